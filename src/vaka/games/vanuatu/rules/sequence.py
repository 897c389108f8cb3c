"""Vanuatu: the verbs of the contract, and what each action and each outcome is: a question to a chapter, a deed, and the script.

The script itself, phase by phase, is in `phases`. Nothing in the rules knows this module or that one.
"""

from __future__ import annotations

from typing import Any, cast, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, NOBODY, OVER
from vaka.engine.state import State
from vaka.games.vanuatu.rules import (
    asides,
    asking,
    bonuses,
    building,
    buying,
    chance,
    characters,
    checking,
    drawing,
    explaining,
    exploring,
    fishing,
    performing,
    phases,
    placing,
    planning,
    reading,
    resting,
    sailing,
    secrets,
    selling,
    setting_up,
    ships,
    telling,
    touring,
    waters,
    writing,
)
from vaka.games.vanuatu.rules.actions import (
    AT_BEGGING,
    AT_DIE,
    AT_DIKE,
    AT_FIRST_PLAYER,
    AT_NEUTRAL,
    AT_SHIPS,
    AT_START_TILES,
    AT_TOURIST_TILE,
    AT_VOLCANO,
    BEG,
    BRING_TO,
    BUILD_DIKE,
    BUILD_HUT,
    BUY_GOOD,
    DIE,
    DRAW_ON,
    FIRST,
    GO_EXPLORE,
    GO_FISH,
    GO_REST,
    GOVERN,
    OFFER,
    PLAN,
    RETRIEVE,
    SAIL_TO,
    SELL_TREASURE,
    SHIP,
    TAKE,
    TAKE_HIDDEN,
    TAKE_TOKEN,
    TILE,
    TOURIST_TILE,
    WAIVE,
    is_marker,
    space_of,
)
from vaka.games.vanuatu.rules.box import CELLS, GOOD_COUNT, NOWHERE, SIDES, SPACE_COUNT, Seat
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.pieces import volcano_tile
from vaka.games.vanuatu.rules.position import VanuatuPosition, copy_fields
from vaka.games.vanuatu.rules.reasons import NOT_NOW, OPEN
from vaka.games.vanuatu.rules.tiles import tiles_sold


@final
@mypyc_attr(free_list_len=1)  # a playout copies one position and drops it: its memory is used again
class Vanuatu(VanuatuPosition):
    """A position with the verbs of the contract."""

    def copy(self) -> Vanuatu:
        """An independent twin."""
        twin = Vanuatu(self.game, self.seats, self.options)
        self.copy_frame(twin)
        copy_fields(self, twin)
        return twin

    # --- Who is asked, and what is open ---

    def actor(self) -> i64:
        """The seat that is asked, CHANCE for every draw, or OVER."""
        return self.asked

    def moves(self, seat: i64 = ASKED) -> vec[i64]:
        """What the stage of the round asks for, and the asides."""
        who = self.answering(seat)
        if who == NOBODY:
            return vec[i64]()
        if who == CHANCE:
            return chance.outcomes(self)
        return asides.legal_asides(self, who, asking.legal_now(self, who, vec[i64](capacity=32)))

    def odds(self) -> vec[i64]:
        """The weights of the outcomes."""
        return chance.odds(self) if self.answering(ASKED) == CHANCE else vec[i64]()

    def source(self) -> str:
        """What decides: a stack, the die, or the lot."""
        return chance.source(self) if self.asked == CHANCE else ""

    def is_open(self, action: i64, seat: i64) -> bool:
        """Is this id open now?"""
        who = self.answering(seat)
        if who == NOBODY:
            return False
        return chance.can_come_out(self, action) if who == CHANCE else asking.why_not(self, action, who) == OPEN

    def asides(self, seat: i64) -> list[int]:
        """Treasures can be sold, and the Beggar can beg, at any time."""
        if self.asked < 0 or seat < 0 or seat >= self.seats:
            return []
        return [action for action in asides.legal_asides(self, seat, vec[i64]())]  # noqa: C416 (a comprehension unboxes)

    def find_obstacle(self, action: i64, seat: i64) -> Obstacle | None:
        """Why this id is not open."""
        who = self.answering(seat)
        if who == NOBODY and action >= BEG and 0 <= seat < self.seats and self.asked >= 0:
            who = seat  # an aside waits for nobody
        if who == NOBODY:
            return explaining.unasked(self)
        if who == CHANCE:
            return None if chance.can_come_out(self, action) else Obstacle("not-open")
        reason = asking.why_not(self, action, who)
        nearer = asking.why_never(self, action, who) if reason == NOT_NOW else OPEN
        return explaining.obstacle(self, action, who, reason if nearer == OPEN else nearer)

    def obstacles(self, seat: i64) -> list[Obstacle]:
        """One reason for each kind of action that is not open to this seat."""
        return explaining.obstacles(self, seat)

    def keeps_notes(self, action: i64) -> bool:
        """The judge's notes hold while only markers are placed."""
        return self.asked != CHANCE and is_marker(action)

    def play(self, action: i64, seat: i64) -> None:
        """One decision, or one outcome."""
        if seat == CHANCE:
            come_out(self, action)
        else:
            decide(self, action, seat)

    # --- Secrets ---

    def hide(self, viewer: i64) -> None:
        """Rest tokens of others, and what others saw."""
        secrets.hide(self, viewer)

    def deal(self, rng: Random, viewer: i64) -> None:
        """Rest tokens as their holders may have chosen them."""
        secrets.deal(self, rng, viewer)

    def hidden(self) -> dict[str, list[Any]]:
        """Each hidden rest token, with what it may be."""
        return secrets.hidden(self)

    def seen(self, action: i64, viewer: i64, seat: i64 = ASKED) -> i64:
        """Others notice that a rest token is taken, not which."""
        return secrets.seen(self, action, viewer, seat)

    # --- How it stands ---

    def scores(self) -> list[int]:
        """The prosperity points; after the end with the final count."""
        return [self.prosperity[seat] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The most points, then huts, then vatus; nobody when the islands are lost."""
        return [seat for seat in range(self.seats) if has(self.won, seat)] if self.asked == OVER else []

    def census(self) -> dict[str, int]:
        """Every component, wherever it lies."""
        return checking.census(self)

    def check_position(self) -> None:
        """Raise BadPosition where pieces are where they cannot be."""
        checking.check(self)

    def write(self) -> dict[str, Any]:
        """The position as JSON data."""
        return writing.write(self)

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `write` wrote."""
        reading.read(self, data)


def vanuatu(state: State) -> Vanuatu:
    """The same object, known to be of Vanuatu."""
    return cast("Vanuatu", state)


# --- What is done, and what follows ---


def decide(position: VanuatuPosition, action: i64, seat: Seat) -> None:
    """What a choice of a seat leads to."""
    if action < TAKE:
        placing.place(position, seat, action // CELLS, action % CELLS)
        if volcano_tile(position, 0) == NOWHERE:
            phases.reveal_tiles(position)
    elif action < PLAN:
        characters.take(position, seat, action - TAKE)
        phases.after_character(position)
    elif action < SAIL_TO:
        if position.stage == AT_NEUTRAL:
            planning.place_neutral(position, seat, action - PLAN)
            phases.after_neutral(position)
        else:
            planning.place_marker(position, seat, action - PLAN)
            phases.after_marker(position)
    elif action < RETRIEVE:
        perform(position, action, seat)
    elif action < GOVERN:
        performing.retrieve(position, seat, action - RETRIEVE)
        phases.next_turn(position)
    elif action < WAIVE:
        bonuses.govern(position, seat, (action - GOVERN) // SPACE_COUNT, (action - GOVERN) % SPACE_COUNT)
        phases.next_turn(position)
    elif action == WAIVE:
        bonuses.waive(position, seat)
    elif action < TAKE_HIDDEN:
        resting.take_token(position, seat, action - TAKE_TOKEN)
        phases.after_action(position)
    elif action < BEG:
        stop(position, seat)
    elif action < SELL_TREASURE:
        asides.beg(position, seat, action - BEG + 1)
        if position.stage == AT_BEGGING:
            phases.end_round(position)
    else:
        asides.sell_treasure(position, seat, action - SELL_TREASURE + 1)


def perform(position: VanuatuPosition, action: i64, seat: Seat) -> None:
    """§7: one of the nine actions; then its markers come back."""
    if BUILD_DIKE <= action < GO_EXPLORE and position.stage == AT_DIKE:  # after a hut, whose markers are back
        waters.build_dike(position, seat, (action - BUILD_DIKE) // SIDES, (action - BUILD_DIKE) % SIDES)
        phases.after_action(position)
        return
    do_action(position, action, seat)
    performing.settle(position, seat, space_of(action))
    if BUILD_HUT <= action < BUILD_DIKE:
        phases.after_hut(position, action - BUILD_HUT)
    elif action == GO_REST:
        phases.after_look(position)
    else:
        phases.after_action(position)


def do_action(position: VanuatuPosition, action: i64, seat: Seat) -> None:
    """§8: the deed itself."""
    if action < BUILD_HUT:
        sailing.sail(position, seat, (action - SAIL_TO) % CELLS, (action - SAIL_TO) // CELLS)
    elif action < BUILD_DIKE:
        building.build(position, seat, action - BUILD_HUT)
    elif action < GO_EXPLORE:
        waters.build_dike(position, seat, (action - BUILD_DIKE) // SIDES, (action - BUILD_DIKE) % SIDES)
    elif action == GO_EXPLORE:
        exploring.explore(position, seat)
    elif action == GO_FISH:
        fishing.fish(position, seat)
    elif action < BUY_GOOD:
        selling.sell(position, seat, tiles_sold(action))
    elif action < DRAW_ON:
        buying.buy(position, seat, (action - BUY_GOOD) // GOOD_COUNT, (action - BUY_GOOD) % GOOD_COUNT)
    elif action < BRING_TO:
        drawing.draw(position, seat, action - DRAW_ON)
    elif action < GO_REST:
        touring.bring(position, seat, action - BRING_TO)
    else:
        resting.rest(position, seat)


def stop(position: VanuatuPosition, seat: Seat) -> None:
    """Nothing more is wanted: no dike after a hut (§12), or no begging (§9)."""
    if position.stage == AT_DIKE:
        waters.build_no_dike(position, seat)
        phases.after_action(position)
    else:
        telling.begged_no_more(position, seat)
        phases.end_round(position)


def come_out(position: VanuatuPosition, outcome: i64) -> None:
    """What was drawn takes its effect."""
    stage = position.stage
    if stage == AT_START_TILES:
        setting_up.lay_start_tile(position, outcome - TILE)
        phases.lay_starting_tiles(position)
    elif stage == AT_VOLCANO:
        setting_up.reveal_tile(position, outcome - TILE)
        phases.reveal_tiles(position)
    elif stage == AT_SHIPS:
        ships.moor(position, outcome - SHIP)
        phases.fill_harbour(position)
    elif stage == AT_TOURIST_TILE:
        setting_up.turn_tourist_tile(position, outcome - TOURIST_TILE)
        phases.after_tourist_tile(position)
    elif stage == AT_FIRST_PLAYER:
        setting_up.choose_first_player(position, outcome - FIRST)
        phases.choose_characters(position)
    elif stage == AT_DIE:
        setting_up.roll_die(position, outcome - DIE + 1)
        phases.change_tourists(position)
    else:
        characters.offer(position, outcome - OFFER)
        phases.after_offer(position)
