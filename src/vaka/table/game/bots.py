"""The bots that a client may name."""

from __future__ import annotations

from vaka.bots import UnknownBot, bot, bots
from vaka.engine.errors import BadOption
from vaka.table.game.refusals import Refused


def nameable(name: str) -> str:
    """A bot as a client may name it: a level or a registered bot; raise Refused for numbers of its own, or if there is none."""
    kind, colon, _ = name.partition(":")
    if colon:
        raise Refused("bot-numbers", 422, bot=kind[:40])
    try:
        bot(name)
    except UnknownBot as error:
        raise Refused("no-such-bot", 422, reason=error) from None
    except BadOption:  # the word for a program without its command
        raise Refused("no-such-bot", 422, reason=UnknownBot(name, bots())) from None
    return name
