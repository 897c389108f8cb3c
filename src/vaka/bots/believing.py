"""Beliefs: what a view hides, and how likely each value is, for all that its viewer can know.

Where a game can count, the chances are exact (`Game.hidden_odds`). Elsewhere they come from positions that fit the view, drawn
again and again. Either way they follow from the view alone.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from librt.random import Random

from vaka.engine.ids import drawn_seed
from vaka.engine.names import FULL

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vaka.engine.state import Generator, State

SAMPLES: Final = 400


@dataclass(frozen=True)
class Likely:
    """A value that a hidden place may have, as `State.write` has it, and its chance."""

    value: Any
    chance: float


@dataclass(frozen=True)
class Belief:
    """What a viewer may believe of everything that it does not see."""

    viewer: int
    places: dict[str, tuple[Likely, ...]]
    """By the path into `State.write`, as in `State.hidden`: the values, the likeliest first."""
    exact: frozenset[str]
    """The places whose chances were counted; the others were drawn."""
    samples: int
    """How many positions were drawn; 0 if none had to be."""

    def chance(self, place: str, value: Any) -> float:
        """The chance of a value in a hidden place; raise KeyError for a place that is not hidden."""
        return next((likely.chance for likely in self.places[place] if likely.value == value), 0.0)

    def error(self, place: str, value: Any) -> float:
        """Its standard error: 0 where it was counted."""
        chance = self.chance(place, value)
        return 0.0 if place in self.exact else sqrt(chance * (1 - chance) / max(1, self.samples))


def belief(view: State, samples: int = SAMPLES, rng: Generator | None = None) -> Belief:
    """For everything that the view hides, the chance of each value.

    Raise ValueError for a full position, which hides nothing, and for less than one sample.

    >>> import random, vaka
    >>> state = vaka.game("moorea").new(seats=2)
    >>> while state.actor() < 0:
    ...     state.apply(random.Random(1).choices(state.legal(), state.weights())[0])
    >>> found = belief(state.redact(0))
    >>> sorted(found.places) == sorted(state.redact(0).hidden())
    True
    """
    if view.viewer == FULL:
        raise ValueError("a full position hides nothing: ask a view of it, State.redact(seat)")
    if samples < 1:
        raise ValueError(f"at least one position is drawn, not {samples}")
    paths = list(view.hidden())
    counted = view.game.hidden_odds(view) if paths else {}
    found = {path: _sorted([(value, chance) for value, chance in counted[path].items()]) for path in paths if path in counted}
    drawn = [path for path in paths if path not in counted]
    if drawn:
        found |= _drawn(view, drawn, samples, rng or random.Random(0))
    places = {path: found[path] for path in paths}
    return Belief(int(view.viewer), places, frozenset(path for path in paths if path in counted), samples if drawn else 0)


@dataclass(frozen=True)
class Held:
    """A thing that may lie at a place, perhaps several times."""

    thing: str
    chance: float
    """That there is at least one."""
    mean: float
    """How many there are on average."""


def things(value: Any) -> dict[str, int]:
    """A value as things and how many of each there are: one of what is a word, those of a list, or counts as they stand.

    >>> things("wood"), things({"war": 2, "colony": 0}), things(["a", "a"]), things(None)
    ({'wood': 1}, {'war': 2}, {'a': 2}, {})
    """
    if value is None:
        return {}
    if isinstance(value, dict):
        return {thing: int(count) for thing, count in value.items() if count}
    found: dict[str, int] = {}
    for thing in value if isinstance(value, list) else [value]:
        found[str(thing)] = found.get(str(thing), 0) + 1
    return found


def holdings(
    view: State, groups: Mapping[str, Sequence[str]], samples: int = SAMPLES, rng: Generator | None = None
) -> dict[str, tuple[Held, ...]]:
    """What may lie in each of these groups of hidden places together, the likeliest first: a hand is a group of cards.

    A group has paths of `State.hidden`. Raise KeyError for a path that is not hidden, and what `belief` raises.

    >>> import vaka
    >>> view = vaka.game("vanuatu").new(seats=3).redact(0)
    >>> holdings(view, view.game.secrets(view))
    {}
    """
    luck = rng or random.Random(0)
    found = belief(view, samples, luck) if groups else None
    together = {name: paths for name, paths in groups.items() if len(paths) > 1}
    at_least = _at_least_one(view, together, samples, luck) if together else {}
    held: dict[str, tuple[Held, ...]] = {}
    for name, paths in groups.items():
        chances, means = dict(at_least.get(name, {})), dict[str, float]()
        for path in paths:
            assert found is not None
            for likely in found.places[path]:
                for thing, count in things(likely.value).items():
                    means[thing] = means.get(thing, 0.0) + likely.chance * count
                    if name not in together:
                        chances[thing] = chances.get(thing, 0.0) + likely.chance
        rows = [Held(thing, min(1.0, chances.get(thing, 0.0), mean), mean) for thing, mean in means.items()]
        held[name] = tuple(sorted(rows, key=lambda row: (-row.chance, -row.mean, row.thing)))
    return held


def _at_least_one(view: State, groups: Mapping[str, Sequence[str]], samples: int, rng: Generator) -> dict[str, dict[str, float]]:
    """How often each thing lies in a group, once or more, in positions that fit the view."""
    luck = Random(drawn_seed(rng))
    counts: dict[str, dict[str, int]] = {name: {} for name in groups}
    for _ in range(samples):
        data = view.draw_full(luck).write()
        for name, paths in groups.items():
            for thing in {thing for path in paths for thing in things(at_path(data, path))}:
                counts[name][thing] = counts[name].get(thing, 0) + 1
    return {name: {thing: count / samples for thing, count in known.items()} for name, known in counts.items()}


def _drawn(view: State, paths: list[str], samples: int, rng: Generator) -> dict[str, tuple[Likely, ...]]:
    """How often each value came up in positions that fit the view."""
    luck = Random(drawn_seed(rng))
    counts: dict[str, dict[str, int]] = {path: {} for path in paths}
    for _ in range(samples):
        data = view.draw_full(luck).write()
        for path, known in counts.items():
            key = json.dumps(at_path(data, path), sort_keys=True)
            known[key] = known.get(key, 0) + 1
    return {path: _sorted([(json.loads(key), count / samples) for key, count in known.items()]) for path, known in counts.items()}


def _sorted(pairs: list[tuple[Any, float]]) -> tuple[Likely, ...]:
    """The likeliest first; among equals by how they are written, so that the order is always the same."""
    return tuple(Likely(value, chance) for value, chance in sorted(pairs, key=lambda pair: (-pair[1], json.dumps(pair[0]))))


def at_path(data: Any, path: str) -> Any:
    """What stands at a path of `State.hidden` in the data of a position; None where there is nothing.

    >>> at_path({"hands": [["a", "b"]]}, "hands/0/1")
    'b'
    """
    for step in path.split("/"):
        if isinstance(data, list):
            data = data[int(step)] if int(step) < len(data) else None
        elif isinstance(data, dict):
            data = data.get(step)
        else:
            return None
    return data
