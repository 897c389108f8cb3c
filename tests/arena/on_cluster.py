"""A small Ray cluster of two nodes, of which one is killed while it plays: run by `test_cluster.py` in a process of its own."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path

import ray
from ray.cluster_utils import Cluster

from vaka.arena import play_match, play_tournament, simulate

GAMES = 60


def nodes_left() -> int:
    """How many nodes the cluster still has: it takes a while to notice that one is gone."""
    for _ in range(600):
        if (left := sum(node["Alive"] for node in ray.nodes())) == 1:  # type: ignore[no-untyped-call]
            break
        time.sleep(0.1)
    return left


def main() -> None:
    """Play here and on the cluster, and print what was found as one line of JSON."""
    found: dict[str, object] = {}
    small = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=small)
    try:
        other = cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
        cluster.wait_for_nodes()
        ray.init(address=cluster.address, log_to_driver=False)
        here = simulate("aloha", seats=2, games=200, seed=3, bots=["easy", "random"])
        there = simulate("aloha", seats=2, games=200, seed=3, bots=["easy", "random"], cluster=cluster.address)
        found["simulated"] = here.results == there.results and here.decisions == there.decisions
        told = 0

        def lose_a_node(done: int) -> None:
            nonlocal told
            if told == 0:
                cluster.remove_node(other, allow_graceful=False)
            told += done

        one = play_match("aloha", ["greedy", "easy"], games=GAMES, seed=5)
        two = play_match("aloha", ["greedy", "easy"], games=GAMES, seed=5, cluster=cluster.address, progress=lose_a_node)
        found["match"] = [game[:-1] for game in one.played] == [game[:-1] for game in two.played]
        found["nodes"] = nodes_left()
        found["told"] = told
        with tempfile.TemporaryDirectory() as folder:
            from vaka.arena.tables import write_games

            for name, address in (("here", None), ("there", cluster.address)):
                write_games(Path(folder) / name, "aloha", 2, games=1500, seed=1, cluster=address)
            found["table"] = (Path(folder) / "here").read_bytes() == (Path(folder) / "there").read_bytes()
        bots = ["random", "easy", "greedy"]
        met = [play_tournament("aloha", bots, games=4, cluster=address).cross_table() for address in (None, cluster.address)]
        found["tournament"] = met[0] == met[1]
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
    sys.exit(0)
