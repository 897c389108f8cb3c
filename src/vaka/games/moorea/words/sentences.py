"""Names and sets of cards in the reader's language, for every sentence of Moorea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.games.moorea.rules.box import BOX, CARDS

if TYPE_CHECKING:
    from vaka.engine.game import Game


def in_words(game: Game, params: dict[str, Any], lang: str) -> dict[str, Any]:
    """Parameters with cards named in the reader's language: sets of cards counted, others by name and with their article."""
    given = dict(params)
    for name, value in params.items():
        if isinstance(value, dict):
            given[name] = counted(game, value, lang)
        elif name in ("card", "product"):
            given[name] = game.words.say(f"name-{value}", {}, lang)
            given[f"the_{name}"] = game.words.say(f"the-{value}", {}, lang)
    return given


def counted(game: Game, cards: dict[str, int], lang: str) -> str:
    """A set of cards as one enumeration."""
    return listed([game.words.say(f"count-{card}", {"count": count}, lang) for card, count in cards.items()], game, lang)


def listed(parts: list[str], game: Game, lang: str) -> str:
    """Several things as one enumeration."""
    if not parts:
        return game.words.say("nothing", {}, lang)
    if len(parts) == 1:
        return parts[0]
    return game.words.say("list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]}, lang)


def price_text(game: Game, product: int, lang: str) -> str:
    """What a product costs, in words; `product` is its number."""
    if BOX.alike[product]:
        return game.words.say("count-alike", {"count": BOX.alike[product]}, lang)
    cost = {CARDS[card]: count for card, count in enumerate(BOX.cost[product]) if count}
    return counted(game, cost, lang)
