"""What a person asks of a board: places and what they are, what to do now, what cannot be taken back; and the lessons."""

from __future__ import annotations

import random
import re
from dataclasses import fields
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from vaka.engine.showing import About
from vaka.engine.testing.probe import Probe, after, at_path, viewer_name, viewers
from vaka.engine.testing.secrecy import check_resample, check_resampled_twins
from vaka.engine.words import LANGUAGES

if TYPE_CHECKING:
    from vaka.engine.events import Event
    from vaka.engine.game import Game
    from vaka.engine.state import State

FEW = 6
TWINS = 20
NOWHERE = "a place that no board has"


def check_board(probe: Probe, state: State) -> None:
    """Everything that is asked of a board is answered on every view, in three languages."""
    closely = probe.rng.choice(viewers(state))
    for viewer in viewers(state):
        view = state.redact(viewer)
        check_prompt(probe, view, viewer)
        check_places(probe, view, viewer, every=viewer == closely)
        if viewer == closely:
            check_secrets(probe, view, viewer)
        if state.is_waiting(viewer):
            check_irrevocable(probe, state, view, viewer)
            check_declines(probe, view, viewer)


def check_prompt(probe: Probe, view: State, viewer: int) -> None:
    """There is always something to say of what is to be done now."""
    for lang in LANGUAGES:
        where = f"prompt() in {lang} on the view of {viewer_name(viewer)}"
        if not probe.ask("prompt", where, partial(probe.game.prompt, view, lang)):
            probe.fail("prompt", f"{where} is empty")


def check_places(probe: Probe, view: State, viewer: int, *, every: bool) -> None:
    """Places have names of their own, and every one of them something to tell."""
    game, where = probe.game, f"on the view of {viewer_name(viewer)}"
    places = probe.ask("places", f"places() {where}", partial(game.places, view))
    odd = [place for place in places if not isinstance(place, str) or not place]
    if odd or len(set(places)) != len(places):
        probe.fail("places", f"places have words for names, each its own: {odd or sorted(places)} {where}")
    asked = places if every else probe.rng.sample(places, min(FEW, len(places)))
    for place in asked:
        for lang in LANGUAGES if every else [probe.rng.choice(LANGUAGES)]:
            told = probe.ask("about", f"about({place!r}) in {lang} {where}", partial(game.about, view, place, lang))
            check_about(probe, place, told, lang)
    try:
        game.about(view, NOWHERE)
    except LookupError:
        return
    probe.fail("about", f"about() knows {NOWHERE!r}: it should raise LookupError")


def check_secrets(probe: Probe, view: State, viewer: int) -> None:
    """What is said to hide something is a place, does hide it, and whatever may lie there has a name."""
    game, where = probe.game, f"on the view of {viewer_name(viewer)}"
    hiding = probe.ask("secrets", f"secrets() {where}", partial(game.secrets, view))
    if not hiding:
        return
    known, hidden = set(game.places(view)), view.hidden()
    for place, paths in hiding.items():
        if place not in known:
            probe.fail("secrets", f"secrets() knows {place!r}, which is no place of the board {where}")
        if not paths or not set(paths) <= set(hidden):
            probe.fail("secrets", f"secrets() says that {place!r} hides {paths}, which hidden() does not {where}")
    luck = random.Random(probe.seed)
    data = view.resample(luck).write()
    for place in luck.sample(sorted(hiding), min(FEW, len(hiding))):
        for thing in {thing for path in hiding[place] for thing in things_at(data, path)}:
            for lang in LANGUAGES:
                name = probe.ask(
                    "secrets", f"secret_name({place!r}, {thing!r}) in {lang}", partial(game.secret_name, view, place, thing, lang)
                )
                if not name or not isinstance(name, str):
                    probe.fail("secrets", f"{thing!r} at {place!r} has no name in {lang}: {name!r}")


def things_at(data: object, path: str) -> set[str]:
    """What lies at a path, each thing once."""
    value = at_path(data, path)
    if isinstance(value, dict):
        return {thing for thing, count in value.items() if count}
    return {str(thing) for thing in (value if isinstance(value, list) else [value]) if thing is not None}


def check_about(probe: Probe, place: str, told: About, lang: str) -> None:
    """What is told of a place is words, its name among them, and a paragraph that there is."""
    if not isinstance(told, About):
        probe.fail("about", f"about({place!r}) in {lang} is no About but {told!r}")
    for field in fields(About):
        if not isinstance(getattr(told, field.name), str):
            probe.fail("about", f"{field.name} of {place!r} in {lang} is no text: {getattr(told, field.name)!r}")
    if not told.name:
        probe.fail("about", f"{place!r} has no name in {lang}")
    if told.rule and told.rule not in paragraphs(probe.game):
        probe.fail("about", f"{place!r} names paragraph {told.rule} of the rules, which there is not")


def paragraphs(game: Game) -> set[str]:
    """The numbers of the paragraphs of a game's rules text."""
    return _paragraphs_in(game.rules("en"))


@lru_cache(maxsize=8)
def _paragraphs_in(text: str) -> set[str]:
    return set(re.findall(r"^#+ (\d+(?:\.\d+)*)", text, re.MULTILINE))


def check_irrevocable(probe: Probe, state: State, view: State, seat: int) -> None:
    """What the floor follows is irrevocable; and what is called so may be, for all that the seat knows."""
    for action in probe.sample(state.legal(seat), FEW):
        follows = is_followed(state, action, seat)
        told: object
        try:
            told = probe.game.irrevocable(view, action)
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
        if told is follows:
            continue
        for _ in range(TWINS):  # a secret that shows is the graver fault
            check_resample(probe, state)
            check_resampled_twins(probe, state)
        if told is True and any(is_followed(view.resample(probe.rng), action, seat) for _ in range(TWINS)):
            continue
        name = probe.name(state, action)
        probe.fail("irrevocable", f"irrevocable({name!r}) is {told}, but the floor {'follows' if follows else 'does not follow'}")


def is_followed(state: State, action: int, seat: int) -> bool:
    """Does the floor follow this action, so that it cannot be taken back alone?"""
    later, _ = after(state, action, seat)
    return bool(later.floor == later.ply)


def check_declines(probe: Probe, view: State, seat: int) -> None:
    """Whoever can stay out of something can do so by an action that is open."""
    declined = probe.ask("declines", f"declines() for seat {seat}", partial(probe.game.declines, view, seat))
    if declined is None:
        return
    battle, action = declined
    if not isinstance(battle, str) or not battle or action not in view.legal(seat):
        probe.fail("declines", f"seat {seat} declines {battle!r} by {action}, which is not open: {view.legal(seat)[:8]}")


def check_event_places(probe: Probe, before: State, later: State, events: list[Event]) -> None:
    """Where an event happened is a place that whoever hears it can ask about, before it or after it."""
    for viewer in viewers(later):
        odd = {place: event for event in events if event.heard_by(viewer) for place in event.places}
        for state in (later, before):
            if odd:  # most places are there afterwards
                known = set(probe.game.places(state.redact(viewer)))
                odd = {place: event for place, event in odd.items() if place not in known}
        for place, event in odd.items():
            probe.fail("events", f"{event.key!r} happened at {place!r}, which is no place for {viewer_name(viewer)}")


def check_lessons(probe: Probe) -> None:
    """Every lesson has a text in three languages, a position that can be, and moves that are open in it."""
    game, keys = probe.game, [lesson.key for lesson in probe.game.lessons()]
    if len(set(keys)) != len(keys):
        probe.fail("lessons", f"each has a key of its own: {keys}")
    for lesson in game.lessons():
        what = f"lesson {lesson.key!r}"
        for lang in LANGUAGES:
            if not probe.ask("lessons", f"{what} in {lang}", partial(game.lesson_text, lesson, lang)):
                probe.fail("lessons", f"{what} has no text in {lang}")
        options = probe.ask("lessons", f"the set-up of {what}", partial(game.check, lesson.seats, lesson.options))
        arrange = partial(game.arrange, lesson.seats, options, lesson.words)
        state = probe.ask("lessons", f"the position of {what}", arrange)
        for move in lesson.moves:
            action = probe.ask("lessons", f"{move!r} in {what}", partial(game.parse, state, move))
            if state.actor() < 0 or not state.can(action):
                probe.fail("lessons", f"{move!r}, which {what} calls right, is not open")
