"""Events: what is told of what happens, and to whom. A private event has a public one beside it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vaka.engine.ending import how_it_ended
from vaka.engine.names import SPECTATOR
from vaka.games.paradise.rules import stages
from vaka.games.paradise.rules.board import seats
from vaka.games.paradise.rules.board.pieces import PIECE_KINDS, back_of, count, front_of
from vaka.games.paradise.rules.box import CARDS, HEXES, ITEMS, MARKERS, NATIONS, PIECES, TILES, Card, Hex, Seat
from vaka.games.paradise.rules.kinds import LOSSES
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import (
    NO_SEAT,
    OFF_COURSE,
    TILE_COUNT,
    ParadisePosition,
    card_at,
    card_owner,
    is_island,
    knots_of,
)


def only(position: ParadisePosition, seat: Seat) -> frozenset[int] | None:
    """One seat alone; in the solitaire game everything lies open, and everybody hears it (§12.1)."""
    return frozenset({int(seat)}) if position.seats > 1 else None


def others(position: ParadisePosition, seat: Seat) -> frozenset[int]:
    """Everybody but one seat."""
    return frozenset([*range(position.seats), SPECTATOR]) - {int(seat)}


def counts(pieces: i64) -> dict[str, int]:
    """Pieces by kind, without those that are not there."""
    return {PIECES[kind]: count(pieces, kind) for kind in range(PIECE_KINDS) if count(pieces, kind) > 0}


def counted(pieces: i64) -> dict[str, int]:
    """The number of each kind, as parameters of a sentence."""
    return {PIECES[kind]: count(pieces, kind) for kind in range(PIECE_KINDS)}


def spelled(pieces: i64, local: i64) -> str:
    """Every piece by its word, and the Local Warriors that stand with them: "war, warrior, warrior, local"."""
    words = [PIECES[kind] for kind in range(PIECE_KINDS) for _ in range(count(pieces, kind))]
    return ", ".join([*words, *["local"] * int(local)])


def tell_at(position: ParadisePosition, key: str, seat: Seat, where: Hex, secret: bool = False) -> None:
    """A seat did something, perhaps in a hex, perhaps in secret."""
    if position.events is None:
        return
    params: dict[str, Any] = {"seat": seat}
    places: tuple[str, ...] = ()
    if where >= 0:
        params["hex"] = HEXES[where]
        places = (f"hex-{HEXES[where]}",)
    position.report(key, params, only(position, seat) if secret else None, places)


def tell_nation(position: ParadisePosition, seat: Seat, nation: i64) -> None:
    """§3.2: who plays which home group."""
    if position.events is not None:
        position.report("nation", {"seat": seat, "nation": NATIONS[nation]})


def tell_setup_marker(position: ParadisePosition, kind: i64, where: Hex) -> None:
    """§3.2: a marker of the set-up, which lies in a hex or leaves the game."""
    if position.events is not None:
        if where >= 0:
            position.report("setup-ocean", {"marker": MARKERS[kind], "hex": HEXES[where]})
        else:
            position.report("setup-island", {"marker": MARKERS[kind]})


def tell_turn(position: ParadisePosition) -> None:
    """A turn begins, and who holds the marker."""
    if position.events is not None:
        if position.seats > 1:
            position.report("turn-begins", {"turn": position.turn, "seat": position.marker})
        else:
            position.report("solo-turn", {"turn": position.turn})


def tell_step(position: ParadisePosition, key: str) -> None:
    """A step of the turn begins."""
    if position.events is not None:
        position.report(f"step-{key}", {})


def tell_order(position: ParadisePosition, seat: Seat, first: i64, direction: i64) -> None:
    """§5: who begins, and which way round."""
    if position.events is not None:
        way = "alone" if position.seats == 2 else "counter" if direction == 1 else "clockwise"
        position.report("order", {"seat": seat, "first_seat": first, "direction": way})


# --- Exploration ---


def tell_marker(position: ParadisePosition, seat: Seat, where: Hex, kind: i64) -> None:
    """§6.3: what the Explorer finds."""
    if position.events is not None:
        key = "off-course" if kind == OFF_COURSE else "find-island" if is_island(kind) else "find-ocean"
        position.report(key, {"seat": seat, "hex": HEXES[where], "knots": knots_of(kind)}, None, (f"hex-{HEXES[where]}",))


def tell_knots(position: ParadisePosition, knots: i64) -> None:
    """§6.4: knots lie exposed, and how many there are now."""
    if position.events is not None:
        position.report("knots", {"knots": knots, "total": position.knots})


def tell_found_tile(position: ParadisePosition, key: str, seat: Seat, where: Hex, tile: i64) -> None:
    """Who looks sees the tile, the others see that it is looked at."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "hex": HEXES[where]}
        position.report(key, params | {"tile": TILES[tile]}, only(position, seat))
        if position.seats > 1:
            position.report(f"{key}-hidden", params, others(position, seat))


def tell_tile_up(position: ParadisePosition, key: str, seat: Seat, where: Hex, tile: i64) -> None:
    """A tile lies face up for everybody."""
    if position.events is not None:
        name = TILES[tile] if 0 <= tile < TILE_COUNT else ""
        position.report(key, {"seat": seat, "hex": HEXES[where], "tile": name}, None, (f"hex-{HEXES[where]}",))


# --- Cards ---


def cards_of(position: ParadisePosition, seat: Seat, is_open: bool) -> list[str]:
    """The cards of a seat that lie face up, or those that lie face down."""
    slots = [slot for slot in range(position.dealt) if card_owner(position, slot) == seat]
    return [CARDS[card_at(position, slot)] for slot in slots if has(position.opened, card_at(position, slot)) == is_open]


def slot_of(position: ParadisePosition, card: Card) -> i64:
    """As which number this card was drawn: others see which of the face-down ones is turned up."""
    slot: i64 = 0
    while slot < position.dealt and card_at(position, slot) != card:
        slot += 1
    return slot


def tell_card(position: ParadisePosition, key: str, seat: Seat, card: Card) -> None:
    """A card is shown or used; others see which of the face-down ones it was."""
    if position.events is not None:
        slot = slot_of(position, card)
        position.report(f"{key}-card", {"seat": seat, "card": CARDS[card], "number": slot + 1}, None, (f"card-{slot}",))


def tell_cards(position: ParadisePosition, key: str, seat: Seat, cards: i64) -> None:
    """Several cards of a seat are turned up at once."""
    if position.events is not None:
        slots = [
            slot for slot in range(position.dealt) if card_owner(position, slot) == seat and has(cards, card_at(position, slot))
        ]
        names = ", ".join([CARDS[card_at(position, slot)] for slot in slots])
        numbers = ", ".join([str(slot + 1) for slot in slots])
        params: dict[str, Any] = {"seat": seat, "cards": names, "count": len(slots), "numbers": numbers}
        position.report(key, params, None, tuple([f"card-{slot}" for slot in slots]))


def tell_drawn_card(position: ParadisePosition, seat: Seat, card: Card) -> None:
    """Who draws sees the card, the others see that one is drawn."""
    if position.events is not None:
        position.report("draw-card", {"seat": seat, "card": CARDS[card]}, only(position, seat))
        if position.seats > 1:
            position.report("draw-card-hidden", {"seat": seat}, others(position, seat))


def tell_look_at_stack(position: ParadisePosition, seat: Seat, where: Hex, pieces: i64, card: Card) -> None:
    """KAVA CEREMONY: who looks sees the pieces, the others see at which stack."""
    if position.events is not None:
        slot = slot_of(position, card)
        places = (f"hex-{HEXES[where]}", f"card-{slot}")
        params: dict[str, Any] = {"seat": seat, "hex": HEXES[where], "number": slot + 1}
        position.report("kava-hex", params | counted(pieces), only(position, seat), places)
        if position.seats > 1:
            position.report("kava-hex-hidden", params, others(position, seat), places)


def tell_look_at_cards(position: ParadisePosition, seat: Seat, other: i64, card: Card) -> None:
    """KAVA CEREMONY: who looks sees the cards, the others see at whose."""
    if position.events is not None:
        cards = cards_of(position, other, False)
        slot = slot_of(position, card)
        params: dict[str, Any] = {"seat": seat, "other_seat": other, "number": slot + 1}
        if position.seats > 1:
            position.report("kava-seat", params | {"cards": ", ".join(cards)}, only(position, seat), (f"card-{slot}",))
            position.report("kava-seat-hidden", params, others(position, seat), (f"card-{slot}",))
        else:  # the cards of Samoa are told as they are drawn
            position.report("kava-seat-hidden", params, None, (f"card-{slot}",))


def tell_deforested(position: ParadisePosition, seat: Seat, where: Hex, owner: Seat, card: Card) -> None:
    """DEFORESTATION: who uses it, and who loses a Village where."""
    if position.events is not None:
        slot = slot_of(position, card)
        params: dict[str, Any] = {"seat": seat, "other_seat": owner, "hex": HEXES[where], "number": slot + 1}
        position.report("deforest", params, None, (f"hex-{HEXES[where]}", f"card-{slot}"))


# --- Movement ---


def tell_aboard(position: ParadisePosition, key: str, seat: Seat, kind: i64, where: Hex) -> None:
    """What is in hand is the owner's secret."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "piece": PIECES[kind], "hex": HEXES[where]}
        position.report(key, params, only(position, seat))


def tell_sailed(position: ParadisePosition, seat: Seat, here: Hex, there: Hex, number: i64, dropped: i64, loaded: i64) -> None:
    """A fleet enters a hex: how many pieces, and how many it took aboard or put down."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "from": HEXES[here], "hex": HEXES[there], "count": number}
        rest: dict[str, Any] = {"dropped": dropped, "loaded": loaded}
        places = (f"hex-{HEXES[here]}", f"hex-{HEXES[there]}")
        position.report("sail", params | rest, None, places)


def tell_chain_gone(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§7.5: no Transport Canoe lies face up here any more."""
    if position.events is not None:
        position.report("chain-gone", {"seat": seat, "hex": HEXES[where]}, None, (f"hex-{HEXES[where]}",))


def tell_stop(position: ParadisePosition, seat: Seat, where: Hex, stopped: bool) -> None:
    """§7.3: all see whether a fleet must stop."""
    if position.events is not None:
        position.report("must-stop" if stopped else "may-pass", {"seat": seat, "hex": HEXES[where]})


def tell_landed(position: ParadisePosition, seat: Seat, where: Hex, number: i64, steps: i64) -> None:
    """A fleet is put down; one that has not sailed, for its owner alone."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "hex": HEXES[where], "count": number}
        if steps > 0 or position.stage == stages.AT_TRANSIT:
            position.report("land" if steps > 0 else "stay", params, None, (f"hex-{HEXES[where]}",))
        else:
            position.report("stay", params, only(position, seat))


def tell_dismissed(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§7.6: a Rumour is taken off the map."""
    if position.events is not None:
        position.report("dismiss", {"seat": seat, "hex": HEXES[where]}, None, (f"hex-{HEXES[where]}",))


# --- Battle ---


def tell_battle(position: ParadisePosition, seat: Seat) -> None:
    """§8.2: all pieces of both sides are laid out for everybody to see."""
    if position.events is not None:
        where = position.battle_hex
        lines: dict[str, Any] = {
            "attack_front": spelled(front_of(position.attack), 0),
            "attack_back": spelled(back_of(position.attack), 0),
            "defence_front": spelled(front_of(position.defence), position.local),
            "defence_back": spelled(back_of(position.defence), 0),
        }
        params: dict[str, Any] = {"seat": seat, "hex": HEXES[where]} | lines
        if position.defender == NO_SEAT:
            position.report("battle-independent", params, None, (f"hex-{HEXES[where]}",))
        else:
            position.report("battle", params | {"other_seat": position.defender}, None, (f"hex-{HEXES[where]}",))


def tell_roll(position: ParadisePosition, pips: i64) -> None:
    """§8.2: the attacker rolls."""
    if position.events is not None:
        position.report("roll", {"seat": position.active, "pips": pips})


def tell_loss(position: ParadisePosition, seat: Seat, loss: i64, fatal: bool) -> None:
    """§8.2: who falls or panics."""
    if position.events is not None:
        params: dict[str, Any] = {"piece": LOSSES[loss]}
        key = "fall" if fatal else "panic"
        if seat == NO_SEAT:
            position.report(f"{key}-independent", params)
        else:
            position.report(key, params | {"seat": seat})


def tell_left(position: ParadisePosition, seat: Seat, kind: i64) -> None:
    """§8.3: who is left behind."""
    if position.events is not None:
        position.report("leave", {"seat": seat, "piece": PIECES[kind]})


def tell_nowhere(position: ParadisePosition, seat: Seat) -> None:
    """§8.3: with nowhere to go, all are eliminated."""
    if position.events is not None:
        position.report("no-refuge", {"seat": seat})


def tell_retreat(position: ParadisePosition, seat: Seat, where: Hex, number: i64) -> None:
    """§8.3: the survivors retreat."""
    if position.events is not None:
        position.report("retreat", {"seat": seat, "hex": HEXES[where], "count": number}, None, (f"hex-{HEXES[where]}",))


def tell_saved(position: ParadisePosition, seat: Seat, kind: i64) -> None:
    """§8.4: a piece is given for a Village."""
    if position.events is not None:
        position.report("save", {"seat": seat, "piece": PIECES[kind], "hex": HEXES[position.battle_hex]})


def tell_conquest(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§8.4: a group is conquered, or laid waste."""
    if position.events is not None:
        key = "conquer" if position.saved > 0 else "lay-waste"
        params: dict[str, Any] = {"seat": seat, "hex": HEXES[where], "count": position.saved}
        position.report(key, params, None, (f"hex-{HEXES[where]}",))


# --- Building ---


def tell_order_item(position: ParadisePosition, seat: Seat, item: i64, where: Hex) -> None:
    """Orders are secret until all are in."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "item": ITEMS[item], "hex": HEXES[where]}
        position.report("order-item", params, only(position, seat))


def tell_order_card(position: ParadisePosition, seat: Seat, card: Card) -> None:
    """A card is part of the orders: secret until all are in."""
    if position.events is not None:
        position.report("order-use", {"seat": seat, "card": CARDS[card]}, only(position, seat))


def tell_built(
    position: ParadisePosition, seat: Seat, where: Hex, villages: i64, agriculture: i64, pieces: i64, chain: bool
) -> None:
    """§9.3: what was ordered in a group is placed."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "hex": HEXES[where], "villages": villages, "agriculture": agriculture}
        rest: dict[str, Any] = {"count": pieces, "chain": 1 if chain else 0}
        position.report("build", params | rest, None, (f"hex-{HEXES[where]}",))


# --- Victory ---


def tell_track(position: ParadisePosition) -> None:
    """§10.1: the points of everybody."""
    if position.events is not None:
        for seat in range(position.seats):
            points = seats.of_seat(position, seat, seats.TRACK)
            position.report("track", {"seat": seat, "points": points // 2, "half": points % 2})


def tell_end(position: ParadisePosition) -> None:
    """§10.4: who has won."""
    if position.events is not None:
        key, params = how_it_ended([seat for seat in range(position.seats) if has(position.won, seat)], "draw-game")
        position.report(key, params)
