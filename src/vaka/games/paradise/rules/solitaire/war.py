"""The solitaire game (§12): how Samoa attacks, and what it chooses in a battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules import actions
from vaka.games.paradise.rules.battle import lines
from vaka.games.paradise.rules.battle.conquest import why_not_save
from vaka.games.paradise.rules.battle.retreat import retreat_hexes
from vaka.games.paradise.rules.board import places
from vaka.games.paradise.rules.board.hexes import HALF, HEX_COUNT, distance
from vaka.games.paradise.rules.board.knowledge import known_exactly
from vaka.games.paradise.rules.board.pieces import NO_RUMOURS, ONE_WAR, ONE_WARRIOR, warriors, wars
from vaka.games.paradise.rules.board.reach import around, in_halves
from vaka.games.paradise.rules.box import BOX
from vaka.games.paradise.rules.cards import ARIOI, DEFORESTATION, HAKA, MAKUTU, PATU, POI, open_unspent, spend_card, villages_of
from vaka.games.paradise.rules.exploration.voyage import drift_hexes
from vaka.games.paradise.rules.movement.fleets import chain_of, speed
from vaka.games.paradise.rules.options import PLAYER, SAMOA_SEAT
from vaka.games.paradise.rules.packed import ZERO, bit, lowest, without_lowest
from vaka.games.paradise.rules.position import BARRED, CONTROL, INDEPENDENT, KNOWN, ParadisePosition, hexes_in, in_set
from vaka.games.paradise.rules.reasons import OPEN
from vaka.games.paradise.rules.solitaire.samoa import Best, samoan_pieces
from vaka.games.paradise.rules.telling.samoa import tell_samoa, tell_samoa_card

SAMOA_HEX: Final[i64] = BOX.nation_hexes[1]
TONGA_HEX: Final[i64] = BOX.nation_hexes[0]


# --- Whom it attacks (§12.5) ---


def attackers(position: ParadisePosition, where: i64) -> i64:
    """§12.5: the War Canoes of a hex, with a Warrior Band on each as far as there are; a conquered printed group keeps a piece."""
    pieces = samoan_pieces(position, where)
    war = wars(pieces)
    band = min(war, warriors(pieces))
    fleet = war * ONE_WAR + band * ONE_WARRIOR
    if war > 0 and places.taken_by(position, where) == SAMOA_SEAT and (pieces - fleet) & NO_RUMOURS == 0:
        if band > 0:
            fleet -= ONE_WARRIOR
        else:
            fleet -= ONE_WAR
    return fleet if wars(fleet) > 0 else ZERO


def stops(position: ParadisePosition, where: i64) -> bool:
    """§7.3: War Canoes stop at an enemy group and at an enemy War Canoe."""
    control = places.control_at(position, where)
    if in_set(position, INDEPENDENT, where) or control == PLAYER:
        return True
    return places.owner_at(position, where) == PLAYER and wars(places.pieces_at(position, where)) > 0


def reached_from(position: ParadisePosition, where: i64) -> tuple[i64, i64]:
    """§12.5: all hexes that War Canoes from here can enter, by transit along the chain and then by sailing."""
    low, high = chain_of(position, SAMOA_SEAT, where)
    if where >= HALF:
        high |= bit(where - HALF)
    else:
        low |= bit(where)
    front_low = low
    front_high = high
    for _step in range(speed(position, SAMOA_SEAT)):
        near_low, near_high = around(front_low, front_high)
        new_low = near_low & position.sets[KNOWN * 2] & ~position.sets[BARRED * 2] & ~low
        new_high = near_high & position.sets[KNOWN * 2 + 1] & ~position.sets[BARRED * 2 + 1] & ~high
        low |= new_low
        high |= new_high
        front_low = passable(position, new_low, 0)
        front_high = passable(position, new_high, HALF)
    return low, high


def passable(position: ParadisePosition, half: i64, first: i64) -> i64:
    """Those of a half of a set that a fleet may sail on from."""
    found: i64 = 0
    while half != 0:
        place = lowest(half)
        half = without_lowest(half)
        if not stops(position, place + first):
            found |= bit(place)
    return found


def defenders(position: ParadisePosition, where: i64) -> i64:
    """§12.5: the player's Battle Pieces that would defend a group."""
    pieces = places.pieces_at(position, where) if places.owner_at(position, where) == PLAYER else ZERO
    return warriors(pieces) + wars(pieces) + lines.local_warriors(position, PLAYER, where)


def targets(position: ParadisePosition, source: i64) -> Best:
    """§12.5: of the player's groups in reach the one with the fewest defenders, of several the nearest to Samoa."""
    best = Best()
    low, high = reached_from(position, source)
    for where in hexes_in(position, CONTROL + PLAYER):
        if in_halves(low, high, where):
            best.see(where, 10000 - 100 * defenders(position, where) - distance(where, SAMOA_HEX))
    return best


def sail_to(position: ParadisePosition, source: i64, where: i64) -> None:
    """§12.5: the canoes of one hex sail to their target; those of several may meet there."""
    fleet = attackers(position, source)
    rest = samoan_pieces(position, source) - fleet
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


def raids_to_fight(position: ParadisePosition) -> Best:
    """§8.1: of several battles the die says which is next."""
    best = Best()
    for where in places.raid_hexes(position):
        best.see(where, 1)
    return best


# --- DEFORESTATION, as soon as it is revealed ---


def groves(position: ParadisePosition) -> Best:
    """§12.3: Samoa strikes the player's group with the most Villages, never the last Village."""
    best = Best()
    if open_unspent(position, SAMOA_SEAT, DEFORESTATION) and villages_of(position, PLAYER) > 1:
        for where in hexes_in(position, CONTROL + PLAYER):
            best.see(where, places.villages_at(position, where))
    return best


# --- Off course (§12.4) ---


def drifts(position: ParadisePosition) -> Best:
    """§12.4: the player's Explorer goes to the eligible hex that is farthest from Tonga."""
    best = Best()
    low, high = drift_hexes(position, position.active)
    for where in range(HEX_COUNT):
        if in_halves(low, high, where):
            best.see(where, 1 + distance(where, TONGA_HEX))
    return best


# --- In battle (§12.5) ---


def refuges(position: ParadisePosition) -> Best:
    """§8.3: the nearest groups; between equals the die decides."""
    best = Best()
    low, high = retreat_hexes(position, SAMOA_SEAT)
    for where in range(HEX_COUNT):
        if in_halves(low, high, where):
            best.see(where, 1)
    return best


def homes(position: ParadisePosition) -> Best:
    """§12.5: Samoa's new home is its group with the most Villages."""
    best = Best()
    for where in hexes_in(position, CONTROL + SAMOA_SEAT):
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


def helps(position: ParadisePosition, card: i64) -> bool:
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
        if lines.why_not_lose(position, SAMOA_SEAT, loss) == OPEN:
            return loss
    return actions.LOSE_WAR


def save_choice(position: ParadisePosition) -> i64:
    """§12.5: Samoa saves one Village, by a Warrior Band if it has one."""
    if position.saved > 0:
        return actions.DONE
    if why_not_save(position, ONE_WARRIOR) == OPEN:
        return actions.SAVE + 1
    return actions.SAVE if why_not_save(position, ONE_WAR) == OPEN else actions.DONE
