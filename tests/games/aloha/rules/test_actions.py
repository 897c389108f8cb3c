"""The table of kinds: its ids are those of the compiled code and of stored games."""

from __future__ import annotations

import vaka
from vaka.engine.testing import check_kinds
from vaka.games.aloha.rules.actions import FIRST, FLEET, HOP, KINDS, OUTCOMES, PASS, PUSH, REVEAL, TILE, VOYAGE
from vaka.games.aloha.rules.box import BOX

GAME = vaka.game("aloha")


def test_the_table_has_the_ids_of_the_compiled_code() -> None:
    """Kind by kind, and every id is a kind with values."""
    constants = {"launch": VOYAGE, "sail": VOYAGE, "push": PUSH, "hop": HOP, "reveal": REVEAL, "pass": PASS}
    check_kinds(GAME, KINDS, constants | {"first": FIRST, "tile": TILE}, OUTCOMES)


def test_stored_games_keep_their_ids() -> None:
    """These numbers stand in records and saved tables: they never change."""
    assert [kind.first for kind in KINDS] == [0, 0, 144, 144, 272, 272, 288, 324]
    assert (GAME.action_count, GAME.outcome_count) == (325, 8)


def test_the_fleet_of_the_ids_is_that_of_the_box() -> None:
    """Ids count pirogues, so a corrected number of them is a new version of the rules."""
    assert BOX.pirogues == FLEET


def test_a_person_sees_six_kinds_in_the_order_of_the_rules() -> None:
    """A push off the beach, or a hop into a pirogue that has moved, is no kind of its own."""
    assert [kind.name for kind in KINDS.seen()] == ["launch", "sail", "push", "hop", "reveal", "pass"]
    assert GAME.kind_name("push", "fr") == "Pousser grâce au Corail magique"
