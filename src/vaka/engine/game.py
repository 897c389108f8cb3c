"""A game: a rule set with its components, options, notation and words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from hashlib import blake2b
from typing import Any, SupportsIndex

from vaka.engine.encoding import Observations
from vaka.engine.errors import BadPosition, VakaError
from vaka.engine.judge import Judge
from vaka.engine.lid import Option
from vaka.engine.names import FULL, SPECTATOR
from vaka.engine.setups import Setup
from vaka.engine.showing import About, Lesson, Showing
from vaka.engine.state import State
from vaka.engine.tensors import Encoder, hash_of
from vaka.engine.traits import Horizon, Traits, longest, utilities

__all__ = ["About", "Game", "Horizon", "Lesson", "Option", "Setup", "Traits"]


class Game(Showing):
    """What a rule set tells of itself. Subclass it, name the `state_class`, and fill in the rest."""

    # --- Positions ---

    def new(self, seats: SupportsIndex | None = None, options: Mapping[str, object] | None = None) -> State:
        """A game at its start; seats default to `usual_seats`. Raise BadOption for a set-up that the game does not have.

        >>> import vaka
        >>> vaka.game("aloha").new(seats=3, options={"mode": "expert"}).seats
        3
        """
        count = self.player_count(seats)
        checked = self.check(count, options)
        key = (count, *checked.values())
        if key not in self._starts:  # chance draws everything, so one start serves all games
            self._starts[key] = self.start(count, checked)
        return self._starts[key].copy()

    def blank(self, seats: int, options: dict[str, str]) -> State:
        """A state to be filled: nothing of it may be asked before."""
        return self.state_class(self, seats, options)

    def start(self, seats: int, options: dict[str, str]) -> State:
        """The position before the first action or draw."""
        raise NotImplementedError(f"{type(self).__name__}.start")

    def arrange(self, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
        """A position from written words, the rest a legal default; raise BadPosition for a word it does not know."""
        raise BadPosition(f"{self.title} declares no words to write a position with")

    # --- What kind of game it is ---

    def has_secrets(self, seats: int, options: dict[str, str]) -> bool:
        """Does a seat know what another does not? By default: does the game hide anything, and are there others?"""
        return seats > 1 and self.state_class.hide is not State.hide

    def has_simultaneous_steps(self, seats: int, options: dict[str, str]) -> bool:
        """Are several seats asked at once? By default: does the game write `is_simultaneous`, and are there others?"""
        return seats > 1 and self.state_class.is_simultaneous is not State.is_simultaneous

    def traits(self, seats: SupportsIndex | None = None, options: Mapping[str, object] | None = None) -> Traits:
        """What kind of game it is with these seats and options; raise BadOption for a set-up that it does not have.

        >>> import vaka
        >>> vaka.game("aloha").traits(seats=2).information
        'perfect'
        >>> vaka.game("moorea").traits(seats=3).utilities
        (-0.5, 1.0)
        """
        count = self.player_count(seats)
        checked = self.check(count, options)
        parties = tuple(tuple(party) for party in self.new(count, checked).parties())
        return Traits(
            seats=count,
            information="imperfect" if self.has_secrets(count, checked) else "perfect",
            chance=self.outcome_count > 0,
            simultaneous=self.has_simultaneous_steps(count, checked),
            parties=parties,
            sum="zero" if count > 1 else "general",
            utilities=utilities(count, parties),
        )

    def horizon(self, seats: SupportsIndex | None = None, options: Mapping[str, object] | None = None) -> Horizon:
        """How long games of this set-up last; raise BadOption for one that the game does not have.

        Where a set-up has not been measured, the longest of those with as many seats.

        >>> import vaka
        >>> horizon = vaka.game("aloha").horizon(seats=2)
        >>> horizon.random <= horizon.bound
        True
        """
        count = self.player_count(seats)
        checked = self.check(count, options)
        random, greedy = (longest(self.folder, count, checked, what) for what in ("random", "greedy"))
        return Horizon(random, greedy, self.max_plies)

    def action_names(self) -> list[str]:
        """A name for each action id, the same in every position: its kind and its arguments. Notation depends on the position.

        >>> import vaka
        >>> vaka.game("aloha").action_names()[:2]
        ['launch slot=0 to=a6', 'launch slot=0 to=b6']
        """
        if self.kinds is None:
            return [f"action {action}" for action in range(self.action_count)]
        found = []
        for action in range(self.action_count):
            words = [f"{name}={word}" for name, word in self.kinds.params(action).items() if word != ""]
            found.append(" ".join([self.kinds.kind(action).name, *words]))
        return found

    # --- Reading positions ---

    def load(self, data: Mapping[str, Any] | str | bytes) -> State:
        """The position that `dump` wrote, from data or JSON text; raise BadPosition if it is none."""
        if isinstance(data, str | bytes):
            try:
                data = json.loads(data)
            except ValueError as error:
                raise BadPosition(f"not JSON: {error}") from None
        if not isinstance(data, Mapping):
            raise BadPosition("a position is a JSON object")
        missing = [key for key in ("game", "rules", "seats", "options", "viewer", "ply", "floor", "position") if key not in data]
        if missing:
            raise BadPosition(f"a position needs {', '.join(missing)}")
        if data["game"] != self.id:
            raise BadPosition(f"a position of {data['game']!r}, not of {self.id!r}")
        if data["rules"] != self.version:
            raise BadPosition(f"written under version {data['rules']!r} of the rules; this is version {self.version}")
        try:
            options = self.check(data["seats"], data["options"])
            state = self.blank(data["seats"], options)
            state.viewer = self._viewer(data["viewer"], data["seats"])
            state.read(data["position"])
            state.ply, state.floor = data["ply"], data["floor"]
            if not 0 <= state.floor <= state.ply:
                raise BadPosition(f"the floor ({state.floor}) lies between 0 and the ply ({state.ply})")
            state.read_frame(data.get("missed", []), data.get("pending", []))
            state.check_position()
        except BadPosition:
            raise
        except (VakaError, LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise BadPosition(f"no position of {self.title}: {type(error).__name__}: {error}") from error
        return state

    def _viewer(self, viewer: object, seats: int) -> int:
        if viewer is None:
            return FULL
        if viewer == "spectator":
            return SPECTATOR
        if isinstance(viewer, int) and not isinstance(viewer, bool) and 0 <= viewer < seats:
            return viewer
        raise BadPosition(f"no such viewer: {viewer!r}")

    # --- The modules beside the game ---

    @cached_property
    def judge(self) -> Judge:
        """What is good in this game: `JUDGE` of its judge's room or module, or the lead in score.

        Raise TypeError if there is such a module, but it names no judge.
        """
        module = self._beside("judge.judge", "judge")
        if module is None:
            return Judge()
        found = getattr(module, "JUDGE", None)
        if not isinstance(found, Judge):
            old = ": evaluate and prefer are its rate and appeal now" if hasattr(module, "evaluate") else ""
            raise TypeError(f"{module.__name__} needs JUDGE, a vaka.engine.Judge{old}")
        return found

    @cached_property
    def encoder(self) -> Encoder | None:
        """How views become rows of numbers: `ENCODER` of its tensors' room or module; None if there is none.

        Raise TypeError if there is such a module, but it names no encoder.
        """
        module = self._beside("tensors.encoder", "encoder")
        if module is None:
            return None
        found = getattr(module, "ENCODER", None)
        if not isinstance(found, Encoder):
            raise TypeError(f"{module.__name__} needs ENCODER, a vaka.engine.tensors.Encoder")
        return found

    def observations(self, seats: SupportsIndex | None = None) -> Observations:
        """The rows of this game with so many seats: their spec, and what writes them. Raise TypeError if it has no encoder.

        >>> import vaka
        >>> [part.name for part in vaka.game("aloha").observations(seats=2).spec][:2]
        ['face_down', 'trade_wind']
        """
        count = self.player_count(seats)
        found = self.kept_rows.get(count)
        if found is None:
            encoder = self.encoder
            if encoder is None:
                raise TypeError(f"{self.title} has no encoder: a module `tensors.encoder` with ENCODER makes rows of its views")
            found = self.kept_rows[count] = Observations(self, encoder, count)
        return found

    def hash_position(self, state: State) -> int:
        """64 bits of a position (`State.hash64`): by its encoder, or of its key where there is none."""
        encoder = self.encoder
        if encoder is not None:
            found = hash_of(state, encoder)
            if found >= 0:
                return found
        return int.from_bytes(blake2b(state.key(), digest_size=8).digest())
