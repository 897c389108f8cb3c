"""`check_game`: the contract as a test that every game is put to. Authors of other games run it on theirs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from vaka.engine.names import CHANCE, OVER, SPECTATOR
from vaka.engine.record import Record
from vaka.engine.testing.asking import check_board, check_event_places, check_lessons
from vaka.engine.testing.dealing import check_coverage, check_frequencies
from vaka.engine.testing.history import check_history
from vaka.engine.testing.judging import check_judge
from vaka.engine.testing.moves import check_restart, check_whole_moves
from vaka.engine.testing.probe import ContractBroken, Probe, canonical
from vaka.engine.testing.protocols import check_pickled_record, check_protocols, check_returns, check_traits
from vaka.engine.testing.rows import check_rows
from vaka.engine.testing.secrecy import (
    check_floor,
    check_quiet_orders,
    check_resample,
    check_resampled_twins,
    check_twins,
    check_views,
)
from vaka.engine.testing.undoing import Undoable, check_some_undo, check_undo, check_undo_further_on
from vaka.engine.testing.verbs import (
    check_asides,
    check_asked,
    check_copy,
    check_dump,
    check_plain,
    check_refusals,
    check_simultaneous,
    check_told,
    check_twin,
    check_words,
)

if TYPE_CHECKING:
    from vaka.engine.events import Event
    from vaka.engine.game import Game, Setup
    from vaka.engine.state import State

__all__ = ["ContractBroken", "Report", "check_game", "setups_to_check"]

MANY_SETUPS: Final = 100
"""Of more set-ups than these, a pairwise cover is put to the contract."""


@dataclass
class Report:
    """What was looked at."""

    setups: int = 0
    games: int = 0
    decisions: int = 0
    chance: int = 0
    probes: int = 0
    longest: int = 0
    events: set[str] = field(default_factory=set)


def check_game(game: Game, *, games: int = 2, probes: int = 8, seed: int = 0, setups: Iterable[Setup] | None = None) -> Report:
    """Put a game to the contract: random games of every set-up, each looked at closely at `probes` of its positions.

    Of very many set-ups, a few in which every two values that go together do.
    Raise ContractBroken, which names the clause, the set-up, the seed and the way there.
    """
    report = Report()
    for number, setup in enumerate(setups_to_check(game) if setups is None else setups):
        report.setups += 1
        probe = Probe(game, setup, seed)
        # What everything else asks, writes and copies comes first: every new game is a copy.
        start = game.start(setup.seats, probe.ask("setups", "check() of what setups() gives", partial(game.check, *setup)))
        check_asked(probe, start)
        check_plain(probe, start)
        check_copy(probe, start)
        if number == 0:
            check_lessons(probe)
        check_frequencies(Probe(game, setup, seed))
        for index in range(games):
            probe = _check_one(game, setup, seed + 1000 * number + index, probes, report)
            if index == 0:
                check_history(_beside(probe))
    if report.games == 0:
        raise ContractBroken("setups", f"nothing was played: {game.id} has no valid set-up, or no game was asked for")
    return report


def setups_to_check(game: Game) -> list[Setup]:
    """All set-ups of a game; where they are too many, a few in which every two values that go together do."""
    found = list(islice(game.setups(), MANY_SETUPS + 1))
    return found if len(found) <= MANY_SETUPS else list(game.setups(cover=2))


def _check_one(game: Game, setup: Setup, seed: int, probes: int, report: Report) -> Probe:
    """One random game: its length first, so that the close looks are spread over it. The probe has its steps."""
    probe = Probe(game, setup, seed)
    length = _length(probe)
    chosen = {0, 1, 2, length - 1, *probe.rng.sample(range(length), min(probes, length))}
    covered = probe.rng.choice(sorted(chosen))
    probe = Probe(game, setup, seed)
    record = Record(game, setup.seats, setup.options)
    state = record.start()
    census = state.census()
    line = Undoable(state)
    while True:
        check_asked(probe, state)
        _check_frame(probe, state, census)
        if state.actor() == OVER:
            break
        ply = len(probe.trail)
        if ply in chosen:
            _look_closely(_beside(probe), state)
            check_undo(probe, line, state.seats)
            check_undo_further_on(_beside(probe), state, line)
            report.probes += 1
        elif line.is_shared():
            check_some_undo(_beside(probe), line)
        if ply == covered:
            check_coverage(_beside(probe), state)
        _play_on(probe, record, state, report)
        line.take(probe, state, *probe.steps[-1][:2])
    _check_end(probe, record, state)
    report.games += 1
    report.longest = max(report.longest, len(probe.trail))
    return probe


def _beside(probe: Probe) -> Probe:
    """The same probe with dice of its own, so that a look does not change the game looked at."""
    beside = Probe(probe.game, probe.setup, probe.seed)
    beside.trail = probe.trail
    beside.steps = probe.steps
    beside.rng.seed(f"{probe.seed}/{len(probe.trail)}")
    return beside


def _length(probe: Probe) -> int:
    """How long the game of this seed is; too long is a fault."""
    state = probe.game.new(probe.setup.seats, probe.setup.options)
    plies = 0
    while state.actor() != OVER:
        state.apply(probe.random_action(state))
        plies += 1
        if plies > probe.game.max_plies:
            probe.fail("length", f"longer than the {probe.game.max_plies} plies that the game declares")
    return plies


def _look_closely(probe: Probe, state: State) -> None:
    for look in (
        check_twin,  # what everything else looks at are copies
        check_plain,
        check_refusals,
        check_words,
        check_copy,
        check_dump,
        check_protocols,
        check_traits,
        check_asides,
        check_simultaneous,
        check_views,
        check_twins,
        check_resample,
        check_resampled_twins,
        check_quiet_orders,
        check_floor,
        check_whole_moves,
        check_restart,
        check_board,
        check_judge,
        check_rows,
    ):
        look(probe, state)


def _check_frame(probe: Probe, state: State, census: dict[str, int]) -> None:
    """What holds at every ply: nothing is lost, nobody has won before the end."""
    now = state.census()
    if now != census:
        lost = next(name for name in census.keys() | now.keys() if census.get(name) != now.get(name))
        probe.fail("conservation", f"{lost}: there were {census.get(lost)}, there are {now.get(lost)}")
    if len(state.scores()) != state.seats:
        probe.fail("scores", f"{len(state.scores())} scores for {state.seats} seats")
    if state.actor() != OVER and state.winners():
        probe.fail("winners", "somebody has won before the end")
    if state.ply != len(probe.trail) or not 0 <= state.floor <= state.ply:
        probe.fail("ply", f"ply is {state.ply} and floor {state.floor} after {len(probe.trail)} plies")


def _play_on(probe: Probe, record: Record, state: State, report: Report) -> None:
    """One ply of the game itself, in simultaneous steps of any of the seats."""
    action, asked, waiting = probe.random_action(state), state.actor(), state.waiting()
    seat = asked
    if len(waiting) > 1:
        seat = probe.rng.choice(waiting)
        action = probe.rng.choice(state.legal(seat))
    probe.trail.append(probe.name(state, action))
    was_simultaneous = state.is_simultaneous()
    events: list[Event] = []
    before = state.copy()
    if seat >= 0:
        record.play(state, action, events, seat)
        report.decisions += 1
    else:
        record.play(state, action, events)
        report.chance += 1
    probe.steps.append((seat, action, events))
    report.events |= {event.key for event in events}
    check_told(probe, state, events)
    check_event_places(probe, before, state, events)
    moved_on = asked == CHANCE or (state.actor() != asked and not (was_simultaneous and state.is_simultaneous()))
    if moved_on and state.floor != state.ply:
        probe.fail("floor", f"after {probe.trail[-1]!r} another is asked, but the floor did not move")


def _check_end(probe: Probe, record: Record, state: State) -> None:
    """The end: winners are seats, nothing is secret, and the record replays to the same position."""
    winners = state.winners()
    if winners != sorted(set(winners)) or not set(winners) <= set(range(state.seats)):
        probe.fail("winners", f"{winners} are not seats")
    _check_partners(probe, state)
    check_returns(probe, state)
    check_dump(probe, state)
    _check_points(probe, state)
    check_judge(probe, state)
    check_rows(probe, state)
    for viewer in (*range(state.seats), SPECTATOR):
        if canonical(state.redact(viewer).write()) != canonical(state.write()):
            probe.fail("redact", "the game is over, but something is still hidden")
    again = probe.ask("record", "reading the record back", partial(Record.parse, str(record), probe.game))
    if again.moves != record.moves or canonical(again.replay().dump()) != canonical(state.dump()):
        probe.fail("record", "the record does not replay to the same position")
    check_pickled_record(probe, record)
    _check_take_back(probe, record)
    _check_view_records(probe, record)


def _check_points(probe: Probe, state: State) -> None:
    """Where a seat's score comes from, each source once, adds up to it."""
    for seat, score in enumerate(state.scores()):
        points = probe.game.points(state, seat)
        if points and (sum(count for _, count in points) != score or len({label for label, _ in points}) != len(points)):
            probe.fail("points", f"seat {seat} has {score}, which is not what points() adds up: {points}")


def _check_partners(probe: Probe, state: State) -> None:
    """Whoever has partners is theirs, and wins or loses together with them."""
    winners = state.winners()
    for seat in range(state.seats):
        for partner in probe.game.partners(state, seat):
            if partner == seat or not 0 <= partner < state.seats or seat not in probe.game.partners(state, partner):
                probe.fail("partners", f"seat {seat} names {partner} its partner, who is not")
            if (seat in winners) != (partner in winners):
                probe.fail("partners", f"of the partners {seat} and {partner} one wins and one loses")


def _check_take_back(probe: Probe, record: Record) -> None:
    """Undo: what lies between the floor and now are decisions of one seat (or of one simultaneous step), and replays."""
    ply = probe.rng.randrange(len(record) + 1)
    state = record.at(ply)
    undone = record.moves[state.floor : ply]
    if any(move.seat == CHANCE for move in undone):
        probe.fail("floor", f"chance lies between the floor {state.floor} and ply {ply}")
    if not state.is_simultaneous() and len({move.seat for move in undone}) > 1:
        probe.fail("floor", f"decisions of several seats lie between the floor {state.floor} and ply {ply}")
    before = record.at(state.floor)
    for seat, action in undone:
        before.apply(action, None, seat)
    if canonical(before.dump()) != canonical(state.dump()):
        probe.fail("floor", "taking back to the floor and playing again gives another position")


def _check_view_records(probe: Probe, record: Record) -> None:
    """What a viewer may have of a running game steps through the viewer's positions."""
    half = Record(probe.game, record.seats, record.options, date=record.date)
    half.moves, half.lines = record.moves[: len(record) // 2], record.lines[: len(record) // 2]
    for viewer in (*range(record.seats), SPECTATOR):
        view = half.view(viewer)
        last = half.replay().redact(viewer)
        if canonical(view.at(len(view)).dump()) != canonical(last.dump()) or last.ply != len(view):
            probe.fail("record", "a viewer's record does not end at the viewer's position")
