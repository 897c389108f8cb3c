"""A browser that is about to hold a seat."""

from __future__ import annotations

from typing import Final

from vaka.table.seats.owners import BROWSER, Device, Invitation
from vaka.table.seats.tokens import hashed, new_token

WAY: Final = 24 * 3600
"""Seconds for which a second way to a seat is good."""


class Visitor:
    """A browser that is about to hold something: its secret, which may have been drawn just now."""

    def __init__(self, secret: str, *, is_new: bool, label: str, before: str | None = None) -> None:
        self.secret = secret
        self.before = before
        """The secret that it showed, which holds nothing here any more."""
        self.is_new = is_new
        self.label = label

    @property
    def hashes(self) -> set[str]:
        """By which the store may know this browser."""
        return {hashed(secret) for secret in (self.secret, self.before) if secret is not None}

    def device(self, seat: int, now: float) -> Device:
        """This browser as a device of a seat."""
        return Device(seat, hashed(self.secret), BROWSER, self.label, now)

    def second_way(self, table: str, seat: int, now: float) -> tuple[str, Invitation] | None:
        """Where a secret was drawn just now: a token that brings this browser back to a seat, should it have kept another."""
        if not self.is_new:
            return None
        token = new_token()
        return token, Invitation(hashed(token), table, seat, "same", hashed(self.secret), now, now + WAY)
