"""The emblems of the seats: silhouettes in a box of 20, centred on the origin, without a colour of their own."""

from __future__ import annotations

from typing import Final

from vaka.draw.svg import around, number, points


def _ring(count: int, path: str, start: float = 0) -> str:
    """A shape that points upwards, repeated around the origin."""
    return "".join(f'<path d="{path}" transform="rotate({number(start + 360 * place / count)})"/>' for place in range(count))


def _fern() -> str:
    """A frond: leaflets in pairs, shorter towards the tip."""
    leaflets = []
    for height, length in ((6.2, 7.4), (2.4, 7.2), (-1.4, 5.8), (-4.9, 4)):
        for side in (-1, 1):
            tip_x, tip_y = side * length, height - length * 0.62
            bulge = f"{number(side * length * 0.35)} {number(height - length * 0.62)}"
            belly = f"{number(side * length * 0.8)} {number(height + 0.6)}"
            leaflets.append(f"M0 {number(height)}Q{bulge} {number(tip_x)} {number(tip_y)}Q{belly} 0 {number(height + 2.4)}Z")
    return f'<path d="M-.9 10L-.7 -5.5Q-1.6 -8 0 -10.5Q1.6 -8 .7 -5.5L.9 10Z{"".join(leaflets)}"/>'


def _sun() -> str:
    return f'<circle r="4.9"/>{_ring(8, "M-1.9 -6.1L0 -10.4L1.9 -6.1Z")}'


def _shell() -> str:
    ribs = "".join(f'<path d="M0 8L-2 -7.6Q0 -9.6 2 -7.6Z" transform="rotate({turn} 0 8)"/>' for turn in (-50, -25, 0, 25, 50))
    return f'{ribs}<path d="M-4 9.6Q0 6 4 9.6Z"/>'


def _star() -> str:
    long, short = around(4, 10.4), around(4, 4.6, -45)
    return f'<polygon points="{points(point for pair in zip(long, short, strict=True) for point in pair)}"/><circle r="1.2"/>'


_PETAL: Final = "M0 -1.6C-2.4 -3.4 -5.8 -7 -3.4 -9.6C-2.2 -10.6 -.8 -9.4 0 -10C.8 -9.4 2.2 -10.6 3.4 -9.6C5.8 -7 2.4 -3.4 0 -1.6Z"
_TOOTH: Final = (
    "M0 -10.4C3 -5 6.6 2 8.8 8.4Q5.6 6.8 4.2 9.4Q2 6.2 0 9.4"  # its root is notched
    "Q-2 6.2 -4.2 9.4Q-5.6 6.8 -8.8 8.4C-6.6 2 -3 -5 0 -10.4Z"
)
_FISH: Final = "M-10 0C-6 -7 2 -7 5.4 -1.2L10.4 -5.4V5.4L5.4 1.2C2 7 -6 7 -10 0ZM-6 -1.4A1.2 1.2 0 1 0 -5.9 -1.4Z"

EMBLEMS: Final[dict[str, str]] = {
    "fern": _fern(),
    "hibiscus": f'{_ring(5, _PETAL)}<circle r="1.5"/>',
    "sun": _sun(),
    "tooth": f'<path d="{_TOOTH}"/>',
    "shell": _shell(),
    "frangipani": _ring(5, "M0 -.8C-4.2 -2.6 -5.4 -7.4 -1.6 -10C2.2 -8.6 3.4 -4.6 0 -.8Z"),
    "fish": f'<path d="{_FISH}" fill-rule="evenodd"/>',
    "star": _star(),
}
