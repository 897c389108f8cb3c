"""The rules written a second time, slowly and plainly, without ids, bits or tables: both must play the same games.

The second time stands in the files twin_*.py, one for each part of the rules.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import vaka
from tests.games.vanuatu.rules import twin_game, twin_rounds
from tests.games.vanuatu.rules.twin_positions import scattered, tied, tight
from tests.games.vanuatu.rules.twin_table import GOOD_OF, Table
from tests.games.vanuatu.rules.twin_words import table_of, told, written
from vaka.engine.testing import position

if TYPE_CHECKING:
    from vaka.engine.state import State
    from vaka.engine.testing import Table as Played

GAME = vaka.game("vanuatu")
SETUPS = list(GAME.setups())
LIVELY = {"treasure": 0.2, "beg": 0.3, "retrieve": 0.2, "govern": 0.1, "no": 0.3, "waive": 0.3, "rest": 0.5}


def compare(state: State, twin: Table) -> None:
    """The same position, the same question, the same answers."""
    colours = twin.colours
    asked = {vaka.OVER: "over", vaka.CHANCE: "chance"}.get(state.actor()) or colours[state.actor()]
    assert twin.asked == asked
    if asked == "over":
        return
    told_now, written_now = told(twin), written(state.write())
    assert told_now == written_now, [name for name in told_now if told_now[name] != written_now[name]]
    notations = [GAME.notation(state, action) for action in state.legal()]
    if asked == "chance":
        assert dict(zip(notations, state.weights(), strict=True)) == twin_rounds.odds(twin)
        return
    assert sorted(notations) == sorted(twin_game.open_to(twin))
    for seat, colour in enumerate(colours):
        assert {GAME.notation(state, action) for action in state.asides(seat)} == twin.asides(colour)


def play_on(state: State, twin: Table, rng: random.Random, lively: bool, steps: int = 9999) -> None:
    """Both play the same game to its end, or so many steps."""
    compare(state, twin)
    for _ in range(steps):
        if state.actor() == vaka.OVER:
            break
        colour = twin.asked
        unasked = [other for other in twin.colours if other != colour and colour != "chance" and twin.asides(other)]
        if unasked and rng.random() < 0.05:  # somebody else sells a treasure or begs
            colour = rng.choice(unasked)
            text = rng.choice(sorted(twin.asides(colour)))
            state.apply(GAME.parse(state, text, twin.colours.index(colour)), seat=twin.colours.index(colour))
        else:
            text = chosen(state, rng, lively)
            state.apply(GAME.parse(state, text))
        twin_game.play(twin, text, colour)
        compare(state, twin)
    if state.actor() == vaka.OVER:
        assert dict(zip(twin.colours, state.scores(), strict=True)) == twin.final
        assert {twin.colours[seat] for seat in state.winners()} == twin.winners


def laden(wants: str, aboard: str) -> list[dict[str, Any]]:
    """A ship with cubes on it."""
    return [{"wants": wants, "aboard": [GOOD_OF[letter] for letter in aboard]}]


def chosen(state: State, rng: random.Random, lively: bool) -> str:
    """One of the things that are open."""
    notations = [GAME.notation(state, action) for action in state.legal()]
    if state.actor() == vaka.CHANCE:
        return rng.choices(notations, state.weights())[0]
    return rng.choices(notations, [LIVELY.get(text.split()[0], 1.0) for text in notations] if lively else None)[0]


def play_on_from(played: Played, rng: random.Random, steps: int = 9999) -> None:
    """Likewise from a position."""
    play_on(played.state, table_of(played.state.write(), played.state.options), rng, True, steps)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("lively", [False, True])
def test_both_play_the_same_game(setup: Any, lively: bool) -> None:
    """After every action the same position and the same choices; in the end the same scores and winners."""
    rng = random.Random(f"{setup} {lively}")
    state = GAME.new(*setup)
    play_on(state, Table(GAME.seat_words(setup.seats), state.options), rng, lively)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize(
    ("stage", "positions", "steps"), [("planning", 8, 2), ("performing", 2, 40), ("placing", 2, 8), ("last", 2, 99)]
)
def test_both_play_on_from_late_positions(setup: Any, stage: str, positions: int, steps: int) -> None:
    """Ships full, reserves empty, islands flooded, tiles that do not fit, and plans that some long way makes possible."""
    for number in range(positions):
        rng = random.Random(f"{setup} {stage} {number}")
        play_on_from(scattered(rng, GAME.seat_words(setup.seats), setup.options, stage), rng, steps)


def test_both_ban_the_same_plans() -> None:
    """Where there is hardly any money, the exchange of ten vatus saves some plans and spoils others."""
    for seed in range(400):
        played = tight(random.Random(seed))
        compare(played.state, table_of(played.state.write(), played.state.options))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_break_ties_alike(seats: int) -> None:
    """Huts on the islands, then vatus; then victory is shared."""
    rng = random.Random(seats)
    shared = 0
    for _ in range(12):
        played = tied(rng, GAME.seat_words(seats), GAME.check(seats, {"characters": "yes" if seats == 2 else "no"}))
        play_on_from(played, rng)
        shared += len(played.winners()) > 1
    assert 0 < shared < 12


ISLES = {"santo": 5, "malekula": 12, "tanna": 10, "ambrym": 16}
SEA = ISLES | {"b1": 1, "b2": 4, "c1": 8, "c2": 11, "e1": 13, "f1": 14}
BARE: dict[str, Any] = {name: {"goods": []} for name in ("efate", *ISLES)}
ENDING: dict[str, Any] = {"round": 6, "tiles": SEA, "islands": BARE, "plan": {"purple": {"explore": 1}}}
KAVA: dict[str, Any] = {name: {"goods": ["kava"]} for name in ("efate", "santo", "malekula")} | {"ambrym": {"goods": []}}
BUYING: dict[str, Any] = {"tiles": SEA, "islands": KAVA, "characters": {"purple": "buyer"}, "plan": {"purple": {"buy": 1}}}
POOR: dict[str, Any] = {"vatus": [0, 0, 0], "prosperity": [3, 0, 0], "fish_tiles": {"purple": [3]}, "boats": {"purple": 3}}
FAR_MARKET: dict[str, Any] = {"tiles": {"santo": 5}, "huts": {"purple": {"santo": 1}, "yellow": {"efate": 3}}}
PLANNING: dict[str, Any] = {"stage": "planning", "turn": "purple", "lap": 1, "plan": {"purple": {"sail": 1, "sell": 1}}}
AT_A_MARKET: dict[str, Any] = {
    "tiles": {"santo": 5, "malekula": 4},
    "islands": {"efate": {"goods": []}, "malekula": {"goods": []}, "santo": {"goods": ["beef"]}},
    "huts": {"purple": {"malekula": 1}, "yellow": {"efate": 3, "santo": 3}},
    "plan": {"purple": {"build": 1, "sell": 1, "sail": 1}},
}
RARE: dict[str, dict[str, Any]] = {
    "neither tile fits": {"stage": "placing", "round": 7, "tiles": SEA},
    "beef for one island": ENDING | {"ships": laden("KBB", "BB") + laden("CBB", "BB") + laden("KCB", "B")},
    "kava for some islands": ENDING | {"ships": laden("KKK", "KK") + laden("KKC", "KK") + laden("KKC", "KK")},
    "a Beggar who had better beg for less": POOR | FAR_MARKET | PLANNING | {"characters": {"purple": "beggar"}},
    "a Builder who had better pay in full": POOR
    | PLANNING
    | AT_A_MARKET
    | {"characters": {"purple": "builder"}, "vatus": [3, 0, 0], "lap": 2},
    "no second cube for the Buyer": BUYING | {"ships": laden("KKK", "KK") + laden("KKC", "KK") + laden("KKC", "K")},
}


@pytest.mark.parametrize("name", RARE)
def test_both_know_what_is_rare(name: str) -> None:
    """Things that no game above comes to."""
    for seed in range(4):
        play_on_from(position("vanuatu", 3, **RARE[name]), random.Random(seed), 20)
