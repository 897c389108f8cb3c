"""What is played, and what is played with it: a whole move as one, and the steps after it that leave nobody a choice.

A whole move is a list of actions of one seat. All of it is checked by the seat's own view before anything is played: every action
is open, and the view tells what comes of it (`Game.foresee`). So a refusal tells no secret, and nothing of a refused list is
played. Steps in which everybody can tell that there is a single option are passed over (`Game.forced`), as entries of their own in
the same commit: nobody is ever asked.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from vaka.engine.errors import BadNotation, IllegalAction
from vaka.engine.names import CHANCE
from vaka.engine.plans import forced_now
from vaka.table.game.entries import Acted, Held
from vaka.table.game.history import DECIDED, GOES_ON, PASSED, Ahead
from vaka.table.game.refusals import Refused, Unsure, is_irrevocable
from vaka.table.protocol.messages import clean

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vaka.engine.state import State
    from vaka.table.game.context import Context
    from vaka.table.game.entries import Deed
    from vaka.table.game.room import Room
    from vaka.table.protocol.messages import Act

Drafted = list[tuple["Deed", Ahead | None]]
"""What happens, each with what it leads to."""
MOST_PASSED: Final = 100
"""So many steps are passed over at once; a game that went on for ever would stop the server."""


# --- What is meant ---


def meant(room: Room, view: State, seat: int, command: Act) -> list[int]:
    """The actions that are named in notation, or else by their numbers."""
    numbers = command.actions or ([] if command.action is None else [command.action])
    if command.notation is not None:
        try:
            return [int(room.game.parse(view, command.notation, seat))]
        except BadNotation:
            if found := _planned(room, view, seat, command.notation):
                return found
            if not numbers:
                raise _not_understood(room, view, command.notation) from None
    if not numbers:
        raise Refused("no-action", 422)
    return numbers


def _planned(room: Room, view: State, seat: int, text: str) -> list[int]:
    """The actions of a whole move that was typed; none if it is none."""
    try:
        plan = room.game.read_plan(view, seat, text)
    except IllegalAction as error:
        raise Refused("illegal", obstacle=error.obstacle, view=view) from None
    except ValueError:
        return []
    return [] if plan is None else list(plan.actions)


def _not_understood(room: Room, view: State, typed: str) -> Refused:
    """What was typed is nothing that is open; what looks like it is."""
    spelled = [room.game.notation(view, action) for action in view.legal()]
    near = get_close_matches(" ".join(typed.lower().split()), spelled, n=3, cutoff=0.4)
    text = clean(typed, 60)
    return Refused("notation-near", 422, text=text, near=", ".join(near)) if near else Refused("notation", 422, text=text)


# --- Whether it may be played ---


def check_open(room: Room, view: State, seat: int, action: int) -> None:
    """Raise Refused with the obstacle if a seat may not play this; asked of its own view, so that a refusal tells no secret."""
    # An id beyond the game's is refused before the compiled rules see it.
    if 0 <= action < room.game.action_count and (view.can(action, seat) or action in view.asides(seat)):
        return
    refusal = room.game.refusal(view, action, seat)
    raise Refused("illegal", obstacle=refusal.obstacle, view=view)


def check_whole(room: Room, view: State, seat: int, actions: Sequence[int]) -> None:
    """The same of a list: all but the last must be foreseen by the view."""
    for one, action in _foreseen(view, seat, actions):
        check_open(room, one, seat, action)


def is_sure(view: State, seat: int, actions: Sequence[int]) -> None:
    """Raise Unsure with the first action that could not be taken back."""
    for one, action in _foreseen(view, seat, actions):
        if is_irrevocable(one, action):
            raise Unsure(one, action)


def _foreseen(view: State, seat: int, actions: Sequence[int]) -> Iterator[tuple[State, int]]:
    """Each action, with the view that it is played on; each must be checked before the next. Raise Refused where that ends."""
    for place, action in enumerate(actions):
        yield view, action
        if place == len(actions) - 1:
            return
        after = view.game.foresee(view, action, seat)
        if after is None:
            raise Refused("not-foreseen", count=place + 1)
        view = after


# --- Playing ---


def play(room: Room, seat: int, actions: Sequence[int], context: Context, *, redo: bool = False, release: bool = False) -> Drafted:
    """Actions with the draws that follow them, and what is passed over then; or held back, if that would open a step too early."""
    before, ahead = room.state, _played(room, seat, actions)
    after = ahead.state
    opens = before.is_simultaneous() and len(room.seats) > 1 and (after.floor != before.floor or not after.is_simultaneous())
    if opens and not release and room.humans() and context.step_age < context.settings.opening_time:
        *first, last = actions
        held: Drafted = [(Held(seat, last), None)]
        return [_acted(_played(room, seat, first), redo=redo), *held] if first else held
    _draw(ahead, context)
    return [_acted(ahead, redo=redo), *_passed_over(room, ahead, context)]


def _played(room: Room, seat: int, actions: Sequence[int]) -> Ahead:
    ahead = Ahead(room.history)
    try:
        for place, action in enumerate(actions):
            ahead.play(seat, action, GOES_ON if place else DECIDED)
    except IllegalAction as error:
        raise Refused("illegal", obstacle=error.obstacle) from None
    return ahead


def _draw(ahead: Ahead, context: Context) -> None:
    state = ahead.state
    while state.actor() == CHANCE:
        ahead.play(CHANCE, context.rng.choices(state.legal(), state.weights())[0])


def _acted(ahead: Ahead, *, redo: bool = False, passed: bool = False) -> tuple[Deed, Ahead]:
    """What was played ahead, as an entry."""
    own = [ply.action for ply in ahead.plies if ply.seat != CHANCE]
    chance, said = [ply.action for ply in ahead.plies if ply.seat == CHANCE], [ply.said for ply in ahead.plies]
    return Acted(ahead.plies[0].seat, own[0], chance, said, redo, own[1:] or None, passed), ahead


def _passed_over(room: Room, ahead: Ahead, context: Context) -> Drafted:
    """The steps after it that leave whoever is asked no choice, as everybody can tell, where that player wants it so."""
    found: Drafted = []
    while len(found) < MOST_PASSED and (seat := _who_passes(room, ahead.state)) is not None:
        action = forced_now(ahead.state)
        if action is None:
            break
        ahead = ahead.beyond()
        ahead.play(seat, action, PASSED)
        _draw(ahead, context)
        found.append(_acted(ahead, passed=True))
    return found


def _who_passes(room: Room, state: State) -> int | None:
    """The person who is asked and has one thing to do, unless they want to be asked all the same."""
    seat = int(state.actor())
    if seat < 0 or seat in room.asks_all or not room.seats[seat].owned or not room.seats[seat].is_human:
        return None
    return seat if len(state.legal()) == 1 else None
