"""One game in memory: pure data and logic, no input or output.

A room changes in one way only, by folding an entry. So a game read from the store and a game that was played here cannot differ.
It is one class in one long file: whoever adds a field to it sees everything that folds an entry.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Final, assert_never

from vaka.engine.names import CHANCE, OVER, SPECTATOR
from vaka.table.game.away import Away
from vaka.table.game.clocks import Thought
from vaka.table.game.entries import (
    Acted,
    BotSeated,
    Consented,
    Declined,
    DoorSet,
    Ended,
    Held,
    Hushed,
    PassingSet,
    Paused,
    Recorded,
    RefusedIt,
    Rematched,
    Renamed,
    Requested,
    Restored,
    Said,
    SeatChanged,
    Started,
    TookBack,
    Unknown,
)
from vaka.table.game.history import DECIDED, GOES_ON, PASSED, Ahead, History, whole_moves
from vaka.table.game.people import Line, Over, Request, Sitting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vaka.engine.game import Game
    from vaka.engine.state import State
    from vaka.table.game.entries import Deed, Entry
    from vaka.table.game.stored import StoredGame

KEYS_KEPT: Final = 40
"""So many deeds of a seat are known again; a client keeps what is not answered, which is less."""


class Room:
    """A game with everybody at its table."""

    def __init__(self, stored: StoredGame, game: Game, chat_kept: int = 200, *, is_frozen: bool = False) -> None:
        """Frozen: its rules have changed, and it can be looked at, taken along and ended, not played."""
        self.id = stored.id
        self.game = game
        self.is_frozen = is_frozen
        self.rules = stored.rules
        self.options = stored.options
        self.created = stored.created
        self.is_record = stored.kind == "record"
        self.seats = [Sitting(seat.name, seat.kind, seat.bot) for seat in stored.seats]
        self.away = Away.read(stored.away)
        self.hints = (stored.away or {}).get("hints", True) is True
        """May whoever is asked ask for a hint?"""
        self.history = History(game, len(self.seats), {} if is_frozen else stored.options)
        self._ahead: Ahead | None = None
        self.said: dict[int, list[str]] = {}
        """Of a game that cannot be played any more: the notations of each entry's action and draws."""
        self.entry = 0
        self.date: float = stored.created
        self.counted = 0.0
        """When the last entry was written, by the time that counts."""
        self.record_date: str | None = None
        self.seen = [0] * (len(self.seats) + 1)
        """How many entries each viewer has noticed, the spectators last: what clients call `entry`.

        The true number would tell how many secret orders others have given."""
        self.asked_since = [0] * len(self.seats)
        """What each seat had noticed (in its own count) when the decision that stands was put to it."""
        self.chat_lines = 0
        self.redo: dict[int, list[list[int]]] = {}
        """What each seat has taken back and could play again, whole moves together, the next one last."""
        self.returned: list[tuple[int, list[tuple[int, int, int]]]] = []
        """Where the game was taken back to, and the moves, with links, that stood after it; until a person plays on."""
        self.cut = 0
        """So many of these, from the first on, can no longer be played again: the line that they went on from was left."""
        self.request: Request | None = None
        self.held: tuple[int, int] | None = None
        """The seat and its order that would open a simultaneous step, and waits for the time."""
        self.steps = 0
        """How many times everybody was asked anew."""
        self.step_began = 0.0
        """When that was last, by the time that counts."""
        self.asked: set[int] = set()
        """While an entry is folded: the seats whose decision it changes."""
        self.declined: dict[int, str] = {}
        """The battles in which a seat does not want to be asked."""
        self.is_public = self.was_public = False
        """May anybody on this server sit down here, and could they ever?"""
        self.hushed: set[int] = set()
        """The seats whose chat the host lets nobody hear."""
        self.asks_all: set[int] = set()
        """The seats that want to be asked also where there is a single option."""
        self.chat: list[Line] = []
        self.chat_kept = chat_kept
        self.over: Over | None = None
        self.thought = Thought(len(self.seats))
        self.is_paused = False
        """Have all agreed that nobody plays for a while?"""
        self.resumed = 0.0
        """When the last pause ended, by the time that counts: who was away before that is not late."""
        self.next_table: str | None = None
        self.hands: dict[int, tuple[tuple[int, int], bool]] = {}
        """What `secrecy.py` has found out, and when."""
        self.done: dict[int, list[str]] = {}
        """The keys of what each seat has done last."""

    # --- Questions ---

    @property
    def state(self) -> State:
        """The true position, which nobody is shown while the game runs."""
        return self.history.state

    def is_bots_alone(self) -> bool:
        """Does no person decide anything here now?"""
        return not self.is_record and not any(seat.is_human for seat in self.seats)

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        return [] if self.over or self.is_record or self.is_frozen else list(map(int, self.state.waiting()))

    def thinking(self) -> list[int]:
        """The seats whose clock runs: somebody sits there, and is asked. None does before all have sat down, nor in a pause."""
        if self.is_paused or not self.is_full():
            return []
        return [seat for seat in self.waiting() if self.seats[seat].owned and self.seats[seat].is_human]

    def is_full(self) -> bool:
        """Does somebody sit on every seat, or a bot play there?"""
        return all(seat.owned or not seat.is_human for seat in self.seats)

    def time_left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left, less than nothing if its time is up; None at a table without clocks."""
        return None if self.away.clock is None else self.thought.left(self.away.clock, seat, now)

    def names(self, lang: str) -> list[str]:
        """What each seat is called: the player's name, or the seat's own word."""
        count = len(self.seats)
        return [seat.name or self.game.seat_name(count, number, lang) for number, seat in enumerate(self.seats)]

    def humans(self) -> list[int]:
        """The seats where a person decides now."""
        return [number for number, seat in enumerate(self.seats) if seat.is_human]

    def owners(self) -> list[int]:
        """The seats that belong to somebody, whoever decides there now: they consent."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human" and seat.owned]

    def needed(self, request: Request) -> list[int]:
        """The owners who have still to agree."""
        answered = {request.seat, *request.agreed, *([request.details["for"]] if request.what == "invite" else [])}
        return [seat for seat in self.owners() if seat not in answered]

    def has_moved(self, seat: int) -> bool:
        """Has a seat ever decided anything that the others know of? What may still be taken back is its secret."""
        return any(move.seat == seat for move in islice(self.history.moves, int(self.state.floor)))

    def entry_of(self, viewer: int) -> int:
        """The number of the last entry that a viewer has noticed, in its own count."""
        return self.seen[viewer if viewer != SPECTATOR else -1]

    def view(self, viewer: int) -> State:
        """The position as a viewer may know it; after the end nothing is secret."""
        return self.shown(self.state, viewer)

    def shown(self, state: State, viewer: int) -> State:
        """A position of this game as a viewer may know it now."""
        return state.copy() if self.over or self.is_record else state.redact(viewer)

    def free_plies(self, seat: int) -> list[int]:
        """The own plies that a seat may take back alone, the last one first: those above the floor."""
        moves, floor = self.history.moves, int(self.state.floor)
        if self.over or self.is_record or self.is_frozen:
            return []
        return [ply for ply in range(len(moves) - 1, floor - 1, -1) if moves[ply].seat == seat]

    def free_moves(self, seat: int) -> list[list[int]]:
        """The same as whole moves, the last one first, each with its last ply first: one undo takes one of them."""
        return whole_moves(self.history.moves, self.free_plies(seat))

    # --- Folding ---

    def fold(self, entry: Entry, ahead: Ahead | None = None) -> None:
        """Take in what happened, with what its action was found to lead to. Raise ValueError if it is not the next entry."""
        self._check_next(entry)
        before, steps = self._noticeable(), self.steps
        self.asked.clear()
        self._ahead = ahead
        self._take(entry)
        seat: int = getattr(entry.deed, "seat", SPECTATOR)
        if entry.key is not None:
            self._keep(seat if entry.speaker is None else entry.speaker, entry.key)
        self.entry = entry.number
        self.date, self.counted = entry.created, entry.counted
        if self.steps != steps:
            self.step_began = entry.counted
        noticed = [was != now for was, now in zip(before, self._noticeable(), strict=True)]
        for place, is_noticed in enumerate(noticed):
            if is_noticed or not _is_quiet(entry.deed) or place == seat:
                self.seen[place] += 1
        if all(noticed):  # what is a secret of its player must not show by what becomes of a request
            self._move_on(entry.deed)
        for asked in self.asked:
            self.asked_since[asked] = self.seen[asked]
        # Only what everybody notices begins a clock anew: it must not tell of a secret order.
        is_heard = isinstance(entry.deed, Acted) and all(noticed)
        self.thought.turn(self.thinking(), seat if is_heard else SPECTATOR, entry.counted, int(self.state.floor))

    def skip(self, entry: Entry) -> None:
        """Take in an entry that cannot be folded: it does nothing, and everybody is told so."""
        self._check_next(entry)
        self._say(entry, max(getattr(entry.deed, "seat", 0), 0), "", "void")
        self.entry = entry.number
        self.date, self.counted = entry.created, entry.counted
        self.seen = [seen + 1 for seen in self.seen]

    def _check_next(self, entry: Entry) -> None:
        if entry.number != self.entry + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.entry}")

    def _move_on(self, deed: Deed) -> None:
        """Whoever plays on, or takes back alone what all have seen, does not want what was asked for before."""
        if isinstance(deed, Acted):
            wants_back = self.request is not None and self.request.what == "undo"
            if wants_back and self.seats[deed.seat].is_human:
                self.request = None
        elif isinstance(deed, TookBack | Restored):
            self.request = None

    def _take(self, entry: Entry) -> None:
        match entry.deed:
            case Started() as deed:
                self._fold_start(entry, deed)
            case Acted() as deed:
                self._fold_act(entry, deed)
            case Held(seat, action):
                self.held = (seat, action)
                self._play_on()
                self._ask([seat])
                self.redo.pop(seat, None)
            case TookBack() as deed:
                self._fold_undo(entry, deed)
            case Restored():
                self._fold_restored(entry)
            case Requested(seat, what) as deed:
                self.request = Request(seat, what, deed.details(), [], int(entry.created * 1_000_000), entry.counted)
            case Consented(seat):
                if self.request is not None:
                    self.request.agreed.append(seat)
            case RefusedIt(seat, late):
                self.request = None
                if late:
                    self._say(entry, seat, "", "late")
            case Ended(how, winners, scores):
                self.request = self.held = None
                self.over = Over(how, winners, scores)
            case Said(seat, text):
                self._say(entry, seat, text)
            case Renamed(seat, name):
                self.seats[seat].name = name
            case BotSeated(seat, bot, by):
                self.seats[seat].bot = bot
                self.seats[seat].is_guest = bot is not None and by not in (None, seat)
            case SeatChanged() as deed:
                self._fold_seat(entry, deed)
            case DoorSet(on):
                self.is_public, self.was_public = on, self.was_public or on
                self._say(entry, 0, "", "opened" if on else "shut")
            case Hushed(seat, on):
                self.hushed = self.hushed | {seat} if on else self.hushed - {seat}
                self._say(entry, seat, "", "hushed" if on else "heard")
            case Declined(seat, scope):
                self.declined.pop(seat, None)
                if scope is not None:
                    self.declined[seat] = scope
            case Paused(seat, on):
                self.request, self.is_paused = None, on
                self.resumed = self.resumed if on else entry.counted
                self._say(entry, seat, "", "paused" if on else "resumed")
            case PassingSet(seat, on):
                self.asks_all = self.asks_all - {seat} if on else self.asks_all | {seat}
            case Rematched(table):
                self.next_table = table
            case Recorded() as deed:
                self._fold_record(entry, deed)
            case Unknown(kind):
                raise ValueError(f"entry {entry.number} is of a kind that is not known: {kind}")
            case unknown:
                assert_never(unknown)

    def _keep(self, seat: int, key: str) -> None:
        keys = self.done.setdefault(seat, [])
        keys.append(key)
        del keys[:-KEYS_KEPT]

    def _noticeable(self) -> list[tuple[object, ...]]:
        """What each viewer can tell two moments apart by, the spectators last."""
        plies, waiting, version = len(self.history), self.waiting(), bool(self.over)
        viewers = (*range(len(self.seats)), SPECTATOR)
        return [
            (self.history.heard(viewer, plies), self.history.told[place], waiting, version) for place, viewer in enumerate(viewers)
        ]

    def _fold_start(self, entry: Entry, deed: Started) -> None:
        for number, seat in enumerate(self.seats):
            seat.owned = seat.kind == "human" and (deed.owned is None or number in deed.owned)
        self._draw(entry, deed.chance)
        self._begin_step()

    def _draw(self, entry: Entry, chance: list[int]) -> None:
        for outcome in chance:
            if self.is_frozen:
                self.history.note(CHANCE, outcome, entry.number)
            else:
                self.history.play(CHANCE, outcome, entry.number)

    def _ask(self, seats: Iterable[int]) -> None:
        """A decision is put to these seats anew: what they saw before is no answer to it."""
        self.asked.update(seats)

    def _begin_step(self) -> None:
        """Everybody is asked anew."""
        self._ask(range(len(self.seats)))
        self.steps += 1
        if self.is_frozen:
            return
        if self.state.actor() == OVER:
            self.request = None
            self.over = Over("rules", list(map(int, self.state.winners())), list(map(int, self.state.scores())))

    def _fold_act(self, entry: Entry, deed: Acted) -> None:
        seat = deed.seat
        if self.seats[seat].is_human:
            self._play_on()
        if self.is_frozen and deed.said is not None:
            self.said[entry.number] = deed.said
        floor, at_once = self.state.floor, self.state.is_simultaneous()
        put = self.history.note if self.is_frozen else self.history.play
        if self._ahead is not None and not self.is_frozen:
            self.history.take(self._ahead, entry.number)
        else:
            for place, one in enumerate(deed.actions):
                put(seat, one, entry.number, PASSED if deed.passed else GOES_ON if place else DECIDED)
            self._draw(entry, deed.chance)
        if self.is_frozen:
            self.held = None
            return
        if self.held is not None and self.held[0] == seat:
            self.held = None
        same_step = at_once and self.state.is_simultaneous() and self.state.floor == floor
        if deed.redo:
            self.redo[seat].pop()
        elif same_step:
            self.redo.pop(seat, None)
        else:
            self.redo.clear()
        if same_step:
            self._ask([seat])
        else:
            self._begin_step()

    def _fold_undo(self, entry: Entry, deed: TookBack) -> None:
        seat = deed.seat
        if self.is_frozen:
            self._forget(deed)
        elif deed.held:
            assert self.held is not None
            self.redo.setdefault(seat, []).append([self.held[1]])
            self.held = None
            self._ask([seat])
        elif deed.to is not None:
            self._remember(seat, deed.to)
            self.history.truncate(deed.to)
            self.request = self.held = None
            self.redo.clear()
            self._draw(entry, deed.chance or [])
            self._begin_step()
        else:
            at_once = self.state.is_simultaneous()
            plies = sorted(deed.plies or [], reverse=True)
            moves = self.history.moves
            self._leave(plies[-1])
            for group in whole_moves(moves, plies):
                again = [moves[ply].action for ply in reversed(group) if moves[ply].link != PASSED]
                self.redo.setdefault(seat, []).append(again)
            self.history.strike(plies)
            if self.request is not None and self.request.what == "undo":  # it means the same position as before
                self.request.details["to"] -= sum(ply < self.request.details["to"] for ply in plies)
            self._ask([seat] if at_once else range(len(self.seats)))

    def _remember(self, seat: int, to: int) -> None:
        """What is taken back can be played again, if there was nobody to ask."""
        if not self.needed(Request(seat, "undo", {})):
            self.returned.append((to, [(move.seat, move.action, move.link) for move in self.history.moves[to:]]))
        else:
            self._leave(to)

    def _play_on(self) -> None:
        """A person plays on: there is no way back to the old line."""
        self.returned.clear()
        self.cut = 0

    def _leave(self, ply: int) -> None:
        """The line is another one from this ply on."""
        if self.returned and self.returned[-1][0] > ply:
            self.cut = len(self.returned)

    def _fold_restored(self, entry: Entry) -> None:
        to, moves = self.returned.pop()
        self.cut = min(self.cut, len(self.returned))
        self.held = None
        self.redo.clear()
        if self.is_frozen:
            self.history.forget(range(to, len(self.history)))
        else:
            self.history.truncate(to)
        for seat, action, link in moves:
            if self.is_frozen:
                self.history.note(seat, action, entry.number, link)
            else:
                self.history.play(seat, action, entry.number, link)
        self._begin_step()

    def _forget(self, deed: TookBack) -> None:
        """What was taken back of a game that cannot be played any more."""
        self.request = self.held = None
        if deed.to is not None:
            self._remember(deed.seat, deed.to)
        self.history.forget(range(deed.to, len(self.history)) if deed.to is not None else deed.plies or ())

    def _say(self, entry: Entry, seat: int, text: str, notice: str = "") -> None:
        self.chat_lines += 1
        self.chat.append(Line(self.chat_lines, seat, text, entry.created, notice))
        del self.chat[: -self.chat_kept]

    def _fold_seat(self, entry: Entry, deed: SeatChanged) -> None:
        seat, what = deed.seat, deed.what
        self.seats[seat].change(what)
        if what in ("freed", "removed", "replaced", "open"):
            self.request = None  # who has to agree has changed
        if what in ("removed", "replaced"):  # whoever comes is somebody else
            self.hushed, self.asks_all = self.hushed - {seat}, self.asks_all - {seat}
            self.redo.pop(seat, None)
            self.declined.pop(seat, None)
        self._say(entry, seat, deed.label, what)

    def _fold_record(self, entry: Entry, deed: Recorded) -> None:
        for seat, action in deed.moves:
            self.history.play(seat, action, entry.number)
        self.record_date = deed.date
        scores = list(map(int, self.state.scores()))
        self.over = Over(**deed.ended) if deed.ended else Over("record", [], scores)

    # --- Twins ---

    def copy(self) -> Room:
        """A twin that goes its own way: whatever an entry may change is its own."""
        twin = copy(self)
        twin.history = self.history.copy()
        twin.seats = [replace(seat) for seat in self.seats]
        twin.request = self.request and replace(self.request, details=dict(self.request.details), agreed=list(self.request.agreed))
        twin.redo, twin.returned = {seat: list(actions) for seat, actions in self.redo.items()}, list(self.returned)
        twin.done = {seat: list(keys) for seat, keys in self.done.items()}
        twin.seen, twin.asked_since, twin.chat = list(self.seen), list(self.asked_since), list(self.chat)
        twin.asked, twin.declined, twin.said = set(self.asked), dict(self.declined), dict(self.said)
        twin.asks_all, twin.hushed = set(self.asks_all), set(self.hushed)
        twin.thought, twin.hands = self.thought.copy(), dict(self.hands)
        return twin

    def become(self, twin: Room) -> None:
        """Take over what a twin has become in the meantime."""
        self.__dict__.update(twin.__dict__)


def _is_quiet(deed: Deed) -> bool:
    """May it be a secret of its seat? What all have agreed to is none."""
    return isinstance(deed, Acted | Held | PassingSet) or (isinstance(deed, TookBack) and deed.to is None)
