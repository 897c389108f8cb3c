"""The slow twin of Vanuatu and the words in which positions are written: for comparing, and for starting in the middle."""

from __future__ import annotations

from typing import Any

from tests.games.vanuatu.rules.twin_table import GOODS, ISLANDS, Island, Player, Ship, Table

STAGES = {"volcano": "reveal", "tourist-tile": "tourists", "first-player": "first"}
AS_IT_IS = ("round", "first", "tiles", "order", "oceans", "volcano", "office", "price", "die", "neutral")


def told(table: Table) -> dict[str, Any]:
    """The table in those words."""
    return {
        "round": table.round,
        "first": table.first,
        "tiles": table.tiles,
        "order": [tile for tile in table.tiles if tile in ISLANDS],
        "oceans": table.oceans,
        "volcano": table.volcano,
        "office": table.office,
        "price": table.price,
        "die": table.die,
        "neutral": table.neutral,
        "islands": {
            name: vars(island) | {"goods": by_price(island.goods), "dikes": sorted(island.dikes)}
            for name, island in table.islands.items()
        },
        "stack": sorted(table.stack),
        "ships": [(ship.name, by_price(ship.aboard)) for ship in table.ships],
        "deck": sorted(table.deck),
        "discards": sorted(table.gone),
        "tourist_stack": sorted(table.tourist_stack),
        "cubes": [table.cubes[good] for good in GOODS],
        "dikes": table.dikes,
        "rests": table.rests,
        "players": {colour: told_player(player) for colour, player in table.players.items()},
    }


def told_player(player: Player) -> dict[str, Any]:
    """What a player has, in those words."""
    return {
        "boat": player.boat or None,
        "vatus": player.vatus,
        "prosperity": player.prosperity,
        "huts": player.huts,
        "supply": player.hut_supply,
        "character": player.character or None,
        "face_down": bool(player.character) and player.spent,
        "fish": sorted(player.fish),
        "treasures": sorted(player.treasures),
        "plan": player.plan,
        "performed": sorted(player.performed),
    }


def written(data: dict[str, Any]) -> dict[str, Any]:
    """The same of a written position, its lists in the same order."""
    return {name: data[name] for name in AS_IT_IS} | {
        "islands": {
            name: island | {"goods": by_price(island["goods"]), "dikes": sorted(island["dikes"])}
            for name, island in data["islands"].items()
        },
        "stack": sorted(data["stack"]),
        "ships": [(ship["wants"], by_price(ship["aboard"])) for ship in data["ships"]],
        "deck": sorted(data["deck"]),
        "discards": sorted(data["discards"]),
        "tourist_stack": sorted(data["tourist_stack"]),
        "cubes": data["reserve"]["cubes"],
        "dikes": data["reserve"]["dikes"],
        "rests": [(rest["seat"], rest["token"]) for rest in data["rests"] if rest["token"]],
        "players": {colour: written_player(player) for colour, player in data["players"].items()},
    }


def written_player(player: dict[str, Any]) -> dict[str, Any]:
    names = ("boat", "vatus", "prosperity", "huts", "supply", "character", "plan")
    lists = ("fish", "treasures", "performed")
    words = {name: player[name] for name in names} | {name: sorted(player[name]) for name in lists}
    return words | {"face_down": bool(player["character"]) and player["face_down"]}


def by_price(goods: list[str]) -> list[str]:
    """Kava, copra, beef."""
    return sorted(goods, key=GOODS.index)


# --- Starting in the middle ---


def table_of(data: dict[str, Any], options: dict[str, str]) -> Table:
    """A table as the position says."""
    table = Table(tuple(data["players"]), options)
    for name in ("round", "first", "volcano", "office", "price", "die", "neutral", "deck", "tourist_stack", "stack", "lap", "left"):
        setattr(table, name, data[name])
    for name in ("waived", "offered", "offered_before"):
        setattr(table, name, data[name])
    table.stage, table.asked = STAGES.get(data["stage"], data["stage"]), data["turn"]
    islands = {name: data["tiles"][name] for name in data["order"]}
    table.tiles = islands | {name: space for name, space in data["tiles"].items() if name not in islands}
    table.oceans, table.gone = data["oceans"], data["discards"]
    table.ships = [Ship(ship["wants"], ship["aboard"]) for ship in data["ships"]]
    table.cubes, table.dikes = dict(zip(GOODS, data["reserve"]["cubes"], strict=True)), data["reserve"]["dikes"]
    table.islands = {name: island_of(data["islands"][name]) for name in islands}
    table.rests = [(rest["seat"], rest["token"]) for rest in data["rests"]]
    for colour, words in data["players"].items():
        sit_down(table.players[colour], words)
        if data["governed"] and words["character"] == "governor":
            table.governed = (colour, data["governed"])
    return table


def island_of(words: dict[str, Any]) -> Island:
    island = Island(words["goods"])
    for name in ("drawings", "tourists", "water", "dikes", "submerged"):
        setattr(island, name, words[name])
    return island


def sit_down(player: Player, words: dict[str, Any]) -> None:
    for name in ("boat", "vatus", "prosperity", "huts", "fish", "treasures", "plan"):
        setattr(player, name, words[name])
    player.hut_supply, player.performed = words["supply"], set(words["performed"])
    player.character, player.spent = words["character"] or "", words["face_down"] or not words["character"]
