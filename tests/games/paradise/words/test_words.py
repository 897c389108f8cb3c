"""The words of the game: every event, obstacle, action and outcome is said in three languages."""

from __future__ import annotations

import random

import pytest

import vaka
from tests.conftest import random_games
from vaka.engine.events import Event
from vaka.engine.names import CHANCE, OVER
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.paradise.rules.kinds import KINDS, OUTCOMES
from vaka.games.paradise.rules.reasons import WORDS

GAME = vaka.game("paradise")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    keys = [f"action-{kind.name}" for kind in KINDS] + [f"outcome-{kind.name}" for kind in OUTCOMES]
    keys += [f"obstacle-{key}" for key, _ in WORDS.values()]
    assert [key for key in keys if not GAME.words.has(key, lang)] == []


def test_every_event_is_told() -> None:
    """Whatever happens in random games has a message in each language."""
    rng = random.Random(2)
    told: set[str] = set()
    for seed in range(max(2, random_games(30) // 2)):
        state = GAME.new(2 + seed % 3, {"turns": "20"})
        while state.actor() != OVER:
            moves = state.legal()
            events: list[Event] = []
            state.apply(rng.choices(moves, state.weights())[0] if state.actor() == CHANCE else rng.choice(moves), events)
            for event in events:
                if event.key not in told and event.key not in GAME.quiet:
                    told.add(event.key)
                    for lang in LANGUAGES:
                        assert GAME.words.has(f"event-{event.key}", lang), event.key
                        assert GAME.tell(event, state.seats, lang)
    assert len(told) > 50


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("explore 0607", "Explore hex 0607."),
        ("rest", "Do not explore this turn."),
        ("show tiki", "Show TIKI without using it."),
    ],
)
def test_sentences(text: str, sentence: str) -> None:
    table = position("paradise", 2, cards={"yellow": ["tiki"]})
    assert GAME.sentence(table.state, GAME.parse(table.state, text)) == sentence


def test_half_points_are_written_so() -> None:
    table = position(
        "paradise", 2, tiles={"0607": "midway-is"}, stacks={"yellow": {"0607": "transport up", "0606": "transport up"}}
    )
    assert GAME.write_score(table.scores()[0]) == "3½"
    assert dict(GAME.points(table.state, 0)) == {"Villages": 4, "Connected groups": 2, "Atolls": 1, "Cards": 0}


def test_text_and_panel() -> None:
    table = position("paradise", 2, cards={"red": ["haka"]}, face_down={"0607": ["rapa", "red"]})
    text = GAME.text(table.state.redact(0))
    assert "Tonga" in text
    assert "Rapa" not in text
    assert "HAKA" not in text
    assert GAME.panel(table.state, 1) == "Samoa, home in Samoa: 2 Villages, 1 group, 1 card (1 face down)"
    french = GAME.panel(table.state, 1, "fr").replace("\u00a0", " ")
    assert (
        french == "Samoa, groupe d’origine : Samoa ; 2 Villages, 1 groupe, 1 carte (1 cachée)"
    )  # it counts groups, connected or not


@pytest.mark.parametrize(
    "words", [{"stage": "picnic"}, {"pirates": 3}, {"stacks": {"yellow": {"0606": "submarine"}}}, {"tiles": {"9999": "rapa"}}]
)
def test_what_is_no_position_is_refused(words: dict[str, object]) -> None:
    with pytest.raises(vaka.BadPosition):
        position("paradise", 2, None, **words)


SAILING: dict[str, object] = {"stage": "moving", "active": "yellow", "ocean": ["0807"], "tiles": {"1006": "rapa"}}


@pytest.mark.parametrize(
    ("words", "before", "text", "reason"),
    [
        (
            SAILING | {"stacks": {"yellow": {"0606": "war"}}},
            ["lift war 0606"],
            "sail 0807",
            "You go one hex at a time, and you are not next to ocean hex 0807.",
        ),
        (
            SAILING | {"stacks": {"yellow": {"0606": "rumour"}}},
            ["lift rumour 0606"],
            "sail 1006",
            "You cannot reach Rapa: the way there may cross only known hexes without enemies.",
        ),
        (
            {"stage": "explore", "active": "yellow"},
            [],
            "explore 0403",
            "There is nothing left to explore in the Marshall Islands.",
        ),
        (
            {"stage": "building"},
            [],
            "play rats",
            "You have not kept RATS.",
        ),
        (
            {"stage": "building"},
            [],
            "buy 0605",
            "There are no Build Points of yours to spend in Samoa: "
            "name a group that spends its own, or the first of those that share theirs.",
        ),
    ],
)
def test_a_refusal_speaks_of_what_was_tried(words: dict[str, object], before: list[str], text: str, reason: str) -> None:
    """A fleet hears nothing of an Explorer, nobody hears that a foreign group shares its points, and islands are many."""
    table = position("paradise", 2, {"rumours": "any", "events": "yes"}, **words)
    for done in before:
        table.play(0, done)
    with pytest.raises(vaka.IllegalAction) as refused:
        table.state.apply(GAME.parse(table.state, text), None, 0)
    assert str(refused.value) == f"{text}: {reason}"
