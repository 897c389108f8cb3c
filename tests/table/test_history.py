"""The checker of histories finds what it is for."""

from __future__ import annotations

from pathlib import Path

from tests.table.crash import Game, Seen
from tests.table.history import broken
from tests.table.served import serving
from vaka.table.store.reader import Store


def test_what_is_no_history_is_found(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db") as served:
        table = served.open("aloha")
        game = Game("aloha", table.table, [table.tokens[0], table.tokens[1]])
        views = [table.view(0)]
        for number in range(4):
            seat = views[-1]["waiting"][0]
            view = table.view(seat)
            table.post(seat, "act", entry=view["entry"], action=view["actions"][0]["id"], key=f"key {number}")
            views.append(table.view(0))
    saw = [Seen(view["entry"], view["text"], is_first=False, after=frozenset()) for view in views]
    assert len({seen.text for seen in saw}) == len(saw)
    store = Store(f"sqlite:///{tmp_path / 'vaka.db'}")

    def found(*seen: Seen) -> list[str]:
        game.saw[0] = list(seen)
        return [fault.partition(" was ")[2].partition(" (")[0] for fault in broken(store, game)]

    assert found(*saw) == []
    assert found(saw[0], saw[2], saw[2], saw[4]) == [], "not everything has to be seen"
    assert found(saw[2], saw[1]) == ["shown an older position than before"]
    assert found(saw[1]._replace(text="another")) == ["shown what never was"]
    new = saw[1]._replace(is_first=True, after=frozenset({"key 2"}))
    assert found(new) == ["shown an older position than before"], "that was acknowledged before this connection"
    assert found(saw[3]._replace(is_first=True, after=frozenset({"key 2"}))) == []
    store.close()
