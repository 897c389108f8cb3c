"""The sequence of play as a script (§3): each step sets the stage and who is asked, or goes on with the next.

Deeds change pieces and return; what follows is decided here, and nobody else moves the stage.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.names import CHANCE, OVER
from vaka.games.vanuatu.rules import ending, telling
from vaka.games.vanuatu.rules.actions import (
    AT_BEGGING,
    AT_CHARACTERS,
    AT_DIE,
    AT_DIKE,
    AT_END,
    AT_FIRST_PLAYER,
    AT_NEUTRAL,
    AT_OFFER,
    AT_PERFORMING,
    AT_PLACING,
    AT_PLANNING,
    AT_SHIPS,
    AT_START_TILES,
    AT_TOKEN,
    AT_TOURIST_TILE,
    AT_VOLCANO,
)
from vaka.games.vanuatu.rules.asides import beggable
from vaka.games.vanuatu.rules.box import BEGGAR, BOX, NO_CHARACTER, NOWHERE, TABLES, Island, Seat
from vaka.games.vanuatu.rules.pieces import volcano_tile
from vaka.games.vanuatu.rules.plans import characters, planning
from vaka.games.vanuatu.rules.players import has_markers
from vaka.games.vanuatu.rules.position import VanuatuPosition, clockwise, holder_of
from vaka.games.vanuatu.rules.reasons import OPEN
from vaka.games.vanuatu.rules.rounds import setting_up, ships
from vaka.games.vanuatu.rules.rounds.archipelago import refill_islands
from vaka.games.vanuatu.rules.turns import resting, waters

ROUNDS: Final[i64] = BOX.rounds


def draw(position: VanuatuPosition, stage: i64) -> None:
    """Chance is asked for what this stage draws."""
    position.stage = stage
    position.asked = CHANCE


def ask(position: VanuatuPosition, stage: i64, seat: Seat) -> None:
    """A seat is asked for what this stage wants."""
    position.stage = stage
    position.turn = seat
    position.asked = seat


# --- Setting up the game: starting tiles, volcano, ships, tourists, first player (§2) ---


def lay_starting_tiles(position: VanuatuPosition) -> None:
    """§2: the three starting tiles, one by one."""
    if setting_up.next_start_space(position) != NOWHERE:
        draw(position, AT_START_TILES)
    else:
        reveal_tiles(position)


def after_tourist_tile(position: VanuatuPosition) -> None:
    """§2: the first player is drawn last; §4.3: in a round the ships are next."""
    if position.round == 0:
        draw(position, AT_FIRST_PLAYER)
    else:
        fill_harbour(position)


# --- Phase I: round set-up (§4) ---


def start_round(position: VanuatuPosition) -> None:
    """§4.1: the next round; in a round of the waters the die is rolled (§12)."""
    setting_up.advance_round(position)
    if position.with_waters and setting_up.is_flood_round(position.round):
        draw(position, AT_DIE)
    else:
        change_tourists(position)


def change_tourists(position: VanuatuPosition) -> None:
    """§4.2: the old tile goes, a new one is turned up."""
    setting_up.clear_office(position)
    draw(position, AT_TOURIST_TILE)


def fill_harbour(position: VanuatuPosition) -> None:
    """§4.3: full ships leave one by one; for each, a new one comes in at the bottom."""
    if not ships.has_berth(position):
        full = ships.full_slot(position)
        if full == NOWHERE:
            after_ships(position)
            return
        ships.dismiss_ship(position, full)
    ships.shuffle_discards(position)
    draw(position, AT_SHIPS)


def after_ships(position: VanuatuPosition) -> None:
    """§2: before the first round the tourists are next; in a round goods (§4.4), the price of fish (§4.5), and tiles (§4.6)."""
    if position.round == 0:
        draw(position, AT_TOURIST_TILE)
        return
    refill_islands(position)
    setting_up.reset_fish_price(position)
    if volcano_tile(position, 0) == NOWHERE:  # in the last round there is no tile to place
        choose_characters(position)
    else:
        ask(position, AT_PLACING, position.first)


def reveal_tiles(position: VanuatuPosition) -> None:
    """§4.8: two tiles on the volcano, as long as the stack lasts; before the first round the ships are next."""
    if setting_up.needs_tile(position):
        draw(position, AT_VOLCANO)
    elif position.round == 0:
        fill_harbour(position)
    else:
        choose_characters(position)


# --- Phase II: characters (§5) ---


def choose_characters(position: VanuatuPosition) -> None:
    """§5: the first player chooses first; two players choose from an offer that is drawn before (§13)."""
    if not position.with_characters:
        begin_pass(position, 0)
    elif position.seats == 2:
        characters.clear_offer(position)
        draw(position, AT_OFFER)
    else:
        ask(position, AT_CHARACTERS, position.first)


def after_offer(position: VanuatuPosition) -> None:
    """§13: when five characters are offered, and before any is chosen, the neutral markers are placed."""
    if characters.is_offer_complete(position):
        ask(position, AT_NEUTRAL, position.first)
        position.left = planning.NEUTRAL_FIRST


def after_neutral(position: VanuatuPosition) -> None:
    """§13: two from the first player, three from the other one; then the characters are chosen."""
    position.left -= 1
    if position.left > 0:
        return
    seat = clockwise(position, position.turn)
    if seat == position.first:
        ask(position, AT_CHARACTERS, seat)
    else:
        ask(position, AT_NEUTRAL, seat)
        position.left = planning.NEUTRAL_SECOND


def after_character(position: VanuatuPosition) -> None:
    """§5: the next seat chooses; after the last of them the planning begins."""
    seat = clockwise(position, position.turn)
    if seat != position.first:
        ask(position, AT_CHARACTERS, seat)
    else:
        begin_pass(position, 0)


# --- Phase III: planning (§6) ---


def begin_pass(position: VanuatuPosition, number: i64) -> None:
    """§6: two, two, and one marker each; the first player places the first ones of a pass."""
    ask(position, AT_PLANNING, position.first)
    position.lap = number
    position.left = TABLES.markers[number]


def after_marker(position: VanuatuPosition) -> None:
    """§6: after the last marker of a pass the next seat follows, after the last pass the actions are performed."""
    position.left -= 1
    if position.left > 0:
        return
    seat = clockwise(position, position.turn)
    if seat != position.first:
        ask(position, AT_PLANNING, seat)
        position.left = TABLES.markers[position.lap]
    elif position.lap + 1 < planning.PASSES:
        begin_pass(position, position.lap + 1)
    else:
        ask(position, AT_PERFORMING, position.first)


# --- Phase IV: performing (§7) ---


def after_hut(position: VanuatuPosition, island: Island) -> None:
    """§12: a dike on the same island may follow, if it can."""
    seat = position.turn
    if waters.why_no_dike_on(position, island, position.boat[seat], position.vatus[seat]) == OPEN:
        position.building = island
        ask(position, AT_DIKE, seat)
    else:
        after_action(position)


def after_look(position: VanuatuPosition) -> None:
    """§8.9: the rester has seen the tokens, and takes one."""
    ask(position, AT_TOKEN, position.turn)


def after_action(position: VanuatuPosition) -> None:
    """§12: a performed action counts for the waters; §7: then the next seat acts."""
    if waters.count_action(position):
        waters.rise(position)
        if waters.is_lost(position):
            end_game(position, 0)
            return
    next_turn(position)


def next_turn(position: VanuatuPosition) -> None:
    """§7: the next seat clockwise that still has markers on the board; when nobody has, the rest tokens are resolved."""
    position.waived = False
    seat = position.turn
    for _ in range(position.seats):
        seat = clockwise(position, seat)
        if has_markers(position, seat):
            ask(position, AT_PERFORMING, seat)
            return
    resolve_rests(position)


# --- Phase V: rest tokens (§10) ---


def resolve_rests(position: VanuatuPosition) -> None:
    """§10: the tokens are shown; then a Beggar who has not begged is asked one last time (§9 Beggar, ruling 10)."""
    resting.resolve(position)
    position.die = 0  # §12: fewer actions than pips, so no flood in this round
    seat = holder_of(position, BEGGAR)
    if seat != NO_CHARACTER and beggable(position, seat) > 0:
        ask(position, AT_BEGGING, seat)
    else:
        end_round(position)


def end_round(position: VanuatuPosition) -> None:
    """§3: the next round; after the eighth the final count (§11)."""
    if position.round < ROUNDS:
        start_round(position)
    else:
        ending.final_count(position)
        end_game(position, ending.best_seats(position))


def end_game(position: VanuatuPosition, winners: i64) -> None:
    """§11: nobody is asked any more. Without winners everybody has lost (§12)."""
    position.won = winners
    position.stage = AT_END
    position.asked = OVER
    telling.end(position, position.winners())
