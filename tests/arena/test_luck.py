"""Luck that is dealt beforehand: the right odds, and the same draws whatever was decided."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt

import vaka
from vaka.arena.luck import Deal
from vaka.engine.names import CHANCE, OVER


class Cup:
    """A cup as the race sees it: what is in it, and how often."""

    def __init__(self, **chits: int) -> None:
        self.chits = list(chits.values())

    def source(self) -> str:
        return "cup"

    def legal(self) -> list[int]:
        return [chit for chit, count in enumerate(self.chits) if count]

    def weights(self) -> list[int]:
        return [count for count in self.chits if count]


def test_the_odds_are_those_of_the_rules() -> None:
    """5,000 first draws and 5,000 second ones without putting back, from a cup of 1, 2 and 5: each within four standard errors."""
    first: Counter[int] = Counter()
    second: Counter[tuple[int, int]] = Counter()
    for index in range(5000):
        deal, cup = Deal(7, index), Cup(a=1, b=2, c=5)
        one = deal.draw(cup)  # type: ignore[arg-type]
        cup.chits[one] -= 1
        two = deal.draw(cup)  # type: ignore[arg-type]
        first[one] += 1
        second[one, two] += 1
    for chit, count in enumerate((1, 2, 5)):
        assert abs(first[chit] / 5000 - count / 8) < 4 * sqrt(count / 8 * (1 - count / 8) / 5000)
    for (one, two), odds in {(0, 1): 1 / 8 * 2 / 7, (2, 2): 5 / 8 * 4 / 7, (1, 1): 2 / 8 * 1 / 7}.items():
        assert abs(second[one, two] / 5000 - odds) < 4 * sqrt(odds * (1 - odds) / 5000)


def test_a_weight_that_changes_meanwhile_leaves_the_odds_right() -> None:
    """After a draw the cup is filled from 1, 1 to 1, 3: the next draw follows the new weights."""
    found: Counter[int] = Counter()
    for index in range(5000):
        deal, cup = Deal(11, index), Cup(a=1, b=1)
        deal.draw(cup)  # type: ignore[arg-type]
        cup.chits = [1, 3]
        found[deal.draw(cup)] += 1  # type: ignore[arg-type]
    assert abs(found[1] / 5000 - 3 / 4) < 4 * sqrt(3 / 16 / 5000)


def draws(seed: int) -> dict[str, list[int]]:
    """What each deck brought in a game of Moorea whose players decide at random, by this seed; the luck is always the same."""
    state, deal, whims = vaka.game("moorea").new(3), Deal(1, 0), random.Random(seed)
    found: dict[str, list[int]] = {}
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            source = state.source()
            outcome = deal.draw(state)
            found.setdefault(source, []).append(outcome)
            state.step(outcome)
        else:
            state.step(whims.choice(state.legal()))
    return found


def test_the_deck_comes_in_the_same_order_whatever_the_players_decide() -> None:
    """Two games of Moorea with other decisions: up to the first shuffle the deck gives the same cards in the same order."""
    one, other = draws(1), draws(2)
    deck = max(one, key=lambda source: len(one[source]))
    assert one[deck][:30] == other[deck][:30]
    assert one != other
