"""What is typed, and the parameters of sentences, from the table of kinds.

gather 2 reef
"""

from __future__ import annotations

from typing import Final

from vaka.engine.notation import SEATS, Notation
from vaka.terminal.starter.rules.actions import KINDS, OUTCOMES

ACTIONS: Final = Notation(KINDS, hint="write gather 2 reef")
CHANCES: Final = Notation(OUTCOMES, {"seat": SEATS}, hint="chance decides: write first green")
