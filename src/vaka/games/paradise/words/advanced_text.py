"""What the advanced rules and the solitaire game have noted, as lines of the position's text: from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.names import HIDDEN
from vaka.engine.words import listed
from vaka.games.paradise.rules.board.annex import NOTED
from vaka.games.paradise.rules.box import ADVANCED_BOX, CHIT_ACTIONS, EXPANSIONS, SEATS
from vaka.games.paradise.words.naming import event_name, tile_name

if TYPE_CHECKING:
    from vaka.engine.game import Game


def advanced_lines(game: Game, say: Any, data: dict[str, Any], lang: str) -> list[str]:
    """One line for each thing that is noted; `say` calls hexes by what lies there."""
    lines = []
    for noted in NOTED:
        if noted.of_seats:
            lines += [say(f"text-{noted.word}", seat=SEATS.index(seat)) for seat in data.get(noted.word, ())]
        elif data.get(noted.word):
            lines.append(say(f"text-{noted.word}"))
    south = data.get("south", {})
    if south.get("out"):
        lines.append(say("text-south-out"))
    if south.get("buried") is not None:
        tile = say("text-tile-hidden") if south["buried"] == HIDDEN else tile_name(game, south["buried"], lang)
        lines.append(say("text-buried", name=tile))
    if "events" in data:
        lines += event_lines(game, data["events"], say, lang)
    if "solo" in data:
        lines += chit_lines(data["solo"], say, lang)
    return lines


# --- Chits ---


def chits_of(solo: dict[str, Any]) -> dict[str, list[int]]:
    """§12.2: where the chits are, by their numbers: in the cup, set aside until six are drawn, or drawn."""
    chits = range(1, len(ADVANCED_BOX.chit_actions) + 1)
    attacks = [chit for chit in chits if CHIT_ACTIONS[ADVANCED_BOX.chit_actions[chit - 1]] == "attack"]
    aside = attacks if solo["drawn"] < ADVANCED_BOX.attack_after else []
    drawn = [chit for chit in chits if chit not in solo["cup"] and chit not in aside]
    return {"cup": solo["cup"], "aside": aside, "drawn": drawn}


def chit_lines(solo: dict[str, Any], say: Any, lang: str) -> list[str]:
    """How many chits are left, which they are, and which were drawn. A chit is called by its number and its Action."""
    total = len(ADVANCED_BOX.chit_actions)
    lines = [say("text-solo", count=total - solo["drawn"], cards=str(solo["cards"]))]
    lines += [
        say(f"text-{where}", chits=listed([chit_name(chit, say) for chit in chits], lang))
        for where, chits in chits_of(solo).items()
        if chits
    ]
    now = [*([solo["now"]] if solo["now"] else []), *solo["held"]]
    return [*lines, say("text-chits", chits=listed([chit_name(chit, say) for chit in now], lang))] if now else lines


def chit_name(chit: int, say: Any) -> str:
    """A chit by its number, with its Action."""
    return str(say("chit-named", number=str(chit), action=CHIT_ACTIONS[ADVANCED_BOX.chit_actions[chit - 1]]))


def chits_told(game: Game, seats: int, solo: dict[str, Any], lang: str) -> str:
    """The chits for who asks: those that are left with both sides, and the numbers of those that were drawn."""

    def say(key: str, **params: Any) -> str:
        return game.say(key, params, lang, seats)

    def sides(chit: int) -> str:
        gets = listed([say(f"expansion-{EXPANSIONS[side]}") for side in ADVANCED_BOX.chit_sides[chit - 1]], lang)
        return f"{chit_name(chit, say)} ({gets})"

    places = chits_of(solo)
    parts = [say("about-chits-left", left=len(ADVANCED_BOX.chit_actions) - solo["drawn"])]
    parts += [
        say(f"about-chits-{where}", chits=listed([sides(chit) for chit in places[where]], lang))
        for where in ("cup", "aside")
        if places[where]
    ]
    if places["drawn"]:
        drawn = [say("chit-number", number=str(chit)) for chit in places["drawn"]]
        parts.append(say("about-chits-drawn", chits=listed(drawn, lang)))
    return " ".join([*parts, say("about-chits-reconstructed")])


# --- Events ---


def event_lines(game: Game, events: dict[str, Any], say: Any, lang: str) -> list[str]:
    """Kept cards, markers on the map, and what Events do to players."""
    lines = []
    for entry in events["kept"]:
        name = say("text-event-hidden") if entry["event"] == HIDDEN else with_effect(game, entry["event"], say, lang)
        lines.append(say("text-kept", seat=SEATS.index(entry["seat"]), name=name))
    for word, at in events["markers"].items():
        lines.append(say("text-marker", event=word, hex=at, effect=say(f"lying-{word}")))
    struck = (
        ("disputed", "succession-dispute"), ("becalmed", "becalmed"), ("winded", "favorable-winds"),
        ("leading_attack", "war-leader"), ("leading_defence", "war-leader"),
    )  # fmt: skip
    lines += [
        say("text-struck", seat=SEATS.index(events[word]), name=with_effect(game, name, say, lang))
        for word, name in struck
        if events[word]
    ]
    if events["bride"]:
        peace = say("text-peace", seat=SEATS.index(events["bride"]), other_seat=SEATS.index(events["groom"]))
        lines.append(say("told-with", name=peace, effect=say("text-peace-effect")))
    return lines


def with_effect(game: Game, word: str, say: Any, lang: str) -> str:
    """An Event that a player keeps, or is under, with what it does."""
    return str(say("told-with", name=event_name(game, word, lang), effect=say(f"fortune-{word}")))


def marker_words(game: Game, say: Any, data: dict[str, Any], at: str, lang: str) -> list[str]:
    """What each Event marker in a hex does."""
    words = [word for word, place in data.get("events", {}).get("markers", {}).items() if place == at]
    return [say("told-with", name=event_name(game, word, lang), effect=say(f"lying-{word}")) for word in words]
