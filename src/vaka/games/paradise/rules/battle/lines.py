"""Battle (§8.1, §8.2): the lines are drawn up, the die is rolled, pieces panic or fall."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.pieces import (
    NO_RUMOURS,
    ONE_RUMOUR,
    ONE_WAR,
    ONE_WARRIOR,
    all_of,
    front_of,
    in_lines,
    rumours,
    warriors,
    wars,
)
from vaka.games.paradise.rules.box import Card, Hex, Seat
from vaka.games.paradise.rules.cards import (
    ARIOI,
    CANNIBALISM,
    HAKA,
    KAHUNA_HEALING,
    MAKUTU,
    PATU,
    TAPU,
    face_down_cards,
    hand,
    lies_open,
    open_card,
    open_unspent,
    spend_card,
)
from vaka.games.paradise.rules.events import notes
from vaka.games.paradise.rules.packed import bit, has
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import tell_at, tell_battle, tell_card, tell_loss

REROLLED: Final[i64] = -1  # the die, while HAKA has it rolled again


# --- The lines ---


def drawn_up(pieces: i64, bands: i64) -> i64:
    """§8.2: War Canoes and so many Warrior Bands stand in front, the rest behind."""
    front = wars(pieces) * ONE_WAR + bands * ONE_WARRIOR
    return in_lines(front, pieces - front)


def defending_bands(position: ParadisePosition, where: Hex, pieces: i64) -> i64:
    """§7.4, §8.2: ashore all Warrior Bands defend, at sea as many as there are War Canoes (ruling 50)."""
    return warriors(pieces) if not sets.in_set(position, sets.SEA, where) else min(warriors(pieces), wars(pieces))


def lines_of(position: ParadisePosition, seat: Seat) -> i64:
    """The lines of one of the two seats."""
    return position.attack if seat == position.active else position.defence


def set_lines(position: ParadisePosition, seat: Seat, lines: i64) -> None:
    """Let these be its lines."""
    if seat == position.active:
        position.attack = lines
    else:
        position.defence = lines


def without_rumours(position: ParadisePosition, seat: Seat, pieces: i64) -> i64:
    """§7.6: Rumours that are involved in a battle return to their owner."""
    number = rumours(pieces)
    if number > 0:
        seats.to_stock(position, seat, number * ONE_RUMOUR)
    return pieces & NO_RUMOURS


def local_warriors(position: ParadisePosition, defender: i64, where: Hex) -> i64:
    """§8.2, §8.5: one for one or two Villages, two for three or four; of an independent group as many as are printed."""
    if sets.in_set(position, sets.INDEPENDENT, where):
        return hexes.CHART.locals[where]
    if defender == NO_SEAT or places.control_at(position, where) != defender:
        return 0
    number = hexes.CHART.locals_of_villages[places.villages_at(position, where)]
    if seats.of_seat(position, defender, seats.HOME) == where and lies_open(position, defender, TAPU):
        number += 1
    return number


# --- Which battle ---


def why_not_attack(position: ParadisePosition, where: Hex) -> Reason:
    """§8.1: the attacker chooses which of his battles is fought next."""
    return reasons.OPEN if places.raid_at(position, where) != 0 else reasons.NO_RAID


def legal_attack(position: ParadisePosition, found: vec[i64]) -> vec[i64]:
    """All hexes with a raid."""
    for where in places.raid_hexes(position):
        found = append(found, actions.ATTACK + where)
    return found


def draw_up(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§8.2: all pieces of both sides are laid out for everybody to see, and put in their lines."""
    defender = places.owner_at(position, where)
    if defender == NO_SEAT:
        defender = places.control_at(position, where)
    raid = without_rumours(position, seat, places.raid_at(position, where))
    position.attack = drawn_up(raid, places.raid_bands(position, where))  # §7.4: only those that War Canoes have carried
    places.set_raid(position, where, 0, 0, 0)
    position.defence = 0
    if defender != NO_SEAT:
        pieces = without_rumours(position, defender, places.pieces_at(position, where))
        places.set_pieces(position, where, defender, 0)
        position.defence = drawn_up(pieces, defending_bands(position, where, pieces))
    position.faced = all_of(position.defence)
    position.battle_hex = where
    position.defender = defender
    position.local = local_warriors(position, defender, where)
    position.die = 0
    position.used = 0
    position.silenced = 0
    position.saved = 0
    position.arioi = False
    position.raise_floor()
    tell_battle(position, seat)


def is_deserted(position: ParadisePosition) -> bool:
    """Has the defender nothing at all here, so that there is nothing to fight for?"""
    return position.defence == 0 and position.local == 0 and places.villages_at(position, position.battle_hex) == 0


# --- Cards at the start ---


def start_cards(position: ParadisePosition, seat: Seat) -> i64:
    """Ruling 53: before the first roll ARIOI and TAPU for the defender, MAKUTU for both."""
    cards = hand(position, seat)
    found = cards & ~position.spent & bit(MAKUTU)
    if seat == position.defender:
        found |= cards & ~position.spent & bit(ARIOI)
        if seats.of_seat(position, seat, seats.HOME) == position.battle_hex:
            found |= cards & ~position.opened & bit(TAPU)
    return found


def is_asked_at_start(position: ParadisePosition, seat: Seat) -> bool:
    """Ruling 53: every seat with face-down cards is asked, or with an open one that it could use."""
    if seat == NO_SEAT or position.defender == NO_SEAT or has(position.silenced, seat) or is_deserted(position):
        return False
    if face_down_cards(position, seat) > 0 or open_unspent(position, seat, MAKUTU):
        return True
    return seat == position.defender and open_unspent(position, seat, ARIOI)


def use_start_card(position: ParadisePosition, seat: Seat, card: Card) -> None:
    """ARIOI stops the attack, TAPU brings one more Local Warrior, MAKUTU silences the other side's cards."""
    tell_card(position, "use", seat, card)
    if card == TAPU:
        open_card(position, seat, card)
        position.local += 1
        return
    spend_card(position, seat, card)
    if card == ARIOI:
        position.arioi = True
    else:
        position.silenced |= bit(position.defender if seat == position.active else position.active)


# --- The die ---


def hits_attacker(die: i64) -> bool:
    """§8.2: 1, 2 and 3 hit the attacker, 4, 5 and 6 the defender."""
    return die <= 3


def is_fatal(die: i64) -> bool:
    """§8.2: 1 and 6 eliminate, the others make panic."""
    return die == 1 or die == 6


def roll_cards(position: ParadisePosition, seat: Seat) -> i64:
    """Ruling 53: what the seat can use on this roll, each card once per battle."""
    attacks = seat == position.active
    die = position.die
    usable = bit(HAKA)
    if (attacks and die < 6) or (not attacks and die > 1):
        usable |= bit(PATU)
    if not is_fatal(die) and hits_attacker(die) != attacks:
        usable |= bit(CANNIBALISM)
    if is_fatal(die) and hits_attacker(die) == attacks:
        usable |= bit(KAHUNA_HEALING)
    return hand(position, seat) & usable & ~position.used


def is_asked_on_roll(position: ParadisePosition, seat: Seat) -> bool:
    """Ruling 53: with face-down cards, or an open one that could be used."""
    if seat == NO_SEAT or has(position.silenced, seat):
        return False
    return face_down_cards(position, seat) > 0 or roll_cards(position, seat) & position.opened != 0


def use_roll_card(position: ParadisePosition, seat: Seat, card: Card) -> None:
    """§9.5: one card changes this roll."""
    if not has(position.opened, card):
        open_card(position, seat, card)
    position.used |= bit(card)
    tell_card(position, "use", seat, card)
    if card == PATU:
        position.die += 1 if seat == position.active else -1


def why_not_battle_card(position: ParadisePosition, seat: Seat, action: i64, usable: i64) -> Reason:
    """Why a card cannot be used now; it can always be declined."""
    if action == actions.NO_CARD:
        return reasons.OPEN
    if not actions.USE <= action < actions.SHOW:
        return reasons.NOT_NOW
    card = action - actions.USE
    if has(usable, card):
        return reasons.OPEN
    if not has(hand(position, seat), card):
        return reasons.NOT_HELD
    return reasons.CARD_SPENT if has(position.spent | position.used, card) else reasons.CARD_USELESS


# --- Losses ---


def front_kinds(position: ParadisePosition, seat: Seat) -> i64:
    """How many kinds stand in the front line of a side (NO_SEAT: an independent group)."""
    front = front_of(lines_of(position, seat))
    number: i64 = 0
    if wars(front) > 0:
        number += 1
    if warriors(front) > 0:
        number += 1
    if seat != position.active and position.local > 0:
        number += 1
    if position.advanced != 0 and notes.has_leader(position, seat):
        number += 1
    return number


def loss_kinds(position: ParadisePosition, seat: Seat, fatal: bool) -> i64:
    """How many of them can be lost now: a WAR LEADER can only panic, and falls for nobody while another stands."""
    number = front_kinds(position, seat)
    return number - 1 if fatal and number > 1 and notes.has_leader(position, seat) else number


def is_front_empty(position: ParadisePosition, seat: Seat) -> bool:
    """§8.2: has this side no Battle Piece left?"""
    return front_kinds(position, seat) == 0


def why_not_lose(position: ParadisePosition, seat: Seat, loss: i64) -> Reason:
    """§8.2: the owner chooses one of the Battle Pieces of the front line."""
    front = front_of(lines_of(position, seat))
    if loss == actions.LOSE_LOCAL:
        return reasons.OPEN if seat != position.active and position.local > 0 else reasons.NOT_IN_FRONT
    return reasons.OPEN if (wars(front) if loss == actions.LOSE_WAR else warriors(front)) > 0 else reasons.NOT_IN_FRONT


def why_not_lose_leader(position: ParadisePosition, seat: Seat, fatal: bool) -> Reason:
    """§11.2: a WAR LEADER panics, and is never eliminated while another piece stands in front."""
    if not notes.has_leader(position, seat):
        return reasons.NOT_IN_FRONT
    return reasons.LEADER_STANDS if fatal and front_kinds(position, seat) > 1 else reasons.OPEN


def lose(position: ParadisePosition, seat: Seat, loss: i64, fatal: bool) -> None:
    """§8.2: eliminated pieces return to the unbuilt ones, panicked ones stand behind; a Local Warrior is out of it either way."""
    if loss == actions.LOSE_LEADER:
        notes.set_leader(position, seat, False)
        tell_at(position, "leader-panics", seat, hexes.NOWHERE)
        return
    if loss == actions.LOSE_LOCAL:
        position.local -= 1
    else:
        piece = ONE_WAR if loss == actions.LOSE_WAR else ONE_WARRIOR
        lines = lines_of(position, seat) - piece
        if fatal:
            seats.to_stock(position, seat, piece)
        else:
            lines += in_lines(0, piece)
        set_lines(position, seat, lines)
    tell_loss(position, seat, loss, fatal)


def only_loss(position: ParadisePosition, seat: Seat) -> i64:
    """The one kind that stands in front."""
    front = front_of(lines_of(position, seat))
    if wars(front) > 0:
        return actions.LOSE_WAR
    if warriors(front) > 0:
        return actions.LOSE_WARRIOR
    return actions.LOSE_LOCAL if seat != position.active and position.local > 0 else actions.LOSE_LEADER


def legal_lose(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """The kinds in front."""
    for loss in range(3):
        if why_not_lose(position, seat, loss) == reasons.OPEN:
            found = append(found, actions.LOSE + loss)
    if position.advanced != 0 and why_not_lose_leader(position, seat, position.pending_two() == 1) == reasons.OPEN:
        found = append(found, actions.LEADER)
    return found
