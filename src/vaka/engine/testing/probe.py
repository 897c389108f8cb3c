"""What the tests of the contract share: a game under test, and a complaint that names the fault."""

from __future__ import annotations

import json
import math
import random
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from vaka.engine.errors import BadPosition
from vaka.engine.names import ASKED, CHANCE, FULL, HIDDEN, OVER, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from vaka.engine.events import Event
    from vaka.engine.game import Game, Setup
    from vaka.engine.state import State


Answer = TypeVar("Answer")


class ContractBroken(AssertionError):
    """A game does not keep the contract; `fault` is the clause that it breaks."""

    def __init__(self, fault: str, message: str) -> None:
        super().__init__(f"{fault}: {message}")
        self.fault = fault
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        """It passes from one process to another, as in `make soak`."""
        return type(self), (self.fault, self.message)


class Probe:
    """One game of one set-up under test, with what a complaint needs to be reproduced."""

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.rng = random.Random(seed)
        self.trail: list[str] = []
        self.steps: list[tuple[int, int, list[Event]]] = []
        """Of each ply so far: who did what, and what happened."""

    def fail(self, fault: str, message: str) -> NoReturn:
        """Complain, with the way to get here."""
        options = " ".join(f"{name}={value}" for name, value in self.setup.options.items())
        way = ", ".join(self.trail[-6:]) or "the start"
        where = f"{self.game.id}, {self.setup.seats} seats, {options or 'no options'}, seed {self.seed}, ply {len(self.trail)}"
        raise ContractBroken(fault, f"{message} [{where}; after {way}]")

    def unheard(self, seat: int, viewer: int) -> list[int]:
        """The last steps of a seat that a viewer has not heard of: what it has done in secret so far."""
        found: list[int] = []
        for who, action, events in reversed(self.steps):
            if who != seat:
                break
            if any(event.heard_by(viewer) for event in events):
                break
            found.insert(0, action)
        return found

    def name(self, state: State, action: int) -> str:
        """The notation of an action, for a complaint."""
        return self.game.notation(state, action)

    def random_action(self, state: State) -> int:
        """What random play does next."""
        legal = state.legal()
        if not legal:
            who = "chance" if state.actor() == CHANCE else f"seat {state.actor()}"
            self.fail("dead end", f"nothing is open to {who} before the end")
        if state.actor() != CHANCE:
            return self.rng.choice(legal)
        return self.rng.choices(legal, self.weights(state, legal))[0]

    def weights(self, state: State, legal: list[int]) -> list[int]:
        """The weights of the outcomes: positive integers, one for each."""
        weights = state.weights()
        if len(weights) != len(legal) or any(not isinstance(weight, int) or weight <= 0 for weight in weights):
            self.fail("weights", f"{len(legal)} outcomes with the weights {weights}: each has one, a positive integer")
        return weights

    def ask(self, fault: str, question: str, answer: Callable[[], Answer]) -> Answer:
        """What the game answers; an exception is its fault."""
        try:
            return answer()
        except Exception as error:
            self.fail(fault, f"{question} raises {type(error).__name__}: {error}")

    def loaded(self, state: State, what: str) -> State:
        """The position after a way through JSON."""
        try:
            return self.game.load(json.dumps(state.dump()))
        except BadPosition as error:
            self.fail("dump", f"{what} does not load: {error}")

    def sample(self, actions: list[int], count: int) -> list[int]:
        """All of them, or so many of them."""
        return actions if len(actions) <= count else sorted(self.rng.sample(actions, count))


def canonical(data: object) -> str:
    """JSON data as text that is equal exactly when the data is."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def odd_part(data: Any, path: str = "") -> str:
    """What in this data is not plain JSON, for a complaint; empty if all of it is.

    >>> odd_part({"hands": [{"orchid"}]}), odd_part({"left": {1: 6}}), odd_part([1, "two", None])
    ("hands/0 is {'orchid'}", 'left has the key 1, which is no word', '')
    """
    if isinstance(data, dict):
        for key in data:
            if not isinstance(key, str):
                return f"{path or 'it'} has the key {key!r}, which is no word"
    if isinstance(data, dict | list | tuple):
        parts = data.items() if isinstance(data, dict) else enumerate(data)
        return next(filter(None, (odd_part(part, f"{path}/{key}".lstrip("/")) for key, part in parts)), "")
    if data is None or isinstance(data, str | int) or (isinstance(data, float) and math.isfinite(data)):
        return ""
    return f"{path or 'it'} is {data!r}"


def signature(state: State) -> tuple[str, int, tuple[int, ...]]:
    """Everything that a holder of this position or view can tell: its bytes, and who is asked."""
    return canonical(state.dump()), state.actor(), tuple(state.waiting())


def told(events: list[Event], viewer: int) -> str:
    """What a viewer heard, as text."""
    try:
        return canonical([[event.key, event.params] for event in events if event.heard_by(viewer)])
    except TypeError:
        key, odd = next((event.key, odd_part(event.params)) for event in events if odd_part(event.params))
        raise ContractBroken("events", f"{key!r} tells what is not JSON: {odd}") from None


def viewers(state: State) -> list[int]:
    """Every seat, and the spectator."""
    return [*range(state.seats), SPECTATOR]


def viewer_name(viewer: int) -> str:
    """A viewer in a complaint."""
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def has_secrets(state: State, viewer: int) -> bool:
    """Is there anything in this position that the viewer does not know?"""
    if state.actor() == OVER or state.viewer != FULL:
        return False
    full, view = state.dump(), state.redact(viewer).dump()
    return any(full[key] != view[key] for key in ("ply", "floor", "position"))


def after(state: State, action: int, seat: int = ASKED) -> tuple[State, list[Event]]:
    """The position after an action, and what happened."""
    twin = state.copy()
    events: list[Event] = []
    twin.apply(action, events, seat)
    return twin, events


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every plain value of JSON data with its path."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, f"{path}/{key}" if path else str(key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from leaves(value, f"{path}/{index}" if path else str(index))
    else:
        yield path, data


def at_path(data: Any, path: str) -> Any:
    """The value at a path, or None where it leads nowhere."""
    for key in path.split("/"):
        if isinstance(data, list):
            data = data[int(key)] if key.isdigit() and int(key) < len(data) else None
        elif isinstance(data, dict):
            data = data.get(key)
        else:
            return None
    return data


def hidden_paths(view: State) -> set[str]:
    """Where a view says that it does not know."""
    return {path for path, value in leaves(view.write()) if value == HIDDEN}


def difference(one: State, other: State) -> str:
    """Where two positions differ first, for a complaint."""
    mine, theirs = dict(leaves(one.dump())), dict(leaves(other.dump()))
    for path in sorted(mine.keys() | theirs.keys()):
        if mine.get(path) != theirs.get(path):
            return f"{path.removeprefix('position/')} ({mine.get(path)!r} against {theirs.get(path)!r})"
    return "who is asked"
