"""Golden games: whole records, one for every way a game can end, that must replay to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

import vaka
from vaka.engine.registry import own_games
from vaka.engine.words import LANGUAGES

RECORDS = [path for name in sorted(own_games()) for path in sorted((Path(__file__).parent / name).glob("golden/*.vaka"))]
# The keys of the events that the last action of each game makes.
ENDINGS = {
    "aloha": {
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
    },
    "moorea": {
        "two-empty": ["win"],
        "three-empty": ["win"],
        "four-idle": ["win"],
        "five-strict": ["win"],
        "two-dear-cart": ["win"],
        "three-shared": ["shared"],
    },
    "paradise": {
        "two-declared": ["win"],
        "three-declared": ["win"],
        "four-declared": ["win"],
        "two-conquest": ["win"],
        "two-limit": ["track", "win"],
        "two-chance": ["win"],
        "two-shared": ["draw-game"],
    },
    "vanuatu": {
        "two-players": ["win"],
        "three-players": ["win"],
        "five-plain": ["win"],
        "waters-win": ["win"],
        "waters-lost": ["all-lost"],
        "shared": ["draw-game"],
    },
}


def called(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


def last_events(record: vaka.Record) -> list[vaka.Event]:
    """What the last action made happen."""
    state = record.at(len(record) - 1)
    events: list[vaka.Event] = []
    state.apply(record.moves[-1].action, events)
    return events


def test_every_golden_game_is_here() -> None:
    """No ending without a record, no record without an ending."""
    assert {called(path) for path in RECORDS} == {f"{game}-{name}" for game in own_games() for name in ENDINGS[game]}
    assert set(ENDINGS) >= set(own_games()), "a game that is being built may have records already"


@pytest.mark.parametrize("path", RECORDS, ids=called)
def test_a_golden_game_replays(path: Path) -> None:
    """Line by line, with the winners and scores of its header, and writes itself as it was."""
    record = vaka.Record.read(path)
    assert record.ended == ("rules", len(record))
    text = path.read_text(encoding="utf-8")
    assert str(record) == "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    assert record.replay().winners() == record.winners


@pytest.mark.parametrize("path", RECORDS, ids=called)
def test_a_golden_game_ends_as_it_should(path: Path) -> None:
    keys = ENDINGS[path.parent.parent.name][path.stem]
    record = vaka.Record.read(path)
    events = last_events(record)
    assert [event.key for event in events][-len(keys) :] == keys
    for lang in LANGUAGES:
        assert all(record.game.tell(event, record.seats, lang) for event in events if event.key not in record.game.quiet)


@pytest.mark.parametrize("path", RECORDS, ids=called)
def test_nothing_is_lost_in_a_golden_game(path: Path) -> None:
    """Every component is accounted for after every line, and every position survives its JSON."""
    record = vaka.Record.read(path)
    start = record.start().census()
    for ply, state in enumerate(record.positions()):
        assert state.census() == start
        if ply % 10 == 0:
            assert record.game.load(state.dump()).dump() == state.dump()
