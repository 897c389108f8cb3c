"""What to do now, with what is left; what cannot be taken back; and which questions one may stay out of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vaka.engine.names import CHANCE, FULL, OVER
from vaka.engine.words import listed
from vaka.games.paradise.rules import victory
from vaka.games.paradise.rules.actions import NO_CARD
from vaka.games.paradise.rules.battle.conquest import villages_won
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.pieces import transports, wars
from vaka.games.paradise.rules.board.places import tile_at, unmoved_at
from vaka.games.paradise.rules.board.sets import STACKS, hexes_in
from vaka.games.paradise.rules.box import BOX, HEXES, SEATS, TILES
from vaka.games.paradise.rules.exploration.voyage import FOUND_MARKERS, knot_limit, markers_out
from vaka.games.paradise.rules.kinds import KINDS
from vaka.games.paradise.rules.movement.fleets import speed
from vaka.games.paradise.rules.movement.trips import SAILORS, farthest_in_hand, steps_of, transports_in, wars_in
from vaka.games.paradise.rules.position import TILE_COUNT
from vaka.games.paradise.rules.script.deciding import QUESTION_WORDS, STAGE_WORDS
from vaka.games.paradise.rules.stages import (
    ASK_BEFORE,
    ASK_ROLL,
    ASK_SAVE,
    ASK_START,
    ASK_TILE,
    AT_BUILDING,
    AT_CARDS,
    AT_EVE,
    AT_MOVING,
    AT_TRANSIT,
)
from vaka.games.paradise.words.naming import seen_from
from vaka.games.paradise.words.text import of_number, scored

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.paradise.rules.sequence import Paradise

QUIET: Final = tuple(KINDS[name].ids for name in ("load", "drop", "lift", "swap", "load-behind"))
"""What is taken aboard or put down is a secret of its player until the fleet sails or lands."""
ORDERS: Final = tuple(KINDS[name].ids for name in ("use", "dismiss", "settle", "buy", "build", "focus"))
"""In building: everything but `done`."""


def prompt(view: Paradise, game: Game, lang: str) -> str:
    """An instruction to the viewer, or who is waited for."""
    if view.actor() == OVER:
        return game.words.say("prompt-over", {}, lang)
    if view.actor() == CHANCE:
        return game.words.say("prompt-chance", {}, lang)
    asked = view.waiting()
    me = int(view.actor()) if view.viewer == FULL else int(view.viewer)
    if me not in asked:
        names = listed([game.seat_name(view.seats, seat, lang) for seat in asked], lang)
        return game.say("prompt-wait", {"names": names, "count": len(asked), "stage": STAGE_WORDS[view.stage]}, lang, view.seats)
    key, params = question(view, me, lang) if view.is_pending() else step(view, me, lang)
    if not game.words.has(f"prompt-{key}", lang):
        return game.words.say("prompt-you", {"count": len(view.legal())}, lang)
    return game.say(f"prompt-{key}", seen_from(view, params), lang, view.seats)


def question(view: Paradise, me: int, lang: str) -> tuple[str, dict[str, Any]]:
    """What is asked in the middle of something."""
    asked = view.pending_question()
    key = QUESTION_WORDS[asked]
    if asked == ASK_TILE:
        tile = tile_at(view, view.pending_one())
        boxes = (
            {"green": BOX.tile_green[tile], "brown": BOX.tile_brown[tile]} if 0 <= tile < TILE_COUNT else {"green": 0, "brown": 0}
        )
        named = {"tile": TILES[tile] if 0 <= tile < TILE_COUNT else "?", "left": int(FOUND_MARKERS - markers_out(view, me))}
        return key, boxes | named
    params: dict[str, Any] = {
        "seat": int(view.active),
        "knots": of_number(view.game, "knot", view.knots, lang),
        "limit": int(knot_limit(view, view.active)),
    }
    if asked == ASK_BEFORE and view.stage in (AT_EVE, AT_CARDS):
        return "before-building" if view.stage == AT_EVE else "before-count", {}
    if view.battle_hex != NOWHERE:
        params |= {"hex": HEXES[view.battle_hex], "pips": int(view.die)}
    if asked == ASK_SAVE:
        params |= {"left": of_number(view.game, "village", int(villages_won(view) - view.saved), lang)}
    return key, params


def step(view: Paradise, me: int, lang: str) -> tuple[str, dict[str, Any]]:
    """What is asked in a step of the turn."""
    key = STAGE_WORDS[view.stage]
    if view.stage in (AT_TRANSIT, AT_MOVING):
        if view.fleet_at != NOWHERE:
            return f"{key}-fleet", {
                "hex": HEXES[view.fleet_at],
                "left": int(speed(view, me) - max(0, farthest_in_hand(view, SAILORS))),
            }
        return key, {"count": ready_canoes(view, me)}
    if view.stage == AT_BUILDING:
        left = view.write()["orders"][SEATS[me]]["points"]
        return key, {"points": of_number(view.game, "build-point", sum(left.values()), lang), "pools": len(left)}
    halves = int(victory.true_points(view, me))
    return key, {
        "seats": int(view.seats),
        "knots": of_number(view.game, "knot", view.knots, lang),
        "limit": int(knot_limit(view, me)),
        "points": scored(view.game, halves, lang),
        "threshold": int(view.threshold) // 2,
    }


def ready_canoes(view: Paradise, me: int) -> int:
    """How many canoes have a hex left in this turn."""
    still = sum(int(transports(left) + wars(left)) for left in (unmoved_at(view, where) for where in hexes_in(view, STACKS + me)))
    under_way = [int(word) for word in view.trips if steps_of(word) < speed(view, me)]
    return still + sum(int(transports_in(word) + wars_in(word)) for word in under_way)


def is_private(view: Paradise, action: int) -> bool:
    """Is this surely nothing but a secret of its player, which can be taken back? Faster than trying it."""
    kinds = ORDERS if view.stage == AT_BUILDING else QUIET
    return any(action in kind for kind in kinds) and not view.is_pending()


def declines(view: Paradise, seat: int) -> tuple[str, int] | None:
    """In a battle a player may stay out of the questions for cards."""
    if not view.is_pending() or view.pending_seat() != seat or view.pending_question() not in (ASK_START, ASK_ROLL):
        return None
    return f"{view.turn} {HEXES[view.battle_hex]}", int(NO_CARD)


def declined_name(view: Paradise, game: Game, seat: int, lang: str) -> str:
    """The battle that a player may stay out of, by the name of its hex."""
    if declines(view, seat) is None:
        return ""
    return game.say("declined-battle", seen_from(view, {"hex": HEXES[view.battle_hex]}), lang, view.seats)
