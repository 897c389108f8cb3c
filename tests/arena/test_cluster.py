"""Work on a Ray cluster: the same games as on one machine, also when a node is lost on the way."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.arena.on_cluster import GAMES
from tests.conftest import FORM, ROOT
from vaka.arena import simulate
from vaka.engine.errors import BadOption


@pytest.mark.skipif(FORM == "sources", reason="the same games, only slower: once is enough")
def test_a_cluster_plays_the_same_games_and_loses_none_with_a_node() -> None:
    """One cluster for all of it, in a process of its own: Ray's threads and warnings stay there."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*(path for path in sys.path if path), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-m", "tests.arena.on_cluster"], capture_output=True, text=True, env=environment, cwd=ROOT, timeout=600
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found == {"simulated": True, "match": True, "nodes": 1, "told": GAMES, "table": True, "tournament": True}


def test_an_address_where_nobody_answers_is_refused() -> None:
    with pytest.raises(BadOption, match="no Ray cluster answers at"):
        simulate("aloha", games=1, cluster="not an address")
