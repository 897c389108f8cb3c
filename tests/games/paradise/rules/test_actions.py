"""Ids, lists and predicates agree."""

from __future__ import annotations

import random

import vaka
from tests.conftest import random_games
from vaka.engine.names import CHANCE, OVER
from vaka.engine.testing import check_kinds
from vaka.games.paradise.rules import actions, cards
from vaka.games.paradise.rules.box import CARDS
from vaka.games.paradise.rules.kinds import KINDS, OUTCOMES

GAME = vaka.game("paradise")
OTHER_NAMES = {"home": "CHOOSE_HOME", "face-up": "LAY_UP", "face-down": "LAY_DOWN"}


def test_the_literals_are_those_of_the_table() -> None:
    names = {
        kind.name: OTHER_NAMES.get(kind.name, kind.name.upper().replace("-", "_")) for table in (KINDS, OUTCOMES) for kind in table
    }
    literals = vars(actions)
    check_kinds(GAME, KINDS, {name: literals[constant] for name, constant in names.items()}, OUTCOMES)


def test_the_cards_have_the_numbers_that_the_rules_use() -> None:
    for number, word in enumerate(CARDS):
        constant = getattr(cards, word.upper().replace("-", "_"), None)
        assert constant in (None, number), word


def test_lists_are_what_the_predicates_allow() -> None:
    """The list of a position has every id whose predicate is open, and no other."""
    rng = random.Random(5)
    for seed in range(max(2, random_games(20) // 2)):
        state = GAME.new(2 + seed % 3, {"turns": "20", "rumours": ("two", "any")[seed % 2]})
        ply = 0
        while state.actor() != OVER:
            legal = state.legal()
            if state.actor() != CHANCE and ply % 29 == 0:
                for seat in state.waiting():
                    assert state.legal(seat) == [action for action in range(GAME.action_count) if state.can(action, seat)]
            state.step(rng.choices(legal, state.weights() or None)[0])
            ply += 1
