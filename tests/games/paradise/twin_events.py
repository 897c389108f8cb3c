"""The slow twin of Conquest of Paradise: Random Events, who draws and what they do (rulebook 11.2; component page, section 7)."""

from __future__ import annotations

from collections import Counter

from tests.games.paradise import twin_after_battle, twin_setting_up
from tests.games.paradise.twin_box import BESIDE, EVENTS, HEXES, KEPT, KIND, distance
from tests.games.paradise.twin_knowing import add_to_stack, all_seen, learn_at_least, learn_no_war, take_from_stack
from tests.games.paradise.twin_table import PUBLIC, Pieces, Question, Table, in_capacity, total
from tests.games.paradise.twin_telling import tell

BEGINNING = 10  # five points, in halves
ONE_TURN = ("typhoon", "taniwha")
MARKED = (
    "typhoon",
    "invasive-weeds",
    "severe-erosion",
    "drought",
    "peles-wrath",
    "bountiful-fishing",
    "freshwater-spring",
    "volcanic-ash",
    "rats",
)
GIFTS = {"castaways": "colony", "cult-of-war": "warrior", "great-kauri-trees": "war"}
ON_OWN_GROUP = ("freshwater-spring", "volcanic-ash", "great-kauri-trees", "cult-of-war")
SERVED_BY_CULT = 3


# --- The turn (RB 11.2) ---


def begin_turn(table: Table) -> None:
    """What lasts one turn is over; the drawing begins after a Victory Step with five points."""
    events = table.events
    for name in ONE_TURN:
        events.markers.pop(name, None)
    events.becalmed = events.winded = events.bride = events.groom = events.drawer = None
    if max(table.track.values()) >= BEGINNING:
        events.begun = True


def deck(table: Table) -> list[str]:
    kept = [event for _, event in table.events.kept]
    return [event for event in EVENTS if event not in table.events.played and event not in kept]


def owes_duty(table: Table) -> bool:
    """The last player has not yet chosen what to do."""
    return table.plays("events") and table.events.begun and table.events.drawer is None and len(deck(table)) > 0


def take(table: Table, seat: str, what: str) -> None:
    """RB 11.2: the last player draws, or sets the turn order; the last but one does the other."""
    others = [other for other in table.seats if other != seat]
    last_but_one = twin_setting_up.last_of(table, others)
    tell(table, f"duty-{what}", seat=seat)
    if what == "order":
        table.events.drawer = last_but_one
    else:
        table.events.drawer, table.marker = seat, last_but_one


def ask_card(table: Table) -> None:
    """RB 11.2: drawn when the turn order is set."""
    table.stage, table.active = "event", table.events.drawer
    table.questions.append(Question("chance", "event"))


def draw(table: Table, name: str) -> None:
    """RB 11.2: kept face down, or carried out at once."""
    events = table.events
    seat = str(events.drawer)
    if name in KEPT:
        tell(table, "fortune-keep", seat=seat, event=name)
        events.kept.append((seat, name))
        return
    tell(table, "fortune-draw", seat=seat, event=name)
    events.played.add(name)
    events.current, events.placed = name, set()
    if name == "cultural-flowering":
        if table.deck():
            table.buyers = [seat]
            table.questions.append(Question("chance", "card"))
    elif name != "calm-season":
        ask_target(table)


def end(table: Table) -> None:
    """Nothing is left to do."""
    table.events.current, table.events.drawer, table.events.placed = None, None, set()


# --- Targets ---


def ask_target(table: Table) -> None:
    """The player who has drawn chooses; without a target, or a piece to place, nothing happens."""
    events = table.events
    gift = GIFTS.get(str(events.current))
    if gift and table.stock(str(events.drawer))[gift] == 0:
        return
    if targets(table):
        table.questions.append(Question(str(events.drawer), "target"))


def target_answers(table: Table) -> set[str]:
    """CULT OF WAR: up to three groups."""
    return targets(table) | ({"done"} if table.events.current == "cult-of-war" else set())


def targets(table: Table) -> set[str]:
    """Whom or what the event at hand can hit."""
    seat = str(table.events.drawer)
    if table.events.current == "succession-dispute":
        return {f"name {other}" for other in table.seats if table.track[other] > table.track[seat]}
    return {f"strike {hex_}" for hex_ in places(table, seat)}


def places(table: Table, seat: str) -> list[str]:
    """The hexes that the event at hand can hit."""
    event = str(table.events.current)
    match event:
        case "typhoon":
            return [hex_ for hex_ in HEXES if table.is_sea(hex_)]
        case "bountiful-fishing":
            return [hex_ for hex_ in HEXES if table.is_known(hex_) and not table.is_group(hex_)]
        case "rotten-lashings":
            return [hex_ for hex_ in table.stacks if table.is_sea(hex_)]
        case "castaways":
            return [hex_ for hex_ in HEXES if can_be_reached_by_castaways(table, seat, hex_)]
        case "cult-of-war":
            return [hex_ for hex_ in table.controlled(seat) if hex_ not in table.events.placed]
        case "freshwater-spring" | "volcanic-ash" | "great-kauri-trees":
            return table.controlled(seat)
    return [hex_ for hex_ in hostile_places(table, seat, event) if not is_warded(table, hex_)]


def can_be_reached_by_castaways(table: Table, seat: str, hex_: str) -> bool:
    """A free group with boxes, nobody else's piece there, within two hexes of a Village."""
    free = table.is_group(hex_) and KIND[hex_] != "independent" and table.groups[hex_].control is None
    near = any(distance(hex_, village) <= 2 for village in table.controlled(seat))
    return free and near and table.stack_of_another(seat, hex_) is None


def hostile_places(table: Table, seat: str, event: str) -> list[str]:
    """RB 11.2, ruling 68: an Independent group only if a player controls it."""
    held = [hex_ for hex_ in HEXES if table.groups[hex_].control]
    match event:
        case "severe-erosion":
            return [hex_ for hex_ in HEXES if can_be_touched(table, hex_) and sum(table.boxes(hex_)) >= 3]
        case "typhoon-swell":
            wet = [hex_ for hex_ in held if table.groups[hex_].villages > 1 and any(map(table.is_sea, BESIDE[hex_]))]
            free = [hex_ for hex_ in wet if not is_warded(table, hex_)]
            return [hex_ for hex_ in free if table.groups[hex_].control != seat] or free
        case "invasive-weeds":
            free = [hex_ for hex_ in held if not is_warded(table, hex_)]
            return [hex_ for hex_ in free if has_village_on_brown(table, hex_)] or free
        case "peles-wrath":
            free = [hex_ for hex_ in held if not is_warded(table, hex_)]
            large = [hex_ for hex_ in free if table.groups[hex_].villages > 2]
            return large or [hex_ for hex_ in free if table.groups[hex_].villages == 2]
        case "rebellion":
            return [hex_ for hex_ in held if is_apart(table, hex_)]
        case "tsunami":
            return [hex_ for hex_ in HEXES if hex_ in held or (can_be_touched(table, hex_) and may_have_canoes(table, hex_))]
    return held  # drought, rats


def can_be_touched(table: Table, hex_: str) -> bool:
    """RB 11.2, ruling 68: an Island Group; one that is printed and Independent only while somebody controls it."""
    land = table.is_known(hex_) and not table.is_sea(hex_)
    return land and (KIND[hex_] != "independent" or table.groups[hex_].control is not None)


def may_have_canoes(table: Table, hex_: str) -> bool:
    """As far as everybody can tell: kinds that are known for certain are something else, or not."""
    stack = table.stacks.get(hex_)
    if stack is None:
        return False
    seen = stack.known.bounds.get(PUBLIC, Counter())
    return seen["warrior"] + seen["colony"] + seen["rumour"] < total(stack.pieces)


def has_village_on_brown(table: Table, hex_: str) -> bool:
    """An occupied box with Improved Agriculture."""
    group = table.groups[hex_]
    return group.agriculture > 0 and group.villages > table.boxes(hex_)[0]


def is_apart(table: Table, hex_: str) -> bool:
    """Not connected with its owner's home."""
    owner = str(table.groups[hex_].control)
    home = table.players[owner].home
    return hex_ != home and hex_ not in table.chain_at(owner, home)


def is_warded(table: Table, hex_: str) -> bool:
    """SHAMAN: immune while the player who placed the marker controls the group."""
    return table.events.lies("shaman", hex_) and table.groups[hex_].control == table.events.warded


# --- Whom it hits, and SHAMAN ---


def victim(table: Table, hex_: str) -> str | None:
    """Whoever would suffer."""
    event = table.events.current
    if event in ("typhoon", "rotten-lashings"):
        stack = table.stacks.get(hex_)
        return stack.owner if stack else None
    if event in (*ON_OWN_GROUP, "bountiful-fishing", "castaways"):
        return None
    if event == "tsunami" and table.groups[hex_].control is None:
        return table.stacks[hex_].owner
    return table.groups[hex_].control


def strike(table: Table, seat: str, hex_: str) -> None:
    """The target is named; whoever it hits may play SHAMAN (ruling 62)."""
    hit = victim(table, hex_)
    if hit and table.events.keeps(hit):
        table.questions.append(Question(hit, "shaman", hex_))
    else:
        take_effect(table, hex_)


def name(table: Table, seat: str) -> None:
    """SUCCESSION DISPUTE: that player."""
    tell(table, "fortune-seat", seat=table.events.drawer, event="succession-dispute", other_seat=seat)
    if table.events.keeps(seat):
        table.questions.append(Question(seat, "shaman"))
    else:
        table.events.disputed = seat


def play_kept(table: Table, seat: str, event: str) -> None:
    """RB 11.2: all see it."""
    tell(table, "fortune-play", seat=seat, event=event)
    table.events.spend(seat, event)


def play_shaman(table: Table, seat: str) -> None:
    """The event is ignored; one of the player's groups is immune from now on."""
    play_kept(table, seat, "shaman")
    if table.controlled(seat):
        table.questions.append(Question(seat, "ward"))


def ward(table: Table, seat: str, hex_: str) -> None:
    tell(table, "fortune-hex", seat=seat, event="shaman", hex=hex_)
    mark(table, "shaman", hex_)
    table.events.warded = seat


# --- Effects ---


def mark(table: Table, event: str, hex_: str) -> None:
    """A marker is placed; BOUNTIFUL FISHING ends with the next one."""
    table.events.markers.pop("bountiful-fishing", None)
    table.events.markers[event] = hex_


def villages_lost(table: Table, hex_: str) -> int:
    villages = table.groups[hex_].villages
    match table.events.current:
        case "typhoon-swell" | "rebellion":
            return 1
        case "severe-erosion" | "tsunami":
            return min(1, villages)
        case "peles-wrath":
            return 2 if villages > 2 else 1
    return 0


def take_effect(table: Table, hex_: str) -> None:
    """RB 11.2: nothing at all happens if somebody would have fewer than two Villages on the map."""
    event, lost = str(table.events.current), villages_lost(table, hex_)
    owner = table.groups[hex_].control
    if lost > 0 and owner and table.villages(owner) - lost < 2:
        return
    tell(table, "fortune-hex", seat=table.events.drawer, event=event, hex=hex_)
    if event in MARKED:
        mark(table, event, hex_)
    if event == "typhoon":
        lose_pieces(table, hex_, table.stacks[hex_].pieces if hex_ in table.stacks else Counter())
        table.stacks.pop(hex_, None)
    if event == "tsunami":
        sink_canoes(table, hex_)
    if event == "rotten-lashings":
        sink_one(table, hex_)
    if event in GIFTS:
        give(table, GIFTS[event], hex_)
    for _ in range(lost):
        tell(table, "fortune-loss", seat=owner, hex=hex_, count=1, what="village")
    if lost > 0:
        twin_after_battle.lose_villages(table, hex_, lost)


def lose_pieces(table: Table, hex_: str, pieces: Pieces, what: str = "piece") -> None:
    if pieces.total() > 0:
        tell(table, "fortune-loss", seat=table.stacks[hex_].owner, hex=hex_, count=pieces.total(), what=what)


def sink_canoes(table: Table, hex_: str) -> None:
    """TSUNAMI: all canoes there, as everybody sees."""
    stack = table.stacks.get(hex_)
    if stack is None:
        return
    canoes = Counter({kind: stack.pieces[kind] for kind in ("transport", "war")})
    for bounds in stack.known.bounds.values():
        bounds["transport"] = bounds["war"] = 0
    learn_no_war(table, stack.owner, stack.known)
    lose_pieces(table, hex_, canoes, "canoe")
    take_from_stack(table, hex_, canoes)


def sink_one(table: Table, hex_: str) -> None:
    """ROTTEN LASHINGS: a Transport Canoe with its cargo."""
    stack = table.stacks[hex_]
    if stack.pieces["transport"] == 0:
        tell(table, "fortune-loss", seat=stack.owner, hex=hex_, count=0, what="piece")
        return
    lost = Counter(transport=1)
    rest = stack.pieces - lost
    if not in_capacity(rest):
        lost["colony" if rest["colony"] > rest["transport"] else "warrior"] += 1
    for bounds in stack.known.bounds.values():
        for kind in lost:
            bounds[kind] = max(0, bounds[kind] - 1)
    lose_pieces(table, hex_, lost)
    take_from_stack(table, hex_, lost)
    if stack.up:  # another one is still in sight
        learn_at_least(table, stack.owner, stack.known, "transport")


def give(table: Table, kind: str, hex_: str) -> None:
    """A piece for nothing, which everybody sees; CULT OF WAR goes on."""
    seat = str(table.events.drawer)
    one = Counter({kind: 1})
    tell(table, "fortune-gain", seat=seat, hex=hex_, piece=kind)
    add_to_stack(table, seat, hex_, one, all_seen(table, seat, one))
    if table.events.current == "cult-of-war":
        table.events.placed.add(hex_)
        if len(table.events.placed) < SERVED_BY_CULT:
            ask_target(table)
