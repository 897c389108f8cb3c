"""What is refused is told in the reader's language, and in English to whoever writes a program."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

import vaka
from tests.engine.test_record import BASE, BROKEN
from vaka.bots import UnknownBot, bot
from vaka.engine.errors import BadOption, BadRecord, BrokenGame, Reason, UnknownGame, VakaError
from vaka.engine.record import Record
from vaka.engine.words import LANGUAGES, message_ids

ENGINE = Path(vaka.__file__).parent / "engine"
NAMES = {f"reason-no-{what}{near}" for what in ("game", "bot") for near in ("", "-near")}


def test_every_reason_has_its_words_and_no_other_is_there() -> None:
    folders = (ENGINE, ENGINE.parent / "insight")
    sources = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    used = {f"reason-{key}" for key in re.findall(r'Reason\(\s*"([\w-]+)"', sources)}
    used |= {f"reason-{key}" for pair in re.findall(r'Reason\("([\w-]+)" if .* else "([\w-]+)"\)', sources) for key in pair}
    assert len(used) > 35
    for lang in LANGUAGES:
        assert {key for key in message_ids(ENGINE, lang) if key.startswith("reason-")} == used | NAMES | {"reason-or"}


@pytest.mark.parametrize(("old", "new", "line", "reason"), BROKEN)
def test_a_broken_record_is_refused_in_three_languages(old: str, new: str, line: int | None, reason: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.parse(BASE.replace(old, new, 1))
    said = [refused.value.say(lang) for lang in LANGUAGES]
    assert said[0] == str(refused.value)
    assert len(set(said)) == 3
    assert all("\n" not in sentence for sentence in said)
    if line is not None:
        assert [sentence.partition("\N{NO-BREAK SPACE}")[0].partition(":")[0] for sentence in said] == [
            f"line {line}",
            f"ligne {line}",
            f"Zeile {line}",
        ]


def test_what_the_rules_forbid_is_explained_in_the_readers_language() -> None:
    with pytest.raises(BadRecord) as refused:
        Record.parse(BASE.replace("red launch d5", "red launch c4", 1))
    assert refused.value.say("en").startswith("line 10: launch c4: From the beach a pirogue goes exactly two tiles")
    assert "deux dalles" in refused.value.say("fr")
    assert "genau zwei" in refused.value.say("de")


@pytest.mark.parametrize(
    ("seats", "options", "english", "french", "german"),
    [
        (9, {}, "Aloha is for 2 to 4 players, not 9", "de 2 à 4 joueurs, pas à 9", "für 2 bis 4 Personen, nicht für 9"),
        (2, {"mod": "x"}, "has no option 'mod'; did you mean mode?", "vouliez-vous dire mode", "war mode gemeint?"),
        (2, {"zzz": "x"}, "it has: mode, teams, same_tile", "il a\N{NO-BREAK SPACE}: mode", "es hat: mode"),
        (2, {"mode": "x"}, "one of family, expert, not 'x'", "l’option mode accepte family, expert", "kennt nur family, expert"),
        (2, {"teams": "yes"}, "in teams is for 4 players, not 2", "par équipes se joue à 4", "in Teams ist für 4"),
    ],
)
def test_a_wrong_set_up_in_three_languages(seats: int, options: dict[str, str], english: str, french: str, german: str) -> None:
    with pytest.raises(BadOption) as refused:
        vaka.game("aloha").new(seats, options)
    assert english in str(refused.value)
    assert french in refused.value.say("fr")
    assert german in refused.value.say("de")


def test_unknown_names_in_three_languages() -> None:
    with pytest.raises(UnknownGame) as unknown_game:
        vaka.game("alloha")
    assert unknown_game.value.say("fr") == "aucun jeu ne s’appelle «\xa0alloha\xa0»\xa0; vouliez-vous dire aloha\xa0?"
    with pytest.raises(UnknownBot) as unknown_bot:
        bot("zzzz")
    assert unknown_bot.value.say("de").startswith("kein Bot heißt „zzzz“; es gibt: ")


def test_what_somebody_wrote_stays_on_one_line_and_short() -> None:
    with pytest.raises(UnknownGame) as unknown:
        vaka.game("a\nb\x1b[2J" + "z" * 10_000)
    assert str(unknown.value).isprintable()
    assert len(str(unknown.value)) < 200


@pytest.mark.parametrize(
    "error",
    [
        BadRecord(Reason("goes-on"), 7),
        BadOption(Reason("seats", {"game": "Aloha", "low": 2, "high": 4, "seats": 9})),
        UnknownGame("alloha", ["aloha"]),
        BrokenGame("lei", "ImportError: no flowers"),
        VakaError("for programmers"),
    ],
)
def test_an_exception_reaches_another_process_whole(error: VakaError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert [again.say(lang) for lang in LANGUAGES] == [error.say(lang) for lang in LANGUAGES]
