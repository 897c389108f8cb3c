"""Acquiring a tool (§4.3, §5)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import telling
from vaka.games.moorea.rules.actions import tool_id
from vaka.games.moorea.rules.box import COMMODITY_KINDS, TABLES, TOOL_KINDS, Card, Seat, Tool
from vaka.games.moorea.rules.cards import count_of, single
from vaka.games.moorea.rules.ending import note_building
from vaka.games.moorea.rules.hands import hand, held, lay_down
from vaka.games.moorea.rules.position import MooreaPosition, add_tool, gain_points, has_tool, put_away, tool_cost
from vaka.games.moorea.rules.reasons import HAS_TOOL, OPEN, TOO_FEW_ALIKE


def legal_tool(position: MooreaPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§4.3: every tool that the seat does not own, for alike commodities.

    Written out: with `why_not_tool` asked twenty times, random games would be a tenth slower.
    """
    cards = hand(position, seat)
    for tool in range(TOOL_KINDS):
        if not has_tool(position, seat, tool):
            cost = tool_cost(position, tool)
            for card in range(COMMODITY_KINDS):
                if count_of(cards, card) >= cost:
                    found = append(found, tool_id(tool, card))
    return found


def why_not_tool(position: MooreaPosition, seat: Seat, tool: Tool, card: Card) -> i64:
    """§4.3: why this tool cannot be acquired with this commodity; no site makes it cheaper, and fish is only fish."""
    if has_tool(position, seat, tool):
        return HAS_TOOL
    return OPEN if held(position, seat, card) >= tool_cost(position, tool) else TOO_FEW_ALIKE


def acquire_tool(position: MooreaPosition, seat: Seat, tool: Tool, card: Card) -> None:
    """§4.3: one of each tool for each player, so the stacks never run out; its effect begins now (A26)."""
    cards = single(card) * tool_cost(position, tool)
    lay_down(position, seat, cards)
    put_away(position, cards)
    add_tool(position, seat, tool)
    gain_points(position, seat, TABLES.tool_points[tool])
    note_building(position)
    if position.events is not None:
        telling.tool(position, seat, tool, cards)
