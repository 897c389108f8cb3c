"""Where the game stands, in words: round and phase, for terminals, screen readers and the picture's title."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.pictures import walk
from vaka.engine.game import Setup
from vaka.engine.names import OVER
from vaka.engine.testing import position
from vaka.games.vanuatu.picture.board import draw, status_line
from vaka.games.vanuatu.rules.sequence import vanuatu

GAME = vaka.game("vanuatu")
STANDINGS: list[tuple[dict[str, Any], str, str, str]] = [
    ({"stage": "placing", "volcano": ["santo", "b1"]}, "set-up", "préparation", "Vorbereitung"),
    ({"stage": "characters"}, "characters", "personnages", "Charaktere"),
    (
        {"stage": "planning", "lap": 1},
        "planning, pass 2 of 3",
        "programmation, passage 2 sur 3",
        "Planen, Durchgang 2 von 3",
    ),
    ({"plan": {"purple": {"rest": 1}}}, "performing", "réalisation", "Ausführen"),
    (
        {"stage": "begging", "characters": {"purple": "beggar"}, "prosperity": [3, 0, 0]},
        "rest tokens",
        "jetons Repos",
        "Ruheplättchen",
    ),
]


@pytest.mark.parametrize(("words", "english", "french", "german"), STANDINGS, ids=[standing[1] for standing in STANDINGS])
def test_round_and_phase_are_named(words: dict[str, Any], english: str, french: str, german: str) -> None:
    state = position("vanuatu", 3, round=3, **words).state
    told = {"en": f"Round 3 of 8, {english}", "fr": f"Tour 3 sur 8, {french}", "de": f"Runde 3 von 8, {german}"}
    for lang, beginning in told.items():
        assert status_line(state, lang, ["Ana", "Ben", "Cid"]).startswith(f"Ana · {beginning}")
        assert any(line.startswith(beginning) for line in GAME.text(state, lang).splitlines())
        assert f"<title>{beginning.split(', ', 1)[1]}</title>" in draw(state, lang=lang)


def test_two_players_begin_with_neutral_markers() -> None:
    state = position("vanuatu", 2, round=1, stage="neutral").state
    assert "Round 1 of 8, neutral markers; first player Purple" in status_line(state)
    assert "<title>neutral markers</title>" in draw(state)


def test_a_whole_game_always_says_where_it_stands() -> None:
    for state in walk(GAME, Setup(5, {}), 3):
        if state.actor() != OVER and vanuatu(state).round > 0:
            assert f"Round {vanuatu(state).round} of 8, " in status_line(state)


def test_an_aside_is_not_refused_for_being_out_of_turn() -> None:
    """Treasures are sold at any time (action 3): who cannot is told why not, and nothing stands in the way of who can."""
    table = position("vanuatu", 3, turn="purple", treasure_tiles={"yellow": [2]}, characters={"teal": "beggar"})
    sell, beg = (GAME.parse(table.state, text) for text in ("treasure 2", "beg 1"))
    assert table.state.obstacle(sell, 1) is None
    assert table.refuses("treasure 2", "teal").key == "no-such-treasure"
    assert table.refuses("beg 1", "yellow").key == "not-beggar"
    assert table.refuses("beg 1", "teal").key == "too-poor-to-beg"
    assert table.refuses("plan rest", "yellow").key == "not-your-turn"
    assert beg not in table.state.asides(1)
