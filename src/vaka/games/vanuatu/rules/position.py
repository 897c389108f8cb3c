"""A position of Vanuatu: the archipelago, the board, the players and where the round stands.

The fields stand here by name. How several things lie side by side in one of them is known to `pieces`, `players` and
`tiles` alone: rules ask and change a position through their functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.names import CHANCE
from vaka.engine.state import State
from vaka.games.vanuatu.rules.box import NO_CHARACTER, NOWHERE, TABLES, Character, Seat, Space, Tile
from vaka.games.vanuatu.rules.packed import ZERO, has

if TYPE_CHECKING:
    from vaka.engine.game import Game


FEW: Final[i64] = 2
"""The bits of a count up to 3; likewise below."""
SOME: Final[i64] = 3
MANY: Final[i64] = 4
BYTE: Final[i64] = 8


class VanuatuPosition(State):
    """One position. Sets are the bits of an integer; small counts lie side by side in one."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        nothing = TABLES.nothing
        self.with_characters = True
        self.with_waters = False
        self.governor_repeats = True
        # The archipelago: tiles by space, then what lies on oceans (by space) and on islands (by island).
        self.place: vec[i64] = nothing  # of each tile: its space, or NOWHERE
        self.ocean: i64 = 0  # spaces
        self.land: i64 = 0  # spaces with an island, submerged ones included
        self.order: i64 = 0  # the islands in the order of their placement, three bits each
        self.land_count: i64 = 0
        self.fish: i64 = 0  # tokens, two bits a space
        self.treasure: i64 = 0
        self.grounds: i64 = 0  # spaces with fish
        self.wrecks: i64 = 0  # spaces with treasure
        self.goods: i64 = 0  # cubes, two bits for island * 3 + good
        self.drawings: i64 = 0  # two bits an island
        self.tourists: i64 = 0  # three bits an island
        self.water: i64 = 0  # three bits an island
        self.dikes: i64 = 0  # six bits an island
        self.built: i64 = 0  # huts of all colours, four bits an island: what `huts` says, added up
        self.submerged: i64 = 0  # islands
        # The board.
        self.volcano: i64 = 0  # two tiles, eight bits each: tile + 1
        self.stack: i64 = 0  # tiles not yet revealed
        self.revealed: i64 = 0  # how many are
        self.ships: i64 = 0  # four bits a slot from the top: kind + 1
        self.holds: i64 = 0  # cubes aboard, two bits for slot * 3 + good
        self.deck: i64 = 0  # ships to come, four bits a kind
        self.discards: i64 = 0
        self.tourist_stack: i64 = 0  # tiles to come, four bits a value
        self.tourist_gone: i64 = 0
        self.office: i64 = 0  # pawns that wait
        self.office_tile: i64 = NOWHERE
        self.price: i64 = 0  # space of the fish market
        # The reserve.
        self.cubes: i64 = 0  # four bits a good
        self.pawns: i64 = 0
        self.drawing_stock: i64 = 0
        self.fish_tokens: i64 = 0
        self.treasure_tokens: i64 = 0
        self.fish_stock: i64 = 0  # tiles, four bits a value
        self.treasure_stock: i64 = 0
        self.fish_gone: i64 = 0
        self.treasure_gone: i64 = 0
        self.dike_stock: i64 = 0
        self.water_stock: i64 = 0
        # The players.
        self.boat: vec[i64] = nothing
        self.vatus: vec[i64] = nothing
        self.prosperity: vec[i64] = nothing
        self.earned: vec[i64] = nothing  # prosperity by its source, eight bits each
        self.huts: vec[i64] = nothing  # two bits an island
        self.supply: vec[i64] = nothing  # huts in hand
        self.character: vec[i64] = nothing
        self.fish_tiles: vec[i64] = nothing  # four bits a value
        self.treasure_tiles: vec[i64] = nothing
        self.plan: vec[i64] = nothing  # action markers, three bits a space
        self.drowned: i64 = 0  # huts out of the game, four bits a seat
        self.spent: i64 = 0  # seats whose character lies face down
        self.waived = False  # the bonus of this turn
        self.performed: i64 = 0  # nine bits a seat
        self.governed: i64 = NOWHERE  # the action space that the Governor moved to
        self.offered: i64 = 0  # characters
        self.offered_before: i64 = 0
        self.neutral: i64 = 0  # markers, three bits a space
        # Who rested, in order, with which token, and which tokens were there to be seen.
        self.rests: i64 = 0
        self.rest_seats: i64 = 0  # three bits each
        self.rest_tokens: i64 = 0
        self.rest_seen: i64 = 0  # four bits each
        # The round.
        self.round: i64 = 0
        self.first: i64 = 0
        self.stage: i64 = 0
        self.asked: i64 = CHANCE
        self.turn: i64 = 0
        self.lap: i64 = 0  # of the planning
        self.left: i64 = 0  # markers to place, or tiles
        self.die: i64 = 0  # actions before the waters rise; 0: they do not
        self.building: i64 = NOWHERE  # the island with a new hut, where a dike may follow
        self.won: i64 = 0  # seats


def copy_fields(position: VanuatuPosition, twin: VanuatuPosition) -> None:
    """Make the twin's fields those of the position. What changes seldom is shared, and replaced when it changes."""
    twin.with_characters = position.with_characters
    twin.with_waters = position.with_waters
    twin.governor_repeats = position.governor_repeats
    twin.place = position.place
    twin.ocean = position.ocean
    twin.land = position.land
    twin.order = position.order
    twin.land_count = position.land_count
    twin.fish = position.fish
    twin.treasure = position.treasure
    twin.grounds = position.grounds
    twin.wrecks = position.wrecks
    twin.goods = position.goods
    twin.drawings = position.drawings
    twin.tourists = position.tourists
    twin.water = position.water
    twin.dikes = position.dikes
    twin.built = position.built
    twin.submerged = position.submerged
    twin.volcano = position.volcano
    twin.stack = position.stack
    twin.revealed = position.revealed
    twin.ships = position.ships
    twin.holds = position.holds
    twin.deck = position.deck
    twin.discards = position.discards
    twin.tourist_stack = position.tourist_stack
    twin.tourist_gone = position.tourist_gone
    twin.office = position.office
    twin.office_tile = position.office_tile
    twin.price = position.price
    twin.cubes = position.cubes
    twin.pawns = position.pawns
    twin.drawing_stock = position.drawing_stock
    twin.fish_tokens = position.fish_tokens
    twin.treasure_tokens = position.treasure_tokens
    twin.fish_stock = position.fish_stock
    twin.treasure_stock = position.treasure_stock
    twin.fish_gone = position.fish_gone
    twin.treasure_gone = position.treasure_gone
    twin.dike_stock = position.dike_stock
    twin.water_stock = position.water_stock
    twin.boat = position.boat[:]
    twin.vatus = position.vatus[:]
    twin.prosperity = position.prosperity[:]
    twin.earned = position.earned
    twin.huts = position.huts[:]
    twin.supply = position.supply
    twin.character = position.character
    twin.fish_tiles = position.fish_tiles[:]
    twin.treasure_tiles = position.treasure_tiles[:]
    twin.plan = position.plan[:]
    twin.drowned = position.drowned
    twin.spent = position.spent
    twin.waived = position.waived
    twin.performed = position.performed
    twin.governed = position.governed
    twin.offered = position.offered
    twin.offered_before = position.offered_before
    twin.neutral = position.neutral
    twin.rests = position.rests
    twin.rest_seats = position.rest_seats
    twin.rest_tokens = position.rest_tokens
    twin.rest_seen = position.rest_seen
    twin.round = position.round
    twin.first = position.first
    twin.stage = position.stage
    twin.asked = position.asked
    twin.turn = position.turn
    twin.lap = position.lap
    twin.left = position.left
    twin.die = position.die
    twin.building = position.building
    twin.won = position.won


def changed(values: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A copy with another value in one place: for what several positions share."""
    found = values[:]
    found[place] = value
    return found


def take_options(position: VanuatuPosition) -> None:
    """The options as the rules ask for them."""
    position.with_characters = position.options["characters"] == "yes"
    position.with_waters = position.options["waters"] == "yes"
    position.governor_repeats = position.options["governor_repeats"] == "yes"


# --- What lies where, who comes when, and who helps ---


def tile_at(position: VanuatuPosition, space: Space) -> Tile:
    """The tile on a space, or NOWHERE."""
    places = position.place
    for tile in range(len(places)):
        if places[tile] == space:
            return tile
    return NOWHERE


def rank(position: VanuatuPosition, seat: Seat) -> i64:
    """The place in the turn order: 0 is the first player."""
    behind = seat - position.first
    return behind if behind >= 0 else behind + position.seats


def clockwise(position: VanuatuPosition, seat: Seat) -> Seat:
    """The next seat."""
    return seat + 1 if seat + 1 < position.seats else ZERO


def helps(position: VanuatuPosition, seat: Seat, character: Character) -> bool:
    """Does the seat have this character's bonus now?"""
    return position.character[seat] == character and not has(position.spent, seat) and not position.waived


def holder_of(position: VanuatuPosition, character: Character) -> Seat:
    """Who has this character, or NO_CHARACTER."""
    for seat in range(position.seats):
        if position.character[seat] == character:
            return seat
    return NO_CHARACTER
