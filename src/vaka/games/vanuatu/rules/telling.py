"""What happened, as events, if anybody listens, and where on the board: in the names of `Game.places`.

Everything is open except which rest tokens are there and which one is taken.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vaka.engine.ending import how_it_ended
from vaka.engine.names import SPECTATOR
from vaka.games.vanuatu.rules.actions import AT_NEUTRAL
from vaka.games.vanuatu.rules.box import (
    BOX,
    CHARACTERS,
    FIRST_OCEAN,
    GOODS,
    ISLAND_COUNT,
    ISLANDS,
    NOWHERE,
    SPACES,
    TILES,
    TOKEN_COUNT,
    TOKENS,
    ActionSpace,
    Character,
    Good,
    Island,
    Seat,
    Ship,
    Slot,
    Space,
    Tile,
    Token,
    Tokens,
)
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.position import VanuatuPosition, tile_at
from vaka.games.vanuatu.rules.tiles import Tiles, tile_list, tile_values

QUIET: Final = frozenset({"waive"})
"""Said with the action that follows."""

# --- What things are called ---


def tile_params(tile: Tile) -> dict[str, Any]:
    """A tile: an island by its name, an ocean with its fish and treasures."""
    params: dict[str, Any] = {"tile": TILES[tile], "kind": "ocean", "fish": 0, "treasures": 0}
    if tile < FIRST_OCEAN:
        params["kind"] = "island"
    else:
        params["fish"] = BOX.fish[tile - ISLAND_COUNT]
        params["treasures"] = BOX.treasures[tile - ISLAND_COUNT]
    return params


def cargo(kind: Ship) -> dict[str, Any]:
    """What a ship wants."""
    wanted = BOX.ships[kind]
    return {"ship": wanted.lower(), "kava": wanted.count("K"), "copra": wanted.count("C"), "beef": wanted.count("B")}


# --- Where it happened ---


def at_seat(position: VanuatuPosition, seat: Seat, part: str = "") -> str:
    """A player, or something that a player has: `seat-purple-fish`."""
    colour = position.game.seat_words(position.seats)[seat]
    return f"seat-{colour}-{part}" if part else f"seat-{colour}"


def at_tile(position: VanuatuPosition, space: Space) -> str:
    """The tile on a space: `tile-b1`."""
    return f"tile-{TILES[tile_at(position, space)]}"


def on_tile(island: Island, part: str) -> str:
    """A part of an island: `tile-efate-huts`."""
    return f"tile-{ISLANDS[island]}-{part}"


# --- Set-up ---


def start_tile(position: VanuatuPosition, tile: Tile, space: Space) -> None:
    """A starting tile lies on its space."""
    if position.events is not None:
        position.report("start-tile", tile_params(tile) | {"space": space + 1}, places=(f"tile-{TILES[tile]}",))


def first_player(position: VanuatuPosition) -> None:
    """Who begins."""
    if position.events is not None:
        position.report("first", {"seat": position.first}, places=("first", at_seat(position, position.first)))


def new_round(position: VanuatuPosition) -> None:
    """The round marker has moved."""
    if position.events is not None:
        position.report("round", {"round": position.round}, places=("round",))


def rolled(position: VanuatuPosition, pips: i64) -> None:
    """The die of Rising Waters."""
    if position.events is not None:
        position.report("die", {"pips": pips}, places=("waters",))


def tourist_tile(position: VanuatuPosition, value: i64) -> None:
    """Tourists have come."""
    if position.events is not None:
        position.report("tourist-tile", {"count": value}, places=("office",))


def ship(position: VanuatuPosition, kind: Ship, slot: Slot) -> None:
    """A ship has come in."""
    if position.events is not None:
        position.report("ship", cargo(kind), places=(f"ship-{slot}",))


def revealed(position: VanuatuPosition, tile: Tile) -> None:
    """A tile lies on the volcano."""
    if position.events is not None:
        position.report("volcano", tile_params(tile), places=(f"waiting-{TILES[tile]}",))


def placed(position: VanuatuPosition, seat: Seat, tile: Tile, space: Space, proper: bool) -> None:
    """A tile of the volcano lies on its space, as the rules want it or anyhow."""
    if position.events is not None:
        params = {"seat": seat, "space": space + 1} | tile_params(tile)
        position.report("place" if proper else "place-anyhow", params, places=(f"tile-{TILES[tile]}",))


# --- Characters and plans ---


def offered(position: VanuatuPosition, character: Character) -> None:
    """Two players may take this one."""
    if position.events is not None:
        position.report("offer", {"character": CHARACTERS[character]}, places=(f"character-{CHARACTERS[character]}",))


def character(position: VanuatuPosition, key: str, seat: Seat) -> None:
    """The seat's character is taken, or its bonus is left unused."""
    if position.events is not None:
        name = CHARACTERS[position.character[seat]]
        position.report(key, {"character": name, "seat": seat}, places=(f"character-{name}", at_seat(position, seat)))


def marker(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> None:
    """A marker is placed."""
    if position.events is not None:
        key = "neutral" if position.stage == AT_NEUTRAL else "plan"
        position.report(key, {"seat": seat, "action": SPACES[space]}, places=(f"space-{SPACES[space]}",))


def retrieved(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> None:
    """A stack comes back unplayed."""
    if position.events is not None:
        position.report("retrieve", {"seat": seat, "action": SPACES[space]}, places=(f"space-{SPACES[space]}",))


def governed(position: VanuatuPosition, seat: Seat, here: ActionSpace, there: ActionSpace) -> None:
    """The Governor has moved a stack."""
    if position.events is not None:
        places = (f"space-{SPACES[here]}", f"space-{SPACES[there]}")
        position.report("govern", {"seat": seat, "from": SPACES[here], "to": SPACES[there]}, places=places)


# --- Actions ---


def done(position: VanuatuPosition, action: str) -> str:
    """What is told of an action: also that the bonus of its character was left unused."""
    return f"{action}-waived" if position.waived else action


def sailed(position: VanuatuPosition, seat: Seat, space: Space, vatus: i64) -> None:
    """A boat has moved."""
    if position.events is not None:
        places = (f"boat-{seat}", at_tile(position, space))
        position.report(done(position, "sail"), {"seat": seat, "space": space + 1, "vatus": vatus}, places=places)


def explored(position: VanuatuPosition, seat: Seat, value: i64, vatus: i64) -> None:
    """A treasure is found."""
    if position.events is not None:
        places = (at_tile(position, position.boat[seat]), at_seat(position, seat, "treasures"))
        position.report(done(position, "explore"), {"seat": seat, "value": value, "vatus": vatus}, places=places)


def caught(position: VanuatuPosition, seat: Seat, value: i64, points: i64) -> None:
    """Fish are caught."""
    if position.events is not None:
        places = (at_tile(position, position.boat[seat]), at_seat(position, seat, "fish"))
        position.report(done(position, "fish"), {"seat": seat, "value": value, "points": points}, places=places)


def built(position: VanuatuPosition, seat: Seat, island: Island, vatus: i64) -> None:
    """A hut stands on an island."""
    on_island(position, done(position, "build"), "huts", seat, island, vatus, 0)


def on_island(position: VanuatuPosition, key: str, part: str, seat: Seat, island: Island, vatus: i64, points: i64) -> None:
    """Something was done there, with the huts, the drawings, the tourists or the dikes."""
    if position.events is not None:
        params: dict[str, Any] = {"island": ISLANDS[island], "vatus": vatus, "points": points, "seat": seat}
        position.report(key, params, places=(on_tile(island, part),))


def dike(position: VanuatuPosition, seat: Seat, island: Island, facing: Space) -> None:
    """A dike is built."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "island": ISLANDS[island], "space": facing + 1}
        position.report("dike", params, places=(on_tile(island, "dikes"),))


def sold(position: VanuatuPosition, seat: Seat, tiles: Tiles, vatus: i64, price: i64) -> None:
    """Fish are sold; the price is that of the next sale."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "count": len(tile_values(tiles)), "tiles": tile_list(tiles)}
        places = ("market", at_seat(position, seat, "fish"))
        position.report(done(position, "sell"), params | {"vatus": vatus, "price": price}, places=places)


def bought(position: VanuatuPosition, seat: Seat, island: Island, good: Good) -> None:
    """A cube is bought."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "island": ISLANDS[island], "good": GOODS[good], "vatus": BOX.price[good]}
        position.report(done(position, "buy"), params, places=(on_tile(island, "goods"),))


def exported(position: VanuatuPosition, seat: Seat, good: Good, slot: Slot, points: i64) -> None:
    """A cube goes aboard, or is lost."""
    if position.events is None:
        return
    if slot == NOWHERE:
        position.report("lost-good", {"seat": seat, "good": GOODS[good]})
    else:
        params: dict[str, Any] = {"seat": seat, "good": GOODS[good], "slot": slot + 1, "points": points}
        position.report("export", params, places=(f"ship-{slot}",))


def looked(position: VanuatuPosition, seat: Seat, there: Tokens) -> None:
    """The rester alone sees the tokens."""
    if position.events is None:
        return
    position.report("rest", {"seat": seat}, places=("rest", at_seat(position, seat)))
    params: dict[str, Any] = {"seat": seat}
    named = False
    for token in range(TOKEN_COUNT):  # a list in words: the first has no comma before it
        params[TOKENS[token]] = "no" if not has(there, token) else "also" if named else "yes"
        named = named or has(there, token)
    position.report("look", params, frozenset({int(seat)}), ("rest",))


def token_taken(position: VanuatuPosition, seat: Seat, token: Token) -> None:
    """The rester alone knows which."""
    if position.events is None:
        return
    others = frozenset([*range(position.seats), SPECTATOR]) - {int(seat)}
    places = ("rest", at_seat(position, seat, "token"))
    position.report("take", {"seat": seat, "token": TOKENS[token]}, frozenset({int(seat)}), places)
    position.report("take-hidden", {"seat": seat}, others, places)


# --- Vatus and points ---


def exchanged(position: VanuatuPosition, seat: Seat, points: i64) -> None:
    """Ten vatus have become points."""
    if position.events is not None:
        places = (at_seat(position, seat, "vatus"), at_seat(position, seat))
        position.report("exchange", {"seat": seat, "points": points, "vatus": position.vatus[seat]}, places=places)


def begged(position: VanuatuPosition, seat: Seat, points: i64) -> None:
    """Points have become vatus."""
    if position.events is not None:
        position.report("beg", {"seat": seat, "points": points}, places=(at_seat(position, seat), at_seat(position, seat, "vatus")))


def begged_no_more(position: VanuatuPosition, seat: Seat) -> None:
    """The Beggar keeps the points."""
    if position.events is not None:
        position.report("no-begging", {"seat": seat}, places=(at_seat(position, seat),))


def treasure_sold(position: VanuatuPosition, seat: Seat, value: i64) -> None:
    """A treasure has become vatus."""
    if position.events is not None:
        position.report("sell-treasure", {"seat": seat, "value": value}, places=(at_seat(position, seat, "treasures"),))


def bonus(position: VanuatuPosition, seat: Seat, token: Token) -> None:
    """A rest token is shown."""
    if position.events is not None:
        position.report("bonus", {"seat": seat, "token": TOKENS[token]}, places=(at_seat(position, seat, "token"),))


# --- Rising Waters, and the end ---


def flood(position: VanuatuPosition) -> None:
    """The waters rise."""
    if position.events is not None:
        position.report("flood", {}, places=("waters",))


def water(position: VanuatuPosition, island: Island, more: i64, level: i64) -> None:
    """On one island."""
    if position.events is not None:
        params: dict[str, Any] = {"island": ISLANDS[island], "count": more, "level": level}
        position.report("water", params, places=(on_tile(island, "dikes"),))


def submerged(position: VanuatuPosition, island: Island) -> None:
    """An island is gone."""
    if position.events is not None:
        params: dict[str, Any] = {"island": ISLANDS[island], "vatus": 0, "points": 0}
        position.report("submerged", params, places=(f"tile-{ISLANDS[island]}",))


def final_fish(position: VanuatuPosition, seat: Seat, vatus: i64) -> None:
    """Leftover fish."""
    if position.events is not None:
        position.report("final-fish", {"seat": seat, "vatus": vatus}, places=(at_seat(position, seat, "fish"),))


def final_first(position: VanuatuPosition, points: i64) -> None:
    """The holder of the first player marker."""
    if position.events is not None:
        places = ("first", at_seat(position, position.first))
        position.report("final-first", {"seat": position.first, "points": points}, places=places)


def final(position: VanuatuPosition, seat: Seat, vatus: i64, treasures: i64, tourists: i64, lost: i64) -> None:
    """The count of a seat."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "vatus": vatus, "treasures": treasures, "tourists": tourists}
        key = "final-water" if position.with_waters else "final"
        total = {"water": lost, "total": position.prosperity[seat]}
        position.report(key, params | total, places=(at_seat(position, seat),))


def end(position: VanuatuPosition, winners: list[int]) -> None:
    """Who has won."""
    if position.events is not None:
        key, params = how_it_ended(winners, shared="draw-game")
        places = [at_seat(position, seat) for seat in winners] if winners else ["waters"]
        position.report(key, params, places=tuple(places))
