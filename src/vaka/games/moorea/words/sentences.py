"""Names and sets of cards in the reader's language, for every sentence of Moorea."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from vaka.games.moorea.rules.box import BOX, CARDS, COMMODITY_KINDS, PRODUCTS, STORES, TOOLS
from vaka.games.moorea.rules.cards import card_counts, pack
from vaka.games.moorea.rules.payments import prices_of
from vaka.games.moorea.rules.position import MooreaPosition, sites_of, tool_cost

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vaka.engine.game import Game

FORMS: Final = {"the": (*CARDS, *TOOLS, *PRODUCTS), "no": (*CARDS, *PRODUCTS), "at": STORES}
"""A name with its article (in German, of the accusative), with "no" before it, and as the place where cards are laid."""


def in_words(game: Game, params: dict[str, Any], lang: str) -> dict[str, Any]:
    """Parameters with cards named in the reader's language: sets counted, lists of names enumerated, one by its name and forms."""
    given = dict(params)
    for name, value in params.items():
        if isinstance(value, dict):
            given[name] = counted(game, value, lang)
        elif isinstance(value, list):
            given[name] = listed(named(game, value, lang), game, lang)
        elif name in ("card", "product"):
            given[name] = game.words.say(f"name-{value}", {}, lang)
            for form, words in FORMS.items():
                if value in words:
                    given[f"{form}_{name}"] = game.words.say(f"{form}-{value}", {}, lang)
    return given


def named(game: Game, names: Iterable[str], lang: str) -> list[str]:
    """Things by their names; what is there several times with its number."""
    return [
        game.words.say(f"name-{name}", {}, lang) + (f"\u00a0×{count}" if count > 1 else "")
        for name, count in Counter(names).items()
    ]


def counted(game: Game, cards: dict[str, int], lang: str) -> str:
    """A set of cards as one enumeration."""
    return _counted(game, tuple(cards.items()), lang)


@lru_cache(8192)
def _counted(game: Game, cards: tuple[tuple[str, int], ...], lang: str) -> str:
    return listed([game.words.say(f"count-{card}", {"count": count}, lang) for card, count in cards], game, lang)


def listed(parts: list[str], game: Game, lang: str) -> str:
    """Several things as one enumeration."""
    if not parts:
        return game.words.say("nothing", {}, lang)
    if len(parts) == 1:
        return parts[0]
    return game.words.say("list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]}, lang)


def capital(text: str) -> str:
    """A name at the beginning of a line."""
    return text[:1].upper() + text[1:]


# --- Prices ---


def price_text(game: Game, product: int, lang: str) -> str:
    """What a product costs, in words; `product` is its number."""
    if BOX.alike[product]:
        return game.words.say("count-alike", {"count": BOX.alike[product]}, lang)
    cost = {CARDS[card]: count for card, count in enumerate(BOX.cost[product]) if count}
    return counted(game, cost, lang)


def tool_price_text(position: MooreaPosition, game: Game, tool: int, lang: str) -> str:
    """What a tool costs, in words."""
    return game.words.say("count-alike", {"count": tool_cost(position, tool)}, lang)


def own_price_text(position: MooreaPosition, game: Game, product: int, seat: int, lang: str) -> str:
    """What a product costs this seat with its sites, in words; empty if that is the price that everybody pays."""
    return _price_with(int(sites_of(position, seat)), game, product, lang)


@lru_cache(4096)
def _price_with(sites: int, game: Game, product: int, lang: str) -> str:
    if BOX.alike[product]:
        spared = [CARDS[card] for card in range(COMMODITY_KINDS) if prices_of(product, sites)[card][card] < BOX.alike[product]]
        ways = [counted(game, {card: BOX.alike[product] - 1}, lang) for card in spared]
        return (
            game.words.say("list-or", {"first": ", ".join(ways[:-1]), "last": ways[-1]}, lang) if len(ways) > 1 else "".join(ways)
        )
    price = prices_of(product, sites)[0]
    return counted(game, card_counts(pack(price)), lang) if price != list(BOX.cost[product]) else ""
