"""The 27 Events (§11.2), each from beginning to end: where it may strike, whom it hits, what it takes and what it brings.

An Event is one function. Asked of a hex, or of a player, it fills in a *blow*: what would happen there if this seat carried it out.
What is open, who may answer with SHAMAN, whether it is void and what is done follow from the blow, for all Events alike.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vaka.engine.questions import Row, Table
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.pieces import COLONY, WAR, WARRIOR
from vaka.games.paradise.rules.box import EVENTS, Hex, Seat
from vaka.games.paradise.rules.events import notes
from vaka.games.paradise.rules.events.shelter import hostile_owner, is_sheltered, is_unconquered, may_hold_canoes
from vaka.games.paradise.rules.movement import fleets
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition

# What sinks.
NOTHING: Final[i64] = 0
ALL_PIECES: Final[i64] = 1
ALL_CANOES: Final[i64] = 2
A_TRANSPORT: Final[i64] = 3
NO_PIECE: Final[i64] = -1
NO_NOTE: Final[i64] = -1
# What is chosen when an Event is carried out.
A_HEX: Final[i64] = 0
A_PLAYER: Final[i64] = 1
NO_CHOICE: Final[i64] = 2
# How long a marker lies.
FOR_GOOD: Final[i64] = 0
UNTIL_THE_TURN: Final[i64] = 1  # the start of the next
UNTIL_BUILT: Final[i64] = 2  # the end of the Building Step


@final
class Blow:
    """What an Event would do to one hex, or to one player."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Nothing at all."""
        self.rank: i64 = 0  # of the hexes or players with the highest one may be chosen; 0: not this one
        self.victim: i64 = NO_SEAT  # who would rather not have it
        self.villages: i64 = 0  # how many Villages it takes
        self.sinks: i64 = NOTHING
        self.gains: i64 = NO_PIECE  # the piece that it brings
        self.note: i64 = NO_NOTE  # what is noted, of whom
        self.noted: i64 = NO_SEAT
        self.weds = False  # two players keep the peace
        self.counts = False  # it strikes several groups, each once

    def hits(self, owner: Seat, villages: i64) -> None:
        """It can strike here, and takes so many Villages of this player."""
        self.rank = 1
        self.victim = owner
        self.villages = villages


class Fortune(Row):
    """An Event."""

    choice: i64 = A_HEX
    lasts: i64 = FOR_GOOD
    bars = False
    """Nothing enters or leaves the hex of its marker, and no chain goes through."""
    stunts = False
    """No Village grows where its marker lies."""
    boxes: i64 = 0
    """So many green boxes more, or less, where its marker lies."""

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        """What it would do in this hex, or to this player, if the seat carried it out; the blow is clear."""


# --- Disasters ---


class Typhoon(Fortune):
    """TYPHOON: a hex of Open Ocean; every canoe there is lost with all it carries, and the hex is closed until the next turn."""

    lasts: i64 = UNTIL_THE_TURN
    bars = True

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        if sets.in_set(position, sets.SEA, where):
            blow.hits(places.owner_at(position, where), 0)
            blow.sinks = ALL_PIECES


class TyphoonSwell(Fortune):
    """TYPHOON SWELL: a group beside Open Ocean with two Villages or more, rather another's, loses one."""

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        owner = hostile_owner(position, where)
        is_by_the_sea = not sets.is_none(sets.meet(sets.near(where), sets.of(position, sets.SEA)))
        if owner != NO_SEAT and places.villages_at(position, where) >= 2 and is_by_the_sea:
            blow.hits(owner, 1)
            blow.rank = 1 if owner == seat else 2


class Tsunami(Fortune):
    """TSUNAMI: all canoes of a group, or of an atoll that may hold some, are lost, and a Village."""

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        owner = hostile_owner(position, where)
        if owner != NO_SEAT:
            blow.hits(owner, min(places.villages_at(position, where), 1))
            blow.sinks = ALL_CANOES
        elif not is_sheltered(position, where) and may_hold_canoes(position, where):
            blow.hits(places.owner_at(position, where), 0)
            blow.sinks = ALL_CANOES


class InvasiveWeeds(Fortune):
    """INVASIVE WEEDS: a group yields a point less until they are paid off; rather one with a Village in a brown box."""

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        owner = hostile_owner(position, where)
        if owner != NO_SEAT:
            blow.hits(owner, 0)
            if places.agriculture_at(position, where) > 0 and places.villages_at(position, where) > places.green_boxes(
                position, where
            ):
                blow.rank = 2


class SevereErosion(Fortune):
    """SEVERE EROSION: a group of three boxes or more loses one for good, with its Village."""

    boxes: i64 = -1

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        if is_sheltered(position, where) or not places.is_group(position, where):
            return
        if places.green_boxes(position, where) + places.brown_boxes(position, where) >= 3:
            blow.hits(places.control_at(position, where), min(places.villages_at(position, where), 1))


class Drought(Fortune):
    """DROUGHT: a group yields nothing in this turn."""

    lasts: i64 = UNTIL_BUILT

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        owner = hostile_owner(position, where)
        if owner != NO_SEAT:
            blow.hits(owner, 0)


class PelesWrath(Fortune):
    """PELE'S WRATH: a group with many Villages loses one, of three or more two; none grows there in this turn."""

    lasts: i64 = UNTIL_BUILT
    stunts = True

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        owner = hostile_owner(position, where)
        if owner != NO_SEAT:
            villages = places.villages_at(position, where)
            blow.hits(owner, 2 if villages > 2 else 1)
            blow.rank = min(villages, 3) - 1


class Rebellion(Fortune):
    """REBELLION: a group that no chain connects with its owner's home loses a Village."""

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        owner = hostile_owner(position, where)
        if owner == NO_SEAT:
            return
        home = seats.of_seat(position, owner, seats.HOME)
        if where != home and (home == hexes.NOWHERE or not sets.has(fleets.chain_of(position, owner, home), where)):
            blow.hits(owner, 1)


class Rats(Fortune):
    """RATS: no Village grows in a group until they are paid off."""

    stunts = True

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        owner = hostile_owner(position, where)
        if owner != NO_SEAT:
            blow.hits(owner, 0)


class RottenLashings(Fortune):
    """ROTTEN LASHINGS: at sea one Transport Canoe goes down, with whom the others cannot take aboard."""

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        owner = places.owner_at(position, where)
        if sets.in_set(position, sets.SEA, where) and owner != NO_SEAT:
            blow.hits(owner, 0)
            blow.sinks = A_TRANSPORT


class Taniwha(Fortune):
    """TANIWHA: a hex of Open Ocean is closed until the next turn, and no chain goes through."""

    lasts: i64 = UNTIL_THE_TURN
    bars = True

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        blow.rank = 1 if sets.in_set(position, sets.SEA, where) else 0


# --- Blessings ---


class BountifulFishing(Fortune):
    """BOUNTIFUL FISHING: a point more for who has this atoll or Open Ocean in the chain of his home, until another marker comes."""

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        blow.rank = 1 if sets.in_set(position, sets.KNOWN, where) and not places.is_group(position, where) else 0


class NewBox(Fortune):
    """FRESHWATER SPRING, VOLCANIC ASH: an own group has a green box more."""

    boxes: i64 = 1

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        blow.rank = 1 if places.control_at(position, where) == seat else 0


class CultOfWar(Fortune):
    """CULT OF WAR: a Warrior Band for up to three own groups, one for each."""

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        if places.control_at(position, where) == seat and not notes.was_struck(position, where):
            blow.rank = 1
            blow.gains = WARRIOR
            blow.counts = True


class Castaways(Fortune):
    """CASTAWAYS: a Colony on a free group with boxes, without another's pieces, within two hexes of an own Village."""

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        if is_unconquered(position, where) or not places.is_group(position, where) or places.control_at(position, where) != NO_SEAT:
            return
        owner = places.owner_at(position, where)
        if owner != NO_SEAT and owner != seat:
            return
        for home in sets.hexes_in(position, sets.CONTROL + seat):
            if hexes.distance(home, where) <= 2:
                blow.rank = 1
                blow.gains = COLONY
                return


class GreatKauriTrees(Fortune):
    """GREAT KAURI TREES: a War Canoe on an own group."""

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        if places.control_at(position, where) == seat:
            blow.rank = 1
            blow.gains = WAR


class CulturalFlowering(Fortune):
    """CULTURAL FLOWERING: a card for nothing, if there is one: the script has it drawn."""

    choice: i64 = NO_CHOICE


class CalmSeason(Fortune):
    """CALM SEASON: nothing happens."""

    choice: i64 = NO_CHOICE


# --- Between players ---


class SuccessionDispute(Fortune):
    """SUCCESSION DISPUTE: a player with more points on the track has two Build Points less."""

    choice: i64 = A_PLAYER

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        if where != seat and seats.of_seat(position, where, seats.TRACK) > seats.of_seat(position, seat, seats.TRACK):
            blow.hits(where, 0)
            blow.note = notes.DISPUTED
            blow.noted = where


class Becalmed(Fortune):
    """BECALMED: another player's canoes sail one hex in this turn."""

    choice: i64 = A_PLAYER

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        blow.rank = 1 if where != seat else 0
        blow.note = notes.CALMED
        blow.noted = where


class RoyalMarriage(Fortune):
    """ROYAL MARRIAGE: two players do not attack each other until the next turn."""

    choice: i64 = A_PLAYER

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        if where != seat:
            blow.rank = 1
            blow.weds = True


# --- For who keeps them ---


class FavorableWinds(Fortune):
    """FAVORABLE WINDS: one's canoes sail a hex more in this turn."""

    choice: i64 = NO_CHOICE

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        blow.rank = 1
        blow.note = notes.WINDED
        blow.noted = seat


class WarLeader(Fortune):
    """WAR LEADER: at the start of a battle a leader joins the front line; it can only panic while another stands there."""

    choice: i64 = NO_CHOICE

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        blow.rank = 1
        blow.note = notes.leading(position, seat)
        blow.noted = seat


class Shaman(Fortune):
    """SHAMAN: an Event or malaria that hits its owner is ignored; one of his groups is immune while he controls it."""

    def strike(self, position: ParadisePosition, seat: Seat, where: Hex, blow: Blow) -> None:
        if places.control_at(position, where) == seat and not notes.was_struck(position, where):
            blow.rank = 1
            blow.note = notes.WARDED
            blow.noted = seat


class DriftVoyage(Fortune):
    """DRIFT VOYAGE: a lost Explorer comes back and explores; or a tile face down is looked at: `kept` has both."""

    choice: i64 = NO_CHOICE


class AbundantHarvest(Fortune):
    """ABUNDANT HARVEST: one Village for nothing, as an order in Building: `harvest` has it."""

    choice: i64 = NO_CHOICE


FORTUNES: Final = Table[Fortune]("Event")
ALL: Final[tuple[Fortune, ...]] = (
    Typhoon(), TyphoonSwell(), Tsunami(), InvasiveWeeds(), SevereErosion(), Drought(), PelesWrath(), Taniwha(), FavorableWinds(),
    BountifulFishing(), NewBox(), NewBox(), CultOfWar(), WarLeader(), Shaman(), Castaways(), DriftVoyage(), CulturalFlowering(),
    SuccessionDispute(), Rebellion(), Rats(), Becalmed(), RoyalMarriage(), GreatKauriTrees(), AbundantHarvest(), RottenLashings(),
    CalmSeason(),
)  # fmt: skip
"""In the order of the box, and of the numbers in `deck`."""
for _number, _fortune in enumerate(ALL):
    FORTUNES.add(_number, EVENTS[_number], _fortune)
