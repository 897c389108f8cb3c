"""What a person may ask of the board, from the view alone: the names of its places.

Places have the keys of the picture's parts:

hex-0605 ...            the hexes
stack-0605 ...          the stacks, where one stands; raid-0605 where the active seat attacks; fleet: what is in hand
voyage                  the Explorer under way; cup, lid, deck: what is left in them
turn, track             the turn order and its step; the victory points
battle                  a battle while it is fought; orders: the viewer's own orders in building
seat-red ...            the players, alone also Samoa, and its chits; card-0 ...: cards in the order in which they were drawn
kept-0 ...              Events that players keep, in that order
fortune-typhoon ...     all Events, where they are in play
piece-transport ...     the kinds of pieces; item-village, item-agriculture
"""

from __future__ import annotations

from typing import Final

from vaka.games.paradise.rules.board.hexes import HEX_COUNT, NOWHERE
from vaka.games.paradise.rules.board.places import owner_at, raid_hexes
from vaka.games.paradise.rules.box import EVENTS, HEXES, PIECES, SEATS
from vaka.games.paradise.rules.events.deck import kept_count
from vaka.games.paradise.rules.options import RULE_EVENTS
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import NO_SEAT
from vaka.games.paradise.rules.sequence import Paradise
from vaka.games.paradise.rules.solitaire.samoa import is_solo
from vaka.games.paradise.rules.stages import AT_BUILDING, NO_BATTLE

ALWAYS: Final = (
    *(f"hex-{name}" for name in HEXES),
    *("cup", "lid", "deck", "turn", "track"),
    *(f"piece-{name}" for name in (*PIECES, "local")),
    *("item-village", "item-agriculture"),
)
"""What is there in every position."""
SECRETS: Final = {
    "stacks": ("stack", "pieces"),
    "raids": ("raid", "pieces"),
    "fleet": ("fleet", "pieces"),
    "cards": ("card", "card"),
    "hexes": ("hex", "tile"),
}
"""By how a path of `State.hidden` begins: the place on the board, and how the path ends that says what lies there."""
KEPT_PATH: Final = "advanced/events/kept/"


def secret_places(view: Paradise) -> dict[str, list[str]]:
    """What hides something, with its path: stacks, raids, the fleet in hand, cards, kept Events, and tiles that lie face down."""
    found: dict[str, list[str]] = {}
    for path in view.hidden():
        kind, *rest = path.split("/")
        if kind in SECRETS and rest[-1] == SECRETS[kind][1]:
            found["-".join([SECRETS[kind][0], *rest[:-1]])] = [path]
        elif path.startswith(KEPT_PATH):
            found[f"kept-{rest[2]}"] = [path]
    return found


def places(view: Paradise) -> list[str]:
    """Everything on the board that has words."""
    found = [*ALWAYS, *(f"seat-{name}" for name in SEATS[: view.sides])]
    if is_solo(view):
        found.append("chits")
    found += [f"stack-{HEXES[where]}" for where in range(HEX_COUNT) if owner_at(view, where) != NO_SEAT]
    found += [f"raid-{HEXES[where]}" for where in raid_hexes(view)]
    found += [f"card-{slot}" for slot in range(view.dealt)]
    if view.advanced & RULE_EVENTS != 0:
        found += [f"kept-{slot}" for slot in range(kept_count(view))] + [f"fortune-{name}" for name in EVENTS]
    if view.fleet_at != NOWHERE:
        found.append("fleet")
    if view.voyage_at != NOWHERE:
        found.append("voyage")
    if view.battle != NO_BATTLE:
        found.append("battle")
    if view.stage == AT_BUILDING and view.viewer >= 0 and not has(view.ended, view.viewer):
        found.append("orders")
    return found
