"""Puzzles: a position as its seat sees it, at a table that is made anew for every question; hints, and what is said of a try.

The solution is told only to who asks for it: a view, a list and a verdict on another action do not have it.
"""

from __future__ import annotations

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
from vaka.table.game.refusals import Refused
from vaka.table.game.room import Room
from vaka.table.game.stored import StoredGame, StoredSeat
from vaka.table.game.whole_moves import check_open
from vaka.table.protocol.phrases import bot_label, kind_label, kind_of, say
from vaka.table.shown.course import Arranged, play_after, prepared_view

if TYPE_CHECKING:
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


def room_of(game: Game, key: str, after: int | None = None) -> tuple[Room, int]:
    """The table of a puzzle and the seat that is asked, after an action of theirs if one is given.

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
    start = view if after is None else view.draw_full(Random(1))
    room.hints = False  # a puzzle has its own
    room.history = Arranged(game, int(view.seats), dict(view.options), start)
    room.seats[seat].owned = True
    room.seen = [1] * (len(seats) + 1)
    if after is not None:
        check_open(room, view, seat, after)
        play_after(room, seat, after)
    return room, seat


def view_of(boards: Boards, game: Game, key: str, lang: str, shape: str | None, after: int | None) -> ViewShape:
    """The table of a puzzle, as the seat that is asked sees it."""
    return prepared_view(boards, *room_of(game, key, after), lang, shape)


# --- Hints ---


def hint(game: Game, key: str, step: int, lang: str) -> HelpShape:
    """One hint: first what kind of action it is, then where it begins, then which it is."""
    puzzle = find(game, key)
    view = position_of(game, puzzle)
    if step == 1:
        kind = kind_of(game, game.describe(view, puzzle.best)[0])
        label = kind_label(game, kind, lang)
        count = sum(kind_of(game, game.describe(view, action)[0]) == kind for action in view.legal())
        text = say("puzzle-kind", lang, kind=label, count=count) if label else _among(view, puzzle, lang)
        return {"step": 1, "steps": STEPS, "text": text, "places": [], "action": None}
    if step == 2:
        places = _where(view, puzzle)[:1]
        names = [about.name for place in places if (about := game.about(view, place, lang)).name]
        text = say("puzzle-where", lang, place=names[0]) if names else _among(view, puzzle, lang)
        return {"step": 2, "steps": STEPS, "text": text, "places": places if names else [], "action": None}
    text = say("puzzle-solution", lang, move=_sentence(view, puzzle.best, lang), why=why(view, puzzle, lang))
    return {"step": STEPS, "steps": STEPS, "text": text, "places": [], "action": puzzle.best}


def _where(view: State, puzzle: Puzzle) -> list[str]:
    """The places on the board that it happens at, as far as there are words for them."""
    events: list[Event] = []
    trial = view.draw_full(Random(1))
    trial.apply(puzzle.best, events, puzzle.seat)
    known = set(view.game.places(view))
    return [place for event in events[:1] for place in event.places if place in known]


def _among(view: State, puzzle: Puzzle, lang: str) -> str:
    """The best decisions, in an order that does not tell which is the best."""
    nearest = sorted(range(len(puzzle.costs)), key=lambda place: puzzle.costs[place])[:CLOSE]
    actions = [view.legal()[place] for place in sorted(nearest)]
    return say("puzzle-among", lang, moves="; ".join(_sentence(view, action, lang) for action in actions))


# --- What is said of a try ---


def _meant(game: Game, key: str, action: int | None, notation: str | None) -> int:
    """The action that was tried, or the first one of a whole move that was typed; raise Refused if it is none or not open."""
    room, seat = room_of(game, key)
    view = room.view(seat)
    if action is None:
        action = _read(game, view, seat, notation or "")
    check_open(room, view, seat, action)
    if action not in view.legal():
        raise Refused("puzzle-aside")
    return action


def _read(game: Game, view: State, seat: int, notation: str) -> int:
    try:
        return int(game.parse(view, notation, seat))
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
    return int(plan.actions[0])


def tried(game: Game, key: str, action: int | None, notation: str | None, lang: str) -> TriedShape:
    """What is said of an action that is open: whether it is the solution, and why, or what it costs."""
    action, puzzle = _meant(game, key, action, notation), find(game, key)
    view = position_of(game, puzzle)
    move = _sentence(view, action, lang)
    if action == puzzle.best:
        text = say("puzzle-right", lang, move=move, why=why(view, puzzle, lang))
        return {"right": True, "cost": 0.0, "action": action, "text": text}
    cost = puzzle.cost(view, action)
    text = " ".join(filter(None, [say("puzzle-wrong", lang, move=move, cost=round(100 * cost)), _next(view, puzzle, action, lang)]))
    return {"right": False, "cost": cost, "action": action, "text": text}


def why(view: State, puzzle: Puzzle, lang: str) -> str:
    """Why the solution is the solution: what everything else costs at least, and what is expected to follow."""
    first = say("puzzle-why", lang, cost=round(100 * puzzle.gap))
    return " ".join(filter(None, [first, _next(view, puzzle, puzzle.best, lang)]))


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


def _sentence(view: State, action: int, lang: str) -> str:
    return view.game.sentence(view, action, lang).rstrip(".")
