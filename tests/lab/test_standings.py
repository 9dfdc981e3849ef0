"""Tournaments: fair seatings, the same luck for all, and nothing that is called settled and is not."""

import math
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

import pytest
from tables import TABLES

from torpedo_dice import SetupError, decode_game, standard_board
from torpedo_dice.bots.greedy_bot import GreedyBot
from torpedo_dice.bots.registry import BOTS
from torpedo_dice.game.events import Rolled
from torpedo_dice.game.names import ModeName
from torpedo_dice.lab.evidence import interval
from torpedo_dice.lab.processes import Processes
from torpedo_dice.lab.ratings import Ratings
from torpedo_dice.lab.standings import Standings
from torpedo_dice.lab.tournament import (
    Deal,
    Played,
    Tournament,
    check_bots,
    contests,
    even_share,
    play_deal,
    play_deals,
    points_in,
    points_of_solo,
    seatings,
)
from torpedo_dice.lab.workers import Here

NAMES = ("a", "b", "c", "d", "e")
SEATS = [(bots, seats) for bots in (2, 3, 4, 5) for seats in (2, 3, 4)]


def tournament(
    mode: ModeName = "mission", players: int = 2, bots: tuple[str, ...] = ("greedy", "random")
) -> Tournament:
    """A tournament on the standard board."""
    return Tournament(mode, players, bots, standard_board(), "t")


@pytest.fixture
def twin(monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Greedy, and a bot that differs from it only in what it does between equals."""
    monkeypatch.setitem(BOTS, "twin", lambda seed: GreedyBot(f"twin {seed}"))
    return ("greedy", "twin")


@pytest.mark.parametrize(("bots", "seats"), SEATS)
def test_seatings_favour_nobody(bots: int, seats: int) -> None:
    """In every deal each bot has each seat equally often, and every choice of bots is there."""
    played = tournament("mission", seats, NAMES[:bots])
    for number in range(20):
        found = seatings(played, number)
        assert len(set(found)) == len(found)
        assert all(len(seating) == seats for seating in found)
        counts = Counter((bot, seat) for seating in found for seat, bot in enumerate(seating))
        assert len(counts) == bots * seats
        assert len(set(counts.values())) == 1
        groups = Counter(frozenset(Counter(seating).items()) for seating in found)
        expected = combinations(NAMES[:bots], seats if bots >= seats else seats - bots)
        assert len(groups) == len(list(expected))


@pytest.mark.parametrize(("bots", "seats"), [(4, 4), (3, 3), (2, 4), (5, 3)])
def test_everybody_sits_left_of_everybody(bots: int, seats: int) -> None:
    """Over many deals, each bot fires at each other about as often."""
    played = tournament("mission", seats, NAMES[:bots])
    targets: Counter[tuple[str, str]] = Counter()
    for number in range(1200):
        for seating in seatings(played, number):
            targets.update(pairwise([*seating, seating[0]]))
    counts = [targets[pair] for pair in combinations(NAMES[:bots], 2)]
    counts += [targets[other, one] for one, other in combinations(NAMES[:bots], 2)]
    assert max(counts) < 1.35 * min(counts)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_a_deal_is_the_same_luck_in_every_seating(mode: ModeName, players: int) -> None:
    """The same seat begins, and each round's dice are the same for as long as both games last."""
    played = tournament(mode, players)
    deal = play_deal(played, 3, recorded=True)
    games = [decode_game(line) for line in deal.records.splitlines()]
    assert [tuple(name.split()[0] for name in game.players) for game in games] == seatings(played, 3)
    assert len({game.first for game in games}) == 1
    rolls = [[event.dice for event in game.events if isinstance(event, Rolled)] for game in games]
    assert all(one == other for dice in rolls for one, other in zip(dice, rolls[0], strict=False))
    assert [(each.winners, each.score) for each in deal.games] == [
        (outcome.winners, outcome.score) for game in games if (outcome := game.outcome())
    ]
    other = play_deal(played, 4, recorded=True)
    assert [event for event in decode_game(other.records.splitlines()[0]).events if isinstance(event, Rolled)][:3] != [
        Rolled(dice) for dice in rolls[0][:3]
    ]


def test_points_are_shared_by_the_winners() -> None:
    """One for a game, in equal parts; a bot with two seats gets those of both; none when nobody wins."""
    assert points_in(Played(("a", "b"), (0,), None)) == {"a": 1, "b": 0}
    assert points_in(Played(("a", "b", "c"), (0, 2), None)) == {"a": Fraction(1, 2), "b": 0, "c": Fraction(1, 2)}
    assert points_in(Played(("a", "b", "b"), (0, 1, 2), None)) == {"a": Fraction(1, 3), "b": Fraction(2, 3)}
    assert points_in(Played(("a", "b"), (), None)) == {"a": 0, "b": 0}


def test_solo_games_are_compared_by_win_and_score() -> None:
    """Each with each: the better one has the point, equal ones half of it."""
    won, richer, lost, wrecked = (
        Played((bot,), winners, score)
        for bot, winners, score in [("a", (0,), 5), ("b", (0,), 60), ("c", (), None), ("d", (), None)]
    )
    assert points_of_solo([won, richer, lost, wrecked]) == {
        "a": Fraction(2, 3), "b": 1, "c": Fraction(1, 6), "d": Fraction(1, 6)
    }  # fmt: skip
    poor = Played(("e",), (0,), 0)
    assert points_of_solo([lost, poor]) == {"c": 0, "e": 1}
    assert contests(Deal((won, lost), b"")) == [{"a": 1, "c": 0}]


def test_even_share_is_what_equal_bots_have() -> None:
    """Whatever the table, points of equal bots come to the even share, where somebody always wins."""
    for bots, seats in SEATS:
        played = tournament("mission", seats, NAMES[:bots])
        random, standings = Random(1), Standings(played.bots)
        for number in range(150):
            games = [Played(seating, (random.randrange(seats),), None) for seating in seatings(played, number)]
            standings.add(Deal(tuple(games), b""))
        for bot in played.bots:
            assert standings.points(bot).low < even_share(played) < standings.points(bot).high
    assert even_share(tournament("solo", 1, NAMES[:3])) == 0.5


def test_bots_that_are_one_are_never_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bot under two names: whatever the luck of a deal, there is no difference in it."""
    monkeypatch.setitem(BOTS, "mirror", GreedyBot)
    tables: list[tuple[ModeName, int]] = [("mission", 2), ("training", 3), ("solo", 1)]
    for mode, players in tables:
        standings = Standings(("greedy", "mirror"))
        for deal in play_deals(Here(), tournament(mode, players, ("greedy", "mirror")), 10):
            standings.add(deal)
        assert standings.difference("greedy", "mirror").value.value == 0
        assert not standings.is_settled()


def test_pairing_tightens_the_interval(twin: tuple[str, str]) -> None:
    """The difference of two like bots is surer where both had the same luck than where each had its own."""
    pairs = [deal.games for deal in play_deals(Here(), tournament("mission", 2, twin), 80)]
    paired = [ahead_in(one, other) for one, other in pairs[:40]]
    own_luck = [ahead_in(one, other) for (one, _), (_, other) in zip(pairs[:40], pairs[40:], strict=True)]
    assert width(paired) < width(own_luck) * 0.8


def ahead_in(one: Played, other: Played) -> Fraction:
    """By how much greedy is ahead of its twin in two games."""
    points = points_in(one), points_in(other)
    return sum((each["greedy"] - each["twin"] for each in points), Fraction()) / 2


def width(differences: list[Fraction]) -> float:
    """How wide the interval of their mean is."""
    found = interval(Counter(differences), -1, 1, 0.05)
    return found.high - found.low


def test_several_equal_bots_are_seldom_put_in_order() -> None:
    """The whole way, with three bots at tables for two: all that is ever said of any pair has the one risk together."""
    random, false, trials = Random(8), 0, 100
    played = tournament("mission", 2, NAMES[:3])
    for _ in range(trials):
        standings = Standings(played.bots, risk=0.4)
        for number in range(60):
            games = [Played(seating, (random.randrange(2),), None) for seating in seatings(played, number)]
            standings.add(Deal(tuple(games), b""))
            if standings.settled():
                false += 1
                break
    assert false / trials < 0.4


def test_standings_count_what_was_played() -> None:
    """Games, victories, points and differences are those of the games, each counted again here."""
    played = tournament("training", 3, ("greedy", "random"))
    deals = list(play_deals(Here(), played, 6))
    standings = Standings(played.bots)
    for deal in deals:
        standings.add(deal)
    games = [game for deal in deals for game in deal.games]
    assert (standings.deals, standings.games) == (6, len(games))
    for bot in played.bots:
        counts = standings.records[bot].counts
        won = [{game.seating[seat] for seat in game.winners} for game in games]
        assert counts["games"] == len(games)
        assert counts["wins"] == won.count({bot})
        assert counts["shared"] == won.count(set(played.bots))
        mean = sum(points_in(game)[bot] for game in games) / len(games)
        assert standings.points(bot).value == pytest.approx(float(mean))
    assert standings.order == ["greedy", "random"]
    difference = standings.difference("greedy", "random")
    assert difference.value.value == pytest.approx(standings.points("greedy").value - standings.points("random").value)
    turned = standings.difference("random", "greedy").value
    assert (-turned.value, -turned.high, -turned.low) == pytest.approx(difference.value)
    assert not standings.difference("random", "greedy").settled


def test_solo_scores_are_of_the_wins() -> None:
    """The mean score of a bot is that of its wins; of a bot without any there is none."""
    standings = Standings(("a", "b"))
    for score in (10, 30, None):
        games = Played(("a",), (0,) if score else (), score), Played(("b",), (), None)
        standings.add(Deal(games, b""))
    assert standings.records["a"].mean_score == 20
    assert standings.records["b"].mean_score is None
    assert standings.records["a"].counts["wins"] == 2


def test_the_weaker_ones_are_settled_too() -> None:
    """Three bots of which each always beats the next: the order is settled, whatever order they were named in."""
    played = tournament("mission", 2, ("b", "c", "a"))
    standings = Standings(played.bots)
    number = 0
    while not standings.is_settled():
        games = [Played(each, (each.index(min(each)),), None) for each in seatings(played, number)]
        standings.add(Deal(tuple(games), b""))
        number += 1
    assert standings.order == ["a", "b", "c"]
    assert [(each.ahead, each.behind) for each in standings.differences()] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert number < 30


def test_results_do_not_depend_on_who_played() -> None:
    """Two processes give the same deals as this one, and records that hold."""
    played = tournament("training", 3)
    with Processes(2) as workers:
        assert list(play_deals(workers, played, 8, recorded=True)) == list(play_deals(Here(), played, 8, recorded=True))


def test_ratings_order_and_shrink() -> None:
    """Winners are rated higher, more games are surer, and the scale is what it says: 6.5 is three of four."""
    random, ratings = Random(3), Ratings(NAMES[:2])
    spans = []
    for game in range(3001):
        won = random.random() < 0.75
        ratings.add({"a": Fraction(int(won)), "b": Fraction(int(not won))})
        if game in {10, 300, 3000}:
            spans.append(ratings.rating("a", 0.05).high - ratings.rating("a", 0.05).low)
    strong, weak = ratings.rating("a", 0.05), ratings.rating("b", 0.05)
    assert strong.low > weak.high
    assert strong.value - weak.value == pytest.approx(6.5, abs=1)
    assert spans == sorted(spans, reverse=True)
    wider = ratings.rating("a", 0.01)
    assert wider.low < strong.low < strong.value < strong.high < wider.high


def test_ratings_of_three_at_a_table() -> None:
    """A bot that never wins falls, with every game, behind those who do; that they lose together ties nobody."""
    random, ratings = Random(4), Ratings(NAMES[:3])
    for game in range(400):
        winner = random.choice("aab")
        ratings.add({bot: Fraction(int(bot == winner)) for bot in NAMES[:3]})
        if game == 100:
            early = ratings.rating("c", 0.05).value
    first, second, last = (ratings.rating(bot, 0.05) for bot in NAMES[:3])
    assert first.value > second.value > last.high
    assert last.value < early - 5
    assert first.value - second.value == pytest.approx(math.log(2) * math.sqrt(2) * 25 / 6, abs=1.5)


def test_games_that_nobody_wins_say_nothing() -> None:
    """No points, no comparison; shared points are a draw, which keeps equals equal and makes them surer."""
    ratings = Ratings(NAMES[:2])
    before = ratings.rating("a", 0.05)
    ratings.add({"a": Fraction(), "b": Fraction()})
    assert ratings.rating("a", 0.05) == before
    ratings.add({"a": Fraction(1, 2), "b": Fraction(1, 2)})
    assert ratings.rating("a", 0.05).value == before.value
    assert ratings.rating("a", 0.05).high < before.high


def test_ratings_need_their_library() -> None:
    """Without OpenSkill, the error names the extra that brings it."""
    code = "import sys; sys.modules['openskill'] = None; from torpedo_dice.lab.ratings import Ratings; Ratings('ab')"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "MissingExtra: This part is not installed." in said.stderr
    assert 'pip install "torpedo-dice[lab]"' in said.stderr


@pytest.mark.parametrize(
    ("bots", "key"), [(["greedy"], "bots-few"), (["random", "greedy", "random"], "bots-twice"), (["hal", "hal"], "bot")]
)
def test_bots_are_checked(bots: list[str], key: str) -> None:
    """Two or more, known, none twice."""
    with pytest.raises(SetupError) as error:
        check_bots(bots)
    assert error.value.key == f"setup-{key}"
