"""Tournaments: everybody meets everybody, the figures fit together, and what was broken off goes on."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from vaka.arena import play_match, play_tournament
from vaka.arena.cross_table import draw_tournament
from vaka.engine.errors import BadOption


def test_everybody_meets_everybody_and_the_stronger_is_ahead() -> None:
    played = play_tournament("aloha", ["random", "greedy", "easy"], games=8, seed=1)
    assert sorted(played.tables) == [(0, 1), (0, 2), (1, 2)]
    assert played.games == 24
    standings = played.standings()
    assert [place.name for place in standings][-1] == "random"
    assert sum(place.wins for place in standings) == pytest.approx(24)
    assert all(place.low <= place.share <= place.high for place in standings)
    assert standings[0].rating > standings[-1].rating


def test_the_cross_table_of_two_seats_is_that_of_the_matches() -> None:
    played = play_tournament("aloha", ["greedy", "random"], games=6, seed=3)
    match = play_match("aloha", ["greedy", "random"], games=6, seed=3)
    assert played.against(0, 1) == match.wins(0) / 6
    table = played.cross_table()
    assert table[0][0] is None
    assert (table[0][1] or 0) + (table[1][0] or 0) == pytest.approx(1)


def test_three_seats_take_every_choice_of_three() -> None:
    played = play_tournament("aloha", ["random", "greedy", "easy", "search:iterations=2,plies=0"], seats=3, games=3)
    assert len(played.tables) == 4
    assert {place.games for place in played.standings()} == {9}


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """The games that are there are not played again: a changed one is believed."""
    play_tournament("aloha", ["random", "greedy", "easy"], games=2, out=tmp_path)
    file = tmp_path / "1-2.jsonl"
    lines = file.read_text().splitlines()
    changed = json.loads(lines[1]) | {"scores": [99, 99]}
    file.write_text("\n".join([lines[0], json.dumps(changed), *lines[2:]]) + "\n")
    played = play_tournament("aloha", ["random", "greedy", "easy"], games=4, out=tmp_path)
    assert played.tables[0, 1].played[0].scores == [99, 99]
    assert played.games == 12


def test_a_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    play_tournament("aloha", ["random", "greedy"], games=2, out=tmp_path)
    with pytest.raises(BadOption, match="another match"):
        play_tournament("aloha", ["random", "easy"], games=2, out=tmp_path)


def test_a_duplicate_tournament_takes_its_intervals_from_rounds() -> None:
    """Two bots that play alike win half of every round, whatever the luck: nothing is left to doubt."""
    alike = ["search:iterations=2,plies=0", "search:plies=0,iterations=2"]
    played = play_tournament("aloha", alike, games=8, seed=2, duplicate=True)
    first = played.standings()[0]
    match = played.tables[0, 1]
    assert (first.low, first.high) == match.interval(match.plan.bots.index(first.name))
    assert play_match("aloha", alike, games=8, seed=2, duplicate=True).summary()["duplicate"] is True


@pytest.mark.parametrize(
    ("bots", "seats", "reason"),
    [
        (["random", "random"], 2, "each bot once"),
        (["random"], 2, "needs at least 2 bots"),
        (["random", "greedy"], 3, "needs at least 3 bots"),
    ],
)
def test_what_cannot_be_a_tournament_is_refused(bots: list[str], seats: int, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        play_tournament("aloha", bots, seats=seats, games=1)


def test_the_picture_names_every_bot_and_every_share() -> None:
    played = play_tournament("aloha", ["random", "greedy", "easy"], games=4, seed=1)
    drawn = ElementTree.fromstring(draw_tournament(played))
    said = [text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    for name in ("random", "greedy", "easy"):
        assert any(line.endswith(name) for line in said)
    for row in played.cross_table():
        for share in row:
            assert share is None or f"{share:.0%}" in said
