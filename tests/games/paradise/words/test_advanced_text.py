"""The text of a position tells what the advanced rules have noted, and no secrets."""

from __future__ import annotations

import pytest

import vaka
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES

GAME = vaka.game("paradise")
ALL = dict.fromkeys(("saved", "events", "south_island", "kumara", "malaria"), "yes")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_noted_is_told(lang: str) -> None:
    """11: markers, kept cards, stores; a kept card of another is not named."""
    events = {"kept": [{"seat": "red", "event": "shaman"}], "markers": {"rats": "0605"}, "bride": "yellow", "groom": "red"}
    noted = {
        "saved": ["yellow"],
        "kumara": ["red"],
        "galapagos": ["red"],
        "malaria": True,
        "events": events,
        "south": {"out": True},
    }
    table = position("paradise", 2, ALL, stage="explore", advanced=noted)
    text = GAME.text(table.state.redact(0), lang)
    rats, marriage, shaman = (GAME.words.say(f"fortune-name-{word}", {}, lang) for word in ("rats", "royal-marriage", "shaman"))
    assert all(word in text for word in (rats, marriage, "Malaria" if lang != "fr" else "malaria", "Te Waka Maui"))
    assert shaman not in text
    assert shaman in GAME.text(table.state.redact(1), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_solitaire_game_is_told(lang: str) -> None:
    """12: chits that are left, and Samoa's unseen cards."""
    table = position("paradise", 1, None, stage="explore", advanced={"solo": {"drawn": 4, "cards": 2}})
    assert "11" in GAME.text(table.state, lang)
    assert "Samoa" in GAME.text(table.state, lang)
