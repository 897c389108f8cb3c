"""What is typed in French and German."""

from __future__ import annotations

import pytest

import vaka
from tests.games.vanuatu.rules.test_slow_twin import SETUPS
from tests.words import check_typed, refused
from vaka.engine.loops import Tally, playout, seeded
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.vanuatu.rules.actions import KINDS
from vaka.games.vanuatu.words.typed import KNOWN, LITTLE, WORDS, in_notation

GAME = vaka.game("vanuatu")
VOCABULARY = {word for kind in KINDS for argument in kind.arguments for word in argument.names} | {
    word for kind in KINDS for word in kind.pattern.split() if not word.startswith("{")
}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("naviguer 7", "sail 7"),
        ("Segeln 7", "sail 7"),
        ("segeln nach 7 +1", "sail 7 +1"),
        ("dessiner à Éfaté", "draw efate"),
        ("zeichnen auf Efate", "draw efate"),
        ("acheter du bœuf à Éfaté", "buy beef efate"),
        ("kaufen Rindfleisch auf Efate", "buy beef efate"),
        ("touristes Éfaté", "tourists efate"),
        ("Touristen Efate", "tourists efate"),
        ("transporter Éfaté", "tourists efate"),
        ("construire Éfaté", "build efate"),
        ("bauen Efate", "build efate"),
        ("se reposer", "rest"),
        ("ausruhen", "rest"),
        ("reprendre pêcher", "retrieve fish"),
        ("zurücknehmen fischen", "retrieve fish"),
        ("pêcher", "fish"),
        ("vendre 1", "sell 1"),
        ("verkaufen 1", "sell 1"),
        ("explorer", "explore"),
        ("erforschen", "explore"),
        ("mendier 2", "beg 2"),
        ("trésor 2", "treasure 2"),
        ("Schatz 2", "treasure 2"),
    ],
)
def test_french_and_german_verbs_are_understood(typed: str, meant: str) -> None:
    """§14: what the sentences say can be typed, with articles and without accents too."""
    table = position("vanuatu", 3, plan={"purple": {"draw": 1}, "yellow": {"rest": 1}})
    assert GAME.parse(table.state, typed, 0) == GAME.parse(table.state, meant, 0)


@pytest.mark.parametrize(
    ("stage", "typed", "meant"),
    [
        ("planning", "programmer pêcher", "plan fish"),
        ("planning", "planen Touristen befördern", "plan tourists"),
        ("planning", "planen Fisch verkaufen", "plan sell"),
        ("planning", "programmer transporter des touristes", "plan tourists"),
        ("characters", "prendre le plongeur", "take diver"),
        ("characters", "nimm den Baumeister", "take builder"),
    ],
)
def test_plans_and_characters_are_typed_by_the_names_that_are_shown(stage: str, typed: str, meant: str) -> None:
    """§14: also where a name is two words."""
    table = position("vanuatu", 3, stage=stage)
    assert GAME.parse(table.state, typed, 0) == GAME.parse(table.state, meant, 0)


def test_what_is_declined_is_typed_too() -> None:
    """§14: no dike, no begging."""
    assert [in_notation(text) for text in ("pas de digue", "kein Deich")] == ["no dike"] * 2
    assert [in_notation(text) for text in ("ne pas mendier", "nicht betteln", "no begging")] == ["no begging"] * 3


def test_no_word_of_the_notation_is_taken_for_another() -> None:
    """A word that is typed in English means what it says: a record reads the same in every language."""
    assert set(WORDS) <= VOCABULARY | {"beg", "begging", "no"}
    assert not (set(KNOWN) | LITTLE) & VOCABULARY
    for setup in SETUPS[:3]:
        state = GAME.new(*setup)
        for action in state.legal():
            assert in_notation(GAME.notation(state, action)) == GAME.notation(state, action)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_list_shows_in_a_language_can_be_typed(lang: str) -> None:
    """§14: every open action of random games, in the words of the reader; no two alike."""
    for index, setup in enumerate(SETUPS[:4]):
        state = GAME.new(*setup)
        playout(state, seeded(9, index), Tally(), 30 + 70 * index)
        check_typed(state, lang)


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "xyz", "write for instance plan sail, plan build"),
        ("fr", "xyz", "écrivez par exemple : programmer naviguer, programmer construire"),
        ("de", "xyz", "schreib zum Beispiel: planen segeln, planen bauen"),
        ("fr", "programer pêcher", "vouliez-vous dire programmer"),
        ("de", "planen tauchen", "„tauchen“ ist hier nicht bekannt; möglich sind segeln, bauen"),
        ("fr", "construire", "écrivez par exemple : construire efate"),
        ("fr", "naviguer 99", "« 99 » n’est pas un nombre de 1 à 16"),
    ],
)
def test_who_mistypes_is_told_in_the_same_language_what_to_type(lang: str, typed: str, said: str) -> None:
    """§14: with what is open now, in words that are understood."""
    state = position("vanuatu", 3, stage="planning").state
    assert said in refused(state, typed).say(lang).replace("\u00a0", " ")
