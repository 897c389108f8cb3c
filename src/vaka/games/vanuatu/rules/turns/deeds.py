"""What each of the nine actions answers (§8): in which ways it can be performed, why not, and what it does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules.box import Seat, Space
from vaka.games.vanuatu.rules.pieces import Huts
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import Reason
from vaka.games.vanuatu.rules.tiles import Tiles


class Deed:
    """One of the nine actions; its ids are those of `actions` that belong to its space. Majorities are not its business."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        """The list with every way of performing it that is open."""
        raise NotImplementedError(f"{type(self).__name__}.legal")

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        """Why it cannot be performed in this way."""
        raise NotImplementedError(f"{type(self).__name__}.why_not")

    def why_no_way(
        self, position: VanuatuPosition, seat: Seat, here: Space, purse: i64, tiles: Tiles, huts: Huts, with_bonus: bool
    ) -> Reason:
        """Why a boat on this space, with this purse, these fish and huts of its colour, can perform it in no way at all."""
        raise NotImplementedError(f"{type(self).__name__}.why_no_way")

    def perform(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        """It is performed in this way."""
        raise NotImplementedError(f"{type(self).__name__}.perform")
