"""What a person asks of the board: the places there are, what is to be known of each, and what to do now.

Everything is read from what the view itself writes (`State.write`) and from its obstacles, so that nothing can be told here that
the viewer does not know. Places have the keys of the picture's parts:

space-sail ...                       the nine action spaces
tile-efate, tile-s1 ...              the tiles that are placed
tile-efate-huts ...                  of an island also -drawings, -tourists, -goods, and with Rising Waters -dikes
cell-5 ...                           the empty spaces of the board
waiting-santo ...                    the tiles on the volcano
ship-0, ship-1, ship-2               from the top, also where no ship lies
market, office, rest, round, first   fish market, tourists who wait, rest tokens, the round, the first player marker
waters                               with Rising Waters: the die and the dikes that are left
character-artist ...                 all characters
boat-0 ..., seat-purple ...          the players; also seat-purple-vatus, -huts, -fish, -treasures, -markers, -token
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vaka.engine import Obstacle
from vaka.engine.names import HIDDEN
from vaka.engine.words import listed
from vaka.games.vanuatu.rules.box import BOX, CHARACTERS, GOODS, ISLANDS, OCEANS, SLOTS, SPACES
from vaka.games.vanuatu.rules.sequence import vanuatu
from vaka.games.vanuatu.words.asking import Asking, has, helps, hut_price
from vaka.games.vanuatu.words.text import phase, stack_list

if TYPE_CHECKING:
    from collections.abc import Callable

    from vaka.engine import About, State

RULES: Final = dict(zip(SPACES, ("8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9"), strict=True))
ISLAND_PARTS: Final = {"huts": "build", "drawings": "draw", "tourists": "tourists", "goods": "buy"}
"""The parts of an island, each with the action that uses it."""
SEAT_PARTS: Final = {"vatus": "3", "huts": "8.2", "fish": "8.5", "treasures": "8.3", "markers": "6"}
"""What a player has, each with its paragraph."""
HELPERS: Final = {
    "sail": "navigator",
    "build": "builder",
    "explore": "diver",
    "fish": "fisherman",
    "sell": "vendor",
    "buy": "buyer",
    "draw": "artist",
    "tourists": "guide",
}
"""The character that helps with an action."""
STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def places(view: State) -> list[str]:
    """Everything on the board that has words."""
    data = view.write()
    found = [f"space-{name}" for name in SPACES]
    for name in data["tiles"]:
        found.append(f"tile-{name}")
        if name in ISLANDS and not data["islands"][name]["submerged"]:
            found += [f"tile-{name}-{part}" for part in (*ISLAND_PARTS, *(("dikes",) if has(view, "waters") else ()))]
    found += [f"cell-{space}" for space in range(1, len(BOX.cells) + 1) if space not in data["tiles"].values()]
    found += [f"waiting-{name}" for name in data["volcano"]]
    found += [f"ship-{slot}" for slot in range(SLOTS)]
    found += ["market", "office", "rest", "round", "first"]
    found += ["waters"] if has(view, "waters") else []
    found += [f"character-{name}" for name in CHARACTERS] if has(view, "characters") else []
    for seat, (colour, player) in enumerate(data["players"].items()):
        found += [f"boat-{seat}"] if player["boat"] is not None else []
        found += [f"seat-{colour}", *(f"seat-{colour}-{part}" for part in SEAT_PARTS)]
        found += [f"seat-{colour}-token"] if any(rest["seat"] == colour for rest in data["rests"]) else []
    return found


def secret_places(view: State) -> dict[str, list[str]]:
    """The rest tokens of others, each player's together: a Governor may rest twice."""
    rests = view.write()["rests"]
    found: dict[str, list[str]] = {}
    for path in view.hidden():
        number = int(path.split("/")[1])  # rests/0/token
        found.setdefault(f"seat-{rests[number]['seat']}-token", []).append(path)
    return found


def about(view: State, place: str, lang: str) -> About:
    """What there is to know of a place; raise LookupError if there is no such place."""
    if place not in places(view):
        raise LookupError(f"no place of this position is called {place!r}")
    kind, _, which = place.partition("-")
    return TOLD[kind](Asking(view, lang), which)


# --- Action spaces ---


def _space(asking: Asking, action: str) -> About:
    """An action, whose markers lie there, and the bonus that the own character has for it."""
    params: dict[str, Any] = {"action": action, "vatus": hut_price(asking.me), "price": asking.data["price"]}
    params |= {"waters": asking.view.options["waters"], "points": BOX.drawing_points[1 if asking.helped("artist") else 0]}
    more = []
    helper = HELPERS.get(action, "")
    if asking.helped(helper):
        more.append(asking.say("place-bonus", character=helper))
    stacks = stack_list(vanuatu(asking.view), asking.game, asking.lang, SPACES.index(action))
    if stacks:
        more.append(asking.say("place-stacks" if "*" in stacks else "place-markers", stacks=stacks))
    return asking.tell("space", params, RULES[action], asking.closed_space(action), " ".join(more))


# --- The archipelago ---


def _tile(asking: Asking, which: str) -> About:
    """An island, a part of one, or an ocean."""
    name, _, part = which.partition("-")
    if name in OCEANS:
        return _ocean(asking, name)
    return _island_part(asking, name, part) if part else _island(asking, name)


def _island_params(asking: Asking, name: str) -> dict[str, Any]:
    there, number = asking.data["islands"][name], ISLANDS.index(name)
    huts, owners = asking.huts(name)
    params: dict[str, Any] = {"island": name, "space": asking.data["tiles"][name], "huts": huts, "owners": owners}
    params |= {"hut_sites": BOX.hut_sites[number], "drawing_sites": BOX.drawing_sites[number]}
    params |= {"drawings": there["drawings"], "tourists": there["tourists"], "tourist_limit": BOX.tourist_limit[number]}
    params["room"] = BOX.tourist_limit[number] - there["tourists"]
    params |= {good: there["goods"].count(good) for good in GOODS}
    params |= {"vatus": hut_price(asking.me), "points": asking.worth(name), "water": there["water"]}
    dikes, shores = [str(space) for space in sorted(there["dikes"])], [str(space) for space in _shores(asking, name)]
    params |= {"dikes": len(dikes), "facing": listed(dikes, asking.lang)}
    return params | {"shores": listed(shores, asking.lang), "open": len(shores)}


def _shores(asking: Asking, name: str) -> list[int]:
    """The oceans beside an island that no dike keeps out."""
    oceans = {space for tile, space in asking.data["tiles"].items() if tile in OCEANS}
    return sorted((_around(asking.data["tiles"][name]) & oceans) - set(asking.data["islands"][name]["dikes"]))


def _around(space: int) -> set[int]:
    """The spaces around a space, by their numbers."""
    q, r = BOX.cells[space - 1]
    return {BOX.cells.index((q + dq, r + dr)) + 1 for dq, dr in STEPS if (q + dq, r + dr) in BOX.cells}


def _island(asking: Asking, name: str) -> About:
    params = _island_params(asking, name)
    if asking.data["islands"][name]["submerged"]:
        return asking.tell("submerged", params, "12")
    far = asking.is_playing() and asking.me is not None and asking.me["boat"] not in _around(params["space"])
    water = asking.say("place-island-dikes-effect", **params) if has(asking.view, "waters") else ""
    return asking.tell("island", params, "8", Obstacle("not-adjacent", {}, "8") if far else None, water)


def _island_part(asking: Asking, name: str, part: str) -> About:
    params = _island_params(asking, name)
    if part == "dikes":
        closed = asking.closed(*(f"dike {name} {space}" for space in _shores(asking, name)), plans="build")
        return asking.tell("island-dikes", params | {"vatus": BOX.dike_price}, "12", closed)
    if part == "goods":
        cubes = [good for good in GOODS if params[good]] or [GOODS[BOX.produce[ISLANDS.index(name)][0]]]
        closed = asking.closed(*(f"buy {good} {name}" for good in cubes), plans="buy")
        return asking.tell("island-goods", params, RULES["buy"], closed)
    if part == "drawings":
        params["points"] = BOX.drawing_points[1 if asking.helped("artist") else 0]
    action = ISLAND_PARTS[part]
    return asking.tell(f"island-{part}", params, RULES[action], asking.closed(f"{action} {name}", plans=action))


def _ocean(asking: Asking, name: str) -> About:
    """What can be fished and found, what it costs to sail here, and why one cannot."""
    fish, treasures = asking.data["oceans"][name]
    space = asking.data["tiles"][name]
    crew = [seat for seat, player in enumerate(asking.data["players"].values()) if player["boat"] == space]
    boats = ", ".join(asking.game.seat_name(asking.view.seats, seat, asking.lang) for seat in crew)
    closed = None if asking.seat in crew else asking.closed(f"sail {space}", plans="sail")
    params: dict[str, Any] = {"space": space, "fish": fish, "treasures": treasures, "boats": boats or "none", "vatus": "none"}
    voyage = f"sail {space}"
    legal = {asking.game.notation(asking.view, action): action for action in asking.view.legal()} if asking.seat >= 0 else {}
    if voyage in legal:
        params["vatus"] = asking.game.describe(asking.view, legal[voyage])[1]["vatus"]
    params["points"] = BOX.final_treasure * treasures
    return asking.tell("ocean", params, RULES["sail"], closed)


def _cell(asking: Asking, which: str) -> About:
    tiles = [f"place {name} {which}" for name in asking.data["volcano"]]
    return asking.tell("cell", {"space": int(which)}, "4.6", asking.closed(*tiles))


def _waiting(asking: Asking, name: str) -> About:
    """A tile to come: what will be on it."""
    params: dict[str, Any] = {"tile": name, "kind": "island" if name in ISLANDS else "ocean", "fish": 0, "treasures": 0}
    params |= {"huts": 0, "drawings": 0, "tourists": 0} | dict.fromkeys(GOODS, 0)
    if name in ISLANDS:
        number = ISLANDS.index(name)
        params |= {"huts": BOX.hut_sites[number], "drawings": BOX.drawing_sites[number], "tourists": BOX.tourist_limit[number]}
        params |= {good: BOX.produce[number].count(place) for place, good in enumerate(GOODS)}
    else:
        number = OCEANS.index(name)
        params |= {"fish": BOX.fish[number], "treasures": BOX.treasures[number]}
    spaces = [space for space in range(1, len(BOX.cells) + 1) if space not in asking.data["tiles"].values()]
    return asking.tell("waiting", params, "4.6", asking.closed(*(f"place {name} {space}" for space in spaces)))


# --- Beside it ---


def _ship(asking: Asking, which: str) -> About:
    if int(which) >= len(asking.data["ships"]):
        return asking.tell("berth", {"slot": int(which) + 1}, "4.3")
    ship = asking.data["ships"][int(which)]
    wanted = {good: ship["wants"].count("KCB"[number]) - ship["aboard"].count(good) for number, good in enumerate(GOODS)}
    return asking.tell(
        "ship", {"slot": int(which) + 1, "bonus": BOX.ship_bonus, **wanted}, RULES["buy"], asking.closed_space("buy")
    )


def _market(asking: Asking, _: str) -> About:
    return asking.tell("market", {"price": asking.data["price"]}, RULES["sell"], asking.closed_space("sell"))


def _office(asking: Asking, _: str) -> About:
    return asking.tell("office", {"count": asking.data["office"]}, RULES["tourists"], asking.closed_space("tourists"))


def _rest(asking: Asking, _: str) -> About:
    taken = sum(rest["token"] is not None for rest in asking.data["rests"])
    return asking.tell("rest", {"count": 4 - taken}, RULES["rest"], asking.closed_space("rest"))


def _round(asking: Asking, _: str) -> About:
    params = {"round": asking.data["round"], "rounds": BOX.rounds, "phase": phase(vanuatu(asking.view))}
    return asking.tell("round", params | {"pass": asking.data["lap"] + 1}, "3")


def _first(asking: Asking, _: str) -> About:
    seat = asking.colours.index(asking.data["first"])
    return asking.tell("first", {"seat": seat, "points": BOX.final_first_player}, "7")


def _waters(asking: Asking, _: str) -> About:
    rounds = listed([str(number) for number in BOX.flood_rounds], asking.lang)
    params = {"die": asking.data["die"], "rounds": rounds, "dikes": asking.data["reserve"]["dikes"], "vatus": BOX.dike_price}
    return asking.tell("waters", params, "12")


def _character(asking: Asking, name: str) -> About:
    """What a character does, and who has it."""
    more = ""
    for seat, player in enumerate(asking.data["players"].values()):
        if player["character"] == name:
            more = asking.say("place-holder", seat=seat, used="yes" if player["face_down"] else "no")
    return asking.tell("character", {"character": name}, "9", asking.closed(f"take {name}"), more)


# --- Players ---


def _boat(asking: Asking, which: str) -> About:
    """Where a boat is, and next to what."""
    seat = int(which)
    player = asking.data["players"][asking.colours[seat]]
    space = player["boat"]
    beside = [name for name in asking.data["islands"] if asking.data["tiles"][name] in _around(space)]
    named = listed([asking.say("part-island", island=name) for name in beside], asking.lang)
    params = {"seat": seat, "space": space, "islands": named or "none", "free": "yes" if helps(player, "navigator") else "no"}
    return asking.tell("boat", params, RULES["sail"], asking.closed_space("sail") if seat == asking.seat else None)


def _seat(asking: Asking, which: str) -> About:
    """A player, or one of the things that a player has."""
    colour, _, part = which.partition("-")
    seat, player = asking.colours.index(colour), asking.data["players"][colour]
    params: dict[str, Any] = {"seat": seat, "points": player["prosperity"], "vatus": player["vatus"]}
    if not part:
        return asking.tell("seat", params | {"panel": asking.game.panel(asking.view, seat, asking.lang)}, "11")
    if part == "token":
        held = [rest["token"] for rest in asking.data["rests"] if rest["seat"] == colour]  # a Governor may rest twice
        known = [asking.say("part-token", token=token) for token in held if token not in (None, HIDDEN)]
        return asking.tell("seat-token", params | {"tokens": "; ".join(known) or "none"}, "10")
    params |= _held(asking, player, part)
    return asking.tell(f"seat-{part}", params, SEAT_PARTS[part])


def _held(asking: Asking, player: dict[str, Any], part: str) -> dict[str, Any]:
    """The numbers of what a player has of one thing."""
    if part == "vatus":
        return {
            "points": player["vatus"] // BOX.final_vatus,
            "every": BOX.final_vatus,
            "ten": BOX.exchange[0],
            "five": BOX.exchange[1],
        }
    if part == "huts":
        named = [f"{asking.say('part-island', island=name)} {count}" for name, count in player["huts"].items()]
        worth = sum(asking.worth(name) * count for name, count in player["huts"].items())
        return {"supply": player["supply"], "huts": ", ".join(named) or "none", "points": worth, "vatus": hut_price(player)}
    if part in ("fish", "treasures"):
        tiles, total = player[part], sum(player[part])
        held = {"tiles": " ".join(map(str, tiles)) or "none", "vatus": total * (asking.data["price"] if part == "fish" else 1)}
        return held | {"points": total * BOX.final_treasure}
    laid = [f"{asking.say('part-action', action=name)} {count}" for name, count in player["plan"].items()]
    return {"hand": sum(BOX.markers) - sum(player["plan"].values()), "stacks": ", ".join(laid) or "none"}


TOLD: Final[dict[str, Callable[[Asking, str], About]]] = {
    "space": _space,
    "tile": _tile,
    "cell": _cell,
    "waiting": _waiting,
    "ship": _ship,
    "market": _market,
    "office": _office,
    "rest": _rest,
    "round": _round,
    "first": _first,
    "waters": _waters,
    "character": _character,
    "boat": _boat,
    "seat": _seat,
}
"""How each kind of place is told, by the first word of its key."""
