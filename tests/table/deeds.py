"""Random deeds of everybody at a table, of all kinds and in any order: what was accepted can be read back after a restart.

The tests run a few tables of each game, `make soak` many.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

import vaka
from tests.table.rooms import SETTINGS, Desk
from vaka.engine import CHANCE, OVER, Setup
from vaka.engine.testing import setups_to_check
from vaka.table.game import snapshots
from vaka.table.game.decisions import draw, may_restore, overdue
from vaka.table.game.entries import Deed, DoorSet, Entry, Hushed, Rematched, SeatChanged
from vaka.table.game.lost_seats import returned
from vaka.table.game.refusals import Refused
from vaka.table.game.replay import build, build_without
from vaka.table.game.room import Room
from vaka.table.game.seating import free_seats, removal
from vaka.table.game.stored import StoredLog
from vaka.table.live.chores import played_so_far

ANY = st.integers(0, 2**16)
"""Which one of those that there are."""
UNREST = st.sampled_from([0.3, 0.1, 0.0])
"""How often somebody does something else than to play on."""
BOTS = ("random", "greedy", None, "no-such-bot")
LONGEST = 200
"""So many plies are played on at most before everybody does anything."""


@cache
def setups(name: str) -> list[Setup]:
    """All set-ups of a game, or a cover of them."""
    return setups_to_check(vaka.game(name))


class Table(RuleBasedStateMachine):
    """A table at which anybody does anything."""

    name: str
    desk: Desk

    def __init__(self) -> None:
        super().__init__()
        self.snapshot: tuple[int, str] | None = None

    @initialize(which=ANY, people=ANY, seed=ANY, plies=st.integers(0, LONGEST), unrest=UNREST)
    def sit_down(self, which: int, people: int, seed: int, plies: int, unrest: float) -> None:
        """A set-up, a person or a bot on each seat, and a game that is in play already."""
        setup = setups(self.name)[which % len(setups(self.name))]
        kinds = "".join("b" if people >> (2 * seat) & 3 == 3 else "h" for seat in range(setup.seats))
        self.desk = Desk(self.name, kinds, seed, dict(setup.options))
        self.play_on(min(plies, self.room.game.max_plies // 4), unrest)

    @property
    def room(self) -> Room:
        return self.desk.room

    def seat(self, any_: int) -> int:
        return any_ % len(self.room.seats)

    def one_of(self, seats: list[int], any_: int) -> int:
        """Most of the time one of these seats, if there are any."""
        return seats[any_ % len(seats)] if seats and any_ % 8 else self.seat(any_)

    def try_to(self, do: Callable[[], object]) -> None:
        """What is refused is refused for a reason that somebody has thought of."""
        before = self.room.entry
        try:
            do()
        except Refused as refused:
            if refused.key == "impossible" or self.room.entry != before:
                raise

    def say(self, any_: int, type_: str, **message: Any) -> None:
        self.try_to(lambda: self.desk.say(self.seat(any_), type_, **message))

    def add(self, entries: list[Entry]) -> None:
        self.try_to(lambda: self.desk.fold(entries))

    def happen(self, *deeds: Deed) -> None:
        self.add([Entry(self.room.entry + 1 + place, deed, self.desk.now) for place, deed in enumerate(deeds)])

    # --- Playing ---

    @rule(plies=st.integers(1, 30), unrest=UNREST)
    def play_on(self, plies: int, unrest: float = 0.0) -> None:
        """Whoever is asked plays anything, in any order where several are; now and then somebody takes something back."""
        rng = self.desk.rng
        for _ in range(plies):
            if self.room.is_paused and rng.random() < 0.5:
                self.pause_or_go_on(rng.getrandbits(16))
            if rng.random() < unrest:
                self.do_something_else(rng.getrandbits(16), rng.randrange(6), rng.random() < 0.8)
            waiting = [seat for seat in self.room.waiting() if self.room.held is None or self.room.held[0] != seat]
            if not waiting or self.room.is_paused:
                if self.room.held is not None:
                    self.desk.open()
                continue
            seat = rng.choice(waiting)
            if self.room.seats[seat].is_human:
                self.say(seat, "act", action=rng.choice(self.room.view(seat).legal()))
            else:
                self.desk.play_bot()

    def do_something_else(self, who: int, what: int, agree: bool) -> None:
        if what < 2:
            self.take_back(who, ("undo", "restart")[what], 0, 1)
        elif what == 2:
            self.redo(who)
        elif what == 3:
            self.ask(who, "undo", who)
        elif what == 4:
            self.answer(who, agree, 0, 4)
        elif agree:
            self.move_as_a_whole(who, who)
        else:
            self.act(who, who)

    @rule(who=ANY, which=ANY)
    def act(self, who: int, which: int) -> None:
        """One of those who are asked, or may do something unasked."""
        seat = self.seat(who)
        view = self.room.view(seat)
        found = [*view.legal(), *view.asides(seat)] or [which % 100]
        self.say(seat, "act", action=int(found[which % len(found)]))

    @rule(who=ANY, which=ANY)
    def move_as_a_whole(self, who: int, which: int) -> None:
        """Several actions as one, where the game has such moves."""
        seats = [seat for seat in self.room.waiting() if self.room.seats[seat].is_human]
        if not seats:
            return
        seat = seats[who % len(seats)]
        view = self.room.view(seat)
        offers = [offer for offer in self.room.game.offers(view, seat) if offer.goals]
        if offers:
            offer = offers[which % len(offers)]
            word = list(offer.goals.values())[which % len(offer.goals)]
            self.say(seat, "act", notation=f"{offer.notation} {word}".strip())

    @rule(who=ANY, how=st.sampled_from(["undo", "undo", "restart"]), plies=st.integers(0, 4), times=st.integers(1, 3))
    def take_back(self, who: int, how: str, plies: int, times: int) -> None:
        """Somebody who can, if there is such a one, after something else has happened."""
        self.play_on(plies)
        for _ in range(times):
            able = [seat for seat in range(len(self.room.seats)) if self.room.free_plies(seat)]
            held = [self.room.held[0]] if self.room.held is not None else []
            self.say(self.one_of(able + held, who), how)

    @rule(who=ANY)
    def redo(self, who: int) -> None:
        able = [seat for seat in range(len(self.room.seats)) if self.room.redo.get(seat) or may_restore(self.room, seat)]
        self.say(self.one_of(able, who), "redo")

    @rule(who=ANY, back=ANY, times=st.integers(0, 3), plies=st.integers(0, 4))
    def go_back_and_forth(self, who: int, back: int, times: int, plies: int) -> None:
        """Whoever plays among bots alone goes back, and further back, and wants everything again."""
        for again in range(2):
            self.ask(self.one_of(self.room.owners(), who), "undo", back >> (2 * again))
            self.take_back(who, "undo", plies * again, times)
        for _ in range(3):
            self.redo(who)

    @rule()
    def open_orders(self) -> None:
        """The time is up."""
        if self.room.held is not None:
            self.try_to(self.desk.open)

    # --- Among people ---

    @rule(who=ANY, what=st.sampled_from(["undo", "undo", "undo", "concede", "agree", "invite", "pause", "resume"]), back=ANY)
    def ask(self, who: int, what: str, back: int) -> None:
        """To go back a few plies most of all, or anything else."""
        heard = self.room.history.heard(self.seat(who), len(self.room.history))
        winners, seat = [back % 5], self.one_of(self.room.owners(), back)
        self.say(who, "request", what=what, ply=max(0, heard - back % 12), winners=winners, seat=seat)

    @rule(who=ANY, agree=st.sampled_from([True, True, False]), plies=st.integers(0, 4), times=st.integers(1, 4))
    def answer(self, who: int, agree: bool, plies: int, times: int) -> None:
        """Those who are asked, if there are such, after something else has happened."""
        self.play_on(plies)
        for _ in range(times):
            asked = self.room.needed(self.room.request) if self.room.request is not None else []
            self.say(self.one_of(asked, who), "answer", agree=agree)

    @rule(who=ANY)
    def pause_or_go_on(self, who: int) -> None:
        """Somebody asks for a pause, or to go on, and all the others agree."""
        self.say(self.one_of(self.room.owners(), who), "request", what="resume" if self.room.is_paused else "pause")
        for seat in range(len(self.room.seats)):
            if self.room.request is not None and seat in self.room.needed(self.room.request):
                self.say(seat, "answer", agree=True)

    @rule(who=ANY, text=st.sampled_from(["hello", " ", "ō"]))
    def chat(self, who: int, text: str) -> None:
        self.say(who, "chat", text=text)

    @rule(who=ANY, name=st.sampled_from(["Ana", "", "Ben"]))
    def rename(self, who: int, name: str) -> None:
        self.say(who, "rename", name=name)

    @rule(who=ANY, whose=ANY, bot=st.sampled_from(BOTS))
    def hand_over(self, who: int, whose: int, bot: str | None) -> None:
        self.say(who, "bot", seat=self.seat(whose), bot=bot)

    @rule(who=ANY, on=st.booleans())
    def be_asked(self, who: int, on: bool) -> None:
        """Whether steps with a single option are passed over for somebody."""
        self.say(who, "passing", on=on)

    @rule(who=ANY, on=st.booleans())
    def decline(self, who: int, on: bool) -> None:
        self.say(who, "decline", on=on)

    @rule(who=ANY, seconds=st.sampled_from([0.0, 1.0, 150.0, 90_000.0]))
    def go_away(self, who: int, seconds: float) -> None:
        """Time passes, and somebody is not here; the table does what it does for them."""
        self.desk.now += seconds
        self.desk.away[self.seat(who)] = seconds
        self.add(overdue(self.room, self.desk.context()))

    @rule(who=ANY)
    def come_back(self, who: int) -> None:
        self.desk.away.pop(self.seat(who), None)
        self.happen(*returned(self.room, self.seat(who)))

    @rule(who=ANY, what=st.sampled_from(["sat", "joined", "device", "freed", "open", "kept", "back", "anew", "rotated"]))
    def change_seat(self, who: int, what: str) -> None:
        """What the server's own deeds tell of a seat."""
        if self.room.seats[self.seat(who)].kind == "human":
            self.happen(SeatChanged(self.seat(who), what, "Firefox"))

    @rule(who=ANY, what=st.sampled_from(["remove", "door", "hush"]), on=st.booleans())
    def keep_the_door(self, who: int, what: str, on: bool) -> None:
        """What a host does about strangers."""
        seat = self.seat(who)
        if self.room.over is not None or self.room.seats[seat].kind != "human":
            return
        if what == "door":
            self.happen(DoorSet(on, free_seats(self.room) or None))
        elif what == "hush":
            self.happen(Hushed(seat, on))
        elif self.room.seats[seat].owned:
            self.happen(*removal(self.room, seat))

    @rule(back=ANY)
    def play_on_from_there(self, back: int) -> None:
        """After the end: another game, and a table that goes on from an earlier position."""
        if self.room.over is None:
            return
        self.happen(Rematched("b" * 16))
        ply = back % (len(self.room.history) + 1)
        state = self.room.history.at(ply)
        more = draw(state, self.desk.rng)
        if state.actor() in (CHANCE, OVER):
            return
        played_so_far(self.desk.stored, self.room.history.moves[:ply], more, int(state.actor()), 0.0)

    # --- Restarts ---

    @rule()
    def take_snapshot(self) -> None:
        self.snapshot = (self.room.entry, json.dumps(snapshots.write(self.room)))

    @rule()
    def start_the_server_again(self) -> None:
        """From all entries, and from the last snapshot with those that followed it."""
        now = canonical(self.room)
        entries, kept = [stored_and_read(entry) for entry in self.desk.entries], SETTINGS.chat_kept
        assert canonical(build(self.desk.stored, StoredLog(None, entries), kept)) == now
        if self.snapshot is not None:
            number, text = self.snapshot
            log = StoredLog(json.loads(text), [entry for entry in entries if entry.number > number])
            assert canonical(build(self.desk.stored, log, kept)) == now
        room, void = build_without(self.desk.stored, entries, kept)
        assert (canonical(room), void) == (now, {})

    def teardown(self) -> None:
        if hasattr(self, "desk"):
            self.start_the_server_again()


def stored_and_read(entry: Entry) -> Entry:
    """An entry after a way through the store."""
    from vaka.table.game.entries import read_entry

    row = entry.row("a" * 16)
    return read_entry(entry.number, entry.kind, str(row["payload"]), entry.created)


def canonical(room: Room) -> str:
    """All that there is to know of a room."""
    return json.dumps(snapshots.write(room), sort_keys=True)


def sit_at_tables(name: str, tables: int, steps: int, luck: int = 0) -> None:
    """So many tables of a game, the same ones every time for the same luck."""
    machine = seed(luck)(type(f"Table of {name}", (Table,), {"name": name}))
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=tables,
            stateful_step_count=steps,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
