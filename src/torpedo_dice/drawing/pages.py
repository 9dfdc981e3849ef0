"""Pages: one HTML file with everything in it, no script, nothing fetched; light or dark as the reader's machine is set.

Pages are well-formed XML too. What comes from somebody goes through `escaped`, as in drawings.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from torpedo_dice.drawing.ink import DARK, FONT, LIGHT, Markup, Theme, element, escaped

_COLOUR: Final = re.compile(r"#[0-9a-f]{6}\b")
_OWN_ID: Final = re.compile(r"\btd[0-9a-f]{12}-")
_VARIABLE: Final = re.compile(r"var\(--c([0-9a-f]{6})-([0-9a-f]{6})\)")
_STYLE: Final = """
:root { color-scheme: dark; THE-DARK-COLOURS }
@media (prefers-color-scheme: light) { :root { color-scheme: light; THE-LIGHT-COLOURS } }
@media print { :root { color-scheme: light; THE-LIGHT-COLOURS } }
* { box-sizing: border-box; }
body { margin: 0; background: DEEP; color: INK; font: 16px/1.5 THE-FONT; font-variant-numeric: tabular-nums; }
main { max-width: 1180px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 21px; line-height: 1.3; margin: 48px 0 4px; padding-top: 16px; border-top: 1px solid LINE; }
p, ul { margin: 8px 0; max-width: 46em; }
ul { padding-left: 1.2em; }
li { margin: 4px 0; }
.aside { color: HAZE; }
.small { font-size: 14px; }
h2:first-child { border-top: 0; padding-top: 0; margin-top: 0; }
.beside { display: grid; gap: 16px 32px; align-items: start; }
.beside { grid-template-columns: repeat(auto-fit, minmax(min(100%, 430px), 1fr)); }
@media (min-width: 900px) { .beside.led { grid-template-columns: minmax(0, 380px) minmax(0, 1fr); } }
.top { margin-top: 16px; }
.top h2 + * { margin-top: 8px; }
.figures { display: grid; gap: 16px; margin: 16px 0; align-items: start; }
.figures.third { grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); }
.figures.half { grid-template-columns: repeat(auto-fill, minmax(min(100%, 460px), 1fr)); }
figure { margin: 0; break-inside: avoid; min-width: 0; }
figure svg { display: block; width: 100%; height: auto; border: 1px solid LINE; border-radius: 12px; }
.half .drawn { overflow-x: auto; }
.half svg { min-width: 480px; }
figcaption { color: HAZE; font-size: 14px; margin: 4px 2px; }
.wide { overflow-x: auto; margin: 16px 0; }
.wide:focus-visible { outline: 2px solid GLOW; outline-offset: 2px; }
table { border-collapse: collapse; font-size: 15px; }
caption { text-align: left; color: HAZE; font-size: 14px; padding-bottom: 4px; }
th, td { padding: 5px 10px; text-align: right; vertical-align: top; white-space: nowrap; }
thead th { color: HAZE; font-weight: normal; font-size: 14px; vertical-align: bottom; white-space: normal; }
tbody tr { border-top: 1px solid LINE; }
th:first-child { text-align: left; padding-left: 4px; font-weight: normal; }
th:first-child { position: sticky; left: 0; background: DEEP; }
td small { display: block; color: HAZE; font-size: 12px; }
td.shade { text-align: center; padding: 5px 2px; min-width: 3.1em; }
.warnings { list-style: none; padding: 0; max-width: none; }
.warnings li { border-left: 4px solid HIT; background: WATER; border-radius: 4px; padding: 10px 16px; margin: 10px 0; }
.warnings p { margin: 2px 0; }
.fair { border-left: 4px solid GLOW; background: WATER; border-radius: 4px; padding: 10px 16px; }
code { display: block; overflow-x: auto; white-space: nowrap; padding: 8px 0; font-size: 14px; }
code { font-family: 'B612 Mono', 'DejaVu Sans Mono', monospace; }
@media (max-width: 600px) { h1 { font-size: 24px; } th, td { padding: 5px 8px; } }
@media print {
  main { max-width: none; padding: 0; } tr, li { break-inside: avoid; } h2 { break-after: avoid; }
  .wide, .half .drawn, code { overflow: visible; } .half svg { min-width: 0; }
  table { font-size: 11px; } caption, thead th { font-size: 11px; } td small { font-size: 9px; }
  th, td { padding: 3px 4px; white-space: normal; } th:first-child { position: static; } td.shade { min-width: 0; }
  code { white-space: pre-wrap; overflow-wrap: anywhere; }
}
"""


def page(language: str, title: str, *body: Markup) -> str:
    """A whole page."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", escaped(title)),
        Markup(f"<style>{_style(body)}</style>"),
    )
    return f"<!DOCTYPE html>\n{element('html', head, element('body', element('main', *body)), lang=language)}\n"


def themed(draw: Callable[[Theme], str]) -> Markup:
    """What is drawn in both themes as one: where colours differ, the page puts in those that its reader wants."""
    # Ids are made of all that is drawn, colours included; those of one theme serve both.
    dark, light = draw(DARK), draw(LIGHT)
    others = iter(_COLOUR.findall(light))
    merged = _COLOUR.sub(lambda found: _variable(found[0], next(others)), dark)
    assert next(others, None) is None
    assert _skeleton(dark) == _skeleton(light)
    return Markup(merged)


def colour(name: str) -> str:
    """A colour of the theme that the reader wants."""
    return _variable(getattr(DARK, name), getattr(LIGHT, name))


def tag(name: str, said: str | Sequence[Markup], kind: str | None = None, **attributes: str) -> Markup:
    """An element with a text, or with other elements."""
    inside = [escaped(said)] if isinstance(said, str) else said
    return element(name, *(inside or [Markup("")]), class_=kind, **attributes)


def figure(drawn: Markup, caption: str) -> Markup:
    """A drawing with what is to be known of it beneath."""
    said = [tag("figcaption", caption)] if caption else []
    return element("figure", tag("div", [Markup(drawn.strip())], "drawn"), *said)


def figures(kind: str, *drawn: Markup) -> Markup:
    """Figures side by side, as many as there is room for: `third` or `half`."""
    return tag("div", drawn, f"figures {kind}")


def listed(said: Iterable[str]) -> Markup:
    """Sentences in a list."""
    return tag("ul", [tag("li", each) for each in said])


def table(caption: str, heads: Sequence[str], rows: Iterable[tuple[str, Sequence[Markup]]]) -> Markup:
    """A table of cells whose rows begin with what they are about; where it is too wide, it moves, not the page."""
    head = tag("thead", [tag("tr", [tag("th", each, scope="col") for each in heads])])
    body = tag("tbody", [tag("tr", [tag("th", about, scope="row"), *cells]) for about, cells in rows])
    whole = tag("table", [tag("caption", caption), head, body])
    return tag("div", [whole], "wide", tabindex="0", role="region", **{"aria-label": caption})


def cell(said: str, beneath: str = "", kind: str | None = None, **attributes: str) -> Markup:
    """A cell of a table with its interval, or whatever else is of the second rank, beneath."""
    small = [tag("small", beneath)] if beneath else []
    return tag("td", [escaped(said), *small], kind, **attributes)


def _variable(dark: str, light: str) -> str:
    return dark if dark == light else f"var(--c{dark[1:]}-{light[1:]})"


def _skeleton(drawn: str) -> str:
    return _OWN_ID.sub("", _COLOUR.sub("", drawn))


def _style(body: Iterable[Markup]) -> str:
    style = _STYLE.replace("THE-FONT", FONT)
    for name in Theme._fields:
        style = re.sub(rf"\b{name.upper()}\b", colour(name), style)
    used = sorted(set(_VARIABLE.findall("".join([style, *body]))))
    for number, theme in enumerate(("DARK", "LIGHT")):
        values = "; ".join(f"--c{pair[0]}-{pair[1]}: #{pair[number]}" for pair in used)
        style = style.replace(f"THE-{theme}-COLOURS", values)
    return style
