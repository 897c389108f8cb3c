"""What the advanced rules and the solitaire game have noted, as lines of the position's text: from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.names import HIDDEN
from vaka.games.paradise.rules.advanced_box import ADVANCED_BOX, EVENTS
from vaka.games.paradise.rules.box import SEATS
from vaka.games.paradise.words.naming import hex_name, tile_name

if TYPE_CHECKING:
    from vaka.engine.game import Game


def advanced_lines(game: Game, seats: int, data: dict[str, Any], lang: str) -> list[str]:
    """One line for each thing that is noted."""

    def say(key: str, **params: Any) -> str:
        return game.say(key, params, lang, seats)

    lines = [say("text-store", seat=SEATS.index(seat)) for seat in data.get("saved", ())]
    lines += [say("text-kumara", seat=SEATS.index(seat)) for seat in data.get("kumara", ())]
    lines += [say("text-galapagos", seat=SEATS.index(seat)) for seat in data.get("galapagos", ())]
    if data.get("malaria"):
        lines.append(say("text-malaria"))
    south = data.get("south", {})
    if south.get("out"):
        lines.append(say("text-south-out"))
    if south.get("buried") is not None:
        tile = say("text-tile-hidden") if south["buried"] == HIDDEN else tile_name(south["buried"])
        lines.append(say("text-buried", name=tile))
    if "events" in data:
        lines += event_lines(game, data["events"], say, lang)
    if "solo" in data:
        solo = data["solo"]
        lines.append(say("text-solo", count=15 - solo["drawn"], cards=str(solo["cards"])))
        if solo["held"] or solo["now"]:
            chits = [*([solo["now"]] if solo["now"] else []), *solo["held"]]
            lines.append(say("text-chits", chits=", ".join(str(chit) for chit in chits)))
    return lines


def event_name(word: str) -> str:
    """An Event as it is printed."""
    return ADVANCED_BOX.event_names[EVENTS.index(word)]


def event_lines(game: Game, events: dict[str, Any], say: Any, lang: str) -> list[str]:
    """Kept cards, markers on the map, and what Events do to players."""
    lines = []
    for entry in events["kept"]:
        name = say("text-event-hidden") if entry["event"] == HIDDEN else event_name(entry["event"])
        lines.append(say("text-kept", seat=SEATS.index(entry["seat"]), name=name))
    for word, at in events["markers"].items():
        lines.append(say("text-marker", name=event_name(word), place=hex_name(game, at, lang)))
    struck = (
        ("disputed", "succession-dispute"), ("becalmed", "becalmed"), ("winded", "favorable-winds"),
        ("leading_attack", "war-leader"), ("leading_defence", "war-leader"),
    )  # fmt: skip
    lines += [say("text-struck", seat=SEATS.index(events[word]), name=event_name(name)) for word, name in struck if events[word]]
    if events["bride"]:
        lines.append(say("text-peace", seat=SEATS.index(events["bride"]), other_seat=SEATS.index(events["groom"])))
    return lines
