"""The eight seats: a colour and a pattern and an emblem, the same in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vaka.draw.palette import CREAM, INK


@dataclass(frozen=True, slots=True)
class Look:
    """How a seat looks. The colours keep apart in the three colour-blindnesses; pattern and emblem do so without any colour."""

    name: str
    colour: str
    thread: str
    """The colour of the pattern on it."""
    pattern: str
    emblem: str
    on_colour: str
    """What can be read on the colour."""


SEATS: Final[dict[str, Look]] = {
    look.name: look
    for look in (
        Look("green", "#2F9A66", "#C9EBCB", "chevrons", "fern", INK),
        Look("red", "#A3122F", "#F6C9C0", "dots", "hibiscus", CREAM),
        Look("yellow", "#F7D24A", "#8A4B12", "waves", "sun", INK),
        Look("black", "#17161C", "#B9B3A6", "bars", "tooth", CREAM),
        Look("orange", "#F29C4C", "#6B2F0A", "diamonds", "shell", INK),
        Look("purple", "#4E2A84", "#D9C6F2", "rings", "frangipani", CREAM),
        Look("teal", "#5AD3CB", "#0B4F56", "scales", "fish", INK),
        Look("blue", "#3F62CC", "#D3DEFA", "crosses", "star", CREAM),
    )
}
