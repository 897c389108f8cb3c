"""What a seat asks for, turned into entries or refused. Nothing here changes a room: entries do, once they are durable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from vaka.engine.names import CHANCE, OVER
from vaka.table.game.bots import nameable
from vaka.table.game.entries import (
    BotSeated,
    Consented,
    Declined,
    Deed,
    Ended,
    Entry,
    PassingSet,
    Paused,
    RefusedIt,
    Renamed,
    Requested,
    Restored,
    Said,
    SeatChanged,
    TookBack,
)
from vaka.table.game.lost_seats import lost_seat, silence
from vaka.table.game.people import Over, Request
from vaka.table.game.refusals import Refused
from vaka.table.game.whole_moves import Drafted, check_whole, is_sure, meant, play
from vaka.table.protocol.messages import (
    Act,
    Answer,
    Ask,
    Chat,
    Command,
    Decline,
    HandOver,
    Passing,
    Redo,
    Rename,
    Restart,
    Undo,
    clean,
)

if TYPE_CHECKING:
    import random

    from vaka.engine.state import State
    from vaka.table.game.context import Context
    from vaka.table.game.history import Ahead
    from vaka.table.game.room import Room


Talk = Undo | Restart | Ask | Answer | Chat | Rename | HandOver | Decline | Passing
"""Commands that play no action."""


class Decided(NamedTuple):
    """The entries that a command becomes, and what each action leads to: the room takes it over when they are durable."""

    entries: list[Entry]
    ahead: tuple[Ahead | None, ...] = ()

    @property
    def ends(self) -> bool:
        """Is the game over with it?"""
        last = self.ahead[-1] if self.ahead else None
        return any(isinstance(entry.deed, Ended) for entry in self.entries) or (last is not None and last.state.actor() == OVER)


def result_of(decided: Decided) -> Over:
    """How the game ends with it."""
    for entry in decided.entries:
        if isinstance(entry.deed, Ended):
            return Over(entry.deed.how, entry.deed.winners, entry.deed.scores)
    last = decided.ahead[-1]
    assert last is not None
    return Over("rules", list(map(int, last.state.winners())), list(map(int, last.state.scores())))


def decide(room: Room, seat: int, command: Command, context: Context) -> Decided:
    """The entries that the command becomes; raise Refused with the reason."""
    if room.is_record:
        raise Refused("record")
    if room.over and not isinstance(command, Chat | Rename):
        raise Refused("over")
    if room.is_frozen and not isinstance(command, Chat | Rename | Ask | Answer):
        raise Refused("old-rules")
    if room.is_paused and isinstance(command, Act | Undo | Restart | Redo | Decline):
        raise Refused("paused")
    match command:
        case Act():
            return _decided(room, _act(room, seat, command, context), context)
        case Redo():
            return _decided(room, _redo(room, seat, command.entry, context), context)
        case _:
            return Decided(_entries(room, _draft(room, seat, command, context), context))


def _decided(room: Room, drafted: Drafted, context: Context) -> Decided:
    return Decided(_entries(room, [deed for deed, _ in drafted], context), tuple(ahead for _, ahead in drafted))


def _draft(room: Room, seat: int, command: Talk, context: Context) -> list[Deed]:
    match command:
        case Undo():
            return _undo(room, seat, command.entry, whole_turn=False)
        case Restart():
            return _undo(room, seat, command.entry, whole_turn=True)
        case Ask():
            return _request(room, seat, command, context)
        case Answer():
            return _answer(room, seat, command, context)
        case Chat() | Rename() if seat in room.hushed:
            raise Refused("hushed", 403)
        case Chat():
            text = clean(command.text, context.settings.chat_length)
            if not text:
                raise Refused("empty", 422)
            return [Said(seat, text)]
        case Rename():
            return [Renamed(seat, clean(command.name, context.settings.name_length))]
        case HandOver():
            return _hand_over(room, seat, command, context)
        case Decline():
            return _decline(room, seat, command)
        case Passing():
            return [PassingSet(seat, command.on)]


# --- Playing ---


def _act(room: Room, seat: int, command: Act, context: Context) -> Drafted:
    _check_own(room, seat)
    _check_fresh(room, seat, command.entry)
    if room.held is not None and room.held[0] == seat:
        raise Refused("held")
    view = room.view(seat)
    actions = meant(room, view, seat, command)
    check_whole(room, view, seat, actions)
    if not command.sure:
        is_sure(view, seat, actions)
    return play(room, seat, actions, context)


def draw(state: State, rng: random.Random) -> list[int]:
    """The outcomes until a seat is asked or the game is over; the position moves on with them."""
    outcomes: list[int] = []
    while state.actor() == CHANCE:
        outcome = rng.choices(state.legal(), state.weights())[0]
        state.apply(outcome)
        outcomes.append(int(outcome))
    return outcomes


def release(room: Room, context: Context) -> Decided:
    """The time is up: the held order is played, and the step is opened."""
    assert room.held is not None
    return _decided(room, play(room, room.held[0], [room.held[1]], context, release=True), context)


def _check_own(room: Room, seat: int) -> None:
    if not room.seats[seat].is_human:
        raise Refused("bot-plays")


def _check_fresh(room: Room, seat: int, entry: int) -> None:
    """Has the decision of this seat stood unchanged since the client saw it?"""
    if not room.asked_since[seat] <= entry <= room.entry_of(seat):
        raise Refused("stale")


# --- Taking back ---


def _undo(room: Room, seat: int, entry: int, *, whole_turn: bool) -> list[Deed]:
    _check_own(room, seat)
    _check_fresh(room, seat, entry)
    if room.held is not None and room.held[0] == seat and not whole_turn:
        return [TookBack(seat, held=True)]
    drafts: list[Deed] = []
    if room.held is not None and room.held[0] == seat:
        drafts.append(TookBack(seat, held=True))
    moves = room.free_moves(seat)
    if not moves and not drafts:
        raise Refused("floor")
    if moves:
        drafts.append(TookBack(seat, [ply for move in moves for ply in move] if whole_turn else moves[0]))
    return drafts


def _redo(room: Room, seat: int, entry: int, context: Context) -> Drafted:
    _check_own(room, seat)
    _check_fresh(room, seat, entry)
    again = room.redo.get(seat)
    if not again and may_restore(room, seat):
        return [(Restored(seat), None)]
    if not again:
        raise Refused("nothing-to-redo")
    check_whole(room, room.view(seat), seat, again[-1])
    return play(room, seat, again[-1], context, redo=True)


def may_restore(room: Room, seat: int) -> bool:
    """Can what was taken back with the last return be played again? Only where there is nobody whom that would concern."""
    return len(room.returned) > room.cut and not room.needed(Request(seat, "undo", {}))


# --- Consent ---


def _request(room: Room, seat: int, command: Ask, context: Context) -> list[Deed]:
    if room.request is not None and room.request.seat != seat:
        raise Refused("request-open")
    requested = _requested(room, seat, command, context)
    drafts: list[Deed] = [requested]
    if not room.needed(Request(seat, command.what, requested.details())):
        drafts += _grant(room, seat, command.what, requested.details(), context)
    return drafts


def _requested(room: Room, seat: int, command: Ask, context: Context) -> Requested:
    if command.what == "invite":
        return Requested(seat, command.what, lost=lost_seat(room, seat, command.seat, context))
    if command.what in ("pause", "resume"):
        if room.is_frozen:
            raise Refused("old-rules")
        if room.is_paused == (command.what == "pause"):
            raise Refused("paused" if room.is_paused else "not-paused")
        return Requested(seat, command.what)
    if command.what == "undo":
        if room.is_frozen:
            raise Refused("old-rules")
        try:
            to = room.history.ply_of(seat, -1 if command.ply is None else command.ply)
        except IndexError:
            raise Refused("no-such-ply", 422) from None
        if to >= len(room.history):
            raise Refused("no-such-ply", 422)
        return Requested(seat, command.what, to=to)
    if command.what == "agree":
        winners = sorted(set(command.winners or []))
        if any(winner >= len(room.seats) for winner in winners):
            raise Refused("no-such-seat", 422)
        together = sorted({other for winner in winners for other in _party(room, winner)})
        return Requested(seat, command.what, winners=together)
    others = [other for other in range(len(room.seats)) if other not in _party(room, seat)]
    return Requested(seat, command.what, winners=others)


def _party(room: Room, seat: int) -> list[int]:
    """A seat and those who win and lose with it."""
    return [seat, *room.game.partners(room.state, seat)]


def _answer(room: Room, seat: int, command: Answer, context: Context) -> list[Deed]:
    request = room.request
    if request is None or (request.seat == seat and command.agree):
        raise Refused("nothing-asked")
    if command.request is not None and command.request != request.id:
        raise Refused("stale")
    if not command.agree:
        return [RefusedIt(seat)]
    if seat not in room.needed(request):
        raise Refused("nothing-asked")
    drafts: list[Deed] = [Consented(seat)]
    if room.needed(request) == [seat]:
        drafts += _grant(room, request.seat, request.what, request.details, context)
    return drafts


def _grant(room: Room, seat: int, what: str, details: dict[str, Any], context: Context) -> list[Deed]:
    """Everybody has agreed."""
    if what == "invite":
        return [SeatChanged(lost_seat(room, seat, details["for"], context), "open")]
    if what in ("pause", "resume"):
        return [Paused(seat, what == "pause")]
    if what == "undo":
        before = room.history.at(details["to"])
        return [TookBack(seat, to=details["to"], chance=draw(before, context.rng))]
    how = "conceded" if what == "concede" else "agreement"
    return [Ended(how, details["winners"], list(map(int, room.state.scores())))]


# --- Seats ---


def _hand_over(room: Room, seat: int, command: HandOver, context: Context) -> list[Deed]:
    if command.seat >= len(room.seats):
        raise Refused("no-such-seat", 422)
    target = room.seats[command.seat]
    if target.kind == "bot":
        raise Refused("bots-own-seat", 403)
    if command.seat != seat:
        if command.bot is None:
            raise Refused("not-your-seat", 403)
        if target.bot is not None:
            raise Refused("owners-bot", 403)
        if target.owned and room.away.after is None:
            raise Refused("table-waits", 403)
        if room.is_paused:
            raise Refused("paused")
        patience = room.away.after if room.away.after is not None else context.settings.away_time
        if silence(room, command.seat, context) < patience:
            raise Refused("not-away", 403, seconds=int(patience))
    if command.bot is not None:
        nameable(command.bot)
    return [BotSeated(command.seat, command.bot, seat)]


def overdue(room: Room, context: Context) -> list[Entry]:
    """What the table itself does, where one waits for owners who are away: it refuses in their place, and lets a bot play."""
    if room.over is not None or room.is_record or room.is_frozen:
        return []
    drafts, patience = _unanswered(room, context), room.away.after
    if room.is_paused or patience is None:
        return _entries(room, drafts, context)
    here = [seat for seat in room.owners() if silence(room, seat, context) < patience]
    for seat in room.waiting():
        sitting = room.seats[seat]
        is_missed = bool(here) and seat not in here  # somebody waits for them
        is_late = (room.time_left(seat, context.counted) or 0.0) < 0  # no time left is as good as away
        has_ordered = room.held is not None and room.held[0] == seat
        if sitting.owned and sitting.is_human and (is_missed or is_late) and not has_ordered:
            drafts.append(BotSeated(seat, room.away.bot, -1))
    return _entries(room, drafts, context)


def _unanswered(room: Room, context: Context) -> list[Deed]:
    """What becomes of a request that was not answered in time. Nobody keeps a table paused so, also where it waits for all."""
    request, patience = room.request, room.away.after
    if request is not None and request.what == "resume":
        patience = context.settings.alone_lost_time if patience is None else patience
    if request is None or patience is None or request.age(context.counted) <= patience or not (late := room.needed(request)):
        return []
    return [Paused(request.seat, on=False) if request.what == "resume" else RefusedIt(late[0], late=True)]


def _entries(room: Room, drafts: list[Deed], context: Context) -> list[Entry]:
    return [Entry(room.entry + 1 + place, deed, context.now, ahead=context.ahead) for place, deed in enumerate(drafts)]


def declining(room: Room, seat: int) -> tuple[str, int] | None:
    """The battle that a seat is asked in and the action that declines, if the game declares it (`Game.declines`)."""
    return None if room.over or room.is_record else room.game.declines(room.view(seat), seat)


def _decline(room: Room, seat: int, command: Decline) -> list[Deed]:
    if not command.on:
        return [Declined(seat, None)]
    battle = declining(room, seat)
    if battle is None:
        raise Refused("no-battle")
    return [Declined(seat, battle[0])]
