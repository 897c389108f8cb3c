"""`vaka protocol`: one of our bots for programs of others, over standard input and output."""

from __future__ import annotations

import json
import random
import sys
from typing import TYPE_CHECKING, Any

from vaka.engine.errors import VakaError
from vaka.engine.registry import game as find_game

if TYPE_CHECKING:
    import argparse

    from vaka.bots import Bot
    from vaka.engine.state import State


def add_protocol(parser: argparse.ArgumentParser) -> None:
    """What `vaka protocol` takes."""
    parser.add_argument("--bot", default="greedy", metavar="NAME", help="the bot that answers (default: greedy)")
    parser.set_defaults(run=run_protocol)


def run_protocol(args: argparse.Namespace) -> int:
    """Answer line by line until standard input ends."""
    from vaka.bots import bot

    player = bot(args.bot)
    view: State | None = None
    for line in sys.stdin:
        if not line.strip():
            continue
        try:
            message = json.loads(line)
            if not isinstance(message, dict):
                raise ValueError
            view, answer = respond(player, view, message)
        except VakaError as error:
            answer = {"type": "error", "reason": str(error)}
        except (ValueError, KeyError, TypeError):
            answer = {"type": "error", "reason": f"that is no message of this protocol: {line.strip()[:80]}"}
        if answer is not None:
            print(json.dumps(answer, ensure_ascii=False), flush=True)
    return 0


def respond(player: Bot, view: State | None, message: dict[str, Any]) -> tuple[State | None, dict[str, Any] | None]:
    """The view that is known after a message, and the answer, if there is one."""
    from vaka.bots.program import PROTOCOL

    kind = message["type"]
    if kind == "hello":
        find_game(message["game"])
        return None, {"type": "hello", "protocol": PROTOCOL, "name": f"vaka {player.name}"}
    if kind == "position":
        return find_game(message["game"]).load(message["view"]), None
    if kind == "go":
        if view is None:
            return None, {"type": "error", "reason": "go comes after a position"}
        action = player.choose(view, random.Random(message.get("seed", 0)))
        return view, {"type": "best", "action": int(action)}
    raise ValueError
