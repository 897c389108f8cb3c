"""All networks side by side: `python -m bench.train_all --minutes 60 --into results` on a machine with many processors.

Each training is a process of its own (`bench.train`), with processes that play for it. Every half minute each run is packed into
`aloha-2.tar`, so that whatever stops the machine, little is lost. Unpacked into `build/training`, a run goes on where it stopped.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tarfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SHARES: Final = {
    ("aloha", 2): 5,
    ("paradise", 2): 3,
    ("paradise", 1): 2,
    ("vanuatu", 2): 1,
    ("vanuatu", 4): 1,
    ("moorea", 3): 1,
    ("moorea", 4): 1,
}
"""What is trained, and how many processes play for it of all of these."""
EVERY: Final = 30.0


def jobs_of(share: int, jobs: int, shares: int) -> int:
    """How many processes play for a training, where there are so many processors, and one is left to those that learn."""
    return max(1, round((jobs - 1) * share / shares))


def pack(runs: Path, into: Path) -> None:
    """Put each run into a file, which is always whole; one that has not begun is left out."""
    for folder in sorted(runs.iterdir()):
        part = runs / f"{folder.name}.part"
        if not folder.is_dir():
            continue
        with tarfile.open(part, "w") as tar:
            for file in sorted(folder.iterdir()):
                if ".part" not in file.name:
                    tar.add(file, f"{folder.name}/{file.name}")
        target = into / f"{folder.name}.tar"
        target.with_suffix(".new").write_bytes(part.read_bytes())  # what is packed may lie on another disk
        target.with_suffix(".new").replace(target)


def stop(trainings: list[subprocess.Popen[bytes]]) -> None:
    """End what is not done, with the processes that play for it."""
    for training in trainings:
        if training.poll() is None:
            print("broken off:", training.args, flush=True)
            os.killpg(training.pid, signal.SIGKILL)
            training.wait()


def main() -> None:
    """Start them all, and pack what they have until they are done."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=16, help="processors")
    parser.add_argument("--into", type=Path, required=True, help="a folder for the results")
    parser.add_argument("--only", action="append", default=[], metavar="GAME-SEATS", help="train nothing else")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER", help="another number than the files', for all")
    parser.add_argument("--grace", type=float, default=90.0, help="seconds for what is under way then; what still is not done ends")
    parser.add_argument("--runs", type=Path, default=ROOT / "build" / "training", help="where the runs are kept")
    args = parser.parse_args()
    args.runs.mkdir(parents=True, exist_ok=True)
    args.into.mkdir(parents=True, exist_ok=True)
    trainings = []
    shares = {one: share for one, share in SHARES.items() if not args.only or f"{one[0]}-{one[1]}" in args.only}
    for (game, seats), share in shares.items():
        command = [sys.executable, "-m", "bench.train", game, "--seats", str(seats), "--minutes", str(args.minutes)]
        command += ["--jobs", str(jobs_of(share, args.jobs, sum(shares.values())))]
        command += ["--run", str(args.runs / f"{game}-{seats}"), *(word for number in args.set for word in ("--set", number))]
        trainings.append(subprocess.Popen(command, cwd=ROOT, start_new_session=True))
    next_time, end = time.monotonic() + EVERY, time.monotonic() + args.minutes * 60 + args.grace
    while any(training.poll() is None for training in trainings):
        time.sleep(0.5)
        if time.monotonic() > end:
            stop(trainings)
        if time.monotonic() > next_time:
            pack(args.runs, args.into)
            next_time = time.monotonic() + EVERY
    pack(args.runs, args.into)
    codes = [training.returncode for training in trainings]
    print("done", *codes, flush=True)
    sys.exit(max(abs(code) for code in codes))


if __name__ == "__main__":
    main()
