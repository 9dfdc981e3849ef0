"""The lab: intervals that hold, tallies that add up, counts that two ways of counting agree on."""

from random import Random
from statistics import mean

import pytest
import reference
from tables import TABLES, as_json

from torpedo_dice import Game, SeededDice, standard_board
from torpedo_dice.game.names import ModeName
from torpedo_dice.lab.benchmark import game_speed, playout_speed
from torpedo_dice.lab.intervals import Share, share
from torpedo_dice.lab.match import Setup, Tally, play_games, setup_of
from torpedo_dice.lab.perft import perft
from torpedo_dice.simulation.bulk import PLAYERS, Bulk


def test_interval_is_wilsons() -> None:
    """Where its two ends come from: the shares whose own spread just reaches what was seen."""
    for count, trials in [(0, 10), (10, 10), (3, 10), (500, 1000), (1, 2)]:
        found = share(count, trials)
        assert found.value == count / trials
        for end in (found.low, found.high):
            spread = (end * (1 - end) / trials) ** 0.5
            assert abs(found.value - end) == pytest.approx(1.959964 * spread, abs=1e-6)
        assert 0 <= found.low <= found.value <= found.high <= 1
    assert share(0, 0) == Share(0.0, 0.0, 1.0)


def test_interval_holds_what_it_promises() -> None:
    """Of 2,000 samples of a known share, 95% of the intervals hold it, give or take."""
    random, holding = Random(1), 0
    for _ in range(2000):
        found = share(sum(random.random() < 0.3 for _ in range(60)), 60)
        holding += found.low <= 0.3 <= found.high
    assert 0.93 < holding / 2000 < 0.97


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_tally_is_what_the_records_say(mode: ModeName, players: int) -> None:
    """Every figure is counted again from the results."""
    setup = setup_of(mode, players, ["random"], standard_board(), "t")
    games = list(play_games(setup, 60))
    tally = Tally()
    for game in games:
        tally.add(game)
    results = [as_json(game)["result"] for game in games]
    winners = [result["winners"] for result in results]
    assert tally.games == 60
    assert tally.shared == sum(len(each) > 1 for each in winners)
    assert tally.nobody == winners.count([])
    assert sum(tally.seat_wins.values()) + tally.shared + tally.nobody == 60
    assert all(tally.seat_wins[seat] == winners.count([seat]) for seat in range(players))
    assert tally.first_wins == sum([game.first] == each for game, each in zip(games, winners, strict=True))
    assert dict(tally.reasons) == {name: [r["reason"] for r in results].count(name) for name in tally.reasons}
    assert tally.mean_rounds == sum(len([e for e in as_json(g)["events"] if "roll" in e]) for g in games) / 60
    scores = [result["score"] for result in results if "score" in result]
    assert (tally.score, tally.ranks.total()) == (sum(scores), len(scores))
    assert tally.share_of(30).value == 0.5


def test_mean_score_is_of_the_wins() -> None:
    """Solo by a bot that wins sometimes; none without a win."""
    tally = Tally()
    assert tally.mean_score is None
    games = list(play_games(setup_of("solo", 1, ["greedy"], standard_board(), "m"), 5))
    for game in games:
        tally.add(game)
    assert tally.mean_score == mean(
        as_json(game)["result"]["score"] for game in games if "score" in as_json(game)["result"]
    )


def test_same_setup_same_games() -> None:
    """The seed fixes dice and bots; another seed plays other games."""
    setup = setup_of("mission", 3, ["greedy", "random"], standard_board(), "s")
    assert setup.bots == ("greedy", "random", "greedy")
    other = Setup(setup.mode, setup.bots, setup.board, "r")
    first, again, different = ([as_json(game) for game in play_games(each, 3)] for each in (setup, setup, other))
    assert first == again != different


def by_the_reference(record: dict[str, object], depth: int) -> int:
    """The number of sequences of moves, counted by the other implementation; the automaton's shot is no move."""
    if depth == 0:
        return 1
    count = 0
    for seat, choices in reference.legal_choices(record).items():
        for choice in sorted(choices, key=repr):
            count += by_the_reference(with_choice(record, seat, choice), depth - 1)
    return count


def with_choice(record: dict[str, object], seat: int, choice: tuple[object, ...]) -> dict[str, object]:
    """A record with one more event."""
    events = record["events"]
    assert isinstance(events, list)
    kind, *rest = choice
    if kind == "draft":
        event: dict[str, object] = {"seat": seat, "draft": rest[0]}
    elif kind == "switch":
        event = {"seat": seat, "switch": rest[0]}
    else:
        using, face, pips = rest
        assert isinstance(pips, frozenset)
        event = {"seat": seat, "face": face, "fire": pips_of(pips, record)}
        if using:
            event["using"] = using
    return record | {"events": [*events, event]}


def pips_of(pips: frozenset[tuple[int, int]], record: dict[str, object]) -> list[object]:
    """Pips as a record writes them."""
    board = record["board"]
    assert isinstance(board, dict)
    width, height = len(board["grid"][0]), len(board["grid"])
    placed = sorted(pips, key=lambda pip: (pip[1], pip[0]))
    return [f"{chr(65 + x)}{y + 1}" if 0 <= x < width and 0 <= y < height else [x, y] for x, y in placed]


@pytest.mark.parametrize(("mode", "players"), [("training", 2), ("mission", 2), ("mission", 3)])
def test_perft_agrees_with_the_reference(mode: ModeName, players: int) -> None:
    """As many sequences of two drafts and an action as the other implementation finds."""
    game = Game(players, mode, dice=SeededDice("perft"), first=0)
    for _ in range(players - 1):
        game.push(game.legal_moves[0])
    depth = 3 if mode == "mission" and players == 2 else 2
    assert perft(game, depth).sequences == by_the_reference(as_json(game), depth)


@pytest.mark.parametrize(("compiled", "jobs"), [(False, 1), (True, 1), (True, 3)])
def test_benchmark_counts_what_it_plays(compiled: bool, jobs: int) -> None:
    """What is timed is what is played, in however many shares; moves and games belong together."""
    bulk = Bulk(Game(2, "mission").book.chart, [PLAYERS["random"]] * 2, 1, compiled=compiled)
    speed, played = playout_speed(bulk, 50, jobs)
    assert played == bulk.play(range(50))
    assert speed.moves_per_s / speed.games_per_s == pytest.approx(played.moves / 50)
    through_game = game_speed(standard_board(), "mission", 2, 5, 1)
    assert through_game.moves_per_s > through_game.games_per_s
