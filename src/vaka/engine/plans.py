"""Whole moves: a list of actions that somebody thinks of as one, computed from what that seat may see.

A plan never meets chance, a secret of others or another's decision on its way: it ends where one of them comes. So whoever sends a
plan learns nothing that its actions, played one by one, would not have told.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vaka.engine.names import FULL, SPECTATOR
from vaka.engine.setups import Setting

if TYPE_CHECKING:
    from vaka.engine.state import State


@dataclass(frozen=True, slots=True)
class Cargo:
    """Pieces of one kind that a plan takes along: the word that is typed, how many are meant, and how many there are."""

    word: str
    count: int
    most: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole move: its actions in order, where it begins and ends, and what it takes along."""

    notation: str
    actions: tuple[int, ...]
    start: str = ""
    """The place that it begins at, as the picture calls it."""
    goal: str = ""
    cargo: tuple[Cargo, ...] = ()


@dataclass(frozen=True, slots=True)
class Ware:
    """Something that is ordered by a single action: what it is called, and its price where it has one."""

    action: int
    word: str
    price: int | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """The plans that begin at one place, or what can be ordered there.

    `notation` begins the notation of each of its plans: the word of a goal follows, then what is taken along.
    """

    start: str
    """The place on the board, or the key of what is picked up there; empty for what is in hand already, or needs no picking up."""
    notation: str = ""
    goals: dict[str, str] = field(default_factory=dict)
    """The places that can be reached, each with the word that is typed for it.

    Without a word, something else must be said first: the place leads to the offer that starts at both, `row-fish hand-red-wood`.
    """
    cargo: tuple[Cargo, ...] = ()
    wares: tuple[Ware, ...] = ()
    """What is ordered here, one after the other."""


class Planning(Setting):
    """What a game knows of whole moves, and of steps that are no decisions. Everything is asked of a view."""

    def offers(self, view: State, seat: int) -> list[Offer]:
        """What a seat that is asked can do in one go, place by place; nothing, unless a game knows better."""
        return []

    def read_plan(self, view: State, seat: int, text: str) -> Plan | None:
        """The whole move that was typed; None if the text is none. Raise IllegalAction, with the reason, if it cannot be made."""
        return None

    def plan_of(self, view: State, seat: int, actions: tuple[int, ...]) -> Plan | None:
        """What these actions are as a whole move; None if they are none, such as a piece that is lifted and put down again."""
        return None

    def is_unfinished(self, view: State, seat: int) -> bool:
        """Has this seat begun a move that only makes sense as a whole, such as with a piece in hand?"""
        return False

    def plan_sentence(self, view: State, plan: Plan, lang: str = "en") -> str:
        """What a plan does, as a sentence."""
        return plan.notation

    def offer_note(self, view: State, offer: Offer, lang: str = "en") -> str:
        """A line about an offer, such as what is left to be spent there; empty if there is nothing to say."""
        return ""

    def goal_name(self, view: State, place: str, lang: str = "en") -> str:
        """The goal of a plan, as a reader calls it."""
        return place

    def cargo_name(self, view: State, word: str, lang: str = "en") -> str:
        """What is taken along or ordered, as a reader calls one of it."""
        return word

    def plans(self, view: State, seat: int) -> list[Plan]:
        """Every plan of every offer, with what is usually taken along."""
        texts = [f"{offer.notation} {word}".strip() for offer in self.offers(view, seat) for word in offer.goals.values()]
        found = [self.read_plan(view, seat, text) for text in texts]
        return [plan for plan in found if plan is not None]

    def foresee(self, view: State, action: int, seat: int) -> State | None:
        """The view after an own action, where the view alone tells what comes of it and the same seat decides next; else None.

        A view that hides nothing tells all. A game with secrets says itself what is certain (`is_foreseen`).
        """
        if view.hidden() and not self.is_foreseen(view, action, seat):
            return None
        after = stepped(view, action, seat)
        return after if after.actor() == seat and not (after.is_simultaneous() and after.floor != view.floor) else None

    def is_foreseen(self, view: State, action: int, seat: int) -> bool:
        """Does this view, which hides something, tell all that comes of this open action? No, unless a game knows better."""
        return False

    def hides_choices(self, view: State) -> bool:
        """May what this view hides change what whoever is asked can do? Yes, if it hides anything, unless a game knows better."""
        return bool(view.hidden())

    def forced(self, view: State) -> int | None:
        """The only thing that whoever is asked can do, if everybody can tell that it is; `view` is a spectator's.

        Where a spectator cannot tell, passing it over would tell a secret: None.
        """
        at_once = view.is_simultaneous() and view.seats > 1
        if view.actor() < 0 or at_once or self.hides_choices(view):
            return None
        full = view.copy()
        full.viewer = FULL
        open_now = full.legal()
        return int(open_now[0]) if len(open_now) == 1 else None


def stepped(view: State, action: int, seat: int) -> State:
    """A view after an own action that is known to be open; right only where the view tells all that comes of it."""
    after = view.copy()
    viewer, after.viewer = after.viewer, FULL
    after.step(action, seat)
    after.viewer = viewer
    return after


def is_plan(view: State, seat: int, actions: list[int]) -> bool:
    """Are these actions, one after the other, open to the seat and foreseen by its view, the last one only open?"""
    for action in actions[:-1]:
        if not view.can(action, seat):
            return False
        after = view.game.foresee(view, action, seat)
        if after is None:
            return False
        view = after
    return bool(actions) and view.can(actions[-1], seat)


def forced_now(state: State) -> int | None:
    """What whoever is asked in a full position must do, as far as everybody can tell."""
    return state.game.forced(state.redact(SPECTATOR))
