"""The set-up of the game and of each round (phase I), as a script: each step leads to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from vaka.engine.names import CHANCE
from vaka.games.vanuatu.rules import characters, telling, trading, waters
from vaka.games.vanuatu.rules.archipelago import lay_tile, refill_islands
from vaka.games.vanuatu.rules.layout import (
    AT_DIE,
    AT_FIRST_PLAYER,
    AT_PLACING,
    AT_SHIPS,
    AT_START_TILES,
    AT_TOURIST_TILE,
    AT_VOLCANO,
    NOWHERE,
    TABLES,
    bit,
    has,
    nibble,
)

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

STACK_SIZE: Final[i64] = 12


def await_chance(state: Vanuatu, stage: i64) -> None:
    """Something is drawn, and then the script goes on."""
    state.stage = stage
    state.asked = CHANCE


# --- Before the first round ---


def next_start_cell(state: Vanuatu) -> i64:
    """The highlighted space that the next starting tile goes to, or NOWHERE."""
    spaces = TABLES.start_cells
    for number in range(len(spaces)):
        if not has(state.ocean, spaces[number]):
            return spaces[number]
    return NOWHERE


def lay_start_tile(state: Vanuatu, tile: i64) -> None:
    """Step 1: the starting tiles go at random to the highlighted spaces; step 12: all boats begin on the blank one."""
    space = next_start_cell(state)
    lay_tile(state, tile, space)
    if state.events is not None:
        telling.tile(state, "start-tile", tile, space)
    if tile == TABLES.blank_tile:
        for seat in range(state.seats):
            state.boat[seat] = space
    if next_start_cell(state) == NOWHERE:
        await_tiles(state)
    else:
        await_chance(state, AT_START_TILES)


def choose_first_player(state: Vanuatu, seat: i64) -> None:
    """Step 13: a random first player; round 1 has no set-up phase."""
    state.first = seat
    state.round = 1
    if state.events is not None:
        state.report("first", {"seat": seat})
        state.report("round", {"round": state.round})
    characters.begin(state)


# --- Phase I ---


def start_round(state: Vanuatu) -> None:
    """I.1: the round marker advances; in a round of the waters the die is rolled. Last round's characters help no more."""
    state.round += 1
    state.spent = bit(state.seats) - 1
    state.performed = 0
    state.governed = NOWHERE
    state.neutral = 0
    if state.events is not None:
        state.report("round", {"round": state.round})
    if state.with_waters and waters.is_flood_round(state.round):
        await_chance(state, AT_DIE)
    else:
        clear_office(state)


def roll_die(state: Vanuatu, pips: i64) -> None:
    """Rising Waters: so many actions are performed before the waters rise."""
    state.die = pips
    if state.events is not None:
        state.report("die", {"pips": pips})
    clear_office(state)


def clear_office(state: Vanuatu) -> None:
    """I.2: tourists who were not fetched leave, and so does their tile."""
    state.pawns += state.office
    state.office = 0
    state.tourist_gone += bit(state.office_tile * 4)
    state.office_tile = NOWHERE
    await_chance(state, AT_TOURIST_TILE)


def turn_tourist_tile(state: Vanuatu, value: i64) -> None:
    """I.2: the next tile says how many tourists come."""
    state.tourist_stack -= bit(value * 4)
    state.office_tile = value
    state.office = value
    state.pawns -= value
    if state.events is not None:
        state.report("tourist-tile", {"count": value})
    if state.round == 0:
        await_chance(state, AT_FIRST_PLAYER)
    else:
        await_ships(state)


def await_ships(state: Vanuatu) -> None:
    """I.3: full ships leave one by one; for each, a new one comes in at the bottom."""
    if trading.has_berth(state) or trading.dismiss_full_ship(state):
        if state.deck == 0:  # the discards are shuffled into a new stack
            state.deck = state.discards
            state.discards = 0
        await_chance(state, AT_SHIPS)
    elif state.round == 0:
        await_chance(state, AT_TOURIST_TILE)
    else:
        refill_islands(state)
        state.price = 0  # I.5
        begin_placing(state)


def ship_comes_in(state: Vanuatu, kind: i64) -> None:
    """The next demand tile."""
    state.deck -= bit(kind * 4)
    trading.moor(state, kind)
    if state.events is not None:
        telling.ship(state, kind)
    await_ships(state)


def begin_placing(state: Vanuatu) -> None:
    """I.6: the first player places the tiles of the volcano; in the last round there are none."""
    if state.volcano == 0:
        characters.begin(state)
        return
    state.stage = AT_PLACING
    state.turn = state.first
    state.asked = state.first


def await_tiles(state: Vanuatu) -> None:
    """I.8: two tiles are revealed on the volcano, as long as the stack lasts."""
    if state.revealed < STACK_SIZE and state.volcano < 256:
        await_chance(state, AT_VOLCANO)
    elif state.round == 0:
        await_ships(state)
    else:
        characters.begin(state)


def reveal_tile(state: Vanuatu, tile: i64) -> None:
    """The next letter of the stack."""
    state.stack &= ~bit(tile)
    state.revealed += 1
    state.volcano |= (tile + 1) << (0 if state.volcano == 0 else 8)
    if state.events is not None:
        telling.tile(state, "volcano", tile, NOWHERE)
    await_tiles(state)


def next_letter(state: Vanuatu) -> i64:
    """The letter on top of the stack: A to F, twice. Where a written position has no tile of it left, the next one that it has."""
    for step in range(6):
        letter = (state.revealed + step) % 6
        if state.stack & TABLES.lettered[letter] != 0:
            return letter
    return NOWHERE


def tourist_tiles_left(state: Vanuatu, value: i64) -> i64:
    """How many tiles of a value are still to come."""
    return nibble(state.tourist_stack, value)
