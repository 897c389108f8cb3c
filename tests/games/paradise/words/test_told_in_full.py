"""Everything that a player needs is told: in the text, in the picture, and by `about`; alone, and among several."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import vaka
from vaka.engine.testing import Table, position
from vaka.engine.words import LANGUAGES
from vaka.games.paradise.picture.board import SHAPES, draw
from vaka.games.paradise.rules.box import EVENTS
from vaka.games.paradise.rules.events.deck import KEPT_EVENTS, MARKED_EVENTS

GAME = vaka.game("paradise")
SOLO: dict[str, Any] = {"cup": [3, 5, 7, 9, 12, 14, 15], "drawn": 8, "cards": 1}
ON_THE_MAP = tuple(EVENTS[event] for event in MARKED_EVENTS if EVENTS[event] not in ("war-leader", "becalmed", "royal-marriage"))
"""The markers of the others lie before players."""


def alone() -> Table:
    """Samoa has lost its first home and lives in Tahiti, in Niue's place; eight chits are drawn."""
    words: dict[str, Any] = {"villages": {"red": {"0605": 0, "0705": 2}}, "home": {"red": "0705"}, "tiles": {"0705": "tahiti"}}
    words["cards"] = {"red": ["tapu open", "haka spent"], "yellow": ["tiki open"]}
    return position("paradise", 1, stage="building", stacks={"red": {"0605": ""}}, advanced={"solo": SOLO}, **words)


def titles(state: vaka.State, shape: str, lang: str = "en") -> str:
    """All titles of a picture."""
    root = ElementTree.fromstring(draw(state, shape=shape, lang=lang))
    return "\n".join(node.text or "" for node in root.iter() if node.tag.endswith("title"))


def asked(state: vaka.State, place: str, lang: str = "en") -> str:
    """All that `about` says of a place."""
    told = GAME.about(state, place, lang)
    return " ".join((told.name, told.effect, told.points))


# --- Alone (12) ---


def test_12_5_samoas_home_is_told_after_it_has_moved() -> None:
    """12.5: and so is one's own."""
    view = alone().state.redact(0)
    text = GAME.text(view)
    assert "Samoa, home on Tahiti: 2 Villages" in text
    assert "Tonga, home in Tonga: 2 Villages" in text
    assert "Samoa’s home." in asked(view, "hex-0705")
    assert "home on Tahiti" in asked(view, "seat-red")
    assert "home" not in asked(view, "hex-0605")
    for shape in SHAPES:
        assert "Samoa’s home" in titles(view, shape)


def test_12_3_samoas_open_cards_are_told() -> None:
    """12.3: in the text, on its panel in both shapes, and each can be asked about."""
    view = alone().state.redact(0)
    assert "Samoa’s cards: TAPU and HAKA (used)" in GAME.text(view)
    assert "TAPU and HAKA (used)" in asked(view, "seat-red")
    assert "Held by Samoa." in asked(view, "card-0")
    for shape in SHAPES:
        told = titles(view, shape)
        assert "TAPU" in told
        assert 'data-place="card-0"' in draw(view, shape=shape)


def test_12_6_the_points_that_are_needed_are_told() -> None:
    """12.6: 30, while at least two chits are left."""
    view = alone().state.redact(0)
    assert "Points needed to win: 30, in a Victory Step with at least 2 chits left" in GAME.text(view)
    assert "30 points win" in asked(view, "track")
    for shape in SHAPES:
        assert "Points needed to win: 30" in titles(view, shape)


def test_12_2_which_chits_are_left_and_which_were_drawn() -> None:
    """12.2: by their numbers, with what they bring; a number is no count."""
    view = alone().state.redact(0)
    text = GAME.text(view)
    assert "Chits left: 7 of 15; unseen cards of Samoa: 1" in text
    assert "Chits in the cup: no. 3 Explore!, no. 5 Build, no. 7 Build, no. 9 Defend, no. 12 Attack!" in text
    assert "no. 14 Attack! and no. 15 Attack!" in text
    assert "Chits drawn: no. 1 Explore!, no. 2 Explore!, no. 4 Explore!, no. 6 Build, no. 8 Build, no. 10 Defend" in text
    told = asked(view, "chits")
    assert "no. 14 Attack! (two Warrior Bands and a Transport Canoe Chain)" in told
    assert "Drawn: no. 1, no. 2, no. 4, no. 6, no. 8, no. 10, no. 11 and no. 13." in told
    assert "reconstructed" in told
    for shape in SHAPES:
        assert "no. 14 Attack!" in titles(view, shape)


def test_12_1_the_attack_chits_are_set_aside_at_first() -> None:
    """12.1: they are neither in the cup nor drawn."""
    text = GAME.text(GAME.new(1))
    assert "Chits set aside until six are drawn: no. 12 Attack!, no. 13 Attack!, no. 14 Attack! and no. 15 Attack!" in text
    assert "Chits drawn" not in text


def test_12_2_the_log_calls_a_chit_by_its_number() -> None:
    """12.2: "chit 13" is a number, and how many are left is said besides."""
    table = alone().play("yellow", "done").chance("chit 12")
    event = next(event for event in table.events if event.key == "solo-chit")
    assert GAME.tell(event, 1, "en") == "Chit no. 12 is drawn (Attack!); 6 left."


# --- Among several (10.4, 11.1, 11.2) ---


@pytest.mark.parametrize(("seats", "options", "points"), [(2, {}, 28), (3, {}, 25), (4, {}, 22), (3, {"end": "less2"}, 23)])
def test_10_4_the_points_that_are_needed_are_told(seats: int, options: dict[str, str], points: int) -> None:
    """10.4, 11.1: in the text, by the track, and beside everybody's points."""
    view = position("paradise", seats, options, stage="explore").state.redact(0)
    assert f"Points needed to declare victory: {points}" in GAME.text(view)
    assert f"{points} points are needed" in asked(view, "track")
    assert "Tonga, home in Tonga" in GAME.text(view)
    for shape in SHAPES:
        assert f"Points needed to declare victory: {points}" in titles(view, shape)


def with_events(**events: Any) -> Table:
    """Events are in play."""
    words: dict[str, Any] = {"ocean": ["0706"], "villages": {"yellow": {"0606": 1}}}
    return position("paradise", 3, {"events": "yes"}, stage="explore", advanced={"events": events}, **words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", [EVENTS[event] for event in KEPT_EVENTS])
def test_11_2_what_each_kept_event_does(word: str, lang: str) -> None:
    """11.2: for its holder in text, picture and words; nobody else learns which it is. Effects are reconstructed."""
    table = with_events(kept=[{"seat": "yellow", "event": word}])
    effect = GAME.say(f"fortune-{word}", {}, lang, 3)
    mine, other = table.state.redact(0), table.state.redact(1)
    assert effect in GAME.text(mine, lang)
    assert effect not in GAME.text(other, lang)
    assert effect in asked(mine, "kept-0", lang)
    assert GAME.say("about-reconstructed", {}, lang, 3) in asked(mine, "kept-0", lang)
    assert effect not in asked(other, "kept-0", lang)
    for shape in SHAPES:
        assert effect in titles(mine, shape, lang)
        assert effect not in titles(other, shape, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", ON_THE_MAP)
def test_11_2_every_marker_says_on_its_hex_what_it_does(word: str, lang: str) -> None:
    """11.2: TYPHOON, TANIWHA, BOUNTIFUL FISHING, RATS, INVASIVE WEEDS, DROUGHT, PELE'S WRATH and the others."""
    view = with_events(markers={word: "0606"}).state.redact(1)
    effect = GAME.say(f"lying-{word}", {}, lang, 3)
    assert effect in GAME.text(view, lang)
    assert effect in asked(view, "hex-0606", lang)
    assert effect not in asked(view, "hex-0605", lang)
    for shape in SHAPES:
        assert effect in titles(view, shape, lang)


def test_11_2_what_strikes_a_player_is_told_with_what_it_does() -> None:
    """11.2: BECALMED, SUCCESSION DISPUTE and the others before a player."""
    text = GAME.text(with_events(becalmed="red", disputed="yellow").state.redact(2))
    assert "Red: BECALMED – Before a player’s Movement: that player’s canoes move only one hex this turn." in text
    assert "Yellow: SUCCESSION DISPUTE – A player with more points than you has two Build Points fewer this turn." in text
