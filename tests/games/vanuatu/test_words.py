"""Everything that Vanuatu says, in three languages: no key without a message, no message without a key."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import vaka
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES, message_ids
from vaka.games.vanuatu.components import BOX, SOURCES, SPACES
from vaka.games.vanuatu.reasons import WORDS

GAME = vaka.game("vanuatu")
PARTS = ("action", "from", "to", "character", "island", "good", "tile", "cargo", "token", "vatus", "points")
ACTIONS = (
    *("place", "take", "plan", "neutral", "sail", "build", "dike", "explore", "fish", "sell", "buy", "draw", "tourists", "rest"),
    *("retrieve", "govern", "waive", "token", "token-hidden", "no-dike", "no-begging", "beg", "sell-treasure"),
)
EVENTS = (
    *("first", "round", "start-tile", "volcano", "tourist-tile", "ship", "die", "place", "place-anyhow", "offer", "character"),
    *("neutral", "plan", "sail", "explore", "fish", "build", "dike", "no-dike", "draw", "bring", "sell", "buy", "export"),
    *("lost-good", "rest", "look", "take", "take-hidden", "bonus", "retrieve", "govern", "waive", "exchange", "beg"),
    *("no-begging", "sell-treasure", "flood", "water", "submerged", "final-fish", "final-first", "final", "final-water"),
    *("all-lost", "win", "draw-game"),
)
TEXTS = ("round", "die", "legend", "island", "water", "under", "ship", "volcano", "seat", "character", "stack", "nothing")


def expected_keys() -> set[str]:
    """Every key that the code can ask for."""
    keys = {"tagline", "kind-any"} | {f"part-{part}" for part in PARTS} | {f"text-{name}" for name in TEXTS}
    keys |= {f"seat-{colour}" for colour in BOX.colours}
    keys |= {f"kind-{kind}" for kind in SPACES} | {"panel", "panel-plain"}
    keys |= {f"points-{name}" for name in (*SOURCES, "first", "vatus", "treasures", "huts", "water", "earlier")}
    keys |= {f"action-{kind}" for kind in ACTIONS}
    keys |= {f"outcome-{kind}" for kind in ("first", "tile", "ship", "tourists", "die", "offer")}
    keys |= {f"event-{kind}" for kind in EVENTS}
    keys |= {f"obstacle-{key}" for key, _ in WORDS.values()}
    for name, option in GAME.options.items():
        keys |= {f"option-{name}", f"option-{name}-meaning"}
        keys |= {f"option-{name}-{choice}{part}" for choice in option.choices for part in ("", "-meaning")}
    return keys


class Variables(Visitor):
    """Collects the variables of a message, and the messages that it is made of."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the name is the library's)
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def variables(lang: str) -> dict[str, set[str]]:
    """The variables of every message, those of its parts included."""
    visitors: dict[str, Variables] = {}
    for entry in parse((GAME.folder / f"messages.{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            visitors[entry.id.name] = Variables()
            visitors[entry.id.name].visit(entry)
    return {key: one.found.union(*(visitors[part].found for part in one.parts)) for key, one in visitors.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_its_message_and_no_other_is_there(lang: str) -> None:
    """The three files say the same things."""
    assert message_ids(GAME.folder, lang) == expected_keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_have_no_junk(lang: str) -> None:
    """What Fluent cannot read it skips in silence, so it is looked for here; every key stands once."""
    body = parse((GAME.folder / f"messages.{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_translations_use_the_same_variables(lang: str) -> None:
    """Colour words (`..._word`) are for the typist, so a language may need them where another does not."""

    def needed(names: set[str]) -> set[str]:
        return {name for name in names if not name.endswith("_word")}

    english, other = variables("en"), variables(lang)
    assert {key: needed(found) for key, found in other.items()} == {key: needed(found) for key, found in english.items()}


def test_typography() -> None:
    """French high punctuation keeps its space; no language has straight quotes."""
    for lang in LANGUAGES:
        for suffix in ("messages.{}.ftl", "rules.{}.md"):
            text = (GAME.folder / suffix.format(lang)).read_text(encoding="utf-8")
            assert "'" not in text, (lang, suffix)
            if lang == "fr":
                wrong = re.search(r"[^\s\u00a0|][;?!»](\s|$)|[^\u00a0\s|`-]:(\s|$)| [:;!?»]", text)
                assert not wrong, (suffix, wrong)


class Speaker:
    """Says each different thing once, in every language, and fails where a message is missing."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.said: set[str] = set()

    def say(self, prefix: str, key: str, params: dict[str, Any], speak: Callable[[str], str]) -> None:
        if repr((prefix, key, params)) in self.said:
            return
        self.said.add(repr((prefix, key, params)))
        for lang in LANGUAGES:
            assert GAME.words.has(f"{prefix}-{key}", lang), (prefix, key)
            text = speak(lang)
            assert text
            assert "{" not in text
            assert "  " not in text
            assert " ," not in text
            assert " ." not in text

    def hear(self, event: vaka.Event) -> None:
        self.say("event", event.key, event.params, lambda lang: GAME.tell(event, self.seats, lang))

    def face(self, obstacle: vaka.Obstacle) -> None:
        self.say("obstacle", obstacle.key, obstacle.params, lambda lang: GAME.explain(obstacle, self.seats, lang))


@pytest.mark.parametrize("setup", list(GAME.setups()), ids=str)
def test_random_games_are_told_in_three_languages(setup: Any) -> None:
    """Every action that is open, every event and every obstacle of a game has its sentence; those of a legal list differ."""
    speaker = Speaker(setup.seats)
    rng = random.Random(7)
    state = GAME.new(*setup)
    while state.actor() != vaka.OVER:
        events: list[vaka.Event] = []
        state.apply(rng.choice(state.legal()), events)
        for event in events:
            speaker.hear(event)
        if state.ply % 23:
            continue
        for seat in range(setup.seats):
            for obstacle in state.obstacles(seat):
                speaker.face(obstacle)
        for action in range(-1, GAME.action_count + 1):
            refused = state.obstacle(action)
            if refused is not None:
                speaker.face(refused)
        for lang in LANGUAGES:
            sentences = [GAME.sentence(state, action, lang) for action in state.legal()]
            assert len(set(sentences)) == len(sentences)
            assert GAME.text(state, lang).count("\n") >= 8


def test_names_of_players_stand_in_the_log() -> None:
    """Who sits at the table is called by name."""
    table = position("vanuatu", 3, plan={"purple": {"buy": 1}, "yellow": {"rest": 1}}, ships=["KKC", "KKK", "KBB"])
    table.play("purple", "buy copra efate")
    names = ["Ana", "Ben", "Cid"]
    assert [GAME.tell(event, 3, "en", names) for event in table.events] == [
        "Ana buys copra on Efate for 2 vatus.",
        "Ana loads copra onto ship 1 and scores 3 points.",
    ]
    assert GAME.tell(table.events[0], 3, "fr", names) == "Ana achète du coprah sur Éfaté pour 2 vatus."
    assert GAME.tell(table.events[0], 3, "de", names) == "Ana kauft Kopra auf Efate für 2 Vatus."


def test_a_position_as_text() -> None:
    """The board with its spaces, then islands, ships, players and stacks, the majority with a star."""
    plan = {"purple": {"fish": 2}, "yellow": {"fish": 1}}
    table = position("vanuatu", 3, plan=plan, boats={"purple": 3}, huts={"teal": {"efate": 2}})
    lines = GAME.text(table.state, "en").splitlines()
    assert lines[0].split() == ["1.", "2", "Efate", "3~f2t0@p", "4."]
    assert "Efate (space 2): huts 2/3, drawings 0/1, tourists 0/5, goods: 1 kava, 1 copra, 1 beef" in lines
    assert lines[-1] == "Fish: Purple 2*, Yellow 1"
    assert GAME.text(table.state, "de").splitlines()[-1] == "Fischen: Lila 2*, Gelb 1"


def test_obstacles_name_what_stands_in_the_way() -> None:
    """In performing, one reason for each action space: not planned, no majority, or why it is impossible."""
    plan = {"purple": {"sail": 1, "fish": 1, "build": 1}, "yellow": {"fish": 2}}
    table = position("vanuatu", 3, plan=plan, vatus=[0, 0, 0])
    keys = {obstacle.params["kind"]: obstacle.key for obstacle in table.state.obstacles(0)}
    assert keys["sail"] == "no-vatus-to-sail"
    assert keys["build"] == "no-vatus-for-hut"
    assert keys["fish"] == "no-majority"
    assert keys["draw"] == "not-planned"
