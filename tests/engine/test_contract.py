"""The contract's own tests: sound games pass, and each broken one is caught with a message that names its fault."""

from __future__ import annotations

import re

import pytest

from tests.engine import calls, questions, raids, toys, voyages
from tests.engine.lei import load
from tests.engine.slips import SLIPS
from vaka.engine import Game, State
from vaka.engine.testing import ContractBroken, check_game


def test_the_game_of_the_docs_keeps_the_contract() -> None:
    load().check_lei()


def test_the_variants_of_the_docs_keep_the_contract() -> None:
    load().check_more()


SOUND = [
    toys.BidsGame(),
    calls.CallsGame(),
    toys.game_of(toys.Peek),
    voyages.VoyagesGame(),
    raids.RaidsGame(),
    questions.GardenGame(),
]


@pytest.mark.parametrize("game", SOUND, ids=lambda game: game.id)
def test_sound_toys_keep_the_contract(game: Game) -> None:
    report = check_game(game, games=4)
    assert report.games == 4 * report.setups


@pytest.mark.parametrize(
    ("state", "base", "fault", "words"),
    [
        (toys.LeakingEvent, None, "leak in an event", "is told 'draw .*' from 'draw .*', but its view does not know"),
        (toys.HidesNothing, None, "leak", "'draw .*' and 'draw .*' sound the same to .*, but its view shows which: hands/"),
        (toys.DealsTheSame, None, "resample", "hands/.* is dealt .* but resampled"),
        (toys.PrefersSome, None, "resample", "hands/.* is dealt .* but resampled"),
        (toys.ForgetsTheSeason, None, "resample", "hands/.* becomes .*: what was seen before rules that out"),
        (toys.AsksTheHolder, None, "who is asked", "a secret decides who is asked"),
        (toys.SharesAList, None, "copy", "playing on a copy changed the original: they share data"),
        (toys.DeadEnd, None, "dead end", "nothing is open to seat . before the end"),
        (toys.LosesAPiece, None, "conservation", "flowers: there were 24, there are 23"),
        (toys.PeekCanBeTakenBack, None, "floor", "undo crosses a reveal: 'peek' told seat"),
        (toys.OrdersInTheOpen, toys.BidsGame, "leak in an event", "is told 'pick .' from 'pick .'"),
        (toys.FirstComeFirstServed, toys.BidsGame, "simultaneous", "orders of seats . and . do not commute"),
        (toys.TooLong, None, "length", "longer than the 100 plies"),
        (toys.NoWeights, None, "weights", "weights"),
        (toys.RefusesWithoutReason, None, "obstacle", "obstacle"),
        *SLIPS,
        *voyages.BROKEN,
        *raids.BROKEN,
        *questions.BROKEN,
        *calls.BROKEN,
    ],
)
def test_a_broken_game_is_caught(state: type[State], base: type[Game] | None, fault: str, words: str) -> None:
    game = toys.game_of(state, base) if base else toys.game_of(state)
    with pytest.raises(ContractBroken) as caught:
        check_game(game, games=6)
    assert caught.value.fault == fault, str(caught.value)
    assert re.search(words, str(caught.value)), str(caught.value)


@pytest.mark.parametrize(
    ("game", "words"),
    [(toys.StrangersGame(), "one wins and one loses"), (toys.OneSidedGame(), "seat 0 names 1 its partner, who is not")],
)
def test_partners_are_each_others_and_win_together(game: Game, words: str) -> None:
    with pytest.raises(ContractBroken) as caught:
        check_game(game, games=6)
    assert caught.value.fault == "partners"
    assert words in str(caught.value)
