"""The position as text, for terminals and screen readers; a seat in short; where its points come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vaka.games.moorea.rules.box import BOX, CARDS, DISPLAY, NO_CARD, PRODUCTS, ROW, SITES, STORES, family_of
from vaka.games.moorea.rules.cards import card_counts
from vaka.games.moorea.rules.hands import hand, hand_limit, hand_size
from vaka.games.moorea.rules.position import (
    MooreaPosition,
    display_at,
    has_tool,
    owned,
    products_left,
    row_at,
    stored,
)
from vaka.games.moorea.rules.position import points as score_of
from vaka.games.moorea.rules.scoring import points_laid, points_owned
from vaka.games.moorea.rules.writing import PARTS, write_mat
from vaka.games.moorea.words.sentences import counted, price_text

if TYPE_CHECKING:
    from vaka.engine.game import Game


def text(position: MooreaPosition, game: Game, lang: str) -> str:
    """Row, display and mats in lines, for terminals and screen readers."""
    words = game.words
    row = [
        words.say(f"name-{CARDS[row_at(position, place)]}", {}, lang) for place in range(ROW) if row_at(position, place) != NO_CARD
    ]
    lines = [
        words.say("text-row", {"row": ", ".join(row) or "-", "pile": position.deck_size, "discard": position.discard_size}, lang),
        words.say("text-display", {"left": products_left(position)}, lang),
    ]
    for place in range(DISPLAY):
        product = display_at(position, place)
        if product != NO_CARD:
            lines.append(f"  {place + 1:2} {words.say(f'name-{PRODUCTS[product]}', {}, lang)} ({price_text(game, product, lang)})")
    lines += [mat_text(position, game, seat, lang) for seat in range(position.seats)]
    if position.asked >= 0:
        lines.append(game.say(f"text-{PARTS[position.part]}", {"seat": position.asked}, lang, position.seats))
    return "\n".join(lines)


def mat_text(position: MooreaPosition, game: Game, seat: int, lang: str) -> str:
    """One seat: points, hand as far as it is known, tools, products and what lies at the stores."""
    mat = write_mat(position, seat)
    known = card_counts(hand(position, seat))
    tools = [game.words.say(f"name-{name}", {}, lang) for name in mat["tools"]]
    products = [game.words.say(f"name-{name}", {}, lang) + (f" ×{n}" if n > 1 else "") for name, n in mat["products"].items()]
    laid = [f"{game.words.say(f'name-{store}', {}, lang)}: {counted(game, cards, lang)}" for store, cards in mat["stored"].items()]
    params = {
        "seat": seat,
        "points": score_of(position, seat),
        "size": hand_size(position, seat),
        "known": counted(game, known, lang) if known else "none",
        "owned": ", ".join(tools + products) or "none",
        "stored": "; ".join(laid) or "none",
    }
    return game.say("text-seat", params, lang, position.seats)


# --- A seat in short ---


def panel(position: MooreaPosition, game: Game, seat: int, lang: str) -> str:
    """The hand's size and limit, the tools by name, and how many sites and stores."""
    mat = write_mat(position, seat)
    parts = [game.words.say("panel-hand", {"size": hand_size(position, seat), "limit": hand_limit(position, seat)}, lang)]
    if mat["tools"]:
        parts.append(", ".join(game.words.say(f"name-{name}", {}, lang) for name in mat["tools"]))
    for kind, names in (("sites", SITES), ("stores", STORES)):
        count = sum(mat["products"].get(name, 0) for name in names)
        if count:
            parts.append(game.words.say(f"panel-{kind}", {"count": count}, lang))
    return " · ".join(parts)


SOURCES = {"product": "products", "tool": "tools", "site": "sites", "store": "stores", "laid": "laid", "necklace": "necklaces"}
"""Where points come from, in the order in which they are told, with the messages of their names."""


def points(position: MooreaPosition, game: Game, seat: int, lang: str) -> list[tuple[str, int]]:
    """The score of a seat by its sources."""
    found = dict.fromkeys(SOURCES, 0)
    for product, name in enumerate(PRODUCTS):
        if owned(position, seat, product):
            found[family_of(name)] += points_owned(position, seat, product)
    found["tool"] = sum(worth for tool, worth in enumerate(BOX.tool_points) if has_tool(position, seat, tool))
    found["laid"] = sum(points_laid(store, stored(position, seat, store)) for store in range(len(STORES)))
    return [(game.words.say(f"points-{SOURCES[kind]}", {}, lang), worth) for kind, worth in found.items()]
