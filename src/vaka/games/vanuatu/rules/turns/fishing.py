"""Action 4: fish (§8.4)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import GO_FISH
from vaka.games.vanuatu.rules.box import FISHERMAN, FROM_CHARACTERS, Seat, Space, Spaces
from vaka.games.vanuatu.rules.packed import ZERO, has
from vaka.games.vanuatu.rules.pieces import Huts, fish_at, take_fish_token
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps
from vaka.games.vanuatu.rules.reasons import NO_FISH, OPEN, Reason
from vaka.games.vanuatu.rules.tiles import Tiles, tile_worth
from vaka.games.vanuatu.rules.turns.deeds import Deed
from vaka.games.vanuatu.rules.turns.earning import gain_prosperity


def grounds(position: VanuatuPosition) -> Spaces:
    """§8.4: the spaces where fish can be caught."""
    return position.grounds


def why_not_fish_from(position: VanuatuPosition, here: Space) -> Reason:
    """§8.4: why a boat on this space has nothing to catch."""
    return OPEN if has(grounds(position), here) else NO_FISH


def legal_fish(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§8.4: where the boat is, or not at all."""
    return append(found, GO_FISH) if why_not_fish(position, seat) == OPEN else found


def why_not_fish(position: VanuatuPosition, seat: Seat) -> Reason:
    """§8.4: why the seat cannot fish where its boat is."""
    return why_not_fish_from(position, position.boat[seat])


def fish(position: VanuatuPosition, seat: Seat) -> None:
    """§8.4: a fish tile worth the tokens there, then one token leaves. The Fisherman scores its value (§9 Fisherman)."""
    space = position.boat[seat]
    value = fish_at(position, space)
    points = value if helps(position, seat, FISHERMAN) else ZERO
    take_fish_token(position, space)
    position.fish_stock -= tile_worth(value)
    position.fish_tiles[seat] += tile_worth(value)
    telling.caught(position, seat, value, points)
    gain_prosperity(position, seat, points, FROM_CHARACTERS)


class Fishing(Deed):
    """§8.4: fish."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return legal_fish(position, seat, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return why_not_fish(position, seat)

    def why_no_way(
        self, position: VanuatuPosition, seat: Seat, here: Space, purse: i64, tiles: Tiles, huts: Huts, with_bonus: bool
    ) -> Reason:
        return why_not_fish_from(position, here)

    def perform(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        fish(position, seat)
