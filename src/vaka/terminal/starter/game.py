"""Starter: the door. What the game tells of itself; every question goes to the room that knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.game import Game
from vaka.engine.showing import About, Lesson
from vaka.terminal.starter.rules.actions import ACTION_COUNT, KINDS, OUTCOME_COUNT
from vaka.terminal.starter.rules.box import BOX, COLOURS
from vaka.terminal.starter.rules.position import starter
from vaka.terminal.starter.rules.sequence import Starter
from vaka.terminal.starter.words import notation, teaching, text
from vaka.terminal.starter.words.arranging import arrange

if TYPE_CHECKING:
    from vaka.engine.state import State


class StarterGame(Game):
    """Shells are gathered from pools, and the most shells win."""

    id = "starter"
    title = "Starter"
    seats = range(2, len(COLOURS) + 1)
    action_count = ACTION_COUNT
    outcome_count = OUTCOME_COUNT
    kinds = KINDS
    action_notation = notation.ACTIONS
    outcome_notation = notation.CHANCES
    max_plies = 1 + sum(BOX.shells)
    state_class = Starter
    designer = "You"
    minutes = range(5, 11)

    def seat_words(self, seats: int) -> tuple[str, ...]:
        return COLOURS[:seats]

    def start(self, seats: int, options: dict[str, str]) -> State:
        return arrange(self, seats, options, {})

    def arrange(self, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
        return arrange(self, seats, options, words)

    # --- Words ---

    def text(self, state: State, lang: str = "en") -> str:
        return text.text(starter(state), self, lang)

    # --- What a person asks of the board ---

    def places(self, view: State) -> list[str]:
        return teaching.places()

    def about(self, view: State, place: str, lang: str = "en") -> About:
        return teaching.about(starter(view), place, lang)

    def lessons(self) -> list[Lesson]:
        return teaching.LESSONS
