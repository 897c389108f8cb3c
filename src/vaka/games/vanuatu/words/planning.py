"""What is one thought, in one go: a place of the archipelago that says by itself what is meant, and decisions typed in one line.

    plan fish, plan sell        both markers of a turn
    treasure 2, sail 7          a treasure pays for the voyage
    build efate, dike efate 3   a hut, and the dike that protects it

Whoever taps an ocean wants to sail there, and whoever taps the goods of an island wants to buy: the action space need not be
tapped first. Where a place could mean two things, its parts may still mean one each; where they do not, the space is tapped first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vaka.engine.captions import sentence as action_sentence
from vaka.engine.plans import Offer, Plan
from vaka.games.vanuatu.rules.actions import (
    AT_BEGGING,
    AT_PERFORMING,
    AT_PLACING,
    AT_PLANNING,
    BEG,
    BUILD_DIKE,
    BUILD_HUT,
    KINDS,
    TAKE,
    is_marker,
)
from vaka.games.vanuatu.rules.box import ISLANDS, NOWHERE, TILES
from vaka.games.vanuatu.rules.pieces import volcano_tile
from vaka.games.vanuatu.rules.position import tile_at

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.vanuatu.rules.sequence import Vanuatu

Meant = dict[str, int]
"""Places, each with the action that it stands for."""
PARTS: Final = {"build": "huts", "draw": "drawings", "tourists": "tourists", "buy": "goods"}
"""The parts of an island, by the action that is about them."""
TOGETHER: Final = ","
"""Between actions that are typed in one line."""


def is_foreseen(view: Vanuatu, action: int) -> bool:
    """Does a view that hides rest tokens tell all that comes of an action? Only where the turn surely goes on."""
    if action >= BEG:
        return bool(view.stage != AT_BEGGING)
    if view.stage == AT_PLANNING:
        return is_marker(action) and view.left > 1
    return bool(view.stage == AT_PERFORMING and view.with_waters and BUILD_HUT <= action < BUILD_DIKE)


# --- What a place stands for ---


def offers(view: Vanuatu, seat: int) -> list[Offer]:
    """The places that stand for one action each."""
    meant = places(view, seat)
    return [Offer("", "", {place: view.game.notation(view, action) for place, action in meant.items()})] if meant else []


def places(view: Vanuatu, seat: int) -> Meant:
    """Where a tap is enough: the only tile that is left is placed, or one of the nine actions performed."""
    if view.viewer != seat or view.actor() != seat:
        return {}
    if view.stage == AT_PLACING and volcano_tile(view, 1) == NOWHERE:
        return _only([(f"cell-{KINDS.of(action)[1][1] + 1}", action) for action in _own(view) if action < TAKE])
    if view.stage != AT_PERFORMING:
        return {}
    small, large = [], []
    for action in _own(view):
        kind, values = KINDS.of(action)
        if kind.name in ("explore", "fish"):
            large.append((_tile(view, int(view.boat[seat])), action))
        elif kind.name == "sail" and values[0] == 0 and values[1] != view.boat[seat]:  # nobody sails out and back by a slip
            large.append((_tile(view, values[1]), action))
        elif kind.name == "sell":
            large.append(("market", action))
        elif kind.name in PARTS:
            island = f"tile-{ISLANDS[values[0]]}"
            small.append((f"{island}-{PARTS[kind.name]}", action))
            large.append((island, action))
        elif kind.name == "dike":
            large.append((f"tile-{ISLANDS[values[0]]}", action))
    whole = _only(large)
    parts = {place: action for place, action in _only(small).items() if action not in whole.values()}
    return parts | whole  # the innermost place first, as a tap finds it


def _own(view: Vanuatu) -> list[int]:
    return [int(action) for action in view.legal()]


def _tile(view: Vanuatu, space: int) -> str:
    return f"tile-{TILES[tile_at(view, space)]}"


def _only(found: list[tuple[str, int]]) -> Meant:
    """The places that stand for a single action."""
    counts: dict[str, list[int]] = {}
    for place, action in found:
        counts.setdefault(place, []).append(action)
    return {place: actions[0] for place, actions in counts.items() if len(actions) == 1}


# --- What is typed ---


def read_plan(view: Vanuatu, seat: int, text: str) -> Plan | None:
    """One action, or several with commas between them; None if it is none. Raise ValueError, or IllegalAction with the reason.

    Each is read in the position that the one before it leads to; where a view cannot tell that, in the last that it can tell.
    """
    if view.viewer != seat or seat not in view.waiting():
        return None
    game, now = view.game, view
    taken: list[int] = []
    written: list[str] = []
    for part in text.split(TOGETHER):
        action = int(game.parse(now, part, seat))
        if not now.can(action, seat) and action not in now.asides(seat):
            raise game.refusal(now, action, seat)
        taken.append(action)
        written.append(game.notation(now, action))
        after = game.foresee(now, action, seat)
        now = now if after is None else after  # type: ignore[assignment]
    meant = {action: place for place, action in places(view, seat).items()}
    return Plan(f"{TOGETHER} ".join(written), tuple(taken), "", meant.get(taken[0], "") if len(taken) == 1 else "")


def sentence(view: Vanuatu, game: Game, plan: Plan, lang: str) -> str:
    """What it does, action by action."""
    told, now = [], view
    for action in plan.actions:
        told.append(action_sentence(now, action, lang))
        after = game.foresee(now, action, int(view.viewer))
        now = now if after is None else after  # type: ignore[assignment]
    return " ".join(told)


def goal_name(view: Vanuatu, place: str, lang: str) -> str:
    """What a tap on a place does."""
    action = places(view, int(view.viewer)).get(place)
    return place if action is None else action_sentence(view, action, lang)
