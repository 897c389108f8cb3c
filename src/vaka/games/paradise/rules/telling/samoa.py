"""Events of the solitaire game: what Samoa does, and why."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vaka.games.paradise.rules.box import ADVANCED_BOX, CARDS, CHIT_ACTIONS, EXPANSIONS, HEXES, PIECES, TILES, Card, Hex
from vaka.games.paradise.rules.options import SAMOA_SEAT
from vaka.games.paradise.rules.position import ParadisePosition


def tell_samoa(position: ParadisePosition, key: str, where: Hex, **more: Any) -> None:
    """Samoa does something, perhaps in a hex."""
    if position.events is None:
        return
    params: dict[str, Any] = {"seat": SAMOA_SEAT} | more
    places: tuple[str, ...] = ()
    if where >= 0:
        params["hex"] = HEXES[where]
        places = (f"hex-{HEXES[where]}",)
    position.report(key, params, None, places)


def tell_chit(position: ParadisePosition, chit: i64, left: i64) -> None:
    """§12.2: a chit is drawn, and how many are left."""
    if position.events is not None:
        action = CHIT_ACTIONS[ADVANCED_BOX.chit_actions[chit]]
        position.report("solo-chit", {"chit": chit + 1, "action": action, "left": left})


def tell_expansion(position: ParadisePosition, expansion: i64) -> None:
    """§12.3: what Samoa gets next."""
    if position.events is not None:
        position.report("solo-expand", {"expansion": EXPANSIONS[expansion]})


def tell_samoa_piece(position: ParadisePosition, where: Hex, kind: i64, why: str) -> None:
    """A piece, and by which preference it stands there."""
    tell_samoa(position, "solo-piece", where, piece=PIECES[kind], why=why)


def tell_samoa_tile(position: ParadisePosition, where: Hex, tile: i64) -> None:
    """§12.3: the tile that Samoa has found."""
    tell_samoa(position, "solo-tile", where, tile=TILES[tile])


def tell_samoa_card(position: ParadisePosition, key: str, card: Card) -> None:
    """§12.3: a card of Samoa."""
    tell_samoa(position, key, -1, card=CARDS[card])
