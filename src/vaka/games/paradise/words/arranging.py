"""Positions from words: every rule's test starts here.

    position("paradise", 2, stage="moving", active="yellow",
             stacks={"yellow": {"0606": "warrior warrior transport up"}}, ocean=["0607"])

Without other words it is the first turn: homes in the order of the seats, two Villages and two Warrior Bands each.

stage, turn, active, first, direction   where the turn stands (order, explore, voyage, transit, moving, battle, building, victory)
homes       {seat: nation}              before the game
tiles       {hex: tile}                 face up
face_down   {hex: [tile, seat, ...]}    face down, found by these seats
ocean       [hex, ...]                  discovered Open Ocean
villages    {seat: {hex: number}}       instead of the two at home, where a hex is named
agriculture {hex: number}
conquered   [hex, ...], taken {hex: seat}
home        {seat: hex or None}
stacks      {seat: {hex: "warrior warrior transport up"}}   instead of the two Warrior Bands, where the home is named
seen        [hex, ...]                  stacks that everybody has seen
raids       {hex: "war warrior"}        pieces of the active seat in enemy hexes, Warrior Bands aboard War Canoes first
die         number                     what the first roll of the battle shows, in the stage battle
voyage      [hex, knots]
cards       {seat: ["haka", "tapu open", "arioi spent"]}
gone        {seat: "war warrior"}       out of the game
lost        [seat, ...], track {seat: half points}, cup {marker: number}
advanced    {...}                       what the advanced rules have noted, as it is written
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vaka.engine.errors import BadPosition
from vaka.engine.names import CHANCE, FULL
from vaka.engine.reading import check_words, index_in
from vaka.games.paradise.rules.actions import MARKER
from vaka.games.paradise.rules.board.pieces import wars
from vaka.games.paradise.rules.box import BOX, HEXES, NATIONS, PIECES, SEATS
from vaka.games.paradise.rules.data.pieces import read_counts
from vaka.games.paradise.rules.sequence import Paradise

if TYPE_CHECKING:
    from vaka.engine.game import Game

WORDS: Final = (
    "stage", "turn", "active", "first", "direction", "homes", "tiles", "face_down", "ocean", "villages", "agriculture", "conquered",
    "taken", "home", "stacks", "seen", "raids", "die", "voyage", "cards", "gone", "lost", "track", "cup",
    "advanced",
)  # fmt: skip
STAGES: Final = ("order", "explore", "voyage", "transit", "moving", "battle", "building", "victory")
ORDERS: Final[dict[str, Any]] = {
    "done": False, "points": {}, "items": {}, "settle": [], "dismiss": [], "buy": None, "focus": False, "used": [], "free": 0,
    "store": None, "spend": False, "harvest": None, "cleared": [],
}  # fmt: skip


def start(game: Game, seats: int, options: dict[str, str]) -> Paradise:
    """A game before the first draw."""
    state = Paradise(game, seats, options)
    state.begin()
    return state


def arrange(game: Game, seats: int, options: dict[str, str], words: dict[str, Any]) -> Paradise:
    """A checked position from words, the rest as at the beginning of the first turn."""
    check_words(game, words, WORDS)
    data = laid_out(game, seats, options, words.get("homes", {})).write()
    for part in (arrange_turn, arrange_map, arrange_groups, arrange_stacks, arrange_seats):
        part(data, seats, words)
    state = Paradise(game, seats, options)
    state.read(data)
    state.viewer = FULL
    state.check_position()
    if words.get("stage") == "battle":
        join_battle(state, words)
    return state


def join_battle(state: Paradise, words: dict[str, Any]) -> None:
    """The only battle begins, and the first die is rolled, if it is said what it shows."""
    if len(words.get("raids", {})) != 1:
        raise BadPosition("a position in the stage battle has raids in one hex")
    for word in ("done", *(f"die {pips}" for pips in [words.get("die")] if pips)):
        state.apply(state.game.parse(state, word))
    state.ply = state.floor = 0  # the game begins here


def laid_out(game: Game, seats: int, options: dict[str, str], homes: dict[str, str]) -> Paradise:
    """The first turn, with these homes; the markers of the set-up have as few knots as there are."""
    state = start(game, seats, options | {"homes": "agreed"})
    nations = [*homes.values(), *(nation for nation in NATIONS[:seats] if nation not in homes.values())]
    given = {seat: homes.get(seat) for seat in SEATS[:seats]}
    free = [nation for nation in nations if nation not in homes.values()]
    for seat in SEATS[:seats]:
        given[seat] = given[seat] or free.pop(0)
    for seat in SEATS[: seats - 1]:
        state.step(index_in(NATIONS, given[seat]))
    while state.actor() == CHANCE:
        outcomes = state.legal()
        state.step(next((one for one in outcomes if one in (MARKER + 1, MARKER + 3)), outcomes[0]))
    return state


def arrange_turn(data: dict[str, Any], seats: int, words: dict[str, Any]) -> None:
    """Where the turn stands."""
    stage = words.get("stage", "explore")
    if stage not in STAGES:
        raise BadPosition(f"a position begins in one of the stages {', '.join(STAGES)}, not in {stage!r}")
    data["stage"] = "moving" if stage == "battle" else stage
    data["turn"] = words.get("turn", 1)
    data["first"] = words.get("first", words.get("active", SEATS[0]))
    data["direction"] = words.get("direction", "clockwise")
    if stage not in ("order", "building"):
        data["active"] = words.get("active", SEATS[0])
    if stage == "building":
        data["orders"] = {seat: dict(ORDERS) for seat in SEATS[:seats]}
    if stage == "voyage":
        at, knots = words.get("voyage", (None, None))
        data["voyage"] = {"at": at, "knots": knots}
        data["hexes"].setdefault(at, {})["knots"] = knots
    elif "voyage" in words:
        raise BadPosition("an Explorer is under way in the stage voyage")


def arrange_map(data: dict[str, Any], seats: int, words: dict[str, Any]) -> None:
    """What was discovered; a marker leaves the cup for each."""
    for at, tile in words.get("tiles", {}).items():
        discover(data, at, {"tile": tile, "up": True, "found": []}, ("island2", "island3", "island1"))
    for at, (tile, *found) in words.get("face_down", {}).items():
        discover(data, at, {"tile": tile, "up": False, "found": list(found)}, ("island2", "island3", "island1"))
    for at in words.get("ocean", []):
        discover(data, at, {"ocean": True}, ("ocean1", "ocean2", "ocean3"))
    data["cup"] |= words.get("cup", {})
    data["lid"] = len(BOX.tiles)  # counted again when it is read


def discover(data: dict[str, Any], at: str, entry: dict[str, Any], markers: tuple[str, ...]) -> None:
    """One hex more."""
    if at not in HEXES:
        raise BadPosition(f"no hex is called {at!r}")
    data["hexes"][at] = data["hexes"].get(at, {}) | entry
    marker = next(name for name in markers if data["cup"][name] > 0)
    data["cup"][marker] -= 1


def arrange_groups(data: dict[str, Any], seats: int, words: dict[str, Any]) -> None:
    """Villages, agriculture and homes."""
    for seat, groups in words.get("villages", {}).items():
        for at, number in groups.items():
            entry = group(data, at)
            entry["control"], entry["villages"] = (seat, number) if number else (None, 0)
    for at, number in words.get("agriculture", {}).items():
        group(data, at)["agriculture"] = number
    for at, seat in words.get("taken", {}).items():
        group(data, at)["taken"] = seat
    data["conquered"] = list(words.get("conquered", []))
    for seat, at in words.get("home", {}).items():
        data["seats"][seat]["home"] = at


def group(data: dict[str, Any], at: str) -> dict[str, Any]:
    """The entry of a group."""
    found: dict[str, Any] = data["groups"].setdefault(at, {"control": None, "villages": 0, "agriculture": 0, "taken": None})
    return found


def arrange_stacks(data: dict[str, Any], seats: int, words: dict[str, Any]) -> None:
    """Pieces on the map."""
    for seat, stacks in words.get("stacks", {}).items():
        for at, text in stacks.items():
            data["stacks"].pop(at, None)
            pieces, up = counted(text)
            if pieces:
                data["stacks"][at] = stack(pieces) | {"owner": seat, "up": up, "moved_count": 0, "moved": {}}
    for at in words.get("seen", []):
        entry = data["stacks"][at]
        shown = {kind: number for kind, number in entry["pieces"].items() if kind != "rumour"}
        entry["known"] = {"public": shown} if shown else {}
        entry["no_war"] = [] if wars(read_counts(entry["pieces"])) else ["public"]
    for entry in data["stacks"].values():
        if entry["up"] and not entry["known"]:
            entry["known"] = {"public": {"transport": 1}}
    for at, text in words.get("raids", {}).items():
        pieces = counted(text)[0]
        data["raids"][at] = stack(pieces) | {"fighters": min(pieces.get("war", 0), pieces.get("warrior", 0))}


def stack(pieces: dict[str, int]) -> dict[str, Any]:
    """Pieces of which nobody knows anything."""
    return {"count": sum(pieces.values()), "pieces": pieces, "known": {}, "no_war": []}


def counted(text: str) -> tuple[dict[str, int], bool]:
    """Pieces by kind from their words, and whether a Transport Canoe lies face up."""
    pieces: dict[str, int] = {}
    for word in text.split():
        if word != "up":
            kind = PIECES[index_in(PIECES, word)]
            pieces[kind] = pieces.get(kind, 0) + 1
    return pieces, "up" in text.split()


def arrange_seats(data: dict[str, Any], seats: int, words: dict[str, Any]) -> None:
    """Cards, explorers, the track, what is out of the game."""
    data["track"] |= words.get("track", {})
    for seat in words.get("lost", []):
        data["seats"][seat]["lost"] = True
    for seat, text in words.get("gone", {}).items():
        data["seats"][seat]["gone"] = counted(text)[0]
    for seat, cards in words.get("cards", {}).items():
        for text in cards:
            card, *state = text.split()
            is_spent = "spent" in state
            entry = {"seat": seat, "card": card, "open": is_spent or "open" in state, "spent": is_spent, "known": []}
            data["cards"].append(entry)
    for name, part in words.get("advanced", {}).items():
        noted = data.setdefault("advanced", {})
        noted[name] = noted.get(name, {}) | part if isinstance(part, dict) else part
