"""The three faces of an action: its id, its notation, and the key of its sentence.

launch c4 [with green]          from the beach; `with` names the Tiki aboard
sail c4 d5 [with red]
push black c4 d5 [with black]   the owner's colour; `beach` for a square where it still lies there
hop green d5 [moved]            `moved` only where the owner has two pirogues there that differ in it
reveal e2
pass
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.names import CHANCE, OVER
from vaka.games.aloha.rules.box import KINDS
from vaka.games.aloha.rules.layout import BEACH, FIRST, NOWHERE, SQUARES, TABLES, TILE, has, square_name, square_of
from vaka.games.aloha.rules.pushing import pushed_from
from vaka.games.aloha.rules.telling import cargo
from vaka.games.aloha.rules.writing import letter, spot

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.aloha.rules.sequence import Aloha


def outcome(state: Aloha, number: int) -> str:
    """The words of an outcome."""
    if number < TILE:
        return f"first {state.game.seat_words(state.seats)[number - FIRST]}"
    return f"tile {KINDS[number - TILE]}"


def action(state: Aloha, number: int) -> str:
    """The words of an action of the seat whose turn it is."""
    key, params = describe_action(state, number)
    words = [key.removesuffix("-beach").removesuffix("-moved")]
    if key.startswith("push"):
        words += [owner_word(state, params), params.get("from", "beach"), params["to"]]
    elif key.startswith("hop"):
        words += [owner_word(state, params), params["to"]]
    elif key != "pass":
        words += [params[name] for name in ("from", "to", "tile") if name in params]
    if params.get("tiki", "none") != "none":
        words += ["with", params["tiki"]]
    if key == "hop-moved":
        words.append("moved")
    return " ".join(words)


def owner_word(state: Aloha, params: dict[str, Any]) -> str:
    owner: int = params["owner_seat"]
    return state.game.seat_words(state.seats)[owner]


def describe(state: Aloha, number: int) -> tuple[str, dict[str, Any]]:
    """The key and the parameters of the sentence."""
    if state.asked != CHANCE:
        return describe_action(state, number)
    if number < TILE:
        return "first", {"seat": number - FIRST}
    return "tile", {"kind": KINDS[number - TILE], "tile": square_name(state.revealing)}


def describe_action(state: Aloha, number: int) -> tuple[str, dict[str, Any]]:
    """What the action of the seat whose turn it is would do."""
    if not 0 <= number < TABLES.action_count:
        raise ValueError(f"no action has the id {number}")
    if number < TABLES.push:
        pirogue, square = state.turn * TABLES.fleet + number // SQUARES, number % SQUARES
        here = state.place[pirogue]
        params: dict[str, Any] = {"to": square_name(square)} | cargo(state, pirogue)
        return ("launch", params) if here == BEACH else ("sail", {"from": square_name(here)} | params)
    if number < TABLES.hop:
        return describe_push(state, *divmod(number - TABLES.push, 8))
    if number < TABLES.reveal:
        return describe_hop(state, number - TABLES.hop)
    if number < TABLES.stop:
        return "reveal", {"tile": square_name(number - TABLES.reveal)}
    return "pass", {"left": state.left}


def describe_push(state: Aloha, pirogue: int, direction: int) -> tuple[str, dict[str, Any]]:
    owner = pirogue // TABLES.fleet
    if owner >= state.seats:
        raise ValueError("that pirogue is not in play")
    square = TABLES.step_to[pushed_from(state, pirogue, pirogue // TABLES.fleet) * 8 + direction]
    target = "nowhere" if square == NOWHERE else square_name(square)
    params: dict[str, Any] = {"owner_seat": owner, "to": target} | cargo(state, pirogue)
    here = state.place[pirogue]
    return ("push-beach", params) if here == BEACH else ("push", {"from": square_name(here)} | params)


def describe_hop(state: Aloha, pirogue: int) -> tuple[str, dict[str, Any]]:
    owner = pirogue // TABLES.fleet
    if owner >= state.seats:
        raise ValueError("that pirogue is not in play")
    here = state.place[pirogue]
    key = "hop-moved" if has(state.moved, pirogue) and candidates(state, owner, here, moved=False) else "hop"
    return key, {"owner_seat": owner, "to": spot(here), "from": spot(state.place[state.tiki[state.turn]])}


def candidates(state: Aloha, owner: int, square: int, *, moved: bool) -> list[int]:
    """The pirogues of an owner on a square that carry no Tiki and have, or have not, moved."""
    fleet = range(owner * TABLES.fleet, (owner + 1) * TABLES.fleet)
    return [p for p in fleet if state.place[p] == square and not has(state.laden, p) and has(state.moved, p) == moved]


# --- Reading ---


def read(state: Aloha, text: str) -> int:
    """The id of what was typed; raise ValueError with the reason."""
    words = text.lower().split()
    if not words:
        raise ValueError("nothing was typed")
    if state.asked == CHANCE:
        return read_outcome(state, words)
    match words:
        case ["launch", to, *cargo_words]:
            return read_sail(state, BEACH, square_of(to), cargo_words)
        case ["sail", here, to, *cargo_words]:
            return read_sail(state, square_of(here), square_of(to), cargo_words)
        case ["push", owner, here, to, *cargo_words]:
            return read_push(state, owner, here, square_of(to), cargo_words)
        case ["hop", owner, to, *rest] if rest in ([], ["moved"]):
            return read_hop(state, owner, BEACH if to == "beach" else square_of(to), bool(rest))
        case ["reveal", tile]:
            return TABLES.reveal + square_of(tile)
        case ["pass"]:
            return TABLES.stop
    raise ValueError("write launch c4, sail c4 d5, push red c4 d5, hop red d5, reveal e2 or pass; with red, if that Tiki is aboard")


def read_outcome(state: Aloha, words: list[str]) -> int:
    match words:
        case ["first", word]:
            return FIRST + seat_of(state, word)
        case ["tile", kind] if kind in KINDS:
            return TILE + KINDS.index(kind)
    raise ValueError(f"chance decides: write first and a colour, or tile and one of {', '.join(KINDS)}")


def seat_of(state: Aloha, word: str) -> int:
    words = state.game.seat_words(state.seats)
    if word not in words:
        raise ValueError(f"the colours are {', '.join(words)}")
    return words.index(word)


def pirogue_at(state: Aloha, owner: int, square: int, cargo_words: list[str]) -> int:
    """The pirogue that the words mean: with this Tiki aboard, or without any."""
    match cargo_words:
        case []:
            found = candidates(state, owner, square, moved=False) or candidates(state, owner, square, moved=True)
        case ["with", word]:
            aboard = state.tiki[seat_of(state, word)]
            found = [aboard] if aboard // TABLES.fleet == owner and state.place[aboard] == square else []
        case _:
            raise ValueError("a Tiki aboard is written: with red")
    if not found:
        colour = state.game.seat_words(state.seats)[owner]
        raise ValueError(f"no such {colour} pirogue {where(square)}{aboard_hint(state, owner, square)}")
    return found[0]


def aboard_hint(state: Aloha, owner: int, square: int) -> str:
    """Who leaves out the Tiki is told how to write it."""
    for seat, aboard in enumerate(state.tiki):
        if aboard // TABLES.fleet == owner and state.place[aboard] == square:
            return f"; the one with a Tiki is written: with {state.game.seat_words(state.seats)[seat]}"
    return ""


def read_sail(state: Aloha, here: int, square: int, cargo_words: list[str]) -> int:
    pirogue = pirogue_at(state, state.turn, here, cargo_words)
    return pirogue % TABLES.fleet * SQUARES + square


def read_push(state: Aloha, word: str, here: str, square: int, cargo_words: list[str]) -> int:
    pirogue = pirogue_at(state, seat_of(state, word), BEACH if here == "beach" else square_of(here), cargo_words)
    start = pushed_from(state, pirogue, pirogue // TABLES.fleet)
    for direction in range(8):
        if TABLES.step_to[start * 8 + direction] == square:
            return TABLES.push + pirogue * 8 + direction
    raise ValueError(f"a push goes one tile, and {square_name(square)} is not next to it")


def read_hop(state: Aloha, word: str, square: int, moved: bool) -> int:
    """Free pirogues first; one with a Tiki is understood too, so that the refusal can say what stands in the way."""
    owner = seat_of(state, word)
    found = candidates(state, owner, square, moved=True)
    if not moved:
        found = candidates(state, owner, square, moved=False) + found
        found += [pirogue for pirogue in range(owner * TABLES.fleet, (owner + 1) * TABLES.fleet) if state.place[pirogue] == square]
    if not found:
        raise ValueError(f"no such {word} pirogue {where(square)}")
    return TABLES.hop + found[0]


def where(square: int) -> str:
    return "on the beach" if square == BEACH else f"on {square_name(square)}"


# --- The position as text ---


def text(state: Aloha, game: Game, lang: str) -> str:
    """The sea as a grid of letters with the pieces below, for terminals and screen readers."""
    rows = [f"{6 - row}  " + " ".join(cell(state, row * 6 + column) for column in range(6)) for row in range(6)]
    lines = [*rows, "   " + " ".join(f"{name:<4}" for name in "abcdef"), game.say("text-legend", {}, lang, state.seats), ""]
    lines += [game.say("text-seat", fleet_params(state, seat), lang, state.seats) for seat in range(state.seats)]
    if state.round and state.asked != OVER:
        turn = {"seat": state.turn, "round": state.round, "rounds": TABLES.rounds, "left": state.left}
        lines.append(game.say("text-turn", turn, lang, state.seats))
    return "\n".join(line.rstrip() for line in lines)


def fleet_params(state: Aloha, seat: int) -> dict[str, Any]:
    """Where a seat's pirogues and its Tiki are; the message says `beach` in the reader's language."""
    places = [state.place[seat * TABLES.fleet + slot] for slot in range(TABLES.fleet)]
    afloat = sorted(square_name(place) for place in places if place != BEACH)
    aboard = state.tiki[seat]
    return {
        "seat": seat,
        "afloat": len(afloat),
        "places": ", ".join(afloat),
        "beached": len(places) - len(afloat),
        "owner_seat": aboard // TABLES.fleet,
        "tiki_place": spot(state.place[aboard]),
    }


def cell(state: Aloha, square: int) -> str:
    """One tile in four characters: its letter, then its pirogues as the first letters of their colours, capital with a Tiki."""
    words = state.game.seat_words(state.seats)
    crew = [
        words[p // TABLES.fleet][0].upper() if has(state.laden, p) else words[p // TABLES.fleet][0]
        for p in range(state.seats * TABLES.fleet)
        if state.place[p] == square
    ]
    return f"{letter(state, square)}{''.join(crew):<3}"
