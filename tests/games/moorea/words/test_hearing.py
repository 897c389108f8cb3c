"""What is typed as it is shown: names, articles, numbers and verbs of three languages."""

from __future__ import annotations

import pytest

import vaka
from tests.conftest import random_games
from tests.games.moorea.playing import GAME
from tests.words import check_typed, refused
from vaka.engine.loops import Tally, playout, seeded
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.moorea.rules.box import CARDS, PRODUCTS, TOOLS
from vaka.games.moorea.words.hearing import plain, spelled


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("buy clay pit with 4 wood", "buy claypit with 4 wood"),
        ("Buy the Seashell Beach with 4 fish", "buy beach with 4 fish"),
        ("acquire the two-man canoe for 2 canoes", "buy twocanoe with 2 canoe"),
        ("buy fishing net with clay", "buy net with clay"),
        ("buy fish basket with 1 bamboo and 2 fish", "buy fishbasket with 1 bamboo 2 fish"),
        ("exchange wood and clay for a fish", "exchange wood clay for fish"),
        ("exchange 2 wood for fish", "exchange wood wood for fish"),
        ("lay 2 canoes and 1 hut at the market", "lay 2 canoe 1 hut at market"),
        ("lay 2 wood at the wood store", "lay 2 wood at woodstore"),
        ("acheter la jetée avec 3 bois", "buy jetty with 3 wood"),
        ("Acquérir la carrière d’argile pour 4 poissons", "buy claypit with 4 fish"),
        ("acquérir la carrière d'argile pour 4 poissons", "buy claypit with 4 fish"),
        ("acheter l’aquarium avec 1 coquillage, 1 argile et 2 poissons", "buy aquarium with 1 seashell 1 clay 2 fish"),
        ("échanger bois et argile contre un poisson", "exchange wood clay for fish"),
        ("déposer 2 canoës et 1 cabane au marché", "lay 2 canoe 1 hut at market"),
        ("se défausser de bois", "discard wood"),
        ("acheter jetee avec 3 bois", "buy jetty with 3 wood"),
        ("déposer 2 canoes à l’embarcadere", "lay 2 canoe at landing"),
        ("legen 1 Hutte zum Markt", "lay 1 hut at market"),
        ("passer", "pass"),
        ("kaufe den Steg mit 3 Holz", "buy jetty with 3 wood"),
        ("erwirb die Tongrube für 4 Fische", "buy claypit with 4 fish"),
        ("tausche Holz und Ton gegen einen Fisch", "exchange wood clay for fish"),
        ("lege 2 Kanus und 1 Hütte zum Markt", "lay 2 canoe 1 hut at market"),
        ("wirf Holz ab", "discard wood"),
        ("passe", "pass"),
    ],
)
def test_what_is_shown_can_be_typed(typed: str, meant: str) -> None:
    """Each means the same as the notation."""
    table = position(
        "moorea",
        2,
        hands={"green": "3 wood clay fish 2 canoe hut"},
        products={"green": "market woodstore"},
        display="jetty claypit beach twocanoe fishbasket aquarium",
        row="fish clay wood",
    )
    assert GAME.parse(table.state, typed) == GAME.parse(table.state, meant)


@pytest.mark.parametrize("typed", ["prendre du bois", "nimm Holz", "take the wood"])
def test_drawing_is_understood(typed: str) -> None:
    """With the spear."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear"}, row="wood clay fish")
    assert GAME.notation(table.state, GAME.parse(table.state, typed)) == "take wood"
    for word in ("piocher", "ziehen", "zieh", "draw"):
        assert GAME.notation(table.state, GAME.parse(table.state, word)) == "draw"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_understood(lang: str) -> None:
    """By itself and with its article; no name means two things."""
    for name in (*CARDS, *TOOLS, *PRODUCTS):
        for form in ("name", "the"):
            shown = GAME.words.say(f"{form}-{name}", {}, lang)
            assert plain(GAME, f"buy {shown}") == f"buy {name}", shown


def test_what_is_not_understood_says_why() -> None:
    """The reason is of what was made out."""
    state = position("moorea", 2, hands={"green": "wood"}).state
    with pytest.raises(ValueError, match="never the price of the clay pit"):
        GAME.parse(state, "acheter la carrière d’argile avec 2 bois")
    assert spelled("L’Aquarium") == "l'aquarium"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_list_shows_in_a_language_can_be_typed(lang: str) -> None:
    """Every open action of random games, in the words of the reader; no two alike."""
    for index in range(random_games(20)):
        state = GAME.new(2 + index % 3)
        playout(state, seeded(8, index), Tally(), 10 + index * 17 % 200)
        check_typed(state, lang)


@pytest.mark.parametrize(
    ("typed", "french", "german"),
    [
        ("xyz", "écrivez acheter jetée avec 3 bois", "schreib kaufen Steg mit 3 Holz"),
        ("acheter palais", "ne s’appelle «\u00a0palais\u00a0»", "heißt „palais“"),
        ("buy jetty with 7 wood", "ce n’est jamais le prix de ce produit (jetée)", "so lässt sich das nie bezahlen (Steg)"),
        ("exchange wood canoe for fish", "les matières premières sont coquillage, bois", "die Rohstoffe sind Muschel, Holz"),
        ("lay 2 at woodstore", "2 de quoi\u00a0?", "2 wovon?"),
    ],
)
def test_what_is_wrong_is_said_in_the_readers_language(typed: str, french: str, german: str) -> None:
    """And in English to programs."""
    state = position("moorea", 2, hands={"green": "wood"}, display="jetty").state
    caught = refused(state, typed)
    assert french in caught.say("fr")
    assert german in caught.say("de")


def test_a_choice_of_payments_is_shown_in_the_readers_words() -> None:
    """Ruling A17."""
    state = position("moorea", 2, hands={"green": "3 wood 3 fish"}).state
    with pytest.raises(vaka.BadNotation) as caught:
        GAME.parse(state, "kaufen Korb")
    assert "kaufen Korb mit Holz" in caught.value.say("de")
