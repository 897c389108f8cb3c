"""The position as text, for terminals and screen readers, and a seat in a few words for its panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.names import OVER
from vaka.games.aloha.rules.actions import FLEET
from vaka.games.aloha.rules.box import ROUNDS, SIDE
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import AlohaPosition, owner_of, pirogue_of, tiki_place
from vaka.games.aloha.rules.sea import BEACH, square_name
from vaka.games.aloha.rules.writing import letter, spot

if TYPE_CHECKING:
    from vaka.engine.game import Game


def text(position: AlohaPosition, game: Game, lang: str) -> str:
    """The sea as a grid of letters with the pieces below."""
    rows = [f"{SIDE - row}  " + " ".join(cell(position, row * SIDE + column) for column in range(SIDE)) for row in range(SIDE)]
    lines = [*rows, "   " + " ".join(f"{name:<4}" for name in "abcdef"), game.say("text-legend", {}, lang, position.seats), ""]
    lines += [game.say("text-seat", fleet_params(position, seat), lang, position.seats) for seat in range(position.seats)]
    if position.round and position.asked != OVER:
        lines.append(game.say("text-turn", turn_params(position), lang, position.seats))
    return "\n".join(line.rstrip() for line in lines)


def cell(position: AlohaPosition, square: int) -> str:
    """One tile in four characters: its letter, then its pirogues as the first letters of their colours, capital with a Tiki."""
    words = position.game.seat_words(position.seats)
    crew = [
        words[owner_of(pirogue)][0].upper() if has(position.laden, pirogue) else words[owner_of(pirogue)][0]
        for pirogue in range(position.seats * FLEET)
        if position.place[pirogue] == square
    ]
    return f"{letter(position, square)}{''.join(crew):<3}"


def turn_params(position: AlohaPosition) -> dict[str, Any]:
    """Whose turn it is, with the actions left, and the round."""
    return {"seat": position.turn, "round": position.round, "rounds": ROUNDS, "left": position.left}


def fleet_params(position: AlohaPosition, seat: int) -> dict[str, Any]:
    """Where a seat's pirogues and its Tiki are; the message says `beach` in the reader's language."""
    places = [position.place[pirogue_of(seat, slot)] for slot in range(FLEET)]
    afloat = sorted(square_name(place) for place in places if place != BEACH)
    return {
        "seat": seat,
        "afloat": len(afloat),
        "places": ", ".join(afloat),
        "beached": len(places) - len(afloat),
        "owner_seat": owner_of(position.tiki[seat]),
        "tiki_place": spot(tiki_place(position, seat)),
    }
