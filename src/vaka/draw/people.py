"""Emblems of trades, each in a box of 40 about the origin: who somebody is, by what the hand holds."""

from __future__ import annotations

from typing import Final

from vaka.draw.palette import BARK, CREAM, DEEP, FOAM, INK, LEAF, OCHRE, SAND, SHALLOW

_INK: Final = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'

PEOPLE: Final[dict[str, str]] = {
    # A hand that draws a loop in the sand.
    "artist": (
        f'<path d="M-14 12C-14 2 -2 2 -2 9C-2 16 10 16 10 8" fill="none" stroke="{BARK}" stroke-width="3.4" '
        'stroke-linecap="round"/>'
        f'<path d="M9 7L6 -3L15 -17L19 -14L12 0Z" fill="{OCHRE}" {_INK} stroke-width="2"/><path d="M9 7L7.4 1L11 3Z" fill="{INK}"/>'
    ),
    # An open bowl.
    "beggar": (
        f'<path d="M-16 0H16Q14 15 0 15Q-14 15 -16 0Z" fill="{BARK}" {_INK} stroke-width="2.2"/>'
        f'<ellipse rx="16" ry="4.6" fill="{SAND}" {_INK} stroke-width="2.2"/>'
        f'<circle cx="-1" cy="-10" r="5.4" fill="#E9B44C" {_INK} stroke-width="2"/>'
    ),
    # An adze.
    "builder": (
        f'<path d="M-11 17L6 -12" {_INK} stroke-width="7.4" fill="none"/>'
        f'<path d="M-11 17L6 -12" stroke="{OCHRE}" stroke-width="3.6" stroke-linecap="round"/>'
        f'<path d="M-3 -15L9 -18L17 -4L10 -1L6 -9L0 -8Z" fill="#8FA3A6" {_INK} stroke-width="2.2"/>'
    ),
    # A crate on a pole.
    "buyer": (
        f'<path d="M-17 -13H17M-9 -13V-6M9 -13V-6" fill="none" {_INK} stroke-width="2.6"/>'
        f'<rect x="-15" y="-6" width="30" height="21" rx="3" fill="{OCHRE}" {_INK} stroke-width="2.2"/>'
        f'<path d="M-15 1H15M-15 8H15M-5 -6V15M5 -6V15" stroke="{BARK}" stroke-width="1.8"/>'
    ),
    # A diving mask with its tube.
    "diver": (
        f'<path d="M13 4V-11Q13 -16 18 -16" fill="none" {_INK} stroke-width="6.4"/>'
        '<path d="M13 4V-11Q13 -16 18 -16" fill="none" stroke="#F7D24A" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="M-17 -6Q-17 -10 -12 -10H6Q11 -10 11 -6V4Q11 9 5 9Q0 9 -3 4Q-6 9 -11 9Q-17 9 -17 4Z" fill="{SHALLOW}" '
        f'{_INK} stroke-width="2.4"/>'
        f'<path d="M-12 -4L-8 -6M0 -4L4 -6" stroke="{FOAM}" stroke-width="2.2" stroke-linecap="round"/>'
    ),
    # A hook.
    "fisherman": (
        f'<path d="M4 -18V4A9 9 0 1 1 -13 1" fill="none" {_INK} stroke-width="8"/>'
        f'<path d="M4 -18V4A9 9 0 1 1 -13 1" fill="none" stroke="{CREAM}" stroke-width="3.8" stroke-linecap="round"/>'
        f'<path d="M-19 5L-12 -5L-7 5Z" fill="{CREAM}" {_INK} stroke-width="2"/>'
        f'<circle cx="4" cy="-15" r="4" fill="{BARK}" {_INK} stroke-width="2"/>'
    ),
    # A staff with a tassel and feathers.
    "governor": (
        f'<path d="M0 18V-6" {_INK} stroke-width="6.6"/>'
        f'<path d="M0 18V-6" stroke="{OCHRE}" stroke-width="3.2" stroke-linecap="round"/>'
        f'<path d="M0 -4C-5 -9 -12 -8 -15 -14C-8 -17 -2 -13 0 -4C2 -13 8 -17 15 -14C12 -8 5 -9 0 -4Z" fill="#4E8F88" {_INK} '
        'stroke-width="2"/>'
        f'<path d="M0 -4C-4 -10 -4 -15 0 -20C4 -15 4 -10 0 -4Z" fill="#F7D24A" {_INK} stroke-width="2"/>'
        f'<circle cy="2" r="3.6" fill="{CREAM}" {_INK} stroke-width="2"/>'
    ),
    # A flag that a group follows.
    "guide": (
        f'<path d="M-11 18V-18" {_INK} stroke-width="5.6"/>'
        f'<path d="M-11 18V-18" stroke="{OCHRE}" stroke-width="2.4" stroke-linecap="round"/>'
        f'<path d="M-9 -17H16L9 -8.5L16 0H-9Z" fill="{LEAF}" {_INK} stroke-width="2.2"/>'
        f'<path d="M-3 12C-3 2 9 2 9 12Z" fill="#F2CF86" {_INK} stroke-width="1.8"/>'
        f'<ellipse cx="3" cy="13" rx="12" ry="3.6" fill="#F2CF86" {_INK} stroke-width="1.8"/>'
    ),
    # A star over a paddle's course.
    "navigator": (
        f'<circle r="17" fill="{DEEP}" {_INK} stroke-width="2.2"/>'
        '<path d="M0 -15L3.6 -3.6L15 0L3.6 3.6L0 15L-3.6 3.6L-15 0L-3.6 -3.6Z" fill="#F7D24A"/>'
        f'<path d="M0 -15L3.6 -3.6L0 0ZM15 0L3.6 3.6L0 0ZM0 15L-3.6 3.6L0 0ZM-15 0L-3.6 -3.6L0 0Z" fill="{OCHRE}"/>'
    ),
    # A slit drum that calls.
    "preacher": (
        f'<path d="M-8 17V-8C-8 -18 8 -18 8 -8V17Z" fill="{BARK}" {_INK} stroke-width="2.2"/>'
        f'<path d="M0 14V-1" {_INK} stroke-width="4.4"/>'
        f'<circle cx="-3.4" cy="-8" r="2.6" fill="{SAND}"/><circle cx="3.4" cy="-8" r="2.6" fill="{SAND}"/>'
        f'<path d="M13 -6Q18 3 13 12M-13 -6Q-18 3 -13 12" fill="none" {_INK} stroke-width="2.4"/>'
    ),
    # A pair of scales.
    "vendor": (
        f'<path d="M0 -16V14M-9 16H9M-14 -11L14 -13" fill="none" {_INK} stroke-width="2.8"/>'
        f'<path d="M-14 -11L-19 1H-9ZM14 -13L9 -1H19Z" fill="none" {_INK} stroke-width="1.8"/>'
        f'<path d="M-20 1H-8Q-10 8 -14 8Q-18 8 -20 1Z" fill="#E9B44C" {_INK} stroke-width="2"/>'
        f'<path d="M8 -1H20Q18 6 14 6Q10 6 8 -1Z" fill="{SHALLOW}" {_INK} stroke-width="2"/>'
    ),
}


def people_defs() -> str:
    """Each emblem on a disc of cream, as `vk-who-diver` and so on."""
    disc = f'<circle r="25" fill="{CREAM}" {_INK} stroke-width="2.4"/>'
    return "".join(f'<g id="vk-who-{name}">{disc}<g transform="scale(.94)">{art}</g></g>' for name, art in PEOPLE.items())
