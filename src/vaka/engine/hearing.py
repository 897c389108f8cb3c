"""What is typed in the reader's language: the messages `typed-...` of a game, one for each word of its notation, both ways.

>>> import vaka
>>> words = vaka.game("paradise").words
>>> shown(words, "build village 0605", "fr"), shown(words, "build village 0605", "de")
('construire village 0605', 'bauen dorf 0605')
>>> heard(words, "Baue das Dorf auf 0605"), heard(words, "bauen Dorf 0605"), heard(words, "deboiser le 0605")
('baue village 0605', 'build village 0605', 'deforest 0605')
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

from vaka.engine.words import LANGUAGES, message_ids

if TYPE_CHECKING:
    from vaka.engine.words import Words

FRENCH: Final = ("le", "la", "les", "l", "du", "de", "des", "d", "un", "une", "a", "au", "sur", "vers", "en", "case", "se", "ne")
GERMAN: Final = ("der", "die", "das", "den", "dem", "ein", "eine", "einen", "auf", "nach", "zu", "zum", "von", "an", "mit", "feld")
LITTLE: Final = frozenset((*FRENCH, *GERMAN, "the"))
"""Left out where they are no words of the notation: articles, and what stands between the words."""
PREFIX: Final = "typed-"


def plain(word: str) -> str:
    """Without accents, in small letters.

    >>> plain("Bœuf"), plain("Éfaté"), plain("Plättchen")
    ('boeuf', 'efate', 'plattchen')
    """
    letters = unicodedata.normalize("NFD", word.lower().replace("œ", "oe").replace("ß", "ss"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def shown(words: Words, written: str, lang: str) -> str:
    """Notation in the reader's words; what has no message stays as it is."""
    return " ".join(words.named("typed", word, lang, word) for word in written.split(" ") if word)


def heard(words: Words, text: str) -> str:
    """What a reader of any language typed, in the words of the notation; what is not known stays as it was typed."""
    typed = text.replace("’", " ").replace("'", " ").lower().split()
    meant = _meant(words)
    return " ".join(meant.get(plain(word), word) for word in typed if plain(word) in meant or plain(word) not in LITTLE)


@cache
def _meant(words: Words) -> dict[str, str]:
    """Of every word that a reader is shown, the word of the notation."""
    if not (words.folder / f"messages.{LANGUAGES[0]}.ftl").exists():
        return {}
    keys = sorted(key for key in message_ids(words.folder, LANGUAGES[0]) if key.startswith(PREFIX))
    return {plain(words.say(key, {}, lang)): key.removeprefix(PREFIX) for key in keys for lang in reversed(LANGUAGES)}
