"""Everything that Vanuatu says, in three languages: no key without a message, no message without a key."""

from __future__ import annotations

import pytest

import vaka
from tests.words import presenting_keys
from vaka.engine.events import Event
from vaka.engine.story import Story
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES, message_ids
from vaka.games.vanuatu.rules.actions import KINDS, OUTCOMES
from vaka.games.vanuatu.rules.box import SOURCES
from vaka.games.vanuatu.rules.reasons import WORDS
from vaka.games.vanuatu.rules.script.asking import QUESTIONS
from vaka.games.vanuatu.words.asking import FIELDS
from vaka.games.vanuatu.words.typed import WORDS as TYPED

GAME = vaka.game("vanuatu")
PARTS = ("action", "from", "to", "character", "whom", "island", "good", "tile", "cargo", "token", "phase", "vatus", "points")
MORE_PARTS = ("neutral", "fare")
NEUTRALS = ("fish", "explore", "tourists", "sell", "tourists")
EVENTS = (
    *("first", "round", "start-tile", "volcano", "tourist-tile", "ship", "die", "place", "place-anyhow", "offer", "character"),
    *("neutral", "plan", "sail", "explore", "fish", "build", "dike", "no-dike", "draw", "bring", "sell", "buy", "export"),
    *("lost-good", "rest", "look", "take", "take-hidden", "bonus", "retrieve", "govern", "waive", "exchange", "beg"),
    *("no-begging", "sell-treasure", "flood", "water", "submerged", "final-fish", "final-first", "final", "final-water"),
    *("all-lost", "win", "draw-game", "sail-waived", "explore-waived", "build-waived"),
    *("fish-waived", "draw-waived", "bring-waived", "sell-waived", "buy-waived"),
)
TEXTS = (
    *("round", "die", "legend", "island", "water", "under", "ship", "volcano", "seat", "character", "rested"),
    *("rested-hidden", "stack", "neutral", "nothing", "offer"),
)


def expected_keys() -> set[str]:
    """Every key that the code can ask for."""
    keys = {"kind-any", "panel"} | {f"part-{part}" for part in (*PARTS, *MORE_PARTS)} | {f"text-{name}" for name in TEXTS}
    keys |= {f"points-{name}" for name in (*SOURCES, "first", "vatus", "treasures", "huts", "water", "earlier")}
    keys |= {f"action-{kind.name}" for kind in KINDS}
    keys |= {f"outcome-{kind.name}" for kind in OUTCOMES}
    keys |= {f"event-{kind}" for kind in EVENTS} | {"event-offers", "event-neutrals", "letter-fish", "letter-treasure"}
    keys |= {f"obstacle-{key}" for key, _ in WORDS.values()} | {"obstacle-no-governor", "obstacle-two-have-characters"}
    keys |= {f"place-{kind}" for kind in FIELDS} | {f"place-{kind}-{field}" for kind in FIELDS for field in FIELDS[kind]}
    keys |= {"place-bonus", "place-stacks", "place-markers", "place-holder", "prompt-waiting", "score-name"}
    keys |= {f"prompt-{stage}" for stage in QUESTIONS.words() if stage} | {f"lesson-{lesson.key}" for lesson in GAME.lessons()}
    keys |= {f"typed-{word}" for word in TYPED} | {"secret-token"}
    return keys | presenting_keys(GAME)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_its_message_and_no_other_is_there(lang: str) -> None:
    """The three files say the same things."""
    assert message_ids(GAME.words.folder, lang) == expected_keys()


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
    assert "Efate (space 2): huts 2/3, drawings 0/1, tourists 0/5, goods: 1 kava, 1 copra and 1 beef" in lines
    assert lines[-1] == "Fish: Purple 2*, Yellow 1"
    assert GAME.text(table.state, "de").splitlines()[-1] == "Fischen: Lila 2*, Gelb 1"
    assert [GAME.text(table.state, lang).split()[3] for lang in ("fr", "de")] == ["3~p2t0@v", "3~f2s0@l"]


def test_neutral_markers_are_told_in_one_line() -> None:
    """Two players: each one's markers together, as soon as the last is placed; a game that breaks off tells what there was."""
    placed = [Event("neutral", {"seat": seat, "action": action}) for seat, action in zip((0, 0, 1, 1, 1), NEUTRALS, strict=True)]
    story = Story(GAME, 2)
    told = [[line.text for line in story.tell([event])] for event in placed]
    assert told == [
        [],
        ["Purple places 2 neutral markers on Fish and Explore."],
        [],
        [],
        ["Yellow places 3 neutral markers on Transport tourists (2) and Sell fish."],
    ]
    assert Story(GAME, 2, "fr").tell(placed)[1].text == "Jaune pose 3 pions neutres\u00a0: Transporter des touristes (2) et Vendre."
    assert (
        Story(GAME, 2, "de").tell(placed)[1].text
        == "Gelb legt 3 neutrale Marker auf „Touristen befördern“ (2) und „Fisch verkaufen“."
    )
    assert [line.text for line in story.tell([placed[0], Event("character", {"seat": 1, "character": "diver"})])] == [
        "Purple places a neutral marker on Fish.",
        "Yellow takes the Diver.",
    ]


def test_obstacles_name_what_stands_in_the_way() -> None:
    """In performing, one reason for each action space: not planned, no majority, or why it is impossible."""
    plan = {"purple": {"sail": 1, "fish": 1, "build": 1}, "yellow": {"fish": 2}}
    table = position("vanuatu", 3, plan=plan, vatus=[0, 0, 0])
    keys = {obstacle.params["kind"]: obstacle.key for obstacle in table.state.obstacles(0)}
    assert keys["sail"] == "no-vatus-to-sail"
    assert keys["build"] == "no-vatus-for-hut"
    assert keys["fish"] == "no-majority"
    assert keys["draw"] == "not-planned"


def test_a_panel_names_what_a_player_has_and_nothing_else() -> None:
    """Beside the picture there is a line for each player, and no room for what is not there."""
    table = position(
        "vanuatu", 3, fish_tiles={"purple": [1, 1, 2]}, characters={"purple": "builder"}, treasure_tiles={"yellow": [3]}
    )
    assert [GAME.panel(table.state, seat, "en") for seat in range(3)] == [
        "3 vatus; the Builder; huts in hand 8; fish 1 1 2",
        "3 vatus; huts in hand 8; treasures 3",
        "3 vatus; huts in hand 8",
    ]
    assert GAME.panel(table.state, 1, "fr") == "3 vatus, cabanes en réserve\u00a0: 8, trésors\u00a0: 3"
    assert GAME.panel(table.state, 0, "de") == "3 Vatus; Baumeister; Hütten im Vorrat 8; Fisch 1 1 2"
