"""What a viewer is shown. Everything is computed from the redacted position: this module is never given a secret to keep."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal, NamedTuple, cast

from vaka.engine import captions
from vaka.engine.names import CHANCE, SPECTATOR
from vaka.engine.words import listed
from vaka.table.game.decisions import declining, may_restore
from vaka.table.game.secrecy import has_secrets, is_settled
from vaka.table.protocol.phrases import bot_label, kind_label, kind_of, say
from vaka.table.shown import answers, plans
from vaka.table.shown.boards import Static, drawn

if TYPE_CHECKING:
    from collections.abc import Callable

    from vaka.engine.game import Game
    from vaka.engine.state import State
    from vaka.table.game.people import Line
    from vaka.table.game.room import Room
    from vaka.table.protocol.shapes import (
        ActionShape,
        ChatShape,
        ClockShape,
        CoreShape,
        DeclineShape,
        FrameShape,
        HeldOrderShape,
        ObstacleShape,
        OverShape,
        RequestShape,
        SeatShape,
        SourceShape,
        UndoShape,
        What,
    )


def shown_viewer(viewer: int) -> int | Literal["spectator"]:
    """The viewer as JSON."""
    return "spectator" if viewer == SPECTATOR else viewer


def core(
    room: Room,
    viewer: int,
    lang: str,
    static: Static | None,
    *,
    words: bool = True,
    pieces: list[str] | None = None,
    view: State | None = None,
) -> CoreShape:
    """What a viewer is shown now, apart from the log and from who is connected.

    Without `words` there is no text where there is a picture. `pieces` is given what moves in the picture, which then has none.
    `view` is the viewer's, if the caller has it already.
    """
    view = room.view(viewer) if view is None else view
    names, waiting = room.names(lang), room.waiting()
    rests = is_holding(room, viewer) or room.is_paused
    asked = viewer in waiting and not rests and room.seats[viewer].is_human
    actions, kinds = _actions(room, view, viewer, lang) if viewer >= 0 and not rests else ([], {})
    ask = _ask(room, view, viewer, lang, names, waiting, lambda: _by_weight(actions, kinds))
    obstacles = _obstacles(view, viewer, lang, names, kinds) if viewer >= 0 and not room.over and not room.is_frozen else []
    plies = len(room.history) if room.over else room.history.heard(viewer, len(room.history))
    return {
        **_frame(room, viewer, lang),
        "ply": plies,
        "plies": plies,
        "floor": int(view.floor),
        "setup": answers.set_up(room, viewer),
        "since": answers.since(room, viewer),
        "live": True,
        "waiting": waiting,
        "you": asked,
        "ask": ask,
        "board": drawn(view, static, lang, names, seat=viewer, interactive=bool(actions), pieces=pieces) if static else None,
        "text": room.game.text(view, lang) if words or not static else "",
        "actions": actions,
        "obstacles": obstacles,
        "kinds": kinds,
        "undo": _undo(room, viewer, lang),
        "over": ended(room, lang, names),
        "decline": _decline(room, view, viewer, lang),
        "plans": plans.offers(view, viewer, lang) if asked else [],
        "passing": viewer >= 0 and viewer not in room.asks_all,
    }


def past(room: Room, viewer: int, lang: str, ply: int, static: Static | None) -> tuple[CoreShape, Own]:
    """What a viewer could see after so many of its plies; raise IndexError if there are fewer."""
    total = len(room.history)
    true_ply = ply if room.over else room.history.ply_of(viewer, ply)
    view = room.shown(room.history.at(true_ply), viewer)
    names = room.names(lang)
    shown: CoreShape = {
        **_frame(room, viewer, lang),
        "ply": ply,
        "plies": total if room.over else room.history.heard(viewer, total),
        "floor": int(view.floor),
        "setup": answers.set_up(room, viewer),
        "since": ply,
        "live": False,
        "waiting": [int(seat) for seat in view.waiting()] if view.actor() != CHANCE else [],
        "you": False,
        "ask": say("ask-past", lang),
        "board": drawn(view, static, lang, names, seat=viewer, interactive=False) if static else None,
        "text": room.game.text(view, lang),
        "actions": [],
        "obstacles": [],
        "kinds": {},
        "undo": {"free": False, "back": None, "why": "", "restart": False, "redo": False, "request": None},
        "over": ended(room, lang, names),
        "decline": None,
        "plans": [],
        "passing": viewer >= 0 and viewer not in room.asks_all,
    }
    return shown, Own(list(map(int, view.scores())), panels(room, view, lang))


def _frame(room: Room, viewer: int, lang: str) -> FrameShape:
    seat = f"&seat={viewer}" if viewer >= 0 else ""
    return {
        "type": "view",
        "table": room.id,
        "game": room.game.id,
        "title": room.game.title,
        "score_name": room.game.score_name(lang),
        "entry": room.entry_of(viewer),
        "viewer": shown_viewer(viewer),
        "readonly": room.is_record,
        "frozen": room.is_frozen,
        "hints": room.hints and not room.is_record,
        "lang": lang,
        "record_url": f"/api/v1/tables/{room.id}/record{seat.replace('&', '?', 1)}",
        "rules_url": f"/rules/{room.game.id}?lang={lang}",
    }


def is_holding(room: Room, viewer: int) -> bool:
    """Has this seat given the order that waits for the opening?"""
    return room.held is not None and room.held[0] == viewer


def _actions(room: Room, view: State, viewer: int, lang: str) -> tuple[list[ActionShape], dict[str, str]]:
    """What is open to the viewer, and the names of the kinds among it."""
    if room.over or room.is_record or room.is_frozen or not room.seats[viewer].is_human:
        return [], {}
    game, open_now = room.game, list(map(int, view.legal()))
    asides = [action for action in map(int, view.asides(viewer)) if action not in open_now]
    kinds: dict[str, str] = {}
    shown: list[ActionShape] = []
    for action, said in zip(open_now, captions.worded(view, open_now, lang), strict=True):
        if (one := said.shown) is None:
            one = said.shown = _action(game, action, said)
        shown.append(one)
    for action, said in zip(asides, captions.worded(view, asides, lang), strict=True):
        shown.append({**_action(game, action, said), "aside": True})
    for kind in {action["kind"]: None for action in shown}:
        if kind and (label := kind_label(game, kind, lang)):
            kinds[kind] = label
    return shown, kinds


def _action(game: Game, action: int, said: captions.Worded) -> ActionShape:
    """One action as it is shown: kept with its words, and not to be changed."""
    kind = kind_of(game, said.key) if said.key else ""
    return {"id": action, "notation": said.notation, "sentence": said.sentence, "kind": kind, "aside": False}


def _obstacles(view: State, viewer: int, lang: str, names: list[str], kinds: dict[str, str]) -> list[ObstacleShape]:
    """What is not open and why; their kinds are named beside those of the actions."""
    shown: list[ObstacleShape] = []
    for obstacle in view.obstacles(viewer):
        kind = str(obstacle.params.get("kind", ""))
        if kind and kind not in kinds and (label := kind_label(view.game, kind, lang)):
            kinds[kind] = label
        shown.append({"kind": kind, "text": captions.explained(view, obstacle, lang, names), "rule": obstacle.rule or None})
    return shown


def _ask(
    room: Room, view: State, viewer: int, lang: str, names: list[str], waiting: list[int], open_kinds: Callable[[], list[str]]
) -> str:
    """What the viewer is asked, or who is; `open_kinds` names the kinds that are open, for a game without words of its own."""
    if room.is_record:
        return say("ask-record", lang)
    if room.over:
        return say("ask-over", lang)
    if room.is_frozen:
        return say("ask-old-rules", lang)
    if room.is_paused:
        return say("ask-paused", lang)
    if is_holding(room, viewer):
        return say("ask-held", lang)
    at_once = "-once" if room.state.is_simultaneous() else ""
    if viewer in waiting and room.seats[viewer].is_human:
        if (instruction := answers.prompt(room, view, lang)) is not None:
            return instruction
        labels = open_kinds()
        return say(f"ask-you{at_once}-kinds", lang, kinds=", ".join(labels)) if labels else say(f"ask-you{at_once}", lang)
    asked = say(f"ask-others{at_once}", lang, names=listed([names[seat] for seat in waiting], lang))
    return say("ask-bots-alone", lang, asked=asked) if room.is_bots_alone() else asked


def _by_weight(actions: list[ActionShape], kinds: dict[str, str]) -> list[str]:
    """The names of the kinds that are open; a bare word like `pass` comes after what is done with something."""
    bare = {action["kind"] for action in actions if " " not in action["notation"]}
    return [kinds[kind] for kind in sorted(kinds, key=lambda kind: kind in bare)]


def _undo(room: Room, viewer: int, lang: str) -> UndoShape:
    own = viewer >= 0 and room.seats[viewer].is_human and not room.over and not room.is_paused
    free = room.free_moves(viewer) if own else []
    holding = own and is_holding(room, viewer)
    back = answers.way_back(room, viewer)
    return {
        "free": bool(free) or holding,
        "back": back,
        "why": answers.why_stuck(back, lang) if own and not free and not holding else "",
        "restart": len(free) + holding > 1,
        "redo": own and bool(room.redo.get(viewer) or may_restore(room, viewer)),
        "request": _request(room, viewer),
    }


def _request(room: Room, viewer: int) -> RequestShape | None:
    request = room.request
    if request is None:
        return None
    shown: RequestShape = {
        "id": request.id,
        "by": request.seat,
        "what": cast("What", request.what),
        "agreed": list(request.agreed),  # which grows: a view is kept, and says later what it said
        "needs": room.needed(request),
    }
    if request.what == "invite":
        shown["seat"] = request.details["for"]
    elif request.what in ("pause", "resume"):
        pass
    elif request.what == "undo":
        shown["ply"] = room.history.heard(viewer, request.details["to"])
    else:
        shown["winners"] = request.details["winners"]
    return shown


def ended(room: Room, lang: str, names: list[str]) -> OverShape | None:
    """How the game ended; None while it runs."""
    over = room.over
    if over is None:
        return None
    return {
        "how": over.how,
        "winners": over.winners,
        "scores": over.scores,
        "score_texts": [room.game.write_score(score, lang) for score in over.scores],
        "reasons": ending(over.how, over.winners, names, lang),
        "points": _points(room, lang),
    }


def ending(how: str, winners: list[int], names: list[str], lang: str) -> str:
    """How a game ended, in a sentence."""
    base = {"rules": "over", "conceded": "over-conceded", "agreement": "over-agreed"}.get(how)
    if base is None:
        return say(f"over-{how}", lang)
    number = "-nobody" if not winners else "-shared" if len(winners) > 1 else "-won" if base == "over" else ""
    key = "over-nobody" if base == "over-conceded" and not winners else base + number
    return say(key, lang, winners=listed([names[seat] for seat in winners], lang))


def _points(room: Room, lang: str) -> list[list[SourceShape]]:
    """Where each seat's score comes from; after the end nothing is hidden."""
    return [
        [
            {"label": label, "points": points, "text": room.game.write_score(points, lang)}
            for label, points in room.game.points(room.state, seat, lang)
        ]
        for seat in range(len(room.seats))
    ]


def _decline(room: Room, view: State, viewer: int, lang: str) -> DeclineShape | None:
    battle = declining(room, viewer) if viewer >= 0 else None
    if battle is None:
        return None
    return {"label": room.game.declined_name(view, viewer, lang), "on": room.declined.get(viewer) == battle[0]}


class Own(NamedTuple):
    """What the panels tell of each seat's position."""

    scores: list[int]
    panels: list[str]


def panels(room: Room, view: State, lang: str) -> list[str]:
    """What each seat has in the open, in a few words of the game."""
    return [room.game.panel(view, seat, lang) for seat in range(len(room.seats))]


def seats(room: Room, viewer: int, lang: str, away: dict[int, float], now: float, then: Own | None = None) -> list[SeatShape]:
    """The panels: one for each player, as it stands `now` (by the time that counts) or as it stood `then`."""
    count, waiting = len(room.seats), room.waiting()
    words, names = room.game.seat_words(count), room.names(lang)
    if then is None:
        view = room.view(viewer)
        then = Own(room.over.scores if room.over else list(map(int, view.scores())), panels(room, view, lang))
    return [
        {
            "seat": number,
            "word": words[number],
            "label": room.game.seat_name(count, number, lang),
            "name": names[number],
            "kind": cast('Literal["human", "bot"]', seat.kind),
            "taken": seat.owned or seat.kind == "bot",
            "lost": seat.is_open,
            "moved": room.has_moved(number),
            "settled": is_settled(room, number),
            "bot": seat.bot,
            "bot_label": bot_label(seat.bot, lang) if seat.bot else None,
            "online": seat.kind == "human" and number not in away and not room.is_record,
            "away": int(away[number]) if seat.kind == "human" and number in away else None,
            "score": then.scores[number],
            "score_text": room.game.write_score(then.scores[number], lang),
            "waiting": number in waiting,
            "winner": bool(room.over and number in room.over.winners),
            "panel": then.panels[number],
            "hushed": number in room.hushed,
            "clock": shown_clock(room, number, now),
        }
        for number, seat in enumerate(room.seats)
    ]


def shown_clock(room: Room, seat: int, now: float) -> ClockShape | None:
    """The clock of a seat, as its panel shows it."""
    clock, seconds = room.away.clock, room.time_left(seat, now)
    if clock is None or seconds is None or room.seats[seat].kind == "bot" or room.is_record:
        return None
    runs = room.thought.since[seat] is not None and room.over is None
    return {"kind": cast('Literal["bank", "move"]', clock.kind), "left": round(seconds, 1), "runs": runs}


def chat_line(room: Room, line: Line, lang: str) -> ChatShape:
    """A line of chat as it is shown."""
    when = datetime.fromtimestamp(line.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    name = room.names(lang)[line.seat]
    told = "anew-secrets" if line.notice == "anew" and has_secrets(room) else line.notice
    if line.notice in ("removed", "replaced"):  # whoever sits there now is somebody else
        name = line.text or room.game.seat_name(len(room.seats), line.seat, lang)
    text = say(f"notice-{told}", lang, name=name, device=line.text or say("device", lang)) if line.notice else line.text
    return {"entry": line.number, "seat": line.seat, "name": name, "text": text, "time": when, "notice": line.notice or None}


def held_order(room: Room, viewer: int, lang: str, opens: float) -> HeldOrderShape | None:
    """The viewer's own order that waits for the opening."""
    if viewer < 0 or not is_holding(room, viewer):
        return None
    assert room.held is not None
    view, action = room.view(viewer), room.held[1]
    sentence = captions.sentence(view, action, lang)
    return {"action": action, "sentence": sentence, "opens": max(0.0, round(opens, 1))}


def hides_something(room: Room, held: list[int]) -> bool:
    """Must a curtain fall between these seats of one screen? Also where a bot stands in: whoever left may take the seat back."""
    here = [seat for seat in held if room.seats[seat].kind == "human"]
    return len(here) > 1 and not room.over and any(room.view(seat).hidden() for seat in here)
