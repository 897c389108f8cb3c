"""Action 3: explore (§8.3). The treasure found can be sold at any time (see `asides`)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import GO_EXPLORE
from vaka.games.vanuatu.rules.box import DIVER, Seat, Space, Spaces
from vaka.games.vanuatu.rules.packed import ZERO, has
from vaka.games.vanuatu.rules.pieces import Huts, take_treasure_token, treasure_at
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps
from vaka.games.vanuatu.rules.reasons import NO_TREASURE, OPEN, Reason
from vaka.games.vanuatu.rules.tiles import Tiles, tile_worth
from vaka.games.vanuatu.rules.turns.deeds import Deed
from vaka.games.vanuatu.rules.turns.earning import gain_vatus


def wrecks(position: VanuatuPosition) -> Spaces:
    """§8.3: the spaces where treasure can be found."""
    return position.wrecks


def why_not_explore_from(position: VanuatuPosition, here: Space) -> Reason:
    """§8.3: why a boat on this space has nothing to explore."""
    return OPEN if has(wrecks(position), here) else NO_TREASURE


def legal_explore(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§8.3: where the boat is, or not at all."""
    return append(found, GO_EXPLORE) if why_not_explore(position, seat) == OPEN else found


def why_not_explore(position: VanuatuPosition, seat: Seat) -> Reason:
    """§8.3: why the seat cannot explore where its boat is."""
    return why_not_explore_from(position, position.boat[seat])


def explore(position: VanuatuPosition, seat: Seat) -> None:
    """§8.3: a treasure tile worth the tokens there, then one token leaves. The Diver gains its value in vatus (§9 Diver)."""
    space = position.boat[seat]
    value = treasure_at(position, space)
    vatus = value if helps(position, seat, DIVER) else ZERO
    take_treasure_token(position, space)
    position.treasure_stock -= tile_worth(value)
    position.treasure_tiles[seat] += tile_worth(value)
    telling.explored(position, seat, value, vatus)
    gain_vatus(position, seat, vatus)


class Exploring(Deed):
    """§8.3: explore."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return legal_explore(position, seat, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return why_not_explore(position, seat)

    def why_no_way(
        self, position: VanuatuPosition, seat: Seat, here: Space, purse: i64, tiles: Tiles, huts: Huts, with_bonus: bool
    ) -> Reason:
        return why_not_explore_from(position, here)

    def perform(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        explore(position, seat)
