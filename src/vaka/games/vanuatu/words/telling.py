"""The log of Vanuatu: the characters that are offered to two players are told in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.events import Event
from vaka.engine.wording import parts
from vaka.games.vanuatu.rules.characters import OFFERED
from vaka.games.vanuatu.rules.telling import QUIET

if TYPE_CHECKING:
    from collections.abc import Sequence


def retell(events: Sequence[Event], known: dict[str, Any]) -> list[Event]:
    """The events of one ply as they are told; an offer waits until it is complete, or until something else happens."""
    found: list[Event] = []
    for event in events:
        waiting: list[str] = known.pop("offered", [])
        if event.key == "offer":
            waiting = [*waiting, event.params["character"]]
            if len(waiting) < OFFERED:
                known["offered"] = waiting
            else:
                found.append(offers(waiting))
            continue
        found += [offers(waiting)] * bool(waiting) + [event] * (event.key not in QUIET)
    return found


def offers(characters: list[str]) -> Event:
    """All that are on offer."""
    told = parts(*(("part-character", {"character": character}) for character in characters))
    return Event("offers", {"characters": told}, places=tuple(f"character-{character}" for character in characters))
