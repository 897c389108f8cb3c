"""Who can see it: contrast as WCAG counts it, and the three colour-blindnesses.

The simulation is that of Machado, Oliveira and Fernandes (2009) at full severity; distances are Euclidean in OKLab, times 100, so
that 2 is about the least that an eye tells apart side by side.
"""

from __future__ import annotations

from typing import Final

Linear = tuple[float, float, float]

BLINDNESSES: Final[dict[str, tuple[Linear, Linear, Linear]]] = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> Linear:
    """The light of a colour written `#RRGGBB`, each part 0 to 1."""
    red, green, blue = (_light(int(colour[place : place + 2], 16) / 255) for place in (1, 3, 5))
    return red, green, blue


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def seen(colour: str, blindness: str = "none") -> Linear:
    """The light of a colour as an eye with this colour-blindness has it."""
    light = linear(colour)
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in BLINDNESSES[blindness])
    return red, green, blue


def distance(one: str, other: str, blindness: str = "none") -> float:
    """How far apart two colours look.

    >>> distance("#2F9A66", "#A3122F") > distance("#2F9A66", "#A3122F", "deuteranopia") > 10
    True
    """
    here, there = _oklab(seen(one, blindness)), _oklab(seen(other, blindness))
    return 100 * float(sum((a - b) ** 2 for a, b in zip(here, there, strict=True)) ** 0.5)


def _oklab(light: Linear) -> Linear:
    red, green, blue = light
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21; text needs 4.5, large text and shapes 3.

    >>> round(contrast("#000000", "#FFFFFF"))
    21
    """
    low, high = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (linear(one), linear(other)))
    return (high + 0.05) / (low + 0.05)
