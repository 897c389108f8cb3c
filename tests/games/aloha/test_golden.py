"""What the golden games of Aloha show."""

from __future__ import annotations

from pathlib import Path

import pytest

import vaka
from tests.games.test_golden import last_events
from vaka.engine.words import LANGUAGES

FOLDER = Path(__file__).parent / "golden"


def read(name: str) -> vaka.Record:
    """The record of this name."""
    return vaka.Record.read(FOLDER / f"{name}.vaka")


def test_arrival_in_anothers_pirogue() -> None:
    """The winner's Tiki hopped into a pirogue of another colour."""
    for name in ("family-2-hop", "family-3-hop", "teams-4-hop"):
        hop = last_events(read(name))[0].params
        assert hop["owner_seat"] != hop["seat"]
        assert hop["seat"] in read(name).winners


def test_arrival_by_anothers_hand() -> None:
    """Pushed home, or carried home: the one who acted did not win."""
    for name in ("family-2-foolish", "family-3-push", "expert-teams-4-push"):
        assert last_events(read(name))[0].params["seat"] not in read(name).winners


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_golden_game_is_told(lang: str) -> None:
    """The log of a whole game in the reader's language, ending with who won."""
    record = read("expert-2-sail")
    state, lines = record.start(), []
    for _, action in record.moves:
        events: list[vaka.Event] = []
        state.apply(action, events)
        lines += [record.game.tell(event, 2, lang) for event in events]
    assert len(lines) == len(record) + 1
    assert lines[-1] == {"en": "{} wins the game.", "fr": "{} gagne la partie.", "de": "{} gewinnt das Spiel."}[lang].format(
        record.game.seat_name(2, record.winners[0], lang)
    )
