"""The words and numbers of a study, in the language of whoever reads it."""

from collections.abc import Callable, Sequence
from math import isinf
from typing import TYPE_CHECKING, Final

from torpedo_dice.drawing.scales import DASH, MINUS, Figures
from torpedo_dice.drawing.wording import system_name
from torpedo_dice.game.names import RANK_NAMES
from torpedo_dice.game.notation import space_text
from torpedo_dice.lab.intervals import Share
from torpedo_dice.lab.judgement import LEAST_GAMES, Finding, can_judge_endings, can_judge_moves
from torpedo_dice.lab.study import TABLES, UNKNOWN, BoardStudy, Table

if TYPE_CHECKING:
    from torpedo_dice.translations.catalogue import Catalogue

_PERCENTS: Final = {"share", "even", "average"}
_NUMBERS: Final = {"rounds", "hits", "left"}
MOST_NAMED: Final = 12
"""Spaces in a sentence."""


class StudyWords:
    """A catalogue, and what a study needs of it again and again."""

    def __init__(self, text: "Catalogue") -> None:
        self.text = text
        self.percents = Figures(self.percent, lambda value: text("study-tick", value=value))
        self.whole = Figures(self.percents.tick, self.percents.tick)
        self.numbers = Figures(self.number, lambda value: text("study-count", value=value))
        self.tenths = Figures(self.number, self.number)
        self.finer = Figures(lambda value: text("study-finer", value=value), self.numbers.tick)
        self.points = Figures(lambda value: self._signed(100 * value, self.number), self._point_tick)

    def percent(self, value: float) -> str:
        """A share in percent."""
        return self.text("study-percent", value=value)

    def number(self, value: float) -> str:
        """A number to a tenth."""
        return self.text("study-number", value=value)

    def count(self, value: float) -> str:
        """A whole number."""
        return self.text("study-count", value=value)

    def share(self, found: Share) -> str:
        """A share in percent; a dash where there was nothing that it could be a share of."""
        return DASH if found == UNKNOWN else self.percent(found.value)

    def between(self, share: Share, figures: Figures) -> str:
        """An interval; a dash where nothing is known of it."""
        if isinf(share.low):
            return DASH
        return f"{figures.exact(share.low)} {DASH} {figures.exact(share.high)}"

    def table(self, table: Table) -> str:
        """What is played, and by how many."""
        return self.text("study-table", mode=self.text(f"mode-{table.mode}"), players=table.players)

    def games(self, games: int) -> str:
        """So many games."""
        return self.text("study-games", games=games)

    def on(self, table: Table, games: int) -> str:
        """How many games of a table something rests on."""
        return self.text("study-on", games=self.games(games), table=self.table(table))

    def system(self, system: int) -> str:
        """The number and the name of a system; 0 is none."""
        return system_name(system, self.text) if system else self.text("study-none")

    def finding(self, finding: Finding) -> str:
        """What is lopsided, with the number that shows it."""
        values: dict[str, str | float] = {name: self._value(name, value) for name, value in finding.values.items()}
        if finding.systems:
            values |= {"systems": self.all_of([self.text.system(each) for each in finding.systems])}
            values |= {"count": len(finding.systems)}
        if finding.spaces:
            named = [space_text(space) for space in finding.spaces]
            values |= {"places": self.all_of([*named[:MOST_NAMED], *(["…"] if len(named) > MOST_NAMED else [])])}
        return self.text(f"finding-{finding.key}", **values)

    def advice(self, finding: Finding) -> str:
        """What its designer could do about it."""
        return self.text(f"advice-{finding.key}")

    def verdict(self, study: BoardStudy, *, warned: bool) -> str:
        """What there is to say besides warnings: that games are too few for some, or that there are none."""
        if not can_judge_moves(study):
            key = "study-few-moves" if can_judge_endings(study) else "study-few"
            return self.text(key, games=self.games(study.plan.games), least=LEAST_GAMES)
        return "" if warned else self.text("study-fair")

    def where(self, finding: Finding) -> str:
        """The tables where it shows, the worst first; nothing for what the drawing alone says."""
        if not finding.tables:
            return ""
        if len(finding.tables) == len(TABLES):
            return self.text("study-everywhere", worst=self.table(finding.tables[0]))
        tables = "; ".join(map(self.table, finding.tables))
        return self.text("study-where", tables=tables, count=len(finding.tables))

    def all_of(self, names: Sequence[str]) -> str:
        """Names one after another: A, B and C."""
        if len(names) < 2:
            return "".join(names)
        return self.text("study-and", first=", ".join(names[:-1]), last=names[-1])

    def _value(self, name: str, value: float) -> str | float:
        if name == "rank":
            return self.text(f"rank-{RANK_NAMES[int(value)]}")
        return self.percent(value) if name in _PERCENTS else self.number(value) if name in _NUMBERS else value

    def _point_tick(self, value: float) -> str:
        return self._signed(100 * value, self.count)

    @staticmethod
    def _signed(value: float, written: Callable[[float], str]) -> str:
        said = written(abs(value))
        return said if written(0) == said else f"{MINUS if value < 0 else '+'}{said}"
