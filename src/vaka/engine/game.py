"""A game: a rule set with its components, options, notation and words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from vaka.engine.errors import BadPosition, VakaError
from vaka.engine.judge import Judge
from vaka.engine.lid import Option
from vaka.engine.names import FULL, SPECTATOR
from vaka.engine.setups import Setup
from vaka.engine.showing import About, Lesson, Showing
from vaka.engine.state import State

__all__ = ["About", "Game", "Lesson", "Option", "Setup"]


class Game(Showing):
    """What a rule set tells of itself. Subclass it, name the `state_class`, and fill in the rest."""

    # --- Positions ---

    def new(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> State:
        """A game at its start; seats default to `usual_seats`."""
        count = self.usual_seats if seats is None else seats
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
            state.read(data["position"])
            state.viewer = self._viewer(data["viewer"], data["seats"])
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
