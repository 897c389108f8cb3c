"""What a search has considered, as somebody can read it: moves in notation and as sentences, and the line that is expected."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from librt.random import Random

from vaka.bots.tree import WON
from vaka.engine.loops import random_action
from vaka.engine.names import CHANCE, OVER

if TYPE_CHECKING:
    from vaka.bots.bot import Candidate, Consideration
    from vaka.engine.plans import Plan
    from vaka.engine.state import State

TRIES = 12
"""So many positions that fit the view are tried for one in which the expected line can be played."""

LONGEST_MOVE = 24
"""So many actions a whole move has at most."""
LEAST_SHARE = 0.01
CLEARLY_WORSE = 0.1
"""By so much of a win. A knock-out of the most promising actions gives the hopeless ones a fair share of its first round."""


@dataclass(frozen=True)
class Hint:
    """A candidate in words."""

    action: int
    actions: tuple[int, ...]
    """The whole move that it begins, where the game knows such; else the action alone."""
    places: tuple[str, ...]
    """Where the whole move begins and ends."""
    notation: str
    sentence: str
    share: float
    """Of all visits, 0 to 1."""
    result: float
    """For whoever asks: 0 is a clear loss, 1 a sure win."""
    line: tuple[tuple[int, str], ...]
    """What is expected to follow: a seat each, and what it would type in the reader's language."""


def hints(view: State, found: Consideration, lang: str = "en", most: int = 5) -> list[Hint]:
    """The best candidates in words, the best first; what nobody should play is left out (`worth_telling`).

    >>> import vaka
    >>> from vaka.bots.levels import advise
    >>> state = vaka.game("aloha").new(seats=2)
    >>> state.apply(0)
    >>> view = state.redact(0)
    >>> hints(view, advise(view, seconds=0.01))[0].action in state.legal()
    True
    """
    told = [(candidate, whole_move(view, candidate)) for candidate in worth_telling(found)]
    sensible = [one for one in told if one[1] is not None] or [(one, (one.action,)) for one, _ in told]
    return [_hint(view, candidate, actions or (), lang) for candidate, actions in sensible[:most]]


def _hint(view: State, candidate: Candidate, actions: tuple[int, ...], lang: str) -> Hint:
    game = view.game
    plan = game.plan_of(view, int(view.viewer), actions)
    return Hint(
        action=candidate.action,
        actions=actions,
        places=tuple(place for place in (plan.start, plan.goal) if place) if plan else (),
        notation=plan.notation if plan else game.notation(view, candidate.action),
        sentence=game.plan_sentence(view, plan, lang) if plan else game.sentence(view, candidate.action, lang),
        share=candidate.share,
        result=candidate.result,
        line=_line(view, candidate, lang),
    )


def whole_move(view: State, candidate: Candidate) -> tuple[int, ...] | None:
    """The move that a candidate begins, to its end: as it is expected to go on, else as the judge likes it best.

    None for what leads nowhere, such as a piece that is lifted to be put down again.
    """
    game, seat, found = view.game, int(view.viewer), [int(candidate.action)]
    expected = [int(key) for _, key in takewhile(lambda move: move[0] == seat, candidate.line)]
    after = game.foresee(view, found[0], seat) if seat >= 0 else None
    if after is None or not game.is_unfinished(after, seat):
        return tuple(found)
    while after is not None and game.is_unfinished(after, seat) and len(found) < LONGEST_MOVE:
        if expected and after.can(expected[0], seat):
            more = [expected.pop(0)]
        else:
            expected, more = [], _best_end(view, found, game.plans(after, seat), seat)
        for action in more:
            found.append(action)
            after = game.foresee(after, action, seat) if after is not None else None
        if not more:
            break
    return tuple(found) if game.plan_of(view, seat, tuple(found)) else None


def _best_end(view: State, begun: list[int], plans: list[Plan], seat: int) -> list[int]:
    """Of the plans that end a move which is begun, the one that the judge likes best, in a position that fits the view."""
    full = view.draw_full(Random(0))
    for action in begun:
        full.step(action, seat)
    rated = []
    for plan in plans:
        trial = full.copy()
        for action in plan.actions:
            trial.step(action, seat)
        rated.append((view.game.judge.rate(trial, seat), list(plan.actions)))
    return max(rated)[1] if rated else []


def worth_telling(found: Consideration) -> tuple[Candidate, ...]:
    """The candidates that somebody might play: none that was hardly looked at, none that is clearly worse than the best.

    What wins at once stands alone: before it anything at all could be done.
    """
    best, *others = found.candidates
    if best.result > WON and not best.line:
        return (best,)
    return (best, *(each for each in others if each.share >= LEAST_SHARE and each.result >= best.result - CLEARLY_WORSE))


def _line(view: State, candidate: Candidate, lang: str) -> tuple[tuple[int, str], ...]:
    """The expected line in notation, in a position in which as much of it as possible can be played."""
    best: list[tuple[int, str]] = []
    for number in range(TRIES):
        luck = Random(number)
        told = _followed(view.draw_full(luck), int(view.viewer), candidate, luck, lang)
        if len(told) > len(best):
            best = told
        if len(best) == len(candidate.line):
            break
    return tuple(best)


def _followed(state: State, viewer: int, candidate: Candidate, luck: Random, lang: str) -> list[tuple[int, str]]:
    """As much of the line as can be played here, as the viewer would notice it."""
    told: list[tuple[int, str]] = []
    state.step(candidate.action, viewer)
    for seat, key in candidate.line:
        _pass_what_is_not_chosen(state, luck)
        if state.actor() < 0 or seat not in state.waiting():
            break
        action = next((open_now for open_now in state.legal(seat) if _noticed(state, open_now, viewer, seat) == key), None)
        if action is None:
            break
        words = state.game.typed(state, key, lang)
        if words:  # an order that the viewer does not notice is passed over
            told.append((seat, words))
        state.step(action, seat)
    return told


def _noticed(state: State, action: int, viewer: int, seat: int) -> int:
    """What the viewer notices of an action."""
    return action if seat == viewer else int(state.seen(action, viewer, seat))


def _pass_what_is_not_chosen(state: State, luck: Random) -> None:
    """Chance, and decisions without a choice: the tree does not know them."""
    while state.actor() != OVER and (state.actor() == CHANCE or len(state.legal()) == 1):
        state.step(random_action(state, luck))
