"""What a player may do at any time: show and use cards (9.5, ruling 53), take Rumours back (7.6, rulings 17 and 58)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.paradise.playing import asides, pass_until, play_all, stack
from tests.games.paradise.rules.test_victory import build_nothing, rich
from vaka.engine.names import SPECTATOR
from vaka.engine.testing import Table, position

TONGA, SAMOA, SEA, TILE, FIJI = "0606", "0605", "0706", "0607", "0505"


# --- Cards that were just bought (9.5, 10.1) ---


def bought(*buyers: str, seats: int = 2, options: dict[str, str] | None = None, **words: Any) -> Table:
    """These seats have bought a card; all orders are in, and the first draw is to come."""
    table = position("paradise", seats, options, **({"stage": "building", "first": "yellow"} | words))
    for seat in table.game.seat_words(seats):
        if seat in buyers:
            table.play(seat, f"buy {TONGA if seat == 'yellow' else SAMOA}")
    for seat in table.game.seat_words(seats):
        table.play(seat, "done")
    return table


def test_9_5_a_card_can_be_shown_at_once_and_counts() -> None:
    """9.5, 10.1: "aussi bien tout de suite": whoever bought a card is asked, and what is shown counts in this Victory Step."""
    table = bought("yellow").chance("card tiki")
    assert (table.asked(), table.open()) == ("yellow", {"no card", "show tiki"})
    assert table.heard("step-victory") == []
    table.play("yellow", "show tiki")
    assert table.write()["stage"] == "order"
    assert table.write()["track"] == {"yellow": 6, "red": 4}


def test_9_5_a_card_may_be_kept_secret() -> None:
    """9.5, 10.1: what is not shown is not counted."""
    table = bought("yellow").chance("card tiki").play("yellow", "no card")
    assert table.write()["track"] == {"yellow": 4, "red": 4}
    assert table.write()["stage"] == "order"


def test_9_5_all_buyers_are_asked_when_all_have_drawn() -> None:
    """9.5: in turn order; an older card may be shown too, and the question stays while there is something to show."""
    table = bought("yellow", "red", cards={"yellow": ["haka"]}).chance("card tiki").chance("card hula")
    assert table.open() == {"no card", "show haka", "show tiki"}
    table.play("yellow", "show haka")
    assert table.open() == {"no card", "show tiki"}
    table.play("yellow", "no card")
    assert (table.asked(), table.open()) == ("red", {"no card", "show hula"})
    table.play("red", "show hula")
    assert table.write()["track"] == {"yellow": 6, "red": 6}


def test_9_5_the_others_may_show_then_too() -> None:
    """9.5: an aside for everybody else; whoever bought nothing is not asked."""
    table = bought("red", cards={"yellow": ["tiki"]}).chance("card hula")
    assert (table.asked(), asides(table, "yellow")) == ("red", {"show tiki"})
    table.play("yellow", "show tiki").play("red", "no card")
    assert table.write()["track"] == {"yellow": 6, "red": 4}


def test_9_5_who_is_asked_tells_nothing() -> None:
    """9.5: that a card was bought everybody has seen; which one it is nobody learns from the question."""
    views = [bought("yellow").chance(f"card {card}").state.redact(1).dump() for card in ("tiki", "makutu")]
    assert views[0] == views[1]


def test_9_5_a_position_with_the_question_is_read_back() -> None:
    """9.5: the second buyer is still to be asked."""
    table = bought("yellow", "red").chance("card tiki").chance("card hula")
    assert table.write()["bought"] == ["yellow", "red"]
    again = Table(table.game.load(table.state.dump()))
    again.play("yellow", "no card")
    assert again.asked() == "red"
    assert again.play("red", "no card").write()["bought"] == []


# --- Showing in Victory, KAVA and DEFORESTATION (9.5) ---

RICH: dict[str, Any] = {"stage": "victory", "active": "yellow", "first": "yellow", "turn": 5}


def test_9_5_cards_are_shown_in_victory() -> None:
    """9.5: by whoever is asked and by all others; the track shows it when the step ends."""
    table = position("paradise", 2, cards={"yellow": ["tiki"], "red": ["hula"]}, track={"yellow": 4, "red": 4}, **RICH)
    assert {"pass", "show tiki"} <= table.open()
    assert asides(table, "red") == {"show hula"}
    table.play("red", "show hula").play("yellow", "pass")
    assert table.write()["track"] == {"yellow": 4, "red": 6}


@pytest.mark.parametrize(
    ("stage", "words"),
    [
        ("order", {}),
        ("explore", {"active": "red"}),
        ("transit", {"active": "red"}),
        ("moving", {"active": "red"}),
        ("victory", RICH),
    ],
)
def test_9_5_kava_is_used_whenever_a_card_can_be_shown(stage: str, words: dict[str, Any]) -> None:
    """9.5: "Le joueur possédant une carte choisit toujours quand utiliser": also in another's step, and in Victory."""
    chain = {"stacks": {"red": {SAMOA: "transport warrior up", "0704": "transport up"}}, "ocean": ["0704"]}
    given = {"first": "red", "cards": {"yellow": ["kava-ceremony"], "red": ["tiki"]}, "stage": stage} | chain | words
    table = position("paradise", 2, **given)
    assert {"kava red", f"kava {SAMOA}", "show kava-ceremony"} <= asides(table, "yellow")
    table.play("yellow", f"kava {SAMOA}")
    assert table.state.redact(0).write()["stacks"][SAMOA]["known"]["yellow"] == {"transport": 1, "warrior": 1}
    assert table.state.redact(SPECTATOR).write()["stacks"][SAMOA]["known"] == {"public": {"transport": 1}}


@pytest.mark.parametrize("card", ["kava-ceremony", "deforestation"])
def test_9_5_not_inside_anothers_move_a_battle_or_while_orders_are_given(card: str) -> None:
    """Ruling 53: what is closed to showing is closed to them."""
    use = "kava red" if card == "kava-ceremony" else f"deforest {SAMOA}"
    cards = {"cards": {"yellow": [card], "red": ["tiki"]}}
    building = position("paradise", 2, stage="building", **cards)
    assert building.refuses(use, "yellow").key == "not-now"
    sailing = position("paradise", 2, stage="moving", active="red", stacks={"red": {SAMOA: "transport"}}, **cards)
    sailing.play("red", f"lift transport {SAMOA}")
    assert sailing.refuses(use, "yellow").key == "fleet-in-hand"
    voyage = position("paradise", 2, stage="voyage", active="red", ocean=["0704"], voyage=["0704", 1], **cards)
    assert voyage.refuses(use, "yellow").key == "not-now"


def test_9_5_kava_after_a_declaration() -> None:
    """9.5: cards may be shown and used while a declaration is answered; the answer itself stays in turn order."""
    cards = {"yellow": ["tiki", "tapa-cloth", "petroglyphs", "feather-cloaks"], "red": ["kava-ceremony", "haka"]}
    table = build_nothing(rich(2, cards=cards)).play("yellow", "declare")
    assert {"no card", f"kava {TONGA}", "show haka"} <= table.open()
    table.play("red", "show haka").play("red", f"kava {TONGA}").play("red", "no card")
    assert table.asked() == "over"


# --- Rumours (7.6, rulings 17 and 58) ---


@pytest.mark.parametrize(
    ("stage", "words"),
    [
        ("order", {}),
        ("explore", {"active": "red"}),
        ("transit", {"active": "red"}),
        ("moving", {"active": "red"}),
        ("victory", RICH),
    ],
)
def test_7_6_rumours_are_taken_off_at_any_time(stage: str, words: dict[str, Any]) -> None:
    """7.6: "à tout moment": an aside, in the steps of others and in Victory too."""
    stacks = {"yellow": {TONGA: "rumour warrior"}, "red": {SAMOA: "transport up", "0704": "transport up"}}
    table = position("paradise", 2, **({"first": "red", "stage": stage, "ocean": ["0704"], "stacks": stacks} | words))
    assert asides(table, "yellow") == {f"dismiss {TONGA}"}
    table.play("yellow", f"dismiss {TONGA}")
    assert stack(table, TONGA) == {"warrior": 1}
    assert table.heard("dismiss") == [{"seat": 0, "hex": TONGA}]


def test_7_6_in_building_it_is_a_secret_order() -> None:
    """7.6, 9.3: nobody sees it before all orders are in; the Rumour can be built again in the same step."""
    stacks = {"yellow": {TONGA: "rumour", SEA: "rumour transport"}}
    table = position("paradise", 2, stage="building", ocean=[SEA], stacks=stacks)
    assert table.refuses(f"build rumour {TONGA}", "yellow").key == "no-stock"
    before = table.state.redact(1).dump()
    table.play("yellow", f"dismiss {SEA}")
    assert table.state.redact(1).dump() == before
    assert table.write()["orders"]["yellow"]["dismiss"] == [SEA]
    assert table.refuses(f"dismiss {SEA}", "yellow").key == "no-rumour"
    play_all(table, "yellow", f"build rumour {TONGA}", "done")
    assert stack(table, SEA) == {"transport": 1, "rumour": 1}
    table.play("red", "done")
    assert (stack(table, SEA), stack(table, TONGA)) == ({"transport": 1}, {"rumour": 2})
    assert table.heard("dismiss") == [{"seat": 0, "hex": SEA}]


def test_7_6_what_else_is_ordered_stays() -> None:
    """7.6: the last piece of a hex goes, and what is built there comes."""
    table = position("paradise", 2, stage="building", stacks={"yellow": {TONGA: "rumour"}})
    play_all(table, "yellow", f"build transport {TONGA}", f"dismiss {TONGA}", f"build rumour {TONGA}", "done")
    again = Table(table.game.load(table.state.dump()))
    for one in (table, again):
        one.play("red", "done")
        assert stack(one, TONGA) == {"transport": 1, "rumour": 1}
    assert table.state == again.state
    alone = position("paradise", 2, stage="building", ocean=[SEA], stacks={"yellow": {SEA: "rumour"}})
    alone.play("yellow", f"dismiss {SEA}").play("yellow", "done").play("red", "done")
    assert stack(alone, SEA) == {}


def test_7_6_spectators_are_shown_no_asides_of_hidden_pieces() -> None:
    """7.6, 7.5: where a Rumour lies is its owner's secret."""
    table = position("paradise", 2, stacks={"yellow": {TONGA: "rumour warrior"}})
    assert table.state.redact(SPECTATOR).asides(0) == []
    assert table.state.redact(1).asides(0) == []
    assert len(table.state.redact(0).asides(0)) == 1


def garrison(pieces: str, stage: str = "moving") -> Table:
    """Yellow has conquered Fiji, and these pieces keep it."""
    return position("paradise", 2, stage=stage, conquered=[FIJI], taken={FIJI: "yellow"}, stacks={"yellow": {FIJI: pieces}})


def test_10_2_a_rumour_keeps_a_conquered_printed_group() -> None:
    """10.2, ruling 58: "une Pièce de votre couleur": the War Canoe may leave when a Rumour stays."""
    table = play_all(garrison("war rumour"), "yellow", f"lift war {FIJI}", f"sail {TONGA}", "land")
    assert stack(table, FIJI) == {"rumour": 1}


@pytest.mark.parametrize("stage", ["moving", "building"])
def test_10_2_the_last_rumour_is_not_taken_off(stage: str) -> None:
    """10.2, ruling 58: as the last Piece it stays; of two one may go."""
    assert garrison("rumour", stage).refuses(f"dismiss {FIJI}", "yellow").key == "garrison"
    table = garrison("rumour rumour", stage).play("yellow", f"dismiss {FIJI}")
    assert table.refuses(f"dismiss {FIJI}", "yellow").key == "garrison"


def test_10_2_the_last_rumour_does_not_move_away() -> None:
    """10.2, ruling 58: neither alone nor with a canoe."""
    table = garrison("rumour").play("yellow", f"lift rumour {FIJI}")
    assert table.refuses(f"sail {TONGA}").key == "garrison"
    both = play_all(garrison("transport rumour"), "yellow", f"lift transport {FIJI}", "load rumour")
    assert both.refuses(f"sail {TONGA}").key == "garrison"


def test_7_6_in_a_battle_the_last_rumour_goes_all_the_same() -> None:
    """7.6, ruling 58: a Rumour that is attacked is no more."""
    words: dict[str, Any] = {"conquered": [FIJI], "taken": {FIJI: "yellow"}}
    stacks = {"yellow": {FIJI: "rumour"}, "red": {SAMOA: "war"}}
    table = position("paradise", 2, stage="moving", active="red", stacks=stacks, **words)
    play_all(table, "red", f"lift war {SAMOA}", f"sail {FIJI}", "land")
    pass_until(table, "building")
    assert stack(table, FIJI) == {"war": 1}


def test_7_6_orders_that_take_rumours_back_are_dealt_again() -> None:
    """7.6, 9.3: sealed orders of another are any that were open, Rumours among them."""
    table = position("paradise", 2, stage="building", stacks={"yellow": {TONGA: "rumour rumour"}})
    table.play("yellow", f"dismiss {TONGA}").play("yellow", "done")
    view = table.state.redact(1)
    for seed in range(6):
        full = view.resample(random.Random(seed))
        assert full.redact(1) == view
