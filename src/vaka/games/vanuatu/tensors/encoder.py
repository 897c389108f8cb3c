"""What a seat of Vanuatu knows, as a row of bytes. Hidden are the rest tokens of others, and what others saw."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.names import CHANCE, OVER
from vaka.engine.spec import Field
from vaka.engine.state import State
from vaka.engine.tensors import Encoder, Mixer, Row
from vaka.games.vanuatu.rules.actions import STAGES
from vaka.games.vanuatu.rules.box import (
    BOX,
    CELLS,
    CHARACTER_COUNT,
    GOOD_COUNT,
    ISLAND_COUNT,
    SIDES,
    SLOTS,
    SPACE_COUNT,
    TILE_COUNT,
    TOKEN_COUNT,
    VALUES,
)
from vaka.games.vanuatu.rules.packed import (
    eight_bytes,
    four_bytes,
    has,
    lowest,
    one_if,
    put_byte,
    seat_at,
    whole_words,
    without_lowest,
)
from vaka.games.vanuatu.rules.pieces import fish_price
from vaka.games.vanuatu.rules.players import drowned_huts, is_face_down, performed_by, rester, token_of, tokens_seen
from vaka.games.vanuatu.rules.position import BYTE, FEW, MANY, SOME, VanuatuPosition
from vaka.games.vanuatu.rules.sequence import vanuatu
from vaka.games.vanuatu.rules.tiles import WIDTH

STAGE_COUNT: Final[i64] = 16
SHIP_KINDS: Final[i64] = len(BOX.ships)
TOURIST_VALUES: Final[i64] = max(BOX.tourist_tiles) + 1
RESTS: Final[i64] = 5
"""Each seat rests once in a round."""
TOKEN_CODES: Final[i64] = 8
REST: Final[i64] = 6
MANY_AT_MOST: Final = 15
assert len(STAGES) == STAGE_COUNT


class VanuatuEncoder(Encoder):
    """The archipelago, the board, the reserve, the players and the round."""

    def fields(self, seats: i64) -> list[Field]:
        """The fields of a row."""
        return [
            Field("tiles", (TILE_COUNT, CELLS), 1, "the space of each tile, islands first; nothing before it is placed"),
            Field("order", (ISLAND_COUNT,), ISLAND_COUNT, "the islands in the order of their placement: island + 1"),
            Field("fish", (CELLS,), 3, "fish tokens on each space"),
            Field("treasure", (CELLS,), 3, "treasure tokens on each space"),
            Field("goods", (ISLAND_COUNT, GOOD_COUNT), 3, "kava, copra and beef on each island"),
            Field("drawings", (ISLAND_COUNT,), 3, "sand drawings on each island"),
            Field("tourists", (ISLAND_COUNT,), 7, "tourists on each island"),
            Field("water", (ISLAND_COUNT,), 7, "water markers on each island"),
            Field("dikes", (ISLAND_COUNT, SIDES), 1, "dikes on the sides of each island"),
            Field("submerged", (ISLAND_COUNT,), 1, "islands that the sea has taken"),
            Field("volcano", (2,), TILE_COUNT, "the tiles on the volcano: tile + 1"),
            Field("stack", (TILE_COUNT,), 1, "tiles that are not revealed"),
            Field("ships", (SLOTS,), SHIP_KINDS, "the ships from the top: kind + 1"),
            Field("holds", (SLOTS, GOOD_COUNT), 3, "cubes aboard each ship"),
            Field("deck", (SHIP_KINDS,), MANY_AT_MOST, "ships to come, of each kind"),
            Field("discards", (SHIP_KINDS,), MANY_AT_MOST, "ships that have left"),
            Field("tourist_stack", (TOURIST_VALUES,), MANY_AT_MOST, "tourist tiles to come, of each value"),
            Field("tourist_gone", (TOURIST_VALUES,), MANY_AT_MOST, "tourist tiles that are gone"),
            Field("cubes", (GOOD_COUNT,), MANY_AT_MOST, "cubes in the reserve"),
            Field("fish_stock", (VALUES,), MANY_AT_MOST, "fish tiles in the reserve, of value 1, 2 and 3"),
            Field("treasure_stock", (VALUES,), MANY_AT_MOST, "treasure tiles in the reserve"),
            Field("fish_gone", (VALUES,), MANY_AT_MOST, "fish tiles out of the game"),
            Field("treasure_gone", (VALUES,), MANY_AT_MOST, "treasure tiles out of the game"),
            Field("offered", (CHARACTER_COUNT,), 1, "characters on offer"),
            Field("offered_before", (CHARACTER_COUNT,), 1, "characters on offer in the round before"),
            Field("neutral", (SPACE_COUNT,), 7, "neutral markers on each action space"),
            Field("boat", (seats, CELLS), 1, "the space of each boat; nothing before it is placed"),
            Field("character", (seats, CHARACTER_COUNT), 1, "the character of each seat"),
            Field("huts", (seats, 8), 3, "huts of each seat on each island; the last three are always 0"),
            Field("plan", (seats, 16), 7, "action markers of each seat on each action space; the last seven are always 0"),
            Field("earned", (seats, 8), 255, "points of each seat by their source; the last two are always 0"),
            Field("fish_tiles", (seats, 8), MANY_AT_MOST, "fish tiles of each seat, of value 1, 2, 3; the last five are always 0"),
            Field("treasure_tiles", (seats, 8), MANY_AT_MOST, "treasure tiles of each seat, likewise"),
            Field("performed", (seats, SPACE_COUNT), 1, "actions that each seat has performed in this round"),
            Field(
                "players",
                (seats, 7),
                255,
                "of each: vatus, prosperity (two bytes), huts in hand, huts drowned, face down, won",
            ),
            Field(
                "rests",
                (RESTS, REST),
                8,
                "who rested, in order: seat + 1, token + 1 (above 4: hidden, pending), tokens seen",
            ),
            Field("turn", (seats,), 1, "whose turn it is"),
            Field("first", (seats,), 1, "the first player"),
            Field("viewer", (seats,), 1, "whose view this is; nobody for spectators"),
            Field("stage", (STAGE_COUNT,), 1, "the stage of the round"),
            Field(
                "counts",
                (24,),
                255,
                "round; lap of the planning; markers or tiles left to place; tiles revealed; pawns that wait; tourist tile + 1; "
                "price of fish; "
                "pawns, drawings, fish tokens, treasure tokens, dikes and water in the reserve; actions before the waters rise; "
                "island with a new hut + 1; action space of the Governor + 1; bonus waived; over; does chance decide; characters; "
                "rising waters; does the Governor repeat; how many rested; 0",
            ),
        ]

    def write(self, view: State, row: Row, first: i64) -> None:
        """The fields of a view."""
        position = vanuatu(view)
        write_archipelago(position, row)
        write_board(position, row)
        write_players(position, row, first)
        write_round(position, row, first)

    def mix(self, state: State, mixer: Mixer) -> bool:
        """Everything that a position has."""
        mix_fields(vanuatu(state), mixer)
        return True


def write_archipelago(position: VanuatuPosition, row: Row) -> None:
    """Tiles and what lies on them."""
    place = position.place
    words = row.words
    at = row.at
    for tile in range(TILE_COUNT):
        if place[tile] >= 0:
            put_byte(words, at + place[tile], 1)
        at += CELLS
    row.at = whole_words(at)
    order = position.order
    for number in range(ISLAND_COUNT):
        row.byte((order & 7) + 1 if number < position.land_count else NONE)
        order >>= SOME
    row.fields(position.fish, FEW, CELLS)
    row.fields(position.treasure, FEW, CELLS)
    row.fields(position.goods, FEW, ISLAND_COUNT * GOOD_COUNT)
    row.fields(position.drawings, FEW, ISLAND_COUNT)
    row.fields(position.tourists, SOME, ISLAND_COUNT)
    row.fields(position.water, SOME, ISLAND_COUNT)
    row.spread(position.dikes, ISLAND_COUNT * SIDES)
    row.spread(position.submerged, ISLAND_COUNT)


def write_board(position: VanuatuPosition, row: Row) -> None:
    """The volcano, the ships, the stacks and the reserve."""
    row.fields(position.volcano, BYTE, 2)
    row.spread(position.stack, TILE_COUNT)
    row.fields(position.ships, MANY, SLOTS)
    row.fields(position.holds, FEW, SLOTS * GOOD_COUNT)
    row.fields(position.deck, MANY, SHIP_KINDS)
    row.fields(position.discards, MANY, SHIP_KINDS)
    row.fields(position.tourist_stack, MANY, TOURIST_VALUES)
    row.fields(position.tourist_gone, MANY, TOURIST_VALUES)
    row.fields(position.cubes, MANY, GOOD_COUNT)
    row.fields(position.fish_stock, WIDTH, VALUES)
    row.fields(position.treasure_stock, WIDTH, VALUES)
    row.fields(position.fish_gone, WIDTH, VALUES)
    row.fields(position.treasure_gone, WIDTH, VALUES)
    row.spread(position.offered, CHARACTER_COUNT)
    row.spread(position.offered_before, CHARACTER_COUNT)
    row.fields(position.neutral, SOME, SPACE_COUNT)


def write_players(position: VanuatuPosition, row: Row, first: i64) -> None:
    """What each seat has."""
    seats = position.seats
    row.align()
    words = row.words
    boats = row.at
    characters = boats + whole_words(seats * CELLS)
    huts = (characters + whole_words(seats * CHARACTER_COUNT)) >> 3
    plan = huts + seats
    earned = plan + 2 * seats
    fish = earned + seats
    treasure = fish + seats
    done = (treasure + seats) << 3
    players = done + whole_words(seats * SPACE_COUNT)
    is_over = position.asked == OVER
    for number in range(seats):
        seat = seat_at(number, first, seats)
        if position.boat[seat] >= 0:
            put_byte(words, boats + number * CELLS + position.boat[seat], 1)
        if position.character[seat] >= 0:
            put_byte(words, characters + number * CHARACTER_COUNT + position.character[seat], 1)
        words[huts + number] = eight_bytes(position.huts[seat], FEW)
        planned = position.plan[seat]
        words[plan + 2 * number] = eight_bytes(planned, SOME)
        words[plan + 2 * number + 1] = eight_bytes(planned >> (8 * SOME), SOME)
        words[earned + number] = position.earned[seat]
        words[fish + number] = eight_bytes(position.fish_tiles[seat], WIDTH)
        words[treasure + number] = eight_bytes(position.treasure_tiles[seat], WIDTH)
        performed = performed_by(position, seat)
        while performed != 0:
            put_byte(words, done + number * SPACE_COUNT + lowest(performed), 1)
            performed = without_lowest(performed)
        at = players + number * 7
        prosperity = position.prosperity[seat]
        put_byte(words, at, most(position.vatus[seat]))
        put_byte(words, at + 1, prosperity >> 8)
        put_byte(words, at + 2, prosperity & 255)
        put_byte(words, at + 3, position.supply[seat])
        put_byte(words, at + 4, drowned_huts(position, seat))
        put_byte(words, at + 5, one_if(is_face_down(position, seat)))
        put_byte(words, at + 6, one_if(is_over and has(position.won, seat)))
    row.at = players + whole_words(seats * 7)


def most(number: i64) -> i64:
    """A number as a byte: what is larger is written as 255."""
    return min(number, 255)


def write_round(position: VanuatuPosition, row: Row, first: i64) -> None:
    """Who rested, whose turn it is, and how far the round has come."""
    seats = position.seats
    row.align()
    for number in range(RESTS):
        if number < position.rests:
            seat = rester(position, number) - first
            row.byte((seat + seats if seat < 0 else seat) + 1)
            row.byte(token_of(position, number) + 1)
            seen = tokens_seen(position, number)
            for token in range(TOKEN_COUNT):
                row.flag(has(seen, token))
        else:
            row.skip(REST)
    row.seat_hot(position.turn, first, seats)
    row.seat_hot(position.first, first, seats)
    row.seat_hot(position.viewer, first, seats)
    row.align()
    row.one_hot(position.stage, STAGE_COUNT)
    row.align()
    at = row.at
    one = four_bytes(position.round, position.lap, position.left, position.revealed)
    two = four_bytes(position.office, position.office_tile + 1, fish_price(position), position.pawns)
    row.put_word(at, one | (two << 32))
    one = four_bytes(position.drawing_stock, position.fish_tokens, position.treasure_tokens, position.dike_stock)
    two = four_bytes(position.water_stock, position.die, position.building + 1, position.governed + 1)
    row.put_word(at + 8, one | (two << 32))
    is_over, is_chance = one_if(position.asked == OVER), one_if(position.asked == CHANCE)
    one = four_bytes(one_if(position.waived), is_over, is_chance, one_if(position.with_characters))
    two = four_bytes(one_if(position.with_waters), one_if(position.governor_repeats), position.rests, NONE)
    row.put_word(at + 16, one | (two << 32))
    row.at = at + 24


NONE: Final[i64] = 0


def mix_fields(position: VanuatuPosition, mixer: Mixer) -> None:
    """Everything that a position has."""
    mixer.flag(position.with_characters)
    mixer.flag(position.with_waters)
    mixer.flag(position.governor_repeats)
    mixer.add_all(position.place)
    mixer.add(position.ocean)
    mixer.add(position.land)
    mixer.add(position.order)
    mixer.add(position.land_count)
    mixer.add(position.fish)
    mixer.add(position.treasure)
    mixer.add(position.grounds)
    mixer.add(position.wrecks)
    mixer.add(position.goods)
    mixer.add(position.drawings)
    mixer.add(position.tourists)
    mixer.add(position.water)
    mixer.add(position.dikes)
    mixer.add(position.built)
    mixer.add(position.submerged)
    mixer.add(position.volcano)
    mixer.add(position.stack)
    mixer.add(position.revealed)
    mixer.add(position.ships)
    mixer.add(position.holds)
    mixer.add(position.deck)
    mixer.add(position.discards)
    mixer.add(position.tourist_stack)
    mixer.add(position.tourist_gone)
    mixer.add(position.office)
    mixer.add(position.office_tile)
    mixer.add(position.price)
    mixer.add(position.cubes)
    mixer.add(position.pawns)
    mixer.add(position.drawing_stock)
    mixer.add(position.fish_tokens)
    mixer.add(position.treasure_tokens)
    mixer.add(position.fish_stock)
    mixer.add(position.treasure_stock)
    mixer.add(position.fish_gone)
    mixer.add(position.treasure_gone)
    mixer.add(position.dike_stock)
    mixer.add(position.water_stock)
    mixer.add_all(position.boat)
    mixer.add_all(position.vatus)
    mixer.add_all(position.prosperity)
    mixer.add_all(position.earned)
    mixer.add_all(position.huts)
    mixer.add_all(position.supply)
    mixer.add_all(position.character)
    mixer.add_all(position.fish_tiles)
    mixer.add_all(position.treasure_tiles)
    mixer.add_all(position.plan)
    mixer.add(position.drowned)
    mixer.add(position.spent)
    mixer.flag(position.waived)
    mixer.add(position.performed)
    mixer.add(position.governed)
    mixer.add(position.offered)
    mixer.add(position.offered_before)
    mixer.add(position.neutral)
    mixer.add(position.rests)
    mixer.add(position.rest_seats)
    mixer.add(position.rest_tokens)
    mixer.add(position.rest_seen)
    mixer.add(position.round)
    mixer.add(position.first)
    mixer.add(position.stage)
    mixer.add(position.asked)
    mixer.add(position.turn)
    mixer.add(position.lap)
    mixer.add(position.left)
    mixer.add(position.die)
    mixer.add(position.building)
    mixer.add(position.won)


ENCODER: Final = VanuatuEncoder()
