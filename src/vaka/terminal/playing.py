"""`vaka play`: a game in the terminal, against bots or with several humans at one keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vaka.bots import bot
from vaka.engine.ending import ENDINGS
from vaka.engine.names import SPECTATOR
from vaka.engine.record import Record
from vaka.engine.registry import game as find_game
from vaka.engine.story import Story
from vaka.terminal.asking import Asking, Left, read_line
from vaka.terminal.common import (
    SEED,
    Failure,
    Speech,
    Usage,
    add_language,
    add_setup,
    bot_name,
    is_plain,
    language,
    options,
    read_record,
    seat_of,
    show,
)
from vaka.terminal.session import Session

if TYPE_CHECKING:
    import argparse

    from vaka.engine.game import Game

DEFAULT_BOT: Final = "greedy"
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Wipes the screen and what was scrolled off it."""


def add_play(parser: argparse.ArgumentParser) -> None:
    """What `vaka play` takes."""
    parser.add_argument("game", nargs="?", help="a game that `vaka games` lists; with --load, the file names it")
    add_setup(parser)
    parser.add_argument("--seat", metavar="SEAT", help="where you sit: a seat's word or its number from 1 (default: 1)")
    parser.add_argument("--humans", type=int, default=1, metavar="N", help="people at this keyboard (default: 1; 0: bots only)")
    parser.add_argument(
        "--bots",
        default=DEFAULT_BOT,
        metavar="A,B,...",
        help="the other seats; the last bot takes all that are left (default: greedy)",
    )
    parser.add_argument("--seed", type=SEED, metavar="N", help="draw from this seed, to play the same game again")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    add_language(parser)
    parser.set_defaults(run=run_play)


def run_play(args: argparse.Namespace) -> int:
    """Set the game up, and play it to the end or until somebody leaves."""
    record = loaded(args) if args.load else begun(args)
    game = record.game
    humans = seats_of_humans(game, record.seats, args)
    others = [seat for seat in range(record.seats) if seat not in humans]
    bots = dict(zip(others, seats_of_bots(args.bots, len(others)), strict=True))
    table = Table(Session(record, humans, bots, args.seed), Speech(language(args)))
    table.greet(bots)
    try:
        table.play()
    except Left:
        print(table.say("goodbye"))
    except EOFError:
        print()
        raise Failure(table.say("input-ended")) from None
    return 0


def begun(args: argparse.Namespace) -> Record:
    """A new game."""
    if args.game is None:
        raise Usage("say which game, or --load FILE (vaka games lists them)")
    game = find_game(args.game)
    return Record(game, game.usual_seats if args.seats is None else args.seats, options(args.option))


def loaded(args: argparse.Namespace) -> Record:
    """The game of a file, not yet over."""
    game = find_game(args.game) if args.game is not None else None
    if args.seats is not None or args.option:
        raise Usage("--load brings its own seats and options")
    record = read_record(args.load)
    if game is not None and record.game.id != game.id:
        raise Usage(f"{args.load} is a game of {record.game.id}, not of {game.id}")
    if record.ended:
        raise Usage(f"the game in {args.load} is over: vaka replay {args.load} shows it")
    return record


def seats_of_humans(game: Game, seats: int, args: argparse.Namespace) -> list[int]:
    """The seats of the humans: from --seat on, one after the other."""
    if not 0 <= args.humans <= seats:
        raise Usage(f"--humans is 0 to {seats} at a table of {seats}, not {args.humans}")
    first = seat_of(game, seats, args.seat) if args.seat else 0
    return sorted((first + number) % seats for number in range(args.humans))


def seats_of_bots(text: str, count: int) -> list[str]:
    """The bots' names for so many seats; the last one named takes the rest."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        bot(name)
    if len(names) > max(count, 1):
        raise Usage(f"--bots names {len(names)} bots for {count} seats")
    return [*names, *[names[-1]] * count][:count]


class Table:
    """One game on the screen. Everything shown comes from the view of whoever sits before it."""

    def __init__(self, session: Session, say: Speech) -> None:
        self.session = session
        self.game = session.game
        self.seats = session.record.seats
        self.say = say
        self.asking = Asking(session, say)
        self.at_keyboard: int | None = session.humans[0] if len(session.humans) == 1 else None
        self.ending = ""
        self.stories: dict[int, Story] = {}
        """What each viewer has been told so far."""

    def seat(self, seat: int) -> str:
        """A seat as the reader calls it."""
        return self.say.seat(self.game, self.seats, seat)

    def greet(self, bots: dict[int, str]) -> None:
        """Who plays."""
        humans = self.session.humans
        show(self.say("welcome", title=self.game.title, seats=self.seats))
        if not humans:
            show(self.say("watching"))
        elif len(humans) == 1:
            show(self.say("playing", seat=self.seat(humans[0])))
        else:
            show(self.say("playing-many", names=self.say.names(self.game, self.seats, humans)))
        for seat, name in bots.items():
            show(self.say("against", seat=self.seat(seat), bot=bot_name(name, self.say.lang)))
        if self.session.record.moves:
            show(self.say("continued", ply=len(self.session.record)))
        print()

    def play(self) -> None:
        """Until the game is over."""
        while not self.session.is_over:
            human = self.session.human_asked()
            if human is None:
                self.session.play_other()
                self.tell_news()
            else:
                self.change_places(human)
                self.asking.ask(human)
                self.tell_news()
        self.finish()

    def change_places(self, human: int) -> None:
        """With several humans: a curtain, closed where the next one sees what the others must not."""
        if self.at_keyboard == human:
            return
        self.at_keyboard = human
        print()
        if self.session.view(human).hidden():
            self.asking.forget(human)
            print(("" if is_plain() else CLEAR) + self.say("curtain", seat=self.seat(human)), flush=True)
            read_line("")
        else:
            show(self.say("curtain-open", seat=self.seat(human)))
        self.tell_news()

    def tell_news(self) -> None:
        """The log lines for whoever is at the keyboard; with no human at all, for a spectator. Who has won is the last word."""
        viewer = self.at_keyboard if self.session.humans else SPECTATOR
        if viewer is None:
            return
        if viewer not in self.stories:
            self.stories[viewer] = Story.begun(self.session.record.start(), viewer, self.say.lang)
        told = [line for heard in self.session.news(viewer) for line in self.stories[viewer].tell(heard)]
        if self.session.is_over and told and told[-1].event.key in ENDINGS:
            self.ending = told.pop().text
        for line in told:
            show("· " + line.text)

    def finish(self) -> None:
        """After the end nothing is secret: everybody sees the position, the result, and may keep the game."""
        viewer = self.at_keyboard if self.at_keyboard is not None else SPECTATOR
        state = self.session.view(viewer)
        print()
        show("\n".join(line for line in self.game.text(state, self.say.lang).split("\n") if line != self.ending))
        print()
        ended = self.ending or self.say.winners(self.game, self.seats, state.winners())
        show(f"{ended} {self.say.standing(self.game, self.seats, state.scores())}")
        if self.session.humans:
            try:
                self.asking.after_end()
            except (EOFError, Left):
                show(self.say("goodbye"))
