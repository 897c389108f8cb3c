"""The slow twin of Vanuatu: the nine actions, who can do them how, and what they do."""

from __future__ import annotations

from itertools import combinations

from tests.games.vanuatu.rules.twin_table import ISLANDS, POINTS, PRICE, Player, Table


def ways(table: Table, player: Player, action: str, bonus: str) -> set[str]:
    """Every way in which a player can perform an action now, with the bonus of this character ("": without any)."""
    shores = table.shores(player.boat)
    fish, treasures = table.oceans[str(table.tile_at(player.boat))]
    match action:
        case "sail":
            return voyages(table, player, bonus)
        case "build":
            price = 1 if bonus == "builder" else 3
            return {f"build {island}" for island in shores if hut_fits(table, player, island, price)} | {
                f"dike {island} {space}" for island in shores for space in dike_places(table, player, island)
            }
        case "explore":
            return {"explore"} if treasures else set()
        case "fish":
            return {"fish"} if fish else set()
        case "sell":
            if bonus != "vendor" and not any(player.huts.get(island) for island in shores):
                return set()
            sales = [sale for count in range(1, len(player.fish) + 1) for sale in combinations(sorted(player.fish), count)]
            return {f"sell {' '.join(str(value) for value in sale)}" for sale in sales}
        case "buy":
            goods = [(good, island) for island in shores for good in table.islands[island].goods]
            return {f"buy {good} {island}" for good, island in goods if PRICE[good] <= player.vatus}
        case "draw":
            return {f"draw {island}" for island in shores if table.islands[island].drawings < ISLANDS[island][1]}
        case "tourists":
            room = [island for island in shores if table.islands[island].tourists < ISLANDS[island][2]]
            return {f"tourists {island}" for island in room if table.office}
    return {"rest"} if len(table.rests) < 4 else set()


def hut_fits(table: Table, player: Player, island: str, price: int) -> bool:
    return table.huts_on(island) < ISLANDS[island][0] and player.hut_supply > 0 and player.vatus >= price


def dike_places(table: Table, player: Player, island: str) -> list[int]:
    """Only with Rising Waters, for one vatu."""
    if table.options["waters"] == "no" or not table.dikes or player.vatus < 1:
        return []
    return table.dike_sides(island)


def lengths(table: Table, start: int) -> dict[int, list[int]]:
    """To each ocean space: with how many tiles, one to three, a boat can get there."""
    found: dict[int, list[int]] = {}
    here = {start}
    for tiles in (1, 2, 3):
        here = {other for space in here for other in table.seas_beside(space)}
        for space in here:
            found.setdefault(space, []).append(tiles)
    return found


def voyages(table: Table, player: Player, bonus: str) -> set[str]:
    """With two players a boat may not end where the other one is."""
    found = set()
    for space, tiles in lengths(table, player.boat).items():
        if len(table.colours) == 2 and any(other.boat == space for other in table.players.values() if other is not player):
            continue
        if bonus == "navigator":
            found.add(f"sail {space}")
            continue
        for count in tiles:
            if count <= player.vatus:
                found.add(f"sail {space}" + (f" +{count - tiles[0]}" if count > tiles[0] else ""))
    return found


def perform(table: Table, player: Player, text: str, bonus: str) -> None:
    """What the action changes; the token of Rest and the dike after a hut are chosen later."""
    match text.split():
        case ["sail", space, *more]:
            tiles = lengths(table, player.boat)[int(space)][0] + sum(int(word) for word in more)
            player.vatus -= 0 if bonus == "navigator" else tiles
            player.boat = int(space)
        case ["build", island]:
            player.vatus -= 1 if bonus == "builder" else 3
            player.huts[island] = player.huts.get(island, 0) + 1
            player.hut_supply -= 1
        case ["dike", island, space]:
            player.vatus -= 1
            table.dikes -= 1
            table.islands[island].dikes.append(int(space))
        case ["explore"]:
            value = take_token(table, player, 1)
            player.treasures.append(value)
            player.gain(value if bonus == "diver" else 0)
        case ["fish"]:
            value = take_token(table, player, 0)
            player.fish.append(value)
            player.prosperity += value if bonus == "fisherman" else 0
        case ["sell", *values]:
            for sold in values:
                player.fish.remove(int(sold))
            player.gain(table.price * sum(int(sold) for sold in values))
            table.price = max(1, table.price - 1)
        case ["buy", good, island]:
            player.vatus -= PRICE[good]
            table.islands[island].goods.remove(good)
            export(table, player, good)
            if bonus == "buyer" and table.cubes[good]:
                table.cubes[good] -= 1
                export(table, player, good)
        case ["draw", island]:
            table.islands[island].drawings += 1
            player.prosperity += 5 if bonus == "artist" else 3
        case ["tourists", island]:
            table.office -= 1
            table.islands[island].tourists += 1
            player.gain(table.huts_on(island))
            player.prosperity += 2 * table.islands[island].drawings if bonus == "guide" else 0


def take_token(table: Table, player: Player, kind: int) -> int:
    """As many tokens as there are is the value; one of them leaves."""
    ground = table.oceans[str(table.tile_at(player.boat))]
    ground[kind] -= 1
    return ground[kind] + 1


def export(table: Table, player: Player, good: str) -> None:
    """Onto the topmost ship that still wants it; if none does, it is lost."""
    for ship in table.ships:
        if ship.misses(good):
            ship.aboard.append(good)
            player.prosperity += POINTS[good] + (2 if ship.full() else 0)
            return
    table.cubes[good] += 1
