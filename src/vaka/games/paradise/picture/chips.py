"""Chips in the picture of Conquest of Paradise: what is pressed, at the foot of the window or beside the hex that it is about."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from vaka.draw.letters import block, lettering
from vaka.draw.marks import action as mark_action
from vaka.draw.marks import target
from vaka.draw.palette import BARK, CORAL, CREAM, INK, LEAF, OCHRE, SAND
from vaka.draw.places import Box, rounded
from vaka.draw.svg import number, shifted
from vaka.engine.captions import sentence
from vaka.games.paradise.picture.choices import CARD_KINDS, Open, hex_of, is_selected, what
from vaka.games.paradise.picture.events import kept_events
from vaka.games.paradise.picture.ground import NIGHT
from vaka.games.paradise.picture.layout import CENTRES, HIGH, chip_boxes
from vaka.games.paradise.picture.telling import say
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.box import BOX, HEXES, ITEMS, PIECES
from vaka.games.paradise.rules.kinds import SWAPPED, WALKERS
from vaka.games.paradise.rules.position import CARD_UNKNOWN, card_at, card_owner

if TYPE_CHECKING:
    from vaka.games.paradise.picture.layout import Shape
    from vaka.games.paradise.picture.seen import Look
    from vaka.games.paradise.rules.sequence import Paradise

_LINE: Final = f'fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round"'
_STROKE: Final = f'stroke="{INK}"'


def _signs(colour: str) -> dict[str, str]:
    """What stands on a chip, in a box of 40, by the kind of the action."""
    boat, double = f'<use href="#vk-boat-{colour}" transform="scale(.95)"/>', "M-8 -9L1 0L-8 9M2 -9L11 0L2 9"
    bark = f'<rect x="-15" y="-13" width="30" height="26" rx="5" fill="{BARK}" {_LINE[12:]} stroke-width="2"/>'
    bark += f'<path d="M0 -8L9 0L0 8L-9 0Z" fill="none" stroke="{OCHRE}" stroke-width="2.6"/>'
    tile = f'<rect x="-15" y="-13" width="30" height="26" rx="5" fill="{LEAF}" stroke="{SAND}" stroke-width="4"/>'
    card = f'<rect x="-12" y="-16" width="24" height="32" rx="4" fill="{SAND}" stroke="{INK}" stroke-width="2.2"/>'
    canoe = f'<use href="#vk-transport-{colour}"/>'
    village = f'<use href="#vk-village-{colour}"/>'
    return {
        "rest": f'{village}<path d="M-20 19H20" {_LINE} stroke-width="3"/>',
        "return": f'{boat}<path d="M-16 -10C-10 -22 8 -22 16 -12M-17 -18L-16 -9L-8 -10" {_LINE} stroke-width="3"/>',
        "keep": bark,
        "reveal": tile,
        "turn": tile,
        "explore": boat,
        "drift": f'{boat}<path d="M-18 20q6 -7 12 0t12 0t12 0" {_LINE} stroke-width="3"/>',
        "no-card": f'{card}<path d="M-15 14L15 -14" stroke="{BARK}" stroke-width="4"/>',
        "use": f'{card}<path d="M-6 0L-1 6L7 -6" {_LINE} stroke-width="4"/>',
        "show": f'{card}<circle r="6" fill="none" stroke="{INK}" stroke-width="3"/>',
        "buy": f'{card}<path d="M0 -7V7M-7 0H7" {_LINE} stroke-width="4"/>',
        "land": f'<path d="M0 -15V11M-12 2C-12 14 12 14 12 2M-6 -9H6" {_LINE} stroke-width="4.4"/>',
        "done": f'<path d="{double}" {_LINE} stroke-width="5"/>',
        "pass": f'<path d="{double}" {_LINE} stroke-width="5"/>',
        "face-up": canoe,
        "up": canoe,
        "face-down": bark,
        "down": bark,
        "focus": f'{village}<path d="M-20 -14L-10 -9M20 -14L10 -9" {_LINE} stroke-width="3.6"/>',
        "declare": f'<use href="#vk-winner-{colour}" transform="scale(.5)"/>',
        "sail": canoe,
        "settle": f'<use href="#vk-colony" transform="{shifted(-10, 4, 0.7)}"/><g transform="{shifted(9, 0, 0.8)}">{village}</g>',
        "dismiss": f'<use href="#vk-rumour"/><path d="M-14 -14L14 14" {_LINE} stroke-width="3"/>',
        "store": f'<use href="#vk-saved"/><path d="M-20 18H20" {_LINE} stroke-width="3.4"/>',
        "spend": '<use href="#vk-saved"/>',
        "search": f'{boat}<use href="#vk-kumara" transform="{shifted(14, 12, 0.5)}"/>',
        "steer": boat,
        "attack": '<use href="#vk-local"/>',
        "load-behind": f'<use href="#vk-warrior-{colour}"/><g transform="{shifted(14, 13, 0.5)}">{canoe}</g>',
    }


@lru_cache(maxsize=1 << 10)
def sign_of(action: int, colour: str, colours: tuple[str, ...]) -> str:
    """The sign of an action, in a box of 40."""
    kind, values = what(action)
    if kind == "order":
        turned = (
            "M-17 -2C-17 -24 17 -24 17 -2M11 -8L17 -1L23 -8"
            if values[0] == 0
            else "M17 -2C17 -24 -17 -24 -17 -2M-11 -8L-17 -1L-23 -8"
        )
        way = f'<path d="{turned}" {_LINE} stroke-width="3.4"/>' if len(colours) > 2 else ""
        return f'{way}<use href="#vk-seat-{colours[values[1]]}" transform="translate(0 5) scale(.66)"/>'
    if kind == "build":
        item = ITEMS[values[0]]
        names = {"village": f"village-{colour}", "agriculture": "field", "chain": f"transport-{colour}"}
        return f'<use href="#vk-{names.get(item, item)}"/>'
    if kind in ("lift", "load", "drop"):
        arrow = {"lift": "", "load": "M16 16V-4M10 2L16 -5L22 2", "drop": "M16 -6V14M10 8L16 15L22 8"}[kind]
        return f'<use href="#vk-{PIECES[values[0]]}-{colour}"/><path d="{arrow}" {_LINE} stroke-width="3.4"/>'
    if kind == "walk":
        return f'<use href="#vk-{WALKERS[values[0]]}-{colour}"/>'
    if kind == "swap":
        turned = "M-18 -14C-8 -24 8 -24 18 -14M18 -22V-13H9"
        return f'<use href="#vk-{SWAPPED[values[0]]}-{colour}"/><path d="{turned}" {_LINE} stroke-width="3"/>'
    if kind == "home":
        return ""
    return _signs(colour).get(kind, "")


def label_of(state: Paradise, action: int, lang: str) -> str:
    """A word or two on a chip."""
    kind, values = what(action)
    seats = int(state.seats)
    if kind == "order":
        return state.game.seat_name(seats, values[1], lang)
    if kind == "build":
        return say(state.game, seats, f"item-{ITEMS[values[0]]}", lang)
    if kind in ("lift", "load", "drop"):
        return say(state.game, seats, f"piece-{PIECES[values[0]]}", lang)
    if kind == "walk":
        return say(state.game, seats, f"piece-{WALKERS[values[0]]}", lang)
    verb = state.game.kind_name(kind, lang)
    one_of_several = len(values) > (1 if hex_of(action) >= 0 else 0)
    return verb if verb and not one_of_several else sentence(state, action, lang).rstrip(".")


def _price(action: int) -> int:
    """The Build Points that it costs; below 0 for what has no price."""
    kind, values = what(action)
    return BOX.item_costs[values[0]] if kind == "build" else BOX.card_cost if kind == "buy" else -1


class Chips:
    """The chips of one picture. Those that look alike are drawn once, and used wherever they are wanted."""

    def __init__(self, state: Paradise, look: Look, lang: str) -> None:
        self.state = state
        self.look = look
        self.lang = lang
        self.colour = look.colours[look.me] if look.me >= 0 else look.colours[0]
        self.drawn: dict[str, str] = {}

    def chip(self, action: int, spot: Box) -> str:
        """A chip somewhere."""
        wide, high = spot.wide, spot.high
        kind, values = what(action)
        alike = values[:-1] if hex_of(action) >= 0 else values
        name = "-".join(["chip", kind, *map(str, alike), f"{wide:.0f}x{high:.0f}"])
        if name not in self.drawn:
            label = label_of(self.state, action, self.lang)
            self.drawn[name] = _face(name, action, label, self.colour, self.look.colours, wide, high)
        return f'<g transform="translate({spot.x:g} {spot.y:g})"><use href="#{name}"/>{_frame(wide, high)}</g>'


@lru_cache(maxsize=256)
def _frame(wide: float, high: float) -> str:
    """What answers on a chip: a page knows it by its classes."""
    box = rounded(Box(0, 0, wide, high), 12, 3)
    return f'<rect {box} class="vk-open" fill="none" stroke="{CORAL}" stroke-width="3.4"/><rect {box} class="vk-hit"/>'


@lru_cache(maxsize=1 << 12)
def _face(name: str, action: int, label: str, colour: str, colours: tuple[str, ...], wide: float, high: float) -> str:
    """A chip, to be used: its sign, its words, its price. No `symbol`, which is as large as the whole picture to Firefox."""
    box, price = rounded(Box(0, 0, wide, high), 12, 3), _price(action)
    size = 8.4 * high / 74
    sign = f'<g transform="{shifted(0, -high * 0.17, high / 92)}">{sign_of(action, colour, colours)}</g>'
    cost = ""
    if price >= 0:
        x, y = wide / 2 - 17, -high / 2 + 17
        disc = f'<circle cx="{number(x)}" cy="{number(y)}" r="10" fill="{OCHRE}" stroke="{INK}" stroke-width="1.8"/>'
        cost = disc + lettering(str(price), x, y, 10, _STROKE, 2)
    words = block(label, 0, high * 0.24, size, _STROKE, wide - 18, 1.5, high * 0.37)
    ground = f'<rect {box} fill="{CREAM}" stroke="{INK}" stroke-width="2.4"/>'
    return f'<defs><g id="{name}">{ground}{sign}{cost}{words}</g></defs>'


def low(covers: float) -> str:
    """The attribute of what stands at the foot of the window, and covers so much of it."""
    return f' data-low="{number(covers)}"'


def chips(state: Paradise, look: Look, shape: Shape, opened: Open, lang: str) -> str:
    """What stands at the foot of the window or beside the step at hand, and folded what opens for each hex and card."""
    box, plain = Chips(state, look, lang), opened.get("", [])
    hand = hand_of(state, look, shape)
    aims = any(key.startswith("hex-") for key in opened)
    here = -1 if aims else int(state.voyage_at if state.voyage_at != NOWHERE else state.fleet_at)
    kinds = [what(action)[0] for action in plain]
    names = [kind if kinds.count(kind) == 1 else str(action) for action, kind in zip(plain, kinds, strict=True)]
    around = _row(shape, len(plain), hand, here)
    faces = [
        mark_action(action, sentence(state, action, lang), box.chip(action, spot), f"do-{name}")
        for action, name, spot in zip(plain, names, around.spots, strict=True)
    ]
    lifts = any(what(action)[0] == "lift" for actions in opened.values() for action in actions)  # which open in the same place
    row = "".join([around.plate, *faces])
    parts = [around.placed(row if lifts else f'<g class="vk-free">{row}</g>')] if plain else []
    for key, actions in opened.items():
        if not key or key == "battle" or not is_selected(key, actions):
            continue
        open_here = actions if key.startswith("hex-") else [action for action in actions if what(action)[0] in CARD_KINDS]
        where = -1 if what(actions[0])[0] == "lift" or not key.startswith("hex-") else HEXES.index(key[4:])
        around = _row(shape, max(len(open_here), len(plain) if where < 0 else 0), hand, where)
        folded = [
            target(
                key,
                action,
                sentence(state, action, lang),
                (around.plate if place == 0 else "") + box.chip(action, spot),
                folded=True,
            )
            for place, (action, spot) in enumerate(zip(open_here, around.so_many(len(open_here)), strict=True))
        ]
        parts.append(around.placed("".join(folded)))
    return f'<g id="chips" data-still="">{"".join(box.drawn.values())}{"".join(parts)}</g>'


class _Row:
    """Where so many chips stand: at the foot of the window on the right, or beside a hex."""

    def __init__(self, shape: Shape, count: int, hand: Hand, where: int) -> None:
        self.shape = shape
        self.where = where
        wide, high = shape.chip
        self.hand = hand.above if where < 0 and count * wide > hand.room else 8.0
        self.foot, self.right = (-6.0, 0.0) if where >= 0 else (shape.foot - self.hand - 6, shape.right - 14)
        self.spots = self.so_many(count)
        left, top = min((spot.x for spot in self.spots), default=0.0), min((spot.y for spot in self.spots), default=0.0)
        self.wide, self.high = self.right - left + wide / 2 + 12, self.foot - top + high / 2 + 12
        ground = rounded(Box(self.right + 6 - self.wide / 2, self.foot + 6 - self.high / 2, self.wide, self.high), 16)
        self.plate = f'<rect {ground} fill="{NIGHT}" fill-opacity=".82" pointer-events="none"/>'

    def so_many(self, count: int) -> tuple[Box, ...]:
        """Places for so many of them."""
        return chip_boxes(self.shape, count, self.right, self.foot)

    def placed(self, body: str) -> str:
        """Them where they stand: a page keeps them there."""
        if self.where < 0:
            return f"<g{low(self.hand + self.high)}>{body}</g>"
        middle = f"translate({number(self.wide / 2 - 6)} {number(self.high / 2)})"
        return beside(self.shape, self.where, self.wide, self.high, f'<g transform="{middle}">{body}</g>')


@lru_cache(maxsize=1 << 10)
def _row(shape: Shape, count: int, hand: Hand, where: int) -> _Row:
    """The row for so many, kept."""
    return _Row(shape, count, hand, where)


def beside(shape: Shape, where: int, wide: float, high: float, body: str) -> str:
    """Something about the origin, of this width and height, that stands beside a hex: a page keeps it there."""
    return f"<g {_beside(shape, where, wide, high)}>{body}</g>"


@lru_cache(maxsize=1 << 10)
def _beside(shape: Shape, where: int, wide: float, high: float) -> str:
    x, y = CENTRES[where]
    size = f'data-beside="{number(x)} {number(y)} {number(HIGH / 2)}" data-size="{number(wide)} {number(high)}"'
    return f'{size} transform="{shifted(*shape.beside(where, wide, high))}"'


class Hand(NamedTuple):
    """What the viewer's cards leave of the foot of the window."""

    above: float
    """Where it is free over its whole width."""
    room: float
    """How much is free beside them."""


def hand_of(state: Paradise, look: Look, shape: Shape) -> Hand:
    """The viewer's cards lie at the foot of the tall shape."""
    if not shape.is_tall or look.me < 0:
        return Hand(8, shape.window.wide)
    many = len([slot for slot in range(state.dealt) if card_owner(state, slot) == look.me and card_at(state, slot) != CARD_UNKNOWN])
    many += len([event for _, event in kept_events(state, look.me) if event >= 0])
    return Hand(112 if many else 8, shape.window.wide - 150 * many - 24)
