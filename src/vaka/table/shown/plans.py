"""The whole moves that a game offers whoever is asked, as they are shown. All of it from that seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vaka.engine.plans import Offer
    from vaka.engine.state import State
    from vaka.table.protocol.plan_shapes import OfferShape


def offers(view: State, seat: int, lang: str) -> list[OfferShape]:
    """What a seat that is asked can do in one go."""
    return [_offer(view, offer, lang) for offer in view.game.offers(view, seat)]


def _offer(view: State, offer: Offer, lang: str) -> OfferShape:
    game = view.game
    return {
        "start": offer.start,
        "notation": offer.notation,
        "note": game.offer_note(view, offer, lang),
        "goals": [{"place": place, "word": word, "name": game.goal_name(view, place, lang)} for place, word in offer.goals.items()],
        "cargo": [
            {"word": one.word, "name": game.cargo_name(view, one.word, lang), "count": one.count, "most": one.most}
            for one in offer.cargo
        ],
        "wares": [
            {"action": ware.action, "name": game.cargo_name(view, ware.word, lang), "price": ware.price} for ware in offer.wares
        ],
    }
