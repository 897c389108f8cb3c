"""What a seat of Conquest of Paradise knows, as a row of bytes. Of others' stacks that lie face down there is the number alone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.names import CHANCE, OVER
from vaka.engine.spec import Field
from vaka.engine.state import State
from vaka.engine.tensors import NOTHING, Encoder, Mixer, Row
from vaka.games.paradise.rules.board.hexes import HEX_COUNT, NOWHERE
from vaka.games.paradise.rules.board.pieces import ALL_FIELDS
from vaka.games.paradise.rules.board.seats import GONE, HOME, KNOWS, NATION, PLAN, STOCK, STOCK_UNKNOWN, TRACK, of_seat
from vaka.games.paradise.rules.packed import (
    eight_bytes,
    four_bytes,
    has,
    lowest,
    one_if,
    put_byte,
    seat_at,
    size_of,
    without_lowest,
)
from vaka.games.paradise.rules.position import CARD_COUNT, CARD_UNKNOWN, MARKER_COUNT, ParadisePosition, card_at, card_owner
from vaka.games.paradise.rules.script.asking import CHANCES, QUESTIONS, STEPS
from vaka.games.paradise.rules.sequence import paradise
from vaka.games.paradise.rules.stages import AT_BUILDING, AT_END, NO_BATTLE
from vaka.games.paradise.tensors.chart import RAIDS, counted, handful, told, turned, write_sets, write_sites, write_stacks
from vaka.games.paradise.tensors.mixing import mix_fields

PADDED: Final[i64] = 56
"""The bytes of half a map: fifty hexes, and on to the next word."""
STAGES: Final[i64] = STEPS.size
KINDS_OF_CHANCE: Final[i64] = CHANCES.size
KINDS_OF_QUESTION: Final[i64] = QUESTIONS.size
HANDFUL: Final[i64] = 8
"""The bytes of a handful of pieces: Transport and War Canoes, Warrior Bands, Colonies, Rumours, how many in all, and two of 0."""
CUP_WIDTH: Final[i64] = 6
"""The bits of a kind of markers in the cup."""
SIDES: Final[i64] = 4
HEX: Final = "hexes in the order of the box"
HALVES: Final = "the map in two halves of fifty hexes, each with six bytes of 0 behind it"
PIECES: Final = "Transport Canoes, War Canoes, Warrior Bands, Colonies, Rumours, all together, 0, 0"


class ParadiseEncoder(Encoder):
    """The map, the pieces, the battle, the cards and the turn."""

    def fields(self, seats: i64) -> list[Field]:
        """The fields of a row."""
        return [
            Field("unknown", (2, PADDED), 1, f"hexes that nobody has explored: {HALVES}"),
            Field("face_down", (2, PADDED), 1, "tiles that lie face down"),
            Field("independent", (2, PADDED), 1, "groups that are independent"),
            Field("sea", (2, PADDED), 1, "hexes that are known to be sea"),
            Field("marks", (HEX_COUNT,), 7, f"1: a Colony became a Village, 2: a canoe was turned up, 4: or down; {HEX}"),
            Field("tile", (HEX_COUNT,), 31, "the tile: tile + 1, 31 if it is hidden, 0 if there is none"),
            Field("found", (HEX_COUNT,), 15, "the seats that have seen it, bit by bit"),
            Field("knots", (HEX_COUNT,), 15, "knots"),
            Field("villages", (HEX_COUNT,), 7, "Villages"),
            Field("agriculture", (HEX_COUNT,), 3, "Improved Agriculture"),
            Field("control", (HEX_COUNT,), SIDES, "who controls the group: seat + 1"),
            Field("taken", (HEX_COUNT,), SIDES, "who has to keep a piece there: seat + 1"),
            Field("owner", (HEX_COUNT,), 8 + SIDES, "whose stack it is: seat + 1, and 8 more if it lies face up"),
            Field("stack", (HEX_COUNT, HANDFUL), 63, f"the stack: {PIECES}; of what is hidden only all together"),
            Field("moved", (HEX_COUNT, HANDFUL), 63, "of it what has moved, or what is ordered there, likewise"),
            Field("orders", (HEX_COUNT,), 255, "other orders there, packed: face up, agriculture, Villages, settling, dismissals"),
            Field(
                "raids",
                (RAIDS, 16),
                HEX_COUNT,
                "stacks of the active seat in hexes of others: hex + 1, seven bytes of 0, the stack",
            ),
            Field(
                "cards",
                (CARD_COUNT, 8),
                31,
                "as they were drawn: seat + 1, card + 1 (31: hidden), open, used, known to each seat",
            ),
            Field("used", (CARD_COUNT,), 1, "cards used in this battle"),
            Field(
                "seats",
                (seats, 16),
                255,
                "nation + 1, home + 1, Explorer lost, orders in, track, won, 0, 0, and the plan, packed",
            ),
            Field("gone", (seats, HANDFUL), 63, f"pieces out of the game: {PIECES}"),
            Field("fleet", (3, HANDFUL), 63, "the fleet in hand, what it has dropped, and what it has loaded"),
            Field("battle", (5, HANDFUL), 63, "front and back line of attack and defence, and what the last attack met with"),
            Field("cup", (MARKER_COUNT,), 63, "markers in the cup"),
            Field("active", (seats,), 1, "the active seat"),
            Field("first", (seats,), 1, "the first in the turn order"),
            Field("marker", (seats,), 1, "who has the turn marker"),
            Field("defender", (seats,), 1, "the defender"),
            Field("declared", (seats,), 1, "who has declared victory"),
            Field("asked", (seats,), 1, "who is asked"),
            Field("viewer", (seats,), 1, "whose view this is; nobody for spectators"),
            Field("stage", (STAGES,), 1, "the stage of the turn"),
            Field("chance", (KINDS_OF_CHANCE,), 1, "what chance is asked for"),
            Field("question", (KINDS_OF_QUESTION,), 1, "what is asked in the middle of something"),
            Field(
                "counts",
                (40,),
                255,
                "turn; counter-clockwise; tiles in the lid; voyage at + 1; its knots; fleet at + 1; its steps; face up; "
                "battle in + 1; its stage; Local Warriors; die + 1; saved; arioi; unloaded; poi; looked at + 1; "
                "does chance decide; over; the three numbers of a question + 1; seats that use no card, have answered, buy, "
                "have bought (bit by bit); homes agreed; home point; any Rumours; given up gone; last turn; half points needed; "
                "advanced rules; place in the turn order",
            ),
        ]

    def write(self, view: State, row: Row, first: i64) -> None:
        """The fields of a view."""
        position = paradise(view)
        write_sets(position, row)
        write_sites(position, row, first)
        write_stacks(position, row, first)
        write_cards(position, row, first)
        write_seats(position, row, first)
        write_pieces_in_hand(position, row)
        write_turn(position, row, first)
        write_counts(position, row, first)

    def omitted(self) -> list[str]:
        """What others know of stacks, how far each canoe has come, pools of Build Points, and what the advanced rules note."""
        return [
            "stacks/*/known",
            "stacks/*/no_war",
            "raids/*/known",
            "raids/*/no_war",
            "raids/*/fighters",
            "fleet/known",
            "fleet/no_war",
            "fleet/crew",
            "trips",
            "orders/*/points",
            "advanced",
        ]

    def seat_arguments(self) -> dict[str, int]:
        """Some questions are about a seat."""
        return {"seat": 1}

    def mix(self, state: State, mixer: Mixer) -> bool:
        """Everything that a position has."""
        mix_fields(paradise(state), mixer)
        return True


def write_cards(position: ParadisePosition, row: Row, first: i64) -> None:
    """Cards in the order in which they were drawn."""
    seats = position.seats
    row.align()
    base = row.at
    words = row.words
    for slot in range(position.dealt):
        card = card_at(position, slot)
        word = told(card_owner(position, slot), first, seats)
        if card == CARD_UNKNOWN:
            word |= card << 8
        else:
            word |= ((card + 1) << 8) | ((position.opened >> card & 1) << 16) | ((position.spent >> card & 1) << 24)
        words[(base >> 3) + slot] = word
    for number in range(seats):
        known = of_seat(position, seat_at(number, first, seats), KNOWS)
        while known != 0:
            put_byte(words, base + lowest(known) * 8 + 4 + number, 1)
            known = without_lowest(known)
    row.at = base + CARD_COUNT * 8
    row.spread(position.used if position.battle != NO_BATTLE else NOTHING, CARD_COUNT)


def write_seats(position: ParadisePosition, row: Row, first: i64) -> None:
    """What each player is and has."""
    seats = position.seats
    row.align()
    words = row.words
    at = row.at >> 3
    is_building = position.stage == AT_BUILDING
    is_over = position.stage == AT_END
    for number in range(seats):
        seat = seat_at(number, first, seats)
        home = (of_seat(position, seat, NATION) + 1) | ((of_seat(position, seat, HOME) + 1) << 8)
        signs = one_if(has(position.lost, seat)) | (one_if(is_building and has(position.ended, seat)) << 8)
        result = min(of_seat(position, seat, TRACK), 255) | (one_if(is_over and has(position.won, seat)) << 8)
        words[at + 2 * number] = home | (signs << 16) | (result << 32)
        if is_building:
            words[at + 2 * number + 1] = of_seat(position, seat, PLAN)
        words[at + 2 * seats + number] = handful(of_seat(position, seat, GONE))
    row.at = (at + 3 * seats) << 3


def write_pieces_in_hand(position: ParadisePosition, row: Row) -> None:
    """The fleet in hand, and the battle."""
    row.align()
    words = row.words
    at = row.at >> 3
    if position.fleet_at != NOWHERE:
        is_hidden = position.active >= 0 and of_seat(position, position.active, STOCK) == STOCK_UNKNOWN
        words[at] = counted(position.fleet, is_hidden)
        words[at + 1] = handful(position.dropped)
        words[at + 2] = handful(position.loaded)
    if position.battle != NO_BATTLE:
        words[at + 3] = handful(position.attack & ALL_FIELDS)
        words[at + 4] = handful(position.attack >> 16)
        words[at + 5] = handful(position.defence & ALL_FIELDS)
        words[at + 6] = handful(position.defence >> 16)
    words[at + 7] = handful(position.faced)
    words[at + 8] = eight_bytes(position.cup, CUP_WIDTH)
    row.at = (at + 9) << 3


def write_turn(position: ParadisePosition, row: Row, first: i64) -> None:
    """Whose turn it is, and what is asked."""
    seats = position.seats
    row.seat_hot(position.active, first, seats)
    row.seat_hot(position.first, first, seats)
    row.seat_hot(position.marker, first, seats)
    row.seat_hot(position.defender, first, seats)
    row.seat_hot(position.declared, first, seats)
    row.seat_hot(position.asked, first, seats)
    row.seat_hot(position.viewer, first, seats)
    row.align()
    row.one_hot(position.stage, STAGES)
    row.align()
    row.one_hot(position.chance if position.asked == CHANCE else NOTHING, KINDS_OF_CHANCE)
    row.align()
    row.one_hot(position.pending_question() if position.is_pending() else NOTHING, KINDS_OF_QUESTION)


def write_counts(position: ParadisePosition, row: Row, first: i64) -> None:
    """Small numbers."""
    seats = position.seats
    row.align()
    at = row.at
    one = four_bytes(position.turn, one_if(position.counter), size_of(position.lid), position.voyage_at + 1)
    two = four_bytes(position.knots, position.fleet_at + 1, position.fleet_steps, one_if(position.fleet_up))
    row.put_word(at, one | (two << 32))
    one = four_bytes(NOTHING, position.battle, NOTHING, NOTHING)
    two = four_bytes(NOTHING, NOTHING, position.unloaded, one_if(position.poi))
    if position.battle != NO_BATTLE:
        one = four_bytes(position.battle_hex + 1, position.battle, position.local, position.die + 1)
        two = four_bytes(position.saved, one_if(position.arioi), position.unloaded, one_if(position.poi))
        row.put(at + 22, turned(position.silenced, first, seats))
    row.put_word(at + 8, one | (two << 32))
    row.put(at + 16, position.kava_hex + 1)
    row.put(at + 17, one_if(position.asked == CHANCE))
    row.put(at + 18, one_if(position.asked == OVER))
    row.at = at + 19
    row.byte(position.pending_one() + 1)
    row.byte(position.pending_two() + 1)
    row.byte(position.pending_three() + 1)
    row.put(at + 23, turned(position.answered, first, seats))
    one = four_bytes(
        turned(position.buyers, first, seats),
        turned(position.bought, first, seats),
        one_if(position.homes_agreed),
        one_if(position.home_point),
    )
    two = four_bytes(one_if(position.rumours_any), one_if(position.given_up_gone), position.last_turn, position.threshold)
    row.put_word(at + 24, one | (two << 32))
    row.put(at + 32, position.advanced)
    row.put(at + 33, position.place if seats > 1 else NOTHING)
    row.at = at + 40


ENCODER: Final = ParadiseEncoder()
