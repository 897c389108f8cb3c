"""What several games do alike: reading words, explaining, ending, captions."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from vaka.engine import Game, captions
from vaka.engine.ending import how_it_ended, leaders, seats_params
from vaka.engine.errors import BadPosition
from vaka.engine.events import Obstacle
from vaka.engine.explaining import closed_kinds, of_each_kind, unasked, worded
from vaka.engine.reading import bounded, check_colours, check_words, flag, index_in, one_of, set_of

GOODS = ("kava", "copra", "beef")
GAME = vaka.game("aloha")


@pytest.mark.parametrize(
    ("read", "reason"),
    [
        (lambda: index_in(GOODS, "fish"), "'fish' is none of kava, copra, beef"),
        (lambda: index_in(GOODS, None), "'None' is none of kava, copra, beef"),
        (lambda: index_in(GOODS, ["kava"]), "is none of kava"),
        (lambda: index_in(GOODS, "x" * 500), "^'x{60}' is none of"),
        (lambda: one_of(GOODS, "fish", -1), "'fish' is none of"),
        (lambda: bounded(4, 1, 3), "4 is not a number from 1 to 3"),
        (lambda: bounded("2", 1, 3), "'2' is not a number from 1 to 3"),
        (lambda: bounded(2.0, 1, 3), "2.0 is not a number from 1 to 3"),
        (lambda: bounded(False), "False is not a number from 0"),
        (lambda: bounded(10**60), "is not a number from 0"),
        (lambda: flag(1), "1 is neither true nor false"),
        (lambda: set_of(GOODS, ["kava", "kava"]), "'kava' is named twice"),
        (lambda: set_of(GOODS, ["fish"]), "'fish' is none of"),
        (
            lambda: check_words(GAME, ["turn", "hands"], ("tiles", "turn")),
            "a position of Aloha is written with tiles, turn, not with hands",
        ),
        (lambda: check_colours(GAME, 2, ["red", "green"]), "the colours in play are red, black, not 'green'"),
    ],
)
def test_what_was_written_wrong_is_named(read: Any, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        read()


def test_what_was_written_right_is_read() -> None:
    assert index_in(("kava", None), None) == 1
    assert one_of(GOODS, "beef", -1) == 2
    assert one_of(GOODS, None, -1) == -1
    assert bounded(0) == 0
    assert flag(False) is False
    assert set_of(GOODS, []) == 0
    check_words(GAME, ["turn"], ("tiles", "turn"))
    check_colours(GAME, 2, ["red"])


def test_an_ending_is_one_event() -> None:
    assert how_it_ended([1]) == ("win", {"seat": 1})
    assert how_it_ended([0, 1, 2]) == ("draw", {"count": 3, "one_seat": 0, "two_seat": 1, "three_seat": 2})
    assert how_it_ended([], nobody="sunk") == ("sunk", {})
    assert seats_params([4]) == {"count": 1, "one_seat": 4}
    assert leaders([-5, -9, -5]) == [0, 2]


def test_reasons_have_words_and_paragraphs() -> None:
    words = {1: ("moved", "4.2"), 2: ("crowded", "5.2")}
    assert worded(words, 2, {"to": "c4"}) == Obstacle("crowded", {"to": "c4"}, "5.2")
    assert [unasked(asked, "6", "3") for asked in (vaka.OVER, vaka.CHANCE, 0)] == [
        Obstacle("game-over", {}, "6"),
        Obstacle("chance"),
        Obstacle("not-your-turn", {}, "3"),
    ]
    assert of_each_kind(Obstacle("chance", {}, "1"), ["sail"]) == [Obstacle("chance", {"kind": "sail"}, "1")]
    assert closed_kinds(words, [("sail", 1), ("pass", 0)]) == [Obstacle("moved", {"kind": "sail"}, "4.2")]


def test_captions_are_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.new(2)
    written = []

    def say(game: Game, key: str, params: dict[str, Any], lang: str, seats: int, names: list[str] | None = None) -> str:
        written.append(key)
        return f"{lang} {key}"

    monkeypatch.setattr(type(GAME), "say", say)
    monkeypatch.setattr(captions, "_said", {})
    for _ in range(3):
        assert captions.words(state, "text-legend", "fr") == "fr text-legend"
        assert captions.sentence(state, 0, "en") == captions.sentence(state, 0, "en", GAME.describe(state, 0)) == "en outcome-first"
    assert written == ["text-legend", "outcome-first"]
    assert captions.words(state, "list", "en", cards=[1]) == "en list"
    assert captions.words(state, "list", "en", cards=[1]) == "en list", "what cannot be looked up is written anew"
    assert written[2:] == ["list", "list"]
    monkeypatch.setattr(captions, "MOST", 1)
    captions.words(state, "another", "en")
    assert len(captions._said) == 1


def test_so_many_actions_are_kept_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all games, languages and numbers of seats together."""
    monkeypatch.setattr(captions, "_worded", {})
    monkeypatch.setattr(captions, "MOST", 30)
    state = GAME.new(2)
    state.apply(0)
    for lang in ("en", "fr", "de"):
        asked = state.redact(0)
        said = [one.sentence for one in captions.worded(asked, asked.legal(), lang)]
        assert said == [GAME.sentence(asked, action, lang) for action in asked.legal()]
        assert 0 < sum(map(len, captions._worded.values())) <= 30
