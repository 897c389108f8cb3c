"""Bots against each other: the same luck for every order of the seats, wins with intervals, ratings.

Games come in rounds, one for each rotation of the players over the seats: all games of a round draw from the same seed. Game
number i of a match is the same game in whatever process and in whatever run, as long as no bot thinks by the clock.
"""

from __future__ import annotations

import json
import time
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vaka.arena.games import drive, seated
from vaka.arena.ratings import rate
from vaka.arena.sequential import OPEN, verdict
from vaka.arena.simulation import SEEDS, around_mean, wilson
from vaka.arena.spread import Where, spread
from vaka.bots import Bot
from vaka.engine.errors import BadOption
from vaka.engine.loops import Tally
from vaka.engine.record import Record
from vaka.engine.registry import game as find_game

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from vaka.engine.game import Game
    from vaka.engine.state import State

LEAST: Final = 10
"""A question is never decided by fewer games than these."""


class Plan(NamedTuple):
    """What is played, so described that another process can play it."""

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    duplicate: bool = False
    """Is the luck of a round dealt beforehand (`vaka.arena.luck.Deal`)?"""

    def written(self) -> dict[str, Any]:
        """The plan as JSON data: the first line of a file of results."""
        found = {**self._asdict(), "bots": list(self.bots)}
        if not self.duplicate:
            del found["duplicate"]
        return found


class Played(NamedTuple):
    """One game; lists are by player, in the order in which the bots were named."""

    number: int
    winners: list[int]
    places: list[int]
    scores: list[int]
    decisions: list[int]
    """Those in which there was a choice."""
    seconds: list[float]
    """Of processor time."""


@dataclass(frozen=True)
class Standing:
    """What one player has come to."""

    name: str
    wins: float
    share: float
    low: float
    high: float
    mean_score: float
    rating: float
    sigma: float
    cpu_ms_per_decision: float


@dataclass(frozen=True)
class Match:
    """The games of a match, and what they add up to."""

    plan: Plan
    played: list[Played] = field(repr=False)
    until: float | None = None

    @property
    def games(self) -> int:
        """How many games count."""
        return len(self.played)

    @property
    def verdict(self) -> str:
        """With a share to be decided: is the first bot's `above` it, `below` it, or is that still `open`?"""
        return OPEN if self.until is None else verdict(self.wins(0), self.games, self.until)

    def wins(self, player: int) -> float:
        """The wins of a player; who wins together shares one win."""
        return sum(1 / len(game.winners) for game in self.played if player in game.winners)

    def interval(self, player: int) -> tuple[float, float]:
        """The 95% interval of a player's share: Wilson's; in a duplicate match from how much whole rounds differ."""
        shares = self.rounds(player) if self.plan.duplicate else []
        return around_mean(shares) if len(shares) > 1 else wilson(self.wins(player), self.games)

    def rounds(self, player: int) -> list[float]:
        """A player's share of the wins in each whole round."""
        seats = self.plan.seats
        return [
            sum(1 / len(game.winners) for game in self.played[first : first + seats] if player in game.winners) / seats
            for first in range(0, self.games - self.games % seats, seats)
        ]

    @property
    def bots(self) -> list[Standing]:
        """Every player, in the order in which they were named."""
        rules = find_game(self.plan.game)
        ratings = rate(self.plan.seats, (game.places for game in self.played))
        found = []
        for player, name in enumerate(self.plan.bots):
            wins = self.wins(player)
            decisions = sum(game.decisions[player] for game in self.played)
            low, high = self.interval(player)
            found.append(
                Standing(
                    name=name,
                    wins=wins,
                    share=wins / self.games,
                    low=low,
                    high=high,
                    mean_score=sum(game.scores[player] for game in self.played) / self.games / rules.score_unit,
                    rating=ratings[player].rating,
                    sigma=ratings[player].sigma,
                    cpu_ms_per_decision=1000 * sum(game.seconds[player] for game in self.played) / max(1, decisions),
                )
            )
        return found

    def summary(self) -> dict[str, Any]:
        """The figures as JSON data."""
        found: dict[str, Any] = {
            "game": self.plan.game,
            "options": self.plan.options,
            "seats": self.plan.seats,
            "games": self.games,
            **({"duplicate": True} if self.plan.duplicate else {}),
            "bots": [vars(standing) for standing in self.bots],
        }
        if self.until is not None:
            found["until"] = {"share": self.until, "verdict": self.verdict}
        return found


def play_match(
    game: Game | str,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    until: float | None = None,
    out: str | Path | None = None,
    records: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
    duplicate: bool = False,
    cluster: str | None = None,
) -> Match:
    """Play up to so many games among these bots, one for each seat; with `until`, only until the first bot's share is decided.

    `out` names a file that keeps every game: the same match goes on where it was broken off. `records` names a folder for the
    records of the games. In a `duplicate` match the luck of a round is dealt beforehand: a deck has the same order, whatever the
    players decide. With `cluster`, a Ray cluster plays: an address, or `local`.
    Raise BadOption for what cannot be played, and where the file holds another match.

    >>> play_match("aloha", ["random", "random"], games=4).games
    4
    """
    rules = find_game(game) if isinstance(game, str) else game
    checked = rules.check(len(bots), options)
    if games < 1 or jobs < 1:
        raise BadOption("a match needs at least 1 game and 1 job")
    if seed not in SEEDS:
        raise BadOption(f"a seed is a number from 0 to 2^62 - 1, not {seed}")
    if until is not None and not 0 < until < 1:
        raise BadOption(f"a share to be decided lies between 0 and 1, not {until}")
    seated(len(bots), bots)
    plan = Plan(rules.id, len(bots), checked, tuple(bots), seed, duplicate)
    folder = None if records is None else _folder(records)
    keeper = Keeper(plan, Path(out) if out is not None else None)
    known = {index: done for index, done in keeper.known.items() if index < games}
    if progress and known:
        progress(len(known))
    match = Match(plan, _prefix(known, games), until)
    missing = [index for index in range(games) if index not in known]
    if _is_decided(match):
        return _cut(match)
    with keeper:
        for done in _played(plan, missing, Where(jobs, cluster), folder):
            keeper.keep(done)
            known[done.number] = done
            if progress:
                progress(1)
            if until is not None and _is_decided(match := Match(plan, _prefix(known, games), until)):
                break
    return _cut(Match(plan, _prefix(known, games), until))


def _folder(records: str | Path) -> str:
    Path(records).mkdir(parents=True, exist_ok=True)
    return str(records)


def _prefix(known: dict[int, Played], games: int) -> list[Played]:
    """The games from the first one on without a gap: what counts does not depend on which process was faster."""
    found = []
    for index in range(games):
        if index not in known:
            break
        found.append(known[index])
    return found


def _rounds(match: Match) -> Iterator[Match]:
    """The match after every whole round, in which each player has had each seat."""
    for count in range(match.plan.seats, match.games + 1, match.plan.seats):
        if count >= LEAST:
            yield Match(match.plan, match.played[:count], match.until)


def _is_decided(match: Match) -> bool:
    return match.until is not None and any(part.verdict != OPEN for part in _rounds(match))


def _cut(match: Match) -> Match:
    """The match up to where the question was decided; what other processes played beyond that does not count."""
    if match.until is None:
        return match
    return next((part for part in _rounds(match) if part.verdict != OPEN), match)


# --- Games ---


class Timed(Bot):
    """A bot at whose side somebody holds a watch."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: State, rng: random.Random) -> int:
        """What the bot chooses."""
        began = time.process_time()
        action = self.player.choose(view, rng)
        self.seconds += time.process_time() - began
        self.decisions += len(view.legal()) > 1
        return action


def play_game(plan: Plan, index: int, records: str | None = None) -> Played:
    """Game number `index` of a match: player p sits on seat p + rotation."""
    game = find_game(plan.game)
    turn, rotation = divmod(index, plan.seats)
    seat_of = [(player + rotation) % plan.seats for player in range(plan.seats)]
    names = [""] * plan.seats
    for player, seat in enumerate(seat_of):
        names[seat] = plan.bots[player]
    players = [Timed(player) for player in seated(plan.seats, names)]
    if records is None:
        state = game.new(plan.seats, plan.options)
        drive(state, list(players), plan.seed, turn, state.step, Tally(), plan.duplicate)
    else:
        record = Record(game, plan.seats, plan.options, names=names)
        state = record.start()
        drive(state, list(players), plan.seed, turn, lambda action: record.play(state, action), Tally(), plan.duplicate)
        record.write(Path(records) / f"{plan.game}-{plan.seed}-{index:05}.vaka")
    places = {int(seat): place for place, seats in enumerate(state.ranking()) for seat in seats}
    scores, winners = state.scores(), state.winners()
    return Played(
        index,
        [player for player, seat in enumerate(seat_of) if seat in winners],
        [places[seat] for seat in seat_of],
        [int(scores[seat]) for seat in seat_of],
        [players[seat].decisions for seat in seat_of],
        [round(players[seat].seconds, 6) for seat in seat_of],
    )


def _played(plan: Plan, indices: list[int], where: Where, records: str | None) -> Iterator[Played]:
    """The games as they are finished."""
    work = partial(play_game, plan, records=records)
    with closing(spread(work, indices, where._replace(jobs=min(where.jobs, max(1, len(indices)))))) as results:
        for _, done in results:
            yield done


# --- The file ---


class Keeper:
    """The file of a match: what is played in its first line, then a game in every line."""

    def __init__(self, plan: Plan, file: Path | None) -> None:
        self.plan = plan
        self.file = file
        self.known: dict[int, Played] = {}
        if file is not None and file.exists():
            self.read(file)

    def read(self, file: Path) -> None:
        """What was played before; a last line that was broken off is forgotten. Raise BadOption if it is another match."""
        first, *rest = file.read_text(encoding="utf-8").splitlines() or [""]
        if _line(first) != self.plan.written():
            raise BadOption(f"{file} holds another match, or none: name another file")
        for line in rest:
            data = _line(line)
            if data is not None:
                done = Played(**data)
                self.known[done.number] = done

    def __enter__(self) -> Keeper:
        if self.file is not None:
            lines = [self.plan.written(), *(done._asdict() for done in self.known.values())]
            self.file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left to write."""

    def keep(self, done: Played) -> None:
        """Write a game down at once: a match may be broken off at any moment."""
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(done._asdict()) + "\n")


def _line(text: str) -> dict[str, Any] | None:
    """The data of a line; None if it is none."""
    try:
        data = json.loads(text)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None
