"""Everything that Aloha says, in three languages: no key without a message, no message without a key."""

from __future__ import annotations

import pytest

import vaka
from tests.words import presenting_keys
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES, message_ids
from vaka.games.aloha.rules.box import TILES
from vaka.games.aloha.rules.reasons import WORDS

GAME = vaka.game("aloha")
ACTIONS = ("launch", "sail", "push", "hop", "reveal", "pass")


def expected_keys() -> set[str]:
    """Every key that the code can ask for."""
    keys = {"part-pirogue", "part-cargo", "text-legend", "text-seat", "text-turn", "panel"}
    keys |= {f"tile-{kind}" for kind in (*TILES, "corner", "face-down")}
    keys |= {f"action-{kind}" for kind in (*ACTIONS, "push-beach", "hop-moved")}
    keys |= {"outcome-first", "outcome-tile"}
    keys |= {f"event-{kind}" for kind in (*ACTIONS, "push-beach", "first", "tile", "last-round", "win", "team-win", "draw")}
    keys |= {f"obstacle-{key}" for key, _ in WORDS.values()} | {"obstacle-teams-of-four"}
    return keys | presenting_keys(GAME)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_its_message_and_no_other_is_there(lang: str) -> None:
    """The three files say the same things."""
    assert message_ids(GAME.words.folder, lang) == expected_keys()


def test_names_of_players_stand_in_the_log() -> None:
    """Who sits at the table is called by name; pirogues keep their colours."""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c3", "black": "e2"}, turn="red")
    table.play("red", "sail c3 c4").play("red", "push black e2 e3")
    names = ["Ana", "Ben"]
    assert GAME.tell(table.events[-1], 2, "en", names) == "Ana pushes the black pirogue from e2 to e3."
    assert GAME.tell(table.events[-1], 2, "fr", names) == "Ana pousse la pirogue noire de e2 en e3."
    assert GAME.tell(table.events[-1], 2, "de", names) == "Ana schiebt die schwarze Piroge von e2 nach e3."


def test_a_position_as_text() -> None:
    """The sea as letters, then every seat, then whose turn it is, in the reader's language."""
    table = position("aloha", 2, tiles={"dauphin": "c4"}, pirogues={"red": "c3"}, tikis={"red": "red c3"}, turn="red", left=1)
    lines = GAME.text(table.state, "de").splitlines()
    assert lines[2] == "4  #    #    D    #    #    #"
    assert lines[3] == "3  #    #    #R   #    #    #"
    assert lines[-3] == "Rot (red): auf See auf c3, 3 am Strand; Tiki an Bord: rote Piroge auf c3"
    assert lines[-1] == "Runde 1 von 30: Rot hat noch eine Aktion"
    assert GAME.text(table.state, "en").splitlines()[-1] == "Round 1 of 30: Red has one action left"


def test_plurals() -> None:
    """One action, several actions."""
    for left, english, french in (
        (1, "the last action", "à la dernière action"),
        (2, "the 2 actions left", "aux 2 actions restantes"),
    ):
        table = position("aloha", 2, turn="red", left=left)
        stop = GAME.parse(table.state, "pass")
        assert GAME.sentence(table.state, stop, "en") == f"Pass and give up {english}"
        assert GAME.sentence(table.state, stop, "fr") == f"Passer et renoncer {french}"
