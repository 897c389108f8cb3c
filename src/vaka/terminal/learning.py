"""`vaka learn`: the coach's lessons in the terminal, one prepared position after the other."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from vaka.engine.errors import BadNotation
from vaka.engine.names import ASKED, CHANCE
from vaka.engine.registry import game as find_game
from vaka.engine.story import Story
from vaka.terminal.asking import Left, read_line
from vaka.terminal.common import Failure, Speech, Usage, add_language, language, show

if TYPE_CHECKING:
    import argparse

    from vaka.engine.events import Event
    from vaka.engine.game import Game, Lesson
    from vaka.engine.state import State


def add_learn(parser: argparse.ArgumentParser) -> None:
    """What `vaka learn` takes."""
    parser.add_argument("game", help="a game that `vaka games` lists")
    parser.add_argument("--alone", action="store_true", help="the lessons of the solitaire game")
    parser.add_argument("--from", type=int, default=1, metavar="N", dest="first", help="begin with this lesson (default: 1)")
    add_language(parser)
    parser.set_defaults(run=run_learn)


def run_learn(args: argparse.Namespace) -> int:
    """One lesson after the other, until the last or until the learner leaves."""
    game, say = find_game(args.game), Speech(language(args))
    course = game.course(args.alone)
    if not course:
        raise Failure(say("learn-none", title=game.title))
    if not 1 <= args.first <= len(course):
        raise Usage(f"--from is 1 to {len(course)}, not {args.first}")
    coach = Coach(game, say)
    try:
        for number in range(args.first, len(course) + 1):
            show(say("learn-title", title=game.title, number=number, count=len(course)))
            coach.teach(course[number - 1])
        show(say("learn-done", name=game.id))
    except Left:
        show(say("goodbye"))
    except EOFError:
        print()
        raise Failure(say("learn-ended")) from None
    return 0


class Coach:
    """Shows a position, says what is to be learned there, and waits for the move that shows it."""

    def __init__(self, game: Game, say: Speech) -> None:
        self.game = game
        self.say = say
        self.luck = random.Random(1)

    def teach(self, lesson: Lesson) -> None:
        """One lesson: it is over when one of its moves is played, or read where there is none."""
        state = self.game.arrange(lesson.seats, self.game.check(lesson.seats, lesson.options), lesson.words)
        self.draw(state, None)
        learner = max(0, int(state.actor()))
        view = state.redact(learner)
        story = Story.begun(state, learner, self.say.lang)
        print()
        show(self.game.text(view, self.say.lang))
        print()
        show(self.game.lesson_text(lesson, self.say.lang))
        print()
        right = [action for words in lesson.moves if (action := self.meant(view, words, learner)) is not None]
        if not right:
            read_line(self.say("learn-enter") + " ")
            return
        show(self.game.prompt(view, self.say.lang))
        action = self.asked(view, learner, right)
        events: list[Event] = []
        state.apply(action, events, learner)
        self.draw(state, events)
        for line in story.tell([event for event in events if event.heard_by(learner)]):
            show("· " + line.text)
        show(self.say("learn-right"))
        print()

    def asked(self, view: State, learner: int, right: list[int]) -> int:
        """What the learner types, until it is one of the right moves."""
        way = self.game.typed(view, right[0], self.say.lang)
        name = self.say.seat(self.game, int(view.seats), learner)
        while True:
            text = " ".join(read_line(self.say("prompt", seat=name) + " ").split())
            if text.lower() in ("quit", self.say("command-quit")):
                raise Left
            if text.lower() in ("", "?", "hint", "help", self.say("command-hint"), self.say("command-help")):
                show(self.say("learn-help", way=way))
                continue
            action = self.heard(view, text, learner)
            if action in right:
                return action
            if action is not None:
                show(self.say("learn-other", way=way))

    def heard(self, view: State, text: str, learner: int) -> int | None:
        """The move that was typed; None, with the reason, if it is none or not open."""
        try:
            action = self.game.parse(view, text, learner)
        except BadNotation as error:
            show(self.say("unknown-move", reason=error.say(self.say.lang)))
            return None
        obstacle = None if action in view.asides(learner) else view.obstacle(action, learner)
        if obstacle:
            show(self.game.explain(obstacle, int(view.seats), self.say.lang, view=view))
            return None
        return action

    def meant(self, view: State, words: str, learner: int) -> int | None:
        """A move of the lesson; None if it is not open here."""
        try:
            return self.game.parse(view, words, learner)
        except BadNotation:
            return None

    def draw(self, state: State, events: list[Event] | None) -> None:
        """Chance, until a seat is asked or the game is over."""
        while state.actor() == CHANCE:
            state.apply(self.luck.choices(state.legal(), state.weights())[0], events, ASKED)
