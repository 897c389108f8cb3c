"""Several threads may ask at once: each gets its own list."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import vaka
from tests.conftest import ROOT
from vaka.games.aloha.rules import actions

CODE = "from tests.games.aloha.rules.test_threads import wrong_lists; print(wrong_lists())"


def wrong_lists() -> int:
    """How many lists were not what the position allows, while two threads asked positions of their own."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    wrong: list[int] = []
    threads = [threading.Thread(target=ask, args=(mode, wrong)) for mode in ("family", "expert")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(before)
    return len(wrong)


def ask(mode: str, wrong: list[int]) -> None:
    state = vaka.game("aloha").new(2, {"mode": mode})
    state.apply(0)
    expected = [action for action in range(state.game.action_count) if state.can(action)]
    for turn in range(600):
        try:
            found = state.legal()
        except IndexError:
            found = []
        if found != expected:
            wrong.append(turn)


def test_threads_do_not_write_into_each_others_lists() -> None:
    """In this form and in the interpreted one, where another thread may come in between any two lines."""
    assert wrong_lists() == 0
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run([sys.executable, "-c", CODE], env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"


def test_only_the_compiled_form_fills_one_buffer_again_and_again() -> None:
    is_source = Path(actions.__file__).suffix == ".py"
    assert is_source == actions.INTERPRETED
    assert (actions.empty_list() is actions.empty_list()) != is_source
