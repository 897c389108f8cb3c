"""The box: totals of the rulebook, and what a wrong number says."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.boxes import Fault, complaint
from tests.conftest import ROOT
from vaka.engine.provenance import read_components
from vaka.games.moorea.rules.box import BOX, COMMODITIES, PRODUCTS, Components

FOLDER = vaka.game("moorea").folder


def test_the_box_has_165_cards() -> None:
    """Material: 75 commodities, 20 tools, 70 products."""
    assert sum(BOX.commodities) == 75
    assert sum(BOX.tool_copies) == 20
    assert sum(BOX.pile(5, 0) + BOX.pile(5, 1)) == 70


def test_six_products_are_marked_five() -> None:
    """Set-up."""
    assert sum(count for copies in BOX.copies for name, count in copies.items() if name.endswith(" 5")) == 6


def test_there_is_no_fish_site() -> None:
    """Produktionsstätten: forest, clay pit, bamboo forest, seashell beach."""
    assert [COMMODITIES[kind] for kind in BOX.discount] == ["wood", "clay", "bamboo", "seashell"]


def test_enough_intermediates_for_what_is_made_of_them() -> None:
    """The card list: no hard deadlock, with any number of players."""
    for seats in (2, 4, 5):
        there = [BOX.pile(seats, 0)[kind] + BOX.pile(seats, 1)[kind] for kind in range(len(PRODUCTS))]
        for card in range(3):
            assert there[card] >= sum(BOX.cost[kind][5 + card] * there[kind] for kind in range(len(PRODUCTS)))


def page_rows() -> dict[str, list[str]]:
    """The table of components on the page about the game: its cells by entry."""
    page = (ROOT / "docs" / "games" / "moorea.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("| `")]
    return {cells[0].strip("`"): cells[1:] for cells in rows}


def sourced(entry: dict[str, Any]) -> str:
    """A value of the box as the page shows it, with its provenance."""
    value = entry["value"]
    if isinstance(value, dict):
        shown = ", ".join(f"{count} {card}" for card, count in value.items())
    else:
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return f"{shown} ({entry['from']})"


def effect(product: dict[str, Any]) -> str:
    """What a site spares, or what a store takes and scores."""
    if "discount" in product:
        return f"discount: {sourced(product['discount'])}"
    return f"{sourced(product['accepts'])}; {sourced(product['points_each'])}" if "accepts" in product else ""


def test_the_page_about_the_game_shows_the_box() -> None:
    """A corrected component must be corrected in the docs as well: every column, every provenance."""
    data, rows = read_components(FOLDER), page_rows()
    assert list(rows) == [f"{part}.{name}" for part in ("tools", "products") for name in data[part]]
    for name, tool in data["tools"].items():
        price = f"{tool['cost']['value']} alike ({tool['cost']['from']})"
        assert rows[f"tools.{name}"] == [price, sourced(tool["points"]), "", sourced(tool["copies"])], name
    for name, product in data["products"].items():
        copies = ", ".join(f"{count} × {pile}" for pile, count in product["copies"]["value"].items())
        assert rows[f"products.{name}"] == [sourced(product["cost"]), sourced(product["points"]), effect(product), copies], name


def test_the_rulings_speak_of_the_same_numbers() -> None:
    """A29 and A30: the cards marked 4+, and the points of sites and stores."""
    page = (ROOT / "docs" / "games" / "moorea.md").read_text(encoding="utf-8")
    marked = sum(count for copies in BOX.copies for name, count in copies.items() if name.endswith(" 4+"))
    assert f"| A29 | How many cards are marked 4+? | Unknown; {marked} here. |" in page
    assert f"marked 4+ ({marked} here)" in page
    sites, stores = BOX.points[3:7], BOX.points[7:15]
    assert len(set(sites)) == 1
    assert f"| Unknown; {sites[0]} and {min(stores)} to {max(stores)} here, none with the option `strict`. |" in page


def wood(data: dict[str, Any]) -> None:
    data["commodities"]["wood"]["value"] = 14


def five(data: dict[str, Any]) -> None:
    data["products"]["canoe"]["copies"]["value"] = {"I": 3, "II": 3, "II 4+": 1}


def jetty(data: dict[str, Any]) -> None:
    data["products"]["jetty"]["cost"]["value"] = {"wood": 2}


def price(data: dict[str, Any]) -> None:
    data["products"]["temple"]["cost"]["value"] = {"gold": 2}


def source(data: dict[str, Any]) -> None:
    data["products"]["temple"]["cost"]["from"] = "hearsay"


def kind(data: dict[str, Any]) -> None:
    data["products"]["temple"]["kind"]["value"] = "store"


def pile(data: dict[str, Any]) -> None:
    data["products"]["temple"]["copies"]["value"] = {"III": 2}


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (wood, "74 commodities, the rulebook has 75"),
        (five, "5 products are marked 5"),
        (jetty, "the jetty costs 3 wood"),
        (price, "no hand holds gold"),
        (source, "products.temple.cost is from one of"),
        (kind, "temple is a product, not a store"),
        (pile, "copies are counted by"),
    ],
)
def test_a_wrong_number_is_named(spoil: Fault, told: str) -> None:
    assert told in complaint(FOLDER, Components, spoil)
