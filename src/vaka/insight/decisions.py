"""What a player thinks of as one decision: an action, a fleet's whole voyage, or all that is ordered in a step.

The rules ask for small steps. Where a step only makes sense as a part of a move (`Game.is_unfinished`), the whole moves that a game
offers take its place. Where things are ordered one after the other, a decision is all of them together, and in which order they are
named does not matter. Two lists of actions that come to the same are one decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from vaka.engine.plans import Planning

if TYPE_CHECKING:
    import random

    from vaka.bots.bot import Bot
    from vaka.engine.game import Game
    from vaka.engine.plans import Plan
    from vaka.engine.state import State

MOST_ORDERS: Final = 400
"""A step in which more can be ordered is not looked through: nobody could, either."""
Outcome = tuple[bytes, int]
"""What some actions come to: the view after those that it foresees, and the last action if it does not foresee that; else -1."""


@dataclass(frozen=True)
class Decision:
    """The actions that belong together, in an order in which they can be played."""

    actions: tuple[int, ...]

    @property
    def first(self) -> int:
        """The action that it begins with."""
        return self.actions[0]


def decisions(view: State) -> list[Decision]:
    """What the viewer, who is asked, can decide; nothing where that is too much to be looked through."""
    seat, game = int(view.viewer), view.game
    if is_ordering(view):
        return _orders(view, seat)
    legal = [int(action) for action in view.legal()]
    steps = {action for action in legal if begins_move(view, action, seat)} if knows_unfinished(game) else set()
    if not steps:
        return [Decision((action,)) for action in legal]
    moves = [plan.actions for plan in game.plans(view, seat)] + [(action,) for action in legal if action not in steps]
    found: dict[Outcome, Decision] = {}
    for actions in moves:
        found.setdefault(outcome(view, actions), Decision(tuple(int(action) for action in actions)))
    return list(found.values())


def is_ordering(view: State) -> bool:
    """Is something ordered now, one thing after the other?"""
    return any(offer.wares for offer in view.game.offers(view, int(view.viewer)))


def knows_unfinished(game: Game) -> bool:
    """Are there steps in this game that only make sense with others after them?"""
    return type(game).is_unfinished is not Planning.is_unfinished


def begins_move(view: State, action: int, seat: int) -> bool:
    """Does an open action only make sense with others after it?"""
    after = view.game.foresee(view, action, seat)
    return after is not None and view.game.is_unfinished(after, seat)


def outcome(view: State, actions: tuple[int, ...]) -> Outcome:
    """What actions come to, each of which is open and, but for the last, foreseen."""
    after = foreseen(view, actions[:-1])
    last = None if after is None else view.game.foresee(after, actions[-1], int(view.viewer))
    if last is not None:
        return last.key(), -1
    return (view if after is None else after).key(), actions[-1]


def foreseen(view: State, actions: tuple[int, ...]) -> State | None:
    """The view after some actions; None where it does not tell."""
    after: State | None = view
    for action in actions:
        after = None if after is None or not after.can(action) else view.game.foresee(after, action, int(view.viewer))
    return after


def move_of(view: State, actions: tuple[int, ...]) -> Plan | None:
    """A decision as a whole move of the game; None if it is none."""
    return view.game.plan_of(view, int(view.viewer), actions)


def _orders(view: State, seat: int) -> list[Decision]:
    """Everything that can be ordered until the view does not tell any more what comes of it; nothing where that is too much."""
    found: list[Decision] = []
    known = {view.key()}
    edge: list[tuple[State, tuple[int, ...]]] = [(view, ())]
    while edge:
        further: list[tuple[State, tuple[int, ...]]] = []
        for here, actions in edge:
            for action in map(int, here.legal()):
                after = view.game.foresee(here, action, seat)
                if after is None:
                    found.append(Decision((*actions, action)))
                elif (key := after.key()) not in known:
                    known.add(key)
                    further.append((after, (*actions, action)))
            if len(found) > MOST_ORDERS or len(known) > MOST_ORDERS:
                return []
        edge = further
    return found


# --- What somebody has decided ---


def is_complete(view: State, actions: tuple[int, ...]) -> bool:
    """Are these actions, played from a view on, all of a decision?"""
    after = foreseen(view, actions)
    return after is None or not (is_ordering(view) or view.game.is_unfinished(after, int(view.viewer)))


def is_same(view: State, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Do they come to the same?"""
    return one == other or outcome(view, one) == outcome(view, other)


def leaves_open(view: State, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Can one of them be followed by the other, so that the order of the two is all that differs?"""
    after = foreseen(view, one)
    here = None if after is None else foreseen(after, other[:-1])
    return here is not None and here.can(other[-1])


def goes_same_way(view: State, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Does a fleet go from the same place to the same place, whatever it takes along?"""
    ways = [plan and (plan.start, plan.goal) for plan in (move_of(view, one), move_of(view, other))]
    return ways[0] is not None and ways[0] == ways[1]


def made_by(view: State, bot: Bot, rng: random.Random) -> tuple[int, ...]:
    """The decision of a bot, action by action."""
    actions: tuple[int, ...] = ()
    here: State | None = view
    while here is not None and not (actions and is_complete(view, actions)):
        actions = (*actions, int(bot.choose(here, rng)))
        here = foreseen(view, actions)
    return actions
