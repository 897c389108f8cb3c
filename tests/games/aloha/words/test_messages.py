"""Everything that Aloha says, in three languages: no key without a message, no message without a key."""

from __future__ import annotations

import re

import pytest

import vaka
from tests.words import presenting_keys
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES, message_ids
from vaka.games.aloha.rules.box import TILES
from vaka.games.aloha.rules.position import aloha
from vaka.games.aloha.rules.reasons import WORDS
from vaka.games.aloha.words.text import happening

GAME = vaka.game("aloha")
ACTIONS = ("launch", "sail", "push", "hop", "reveal", "pass")


def expected_keys() -> set[str]:
    """Every key that the code can ask for."""
    keys = {f"part-{part}" for part in ("colour", "pirogue", "aboard", "cargo", "where", "left")} | {"panel", "score-name"}
    keys |= {f"text-{line}" for line in ("legend", "letters", "seat", "partners", "last", "revealing", "moved", "coral", "turn")}
    keys |= {f"letter-{what}" for what in (*TILES, "corner", "green", "red", "yellow", "black")}
    keys |= {f"prompt-{what}" for what in ("turn", "coral", "pass", "wait", "first", "tile")}
    keys |= {f"choice-{what}" for what in ("pirogue", "tiki", "tile")}
    keys |= {f"about-{what}" for what in ("tile", "here", "crew", "beach", "pirogue", "tiki", "start", "end", "turn")}
    keys |= {f"effect-{what}" for what in (*TILES, "corner", "face-down", "beach", "pirogue", "tiki", "turn")}
    keys |= {f"price-{kind}" for kind in ("reveal", "launch", "sail", "push", "hop")} | {"points-tiki"}
    keys |= {f"lesson-{lesson.key}" for lesson in GAME.lessons()}
    keys |= {f"tile-{kind}" for kind in (*TILES, "corner", "face-down")}
    keys |= {f"action-{kind}" for kind in (*ACTIONS, "push-beach", "hop-moved")}
    keys |= {"outcome-first", "outcome-tile"}
    keys |= {f"event-{kind}" for kind in (*ACTIONS, "push-beach", "first", "tile", "last-round", "win", "team-win", "draw")}
    keys |= {f"obstacle-{key}" for key, _ in WORDS.values()} | {"obstacle-teams-of-four"}
    keys |= {f"typed-{word}" for word in (*ACTIONS, "with", "beach", "moved", "green", "red", "yellow", "black")}
    keys |= {
        f"heard-{why}" for why in ("hint", "square", "colour", "tiki", "push", "no-pirogue", "no-pirogue-beach", "with-tiki", "or")
    }
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
    assert lines[8] == "r Rot, s Schwarz: ihre Pirogen, als Großbuchstabe mit einem Tiki an Bord"
    assert lines[-3] == (
        "Rot, von f6 nach a1: Piroge auf c3; 3 am Strand; "
        "der Tiki sitzt in der roten Piroge auf c3 und hat 3 von 5 Schritten geschafft"
    )
    assert lines[-1] == "Runde 1 von 30: Rot hat noch eine Aktion"
    assert GAME.text(table.state, "en").splitlines()[-1] == "Round 1 of 30: Red has one action left"


def test_the_letters_of_the_board_are_those_of_the_language() -> None:
    """Each colour and each tile has a letter of its own, and the legend says which."""
    tiles = {"alize": "b2", "corail": "c4", "dauphin": "d4", "ocean": "e4"}
    fleets = {"green": "b2", "yellow": "c4", "black": "d4"}
    table = position("aloha", 4, tiles=tiles, pirogues=fleets, tikis={"yellow": "yellow c4"}, turn="red")
    rows = {
        "en": ("4  #    #    CY   Db   O    #", "2  #    Tg   #    #    #    #", "g Green, r Red, y Yellow, b Black"),
        "fr": ("4  #    #    CJ   Dn   O    #", "2  #    Av   #    #    #    #", "v Vert, r Rouge, j Jaune, n Noir"),
        "de": ("4  #    #    ZE   Ds   O    #", "2  #    Pg   #    #    #    #", "g Grün, r Rot, e Gelb, s Schwarz"),
    }
    for lang, (fourth, second, legend) in rows.items():
        lines = GAME.text(table.state, lang).splitlines()
        assert (lines[2], lines[4]) == (fourth, second)
        assert lines[8].startswith(legend)
        for kind in (*TILES, "corner"):
            assert f"{GAME.words.say(f'letter-{kind}', {}, lang)} " in lines[7]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_tells_all_that_the_picture_tells(lang: str) -> None:
    """Beach, goal and steps of each seat, teams, the last move, what has moved, coral, the round; after the end who has won."""
    tiles = {"corail": "c5"}
    fleets = {"red": "c4 b2", "green": "e2"}
    table = position("aloha", 4, {"teams": "yes"}, tiles=tiles, pirogues=fleets, tikis={"red": "red b2"}, turn="red")
    table.play("red", "sail c4 c5")
    lines = GAME.text(table.state, lang).splitlines()
    told = dict(zip(("green", "red", "yellow", "black"), lines[10:14], strict=True))
    for colour, home, goal in (("green", "a6", "f1"), ("red", "f6", "a1"), ("yellow", "f1", "a6"), ("black", "a1", "f6")):
        assert home in told[colour]
        assert goal in told[colour]
    assert re.search(r"4 \D+ 5\b", told["red"])  # steps done
    said = [GAME.say(key, params, lang, 4) for key, params in happening(aloha(table.state))]
    assert lines[14:] == said
    assert len(said) == 5  # teams, the last move, what has moved, coral, the turn
    table.play("red", "sail b2 a1 with red")
    assert GAME.text(table.state, lang).splitlines()[-1] == GAME.tell(table.events[-1], 4, lang)


def test_the_score_is_called_what_it_is() -> None:
    """Steps, not points."""
    assert [GAME.score_name(lang) for lang in LANGUAGES] == ["Tiki steps", "pas du Tiki", "Schritte des Tikis"]


def test_words_that_were_translated_are_gone() -> None:
    """What readers stumbled over."""
    texts = {
        lang: GAME.rules(lang) + (GAME.words.folder / f"messages.{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES
    }
    for odd in ("à qui qu’il soit", "en mer en", "qui que ce soit qui"):
        assert odd not in texts["fr"]
    for odd in ("abprallen", "Abprallen", "je Ankommen", "prallen"):
        assert odd not in texts["de"]


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
