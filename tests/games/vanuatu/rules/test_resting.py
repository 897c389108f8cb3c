"""Resting (action 9), the rest tokens (phase V), and who knows what of them (ruling 15)."""

from __future__ import annotations

import random
from collections import Counter

import vaka
from vaka.engine.testing import position
from vaka.engine.testing.table import Table

GAME = vaka.game("vanuatu")
FOUR = {"purple": {"rest": 4}, "yellow": {"rest": 3}, "teal": {"rest": 2}, "orange": {"rest": 1}}


def resters() -> Table:
    """Four players who will rest one after the other."""
    return position("vanuatu", 4, plan=FOUR)


def shown(table: Table, viewer: int) -> list[object]:
    """The tokens as a viewer sees them."""
    return [entry["token"] for entry in table.state.redact(viewer).write()["rests"]]


def test_9_the_rester_chooses_one_of_all_that_are_there() -> None:
    """Action 9: takes all available tokens, chooses one, and returns the others."""
    table = resters().play("purple", "rest")
    assert table.open() == {"token first", "token both", "token point", "token vatu"}
    table.play("purple", "token both").play("yellow", "rest")
    assert table.open() == {"token first", "token point", "token vatu"}
    assert table.refuses("token both").key == "token-gone"


def test_9_the_bonus_comes_at_the_end_of_the_round() -> None:
    """Action 9, note: not before phase V."""
    table = resters().play("purple", "rest").play("purple", "token both")
    assert (table.vatus[0], table.prosperity[0]) == (3, 0)


def test_phase_v_every_token() -> None:
    """Rest tokens: the first player marker, 1 vatu and 1 point, 1 point, 1 vatu; then they return."""
    table = resters()
    for colour, token in (("purple", "vatu"), ("yellow", "first"), ("teal", "both"), ("orange", "point")):
        table.play(colour, "rest").play(colour, f"token {token}")
    assert [int(vatus) for vatus in table.vatus] == [4, 3, 4, 3]
    assert [int(points) for points in table.prosperity] == [0, 0, 1, 1]
    assert table.state.write()["first"] == "yellow"
    assert table.state.write()["rests"] == []


def test_the_first_player_token_acts_from_the_next_round() -> None:
    """Ruling 9: it changes nothing before."""
    table = resters().play("purple", "rest").play("purple", "token first")
    assert table.state.write()["first"] == "purple"
    table.play("yellow", "rest").play("yellow", "token vatu")
    assert table.asked() == "teal"


def test_ruling_9_a_fifth_rester_just_retrieves() -> None:
    """Ruling 9: there are four tokens."""
    rests = [["purple", "vatu"], ["yellow", "first"], ["teal", "both"], ["orange", "point"]]
    table = position("vanuatu", 5, plan={"blue": {"rest": 1}}, rests=rests)
    assert table.open() == {"retrieve rest"}
    assert table.refuses("rest").key == "no-tokens"


def test_ruling_15_nobody_else_sees_a_token() -> None:
    """Ruling 15: others learn that a token was taken, not which; the notation of a hidden line says so."""
    table = resters().play("purple", "rest")
    action = vaka.game("vanuatu").parse(table.state, "token vatu")
    assert vaka.game("vanuatu").notation(table.state, action, viewer=1) == "token ?"
    assert vaka.game("vanuatu").notation(table.state, action, viewer=0) == "token vatu"
    table.play("purple", "token vatu")
    assert shown(table, 0) == ["vatu"]
    assert shown(table, 1) == ["?"]
    assert shown(table, vaka.SPECTATOR) == ["?"]


def test_ruling_15_the_second_rester_knows_the_first_token() -> None:
    """Ruling 15: of four tokens three are left, so the missing one is known; nobody else learns it."""
    table = resters().play("purple", "rest").play("purple", "token vatu").play("yellow", "rest")
    assert shown(table, 1) == ["vatu", None]
    assert shown(table, 2) == ["?", None]
    table.play("yellow", "token first")
    assert shown(table, 0) == ["vatu", "?"]
    assert shown(table, 1) == ["vatu", "first"]


def test_ruling_15_a_later_rester_knows_the_tokens_together() -> None:
    """Ruling 15: the third rester knows which two are gone, not who has which."""
    table = resters().play("purple", "rest").play("purple", "token vatu").play("yellow", "rest").play("yellow", "token first")
    table.play("teal", "rest").play("teal", "token both")
    view = table.state.redact(2)
    assert [entry["token"] for entry in view.write()["rests"]] == ["?", "?", "both"]
    assert view.hidden() == {"rests/0/token": ["first", "vatu"], "rests/1/token": ["first", "vatu"]}
    rng = random.Random(5)
    pairs = Counter(tuple(entry["token"] for entry in view.resample(rng).write()["rests"][:2]) for _ in range(400))
    assert set(pairs) == {("vatu", "first"), ("first", "vatu")}
    assert min(pairs.values()) > 140


def test_what_was_seen_is_kept_in_the_position() -> None:
    """Memory is part of the state: a view that is dumped and loaded still knows what its viewer saw."""
    table = resters().play("purple", "rest").play("purple", "token vatu").play("yellow", "rest").play("yellow", "token first")
    view = table.state.redact(1)
    again = vaka.game("vanuatu").load(view.dump())
    assert again.write()["rests"][0]["token"] == "vatu"
    assert again.write()["rests"][1]["saw"] == ["first", "both", "point"]


def test_looking_cannot_be_taken_back_alone() -> None:
    """Who looks at what another left has learned something: the floor moves. The first rester learns nothing new."""
    table = resters()
    before = table.state.ply
    table.play("purple", "rest")
    assert table.state.floor <= before
    table.play("purple", "token vatu").play("yellow", "rest")
    assert table.state.floor == table.state.ply


def test_a_private_event_has_a_public_one_beside_it() -> None:
    """The rester hears which tokens there are; the others hear that somebody rests."""
    table = resters().play("purple", "rest").play("purple", "token vatu")
    heard = {viewer: [event.key for event in table.events if event.heard_by(viewer)] for viewer in (0, 1, vaka.SPECTATOR)}
    assert heard[0] == ["rest", "look", "take"]
    assert heard[1] == heard[vaka.SPECTATOR] == ["rest", "take-hidden"]


def test_the_rester_is_told_which_tokens_are_there() -> None:
    """All of them, as a list."""
    table = resters().play("purple", "rest").play("purple", "token first").play("yellow", "rest")
    looks = [event for event in table.events if event.key == "look"]
    assert [GAME.tell(event, 4, "en") for event in looks] == [
        "Purple sees the rest tokens: first player, 1 vatu and 1 point, 1 point, 1 vatu.",
        "Yellow sees the rest tokens: 1 vatu and 1 point, 1 point, 1 vatu.",
    ]
    assert GAME.tell(looks[1], 4, "fr") == "Jaune voit les jetons Repos\N{NO-BREAK SPACE}: 1 vatu et 1 point, 1 point, 1 vatu."
    assert GAME.tell(looks[1], 4, "de") == "Gelb sieht die Ruheplättchen: 1 Vatu und 1 Punkt, 1 Punkt, 1 Vatu."
