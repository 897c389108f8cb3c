"""What happened, as events: everything in Aloha is open, so everybody hears all of it."""

from __future__ import annotations

from typing import Any

from vaka.engine.ending import how_it_ended
from vaka.games.aloha.rules.box import ROUNDS, TILES, Pirogue, Seat, Square, Tile
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import AlohaPosition, owner_of, winning_seats
from vaka.games.aloha.rules.sea import square_name


def begin(position: AlohaPosition, seat: Seat) -> None:
    """Who plays first."""
    position.report("first", {"seat": seat}, None, (beach_name(position, seat),))


def launch(position: AlohaPosition, seat: Seat, pirogue: Pirogue, square: Square) -> None:
    """A pirogue has left its beach."""
    params: dict[str, Any] = {"seat": seat, "to": square_name(square)}
    position.report("launch", params | cargo(position, pirogue), None, (beach_name(position, seat), square_name(square)))


def sail(position: AlohaPosition, seat: Seat, pirogue: Pirogue, here: Square, square: Square) -> None:
    """A pirogue has moved."""
    params: dict[str, Any] = {"seat": seat, "to": square_name(square), "from": square_name(here)}
    position.report("sail", params | cargo(position, pirogue), None, (square_name(here), square_name(square)))


def push(position: AlohaPosition, seat: Seat, pirogue: Pirogue, here: Square, square: Square) -> None:
    """A pirogue was pushed from square to square."""
    params: dict[str, Any] = {"seat": seat, "owner_seat": owner_of(pirogue), "to": square_name(square), "from": square_name(here)}
    position.report("push", params | cargo(position, pirogue), None, (square_name(here), square_name(square)))


def push_off_beach(position: AlohaPosition, seat: Seat, pirogue: Pirogue, square: Square) -> None:
    """A pirogue was pushed off its beach."""
    owner = owner_of(pirogue)
    params: dict[str, Any] = {"seat": seat, "owner_seat": owner, "to": square_name(square)}
    position.report("push-beach", params | cargo(position, pirogue), None, (beach_name(position, owner), square_name(square)))


def hop(position: AlohaPosition, seat: Seat, pirogue: Pirogue, here: Square) -> None:
    """A Tiki has changed pirogues."""
    there = square_name(position.place[pirogue])
    params: dict[str, Any] = {"seat": seat, "owner_seat": owner_of(pirogue), "from": square_name(here), "to": there}
    # Of two pirogues there, which one it boards matters when only one of them has moved.
    params["moved"] = "yes" if has(position.moved, pirogue) else "no"
    position.report("hop", params, None, (square_name(here), there))


def reveal(position: AlohaPosition, seat: Seat, square: Square) -> None:
    """A tile was chosen to be turned up."""
    position.report("reveal", {"seat": seat, "tile": square_name(square)}, None, (square_name(square),))


def turn_up(position: AlohaPosition, square: Square, kind: Tile) -> None:
    """A tile lies face up."""
    position.report("tile", {"tile": square_name(square), "kind": TILES[kind]}, None, (square_name(square),))


def give_up(position: AlohaPosition, seat: Seat) -> None:
    """The rest of a turn was given up."""
    position.report("pass", {"seat": seat, "left": position.left}, None, ("turn",))


def last_round(position: AlohaPosition) -> None:
    """Nobody has arrived within the rounds of a game."""
    position.report("last-round", {"rounds": ROUNDS}, None, ("turn",))


def end(position: AlohaPosition) -> None:
    """The game is over: it was decided where the Tikis of the winners are."""
    key, params = ending(position)
    position.report(key, params, None, tuple([tiki_name(position, seat) for seat in winning_seats(position)]))


def ending(position: AlohaPosition) -> tuple[str, dict[str, Any]]:
    """Who has won, alone or in a team, or who has drawn: the event's key and parameters."""
    winners = winning_seats(position)
    if position.teams and len(winners) == 2:
        return "team-win", {"seat": winners[0], "partner_seat": winners[1]}
    return how_it_ended(winners)


def cargo(position: AlohaPosition, pirogue: Pirogue) -> dict[str, Any]:
    """Whose Tiki is aboard: `tiki` is its seat's word, or `none`."""
    if has(position.laden, pirogue):
        for seat in range(position.seats):
            if position.tiki[seat] == pirogue:
                return {"tiki": position.game.seat_words(position.seats)[seat]}
    return {"tiki": "none"}


def beach_name(position: AlohaPosition, seat: Seat) -> str:
    """The place on the board that is a seat's beach."""
    return f"beach-{position.game.seat_words(position.seats)[seat]}"


def tiki_name(position: AlohaPosition, seat: Seat) -> str:
    """The place on the board that is a seat's Tiki."""
    return f"tiki-{position.game.seat_words(position.seats)[seat]}"
