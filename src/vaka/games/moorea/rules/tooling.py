"""Acquiring a tool (fourth action bullet of "Züge", "Werkzeug-Karten")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import telling, turn
from vaka.games.moorea.rules.layout import KINDS, LANE, LANE_MASK, MAT, POINTS, TABLES, TOOL, TOOL_KINDS, TOOLS
from vaka.games.moorea.rules.reasons import ALLOWED, HAS_TOOL, TOO_FEW_ALIKE

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea


def legal_tool(state: Moorea, seat: i64, found: vec[i64]) -> vec[i64]:
    """Every tool that the seat does not own, for alike commodities: no discount, and fish only as fish."""
    hand = state.hand(seat)
    for tool in range(TOOL_KINDS):
        if state.has_tool(seat, tool):
            continue
        cost = state.tool_cost(tool)
        held = hand
        for card in range(KINDS):
            if held & LANE_MASK >= cost:
                found = append(found, TOOL + tool * KINDS + card)
            held >>= LANE
    return found


def why_not_tool(state: Moorea, seat: i64, tool: i64, card: i64) -> i64:
    """Why this tool cannot be acquired with this commodity."""
    if state.has_tool(seat, tool):
        return HAS_TOOL
    return ALLOWED if state.held(seat, card) >= state.tool_cost(tool) else TOO_FEW_ALIKE


def acquire_tool(state: Moorea, seat: i64, tool: i64, card: i64) -> None:
    """One of each tool for each player, so the stacks never run out; its effect begins now (A26)."""
    cards = TABLES.one[card] * state.tool_cost(tool)
    state.lay_down(seat, cards)
    state.put_away(cards)
    state.mat[seat * MAT + TOOLS] |= TABLES.bits[tool]
    state.mat[seat * MAT + POINTS] += TABLES.tool_points[tool]
    if state.events is not None:
        telling.tool(state, seat, tool, cards)
    turn.act_done(state)
