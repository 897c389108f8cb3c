"""Positions written in words: the start of every game, and of every test of a rule.

Players are given by colour or by number, as a dict, or all of them as a list.

tiles      {"santo": 10, "b1": 8}: where tiles lie, beside the printed island and the three starting tiles (s1 3, s2 6, s3 7)
islands    {"efate": {"tourists": 4, "drawings": 1, "goods": ["kava"], "water": 2, "dikes": [3], "submerged": True}}
oceans     {"s1": [2, 0]}: fish and treasures that are left
volcano    ["santo", "b1"]; ships ["KKC", {"wants": "KCB", "aboard": ["beef"]}]; deck, discards; tourist_tile, office, price
boats, vatus, prosperity, huts {"purple": {"efate": 2}}, drowned, fish_tiles, treasure_tiles, characters, face_down ["purple"]
plan       {"purple": {"sell": 1}}: then the actions are performed, else they are planned
performed, neutral, governed, waived, offered, offered_before
rests      [["purple", "vatu"]]: who rested, in order, with which token
stage, round, first, turn, lap, left, die, building
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.errors import BadPosition
from vaka.engine.reading import check_colours, check_words
from vaka.games.vanuatu.rules.box import BOX, CHARACTERS, GOODS, ISLANDS, LETTERS, OCEANS, TILES, TOKENS

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.state import State

BY_PLAYER = (
    *("boats", "vatus", "prosperity", "huts", "drowned", "fish_tiles", "treasure_tiles", "characters", "plan", "performed"),
)
WORDS = (
    *("tiles", "islands", "oceans", "volcano", "ships", "deck", "discards", "tourist_tile", "office", "price", "face_down"),
    *("neutral", "governed", "waived", "offered", "offered_before", "rests"),
    *("stage", "round", "first", "turn", "lap", "left", "die", "building"),
    *BY_PLAYER,
)
START_TILES = {"efate": BOX.printed_cell + 1} | dict(zip(("s1", "s2", "s3"), (cell + 1 for cell in BOX.start_cells), strict=True))


def arrange(game: Game, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
    """The position of these words."""
    check_words(game, words, WORDS)
    try:
        data = _board(words) | _round(game, seats, words)
        data["players"] = _players(game, seats, words, data)
        _tourists(seats, words, data)
        data["reserve"] = _reserve(data)
        return _state(game, seats, options, data)
    except BadPosition:
        raise
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadPosition(f"no position of Vanuatu: {type(error).__name__}: {error}") from None


def start(game: Game, seats: int, options: dict[str, str]) -> State:
    """Before anything is drawn."""
    data = _board({"tiles": {"s1": None, "s2": None, "s3": None}, "volcano": [], "ships": []})
    data |= _round(game, seats, {}) | {"round": 0, "stage": "start-tiles", "left": 0}
    data["players"] = _players(game, seats, {"boats": [None] * seats}, data)
    _tourists(seats, {"tourist_tile": None, "office": 0}, data)
    data["reserve"] = _reserve(data)
    return _state(game, seats, options, data)


def _state(game: Game, seats: int, options: dict[str, str], data: dict[str, Any]) -> State:
    state = game.blank(seats, options)
    state.read(data)
    state.check_position()
    return state


# --- The board ---


def _board(words: dict[str, Any]) -> dict[str, Any]:
    tiles = {name: space for name, space in (START_TILES | words.get("tiles", {})).items() if space is not None}
    waiting = [name for name in TILES if name not in tiles and BOX.letter[TILES.index(name)] in LETTERS]
    volcano = words.get("volcano")
    if volcano is None:
        volcano = _next_two(len(waiting), waiting)
    ships = [ship if isinstance(ship, dict) else {"wants": ship, "aboard": []} for ship in words.get("ships", BOX.ships[:3])]
    deck = words.get("deck")
    discards = list(words.get("discards", []))
    if deck is None:
        deck = [ship for ship, count in zip(BOX.ships, BOX.ship_count, strict=True) for _ in range(count)]
        for ship in [entry["wants"] for entry in ships] + discards:
            deck.remove(ship)
    return {
        "tiles": tiles,
        "order": [name for name in tiles if name in ISLANDS],
        "oceans": {name: words.get("oceans", {}).get(name, _printed(name)) for name in tiles if name in OCEANS},
        "islands": {name: _island(name, words.get("islands", {}).get(name, {})) for name in tiles if name in ISLANDS},
        "volcano": volcano,
        "stack": [name for name in waiting if name not in volcano],
        "ships": ships,
        "deck": deck,
        "discards": discards,
        "price": words.get("price", BOX.fish_market[0]),
    }


def _next_two(left: int, waiting: list[str]) -> list[str]:
    """The next two letters of the stack, first tiles first."""
    found: list[str] = []
    for number in range(12 - left, min(12, 12 - left + 2)):
        letter = LETTERS[number % 6]
        fitting = [name for name in waiting if BOX.letter[TILES.index(name)] == letter and name not in found]
        found += fitting[:1]
    return found


def _printed(name: str) -> list[int]:
    number = OCEANS.index(name)
    return [BOX.fish[number], BOX.treasures[number]]


def _island(name: str, words: dict[str, Any]) -> dict[str, Any]:
    unknown = set(words) - {"goods", "drawings", "tourists", "water", "dikes", "submerged"}
    if unknown:
        raise BadPosition(f"an island has goods, drawings, tourists, water, dikes, submerged, not {', '.join(sorted(unknown))}")
    gone = words.get("submerged", False)
    goods = [] if gone else [GOODS[good] for good in BOX.produce[ISLANDS.index(name)]]
    default = {"goods": goods, "drawings": 0, "tourists": 0, "water": 0, "dikes": [], "submerged": gone}
    return default | words


def _tourists(seats: int, words: dict[str, Any], data: dict[str, Any]) -> None:
    """The tourist tile that lies there, its pawns, and the tiles still to come."""
    tile = words.get("tourist_tile", 2)
    stack = sorted(BOX.tourist_tiles)
    stack.remove(BOX.tourist_tile_removed[seats])
    if tile is not None:
        stack.remove(tile)
    gone = stack[: max(0, data["round"] - 1)]
    data |= {"tourist_tile": tile, "office": words.get("office", tile), "tourist_gone": gone, "tourist_stack": stack[len(gone) :]}


# --- Players and the round ---


def _each(game: Game, seats: int, name: str, given: Any, default: Any) -> list[Any]:
    """What each player has: from a list, or from a dict by colour or number."""
    words = game.seat_words(seats)
    if isinstance(given, list):
        if len(given) != seats:
            raise BadPosition(f"{name}: {len(given)} values for {seats} players")
        return given
    found = [default] * seats
    check_colours(game, seats, [player for player in given or {} if player not in range(seats)])
    for player, value in (given or {}).items():
        found[player if isinstance(player, int) else words.index(player)] = value
    return found


def _players(game: Game, seats: int, words: dict[str, Any], data: dict[str, Any]) -> dict[str, Any]:
    blank = data["tiles"].get("s3", BOX.start_cells[0] + 1)
    defaults: dict[str, Any] = {"boats": blank, "vatus": BOX.start_vatus, "prosperity": 0, "huts": {}, "drowned": 0}
    defaults |= {"fish_tiles": [], "treasure_tiles": [], "characters": None, "plan": {}, "performed": []}
    columns = {name: _each(game, seats, name, words.get(name), defaults[name]) for name in BY_PLAYER}
    face_down = [game.seat_words(seats).index(word) if isinstance(word, str) else word for word in words.get("face_down", [])]
    found = {}
    for seat, word in enumerate(game.seat_words(seats)):
        mine = {name: columns[name][seat] for name in BY_PLAYER}
        found[word] = {
            "boat": mine["boats"],
            "vatus": mine["vatus"],
            "prosperity": mine["prosperity"],
            "earned": {},
            "huts": mine["huts"],
            "supply": BOX.huts - sum(mine["huts"].values()) - mine["drowned"],
            "drowned": mine["drowned"],
            "character": mine["characters"],
            "face_down": seat in face_down,
            "fish": mine["fish_tiles"],
            "treasures": mine["treasure_tiles"],
            "plan": mine["plan"],
            "performed": mine["performed"],
        }
    return found


def _round(game: Game, seats: int, words: dict[str, Any]) -> dict[str, Any]:
    colours = game.seat_words(seats)
    first = words.get("first", colours[0])
    plans = _each(game, seats, "plan", words.get("plan"), {})
    turn = words.get("turn", first)
    if "turn" not in words and any(plans):
        order = [(colours.index(first) + step) % seats for step in range(seats)]
        turn = colours[next(seat for seat in order if plans[seat])]
    stage = words.get("stage", "performing" if any(plans) else "planning")
    lap = words.get("lap", 0)
    neutral = BOX.neutral_markers[0 if turn == first else 1]
    left = {"planning": BOX.markers[lap], "neutral": neutral}.get(stage, 0)
    return {
        "round": words.get("round", 1),
        "stage": stage,
        "first": first,
        "turn": turn,
        "lap": lap,
        "left": words.get("left", left),
        "waived": words.get("waived", False),
        "governed": words.get("governed"),
        "offered": words.get("offered", _offer(game, seats, words, stage)),
        "offered_before": words.get("offered_before", []),
        "neutral": words.get("neutral", {}),
        "rests": _rests(words.get("rests", [])),
        "die": words.get("die", 0),
        "building": words.get("building"),
        "won": None,
    }


def _offer(game: Game, seats: int, words: dict[str, Any], stage: str) -> list[str]:
    """Two players who are about to choose have five characters on offer that nobody holds."""
    if seats != 2 or stage not in ("neutral", "characters"):
        return []
    gone = {*_each(game, seats, "characters", words.get("characters"), None), *words.get("offered_before", [])}
    return [name for name in CHARACTERS if name not in gone][: BOX.characters_offered]


def _rests(rests: list[tuple[str, str | None]]) -> list[dict[str, Any]]:
    """Each rester saw what those before had left."""
    there = list(TOKENS)
    found = []
    for seat, token in rests:
        found.append({"seat": seat, "token": token, "saw": list(there)})
        if token is not None:
            there.remove(token)
    return found


# --- The reserve ---


def _reserve(data: dict[str, Any]) -> dict[str, Any]:
    """Whatever lies nowhere else."""
    islands, ships, players = data["islands"].values(), data["ships"], data["players"].values()
    cubes = [
        BOX.cubes[number]
        - sum(island["goods"].count(good) for island in islands)
        - sum(ship["aboard"].count(good) for ship in ships)
        for number, good in enumerate(GOODS)
    ]
    fish = [BOX.fish_tiles[value - 1] - sum(player["fish"].count(value) for player in players) for value in (1, 2, 3)]
    treasures = [BOX.treasure_tiles[value - 1] - sum(player["treasures"].count(value) for player in players) for value in (1, 2, 3)]
    return {
        "cubes": cubes,
        "pawns": BOX.tourist_pawns - data["office"] - sum(island["tourists"] for island in islands),
        "drawings": BOX.drawing_tokens - sum(island["drawings"] for island in islands),
        "fish_tokens": BOX.fish_tokens - sum(ocean[0] for ocean in data["oceans"].values()),
        "treasure_tokens": BOX.treasure_tokens - sum(ocean[1] for ocean in data["oceans"].values()),
        "fish_tiles": fish,
        "treasure_tiles": treasures,
        "fish_gone": [0, 0, 0],
        "treasure_gone": [0, 0, 0],
        "dikes": BOX.dikes - sum(len(island["dikes"]) for island in islands),
        "water": BOX.water_markers - sum(island["water"] for island in islands),
    }
