"""Many matches side by side: `python -m bench.matches_all bench/training/matches.toml --jobs 16 --seconds 170 --into results`.

Each game has a processor of its own, and both sides have the same processor time for each decision, if the file says so. The file
names the matches, the most wanted first: `turn` says in which turn they come. Games of the same turn are played by turns. No game
begins after `--seconds`, and those under way may last for `--grace` more. Every game stands in `matches.jsonl` as soon as it is
over: the same command goes on where it stopped.

A bot of the file is any bot by its name. `judging:...` is the search with the judge alone, `network:...` with the match's own
network; both count processor time alone, whatever else the machine does. Alone, a match has one bot: matches with the same `seed`
are the same games.

A game that breaks off is told, and its match is left alone from then on: the others go on.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import time
import tomllib
from collections import defaultdict
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import vaka
from bench.duel import Patient, learner_from
from vaka.arena.match import Match, Plan, Played, play_game
from vaka.arena.sequential import always_valid
from vaka.arena.simulation import wilson
from vaka.bots.registry import register

if TYPE_CHECKING:
    from concurrent.futures import Future

ROOT: Final = Path(__file__).parents[1]
SEED: Final = 860_000_000
"""No training, gate, curve or duel has these seeds."""


@dataclass(frozen=True)
class Wanted:
    """A match of the file."""

    name: str
    game: str
    bots: tuple[str, ...]
    """One for each seat; `network:...` is the search with the network."""
    games: int = 100
    turn: int = 0
    seed: int = 0
    network: str = ""

    def plan(self) -> Plan:
        """The same for the arena, with the network known in this process."""
        game = vaka.game(self.game)
        register(Patient)
        names = self.bots
        if self.network:
            learner = learner_from(ROOT / self.network, game)
            names = tuple(name.replace("network:", f"{learner}:", 1) for name in names)
        return Plan(self.game, len(names), game.check(len(names), None), names, SEED + self.seed)


def wanted_in(file: Path) -> list[Wanted]:
    """The matches of a file."""
    found = []
    for name, data in tomllib.loads(file.read_text(encoding="utf-8")).items():
        found.append(Wanted(name, **{**data, "bots": tuple(data["bots"])}))
    return found


def play_one(match: Wanted, index: int) -> Played:
    """A game of a match, in this process."""
    return play_game(match.plan(), index)


def kept_in(file: Path) -> dict[str, dict[int, Played]]:
    """The games that were played before."""
    found: dict[str, dict[int, Played]] = defaultdict(dict)
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        data = json.loads(line)
        name = data.pop("match")
        found[name][data["number"]] = Played(**data)
    return found


def missing(matches: list[Wanted], kept: dict[str, dict[int, Played]]) -> list[tuple[Wanted, int]]:
    """What is to be played, in order."""
    tasks = [(match, index) for match in matches for index in range(match.games) if index not in kept.get(match.name, {})]
    return sorted(tasks, key=lambda task: (task[0].turn, task[1]))


def told(match: Wanted, played: dict[int, Played]) -> str:
    """How a match stands, in one line. No ratings: a lent machine need not have what they are made with."""
    found = Match(match.plan(), [played[index] for index in sorted(played)])
    won, games = found.wins(0), found.games
    sure, anywhen = wilson(won, games), always_valid(won, games)
    share = f"{won:g} of {games} = {won / games:.0%} (95%: {sure[0]:.0%} to {sure[1]:.0%}"
    cost = " / ".join(f"{milliseconds(found, player):.1f}" for player in (0, -1))
    return f"{match.name}: {share}, at any stop {anywhen[0]:.0%} to {anywhen[1]:.0%}), {cost} ms"


def milliseconds(match: Match, player: int) -> float:
    """The processor time of a player's decision."""
    decisions = sum(game.decisions[player] for game in match.played)
    return 1000 * sum(game.seconds[player] for game in match.played) / max(1, decisions)


def main() -> None:
    """Play what there is time for, and say how it stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=math.inf, help="no game begins later")
    parser.add_argument("--grace", type=float, default=30.0, help="games that have begun may last so much longer")
    parser.add_argument("--into", type=Path, required=True, help="a folder for the results")
    args = parser.parse_args()
    began = time.monotonic()
    args.into.mkdir(parents=True, exist_ok=True)
    out = args.into / "matches.jsonl"
    matches = wanted_in(args.file)
    kept = kept_in(out)
    tasks = missing(matches, kept)
    pool = ProcessPoolExecutor(args.jobs, multiprocessing.get_context("spawn"))
    under_way: dict[Future[Played], Wanted] = {}
    while tasks or under_way:
        spent = time.monotonic() - began
        while tasks and len(under_way) < args.jobs and spent < args.seconds:
            match, index = tasks.pop(0)
            under_way[pool.submit(play_one, match, index)] = match
        if not under_way or spent > args.seconds + args.grace:
            break
        for done in wait(under_way, timeout=1.0, return_when=FIRST_COMPLETED).done:
            match = under_way.pop(done)
            if problem := done.exception():
                print(f"{match.name}: {problem!r}", flush=True)
                tasks = [task for task in tasks if task[0] != match]
                continue
            played = done.result()
            kept[match.name][played.number] = played
            with out.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps({"match": match.name, **played._asdict()}) + "\n")
    for process in (pool._processes or {}).values():
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)
    for match in matches:
        if kept.get(match.name):
            print(told(match, kept[match.name]), flush=True)


if __name__ == "__main__":
    main()
