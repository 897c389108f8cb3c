"""The lint of language: what no sentence of Vaka may have, in any language. Each rule gives what it found, or nothing."""

from __future__ import annotations

import re
import tomllib
from functools import cache, partial
from pathlib import Path
from typing import Final

GLOSSARY: Final = Path(__file__).parents[1] / "docs" / "games" / "paradise-glossary.toml"
SAME: Final = frozenset(
    ("his", "its", "has", "is", "was", "this", "across", "pass", "less", "plus", "minus", "as", "us", "yes", "always", "eliminates")
)
"""English words in -s that are no plurals."""
SINGULAR: Final = frozenset(
    (
        "fois",
        "pas",
        "plus",
        "moins",
        "sous",
        "sans",
        "dans",
        "puis",
        "temps",
        "bois",
        "repos",
        "tapis",
        "deux",
        "aux",
        "des",
        "les",
        "grès",
        "hex",
    )
)
"""French words in -s and -x that are no plurals."""
PLURALS: Final = (
    "Punkte|Stücke|Dörfer|Kanus|Einheiten|Karten|Runden|Züge|Felder|Plätze|Chips|Kriegertrupps|Boote|Hütten|Vatus|"
    "Touristen|Gruppen|Tikis|Pirogen|Kulturkarten|Siegpunkte|Baupunkte|Inselgruppen|Dorfplätze|Produkte|Werkzeuge|"
    "Lektionen|Schritte|Partien|Fische|Schätze|Inseln|Orte|Kolonien|Gerüchte|Transportkanus|Kriegskanus|Personen|"
    "Sekunden|Spieler|Muscheln"
)
_BETWEEN: Final = "[A-Z][a-z]+|green|brown|more|new|free|other|hidden"
"""What may stand between a number and its thing."""
_ENGLISH: Final = re.compile(rf"(?<![\d.,½/])(?<!Round )(?<!Turn )(?<!Chit no\. )\b1 (?:(?:{_BETWEEN}) )?([A-Za-z]+s)\b")
_FRENCH: Final = re.compile(r"(?<![\d.,½/])\b1 ([a-zà-ÿA-Z]+[sx])\b")
_GERMAN: Final = re.compile(rf"(?<![\d.,½/])\b1 (?:{PLURALS})\b")
_UNELIDED: Final = re.compile(
    r"(?<!-)\b(?i:de|le|la|que|ne|se|jusque) (?!onz|oui|uhl)(?:[AEIOUÉÈÊ](?![\d])|[aeiouéèêâî][a-zéèêâî]{2})"
)
_FRENCH_SPACE: Final = re.compile(r" [:;!?»]|« |(?<=[^\s\u00a0])[;!?»](?=\s|$)|(?<=[^\s\u00a0\d]):(?=\s)")


NAMES: Final = ("Ana", "Hélène", "Yves", "Oscar", "Berta")
"""Players whose names French elides, and one whose name it does not."""
_NEVER: Final = re.compile(r"(?!)")
_STRANGE: Final = {
    "de": re.compile(
        r"(?<=[a-zäöüß,;“)] )(?:Sie|Ihr(?:e[mnrs]?)?)\b|\bIhnen\b|\bSie (?:können|müssen|dürfen|möchten|sollten|wollen)\b"
    ),
    "fr": re.compile(r"\b(?:[Tt]u|[Tt]oi|[Tt]on|[Tt]es|[Tt]a)\b(?!-)"),
}
_QUOTES: Final = {"en": "[«»„]", "fr": "[„“”]", "de": "[«»”]|[a-zäöüß]…"}
_ISLANDS: Final = re.compile(
    r"(?:^|[.:;,] |\band )(?:[Tt]he )?(?:[A-Z]\w+ )+Islands (?:is|has|was|brings)\b|\bThere is no (?:tiles|palisades)\b"
)
_CALQUE: Final = {"en": re.compile(r"(?:^|[.;:] )Who [a-z][^.?!]*[.;]"), "fr": re.compile(r"(?:^|[.;:]\s)Qui [a-zé][^.?!]*[.;]")}
_ROLES: Final = "(?:le |la |un )?(?:premier|dernier|seul|prêt|sûr|obligé|absent|connecté|invité|spectateur|gagnant)"
_GENDERED: Final = re.compile(
    rf"\b(?:[Vv]ous|{'|'.join(NAMES)}) (?:n’)?(?:êtes|est|étiez|était|serez|sera)(?: plus| pas| jamais)? {_ROLES}\b"
    r"|\b[Vv]ous seul\b"
)


def wrong_number(text: str, lang: str) -> str:
    """One of a thing, and the thing in the plural: "1 points"."""
    if lang == "de":
        found = _GERMAN.search(text)
        return found[0] if found else ""
    same = SAME if lang == "en" else SINGULAR
    for match in (_ENGLISH if lang == "en" else _FRENCH).finditer(text):
        if match[1].lower() not in same:
            return match[0]
    return ""


def unelided(text: str, lang: str) -> str:
    """French: a vowel that falls before another one, "de Ana"; the names of squares are spelt out."""
    found = _UNELIDED.search(text) if lang == "fr" else None
    return found[0] if found else ""


def two_stops(text: str, lang: str) -> str:
    """Two full stops, which are no ellipsis."""
    found = re.search(r".{0,12}(?<!\.)\.\.(?!\.)", text)
    return found[0] if found else ""


def small_start(text: str, lang: str) -> str:
    """A sentence that begins with a small letter."""
    return text[:12] if text[:1].islower() else ""


def wrong_space(text: str, lang: str) -> str:
    """French: a plain space, or none, before high punctuation."""
    found = _FRENCH_SPACE.search(text) if lang == "fr" else None
    return text[max(0, found.start() - 8) : found.end()] if found else ""


def stray_mark(text: str, lang: str) -> str:
    """What is left of a template, two spaces, a space before a comma, a hyphen for a minus sign, a straight apostrophe."""
    found = re.search(r"\{|  | ,| \.(?!\d)|(?<![\w\u2212-])-\d|'", text)
    return text[max(0, found.start() - 8) : found.end() + 3] if found else ""


def terms() -> dict[str, dict[str, str]]:
    """The glossary: of every thing its word in each language."""
    found: dict[str, dict[str, str]] = tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))["terms"]
    return found


BANNED: Final = {
    "aloha": {"en": r"\b(?:canoe|boat)s?\b", "fr": r"\b(?:tuile|canoë|bateau)[sx]?\b", "de": r"\b(?:Kachel|Kanu|Boot)"},
    "moorea": {"en": r"\bresources?\b", "fr": r"\b(?:ressource|dalle|tuile)s?\b", "de": r"\b(?:Ressource|Fliese)"},
    "vanuatu": {
        "en": r"\b(?:canoe|pirogue|dam)s?\b",
        "fr": r"\b(?:inondation|pirogue|dalle)s?\b",
        "de": r"\b(?:Kachel|Kanu|Piroge|Damm)",
    },
}
"""Other words for what has its word in a game; Conquest of Paradise has a glossary of its own."""


@cache
def banned(game: str, lang: str) -> re.Pattern[str]:
    """What the glossary of a game bans."""
    if game in BANNED:
        return re.compile(BANNED[game][lang])
    words: list[str] = tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))["banned"][lang] if game == "paradise" else []
    return re.compile("|".join(words), re.IGNORECASE) if words else _NEVER


def banned_word(text: str, lang: str, game: str = "paradise") -> str:
    """A word that the glossary bans."""
    found = banned(game, lang).search(text)
    return found[0] if found else ""


def wrong_address(text: str, lang: str) -> str:
    """German says du and French says vous, always."""
    found = _STRANGE.get(lang, _NEVER).search(text)
    return found[0] if found else ""


def wrong_quotes(text: str, lang: str) -> str:
    """Quotation marks of another language; German has a space before dots that stand for a word."""
    found = re.search(_QUOTES[lang], text)
    return found[0] if found else ""


def wrong_gender(text: str, lang: str) -> str:
    """French: what is said to a player, or of one by name, fits everybody."""
    found = _GENDERED.search(text) if lang == "fr" else None
    return found[0] if found else ""


def calque(text: str, lang: str) -> str:
    """A sentence that begins with "Who" or « Qui » and is no question: nobody speaks so."""
    found = _CALQUE[lang].search(text) if lang in _CALQUE else None
    return found[0] if found else ""


def wrong_verb(text: str, lang: str) -> str:
    """English: "Solomon Islands has been explored": islands are many."""
    found = _ISLANDS.search(text) if lang == "en" else None
    return found[0] if found else ""


EVERYWHERE: Final = {
    "number": wrong_number,
    "elision": unelided,
    "stops": two_stops,
    "space": wrong_space,
    "stray": stray_mark,
    "address": wrong_address,
    "quotes": wrong_quotes,
    "gender": wrong_gender,
    "calque": calque,
    "verb": wrong_verb,
}
"""What holds for every text."""


def faults(text: str, lang: str, *, sentence: bool = False, game: str = "") -> list[str]:
    """What is wrong with a text, by the names of the rules; `sentence`: it is a whole one."""
    rules = dict(EVERYWHERE) | ({"start": small_start} if sentence else {})
    rules["glossary"] = partial(banned_word, game=game)
    return [f"{lang} {name}: {found!r} in {text!r}" for name, rule in rules.items() if (found := rule(text, lang))]
