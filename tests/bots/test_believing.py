"""Beliefs: chances of what is hidden, counted where a game can count, and from the view alone."""

from __future__ import annotations

import random
from math import sqrt

import pytest
from librt.random import Random

import vaka
from tests.bots.test_search import decisions
from tests.engine.toys import lei
from vaka.bots import belief, holdings
from vaka.bots.believing import at_path, things
from vaka.engine import OVER, State
from vaka.engine.loops import random_action, seeded
from vaka.engine.names import OPEN_ENDED
from vaka.engine.testing import position

SECRETIVE = ("moorea", "vanuatu", "paradise")
SAMPLES = 600


def views(name: str, count: int, gap: int) -> list[State]:
    """Views that hide something."""
    found: list[State] = []
    for state in decisions(vaka.game(name), 6 * count, gap):
        view = state.redact(int(state.actor()))
        if view.hidden() and len(found) < count:
            found.append(view)
    return found


def counted_views(name: str, count: int, gap: int) -> list[State]:
    """Views of random games in which something can be counted."""
    found: list[State] = []
    index = 0
    while len(found) < count:
        state, rng = vaka.game(name).new(seats=2 + index % 2), seeded(31, index)
        while state.actor() != OVER and len(found) < count and int(state.ply) < 400:
            view = state.redact(int(state.actor())) if state.actor() >= 0 and int(state.ply) % gap == 0 else None
            if view is not None and view.game.hidden_odds(view):
                found.append(view)
            state.step(random_action(state, rng))
        index += 1
    return found


@pytest.mark.parametrize("name", SECRETIVE)
def test_the_chances_of_a_place_add_up_to_one_and_are_of_what_counting_allows(name: str) -> None:
    for view in views(name, 3, 31):
        found = belief(view, 40)
        hidden = view.hidden()
        assert set(found.places) == set(hidden)
        for path, likely in found.places.items():
            assert sum(one.chance for one in likely) == pytest.approx(1)
            assert [one.chance for one in likely] == sorted((one.chance for one in likely), reverse=True)
            if hidden[path] != OPEN_ENDED:
                assert {one.value for one in likely} <= set(hidden[path])
            if path in found.exact:
                assert {one.value for one in likely} == set(hidden[path])


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_is_counted_agrees_with_what_is_drawn(name: str) -> None:
    """Every counted chance lies within five standard errors of its share among resampled positions."""
    compared = 0
    for view in counted_views(name, 6, 13):
        counted = view.game.hidden_odds(view)
        luck = Random(5)
        drawn = [view.draw_full(luck).write() for _ in range(SAMPLES)]
        for path, odds in counted.items():
            for value, chance in odds.items():
                share = sum(at_path(data, path) == value for data in drawn) / SAMPLES
                assert abs(share - chance) <= 5 * sqrt(chance * (1 - chance) / SAMPLES) + 1e-9, (path, value)
                compared += 1
    assert compared > 20


def test_counting_is_exact_after_cards_were_laid_down() -> None:
    """Moorea: a hand from which cards have been laid no longer is any of the unseen cards alike; counting weighs that."""
    game = vaka.game("moorea")
    uneven = 0
    for state in decisions(game, 60, 17):
        view = state.redact(int(state.actor()))
        for odds in game.hidden_odds(view).values():
            uneven += len({round(chance, 6) for chance in odds.values()}) > 1
    assert uneven > 0


@pytest.mark.parametrize("name", SECRETIVE)
def test_twins_that_the_seat_cannot_tell_apart_get_the_same_beliefs(name: str) -> None:
    """Another deal of what is hidden changes nothing: a belief is computed from the view alone."""
    for view in views(name, 2, 31):
        twin = view.resample(random.Random(3)).redact(view.viewer)
        assert belief(twin, 30).places == belief(view, 30).places


def test_a_spectator_believes_less_than_a_player() -> None:
    """Moorea, right after the deal: everybody's cards are hidden from a spectator, those of the others from a player."""
    state = vaka.game("moorea").new(seats=3)
    luck = random.Random(2)
    while state.actor() < 0:
        state.apply(luck.choices(state.legal(), state.weights())[0])
    player, spectator = belief(state.redact(0)), belief(state.redact(vaka.SPECTATOR))
    assert set(player.places) < set(spectator.places)
    assert player.samples == spectator.samples == 0
    assert player.exact == set(player.places)


def test_a_game_that_cannot_count_draws() -> None:
    """A toy game without `hidden_odds`: the chances are shares, with their errors."""
    table = position(lei.LeiGame(), 2, leis=[["orchid"], ["orchid"]], hands=[["orchid", "hibiscus"], ["gardenia", "gardenia"]])
    found = belief(table.state.redact(0), 50)
    assert found.places
    assert not found.exact
    for path, likely in found.places.items():
        assert found.samples == 50
        assert 0 <= found.error(path, likely[0].value) < 0.1
    with pytest.raises(KeyError):
        found.chance("nowhere", 1)


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_lies_in_a_place_together(name: str) -> None:
    """Of a hand: the chance of at least one and the mean number, as often as positions that fit the view have them."""
    for view in counted_views(name, 3, 17):
        groups = view.game.secrets(view)
        found = holdings(view, groups, 300)
        assert set(found) == set(groups)
        luck = Random(7)
        drawn = [view.draw_full(luck).write() for _ in range(SAMPLES)]
        for place, paths in groups.items():
            lying: list[dict[str, int]] = []
            for data in drawn:
                there: dict[str, int] = {}
                for path in paths:
                    for thing, count in things(at_path(data, path)).items():
                        there[thing] = there.get(thing, 0) + count
                lying.append(there)
            for held in found[place]:
                share = sum(held.thing in there for there in lying) / SAMPLES
                assert abs(share - held.chance) <= 5 * sqrt(0.25 / 300 + 0.25 / SAMPLES), (place, held)
                assert held.chance <= min(1.0, held.mean) + 1e-9
            assert {thing for there in lying for thing in there} <= {held.thing for held in found[place]} or len(paths) == 1


def test_two_of_a_kind_count_twice() -> None:
    """Moorea: two hidden cards of a hand are one group; where both must be wood there is one for certain, and two on average."""
    assert things(["wood", "wood"]) == things({"wood": 2, "clay": 0}) == {"wood": 2}
    view = counted_views("moorea", 1, 17)[0]
    for place, held in holdings(view, view.game.secrets(view), 50).items():
        assert sum(one.mean for one in held) == pytest.approx(len(view.game.secrets(view)[place]))


def test_a_group_has_hidden_places() -> None:
    view = counted_views("moorea", 1, 17)[0]
    assert holdings(view, {}) == {}
    with pytest.raises(KeyError):
        holdings(view, {"hand": ["seats/red/money"]})


def test_what_cannot_be_asked_is_refused() -> None:
    state = vaka.game("aloha").new(seats=2)
    with pytest.raises(ValueError, match="a full position hides nothing"):
        belief(state)
    with pytest.raises(ValueError, match="at least one position"):
        belief(state.redact(0), 0)
    assert belief(state.redact(0)).places == {}
    with pytest.raises(KeyError):
        belief(state.redact(0)).chance("hands/0", 1)
