"""What every table of kinds must keep: ids without a gap, words that read back, paragraphs that there are."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from vaka.engine.words import LANGUAGES

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.kinds import Kinds


def check_kinds(game: Game, kinds: Kinds, constants: Mapping[str, int], outcomes: Kinds | None = None) -> None:
    """Assert that the tables of a game agree with its numbers, its rules text and the constants of its compiled code.

    `constants` has the first id of each kind as compiled code knows it: `{"sail": SAIL_TO, "buy": BUY_GOOD}`.
    """
    assert kinds.count == game.action_count, f"the table has {kinds.count} ids, {game.title} {game.action_count}"
    assert (outcomes.count if outcomes else 0) == game.outcome_count, f"{game.title} has {game.outcome_count} outcomes"
    known = {kind.name: kind.first for table in (kinds, outcomes) if table for kind in table}
    for name, first in constants.items():
        assert name in known, f"no kind is called {name}"
        assert known[name] == first, f"{name} begins at {first} in the code and at {known[name]} in the table"
    for table in (kinds, outcomes) if outcomes else (kinds,):
        check_ids(table)
    for kind in kinds:
        for lang in LANGUAGES if kind.rule else ():
            assert has_paragraph(game.rules(lang), kind.rule), f"{kind.name}: the rules ({lang}) have no paragraph {kind.rule}"


def check_ids(kinds: Kinds) -> None:
    """Assert that every id is a kind with values, and the values the id again."""
    for action in range(kinds.count):
        kind, values = kinds.of(action)
        numbers = kind.numbers(action)
        assert values == tuple(numbers.values())
        assert kinds.id(kind.name, **numbers) == action, f"{kind.name} {numbers} is not {action}"


def has_paragraph(rules: str, number: str) -> bool:
    """Has the rules text a heading of this number?"""
    return re.search(rf"^##+ {re.escape(number)} ", rules, re.MULTILINE) is not None
