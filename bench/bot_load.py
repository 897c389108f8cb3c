"""Do bots leave room for people? `python -m bench.bot_load`: tables of bots that think all the time, and people beside them.

A server as anybody starts it, twenty tables at which `medium` bots play each other without a pause, and one table where two
people act, one after the other. Printed is how long an action of theirs takes from sent to answered, over HTTP.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from bench.load import Process


def open_table(http: httpx.Client, game: str, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """A new table."""
    answer = http.post("/api/v1/tables", json={"game": game, "seats": seats})
    answer.raise_for_status()
    data: dict[str, Any] = answer.json()
    return data


def measure(tables: int, game: str, level: str, seconds: float) -> dict[str, float]:
    """Latencies of people's actions, in milliseconds, beside so many tables of bots; and without them."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(f"sqlite:///{Path(folder) / 'load.db'}", None)
        try:
            with httpx.Client(base_url=f"http://{server.address}", timeout=30) as http:
                alone = acted(http, game, seconds / 4)
                count = 3 if game == "vanuatu" else 2
                for _ in range(tables):
                    open_table(http, game, [{"kind": "bot", "bot": level}] * count)
                time.sleep(2)  # the bots' processes start
                beside = acted(http, game, seconds)
                metrics = http.get("/metrics").text
        finally:
            server.stop()
    thoughts = next((line.rpartition(" ")[2] for line in metrics.splitlines() if line.startswith("vaka_bot_seconds_count")), "nan")
    return {
        "tables of bots": tables,
        "decisions of bots": float(thoughts),
        "actions": len(beside),
        "p50 ms": round(statistics.median(beside), 1),
        "p95 ms": round(statistics.quantiles(beside, n=20)[-1], 1),
        "p95 ms without bots": round(statistics.quantiles(alone, n=20)[-1], 1),
    }


def acted(http: httpx.Client, game: str, seconds: float) -> list[float]:
    """Two people (three where the game asks for them) act as they are asked, ten times a second; how long each action took."""
    seats = [{"kind": "human", "name": f"P{seat}", "owner": "key"} for seat in range(3 if game == "vanuatu" else 2)]
    taken: list[float] = []
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        table = open_table(http, game, seats)
        keys = {seat["seat"]: seat["token"] for seat in table["seats"]}
        view: dict[str, Any] = {"waiting": [0], "over": None}
        place = f"/api/v1/tables/{table['table']}"
        for _ in range(60):
            view = http.get(place).json()
            if view["over"] or time.monotonic() > ends:
                break
            seat = view["waiting"][0]
            key = {"authorization": f"Bearer {keys[seat]}"}
            mine = http.get(place, params={"seat": seat}, headers=key).json()
            if not mine["actions"]:  # somebody else was asked meanwhile
                continue
            began = time.perf_counter()
            body = {"entry": mine["entry"], "action": mine["actions"][0]["id"]}
            http.post(f"{place}/act", params={"seat": seat}, headers=key, json=body).raise_for_status()
            taken.append((time.perf_counter() - began) * 1000)
            time.sleep(0.1)
    return taken


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--game", default="moorea")
    parser.add_argument("--level", default="medium")
    parser.add_argument("--seconds", type=float, default=20)
    args = parser.parse_args()
    print(json.dumps(measure(args.tables, args.game, args.level, args.seconds), indent=2))


if __name__ == "__main__":
    main()
