"""What is typed in French and German, in the words of the notation: verbs, and the names of what is on the board.

A player types what the page and the sentences say, the verb first, with or without accents, articles and the little words between:
`naviguer 7`, `programmer pêcher`, `prendre le plongeur`, `kaufen Rindfleisch auf Efate`.
"""

from __future__ import annotations

from typing import Final

from vaka.engine.hearing import LITTLE as LITTLE_WORDS
from vaka.engine.hearing import plain

LITTLE: Final = LITTLE_WORDS | {"tuile"}
"""Left out: articles, and what stands between the words."""

WORDS: Final = {
    "place": ("poser", "placer", "legen", "lege"),
    "take": ("prendre", "prends", "nehmen", "nimm"),
    "plan": ("programmer", "planen", "plane"),
    "neutral": ("neutre", "neutraler"),
    "sail": ("naviguer", "segeln", "segle"),
    "build": ("construire", "batir", "bauen", "baue"),
    "dike": ("digue", "deich"),
    "explore": ("explorer", "erforschen", "erkunden"),
    "fish": ("pecher", "fischen"),
    "sell": ("vendre", "verkaufen"),
    "buy": ("acheter", "kaufen"),
    "draw": ("dessiner", "zeichnen"),
    "tourists": ("touristes", "transporter", "touristen", "befordern"),
    "rest": ("reposer", "repos", "ausruhen", "ruhen"),
    "retrieve": ("reprendre", "zurucknehmen"),
    "govern": ("gouverner", "deplacer", "versetzen"),
    "waive": ("renoncer", "verzichten"),
    "token": ("jeton", "plattchen", "ruheplattchen"),
    "beg": ("mendier", "betteln"),
    "begging": ("mendicite",),
    "treasure": ("tresor", "schatz"),
    "no": ("pas", "sans", "kein", "keinen", "nicht", "ohne"),
    "artist": ("dessinateur", "zeichner"),
    "beggar": ("mendiant", "bettler"),
    "builder": ("batisseur", "baumeister"),
    "buyer": ("acheteur", "einkaufer"),
    "diver": ("plongeur", "taucher"),
    "fisherman": ("pecheur", "fischer"),
    "governor": ("gouverneur", "gouverneurin"),
    "guide": ("fremdenfuhrerin",),
    "navigator": ("navigateur",),
    "preacher": ("precheur", "prediger"),
    "vendor": ("vendeuse", "verkauferin"),
    "copra": ("coprah", "kopra"),
    "beef": ("boeuf", "rindfleisch", "rind"),
    "both": ("deux", "beides"),
    "point": ("punkt",),
    "first": ("premier", "startmarker", "startspieler"),
}
"""The words of the notation, with how they are said in French and German, accents left out."""

KNOWN: Final = {said: word for word, all_said in WORDS.items() for said in all_said}


def in_notation(text: str) -> str:
    """The same in the words of the notation; what it does not know stays as it was typed.

    >>> in_notation("Programmer pêcher"), in_notation("prendre le plongeur"), in_notation("kaufen Rindfleisch auf Efate")
    ('plan fish', 'take diver', 'buy beef efate')
    >>> in_notation("sail 7 +1"), in_notation("pas de digue"), in_notation("nicht betteln")
    ('sail 7 +1', 'no dike', 'no begging')
    """
    words = plain(text).replace("’", " ").replace("'", " ").split()
    found = [KNOWN.get(word, word) for word in words if word not in LITTLE]
    if found[:1] == ["no"] and found[1:] == ["beg"]:
        found[1] = "begging"
    if len(found) > 1 and found[0] in ("plan", "neutral", "retrieve", "govern"):
        found = _actions(found)
    return " ".join(found)


def _actions(words: list[str]) -> list[str]:
    """Actions of two words: `Touristen befördern`, `Fisch verkaufen`, `Waren kaufen`, `Transporter des touristes`."""
    found: list[str] = []
    for word in words:
        if word in ("fisch", "waren") or (found and found[-1] == word == "tourists"):
            continue
        found.append(word)
    return found
