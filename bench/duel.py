"""A search with a network at its leaves against the judge's, with equal time: `python -m bench.duel moorea --seconds 0.1`.

Both have the same processor time for each decision, whatever else the machine does. The first one sits on one seat, the other on
all others, and the seats rotate. `--set plies=20` changes how the first one searches. `--versus` gives the other one the network,
too, and its own numbers; `--against hard` names another opponent. A match ends when it is clear whether the first one wins more
than the share `--until`, or after `--games`.

Every game is kept in build/duels: the same command goes on where it stopped. Training, gates and curves have none of these seeds.
`--seed` below 10 is for looking for settings, others are for matches that decide.
"""

from __future__ import annotations

import argparse
import math
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

import vaka
from vaka.arena.match import play_match
from vaka.arena.sequential import always_valid
from vaka.bots.networks import learned_from
from vaka.bots.registry import register
from vaka.bots.search import SearchBot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.arena.match import Match
    from vaka.engine.game import Game

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "duels"
SEED: Final = 800_000_000


class Patient(SearchBot):
    """The search with the game's judge, by processor time alone."""

    name = "judging"
    patience = math.inf

    def __init__(self, iterations: int | None = None, seconds: float | None = None, **knobs: float) -> None:
        super().__init__(iterations, seconds, **{**knobs, "learned": 0})


def learner_from(file: Path, game: Game) -> str:
    """Make a search with this network known in this process, under a name that tells it from other networks."""
    learned = learned_from(file, game)
    if learned is None:
        raise SystemExit(f"there is no network {file}")
    name = f"{file.stem}-{zlib.crc32(file.read_bytes()):08x}"
    made = {"name": name, "patience": math.inf, "network": learned.network(game)}
    register(type("Learned", (SearchBot,), made))
    return name


def spelled(name: str, numbers: Sequence[str]) -> str:
    """A bot with its numbers."""
    return f"{name}:{','.join(numbers)}" if numbers else name


def told(match: Match) -> str:
    """The match in one line."""
    first, second = match.bots[0], match.bots[1]
    low, high = always_valid(match.wins(0), match.games)
    share = f"{match.wins(0):g} of {match.games} = {first.share:.0%} (95%: {first.low:.0%} to {first.high:.0%}"
    cost = f"{first.cpu_ms_per_decision:.1f} / {second.cpu_ms_per_decision:.1f} ms"
    return f"{first.name} against {second.name}: {share}, at any stop {low:.0%} to {high:.0%}), {match.verdict}, {cost}"


def main() -> None:
    """Play, and say how it stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--network", type=Path, help="bench/training/networks/GAME-SEATS.bin unless told")
    parser.add_argument("--seconds", type=float, default=0.1, help="of processor time for a decision, on both sides")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER", help="how the first one searches")
    parser.add_argument(
        "--versus", action="append", metavar="NAME=NUMBER", help="the other one has the network, too, and searches so"
    )
    parser.add_argument("--against", help="another opponent than the judge's search with the same time")
    parser.add_argument("--until", type=float, help="the share in question: the fair one unless told")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    game = vaka.game(args.game)
    register(Patient)
    network = args.network or ROOT / "bench" / "training" / "networks" / f"{args.game}-{args.seats}.bin"
    learner, time = learner_from(network, game), f"seconds={args.seconds}"
    first = spelled(learner, [time, *args.set])
    other = spelled(learner, [time, *args.versus]) if args.versus else args.against or f"judging:{time}"
    until = args.until or 1 / args.seats
    FOLDER.mkdir(parents=True, exist_ok=True)
    words = "".join(sign if sign.isalnum() or sign in ".=" else "-" for sign in f"{first} {other} {args.seed}")
    out = FOLDER / f"{game.id}-{args.seats}-{words}.jsonl"
    bots = [first, *[other] * (args.seats - 1)]
    print(told(play_match(game, bots, None, args.games, SEED + args.seed, until=until, out=out)), flush=True)


if __name__ == "__main__":
    main()
