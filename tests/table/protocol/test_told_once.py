"""What the server says has one definition: the JSON, the OpenAPI description and the client's types agree with it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter, with_config
from tools.client_types import TARGET, written

from tests.table.served import Served, play_out
from vaka.table.protocol.shapes import ChangesShape, ViewShape


@with_config(ConfigDict(extra="forbid", strict=True))
class Strict(ViewShape):
    """A view with nothing beside what is declared."""


VIEW: TypeAdapter[Any] = TypeAdapter(Strict)


def test_the_clients_types_are_those_of_the_shapes() -> None:
    assert TARGET.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize("game", ["aloha", "bids", "truce", "vanuatu"])
def test_every_view_has_the_declared_shape(served: Served, game: str) -> None:
    table = served.open(game, "hhh" if game == "vanuatu" else "hh")
    players = [table.sit(seat) for seat in table.tokens]
    play_out(players, random.Random(4), acts=12)
    table.post(0, "request", what="concede")
    for seat in (0, None):
        VIEW.validate_python(table.view(seat))
        VIEW.validate_python(table.get("/positions/2", seat).json())
    for player in players:
        player.catch_up()
        VIEW.validate_python(player.view)
        player.close()


def test_the_description_has_the_same_shape(served: Served) -> None:
    description = served.http.get("/api/v1/openapi.json").json()
    declared = description["components"]["schemas"]["ViewShape"]["properties"]
    assert set(declared) == set(ViewShape.__annotations__)
    assert "RequestShape" in description["components"]["schemas"], "down to what is asked"
    changes = description["components"]["schemas"]["ChangesShape"]["properties"]
    assert set(changes) == set(ChangesShape.__annotations__), "what a line sends that keeps its views"
    assert changes["log"]["items"] == {"$ref": "#/components/schemas/LogShape"}


def test_the_rules_run_once_for_an_action(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deciding plays it ahead; the room takes that over, and does not play it again."""
    table = served.open("bids", "hh")
    kind = type(served.server.rooms.loaded(table.table).room.state)  # type: ignore[union-attr]
    applied: list[int] = []
    real = kind.apply

    def counted(self: Any, action: int, *more: Any) -> None:
        applied.append(action)
        real(self, action, *more)

    monkeypatch.setattr(kind, "apply", counted)
    assert table.post(0, "act", entry=table.view(0)["entry"], notation="pick 2").status_code == 200
    assert len(applied) == 1
