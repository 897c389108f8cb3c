"""The slow twin of Vanuatu: setting up the game and each round (phase I), and choosing characters (phase II)."""

from __future__ import annotations

from collections import Counter

from tests.games.vanuatu.rules.twin_table import (
    CHARACTERS,
    GOOD_OF,
    ISLANDS,
    LETTERED,
    OCEANS,
    PLACES,
    START_SPACES,
    TOUCHING,
    Island,
    Ship,
    Table,
)

# --- Chance ---


def odds(table: Table) -> dict[str, int]:
    """What chance may bring now, and how often among all."""
    match table.stage:
        case "start-tiles":
            return {f"tile {tile}": 1 for tile in ("s1", "s2", "s3") if tile not in table.tiles}
        case "reveal":
            letter = "ABCDEF"[(12 - len(table.stack)) % 6]
            return {f"tile {tile}": 1 for tile in LETTERED[letter] if tile in table.stack}
        case "ships":
            return dict(Counter(f"ship {name.lower()}" for name in table.deck))
        case "tourists":
            return dict(Counter(f"tourists {value}" for value in table.tourist_stack))
        case "first":
            return {f"first {colour}": 1 for colour in table.colours}
        case "die":
            return {f"die {pips}": 1 for pips in range(1, 7)}
    taken = {player.character for player in table.players.values()}
    out = {*table.offered, *table.offered_before, *taken}
    return {f"offer {name}": 1 for name in CHARACTERS if name not in out}


def happen(table: Table, text: str) -> None:
    """Chance has decided."""
    kind, what = text.split()
    match table.stage:
        case "start-tiles":
            table.tiles[what] = START_SPACES[len(table.tiles) - 1]
            table.oceans[what] = list(OCEANS[what])
            for player in table.players.values():
                player.boat = table.tiles.get("s3", 0)
            if len(table.tiles) == 4:
                table.stage = "reveal"
        case "reveal":
            table.stack.remove(what)
            table.volcano.append(what)
            if len(table.volcano) == 2:
                reveal_done(table)
        case "ships":
            table.deck.remove(what.upper())
            table.ships.append(Ship(what))
            if table.round:
                clear_ships(table)
            elif len(table.ships) == 3:
                table.stage = "tourists"
        case "tourists":
            table.tourist_stack.remove(int(what))
            table.office = int(what)
            if table.round:
                clear_ships(table)
            else:
                table.stage = "first"
        case "first":
            table.first, table.round = what, 1
            begin_characters(table)
        case "die":
            table.die = int(what)
            begin_tourists(table)
        case _:
            assert kind == "offer"
            table.offered.append(what)
            if len(table.offered) == 5:
                table.stage, table.asked, table.left = "neutral", table.first, 2


def reveal_done(table: Table) -> None:
    """The volcano shows two tiles."""
    if table.round == 0:
        table.stage = "ships"
    else:
        begin_characters(table)


# --- Phase I ---


def begin_round(table: Table) -> None:
    """I.1, and the die of Rising Waters."""
    table.round += 1
    table.asked = "chance"
    if table.options["waters"] == "yes" and table.round in (2, 4, 6, 8):
        table.stage = "die"
    else:
        begin_tourists(table)


def begin_tourists(table: Table) -> None:
    """I.2: those who were not fetched leave."""
    table.stage, table.office = "tourists", 0


def clear_ships(table: Table) -> None:
    """I.3: one full ship after the other leaves, and each is replaced."""
    for ship in table.ships:
        if ship.full():
            table.ships.remove(ship)
            table.gone.append(ship.name)
            for good in ship.aboard:
                table.cubes[good] += 1
            if not table.deck:
                table.deck, table.gone = table.gone, []
            table.stage = "ships"
            return
    for name in [tile for tile in table.tiles if tile in ISLANDS]:  # I.4, in the order of their placing
        if not table.islands[name].goods and not table.islands[name].submerged:
            table.islands[name].goods = produce(table, name)
    table.price = 3
    if table.volcano:
        table.stage, table.asked = "placing", table.first
    else:
        begin_characters(table)


def produce(table: Table, island: str) -> list[str]:
    """The goods of an island, as far as the reserve has them."""
    goods = []
    for letter in ISLANDS[island][3]:
        good = GOOD_OF[letter]
        if table.cubes[good]:
            table.cubes[good] -= 1
            goods.append(good)
    return goods


def placements(table: Table) -> set[str]:
    """I.6: the rules of placing; if neither tile can follow them, any space beside two tiles."""
    regular = {f"place {tile} {space}" for tile in table.volcano for space in PLACES if fits(table, tile, space)}
    return regular or {f"place {tile} {space}" for tile in table.volcano for space in PLACES if beside_two(table, space)}


def beside_two(table: Table, space: int) -> bool:
    return table.tile_at(space) is None and sum(table.tile_at(other) is not None for other in TOUCHING[space]) >= 2


def fits(table: Table, tile: str, space: int) -> bool:
    beside_land = any(table.land_at(other) for other in TOUCHING[space])
    return beside_two(table, space) and beside_land == (tile in OCEANS)


def place(table: Table, tile: str, space: int) -> None:
    """I.6 to I.8."""
    table.volcano.remove(tile)
    table.tiles[tile] = space
    if tile in OCEANS:
        table.oceans[tile] = list(OCEANS[tile])
    else:
        table.islands[tile] = Island(produce(table, tile))
    if not table.volcano:
        if table.stack:
            table.stage, table.asked = "reveal", "chance"
        else:
            begin_characters(table)


# --- Phase II ---


def begin_characters(table: Table) -> None:
    """With two players five are drawn first, and then the neutral markers placed."""
    if table.options["characters"] == "no":
        begin_planning(table)
    elif len(table.colours) == 2:
        table.offered_before, table.offered = table.offered, []
        table.stage, table.asked = "offer", "chance"
    else:
        table.stage, table.asked = "characters", table.first


def to_take(table: Table) -> set[str]:
    """Characters that nobody has; with two players only those on offer."""
    held = {player.character for player in table.players.values()}
    choice = table.offered if len(table.colours) == 2 else CHARACTERS
    return {f"take {name}" for name in choice if name not in held}


def take(table: Table, name: str) -> None:
    """The new one comes, the old one goes back."""
    player = table.players[table.asked]
    player.character, player.spent = name, False
    table.asked = table.after(table.asked)
    if table.asked == table.first:
        begin_planning(table)


def begin_planning(table: Table) -> None:
    """Two markers each in the first pass."""
    table.asked = table.first
    table.lap, table.left = 0, 2
    table.stage = "planning"
