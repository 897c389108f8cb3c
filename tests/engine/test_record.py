"""Records: what is written reads back, and every wrong line is refused with its number and the reason."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import vaka
from tests.engine.lei import load
from tests.engine.toys import BidsGame
from vaka.arena import random_record
from vaka.engine import CHANCE, OVER, SPECTATOR, Record
from vaka.engine.errors import BadRecord, IllegalAction

LEI = load().LeiGame()


def played(game: vaka.Game, seats: int, seed: int = 3, plies: int | None = None, **options: object) -> Record:
    """A random game as a record, whole or its first plies."""
    rng = random.Random(seed)
    record = Record(game, seats, options, names=[f"Name {seat}" for seat in range(seats)], date="2026-11-15")
    state = record.start()
    while state.actor() != OVER and (plies is None or len(record) < plies):
        waiting = state.waiting()
        seat = rng.choice(waiting) if waiting else CHANCE
        if seat == CHANCE:
            record.play(state, rng.choices(state.legal(), state.weights())[0])
        else:
            record.play(state, rng.choice(state.legal(seat)), None, seat)
    return record


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_reads_back_and_replays(seats: int, tmp_path: Path) -> None:
    record = played(vaka.game("aloha"), seats)
    record.write(tmp_path / "game.vaka")
    again = Record.read(tmp_path / "game.vaka")
    assert str(again) == str(record)
    assert again.names == record.names
    assert again.ended == record.ended
    assert again.replay().dump() == record.replay().dump()
    assert [path.name for path in tmp_path.iterdir()] == ["game.vaka"]


def test_a_running_game_has_no_ending_and_can_be_ended_by_agreement() -> None:
    record = played(vaka.game("aloha"), 2, plies=20)
    assert "Ended" not in str(record)
    record.end("agreement", [0, 1], [2, 2])
    again = Record.parse(str(record))
    assert again.ended == ("agreement", 20)
    assert (again.winners, again.scores) == ([0, 1], [2, 2])


def test_a_closed_record_takes_no_more_lines_and_no_other_ending() -> None:
    record = Record(vaka.game("aloha"), 2)
    state = record.start()
    record.play(state, 0)
    record.end("conceded", [1], [0, 0])
    with pytest.raises(BadRecord, match="closed"):
        record.play(state, state.legal()[0])
    with pytest.raises(BadRecord, match="closed"):
        record.end("agreement", [0], [0, 0])
    assert (len(record), state.ply, record.winners) == (1, 1, [1])
    assert Record.parse(str(record)).ended == ("conceded", 1)
    over = played(vaka.game("aloha"), 2)
    with pytest.raises(BadRecord, match="closed"):
        over.end("agreement", [0], [0, 0])


def test_winners_are_written_in_the_order_of_the_seats() -> None:
    record = Record(vaka.game("aloha"), 2)
    record.end("agreement", [1, 0], [2, 2])
    assert "Winners: red black\n" in str(record)
    assert Record.parse(str(record).replace("red black", "black red")).winners == [0, 1]


@pytest.mark.parametrize(
    ("how", "winners", "scores", "reason"),
    [
        ("boredom", [0], [1, 2], "ends by rules, agreement, conceded"),
        ("agreement", [9], [1, 2], "no seat is called '9'"),
        ("agreement", [-1], [1, 2], "no seat"),
        ("agreement", [0, 0], [1, 2], "red appears twice"),
        ("agreement", [0], [1], "1 scores for 2 seats"),
        ("agreement", [0], [1, 2.5], "scores are numbers, not '2.5'"),
        ("agreement", [0], [1, True], "scores are numbers"),
        ("agreement", [0], [1, 10**18], "scores are numbers"),
        ("rules", [0], [1, 2], "goes on"),
    ],
)
def test_an_ending_that_could_not_be_read_back_is_refused(how: str, winners: list[int], scores: list[Any], reason: str) -> None:
    record = Record(vaka.game("aloha"), 2)
    with pytest.raises(BadRecord, match=reason):
        record.end(how, winners, scores)
    assert record.ended is None
    assert Record.parse(str(record)).ended is None


def test_interleaved_orders_of_a_simultaneous_step_replay() -> None:
    record = played(BidsGame(), 3, seed=5)
    assert Record.parse(str(record), BidsGame()).replay().dump() == record.replay().dump()


def test_stepping_through_gives_every_position() -> None:
    record = played(vaka.game("aloha"), 2, plies=30)
    plies = [state.ply for state in record.positions()]
    assert plies == list(range(31))
    assert record.at(12).ply == 12
    with pytest.raises(IndexError, match="plies 0 to 30, not 31"):
        record.at(31)


def test_taking_back_strikes_the_last_lines_and_the_ending() -> None:
    record = played(vaka.game("aloha"), 2)
    plies = len(record)
    state = record.take_back(3)
    assert (len(record), state.ply, record.ended) == (plies - 3, plies - 3, None)


def test_an_illegal_action_is_not_written_down() -> None:
    record = Record(vaka.game("aloha"), 2)
    state = record.start()
    with pytest.raises(IllegalAction):
        record.play(state, 5)
    assert record.lines == []


def test_a_viewers_record_hides_what_the_viewer_did_not_see_and_does_not_replay() -> None:
    """Only a viewer's record of a running game leaves the server, with hidden lines as `?`."""
    record = played(LEI, 3, plies=24)
    for viewer in (0, SPECTATOR):
        view = record.view(viewer)
        draws = [line for line in view.lines if line.startswith("chance")]
        own = [line for line in draws if line != "chance draw ?"]
        assert len(draws) == sum(line.startswith("chance") for line in record.lines)
        assert bool(own) == (viewer == 0)
        assert view.at(len(view)).dump() == record.replay().redact(viewer).dump()
        assert [state.ply for state in view.positions()] == list(range(len(view) + 1))
        with pytest.raises(BadRecord, match="viewer's record"):
            Record.parse(str(view), LEI)


def test_what_a_viewer_did_not_hear_of_has_no_line_at_all() -> None:
    record = Record(BidsGame(), 2)
    state = record.start()
    record.play(state, 2, None, 0)
    assert record.view(0).lines == ["p1 pick 2"]
    assert record.view(1).lines == []
    assert record.view(1).at(0).ply == 0


BASE = """Vaka record 1
Game: aloha
Rules: 1
Seats: 2
Options: mode=family same_tile=yes teams=no
Seat red: Ana
Date: 2026-11-15

chance first red
red launch d5
red pass
black reveal c3
chance tile alize
"""


def test_the_base_of_the_broken_records_is_sound() -> None:
    assert len(Record.parse(BASE)) == 5
    assert len(Record.parse(BASE.replace("\n", "\r\n"))) == 5
    assert len(Record.parse("\ufeff" + BASE)) == 5
    assert len(Record.parse(BASE.replace("red launch", "# a remark\nred launch"))) == 5


BROKEN = [
    ("Vaka record 1", "Vaka record 2", 1, "begins with"),
    ("Game: aloha", "Game: alhoa", 2, "did you mean aloha"),
    ("Game: aloha", "Game", 2, "header line"),
    ("Rules: 1", "Rules: 7", 3, "version 7"),
    ("Rules: 1", "Rules: one", 3, "is a number"),
    ("Seats: 2", "Seats: 5", 4, "2 to 4 players"),
    ("mode=family", "mode=feast", 5, "one of family, expert"),
    ("mode=family", "mode", 5, "name=value"),
    ("teams=no", "teams=yes", 5, "for 4 players"),
    ("mode=family", "mode=family mode=expert", 5, "twice"),
    ("Seat red: Ana", "Seat blue: Ana", 6, "the header has no field 'Seat blue'"),
    ("Seat red: Ana", "Game: aloha", 6, "twice"),
    ("Seat red: Ana", "Seat red: " + "Ana" * 50, 6, "one line of at most 80"),
    ("Date: 2026-11-15", "Date: 15.11.2026", 7, "2026-11-15"),
    ("Date: 2026-11-15\n", "", None, "no Date"),
    ("chance first red", "chance first green", 9, "red, black"),
    ("chance first red", "red launch d4", 9, "chance decides here"),
    ("red launch d5", "red launch c4", 10, "two"),
    ("red launch d5", "red dance d4", 10, "launch c4"),
    ("red launch d5", "black launch c3", 10, "black is not asked"),
    ("red launch d5", "blue launch c3", 10, "begins with chance, red, black"),
    ("red launch d5", "chance tile corail", 10, "a seat decides here"),
    ("chance tile alize", "chance tile sand", 13, "ocean, alize"),
    ("Date: 2026-11-15", "Date: 2026-11-15\nEnded: rules at 5\nWinners: red\nScores: 5 0", 8, "goes on"),
    ("Date: 2026-11-15", "Date: 2026-11-15\nEnded: boredom at 5\nWinners: red\nScores: 5 0", 8, "rules.agreement.conceded"),
    ("Date: 2026-11-15", "Date: 2026-11-15\nEnded: conceded at 9\nWinners: red\nScores: 5 0", 8, "ended at ply 9"),
    ("Date: 2026-11-15", "Date: 2026-11-15\nEnded: conceded at 5\nWinners: blue\nScores: 5 0", 9, "no seat is called"),
    ("Date: 2026-11-15", "Date: 2026-11-15\nEnded: conceded at 5\nWinners: red\nScores: 5", 10, "1 scores for 2"),
    ("Date: 2026-11-15", "Date: 2026-11-15\nEnded: conceded at 5\nWinners: red\nScores: 5 x", 10, "are numbers"),
    ("Date: 2026-11-15", "Date: 2026-11-15\nEnded: conceded at 5\nWinners: red\nScores: 5 1_0", 10, "are numbers"),
    ("Date: 2026-11-15", "Date: 2026-11-15\nEnded: conceded at 5\nWinners: red red\nScores: 5 0", 9, "appears twice among"),
    ("Date: 2026-11-15", "Date: 2026-11-15\nEnded: conceded at 5\nWinners:\nScores: 5 0", 9, "no seat is called ''"),
    ("Date: 2026-11-15", "Date: 2026-11-15\nWinners: red\nScores: 5 0", 8, "the header has Winners but no Ended"),
    ("Date: 2026-11-15", "Date: 2026-11-15\nScores: 5 0", 8, "the header has Scores but no Ended"),
    ("Seat red: Ana", "Seat red: A\ud800", 6, "character 2 of the name cannot be written"),
]


@pytest.mark.parametrize(("old", "new", "line", "reason"), BROKEN)
def test_a_wrong_line_is_refused_with_its_number_and_the_reason(old: str, new: str, line: int | None, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as refused:
        Record.parse(BASE.replace(old, new, 1))
    assert refused.value.line == line


def test_a_line_that_was_read_before_is_refused_with_its_number_where_it_is_not_open() -> None:
    """What was read before is played faster; comments and empty lines among the moves count for the number."""
    lines = str(played(vaka.game("aloha"), 2)).split("\n")
    assert len(Record.parse("\n".join(lines))) > 50
    place = next(number for number, line in enumerate(lines) if " reveal " in line)
    again = [
        *lines[:place],
        "# the first tile",
        "",
        lines[place],
        lines[place + 1],
        "  # and once more",
        lines[place],
        *lines[place + 2 :],
    ]
    with pytest.raises(BadRecord, match="reveal") as refused:
        Record.parse("\n".join(again))
    assert refused.value.line == place + 6
    assert again[place + 5] == lines[place]


def test_a_rules_ending_is_checked_against_the_replay() -> None:
    text = str(played(vaka.game("aloha"), 2))
    words = text.split("Winners: ")[1].split("\n")[0]
    other = "black" if words == "red" else "red"
    with pytest.raises(BadRecord, match="not the winners of the replay"):
        Record.parse(text.replace(f"Winners: {words}", f"Winners: {other}"))
    with pytest.raises(BadRecord, match="the replay scores"):
        Record.parse(text.replace("Scores: ", "Scores: 1"))
    with pytest.raises(BadRecord, match="over by the rules"):
        Record.parse(text.replace("Ended: rules", "Ended: conceded"))
    with pytest.raises(BadRecord, match="over before this line"):
        Record.parse(text + "red pass\n")
    ending = "\n".join(line for line in text.split("\n") if not line.startswith(("Ended", "Winners", "Scores")))
    with pytest.raises(BadRecord, match="no Ended"):
        Record.parse(ending)


@pytest.mark.parametrize("text", ["", "\n", "\x00", "Vaka record 1", "Vaka record 1\n\n", "Vaka record 1\nGame: aloha\n\nfoo"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.parse(text)


def test_a_file_that_is_no_text_or_too_large_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.vaka").write_bytes(b"Vaka record 1\n\xff\xfe")
    with pytest.raises(BadRecord, match="not text"):
        Record.read(tmp_path / "a.vaka")
    with (tmp_path / "b.vaka").open("wb") as file:
        file.truncate(9_000_000)
    with pytest.raises(BadRecord, match="larger than 8 MB"):
        Record.read(tmp_path / "b.vaka")


@pytest.mark.parametrize("name", ["two\nlines", "x" * 81])
def test_a_name_that_would_break_the_header_is_refused(name: str) -> None:
    with pytest.raises(BadRecord, match="one line"):
        Record(vaka.game("aloha"), 2, names=[name, ""])


def test_a_name_that_no_file_can_hold_is_refused_at_once() -> None:
    with pytest.raises(BadRecord, match="character 3 of the name"):
        Record(vaka.game("aloha"), 2, names=["An\ud800", ""])


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    record = Record(vaka.game("aloha"), 2)
    (tmp_path / "folder.vaka").mkdir()
    with pytest.raises(OSError, match="folder"):
        record.write(tmp_path / "folder.vaka")
    record.names[0] = "\ud800"
    with pytest.raises(ValueError, match="surrogates"):
        record.write(tmp_path / "name.vaka")
    assert [path.name for path in tmp_path.iterdir()] == ["folder.vaka"]


# --- Many records in one file ---


def test_many_records_stand_in_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games.vaka"
    records = [random_record(vaka.game(name), 2, seed=seed) for seed, name in enumerate(("aloha", "moorea", "aloha"))]
    assert vaka.Record.write_all(file, records) == 3
    again = list(vaka.Record.read_all(file))
    assert [str(record) for record in again] == [str(record) for record in records]
    one = tmp_path / "one.vaka"
    records[0].write(one)
    assert [record.moves for record in vaka.Record.read_all(one)] == [records[0].moves]
    one.write_text("\n\n", encoding="utf-8")
    assert list(vaka.Record.read_all(one)) == []


def test_what_is_wrong_in_one_of_many_is_told_with_its_line_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "games.vaka"
    first, second = (str(random_record(vaka.game("aloha"), 2, seed=seed)) for seed in range(2))
    lines = first.count("\n") + 1
    file.write_text(f"{first}\n{second.replace('Seats: 2', 'Seats: 9')}", encoding="utf-8")
    reading = vaka.Record.read_all(file)
    assert str(next(reading)) == first
    with pytest.raises(BadRecord, match=f"line {lines + 4}: Aloha is for 2 to 4 players, not 9") as wrong:
        next(reading)
    assert wrong.value.line == lines + 4


def test_a_file_that_cannot_be_finished_is_not_written(tmp_path: Path) -> None:
    file = tmp_path / "games.vaka"

    def broken() -> Iterator[vaka.Record]:
        yield random_record(vaka.game("aloha"), 2)
        raise RuntimeError("no more")

    with pytest.raises(RuntimeError, match="no more"):
        vaka.Record.write_all(file, broken())
    assert list(tmp_path.iterdir()) == []
