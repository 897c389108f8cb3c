"""Puzzles: a position as its seat sees it, at a table that is made anew for every question; hints, and what is said of a try.

The solution is told only to who asks for it: a view, a list and a verdict on another action do not have it.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from librt.random import Random

from vaka.bots.bot import Candidate, Consideration
from vaka.bots.hints import hints
from vaka.engine.errors import BadNotation, IllegalAction
from vaka.engine.registry import game as find_game
from vaka.engine.registry import games as all_games
from vaka.engine.words import listed as listed_words
from vaka.insight.collection import position_of, shipped
from vaka.insight.decisions import (
    Decision,
    decisions,
    foreseen,
    goes_same_way,
    is_complete,
    is_ordering,
    leaves_open,
    move_of,
    outcome,
)
from vaka.table.game.refusals import Refused
from vaka.table.game.room import Room
from vaka.table.game.stored import StoredGame, StoredSeat
from vaka.table.game.whole_moves import check_open, check_whole
from vaka.table.protocol.phrases import bot_label, kind_label, kind_of, say
from vaka.table.shown.course import Arranged, play_after, prepared_view

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from vaka.engine.events import Event
    from vaka.engine.game import Game
    from vaka.engine.state import State
    from vaka.insight.puzzles import Puzzle
    from vaka.table.protocol.shapes import HelpShape, PuzzleShape, TriedShape, ViewShape
    from vaka.table.shown.boards import Boards

STEPS: Final = 3
"""A hint says what kind of action it is, then where, then which."""
CLOSE: Final = 3
"""Where no place can be told, so many actions are left to choose from."""


def with_puzzles() -> list[Game]:
    """The games that have puzzles."""
    return [game for game in map(find_game, all_games()) if len(shipped(game))]


def of_the_day(day: date) -> tuple[Game, str] | None:
    """The puzzle of a day: the games come by turns, each with its puzzles in an order that does not go by difficulty."""
    games = with_puzzles()
    if not games:
        return None
    game = games[day.toordinal() % len(games)]
    keys = sorted(shipped(game).keys, key=lambda key: sha256(f"day {key}".encode()).digest())
    return game, keys[day.toordinal() // len(games) % len(keys)]


def find(game: Game, key: str) -> Puzzle:
    """A puzzle by its name; raise Refused if there is none."""
    try:
        return shipped(game).puzzle(key)
    except LookupError:
        raise Refused("no-such-puzzle", 404) from None


def listed(game: Game) -> list[PuzzleShape]:
    """The puzzles of a game, the easiest first."""
    return [{"key": key, "level": level} for key, level in shipped(game).levels.items()]


def missed_by(game: Game, key: str, lang: str) -> dict[str, Any]:
    """The bots that mostly miss it, by name, and how many they are."""
    failed = find(game, key).failed
    return {"level": len(failed), "bots": listed_words([bot_label(level, lang) for level in failed], lang)}


def described(game: Game, key: str, lang: str, day: date) -> dict[str, Any]:
    """A puzzle as its page calls it: its number, whose turn it is, who misses it, and the day whose puzzle it is (or nothing)."""
    puzzle, keys, daily = find(game, key), shipped(game).keys, of_the_day(day)
    return {
        "key": key,
        "number": keys.index(key) + 1,
        "count": len(keys),
        "seat": game.seat_name(puzzle.view["seats"], puzzle.seat, lang),
        "day": day.isoformat() if daily == (game, key) else "",
        **missed_by(game, key, lang),
    }


def picture(game: Game, key: str, lang: str) -> str | None:
    """The position of a puzzle, as its seat sees it; None for a game without a picture."""
    return None if game.board is None else game.picture(position_of(game, find(game, key)), lang=lang, interactive=False)


def room_of(game: Game, key: str, after: Sequence[int] = ()) -> tuple[Room, int]:
    """The table of a puzzle and the seat that is asked, after these actions of theirs.

    What the seat does not see is not there. After an action it is drawn, as it might have been.
    """
    puzzle = find(game, key)
    seat = puzzle.seat
    # The line of moves begins here, so that is where plies are counted from.
    begun = {name: value for name, value in puzzle.view.items() if name != "missed"}
    view = game.load({**begun, "ply": 0, "floor": 0})
    seats = tuple(
        StoredSeat(number, "", "human" if number == seat else "bot", None if number == seat else "greedy")
        for number in range(int(view.seats))
    )
    room = Room(StoredGame(f"puzzle-{puzzle.key}", game.id, game.version, dict(view.options), "play", 0.0, None, seats), game)
    start = view.draw_full(Random(1)) if after else view
    room.hints = False  # a puzzle has its own
    room.history = Arranged(game, int(view.seats), dict(view.options), start)
    room.seats[seat].owned = True
    room.seen = [1] * (len(seats) + 1)
    for place, action in enumerate(after):
        check_open(room, room.view(seat) if place else view, seat, action)
        play_after(room, seat, action)
    return room, seat


def view_of(boards: Boards, game: Game, key: str, lang: str, shape: str | None, after: Sequence[int]) -> ViewShape:
    """The table of a puzzle, as the seat that is asked sees it."""
    return prepared_view(boards, *room_of(game, key, after), lang, shape)


@lru_cache(maxsize=64)
def _asked(game: Game, key: str) -> tuple[State, list[Decision]]:
    """What the seat sees, and what it can decide."""
    view = position_of(game, find(game, key))
    return view, decisions(view)


def _is_whole(found: list[Decision]) -> bool:
    """Are there decisions of several actions?"""
    return any(decision.actions[1:] for decision in found)


# --- Hints ---


def hint(game: Game, key: str, step: int, lang: str) -> HelpShape:
    """One hint: first what kind of decision it is, then where it begins, then which it is."""
    puzzle, (view, found) = find(game, key), _asked(game, key)
    if step == 1:
        text, places = _kind(view, puzzle, found, lang) or _among(view, puzzle, found, lang), []
    elif step == 2:
        places = _where(view, puzzle)[:1]
        names = [about.name for place in places if (about := game.about(view, place, lang)).name]
        text = say("puzzle-where", lang, place=names[0]) if names else _among(view, puzzle, found, lang)
        places = places if names else []
    else:
        move, why = _told(view, puzzle.solution, lang), _why(view, puzzle, found, lang)
        text, places = say("puzzle-solution", lang, move=move, why=why), []
    solution = list(puzzle.solution) if step == STEPS else []
    return {"step": step, "steps": STEPS, "text": text, "places": places, "actions": solution}


def _kind(view: State, puzzle: Puzzle, found: list[Decision], lang: str) -> str:
    """What kind of decision it is, and how many of them there are; empty where there is no word for it."""
    if puzzle.rest:
        count = sum(len(decision.actions) > 1 for decision in found)
        return say("puzzle-orders" if is_ordering(view) else "puzzle-voyage", lang, count=count)
    game = view.game
    kind = kind_of(game, game.describe(view, puzzle.best)[0])
    label = kind_label(game, kind, lang)
    count = sum(kind_of(game, game.describe(view, one.first)[0]) == kind for one in found if len(one.actions) == 1)
    return say("puzzle-kind", lang, kind=label, count=count) if label else ""


def _where(view: State, puzzle: Puzzle) -> list[str]:
    """The places on the board that it begins at, as far as there are words for them."""
    known = set(view.game.places(view))
    plan = move_of(view, puzzle.solution) if puzzle.rest else None
    if plan is not None and plan.start in known:
        return [plan.start]
    events: list[Event] = []
    trial = view.draw_full(Random(1))
    trial.apply(puzzle.best, events, puzzle.seat)
    return [place for event in events[:1] for place in event.places if place in known]


def _among(view: State, puzzle: Puzzle, found: list[Decision], lang: str) -> str:
    """The best decisions, in an order that does not tell which is the best."""
    nearest = sorted(range(len(puzzle.costs)), key=lambda place: puzzle.costs[place])[:CLOSE]
    return say("puzzle-among", lang, moves="; ".join(_told(view, found[place].actions, lang) for place in sorted(nearest)))


# --- What is said of a try ---


def tried(game: Game, key: str, done: Sequence[int], actions: Sequence[int], notation: str | None, lang: str) -> TriedShape:
    """What is said of a decision: whether it is the solution, and why, or what it costs; or nothing yet, if more belongs to it.

    `done` was played before, as the beginning of a whole move.
    """
    puzzle, (view, found) = find(game, key), _asked(game, key)
    tried = _meant(game, key, done, actions, notation)
    if not _is_whole(found):
        tried = tried[:1]
    elif not is_complete(view, tried):
        return _verdict(tried, "", on=True)
    place = _place_of(view, found, tried)
    move = _told(view, tried, lang)
    if place is not None and found[place].actions == puzzle.solution:
        return _verdict(tried, say("puzzle-right", lang, move=move, why=_why(view, puzzle, found, lang)), right=True, cost=0.0)
    if place is None:
        near = goes_same_way(view, tried, puzzle.solution)
        return _verdict(tried, say("puzzle-near" if near else "puzzle-unknown", lang, move=move))
    if len(puzzle.solution) > 1 and leaves_open(view, tried, puzzle.solution):
        return _verdict(tried, say("puzzle-later", lang, move=move))
    cost = puzzle.costs[place]
    then = _next(view, puzzle, tried[0], lang) if len(tried) == 1 else ""
    text = " ".join(filter(None, [say("puzzle-wrong", lang, move=move, cost=cost), then]))
    return _verdict(tried, text, cost=cost / 100)


def _verdict(actions: Sequence[int], text: str, *, right: bool = False, on: bool = False, cost: float | None = None) -> TriedShape:
    return {"right": right, "on": on, "cost": cost, "actions": list(actions), "text": text}


def _meant(game: Game, key: str, done: Sequence[int], actions: Sequence[int], notation: str | None) -> tuple[int, ...]:
    """What was played before and what is tried now; raise Refused if it is nothing or not open."""
    room, seat = room_of(game, key, done)
    now = list(actions) or _read(game, room.view(seat), seat, notation or "")
    view = position_of(game, find(game, key))
    check_whole(room, view, seat, [*done, *now])
    if (*done, *now)[0] not in view.legal():
        raise Refused("puzzle-aside")
    return (*done, *now)


def _read(game: Game, view: State, seat: int, notation: str) -> list[int]:
    try:
        return [int(game.parse(view, notation, seat))]
    except BadNotation:
        pass
    try:
        plan = game.read_plan(view, seat, notation)
    except IllegalAction as error:
        raise Refused("illegal", obstacle=error.obstacle, view=view) from None
    except ValueError:
        plan = None
    if plan is None:
        raise Refused("notation", 422, text=notation[:60])
    return [int(action) for action in plan.actions]


def _place_of(view: State, found: list[Decision], actions: tuple[int, ...]) -> int | None:
    """Which of the decisions it is; None if it is none of those that were compared."""
    for place, decision in enumerate(found):
        if decision.actions == actions:
            return place
    if len(actions) == 1:
        return None
    wanted = outcome(view, actions)
    return next((place for place, decision in enumerate(found) if outcome(view, decision.actions) == wanted), None)


def _why(view: State, puzzle: Puzzle, found: list[Decision], lang: str) -> str:
    """Why the solution is the solution: what everything else costs at least; what is expected to follow, or what is next best."""
    first = say("puzzle-why-whole" if puzzle.rest else "puzzle-why", lang, cost=round(100 * puzzle.gap))
    then = _second(view, puzzle, found, lang) if _is_whole(found) else _next(view, puzzle, puzzle.best, lang)
    return " ".join(filter(None, [first, then]))


def _second(view: State, puzzle: Puzzle, found: list[Decision], lang: str) -> str:
    """What comes next to the solution, and instead of it."""
    others = sorted((cost, one.actions) for cost, one in zip(puzzle.costs, found, strict=True) if one.actions != puzzle.solution)
    instead = (actions for _, actions in others if not puzzle.rest or not leaves_open(view, actions, puzzle.solution))
    second = next(instead, None)
    return say("puzzle-second", lang, move=_told(view, second, lang)) if second else ""


def _next(view: State, puzzle: Puzzle, action: int, lang: str) -> str:
    """What may follow an action; empty where that is not known."""
    candidate = Candidate(action, 1.0, 0.5, puzzle.lines.get(action, ()))
    line = hints(view, Consideration((candidate,), 0, 0.0), lang)[0].line
    turns: list[tuple[int, list[str]]] = []
    for seat, typed in line:
        if not turns or turns[-1][0] != seat:
            turns.append((seat, []))
        turns[-1][1].append(typed)
    told = [
        say("puzzle-turn", lang, name=view.game.seat_name(view.seats, seat, lang), moves=", ".join(moves)) for seat, moves in turns
    ]
    return say("puzzle-next", lang, line=" – ".join(told)) if told else ""


def _told(view: State, actions: tuple[int, ...], lang: str) -> str:
    """A decision as a sentence without its full stop, or several."""
    plan = move_of(view, actions) if len(actions) > 1 else None
    if plan is not None:
        return view.game.plan_sentence(view, plan, lang).rstrip(".")
    before = [foreseen(view, actions[:count]) or view for count in range(len(actions))]
    return "; ".join(view.game.sentence(one, action, lang).rstrip(".") for one, action in zip(before, actions, strict=True))
