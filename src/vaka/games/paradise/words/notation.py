"""What is typed: `explore 0706`, `lift transport 0606`, `sail 0705`, `build village 0605`, `first red clockwise`.

Hexes are called by their numbers, seats by their colours, everything else by the words of the box.
"""

from __future__ import annotations

from typing import Any, Final

from vaka.engine.kinds import index_of
from vaka.engine.notation import Notation, hear_seat, say_seat
from vaka.games.paradise.rules.box import SEATS
from vaka.games.paradise.rules.kinds import DIRECTIONS, KINDS, OUTCOMES

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


NOTATION: Final = Notation(
    KINDS,
    {"seat": (say_colour, hear_colour)},
    special={"order": (say_order, hear_order)},
    details={"order": told_order},
    examples=EXAMPLES,
)
OUTCOME_NOTATION: Final = Notation(
    OUTCOMES, hint="chance decides: write marker island2, tile hawaii, die 4, card tiki or aid tonga"
)
