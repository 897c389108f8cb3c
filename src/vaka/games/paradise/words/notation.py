"""What is typed: `explore 0706`, `lift transport 0606`, `sail 0705`, `build village 0605`, `first red clockwise`.

Hexes are written by their numbers, seats by their colours, everything else by the words of the box. Whoever types may also call a
hex by a name that is shown (`explore tahiti`, `build tonga village`), in any language, with or without accents and capitals.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from vaka.engine.errors import Misheard, quoted
from vaka.engine.hearing import LITTLE, plain
from vaka.engine.kinds import index_of
from vaka.engine.notation import Notation, hear_seat, say_seat
from vaka.engine.words import LANGUAGES, listed
from vaka.games.paradise.rules.box import BOX, HEXES, SEATS, TILES
from vaka.games.paradise.rules.kinds import DIRECTIONS, KINDS, OUTCOMES
from vaka.games.paradise.rules.stages import AT_BUILDING, AT_MOVING, AT_TRANSIT
from vaka.games.paradise.words.naming import HEX_NUMBERS, NOT_KNOWN, OCEAN, hex_name, lies_at

if TYPE_CHECKING:
    from vaka.engine.words import Words

EXAMPLES: Final = "explore 0706, lift transport 0606, sail 0705, land, build village 0605, use haka, no card, done"


def say_colour(state: Any, seat: int) -> str:
    """The colour of a seat; alone also Samoa's, which nobody plays."""
    return SEATS[1] if state.seats == 1 and seat == 1 else say_seat(state, seat)


def hear_colour(state: Any, word: str) -> int:
    """The seat of a colour, alone also Samoa's; raise ValueError that lists the colours."""
    return 1 if state.seats == 1 and word == SEATS[1] else hear_seat(state, word)


def say_order(state: Any, values: dict[str, int]) -> dict[str, Any]:
    """With two players there is no way round to choose."""
    way = "" if state.seats == 2 else DIRECTIONS[values["direction"]]
    return {"seat": say_seat(state, values["seat"]), "direction": way}


def hear_order(state: Any, words: dict[str, str], seat: int) -> int | None:
    """`first red`, or `first red counter`."""
    way = words.get("direction", "")
    direction = index_of(DIRECTIONS, way, "ways round") if way else 0
    if not way and state.seats > 2:
        raise ValueError(f"say which way round: {' or '.join(DIRECTIONS)}")
    return KINDS.id("order", direction=direction, seat=hear_seat(state, words["seat"]))


def told_order(state: Any, values: dict[str, int]) -> dict[str, Any]:
    """The parameters of the sentence: the seat as a number, which `say` turns into a name."""
    return {"seat": values["seat"], "direction": "alone" if state.seats == 2 else DIRECTIONS[values["direction"]]}


# --- Hexes by their names ---


def say_hex(state: Any, where: int) -> str:
    """A hex by its number."""
    return HEXES[where]


def hear_hex(state: Any, word: str) -> int:
    """The hex of a number, or of a name that this reader is shown; raise ValueError if there is none, or more than one."""
    if word in HEX_NUMBERS:
        return HEXES.index(word)
    typed = name_words(word)
    numbers = [number for number in typed if number in HEX_NUMBERS]
    if len(numbers) == 1:
        return HEXES.index(numbers[0])
    called = {where: what for where in range(len(HEXES)) if (what := shown_name(state, where))}
    words = state.game.words
    exact = [where for where, what in called.items() if typed in known_names(words, what)]
    found = exact or [where for where, what in called.items() if typed and any(typed <= name for name in known_names(words, what))]
    if len(found) == 1:
        return found[0]
    raise misheard(state, word, found)


def shown_name(state: Any, where: int) -> str:
    """The name that a reader is shown in a hex: of what lies there, or faintly what the map prints on an unknown one."""
    what = lies_at(state, where)
    if what == NOT_KNOWN:
        return TILES[BOX.tile_names.index(BOX.place_names[where])] if BOX.place_names.get(where) in BOX.tile_names else ""
    return "" if what == OCEAN else what


def name_words(text: str) -> frozenset[str]:
    """What a name is known by: its words without accents, capitals, articles, and without what only says that it is an island."""
    return frozenset(re.findall(r"[a-z0-9]+", plain(text))) - LITTLE - ISLANDS


@lru_cache(maxsize=1024)
def known_names(words: Words, what: str) -> tuple[frozenset[str], ...]:
    """A name in each language."""
    return tuple(name_words(words.say(f"name-{what}", {}, lang)) for lang in LANGUAGES)


def misheard(state: Any, word: str, found: list[int]) -> Misheard:
    """No hex is called so, or several are: then they are named."""
    game = state.game

    def said(lang: str) -> str:
        hexes = listed([hex_name(game, HEXES[where], lang, lies_at(state, where)) for where in found], lang, "or")
        return str(game.words.say("heard-hexes" if found else "heard-no-hex", {"word": quoted(word), "hexes": hexes}, lang))

    return Misheard({lang: said(lang) for lang in LANGUAGES})


def told_done(state: Any, values: dict[str, int]) -> dict[str, Any]:
    """What is ended."""
    stages = {int(AT_TRANSIT): "transit", int(AT_MOVING): "moving", int(AT_BUILDING): "building"}
    return {"step": "save" if state.is_pending() else stages.get(int(state.stage), "save")}


ISLANDS: Final = frozenset(("hex", "island", "islands", "is", "isle", "ile", "iles", "insel", "inseln", "ozeanfeld", "ocean"))
NOTATION: Final = Notation(
    KINDS,
    {"seat": (say_colour, hear_colour), "hex": (say_hex, hear_hex)},
    special={"order": (say_order, hear_order)},
    details={"order": told_order, "done": told_done},
    beside={"hex": ("hex_is", lies_at)},
    examples=EXAMPLES,
    also={name: (f"{name} {{hex}} {{{other}}}",) for name, other in (("build", "item"), ("lift", "piece"), ("walk", "piece"))},
    wordy=("hex",),
    fixed={"hex": HEX_NUMBERS},
)
OUTCOME_NOTATION: Final = Notation(
    OUTCOMES, hint="chance decides: write marker island2, tile hawaii, die 4, card tiki or aid tonga"
)
