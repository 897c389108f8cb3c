"""Late and odd positions for the twins of Vanuatu to start from: what random games hardly ever come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.vanuatu.rules import twin_rounds
from tests.games.vanuatu.rules.twin_table import (
    ACTIONS,
    CHARACTERS,
    CUBES,
    GOOD_OF,
    GOODS,
    ISLANDS,
    LETTERED,
    OCEANS,
    SHIPS,
    TOKENS,
    Island,
    Ship,
    Table,
)
from vaka.engine.testing import position

if TYPE_CHECKING:
    import random

    from vaka.engine.testing import Table as Played


def scattered(rng: random.Random, colours: tuple[str, ...], options: dict[str, str], stage: str) -> Played:
    """A position in which everything that can vary does; `stage` is planning, performing, placing or last (of round 8)."""
    pairs = {"last": 6, "placing": rng.randint(0, 5)}.get(stage, rng.randint(0, 6))
    sea = archipelago(rng, colours, options, pairs)
    words: dict[str, Any] = {"tiles": sea.tiles, "round": 8 if stage == "last" else pairs + (2 if stage == "placing" else 1)}
    words |= {"price": rng.choice((1, 2, 3)), "office": rng.randint(0, 2), "first": rng.choice(colours)}
    words |= grounds(rng, sea, colours)
    words |= trade(rng, sea)
    words["islands"] = {name: vars(island) for name, island in sea.islands.items()}
    words["huts"] = {colour: player.huts for colour, player in sea.players.items()}
    seas = [sea.tiles[tile] for tile in sea.oceans]
    words["boats"] = boats(rng, colours, seas)
    words["vatus"] = [rng.randint(0, 9) for _ in colours]
    words["prosperity"] = [rng.choice((0, 1, 2, 9)) for _ in colours]
    if options["characters"] == "yes":
        offered = rng.sample(CHARACTERS, 5)
        words["characters"] = dict(zip(colours, offered, strict=False))
        words["offered"] = offered if len(colours) == 2 else []
        words["face_down"] = [colour for colour in colours if stage == "placing" or rng.random() < 0.15]
    if options["waters"] == "yes" and words["round"] % 2 == 0:
        words["die"] = rng.choice((0, 1, 1, 2, 3, 4, 6))
    words |= markers(rng, colours, words["first"], "performing" if stage == "last" else stage)
    return position("vanuatu", len(colours), options, **words)


def archipelago(rng: random.Random, colours: tuple[str, ...], options: dict[str, str], pairs: int) -> Table:
    """So many pairs of tiles placed, and something on each island."""
    sea = Table(colours, options)
    starts = rng.sample(("s1", "s2", "s3"), 3)
    sea.tiles |= dict(zip(starts, (3, 6, 7), strict=True))
    piles = [*rng.sample([[pair[0] for pair in LETTERED.values()], [pair[1] for pair in LETTERED.values()]], 2)]
    stack = [*piles[0], *piles[1]]
    for start in range(0, 2 * pairs, 2):
        sea.volcano = stack[start : start + 2]
        while sea.volcano:
            _, tile, space = rng.choice(sorted(twin_rounds.placements(sea))).split()
            sea.volcano.remove(tile)
            sea.tiles[tile] = int(space)
    sea.oceans = {tile: list(OCEANS[tile]) for tile in sea.tiles if tile in OCEANS}
    sea.islands = {tile: Island([]) for tile in sea.tiles if tile in ISLANDS}
    drowned = 0
    for name, island in sea.islands.items():
        if options["waters"] == "yes" and drowned < 2 and rng.random() < 0.2:
            island.submerged = True
            drowned += 1
        else:
            settle(rng, sea, name)
    return sea


def settle(rng: random.Random, sea: Table, name: str) -> None:
    """Huts, drawings, tourists, goods, water and dikes."""
    island = sea.islands[name]
    huts, drawings, room, goods = ISLANDS[name]
    for _ in range(rng.randint(0, huts)):
        player = sea.players[rng.choice(sea.colours)]
        if sum(player.huts.values()) < 8:
            player.huts[name] = player.huts.get(name, 0) + 1
    island.drawings = rng.randint(0, drawings)
    island.tourists = min(rng.randint(0, room), 14 - sum(other.tourists for other in sea.islands.values()))
    island.goods = [GOOD_OF[letter] for letter in goods if rng.random() < 0.6]
    if sea.options["waters"] == "yes":
        island.water = rng.randint(0, 4)
        island.dikes = [space for space in sea.dike_sides(name) if rng.random() < 0.4]


def grounds(rng: random.Random, sea: Table, colours: tuple[str, ...]) -> dict[str, Any]:
    """What was caught and found before: players hold some of it."""
    held: dict[str, dict[str, list[int]]] = {"fish_tiles": {}, "treasure_tiles": {}}
    for left in sea.oceans.values():
        for kind, name in enumerate(held):
            for _ in range(rng.randint(0, left[kind])):
                if rng.random() < 0.7:
                    held[name].setdefault(rng.choice(colours), []).append(left[kind])
                left[kind] -= 1
    return {"oceans": sea.oceans, **held}


def trade(rng: random.Random, sea: Table) -> dict[str, Any]:
    """Ships with cubes aboard, some full; now and then there are none left to draw, or no cubes of a kind."""
    names = [Ship(wants).name for wants in rng.sample(SHIPS, len(SHIPS))]
    scarce = rng.choice(("", "", "K", "B"))
    if scarce:  # the ships that want most of it
        names.sort(key=lambda name: -name.count(scarce))
    there = {good: CUBES[good] - sum(island.goods.count(good) for island in sea.islands.values()) for good in CUBES}
    ships = []
    for ship in [Ship(name) for name in names[:3]]:
        likely = rng.choice((0.0, 0.5, 0.8, 1.0))
        for good in ship.wants:
            if there[good] and (good == GOOD_OF.get(scarce) or rng.random() < likely):
                ship.aboard.append(good)
                there[good] -= 1
        ships.append({"wants": ship.name, "aboard": ship.aboard})
    left = rng.choice((7, 7, 2, 1, 0))
    return {"ships": ships, "deck": names[3 : 3 + left], "discards": names[3 + left :]}


def boats(rng: random.Random, colours: tuple[str, ...], seas: list[int]) -> dict[str, int]:
    """Anywhere at sea; with two players not on the same tile."""
    if len(colours) == 2:
        return dict(zip(colours, rng.sample(seas, 2), strict=True))
    return {colour: rng.choice(seas) for colour in colours}


def markers(rng: random.Random, colours: tuple[str, ...], first: str, stage: str) -> dict[str, Any]:
    """Who has planned what so far."""
    if stage == "placing":
        return {"stage": stage, "turn": first}
    start = colours.index(first)
    order = [*colours[start:], *colours[:start]]
    words: dict[str, Any] = {"stage": stage}
    if len(colours) == 2:
        words["neutral"] = planned(rng, 5)
    if stage == "performing":
        words["plan"] = {colour: planned(rng, rng.randint(1, 5)) for colour in colours}
        words["turn"] = rng.choice(colours)
        words["performed"] = {colour: rng.sample(ACTIONS, rng.randint(0, 2)) for colour in colours}
        resters = rng.sample(colours, rng.randint(0, len(colours)))[:4]
        words["rests"] = [list(pair) for pair in zip(resters, rng.sample(TOKENS, len(resters)), strict=False)]
        return words
    lap, place = rng.randint(0, 2), rng.randrange(len(colours))
    each = (2, 2, 1)[lap]
    left = rng.randint(1, each)
    counts = [2 * lap + (each if number < place else each - left if number == place else 0) for number in range(len(colours))]
    words |= {"lap": lap, "left": left, "turn": order[place]}
    return words | {"plan": {colour: planned(rng, count) for colour, count in zip(order, counts, strict=True) if count}}


def planned(rng: random.Random, count: int) -> dict[str, int]:
    """So many markers anywhere."""
    plan: dict[str, int] = {}
    for _ in range(count):
        action = rng.choice(ACTIONS)
        plan[action] = plan.get(action, 0) + 1
    return plan


def tied(rng: random.Random, colours: tuple[str, ...], options: dict[str, str]) -> Played:
    """The last action of round 8, after which all have the same points; huts on the islands, vatus or nothing decides."""
    sea = archipelago(rng, colours, options | {"waters": "no"}, 6)
    first = rng.choice(colours)
    places = rng.sample((*ISLANDS, *ISLANDS), len(colours))  # every island has room for two
    huts = {colour: {place: 1} for colour, place in zip(colours, places, strict=True) if rng.random() < 0.6}
    return position(
        "vanuatu",
        len(colours),
        options,
        round=8,
        tiles=sea.tiles,
        first=first,
        boats=dict.fromkeys(colours, sea.tiles["s3"]),
        plan={first: {"explore": 1}},
        huts=huts,
        vatus=[rng.randint(0, 1) for _ in colours],
        prosperity=[2 if colour == first else 5 for colour in colours],
    )


def tight(rng: random.Random) -> Played:
    """Purple plans the last marker with hardly any money, and counts on a sale: here an exchange saves or spoils much."""
    colours, options = (
        ("purple", "yellow", "teal"),
        {"characters": "yes", "waters": rng.choice(("no", "yes")), "governor_repeats": "no"},
    )
    sea = archipelago(rng, colours, options | {"waters": "no"}, rng.randint(1, 3))
    isles = list(sea.islands)
    market = rng.choice(isles)
    huts = {name: ISLANDS[name][0] - (name == market) - (rng.random() < 0.3) for name in isles}
    planned_now = {"sell", *rng.sample([action for action in ACTIONS if action != "sell"], rng.randint(1, 3))}
    return position(
        "vanuatu",
        3,
        options,
        stage="planning",
        lap=2,
        turn="purple",
        round=4,
        tiles=sea.tiles,
        huts={"purple": {market: 1}, "yellow": {name: count for name, count in huts.items() if count > 0}},
        islands={name: {"goods": [good for good in ("kava", "beef") if good == rng.choice(GOODS)]} for name in isles},
        boats={"purple": rng.choice([sea.tiles[tile] for tile in sea.oceans])},
        plan={"purple": dict.fromkeys(sorted(planned_now), 1)},
        characters={"purple": rng.choice(("beggar", "beggar", "builder", "diver", "navigator"))},
        vatus=[rng.randint(0, 5), 0, 0],
        prosperity=[rng.choice((0, 1, 3)), 0, 0],
        fish_tiles={"purple": rng.choice(([], [1], [2], [3], [3], [1, 2]))},
        treasure_tiles={"purple": rng.choice(([], [], [1], [3]))},
    )
