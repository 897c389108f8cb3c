"""The slow twin of Conquest of Paradise: the words of the advanced rules and of the solitaire game in a position."""

from __future__ import annotations

from typing import Any

from tests.games.paradise.twin_parts import Events, Orders, Solo, South
from tests.games.paradise.twin_table import Table


def advanced_words(table: Table) -> dict[str, Any]:
    """What each rule in play adds; nothing in the basic game."""
    words: dict[str, Any] = {}
    if table.plays("saved"):
        words["saved"] = sorted(table.saved)
    if table.plays("south_island"):
        words["south"] = vars(table.south) | {"known": sorted(table.south.known)}
    if table.plays("kumara"):
        words |= {"kumara": sorted(table.kumara), "galapagos": sorted(table.galapagos)}
    if table.plays("malaria"):
        words["malaria"] = table.malaria
    if table.plays("events"):
        words["events"] = event_words(table.events)
    if table.alone:
        words["solo"] = vars(table.solo) | {"cup": sorted(table.solo.cup), "held": sorted(table.solo.held)}
    return {"advanced": words} if words else {}


def event_words(events: Events) -> dict[str, Any]:
    peeked = {"seat": events.peeked[0], "hex": events.peeked[1]} if events.peeked else None
    return vars(events) | {
        "played": sorted(events.played),
        "kept": [{"seat": seat, "event": event} for seat, event in events.kept],
        "placed": sorted(events.placed),
        "markers": events.markers.copy(),
        "peeked": peeked,
    }


def order_words(table: Table, orders: Orders) -> dict[str, Any]:
    """What is ordered besides."""
    words: dict[str, Any] = {}
    if table.plays("saved"):
        words |= {"store": orders.store, "spend": orders.spend}
    if table.plays("events"):
        words |= {"harvest": orders.harvest, "cleared": sorted(orders.cleared)}
    return words


def advanced_in_order(data: dict[str, Any]) -> None:
    """Lists that have no order are sorted."""
    words = data.get("advanced", {})
    for name in ("saved", "kumara", "galapagos"):
        if name in words:
            words[name] = sorted(words[name])
    if "south" in words:
        words["south"]["known"] = sorted(words["south"]["known"])
    if "events" in words:
        for name in ("played", "placed"):
            words["events"][name] = sorted(words["events"][name])
    if "solo" in words:
        for name in ("cup", "held"):
            words["solo"][name] = sorted(words["solo"][name])
    for orders in (data["orders"] or {}).values():
        if "cleared" in orders:
            orders["cleared"] = sorted(orders["cleared"])


def read_advanced(table: Table, words: dict[str, Any]) -> None:
    """A table as the advanced part of a position says."""
    table.saved = set(words.get("saved", ()))
    table.kumara, table.galapagos = set(words.get("kumara", ())), set(words.get("galapagos", ()))
    table.malaria = words.get("malaria", False)
    if "south" in words:
        table.south = South(**words["south"] | {"known": set(words["south"]["known"])})
    if "events" in words:
        found = words["events"]
        table.events = Events(
            **found
            | {
                "played": set(found["played"]),
                "placed": set(found["placed"]),
                "kept": [(card["seat"], card["event"]) for card in found["kept"]],
                "peeked": (found["peeked"]["seat"], found["peeked"]["hex"]) if found["peeked"] else None,
            }
        )
    if "solo" in words:
        table.solo = Solo(**words["solo"])


def read_orders(orders: Orders, words: dict[str, Any]) -> None:
    orders.store, orders.spend = words.get("store"), words.get("spend", False)
    orders.harvest, orders.cleared = words.get("harvest"), set(words.get("cleared", ()))
