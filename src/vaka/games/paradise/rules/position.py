"""A position of Conquest of Paradise: its fields, and functions on them that hide how they are packed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.names import CHANCE
from vaka.engine.state import State
from vaka.games.paradise.rules import stages
from vaka.games.paradise.rules.board import hexes
from vaka.games.paradise.rules.box import BOX, Card
from vaka.games.paradise.rules.options import rules_in, shift_of
from vaka.games.paradise.rules.packed import bit

if TYPE_CHECKING:
    from vaka.engine.game import Game

NO_SEAT: Final[i64] = -1
NO_TILE: Final[i64] = -1
TILE_UNKNOWN: Final[i64] = 30  # on a view
CARD_UNKNOWN: Final[i64] = 31  # on a view
CARD_COUNT: Final[i64] = 28
TILE_COUNT: Final[i64] = 30
MARKER_COUNT: Final[i64] = 7
OFF_COURSE: Final[i64] = 6


def zeros(count: i64) -> vec[i64]:
    """So many zeros."""
    found = vec[i64](capacity=count)
    for _place in range(count):
        found = append(found, 0)
    return found


NO_HEXES: Final = zeros(0)


class ParadisePosition(State):
    """The fields of a position. Rules ask for them by the functions below."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.homes_agreed = False
        self.home_point = True
        self.rumours_any = False
        self.given_up_gone = True
        self.last_turn: i64 = 60
        self.threshold: i64 = 0  # in half points
        self.sides: i64 = seats  # colours in play: in the solitaire game one more than seats
        self.advanced: i64 = 0  # the advanced rules in play
        self.annex: vec[i64] = NO_HEXES  # what they put beside the board; shared by copies
        self.stack: vec[i64] = NO_HEXES  # of each hex: pieces, owner, what has moved or is ordered
        self.site: vec[i64] = NO_HEXES  # of each hex: tile, Villages, knots, what others know of the stack
        self.sets: vec[i64] = NO_HEXES  # sets of hexes, two halves each; then the fleet in hand
        self.chest: vec[i64] = NO_HEXES  # what each seat has
        self.raids: vec[i64] = NO_HEXES  # pieces of the active seat in enemy hexes; shared while there are none
        # The cup, the lid and the deck.
        self.cup: i64 = 0  # markers, six bits a kind
        self.lid: i64 = 0  # tiles
        self.drawn_low: i64 = 0  # cards in the order in which they were drawn, five bits each, twelve in a number
        self.drawn_middle: i64 = 0
        self.drawn_high: i64 = 0
        self.drawn_by: i64 = 0  # seats, two bits each
        self.dealt: i64 = 0
        self.opened: i64 = 0  # cards that lie face up
        self.spent: i64 = 0  # one-use cards that were used
        self.lost: i64 = 0  # seats whose Explorer is in the Lost Box
        # The turn.
        self.turn: i64 = 0
        self.stage: i64 = stages.AT_HOMES
        self.asked: i64 = CHANCE
        self.chance: i64 = stages.NO_CHANCE
        self.active: i64 = NO_SEAT
        self.place: i64 = 0  # of the active seat in the turn order
        self.marker: i64 = NO_SEAT
        self.first: i64 = NO_SEAT
        self.counter = False  # the turn goes counter-clockwise
        # A voyage, a fleet, a battle.
        self.voyage_at: i64 = hexes.NOWHERE
        self.knots: i64 = 0
        self.fleet_at: i64 = hexes.NOWHERE
        self.fleet_steps: i64 = 0
        self.fleet: i64 = 0
        self.fleet_known: i64 = 0
        self.dropped: i64 = 0
        self.loaded: i64 = 0
        # What canoes have done in this Movement (see `trips`), and whether one of the fleet in hand lies face up.
        self.trips: vec[i64] = NO_HEXES  # shared by copies
        self.fleet_up = False
        self.unloaded: i64 = 0  # how many pieces were put down on the way: everybody saw that
        self.poi = False
        self.kava_seat: i64 = NO_SEAT  # who has used KAVA CEREMONY, and may know of a stack what others do not
        self.kava_hex: i64 = hexes.NOWHERE  # the stack that was looked at: everybody saw that
        self.faced: i64 = 0  # what the last attack met with, Rumours apart: everybody saw that, also where it is all gone
        self.battle: i64 = stages.NO_BATTLE
        self.battle_hex: i64 = hexes.NOWHERE
        self.defender: i64 = NO_SEAT
        self.attack: i64 = 0  # the attacker's front line, and its back line above
        self.defence: i64 = 0
        self.local: i64 = 0  # Local Warriors on the front line
        self.die: i64 = 0
        self.used: i64 = 0  # cards used in this battle
        self.silenced: i64 = 0  # seats that use no card in it
        self.saved: i64 = 0
        self.arioi = False
        # Building and victory.
        self.ended: i64 = 0  # seats whose orders are in
        self.buyers: i64 = 0
        self.declared: i64 = NO_SEAT
        self.answered: i64 = 0  # seats that have answered the declaration
        self.won: i64 = 0
        # Showing cards at any time (§9.5).
        self.bought: i64 = 0  # seats that bought a card in this turn and are still to be asked whether they show one


def copy_fields(position: ParadisePosition, twin: ParadisePosition) -> None:
    """Copy everything but what every position has."""
    twin.homes_agreed = position.homes_agreed
    twin.home_point = position.home_point
    twin.rumours_any = position.rumours_any
    twin.given_up_gone = position.given_up_gone
    twin.last_turn = position.last_turn
    twin.threshold = position.threshold
    twin.sides = position.sides
    twin.advanced = position.advanced
    twin.annex = position.annex  # replaced when it changes
    twin.stack = position.stack[:]
    twin.site = position.site[:]
    twin.sets = position.sets[:]
    twin.chest = position.chest[:]
    twin.raids = position.raids  # replaced when it changes
    twin.cup = position.cup
    twin.lid = position.lid
    twin.drawn_low = position.drawn_low
    twin.drawn_middle = position.drawn_middle
    twin.drawn_high = position.drawn_high
    twin.drawn_by = position.drawn_by
    twin.dealt = position.dealt
    twin.opened = position.opened
    twin.spent = position.spent
    twin.lost = position.lost
    twin.turn = position.turn
    twin.stage = position.stage
    twin.asked = position.asked
    twin.chance = position.chance
    twin.active = position.active
    twin.place = position.place
    twin.marker = position.marker
    twin.first = position.first
    twin.counter = position.counter
    twin.voyage_at = position.voyage_at
    twin.knots = position.knots
    twin.fleet_at = position.fleet_at
    twin.fleet_steps = position.fleet_steps
    twin.fleet = position.fleet
    twin.fleet_known = position.fleet_known
    twin.dropped = position.dropped
    twin.loaded = position.loaded
    twin.trips = position.trips  # replaced when it changes
    twin.fleet_up = position.fleet_up
    twin.unloaded = position.unloaded
    twin.poi = position.poi
    twin.kava_seat = position.kava_seat
    twin.kava_hex = position.kava_hex
    twin.faced = position.faced
    twin.battle = position.battle
    twin.battle_hex = position.battle_hex
    twin.defender = position.defender
    twin.attack = position.attack
    twin.defence = position.defence
    twin.local = position.local
    twin.die = position.die
    twin.used = position.used
    twin.silenced = position.silenced
    twin.saved = position.saved
    twin.arioi = position.arioi
    twin.ended = position.ended
    twin.buyers = position.buyers
    twin.declared = position.declared
    twin.answered = position.answered
    twin.won = position.won
    twin.bought = position.bought


def take_options(position: ParadisePosition) -> None:
    """What the options change."""
    position.homes_agreed = position.options["homes"] == "agreed"
    position.home_point = position.options["home_point"] == "yes"
    position.rumours_any = position.options["rumours"] == "any"
    position.given_up_gone = position.options["given_up"] == "gone"
    position.last_turn = int(position.options["turns"])
    position.threshold = 2 * (BOX.thresholds[int(position.seats)] + shift_of(position.options))
    position.advanced = rules_in(position.options, int(position.seats))
    position.sides = 2 if position.seats == 1 else position.seats


# --- The cup and the cards ---


def in_cup(position: ParadisePosition, kind: i64) -> i64:
    """How many markers of a kind are in the cup."""
    return (position.cup >> (kind * 6)) & 63


def is_island(kind: i64) -> bool:
    """§2.5: is this the marker of an Island Group?"""
    return kind < 3


def knots_of(kind: i64) -> i64:
    """§2.5: the knots of a marker: one, two and three, of an Island Group as of Open Ocean."""
    return kind % 3 + 1


def take_marker(position: ParadisePosition, kind: i64) -> None:
    """One of them leaves it."""
    position.cup -= bit(kind * 6)


def card_at(position: ParadisePosition, slot: i64) -> i64:
    """The card that was drawn as number `slot`, or CARD_UNKNOWN."""
    if slot < 12:
        return (position.drawn_low >> (slot * 5)) & 31
    if slot < 24:
        return (position.drawn_middle >> ((slot - 12) * 5)) & 31
    return (position.drawn_high >> ((slot - 24) * 5)) & 31


def set_card(position: ParadisePosition, slot: i64, card: Card) -> None:
    """Let this be the card that was drawn as number `slot`."""
    if slot < 12:
        position.drawn_low = (position.drawn_low & ~(bit(slot * 5) * 31)) | (card << (slot * 5))
    elif slot < 24:
        position.drawn_middle = (position.drawn_middle & ~(bit(slot * 5 - 60) * 31)) | (card << (slot * 5 - 60))
    else:
        position.drawn_high = (position.drawn_high & ~(bit(slot * 5 - 120) * 31)) | (card << (slot * 5 - 120))


def card_owner(position: ParadisePosition, slot: i64) -> i64:
    """Who drew it."""
    return (position.drawn_by >> (slot * 2)) & 3


assert len(BOX.hex_ids) == hexes.HEX_COUNT
