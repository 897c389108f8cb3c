"""Players that decide from a view alone. They know no game: only the engine's verbs, `Game.judge`."""

from vaka.bots.believing import Belief, Held, Likely, belief, holdings
from vaka.bots.bot import Bot
from vaka.bots.program import BotFailed
from vaka.bots.registry import UnknownBot, bot, bots, register

__all__ = ["Belief", "Bot", "BotFailed", "Held", "Likely", "UnknownBot", "belief", "bot", "bots", "holdings", "register"]
