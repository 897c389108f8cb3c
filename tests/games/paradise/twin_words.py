"""The slow twin of Conquest of Paradise and the words in which positions are written: for comparing, and for starting late."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.paradise.twin_box import CARDS, CUP, KIND, TILES
from tests.games.paradise.twin_crews import crews_of
from tests.games.paradise.twin_parts import Battle, Orders
from tests.games.paradise.twin_table import PUBLIC, Card, Fleet, Group, Knowledge, Pieces, Question, Raid, Stack, Table, Tile, total
from tests.games.paradise.twin_words_advanced import (
    advanced_in_order,
    advanced_words,
    order_words,
    read_advanced,
    read_orders,
)


def counts(pieces: Pieces) -> dict[str, int]:
    """Without what is not there."""
    return {kind: count for kind, count in pieces.items() if count > 0}


def known_words(table: Table, owner: str, known: Knowledge) -> dict[str, Any]:
    """The public's bounds, and those of players that know more; who knows that no War Canoe is there."""
    public = counts(known.bounds.get(PUBLIC, Counter()))
    bounds = {PUBLIC: public} if public else {}
    for seat in table.seats:
        mine = counts(known.bounds.get(seat, Counter()))
        if seat != owner and mine != public:
            bounds[seat] = mine
    no_war = [PUBLIC] if PUBLIC in known.no_war else [seat for seat in table.seats if seat in known.no_war]
    return {"known": bounds, "no_war": no_war}


def written(table: Table) -> dict[str, Any]:
    """The whole table, lists that have no order sorted."""
    return {
        "turn": table.turn,
        "stage": table.stage,
        "active": table.active,
        "marker": table.marker,
        "first": table.first,
        "direction": table.direction,
        "track": dict(table.track),
        "cup": {name: table.cup[name] for name in CUP},
        "lid": len(table.lid),
        "hexes": {hex_: hex_words(table, hex_) for hex_ in KIND if hex_ in table.tiles or table.hex_knots[hex_] > 0},
        "groups": {hex_: vars(group).copy() for hex_, group in table.groups.items() if group != Group()},
        "conquered": sorted(table.conquered),
        "stacks": {hex_: stack_words(table, stack) for hex_, stack in table.stacks.items()},
        "raids": {
            hex_: {"count": total(raid.pieces), "pieces": counts(raid.pieces), "fighters": raid.fighters}
            | known_words(table, str(table.active), raid.known)
            for hex_, raid in table.raids.items()
        },
        "fleet": fleet_words(table),
        "voyage": {"at": table.voyage, "knots": table.knots} if table.voyage else None,
        "battle": battle_words(table),
        "unloaded": table.unloaded,
        "turned": {"up": sorted(table.raised), "down": sorted(table.lowered)},
        "trips": in_hex_order([{"hex": hex_} | entry for hex_, crews in table.trips.items() for entry in crews.words()]),
        "poi": table.poi,
        "looked": table.looked,
        "faced": counts(table.faced),
        "declared": table.declared,
        "answered": sorted(table.answered),
        "buyers": sorted(table.buyers),
        "bought": sorted(table.bought),
        "settled": sorted(table.settled),
        "cards": [
            {"seat": card.seat, "card": card.name, "open": card.open, "spent": card.spent, "known": sorted(card.known)}
            for card in table.cards
        ],
        "seats": {
            seat: {"nation": player.nation, "home": player.home, "lost": player.lost, "gone": counts(player.gone)}
            for seat, player in table.players.items()
        },
        "orders": orders_words(table),
        "question": vars(table.questions[-1]).copy() if table.questions else None,
        "won": table.won,
    } | advanced_words(table)


def in_hex_order(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Sorted; canoes in hand are free for cargo as far as such cargo lies there."""
    for entry in entries:
        for free, names in (("free_transport", ("warriors", "colonies")), ("free_war", ("fighters",))):
            number = min(entry.pop(free, 0), sum(entry.get(name, 0) for name in names))
            if number > 0:
                entry[free] = number
    return sorted(entries, key=lambda entry: (entry.get("hex", ""), str(entry["steps"])))


def hex_words(table: Table, hex_: str) -> dict[str, Any]:
    """What was discovered, and knots."""
    words: dict[str, Any] = {}
    tile = table.tiles.get(hex_)
    if tile and tile.name:
        words = {"tile": tile.name, "up": tile.up, "found": sorted(tile.found)}
    elif tile:
        words = {"ocean": True}
    return words | ({"knots": table.hex_knots[hex_]} if table.hex_knots[hex_] > 0 else {})


def stack_words(table: Table, stack: Stack) -> dict[str, Any]:
    return {
        "owner": stack.owner,
        "count": total(stack.pieces),
        "pieces": counts(stack.pieces),
        "up": stack.up,
        "moved_count": total(stack.moved),
        "moved": counts(stack.moved),
    } | known_words(table, stack.owner, stack.known)


def fleet_words(table: Table) -> dict[str, Any] | None:
    fleet = table.fleet
    if fleet is None:
        return None
    return {
        "at": fleet.at,
        "steps": fleet.steps,
        "up": fleet.up,
        "crew": in_hex_order(fleet.crews.words()),
        "count": total(fleet.pieces),
        "pieces": counts(fleet.pieces),
        "dropped": counts(fleet.dropped),
        "loaded": counts(fleet.loaded),
    } | known_words(table, str(table.active), fleet.known)


def battle_words(table: Table) -> dict[str, Any] | None:
    battle = table.battle
    if battle is None:
        return None
    return {
        "hex": battle.hex,
        "attacker": battle.attacker,
        "defender": battle.defender,
        "attack": {"front": counts(battle.attack_front), "back": counts(battle.attack_back)},
        "defence": {"front": counts(battle.defence_front), "back": counts(battle.defence_back)},
        "stage": battle.stage,
        "die": battle.die,
        "used": [card for card in CARDS if card in battle.used],
        "silenced": sorted(battle.silenced),
        "saved": battle.saved,
        "arioi": battle.arioi,
    }


def orders_words(table: Table) -> dict[str, Any] | None:
    if table.orders is None:
        return None
    return {
        seat: {
            "done": orders.done,
            "points": orders.points.copy(),
            "items": {hex_: counts(items) for hex_, items in orders.items.items()},
            "settle": sorted(orders.settle),
            "dismiss": sorted(orders.dismiss.elements()),
            "buy": orders.buy,
            "focus": orders.focus,
            "used": [card for card in CARDS if card in orders.used],
            "free": orders.free,
        }
        | order_words(table, orders)
        for seat, orders in table.orders.items()
    }


def in_order(data: dict[str, Any]) -> dict[str, Any]:
    """A position as the game writes it, its lists that have no order sorted as above."""
    data = data | {name: sorted(data[name]) for name in ("conquered", "answered", "buyers", "bought", "settled")}
    data["turned"] = {way: sorted(hexes) for way, hexes in data["turned"].items()}
    data["trips"] = in_hex_order(data["trips"])
    if data["fleet"]:
        data["fleet"]["crew"] = in_hex_order(data["fleet"]["crew"])
    for tile in data["hexes"].values():
        if "found" in tile:
            tile["found"] = sorted(tile["found"])
    for card in data["cards"]:
        card["known"] = sorted(card["known"])
    if data["battle"]:
        data["battle"]["silenced"] = sorted(data["battle"]["silenced"])
    for orders in (data["orders"] or {}).values():
        orders["settle"] = sorted(orders["settle"])
        orders["dismiss"] = sorted(orders["dismiss"])
        orders["used"] = [card for card in CARDS if card in orders["used"]]
    advanced_in_order(data)
    return data


# --- Starting in the middle ---


def table_of(data: dict[str, Any], options: dict[str, str]) -> Table:
    """A table as a full position says."""
    advanced = data.get("advanced", {})
    table = Table(1 if "solo" in advanced else len(data["seats"]), options)
    read_advanced(table, advanced)
    for name in ("turn", "stage", "active", "marker", "first", "direction", "track", "poi", "looked", "declared", "won"):
        setattr(table, name, data[name])
    table.unloaded = data["unloaded"]
    table.raised, table.lowered = set(data["turned"]["up"]), set(data["turned"]["down"])
    for hex_ in {entry["hex"] for entry in data["trips"]}:
        table.trips[hex_] = crews_of([entry for entry in data["trips"] if entry["hex"] == hex_])
    for name in ("conquered", "answered", "bought", "settled"):
        setattr(table, name, set(data[name]))
    table.eve = {"eve": "building", "cards": "victory"}.get(data["stage"], "")
    table.buyers = [seat for seat in table.turn_order() if seat in data["buyers"]] if data["first"] else []
    table.cup = Counter(data["cup"])
    table.faced = Counter(data["faced"])
    for hex_, words in data["hexes"].items():
        if "tile" in words:
            table.tiles[hex_] = Tile(words["tile"], words["up"], set(words["found"]))
        elif words.get("ocean"):
            table.tiles[hex_] = Tile()
        table.hex_knots[hex_] = words.get("knots", 0)
    table.lid = set(TILES) - {"te-waka-maui"} - {tile.name for tile in table.tiles.values()} - {table.south.buried}
    for hex_, words in data["groups"].items():
        table.groups[hex_] = Group(**words)
    for hex_, words in data["stacks"].items():
        known = known_of(table, words["owner"], words)
        table.stacks[hex_] = Stack(words["owner"], Counter(words["pieces"]), known, words["up"], Counter(words["moved"]))
    for hex_, words in data["raids"].items():
        table.raids[hex_] = Raid(Counter(words["pieces"]), known_of(table, data["active"], words), words["fighters"])
    if fleet := data["fleet"]:
        known = known_of(table, data["active"], fleet)
        table.fleet = Fleet(fleet["at"], known, fleet["steps"], up=fleet["up"], crews=crews_of(fleet["crew"]))
        table.fleet.pieces, table.fleet.dropped = Counter(fleet["pieces"]), Counter(fleet["dropped"])
        table.fleet.loaded = Counter(fleet["loaded"])
    if data["voyage"]:
        table.voyage, table.knots = data["voyage"]["at"], data["voyage"]["knots"]
    table.battle = battle_of(data["battle"]) if data["battle"] else None
    table.cards = [
        Card(words["seat"], words["card"], words["open"], words["spent"], set(words["known"])) for words in data["cards"]
    ]
    for seat, words in data["seats"].items():
        player = table.players[seat]
        player.nation, player.home, player.lost = words["nation"], words["home"], words["lost"]
        player.gone = Counter(words["gone"])
    if data["orders"]:
        table.orders = {seat: orders_of(words) for seat, words in data["orders"].items()}
    if data["question"]:
        table.questions = [Question(**data["question"])]
    return table


def known_of(table: Table, owner: str, words: dict[str, Any]) -> Knowledge:
    """What each observer knows."""
    known = Knowledge()
    for observer in table.observers(owner):
        known.bounds[observer] = Counter(words["known"].get(observer, words["known"].get(PUBLIC, {})))
        if observer in words["no_war"] or PUBLIC in words["no_war"]:
            known.no_war.add(observer)
    return known


def battle_of(words: dict[str, Any]) -> Battle:
    attack, defence = words["attack"], words["defence"]
    battle = Battle(
        words["hex"],
        words["attacker"],
        words["defender"],
        Counter(attack["front"]),
        Counter(attack["back"]),
        Counter(defence["front"]),
        Counter(defence["back"]),
        words["stage"],
        words["die"],
    )
    battle.used, battle.silenced = set(words["used"]), set(words["silenced"])
    battle.saved, battle.arioi = words["saved"], words["arioi"]
    return battle


def orders_of(words: dict[str, Any]) -> Orders:
    orders = Orders(dict(words["points"]), words["done"], {hex_: Counter(items) for hex_, items in words["items"].items()})
    orders.settle, orders.used = set(words["settle"]), set(words["used"])
    orders.dismiss = Counter(words["dismiss"])
    orders.buy, orders.focus, orders.free = words["buy"], words["focus"], words["free"]
    read_orders(orders, words)
    return orders
