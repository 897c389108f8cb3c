"""What happened, as events. Everything is open except which rest tokens are there and which one is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from vaka.engine.names import SPECTATOR
from vaka.games.vanuatu.rules.box import BOX, CHARACTERS, GOODS, ISLANDS, SPACES, TILES, TOKENS
from vaka.games.vanuatu.rules.layout import AT_NEUTRAL, FIRST_OCEAN, ISLAND_COUNT, NOWHERE, TOKEN_COUNT, has, nibble

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

PLACES = ("one", "two", "three", "four", "five")


def tile(state: Vanuatu, key: str, number: i64, space: i64) -> None:
    params = tile_params(number)
    if space != NOWHERE:
        params["space"] = space + 1
    state.report(key, params)


def tile_params(number: i64) -> dict[str, Any]:
    """A tile: an island by its name, an ocean with its fish and treasures."""
    params: dict[str, Any] = {"tile": TILES[number], "kind": "ocean", "fish": 0, "treasures": 0}
    if number < FIRST_OCEAN:
        params["kind"] = "island"
    else:
        params["fish"] = BOX.fish[number - ISLAND_COUNT]
        params["treasures"] = BOX.treasures[number - ISLAND_COUNT]
    return params


def placed(state: Vanuatu, seat: i64, number: i64, space: i64, proper: bool) -> None:
    state.report("place" if proper else "place-anyhow", {"seat": seat, "space": space + 1} | tile_params(number))


def ship(state: Vanuatu, kind: i64) -> None:
    state.report("ship", cargo(kind))


def cargo(kind: i64) -> dict[str, Any]:
    """What a ship wants."""
    wanted = BOX.ships[kind]
    return {"ship": wanted.lower(), "kava": wanted.count("K"), "copra": wanted.count("C"), "beef": wanted.count("B")}


def character(state: Vanuatu, key: str, seat: i64, number: i64) -> None:
    params: dict[str, Any] = {"character": CHARACTERS[number]}
    if seat >= 0:
        params["seat"] = seat
    state.report(key, params)


def marker(state: Vanuatu, seat: i64, number: i64) -> None:
    state.report("neutral" if state.stage == AT_NEUTRAL else "plan", {"seat": seat, "action": SPACES[number]})


def space(state: Vanuatu, key: str, seat: i64, number: i64) -> None:
    state.report(key, {"seat": seat, "action": SPACES[number]})


def govern(state: Vanuatu, seat: i64, here: i64, there: i64) -> None:
    state.report("govern", {"seat": seat, "from": SPACES[here], "to": SPACES[there]})


def on_island(state: Vanuatu, key: str, seat: i64, island: i64, vatus: i64, points: i64) -> None:
    params: dict[str, Any] = {"island": ISLANDS[island], "vatus": vatus, "points": points}
    if seat >= 0:
        params["seat"] = seat
    state.report(key, params)


def dike(state: Vanuatu, seat: i64, island: i64, facing: i64) -> None:
    state.report("dike", {"seat": seat, "island": ISLANDS[island], "space": facing + 1})


def water(state: Vanuatu, island: i64, more: i64, level: i64) -> None:
    state.report("water", {"island": ISLANDS[island], "count": more, "level": level})


def sale(state: Vanuatu, seat: i64, counts: i64, vatus: i64) -> None:
    number = nibble(counts, 0) + nibble(counts, 1) + nibble(counts, 2)
    params: dict[str, Any] = {"seat": seat, "count": number, "tiles": tile_list(counts)}
    state.report("sell", params | {"vatus": vatus, "price": state.fish_price()})


def tile_list(counts: i64) -> str:
    """The values of tiles, lowest first.

    >>> tile_list(0x102)
    '1 1 3'
    """
    return " ".join([str(value + 1) for value in range(3) for _ in range(nibble(counts, value))])


def purchase(state: Vanuatu, seat: i64, island: i64, good: i64) -> None:
    state.report("buy", {"seat": seat, "island": ISLANDS[island], "good": GOODS[good], "vatus": BOX.price[good]})


def export(state: Vanuatu, seat: i64, good: i64, slot: i64, points: i64) -> None:
    if slot == NOWHERE:
        state.report("lost-good", {"seat": seat, "good": GOODS[good]})
    else:
        state.report("export", {"seat": seat, "good": GOODS[good], "slot": slot + 1, "points": points})


def look(state: Vanuatu, seat: i64, there: i64) -> None:
    """The rester alone sees the tokens."""
    state.report("rest", {"seat": seat})
    params: dict[str, Any] = {"seat": seat}
    named = False
    for token in range(TOKEN_COUNT):  # a list in words: the first has no comma before it
        params[TOKENS[token]] = "no" if not has(there, token) else "also" if named else "yes"
        named = named or has(there, token)
    state.report("look", params, frozenset({int(seat)}))


def take_token(state: Vanuatu, seat: i64, token: i64) -> None:
    others = frozenset([*range(state.seats), SPECTATOR]) - {int(seat)}
    state.report("take", {"seat": seat, "token": TOKENS[token]}, frozenset({int(seat)}))
    state.report("take-hidden", {"seat": seat}, others)


def bonus(state: Vanuatu, seat: i64, token: i64) -> None:
    state.report("bonus", {"seat": seat, "token": TOKENS[token]})


def final(state: Vanuatu, seat: i64, vatus: i64, treasures: i64, tourists: i64, lost: i64) -> None:
    params: dict[str, Any] = {"seat": seat, "vatus": vatus, "treasures": treasures, "tourists": tourists}
    state.report("final-water" if state.with_waters else "final", params | {"water": lost, "total": state.prosperity[seat]})


def end(state: Vanuatu) -> None:
    winners = state.winners()
    if not winners:
        state.report("all-lost", {})
    elif len(winners) == 1:
        state.report("win", {"seat": winners[0]})
    else:
        params: dict[str, Any] = {"count": len(winners)}
        for number, seat in enumerate(winners):
            params[f"{PLACES[number]}_seat"] = seat
        state.report("draw-game", params)
