"""Pictures read back: their elements, words and colours, and whether one is whole and keeps to itself."""

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree as ET

from torpedo_dice.drawing.ink import BLACK, WHITE, Theme
from torpedo_dice.drawing.layout import text_width

NAMESPACE = "{http://www.w3.org/2000/svg}"
COLOURS = ("fill", "stroke")


class Placed(NamedTuple):
    """A text with the place of its left and right end and its baseline on the page."""

    said: str
    left: float
    right: float
    baseline: float


def read(svg: str) -> ET.Element:
    """The picture, which must be one whole SVG that needs nothing from outside and gives its ids to nobody else."""
    root = ET.fromstring(svg)  # noqa: S314 - our own text
    assert root.tag == f"{NAMESPACE}svg"
    assert root.get("role") == "img"
    assert [child.tag for child in root][:1] == [f"{NAMESPACE}title"]
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    assert root.attrib["viewBox"].split() == ["0", "0", root.attrib["width"], root.attrib["height"]]
    assert 0 < width < 5000
    assert 0 < height < 20000
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    asked = re.findall(r"url\(#([^)]+)\)", svg)
    assert set(asked) <= set(ids)
    assert all(re.fullmatch(r"td[0-9a-f]{12}-\w+", name) for name in ids)
    for element in root.iter():
        assert element.tag.removeprefix(NAMESPACE) in {
            "svg", "title", "desc", "defs", "pattern", "g", "rect", "path", "circle", "line", "polygon", "text",
        }  # fmt: skip
        assert not [name for name in element.attrib if name.startswith("on") or "href" in name]
    return root


def count(root: ET.Element, sign: str) -> int:
    """How many elements of a picture are of a kind."""
    return sum(element.get("class") == sign for element in root.iter())


def words(root: ET.Element) -> list[str]:
    """Every text that is written in a picture."""
    return ["".join(element.itertext()) for element in root.iter(f"{NAMESPACE}text")]


def told(root: ET.Element) -> str:
    """What is read aloud of a picture: its title and description."""
    return " ".join(child.text or "" for child in root if child.tag in {f"{NAMESPACE}title", f"{NAMESPACE}desc"})


def colours(root: ET.Element) -> set[str]:
    """Every colour of a picture."""
    found = {element.get(name, "none") for element in root.iter() for name in COLOURS}
    return {colour for colour in found if colour != "none" and not colour.startswith("url(")}


def only_inks(root: ET.Element, theme: Theme) -> bool:
    """Whether a picture keeps to the colours of a theme."""
    return colours(root) <= {*theme, BLACK, WHITE}


def placed(root: ET.Element) -> Iterator[Placed]:
    """Every text with the room that it takes at the most."""
    yield from _placed(root, 0.0, 0.0)


def fits(root: ET.Element) -> bool:
    """Whether no text sticks out of the picture."""
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    # A pixel for what is rounded.
    return all(each.left >= -1 and each.right <= width + 1 and 0 < each.baseline < height for each in placed(root))


def _placed(element: ET.Element, x: float, y: float) -> Iterator[Placed]:
    moved = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.tag == f"{NAMESPACE}text":
        said, bold = "".join(element.itertext()), element.get("font-weight") == "bold"
        width = text_width(said, float(element.attrib["font-size"]), bold=bold)
        shift = {"middle": width / 2, "end": width}.get(element.get("text-anchor", ""), 0.0)
        left = x + float(element.attrib["x"]) - shift
        yield Placed(said, left, left + width, y + float(element.attrib["y"]))
    for child in element:
        yield from _placed(child, x, y)
