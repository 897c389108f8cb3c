"""Ids and kinds: the table, the constants of compiled code, and the lists that are written out beside their predicates."""

from __future__ import annotations

import pytest

from tests.games.moorea.playing import GAME, keen_game
from vaka.engine.testing import check_kinds
from vaka.games.moorea.rules import actions, box
from vaka.games.moorea.rules.actions import KINDS, OUTCOMES
from vaka.games.moorea.rules.cards import count_of, covers, pack, single, size_of
from vaka.games.moorea.rules.explaining import part_of, why_not
from vaka.games.moorea.rules.payments import DEPOSITS, PAIR_COUNT, PAIRS, PAYMENTS, RATES, offer_of, payments_at
from vaka.games.moorea.rules.position import moorea
from vaka.games.moorea.rules.reasons import OPEN
from vaka.games.moorea.rules.writing import PARTS


def test_the_constants_are_those_of_the_table() -> None:
    """Compiled code knows ids as literals."""
    firsts = {
        "draw": actions.DRAW,
        "take": actions.TAKE,
        "enough": actions.ENOUGH,
        "pass": actions.PASS,
        "discard": actions.DISCARD,
        "exchange": actions.EXCHANGE,
        "tool": actions.TOOL,
        "buy": actions.BUY,
        "lay": actions.LAY,
        "first": actions.FIRST,
        "card": actions.CARD,
        "display": actions.PRODUCT,
        "card-hidden": actions.VEILED,
    }
    check_kinds(GAME, KINDS, firsts, OUTCOMES)


def test_the_numbers_of_the_kinds_are_their_places_in_the_table() -> None:
    """So are the parts of the turn that they belong to."""
    numbers = (
        *(actions.DRAWS, actions.TAKES, actions.STOPS, actions.PASSES, actions.DISCARDS),
        *(actions.EXCHANGES, actions.BUYS_TOOL, actions.BUYS, actions.LAYS),
    )
    assert numbers == tuple(range(len(KINDS)))
    for number, kind in enumerate(KINDS):
        assert {actions.kind_of(action) for action in kind.ids} == {number}
        assert PARTS[part_of(number)] == kind.phase


def test_the_numbers_of_the_cards_are_those_of_the_box() -> None:
    """Compiled code knows cards as literals."""
    assert box.CARDS[box.FISH] == "fish"
    assert (len(box.COMMODITIES), len(box.CARDS)) == (box.COMMODITY_KINDS, box.CARD_KINDS)
    assert [box.TOOLS[tool] for tool in (box.BASKET, box.SPEAR, box.NET, box.CART)] == ["basket", "spear", "net", "cart"]
    assert (len(box.TOOLS), len(box.PRODUCTS)) == (box.TOOL_KINDS, box.PRODUCT_KINDS)
    assert box.PRODUCTS[box.FIRST_SITE : box.FIRST_STORE] == box.SITES
    assert box.PRODUCTS[box.FIRST_STORE : box.FIRST_WORK] == box.STORES
    assert box.PRODUCTS[box.FIRST_WORK : box.NECKLACE] == box.WORKS
    assert box.PRODUCTS[box.NECKLACE] == "necklace"
    assert (len(box.SITES), len(box.STORES)) == (box.SITE_KINDS, box.STORE_KINDS)
    assert (box.BOX.row, box.BOX.display) == (box.ROW, box.DISPLAY)


def test_every_payment_deposit_and_pair_has_its_number() -> None:
    """Each once, and the payments of an offer are those that its rate makes right."""
    assert len({(PAYMENTS.product[way], PAYMENTS.cards[way]) for way in range(PAYMENTS.count)}) == PAYMENTS.count
    assert len({(DEPOSITS.store[way], DEPOSITS.cards[way]) for way in range(DEPOSITS.count)}) == DEPOSITS.count
    assert len(set(PAIRS.cards)) == PAIR_COUNT
    for one in range(box.COMMODITY_KINDS):
        for other in range(box.COMMODITY_KINDS):
            assert PAIRS.cards[PAIRS.number(one, other)] == single(one) + single(other)
    for product in range(box.PRODUCT_KINDS):
        for rate in range(RATES):
            offer = offer_of(product, rate)
            right = [PAYMENTS.right[index] for index in range(PAYMENTS.start[offer], PAYMENTS.start[offer + 1])]
            assert {PAYMENTS.cards[way] for way in right} == {pack(list(cards)) for cards in payments_at(product, rate)}
            assert all(
                PAYMENTS.is_right(way, rate) == (way in right)
                for way in range(PAYMENTS.first[product], PAYMENTS.first[product + 1])
            )


def test_sets_of_cards() -> None:
    """A hand covers a price if it has as many of every card."""
    hand = pack([0, 3, 0, 2, 1, 0, 1, 0])
    assert [count_of(hand, card) for card in range(box.CARD_KINDS)] == [0, 3, 0, 2, 1, 0, 1, 0]
    assert size_of(hand) == 7
    assert covers(hand, pack([0, 3, 0, 2]))
    assert not covers(hand, pack([0, 4]))
    assert not covers(hand, pack([1]))
    assert covers(pack([0] * 7 + [63]), pack([0] * 7 + [63]))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_written_out_lists_are_what_the_predicates_say(seats: int) -> None:
    """Legal lists run over what is possible; asked one by one, all ids give the same answer."""
    for number, (state, _) in enumerate(keen_game(seats, seed=90 + seats, whims=0.3)):
        if number % 5 == 0 and state.actor() >= 0:
            here = moorea(state)
            asked = [action for action in range(GAME.action_count) if why_not(here, state.actor(), action) == OPEN]
            assert asked == state.legal()
