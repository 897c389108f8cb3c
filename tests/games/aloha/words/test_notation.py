"""What is typed: every action has a short form that is read back, and what cannot be read says why."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vaka
from tests.conftest import random_games
from tests.words import check_typed, refused
from vaka.engine.loops import Tally, playout, seeded
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES

GAME = vaka.game("aloha")

WORDS: dict[str, Any] = {"pirogues": {"red": "c3 d4", "black": "c4 e4"}, "tikis": {"red": "red c3", "black": "black c4"}}


@pytest.mark.parametrize("setup", list(vaka.game("aloha").setups()), ids=str)
def test_every_open_action_reads_back(setup: Any) -> None:
    """Over a random game of every set-up: the notation of what is open means that and nothing else."""
    game = vaka.game("aloha")
    rng = random.Random(str(setup))
    state = game.new(*setup)
    while state.actor() != vaka.OVER:
        actions = state.legal()
        spelled = [game.notation(state, action) for action in actions]
        assert len(set(spelled)) == len(spelled)
        assert [game.parse(state, text) for text in spelled] == actions
        state.apply(rng.choice(actions))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "nothing was typed"),
        ("fly c3 d4", "write launch c4"),
        ("sail c3", "write launch c4"),
        ("sail c9 d4", "squares are a1 to f6"),
        ("sail a3 a4", "no such red pirogue on a3"),
        ("sail d4 d5 with", "a Tiki aboard is written"),
        ("sail d4 d5 with black", "no such red pirogue on d4"),
        ("push green c4 c5", "the colours are red, black"),
        ("push black e4 a1", "a push goes one tile"),
        ("hop black a3", "no such black pirogue on a3"),
        ("hop black e4 twice", "write launch c4"),
        ("hop black e4 moved", "no such black pirogue on e4"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, reason: str) -> None:
    """One line, naming what was typed."""
    table = position("aloha", 2, turn="red", **WORDS)
    with pytest.raises(vaka.BadNotation) as caught:
        table.play("red", text)
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_tiki_is_named_only_where_another_pirogue_could_be_meant() -> None:
    """One pirogue is there: it is meant, with its Tiki; of two the one without a Tiki, unless the Tiki is named."""
    table = position("aloha", 2, turn="red", **WORDS)
    assert table.game.parse(table.state, "sail c3 b3") == table.game.parse(table.state, "sail c3 b3 with red")
    table = position("aloha", 2, turn="red", pirogues={"red": "c3 c3"}, tikis={"red": "red c3"})
    assert table.game.parse(table.state, "sail c3 b3") != table.game.parse(table.state, "sail c3 b3 with red")
    table = position("aloha", 2, turn="red", pirogues={"red": "c3 d4 d5"})
    assert table.game.parse(table.state, "launch e4") == table.game.parse(table.state, "launch e4 with red")


def test_of_two_pirogues_with_tikis_the_tiki_is_named() -> None:
    """The reason says how."""
    table = position(
        "aloha", 2, tiles={"alize": "c3"}, pirogues={"red": "c3 c5"}, tikis={"red": "red c3", "black": "red c5"}, turn="red"
    ).play("red", "sail c3 c5 with red")
    with pytest.raises(vaka.BadNotation, match="with a Tiki it is written: with red or with black"):
        table.play("red", "sail c5 c4")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("naviguer d4 d5", "sail d4 d5"),
        ("segeln c3 b3 mit rot", "sail c3 b3 with red"),
        ("move d4 d5", "sail d4 d5"),
        ("deplacer d4 d5", "sail d4 d5"),
        ("Déplacer c3 b3 avec rouge", "sail c3 b3 with red"),
        ("ziehen c3 b3 mit rot", "sail c3 b3 with red"),
        ("lancer e4 avec rouge", "launch e4 with red"),
        ("wassern f4", "launch f4"),
        ("sauter noir e4", "hop black e4"),
        ("springen schwarz e4", "hop black e4"),
        ("pousser noir plage b2", "push black beach b2"),
        ("schieben Schwarz Strand b2", "push black beach b2"),
        ("révéler e2", "reveal e2"),
        ("aufdecken e2", "reveal e2"),
        ("passer", "pass"),
        ("passen", "pass"),
    ],
)
def test_french_and_german_are_understood(text: str, meant: str) -> None:
    """Verbs, colours and the beach; what is written in records stays English."""
    words = WORDS | {"tikis": {"red": "red beach", "black": "black c4"}} if text.startswith("lancer") else WORDS
    table = position("aloha", 2, turn="red", **words)
    action = table.game.parse(table.state, text)
    assert action == table.game.parse(table.state, meant)
    assert table.game.notation(table.state, action) == meant


def test_case_and_spaces_do_not_matter() -> None:
    """A typist is not punished."""
    table = position("aloha", 2, turn="red", **WORDS)
    assert table.game.parse(table.state, "  Sail D4   d5 ") == table.game.parse(table.state, "sail d4 d5")


def test_chance_is_written_too() -> None:
    """The first player and the tile."""
    state = vaka.game("aloha").new(2)
    with pytest.raises(vaka.BadNotation, match="chance decides"):
        state.game.parse(state, "pass")
    with pytest.raises(vaka.BadNotation, match="the colours are red, black"):
        state.game.parse(state, "first green")


def test_every_id_can_be_spelled_or_is_refused_with_one_line() -> None:
    """Ids that are not open, and numbers that are none, give a reason and never a traceback of another kind."""
    table = position("aloha", 2, turn="red", **WORDS)
    for action in range(-2, table.game.action_count + 2):
        if not table.state.can(action):
            with pytest.raises(vaka.IllegalAction) as caught:
                table.state.apply(action)
            assert "\n" not in str(caught.value)


def test_the_panel_tells_where_a_fleet_and_its_tiki_are() -> None:
    table = position("aloha", 2, pirogues={"red": "c4 d5"}, tikis={"red": "red d5"}, turn="red")
    assert table.game.panel(table.state, 0, "en") == "2 at sea, 2 on the beach; Tiki on d5"
    assert table.game.panel(table.state, 1, "de") == "0 auf See, 4 am Strand; Tiki am Strand"


# --- In three languages ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_list_shows_in_a_language_can_be_typed(lang: str) -> None:
    """Every open action of random games, in the words of the reader; no two alike."""
    for index in range(random_games(40)):
        state = GAME.new(2 + index % 3, {"mode": ("family", "expert")[index % 2]})
        playout(state, seeded(8, index), Tally(), 10 + index * 3 % 60)
        check_typed(state, lang)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lancer d4 avec rouge", "launch d4 with red"),
        ("Lancer d4", "launch d4"),
        ("naviguer c4 d5", "sail c4 d5"),
        ("pousser noir e2 e3", "push black e2 e3"),
        ("sauter noir b3", "hop black b3"),
        ("révéler e4", "reveal e4"),
        ("reveler e4", "reveal e4"),
        ("passer", "pass"),
        ("wassern d4 mit rot", "launch d4 with red"),
        ("segeln c4 d5", "sail c4 d5"),
        ("schieben schwarz e2 e3", "push black e2 e3"),
        ("springen schwarz b3", "hop black b3"),
        ("Aufdecken e4", "reveal e4"),
        ("passen", "pass"),
    ],
)
def test_french_and_german_verbs_are_understood(typed: str, meant: str) -> None:
    """What a reader of French or German would say."""
    state = position("aloha", 2, pirogues={"red": "c4", "black": "e2 b3"}, turn="red").state
    assert GAME.parse(state, typed) == GAME.parse(state, meant)


@pytest.mark.parametrize(
    ("typed", "french", "german"),
    [
        ("xyz", "écrivez lancer c4, déplacer c4 d5", "schreib wassern c4, ziehen c4 d5"),
        ("lancr d4", "vouliez-vous dire lancer\u00a0?", "war lancer gemeint?"),
        ("naviguer c9 d5", "les cases vont de a1 à f6, pas «\u00a0c9\u00a0»", "die Felder sind a1 bis f6, nicht „c9“"),
        ("hop mauve b3", "les couleurs sont rouge, noir", "die Farben sind rot, schwarz"),
        ("sail e4 d5", "aucune pirogue rouge ne correspond en e4", "auf e4 ist keine Piroge dieser Farbe (rot)"),
        ("launch d4 red", "un Tiki à bord s’écrit\u00a0: avec rouge", "ein Tiki an Bord wird so geschrieben: mit rot"),
        ("push black e2 e5", "e5 n’est pas une dalle voisine", "e5 liegt nicht daneben"),
    ],
)
def test_what_is_wrong_is_said_in_the_readers_language(typed: str, french: str, german: str) -> None:
    """And in English to programs."""
    state = position("aloha", 2, pirogues={"red": "c4", "black": "e2 b3"}, turn="red").state
    caught = refused(state, typed)
    assert french in caught.say("fr")
    assert german in caught.say("de")
    assert str(caught).startswith(f"'{typed}': ")
