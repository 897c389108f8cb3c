"""What counting says after a shuffle (ruling A27): which hidden cards are older than the pile, and which newer."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import vaka
from vaka.bots import bot
from vaka.engine.testing import Table, position

GAME = vaka.game("moorea")
COMMODITIES = ("seashell", "wood", "bamboo", "clay", "fish")


def hidden_cards(state: vaka.State, colour: str) -> list[str]:
    """The hidden cards of a seat."""
    found: list[str] = state.write()["seats"][colour]["hidden"]
    return found


def doubtful() -> Table:
    """Green and yellow held nothing but wood when the pile was shuffled; green has drawn a fish and laid down a wood."""
    table = position(
        "moorea",
        3,
        part="drawing",
        hands={"green": "3 wood", "red": "fish", "yellow": "3 wood"},
        products={"green": "woodstore"},
        pile="10 fish 10 clay",
        row="seashell bamboo clay",
        shuffled=True,
    )
    return table.chance("card fish").play("green", "lay 1 wood at woodstore")


def test_a_doubt_in_one_hand_leaves_the_others_countable() -> None:
    """Counting, three players: whatever green laid down, yellow has drawn nothing since the shuffle and holds three wood."""
    view = doubtful().redact(1)
    for number in range(3):
        assert view.hidden()[f"seats/yellow/hidden/{number}"] == ["wood"]
    rng = random.Random(1)
    for _ in range(50):
        assert hidden_cards(view.resample(rng), "yellow") == ["wood"] * 3


def test_a_doubt_that_counting_settles_leaves_no_doubt() -> None:
    """Counting: the new pile has no wood, so green's was older, and its newer card is a fish or a clay."""
    view = doubtful().redact(1)
    assert view.hidden()["seats/green/hidden/0"] == ["wood"]
    assert view.hidden()["seats/green/hidden/2"] == ["clay", "fish"]
    rng = random.Random(2)
    drawn = Counter(tuple(hidden_cards(view.resample(rng), "green")) for _ in range(400))
    assert set(drawn) == {("wood", "wood", "fish"), ("wood", "wood", "clay")}
    assert 0.4 < drawn["wood", "wood", "fish"] / 400 < 0.63


def test_what_is_still_open_after_a_doubtful_card() -> None:
    """Counting: a clay that could be older or newer leaves both open: the other cards of the hand are older, or one is newer."""
    table = position(
        "moorea",
        2,
        part="drawing",
        hands={"green": "2 wood clay"},
        products={"green": "pottery"},
        pile="9 clay 9 fish",
        shuffled=True,
    )
    table.chance("card fish").play("green", "lay 1 clay at pottery")
    hidden = table.redact(1).hidden()
    assert hidden["seats/green/hidden/0"] == ["wood", "clay"]
    assert hidden["seats/green/hidden/2"] == ["wood", "clay", "fish"]


def test_a_card_cannot_have_been_drawn_after_it_was_laid_down() -> None:
    """Counting: green had drawn one newer card when it laid two wood, so one of them at least was older, whatever comes later."""
    table = position(
        "moorea",
        3,
        part="drawing",
        hands={"green": "2 wood 2 clay", "red": "fish", "yellow": "2 seashell"},
        products={"green": "woodstore"},
        pile="12 wood 10 fish",
        shuffled=True,
    )
    table.chance("card fish").play("green", "lay 2 wood at woodstore")
    for colour in ("red", "yellow"):
        table.chance("card wood").play(colour, "pass")
    view = table.chance("card wood").redact(1)
    rng = random.Random(3)
    older = Counter(view.resample(rng).write()["seats"]["green"]["older"].get("wood", 0) for _ in range(300))
    assert older[0] == 0
    assert older[1] > 0
    assert older[2] > 0


def test_the_own_doubts_are_known() -> None:
    """A seat remembers which of its cards were older, so what the others hold is still counted exactly."""
    table = doubtful()
    assert table.redact(0).write()["seats"]["green"]["older"] == {"wood": 1}
    assert table.redact(1).write()["seats"]["green"]["older"] is None
    assert table.redact(0).hidden()["seats/yellow/hidden/0"] == ["wood", "fish"]


def test_doubts_end_with_the_next_shuffle() -> None:
    """All hidden cards are older then, and what they are together can be counted again."""
    table = position(
        "moorea",
        3,
        part="drawing",
        hands={"green": "2 wood", "yellow": "seashell"},
        products={"green": "woodstore"},
        pile="wood",
        row="fish clay bamboo",
        shuffled=True,
    )
    table.chance("card wood").play("green", "lay 1 wood at woodstore")
    assert table.write()["seats"]["green"]["doubts"] == []
    assert table.write()["seats"]["green"]["new"] == 0
    table.chance("card fish")
    assert table.redact(2).hidden()["seats/green/hidden/0"] == ["wood"]


def test_origins_are_dealt_as_chance_and_the_player_would_have() -> None:
    """Of all deals in which a card of green's hand, any of them, turned out to be wood, each is as likely as another."""
    hands = {"green": "wood clay", "red": "fish", "yellow": "2 wood"}
    table = position("moorea", 3, part="drawing", hands=hands, products={"green": "woodstore"}, pile="2 wood 2 fish", shuffled=True)
    view = table.chance("card fish").play("green", "lay 1 wood at woodstore").redact(1)
    rng = random.Random(4)
    expected: Counter[tuple[str, ...]] = Counter()
    while expected.total() < 4000:
        older, newer = ["wood"] * 3 + ["clay"], ["wood"] * 2 + ["fish"] * 2
        rng.shuffle(older)
        green = [older[0], older[1], rng.choice(newer)]
        if green.pop(rng.randrange(3)) == "wood":
            expected[tuple(sorted(green))] += 1
    given = Counter(tuple(sorted(hidden_cards(view.resample(rng), "green"))) for _ in range(4000))
    assert set(given) == set(expected)
    for hand, count in expected.items():
        assert abs(given[hand] - count) < 200, hand


class Watcher:
    """All that everybody saw of the hidden cards since the last shuffle, and what the older ones were."""

    def __init__(self, state: vaka.State) -> None:
        mats = state.write()["seats"]
        self.older = {colour: Counter(mat["hidden"]) for colour, mat in mats.items()}
        self.drawn = dict.fromkeys(mats, 0)
        self.laid: dict[str, list[tuple[str, int]]] = {colour: [] for colour in mats}

    def watch(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        """One action or one card."""
        for colour, mat in after["seats"].items():
            was, now = Counter(before["seats"][colour]["hidden"]), Counter(mat["hidden"])
            self.laid[colour] += [(card, self.drawn[colour]) for card in (was - now).elements()]
            self.drawn[colour] += (now - was).total()

    def allows(self, world: dict[str, Any]) -> bool:
        """Can the older cards be shared out so that every hand, and every card laid down when it was, is accounted for?"""
        totals: set[tuple[int, ...]] = {(0,) * 5}
        for colour, mat in world["seats"].items():
            shares = self.shares(colour, Counter(mat["hidden"]))
            totals = {tuple(map(sum, zip(total, share, strict=True))) for total in totals for share in shares}
        whole = sum(self.older.values(), Counter[str]())
        return tuple(whole[card] for card in COMMODITIES) in totals

    def shares(self, colour: str, held: Counter[str]) -> set[tuple[int, ...]]:
        """Every set of older cards that the seat can have had when the pile was shuffled."""
        whole, places = sum(self.older.values(), Counter[str]()), self.older[colour].total()
        found: set[tuple[int, ...]] = {(0,) * 5}
        for number, (card, drawn) in enumerate([*self.laid[colour], *((card, self.drawn[colour]) for card in held.elements())]):
            place = COMMODITIES.index(card)
            more = {(*s[:place], s[place] + 1, *s[place + 1 :]) for s in found if sum(s) < places and s[place] < whole[card]}
            found = more | {share for share in found if number - sum(share) < drawn}
        return {share for share in found if sum(share) == places}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_view_is_dealt_what_the_game_has_ruled_out(seats: int) -> None:
    """Counting: whoever has watched since the last shuffle finds nothing wrong in what is dealt, and the truth among it."""
    rng = random.Random(seats)
    state, greedy, watcher, checked = GAME.new(seats), bot("greedy"), None, 0
    while state.actor() != vaka.OVER:
        before, events, actor = state.write(), list[vaka.Event](), state.actor()
        is_chance = actor == vaka.CHANCE
        action = rng.choices(state.legal(), state.weights())[0] if is_chance else greedy.choose(state.redact(actor), rng)
        state.apply(action, events)
        if any(event.key == "shuffle" for event in events):
            watcher = Watcher(state)
        elif watcher is not None:
            watcher.watch(before, state.write())
            if state.ply % 5 == 0:
                assert watcher.allows(state.write())
                for viewer in range(seats):
                    assert watcher.allows(state.redact(viewer).resample(rng).write())
                    checked += 1
    assert checked > 40


# --- Positions written before doubts were kept ---


def test_positions_without_doubts_still_load() -> None:
    """Older games at a table: what was then left open is open still, and the game goes on."""
    table = doubtful()
    data = json.loads(json.dumps(table.dump()))
    for mat in data["position"]["seats"].values():
        del mat["doubts"], mat["older"]
    data["position"]["seats"]["green"]["new"] = 0
    state = GAME.load(data)
    assert state.write()["seats"]["green"]["hidden"] == ["wood", "wood", "fish"]
    assert state.redact(1).hidden()["seats/green/hidden/0"] == ["wood", "clay", "fish"]
    data = json.loads(json.dumps(position("moorea", 3, hands={"green": "wood"}).dump()))
    for mat in data["position"]["seats"].values():
        del mat["doubts"], mat["older"]
    assert GAME.load(data).dump()["position"]["seats"]["green"]["doubts"] == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("doubts", [["wood", 0]]),
        ("doubts", [["wood", 2]]),
        ("doubts", [["canoe", 1]]),
        ("doubts", []),
        ("doubts", 3),
        ("older", None),
        ("older", "?"),
        ("older", {"clay": 1}),
        ("older", {"wood": 2}),
        ("older", {}),
        ("new", 0),
        ("new", 3),
    ],
)
def test_doubts_that_cannot_be(field: str, value: Any) -> None:
    """A file from elsewhere is read with care."""
    data = json.loads(json.dumps(doubtful().dump()))
    data["position"]["seats"]["green"][field] = value
    with pytest.raises(vaka.BadPosition):
        GAME.load(data)


def test_a_view_whose_doubts_cannot_be_is_refused() -> None:
    """Nobody can have laid down what lies neither on the discard nor at a store."""
    data = json.loads(json.dumps(doubtful().redact(1).dump()))
    assert GAME.load(data).dump() == data
    data["position"]["seats"]["green"]["doubts"] = [["wood", 1]] * 15
    with pytest.raises(vaka.BadPosition):
        GAME.load(data)
