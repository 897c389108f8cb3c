"""Python's own protocols: keys, equality, copies, pickles, numbers from elsewhere; and what a finished game was worth."""

from __future__ import annotations

import copy
import math
import pickle
from functools import partial
from typing import TYPE_CHECKING, Any

from vaka.engine.errors import IllegalAction
from vaka.engine.names import CHANCE
from vaka.engine.testing.probe import Probe, after, canonical, difference, viewer_name, viewers

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.record import Record
    from vaka.engine.state import State

FEW = 6
NO_IDS = (2**62, -(2**62), 2**63, -(2**63) - 1, 10**30)
NO_NUMBERS: tuple[Any, ...] = (0.0, "0", None, True)


class Index:
    """A number that is none of Python's own, as numpy's are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def check_protocols(probe: Probe, state: State) -> None:
    """A position and its views have keys, are equal to their twins and survive a pickle; ids may be any integers."""
    states = [state, *(state.redact(viewer) for viewer in viewers(state))]
    states += [after(state, action)[0] for action in probe.sample(state.legal(), FEW)]
    check_keys(probe, states)
    check_twins_of(probe, states[0])
    check_twins_of(probe, states[probe.rng.randrange(1, len(states))])
    check_indexes(probe, state)
    check_no_numbers(probe, state)
    if any(state.returns()) or state.ranking():
        probe.fail("returns", f"the game goes on, but returns() is {state.returns()} and ranking() {state.ranking()}")


def check_keys(probe: Probe, states: list[State]) -> None:
    """Keys are equal, and positions are, exactly where all that is dumped is."""
    dumps = [canonical(state.dump()) for state in states]
    for place, one in enumerate(states):
        for other_place, other in enumerate(states[:place]):
            same = dumps[place] == dumps[other_place]
            if (one.key() == other.key()) != same or (one == other) != same or (one != other) == same:
                what = "the same position" if same else f"another position ({difference(one, other)})"
                probe.fail("key", f"key() and == do not agree with dump(): it is {what}")
            if (one.hash64() == other.hash64()) != same:
                what = "the same position" if same else f"another position ({difference(one, other)})"
                probe.fail("hash64", f"hash64() does not agree with dump(): it is {what}")
        if probe.game.load(one.dump()).hash64() != one.hash64():
            probe.fail("hash64", "a position has another hash64() after dump and load")
    try:
        hash(states[0])
    except TypeError:
        return
    probe.fail("key", "a position has a hash, though it changes as it is played on")


def check_twins_of(probe: Probe, state: State) -> None:
    """Copies of every kind are equal and go their own way; so does what was pickled."""
    twins = {"copy.copy": copy.copy(state), "copy.deepcopy": copy.deepcopy([state])[0]}
    if can_be_found(probe.game):
        twins["pickle"] = probe.ask("pickle", "a position", partial(unpickled, state))
    for how, twin in twins.items():
        if twin is state or twin != state or type(twin) is not type(state):
            probe.fail("copy", f"{how} gives another position: {difference(state, twin)}")


def can_be_found(game: Game) -> bool:
    """Can a pickle find the game's class again? One that is made within a function cannot be."""
    try:
        return pickle.loads(pickle.dumps(type(game))) is type(game)
    except (pickle.PicklingError, AttributeError):
        return False


def unpickled(thing: Any) -> Any:
    """What comes out of a pickle of this."""
    return pickle.loads(pickle.dumps(thing))


def check_indexes(probe: Probe, state: State) -> None:
    """`can`, `obstacle` and `apply` take anything that is an index."""
    seat = state.actor()
    for action in [*probe.sample(state.legal(), FEW), -1, probe.game.action_count + probe.game.outcome_count]:
        for number, who in ((Index(action), seat), (Index(action), Index(seat))) if seat >= 0 else ((Index(action), None),):
            asked = () if who is None else (who,)
            if probe.ask("can", "can() of an index", partial(state.can, number, *asked)) != state.can(action):
                probe.fail("can", f"can() of an index that is {action} is not can({action})")
            found = probe.ask("obstacle", "obstacle() of an index", partial(state.obstacle, number, *asked))
            if (found is None) != state.can(action):
                probe.fail("obstacle", f"obstacle() of an index that is {action} is {found}")
    action = probe.random_action(state)
    twin = state.copy()
    probe.ask("apply", "apply() of an index", partial(twin.apply, Index(action)))
    if twin != after(state, action)[0]:
        probe.fail("apply", f"apply() of an index that is {action} is not apply({action})")


def check_no_numbers(probe: Probe, state: State) -> None:
    """What no id can be is refused: a number as not open, anything else as no number; and it changes nothing."""
    before = canonical(state.dump())
    for number in NO_IDS:
        if probe.ask("can", f"can({number})", partial(state.can, number)):
            probe.fail("can", f"can({number}) is True")
        if probe.ask("obstacle", f"obstacle({number})", partial(state.obstacle, number)) is None:
            probe.fail("obstacle", f"obstacle({number}) is None")
        refused(probe, state, "apply", number, IllegalAction)
    for odd in NO_NUMBERS:
        for verb in ("can", "obstacle", "apply"):
            refused(probe, state, verb, odd, TypeError)
    if canonical(state.dump()) != before:
        probe.fail("refusal", "what was refused changed the position")


def refused(probe: Probe, state: State, verb: str, number: Any, expected: type[Exception]) -> None:
    """A verb raises the exception that says what is wrong."""
    try:
        getattr(state, verb)(number)
    except expected:
        return
    except Exception as error:
        probe.fail(verb, f"{verb}({number!r}) raises {type(error).__name__}, not {expected.__name__}: {error}")
    probe.fail(verb, f"{verb}({number!r}) is not refused")


def check_traits(probe: Probe, state: State) -> None:
    """What `traits` says of the game is so here."""
    traits = probe.game.traits(*probe.setup)
    if traits.information == "perfect" and state.seats > 1:
        for viewer in viewers(state):
            if state.redact(viewer).position_key() != state.position_key():
                probe.fail(
                    "traits", f"traits() say that information is perfect, but something is hidden from {viewer_name(viewer)}"
                )
    if len(state.waiting()) > 1 and not traits.simultaneous:
        probe.fail("traits", f"traits() say that nothing is simultaneous, but {state.waiting()} are asked at once")
    if state.actor() == CHANCE and not traits.chance:
        probe.fail("traits", "traits() say that there is no chance, but chance decides")
    if [list(party) for party in traits.parties] != state.parties():
        probe.fail("traits", f"traits() say that the parties are {traits.parties}, not {state.parties()}")


# --- After the end ---


def check_returns(probe: Probe, state: State) -> None:
    """After the end: returns add up to nothing, alone they are 1 or -1; partners get the same; winners are placed first."""
    returns, ranking, winners = state.returns(), state.ranking(), state.winners()
    if state.seats == 1:
        if returns != [1.0 if winners else -1.0]:
            probe.fail("returns", f"alone returns() are 1 for a win and -1 for a loss: {returns} with the winners {winners}")
    elif len(returns) != state.seats or not all(math.isfinite(value) for value in returns) or abs(sum(returns)) > 1e-9:
        probe.fail("returns", f"returns() are one number for each seat, in sum 0: {returns}")
    low, high = probe.game.traits(*probe.setup).utilities
    if not all(low - 1e-9 <= value <= high + 1e-9 for value in returns):
        probe.fail("traits", f"traits() say that returns lie between {low} and {high}, not {returns}")
    if sorted(seat for place in ranking for seat in place) != list(range(state.seats)) or any(not place for place in ranking):
        probe.fail("ranking", f"every seat has one place: {ranking}")
    if winners and ranking[0] != winners:
        probe.fail("ranking", f"{winners} have won, but {ranking[0]} come first")
    for seat in range(state.seats):
        for partner in probe.game.partners(state, seat):
            if returns[seat] != returns[partner] or any((seat in place) != (partner in place) for place in ranking):
                probe.fail("returns", f"the partners {seat} and {partner} get {returns} and are placed {ranking}")
        for winner in winners:
            if seat not in winners and returns[seat] >= returns[winner]:
                probe.fail("returns", f"seat {winner} has won, seat {seat} has not, but they get {returns}")


def check_pickled_record(probe: Probe, record: Record) -> None:
    """A record survives a pickle."""
    if not can_be_found(probe.game):
        return
    again = probe.ask("pickle", "a record", partial(unpickled, record))
    if str(again) != str(record) or again.moves != record.moves or again.game.id != record.game.id:
        probe.fail("pickle", "a record that was pickled is another")
