"""`vaka play`: a game at the keyboard."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import vaka
from tests.cli.conftest import Vaka
from tests.engine.lei import load
from vaka.bots.hints import hints
from vaka.bots.levels import advise
from vaka.bots.search import SearchBot
from vaka.engine import registry
from vaka.engine.words import LANGUAGES, message_ids
from vaka.terminal import asking, common

lei = load()
PLAY = ("play", "aloha", "--seed", 3, "--bots", "random")


@pytest.fixture
def lei_game() -> Iterator[None]:
    """A game with hidden hands and no words, picture or judgement of its own."""
    vaka.register(lei.LeiGame())
    yield
    registry._registered.pop("lei")


def test_a_whole_game_by_numbers(vaka_command: Vaka, tmp_path: Path) -> None:
    """Always the first of the list: the bot, or the rounds, end it."""
    file = tmp_path / "game.vaka"
    done = vaka_command(*PLAY, typed="1\n" * 100 + f"save {file}\n\n")
    assert done.status == 0, done.err
    assert "Tiki steps: Red " in done.out
    assert vaka.Record.read(file).ended


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Black: bot (Random)"), ("fr", "Noir\u00a0: robot (Au hasard)"), ("de", "Schwarz: Bot (Zufall)")]
)
def test_bots_have_names_in_the_readers_language(vaka_command: Vaka, lang: str, told: str) -> None:
    """As on the pages; a bot of another package has its own name."""
    assert told in vaka_command(*PLAY, "--lang", lang, typed="quit\n").out
    assert common.bot_name("patient", lang) == "patient"


def test_moves_are_typed_in_notation_or_picked(vaka_command: Vaka) -> None:
    done = vaka_command(*PLAY, "--option", "mode=expert", typed="launch d4\n1\nquit\n")
    assert done.status == 0
    assert "red (red): afloat on d4" in done.out or "d4" in done.out.split("> launch d4", 1)[1]
    assert done.out.rstrip().endswith("Until next time.")


def test_a_move_that_is_not_open_is_explained(vaka_command: Vaka) -> None:
    out = vaka_command(*PLAY, typed="launch d4\nsail d4 a1\nquit\n").out
    assert "(rules, 4.2)" in out


def test_what_is_not_possible_and_why(vaka_command: Vaka) -> None:
    out = vaka_command(*PLAY, typed="?\n? hop red a1\n? launch d4\nquit\n").out
    assert "(rules, 5.4)" in out
    assert "That is possible now." in out


def test_nonsense_is_answered_with_a_hint(vaka_command: Vaka) -> None:
    out = vaka_command(*PLAY, typed="lanch d4\nxyzzy\n0\n999\n\nhelp\nmoves\nquit\n").out
    assert "Did you mean launch d4" in out
    assert "That is not a move. " in out
    assert "xyzzy" in out
    assert out.count("The list goes from 1 to") == 2
    assert "take back your last action" in out


def test_a_number_of_any_length_is_no_move(vaka_command: Vaka) -> None:
    """Python turns no more than 4300 digits into a number."""
    done = vaka_command(*PLAY, typed="9" * 5000 + "\nquit\n")
    assert (done.status, done.err) == (0, "")
    assert done.out.count("The list goes from 1 to") == 1
    done = vaka_command("play", "aloha", "--seat", "1" * 5000)
    assert done.status == 2
    assert len(done.err) < 200


def test_the_welcome_in_german(vaka_command: Vaka) -> None:
    assert "Aloha für 2 Personen." in vaka_command(*PLAY, "--lang", "de", typed="quit\n").out


def test_undo_down_to_the_floor(vaka_command: Vaka) -> None:
    out = vaka_command(*PLAY, typed="undo\nlaunch d4\nundo\nreveal b6\nundo\nquit\n").out
    assert "There is nothing to take back yet." in out
    assert "Taken back." in out
    assert "That cannot be taken back" in out


def test_save_and_go_on(vaka_command: Vaka, tmp_path: Path) -> None:
    file = tmp_path / "game.vaka"
    vaka_command(*PLAY, typed=f"launch d4\nsave\nsave {file}\nquit\n")
    done = vaka_command("play", "aloha", "--load", file, "--bots", "random", typed="quit\n")
    assert f"The game goes on after step {len(vaka.Record.read(file))}." in done.out
    done = vaka_command("play", "--load", file, "--bots", "random", typed="quit\n")
    assert f"The game goes on after step {len(vaka.Record.read(file))}." in done.out, "the file names the game, as `help` says"


def test_a_file_that_cannot_be_written_ends_nothing(vaka_command: Vaka) -> None:
    out = vaka_command(*PLAY, typed="save /no/such/folder/x.vaka\nlaunch d4\nquit\n").out
    assert "The file could not be written: /no/such/folder: there is no such folder" in out
    assert "Until next time." in out


def test_only_a_running_game_of_this_kind_goes_on(vaka_command: Vaka, tmp_path: Path, lei_game: None) -> None:
    from vaka.arena import random_record

    over = tmp_path / "over.vaka"
    random_record(vaka.game("aloha"), 2, seed=1).write(over)
    assert "is over: vaka replay" in vaka_command("play", "aloha", "--load", over).err
    assert "--load brings its own seats" in vaka_command("play", "aloha", "--load", over, "--seats", 2).err
    assert "is a game of aloha, not of lei" in vaka_command("play", "lei", "--load", over).err


def test_the_end_of_the_input_is_said_in_one_line(vaka_command: Vaka) -> None:
    done = vaka_command(*PLAY, typed="launch d4\n")
    assert done.status == 1
    assert done.err == "vaka: the input ended in mid-game; the game was not saved\n"


@pytest.mark.parametrize(
    ("lang", "typed", "words"),
    [
        (
            "fr",
            "aide\nlaunch d4\nannuler\nrègles\nquitter\n",
            ["Rouge, c’est à vous.", "Coup repris.", "À la prochaine.", "# Aloha"],
        ),
        (
            "de",
            "hilfe\nlaunch d4\nzurück\nregeln\nende\n",
            ["Rot, du bist am Zug.", "Zug zurückgenommen.", "Bis zum nächsten Mal."],
        ),
    ],
)
def test_it_speaks_the_players_language(lang: str, typed: str, words: list[str], vaka_command: Vaka) -> None:
    out = vaka_command(*PLAY, "--lang", lang, typed=typed).out
    for word in words:
        assert word in out


def test_the_languages_say_the_same_things() -> None:
    folder = common.WORDS.folder
    first, *others = [message_ids(folder, lang) for lang in LANGUAGES]
    assert all(other == first for other in others)


def test_bots_alone_are_watched(vaka_command: Vaka) -> None:
    done = vaka_command("play", "aloha", "--humans", 0, "--bots", "random", "--seed", 1)
    assert done.status == 0
    assert "You are watching." in done.out
    assert "Tiki steps: Red " in done.out


def test_the_same_seed_plays_the_same_game(vaka_command: Vaka) -> None:
    watch = ("play", "aloha", "--humans", 0, "--bots", "random", "--seed", 5)
    assert vaka_command(*watch).out == vaka_command(*watch).out


def test_two_humans_without_secrets_need_no_curtain(vaka_command: Vaka) -> None:
    out = vaka_command("play", "aloha", "--humans", 2, "--seed", 3, typed="pass\npass\nquit\n").out
    assert "── Red ──" in out
    assert "── Black ──" in out
    assert "press Enter" not in out


def test_a_curtain_hides_a_hand_from_the_next_player(vaka_command: Vaka, lei_game: None) -> None:
    out = vaka_command("play", "lei", "--humans", 2, "--seed", 3, typed="\n1\n\n1\nquit\n").out
    assert out.count("then press Enter") == 3


def test_nothing_shown_betrays_another_hand(vaka_command: Vaka, lei_game: None, tmp_path: Path) -> None:
    """Every draw of the bot is heard without its flower, and every position shows its hand as unknown."""
    file = tmp_path / "lei.vaka"
    out = vaka_command("play", "lei", "--seed", 4, "--bots", "random", typed="1\n1\n1\n1\n" + f"save {file}\n\n").out
    running = out.split("Score:")[0]
    record = vaka.Record.read(file)
    assert record.ended
    assert "draw-hidden seat=1" in running
    assert "draw seat=1" not in running
    assert "draw seat=0" in running
    assert '"?"' in running


def test_a_game_without_words_can_be_played(vaka_command: Vaka, lei_game: None) -> None:
    out = vaka_command("play", "lei", "--seed", 4, typed="?\nlay nothing\n? lay orchid\nquit\n").out
    assert "lay " in out


@pytest.mark.parametrize(
    ("lang", "listed", "typed", "told", "refused"),
    [
        ("fr", "lancer d4 avec rouge", "lancer d4 avec rouge", "Rouge met une pirogue à la mer en d4", "écrivez lancer c4"),
        ("de", "wassern d4 mit rot", "Wassern d4 mit Rot", "Rot lässt auf d4 eine Piroge zu Wasser", "schreib wassern c4"),
    ],
)
def test_moves_are_listed_and_typed_in_the_players_language(
    lang: str, listed: str, typed: str, told: str, refused: str, vaka_command: Vaka
) -> None:
    """What the list shows can be typed, and what cannot be understood is answered in the same language."""
    done = vaka_command("play", "aloha", "--seed", 1, "--lang", lang, typed=f"xyz\n{typed}\n")
    assert f" {listed} " in done.out
    assert told in done.out
    assert refused in done.out
    assert "write launch" not in done.out


@pytest.mark.parametrize(
    ("lang", "word", "says"), [("en", "hint", "expected result"), ("fr", "conseil", "résultat attendu"), ("de", "tipp", "Ergebnis")]
)
def test_a_hint_tells_candidates_in_the_readers_language(
    lang: str, word: str, says: str, vaka_command: Vaka, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Candidates with their share of the tries, the expected result and the line; nothing is played."""
    monkeypatch.setattr(asking, "advise", lambda view: advise(view, seconds=0.02))
    done = vaka_command(*PLAY, "--lang", lang, typed=f"{word}\nhint\nquit\n")
    assert done.status == 0, done.err
    told = done.out.split(f"> {word}\n", 1)[1]
    assert told.startswith("1. ")
    assert says in told
    assert "quit" in told.split("> hint\n", 1)[1], "the same decision is asked again"


@pytest.mark.parametrize(("lang", "wins"), [("en", "wins"), ("fr", "gagne"), ("de", "gewinnt")])
def test_who_has_won_is_said_once_and_last(lang: str, wins: str, vaka_command: Vaka) -> None:
    """Not in the log, in the position and in the result: after the position, with the scores."""
    out = vaka_command("play", "aloha", "--humans", 0, "--bots", "random", "--seed", 1, "--lang", lang).out
    assert out.count(f" {wins} ") == 1
    assert f" {wins} " in out.rstrip().splitlines()[-1]


def test_a_move_called_like_a_command_is_played(vaka_command: Vaka, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Paradise `save war` gives a War Canoe up for a Village; where it is not open, it would name a file."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(type(vaka.game("aloha")), "write_notation", lambda game, state, action: f"save {action}")
    monkeypatch.setattr(type(vaka.game("aloha")), "read_notation", lambda game, state, text, seat: int(text.split()[1]))
    out = vaka_command(*PLAY, typed="save 99999\nsave 3\nquit\n").out
    assert "99999" in out.split("> save 99999", 1)[1].splitlines()[1]
    assert (tmp_path / "99999").exists()
    assert not (tmp_path / "3").exists()


def test_the_line_of_a_hint_is_in_the_readers_words() -> None:
    """Not in English notation: it is what would be typed."""
    state = vaka.game("vanuatu").new(2)
    driven = random.Random(5)
    while state.actor() != 0 or not any(state.game.notation(state, action).startswith("plan") for action in state.legal()):
        state.apply(driven.choice(state.legal()))
    view = state.redact(0)
    lines = [hint.line for hint in hints(view, SearchBot(iterations=300).consider(view, random.Random(1)), "fr")]
    spoken = {words.split()[0] for line in lines for _, words in line}
    assert "programmer" in spoken
    assert not spoken & {"plan", "sail", "buy", "retrieve"}
