"""A browser that is told of its tables by its push service."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST: Final = 4
"""Subscriptions of one browser: it has one; others are left from before."""


class Subscription(NamedTuple):
    """Where a browser is reached, the keys by which a message is sealed for it, and in which language it reads."""

    endpoint_hash: str
    secret_hash: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    site: str
    created: float
