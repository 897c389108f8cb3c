"""Lock-step: the rules of Conquest of Paradise and their slow twin play the same game, compared after every action.

The twin stands in the files twin_*.py, one for each chapter of the rulebook, written from the rulebook and its rulings alone.
Nothing is needed here but the game itself. A game is of a kind and has a number, from which everything in it follows.
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import vaka
from tests.games.paradise import twin_game, twin_winning
from tests.games.paradise.twin_cards import asides
from tests.games.paradise.twin_positions import scattered
from tests.games.paradise.twin_telling import heard
from tests.games.paradise.twin_words import in_order, written

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.games.paradise.twin_table import Table
    from vaka.engine.events import Event
    from vaka.engine.state import State

GAME = vaka.game("paradise")
BASIC = ("homes", "home_point", "rumours", "given_up", "turns")
RULES = ("saved", "events", "south_island", "kumara", "malaria")
ALLOWED_ALONE = ("saved", "south_island", "malaria")
NONE = dict.fromkeys(RULES, "no") | {"end": "standard", "solo": "usual"}
TO_THE_END = 99_999
LATE = 600  # steps from a late position


def differences(mine: Any, theirs: Any, where: str = "") -> list[str]:
    """Where the words of two positions differ: the twin's, then the game's."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        names = sorted(mine.keys() | theirs.keys())
        return [text for name in names for text in differences(mine.get(name), theirs.get(name), f"{where}/{name}")]
    return [] if mine == theirs else [f"{where}: {mine} not {theirs}"]


def leave_out_knowledge(words: dict[str, Any]) -> None:
    """What the others know of pieces, where nothing is hidden."""
    for pieces in [*words["stacks"].values(), *words["raids"].values(), words["fleet"] or {}]:
        pieces.pop("known", None)
        pieces.pop("no_war", None)


def compare(state: State, twin: Table) -> None:
    """The same position, the same question, the same answers."""
    data, twins = in_order(state.write()), written(twin)
    if twin.alone:  # everything lies face up (RB 12)
        for words in (data, twins):
            leave_out_knowledge(words)
    assert set(data) == set(twins)
    assert twins == data, differences(twins, data)
    asked = twin_game.asked(twin)
    assert state.scores() == [twin_winning.points(twin, seat) for seat in twin.seats]
    if not asked:
        assert state.actor() == vaka.OVER
        assert [twin.seats[seat] for seat in state.winners()] == twin.won
        return
    if asked == ["chance"]:
        assert state.actor() == vaka.CHANCE
        assert state.source() == twin_game.source(twin)
        notations = [GAME.notation(state, action) for action in state.legal()]
        assert dict(zip(notations, state.weights(), strict=True)) == twin_game.odds(twin)
        return
    assert [twin.seats[seat] for seat in state.waiting()] == asked
    for seat, colour in enumerate(twin.seats):
        if colour in asked:
            notations = [GAME.notation(state, action) for action in state.legal(seat)]
            mine = twin_game.open_to(twin, colour)
            assert sorted(notations) == sorted(mine), (colour, set(notations) ^ mine, set(notations) - mine)
        theirs = {GAME.notation(state, action) for action in state.asides(seat)}
        assert theirs == asides(twin, colour), (colour, theirs ^ asides(twin, colour))


def choose(twin: Table, rng: random.Random, taste: dict[str, float]) -> tuple[str, str]:
    """Somebody who is asked, or sometimes somebody else, and one of the things that are open."""
    asked = twin_game.asked(twin)
    if asked == ["chance"]:
        odds = sorted(twin_game.odds(twin).items())
        return "chance", rng.choices([text for text, _ in odds], [weight for _, weight in odds])[0]
    unasked = [seat for seat in twin.seats if seat not in asked and asides(twin, seat)]
    if unasked and rng.random() < 0.03:
        seat = rng.choice(unasked)
        return seat, rng.choice(sorted(asides(twin, seat)))
    seat = rng.choice(asked)
    texts = sorted(twin_game.open_to(twin, seat))
    return seat, rng.choices(texts, [weight(text, taste) for text in texts])[0]


def weight(text: str, taste: dict[str, float]) -> float:
    """How much a player of that taste likes an action: by its first two words, or its first."""
    words = text.split()
    return taste.get(" ".join(words[:2]), taste.get(words[0], 1.0))


def play_both(state: State, twin: Table, rng: random.Random, taste: dict[str, float], steps: int = TO_THE_END) -> int:
    """Both play the same game to its end, or so many steps; how many it were."""
    compare(state, twin)
    for step in range(steps):
        if state.actor() == vaka.OVER:
            return step
        seat, text = choose(twin, rng, taste)
        try:
            step_both(state, twin, seat, text)
        except Exception as error:
            error.add_note(f"step {step + 1}, turn {twin.turn}: {seat}, {text}")
            raise
    return steps


def called(state: State, text: str, actions: Iterable[int]) -> int:
    """The action that is called so. (What is typed is heard elsewhere; a word that fits nowhere needs the sentences.)"""
    return next(action for action in actions if GAME.notation(state, action) == text)


def step_both(state: State, twin: Table, seat: str, text: str) -> None:
    """Both do the same; it reports the same, and leads to the same position."""
    events: list[Event] = []
    if seat == "chance":
        state.apply(called(state, text, state.legal()), events)
    else:
        number = twin.seats.index(seat)
        mine = [*state.legal(number), *state.asides(number)] if number in state.waiting() else state.asides(number)
        state.apply(called(state, text, mine), events, seat=number)
    twin_game.play(twin, text, seat)
    compare(state, twin)
    assert heard(events) == sorted(twin.told), (text, set(heard(events)) ^ set(twin.told))


EVEN: dict[str, float] = {}
BUILDER = {
    "done": 0.3,
    "buy": 8,
    "settle": 30,
    "build village": 8,
    "build agriculture": 8,
    "build colony": 3,
    "build chain": 3,
    "show": 0.02,
    "turn": 0.05,
    "deforest": 0.02,
    "kava": 0.02,
    "declare": 5,
    "face up": 5,
    "up": 5,
    "down": 0.1,
    "search": 6,
    "peek": 4,
    "walk": 3,
}
WARRIOR = {
    "done": 0.2,
    "build war": 9,
    "build warrior": 6,
    "lift war": 12,
    "load warrior": 8,
    "load war": 4,
    "sail": 3,
    "drop": 0.1,
    "buy": 5,
    "save": 2,
    "show": 0.02,
    "turn": 0.05,
    "deforest": 0.1,
    "kava": 0.1,
    "no": 0.4,
    "search": 3,
    "walk": 3,
}
TASTES = {"even": EVEN, "builder": BUILDER, "warrior": WARRIOR}


def options_for(rng: random.Random) -> dict[str, Any]:
    """A choice for each option of the basic game; short games more often, since they are as rich."""
    words = {name: rng.choice([str(choice) for choice in GAME.options[name].choices]) for name in BASIC}
    return words | {"turns": rng.choice(["20", "20", "20", "20", "20", "40", "60"])}


def loaded(twin: Table) -> State:
    """The game, begun where the twin is."""
    data = GAME.new(len(twin.seats), twin.options).dump()
    return GAME.load(json.loads(json.dumps(data | {"position": written(twin)})))


def some_rules(rng: random.Random) -> dict[str, str]:
    """Most of the advanced rules, and any end."""
    found = {name: rng.choice(("no", "yes", "yes")) for name in RULES}
    return NONE | found | {"end": rng.choice([str(choice) for choice in GAME.options["end"].choices])}


def rules_of(name: str, rng: random.Random) -> dict[str, str]:
    """One rule alone, or any set of them."""
    if name == "any":
        return options_for(rng) | some_rules(rng)
    return options_for(rng) | NONE | ({"end": rng.choice(("more2", "less3"))} if name == "end" else {name: "yes"})


def rules_alone(rng: random.Random) -> dict[str, str]:
    """RB 12: the advanced rules that may be added to the solitaire game, and the harder one."""
    found = {name: rng.choice(("no", "yes")) for name in ALLOWED_ALONE}
    return options_for(rng) | NONE | found | {"homes": "drawn", "solo": rng.choice(("usual", "hard"))}


KINDS = ("basic", "advanced", "alone", "late-basic", "late-advanced", "late-alone")


def play_game(kind: str, number: int, steps: int | None = None) -> int:
    """The game of that kind and number: from the start to its end, or from a late position; how many steps it took."""
    rng = random.Random(f"{kind} {number}")
    seats = 1 if kind.endswith("alone") else rng.choice((2, 3, 4))
    taste = TASTES[rng.choice(sorted(TASTES))]
    rules = rules_alone(rng) if seats == 1 else options_for(rng) | (NONE if kind.endswith("basic") else some_rules(rng))
    if kind.startswith("late"):
        twin = scattered(rng, seats, rules)
        return play_both(loaded(twin), twin, rng, taste, steps or LATE)
    state = GAME.new(seats, rules)
    return play_both(state, twin_game.new(seats, state.options), rng, taste, steps or TO_THE_END)
