"""The position as text, for terminals and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from vaka.engine.names import OVER
from vaka.engine.words import listed
from vaka.games.vanuatu.rules.actions import (
    AT_BEGGING,
    AT_CHARACTERS,
    AT_DIKE,
    AT_NEUTRAL,
    AT_OFFER,
    AT_PERFORMING,
    AT_PLANNING,
    AT_TOKEN,
)
from vaka.games.vanuatu.rules.box import (
    BOX,
    CHARACTERS,
    FIRST_OCEAN,
    GOODS,
    ISLAND_COUNT,
    ISLANDS,
    NO_CHARACTER,
    NOWHERE,
    SIDES,
    SLOTS,
    SPACE_COUNT,
    SPACES,
    TABLES,
    TOKEN_COUNT,
    TOKEN_UNKNOWN,
    TOKENS,
    faced,
)
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.pieces import (
    dikes_on,
    drawings_on,
    fish_at,
    fish_price,
    goods_on,
    huts_of,
    huts_on,
    is_submerged,
    ship_in,
    tourists_on,
    treasure_at,
    volcano_tile,
    water_on,
)
from vaka.games.vanuatu.rules.plans.characters import available
from vaka.games.vanuatu.rules.players import is_face_down, markers_on, neutral_on, rester, token_of
from vaka.games.vanuatu.rules.position import tile_at
from vaka.games.vanuatu.rules.rounds.ships import wants
from vaka.games.vanuatu.rules.telling import tile_params
from vaka.games.vanuatu.rules.tiles import tile_list
from vaka.games.vanuatu.rules.turns.majority import holds_majority

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.vanuatu.rules.sequence import Vanuatu

PHASES: dict[int, str] = {
    AT_OFFER: "characters",
    AT_CHARACTERS: "characters",
    AT_NEUTRAL: "neutral",
    AT_PLANNING: "planning",
    AT_PERFORMING: "performing",
    AT_DIKE: "performing",
    AT_TOKEN: "performing",
    AT_BEGGING: "resting",
}
"""The phase that a stage belongs to; all others are part of the set-up."""


def phase(state: Vanuatu) -> str:
    """The phase of the round."""
    return PHASES.get(state.stage, "set-up")


def round_params(state: Vanuatu) -> dict[str, Any]:
    """How the round stands: for the first line of the text and of the picture."""
    params: dict[str, Any] = {"round": state.round, "rounds": BOX.rounds, "seat": state.first, "phase": phase(state)}
    return params | {"pass": state.lap + 1, "price": fish_price(state), "office": state.office}


def text(state: Vanuatu, game: Game, lang: str) -> str:
    """The board as a map of spaces, then islands, ships, action spaces and players."""
    lines = board_rows(state, game, lang)
    lines.append(game.say("text-legend", {}, lang, state.seats))
    lines.append("")
    for key, params in facts(state, game, lang):
        lines.append(game.say(key, params, lang, state.seats))
    return "\n".join([line.rstrip() for line in lines])


def board_rows(state: Vanuatu, game: Game, lang: str) -> list[str]:
    """The spaces row by row, each half a space further to the right than its place in the row above asks for."""
    rows: dict[int, list[str]] = {}
    left = min([2 * q + r for q, r in BOX.cells])
    for number, (q, r) in enumerate(BOX.cells):
        row = rows.setdefault(r, [" " * (7 * (2 * q + r - left))])
        row.append(f"{cell(state, number, game, lang):<14}")
    return ["".join(rows[r]) for r in sorted(rows)]


def cell(state: Vanuatu, space: i64, game: Game, lang: str) -> str:
    """One space in a few characters: its number, what lies there, and the boats by the first letters of their colours."""
    tile = tile_at(state, space)
    if tile == NOWHERE:
        return f"{space + 1}."
    if tile < FIRST_OCEAN:
        return f"{space + 1} {island_name(game, tile, lang)}"
    crew = "".join([game.seat_name(state.seats, seat, lang)[0].lower() for seat in range(state.seats) if state.boat[seat] == space])
    fish, treasure = [game.words.say(f"letter-{what}", {}, lang) for what in ("fish", "treasure")]
    here = f"{space + 1}~{fish}{fish_at(state, space)}{treasure}{treasure_at(state, space)}"
    return f"{here}@{crew}" if crew else here


def island_name(game: Game, island: i64, lang: str) -> str:
    """An island as a reader calls it."""
    return game.words.say("part-island", {"island": ISLANDS[island]}, lang)


def facts(state: Vanuatu, game: Game, lang: str) -> list[tuple[str, dict[str, Any]]]:
    """Everything else, as messages."""
    found: list[tuple[str, dict[str, Any]]] = []
    if state.round > 0 and state.asked != OVER:
        found.append(("text-round", round_params(state)))
    if state.die > 0:
        found.append(("text-die", {"die": state.die}))
    for island in range(ISLAND_COUNT):
        found += island_facts(state, island, lang)
    for slot in range(SLOTS):
        if ship_in(state, slot) != NOWHERE:
            wanted = {GOODS[good]: wants(state, slot, good) for good in range(len(GOODS))}
            found.append(("text-ship", {"slot": slot + 1} | wanted))
    for slot in range(2):
        if volcano_tile(state, slot) != NOWHERE:
            found.append(("text-volcano", volcano_params(volcano_tile(state, slot))))
    if state.seats == 2 and state.stage in (AT_OFFER, AT_NEUTRAL, AT_CHARACTERS):
        found += offer_facts(state, game, lang)
    for seat in range(state.seats):
        found += seat_facts(state, game, seat, lang)
    found += rest_facts(state)
    for space in range(SPACE_COUNT):
        stacks = stack_list(state, game, lang, space)
        if stacks:
            found.append(("text-stack", {"action": SPACES[space], "stacks": stacks}))
    return found


def volcano_params(tile: i64) -> dict[str, Any]:
    """A tile to come, and what an island among them will have room for."""
    params = tile_params(tile)
    if tile < FIRST_OCEAN:
        params |= {"hut_sites": TABLES.hut_sites[tile], "drawing_sites": TABLES.drawing_sites[tile]}
        params |= {"tourist_limit": TABLES.tourist_limit[tile]}
        params |= {name: TABLES.produce[tile * len(GOODS) + good] for good, name in enumerate(GOODS)}
    return params


def offer_facts(state: Vanuatu, game: Game, lang: str) -> list[tuple[str, dict[str, Any]]]:
    """The characters that two players can choose from."""
    there = available(state)
    names = [
        game.say("part-character", {"character": name}, lang, 2) for number, name in enumerate(CHARACTERS) if has(there, number)
    ]
    return [("text-offer", {"characters": listed(names, lang)})] if names else []


def island_facts(state: Vanuatu, island: i64, lang: str) -> list[tuple[str, dict[str, Any]]]:
    """What an island has, and what the waters have done to it."""
    space = state.place[island]
    if space == NOWHERE:
        return []
    name = ISLANDS[island]
    if is_submerged(state, island):
        return [("text-under", {"island": name})]
    params: dict[str, Any] = {"island": name, "space": space + 1, "huts": huts_on(state, island)}
    params |= {"hut_sites": TABLES.hut_sites[island], "drawings": drawings_on(state, island)}
    params |= {"drawing_sites": TABLES.drawing_sites[island], "tourists": tourists_on(state, island)}
    params |= {"tourist_limit": TABLES.tourist_limit[island]}
    for good in range(len(GOODS)):
        params[GOODS[good]] = goods_on(state, island, good)
    found = [("text-island", params)]
    if state.with_waters:
        found.append(("text-water", water_params(state, island, lang)))
    return found


def water_params(state: Vanuatu, island: i64, lang: str) -> dict[str, Any]:
    """The water on an island, and the spaces that its dikes face."""
    facing = [int(faced(state.place[island], side)) + 1 for side in range(SIDES) if has(dikes_on(state, island), side)]
    params: dict[str, Any] = {"island": ISLANDS[island], "count": water_on(state, island), "dikes": len(facing)}
    return params | {"facing": listed([str(space) for space in sorted(facing)], lang)}


def panel(state: Vanuatu, game: Game, seat: i64, lang: str) -> str:
    """What a seat has in the open, in a few words."""
    character = state.character[seat]
    params: dict[str, Any] = {"vatus": state.vatus[seat], "supply": state.supply[seat], "character": "none", "used": "no"}
    if character != NO_CHARACTER:
        params |= {"character": CHARACTERS[character], "used": "yes" if is_face_down(state, seat) else "no"}
    params |= {"fish": tile_list(state.fish_tiles[seat]) or "none", "treasures": tile_list(state.treasure_tiles[seat]) or "none"}
    return game.say("panel", params, lang, state.seats)


def seat_facts(state: Vanuatu, game: Game, seat: i64, lang: str) -> list[tuple[str, dict[str, Any]]]:
    """What a player has."""
    nothing = game.say("text-nothing", {}, lang, state.seats)
    huts = ", ".join([f"{island_name(game, island, lang)} {huts_of(state, seat, island)}" for island in islands_of(state, seat)])
    params: dict[str, Any] = {"seat": seat, "points": state.prosperity[seat], "vatus": state.vatus[seat]}
    params |= {"space": state.boat[seat] + 1, "huts": huts or nothing}
    params |= {"fish": tile_list(state.fish_tiles[seat]) or nothing, "treasures": tile_list(state.treasure_tiles[seat]) or nothing}
    found = [("text-seat", params)]
    character = state.character[seat]
    if character != NO_CHARACTER:
        used = "yes" if is_face_down(state, seat) else "no"
        found.append(("text-character", {"seat": seat, "character": CHARACTERS[character], "used": used}))
    return found


def rest_facts(state: Vanuatu) -> list[tuple[str, dict[str, Any]]]:
    """Who has rested, in this order; a token has a name only where the viewer knows it."""
    found: list[tuple[str, dict[str, Any]]] = []
    for number in range(state.rests):
        seat, token = int(rester(state, number)), token_of(state, number)
        if token < TOKEN_COUNT:
            found.append(("text-rested", {"seat": seat, "token": TOKENS[token]}))
        elif token == TOKEN_UNKNOWN:
            found.append(("text-rested-hidden", {"seat": seat}))
    return found


def islands_of(state: Vanuatu, seat: i64) -> list[int]:
    """The islands with huts of a seat."""
    return [island for island in range(ISLAND_COUNT) if huts_of(state, seat, island) > 0]


def stack_list(state: Vanuatu, game: Game, lang: str, space: i64) -> str:
    """Everybody's markers on an action space; a star marks who holds the majority now."""
    stacks = []
    for seat in range(state.seats):
        count = markers_on(state, seat, space)
        if count > 0:
            star = "*" if holds_majority(state, seat, space) else ""
            stacks.append(f"{game.seat_name(state.seats, seat, lang)} {count}{star}")
    neutral = neutral_on(state, space)
    if neutral > 0:
        stacks.append(f"{game.say('text-neutral', {}, lang, state.seats)} {neutral}")
    return ", ".join(stacks)
