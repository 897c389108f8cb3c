"""Whole moves (§7): what is lifted, loaded, sailed and landed in one go, and what is built in one group; from the view alone.

    move 0606 0705                      all that is sensible: see `usual`
    move 0606 0705 2 transport colony   exactly this
    move 0705                           the fleet that is in hand

A fleet goes the shortest way through known hexes without enemies. It may end in an enemy hex, with a War Canoe: whether it must
stop there is a secret of the enemy (ruling 13), so a plan ends when it has sailed there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vaka.engine.errors import IllegalAction
from vaka.engine.events import Obstacle
from vaka.engine.hearing import heard
from vaka.engine.plans import Cargo, Offer, Plan, Ware, stepped
from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.board import places, sets
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.pieces import COLONY, RUMOUR, TRANSPORT, WAR, WARRIOR, count, wars
from vaka.games.paradise.rules.box import HEXES, ITEMS, PIECES
from vaka.games.paradise.rules.building import items, orders
from vaka.games.paradise.rules.kinds import KINDS
from vaka.games.paradise.rules.movement import fleets, lifting, reach, sailing, trips
from vaka.games.paradise.rules.stages import AT_BUILDING, AT_MOVING, AT_TRANSIT
from vaka.games.paradise.words.naming import counted, hex_name, lies_at, seen_from
from vaka.games.paradise.words.notation import hear_hex

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.paradise.rules.sequence import Paradise

MOVE: Final = "move"
SETTLE: Final = "settle"
ABOARD: Final = tuple(map(int, (WAR, TRANSPORT, RUMOUR, COLONY, WARRIOR)))
"""The kinds in the order in which they are taken in hand: canoes, then what only Transport Canoes carry."""
SAILORS: Final = ABOARD[:3]
STAYS: Final = tuple(map(int, (RUMOUR, WARRIOR, COLONY, TRANSPORT, WAR)))
"""What is left behind first where something must stay."""
CERTAIN: Final = tuple(KINDS[name].ids for name in ("lift", "load", "drop", "swap", "load-behind", "land", "up", "down"))
ORDERS: Final = tuple(KINDS[name].ids for name in ("build", "settle", "store"))
SHOWN: Final = range(len(PIECES))
Counts = dict[int, int]
Routes = dict[int, tuple[int, ...]]
"""Where a fleet can go, each with the hexes that it enters on the way."""


class Mustered(NamedTuple):
    """A fleet that is ready to sail: the view with it in hand, and the actions that took it there."""

    view: Paradise
    actions: list[int]
    counts: Counts


# --- What is certain ---


def is_foreseen(view: Paradise, action: int, seat: int) -> bool:
    """Does the view of this seat tell all that comes of an open action? What enemies have in a hex is not known."""
    if view.is_pending():
        return False
    if view.stage == AT_BUILDING:
        return any(action in ids for ids in ORDERS)
    if view.stage not in (AT_TRANSIT, AT_MOVING):
        return False
    if actions.SAIL <= action < actions.DISMISS:
        return bool(view.stage == AT_TRANSIT or not fleets.is_enemy(view, seat, action - actions.SAIL))
    return any(action in ids for ids in CERTAIN)


def after(view: Paradise, action: int, seat: int) -> Paradise:
    """The view after an open action that is certain."""
    found: Any = stepped(view, action, seat)
    return found  # type: ignore[no-any-return]


# --- What there is to plan ---


def offers(view: Paradise, seat: int) -> list[Offer]:
    """What a seat that is asked can do in one go: the stacks that can sail and where to, or the groups that can build."""
    if view.is_pending() or view.viewer != seat or seat not in view.waiting():
        return []
    if view.stage == AT_BUILDING:
        return building(view, seat)
    if view.stage not in (AT_TRANSIT, AT_MOVING):
        return []
    if view.fleet_at != NOWHERE:
        goals = named(routes(view, seat))
        return [Offer("", MOVE, goals)] if goals else []
    found = []
    for where in sorted({(action - int(actions.LIFT)) % 100 for action in view.legal() if actions.LIFT <= action < actions.BUILD}):
        fleet = muster(view, seat, where)
        goals = named(routes(fleet.view, seat)) if fleet else {}
        if fleet and goals:
            found.append(Offer(f"hex-{HEXES[where]}", f"{MOVE} {HEXES[where]}", goals, cargo(view, seat, where, fleet.counts)))
    return found


def named(found: Routes) -> dict[str, str]:
    """Hexes as places, with the words that are typed."""
    return {f"hex-{HEXES[where]}": HEXES[where] for where in found}


def cargo(view: Paradise, seat: int, where: int, counts: Counts) -> tuple[Cargo, ...]:
    """What lies there and could go along, kind by kind."""
    found = []
    for kind in SHOWN:
        most = int(count(loose(view, where), kind))
        if kind in SAILORS and view.stage == AT_MOVING and lifting.next_canoe(view, seat, kind, where) < 0:
            most = 0
        if most:
            found.append(Cargo(PIECES[kind], counts.get(kind, 0), most))
    return tuple(found)


def loose(view: Paradise, where: int) -> int:
    """What can be taken in hand there, by the chain or aboard canoes."""
    return int(lifting.chain_cargo(view, where) if view.stage == AT_TRANSIT else places.pieces_at(view, where))


def building(view: Paradise, seat: int) -> list[Offer]:
    """What can be ordered, group by group."""
    wares: dict[int, list[Ware]] = {}
    for action in map(int, view.legal()):
        if actions.BUILD <= action < actions.BUILD_END:
            item, where = divmod(action - int(actions.BUILD), 100)
            wares.setdefault(where, []).append(Ware(action, f"item-{ITEMS[item]}", int(items.cost_of(view, seat, item))))
        elif actions.SETTLE <= action < actions.BUY:
            wares.setdefault(action - int(actions.SETTLE), []).append(Ware(action, SETTLE))
    return [Offer(f"hex-{HEXES[where]}", wares=tuple(found)) for where, found in sorted(wares.items())]


# --- A fleet ---


def usual(view: Paradise, where: int) -> Counts:
    """What a fleet takes along unless told otherwise: all that has not moved yet, and as much as it can carry.

    A Transport Canoe that lies face up in a chain stays, if another canoe goes.
    """
    pieces = loose(view, where)
    if view.stage == AT_TRANSIT:
        return {kind: int(count(pieces, kind)) for kind in SHOWN}
    fresh = int(trips.fresh_at(view, where))
    ready = {kind: int(count(fresh, kind)) for kind in SAILORS}
    if not any(ready.values()):
        ready = {kind: int(count(pieces, kind)) for kind in SAILORS}
    if view.seats > 1 and ready[int(TRANSPORT)] and places.is_up(view, where) and sum(ready.values()) > 1:
        ready[int(TRANSPORT)] -= 1
    return ready | {kind: int(count(pieces, kind)) for kind in map(int, (COLONY, WARRIOR))}


def muster(view: Paradise, seat: int, where: int) -> Mustered | None:
    """A fleet with what is usually taken along; something stays where it must. None if none can leave."""
    counts = usual(view, where)
    fleet = manned(view, seat, where, counts, exact=False)
    while fleet is not None and not leaves(fleet.view, seat):
        kept = next((kind for kind in STAYS if fleet.counts.get(kind)), None)
        if kept is None:
            return None
        fleet = manned(view, seat, where, fleet.counts | {kept: fleet.counts[kept] - 1}, exact=False)
    return fleet


def leaves(view: Paradise, seat: int) -> bool:
    """May what stays behind stay?"""
    if view.stage == AT_TRANSIT:
        rest = places.pieces_at(view, view.fleet_at) - view.loaded
        return bool(fleets.why_not_stay(view, seat, view.fleet_at, rest) == reasons.OPEN)
    return bool(sailing.why_not_leave(view, seat) == reasons.OPEN)


def manned(view: Paradise, seat: int, where: int, counts: Counts, *, exact: bool) -> Mustered | None:
    """A fleet with these pieces, or as many of them as it can carry. Raise IllegalAction if it must be exactly these."""
    taken: list[int] = []
    carried: Counts = {}
    for kind in ABOARD:
        for _ in range(counts.get(kind, 0)):
            action = int(actions.LOAD) + kind if taken else int(actions.LIFT) + kind * 100 + where
            if not view.can(action, seat):
                if exact:
                    raise view.game.refusal(view, action, seat)
                break
            view = after(view, action, seat)
            taken.append(action)
            carried[kind] = carried.get(kind, 0) + 1
    return Mustered(view, taken, carried) if taken else None


def near(where: int) -> list[int]:
    """The hexes around one."""
    around = sets.near(where)
    return [place for place in range(100) if sets.has(around, place)]


NEAR: Final = [near(where) for where in range(100)]


def routes(view: Paradise, seat: int) -> Routes:
    """Where the fleet in hand can go, by the shortest way: nothing can stop it before the last hex, which may be an enemy's."""
    first = {int(action - actions.SAIL) for action in view.legal(seat) if actions.SAIL <= action < actions.DISMISS}
    if view.stage == AT_TRANSIT or sailing.goes_anywhere(view, fleets.crew(view)):
        return {where: (where,) for where in sorted(first)}
    free = sets.without(reach.free_hexes(view, seat), reach.closed_hexes(view, seat))
    fields = trips.CANOES if view.rumours_any else trips.SAILORS
    left = int(fleets.speed(view, seat)) - max(0, int(trips.farthest_in_hand(view, fields)))
    armed = wars(fleets.crew(view)) > 0
    found: Routes = {}
    edge: Routes = {int(view.fleet_at): ()}
    for length in range(left):
        after_that: Routes = {}
        for here, way in edge.items():
            for where in NEAR[here]:
                if where in found or where == view.fleet_at or (length == 0 and where not in first):
                    continue
                if sets.has(free, where):
                    found[where] = after_that[where] = (*way, where)
                elif armed and sets.in_set(view, sets.KNOWN, where) and is_attacked(view, seat, where):
                    found[where] = (*way, where)
        edge = after_that
    return dict(sorted(found.items()))


def is_attacked(view: Paradise, seat: int, where: int) -> bool:
    """Is it an enemy hex that this seat may enter?"""
    return bool(fleets.is_enemy(view, seat, where) and not sets.has(reach.closed_hexes(view, seat), where))


# --- What is typed ---


def read_plan(view: Paradise, seat: int, text: str) -> Plan | None:
    """`move 0606 0705 2 transport`; None if it is nothing of that kind. Raise ValueError, or IllegalAction with the reason."""
    verb, *words = heard(view.game.words, text).split()
    if verb != MOVE or view.viewer != seat or seat not in view.waiting() or view.is_pending():
        return None
    if view.stage not in (AT_TRANSIT, AT_MOVING):
        return None
    wanted, words = read_pieces(words)
    if view.fleet_at != NOWHERE:
        return sailed(Mustered(view, [], {}), seat, hear_hex(view, " ".join(words)), Offer("", MOVE))
    start, goal = read_hexes(view, words)
    fleet = manned(view, seat, start, wanted, exact=True) if wanted else muster(view, seat, start)
    if fleet is None:
        raise view.game.refusal(view, int(actions.LIFT) + int(TRANSPORT) * 100 + start, seat)
    carried = cargo(view, seat, start, fleet.counts)
    return sailed(fleet, seat, goal, Offer(f"hex-{HEXES[start]}", f"{MOVE} {HEXES[start]}", cargo=carried))


def read_pieces(words: list[str]) -> tuple[Counts, list[str]]:
    """The pieces at the end of what was typed, and what stands before them: `2 transport colony`."""
    wanted: Counts = {}
    while words and words[-1] in PIECES:
        kind, words = PIECES.index(words[-1]), words[:-1]
        number = 1
        if words and words[-1].isascii() and words[-1].isdigit() and len(words[-1]) < 3:
            number, words = int(words[-1]), words[:-1]
        wanted[kind] = wanted.get(kind, 0) + number
    return wanted, words


def read_hexes(view: Paradise, words: list[str]) -> tuple[int, int]:
    """From where to where, by numbers or names; raise ValueError if that cannot be made out."""
    for middle in range(1, len(words)):
        try:
            return hear_hex(view, " ".join(words[:middle])), hear_hex(view, " ".join(words[middle:]))
        except ValueError:
            if middle == len(words) - 1:
                raise
    raise ValueError(f"from where to where? {MOVE} 0606 0705")


def sailed(fleet: Mustered, seat: int, goal: int, offer: Offer) -> Plan:
    """The whole way of a fleet in hand; raise IllegalAction if it cannot get there."""
    view, found = fleet.view, routes(fleet.view, seat)
    if goal not in found:
        raise out_of_reach(view, seat, goal)
    taken = list(fleet.actions)
    for where in found[goal]:
        action = int(actions.SAIL) + where
        taken.append(action)
        if not is_foreseen(view, action, seat):
            break
        view = after(view, action, seat)
    else:
        if view.fleet_at != NOWHERE:
            taken.append(int(actions.LAND))
    carried = " ".join(f"{one.count} {one.word}" for one in offer.cargo if one.count)
    notation = " ".join(filter(None, (offer.notation, HEXES[goal], carried)))
    return Plan(notation, tuple(taken), offer.start, f"hex-{HEXES[goal]}", offer.cargo)


def out_of_reach(view: Paradise, seat: int, goal: int) -> IllegalAction:
    """Why the fleet in hand cannot get there: what would stop it in a hex beside it, or that it is too far."""
    refusal = view.game.refusal(view, int(actions.SAIL) + goal, seat)
    if refusal.obstacle and refusal.obstacle.key == "not-adjacent":
        obstacle = Obstacle("too-far", refusal.obstacle.params, "7.3")
        return IllegalAction(view.game.explain(obstacle, view.seats, view=view), obstacle)
    return refusal


def is_unfinished(view: Paradise) -> bool:
    """Is a fleet in hand?"""
    return bool(view.fleet_at != NOWHERE)


def plan_of(view: Paradise, seat: int, taken: tuple[int, ...]) -> Plan | None:
    """What these actions are as a whole move; None without a fleet that sails somewhere."""
    sails = [action - int(actions.SAIL) for action in taken if actions.SAIL <= action < actions.DISMISS]
    if not sails:
        return None
    goal = HEXES[sails[-1]]
    if not actions.LIFT <= taken[0] < actions.BUILD:
        return Plan(f"{MOVE} {goal}", taken, "", f"hex-{goal}")
    kind, where = divmod(taken[0] - int(actions.LIFT), 100)
    counts: Counts = {kind: 1}
    for action in taken[1:]:
        if actions.LOAD <= action < actions.DROP:
            counts[action - int(actions.LOAD)] = counts.get(action - int(actions.LOAD), 0) + 1
    carried = tuple(Cargo(PIECES[kind], number, number) for kind, number in sorted(counts.items()))
    pieces = " ".join(f"{one.count} {one.word}" for one in carried)
    return Plan(f"{MOVE} {HEXES[where]} {goal} {pieces}", taken, f"hex-{HEXES[where]}", f"hex-{goal}", carried)


# --- In words ---


def sentence(view: Paradise, game: Game, plan: Plan, lang: str) -> str:
    """What a plan does."""
    goal = plan.goal.removeprefix("hex-")
    if not plan.start:
        return game.say("plan-sail", seen_from(view, {"hex": goal}), lang, view.seats)
    pieces = counted(game, {one.word: one.count for one in plan.cargo}, lang)
    params = seen_from(view, {"from": plan.start.removeprefix("hex-"), "hex": goal}) | {"pieces": pieces}
    return game.say("plan-move", params, lang, view.seats)


def note(view: Paradise, game: Game, offer: Offer, lang: str) -> str:
    """Where it begins; in building, with what is left of the points."""
    number = offer.start.removeprefix("hex-")
    if not number:
        return ""
    where = HEXES.index(number)
    name = hex_name(game, number, lang, lies_at(view, where), "")
    if view.stage != AT_BUILDING:
        return name
    pool = int(orders.pool_of(view, where))
    left = int(orders.points_in(view, pool)) if pool != NOWHERE else 0
    return game.words.say("plan-points", {"place": name, "left": left}, lang)


def goal_name(view: Paradise, game: Game, place: str, lang: str) -> str:
    """A hex where a fleet can go."""
    number = place.removeprefix("hex-")
    return hex_name(game, number, lang, lies_at(view, HEXES.index(number)))


def cargo_name(game: Game, word: str, lang: str) -> str:
    """A piece or a ware."""
    if word == SETTLE:
        return game.kind_name(SETTLE, lang)
    return game.words.say(f"piece-{word}" if word in PIECES else word, {}, lang)
