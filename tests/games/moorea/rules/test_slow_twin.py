"""The rules and their slow twin play the same games, step by step: whole games, and games from late positions."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import vaka
from tests.games.moorea.twin import COMMODITIES, INTERMEDIATES, SPARES, TAKES, TOOLS, SlowGame, product_pile
from vaka.engine.testing import position

GAME = vaka.game("moorea")
SETUPS = list(GAME.setups())


# --- Both side by side ---


def told(twin: SlowGame) -> dict[str, Any]:
    """What lies on the table and in the hands, as a position writes it."""
    seats = {}
    for colour, player in twin.players.items():
        stored = {store: Counter(card for place, card in player.stored if place == store) for store, _ in player.stored}
        seats[colour] = {
            "open": Counter(player.known),
            "hand": Counter(player.hand),
            "tools": set(player.tools),
            "products": Counter(player.products),
            "stored": stored,
        }
    return {
        "pile": len(twin.pile),
        "discard": Counter(twin.discard),
        "row": Counter(twin.row),
        "display": Counter(twin.display),
        "products": {"I": Counter(twin.piles[0]), "II": Counter(twin.piles[1])},
        "gone": Counter(twin.gone),
        "seats": seats,
    }


def written(state: vaka.State) -> dict[str, Any]:
    """The same of the position; in which place of row and display a card lies is no rule."""
    data = state.write()
    for mat in data["seats"].values():
        mat["hand"] = Counter(mat["open"]) + Counter(mat.pop("hidden"))
        mat["tools"] = set(mat["tools"])
        del mat["new"], mat["doubts"], mat["older"], mat["laid"]
    for place in ("row", "display"):
        data[place] = Counter(card for card in data[place] if card)
    return {name: data[name] for name in ("pile", "discard", "row", "display", "products", "gone", "seats")}


def asked(state: vaka.State) -> str:
    """As the twin says it."""
    actor = state.actor()
    return {vaka.OVER: "over", vaka.CHANCE: "chance"}.get(actor) or GAME.seat_words(state.seats)[actor]


def lively(text: str) -> float:
    """How much a lively player likes an action: tools, sites and stores before all else, jokers before other payments."""
    match text.split():
        case ["buy", name, *paid]:
            return 200 if name in TOOLS or name in SPARES or name in TAKES else 100 if "fish" in paid else 50
        case ["lay", *_]:
            return 10
        case ["exchange", *_]:
            return 0.1
    return 1


def play_both(state: vaka.State, twin: SlowGame, rng: random.Random, taste: str) -> set[str]:
    """A game to its end: at every step both ask, allow and show the same. Which rare things occurred."""
    seen: set[str] = set()
    while True:
        assert asked(state) == twin.asked()
        assert written(state) == told(twin)
        assert state.scores() == list(twin.scores().values())
        if state.actor() == vaka.OVER:
            break
        notations = [GAME.notation(state, action) for action in state.legal()]
        if state.actor() == vaka.CHANCE:
            weights: list[float] = list(state.weights())
            assert dict(zip(notations, weights, strict=True)) == twin.odds()
        else:
            assert sorted(notations) == sorted(twin.open())
            weights = [lively(text) if taste == "lively" else 1 for text in notations]
        text = rng.choices(notations, weights)[0]
        seen |= rare(twin, text)
        state.apply(GAME.parse(state, text))
        twin.play(text)
    assert {GAME.seat_words(state.seats)[seat] for seat in state.winners()} == twin.winners
    return seen


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("taste", ["even", "lively"])
def test_both_play_the_same_game(setup: Any, taste: str) -> None:
    """After every action: the same seat is asked, the same things are open, the same cards lie everywhere, the same seats win."""
    twin = SlowGame(GAME.seat_words(setup.seats), setup.options)
    play_both(GAME.new(*setup), twin, random.Random(f"{setup} {taste}"), taste)


# --- Late positions ---

RARE = {
    "commodities are used up",
    "a row with gaps",
    "an open card when nothing can be drawn",
    "the discard is shuffled",
    "the refill of the display fails",
    "a purchase inside the final round",
    "five idle rounds",
    "eight cards at one store",
    "a surplus canoe, hut or stoneware",
    "fish as joker",
}
RARE_AT_FOUR = {"a purchase with two sites of one kind", "a deposit at one of two stores of one kind"}


def rare(twin: SlowGame, text: str) -> set[str]:
    """Which of the rare things there are as this is about to be played."""
    if twin.part == "dealing":
        return set()
    words = text.split()
    player = twin.players[twin.turn]
    is_purchase = words[0] == "buy" and words[1] not in TOOLS
    used_up = not twin.pile and not twin.discard
    occurs = {
        "commodities are used up": used_up,
        "a row with gaps": twin.asked() != "chance" and len(twin.row) < 3,
        "an open card when nothing can be drawn": used_up and words[0] == "take",
        "the discard is shuffled": words[0] == "draw" and not twin.pile,
        "the refill of the display fails": is_purchase and not any(twin.piles) and twin.turns_left is None,
        "a purchase inside the final round": is_purchase and twin.turns_left is not None,
        "five idle rounds": twin.idle == 5 * len(twin.players) and twin.turns_left == len(twin.players),
        "eight cards at one store": max(Counter(store for store, _ in player.stored).values(), default=0) >= 8,
        "a surplus canoe, hut or stoneware": words[0] == "discard" and words[1] in INTERMEDIATES,
        "fish as joker": is_purchase and "fish" in words and words[1] not in ("fishbasket", "aquarium", "cultsite"),
        "a purchase with two sites of one kind": is_purchase and any(player.products.count(site) == 2 for site in SPARES),
        "a deposit at one of two stores of one kind": words[0] == "lay" and player.products.count(words[-1]) == 2,
    }
    return {thing for thing, does in occurs.items() if does}


def late(rng: random.Random, colours: tuple[str, ...]) -> dict[str, Any]:
    """The words of a late position: hardly any product is left, and often hardly any commodity."""
    products = product_pile(len(colours), "I") + product_pile(len(colours), "II")
    rng.shuffle(products)
    shown = rng.choice([3, 10, 10])
    left = shown + rng.choice([0, 0, 1, 4]) if shown == 10 else shown
    mats: dict[str, list[str]] = {colour: [] for colour in colours}
    for name in products[left:]:
        if name not in INTERMEDIATES:
            owners = [colour for colour in colours if name in mats[colour]]  # two of a kind come together
            mats[rng.choice(owners or colours)].append(name)
    hands: dict[str, list[str]] = {colour: [] for colour in colours}
    stored: dict[str, dict[str, str]] = {colour: {} for colour in colours}
    unplaced: list[str] = []
    is_scarce = rng.random() < 0.7
    commodities = [card for card in COMMODITIES for _ in range(15)]
    rng.shuffle(commodities)
    row, commodities = commodities[:3], sorted(commodities[3:], key=lambda card: is_scarce and card != "fish")
    for card in [name for name in products[left:] if name in INTERMEDIATES] + commodities:
        stores = [(colour, store) for colour in colours for store in mats[colour] if card in TAKES.get(store, [])]
        holders = [colour for colour in colours if len(hands[colour]) < rng.randint(5, 8)]
        if stores and (is_scarce or rng.random() < 0.3) and not (holders and rng.random() < 0.2):
            colour, store = rng.choice(stores)
            stored[colour][store] = stored[colour].get(store, "") + f" {card}"
        elif holders:
            hands[rng.choice(holders)].append(card)
        else:
            unplaced.append(card)
    pile = [card for card in unplaced if card in COMMODITIES]
    cut = rng.choice([0, 1, 2, len(pile)])
    seats = len(colours)
    return {
        "products": {colour: " ".join(mat) for colour, mat in mats.items()},
        "hands": {colour: " ".join(hand) for colour, hand in hands.items()},
        "tools": {colour: " ".join(tool for tool in TOOLS if rng.random() < 0.6) for colour in colours},
        "stored": stored,
        "row": " ".join(row),
        "display": " ".join(products[:shown]),
        "piles": " ".join(products[shown:left]),
        "pile": " ".join(pile[:cut]),
        "discard": " ".join(pile[cut:]),
        "turn": rng.choice(colours),
        "part": rng.choice(["drawing", "acting"]),
        "idle": rng.choice([0, 5 * seats - 2, 5 * seats - 1, 5 * seats - 1]),
        "final": rng.choice([None, None, rng.randint(1, seats)]),
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_play_the_same_from_late_positions(seats: int) -> None:
    """Where rare things occur: each of them at least once."""
    seen: set[str] = set()
    rng = random.Random(f"late {seats}")
    for setup in [setup for setup in SETUPS if setup.seats == seats] * 16:
        table = position("moorea", seats, setup.options, **late(rng, GAME.seat_words(seats)))
        twin = SlowGame(GAME.seat_words(seats), setup.options)
        twin.arrange(table.write())
        seen |= play_both(table.state, twin, rng, rng.choice(["even", "lively"]))
    assert seen == RARE | (RARE_AT_FOUR if seats >= 4 else set())
