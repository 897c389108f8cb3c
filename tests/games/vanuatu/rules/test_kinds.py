"""The table of kinds: its ids are those of the compiled code and of stored games."""

from __future__ import annotations

import vaka
from vaka.engine.testing import check_kinds
from vaka.games.vanuatu.rules import actions
from vaka.games.vanuatu.rules.actions import KINDS, OUTCOMES, THREES, TWOS, sale_id, space_of
from vaka.games.vanuatu.rules.box import BOX, NOWHERE, SPACES
from vaka.games.vanuatu.rules.tiles import tiles_of, tiles_sold

GAME = vaka.game("vanuatu")
CONSTANTS = {
    "place": actions.PLACE,
    "take": actions.TAKE,
    "plan": actions.PLAN,
    "sail": actions.SAIL_TO,
    "build": actions.BUILD_HUT,
    "dike": actions.BUILD_DIKE,
    "explore": actions.GO_EXPLORE,
    "fish": actions.GO_FISH,
    "sell": actions.SELL_FISH,
    "buy": actions.BUY_GOOD,
    "draw": actions.DRAW_ON,
    "tourists": actions.BRING_TO,
    "rest": actions.GO_REST,
    "retrieve": actions.RETRIEVE,
    "govern": actions.GOVERN,
    "waive": actions.WAIVE,
    "token": actions.TAKE_TOKEN,
    "token-hidden": actions.TAKE_HIDDEN,
    "no-dike": actions.STOP,
    "beg": actions.BEG,
    "sell-treasure": actions.SELL_TREASURE,
}
LOTS = {
    "first": actions.FIRST,
    "tile": actions.TILE,
    "ship": actions.SHIP,
    "tourists": actions.TOURIST_TILE,
    "die": actions.DIE,
    "offer": actions.OFFER,
}


def test_the_table_has_the_ids_of_the_compiled_code() -> None:
    """Kind by kind, and every id is a kind with values."""
    check_kinds(GAME, KINDS, {}, OUTCOMES)
    assert {kind.name: kind.first for kind in KINDS if not kind.form_of} == CONSTANTS
    assert {kind.name: kind.first for kind in OUTCOMES} == LOTS


def test_stored_games_keep_their_ids() -> None:
    """These numbers stand in records and saved tables: they never change."""
    firsts = [0, 32, 43, 52, 100, 105, 135, 136, 137, 272, 287, 292, 297, 298, 307, 388, 389, 393, 394, 395, 398]
    assert [kind.first for kind in KINDS if not kind.form_of] == firsts
    assert [kind.first for kind in OUTCOMES] == [0, 5, 21, 31, 36, 42]
    assert (GAME.action_count, GAME.outcome_count) == (401, 53)


def test_a_sale_is_numbered_by_the_tiles_of_the_box() -> None:
    """So a corrected number of fish tiles is a new version of the rules."""
    assert (BOX.fish_tiles[1] + 1, BOX.fish_tiles[2] + 1) == (TWOS, THREES)
    for action in KINDS["sell"].ids:
        counts = KINDS["sell"].numbers(action)
        assert sale_id(**counts) == action
        assert tiles_sold(action) == tiles_of(**counts)


def test_what_is_performed_has_its_action_space() -> None:
    """A dike is built like a hut; what is not performed has none."""
    for kind in KINDS:
        name = "build" if kind.name == "dike" else kind.name
        expected = SPACES.index(name) if name in SPACES else NOWHERE
        assert {int(space_of(action)) for action in kind.ids} == {expected}
        assert kind.key == f"act-{expected}" or expected == NOWHERE


def test_a_person_sees_these_kinds() -> None:
    """Each of the nine actions, and what is none of them; what is only declined has no heading of its own."""
    unseen = {kind.name for kind in KINDS} - {kind.name for kind in KINDS.seen()}
    assert unseen == {"waive", "token-hidden", "no-dike", "no-begging"}
    assert GAME.kind_name("sell-treasure", "de") == "Einen Schatz verkaufen"
    assert GAME.kind_name("waive") == ""
