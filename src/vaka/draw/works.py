"""Places and works: where goods come from, where they are kept, and what is built of them. Drawn as the goods are."""

from __future__ import annotations

from typing import Final

from vaka.draw.goods import (
    EARTH,
    GOODS,
    GRAIN,
    LEAVES,
    SILVER,
    STALK,
    STONE,
    STRAW,
    TIMBER,
    disc,
    line,
    placed,
    rod,
    shape,
    symbol,
)
from vaka.draw.palette import BARK, CREAM, DEEP, FOAM, OCHRE, SAND, SEA, SHALLOW

_ROOF: Final = "M-30 -9L0 -29L30 -9Z"
_POTTER: Final = "#8C4E2E"
_SUN: Final = "#F2C94C"


def _waves(*rows: tuple[float, float, float]) -> str:
    """Short waves: x, y and how many crests."""
    return "".join(line(f"M{x:g} {y:g}q3.5 -5 7 0" + "t7 0" * int(count - 1), 2.6, DEEP) for x, y, count in rows)


# --- Production sites ---


def _forest() -> str:
    return symbol(
        rod("M-17 10V25M17 10V25", TIMBER, 3),
        disc(-17, 1, 12, LEAVES),
        disc(17, 1, 12, LEAVES),
        rod("M0 2V27", TIMBER, 4),
        disc(0, -11, 17, "#3C7843"),
        line("M0 18V-12M0 -1L8 -9M0 5L-8 -4"),
    )


def _claypit() -> str:
    return symbol(
        f'<ellipse cx="-2" cy="9" rx="28" ry="19" fill="{EARTH}"/>',
        f'<ellipse cx="-2" cy="11" rx="19" ry="12" fill="{_POTTER}"/>',
        f'<ellipse cx="-2" cy="13" rx="9" ry="5.5" fill="{BARK}"/>',
        rod("M25 -25L10 -2", GRAIN, 3),
        line("M20 -29L30 -22", 5),
        shape("M14 -5L6 -10Q-4 2 -4 11Q5 8 14 -5Z", STONE),
    )


def _bambooforest() -> str:
    stalks = ((-25, -10, 28), (-14, -28, 28), (-3, -18, 28), (8, -29, 28), (19, -14, 28))
    rods = "".join(shape(f"M{x} {low}V{high}H{x + 8}V{low}Z", STALK) for x, high, low in stalks)
    nodes = "".join(f"M{x - 1} {high + 12}h10M{x - 1} {high + 28}h10" for x, high, _ in stalks)
    return symbol(
        shape("M-6 -20Q-2 -31 8 -30Q4 -19 -6 -20Z", LEAVES),
        shape("M16 -20Q20 -31 30 -29Q27 -18 16 -20Z", LEAVES),
        shape("M-14 -12Q-26 -12 -29 -24Q-16 -23 -14 -12Z", LEAVES),
        rods,
        line(nodes, 2.6),
    )


def _beach() -> str:
    leaves = "M-8 -13Q-20 -26 -29 -15Q-20 -14 -8 -13ZM-8 -13Q-14 -30 0 -29Q-1 -20 -8 -13ZM-8 -13Q6 -27 14 -14Q4 -10 -8 -13Z"
    return symbol(
        shape("M-30 4H30V28H-30Z", SHALLOW),
        _waves((5, 13, 3), (-2, 21, 1)),
        shape("M-30 28V10Q-10 2 2 14Q10 22 30 21V28Z", SAND),
        rod("M-18 14Q-16 0 -8 -12", TIMBER, 3),
        shape(leaves, LEAVES),
        placed(GOODS["seashell"], 19, 1, 0.34),
    )


# --- Stores ---


def _woodstore() -> str:
    logs = [disc(x, y, 8, GRAIN) for x, y in ((-17, 19), (0, 19), (17, 19), (-8.5, 5), (8.5, 5))]
    hearts = [disc(x, y, 1.6, GRAIN) for x, y in ((-17, 19), (0, 19), (17, 19), (-8.5, 5), (8.5, 5))]
    return symbol(
        line("M-26 -9V27M26 -9V27", 4), *logs, *hearts, shape(_ROOF, STRAW), line("M0 -24V-10M-11 -17L-14 -10M11 -17L14 -10")
    )


def _pottery() -> str:
    return symbol(
        shape("M5 -29H17V-8H5Z", EARTH),
        shape("M-27 27V8Q-27 -19 0 -19T27 8V27Z", EARTH),
        line("M-25 3H-12M12 3H25M-26 15H-14M14 15H26M-14 -8V2M14 -10V2M-20 4V14M20 4V14"),
        shape("M-11 27V15Q-11 3 0 3T11 15V27Z", BARK),
        shape("M0 9Q8 17 6 23Q4 27 0 27T-6 23Q-7 18 0 9Z", _SUN),
    )


def _bamboostore() -> str:
    stalks = "".join(shape(f"M-{half} {y}H{half}V{y + 8}H-{half}Z", STALK) for half, y in ((13, -5), (20, 3), (20, 11), (28, 19)))
    return symbol(
        line("M-25 -9V27M25 -9V27", 4),
        stalks,
        line("M-4 -5v8M-11 3v8M9 3v8M-3 11v8M13 11v8M-15 19v8M6 19v8M19 19v8", 2.6),
        shape(_ROOF, STRAW),
        line("M0 -24V-10M-11 -17L-14 -10M11 -17L14 -10"),
    )


def _chest() -> str:
    return symbol(
        shape("M-27 -4L-23 -24Q0 -30 23 -24L27 -4Z", TIMBER),
        shape("M-22 -6L-19 -19Q0 -24 19 -19L22 -6Z", BARK),
        placed(GOODS["seashell"], -9, -5, 0.42, -14),
        placed(GOODS["seashell"], 10, -5, 0.42, 12),
        shape("M-28 1H28V27H-28Z", TIMBER),
        line("M-28 11H28M-17 1V27M17 1V27"),
        shape("M-5 6H5V17H-5Z", _SUN),
    )


def _landing() -> str:
    return symbol(
        shape("M-30 12H30V28H-30Z", SHALLOW),
        rod("M-23 -16V22M-8 -8V22", TIMBER),
        shape("M-30 -10H4V-1H-30Z", GRAIN),
        line("M-20 -10V-1M-9 -10V-1"),
        placed(GOODS["canoe"], 15, 8, 0.52),
        _waves((-28, 24, 2), (8, 25, 2)),
    )


def _well() -> str:
    return symbol(
        line("M-17 -10V8M17 -10V8", 5),
        line("M0 -12V-2"),
        shape("M-6 -3H6L4 8H-4Z", TIMBER),
        shape("M-22 6H22V27H-22Z", STONE),
        line("M-22 16H22M-8 6V16M8 6V16M-14 16V27M0 16V27M14 16V27"),
        shape("M-27 2H27V9H-27Z", STONE),
        shape("M-29 -10L0 -29L29 -10Z", EARTH),
    )


def _village() -> str:
    hut = GOODS["hut"]
    return symbol(placed(hut, 0, -10, 0.6), placed(hut, -13, 10, 0.6), placed(hut, 14, 12, 0.6))


def _market() -> str:
    awning = "M-24 -26H24L30 -6Q25 2 20 -6Q15 2 10 -6Q5 2 0 -6Q-5 2 -10 -6Q-15 2 -20 -6Q-25 2 -30 -6Z"
    return symbol(
        line("M-24 -4V27M24 -4V27", 4),
        disc(-12, 9, 5.5, STRAW),
        disc(0, 9, 5.5, LEAVES),
        disc(12, 9, 5.5, STRAW),
        shape("M-28 13H28V27H-28Z", TIMBER),
        line("M-14 13V27M0 13V27M14 13V27"),
        shape(awning, CREAM),
        shape("M-14 -26H-5L-10 -6Q-15 2 -20 -6ZM5 -26H14L20 -6Q15 2 10 -6Z", SEA),
    )


# --- Works ---


def _jetty() -> str:
    return symbol(
        shape("M-30 -14H30V28H-30Z", SHALLOW),
        _waves((-28, -5, 1), (20, -4, 1), (-28, 14, 1), (21, 22, 1)),
        rod("M-12 -26V-16M12 -26V-16", TIMBER, 3.4),
        shape("M-13 -19H13L22 28H-22Z", GRAIN),
        line("M-14 -11H14M-16 -2H16M-18 8H18M-20 18H20", 2.4),
        rod("M-19 2V14M19 2V14", TIMBER, 3.4),
    )


def _tiles() -> str:
    tile = shape("M-13 -13H13V13H-13Z", CREAM)
    dark = shape("M-13 -13H13V13H-13Z", SEA)
    light = shape("M0 -9L9 0L0 9L-9 0Z", OCHRE)
    star = shape("M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z", CREAM)
    spots = ((-14, -14, tile + light), (14, -14, dark + star), (-14, 14, dark + star), (14, 14, tile + light))
    return symbol(*[f'<g transform="translate({x} {y})">{art}</g>' for x, y, art in spots])


def _palisades() -> str:
    stakes = "".join(
        shape(f"M{x} 28V{top + 9}L{x + 6} {top}L{x + 12} {top + 9}V28Z", GRAIN)
        for x, top in ((-30, -18), (-18, -27), (-6, -20), (6, -28), (18, -19))
    )
    return symbol(stakes, rod("M-30 -2H30M-30 15H30", TIMBER, 3.4))


def _fishbasket() -> str:
    fish = GOODS["fish"]
    return symbol(
        placed(fish, -9, -10, 0.62, 68),
        placed(fish, 10, -12, 0.62, 108),
        shape("M-27 -2H27L20 28H-20Z", OCHRE),
        line("M-24 8H24M-22 18H22M-14 -2L-11 28M0 -2V28M14 -2L11 28"),
        line("M-28 -2H28", 5),
    )


def _bridge() -> str:
    return symbol(
        _waves((-20, 26, 6)),
        rod("M-30 -12Q0 -30 30 -12", GRAIN, 2.6),
        line("M-20 -14V6M-7 -19V0M7 -19V0M20 -14V6", 3),
        shape("M-30 6Q0 -14 30 6V22H20Q14 4 0 4T-20 22H-30Z", TIMBER),
        line("M-17 3L-14 9M-6 -2L-5 4M6 -2L5 4M17 3L14 9"),
    )


def _statue() -> str:
    return symbol(
        shape("M-27 28V20H27V28Z", BARK),
        shape("M-12 -20H12L15 -4L12 9Q17 10 19 20H-19Q-17 10 -12 9L-15 -4Z", STONE),
        shape("M-14 -29H14L15 -18H-15Z", EARTH),
        line("M-12 -9H12", 5),
        shape("M-4 -10L-5 2Q0 5 5 2L4 -10Z", STONE),
        line("M-6 10Q0 7 6 10", 3),
    )


def _aquarium() -> str:
    return symbol(
        shape("M-28 -20H28V26H-28Z", FOAM),
        shape("M-28 -10Q-21 -15 -14 -10T0 -10T14 -10T28 -10V26H-28Z", SHALLOW),
        shape("M-28 19Q-10 14 4 19T28 17V26H-28Z", SAND),
        line("M-19 17Q-24 9 -19 4T-19 -4", 4, LEAVES),
        placed(GOODS["fish"], 4, 4, 0.58),
        line("M-28 -24V26H28V-24", 4),
        f'<circle cx="20" cy="-15" r="2" fill="{CREAM}" stroke-width="1.6"/>',
    )


def _twocanoe() -> str:
    def paddler(x: float) -> str:
        return shape(f"M{x - 8:g} 10Q{x - 8:g} -11 {x:g} -11T{x + 8:g} 10Z", _POTTER) + disc(x, -18, 7, _POTTER)

    def paddle(x: float) -> str:
        return rod(f"M{x:g} -8L{x - 7:g} 18", GRAIN, 2.4) + shape(
            f"M{x - 10:g} 16L{x - 4:g} 18L{x - 6:g} 29Q{x - 14:g} 29 {x - 10:g} 16Z", GRAIN
        )

    return symbol(
        paddler(-9),
        paddler(13),
        shape("M-31 -8Q-24 5 -14 6H14Q24 5 31 -8Q32 21 10 23H-10Q-32 21 -31 -8Z", TIMBER),
        line("M-20 12H24", 2.2, SAND),
        paddle(-7),
        paddle(15),
    )


def _chinaware() -> str:
    blue = "#2F5FA8"
    return symbol(
        shape("M-9 -28H9L7 -18Q23 -8 19 11Q17 23 8 27H-8Q-17 23 -19 11Q-23 -8 -7 -18Z", "#FBFAF5"),
        line("M-8 -20H8M-11 24H11", 3, blue),
        line("M-15 -9Q-8 -13 0 -9T15 -9", 2.6, blue),
        f'<g stroke="{blue}" stroke-width="2.6" fill="none"><circle cx="0" cy="7" r="4"/>'
        '<path d="M0 -1V-4M0 15V18M-8 7H-12M8 7H12M-5 2L-8 -1M5 2L8 -1M-5 12L-8 15M5 12L8 15"/></g>',
    )


def _temple() -> str:
    return symbol(
        shape("M-15 -6H15V8H-15Z", SAND),
        line("M-9 -4V8M0 -4V8M9 -4V8", 3),
        shape("M-22 8H22V17H-22ZM-30 17H30V27H-30Z", STONE),
        shape("M-5 27V8H5V27Z", SAND),
        line("M-5 13H5M-5 18H5M-5 22H5"),
        shape("M0 -30Q6 -14 24 -5Q0 -10 -24 -5Q-6 -14 0 -30Z", STRAW),
    )


def _cultsite() -> str:
    return symbol(
        shape("M-28 26L-26 -12Q-20 -20 -14 -12L-12 26Z", STONE),
        shape("M12 26L14 -12Q20 -20 26 -12L28 26Z", STONE),
        shape("M-30 -20Q0 -32 30 -20L28 -10Q0 -18 -28 -10Z", STONE),
        shape("M-9 18H9L6 27H-6Z", BARK),
        shape("M0 -6Q11 6 8 14Q5 20 0 20T-8 14Q-10 8 -4 4Q-1 1 0 -6Z", _SUN),
        line("M-20 -4V4M20 -4V4M-22 14H-18M18 14H22"),
    )


def _necklace() -> str:
    beads = ((-24, -20), (-22, -8), (-16, 3), (24, -20), (22, -8), (16, 3))
    return symbol(
        line("M-25 -28Q-24 12 0 16T25 -28", 3),
        *[disc(x, y, 5, CREAM if place % 3 != 1 else SILVER) for place, (x, y) in enumerate(beads)],
        placed(GOODS["seashell"], 0, 15, 0.5),
    )


WORKS: Final[dict[str, str]] = {
    "forest": _forest(),
    "claypit": _claypit(),
    "bambooforest": _bambooforest(),
    "beach": _beach(),
    "woodstore": _woodstore(),
    "pottery": _pottery(),
    "bamboostore": _bamboostore(),
    "chest": _chest(),
    "landing": _landing(),
    "well": _well(),
    "village": _village(),
    "market": _market(),
    "jetty": _jetty(),
    "tiles": _tiles(),
    "palisades": _palisades(),
    "fishbasket": _fishbasket(),
    "bridge": _bridge(),
    "statue": _statue(),
    "aquarium": _aquarium(),
    "twocanoe": _twocanoe(),
    "chinaware": _chinaware(),
    "temple": _temple(),
    "cultsite": _cultsite(),
    "necklace": _necklace(),
}
