"""The patterns of the seats, and bark cloth."""

from __future__ import annotations

from typing import Final

from vaka.draw.palette import BARK, OCHRE, SAND
from vaka.draw.svg import number

_STROKE: Final = 'fill="none" stroke="{thread}" stroke-linecap="square"'

# Width and height of the repeat, and what is repeated.
PATTERNS: Final[dict[str, tuple[float, float, str]]] = {
    "chevrons": (9, 8, f'<path d="M-1 -3L5 4L-1 11M8 -3L14 4L8 11" {_STROKE} stroke-width="2.6"/>'),
    "dots": (8, 8, '<circle cx="2" cy="2" r="1.7" fill="{thread}"/><circle cx="6" cy="6" r="1.7" fill="{thread}"/>'),
    "waves": (10, 6.4, f'<path d="M-2 3.2Q.5 -.6 3 3.2T8 3.2T13 3.2" {_STROKE} stroke-width="2"/>'),
    "bars": (7, 8, '<path d="M1 -1H4V9H1Z" fill="{thread}"/>'),
    "diamonds": (9, 9, '<path d="M4.5 .6L8 4.5L4.5 8.4L1 4.5Z" fill="{thread}"/>'),
    "rings": (9, 9, f'<circle cx="4.5" cy="4.5" r="2.7" {_STROKE} stroke-width="1.8"/>'),
    "scales": (8, 8, f'<path d="M0 0A4 4 0 0 0 8 0M-4 4A4 4 0 0 0 4 4A4 4 0 0 0 12 4" {_STROKE} stroke-width="1.7"/>'),
    "crosses": (9, 9, f'<path d="M4.5 1.8V7.2M1.8 4.5H7.2" {_STROKE} stroke-width="2"/>'),
}


def pattern(name: str, thread: str, identity: str) -> str:
    """A pattern as a definition; fill something with `url(#identity)` over its colour."""
    width, height, art = PATTERNS[name]
    size = f'width="{number(width)}" height="{number(height)}"'
    return f'<pattern id="{identity}" patternUnits="userSpaceOnUse" {size}>{art.format(thread=thread)}</pattern>'


def _saw(count: int, length: float, depth: float) -> str:
    """A row of triangles that starts at the origin and runs to the right, their points down."""
    step = length / count
    return "".join(f"M{number(place * step)} 0h{number(step)}l{number(-step / 2)} {number(depth)}Z" for place in range(count))


def bark_cloth(side: float, variant: int) -> str:
    """A square of bark cloth about the origin: saw teeth at the rim, breadfruit leaves or a lozenge inside; two variants."""
    half, rim = side / 2, 8
    inner = side - 2 * rim
    saw = _saw(8, inner, 7.5)
    border = "".join(
        f'<path d="{saw}" transform="rotate({turn}) translate({number(-inner / 2)} {number(-inner / 2)})"/>'
        for turn in (0, 90, 180, 270)
    )
    ground = f'<rect x="{number(-half)}" y="{number(-half)}" width="{number(side)}" height="{number(side)}" rx="13" fill="{BARK}"/>'
    return f'{ground}<g fill="{OCHRE}" opacity=".9">{border}</g>{_leaves() if variant == 0 else _lozenge()}'


def _leaves() -> str:
    leaf = "M0 -4C-11 -9 -12 -22 0 -35C12 -22 11 -9 0 -4Z"
    rib = "M0 -10V-28"
    turns = (45, 135, 225, 315)
    leaves = "".join(f'<path d="{leaf}" transform="rotate({turn})"/>' for turn in turns)
    ribs = "".join(f'<path d="{rib}" transform="rotate({turn})"/>' for turn in turns)
    darts = "".join(f'<path d="M0 -12L-4.5 -26H4.5Z" transform="rotate({turn})"/>' for turn in (0, 90, 180, 270))
    return (
        f'<g fill="{OCHRE}">{leaves}</g><g stroke="{BARK}" stroke-width="2.4" stroke-linecap="round">{ribs}</g>'
        f'<g fill="{SAND}">{darts}</g>'
    )


def _lozenge() -> str:
    return (
        f'<path d="M0 -31L31 0L0 31L-31 0Z" fill="none" stroke="{OCHRE}" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="M0 -21L21 0H0ZM0 21L-21 0H0Z" fill="{OCHRE}"/><path d="M21 0L0 21V0ZM-21 0L0 -21V0Z" fill="{SAND}"/>'
        + "".join(f'<path d="M-27 -27h11l-11 11Z" fill="{OCHRE}" transform="rotate({turn})"/>' for turn in (0, 90, 180, 270))
    )
