"""What is typed, and the parameters of sentences, from the table of kinds.

place santo 5               a tile of the volcano, onto a space
take diver                  a character
plan fish, neutral fish     an action marker
sail 7, sail 7 +1           by the shortest way, or with so many tiles more
explore, fish, rest
build efate, dike efate 3   the side that faces space 3
sell 1 1 3                  fish tiles by their values
buy kava efate, draw efate, tourists efate
retrieve fish               a stack that comes back unplayed
govern fish sell            the Governor moves a stack
waive                       this turn without the character's bonus
token vatu                  a rest token
no dike, no begging
beg 2, treasure 3           at any time
"""

from __future__ import annotations

from typing import Any, Final

from vaka.engine.kinds import index_of, number_in
from vaka.engine.names import CHANCE
from vaka.engine.notation import SEATS, Notation
from vaka.games.vanuatu.rules.actions import AT_DIKE, AT_NEUTRAL, KINDS, OUTCOMES, sale_id
from vaka.games.vanuatu.rules.box import BOX, CELLS, CHARACTERS, ISLANDS, NOWHERE, TILES, VALUES, faced, side_of
from vaka.games.vanuatu.rules.pieces import fish_price, volcano_tile
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.telling import cargo, tile_params
from vaka.games.vanuatu.rules.tiles import tile_list, tile_values, tiles_of, worth
from vaka.games.vanuatu.rules.turns.buying import good_price
from vaka.games.vanuatu.rules.turns.sailing import fare

EXAMPLES: Final = "place santo 5, take diver, plan fish, sail 7, build efate, sell 1 1, buy kava efate, token vatu, treasure 2"
SHIPS: Final = tuple(ship.lower() for ship in BOX.ships)


# --- Kinds that are not said argument by argument ---


def say_place(position: VanuatuPosition, values: dict[str, int]) -> dict[str, Any]:
    """A tile by its name; by its place on the volcano, where none lies there."""
    tile = volcano_tile(position, values["slot"])
    name = TILES[tile] if tile != NOWHERE else f"tile{values['slot'] + 1}"
    return tile_params(max(0, tile)) | {"tile": name, "space": values["space"] + 1}


def hear_place(position: VanuatuPosition, words: dict[str, str], seat: int) -> int:
    """A tile that lies on the volcano, and a space."""
    tile = index_of(TILES, words["tile"], "tiles")
    for slot in range(2):
        if volcano_tile(position, slot) == tile:
            return KINDS.id("place", slot=slot, space=number_in(words["space"], 1, CELLS) - 1)
    raise ValueError(f"{words['tile']} does not lie on the volcano")


def say_dike(position: VanuatuPosition, values: dict[str, int]) -> dict[str, Any]:
    """An island, and the space that the side faces; its own number where there is none."""
    space = position.place[values["island"]]
    other = NOWHERE if space == NOWHERE else faced(space, values["side"])
    return {
        "island": ISLANDS[values["island"]],
        "space": f"side{values['side'] + 1}" if other == NOWHERE else str(other + 1),
    }


def hear_dike(position: VanuatuPosition, words: dict[str, str], seat: int) -> int:
    """An island, and a space beside it."""
    island, space = index_of(ISLANDS, words["island"], "islands"), number_in(words["space"], 1, CELLS)
    here = position.place[island]
    side = NOWHERE if here == NOWHERE else side_of(here, space - 1)
    if side == NOWHERE:
        raise ValueError(f"no side of {ISLANDS[island]} faces space {space}")
    return KINDS.id("dike", island=island, side=side)


def say_sell(position: VanuatuPosition, values: dict[str, int]) -> dict[str, Any]:
    """Fish tiles by their values, and the vatus for them."""
    tiles = tiles_of(values["ones"], values["twos"], values["threes"])
    vatus = worth(tiles) * fish_price(position)
    return {"tiles": tile_list(tiles), "count": len(tile_values(tiles)), "vatus": vatus}


def hear_sell(position: VanuatuPosition, words: dict[str, str], seat: int) -> int:
    """Values, in any order."""
    values = [number_in(word, 1, VALUES) for word in words["tiles"].split()]
    counts = [values.count(value) for value in range(1, VALUES + 1)]
    if any(count > most for count, most in zip(counts, BOX.fish_tiles, strict=True)):
        raise ValueError("there are not so many fish tiles")
    return int(sale_id(*counts))


# --- One id, two names ---


def marker_kind(position: VanuatuPosition, action: int) -> str:
    """A marker is neutral in its own stage."""
    return "neutral" if position.stage == AT_NEUTRAL else "plan"


def stop_kind(position: VanuatuPosition, action: int) -> str:
    """What is declined depends on what was offered."""
    return "no-dike" if position.stage == AT_DIKE else "no-begging"


# --- What sentences need besides ---


def sail_details(position: VanuatuPosition, values: dict[str, int]) -> dict[str, Any]:
    """What a voyage costs."""
    return {"vatus": fare(position, position.turn, values["space"], values["detour"]), "detour": values["detour"]}


def buy_details(position: VanuatuPosition, values: dict[str, int]) -> dict[str, Any]:
    """What a good costs."""
    return {"vatus": good_price(values["good"])}


def waive_details(position: VanuatuPosition, values: dict[str, int]) -> dict[str, Any]:
    """Whose bonus it is."""
    return {"character": CHARACTERS[max(0, position.character[position.turn])]}


def say_ship(position: VanuatuPosition, kind: int) -> str:
    """A ship by what it wants; by its number, where there is none."""
    return SHIPS[kind] if kind < len(SHIPS) else str(kind)


def hear_ship(position: VanuatuPosition, word: str) -> int:
    """A ship by what it wants."""
    return index_of(SHIPS, word, "ships")


NOTATION: Final = Notation(
    KINDS,
    special={"place": (say_place, hear_place), "dike": (say_dike, hear_dike), "sell": (say_sell, hear_sell)},
    forms={"plan": marker_kind, "no-dike": stop_kind},
    details={"sail": sail_details, "buy": buy_details, "waive": waive_details},
    examples=EXAMPLES,
)
LOTS: Final = Notation(
    OUTCOMES,
    {"seat": SEATS, "ship": (say_ship, hear_ship)},
    details={
        "first": lambda position, values: {"seat": values["seat"]},
        "tile": lambda position, values: tile_params(values["tile"]),
        "ship": lambda position, values: cargo(values["ship"]),
    },
    hint="chance decides: write first purple, tile b1, ship kkc, tourists 2, die 4 or offer diver",
)


def notation_of(position: VanuatuPosition) -> Notation:
    """How it is said what a seat does, or what chance has decided."""
    return LOTS if position.asked == CHANCE else NOTATION
