"""What can be set about a server; everything has a default that suits one machine at home."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

UNFORESEEABLE: Final = random.SystemRandom()


def system_luck(_entry: int) -> random.Random:
    """Chance from the system's own source, which nobody can foresee."""
    return UNFORESEEABLE


@dataclass(frozen=True)
class Settings:
    """The limits and the times of a server."""

    database: str = ""
    """A SQLAlchemy URL; empty: a SQLite file in the user's data folder."""
    modules: tuple[str, ...] = ()
    """Modules to import in the server and in the bots' processes: they register games or bots of their own."""
    programs: tuple[tuple[str, str], ...] = ()
    """Bots that are programs of the operator's: the name that visitors see, and the command."""
    workers: int = 0
    """Processes for bots; 0: one less than there are cores, at least two: where there are several, no address has all of them."""

    bot_pause: float = 0.4
    """Seconds between two moves of bots while somebody watches, so that people can follow."""
    bot_time: float = 60.0
    """Seconds after which a bot that still thinks is replaced by a random move."""
    analysis_level: str = "hard"
    """How much thought a finished game is worth: `hard`, `expert` or seconds (docs/analysis.md)."""
    watch_time: float = 60.0
    """Seconds for which bots go on at a table of bots alone after somebody has looked at it."""
    opening_time: float = 3.0
    """Seconds before which orders given at once are not opened, so that nobody learns from a quick answer."""
    away_time: float = 600.0
    """Seconds after which a bot plays for an owner who is away, at tables that do not say otherwise."""
    lost_time: float = 120.0
    """Seconds after which two or more other people may agree on a new invitation to the seat of somebody who is away."""
    alone_lost_time: float = 86_400.0
    """The same where one person alone would decide it, whom nobody could object to, and in every game with secrets."""
    presence_time: float = 20.0
    """Seconds for which a request counts as being here."""
    code_time: float = 600.0
    """Seconds for which a code or a link for another device is good."""
    luck: Callable[[int], random.Random] = system_luck
    """Where chance and the bots' whims come from after this many entries of a game; a test gives its own."""
    sweep_time: float = 30.0
    """At most so many seconds between two looks through the games in memory: for owners who are away, and games nobody watches."""
    idle_time: float = 300.0
    """Seconds after which a game that nobody watches leaves memory."""
    settle_time: float = 600.0
    """Seconds for which a browser keeps a second way to a seat beside its own secret, when it was given one for the first time."""
    snapshot_every: int = 200
    """Entries between two snapshots."""

    message_bytes: int = 16 * 1024
    frame_bytes: int = 64 * 1024
    """A larger message is refused; a larger frame closes the connection."""
    record_bytes: int = 512 * 1024
    name_length: int = 40
    chat_length: int = 500
    outbox: int = 500
    """Messages that wait for a slow client; with more it starts afresh."""
    outbox_size: int = 64 * 1024
    """The same in characters."""
    unsent_bytes: int = 16 * 2**20
    """What may lie ready for an address that does not fetch it, over all its connections; beyond that it is refused more."""
    uploads: int = 4
    """Records that one address may be sending at once."""
    plies_kept: int = 100_000
    """Plies of all games in memory, about a kilobyte each; beyond that those that nobody has looked at for longest leave."""
    chat_kept: int = 200
    """Lines of chat that a newcomer is shown."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    work_per_second: float = 150.0
    """What one address may ask for, in thousandths of the server's time, by the prices of `gate/prices.py`."""
    work_burst: float = 1000.0
    watches_per_second: float = 20.0
    """Of one address: what is free of charge, `/health` and `/ready`."""
    watch_burst: int = 60
    pause: float = 1.0
    """Seconds for which whoever asks for too much waits for the refusal: it must not pay to ask again at once."""
    head_bytes: int = 32 * 1024
    head_lines: int = 128
    """The longest head of a request: other servers of this machine may have left cookies by the hundred."""
    head_time: float = 10.0
    body_time: float = 20.0
    """Seconds in which the head and the body of a request must have come."""
    watchers_per_address: int = 40
    """Spectators of one table from one address."""
    requests_per_second: float = 100.0
    """Of one address, to everything that changes something."""
    request_burst: int = 400
    tables_per_hour: int = 120
    """Of one address."""
    codes_per_minute: int = 10
    """Tries of one address to bring seats from another device."""
    connections_per_address: int = 200
    origins: tuple[str, ...] = ()
    """Origins allowed beside the server's own, for a server behind a proxy that changes the host."""
    names: tuple[str, ...] = ()
    """Names under which the server is asked for, beside the machine's own; behind a proxy all are good."""
    metrics_for: tuple[str, ...] = ()
    """Addresses and networks that are told the figures of the server, beside this machine: they count what is secret at tables."""
    open_tables: bool = False
    """May hosts open tables to anybody on this server?"""
    open_time: float = 7 * 86_400.0
    """Seconds for which an open table is listed."""
    open_listed: int = 40
    """So many of them at most, the newest."""
    open_by_one: int = 5
    """Tables of one host that wait for somebody at the same time."""
    joins_per_hour: int = 60
    """Of one address: sitting down at open tables."""
    hooks: str = "public"
    """Which addresses a table may tell that somebody is asked: none, public ones, or all (then also those inside the network)."""
    hook_ports: tuple[int, ...] = (80, 443)
    """On which ports."""
    push: str = "public"
    """Which push services may be told that it is somebody's turn: none, public ones, or all (for tests)."""
    push_ports: tuple[int, ...] = (443,)
    """On which ports."""
    push_contact: str = ""
    """Whom push services may write to about this server, as mailto:you@example.org; empty: the address of the site."""
    log: str = "plain"
    """How the log is written: plain, or json."""
    behind_proxy: bool = False
    """Take the address and the scheme of a visitor from the headers of a proxy on this machine."""

    def database_url(self) -> str:
        """The URL of the store; makes the folder of the default file."""
        if self.database:
            return self.database.replace("postgres://", "postgresql+psycopg://", 1).replace(
                "postgresql://", "postgresql+psycopg://", 1
            )
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "vaka"
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'vaka.db'}"

    @property
    def is_shared(self) -> bool:
        """May several processes use the store at once?"""
        return self.database.startswith("postgres")

    def worker_count(self) -> int:
        """How many processes think for bots."""
        return self.workers or max(2, (os.cpu_count() or 2) - 1)
