"""Each rule has one predicate. Where a second form stands beside it for speed, both say the same wherever random games lead."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import vaka
from tests.conftest import random_games
from vaka.games.vanuatu.rules.actions import (
    ACTION_COUNT,
    AT_PERFORMING,
    AT_PLACING,
    BUILD_DIKE,
    GO_EXPLORE,
    RETRIEVE,
    SAIL_TO,
    space_of,
)
from vaka.games.vanuatu.rules.box import CELLS, SPACE_COUNT
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.pieces import fish_at, treasure_at
from vaka.games.vanuatu.rules.players import markers_on
from vaka.games.vanuatu.rules.reasons import OPEN
from vaka.games.vanuatu.rules.rounds import placing
from vaka.games.vanuatu.rules.script import deciding
from vaka.games.vanuatu.rules.sequence import Vanuatu, vanuatu
from vaka.games.vanuatu.rules.turns import exploring, fishing, majority, performing, sailing

GAME = vaka.game("vanuatu")


def decisions(options: dict[str, str], seats: int) -> Iterator[Vanuatu]:
    """Positions of random games in which somebody is asked."""
    for seed in range(random_games(60)):
        rng = random.Random(seed)
        state = vanuatu(GAME.new(seats, options))
        while state.actor() != vaka.OVER:
            if state.actor() >= 0:
                yield state
            legal = state.legal()
            state.apply(rng.choices(legal, state.weights())[0] if state.actor() == vaka.CHANCE else rng.choice(legal))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("waters", ["no", "yes"])
def test_a_voyage_and_a_tile_are_listed_where_the_predicate_is_open(seats: int, waters: str) -> None:
    """§8.1 and §4.6: whole sets of spaces at once, and space by space."""
    voyages = 0
    for state in decisions({"waters": waters}, seats):
        seat = state.asked
        if state.stage == AT_PLACING:
            for slot in range(2):
                spaces = placing.spaces_for(state, slot)
                for space in range(CELLS):
                    assert has(spaces, space) == (placing.why_not_place(state, slot, space) == OPEN)
        if state.stage != AT_PERFORMING:
            continue
        ways = [(detour, space) for detour in range(3) for space in range(CELLS)]
        reasons = [sailing.why_not_sail(state, seat, space, detour) for detour, space in ways]
        listed = sailing.legal_sail(state, seat, vec[i64]())
        assert list(listed) == [SAIL_TO + number for number, reason in enumerate(reasons) if reason == OPEN]
        steps = sailing.steps_for(state, seat, state.vatus[seat], True)
        told = sailing.why_no_voyage(state, state.boat[seat], steps, sailing.barred(state, seat))
        assert told == (OPEN if OPEN in reasons else max(reasons[:CELLS]))
        voyages += len(listed)
    assert voyages > 100


@pytest.mark.parametrize("waters", ["no", "yes"])
def test_an_action_is_possible_in_some_way_or_in_none(waters: str) -> None:
    """§8: `why_no_way` is what all ways of an action have in common."""
    for state in decisions({"waters": waters}, 3):
        if state.stage != AT_PERFORMING:
            continue
        for space in range(SPACE_COUNT):
            if majority.why_not_act(state, state.asked, space) != OPEN:
                continue
            ways = [action for action in range(SAIL_TO, RETRIEVE) if space_of(action) == space]
            if waters == "no":
                ways = [action for action in ways if not BUILD_DIKE <= action < GO_EXPLORE]
            reasons = [deciding.why_not(state, action, state.asked) for action in ways]
            told = performing.why_no_way(state, state.asked, space, True)
            assert told == (OPEN if OPEN in reasons else max(reasons)), space


def test_fish_and_treasure_are_where_their_tokens_lie() -> None:
    """§8.3 and §8.4: the spaces as sets, for foresight, and the tokens themselves."""
    for state in decisions({}, 3):
        for space in range(CELLS):
            assert has(fishing.grounds(state), space) == (fish_at(state, space) > 0)
            assert has(exploring.wrecks(state), space) == (treasure_at(state, space) > 0)
            assert (fishing.why_not_fish_from(state, space) == OPEN) == (fish_at(state, space) > 0)


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_listed_is_what_is_not_refused(seats: int) -> None:
    """The list of open actions and the refusals come from the same predicates."""
    for state in decisions({"waters": "yes"}, seats):
        listed = state.legal()
        assert listed == [action for action in range(ACTION_COUNT) if deciding.why_not(state, action, state.asked) == OPEN]
        if state.stage == AT_PERFORMING:
            assert all(markers_on(state, state.asked, space_of(action)) > 0 for action in listed if SAIL_TO <= action < RETRIEVE)
