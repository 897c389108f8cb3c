"""What the box has for the advanced rules: the counts of the rulebook, and the numbers that the rules use."""

from __future__ import annotations

from vaka.games.paradise.rules.board import annex
from vaka.games.paradise.rules.box import ADVANCED_BOX, BOX, CHIT_ACTIONS, EVENTS, EXPANSIONS
from vaka.games.paradise.rules.events import deck
from vaka.games.paradise.rules.position import zeros


def test_11_2_the_events() -> None:
    """2, 11.2: 27 cards, 14 markers; eight cards are kept."""
    assert (len(EVENTS), sum(ADVANCED_BOX.kept), sum(ADVANCED_BOX.marked)) == (27, 8, 14)


def test_the_events_have_the_numbers_that_the_rules_use() -> None:
    for number, word in enumerate(EVENTS):
        assert getattr(deck, word.upper().replace("-", "_")) == number


def test_12_the_chits() -> None:
    """12: 15 chits, four of them Attack!; every expansion and action of the rulebook is on some chit."""
    assert len(ADVANCED_BOX.chit_actions) == 15
    assert ADVANCED_BOX.chit_actions.count(CHIT_ACTIONS.index("attack")) == 4
    assert {side for sides in ADVANCED_BOX.chit_sides for side in sides} == set(range(len(EXPANSIONS)))


def test_12_3_samoa_explores_from_niue_to_tuvalu_first() -> None:
    """12.3: the four hexes around Samoa, then the ring that ends at Rarotonga, then the one that begins at Tubuai."""
    order = [BOX.hex_ids[where] for where in ADVANCED_BOX.solo_order]
    assert order[:4] == ["0705", "0704", "0604", "0504"]
    assert (order[4], order[9], order[10]) == ("0503", "0806", "0906")
    assert len(set(order)) == 54


def test_the_annex_has_a_slot_for_everything() -> None:
    slots = [value for name, value in vars(annex).items() if name in SLOTS]
    assert sorted(slots) == list(range(int(annex.ANNEX_SIZE)))
    assert len(zeros(annex.ANNEX_SIZE)) == len(SLOTS)


SLOTS = (
    "SAVED", "MALARIA", "SOUTH", "BURIED", "KUMARA", "GALAPAGOS", "BEGUN", "PLAYED", "KEPT", "MARKERS_LOW", "MARKERS_HIGH", "NOTES",
    "CURRENT", "PEEKED", "CHITS", "CHITS_DRAWN", "CHITS_HELD", "CHIT_NOW", "CHIT_STEP", "CHIT_COUNT", "OWED", "PICKING", "FINDING",
    "ISLE",
)  # fmt: skip
