"""The lagoon in the picture of Moorea: what everybody can have, the piles, the open row, the display and the tools."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from vaka.draw.cards import LARGE, SMALL, badge, points_disc
from vaka.draw.glyphs import glyphs
from vaka.draw.palette import BARK, CREAM, DEEP, FOAM, INK, LEAF, OCHRE
from vaka.draw.svg import at, escape, number
from vaka.games.moorea.picture.cards import price_of, price_x
from vaka.games.moorea.picture.choices import Open, is_choice, lit, placed, thing
from vaka.games.moorea.picture.seats import words
from vaka.games.moorea.rules.actions import KINDS
from vaka.games.moorea.rules.box import BOX, COMMODITIES, DISPLAY, NECKLACE, NO_CARD, PRODUCTS, ROW, TOOLS
from vaka.games.moorea.rules.cards import count_of
from vaka.games.moorea.rules.explaining import nearest_purchase
from vaka.games.moorea.rules.packed import has
from vaka.games.moorea.rules.position import ACTING, MooreaPosition, display_at, owned, row_at, sites_of
from vaka.games.moorea.words.sentences import price_text

if TYPE_CHECKING:
    from vaka.draw.places import Box
    from vaka.games.moorea.picture.layout import Shape


@cache
def _card_at(edge: str, art: str, place: Box, is_lit: bool, size: tuple[float, float], extra: str = "") -> str:
    """A card in its place, as large as fits."""
    scale = min(place.wide / size[0], place.high / size[1])
    behind, hit = lit(edge, scale) if is_lit else ("", "")
    return f'<g transform="{at(place.x, place.y, 0, scale)}">{behind}<use href="#vk-{art}"/>{extra}{hit}</g>'


def piles(position: MooreaPosition, shape: Shape, opened: Open, lang: str) -> str:
    """The pile of commodities and its discard, the piles of products."""
    actions = opened.get("pile", [])
    parts = ['<g id="piles">']
    body = placed("pile", _pile_art(shape.pile, "back-pile", position.deck_size, bool(actions)), moves=True)
    if actions:
        parts.append(thing(position, "pile", actions, body, "", lang, "pile"))
    else:
        parts.append(f'<g id="pile">{body}</g>')
    parts.append(f'<g id="discard" data-place="discard">{_discard_art(shape.discard, position.discard)}</g>')
    for pile, left in enumerate((position.first_left, position.second_left)):
        name = f"products-{pile + 1}"
        art = _pile_art(shape.products[pile], f"back-{pile + 1}", left, False)
        parts.append(f'<g id="{name}" data-place="{name}" data-moves="">{art}</g>')
    parts.append("</g>")
    return "".join(parts)


@cache
def _pile_art(place: Box, art: str, left: int, is_lit: bool) -> str:
    """A pile as thick as it is full, with its count."""
    scale = min(place.wide / (SMALL[0] + 8), place.high / (SMALL[1] + 8))
    behind, hit = lit("hand", scale) if is_lit else ("", "")
    if not left:  # what is drawn from it next is the discard, shuffled
        empty = f'<use href="#vk-edge-hand" fill="none" stroke="{FOAM}" stroke-width="3" stroke-dasharray="8 7" opacity=".6"/>'
        return f'<g transform="{at(place.x, place.y, 0, scale)}">{behind}{empty}{hit}</g>'
    layers = min(3, 1 + left // 8)
    edges = "".join(
        f'<use href="#vk-edge-hand" fill="{BARK}" stroke="{INK}" stroke-width="2.4" transform="translate({3 * step} {3 * step})"/>'
        for step in range(layers - 1, 0, -1)
    )
    count = f'<g transform="translate(0 {number(SMALL[1] / 2 - 22)})">{badge(left, 17)}</g>'
    return f'<g transform="{at(place.x - 3, place.y - 3, 0, scale)}">{behind}{edges}<use href="#vk-{art}"/>{count}{hit}</g>'


@cache
def _discard_art(place: Box, cards: int) -> str:
    """The open discard: everybody may count it."""
    left, top = place.x - place.wide / 2, place.y - place.high / 2
    step = (place.high - 12) / len(COMMODITIES)
    frame = f'x="{number(left)}" y="{number(top)}" width="{number(place.wide)}" height="{number(place.high)}" rx="11"'
    parts = [f'<rect {frame} fill="{DEEP}" fill-opacity=".45" stroke="{FOAM}" stroke-width="2.4" stroke-dasharray="8 7"/>']
    for card, name in enumerate(COMMODITIES):
        y, count = top + 6 + step * (card + 0.5), count_of(cards, card)
        faint = "" if count else ' opacity=".35"'
        sign = f'<use href="#vk-good-{name}" transform="{at(left + 30, y, 0, step / 66)}"/>'
        digits = glyphs(str(count), left + place.wide - 30, y, step * 0.55, f'stroke="{CREAM}"', 2.3)
        parts.append(f"<g{faint}>{sign}{digits}</g>")
    return "".join(parts)


def row(position: MooreaPosition, shape: Shape, opened: Open, sources: dict[str, Box], lang: str) -> str:
    """The open commodities: two that are alike are one thing to play."""
    parts, bodies = ['<g id="row">'], dict[str, list[str]]()
    for place in range(ROW):
        spot, card = shape.row[place], row_at(position, place)
        if card == NO_CARD:
            parts.append(f'<g id="row-{place}" data-place="row-{place}" data-moves="">{_empty(spot, SMALL)}</g>')
            continue
        name = COMMODITIES[card]
        key = f"take-{name}" if f"take-{name}" in opened else f"row-{name}"
        card_art = _card_at("hand", f"hand-{name}", spot, key in opened, SMALL)
        art = f'<g id="row-{place}" data-place="row-{place}" data-moves="">{card_art}</g>'
        if key in opened:
            sources.setdefault(key, spot)
            bodies.setdefault(key, []).append(art)
        else:
            parts.append(_named(art, words(position, f"name-{name}", lang)))
    parts += _played(position, opened, bodies, lang, "exchange")
    parts.append("</g>")
    return "".join(parts)


def _named(art: str, called: str) -> str:
    """Something that only has a name."""
    return f"<g><title>{called}</title>{art}</g>"


def _played(position: MooreaPosition, opened: Open, bodies: dict[str, list[str]], lang: str, kind: str) -> list[str]:
    """Things to play with all that are alike: they share the element of an outright action, and the key of their choices."""
    parts = []
    for key, alike in bodies.items():
        word = key.partition("-")[2]
        called = f"{words(position, f'name-{word}', lang)}: {escape(KINDS[kind].verb(lang))}"
        pieces = alike if is_choice(key, opened[key]) else ["".join(alike)]
        parts += [thing(position, key, opened[key], piece, called, lang) for piece in pieces]
    return parts


@cache
def _empty(spot: Box, size: tuple[float, float]) -> str:
    """A place without a card."""
    edge = "card" if size == LARGE else "hand"
    scale = min(spot.wide / size[0], spot.high / size[1])
    dashes = f'stroke="{FOAM}" stroke-width="3" stroke-dasharray="9 8" opacity=".45"'
    return f'<use href="#vk-edge-{edge}" transform="{at(spot.x, spot.y, 0, scale)}" fill="none" {dashes}/>'


def display(position: MooreaPosition, shape: Shape, opened: Open, sources: dict[str, Box], me: int, lang: str) -> str:
    """The ten open products in their places; what the own sites spare is crossed out of the prices."""
    sites, necklaces = sites_of(position, me), owned(position, me, NECKLACE)
    parts, bodies = ['<g id="display">'], dict[str, list[str]]()
    for place in range(DISPLAY):
        spot, product = shape.display[place], display_at(position, place)
        if product == NO_CARD:
            parts.append(f'<g id="display-{place}" data-place="display-{place}" data-moves="">{_empty(spot, LARGE)}</g>')
            continue
        name = PRODUCTS[product]
        key = f"buy-{name}"
        extra = _on_card(product, sites, necklaces if product == NECKLACE else 0)
        ring = _ring(spot) if place == position.last_place else ""
        card = _card_at("card", f"card-{name}", spot, key in opened, LARGE, extra)
        art = f'<g id="display-{place}" data-place="display-{place}" data-moves="">{card}{ring}</g>'
        if key in opened:
            sources.setdefault(key, spot)
            bodies.setdefault(key, []).append(art)
        else:
            parts.append(_named(art, _described(position, product, lang) + _why_not(position, product, me, lang)))
    parts += _played(position, opened, bodies, lang, "buy")
    parts.append("</g>")
    return "".join(parts)


_described_kept: dict[tuple[int, str], str] = {}
_missing_kept: dict[tuple[str, str, str], str] = {}


def _described(position: MooreaPosition, product: int, lang: str) -> str:
    """A product by name and price."""
    known = (product, lang)
    if known not in _described_kept:
        price = price_text(position.game, product, lang)
        _described_kept[known] = f"{words(position, f'name-{PRODUCTS[product]}', lang)} ({escape(price)})"
    return _described_kept[known]


def _why_not(position: MooreaPosition, product: int, me: int, lang: str) -> str:
    """What is missing for a product, while the seat can buy."""
    if position.answering(me) != me or position.part != ACTING:
        return ""
    obstacle = position.obstacle(nearest_purchase(position, me, product), me)
    if obstacle is None:
        return ""
    known = (obstacle.key, repr(obstacle.params), lang)
    if known not in _missing_kept:
        _missing_kept[known] = escape(f". {position.game.explain(obstacle, position.seats, lang)}")
    return _missing_kept[known]


@cache
def _ring(spot: Box) -> str:
    """Around the card that has come last."""
    wide, high = (spot.wide - 9) / LARGE[0], (spot.high - 9) / LARGE[1]
    return (
        f'<use href="#vk-edge-card" transform="{at(spot.x, spot.y, 0, wide, high)}" fill="none" stroke="{OCHRE}" stroke-width="4"/>'
    )


@cache
def _on_card(product: int, sites: int, necklaces: int) -> str:
    """What a card says to this seat: cards that its sites spare, and what one more necklace brings."""
    parts = []
    price = price_of(product)
    spared = {COMMODITIES[BOX.discount[site]] for site in range(len(BOX.discount)) if has(sites, site)}
    for name in spared:
        if name in price:
            x, y = price_x(price.index(name), len(price)), LARGE[1] / 2 - 25
            parts.append(
                f'<g transform="translate({number(x)} {number(y)})"><circle r="17" fill="{CREAM}" fill-opacity=".66"/>'
                f'<path d="M-11 11L11 -11" stroke="{CREAM}" stroke-width="9" stroke-linecap="round"/>'
                f'<path d="M-11 11L11 -11" stroke="{LEAF}" stroke-width="5" stroke-linecap="round"/></g>'
            )
    if product == NECKLACE:
        scale = BOX.necklace_points
        gain = scale[necklaces + 1] - scale[necklaces] if necklaces + 1 < len(scale) else 0
        parts.append(f'<g transform="{at(-LARGE[0] / 2 + 23, -LARGE[1] / 2 + 22)}">{points_disc(f"+{gain}", 19)}</g>')
    return "".join(parts)


def tools(position: MooreaPosition, shape: Shape, opened: Open, sources: dict[str, Box], lang: str) -> str:
    """The four stacks of tools."""
    parts = ['<g id="tools">']
    for tool, name in enumerate(TOOLS):
        key, spot = f"tool-{name}", shape.tools[tool]
        actions = opened.get(key, [])
        art = placed(key, _card_at("tool", key, spot, bool(actions), (spot.wide, spot.high)), moves=True)
        called = words(position, f"name-{name}", lang)
        if actions:
            sources[key] = spot
            parts.append(thing(position, key, actions, art, called, lang, key))
        else:
            parts.append(f'<g id="{key}"><title>{called}</title>{art}</g>')
    parts.append("</g>")
    return "".join(parts)
