"""The three faces of an action: its id, its notation, and the key of its sentence.

place santo 5               a tile of the volcano, onto a space
take diver                  a character
plan fish, neutral fish     an action marker
sail 7, sail 7 +1           by the shortest way, or with so many tiles more
explore, fish, rest
build efate, dike efate 3   the side that faces space 3
sell 1 1 3                  fish tiles by their values
buy kava efate, draw efate, tourists efate
retrieve fish               a stack that comes back unplayed
govern fish sell            the Governor moves a stack
waive                       this turn without the character's bonus
token vatu                  a rest token
no dike, no begging
beg 2, treasure 3           at any time
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.names import CHANCE, HIDDEN
from vaka.games.vanuatu.rules.actions import (
    ACTIONS,
    AT_DIKE,
    AT_NEUTRAL,
    BEG,
    BRING_TO,
    BUILD_DIKE,
    BUILD_HUT,
    BUY_GOOD,
    DIE,
    DRAW_ON,
    FIRST,
    GO_EXPLORE,
    GO_FISH,
    GO_REST,
    GOVERN,
    OFFER,
    PLACE,
    PLAN,
    RETRIEVE,
    SAIL_TO,
    SELL_TREASURE,
    SHIP,
    STOP,
    TAKE,
    TAKE_HIDDEN,
    TAKE_TOKEN,
    TILE,
    TOURIST_TILE,
    WAIVE,
    sale_id,
)
from vaka.games.vanuatu.rules.box import (
    BOX,
    CELLS,
    CHARACTERS,
    GOODS,
    ISLANDS,
    NOWHERE,
    SIDES,
    SPACE_COUNT,
    SPACES,
    TILES,
    TOKENS,
    faced,
    side_of,
)
from vaka.games.vanuatu.rules.pieces import (
    fish_price,
    volcano_tile,
)
from vaka.games.vanuatu.rules.sailing import fare
from vaka.games.vanuatu.rules.telling import cargo, tile_params
from vaka.games.vanuatu.rules.tiles import tile_list, tiles_sold, worth

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

EXAMPLES = "place santo 5, take diver, plan fish, sail 7, build efate, sell 1 1, buy kava efate, token vatu, treasure 2"


# --- Chance ---


def outcome(state: Vanuatu, number: int) -> str:
    """The words of an outcome."""
    if number < TILE:
        return f"first {seat_word(state, number - FIRST)}"
    if number < SHIP:
        return f"tile {TILES[number - TILE]}"
    if number < TOURIST_TILE:
        kind = number - SHIP
        return f"ship {BOX.ships[kind].lower() if kind < len(BOX.ships) else kind}"
    if number < DIE:
        return f"tourists {number - TOURIST_TILE}"
    if number < OFFER:
        return f"die {number - DIE + 1}"
    return f"offer {CHARACTERS[number - OFFER]}"


def seat_word(state: Vanuatu, seat: int) -> str:
    words = state.game.seat_words(state.seats)
    return words[seat] if seat < len(words) else str(seat)


def describe_outcome(number: int) -> tuple[str, dict[str, Any]]:
    """The key and the parameters of an outcome's sentence."""
    if number < TILE:
        return "first", {"seat": number - FIRST}
    if number < SHIP:
        return "tile", tile_params(number - TILE)
    if number < TOURIST_TILE:
        return "ship", cargo(number - SHIP)
    if number < DIE:
        return "tourists", {"count": number - TOURIST_TILE}
    if number < OFFER:
        return "die", {"pips": number - DIE + 1}
    return "offer", {"character": CHARACTERS[number - OFFER]}


def read_outcome(state: Vanuatu, words: list[str]) -> int:
    """The id of an outcome that was typed."""
    match words:
        case ["first", word]:
            return FIRST + index_of(state.game.seat_words(state.seats), word, "colours")
        case ["tile", word]:
            return TILE + index_of(TILES, word, "tiles")
        case ["ship", word]:
            return SHIP + index_of(tuple(ship.lower() for ship in BOX.ships), word, "ships")
        case ["tourists", word]:
            return TOURIST_TILE + number_in(word, 0, 4)
        case ["die", word]:
            return DIE + number_in(word, 1, 6) - 1
        case ["offer", word]:
            return OFFER + index_of(CHARACTERS, word, "characters")
    raise ValueError("chance decides: write first purple, tile b1, ship kkc, tourists 2, die 4 or offer diver")


# --- Actions ---


def action(state: Vanuatu, number: int) -> str:
    """The words of an action of the seat that is asked."""
    if not 0 <= number < ACTIONS:
        raise ValueError(f"no action has the id {number}")
    if number < SAIL_TO:
        return spell_preparation(state, number)
    if number < RETRIEVE:
        return spell_performed(state, number)
    if number < GOVERN:
        return f"retrieve {SPACES[number - RETRIEVE]}"
    if number < WAIVE:
        here, there = divmod(int(number - GOVERN), SPACE_COUNT)
        return f"govern {SPACES[here]} {SPACES[there]}"
    if number == WAIVE:
        return "waive"
    if number < STOP:
        return f"token {HIDDEN if number == TAKE_HIDDEN else TOKENS[number - TAKE_TOKEN]}"
    if number == STOP:
        return "no dike" if state.stage == AT_DIKE else "no begging"
    return f"beg {number - BEG + 1}" if number < SELL_TREASURE else f"treasure {number - SELL_TREASURE + 1}"


def spell_preparation(state: Vanuatu, number: int) -> str:
    """Placing, choosing and planning."""
    if number < TAKE:
        slot, space = divmod(int(number - PLACE), CELLS)
        tile = volcano_tile(state, slot)
        return f"place {TILES[tile] if tile != NOWHERE else f'tile{slot + 1}'} {space + 1}"
    if number < PLAN:
        return f"take {CHARACTERS[number - TAKE]}"
    return f"{'neutral' if state.stage == AT_NEUTRAL else 'plan'} {SPACES[number - PLAN]}"


def spell_performed(state: Vanuatu, number: int) -> str:
    """The nine actions."""
    if number < BUILD_HUT:
        detour, space = divmod(int(number - SAIL_TO), CELLS)
        return f"sail {space + 1} +{detour}" if detour else f"sail {space + 1}"
    if number < BUILD_DIKE:
        return f"build {ISLANDS[number - BUILD_HUT]}"
    if number < GO_EXPLORE:
        island, side = divmod(int(number - BUILD_DIKE), SIDES)
        return f"dike {ISLANDS[island]} {facing(state, island, side)}"
    if number in (GO_EXPLORE, GO_FISH, GO_REST):
        return {GO_EXPLORE: "explore", GO_FISH: "fish", GO_REST: "rest"}[number]
    if number < BUY_GOOD:
        return f"sell {tile_list(tiles_sold(number))}".strip()
    if number < DRAW_ON:
        island, good = divmod(int(number - BUY_GOOD), len(GOODS))
        return f"buy {GOODS[good]} {ISLANDS[island]}"
    if number < BRING_TO:
        return f"draw {ISLANDS[number - DRAW_ON]}"
    return f"tourists {ISLANDS[number - BRING_TO]}"


def facing(state: Vanuatu, island: int, side: int) -> str:
    """The number of the space that a side of an island faces; its own number where there is none."""
    space = state.place[island]
    other = NOWHERE if space == NOWHERE else faced(space, side)
    return f"side{side + 1}" if other == NOWHERE else str(other + 1)


# --- Sentences ---


def describe(state: Vanuatu, number: int) -> tuple[str, dict[str, Any]]:
    """The key and the parameters of the sentence."""
    if state.asked == CHANCE:
        return describe_outcome(number)
    if number < TAKE:
        slot, space = divmod(int(number - PLACE), CELLS)
        return "place", {"space": space + 1} | tile_params(max(0, volcano_tile(state, slot)))
    if number < PLAN:
        return "take", {"character": CHARACTERS[number - TAKE]}
    if number < SAIL_TO:
        return "neutral" if state.stage == AT_NEUTRAL else "plan", {"action": SPACES[number - PLAN]}
    if number < RETRIEVE:
        return describe_performed(state, number)
    if number < GOVERN:
        return "retrieve", {"action": SPACES[number - RETRIEVE]}
    if number < WAIVE:
        here, there = divmod(int(number - GOVERN), SPACE_COUNT)
        return "govern", {"from": SPACES[here], "to": SPACES[there]}
    if number == WAIVE:
        return "waive", {"character": CHARACTERS[max(0, state.character[state.turn])]}
    if number < STOP:
        return ("token-hidden", {}) if number == TAKE_HIDDEN else ("token", {"token": TOKENS[number - TAKE_TOKEN]})
    if number == STOP:
        return "no-dike" if state.stage == AT_DIKE else "no-begging", {}
    if number < SELL_TREASURE:
        return "beg", {"count": number - BEG + 1}
    return "sell-treasure", {"value": number - SELL_TREASURE + 1}


def describe_performed(state: Vanuatu, number: int) -> tuple[str, dict[str, Any]]:
    """What one of the nine actions would do."""
    seat = state.turn
    if number < BUILD_HUT:
        detour, space = divmod(int(number - SAIL_TO), CELLS)
        return "sail", {"space": space + 1, "vatus": fare(state, seat, space, detour), "detour": detour}
    if number < BUILD_DIKE:
        return "build", {"island": ISLANDS[number - BUILD_HUT]}
    if number < GO_EXPLORE:
        island, side = divmod(int(number - BUILD_DIKE), SIDES)
        return "dike", {"island": ISLANDS[island], "space": facing(state, island, side)}
    if number in (GO_EXPLORE, GO_FISH, GO_REST):
        return {GO_EXPLORE: "explore", GO_FISH: "fish", GO_REST: "rest"}[number], {}
    if number < BUY_GOOD:
        counts = tiles_sold(number)
        tiles = tile_list(counts)
        return "sell", {"tiles": tiles, "count": len(tiles.split()), "vatus": worth(counts) * fish_price(state)}
    if number < DRAW_ON:
        island, good = divmod(int(number - BUY_GOOD), len(GOODS))
        return "buy", {"island": ISLANDS[island], "good": GOODS[good], "vatus": BOX.price[good]}
    if number < BRING_TO:
        return "draw", {"island": ISLANDS[number - DRAW_ON]}
    return "tourists", {"island": ISLANDS[number - BRING_TO]}


# --- Reading ---


def read(state: Vanuatu, text: str) -> int:
    """The id of what was typed; raise ValueError with the reason."""
    words = text.lower().split()
    if not words:
        raise ValueError("nothing was typed")
    if state.asked == CHANCE:
        return read_outcome(state, words)
    found = read_action(state, words)
    if found is None:
        raise ValueError(f"write for instance {EXAMPLES}")
    return found


def read_action(state: Vanuatu, words: list[str]) -> int | None:
    """What a seat can do."""
    match words:
        case ["place", tile, space]:
            return read_place(state, tile, space)
        case ["take", character]:
            return TAKE + index_of(CHARACTERS, character, "characters")
        case ["plan" | "neutral", space]:
            return PLAN + index_of(SPACES, space, "actions")
        case ["retrieve", space]:
            return RETRIEVE + index_of(SPACES, space, "actions")
        case ["govern", here, there]:
            return GOVERN + index_of(SPACES, here, "actions") * SPACE_COUNT + index_of(SPACES, there, "actions")
        case ["waive"]:
            return WAIVE
        case ["token", token]:
            return TAKE_TOKEN + index_of(TOKENS, token, "rest tokens")
        case ["no", "dike" | "begging"]:
            return STOP
        case ["beg", count]:
            return BEG + number_in(count, 1, BOX.beggar_limit) - 1
        case ["treasure", value]:
            return SELL_TREASURE + number_in(value, 1, 3) - 1
    return read_performed(state, words)


def read_performed(state: Vanuatu, words: list[str]) -> int | None:
    """One of the nine actions."""
    match words:
        case ["sail", space]:
            return SAIL_TO + number_in(space, 1, CELLS) - 1
        case ["sail", space, more]:
            return SAIL_TO + number_in(more.removeprefix("+"), 1, 2) * CELLS + number_in(space, 1, CELLS) - 1
        case ["build", island]:
            return BUILD_HUT + index_of(ISLANDS, island, "islands")
        case ["dike", island, space]:
            return read_dike(state, index_of(ISLANDS, island, "islands"), number_in(space, 1, CELLS) - 1)
        case ["explore"]:
            return GO_EXPLORE
        case ["fish"]:
            return GO_FISH
        case ["rest"]:
            return GO_REST
        case ["sell", _, *_]:
            return read_sale(words[1:])
        case ["buy", good, island]:
            return BUY_GOOD + index_of(ISLANDS, island, "islands") * len(GOODS) + index_of(GOODS, good, "goods")
        case ["draw", island]:
            return DRAW_ON + index_of(ISLANDS, island, "islands")
        case ["tourists", island]:
            return BRING_TO + index_of(ISLANDS, island, "islands")
    return None


def read_place(state: Vanuatu, tile: str, space: str) -> int:
    number = index_of(TILES, tile, "tiles")
    for slot in range(2):
        if volcano_tile(state, slot) == number:
            return PLACE + slot * CELLS + number_in(space, 1, CELLS) - 1
    raise ValueError(f"{tile} does not lie on the volcano")


def read_dike(state: Vanuatu, island: int, space: int) -> int:
    side = NOWHERE if state.place[island] == NOWHERE else side_of(state.place[island], space)
    if side == NOWHERE:
        raise ValueError(f"no side of {ISLANDS[island]} faces space {space + 1}")
    return BUILD_DIKE + island * SIDES + side


def read_sale(values: list[str]) -> int:
    counts = [0, 0, 0]
    for value in values:
        counts[number_in(value, 1, 3) - 1] += 1
    for count, most in zip(counts, BOX.fish_tiles, strict=True):
        if count > most:
            raise ValueError("there are not so many fish tiles")
    found: int = sale_id(counts[0], counts[1], counts[2])
    return found


def index_of(words: tuple[str, ...], word: str, what: str) -> int:
    if word not in words:
        raise ValueError(f"the {what} are {', '.join(words)}, not {word!r}")
    return words.index(word)


def number_in(word: str, low: int, high: int) -> int:
    if not (word.isascii() and word.isdigit()) or not low <= int(word) <= high:
        raise ValueError(f"{word!r} is not a number from {low} to {high}")
    return int(word)
