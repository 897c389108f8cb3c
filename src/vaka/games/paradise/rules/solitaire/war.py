"""The solitaire game (§12): how Samoa attacks, and what it chooses in a battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.battle import conquest, lines, retreat
from vaka.games.paradise.rules.board import places, sets
from vaka.games.paradise.rules.board.hexes import HEX_COUNT, distance
from vaka.games.paradise.rules.board.knowledge import known_exactly
from vaka.games.paradise.rules.board.pieces import NO_RUMOURS, ONE_WAR, ONE_WARRIOR, warriors, wars
from vaka.games.paradise.rules.box import BOX, Card, Hex
from vaka.games.paradise.rules.cards import ARIOI, DEFORESTATION, HAKA, MAKUTU, PATU, POI, open_unspent, spend_card, villages_of
from vaka.games.paradise.rules.exploration import voyage
from vaka.games.paradise.rules.movement import fleets
from vaka.games.paradise.rules.options import PLAYER, SAMOA_SEAT
from vaka.games.paradise.rules.packed import ZERO, bit, lowest, without_lowest
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.solitaire import samoa
from vaka.games.paradise.rules.telling.samoa import tell_samoa, tell_samoa_card

SAMOA_HEX: Final[i64] = BOX.nation_hexes[1]
TONGA_HEX: Final[i64] = BOX.nation_hexes[0]


# --- Whom it attacks (§12.5) ---


def attackers(position: ParadisePosition, where: Hex) -> i64:
    """§12.5: the War Canoes of a hex, with a Warrior Band on each as far as there are; a conquered printed group keeps a piece."""
    pieces = samoa.samoan_pieces(position, where)
    war = wars(pieces)
    band = min(war, warriors(pieces))
    fleet = war * ONE_WAR + band * ONE_WARRIOR
    if war > 0 and places.taken_by(position, where) == SAMOA_SEAT and (pieces - fleet) & NO_RUMOURS == 0:
        if band > 0:
            fleet -= ONE_WARRIOR
        else:
            fleet -= ONE_WAR
    return fleet if wars(fleet) > 0 else ZERO


def reached_from(position: ParadisePosition, where: Hex) -> sets.Hexes:
    """§12.5: all hexes that War Canoes from here can enter, by transit along the chain and then by sailing."""
    found = sets.join(fleets.chain_of(position, SAMOA_SEAT, where), sets.just(where))
    front = found
    open_sea = sets.without(sets.of(position, sets.KNOWN), sets.of(position, sets.BARRED))
    for _step in range(fleets.speed(position, SAMOA_SEAT)):
        new = sets.without(sets.meet(sets.around(front), open_sea), found)
        found = sets.join(found, new)
        front = passable(position, new)
    return found


def passable(position: ParadisePosition, hexes: sets.Hexes) -> sets.Hexes:
    """§7.3: those of a set that a fleet may sail on from."""
    found = hexes
    for where in sets.listed(hexes):
        if fleets.stops(position, SAMOA_SEAT, where):
            found = sets.without(found, sets.just(where))
    return found


def defenders(position: ParadisePosition, where: Hex) -> i64:
    """§12.5: the player's Battle Pieces that would defend a group."""
    pieces = places.pieces_at(position, where) if places.owner_at(position, where) == PLAYER else ZERO
    return warriors(pieces) + wars(pieces) + lines.local_warriors(position, PLAYER, where)


def targets(position: ParadisePosition, source: i64) -> samoa.Best:
    """§12.5: of the player's groups in reach the one with the fewest defenders, of several the nearest to Samoa."""
    best = samoa.Best()
    reached = reached_from(position, source)
    for where in sets.hexes_in(position, sets.CONTROL + PLAYER):
        if sets.has(reached, where):
            best.see(where, 10000 - 100 * defenders(position, where) - distance(where, SAMOA_HEX))
    return best


def sail_to(position: ParadisePosition, source: i64, where: Hex) -> None:
    """§12.5: the canoes of one hex sail to their target; those of several may meet there."""
    fleet = attackers(position, source)
    rest = samoa.samoan_pieces(position, source) - fleet
    places.set_pieces(position, source, SAMOA_SEAT, rest)
    if rest != 0:
        places.set_known(position, source, known_exactly(rest))
    together = places.raid_at(position, where) + fleet
    places.set_raid(position, where, together, known_exactly(together), min(wars(together), warriors(together)))
    against = int(defenders(position, where))
    tell_samoa(position, "solo-attack", where, war=int(wars(fleet)), warrior=int(warriors(fleet)), count=against)


def next_attacker(position: ParadisePosition, first: i64) -> i64:
    """The next hex from here on with War Canoes that have somebody to attack; HEX_COUNT if there is none."""
    where = first
    while where < HEX_COUNT:
        if attackers(position, where) != 0 and targets(position, where).rank > 0:
            return where
        where += 1
    return where


def use_poi(position: ParadisePosition) -> None:
    """POI, ruling 65: Samoa uses it in its first attack with a War Canoe; it counts for what is in reach."""
    if not open_unspent(position, SAMOA_SEAT, POI):
        return
    position.poi = True
    if next_attacker(position, 0) < HEX_COUNT:
        spend_card(position, SAMOA_SEAT, POI)
        tell_samoa_card(position, "solo-use", POI)
    else:
        position.poi = False


def raids_to_fight(position: ParadisePosition) -> samoa.Best:
    """§8.1: of several battles the die says which is next."""
    best = samoa.Best()
    for where in places.raid_hexes(position):
        best.see(where, 1)
    return best


# --- DEFORESTATION, as soon as it is revealed ---


def groves(position: ParadisePosition) -> samoa.Best:
    """§12.3: Samoa strikes the player's group with the most Villages, never the last Village."""
    best = samoa.Best()
    if open_unspent(position, SAMOA_SEAT, DEFORESTATION) and villages_of(position, PLAYER) > 1:
        for where in sets.hexes_in(position, sets.CONTROL + PLAYER):
            best.see(where, places.villages_at(position, where))
    return best


# --- Off course (§12.4) ---


def drifts(position: ParadisePosition) -> samoa.Best:
    """§12.4: the player's Explorer goes to the eligible hex that is farthest from Tonga."""
    best = samoa.Best()
    for where in sets.listed(voyage.drift_hexes(position, position.active)):
        best.see(where, 1 + distance(where, TONGA_HEX))
    return best


# --- In battle (§12.5) ---


def refuges(position: ParadisePosition) -> samoa.Best:
    """§8.3: the nearest groups; between equals the die decides."""
    best = samoa.Best()
    best.see_all(retreat.retreat_hexes(position, SAMOA_SEAT))
    return best


def homes(position: ParadisePosition) -> samoa.Best:
    """§12.5: Samoa's new home is its group with the most Villages."""
    best = samoa.Best()
    for where in sets.hexes_in(position, sets.CONTROL + SAMOA_SEAT):
        best.see(where, places.villages_at(position, where))
    return best


def start_choice(position: ParadisePosition) -> i64:
    """§12.3: a card is used at the first opportunity."""
    cards = lines.start_cards(position, SAMOA_SEAT) & (bit(ARIOI) | bit(MAKUTU))
    return actions.USE + lowest(cards) if cards != 0 else actions.NO_CARD


def roll_choice(position: ParadisePosition) -> i64:
    """§12.3: the first card that helps on this roll."""
    cards = lines.roll_cards(position, SAMOA_SEAT)
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        if helps(position, card):
            return actions.USE + card
    return actions.NO_CARD


def helps(position: ParadisePosition, card: Card) -> bool:
    """HAKA helps against a roll that hits Samoa, PATU where it makes the roll better; the others help where they can be used."""
    attacks = position.active == SAMOA_SEAT
    die = position.die
    if card == HAKA:
        return lines.hits_attacker(die) == attacks
    if card == PATU:
        return worth(die + 1 if attacks else die - 1, attacks) > worth(die, attacks)
    return True


def worth(die: i64, attacks: bool) -> i64:
    """How good a roll is for Samoa."""
    loss: i64 = 2 if lines.is_fatal(die) else 1
    return -loss if lines.hits_attacker(die) == attacks else loss


def loss_choice(position: ParadisePosition, fatal: bool) -> i64:
    """§12.5: Local Warriors fall first, then Warrior Bands, then War Canoes; War Canoes panic first, Local Warriors last."""
    for place in range(3):
        loss = (actions.LOSE_LOCAL if place == 0 else actions.LOSE_WARRIOR if place == 1 else actions.LOSE_WAR) if fatal else place
        if lines.why_not_lose(position, SAMOA_SEAT, loss) == reasons.OPEN:
            return loss
    return actions.LOSE_WAR


def save_choice(position: ParadisePosition) -> i64:
    """§12.5: Samoa saves one Village, by a Warrior Band if it has one."""
    if position.saved > 0:
        return actions.DONE
    if conquest.why_not_save(position, ONE_WARRIOR) == reasons.OPEN:
        return actions.SAVE + 1
    return actions.SAVE if conquest.why_not_save(position, ONE_WAR) == reasons.OPEN else actions.DONE
