"""What people type, made plain: names, verbs and small words as they are shown in any language become those of the notation.

Names are taken from the messages, so that whatever a reader is shown can be typed: `clay pit`, `la carrière d’argile`, `2 Kanus`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from vaka.engine.hearing import plain as without_accents
from vaka.engine.words import LANGUAGES
from vaka.games.moorea.rules.box import CARDS, PRODUCTS, TOOLS

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.words import Words

NAMED: Final = tuple(dict.fromkeys((*CARDS, *TOOLS, *PRODUCTS)))
VERBS: Final = {
    "draw": ("piocher", "pioche", "ziehen", "ziehe", "zieh"),
    "take": ("prendre", "prends", "nehmen", "nehme", "nimm"),
    "enough": ("assez", "genug", "stop"),
    "pass": ("passer", "passe", "passen"),
    "discard": ("défausser", "défausse", "jeter", "jette", "abwerfen", "werfen", "werfe", "wirf"),
    "exchange": ("échanger", "échange", "tauschen", "tausche", "tausch", "swap"),
    "buy": ("acheter", "achète", "acquérir", "acquiers", "kaufen", "kaufe", "kauf", "erwerben", "erwirb", "acquire"),
    "lay": ("déposer", "dépose", "poser", "pose", "legen", "lege", "leg"),
}
"""The first word of what is typed."""
JOINTS: Final = {
    "with": ("avec", "mit", "pour", "für"),
    "for": ("contre", "gegen"),
    "nothing": ("rien", "nichts"),
    "at": ("à", "au", "aux", "dans", "zu", "zum", "zur", "an", "am", "ins", "in"),
}
"""The words between the parts of it."""
DROPPED: Final = frozenset(
    {
        *("the", "a", "an", "some", "of", "and"),
        *("le", "la", "les", "l'", "du", "de", "des", "d'", "un", "une", "et", "en", "se", "me", "je"),
        *("der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem", "und", "ab", "ich"),
    }
)
"""Words that say nothing here."""
_WORD: Final = re.compile(r"\w+")


def plain(game: Game, text: str) -> str:
    """The same in the words of the notation, as far as it can be made out."""
    said = " ".join(spelled(text).replace(",", " ").split())
    said = _names(game.words)[0].sub(lambda found: _names(game.words)[1][found.group()], said)
    words = [word for word in said.replace("l'", "l' ").replace("d'", "d' ").split() if word not in DROPPED]
    if not words:
        return ""
    verb = _meaning(words[0], VERBS)
    rest = [_meaning(word, JOINTS) for word in words[1:]]
    if verb == "buy":  # a product is acquired for its price
        rest = ["with" if word == "for" else word for word in rest]
    return " ".join([verb, *rest])


def shown(words: Words, written: str, lang: str) -> str:
    """The other way round: notation in the reader's words, cards counted as they are in sentences."""
    found = []
    number = ""
    for word in written.split():
        if word.isdigit():
            number = word
        elif number:
            found.append(words.say(f"count-{word}", {"count": int(number)}, lang))
            number = ""
        else:
            key = f"{'name' if word in NAMED else 'typed'}-{word}"
            found.append(words.say(key, {}, lang) if words.has(key, lang) else word)
    return " ".join(found)


def spelled(text: str) -> str:
    """Small letters without accents, and the apostrophe that a keyboard has; only "à" keeps its accent, since "a" is an article.

    >>> spelled("Déposer à l’Embarcadère"), spelled("Hütte für 2 Muscheln")
    ("deposer à l'embarcadere", 'hutte fur 2 muscheln')
    """
    small = text.lower().replace("’", "'").replace("\u00a0", " ")
    return small if small.isascii() else _WORD.sub(lambda found: found[0] if found[0] == "à" else without_accents(found[0]), small)


def _meaning(word: str, meanings: dict[str, tuple[str, ...]]) -> str:
    return next((meant for meant, said in meanings.items() if word in map(spelled, said)), word)


@cache
def _names(words: Words) -> tuple[re.Pattern[str], dict[str, str]]:
    """Every name that a reader is shown, by itself, with its article and in numbers; the longest is recognised first."""
    found: dict[str, str] = {}
    for lang in LANGUAGES:
        for name in NAMED:
            said = [words.say(f"{form}-{name}", {}, lang) for form in ("name", "the")]
            if name in CARDS:
                counted = [words.say(f"count-{name}", {"count": count}, lang) for count in (1, 2)]
                said += [number.partition(" ")[2] for number in counted]
            found |= dict.fromkeys(map(spelled, said), name)
    longest = sorted(found, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)"), found
