"""A room: acting, taking back, consent, orders given at once, seats."""

from __future__ import annotations

import json

import pytest

from tests.table.rooms import Desk, asked, refused
from vaka.engine import SPECTATOR
from vaka.table.game import snapshots
from vaka.table.game.entries import Acted
from vaka.table.game.room import Room
from vaka.table.protocol.messages import clean


def ended(room: Room) -> tuple[str, list[int]] | None:
    return (room.over.how, room.over.winners) if room.over else None


# --- Acting ---


def test_an_action_and_the_draws_after_it_are_one_entry() -> None:
    desk = Desk("aloha")
    seat = asked(desk)
    assert desk.say(seat, "act", notation="reveal c3") == ["act"]
    assert [move.seat for move in desk.room.history.moves[-2:]] == [seat, -1]
    deed = desk.entries[-1].deed
    assert isinstance(deed, Acted)
    assert deed.chance


def test_an_action_on_what_has_changed_is_stale() -> None:
    desk = Desk("aloha")
    seat = asked(desk)
    seen = desk.room.entry_of(seat)
    desk.play(seat, "reveal c3")
    assert refused(desk, seat, "act", notation="reveal c4", entry=seen).key == "stale"
    assert refused(desk, seat, "act", notation="reveal c4", entry=99).key == "stale"


def test_talk_does_not_make_a_decision_stale() -> None:
    desk = Desk("aloha")
    seat = asked(desk)
    seen = desk.room.entry_of(seat)
    desk.say(1 - seat, "chat", text="take your time")
    desk.say(1 - seat, "rename", name="Ben")
    assert desk.say(seat, "act", notation="pass", entry=seen) == ["act"]


def test_an_action_that_is_not_open_is_refused_with_the_rule() -> None:
    desk = Desk("aloha")
    seat = asked(desk)
    action = next(action for action in range(200) if not desk.room.state.can(action))
    refusal = refused(desk, seat, "act", action=action)
    assert refusal.obstacle is not None
    assert refusal.obstacle.rule
    assert refused(desk, 1 - seat, "act", action=0).obstacle is not None
    assert refused(desk, seat, "act", action=10**6).obstacle is not None
    assert refused(desk, seat, "act", notation="zzz").key == "notation"
    typo = refused(desk, seat, "act", notation="reveall c3")
    assert typo.key == "notation-near"
    assert "reveal c3" in typo.params["near"]
    assert refused(desk, seat, "act").key == "no-action"


def test_a_whole_game_ends_by_the_rules_and_reads_back_the_same() -> None:
    desk = Desk("aloha", "hhh", seed=5)
    while desk.room.over is None:
        desk.play_any()
    assert desk.room.over.how == "rules"
    assert desk.room.over.winners == desk.room.state.winners()
    assert snapshots.write(desk.again()) == snapshots.write(desk.room)
    assert refused(desk, 0, "act", action=0).key == "over"
    assert desk.say(0, "chat", text="well played") == ["chat"]


def test_a_snapshot_holds_everything() -> None:
    desk = Desk("aloha")
    for _ in range(30):
        desk.play_any()
    desk.say(0, "chat", text="hello")
    desk.say(1, "rename", name="Ben")
    seat = asked(desk)
    desk.play(seat, "pass")
    data = json.loads(json.dumps(snapshots.write(desk.room)))
    twin = Room(desk.stored, desk.room.game)
    snapshots.read(twin, data)
    assert snapshots.write(twin) == snapshots.write(desk.room)
    assert twin.history.at(7).dump() == desk.room.history.at(7).dump()


# --- The end ---


def test_partners_lose_together() -> None:
    """Whoever gives up in teams does not make their own partner win; nor is one partner agreed to win without the other."""
    desk = Desk("aloha", "hbbb", options={"teams": "yes"})
    desk.say(0, "request", what="concede")
    assert desk.room.over is not None
    assert desk.room.over.winners == [1, 3]
    desk = Desk("aloha", "hbbb", options={"teams": "yes"})
    desk.say(0, "request", what="agree", winners=[3])
    assert desk.room.over is not None
    assert desk.room.over.winners == [1, 3]


def test_a_game_can_be_conceded_or_agreed() -> None:
    desk = Desk("aloha")
    desk.say(0, "request", what="concede")
    assert desk.say(1, "answer", agree=True) == ["consent", "end"]
    assert desk.room.over is not None
    assert (desk.room.over.how, desk.room.over.winners) == ("conceded", [1])
    other = Desk("aloha", "hhh")
    other.say(2, "request", what="agree", winners=[0, 2])
    other.say(0, "answer", agree=True)
    assert not ended(other.room), "one has not agreed yet"
    other.say(1, "answer", agree=True)
    assert ended(other.room) == ("agreement", [0, 2])


# --- Orders given at once ---


def test_orders_are_collected_and_opened_together_in_time() -> None:
    desk = Desk("bids")
    desk.play(0, "pick 2")
    seen = desk.room.entry_of(1)
    desk.play(0, "seal")
    desk.say(1, "act", notation="pick 3", entry=seen)
    assert desk.play(1, "seal") == ["hold"]
    assert desk.room.waiting() == [1], "the others do not see that the last order is in"
    assert refused(desk, 1, "act", action=0).key == "held"
    desk.open()
    assert desk.room.waiting() == [0, 1]
    assert desk.room.state.scores() == [0, 3]
    assert snapshots.write(desk.again()) == snapshots.write(desk.room)


def test_a_late_last_order_opens_at_once() -> None:
    desk = Desk("bids")
    for notation in ("pick 2", "seal"):
        desk.play(0, notation)
    desk.play(1, "pick 3")
    desk.now += 5
    assert desk.play(1, "seal") == ["act"]
    assert desk.room.state.scores() == [0, 3]


def test_an_own_order_is_taken_back_until_all_are_in() -> None:
    desk = Desk("bids", "hhh")
    desk.play(0, "pick 2")
    desk.play(1, "pick 3")
    seen = desk.room.entry_of(1)
    desk.say(0, "undo")
    desk.play(0, "pick 1")
    assert desk.room.entry_of(1) == seen, "the others notice nothing of it"
    desk.say(1, "act", notation="seal", entry=seen)
    assert refused(desk, 2, "undo").key == "floor"
    desk.play(2, "pick 3")
    desk.play(2, "seal")
    assert desk.play(0, "seal") == ["hold"]
    desk.say(0, "undo")
    assert desk.room.held is None
    desk.say(0, "restart")
    desk.play(0, "pick 2")
    desk.play(0, "seal")
    desk.open()
    assert desk.room.state.scores() == [2, 0, 0]
    assert snapshots.write(desk.again()) == snapshots.write(desk.room)


def test_a_held_order_does_not_open_when_another_takes_theirs_back() -> None:
    desk = Desk("bids")
    for notation in ("pick 2", "seal"):
        desk.play(0, notation)
    for notation in ("pick 3", "seal"):
        desk.play(1, notation)
    desk.say(0, "undo")
    desk.open()
    assert desk.room.state.scores() == [0, 0]
    assert desk.room.waiting() == [0]


def test_bots_among_themselves_wait_for_nobody() -> None:
    desk = Desk("bids", "bb")
    for _ in range(4):
        desk.play_bot()
    assert desk.room.history.state.floor == 4


def test_a_spectator_counts_only_what_can_be_noticed() -> None:
    desk = Desk("bids")
    before = desk.room.entry_of(SPECTATOR)
    desk.play(0, "pick 2")
    desk.say(0, "undo")
    desk.play(0, "pick 1")
    assert desk.room.entry_of(SPECTATOR) == before
    desk.play(0, "seal")
    assert desk.room.entry_of(SPECTATOR) == before + 1


# --- Seats ---


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    desk = Desk("aloha")
    seat = asked(desk)
    assert refused(desk, 1 - seat, "bot", seat=seat, bot="random").key == "not-away"
    desk.away[seat] = 130.0
    desk.say(1 - seat, "bot", seat=seat, bot="random")
    assert refused(desk, seat, "act", notation="pass").key == "bot-plays"
    assert refused(desk, 1 - seat, "bot", seat=seat, bot=None).key == "not-your-seat"
    assert refused(desk, 1 - seat, "bot", seat=seat, bot="greedy").key == "owners-bot"
    desk.say(seat, "bot", seat=seat, bot=None)
    assert desk.say(seat, "act", notation="pass") == ["act"]
    assert refused(desk, seat, "bot", seat=seat, bot="genius").key == "no-such-bot"
    assert refused(desk, seat, "bot", seat=9, bot="random").key == "no-such-seat"
    assert refused(Desk("aloha", "hb"), 0, "bot", seat=1, bot="random").key == "bots-own-seat"


def test_names_and_chat_are_one_line_that_can_be_stored() -> None:
    desk = Desk("aloha")
    desk.say(0, "rename", name="  A\n\x00na \u202e" + "x" * 100)
    assert desk.room.seats[0].name.startswith("A na x")
    assert len(desk.room.seats[0].name) <= 40
    desk.say(0, "rename", name=" ")
    assert desk.room.names("fr")[0] == desk.room.game.seat_name(2, 0, "fr")
    assert refused(desk, 0, "chat", text=" \n ").key == "empty"


def test_a_player_can_stay_out_of_a_battle() -> None:
    from vaka.table.game.decisions import declining

    desk = Desk("truce")
    assert declining(desk.room, 0) == ("round 1", 4)
    desk.say(0, "decline")
    assert desk.room.declined == {0: "round 1"}
    desk.say(0, "decline", on=False)
    assert desk.room.declined == {}
    assert refused(Desk("bids"), 0, "decline").key == "no-battle"


@pytest.mark.parametrize(
    "nothing",
    [
        "\u200b\u200d",
        "\u3164",
        "\u2800 \u2800",
        "\u115f\u1160\uffa0",
        "\u00ad",
        "\u034f\ufe0f",
        "\U000e0041\U000e0042",
        "\u2060\ufeff",
        "\u0301",
    ],
)
def test_a_name_in_which_nothing_is_to_be_seen_is_none(nothing: str) -> None:
    desk = Desk("aloha")
    desk.say(0, "rename", name="Ana")
    desk.say(0, "rename", name=nothing)
    assert desk.room.names("en")[0] == desk.room.game.seat_name(2, 0, "en"), "the seat is called by its own word"
    assert clean(nothing * 60 + "Ana", 40) == "", "what would be seen is cut off"
    assert refused(desk, 0, "chat", text=nothing).key == "empty"


@pytest.mark.parametrize("name", ["Ana", "?", "7", "✨", "👩‍🚀", "アナ", "अना", "!\u200b", "🇳🇿"])
def test_a_name_in_which_something_is_to_be_seen_is_kept(name: str) -> None:
    assert clean(name, 40) == name
