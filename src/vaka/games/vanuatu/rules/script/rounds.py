"""The questions and draws of the set-up: of the game (§2) and of every round (§4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules.actions import (
    AT_DIE,
    AT_FIRST_PLAYER,
    AT_PLACING,
    AT_SHIPS,
    AT_START_TILES,
    AT_TOURIST_TILE,
    AT_VOLCANO,
    DIE,
    FIRST,
    SHIP,
    TAKE,
    TILE,
    TOURIST_TILE,
)
from vaka.games.vanuatu.rules.box import BOX, CELLS, NOWHERE, TILE_COUNT, Seat
from vaka.games.vanuatu.rules.packed import ZERO
from vaka.games.vanuatu.rules.pieces import count_of, volcano_tile
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import NOT_NOW, Reason
from vaka.games.vanuatu.rules.rounds import placing, setting_up, ships
from vaka.games.vanuatu.rules.script import phases
from vaka.games.vanuatu.rules.script.asking import ONE, Ask, Lot, asked_at, drawn_at

SHIP_KINDS: Final[i64] = len(BOX.ships)
PIPS: Final[i64] = 6
TOURIST_VALUES: Final[i64] = 5


class StartTiles(Lot):
    """§2: a starting tile for the next highlighted space."""

    def weight(self, position: VanuatuPosition, number: i64) -> i64:
        return ONE if setting_up.is_start_tile(position, number) else ZERO

    def come_out(self, position: VanuatuPosition, outcome: i64) -> None:
        setting_up.lay_start_tile(position, outcome - TILE)
        phases.lay_starting_tiles(position)


class Volcano(Lot):
    """§4.8: the next tile of the stack."""

    def weight(self, position: VanuatuPosition, number: i64) -> i64:
        return ONE if setting_up.is_next_tile(position, number) else ZERO

    def come_out(self, position: VanuatuPosition, outcome: i64) -> None:
        setting_up.reveal_tile(position, outcome - TILE)
        phases.reveal_tiles(position)


class Ships(Lot):
    """§4.3: the next ship of the deck."""

    def weight(self, position: VanuatuPosition, number: i64) -> i64:
        return count_of(position.deck, number)

    def come_out(self, position: VanuatuPosition, outcome: i64) -> None:
        ships.moor(position, outcome - SHIP)
        phases.fill_harbour(position)


class TouristTile(Lot):
    """§4.2: the next tile of the tourists."""

    def weight(self, position: VanuatuPosition, number: i64) -> i64:
        return count_of(position.tourist_stack, number)

    def come_out(self, position: VanuatuPosition, outcome: i64) -> None:
        setting_up.turn_tourist_tile(position, outcome - TOURIST_TILE)
        phases.after_tourist_tile(position)


class FirstPlayer(Lot):
    """§2: who begins."""

    def weight(self, position: VanuatuPosition, number: i64) -> i64:
        return ONE if number < position.seats else ZERO

    def come_out(self, position: VanuatuPosition, outcome: i64) -> None:
        setting_up.choose_first_player(position, outcome - FIRST)
        phases.choose_characters(position)


class Die(Lot):
    """§12: after how many actions the waters rise."""

    def weight(self, position: VanuatuPosition, number: i64) -> i64:
        return ONE

    def come_out(self, position: VanuatuPosition, outcome: i64) -> None:
        setting_up.roll_die(position, outcome - DIE + 1)
        phases.change_tourists(position)


class Placing(Ask):
    """§4.6: the first player places both tiles of the volcano."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return placing.legal_place(position, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return placing.why_not_place(position, action // CELLS, action % CELLS) if action < TAKE else NOT_NOW

    def answer(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        placing.place(position, seat, action // CELLS, action % CELLS)
        if volcano_tile(position, 0) == NOWHERE:
            phases.reveal_tiles(position)


def add_rows() -> None:
    """Put all of these into the tables."""
    drawn_at(AT_START_TILES, StartTiles("starting tiles", TILE, TILE_COUNT))
    drawn_at(AT_VOLCANO, Volcano("archipelago tiles", TILE, TILE_COUNT))
    drawn_at(AT_SHIPS, Ships("ships", SHIP, SHIP_KINDS))
    drawn_at(AT_TOURIST_TILE, TouristTile("tourist tiles", TOURIST_TILE, TOURIST_VALUES))
    drawn_at(AT_FIRST_PLAYER, FirstPlayer("first player", FIRST, TILE - FIRST))
    drawn_at(AT_DIE, Die("die", DIE, PIPS))
    asked_at(AT_PLACING, Placing())
