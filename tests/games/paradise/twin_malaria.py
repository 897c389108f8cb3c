"""The slow twin of Conquest of Paradise: malaria (rulebook 11.6)."""

from __future__ import annotations

from tests.games.paradise import twin_after_battle, twin_events
from tests.games.paradise.twin_table import Question, Table
from tests.games.paradise.twin_telling import tell

STRUCK = {1: "0204", 2: "0204", 3: "0304", 4: "0304", 5: "0405", 6: "0406"}


def breaks_out(table: Table) -> None:
    """From the turn after somebody has controlled a group in the malaria zone."""
    if table.plays("malaria") and any(table.groups[hex_].control for hex_ in STRUCK.values()):
        table.malaria = True


def roll(table: Table) -> None:
    """Each turn, before anything else."""
    breaks_out(table)
    if table.malaria:
        table.questions.append(Question("chance", "malaria"))


def strike(table: Table, number: int) -> None:
    """A controlled group loses a Village, the last one too."""
    hex_ = STRUCK[number]
    tell(table, "malaria", pips=number, hex=hex_)
    owner = table.groups[hex_].control
    if owner is None or twin_events.is_warded(table, hex_):
        return
    if table.events.keeps(owner):
        table.questions.append(Question(owner, "shaman", hex_))
    else:
        take_village(table, hex_)


def take_village(table: Table, hex_: str) -> None:
    tell(table, "malaria-strikes", seat=table.groups[hex_].control, hex=hex_)
    twin_after_battle.lose_villages(table, hex_, 1)
