"""What a person at a table asks for: words about the board, what can be taken back, what happened since. All of it from views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from vaka.engine.errors import IllegalAction
from vaka.engine.names import OPEN_ENDED
from vaka.engine.showing import Showing as Shown
from vaka.table.game.history import DECIDED
from vaka.table.game.refusals import Refused
from vaka.table.protocol.phrases import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vaka.engine.events import Event
    from vaka.engine.state import State
    from vaka.table.game.room import Room
    from vaka.table.protocol.shapes import AboutShape


class When(NamedTuple):
    """Of an earlier position, after how many plies; and after the end, as which seat saw it."""

    ply: int | None = None
    eyes: int | None = None


NOW: Final = When()


def view_at(room: Room, viewer: int, when: When = NOW) -> State:
    """What a viewer may see now, or could after so many of its plies; raise Refused if there are fewer."""
    state = state_at(room, viewer, when)
    return room.shown(state, viewer) if when.eyes is None else state.redact(when.eyes)


def state_at(room: Room, viewer: int, when: When) -> State:
    """The whole position. Another seat's eyes are lent after the end alone."""
    if when.eyes is not None and (room.over is None or when.eyes >= len(room.seats)):
        raise Refused("not-your-seat", 403)
    if when.ply is None:
        return room.state
    try:
        return room.history.at(when.ply if room.over else room.history.ply_of(viewer, when.ply))
    except (IndexError, IllegalAction):  # or taken back in the meantime
        raise Refused("no-such-ply", 404) from None


def about(room: Room, viewer: int, lang: str, called: Iterable[str], when: When = NOW) -> AboutShape | None:
    """What there is to know of the first of these names that is a place of the board; None if none is."""
    view = view_at(room, viewer, when)
    known = set(room.game.places(view))
    place = next((name for name in called if name in known), None)
    return None if place is None else _about(view, place, lang, hiding(room, view))


def everything(room: Room, viewer: int, lang: str, when: When = NOW) -> list[AboutShape]:
    """What there is to know of every place of the board."""
    view = view_at(room, viewer, when)
    hides = hiding(room, view)
    return [_about(view, place, lang, hides) for place in room.game.places(view)]


def hiding(room: Room, view: State) -> dict[str, Literal["one", "several"]]:
    """The places that hide something which the viewer may ask about: nothing where a table plays without hints."""
    if not room.hints or room.is_frozen:
        return {}
    secrets, values = room.game.secrets(view), view.hidden()
    return {place: "several" if len(paths) > 1 or values[paths[0]] == OPEN_ENDED else "one" for place, paths in secrets.items()}


def _about(view: State, place: str, lang: str, hides: dict[str, Literal["one", "several"]]) -> AboutShape:
    told = view.game.about(view, place, lang)
    return {
        "place": place,
        "name": told.name,
        "effect": told.effect,
        "price": told.price,
        "points": told.points,
        "why_not": told.why_not,
        "rule": told.rule or None,
        "hides": hides.get(place, ""),
    }


def prompt(room: Room, view: State, lang: str) -> str | None:
    """The game's own instruction to whoever is asked; None for a game that has none."""
    has_own = type(room.game).prompt is not Shown.prompt
    return room.game.prompt(view, lang) if has_own else None


def actor_of(event: Event) -> int | None:
    """The seat that an event tells of, if it tells of one."""
    seat = event.params.get("seat")
    return seat if isinstance(seat, int) and not isinstance(seat, bool) else None


def last_decision(room: Room, viewer: int) -> int | None:
    """The ply of the last decision of a seat that stands, of a whole move its first; None if it has decided nothing."""
    moves = room.history.moves
    return next((ply for ply in range(len(moves) - 1, -1, -1) if moves[ply].seat == viewer and moves[ply].link == DECIDED), None)


def set_up(room: Room, viewer: int) -> int:
    """How many plies a viewer had heard of when the first decision was asked for."""
    moves = room.history.moves
    first = next((ply for ply, move in enumerate(moves) if move.seat >= 0), len(moves))
    return first if room.over else room.history.heard(viewer, first)


def since(room: Room, viewer: int) -> int:
    """How many plies a viewer had heard of after its own last decision; for spectators, before the last entry that they noticed."""
    moves = room.history.moves
    if not moves:
        return 0
    own = last_decision(room, viewer) if viewer >= 0 else None
    if viewer >= 0 and own is None:
        return 0
    entry = moves[own].entry if own is not None else moves[_last_heard(room, viewer)].entry - 1
    after = next((ply for ply in range(len(moves), 0, -1) if moves[ply - 1].entry <= entry), 0)
    return after if room.over else room.history.heard(viewer, after)


def _last_heard(room: Room, viewer: int) -> int:
    """The last ply that a viewer has heard of; the first one if it has heard of none."""
    history = room.history
    if room.over:
        return len(history) - 1
    return max(0, history.ply_of(viewer, history.heard(viewer, len(history))) - 1)


def way_back(room: Room, viewer: int) -> int | None:
    """The position before a seat's own last decision, in its own count: to where it could ask to go back. None if there is none."""
    if viewer < 0 or room.over or room.is_record or room.is_frozen or not room.seats[viewer].is_human:
        return None
    own = last_decision(room, viewer)
    return None if own is None else room.history.heard(viewer, own)


def why_stuck(back: int | None, lang: str) -> str:
    """Why a seat cannot take back anything alone."""
    return say("undo-nothing" if back is None else "undo-seen", lang)
