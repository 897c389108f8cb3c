"""What is typed: every action has a short form that is read back, and what cannot be read says why."""

from __future__ import annotations

import pytest

import vaka
from tests.games.moorea.playing import keen_game
from vaka.engine.testing import position

GAME = vaka.game("moorea")


@pytest.mark.parametrize("seats", [2, 5])
def test_every_open_action_reads_back(seats: int) -> None:
    """Over a whole game: the notation of what is open means that and nothing else."""
    for state, _ in keen_game(seats, seed=seats):
        actions = state.legal()
        spelled = [GAME.notation(state, action) for action in actions]
        assert len(set(spelled)) == len(spelled)
        assert [GAME.parse(state, text) for text in spelled] == actions


def test_every_id_can_be_spelled() -> None:
    """Ids are dense and each has words of its own."""
    state = position("moorea", 2, hands={"green": "wood"}).state
    assert len({GAME.write_notation(state, action) for action in range(GAME.action_count)}) == GAME.action_count


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "nothing was typed"),
        ("steal wood", "write buy jetty"),
        ("take gold", "the commodities are"),
        ("exchange wood canoe for fish", "the commodities are"),
        ("discard spear", "the cards of a hand are"),
        ("buy palace", "neither a product nor a tool"),
        ("buy palace with wood", "neither a product nor a tool"),
        ("buy jetty with 7 wood", "never the price of the jetty"),
        ("buy jetty with 3 wood 7", "7 of what"),
        ("buy jetty with 2 3 wood", "2 of what"),
        ("lay 2 at woodstore", "2 of what"),
        ("buy cart with 3 fish", "cart costs 4 commodities of one kind"),
        ("buy cart with 3 fish 1 wood", "cart costs 4 commodities of one kind"),
        ("buy cart with canoe", "the commodities are"),
        ("buy jetty with 999 wood", "a hand holds"),
        ("buy jetty with 99 wood", "nobody holds that many"),
        ("lay 1 wood at forest", "the stores are"),
        ("lay 1 fish at woodstore", "can never be laid"),
        ("first green", "write buy jetty"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, reason: str) -> None:
    """One line, naming what was typed."""
    table = position("moorea", 2, hands={"green": "wood"}, display="jetty")
    with pytest.raises(vaka.BadNotation) as caught:
        table.play("green", text)
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_several_payments_must_be_said() -> None:
    """Ruling A17: the player chooses the payment when several are possible."""
    table = position("moorea", 2, hands={"green": "3 wood fish"}, tools={"green": "net"}, display="jetty")
    with pytest.raises(vaka.BadNotation, match="say what you pay"):
        table.play("green", "buy jetty")


def test_the_hint_shows_the_form_that_was_asked_for() -> None:
    """A tool that can be paid in two kinds is spelled as a tool."""
    table = position("moorea", 2, hands={"green": "3 wood 3 fish"})
    with pytest.raises(vaka.BadNotation, match="say what you pay: buy basket with wood"):
        table.play("green", "buy basket")


@pytest.mark.parametrize("text", ["buy cart with fish", "buy cart with 4 fish", "buy cart with fish fish fish fish"])
def test_a_tool_may_be_paid_with_a_number(text: str) -> None:
    """The kind is enough, but the number is not refused."""
    table = position("moorea", 2, hands={"green": "4 fish"})
    action = GAME.parse(table.state, text)
    assert table.can(action)
    assert GAME.notation(table.state, action) == "buy cart with fish"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("buy jetty", "For the jetty you need 2 wood more."),
        ("buy market", "For the market you need 1 canoe, 1 hut and 1 stoneware more."),
        ("buy forest", "For the forest you need 2 clay more."),
        ("buy cart", "For the cart you need 2 clay more; all its cards must be of one kind."),
        ("buy bridge", "The display has no bridge."),
    ],
)
def test_what_cannot_be_paid_is_understood_and_refused(text: str, told: str) -> None:
    """Typed without a payment: what is missing is said of the payment that comes nearest."""
    table = position("moorea", 2, hands={"green": "wood 2 clay"}, display="jetty market forest")
    assert GAME.explain(table.refuses(text), 2) == told
    with pytest.raises(vaka.IllegalAction, match=told[:20]):
        table.play("green", text)


def test_case_numbers_and_spaces_do_not_matter() -> None:
    """A typist is not punished."""
    table = position("moorea", 2, hands={"green": "2 wood 2 bamboo"}, display="bridge")
    assert GAME.parse(table.state, " Buy  bridge WITH wood bamboo wood bamboo") == GAME.parse(
        table.state, "buy bridge with 2 wood 2 bamboo"
    )


def test_chance_is_written_too() -> None:
    """First player, hand, row and display, each in its own words."""
    table = position("moorea", 2, part="drawing", hands={"green": "wood"})
    for text in ("row wood", "first green", "display canoe", "card gold", "card"):
        with pytest.raises(vaka.BadNotation, match="chance decides: write card and a commodity"):
            GAME.parse(table.state, text)
    table.chance("card clay")


def test_every_refusal_is_one_line() -> None:
    """Ids that are not open, and numbers that are none, give a reason."""
    table = position("moorea", 2, hands={"green": "3 wood"}, display="jetty")
    for action in range(-2, GAME.action_count + 2):
        if not table.can(action):
            with pytest.raises(vaka.IllegalAction) as caught:
                table.apply(action)
            assert "\n" not in str(caught.value)
