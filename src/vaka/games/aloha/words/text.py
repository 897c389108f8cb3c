"""The position as text, for terminals and screen readers, and a seat in a few words for its panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.names import OVER
from vaka.games.aloha.rules.actions import FLEET
from vaka.games.aloha.rules.box import LETTERS, ROUNDS, SIDE, TILES
from vaka.games.aloha.rules.ending import progress
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import AlohaPosition, owner_of, pirogue_of, tiki_place
from vaka.games.aloha.rules.sea import BEACH, NOWHERE, SPAN, square_name
from vaka.games.aloha.rules.telling import ending
from vaka.games.aloha.rules.writing import CORNER, FACE_DOWN, letter, spot

if TYPE_CHECKING:
    from vaka.engine.game import Game


def text(position: AlohaPosition, game: Game, lang: str) -> str:
    """The sea as a grid of letters, then everything that the picture shows, line by line."""
    crews = crews_of(position, lang)
    cells = [f"{tile_letter(position, square, lang)}{crews.get(square, ''):<3}" for square in range(SIDE * SIDE)]
    rows = [f"{SIDE - row}  " + " ".join(cells[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE)]
    lines = [*rows, "   " + " ".join(f"{name:<4}" for name in "abcdef")]
    told: list[tuple[str, dict[str, Any]]] = [("text-legend", {}), ("text-letters", {"letters": letters(position, lang)})]
    told += [("text-seat", fleet_params(position, seat)) for seat in range(position.seats)]
    told += happening(position)
    said = [game.say(key, params, lang, position.seats) for key, params in told]
    return "\n".join(line.rstrip() for line in [*lines, *said[:2], "", *said[2:]])


def letters(position: AlohaPosition, lang: str) -> str:
    """Which letter stands for whose pirogues."""
    game, seats = position.game, position.seats
    return ", ".join(f"{seat_letter(position, seat, lang)} {game.seat_name(seats, seat, lang)}" for seat in range(seats))


def seat_letter(position: AlohaPosition, seat: int, lang: str) -> str:
    """The letter of a seat's pirogues in the reader's language."""
    return position.game.words.say(f"letter-{position.game.seat_words(position.seats)[seat]}", {}, lang)


def tile_letter(position: AlohaPosition, square: int, lang: str) -> str:
    """What a tile shows, as a letter of the reader's language; a sign if it lies face down."""
    shown = letter(position, square)
    if shown == FACE_DOWN:
        return FACE_DOWN
    name = "corner" if shown == CORNER else TILES[LETTERS.index(shown)]
    return position.game.words.say(f"letter-{name}", {}, lang)


def happening(position: AlohaPosition) -> list[tuple[str, dict[str, Any]]]:
    """Teams, the last move, and whose turn it is or how it ended: keys and parameters."""
    found: list[tuple[str, dict[str, Any]]] = []
    if position.teams:
        found.append(("text-partners", {"one_seat": 0, "two_seat": 2, "three_seat": 1, "four_seat": 3}))
    here, there = position.last_from, position.last_to
    if position.revealing != NOWHERE:
        found.append(("text-revealing", {"tile": square_name(position.revealing)}))
    elif here != there:
        found.append(("text-last", {"from": square_name(here), "to": square_name(there)}))
    if position.asked == OVER:
        key, params = ending(position)
        return [*found, (f"event-{key}", params)]
    if position.round == 0:
        return [*found, ("prompt-first", {})]
    fleet = [pirogue_of(position.turn, slot) for slot in range(FLEET)]
    moved = [spot(position.place[pirogue]) for pirogue in fleet if has(position.moved, pirogue)]
    if moved:
        found.append(("text-moved", {"places": ", ".join(moved)}))
    if position.corail_ready:
        found.append(("text-coral", {}))
    return [*found, ("text-turn", turn_params(position))]


def crews_of(position: AlohaPosition, lang: str) -> dict[int, str]:
    """The pirogues on each tile as the letters of their colours, capital with a Tiki."""
    letters = [seat_letter(position, seat, lang) for seat in range(position.seats)]
    crews: dict[int, str] = {}
    for pirogue in range(position.seats * FLEET):
        first = letters[owner_of(pirogue)]
        square = position.place[pirogue]
        crews[square] = crews.get(square, "") + (first.upper() if has(position.laden, pirogue) else first)
    return crews


def turn_params(position: AlohaPosition) -> dict[str, Any]:
    """Whose turn it is, with the actions left, and the round."""
    return {"seat": position.turn, "round": position.round, "rounds": ROUNDS, "left": position.left}


def panel_params(position: AlohaPosition, seat: int) -> dict[str, Any]:
    """How many of a seat's pirogues are where, and where its Tiki is: no more, so that a panel that was written is found again."""
    afloat = sum(position.place[pirogue_of(seat, slot)] != BEACH for slot in range(FLEET))
    return {"afloat": afloat, "beached": FLEET - afloat, "tiki_place": spot(tiki_place(position, seat))}


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
        "home": square_name(position.home[seat]),
        "goal": square_name(position.goal[seat]),
        "steps": progress(position, seat),
        "span": SPAN,
    }
