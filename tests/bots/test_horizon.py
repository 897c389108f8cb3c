"""Where a leaf is rated: at the same moment for what ends a turn and for what goes on with it; orders of one seat come in a row."""

from __future__ import annotations

from dataclasses import replace

from librt.random import Random

import vaka
from vaka.bots.leaf import Leaf, next_asked
from vaka.bots.search import Settings, children, partners_of
from vaka.bots.tree import Tree, search
from vaka.engine import CHANCE, OVER, State
from vaka.engine.loops import random_action, seeded
from vaka.games.paradise.rules.stages import AT_BUILDING

FAR = replace(Settings(), plies=60, turns=1)


def played(name: str, steps: int) -> State:
    """A position of a random game for two in which a seat is asked."""
    state, rng = vaka.game(name).new(2), seeded(4, 4)
    while steps > 0 or state.actor() == CHANCE:
        state.step(random_action(state, rng))
        steps -= 1
    return state


def leaf_of(state: State, viewer: int) -> Leaf:
    """Of a search of this seat, which has decided last."""
    leaf = Leaf(state.game.judge, FAR.knobs(), partners_of(state), viewer, Random(1))
    leaf.begin(state)
    return leaf


def test_a_turn_is_played_to_its_end_before_it_is_rated() -> None:
    for name in ("aloha", "moorea", "vanuatu", "paradise"):
        state = played(name, 30)
        seat = int(state.actor())
        leaf_of(state, seat).play_greedily(state)
        assert state.actor() == OVER or int(state.actor()) != seat


def test_what_has_ended_the_turn_is_rated_where_it_is() -> None:
    state = played("moorea", 30)
    before = state.dump()
    leaf_of(state, 1 - int(state.actor())).play_greedily(state)
    assert state.dump() == before


def test_what_comes_later_is_rated_after_the_next_turn() -> None:
    """The other one has decided last: it ends its turn, and the seat that searches has one of its own."""
    state = played("aloha", 30)
    seat = 1 - int(state.actor())
    leaf = leaf_of(state, seat)
    leaf.note(state, 1 - seat)
    leaf.play_greedily(state)
    assert leaf.ended == 2
    assert state.actor() == OVER or int(state.actor()) != seat


def building() -> State:
    """Conquest of Paradise at the first Building Step: both are asked."""
    state, rng = vaka.game("paradise").new(2), seeded(1, 1)
    while state.stage != AT_BUILDING:  # type: ignore[attr-defined]
        state.step(random_action(state, rng))
    return state


def test_orders_of_one_seat_come_in_a_row() -> None:
    """§9: all build at once. In the tree of seat 1 its own second order follows its first, though seat 0 is asked first."""
    state = building()
    assert int(state.actor()) == 0
    assert next_asked(state, 1) == 1
    view = state.redact(1)
    tree = Tree(view.game.judge, Settings().knobs(), partners_of(view), 1, Random(5))
    search(tree, view, 60, 60)
    more = [child for child in children(tree, 0) if view.game.notation(view, int(tree.key[child])) != "done"]
    assert {int(tree.seat[below]) for child in more for below in children(tree, child)} == {1}
