"""The position as text, for terminals and screen readers: all that the picture tells. A seat in short; its points by source."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vaka.engine.ending import how_it_ended
from vaka.engine.names import OVER
from vaka.games.moorea.rules.box import (
    BOX,
    CARDS,
    DISPLAY,
    FIRST_STORE,
    NECKLACE,
    NO_CARD,
    PRODUCTS,
    ROW,
    SITES,
    STORES,
    TOOLS,
    family_of,
)
from vaka.games.moorea.rules.cards import card_counts, size_of
from vaka.games.moorea.rules.checking import stack_left
from vaka.games.moorea.rules.ending import idle_rounds, is_final
from vaka.games.moorea.rules.hands import hand, hand_limit, hand_size
from vaka.games.moorea.rules.position import DEALING, MooreaPosition, display_at, has_tool, owned, row_at, stored
from vaka.games.moorea.rules.position import points as score_of
from vaka.games.moorea.rules.scoring import points_laid, points_of, points_owned
from vaka.games.moorea.rules.writing import PARTS, write_mat
from vaka.games.moorea.words.sentences import (
    capital,
    counted,
    listed,
    named,
    own_price_text,
    price_text,
    tool_price_text,
)

if TYPE_CHECKING:
    from vaka.engine.game import Game

INDENT: Final = "  "


def reader(position: MooreaPosition) -> int:
    """The seat whose prices are told: the viewer's; of a whole position, or for spectators, whose turn it is."""
    return position.viewer if position.viewer >= 0 else position.turn % position.seats


def text(position: MooreaPosition, game: Game, lang: str) -> str:
    """Row, tools, display and mats in lines, and how it stands."""
    lines = [row_text(position, game, lang), game.words.say("text-tools", {}, lang)]
    lines += [INDENT + tool_text(position, game, tool, lang) for tool in range(len(TOOLS))]
    lines.append(game.words.say("text-display", {"first": position.first_left, "second": position.second_left}, lang))
    for place in range(DISPLAY):
        if display_at(position, place) != NO_CARD:
            lines.append(INDENT + product_text(position, game, display_at(position, place), lang))
    for seat in range(position.seats):
        lines += seat_text(position, game, seat, lang)
    return "\n".join(lines + standing_text(position, game, lang))


# --- The table ---


def row_text(position: MooreaPosition, game: Game, lang: str) -> str:
    """The open commodities, the pile and its discard."""
    row = [CARDS[row_at(position, place)] for place in range(ROW) if row_at(position, place) != NO_CARD]
    discard = counted(game, card_counts(position.discard), lang)
    params = {"row": listed(named(game, row, lang), game, lang), "pile": position.deck_size, "cards": discard}
    return game.words.say("text-row", params, lang)


def tool_text(position: MooreaPosition, game: Game, tool: int, lang: str) -> str:
    """A stack of tools: price, points, how many are left."""
    parts = [
        tool_price_text(position, game, tool, lang),
        game.words.say("count-points", {"count": BOX.tool_points[tool]}, lang),
        game.words.say("count-left", {"count": stack_left(position, tool)}, lang),
    ]
    return entry(game, TOOLS[tool], parts, lang)


def product_text(position: MooreaPosition, game: Game, product: int, lang: str) -> str:
    """A product of the display: its price, for the reader too if that is another; its points; what it does."""
    me = reader(position)
    own = own_price_text(position, game, product, me, lang)
    worth = points_of(position, product, owned(position, me, product) + 1)
    return _product_text(game, product, own, int(worth), lang)


@lru_cache(4096)
def _product_text(game: Game, product: int, own: str, worth: int, lang: str) -> str:
    own_price = f" ({game.words.say('text-own-price', {'price': own}, lang)})" if own else ""
    parts = [price_text(game, product, lang) + own_price]
    if product == NECKLACE:
        parts.append(game.words.say("text-necklace", {"count": worth}, lang))
    elif worth:
        parts.append(game.words.say("count-points", {"count": worth}, lang))
    line = entry(game, PRODUCTS[product], parts, lang)
    return f"{line}. {effect_text(game, PRODUCTS[product], lang)}" if family_of(PRODUCTS[product]) in ("site", "store") else line


def entry(game: Game, name: str, parts: list[str], lang: str) -> str:
    """A thing by its name, and what there is to say of it."""
    colon = "\u00a0:" if lang == "fr" else ":"
    return f"{game.words.say(f'name-{name}', {}, lang)}{colon} {', '.join(parts)}"


def effect_text(game: Game, name: str, lang: str) -> str:
    """What a tool or a product does for its owner."""
    if name in SITES:
        spared = CARDS[BOX.discount[SITES.index(name)]]
        return game.words.say("effect-site", {"cards": counted(game, {spared: 1}, lang)}, lang)
    if name in STORES:
        store = STORES.index(name)
        taken = listed([plural(game, CARDS[card], lang) for card in BOX.accepts[store]], game, lang)
        return game.words.say("effect-store", {"taken": taken, "points": BOX.points_each[store]}, lang)
    return game.words.say(f"effect-{'work' if family_of(name) == 'product' and name not in TOOLS else name}", {}, lang)


def plural(game: Game, card: str, lang: str) -> str:
    """Many of a card, without their number."""
    return game.words.say(f"count-{card}", {"count": 2}, lang).partition(" ")[2]


# --- The seats ---


def seat_text(position: MooreaPosition, game: Game, seat: int, lang: str) -> list[str]:
    """One seat: points, hand as far as it is known, tools and products, what lies at its stores."""
    mat = write_mat(position, seat)
    params = {
        "seat": seat,
        "points": score_of(position, seat),
        "size": hand_size(position, seat),
        "limit": hand_limit(position, seat),
        "known": hand_text(position, game, seat, lang),
    }
    lines = [game.say("text-seat", params, lang, position.seats)]
    things = named(game, [*mat["tools"], *(name for name, count in mat["products"].items() for _ in range(count))], lang)
    owns = game.words.say("text-owns" if things else "text-owns-nothing", {"owned": ", ".join(things)}, lang)
    lines.append(INDENT + owns)
    stores = [store for store in range(len(STORES)) if owned(position, seat, FIRST_STORE + store)]
    return lines + [INDENT + store_text(position, game, seat, store, lang) for store in stores]


def store_text(position: MooreaPosition, game: Game, seat: int, store: int, lang: str) -> str:
    """A store of a seat: what a card scores there, what lies there, and what that scores."""
    cards = stored(position, seat, store)
    told = {
        "product": capital(game.words.say(f"name-{STORES[store]}", {}, lang)),
        "each": game.words.say("count-points", {"count": BOX.points_each[store]}, lang),
    }
    if not cards:
        return game.words.say("text-store-empty", told, lang)
    laid = {"cards": counted(game, card_counts(cards), lang), "points": points_laid(store, cards)}
    return game.words.say("text-stored", told | laid, lang)


def hand_text(position: MooreaPosition, game: Game, seat: int, lang: str) -> str:
    """The cards of a hand that are known here, and how many are not."""
    known = hand(position, seat)
    hidden = hand_size(position, seat) - size_of(known)
    cards = card_counts(known) | ({"hidden": hidden} if hidden else {})
    return counted(game, cards, lang)


# --- How it stands ---


def standing_text(position: MooreaPosition, game: Game, lang: str) -> list[str]:
    """The final round and idle rounds, and whose turn it is; after the end where the points come from, and who has won."""
    if position.asked == OVER:
        key, params = how_it_ended(position.winners(), shared="shared")
        ended = game.say(f"event-{key}", params | {"points": max(position.scores())}, lang, position.seats)
        return [*(points_text(position, game, seat, lang) for seat in range(position.seats)), ended]
    lines = []
    if is_final(position):
        lines.append(game.words.say("text-final", {"turns": position.final}, lang))
    if idle_rounds(position):
        lines.append(idle_text(position, game, lang))
    seat = position.turn if position.part != DEALING else 0
    return [*lines, game.say(f"text-{PARTS[position.part]}", {"seat": seat}, lang, position.seats)]


def idle_text(position: MooreaPosition, game: Game, lang: str) -> str:
    """For how many rounds nobody has built anything."""
    return game.words.say("text-idle", {"rounds": idle_rounds(position), "limit": BOX.idle_rounds}, lang)


def points_text(position: MooreaPosition, game: Game, seat: int, lang: str) -> str:
    """The score of a seat with its sources."""
    sources = ", ".join(f"{name} {worth}" for name, worth in points(position, game, seat, lang) if worth)
    params = {"seat": seat, "points": score_of(position, seat), "sources": sources or "0"}
    return game.say("text-points", params, lang, position.seats)


# --- A seat in short ---


def panel(position: MooreaPosition, game: Game, seat: int, lang: str) -> str:
    """The hand's size and limit, the tools by name, how many sites and stores; at whose turn it is, the idle rounds."""
    mat = write_mat(position, seat)
    parts = [game.words.say("panel-hand", {"size": hand_size(position, seat), "limit": hand_limit(position, seat)}, lang)]
    if mat["tools"]:
        parts.append(", ".join(game.words.say(f"name-{name}", {}, lang) for name in mat["tools"]))
    for kind, names in (("sites", SITES), ("stores", STORES)):
        count = sum(mat["products"].get(name, 0) for name in names)
        if count:
            parts.append(game.words.say(f"panel-{kind}", {"count": count}, lang))
    if idle_rounds(position) and seat == position.turn and position.asked != OVER:
        parts.append(game.words.say("panel-idle", {"rounds": idle_rounds(position), "limit": BOX.idle_rounds}, lang))
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
