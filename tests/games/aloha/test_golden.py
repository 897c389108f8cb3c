"""Golden games: whole records, one for every way a game can end, that must replay to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

import vaka
from vaka.engine.words import LANGUAGES

FOLDER = Path(__file__).parent / "golden"
# The keys of the events that the last action of each game makes.
ENDINGS = {
    "family-2-sail": ["sail", "win"],
    "family-2-hop": ["hop", "win"],
    "family-2-foolish": ["sail", "win"],
    "family-2-last-round": ["last-round", "win"],
    "family-2-draw": ["last-round", "draw"],
    "family-3-push": ["push", "win"],
    "family-3-hop": ["hop", "win"],
    "family-4-strict": ["sail", "win"],
    "teams-4-hop": ["hop", "team-win"],
    "expert-2-sail": ["sail", "win"],
    "expert-3-draw": ["last-round", "draw"],
    "expert-teams-4-push": ["push", "team-win"],
}


def read(name: str) -> vaka.Record:
    """The record of this name."""
    return vaka.Record.read(FOLDER / f"{name}.vaka")


def last_events(record: vaka.Record) -> list[vaka.Event]:
    """What the last action made happen."""
    state = record.at(len(record) - 1)
    events: list[vaka.Event] = []
    state.apply(record.moves[-1].action, events)
    return events


def test_every_record_is_tested() -> None:
    """No file without its line above."""
    assert {path.stem for path in FOLDER.glob("*.vaka")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_golden_game_replays(name: str) -> None:
    """Line by line, with the winners and scores of its header, and writes itself as it was."""
    record = read(name)
    assert record.ended == ("rules", len(record))
    text = (FOLDER / f"{name}.vaka").read_text(encoding="utf-8")
    assert str(record) == "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    assert record.replay().winners() == record.winners


@pytest.mark.parametrize(("name", "keys"), ENDINGS.items())
def test_a_golden_game_ends_as_it_should(name: str, keys: list[str]) -> None:
    """Every ending has its game."""
    assert [event.key for event in last_events(read(name))][-2:] == keys


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


@pytest.mark.parametrize("name", ENDINGS)
def test_nothing_is_lost_in_a_golden_game(name: str) -> None:
    """Every piece is accounted for after every line, and every position survives its JSON."""
    record = read(name)
    start = record.start().census()
    for ply, state in enumerate(record.positions()):
        assert state.census() == start
        if ply % 10 == 0:
            assert record.game.load(state.dump()).dump() == state.dump()


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
