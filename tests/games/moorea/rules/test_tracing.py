"""What counting says after several shuffles (ruling A27): no card is dealt to a hand that it cannot have come to."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import vaka
from vaka.bots import bot
from vaka.games.moorea.rules.box import COMMODITIES
from vaka.games.moorea.rules.position import moorea

GAME = vaka.game("moorea")


class History:
    """All that everybody saw of the hidden cards since the game began, and what was drawn blind from each pile."""

    def __init__(self, colours: tuple[str, ...]) -> None:
        self.colours = colours
        self.blind: list[Counter[str]] = [Counter()]
        self.drawn: list[Counter[str]] = [Counter()]
        self.laid: dict[str, list[tuple[str, int, int]]] = {colour: [] for colour in colours}

    def watch(self, before: dict[str, Any], after: dict[str, Any], *, shuffled: bool) -> None:
        """One action or one card. The shuffle comes before the card that it was made for."""
        if shuffled:
            self.blind.append(Counter())
            self.drawn.append(Counter())
        for colour in self.colours:
            was, now = Counter(before["seats"][colour]["hidden"]), Counter(after["seats"][colour]["hidden"])
            pile = len(self.drawn) - 1
            self.laid[colour] += [(card, pile, self.drawn[-1][colour]) for card in (was - now).elements()]
            self.drawn[-1][colour] += (now - was).total()
            self.blind[-1] += now - was

    def allows(self, world: vaka.State, truth: vaka.State) -> bool:
        """Can every card laid down, and every card still held, have come from a pile, so that all piles add up?"""
        left, really = pile_of(world), pile_of(truth)
        last = len(self.drawn) - 1
        cards = [tuple(blind[card] for card in COMMODITIES) for blind in self.blind]
        cards[last] = tuple(self.blind[last][card] + really[card] - left[card] for card in COMMODITIES)
        items = []
        for seat, colour in enumerate(self.colours):
            held = [(card, last, self.drawn[last][colour]) for card in Counter(world.write()["seats"][colour]["hidden"]).elements()]
            items += [(seat, COMMODITIES.index(card), *when) for card, *when in [*self.laid[colour], *held]]
        items.sort(key=lambda item: item[2])  # those with the fewest ways first
        rooms = [tuple(drawn[colour] for colour in self.colours) for drawn in self.drawn]
        return min(cards[last]) >= 0 and self.fits(items, tuple(rooms), tuple(cards))

    def fits(self, items: list[tuple[int, ...]], rooms: Any, cards: Any) -> bool:
        """Give every card a pile that it can have come from, one after the other, in all ways."""
        seen, failed = [0] * (len(rooms) * len(self.colours)), set()

        def place(index: int, rooms: Any, cards: Any) -> bool:
            if index == len(items):
                return True
            if (index, rooms, cards) in failed:
                return False
            seat, card, pile, drawn = items[index]
            for source in reversed(range(pile + 1)):
                used = seen[source * len(self.colours) + seat]
                if cards[source][card] == 0 or rooms[source][seat] == 0 or (source == pile and used >= drawn):
                    continue
                seen[source * len(self.colours) + seat] += 1
                if place(index + 1, less(rooms, source, seat), less(cards, source, card)):
                    return True
                seen[source * len(self.colours) + seat] -= 1
            failed.add((index, rooms, cards))
            return False

        return place(0, rooms, cards)


def less(table: Any, row: int, column: int) -> Any:
    """One less there."""
    line = table[row]
    return (*table[:row], (*line[:column], line[column] - 1, *line[column + 1 :]), *table[row + 1 :])


def pile_of(state: vaka.State) -> Counter[str]:
    """What is left in the pile."""
    cards = moorea(state).deck
    return Counter({card: int(cards >> 7 * place) & 63 for place, card in enumerate(COMMODITIES)})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_view_is_dealt_what_any_pile_has_ruled_out(seats: int) -> None:
    """Counting: whoever has watched from the start finds nothing wrong in what is dealt, whatever was shuffled how often."""
    shuffles = checked = 0
    for seed in range(2):
        rng = random.Random(f"{seats} {seed}")
        state, greedy, history = GAME.new(seats), bot("greedy:width=2,tries=4"), History(GAME.seat_words(seats))
        while state.actor() != vaka.OVER:
            before, events, actor = state.write(), list[vaka.Event](), state.actor()
            is_chance = actor == vaka.CHANCE
            action = rng.choices(state.legal(), state.weights())[0] if is_chance else greedy.choose(state.redact(actor), rng)
            state.apply(action, events)
            shuffled = any(event.key == "shuffle" for event in events)
            shuffles += shuffled
            history.watch(before, state.write(), shuffled=shuffled)
            if state.ply % 5 == 0 and len(history.drawn) > 2:
                assert history.allows(state, state)
                for viewer in range(seats):
                    assert history.allows(state.redact(viewer).resample(rng), state)
                    checked += 1
    assert shuffles > 1
    assert checked > 0
