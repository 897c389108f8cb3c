"""The decisions of a position beside each other: all of them meet the same deals, and the same luck after them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.random import Random

from vaka.bots.outlook import mixed
from vaka.bots.search import children, entrants_of, foreseen, line_from, partners_of, settings_of
from vaka.bots.tree import Tree
from vaka.insight.curve import outlook_of
from vaka.insight.decisions import Decision, decisions, leaves_open

if TYPE_CHECKING:
    from vaka.engine.state import State

Line = tuple[tuple[int, int], ...]
"""What is expected to follow: seats, and the actions as the viewer would notice them."""


class Field:
    """Decisions that are single actions: a search learns how each of them is best followed up."""

    def __init__(self, view: State, found: list[Decision], seed: int) -> None:
        self.view = view
        self.decisions = found
        """What can be decided, each under its place in this list."""
        settings, luck = settings_of(view.game), Random(seed)
        self.outlook = outlook_of(view, settings)
        self.tree = Tree(view.game.judge, settings.knobs(), partners_of(view), view.viewer, luck)
        self.tree.plant(view, foreseen(view, max(1, settings.samples), luck))
        self.nodes = children(self.tree, 0)

    def promising(self, most: int) -> list[int]:
        """So many that look best beforehand."""
        places = {node: place for place, node in enumerate(self.nodes)}
        return [places[node] for node in entrants_of(self.tree, most, True)]

    def compare(self, left: list[int], seed: int, first: int, count: int) -> list[float]:
        """The chance to win after each of these, in so many deals, one row after the other."""
        return self.outlook.compare_actions(self.tree, self.view, [self.nodes[place] for place in left], seed, first, count)

    def rivals(self, best: int, left: list[int]) -> list[int]:
        """Which of these would be played instead of that one."""
        return [place for place in left if place != best]

    def line(self, place: int) -> Line | None:
        """What is expected to follow one of them; None where that is not known."""
        return tuple((int(seat), int(key)) for seat, key in line_from(self.tree, self.nodes[place]))


class WholeField(Field):
    """Decisions of several actions: each is played as a whole, then everybody plays on as it looks best."""

    def __init__(self, view: State, found: list[Decision], seed: int) -> None:
        self.view = view
        self.decisions = found
        settings = settings_of(view.game)
        self.outlook = outlook_of(view, settings)
        self.outlook.leaf.begin(view)
        luck = Random(seed)
        deal, seat = view.draw_full(luck), int(view.viewer)
        self.outlook.leaf.rng = luck
        self.ratings: list[float] = []
        for decision in found:
            *first, last = decision.actions
            self.ratings.append(self.outlook.leaf.one_step(played(deal, first, seat), last, seat, settings.draws))

    def promising(self, most: int) -> list[int]:
        return sorted(range(len(self.decisions)), key=lambda place: -self.ratings[place])[:most]

    def compare(self, left: list[int], seed: int, first: int, count: int) -> list[float]:
        found: list[float] = []
        seat = int(self.view.viewer)
        for number in range(first, first + count):
            luck = mixed(seed, number)
            deal = self.view.draw_full(Random(luck))
            for place in left:
                self.outlook.play_on(played(deal, self.decisions[place].actions, seat), seat, luck)
                found.append(self.outlook.chances[seat])
        return found

    def rivals(self, best: int, left: list[int]) -> list[int]:
        """Those after which the other is not open any more; else only their order differs."""
        wanted = self.decisions[best].actions
        return [place for place in left if place != best and not leaves_open(self.view, self.decisions[place].actions, wanted)]

    def line(self, place: int) -> Line | None:
        return None


def field_of(view: State, seed: int) -> Field:
    """What can be decided in a position."""
    found = decisions(view)
    whole = any(len(decision.actions) > 1 for decision in found)
    return WholeField(view, found, seed) if whole else Field(view, found, seed)


def played(position: State, actions: list[int] | tuple[int, ...], seat: int) -> State:
    """A copy of a full position after some actions of a seat."""
    after = position.copy()
    for action in actions:
        after.step(action, seat)
    return after
