"""Plots: every value is a mark of the right length and a text, for no rows and for forty, long labels, odd numbers."""

from collections import Counter
from itertools import pairwise
from math import inf, nan
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import PANELS, TINY, boards, names

from drawing.reading import NAMESPACE, count, fits, only_inks, read, told, words
from torpedo_dice import Board, standard_board
from torpedo_dice.drawing.columns import Column, columns_svg, counted
from torpedo_dice.drawing.heat import STEPS, heat_svg
from torpedo_dice.drawing.ink import LIGHT, THEMES, contrast, sign_colour
from torpedo_dice.drawing.plots import Estimate, Marks, estimates_svg
from torpedo_dice.drawing.scales import NUMBERS, PERCENTS, Figures, rounded_out, span_of, ticks

LONG = "a label that goes on and on, for no good reason, until nobody reads it any more, and then some"
values = st.floats(-1e6, 1e6)
odd_values = st.floats(allow_nan=True, allow_infinity=True)


@st.composite
def estimates(draw: st.DrawFn) -> Estimate:
    """A row with an interval around its value, or with none."""
    low, value, high = sorted(draw(st.tuples(values, values, values)))
    label = draw(names)
    return draw(st.sampled_from([Estimate(label, value), Estimate(label, value, low, high)]))


def found(root: ET.Element, sign: str) -> list[ET.Element]:
    """The elements of a picture that are of a kind."""
    return [element for element in root.iter() if element.get("class") == sign]


@settings(max_examples=80, deadline=None)
@given(
    st.lists(estimates(), max_size=40), st.sampled_from(["bars", "dots"]), st.sampled_from([343, 720]),
    st.none() | values, st.sampled_from(sorted(THEMES)),
)  # fmt: skip
def test_any_rows_are_drawn(
    rows: list[Estimate], marks: Marks, width: int, reference: float | None, theme: str
) -> None:
    """A mark and an interval for each row, every value in words, nothing sticks out, no colour from elsewhere."""
    svg = estimates_svg(
        rows,
        title="Title",
        note="A note",
        axis="axis",
        marks=marks,
        width=width,
        reference=reference,
        theme=THEMES[theme],
    )
    root = read(svg)
    assert count(root, "td-bar" if marks == "bars" else "td-dot") == len(rows)
    assert count(root, "td-interval") == sum(row.low is not None for row in rows)
    for row in rows:
        assert row.label in told(root)
        assert NUMBERS.exact(row.value) in words(root)
    assert fits(root)
    assert float(root.attrib["width"]) == width
    assert only_inks(root, THEMES[theme])


@pytest.mark.parametrize("width", [320, 720])
def test_long_labels_are_cut_but_told(width: int) -> None:
    """They stay in their column; whole, they are read aloud and shown when pointed at."""
    rows = [Estimate(LONG, 0.5, 0.4, 0.6), Estimate("W" * 500, 0.2)]
    root = read(estimates_svg(rows, title=LONG, note=LONG, axis=LONG, figures=PERCENTS, width=width))
    assert fits(root)
    assert all(label in told(root) for label in (LONG, "W" * 500))
    assert f"{LONG}: 50.0% [40.0% – 60.0%]" in [title.text for title in root.iter(f"{NAMESPACE}title")]  # noqa: RUF001


def test_bars_are_as_long_as_their_values() -> None:
    """Twice the value, twice the length, from one line at zero; what is less than nothing goes to the other side."""
    root = read(estimates_svg([Estimate("a", 30), Estimate("b", 15), Estimate("c", -15)], title="t"))
    bars = [(float(bar.attrib["x"]), float(bar.attrib["width"])) for bar in found(root, "td-bar")]
    (first, long), (second, short), (third, back) = bars
    assert first == second == pytest.approx(third + back)
    assert long == pytest.approx(2 * short, abs=0.02) == pytest.approx(2 * back, abs=0.02)


def test_shares_fill_an_axis_that_is_given() -> None:
    """From 0 to 1, a share of a half ends in the middle of a share of one; the interval lies around it."""
    rows = [Estimate("all", 1.0), Estimate("half", 0.5, 0.25, 0.75)]
    root = read(estimates_svg(rows, title="t", figures=PERCENTS, least=0, most=1, reference=0.5))
    whole, half = (float(bar.attrib["width"]) for bar in found(root, "td-bar"))
    assert half == pytest.approx(whole / 2, abs=0.02)
    said = words(root)
    assert {"0%", "20%", "100%", "50.0%", "[25.0% – 75.0%]"} <= set(said)  # noqa: RUF001


def test_dots_need_no_zero() -> None:
    """Ratings between 24 and 26 use the whole axis; bars of the same values begin at zero."""
    rows = [Estimate("a", 24.0, 23.5, 24.5), Estimate("b", 26.0, 25.5, 26.5)]
    assert "0" not in words(read(estimates_svg(rows, title="t", marks="dots")))
    assert "0" in words(read(estimates_svg(rows, title="t")))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.builds(Estimate, names, odd_values, odd_values, odd_values), min_size=1, max_size=5))
def test_numbers_that_are_none_do_no_harm(rows: list[Estimate]) -> None:
    """Neither infinity nor what is no number breaks a plot: a dash stands in its place."""
    for marks in ("bars", "dots"):
        assert fits(read(estimates_svg(rows, title="t", marks=marks)))
    assert words(read(estimates_svg([Estimate("a", nan), Estimate("b", inf)], title="t"))).count("–") == 2  # noqa: RUF001


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_no_data_is_a_plot_too(theme: str) -> None:
    """A title over a dash."""
    for svg in (estimates_svg([], title="t", theme=THEMES[theme]), columns_svg([], title="t", theme=THEMES[theme])):
        assert words(read(svg)) == ["t", "–"]  # noqa: RUF001


@settings(max_examples=60, deadline=None)
@given(st.lists(st.builds(Column, names, values), min_size=1, max_size=40), st.sampled_from([343, 720]))
def test_any_columns_are_drawn(columns: list[Column], width: int) -> None:
    """One for each, every value told, nothing sticks out."""
    root = read(columns_svg(columns, title="Title", axis="axis", width=width))
    assert count(root, "td-column") == len(columns)
    assert all(f"{column.label}: {NUMBERS.exact(column.value)}." in told(root) for column in columns)
    assert fits(root)


def test_columns_are_as_high_as_their_values() -> None:
    """All stand on one line, twice the value is twice the height, and the values stand over them."""
    root = read(columns_svg([Column("a", 40), Column("b", 20), Column("c", 0)], title="t", axis="letters"))
    heights = [float(column.attrib["height"]) for column in found(root, "td-column")]
    assert heights == [pytest.approx(2 * heights[1]), heights[1], 0]
    feet = {float(column.attrib["y"]) + float(column.attrib["height"]) for column in found(root, "td-column")}
    assert len(feet) == 1
    assert {"40", "20", "0", "a", "b", "c", "letters"} <= set(words(root))


@given(st.lists(st.integers(-500, 5000), max_size=200), st.integers(2, 40))
def test_counting_loses_nothing(numbers: list[int], most: int) -> None:
    """Every number is in a column, gaps are columns of nothing, and there are no more columns than wanted."""
    columns = counted(numbers, most)
    assert sum(column.value for column in columns) == len(numbers)
    assert len(columns) <= most
    if numbers and max(numbers) - min(numbers) < most:
        counts = Counter(numbers)
        span = range(min(numbers), max(numbers) + 1)
        assert columns == [Column(str(number), counts[number]) for number in span]
    if columns:
        assert columns[0].value > 0
        assert columns[-1].value > 0


@given(values, values, st.integers(2, 12))
def test_ticks_are_round_and_even(one: float, other: float, most: int) -> None:
    """No more than wanted, within the span, equally far apart, and each with a short name."""
    low, high = span_of([one, other], None, None)
    found_ticks, hair = ticks(low, high, most), 1e-6 * (high - low)
    assert len(found_ticks) <= most
    assert all(low - hair <= tick <= high + hair for tick in found_ticks)
    gaps = [after - before for before, after in pairwise(found_ticks)]
    assert all(gap == pytest.approx(gaps[0]) for gap in gaps)
    out_low, out_high = rounded_out(low, high, most)
    assert out_low <= low + hair
    assert out_high >= high - hair


@pytest.mark.parametrize(
    ("value", "exact", "tick"),
    [(0, "0", "0"), (12, "12", "12"), (12.34, "12.3", "12.34"), (1.234, "1.23", "1.234"), (-0.5, "−0.500", "−0.5"),  # noqa: RUF001
     (12345.6, "12,345.6", "12,345.6"), (0.3 - 0.1, "0.200", "0.2")],
)  # fmt: skip
def test_figures(value: float, exact: str, tick: str) -> None:
    """A value has as many places as its size deserves, a tick as few as it needs."""
    assert (NUMBERS.exact(value), NUMBERS.tick(value)) == (exact, tick)


def test_figures_may_be_anybodys() -> None:
    """A language writes its numbers as it does."""
    german = Figures(lambda value: f"{100 * value:.1f} %".replace(".", ","), lambda value: f"{100 * value:.0f} %")
    said = words(read(estimates_svg([Estimate("gierig", 0.94)], title="Siege", figures=german, least=0, most=1)))
    assert {"94,0 %", "100 %"} <= set(said)


@settings(max_examples=40, deadline=None)
@given(boards(), st.data(), st.sampled_from(sorted(THEMES)))
def test_any_heat_is_drawn(board: Board, data: st.DataObject, theme: str) -> None:
    """A coloured space with its value for each that has one; what is off the grid is left out; systems are outlined."""
    space = st.tuples(st.integers(-2, 11), st.integers(-2, 11))
    heat = data.draw(st.dictionaries(space, st.floats(0, 1) | st.just(nan), max_size=30))
    root = read(heat_svg(board, heat, title="Heat", note="note", theme=THEMES[theme]))
    on_grid = [(x, y) for x, y in heat if 0 <= x < board.columns and 0 <= y < board.rows]
    assert count(root, "td-heat") == len(on_grid)
    assert count(root, "td-system") == 7
    assert all(f"{chr(ord('A') + x)}{y + 1}: {PERCENTS.exact(heat[x, y])}." in told(root) for x, y in on_grid)
    assert fits(root)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_hotter_is_further_from_the_water(theme: str) -> None:
    """Each step of the scale stands out more from the water than the one before, and its number is read on it."""
    board = Board("row", ("1234567" + "." * (STEPS - 6),), 0, 1, PANELS)
    heat = {(step, 0): step / STEPS for step in range(STEPS + 1)}
    root = read(heat_svg(board, heat, title="t", theme=THEMES[theme]))
    colours = [space.attrib["fill"] for space in found(root, "td-heat")]
    away = [contrast(colour, THEMES[theme].water) for colour in colours]
    assert away == sorted(set(away))
    assert len(away) == STEPS + 1
    assert all(contrast(sign_colour(colour), colour) >= 4.5 for colour in colours)


def test_heat_may_have_another_scale_and_mode() -> None:
    """What is most is the end of the scale; in Training, the Propeller is water."""
    svg = heat_svg(standard_board(), {(0, 0): 5}, title="t", most=5, figures=NUMBERS, mode="training", theme=LIGHT)
    root = read(svg)
    assert count(root, "td-system") == 6
    assert "A1: 5." in told(root)
    assert {"0", "2.5", "5"} <= set(words(root))
    (space,) = found(root, "td-heat")
    assert space.attrib["fill"] == LIGHT.brass
    assert read(heat_svg(TINY, {}, title="t", most=0))
