"""Guards of records and of the floor that only rare games reach."""

from __future__ import annotations

import pytest

import vaka
from tests.engine.toys import SEAL, BidsGame
from vaka.engine import CHANCE, OVER, BadRecord, Record
from vaka.engine.loops import random_action, seeded
from vaka.engine.record_text import SCORE_DIGITS


def with_an_aside() -> Record:
    """A game of Vanuatu in which a seat that is not asked sells a treasure."""
    game = vaka.game("vanuatu")
    for index in range(200):
        record, rng = Record(game, 3), seeded(11, index)
        state = record.start()
        while state.actor() != OVER:
            others = [seat for seat in range(3) if state.actor() >= 0 and seat != state.actor() and state.asides(seat)]
            if others:
                record.play(state, state.asides(others[0])[0], None, others[0])
                return record
            record.play(state, int(random_action(state, rng)))
    raise AssertionError("nobody ever had a treasure to sell")


def test_an_aside_of_another_seat_is_written_down_and_read_back() -> None:
    """The line names the seat that spoke, not the one that was asked, and what it said."""
    record = with_an_aside()
    seat, _ = record.moves[-1]
    word, _, spelled = record.lines[-1].partition(" ")
    assert word == record.game.seat_words(3)[seat]
    assert spelled
    again = Record.parse(str(record))
    assert again.moves == record.moves
    assert again.replay().dump() == record.replay().dump()


def test_the_floor_rises_when_a_simultaneous_step_opens() -> None:
    """Before the last order is in, orders can be taken back; once they are opened, nobody takes back what all have seen."""
    state = BidsGame().new(2)
    for seat in (0, 1):
        state.apply(1, None, seat)
        assert state.floor == 0
    state.apply(SEAL, None, 0)
    assert state.floor == 0
    state.apply(SEAL, None, 1)
    assert state.floor == state.ply == 4


def finished() -> Record:
    """A whole random game of Aloha."""
    record, rng = Record(vaka.game("aloha"), 2), seeded(5, 0)
    state = record.start()
    while state.actor() != OVER:
        record.play(state, int(random_action(state, rng)))
    return record


@pytest.mark.parametrize("viewer", [0, 1, vaka.SPECTATOR])
def test_a_viewers_record_of_a_finished_game_tells_how_it_ended(viewer: int) -> None:
    record = finished()
    text = str(record.view(viewer))
    assert record.ended is not None
    assert f"Ended: rules at {record.ended.ply}\n" in text
    assert f"Scores: {' '.join(map(str, record.scores))}\n" in text
    assert "Winners: " in text


def test_a_viewers_record_of_a_running_game_tells_no_ending() -> None:
    record = finished()
    record.take_back()
    assert not {"Ended", "Winners", "Scores"} & {line.partition(":")[0] for line in str(record.view(0)).splitlines()}


def test_the_largest_score_of_a_header_is_written_and_read() -> None:
    largest = 10**SCORE_DIGITS - 1
    record = Record(vaka.game("aloha"), 2)
    record.play(record.start(), 0)
    assert record.moves[0].seat == CHANCE
    with pytest.raises(BadRecord):
        record.end("agreement", [0], [largest + 1, 0])
    record.end("agreement", [0], [largest, -largest])
    assert Record.parse(str(record)).scores == [largest, -largest]
    with pytest.raises(BadRecord):
        Record.parse(str(record).replace(str(largest), str(largest + 1)))
