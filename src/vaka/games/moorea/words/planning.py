"""An exchange by the cards themselves: a commodity of the row, then the two cards of the hand that are given for it.

Whoever picks up a card of the row is told what is still missing, and taps it in the hand: first one card, then the other. A card is
a goal without a word where another card must follow: the offer that it leads to begins at both (`row-fish hand-red-wood`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vaka.engine.plans import Offer, Plan
from vaka.games.moorea.rules.actions import KINDS, card_gained, pair_given
from vaka.games.moorea.rules.box import COMMODITIES
from vaka.games.moorea.rules.cards import card_counts
from vaka.games.moorea.rules.payments import PAIRS

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.moorea.rules.position import MooreaPosition

EXCHANGES: Final = KINDS["exchange"].ids


def offers(view: MooreaPosition, seat: int) -> list[Offer]:
    """Each card of the row that can be had, with the cards that can be given; and each of those, with those that go with it."""
    if view.viewer != seat or view.actor() != seat:
        return []
    pairs: dict[str, list[tuple[str, str]]] = {}
    for action in map(int, view.legal()):
        if action in EXCHANGES:
            pairs.setdefault(COMMODITIES[card_gained(action)], []).append(given(action))
    hand = f"hand-{view.game.seat_words(view.seats)[seat]}-"
    found = []
    for card, ways in pairs.items():
        firsts = sorted({name for pair in ways for name in pair}, key=COMMODITIES.index)
        found.append(Offer(f"row-{card}", "exchange", {hand + first: "" for first in firsts}))
        for first in firsts:
            others = [pair[1] if pair[0] == first else pair[0] for pair in ways if first in pair]
            goals = {hand + other: f"{other} for {card}" for other in sorted(others, key=COMMODITIES.index)}
            found.append(Offer(f"row-{card} {hand}{first}", f"exchange {first}", goals))
    return found


def given(action: int) -> tuple[str, str]:
    """The two commodities of an exchange."""
    first, second = (name for name, count in card_counts(PAIRS.cards[pair_given(action)]).items() for _ in range(count))
    return first, second


def read_plan(view: MooreaPosition, seat: int, text: str) -> Plan | None:
    """An exchange that is open; None for everything else."""
    if not text.startswith("exchange ") or " for " not in text or view.viewer != seat or view.actor() != seat:
        return None
    action = int(view.game.parse(view, text, seat))
    if not view.can(action, seat):
        raise view.game.refusal(view, action, seat)
    return Plan(view.game.notation(view, action), (action,))


def note(game: Game, offer: Offer, lang: str, seats: int) -> str:
    """What is still to be tapped for an exchange."""
    row, _, first = offer.start.partition(" ")
    card = row.removeprefix("row-")
    if not first:
        return game.say("plan-exchange", {"card": card}, lang, seats)
    return game.say("plan-exchange-more", {"card": card, "cards": {first.rpartition("-")[2]: 1}}, lang, seats)


def goal_name(game: Game, place: str, lang: str) -> str:
    """A card of the hand."""
    return game.words.say(f"name-{place.rpartition('-')[2]}", {}, lang)
