"""An independent, slow reading of the rules, to hold the real one against."""

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any

Cell = tuple[int, int]
Shot = frozenset[Cell]
Json = dict[str, Any]

NAMES = ("periscope", "artillery", "sail", "fins", "engine", "windows", "propeller")
NUMBER = {name: number for number, name in enumerate(NAMES, 1)}
SWITCHLESS = {NUMBER["artillery"], NUMBER["windows"]}
SWITCHES = set(NUMBER.values()) - SWITCHLESS
KINDS = {
    frozenset({"roll"}): "roll",
    frozenset({"seat", "draft"}): "draft",
    frozenset({"seat", "switch"}): "switch",
    frozenset({"seat", "using", "face"}): "reroll",
    frozenset({"seat", "face", "fire"}): "fire",
    frozenset({"seat", "using", "face", "fire"}): "fire",
    frozenset({"opponent", "hit"}): "opponent",
}
RECORD_KEYS = {"format", "mode", "board", "players", "first", "events"}
RESULT_KEYS = {"winners", "reason", "spares", "hits"}
WINDOW = {(column, row) for column in range(3) for row in range(3)}
FALLING, RISING, CENTRE = {(0, 0), (2, 2)}, {(0, 2), (2, 0)}, {(1, 1)}
FORMATIONS = {
    1: [{space} for space in WINDOW],
    2: [FALLING, RISING],
    3: [FALLING | CENTRE, RISING | CENTRE],
    4: [FALLING | RISING],
    5: [FALLING | RISING | CENTRE],
    6: [{(x, y) for x, y in WINDOW if x != 1}, {(x, y) for x, y in WINDOW if y != 1}],
}


def first_fault(record: dict[str, object]) -> tuple[int | None, str] | None:
    """None when the record holds, or its first broken event (None: no single one) and the category.

    The format of everything is checked before anything is replayed.
    """
    if not _record_format(record):
        return None, "format"
    game: Json = record
    for index, event in enumerate(game["events"]):
        if not _event_format(event, game):
            return index, "format"
    table = Table(game)
    for index, event in enumerate(game["events"]):
        category = table.fault(event)
        if category is not None:
            return index, category
        table.apply(event)
    if "result" in game and game["result"] != table.result:
        return None, "result"
    return None


def legal_choices(record: dict[str, object]) -> dict[int, set[tuple[object, ...]]]:
    """For every seat that may choose now, all its legal choices."""
    table = _replayed(record)
    if table.result is not None or not table.dice:
        return {}
    drafter = table.drafter()
    if drafter is not None:
        return {drafter: {("draft", face) for face in table.dice}}
    return {seat: table.actions(seat) for seat in table.seats if seat not in table.acted}


def score_of(record: dict[str, object]) -> dict[str, object] | None:
    """The result that the rules give after all events, or None if the game is not over."""
    return _replayed(record).result


def _replayed(record: Json) -> "Table":
    """The table after all events of a faultless record."""
    table = Table(record)
    for event in record["events"]:
        table.apply(event)
    return table


def _int_in(value: object, low: int, high: int) -> bool:
    """Whether the value is an integer (True is none) from low to high."""
    return type(value) is int and low <= value <= high


def _list_of(value: object, kind: type, least: int = 0, most: int = 99) -> bool:
    """Whether the value is a list of so many items of exactly this type."""
    return isinstance(value, list) and least <= len(value) <= most and all(type(x) is kind for x in value)


def _record_format(record: object) -> bool:
    """Whether everything but the single events is well formed."""
    if not isinstance(record, dict) or not set(record) >= RECORD_KEYS:
        return False
    players = record["players"]
    if not _list_of(players, str, 1, 4):
        return False
    return (
        record["format"] == "torpedo-dice/1"
        and record["mode"] in (["solo"] if len(players) == 1 else ["training", "mission"])
        and _int_in(record["first"], 0, len(players) - 1)
        and isinstance(record["events"], list)
        and _board_format(record["board"])
        and ("result" not in record or _result_format(record["result"]))
    )


def _result_format(result: object) -> bool:
    """Whether the result has the right keys, each with a value of the right type."""
    if not isinstance(result, dict) or not RESULT_KEYS <= set(result) <= RESULT_KEYS | {"score", "rank"}:
        return False
    return (
        all(_list_of(result[key], int) for key in ("winners", "spares", "hits"))
        and type(result["reason"]) is str
        and type(result.get("score", 0)) is int
        and type(result.get("rank", "")) is str
    )


def _board_format(board: object) -> bool:
    """Whether the board is one that the rules allow."""
    if not isinstance(board, dict) or set(board) != {"name", "grid", "spares", "uses", "panels"}:
        return False
    name = board["name"]
    return (
        isinstance(name, str)
        and 1 <= len(name) <= 60
        and all(unicodedata.category(letter) != "Cc" for letter in name)
        and _grid_format(board["grid"])
        and _int_in(board["spares"], 0, 99)
        and _int_in(board["uses"], 1, 9)
        and _panels_format(board["panels"])
    )


def _grid_format(grid: object) -> bool:
    """Whether the rows are equally long and hold cells of every system, 63 at most in all."""
    if not isinstance(grid, list) or not _list_of(grid, str, 1, 26):
        return False
    spaces = "".join(grid)
    return (
        1 <= len(grid[0]) <= 26
        and all(len(row) == len(grid[0]) for row in grid)
        and set("1234567") <= set(spaces) <= set(".1234567")
        and len(spaces.replace(".", "")) <= 63
    )


def _panels_format(panels: object) -> bool:
    """Whether the panels name each system once and give two partners to each without a switch."""
    if not isinstance(panels, list) or not all(_list_of(panel, int) for panel in panels):
        return False
    if sorted(system for panel in panels for system in panel) != sorted(NUMBER.values()):
        return False
    return all(len(_partners(panels, system)) == 2 for system in SWITCHLESS)


def _partners(panels: list[list[int]], system: int) -> set[int]:
    """The systems with switches on the panel of a system without one."""
    return {partner for panel in panels if system in panel for partner in panel if partner in SWITCHES}


def _event_format(event: object, game: Json) -> bool:
    """Whether the event has the keys of one kind, each with a value of its domain."""
    if not isinstance(event, dict) or frozenset(event) not in KINDS:
        return False
    return all(_value_format(key, value, game) for key, value in event.items())


def _value_format(key: str, value: Any, game: Json) -> bool:
    """Whether the value may stand under this key of an event."""
    if key == "roll":
        return _list_of(value, int, 1, 5) and all(1 <= face <= 6 for face in value)
    if key == "fire":
        return _fire_format(value, game["board"]["grid"])
    if key == "seat":
        return _int_in(value, 0, len(game["players"]) - 1)
    if key in ("using", "switch"):
        return value in NAMES
    if key == "hit":
        return value is None or _int_in(value, 1, 7)
    return _int_in(value, 1, 6)


def _fire_format(pips: object, grid: list[str]) -> bool:
    """Whether these are at most 7 pips in order, none of them twice."""
    if not isinstance(pips, list) or len(pips) > 7:
        return False
    cells = [_cell(pip, grid) for pip in pips]
    places = [(cell[1], cell[0]) for cell in cells if cell is not None]
    return len(places) == len(pips) and places == sorted(set(places))


def _cell(pip: object, grid: list[str]) -> Cell | None:
    """The cell that a recorded pip names, or None if it is not written as it must be."""
    if isinstance(pip, str):
        if not re.fullmatch("[A-Z][1-9][0-9]?", pip):
            return None
        cell = (ord(pip[0]) - ord("A"), int(pip[1:]) - 1)
        return cell if _on_grid(cell, grid) else None
    if not isinstance(pip, list) or len(pip) != 2 or not all(_int_in(number, -6, 32) for number in pip):
        return None
    cell = (pip[0], pip[1])
    return None if _on_grid(cell, grid) else cell


def _on_grid(cell: Cell, grid: list[str]) -> bool:
    """Whether the cell lies on the grid."""
    return 0 <= cell[0] < len(grid[0]) and 0 <= cell[1] < len(grid)


def _patterns(using: str | None, face: int) -> list[set[Cell]]:
    """The pips that the system can make of the face it gives, in one position each."""
    plain = FORMATIONS[face]
    if using == "artillery":
        return [pips | {extra} for pips in plain for extra in WINDOW - pips]
    if using == "engine":
        return [pips - {lost} for pips in plain for lost in pips]
    if using == "windows":
        directions = [(1, 0), (0, 1), (1, 1), (1, -1)]
        return [{(x * step, y * step) for step in range(face)} for x, y in directions]
    return plain


# Cached because the same few sets are asked for in every round of every game.
@cache
def _shots(using: str | None, face: int, grid: tuple[str, ...]) -> set[Shot]:
    """Every shot of the system and face, in every position on this grid."""
    shots: set[Shot] = set()
    for pattern in _patterns(using, face):
        # No pattern reaches further than 5 spaces, so none that touches the grid begins beyond 6.
        for x in range(-6, len(grid[0]) + 6):
            for y in range(-6, len(grid) + 6):
                shot = frozenset((x + column, y + row) for column, row in pattern)
                if not shot or any(_on_grid(cell, list(grid)) for cell in shot):
                    shots.add(shot)
    return shots


@dataclass
class Sheet:
    """What one seat writes: its shots at its target, and the state of its own systems."""

    spares: int
    uses: Counter[int]
    skull: bool = False
    hits: set[Cell] = field(default_factory=set)
    on: set[int] = field(default_factory=set)
    wrecked: set[int] = field(default_factory=set)
    damage: Counter[int] = field(default_factory=Counter)


class Table:
    """A game in progress; the events given to it are well formed."""

    def __init__(self, game: Json) -> None:
        """The table before the first event."""
        board: Json = game["board"]
        self.mode: str = game["mode"]
        self.seats = list(range(len(game["players"])))
        self.grid: list[str] = board["grid"]
        self.panels: list[list[int]] = board["panels"]
        self.systems = set(range(1, 7 if self.mode == "training" else 8))
        spaces = [((x, y), space) for y, row in enumerate(self.grid) for x, space in enumerate(row)]
        self.cells = {cell: int(space) for cell, space in spaces if space != "." and int(space) in self.systems}
        uses = dict.fromkeys(SWITCHLESS, int(board["uses"]))
        self.sheets = [Sheet(board["spares"], Counter(uses)) for _ in self.seats]
        self.result: dict[str, object] | None = None
        self.start_round(game["first"])

    def start_round(self, active: int) -> None:
        """A new round; no dice lie on the table until they are rolled."""
        self.active = active
        self.dice: list[int] = []
        self.drafted: dict[int, int] = {}
        self.rerolled: dict[int, int] = {}
        self.acted: set[int] = set()
        self.exploded = False

    def fault(self, event: Json) -> str | None:
        """The category of the first rule that the event breaks, or None."""
        kind, seat = KINDS[frozenset(event)], event.get("seat", 0)
        if self.result is not None:
            return "over"
        if kind == "roll":
            return "roll" if self.dice or len(event["roll"]) != len(self.seats) + 1 else None
        if not self.due(kind, seat):
            return "turn"
        if kind == "draft":
            return None if event["draft"] in self.dice else "draft"
        if kind == "switch":
            return None if self.can_switch(seat, event["switch"]) else "switch"
        if kind == "reroll":
            return None if event["using"] == "propeller" and self.can_reroll(seat) else "system"
        if kind == "opponent":
            return None if event == {"opponent": self.dice[0], "hit": self.struck()} else "opponent"
        return self.fire_fault(seat, event.get("using"), event["face"], self.pips(event))

    def due(self, kind: str, seat: int) -> bool:
        """Whether an event of this kind, no roll, may come now from this seat."""
        if kind == "opponent":
            return self.mode == "solo" and 0 in self.acted
        if kind == "draft":
            return seat == self.drafter()
        return len(self.drafted) == len(self.seats) and seat not in self.acted

    def drafter(self) -> int | None:
        """The seat that drafts now, or None."""
        if not self.dice or len(self.drafted) == len(self.seats):
            return None
        return (self.active + len(self.drafted)) % len(self.seats)

    def fire_fault(self, seat: int, using: str | None, face: int, shot: Shot) -> str | None:
        """The category of the first rule that a shot breaks, or None."""
        if not self.can_use(seat, using):
            return "system"
        if face not in self.faces(seat, using):
            return "face"
        return None if shot in _shots(using, face, tuple(self.grid)) else "formation"

    def works(self, seat: int, system: int) -> bool:
        """Whether the seat's system works in this round."""
        sheet = self.sheets[seat]
        if system in sheet.wrecked or system not in self.systems:
            return False
        if self.mode == "training":
            return system in SWITCHES or sheet.uses[system] > 0
        needed = _partners(self.panels, system) - sheet.wrecked if system in SWITCHLESS else {system}
        return needed <= sheet.on

    def can_switch(self, seat: int, name: str) -> bool:
        """Whether the seat may switch this system on."""
        sheet = self.sheets[seat]
        return self.mode != "training" and NUMBER[name] in SWITCHES - sheet.on - sheet.wrecked

    def can_reroll(self, seat: int) -> bool:
        """Whether the seat may roll its die again."""
        return seat not in self.rerolled and self.works(seat, NUMBER["propeller"])

    def can_use(self, seat: int, using: str | None) -> bool:
        """Whether the seat may fire with this system (None: with none)."""
        if using == "propeller" or seat in self.rerolled:
            return using == "propeller" and seat in self.rerolled
        return using is None or self.works(seat, NUMBER[using])

    def faces(self, seat: int, using: str | None) -> set[int]:
        """The faces that the system can give to the seat."""
        drafted = self.drafted[seat]
        if using == "periscope":
            return {7 - drafted}
        if using == "sail":
            return {drafted - 1, drafted + 1} - {0, 7}
        if using == "propeller":
            return {self.rerolled[seat]}
        if using == "fins" and self.mode == "solo":
            return {self.dice[0]}
        if using == "fins":
            return {face for other, face in self.drafted.items() if other != seat}
        return {drafted}

    def actions(self, seat: int) -> set[tuple[object, ...]]:
        """Every legal action of a seat that has not acted yet."""
        actions: set[tuple[object, ...]] = {("switch", name) for name in NAMES if self.can_switch(seat, name)}
        if self.can_reroll(seat):
            actions.add(("reroll",))
        for using in (None, *NAMES):
            for face in self.faces(seat, using) if self.can_use(seat, using) else ():
                actions |= {("fire", using, face, shot) for shot in _shots(using, face, tuple(self.grid))}
        return actions

    def pips(self, event: Json) -> Shot:
        """The cells of a recorded shot."""
        cells = [_cell(pip, self.grid) for pip in event["fire"]]
        return frozenset(cell for cell in cells if cell is not None)

    def struck(self) -> int | None:
        """The solo player's system that the opponent's shot damages, or None for a miss."""
        system, wrecked = self.dice[0], self.sheets[0].wrecked
        if system in wrecked and self.exploded:
            return None
        while system in wrecked:
            system = system % 7 + 1
        return system

    def apply(self, event: Json) -> None:
        """The table after a legal event."""
        kind, seat = KINDS[frozenset(event)], event.get("seat", 0)
        if kind == "roll":
            self.dice = list(event["roll"])
        elif kind == "draft":
            self.dice.remove(event["draft"])
            self.drafted[seat] = event["draft"]
        elif kind == "reroll":
            self.rerolled[seat] = event["face"]
        elif kind == "opponent":
            self.suffer(event["hit"])
            self.end_round()
        else:
            self.act(seat, event)

    def act(self, seat: int, event: Json) -> None:
        """The table after a seat's shot or switch."""
        if "switch" in event:
            # At once, because the seat has no further action in which it could work too early.
            self.sheets[seat].on.add(NUMBER[event["switch"]])
        else:
            self.fire(seat, event.get("using"), self.pips(event))
        self.acted.add(seat)
        if self.mode != "solo" and self.acted == set(self.seats):
            self.end_round()

    def fire(self, seat: int, using: str | None, shot: Shot) -> None:
        """The seat's sheet after its shot."""
        sheet, sunk_before = self.sheets[seat], self.sunk(seat)
        if using is not None:
            sheet.uses[NUMBER[using]] -= 1
        for cell in shot:
            if cell in self.cells and cell not in sheet.hits:
                sheet.hits.add(cell)
            elif sheet.spares > 0:
                sheet.spares -= 1
            else:
                sheet.skull = True
        self.exploded = self.sunk(seat) != sunk_before

    def sunk(self, seat: int) -> set[int]:
        """The target's systems whose cells the seat has all hit."""
        return self.systems - {self.cells[cell] for cell in set(self.cells) - self.sheets[seat].hits}

    def suffer(self, system: int | None) -> None:
        """The solo player's sheet after the opponent's shot."""
        sheet = self.sheets[0]
        if system is not None:
            sheet.damage[system] += 1
            if sheet.damage[system] == 2:
                sheet.wrecked.add(system)

    def end_round(self) -> None:
        """The game over, or the next round begun."""
        if self.mode == "solo":
            self.result = self.solo_result()
        else:
            for seat in self.seats:
                self.sheets[(seat + 1) % len(self.seats)].wrecked |= self.sunk(seat)
            self.result = self.table_result()
        self.start_round((self.active + 1) % len(self.seats))

    def table_result(self) -> dict[str, object] | None:
        """The result at a table of 2 to 4, or None to play on."""
        done = {seat for seat in self.seats if self.sunk(seat) == self.systems}
        dead = {seat for seat in self.seats if self.sheets[seat].skull}
        spares = {seat: self.sheets[seat].spares for seat in self.seats}
        if not done and not dead:
            return None
        if done - dead:
            return self.outcome(_best(spares, done - dead), "sunk")
        alive = set(self.seats) - dead
        totals = {seat: spares[seat] + len(self.sheets[seat].hits) for seat in alive}
        return self.outcome(_best(spares, _best(totals, alive)), "torpedoes")

    def solo_result(self) -> dict[str, object] | None:
        """The result of a solo game, or None to play on."""
        sheet = self.sheets[0]
        if sheet.skull:
            return self.outcome(set(), "torpedoes")
        if self.sunk(0) == self.systems:
            score = 10 * len(self.systems - sheet.wrecked) + 5 * sheet.spares
            rank = "lieutenant" if score <= 25 else "captain" if score <= 40 else "admiral"
            return {**self.outcome({0}, "sunk"), "score": score, "rank": rank}
        return self.outcome(set(), "wrecked") if sheet.wrecked == self.systems else None

    def outcome(self, winners: set[int], reason: str) -> dict[str, object]:
        """The result with these winners."""
        return {
            "winners": sorted(winners),
            "reason": reason,
            "spares": [sheet.spares for sheet in self.sheets],
            "hits": [len(sheet.hits) for sheet in self.sheets],
        }


def _best(values: dict[int, int], seats: set[int]) -> set[int]:
    """Those of the seats that have the highest value."""
    most = max((values[seat] for seat in seats), default=0)
    return {seat for seat in seats if values[seat] == most}
