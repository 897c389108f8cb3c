"""The compiled and the interpreted form give identical games from identical seeds."""

from __future__ import annotations

import asyncio
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from bench.composing import AtOnce

import vaka
from tests.conftest import FORM, ROOT, random_games
from tests.table.rooms import SETTINGS, Desk
from vaka.arena.games import random_record
from vaka.engine import SPECTATOR, state
from vaka.engine.registry import own_games
from vaka.engine.testing import setups_to_check
from vaka.engine.words import LANGUAGES
from vaka.table.game.refusals import Refused
from vaka.table.live.presence import Presence
from vaka.table.live.screens import Showing, Watcher
from vaka.table.seats.owners import Owners
from vaka.table.shown.boards import Boards

CODE = "from tests.contract.test_forms import digests; print(*digests({name!r}, {count}), sep='\\n')"

SHOWN = "from tests.contract.test_forms import shown_digests; print(*shown_digests({name!r}, {count}), sep='\\n')"


def digests(name: str, count: int) -> list[str]:
    """For every set-up of a game, a digest of the records of its first random games."""
    game, found = vaka.game(name), []
    for setup in setups_to_check(game):
        records = [random_record(game, *setup, seed=5, index=index, date="2026-11-15") for index in range(count)]
        digest = hashlib.sha256("".join(map(str, records)).encode()).hexdigest()
        found.append(f"{setup.seats} {' '.join(setup.options.values())} {digest}")
    return found


def shown_digests(name: str, actions: int) -> list[str]:
    """For each language, a digest of all that two players and a spectator are sent in a random game: pictures, words, log."""
    return [asyncio.run(_shown_digest(name, lang, actions)) for lang in LANGUAGES]


async def _shown_digest(name: str, lang: str, actions: int) -> str:
    desk, presence, digest = Desk(name, "hh", 7), Presence([None, None], 10.0), hashlib.sha256()
    presence.connect({0, 1}, 1)  # otherwise it is told for how long they have been away
    showing = Showing(desk.room, Owners(), presence, SETTINGS, Boards(), AtOnce())  # type: ignore[arg-type]
    watchers = [Watcher(seat, lang, [seat], "tall", keeps=seat == 1) for seat in (0, 1)]
    watchers.append(Watcher(SPECTATOR, lang, [], "wide", words=False))
    for _ in range(actions):
        for watcher in watchers:
            digest.update((await showing.message(watcher) or "-").encode())
        if not (waiting := desk.room.waiting()):
            break
        seat = desk.rng.choice(waiting)
        legal = list(desk.room.view(seat).legal())
        try:
            desk.say(seat, "act", action=desk.rng.choice(legal[:-1] or legal))
        except Refused:  # its last order waits to be opened
            desk.now += SETTINGS.opening_time
        showing.forget_shown()
    return digest.hexdigest()


def elsewhere(code: str) -> list[str]:
    """What these lines print where all is interpreted."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "VAKA_TEST_FORM": "sources"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.split("\n")[:-1]


@pytest.mark.skipif(FORM == "sources", reason="the sources would be compared with themselves")
@pytest.mark.parametrize("name", own_games())
def test_compiled_and_interpreted_games_are_identical(name: str) -> None:
    count = max(1, random_games(60) // 20)
    assert elsewhere(CODE.format(name=name, count=count)) == digests(name, count), f"this form is {Path(state.__file__).suffix}"


@pytest.mark.skipif(FORM == "sources", reason="the sources would be compared with themselves")
@pytest.mark.parametrize("name", own_games())
def test_both_forms_show_the_same_bytes(name: str) -> None:
    assert elsewhere(SHOWN.format(name=name, count=20)) == shown_digests(name, 20)
