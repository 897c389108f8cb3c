"""The entries of a table as they are stored: kinds and fields are only ever added, since stored games are made of them."""

from __future__ import annotations

import pytest

from vaka.table.game.entries import (
    KINDS,
    Acted,
    BotSeated,
    Consented,
    Declined,
    Deed,
    DoorSet,
    Ended,
    Entry,
    Held,
    Hushed,
    PassingSet,
    Paused,
    Recorded,
    RefusedIt,
    Rematched,
    Renamed,
    Requested,
    Restored,
    Said,
    SeatChanged,
    Started,
    TookBack,
    read_entry,
)

STORED: list[tuple[str, str, Deed]] = [
    ("start", '{"chance":[3]}', Started([3])),
    ("start", '{"chance":[3],"owned":[0]}', Started([3], [0])),
    ("act", '{"seat":1,"action":7,"chance":[]}', Acted(1, 7, [])),
    ("act", '{"seat":1,"action":7,"chance":[2],"said":["pass","2"],"redo":true}', Acted(1, 7, [2], ["pass", "2"], redo=True)),
    ("hold", '{"seat":0,"action":4}', Held(0, 4)),
    ("undo", '{"seat":0,"plies":[5,4]}', TookBack(0, [5, 4])),
    ("undo", '{"seat":0,"held":true}', TookBack(0, held=True)),
    ("undo", '{"seat":0,"to":0,"chance":[]}', TookBack(0, to=0, chance=[])),
    ("restore", '{"seat":0}', Restored(0)),
    ("request", '{"seat":0,"what":"undo","to":0}', Requested(0, "undo", to=0)),
    ("request", '{"seat":0,"what":"agree","winners":[]}', Requested(0, "agree", winners=[])),
    ("request", '{"seat":0,"what":"invite","for":2}', Requested(0, "invite", lost=2)),
    ("consent", '{"seat":1}', Consented(1)),
    ("refuse", '{"seat":1}', RefusedIt(1)),
    ("refuse", '{"seat":1,"late":true}', RefusedIt(1, late=True)),
    ("end", '{"how":"conceded","winners":[1],"scores":[3,4]}', Ended("conceded", [1], [3, 4])),
    ("chat", '{"seat":0,"text":"é"}', Said(0, "é")),
    ("rename", '{"seat":0,"name":"Ana"}', Renamed(0, "Ana")),
    ("bot", '{"seat":0,"bot":null,"by":1}', BotSeated(0, None, 1)),
    ("bot", '{"seat":0,"bot":"greedy"}', BotSeated(0, "greedy")),
    ("seat", '{"seat":0,"what":"sat","label":"Firefox"}', SeatChanged(0, "sat", "Firefox")),
    ("seat", '{"seat":0,"what":"freed"}', SeatChanged(0, "freed")),
    ("decline", '{"seat":0,"scope":null}', Declined(0, None)),
    ("pause", '{"seat":0}', Paused(0)),
    ("pause", '{"seat":0,"on":false}', Paused(0, on=False)),
    ("seat", '{"seat":1,"what":"joined","label":"Firefox"}', SeatChanged(1, "joined", "Firefox")),
    ("seat", '{"seat":1,"what":"removed","label":"Ben"}', SeatChanged(1, "removed", "Ben")),
    ("door", '{"on":true,"seats":[1,2]}', DoorSet(on=True, seats=[1, 2])),
    ("door", '{"on":false}', DoorSet(on=False)),
    ("hush", '{"seat":1}', Hushed(1)),
    ("hush", '{"seat":1,"on":false}', Hushed(1, on=False)),
    ("rematch", '{"table":"abc"}', Rematched("abc")),
    ("passing", '{"seat":1,"on":false}', PassingSet(1, False)),
    ("act", '{"seat":1,"action":3,"chance":[],"then":[4,5]}', Acted(1, 3, [], then=[4, 5])),
    ("act", '{"seat":1,"action":3,"chance":[],"passed":true}', Acted(1, 3, [], passed=True)),
    ("record", '{"moves":[[0,3]],"date":"2026-01-01"}', Recorded([[0, 3]], "2026-01-01")),
]


@pytest.mark.parametrize(("kind", "payload", "deed"), STORED)
def test_what_is_stored_means_what_it_meant(kind: str, payload: str, deed: Deed) -> None:
    entry = Entry(4, deed, 5.0)
    assert read_entry(4, kind, payload, 5.0) == entry
    assert entry.row("t") == {"game_id": "t", "entry": 4, "kind": kind, "payload": payload, "created": 5.0}


def test_every_kind_is_among_these() -> None:
    assert {kind for kind, _, _ in STORED} == set(KINDS)


def test_the_key_of_a_message_is_kept_with_its_speaker() -> None:
    entry = Entry(1, Said(0, "hi"), 5.0, "k", 0)
    assert entry.row("t")["payload"] == '{"seat":0,"text":"hi","key":"k","speaker":0}'
    assert read_entry(1, "chat", '{"seat":0,"text":"hi","key":"k","speaker":0}', 5.0) == entry


def test_what_is_no_entry_is_refused() -> None:
    with pytest.raises(ValueError, match="lacks something"):
        read_entry(1, "chat", "{}", 5.0)
