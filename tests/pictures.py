"""Reading a picture: what a test of any game's board asks of it."""

from __future__ import annotations

import random
from collections import Counter
from xml.etree import ElementTree

import vaka
from vaka.engine.game import Game, Setup
from vaka.engine.state import State


def walk(game: Game, setup: Setup, seed: int, plies: int = 10_000) -> list[State]:
    """The positions of a game at random, or of its beginning."""
    state, rng = game.new(*setup), random.Random(seed)
    found = [state.copy()]
    while state.actor() != vaka.OVER and len(found) < plies:
        choices = state.legal()
        state.apply(rng.choices(choices, state.weights())[0] if state.actor() == vaka.CHANCE else rng.choice(choices))
        found.append(state.copy())
    return found


def tree(svg: str) -> ElementTree.Element:
    """The picture, read; its ids are unique and everything that it uses is there."""
    root = ElementTree.fromstring(svg)
    ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
    assert max(ids.values()) == 1, ids.most_common(1)
    for element in root.iter():
        used = (element.get("href") or "").removeprefix("#")
        assert not used or used in ids, used
        for paint in ("fill", "clip-path"):
            if (element.get(paint) or "").startswith("url(#"):
                assert element.attrib[paint][5:-1] in ids
        assert "style" not in element.attrib
    return root


def with_attribute(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """All elements that have this attribute."""
    return [element for element in root.iter() if name in element.attrib]


def titled(element: ElementTree.Element) -> str:
    """What an element is called; nothing if it has no title."""
    return element[0].text or "" if len(element) and element[0].tag.endswith("title") else ""


def group(root: ElementTree.Element, name: str) -> ElementTree.Element:
    """The element of this id."""
    return next(element for element in root.iter() if element.get("id") == name)


def uses(element: ElementTree.Element) -> Counter[str]:
    """How often each symbol stands in an element."""
    return Counter((part.get("href") or "").removeprefix("#vk-") for part in element.iter() if part.get("href"))
