"""What happens at a table when an owner is away, as its host has chosen."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from vaka.table.game.clocks import Clock

DAY: Final = 24 * 3600.0
LONGEST: Final = 30 * DAY


class Away(NamedTuple):
    """What happens at a table when an owner is away: it waits, or a bot plays after a while until they are back."""

    then: str
    after: float | None = None
    """Seconds; also the time within which a request has to be answered."""
    bot: str = "greedy"
    clock: Clock | None = None
    """For how long everybody may think; who has no time left counts as away."""
    hook: str | None = None
    """An address that is told when somebody is asked who is not here."""

    @classmethod
    def read(cls, data: dict[str, Any] | None) -> Away:
        """As it is stored; tables of before there was a choice give their players time."""
        if data is None:
            return cls("bot", 3 * DAY)
        return cls(data["then"], data.get("after"), data.get("bot") or "greedy", Clock.read(data.get("clock")), data.get("hook"))

    def write(self) -> dict[str, Any]:
        """As JSON data."""
        told: dict[str, Any] = {"then": self.then}
        if self.then != "wait":
            told |= {"after": self.after, "bot": self.bot}
        if self.clock is not None:
            told["clock"] = self.clock.write()
        return told if self.hook is None else told | {"hook": self.hook}
