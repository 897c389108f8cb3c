"""The solitaire game (§12): what Samoa finds when it explores, and whose a group is that the player discovers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.questions import row_of_ids
from vaka.games.paradise.rules import actions, cards, stages
from vaka.games.paradise.rules.board import hexes, places
from vaka.games.paradise.rules.board.annex import CHIT_COUNT, FINDING, ISLE, annex, annexed
from vaka.games.paradise.rules.board.pieces import TRANSPORT, WARRIOR
from vaka.games.paradise.rules.exploration import south_island, voyage
from vaka.games.paradise.rules.options import PLAYER, SAMOA_SEAT
from vaka.games.paradise.rules.position import ParadisePosition, is_island
from vaka.games.paradise.rules.script.asking import CHANCES, Chance
from vaka.games.paradise.rules.script.exploring import Marker, count_knots
from vaka.games.paradise.rules.solitaire import discovery, samoa
from vaka.games.paradise.rules.telling.samoa import tell_samoa, tell_samoa_card

# --- Samoa explores (§12.3) ---


def explore_on(position: ParadisePosition) -> bool:
    """§12.3: hex by hex until there are five knots, six with NAVIGATION or OCEAN CHART. True if that is all."""
    steady = cards.lies_open(position, SAMOA_SEAT, cards.NAVIGATION) or cards.lies_open(position, SAMOA_SEAT, cards.OCEAN_CHART)
    knots = annexed(position, CHIT_COUNT)
    if knots >= (voyage.KNOT_LIMIT + 1 if steady else voyage.KNOT_LIMIT):
        if not cards.open_unspent(position, SAMOA_SEAT, cards.BIRD_SIGNS):
            return True
        cards.spend_card(position, SAMOA_SEAT, cards.BIRD_SIGNS)
        tell_samoa_card(position, "solo-use", cards.BIRD_SIGNS)
        annex(position, CHIT_COUNT, knots - 2)
        return False
    if discovery.next_unexplored(position) == hexes.NOWHERE or position.cup == 0:
        return True
    position.chance = stages.FOR_SOLO_MARKER
    return False


class SamoanDiscovery(Marker):
    """§12.3, ruling 45: Off Course has no effect, another marker is drawn; an Island Group brings a tile."""

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        kind = outcome - actions.MARKER
        discovery.discover(position, kind)
        if is_island(kind):
            position.chance = stages.FOR_SOLO_TILE


class SamoanTile(Chance):
    """§12.3: the tile lies face up, with a Transport Canoe of Samoa."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return voyage.tile_outcomes(position)

    def source(self) -> str:
        return "tiles"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        discovery.find(position, outcome - actions.TILE)


CHANCES.add(stages.FOR_SOLO_MARKER, "solo-marker", SamoanDiscovery())
CHANCES.add(stages.FOR_SOLO_TILE, "solo-tile", SamoanTile())

# --- Whose a discovered group is (§12.4) ---


class Finding(Chance):
    """§12.4: a die for a group that the player has discovered."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return row_of_ids(actions.DIE, 6)

    def source(self) -> str:
        return "die"

    def where(self, position: ParadisePosition) -> i64:
        return south_island.finding_hex(position)


class Occupied(Finding):
    """§12.4: is it Samoa's?"""

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        where = south_island.finding_hex(position)
        if not discovery.is_occupied(position, where, outcome - actions.DIE + 1):
            discovery.owe_chit(position, where)
            go_on_finding(position)
            return
        samoa.gain(position, where, TRANSPORT, "found")
        annex(position, FINDING, places.green_boxes(position, where))
        roll_on(position)


class Box(Finding):
    """§12.4: a Village on an even roll."""

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        pips = outcome - actions.DIE + 1
        finding = annexed(position, FINDING) - discovery.A_BOX
        tell_samoa(position, "solo-roll", south_island.finding_hex(position), pips=int(pips), what="village")
        if pips % 2 == 0:
            samoa.gain_village(position, south_island.finding_hex(position))
            finding += discovery.A_BAND
        annex(position, FINDING, finding)
        roll_on(position)


class Band(Finding):
    """§12.4: a Warrior Band on an even roll."""

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        pips = outcome - actions.DIE + 1
        annex(position, FINDING, annexed(position, FINDING) - discovery.A_BAND)
        tell_samoa(position, "solo-roll", south_island.finding_hex(position), pips=int(pips), what="warrior")
        if pips % 2 == 0:
            samoa.gain(position, south_island.finding_hex(position), WARRIOR, "found")
        roll_on(position)


CHANCES.add(stages.FOR_OCCUPY, "occupy", Occupied())
CHANCES.add(stages.FOR_BOX, "box", Box())
CHANCES.add(stages.FOR_BAND, "band", Band())


def roll_on(position: ParadisePosition) -> None:
    """§12.4: a die for each green box, then one for each Village."""
    if discovery.boxes_left(position) > 0:
        position.chance = stages.FOR_BOX
    elif discovery.bands_left(position) > 0:
        position.chance = stages.FOR_BAND
    else:
        go_on_finding(position)


def go_on_finding(position: ParadisePosition) -> None:
    """§11.3, ruling 38: after Aotearoa the dice are for Te Waka Maui, unless the player's pieces stand there; then knots count."""
    if annexed(position, ISLE) == south_island.ISLE_WAITS:
        annex(position, ISLE, south_island.ISLE_NOW)
        where = south_island.south_hex(position)
        if places.owner_at(position, where) != PLAYER:
            position.chance = stages.FOR_OCCUPY
            return
        tell_samoa(position, "solo-held", where)
        discovery.owe_chit(position, where)
    annex(position, ISLE, 0)
    count_knots(position)
