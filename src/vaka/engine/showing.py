"""What a game shows of a position, and what a person asks of its board: all of it from a view alone."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from vaka.engine.board import STYLE, Board, PlainBoard, board_of
from vaka.engine.names import ASKED, CHANCE, FULL, OVER
from vaka.engine.plans import Planning
from vaka.engine.state import State

TRIALS: Final = 4
"""So many positions that fit a view are tried, to see whether an action can be taken back."""


@dataclass(frozen=True, slots=True)
class About:
    """What a person may ask of a place on the board, each in a few words; empty where there is nothing to say."""

    name: str
    effect: str = ""
    """What it does for whoever uses it."""
    price: str = ""
    points: str = ""
    why_not: str = ""
    """Why the viewer cannot use it now."""
    rule: str = ""
    """The number of the paragraph in the game's rules text, for instance `2.3`."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A prepared position of a first game: its text is the message `lesson-<key>`, its position the words of `arrange`."""

    key: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    words: dict[str, Any] = field(default_factory=dict)
    moves: tuple[str, ...] = ()
    """The notations of what is right here, any one of them; none: there is only something to read."""


class Showing(Planning):
    """What a game shows."""

    def text(self, state: State, lang: str = "en") -> str:
        """The position as text, for terminals and screen readers."""
        return json.dumps(state.write(), indent=1, ensure_ascii=False)

    def picture(self, state: State, **style: Any) -> str | None:
        """The position as SVG, if the game has a picture, in the style of `vaka.engine.board.STYLE`.

        Raise TypeError for a style that there is not.
        """
        board = self.board
        if board is None:
            return None
        known = (*STYLE, *board.styles) if isinstance(board, PlainBoard) else STYLE
        odd = [name for name in style if name not in known]
        if odd:
            raise TypeError(f"a picture has no {odd[0]!r}: there are {', '.join(STYLE)}")
        return board.draw(state, **style)

    @cached_property
    def board(self) -> Board | None:
        """What draws the game: `BOARD`, or `draw`, of its picture's room or of a module `board`; None without a picture."""
        return board_of(self._beside("picture.board", "board"))

    def panel(self, state: State, seat: int, lang: str = "en") -> str:
        """What a seat has in the open, in a few words for its panel, alike for all viewers; empty if there is nothing."""
        return ""

    def points(self, state: State, seat: int, lang: str = "en") -> list[tuple[str, int]]:
        """Where a seat's score comes from: each source with its points, together the score; empty if it has one source only."""
        return []

    def partners(self, state: State, seat: int) -> list[int]:
        """The other seats that win and lose together with this one; nobody, unless a game is played in teams."""
        return []

    # --- What a person asks of the board ---

    def places(self, view: State) -> list[str]:
        """The names of everything on the board that has words: the keys that the picture uses for its parts."""
        return []

    def about(self, view: State, place: str, lang: str = "en") -> About:
        """What there is to know of a place; raise LookupError if there is no such place."""
        raise LookupError(f"{self.title} knows nothing of a place called {place!r}")

    def prompt(self, view: State, lang: str = "en") -> str:
        """An instruction to the viewer: what to do now; or who is waited for, if it is another."""
        asked = view.waiting()
        if view.actor() == OVER:
            return self.words.say("prompt-over", {}, lang)
        if view.actor() == CHANCE:
            return self.words.say("prompt-chance", {}, lang)
        if view.viewer in asked:
            return self.words.say("prompt-you", {"count": len(view.legal())}, lang)
        names = [self.seat_name(view.seats, seat, lang) for seat in asked]
        return self.words.say("prompt-others", {"names": ", ".join(names), "count": len(names)}, lang)

    def irrevocable(self, view: State, action: int) -> bool:
        """Does this action of whoever is asked reveal, draw or hand over the turn, so that nobody can take it back alone?

        Played on positions that fit the view: what may be irrevocable is. A game may answer faster.
        Raise IllegalAction if it is not open.
        """
        luck = random.Random(0)
        for _ in range(TRIALS if view.viewer != FULL and view.hidden() else 1):
            trial = view.copy() if view.viewer == FULL else view.resample(luck)
            trial.apply(action, None, ASKED if view.viewer < 0 else view.viewer)
            if trial.floor == trial.ply:
                return True
        return False

    def declines(self, view: State, seat: int) -> tuple[str, int] | None:
        """What a seat may stay out of, and the action that does so: a key for the battle, and an id that is open to the seat.

        The table then declines for a player who does not want to be asked again in the same battle. None: there is nothing to
        stay out of.
        """
        return None

    def declined_name(self, view: State, seat: int, lang: str = "en") -> str:
        """What a seat may stay out of now, as its player reads it; empty if there is nothing. Without words it is the key."""
        declined = self.declines(view, seat)
        return "" if declined is None else declined[0]

    def hidden_odds(self, view: State) -> dict[str, dict[Any, float]]:
        """Of what the view hides, by the paths of `State.hidden`: the chance of each value, where the game can count exactly.

        What it leaves out is drawn (`vaka.bots.belief`).
        """
        return {}

    def secrets(self, view: State) -> dict[str, list[str]]:
        """The places of the board that hide something, each with the paths of `State.hidden` that lie there.

        A player may ask of such a place what it could be (`vaka.bots.holdings`).
        """
        return {}

    def secret_name(self, view: State, place: str, thing: str, lang: str = "en") -> str:
        """What may lie at such a place, in a reader's words: a hidden value or, where these are counts, one of what they count."""
        return thing

    # --- A first game ---

    def lessons(self) -> list[Lesson]:
        """Prepared positions that teach the game, in the order of a first game."""
        return []

    def course(self, alone: bool = False) -> list[Lesson]:
        """The lessons of a first game with others, or of the game that one plays alone; empty if there are none.

        A game that is only ever played alone has one course; where both can be learned, the lessons for one seat are the second.
        """
        by_seats: dict[bool, list[Lesson]] = {False: [], True: []}
        for lesson in self.lessons():
            by_seats[lesson.seats == 1 and self.seats.stop > 2].append(lesson)
        return by_seats[alone]

    def lesson_text(self, lesson: Lesson, lang: str = "en") -> str:
        """What a lesson says."""
        return self.words.say(f"lesson-{lesson.key}", {}, lang)
