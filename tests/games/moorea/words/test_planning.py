"""An exchange by the cards themselves: what is still missing, and where it leads."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from vaka.engine.errors import BadNotation, IllegalAction
from vaka.engine.plans import Offer, is_plan
from vaka.engine.state import State
from vaka.engine.words import LANGUAGES

GAME = vaka.game("moorea")
ACTING: dict[str, Any] = {
    "hands": {"green": "2 wood clay", "red": "fish"},
    "row": "bamboo bamboo fish",
    "turn": "green",
    "part": "acting",
}


def acting(**words: Any) -> State:
    """Green has one action."""
    return GAME.arrange(2, GAME.check(2, {}), ACTING | words)


def offers(state: State) -> dict[str, Offer]:
    return {offer.start: offer for offer in GAME.offers(state.redact(0), 0)}


def test_a_card_of_the_row_asks_for_two_of_the_hand() -> None:
    found = offers(acting())
    assert set(found["row-bamboo"].goals) == {"hand-green-wood", "hand-green-clay"}
    assert set(found["row-bamboo"].goals.values()) == {""}, "another card must follow"
    assert found["row-bamboo hand-green-wood"].goals == {"hand-green-wood": "wood for bamboo", "hand-green-clay": "clay for bamboo"}
    assert found["row-bamboo hand-green-clay"].goals == {"hand-green-wood": "wood for bamboo"}


def test_every_way_through_the_cards_is_an_exchange_that_is_open() -> None:
    state = acting()
    view = state.redact(0)
    plans = GAME.plans(view, 0)
    assert {plan.notation for plan in plans} == {
        f"exchange {pair} for {card}" for pair in ("wood wood", "wood clay") for card in ("bamboo", "fish")
    }
    assert all(is_plan(view, 0, list(plan.actions)) for plan in plans)
    assert {plan.actions[0] for plan in plans} == {one for one in view.legal() if GAME.notation(view, one).startswith("exchange")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_missing_is_said(lang: str) -> None:
    state = acting()
    view, found = state.redact(0), offers(state)
    first = GAME.offer_note(view, found["row-bamboo"], lang)
    more = GAME.offer_note(view, found["row-bamboo hand-green-wood"], lang)
    assert first != more
    assert {"en": "Two of your cards", "fr": "Deux de vos cartes", "de": "Zwei deiner Karten"}[lang] in first
    assert {"en": "one more card", "fr": "une autre carte", "de": "noch eine Karte"}[lang] in more


def test_nobody_else_is_offered_an_exchange() -> None:
    assert GAME.offers(acting().redact(1), 1) == []
    assert GAME.offers(acting(part="drawing").redact(0), 0) == []


def test_one_card_is_not_enough() -> None:
    state = acting(hands={"green": "wood", "red": "fish"})
    assert offers(state) == {}
    with pytest.raises(IllegalAction):
        GAME.read_plan(state.redact(0), 0, "exchange wood wood for fish")
    with pytest.raises(BadNotation):
        GAME.read_plan(state.redact(0), 0, "exchange wood for fish")
    assert GAME.read_plan(state.redact(0), 0, "pass") is None
