"""What can be done in the picture of Conquest of Paradise, and with what.

a hex       is explored, sailed to, attacked, retreated to...; where several things can be done (pieces to lift, items to build), it
            is selected, and they open as chips
a canoe     is turned up or down by the small disc in its hex
a card      is used; selected, where it can be shown as well, or has targets: stacks and players for KAVA CEREMONY, groups for
            DEFORESTATION
a piece     in the battle window is lost, left behind, or given up for a Village
the foot    of the window has everything without a place: to stay ashore, to return, to load, to land, to be done...

What opens for a hex opens beside it, unless one aims at other hexes next: then it stands at the foot of the window. What is asked
about the step at hand alone stands beside that.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from vaka.draw.marks import action as mark_action
from vaka.draw.marks import selectable, target
from vaka.draw.palette import CORAL, INK
from vaka.draw.svg import shifted
from vaka.engine.captions import sentence
from vaka.games.paradise.picture.ground import TURN_AT, TURN_DOWN, TURN_UP, name_on
from vaka.games.paradise.picture.layout import AT
from vaka.games.paradise.picture.telling import hex_told
from vaka.games.paradise.rules.box import BOX, CARDS, HEXES
from vaka.games.paradise.rules.kinds import GIVEN_UP, KINDS, LEFT_BEHIND, LOSSES

if TYPE_CHECKING:
    from vaka.games.paradise.picture.seen import Hex, Look
    from vaka.games.paradise.rules.sequence import Paradise

Open = dict[str, list[int]]
"""The open actions by the key of the thing that they are played with; `battle` for pieces that fight, `` for the tray."""
CARD_KINDS: Final = {"use", "show"}
TURNS: Final = {"up", "down"}
IN_BATTLE: Final = {"lose": LOSSES, "leave": LEFT_BEHIND, "save": GIVEN_UP}


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
    parts = ['<g id="marks" data-still="">']
    for key, actions in opened.items():
        if not key.startswith("hex-"):
            continue
        where = HEXES.index(key[4:])
        one = places[where]
        called = name_on(where, one.tile) if one.is_known else ""
        name = f'<use href="#{called}" pointer-events="none"/>' if called else ""
        body = f'{_RIM if is_selected(key, actions) else _SEAM}<use href="#vk-hex" class="vk-hit"/>{name}'
        pieces = (
            f'<use href="#vk-standing" data-place="stack-{key[4:]}"/>' if one.owner >= 0 else ""
        )  # they tell what they are all the same
        body = f'<g transform="{AT[where]}" data-place="{key}">{body}{pieces}</g>'
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
    """Transport Canoes that can be turned up or down: a sail at the foot of the hex, apart from what else is done there."""
    parts = ['<g id="turns" data-still="">']
    for key, actions in opened.items():
        if key.startswith("canoe-"):
            where, up = hex_of(actions[0]), what(actions[0])[0] == "up"
            body = f'<g transform="{AT[where]}">{_TURN[up]}</g>'
            parts.append(mark_action(actions[0], sentence(state, actions[0], lang), body, f"face-{key[6:]}"))
    return "".join([*parts, "</g>"])


_TURN: Final = tuple(
    f'<g transform="{shifted(*TURN_AT)}"><use href="#vk-turn-{name}"/><path d="{way}" class="vk-open" fill="none" stroke="{CORAL}" '
    'stroke-width="3" stroke-linejoin="round"/><circle r="15" class="vk-hit"/></g>'
    for name, way in (("down", TURN_DOWN), ("up", TURN_UP))
)
"""Down, and up: apart from what else is done in the hex."""
_LINES: Final = '<use href="#vk-rim" class="vk-open" fill="none"'
# Twice as large and then halved: what a page makes wider under the pointer stays slim enough for a hex.
_RIM: Final = (
    f'<g transform="scale(.5)">{_LINES} stroke="{INK}" stroke-width="16"/>{_LINES} stroke="{CORAL}" stroke-width="10.8"/></g>'
)
_SEAM: Final = (
    f'<g transform="scale(.5)">{_LINES} stroke="{INK}" stroke-width="12"/>'
    f'{_LINES} stroke="{CORAL}" stroke-width="7" stroke-dasharray="20 14"/></g>'
)
