"""The players in the picture of Conquest of Paradise: the victory track, their panels, the viewer's cards, what is left to draw."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.glyphs import glyphs
from vaka.draw.letters import block, lettering, width
from vaka.draw.marks import action as mark_action
from vaka.draw.marks import selectable, target
from vaka.draw.palette import BARK, CORAL, CREAM, FOAM, INK, OCHRE, SAND
from vaka.draw.places import Box, rounded
from vaka.draw.seats import SEATS
from vaka.draw.svg import at, escape, number, shifted
from vaka.engine.captions import sentence
from vaka.games.paradise.picture.alone import samoa
from vaka.games.paradise.picture.chips import low
from vaka.games.paradise.picture.choices import Open, is_selected, what
from vaka.games.paradise.picture.events import kept_card, kept_events
from vaka.games.paradise.picture.ground import NIGHT, panel, track_place
from vaka.games.paradise.picture.layout import card_boxes, seat_boxes
from vaka.games.paradise.picture.telling import say
from vaka.games.paradise.rules.board.pieces import RUMOUR, count
from vaka.games.paradise.rules.board.seats import NATION, STOCK, of_seat, place_in_order
from vaka.games.paradise.rules.box import BOX, CARDS, NATIONS, PIECES
from vaka.games.paradise.rules.building.storing import has_store
from vaka.games.paradise.rules.cards import cards_left, villages_of
from vaka.games.paradise.rules.exploration.kumara import has_kumara
from vaka.games.paradise.rules.options import SAMOA_SEAT
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import CARD_UNKNOWN, NO_SEAT, card_at, card_owner, in_cup
from vaka.games.paradise.rules.solitaire.samoa import is_solo
from vaka.games.paradise.rules.stages import AT_BUILDING
from vaka.games.paradise.rules.writing import lid_size
from vaka.games.paradise.words.naming import card_name
from vaka.games.paradise.words.text import Counted, needed, track_told

if TYPE_CHECKING:
    from vaka.games.paradise.picture.layout import Shape
    from vaka.games.paradise.picture.seen import Look
    from vaka.games.paradise.rules.sequence import Paradise

_INK: Final = f'stroke="{INK}"'
_FOAM: Final = f'stroke="{FOAM}"'
FAINT: Final = ' opacity=".3"'
KIND_COLOURS: Final = {"one-use": "#2F6FB0", "permanent": "#A3122F", "island": "#3F7F45", "plain": BARK}
"""Of the number of points: blue for one use, red for good, as the rulebook has it; green for what an island makes worth more."""


def track(state: Paradise, look: Look, shape: Shape, counted: tuple[Counted, ...], lang: str) -> str:
    """The markers on the victory track where they were counted last, and ghosts of them where the points would be now."""
    told = [needed(state, state.game, lang, "text-needed"), *track_told(state.game, int(state.seats), counted, lang)]
    parts = [f'<g id="track" data-place="track"><title>{escape(". ".join(told))}</title>']
    taken: dict[int, int] = {}
    threshold = int(state.threshold) // 2
    size = 0.6 if shape.is_tall else 0.72

    def spot(halves: int) -> tuple[float, float]:
        over = taken.get(halves, 0)
        taken[halves] = over + 1
        return track_place(shape, halves, threshold) + 9 * over, shape.track.y - 5 - 7 * over

    places = [spot(halves) for halves, _ in counted]
    for seat, colour in enumerate(look.colours[: int(state.seats)]):
        if counted[seat].now != counted[seat].last:
            parts.append(_ghost(colour, places[seat], spot(counted[seat].now), size))
    for (x, y), colour in zip(places, look.colours, strict=False):
        parts.append(f'<g id="track-{colour}" class="vk-glide" transform="{at(x, y, 0, size)}"><use href="#vk-seat-{colour}"/></g>')
    return "".join([*parts, "</g>"])


@lru_cache(maxsize=1 << 10)
def _ghost(colour: str, start: tuple[float, float], end: tuple[float, float], size: float) -> str:
    """A pale marker where the points would be now, and a dotted line to it from what was counted."""
    (x, y), (to_x, to_y) = start, end
    line = f'<path d="M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}" stroke="{SEATS[colour].colour}" stroke-width="4" '
    ring = f'<circle r="25" fill="none" stroke="{FOAM}" stroke-width="3" stroke-dasharray="5 6"/>'
    return (
        f'<g id="track-now-{colour}">{line}stroke-dasharray="1 7" stroke-linecap="round"/>'
        f'<g transform="{at(to_x, to_y, 0, size)}"><use href="#vk-seat-{colour}" opacity=".5"/>{ring}</g></g>'
    )


# --- Panels ---


def panels(state: Paradise, look: Look, shape: Shape, counted: tuple[Counted, ...], opened: Open, lang: str) -> str:
    """What each player has in the open; the viewer's own also what is left to build."""
    parts = ['<g id="seats">']
    looks = {what(action)[1][0]: action for action in opened.get("card-kava-ceremony", ()) if what(action)[0] == "kava-seat"}
    asked, boxes = state.waiting(), seat_places(state, look, shape)
    for seat, colour in enumerate(look.colours[: int(state.seats)]):
        box = boxes[seat]
        told = escape(f"{state.game.seat_name(int(state.seats), seat, lang)}. {state.game.panel(state, seat, lang)}")
        parts.append(f'<g id="seat-{colour}" data-place="seat-{colour}"><title>{told}</title>')
        parts.append(_ring(box, colour) if seat in asked else panel(box))
        parts.append(f'<g transform="translate({number(box.x - box.wide / 2)} {number(box.y - box.high / 2)})">')
        halves = counted[seat].now
        parts.append((_small if shape.is_tall else _large)(state, look, seat, halves, box, lang))
        parts.append("</g></g>")
        if seat in looks:
            parts.append(_looked_at(state, box, looks[seat], lang))
    if is_solo(state):
        box = boxes[SAMOA_SEAT]
        held = _held(state, SAMOA_SEAT, *((284, 22, box.wide - 320) if shape.is_tall else (322, 24, box.wide - 370)), lang)
        parts.append(samoa(state, shape, box, held, lang))
        if SAMOA_SEAT in looks:
            parts.append(_looked_at(state, box, looks[int(SAMOA_SEAT)], lang))
    return "".join([*parts, "</g>"])


def seat_places(state: Paradise, look: Look, shape: Shape) -> tuple[Box, ...]:
    """Where the panels are: the viewer's own is wider."""
    own = look.me if 0 <= look.me < state.seats and not look.veiled[look.me] else -1
    return seat_boxes(shape, int(state.seats), own, _holding(state, look) if own >= 0 else 0)


def _holding(state: Paradise, look: Look) -> int:
    """The cards that lie beside the panels: the viewer's own."""
    return len(_own_cards(state, look)) + len(_own_events(state, look))


def _looked_at(state: Paradise, box: Box, action: int, lang: str) -> str:
    """KAVA CEREMONY: the panel of whoever's cards may be looked at."""
    body = f'<rect {_sized(box)} class="vk-hit"/>'
    return target("card-kava-ceremony", action, sentence(state, action, lang), body, folded=True)


def _sized(box: Box) -> str:
    return rounded(box, 14)


@lru_cache(maxsize=64)
def _ring(box: Box, colour: str) -> str:
    """Who is asked."""
    return (
        f'<rect {_sized(box)} fill="{SEATS[colour].colour}" fill-opacity=".22" stroke="{SEATS[colour].colour}" stroke-width="4"/>'
    )


def _large(state: Paradise, look: Look, seat: int, halves: int, box: Box, lang: str) -> str:
    """A panel of the wide shape: head, works, cards or stock."""
    colour, nation = look.colours[seat], int(of_seat(state, seat, NATION))
    parts = [f'<use href="#vk-seat-{colour}" transform="translate(27 27) scale(.86)"/>']
    points = _points(halves, int(state.threshold), box.wide - 42, 27, 24)
    if nation >= 0:
        parts.append(lettering(NATIONS[nation], 54, 27, 15, _FOAM, 2.2, box.wide - 182, "start"))
    parts += [points, _order(state, seat, 27, 66)]
    parts.append(_works(colour, villages_of(state, seat), has(state.lost, seat), 76, 66))
    own = seat == look.me and not look.veiled[seat] and of_seat(state, seat, STOCK) >= 0
    x = 150.0 + 26 * len(treasures := _treasures(state, seat, 158, 66))
    parts += treasures
    if own:
        parts.append(_stock(state, colour, seat, x, 66, box.wide - x - 6))
    else:
        parts.append(_held(state, seat, x - 4, 66, box.wide - x - 4, lang))
    return "".join(parts)


@lru_cache(maxsize=1 << 9)
def _works(colour: str, villages: int, lost: bool, x: float, y: float) -> str:
    """The Villages, and the Explorer, if it is not lost."""
    barred = f'<path d="M{number(x + 42)} {number(y + 9)}l20 -20" stroke="{FOAM}" stroke-width="3"/>' if lost else ""
    return (
        f'<use href="#vk-village-{colour}" transform="{shifted(x - 6, y - 1, 0.66)}"/>'
        f"{lettering(str(villages), x + 10, y + 1, 14, _FOAM, 2, 24, 'start')}"
        f'<use href="#vk-boat-{colour}" transform="{shifted(x + 52, y - 1, 0.64)}"{FAINT if lost else ""}/>{barred}'
    )


def _small(state: Paradise, look: Look, seat: int, halves: int, box: Box, lang: str) -> str:
    """A panel of the tall shape."""
    colour = look.colours[seat]
    own = seat == look.me and not look.veiled[seat]  # whose cards lie at the foot of the map
    parts = [
        f'<use href="#vk-seat-{colour}" transform="translate(28 26) scale(.86)"/>',
        _points(halves, int(state.threshold), box.wide - 44, 27, 24),
        _order(state, seat, 28, 65),
        _works(colour, villages_of(state, seat), has(state.lost, seat), 74, 65),
    ]
    if not own:
        parts.append(_held(state, seat, 142, 65, box.wide - 148, lang))
    return "".join(parts)


def _treasures(state: Paradise, seat: int, x: float, y: float) -> list[str]:
    """The advanced rules: Kumara from South America, and a Build Point in store."""
    found = [name for name, held in (("kumara", has_kumara(state, seat)), ("saved", has_store(state, seat))) if held]
    return [f'<use href="#vk-{name}" transform="{shifted(x + 26 * place, y, 0.58)}"/>' for place, name in enumerate(found)]


@lru_cache(maxsize=1 << 10)
def _points(halves: int, threshold: int, x: float, y: float, size: float) -> str:
    """The points in the open now, and how many are needed."""
    text = f"{halves // 2}" + ("½" if halves % 2 else "")
    least = lettering(f"/{threshold // 2}", x - 1, y + 3, 12, _FOAM, 1.7, 40, "start")
    high = size if halves % 2 == 0 else size * 0.8
    return lettering(text, x - 6 - width(text, high), y, high, _FOAM, 3, 0, "start") + least


def _order(state: Paradise, seat: int, x: float, y: float) -> str:
    """The place in the turn order; whoever has the Turn Order marker has it on bark."""
    if state.first == NO_SEAT:
        return ""
    ground = OCHRE if seat == state.marker else SAND
    place = int(place_in_order(state, seat)) + 1
    done = state.stage == AT_BUILDING and has(state.ended, seat)
    tick = (
        f'<path d="M{number(x + 15)} {number(y)}l6 7l11 -15" fill="none" stroke="{FOAM}" stroke-width="4" stroke-linecap="round"/>'
        if done
        else ""
    )
    disc = f'<circle cx="{number(x)}" cy="{number(y)}" r="12" fill="{ground}" stroke="{INK}" stroke-width="2"/>'
    return f"{disc}{glyphs(str(place), x, y, 13, _INK, 2.2)}{tick}"


def _stock(state: Paradise, colour: str, seat: int, left: float, y: float, wide: float) -> str:
    """The viewer's own pieces that are not built."""
    kinds = PIECES[: int(RUMOUR)] if is_solo(state) else PIECES  # alone there are no Rumours
    return _stock_art(int(of_seat(state, seat, STOCK)), kinds, colour, left, y, wide)


@lru_cache(maxsize=1 << 10)
def _stock_art(stock: int, kinds: tuple[str, ...], colour: str, left: float, y: float, wide: float) -> str:
    step, parts = wide / len(kinds), []
    for place, kind in enumerate(kinds):
        x, many = left + step * (place + 0.3), int(count(stock, place))
        faint = "" if many else ' opacity=".35"'
        body = f'<use href="#vk-{kind}-{colour}" transform="{shifted(x, y, 0.62)}"{faint}/>'
        body += glyphs(str(many), x + step * 0.45, y + 1, 12, _FOAM, 1.8)
        parts.append(f'<g data-place="piece-{kind}">{body}</g>')
    return "".join(parts)


def _held(state: Paradise, seat: int, left: float, y: float, wide: float, lang: str) -> str:
    """A player's cards: bark for those face down, names for the others; of Samoa's also for those that KAVA has shown."""
    slots = [slot for slot in range(state.dealt) if card_owner(state, slot) == seat]
    kept = kept_events(state, seat)
    if not slots and not kept:
        return ""
    step = min(62.0, wide / (len(slots) + len(kept)))
    parts = [
        f'<g transform="{shifted(left + step * (len(slots) + place + 0.5), y)}">'
        f"{kept_card(state, slot, -1, step - 4, 34, lang)}</g>"
        for place, (slot, _) in enumerate(kept)
    ]
    for place, slot in enumerate(slots):
        card = int(card_at(state, slot))
        open_now = card != CARD_UNKNOWN and has(state.opened, card)
        name = CARDS[card] if open_now or seat >= state.seats else ""
        faint = open_now and has(state.spent, card)
        body = _mini(name, faint, step - 4, open_now)
        parts.append(f'<g transform="{shifted(left + step * (place + 0.5), y)}" data-place="card-{slot}">{body}</g>')
    return "".join(parts)


@lru_cache(maxsize=1 << 10)
def _mini(name: str, faint: bool, wide: float, is_open: bool) -> str:
    box = f'x="{number(-wide / 2)}" y="-17" width="{number(wide)}" height="34" rx="5"'
    if not name:
        return (
            f'<rect {box} fill="{BARK}" stroke="{OCHRE}" stroke-width="2"/>'
            f'<path d="M0 -10L{number(wide * 0.3)} 0L0 10L{number(-wide * 0.3)} 0Z" fill="none" stroke="{OCHRE}" stroke-width="2"/>'
        )
    title = escape(BOX.card_names[CARDS.index(name)])
    shade = ' opacity=".6"' if faint else ""
    text = block(_short(name), 0, 0, 8, _INK, wide - 6, 1.2)
    ground = f'fill="{CREAM}" stroke="{INK}" stroke-width="1.6"' if is_open else f'fill="{SAND}" stroke="{BARK}" stroke-width="4"'
    return f"<g{shade}><title>{title}</title><rect {box} {ground}/>{text}</g>"


def _short(card: str) -> str:
    return str(BOX.card_names[CARDS.index(card)]).split(" (")[0]


# --- The viewer's cards ---


def _own_cards(state: Paradise, look: Look) -> list[tuple[int, int]]:
    """The places and the cards that the viewer holds."""
    if look.me < 0:
        return []
    held = [slot for slot in range(state.dealt) if card_owner(state, slot) == look.me]
    return [(slot, int(card_at(state, slot))) for slot in held if card_at(state, slot) != CARD_UNKNOWN]


def _own_events(state: Paradise, look: Look) -> list[tuple[int, int]]:
    """The Events that the viewer keeps."""
    return [(slot, event) for slot, event in kept_events(state, look.me) if event >= 0] if look.me >= 0 else []


def cards(state: Paradise, look: Look, shape: Shape, opened: Open, lang: str) -> str:
    """The viewer's own cards: cream if they lie open, with a bark rim if they are still secret, pale if spent."""
    mine, kept = _own_cards(state, look), _own_events(state, look)
    own = look.me if 0 <= look.me < state.seats and not look.veiled[look.me] else -1
    boxes = card_boxes(shape, int(state.seats), own, len(mine) + len(kept))
    parts = [f'<g id="cards"{low(112) if shape.is_tall and boxes else ""}>']
    parts += [
        f'<g transform="{shifted(box.x, box.y)}">{kept_card(state, slot, event, box.wide - 4, box.high, lang)}</g>'
        for (slot, event), box in zip(kept, boxes[len(mine) :], strict=True)
    ]
    for (slot, card), box in zip(mine, boxes, strict=False):
        key = f"card-{CARDS[card]}"
        actions = opened.get(key, [])
        art = _card(card, has(state.opened, card), has(state.spent, card), box.wide, box.high, bool(actions))
        body = f'<g transform="{shifted(box.x, box.y)}" data-place="card-{slot}">{art}</g>'
        name, title = f"hold-{CARDS[card]}", escape(card_name(state.game, CARDS[card], lang))
        if not actions:
            parts.append(f'<g id="{name}"><title>{title}</title>{body}</g>')
        elif is_selected(key, actions):
            parts.append(f'<g id="{name}" {selectable(key)}><title>{title}</title>{body}</g>')
        else:
            parts.append(mark_action(actions[0], sentence(state, actions[0], lang), body, name))
    return "".join([*parts, "</g>"])


@lru_cache(maxsize=1 << 9)
def _card(card: int, is_open: bool, spent: bool, wide: float, high: float, playable: bool) -> str:
    """A card about the origin: its name, and its points in the colour of its kind."""
    box = rounded(Box(0, 0, wide, high), 8, 3)
    ground = CREAM if is_open else SAND
    edge = f'stroke="{INK}" stroke-width="2"' if is_open else f'stroke="{BARK}" stroke-width="6"'
    tall = high > wide
    disc_x, disc_y = (0.0, -high / 2 + 23) if tall else (-wide / 2 + 20, 0.0)
    points, colour = BOX.card_points[card], KIND_COLOURS[BOX.card_kinds[card]]
    disc = (
        f'<circle cx="{number(disc_x)}" cy="{number(disc_y)}" r="12" fill="{colour}" stroke="{INK}" stroke-width="1.8"/>'
        + glyphs(str(points), disc_x, disc_y, 14, f'stroke="{CREAM}"', 2.4)
    )
    text_x, text_y, room = (0.0, 17.0, wide - 16) if tall else (14.0, 0.0, wide - 46)
    name = block(_short(CARDS[card]), text_x, text_y, 11, _INK, room, 1.8, high * 0.5)
    rim = f'<rect {box} class="vk-open" fill="none" stroke="{CORAL}" stroke-width="5"/>' if playable else ""
    faint = ' opacity=".5"' if spent else ""
    return f'<g{faint}><rect {box} fill="{ground}" {edge}/>{disc}{name}</g>{rim}<rect {box} class="vk-hit"/>'


# --- What is left to draw ---


def supply(state: Paradise, shape: Shape, lang: str) -> str:
    """What is left in the cup, in the lid and in the deck."""
    markers = [int(in_cup(state, kind)) for kind in range(7)]
    numbers = {"islands": sum(markers[:3]), "oceans": sum(markers[3:6]), "off": markers[6]}
    game, seats = state.game, int(state.seats)
    told = (
        ("cup", say(game, seats, "part-cup", lang, **numbers), f"{sum(markers)}"),
        ("lid", say(game, seats, "part-lid", lang, count=int(lid_size(state))), str(lid_size(state))),
        ("deck", say(game, seats, "part-deck", lang, count=int(cards_left(state))), str(cards_left(state))),
    )
    step = shape.supply.wide / 3
    parts = ['<g id="supply">']
    for place, (name, title, value) in enumerate(told):
        x, y = shape.supply.x + step * (place - 1), shape.supply.y
        parts.append(f'<g data-place="{name}" transform="{shifted(x, y)}"><title>{escape(title)}</title>{_heap(name, value)}</g>')
    return "".join([*parts, "</g>"])


@lru_cache(maxsize=256)
def _heap(name: str, value: str) -> str:
    """A cup, a heap of tiles, a deck, with a number."""
    line = f'stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"'
    art = {
        "cup": f'<path d="M-17 -14H17L11 16H-11Z" fill="{OCHRE}" {line}/><ellipse cy="-14" rx="17" ry="5" fill="{BARK}" {line}/>',
        "lid": "".join(
            f'<path d="M-20 0L-10 -16H10L20 0L10 16H-10Z" fill="{BARK}" {line} transform="translate(0 {dy})"/>' for dy in (5, 0)
        ),
        "deck": "".join(
            f'<rect x="-13" y="-18" width="26" height="36" rx="4" fill="{SAND}" {line} transform="translate({d} {d})"/>'
            for d in (3, 0)
        ),
    }[name]
    plate = f'<rect x="-30" y="-19" width="60" height="38" rx="12" fill="{NIGHT}" fill-opacity=".7"/>'
    amount = lettering(value, 1, 1, 14, _FOAM, 2, 28, "start")
    hit = '<rect x="-31" y="-23" width="62" height="46" class="vk-hit"/>'
    return f'{hit}{plate}<g transform="{shifted(-15, 0, 0.68)}">{art}</g>{amount}'
