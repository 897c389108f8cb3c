"""What could lie where a viewer sees nothing, in a reader's words; of a game that is over, with what did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vaka.bots.believing import at_path, things
from vaka.table.game.refusals import Refused
from vaka.table.shown.answers import NOW, When, state_at, view_at

if TYPE_CHECKING:
    from vaka.engine.state import State
    from vaka.table.game.room import Room
    from vaka.table.protocol.shapes import BeliefShape, GuessShape

SEVERAL: Final = 1.001
"""Where more than one thing lies on average, there may be several of a kind."""


class Asked(NamedTuple):
    """A hidden place that somebody asks about: the view, and the position as it really was where that is no secret any more."""

    place: str
    paths: list[str]
    view: State
    true: State | None


def asked(room: Room, viewer: int, place: str, when: When = NOW) -> tuple[Asked, dict[str, Any]]:
    """A hidden place that a viewer asks about, and the dump of its view; raise Refused if the place hides nothing."""
    view = view_at(room, viewer, when)
    paths = None if room.is_frozen else room.game.secrets(view).get(place)
    if paths is None:
        raise Refused("nothing-hidden", 404)
    return Asked(place, paths, view, state_at(room, viewer, when) if room.over else None), view.dump()


def told(asked: Asked, rows: list[tuple[str, float, float]], lang: str) -> BeliefShape:
    """What could lie there in a reader's words; with what did, where the position is given as it really was."""
    rules = asked.view.game
    really: dict[str, int] | None = None
    if asked.true is not None:
        really, data = {}, asked.true.write()
        for path in asked.paths:
            for thing, count in things(at_path(data, path)).items():
                really[thing] = really.get(thing, 0) + count
        rows = rows + [(thing, 0.0, 0.0) for thing in really if thing not in {row[0] for row in rows}]
    guesses: list[GuessShape] = [
        {
            "name": rules.secret_name(asked.view, asked.place, thing, lang),
            "chance": round(chance, 4),
            "mean": round(mean, 2),
            "really": None if really is None else really.get(thing, 0),
        }
        for thing, chance, mean in rows
    ]
    return {"place": asked.place, "several": sum(mean for _, _, mean in rows) > SEVERAL, "guesses": guesses}
