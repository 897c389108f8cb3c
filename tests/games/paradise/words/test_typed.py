"""What is typed in French and German."""

from __future__ import annotations

import pytest

import vaka
from tests.words import check_typed, refused
from vaka.engine.hearing import LITTLE, _meant, plain
from vaka.engine.loops import Tally, playout, seeded
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.paradise.rules.kinds import KINDS

GAME = vaka.game("paradise")
VOCABULARY = {name for kind in KINDS for argument in kind.arguments for name in argument.names} | {
    word for kind in KINDS for word in kind.pattern.split() if not word.startswith("{")
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_list_shows_in_a_language_can_be_typed(lang: str) -> None:
    """Every open action of random games, in the words of the reader; no two alike."""
    for index in range(8):
        options = {} if index % 4 == 0 else {"malaria": "yes", "south_island": "yes"}
        state = GAME.new(1 + index % 4, options)
        playout(state, seeded(9, index), Tally(), 20 + 60 * index)
        check_typed(state, lang)
        for action in state.legal() if state.actor() >= 0 else ():
            assert GAME.parse(state, plain(GAME.typed(state, action, lang))) == action, "accents may be left out"


def test_no_word_of_the_notation_is_taken_for_another() -> None:
    """A word that is typed in English means what it says: a record reads the same in every language."""
    meant = _meant(GAME.words)
    assert {word: meant[word] for word in meant if word in VOCABULARY and meant[word] != word} == {}
    assert not LITTLE & VOCABULARY


def test_every_verb_is_shown_in_each_language() -> None:
    """The first word of each pattern that is typed; names of the box stay as they are printed."""
    verbs = {kind.pattern.split()[0] for kind in KINDS if kind.typed} - {"kava"}
    assert [(verb, lang) for verb in sorted(verbs) for lang in LANGUAGES if not GAME.words.has(f"typed-{verb}", lang)] == []


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "xyz", "write for instance rest, explore 0"),
        ("fr", "xyz", "écrivez par exemple : rester, explorer 0"),
        ("de", "xyz", "schreib zum Beispiel: bleiben, erkunden 0"),
        ("fr", "exploer 0706", "vouliez-vous dire explorer"),
        ("de", "erkunde Tonga", "erkunden"),
        ("de", "bauen Haus 0605", "„haus“ ist hier nicht bekannt; möglich sind dorf, ackerbau"),
    ],
)
def test_who_mistypes_is_told_in_the_same_language_what_to_type(lang: str, typed: str, said: str) -> None:
    """With what is open now, in words that are understood."""
    state = position("paradise", 2, stage="explore").state
    assert said in refused(state, typed).say(lang).replace("\u00a0", " ")
