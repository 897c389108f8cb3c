"""What can be done in the picture of Conquest of Paradise, and with what.

a hex       is explored, sailed to, attacked, retreated to...; where several things can be done (pieces to lift, items to build), it
            is selected, and they open as chips in the tray
a canoe     is turned up or down by the small disc in its hex
a card      is used; selected, where it can be shown as well, or has targets: stacks and players for KAVA CEREMONY, groups for
            DEFORESTATION
a piece     in the battle window is lost, left behind, or given up for a Village
the tray    everything without a place: to stay ashore, to return, to load, to land, to be done...
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.letters import block, lettering
from vaka.draw.marks import action as mark_action
from vaka.draw.marks import selectable, target
from vaka.draw.palette import BARK, CORAL, CREAM, INK, LEAF, OCHRE, SAND
from vaka.draw.places import Box, rounded
from vaka.draw.svg import number, shifted
from vaka.engine.captions import sentence
from vaka.games.paradise.picture.ground import NIGHT, name_on
from vaka.games.paradise.picture.layout import AT
from vaka.games.paradise.picture.telling import hex_told, say
from vaka.games.paradise.rules.box import BOX, CARDS, HEXES, ITEMS, PIECES
from vaka.games.paradise.rules.kinds import GIVEN_UP, KINDS, LEFT_BEHIND, LOSSES, SWAPPED, WALKERS

if TYPE_CHECKING:
    from vaka.games.paradise.picture.layout import Shape
    from vaka.games.paradise.picture.seen import Hex, Look
    from vaka.games.paradise.rules.sequence import Paradise

Open = dict[str, list[int]]
"""The open actions by the key of the thing that they are played with; `battle` for pieces that fight, `` for the tray."""
CARD_KINDS: Final = {"use", "show"}
TURNS: Final = {"up", "down"}
IN_BATTLE: Final = {"lose": LOSSES, "leave": LEFT_BEHIND, "save": GIVEN_UP}
_LINE: Final = f'fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round"'
_STROKE: Final = f'stroke="{INK}"'


@cache
def what(action: int) -> tuple[str, tuple[int, ...]]:
    """The kind of an action, and the numbers of what it is about."""
    kind, values = KINDS.of(action)
    return kind.name, tuple(int(value) for value in values)


@cache
def hex_of(action: int) -> int:
    """The hex that an action is about; below 0 for none."""
    kind, values = what(action)
    if kind == "home":
        return BOX.nation_hexes[values[0]]
    return values[-1] if "{hex}" in KINDS[kind].pattern else -1


@cache
def key_of(action: int) -> str:
    """The key of the thing that an action is played with; none for what stands in the tray."""
    kind, values = what(action)
    if kind in CARD_KINDS:
        return f"card-{CARDS[values[0]]}"
    if kind in ("kava-hex", "kava-seat"):
        return "card-kava-ceremony"
    if kind == "deforest":
        return "card-deforestation"
    if kind in IN_BATTLE:
        return "battle"
    if kind in TURNS:
        return f"canoe-{HEXES[hex_of(action)]}"
    return f"hex-{HEXES[hex_of(action)]}" if hex_of(action) >= 0 else ""


def by_key(open_now: list[int]) -> Open:
    """The open actions, sorted by the things that they are played with."""
    found: Open = {}
    for action in open_now:
        found.setdefault(key_of(action), []).append(action)
    return found


def is_selected(key: str, actions: list[int]) -> bool:
    """Does a click on the thing open choices? Where there is one thing to do, and no target to aim at, it is done at once.

    A stack is picked up: where it goes is clicked next.
    """
    return len(actions) > 1 or what(actions[0])[0] == "lift" or (key.startswith("card-") and what(actions[0])[0] not in CARD_KINDS)


# --- Hexes ---


def hex_marks(state: Paradise, look: Look, places: list[Hex], opened: Open, lang: str) -> str:
    """The hexes in which something can be done."""
    parts = ['<g id="marks">']
    for key, actions in opened.items():
        if not key.startswith("hex-"):
            continue
        where = HEXES.index(key[4:])
        one = places[where]
        called = name_on(where, one.tile) if one.is_known else ""
        name = f'<use href="#{called}" pointer-events="none"/>' if called else ""
        body = f'{_RIM if is_selected(key, actions) else _SEAM}<use href="#vk-hex" class="vk-hit"/>{name}'
        body = f'<g transform="{AT[where]}" data-place="{key}">{body}</g>'
        if is_selected(key, actions):
            told = hex_told(state.game, int(state.seats), one, look, lang)
            parts.append(f'<g id="pick-{key[4:]}" {selectable(key)}><title>{told}</title>{body}</g>')
        else:
            parts.append(mark_action(actions[0], sentence(state, actions[0], lang), body, f"pick-{key[4:]}"))
    for key in ("card-kava-ceremony", "card-deforestation"):
        for action in opened.get(key, ()):
            if hex_of(action) >= 0:
                body = f'<g transform="{AT[hex_of(action)]}"><use href="#vk-hex" class="vk-hit"/></g>'
                parts.append(target(key, action, sentence(state, action, lang), body, folded=True))
    parts.append("</g>")
    return "".join(parts)


def turn_marks(state: Paradise, opened: Open, lang: str) -> str:
    """Transport Canoes that can be turned up or down: a disc in the hex, apart from what else is done there."""
    parts = ['<g id="turns">']
    for key, actions in opened.items():
        if key.startswith("canoe-"):
            where, up = hex_of(actions[0]), what(actions[0])[0] == "up"
            body = f'<g transform="{AT[where]}"><use href="#vk-turn-{"up" if up else "down"}"/>{_DISC}</g>'
            parts.append(mark_action(actions[0], sentence(state, actions[0], lang), body, f"face-{key[6:]}"))
    return "".join([*parts, "</g>"])


_DISC: Final = (
    f'<circle cx="-4" cy="42" r="9.5" class="vk-open" fill="none" stroke="{CORAL}" stroke-width="2.6"/>'
    '<circle cx="-4" cy="42" r="14" class="vk-hit"/>'
)
_LINES: Final = '<use href="#vk-rim" class="vk-open" fill="none"'
# Twice as large and then halved: what a page makes wider under the pointer stays slim enough for a hex.
_RIM: Final = (
    f'<g transform="scale(.5)">{_LINES} stroke="{INK}" stroke-width="16"/>{_LINES} stroke="{CORAL}" stroke-width="10.8"/></g>'
)
_SEAM: Final = (
    f'<g transform="scale(.5)">{_LINES} stroke="{INK}" stroke-width="12"/>'
    f'{_LINES} stroke="{CORAL}" stroke-width="7" stroke-dasharray="20 14"/></g>'
)


# --- Chips: what is pressed in the tray ---


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

    def chip(self, action: int, x: float, y: float, wide: float, high: float) -> str:
        """A chip somewhere."""
        kind, values = what(action)
        alike = values[:-1] if hex_of(action) >= 0 else values
        name = "-".join(["chip", kind, *map(str, alike), f"{wide:.0f}x{high:.0f}"])
        if name not in self.drawn:
            label = label_of(self.state, action, self.lang)
            self.drawn[name] = _face(name, action, label, self.colour, self.look.colours, wide, high)
        return f'<g transform="{shifted(x, y)}"><use href="#{name}"/>{_frame(wide, high)}</g>'


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


def chip_grid(room: Box, count: int, chip: tuple[float, float]) -> list[tuple[float, float, float, float]]:
    """So many chips in a room: the middle, width and height of each; as large as they can be, in rows from the top."""
    if count == 0:
        return []
    least, high = chip
    columns = max(1, min(count, int(room.wide // least)))
    while -(-count // columns) * high > room.high + 1 and columns < count:
        columns += 1
    rows = -(-count // columns)
    columns = -(-count // rows)
    high = min(high * 1.25, room.high / rows)
    wide = min(least * 1.5, room.wide / columns)
    left, top = room.x - wide * (columns - 1) / 2, room.y - high * (rows - 1) / 2
    return [(left + wide * (place % columns), top + high * (place // columns), wide, high) for place in range(count)]


def chips(state: Paradise, look: Look, shape: Shape, room: Box, opened: Open, lang: str) -> str:
    """What stands in the tray, and folded what opens there for each hex and card."""
    box, plain, parts = Chips(state, look, lang), opened.get("", []), []
    kinds = [what(action)[0] for action in plain]
    for action, kind, spot in zip(plain, kinds, chip_grid(room, len(plain), shape.chip), strict=True):
        name = kind if kinds.count(kind) == 1 else str(action)
        parts.append(mark_action(action, sentence(state, action, lang), box.chip(action, *spot), f"do-{name}"))
    cover = f'<rect {rounded(room, 10)} fill="{NIGHT}" pointer-events="none"/>'
    for key, actions in opened.items():
        if not key or key == "battle" or not is_selected(key, actions):
            continue
        here = actions if key.startswith("hex-") else [action for action in actions if what(action)[0] in CARD_KINDS]
        for place, (action, spot) in enumerate(zip(here, chip_grid(room, len(here), shape.chip), strict=True)):
            body = (cover if place == 0 else "") + box.chip(action, *spot)
            parts.append(target(key, action, sentence(state, action, lang), body, folded=True))
    return f'<g id="chips">{"".join(box.drawn.values())}{"".join(parts)}</g>'
