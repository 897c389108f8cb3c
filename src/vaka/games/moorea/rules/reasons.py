"""Why an action is not open: one number for each reason, with its key and its paragraph.

The paragraphs are those of the rules text (`rules.en.md`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_SUCH_ACTION: Final[i64] = -1
OPEN: Final[i64] = 0
NOT_DRAWING: Final[i64] = 1
NOT_ACTING: Final[i64] = 2
NOT_DISCARDING: Final[i64] = 3
PILE_EMPTY: Final[i64] = 4
NO_SPEAR: Final[i64] = 5
NOT_IN_ROW: Final[i64] = 6
MUST_DRAW: Final[i64] = 7
TOO_FEW_TO_EXCHANGE: Final[i64] = 8
HAS_TOOL: Final[i64] = 9
TOO_FEW_ALIKE: Final[i64] = 10
NOT_IN_DISPLAY: Final[i64] = 11
NO_NET: Final[i64] = 12
OTHER_PRICE: Final[i64] = 13
CANNOT_PAY: Final[i64] = 14
NO_STORE: Final[i64] = 15
TOO_FEW_TO_LAY: Final[i64] = 16
NOT_HELD: Final[i64] = 17
# Of a whole kind of action.
ROW_EMPTY: Final[i64] = 18
NO_TWO_COMMODITIES: Final[i64] = 19
ALL_TOOLS: Final[i64] = 20
NO_TOOL_AFFORDABLE: Final[i64] = 21
NOTHING_AFFORDABLE: Final[i64] = 22
NO_STORES: Final[i64] = 23
NOTHING_TO_LAY: Final[i64] = 24

WORDS: Final[dict[int, tuple[str, str]]] = {
    NOT_DRAWING: ("not-drawing", "3.1"),
    NOT_ACTING: ("not-acting", "3.2"),
    NOT_DISCARDING: ("not-discarding", "3.3"),
    PILE_EMPTY: ("pile-empty", "3.1"),
    NO_SPEAR: ("no-spear", "5.2"),
    NOT_IN_ROW: ("not-in-row", "2.2"),
    MUST_DRAW: ("must-draw", "3.1"),
    TOO_FEW_TO_EXCHANGE: ("too-few-to-exchange", "4.1"),
    HAS_TOOL: ("has-tool", "4.3"),
    TOO_FEW_ALIKE: ("too-few-alike", "4.3"),
    NOT_IN_DISPLAY: ("not-in-display", "4.2"),
    NO_NET: ("no-net", "5.3"),
    OTHER_PRICE: ("other-price", "4.2"),
    CANNOT_PAY: ("cannot-pay", "4.2"),
    NO_STORE: ("no-store", "6.3"),
    TOO_FEW_TO_LAY: ("too-few-to-lay", "4.4"),
    NOT_HELD: ("not-held", "3.3"),
    ROW_EMPTY: ("row-empty", "2.2"),
    NO_TWO_COMMODITIES: ("no-two-commodities", "4.1"),
    ALL_TOOLS: ("all-tools", "4.3"),
    NO_TOOL_AFFORDABLE: ("no-tool-affordable", "4.3"),
    NOTHING_AFFORDABLE: ("nothing-affordable", "4.2"),
    NO_STORES: ("no-stores", "6.3"),
    NOTHING_TO_LAY: ("nothing-to-lay", "4.4"),
}
