"""Conquest of Paradise by home group: `python bench/homes.py --seats 3 --games 2000 [--others greedy|random|idle|hard]`.

Homes are drawn. Against others than itself the greedy bot takes each seat in turn; *idle* does as little as the rules allow; with
*hard* all seats play on that level. Printed are wins by home (of the greedy bot, against others), turns to the end, battles, and
where the points come from.

The file given by `--out` holds every game that is over: the same command goes on where it was broken off, and `--seconds` breaks it
off. Game number i of a seed is the same game in whatever run, as far as no bot looks at the clock.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import vaka
from vaka.arena import wilson
from vaka.arena.games import drive
from vaka.bots import Bot, bot
from vaka.engine.errors import BadOption
from vaka.engine.loops import Tally

if TYPE_CHECKING:
    from vaka.engine.events import Event
    from vaka.engine.state import State

GAME: Final = vaka.game("paradise")
ALIKE: Final = ("greedy", "hard")
"""With these all seats play alike."""
LITTLE: Final = ("rest", "done", "pass", "no card", "return", "keep", "land", "face down", "reveal")


class Idle(Bot):
    """As little as the rules allow."""

    def choose(self, view: State, luck: random.Random) -> int:
        """The first that does nothing."""
        names = {GAME.notation(view, int(action)): int(action) for action in view.legal()}
        return next((names[word] for word in LITTLE if word in names), int(view.legal()[0]))


@dataclass
class Played:
    """One game that is over."""

    homes: list[str]
    winners: list[int]
    own: int
    """The greedy bot's seat, against others."""
    turns: int
    decisions: int
    battles: int
    conquests: int
    points: list[dict[str, float]]


def play(seats: int, others: str, seed: int, index: int) -> Played:
    """Game number `index` of a seed."""
    own = index % seats
    other: Bot = Idle() if others == "idle" else bot(others)
    players: list[Bot] = [bot("greedy") if seat == own and others not in ALIKE else other for seat in range(seats)]
    state, tally, told = GAME.new(seats), Tally(), Counter[str]()

    def apply(action: int) -> None:
        events: list[Event] = []
        state.apply(action, events)
        told.update(event.key for event in events)

    drive(state, players, seed, index, apply, tally)
    written = state.write()
    homes = [written["seats"][word]["nation"] for word in GAME.seat_words(seats)]
    points = [{name: worth / 2 for name, worth in GAME.points(state, seat)} for seat in range(seats)]
    battles = told["battle"] + told["battle-independent"]
    return Played(homes, state.winners(), own, written["turn"], int(tally.decisions), battles, told["conquer"], points)


def summary(games: list[Played], others: str) -> dict[str, Any]:
    """The figures, rounded for reading."""
    count, played = len(games), Counter[str]()
    won: defaultdict[str, float] = defaultdict(float)
    winners: list[dict[str, float]] = []
    losers: list[dict[str, float]] = []
    for game in games:
        for seat, home in enumerate(game.homes):
            if others in ALIKE or seat == game.own:
                played[home] += 1
                won[home] += (seat in game.winners) / max(1, len(game.winners))
            (winners if seat in game.winners else losers).append(game.points[seat])
    turns = sorted(game.turns for game in games)
    return {
        "games": count,
        "wins by home, % and 95%": {
            home: [round(100 * won[home] / played[home], 1), *(round(100 * end, 1) for end in wilson(won[home], played[home]))]
            for home in sorted(played)
        },
        "won alone by the greedy bot": sum(game.winners == [game.own] for game in games) if others not in ALIKE else None,
        "turns: mean, 10%, 90%, most": [round(sum(turns) / count, 2), turns[count // 10], turns[9 * count // 10], turns[-1]],
        "decisions": round(sum(game.decisions for game in games) / count),
        "battles": round(sum(game.battles for game in games) / count, 2),
        "conquests": round(sum(game.conquests for game in games) / count, 2),
        "points of winners": means(winners),
        "points of others": means(losers),
    }


def means(points: list[dict[str, float]]) -> dict[str, float]:
    """The mean of each source."""
    names = dict.fromkeys(name for seat in points for name in seat)
    return {name: round(sum(seat.get(name, 0.0) for seat in points) / len(points), 1) for name in names}


def read_kept(path: Path | None, series: dict[str, Any]) -> list[Played]:
    """The games so far; raise BadOption if the file is of another series."""
    if path is None or not path.exists():
        return []
    head, *rows = path.read_text(encoding="utf-8").splitlines()
    if json.loads(head) != series:
        raise BadOption(f"{path} holds another series: {head}")
    return [Played(**json.loads(row)) for row in rows]


def main(words: list[str] | None = None) -> int:
    """Play what is missing, and print the figures."""
    parser = argparse.ArgumentParser(description="Conquest of Paradise by home group.")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--others", choices=["greedy", "random", "idle", "hard"], default="greedy")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="no new batch after these")
    parser.add_argument("--out", type=Path, help="where the games are kept, to go on from")
    given = parser.parse_args(words)
    series: dict[str, Any] = {"seats": given.seats, "others": given.others, "seed": given.seed}
    end = time.monotonic() + given.seconds
    try:
        games = read_kept(given.out, series)
    except BadOption as error:
        print(error, file=sys.stderr)
        return 2
    if given.out is not None and not games:
        given.out.write_text(json.dumps(series) + "\n", encoding="utf-8")
    batch = given.jobs * (1 if given.others == "hard" else 10)
    with ProcessPoolExecutor(given.jobs) as pool:
        while len(games) < given.games and time.monotonic() < end:
            indices = range(len(games), min(given.games, len(games) + batch))
            more = list(pool.map(partial(play, given.seats, given.others, given.seed), indices))
            games += more
            if given.out is not None:
                with given.out.open("a", encoding="utf-8") as out:
                    out.writelines(json.dumps(asdict(game)) + "\n" for game in more)
    if games:
        print(json.dumps(series | summary(games[: given.games], given.others), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
