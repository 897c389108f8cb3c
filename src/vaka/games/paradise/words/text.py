"""The position as text for terminals and screen readers, panels, points, and the words of hexes, pieces, cards and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.names import HIDDEN
from vaka.games.paradise.rules import victory
from vaka.games.paradise.rules.advanced_box import ADVANCED_BOX, EVENTS
from vaka.games.paradise.rules.box import BOX, CARDS, HEXES, NATIONS, SEATS, TILES
from vaka.games.paradise.rules.cards import card_points, face_down_cards, hand, villages_of
from vaka.games.paradise.rules.kumara import has_kumara, kumara_points
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.places import brown_boxes, green_boxes
from vaka.games.paradise.rules.position import CARDS_HELD, NATION, of_seat
from vaka.games.paradise.rules.stages import STAGES

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.paradise.rules.sequence import Paradise


# --- The words of things ---


def hex_name(game: Game, number: str, lang: str) -> str:
    """A hex by its number, with the name printed there."""
    where = HEXES.index(number)
    name = BOX.printed[where][0] if where in BOX.printed else BOX.place_names.get(where)
    return game.words.say("hex-named", {"name": name, "number": number}, lang) if name else number


def card_name(word: str) -> str:
    """A card as it is printed."""
    return BOX.card_names[CARDS.index(word)] if word in CARDS else word


def tile_name(word: str) -> str:
    """A tile as it is printed."""
    return BOX.tile_names[TILES.index(word)] if word in TILES else word


def nation_name(word: str) -> str:
    """A nation as a reader calls it."""
    return word.capitalize()


def in_words(game: Game, params: dict[str, Any], lang: str) -> dict[str, Any]:
    """Parameters of a message as a reader calls them."""
    given = dict(params)
    for name, value in params.items():
        if not isinstance(value, str):
            continue
        if name in ("hex", "from") and value in HEXES:
            given[name] = hex_name(game, value, lang)
        elif name == "card":
            given[name] = card_name(value)
        elif name == "cards":
            given[name] = ", ".join(card_name(word) for word in value.split(", "))
        elif name == "tile":
            given[name] = tile_name(value)
        elif name == "event" and value in EVENTS:
            given[name] = ADVANCED_BOX.event_names[EVENTS.index(value)]
        elif name == "nation" and value in NATIONS:
            given[name] = nation_name(value)
        elif name in ("piece", "item", "marker", "stage"):
            given[name] = game.words.say(f"{name}-{value}", {}, lang) if game.words.has(f"{name}-{value}", lang) else value
    return given


# --- Panels and points ---


def panel(state: Paradise, game: Game, seat: int, lang: str) -> str:
    """What a seat has in the open."""
    nation = of_seat(state, seat, NATION)
    if nation < 0:
        return game.say("panel-none", {}, lang, state.seats)
    params = {
        "nation": NATIONS[nation],
        "villages": villages_of(state, seat),
        "groups": victory.groups_of(state, seat),
        "cards": of_seat(state, seat, CARDS_HELD),
        "closed": face_down_cards(state, seat),
        "lost": 1 if has(state.lost, seat) else 0,
    }
    return game.say("panel", params, lang, state.seats)


def points(state: Paradise, game: Game, seat: int, lang: str) -> list[tuple[str, int]]:
    """Where a seat's points come from, in halves."""
    parts = (
        ("villages", victory.village_points(state, seat)),
        ("groups", victory.group_points(state, seat)),
        ("atolls", victory.atoll_points(state, seat)),
        ("cards", card_points(state, seat, hand(state, seat) & state.opened)),
        *((("kumara", kumara_points(state, seat)),) if has_kumara(state, seat) else ()),
    )
    return [(game.words.say(f"points-{name}", {}, lang), number) for name, number in parts] if any(n for _, n in parts) else []


# --- The whole position ---


def text(state: Paradise, game: Game, lang: str) -> str:
    """Everything that the position, or the view, shows."""
    data = state.write()

    def say(key: str, **params: Any) -> str:
        return game.say(key, params, lang, state.seats)

    lines = [say("text-turn", turn=data["turn"], stage=STAGES[state.stage])]
    lines += [f"{game.seat_name(state.seats, seat, lang)}: {panel(state, game, seat, lang)}" for seat in range(state.seats)]
    if data["voyage"]:
        lines.append(say("text-voyage", hex=data["voyage"]["at"], knots=data["voyage"]["knots"]))
    for at, found in data["hexes"].items():
        if "tile" in found:
            tile = say("text-tile-hidden") if found["tile"] == HIDDEN else tile_name(found["tile"])
            lines.append(say("text-tile", hex=at, tile=tile))
        elif "ocean" in found:
            lines.append(say("text-tile", hex=at, tile=say("text-ocean")))
    for at, group in data["groups"].items():
        if group["control"]:
            where = HEXES.index(at)
            boxes = green_boxes(state, where) + brown_boxes(state, where)
            numbers = {"villages": group["villages"], "agriculture": group["agriculture"], "boxes": boxes}
            lines.append(say("text-group", hex=at, seat=SEATS.index(group["control"]), **numbers))
    for at, stack in data["stacks"].items():
        pieces = stack_words(game, stack, lang)
        lines.append(say("text-stack", hex=at, seat=SEATS.index(stack["owner"]), count=stack["count"], pieces=pieces))
    for seat in range(state.seats):
        cards = [card for card in data["cards"] if card["seat"] == SEATS[seat]]
        if cards:
            names = [say("text-card-hidden") if card["card"] == HIDDEN else card_name(card["card"]) for card in cards]
            lines.append(say("text-cards", seat=seat, cards=", ".join(names)))
    return "\n".join(lines)


def stack_words(game: Game, stack: dict[str, Any], lang: str) -> str:
    """The pieces of a stack, as far as the viewer sees them."""
    words = [game.words.say("text-hidden", {}, lang)]
    if stack["pieces"] != HIDDEN:
        words = [f"{number} {game.words.say(f'piece-{kind}', {}, lang)}" for kind, number in stack["pieces"].items()]
    return ", ".join(words + [game.words.say("text-up", {}, lang)] * stack["up"])
