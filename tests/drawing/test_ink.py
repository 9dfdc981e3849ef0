"""Colours that are seen by everybody, and markup that nothing breaks out of."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing.reading import read, told, words
from torpedo_dice.drawing.grids import HULL
from torpedo_dice.drawing.ink import (
    DARK,
    LIGHT,
    THEMES,
    Piece,
    Theme,
    contrast,
    element,
    group,
    mixed,
    number,
    own_id,
    picture,
    sign_colour,
    written,
)

TEXTS = [
    ("ink", "deep"), ("ink", "water"), ("haze", "deep"), ("haze", "water"), ("glow", "deep"), ("glow", "water"),
    ("brass", "deep"), ("brass", "water"), ("hit", "water"), ("deep", "hit"),
]  # fmt: skip
"""What is written on what: text on the page and the screens, numbers of systems, numbers on bursts."""
SHAPES = [
    ("haze", "water"), ("haze", "deep"), ("brass", "deep"), ("hit", "water"), ("hit", "deep"), ("miss", "water"),
    ("glow", "deep"), ("glow", "water"), ("ink", "deep"), ("pip", "ivory"), ("deep", "haze"),
    ("haze", "hull"), ("miss", "hull"), ("hit", "hull"),
]  # fmt: skip
"""What is drawn on what: hatches, torpedoes, bursts, rings, lamps, frames, intervals, pips, edges on bars."""
# Machado, Oliveira and Fernandes 2009, full strength, on linear light.
VISIONS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
hex_colours = st.from_regex(r"#[0-9a-f]{6}", fullmatch=True)


def seen(colour: str, vision: str) -> str:
    """A colour as somebody with this vision sees it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    mixed_light = [sum(a * b for a, b in zip(row, light, strict=True)) for row in VISIONS[vision]]
    clipped = [min(1.0, max(0.0, part)) for part in mixed_light]
    back = [12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in clipped]
    return "#" + "".join(f"{round(255 * part):02x}" for part in back)


def test_contrast_is_what_wcag_says() -> None:
    """21 for black on white, 1 for equals, and the well-known grey that is just enough on white."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#8fe3c0", "#8fe3c0") == 1
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize("vision", [None, *VISIONS])
@pytest.mark.parametrize("theme", THEMES)
def test_what_means_something_is_seen(theme: str, vision: str | None) -> None:
    """Text has a contrast of 4.5 and shapes of 3 on what they stand on, for everybody and with three other visions."""
    inks = THEMES[theme]._asdict()
    inks["hull"] = mixed(inks["water"], inks["line"], HULL)
    shown = {name: seen(colour, vision) if vision else colour for name, colour in inks.items()}
    for pairs, least in ((TEXTS, 4.5), (SHAPES, 3.0)):
        for sign, ground in pairs:
            assert contrast(shown[sign], shown[ground]) >= least, (sign, ground)


def test_the_dark_theme_is_the_one_of_the_look() -> None:
    """The tokens that the look names are in the dark theme as they stand there."""
    look = "06131f 0c2436 2c5570 dbe9f2 8fe3c0 e7b75f ff7a4d 7fb4d6".split()  # noqa: SIM905
    named = (DARK.deep, DARK.water, DARK.line, DARK.ink, DARK.glow, DARK.brass, DARK.hit, DARK.miss)
    assert named == tuple(f"#{colour}" for colour in look)


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_dice_are_seen_on_the_page(theme: Theme) -> None:
    """By their ivory in the dark, by their edge in the light."""
    assert max(contrast(theme.ivory, theme.deep), contrast(theme.pip, theme.deep)) >= 3


@given(hex_colours, hex_colours, st.floats(0, 1))
def test_signs_are_read_on_any_colour(one: str, other: str, share: float) -> None:
    """Black or white has a contrast of 4.5 on every mixture."""
    ground = mixed(one, other, share)
    assert contrast(sign_colour(ground), ground) >= 4.5
    assert (mixed(one, other, 0), mixed(one, other, 1)) == (one, other)


@given(st.text(), st.text())
def test_any_text_comes_back_as_text(title: str, said: str) -> None:
    """Whatever somebody is called: the picture is whole, and says it, but for signs that XML cannot hold."""
    piece = Piece(10, 10, written(said, 0, 5, size=5, fill=DARK.ink))
    root = read(picture(piece, DARK, title))
    allowed = [re.sub(r"[\t\n\r]", " ", re.sub("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", each))
               for each in (title, said)]  # fmt: skip
    assert (told(root), words(root)) == (allowed[0], [allowed[1]])


@given(st.text())
def test_attributes_hold_what_they_are_given(value: str) -> None:
    """Nothing ends an attribute from within."""
    drawn = element("g", class_=value)
    root = read(picture(Piece(10, 10, drawn), DARK, ""))
    assert len(list(root)) == 3
    assert set(list(root)[2].attrib) == {"class"}


@given(st.floats(-1e6, 1e6))
def test_numbers_are_short_and_right(value: float) -> None:
    """No exponent, no minus before a zero, no more than two places, and never half a hundredth away."""
    said = number(value)
    assert re.fullmatch(r"-?\d+(\.\d{1,2})?", said)
    assert not re.fullmatch(r"-0(\.0+)?", said)
    assert abs(float(said) - value) <= 0.0051


def test_ids_are_a_pictures_own() -> None:
    """The same picture is the same text, another one shares no id with it, whatever it is called."""
    shape = group(element("defs", id=own_id("x")), element("rect", fill=f"url(#{own_id('x')})"))
    first, second = (picture(Piece(10, size, shape), DARK, "\0x") for size in (10, 11))
    assert first == picture(Piece(10, 10, shape), DARK, "\0x")
    ids = [{each.get("id") for each in read(svg).iter() if each.get("id")} for svg in (first, second)]
    assert len(ids[0]) == len(ids[1]) == 1
    assert not ids[0] & ids[1]
