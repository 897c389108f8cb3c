"""What a person at a table asks for: words about the board, what can be taken back, what happened since. All of it from views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vaka.engine.errors import IllegalAction
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


def view_at(room: Room, viewer: int, ply: int | None) -> State:
    """What a viewer may see now, or could after so many of its plies; raise Refused if there are fewer."""
    if ply is None:
        return room.view(viewer)
    try:
        return room.shown(room.history.at(ply if room.over else room.history.ply_of(viewer, ply)), viewer)
    except (IndexError, IllegalAction):  # or taken back in the meantime
        raise Refused("no-such-ply", 404) from None


def about(room: Room, viewer: int, lang: str, called: Iterable[str], ply: int | None = None) -> AboutShape | None:
    """What there is to know of the first of these names that is a place of the board; None if none is."""
    view = view_at(room, viewer, ply)
    known = set(room.game.places(view))
    place = next((name for name in called if name in known), None)
    return None if place is None else _about(view, place, lang)


def everything(room: Room, viewer: int, lang: str, ply: int | None = None) -> list[AboutShape]:
    """What there is to know of every place of the board."""
    view = view_at(room, viewer, ply)
    return [_about(view, place, lang) for place in room.game.places(view)]


def _about(view: State, place: str, lang: str) -> AboutShape:
    told = view.game.about(view, place, lang)
    return {
        "place": place,
        "name": told.name,
        "effect": told.effect,
        "price": told.price,
        "points": told.points,
        "why_not": told.why_not,
        "rule": told.rule or None,
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
