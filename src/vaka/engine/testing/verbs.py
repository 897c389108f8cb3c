"""The verbs of one position: who is asked, what is open, what it is called, what a copy and a load give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vaka.engine.errors import IllegalAction
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.engine.testing.probe import Probe, after, canonical, difference, odd_part, signature
from vaka.engine.words import LANGUAGES

if TYPE_CHECKING:
    from vaka.engine.events import Event
    from vaka.engine.state import State

MANY_IDS = 1500


def check_asked(probe: Probe, state: State) -> None:
    """Who is asked, and that there is something to answer."""
    actor, waiting = state.actor(), state.waiting()
    if actor not in (CHANCE, OVER) and not 0 <= actor < state.seats:
        probe.fail("actor", f"{actor} is no seat")
    if waiting != sorted(set(waiting)) or waiting[:1] != ([actor] if actor >= 0 else []):
        probe.fail("waiting", f"actor() is {actor}, waiting() is {waiting}")
    legal = state.legal()
    if actor == OVER:
        if legal:
            probe.fail("end", "actions are open after the end")
        return
    if not legal:
        probe.random_action(state)  # which complains
    count = probe.game.outcome_count if actor == CHANCE else probe.game.action_count
    for seat in waiting or [ASKED]:
        mine = state.legal(seat)
        if not all(isinstance(action, int) for action in mine):
            probe.fail("legal", f"ids are integers: {mine[:8]}...")
        if mine != sorted(set(mine)) or mine[0] < 0 or mine[-1] >= count:
            probe.fail("legal", f"ids are sorted, each once, between 0 and {count - 1}: {mine[:8]}...")
        if [int(action) for action in state.moves(seat)] != mine:
            probe.fail("moves", "moves() is not legal()")
    check_weights(probe, state, legal)


def check_weights(probe: Probe, state: State, legal: list[int]) -> None:
    """Chance has a weight for each outcome, and a source with a name."""
    if state.actor() != CHANCE:
        if state.weights() or state.source():
            probe.fail("weights", "weights() and source() are empty where a seat decides")
        return
    weights = probe.weights(state, legal)
    if [int(weight) for weight in state.odds()] != weights:
        probe.fail("odds", "odds() is not weights()")
    if not state.source():
        probe.fail("source", "chance decides, but source() does not say what")


def check_plain(probe: Probe, state: State) -> None:
    """What is written and what is told is plain JSON: it crosses to browsers, files and other processes."""
    odd = odd_part(state.write())
    if odd:
        probe.fail("dump", f"write() gives what is not JSON: {odd}")
    for seat in state.waiting() or [ASKED]:
        for action in probe.sample(state.legal(seat), 12):
            check_plain_events(probe, after(state, action, seat)[1])


def check_plain_events(probe: Probe, events: list[Event]) -> None:
    """The parameters of events are plain JSON."""
    for event in events:
        odd = odd_part(event.params)
        if odd:
            probe.fail("events", f"{event.key!r} tells what is not JSON: {odd}")


def check_refusals(probe: Probe, state: State) -> None:
    """`can`, `obstacle` and `apply` refuse exactly what is not in `legal`, and a refusal changes nothing."""
    count = probe.game.outcome_count if state.actor() == CHANCE else probe.game.action_count
    before = canonical(state.dump())
    for seat in state.waiting() or [ASKED]:
        legal = set(state.legal(seat))
        ids = set(range(count)) if count <= MANY_IDS else {*legal, *probe.rng.sample(range(count), MANY_IDS)}
        for action in ids | {-1, count}:
            if state.can(action, seat) != (action in legal):
                probe.fail("can", f"can({action}) is {state.can(action, seat)}, but legal() says otherwise")
            if 0 <= action < count and (state.obstacle(action, seat) is None) != (action in legal):
                probe.fail("obstacle", f"obstacle({action}) is {state.obstacle(action, seat)}, but legal() says otherwise")
        for action in probe.sample(sorted((ids | {-1, count}) - legal), 12):
            check_refusal(probe, state, action, seat, before)


def check_refusal(probe: Probe, state: State, action: int, seat: int, before: str) -> None:
    """One refused action."""
    if seat >= 0 and action in state.asides(seat):
        return
    events: list[Event] = []
    try:
        state.apply(action, events, seat)
    except IllegalAction as refused:
        if not str(refused):
            probe.fail("refusal", f"the refusal of {action} gives no reason")
        if canonical(state.dump()) != before or events:
            probe.fail("refusal", f"the refused action {action} changed the position")
        return
    probe.fail("refusal", f"apply({action}) did not refuse what is not open")


def check_words(probe: Probe, state: State) -> None:
    """Notation round-trips and sentences are distinct, in three languages."""
    game = probe.game
    for seat in state.waiting() or [ASKED]:
        actions = state.legal(seat)
        spelled = {action: game.notation(state, action) for action in actions}
        for action, text in spelled.items():
            if not text or text != " ".join(text.split()) or "?" in text:
                probe.fail("notation", f"{text!r} is no notation: one line of words, and no '?', which marks what is hidden")
            try:
                read = game.parse(state, text, seat)
            except ValueError as error:
                probe.fail("notation", f"{text!r} cannot be read back: {error}")
            if read != action:
                probe.fail("notation", f"{text!r} is {action}, but reads back as {read}")
        for lang in LANGUAGES:
            sentences: dict[str, int] = {}
            for action in actions:
                sentence = game.sentence(state, action, lang)
                if not sentence:
                    probe.fail("sentence", f"{spelled[action]!r} has no sentence in {lang}")
                if sentence in sentences:
                    same = spelled[sentences[sentence]]
                    probe.fail("sentence", f"{spelled[action]!r} and {same!r} are both {sentence!r} in {lang}")
                sentences[sentence] = action
    for seat in range(state.seats):
        for obstacle in state.obstacles(seat):
            for lang in LANGUAGES:
                if not game.explain(obstacle, state.seats, lang):
                    probe.fail("obstacles", f"{obstacle} has no words in {lang}")


def check_twin(probe: Probe, state: State) -> None:
    """A copy is equal: nothing of the position, nor of what every position has (`copy_frame`), is left behind."""
    twin = state.copy()
    if signature(twin) != signature(state):
        probe.fail("copy", f"a copy differs from its original: {difference(state, twin)}")


def check_copy(probe: Probe, state: State) -> None:
    """A copy is equal, goes its own way, and never touches the original."""
    check_twin(probe, state)
    before = canonical(state.dump())
    twin = state.copy()
    for _ in range(24):
        if twin.actor() == OVER:
            break
        twin.apply(probe.random_action(twin))
        if canonical(state.dump()) != before:
            probe.fail("copy", "playing on a copy changed the original: they share data")
    action = probe.random_action(state)
    played, _ = after(state, action)
    stepped = state.copy()
    stepped.step(action)
    if signature(played) != signature(stepped):
        probe.fail("step", f"step and apply of {probe.name(state, action)!r} differ")


def check_dump(probe: Probe, state: State) -> None:
    """What is dumped is JSON and loads to the same position."""
    data = state.dump()
    again = probe.loaded(state, "a position of the game")
    if canonical(again.dump()) != canonical(data):
        probe.fail("dump", "a position that was dumped and loaded is another")
    if signature(again) != signature(state) or again.legal() != state.legal():
        probe.fail("dump", "a loaded position asks or allows something else")


def check_asides(probe: Probe, state: State) -> None:
    """What may be done unasked can be done, and is in `legal` when the seat is asked."""
    for seat in range(state.seats):
        asides = state.asides(seat)
        if state.is_waiting(seat) and not set(asides) <= set(state.legal(seat)):
            probe.fail("asides", f"seat {seat} is asked, but not all its asides are in legal()")
        for action in asides:
            try:
                after(state, action, seat)
            except IllegalAction as refused:
                probe.fail("asides", f"an aside of seat {seat} is refused: {refused}")


def check_simultaneous(probe: Probe, state: State) -> None:
    """Orders of several seats commute: every pair of them gives the same position in either order."""
    waiting = state.waiting()
    if len(waiting) < 2:
        return
    one, other = probe.rng.sample(waiting, 2)
    mine, theirs = probe.rng.choice(state.legal(one)), probe.rng.choice(state.legal(other))
    first, _ = after(state, mine, one)
    second, _ = after(state, theirs, other)
    if not first.can(theirs, other) or not second.can(mine, one):
        probe.fail("simultaneous", f"an order of seat {one} closes one of seat {other}")
    first.apply(theirs, None, other)
    second.apply(mine, None, one)
    if signature(first) != signature(second):
        probe.fail("simultaneous", f"orders of seats {one} and {other} do not commute")


def check_told(probe: Probe, state: State, events: list[Event]) -> None:
    """Every event can be told in three languages."""
    check_plain_events(probe, events)
    for event in events:
        for lang in LANGUAGES:
            if event.key not in probe.game.quiet and not probe.game.tell(event, state.seats, lang):
                probe.fail("events", f"{event.key!r} has no words in {lang}")
