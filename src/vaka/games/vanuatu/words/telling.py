"""The log of Vanuatu: what two players are offered, and the neutral markers that each of them places, are told in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vaka.engine.events import Event
from vaka.engine.wording import parts
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.plans.characters import OFFERED
from vaka.games.vanuatu.rules.telling import QUIET

if TYPE_CHECKING:
    from collections.abc import Sequence

WAITING: Final = "waiting"
"""What is not told yet: events of one key and one seat."""


def retell(events: Sequence[Event], known: dict[str, Any]) -> list[Event]:
    """The events of one ply as they are told; those that belong together wait for the last of them, or for something else."""
    found: list[Event] = []
    for event in events:
        waiting: list[Event] = known.pop(WAITING, [])
        if waiting and not belongs(event, waiting):
            found.append(together(waiting))
            waiting = []
        if event.key in ("offer", "neutral"):
            waiting = [*waiting, event]
            if is_complete(waiting, known):
                found.append(together(waiting))
            else:
                known[WAITING] = waiting
        elif event.key not in QUIET:
            found.append(event)
    return found


def belongs(event: Event, waiting: list[Event]) -> bool:
    """Is this told in one line with those that wait?"""
    return event.key == waiting[0].key and event.params.get("seat") == waiting[0].params.get("seat")


def is_complete(waiting: list[Event], known: dict[str, Any]) -> bool:
    """Are these all characters on offer, or all neutral markers of whoever places them?"""
    if waiting[0].key == "offer":
        return len(waiting) == OFFERED
    first = known.setdefault("neutral_first", waiting[0].params["seat"])
    if len(waiting) < BOX.neutral_markers[waiting[0].params["seat"] != first]:
        return False
    if waiting[0].params["seat"] != first:
        del known["neutral_first"]  # in the next round it may be the other
    return True


def together(waiting: list[Event]) -> Event:
    """Several events as one."""
    places = tuple(place for event in waiting for place in event.places)
    if waiting[0].key == "offer":
        told = parts(*(("part-character", {"character": event.params["character"]}) for event in waiting))
        return Event("offers", {"characters": told}, places=places)
    actions = [event.params["action"] for event in waiting]
    counted = parts(*(("part-neutral", {"action": action, "count": actions.count(action)}) for action in dict.fromkeys(actions)))
    params = {"seat": waiting[0].params["seat"], "spaces": counted, "count": len(actions)}
    return Event("neutrals", params, places=tuple(dict.fromkeys(places)))
