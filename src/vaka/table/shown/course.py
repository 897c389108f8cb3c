"""A first game: the lessons of a game at a table that is there for one reader alone, and is made anew for every question."""

from __future__ import annotations

import json
import random
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from vaka.engine.errors import BadNotation
from vaka.engine.names import OVER
from vaka.table.game.decisions import draw
from vaka.table.game.history import History
from vaka.table.game.refusals import Refused
from vaka.table.game.room import Room
from vaka.table.game.stored import StoredGame, StoredSeat
from vaka.table.game.whole_moves import check_open
from vaka.table.shown import views
from vaka.table.shown.boards import shape_for
from vaka.table.shown.log import Log

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.showing import Lesson
    from vaka.engine.state import State
    from vaka.table.protocol.shapes import LessonShape, ViewShape
    from vaka.table.shown.boards import Boards


class Arranged(History):
    """A line of moves that begins in a prepared position."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], start: State) -> None:
        super().__init__(game, seats, options)
        self.state = start
        self._kept = {0: start.copy()}


def is_alone(game: Game, seats: int) -> bool:
    """Do the lessons of the game that one plays alone belong to a table of so many?"""
    return seats == 1 and bool(game.course(alone=True))


def find(game: Game, key: str) -> Lesson:
    """A lesson by its key; raise Refused if there is none."""
    found = next((lesson for lesson in game.lessons() if lesson.key == key), None)
    if found is None:
        raise Refused("no-such-lesson", 404)
    return found


def room_of(game: Game, lesson: Lesson, after: int | None = None) -> tuple[Room, int]:
    """The table of a lesson and the seat of whoever learns, after an action of theirs if one is given."""
    options = game.check(lesson.seats, lesson.options)
    start = game.arrange(lesson.seats, options, lesson.words)
    luck = random.Random(1)
    draw(start, luck)
    learner = max(0, int(start.actor()))
    seats = tuple(
        StoredSeat(seat, "", "human" if seat == learner else "bot", None if seat == learner else "greedy")
        for seat in range(lesson.seats)
    )
    room = Room(StoredGame(f"lesson-{lesson.key}", game.id, game.version, options, "play", 0.0, None, seats), game)
    room.hints = False  # there is somebody who explains
    room.history = Arranged(game, lesson.seats, options, start)
    room.seats[learner].owned = True
    room.seen = [1] * (lesson.seats + 1)
    if after is not None:
        check_open(room, room.view(learner), learner, after)
        play_after(room, learner, after, luck)
    return room, learner


def play_after(room: Room, seat: int, action: int, luck: random.Random | None = None) -> None:
    """Play an action in a prepared position, and draw what chance decides then: the same for everybody."""
    luck = luck or random.Random(1)
    entry = room.seen[0] + 1
    room.history.play(seat, action, entry)
    while room.state.actor() != OVER and room.state.actor() < 0:
        outcome = luck.choices(room.state.legal(), room.state.weights())[0]
        room.history.play(int(room.state.actor()), outcome, entry)
    room.seen = [entry] * (len(room.seats) + 1)


@lru_cache(maxsize=256)
def lessons(game: Game, lang: str, alone: bool = False) -> list[LessonShape]:
    """What each lesson of a course says, and the actions that are right there."""
    told: list[LessonShape] = []
    for lesson in game.course(alone):
        room, learner = room_of(game, lesson)
        view = room.view(learner)
        told.append(
            {
                "key": lesson.key,
                "text": game.lesson_text(lesson, lang),
                "moves": [action for words in lesson.moves if (action := _meant(game, view, words, learner)) is not None],
            }
        )
    return told


def _meant(game: Game, view: State, words: str, seat: int) -> int | None:
    try:
        return int(game.parse(view, words, seat))
    except BadNotation:
        return None


def lesson_view(boards: Boards, game: Game, lesson: Lesson, lang: str, shape: str | None, after: int | None) -> ViewShape:
    """The table of a lesson, as whoever learns sees it."""
    return prepared_view(boards, *room_of(game, lesson, after), lang, shape)


def prepared_view(boards: Boards, room: Room, learner: int, lang: str, shape: str | None) -> ViewShape:
    """A table that is there for one reader alone, as they see it."""
    core = views.core(room, learner, lang, boards.static(room.view(learner), lang, shape_for(room.game, shape)))
    log = Log(room, learner, lang)
    log.catch_up()
    lines: list[Any] = json.loads(log.since(0))
    return {
        **core,
        "seats": views.seats(room, learner, lang, {}, room.created),
        "held": [learner],
        "curtain": False,
        "held_order": None,
        "rematch": None,
        "away_time": None,
        "paused": False,
        "host": False,
        "public": False,
        "removes": False,
        "watching": 0,
        "log": lines,
        "log_from": 1,
        "chat": [],
    }
