"""The parts that all boards are drawn with."""

from __future__ import annotations

import re
import struct
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaka.draw import SEATS, stylesheet
from vaka.draw.emblems import EMBLEMS
from vaka.draw.glyphs import GLYPHS, glyphs
from vaka.draw.letters import width
from vaka.draw.palette import THEMES, flatten, themed
from vaka.draw.patterns import PATTERNS, bark_cloth
from vaka.draw.pieces import emblem_defs, medallion, pattern_defs, pirogue_defs, tiki_defs
from vaka.draw.png import to_png
from vaka.draw.svg import around, document, escape

PAPER = f'<rect width="100" height="50" {themed("page")}/>'


def sheet(*layers: str, title: str = "A sheet", theme: str = "auto", embed_style: bool = True) -> str:
    """A small document."""
    return document(layers, width=100, height=50, title=title, theme=theme, embed_style=embed_style)


@given(st.text())
def test_any_name_gives_valid_xml(name: str) -> None:
    root = ElementTree.fromstring(sheet(title=name).encode("utf-8", "replace"))
    assert root[0].tag.endswith("title")


def test_a_name_survives() -> None:
    name = "Mo'orea & <Ta\"hiti>"
    assert ElementTree.fromstring(sheet(title=name))[0].text == name
    assert "<" not in escape(name)


def test_every_seat_has_its_pieces() -> None:
    names = tuple(SEATS)
    root = ElementTree.fromstring(
        sheet(f"<defs>{emblem_defs()}{pattern_defs(names)}{pirogue_defs(names)}{tiki_defs(names)}</defs>")
    )
    ids = {element.get("id") for element in root.iter()}
    for name, look in SEATS.items():
        assert {f"vk-pirogue-{name}", f"vk-tiki-{name}", f"vk-tiki-{name}-halo", f"vk-pattern-{name}", f"vk-{look.emblem}"} <= ids


def test_every_seat_has_a_pattern_and_an_emblem_that_are_drawn() -> None:
    assert {look.pattern for look in SEATS.values()} == set(PATTERNS)
    assert {look.emblem for look in SEATS.values()} == set(EMBLEMS)


def test_pieces_of_two_seats_differ_without_their_colours() -> None:
    """The silhouette of a Tiki alone tells whose it is."""
    crests = {tiki_defs((name,)).partition("</g>")[0].partition(">")[2] for name in SEATS}
    assert len(crests) == len(SEATS)


def test_medallions_and_cloth_are_valid() -> None:
    ElementTree.fromstring(sheet(*(medallion(look, 20) for look in SEATS.values()), bark_cloth(100, 0), bark_cloth(100, 1)))


def test_glyphs_are_tabular() -> None:
    """Every sign is as wide as every other, so a text is centred whatever it says."""
    first = {glyphs(text, 0, 0, 14, "").partition("translate(")[2].partition(")")[0] for text in ("11", "08", "4/")}
    assert len(first) == 1
    ElementTree.fromstring(sheet(glyphs("".join(GLYPHS), 50, 25, 14, themed("text", "stroke"))))


def test_hexes_have_six_corners() -> None:
    assert around(6, 10)[3] == (0, 10)
    assert len(around(6, 10, 0)) == 6


def test_themes_are_classes_over_variables() -> None:
    style = stylesheet()
    for name in THEMES["light"]:
        assert f"--vk-{name}:" in style
        assert f"var(--vk-{name})" in style
    assert "prefers-color-scheme:dark" in style
    assert "prefers-reduced-motion" in style


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="no theme 'sepia': there are light, dark, auto"):
        sheet(theme="sepia")


def test_without_style_a_strict_page_can_hold_it() -> None:
    drawn = sheet(PAPER, embed_style=False)
    assert "<style" not in drawn
    assert "style=" not in drawn


@pytest.mark.parametrize(("theme", "paper"), [("light", "#F7EFDF"), ("dark", "#0E1B22"), ("auto", "#F7EFDF")])
def test_flattened_pictures_have_the_colours_of_their_theme(theme: str, paper: str) -> None:
    flat = flatten(sheet(PAPER, theme=theme))
    assert f'fill="{paper}"' in flat
    assert "var(" not in flat
    assert "<style" not in flat


def test_png_has_the_size_asked_for() -> None:
    assert struct.unpack(">II", to_png(sheet(PAPER), 240)[16:24]) == (240, 120)


@pytest.mark.parametrize("width", [0, -3, 10_001])
def test_png_refuses_odd_sizes(width: int) -> None:
    with pytest.raises(ValueError, match="a picture is 1 to 10000 pixels wide"):
        to_png(sheet(PAPER), width)


def test_a_half_is_one_sign() -> None:
    """25½ must not read as 251/2."""
    assert width("½", 12) < width("1/2", 12)
    assert width("25½", 12) < width("25", 12) + width("1/2", 12)


def test_a_part_shown_elsewhere_is_not_hidden_by_what_answers_to_clicks() -> None:
    """A window onto a picture is a copy that stands in no picture: what is clicked must be unseen there too."""
    assert re.search(r"(?m)^\.vk-hit\{fill:transparent", stylesheet())
