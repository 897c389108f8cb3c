"""Whose seat it is. An owner holds a seat by devices: browsers, each with one secret for all its seats, and programs with a key.

An invitation makes a device, once. What is stored of a secret is its hash, here as there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

HOST: Final = -1
"""Where the devices of whoever set up the table stand among those of the seats."""
BROWSER: Final = "browser"
PROGRAM: Final = "program"


class Device(NamedTuple):
    """A browser or a program that holds a seat."""

    seat: int
    secret_hash: str
    kind: str
    label: str
    created: float

    @property
    def id(self) -> str:
        """What its owner calls it by: it tells nothing of the secret."""
        return sha256(f"device {self.secret_hash} {self.seat}".encode()).hexdigest()[:12]


class Invitation(NamedTuple):
    """A link that makes a device of a seat, once.

    sit      whoever uses it takes the seat
    device   one more device of the seat's owner
    anew     given by consent of the others to an owner who has lost theirs: the devices of before end
    same     the same browser, which may have been given two secrets at once: good for a while, until it is known which it has
             kept; the others (`instead`) end then, and nobody need hear of it
    """

    token_hash: str
    table: str
    seat: int
    kind: str
    instead: str | None
    created: float
    expires: float | None

    def replaces(self, secret_hash: str) -> bool:
        """Does this device go when the invitation is used?"""
        return secret_hash in (self.instead or "").split()


class Shown(NamedTuple):
    """The secrets that a request shows, as hashes: the cookie of a browser, and the key of a program."""

    browser: str | None = None
    program: str | None = None

    def fits(self, device: Device) -> bool:
        """Is this the secret of that device? A key in a cookie opens nothing, nor a cookie in a header."""
        return device.secret_hash == (self.browser if device.kind == BROWSER else self.program)


@dataclass
class Owners:
    """The devices and the open invitations of one table. It changes when what it has become is durable."""

    devices: list[Device] = field(default_factory=list)
    invitations: list[Invitation] = field(default_factory=list)

    def held(self, shown: Shown) -> list[int]:
        """The seats that whoever shows these secrets holds."""
        return sorted({device.seat for device in self.devices if device.seat != HOST and shown.fits(device)})

    def is_host(self, shown: Shown) -> bool:
        """Did they set up the table?"""
        return any(device.seat == HOST and shown.fits(device) for device in self.devices)

    def people(self) -> dict[int, int]:
        """For each seat that is held the first seat of the same person: whoever holds two by one browser or key is one person."""
        found: dict[int, int] = {}
        by: dict[str, int] = {}
        for device in self.devices:
            if device.seat == HOST:
                continue
            seat, other = found.setdefault(device.seat, device.seat), by.setdefault(device.secret_hash, device.seat)
            first, second = sorted((seat, found[other]))
            found = {held: first if person == second else person for held, person in found.items()}
        return found

    def of(self, seat: int) -> list[Device]:
        """The devices of a seat, the oldest first."""
        return sorted((device for device in self.devices if device.seat == seat), key=lambda device: device.created)

    def invitation(self, token_hash: str) -> Invitation | None:
        """The invitation of this token, if it is open."""
        return next((invitation for invitation in self.invitations if invitation.token_hash == token_hash), None)

    def take(self, change: Change) -> None:
        """What was written has happened."""
        gone = {(device.seat, device.secret_hash) for device in change.ended}
        added = {(device.seat, device.secret_hash) for device in change.added}
        self.devices = [one for one in self.devices if (one.seat, one.secret_hash) not in gone | added] + change.added
        used = {invitation.token_hash for invitation in change.used}
        self.invitations = [one for one in self.invitations if one.token_hash not in used] + change.invited


@dataclass
class Change:
    """What becomes of the owners of a table, all at once."""

    added: list[Device] = field(default_factory=list)
    ended: list[Device] = field(default_factory=list)
    invited: list[Invitation] = field(default_factory=list)
    used: list[Invitation] = field(default_factory=list)


_BROWSERS: Final = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
_SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux")


def label_of(user_agent: str) -> str:
    """What a device calls itself, short enough to be recognised by its owner.

    >>> label_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox · Linux'
    >>> label_of("curl/8.5")
    'curl'
    """
    browser = next((name for mark, name in _BROWSERS if mark in user_agent), "")
    system = next((name for name in _SYSTEMS if name in user_agent), "")
    found = " · ".join(filter(None, (browser, system)))
    return found or re.sub(r"[^\w .-]", "", user_agent.partition("/")[0])[:24].strip()


def expired(invitations: Iterable[Invitation], now: float) -> list[Invitation]:
    """Those whose time is over."""
    return [invitation for invitation in invitations if invitation.expires is not None and invitation.expires <= now]
