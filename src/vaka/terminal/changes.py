"""What has changed between two texts of a position: a terminal repeats nothing that was read already."""

from __future__ import annotations

from typing import Final

DRAWING: Final = 12
"""A paragraph of so many lines at most is shown whole where something in it has changed: it may be a map."""
MOST: Final = 0.5
"""Where a larger part of the lines has changed, the whole is easier to read."""


def changed(before: str, now: str) -> list[str] | None:
    """The lines to show of a text, if another was read before; None if the whole is easier to read.

    Of a short paragraph with a change all lines come as they are; of a long one the new lines with a plus, below the line that an
    indented one belongs to. Lines that are gone have a minus.

    >>> changed("Turn 1" + "\\n." * 12 + "\\nTonga: a canoe\\nNiue: two canoes", "Turn 1" + "\\n." * 12 + "\\nTonga: three canoes")
    ['+ Tonga: three canoes', '- Niue: two canoes']
    >>> changed("a b\\n1 2", "a b\\n1 3") is None
    True
    """
    old, new = _paragraphs(before), _paragraphs(now)
    lines = [line for paragraph in new for line in paragraph]
    known = {line for paragraph in old for line in paragraph}
    fresh = [line for line in lines if line not in known]
    if len(fresh) > MOST * len(lines) or (len(new) == 1 and len(lines) <= DRAWING):
        return None
    found: list[str] = []
    for paragraph in new:
        if paragraph in old:
            continue
        found += paragraph if len(paragraph) <= DRAWING else _fresh(paragraph, known)
    heads = {_head(line) for line in fresh}
    listed = [line for paragraph in old if len(paragraph) > DRAWING for line in paragraph]
    title = old[0][0] if old else ""  # the first line tells where the game stands: it is replaced, and never gone
    gone = [line for line in listed if line not in lines and line != title and _head(line) not in heads]
    return found + [f"- {line}" for line in gone]


def _paragraphs(text: str) -> list[list[str]]:
    """The lines of a text, by its empty lines."""
    found: list[list[str]] = [[]]
    for line in text.split("\n"):
        if line.strip():
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [paragraph for paragraph in found if paragraph]


def _fresh(paragraph: list[str], known: set[str]) -> list[str]:
    """The lines that were not known, each indented one below the line that it belongs to."""
    found: list[str] = []
    head, is_told = "", True
    for line in paragraph:
        is_part = line.startswith(" ")
        is_new = line not in known
        if not is_part:
            head, is_told = line, is_new
        elif is_new and not is_told:
            found.append(f"  {head}")
            is_told = True
        if is_new:
            found.append(f"+ {line}")
    return found


def _head(line: str) -> str:
    """What a line is about: where another of this head is new, the old one has changed, and is not gone."""
    return line.partition(":")[0].strip()
