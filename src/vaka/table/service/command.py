"""`vaka serve`: the server on this machine."""

from __future__ import annotations

import argparse
import contextlib
import gc
import logging
import os
import re
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from ipaddress import ip_network
from typing import TYPE_CHECKING, Final

from vaka.bots import bots
from vaka.engine.errors import VakaError
from vaka.engine.extras import missing
from vaka.table.gate.addresses import is_loopback
from vaka.table.service import pythons
from vaka.table.settings import Settings
from vaka.terminal.common import number_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PORT: Final = 8765
HEAD_LINE: Final = 32 * 1024
"""The longest line in the head of a WebSocket's request: as long as a head may be."""


class CannotServe(VakaError):
    """The server cannot be started."""


def add_serve(parser: argparse.ArgumentParser) -> None:
    """What `vaka serve` takes."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    parser.add_argument(
        "--port", type=number_in(0, 65535, "a port"), default=None, help=f"the port (default {PORT}, or any that is free; 0: any)"
    )
    parser.add_argument("--database", default="", metavar="URL", help="where games are kept (default: a SQLite file of your own)")
    parser.add_argument(
        "--load",
        action="append",
        default=[],
        type=_module_name,
        metavar="MODULE",
        help="import this first: it registers games or bots",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        type=_program,
        metavar="NAME=COMMAND",
        help="let visitors seat this program of yours as a bot (docs/protocol.md)",
    )
    parser.add_argument(
        "--workers",
        type=_worker_count,
        default=0,
        metavar="N",
        help="processes for bots (default: cores less one, at least 2)",
    )
    parser.add_argument(
        "--processes",
        type=number_in(1, 64, "a number of processes"),
        default=1,
        metavar="N",
        help="processes that serve, on one socket; more than one needs PostgreSQL (default: 1)",
    )
    parser.add_argument("--behind-proxy", action="store_true", help="trust a proxy on this machine to say who the visitors are")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="answer to this name too (such as vaka.lan)",
    )
    parser.add_argument(
        "--metrics-for",
        action="append",
        default=[],
        type=_network,
        metavar="NETWORK",
        help="who else may read /metrics",
    )
    parser.add_argument("--open-tables", action="store_true", help="let hosts open tables to anybody on this server")
    parser.add_argument("--no-push", action="store_true", help="send no notifications to browsers, and keep nothing for them")
    parser.add_argument(
        "--push-contact",
        type=_contact,
        metavar="mailto:ADDRESS",
        help="whom push services may write to (default: the site)",
    )
    parser.add_argument("--log", choices=("plain", "json"), default="plain", help="how the log is written (default: plain)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.set_defaults(run=run_serve)


def _worker_count(word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 3:
        raise argparse.ArgumentTypeError(f"a number from 0 on, not {word!r}")
    return int(word)


def _network(word: str) -> str:
    try:
        return str(ip_network(word, strict=False))
    except ValueError:
        raise argparse.ArgumentTypeError(f"an address or a network, as 10.0.0.0/8, not {word!r}") from None


def _contact(word: str) -> str:
    if word and not re.fullmatch(r"(mailto:[^\s@]+@[^\s@]+|https://\S+)", word):
        raise argparse.ArgumentTypeError(f"as mailto:you@example.org or https://example.org, not {word!r}")
    return word


def _module_name(word: str) -> str:
    if not all(part.isidentifier() for part in word.split(".")):
        raise argparse.ArgumentTypeError(f"the name of a module, as mygame or mine.games, not {word!r}")
    return word


def _program(word: str) -> tuple[str, str]:
    name, equals, command = word.partition("=")
    if not equals or not command.strip() or not re.fullmatch(r"[a-z][a-z0-9-]{0,23}", name) or name in bots():
        raise argparse.ArgumentTypeError(f"a name of its own in small letters and a command, as patient=./mybot, not {word[:60]!r}")
    return name, command


def run_serve(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    settings = Settings(
        database=args.database,
        modules=tuple(args.load),
        programs=tuple(args.bot),
        workers=args.workers,
        behind_proxy=args.behind_proxy,
        names=(*args.name, args.host),
        metrics_for=tuple(args.metrics_for),
        open_tables=args.open_tables,
        push="none" if args.no_push else "public",
        push_contact=args.push_contact or "",
        log=args.log,
    )
    serve(settings, args.host, args.port, browser=not args.no_browser, processes=args.processes)
    return 0


def serve(settings: Settings, host: str, port: int | None, *, browser: bool, processes: int = 1) -> None:
    """Start the server, print its address, and open it where there is a browser."""
    from vaka.table.server_log import set_up

    if processes > 1 and not settings.is_shared:
        print("vaka: a SQLite file is for one process; name a PostgreSQL database with --database for several", flush=True)
        processes = 1
    listening = _listen_somewhere(host) if port is None else listen(host, port)
    set_up(settings.log)

    def is_open() -> None:
        if warning := pythons.warning(sys.version_info[:3]):
            logging.getLogger("vaka.table").warning("%s", warning)
        address = announce(*listening.getsockname()[:2])
        if browser and _has_browser():
            threading.Timer(0.5, webbrowser.open, [address]).start()

    try:
        if processes > 1:
            _serve_several(settings, listening, processes, is_open)
        else:
            _serve_one(settings, listening, is_open)
    except ImportError as error:
        if isinstance(error, ModuleNotFoundError) and missing(error):
            raise  # an extra that is not installed: the command line says how to get it
        raise CannotServe(f"cannot load {error.name}: {error}") from None
    finally:
        listening.close()


def _serve_one(settings: Settings, listening: socket.socket, is_open: Callable[[], None]) -> None:
    os.environ.setdefault("WEBSOCKETS_MAX_LINE_LENGTH", str(HEAD_LINE))
    import uvicorn

    from vaka.table.gate.connections import uvicorn_settings
    from vaka.table.service.stop import GRACE, Punctual
    from vaka.table.web.app import build_app

    app = build_app(settings)
    # Rooms live long and are seldom garbage: looked through as often as is usual they cost a sixth of a busy server's time.
    gc.set_threshold(50_000, 20, 100)
    gc.freeze()  # what is there now stays; what connections leave behind is collected by their number (`gate/garbage.py`)
    sys.setswitchinterval(0.001)  # the loop must not wait long for a thread that draws
    how = uvicorn_settings(app.state.server.limits, settings)
    running = Punctual(uvicorn.Config(app, timeout_graceful_shutdown=GRACE, **how))
    if threading.current_thread() is threading.main_thread():
        running.heed()
    is_open()
    running.run(sockets=[listening])


def _serve_several(settings: Settings, listening: socket.socket, processes: int, is_open: Callable[[], None]) -> None:
    from vaka.table.service.several import Several
    from vaka.table.web.server import prepare

    prepare(settings)
    is_open()
    each = replace(settings, workers=max(1, settings.worker_count() // processes))
    Several(processes, serve_in_process, each, listening).run()


def serve_in_process(settings: Settings, listening: socket.socket) -> None:
    """One of several processes."""
    from vaka.table.server_log import set_up

    set_up(settings.log)
    try:
        _serve_one(settings, listening, lambda: None)
    except VakaError as error:
        print(f"vaka: {error}", file=sys.stderr)
        sys.exit(1)


def announce(host: str, port: int) -> str:
    """Print where the table is; the address to open here."""
    addresses = [_url(shown, port) for shown in reachable_at(host)]
    print(f"vaka: the table is open at {' and '.join(addresses)}", flush=True)
    if is_loopback(host):
        print("vaka: on this machine only; with --host 0.0.0.0 friends in the house reach it too", flush=True)
    return addresses[0]


def reachable_at(host: str) -> list[str]:
    """Where a server that listens on this address is found: on all of them, at the machine's own, the ones that others reach first.

    The browser opens the first, so that the links that are copied there work for others too.
    """
    if host not in ("0.0.0.0", "::"):
        return [host]
    found = [_way_out(socket.AF_INET, "192.0.2.1")]
    if host == "::":
        found.append(_way_out(socket.AF_INET6, "2001:db8::1"))
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [*dict.fromkeys(address for address in found if address and not is_loopback(address)), "127.0.0.1"]


def _way_out(family: socket.AddressFamily, beyond: str) -> str | None:
    """The own address on the way to another (of those kept for documentation); nothing is sent."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((beyond, 9))
        return str(asking.getsockname()[0])
    return None


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _listen_somewhere(host: str) -> socket.socket:
    """On the usual port, or on another if a server is there already."""
    try:
        return listen(host, PORT)
    except CannotServe:
        return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """A socket that waits for visitors; raise CannotServe if the address is not to be had."""
    if not 0 <= port <= 65535:
        raise CannotServe(f"a port is 0 to 65535, not {port}")
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(1024)
    except OSError as error:
        raise CannotServe(f"cannot listen on {host}:{port}: {error.strerror}") from None
    return listening


def _has_browser() -> bool:
    """Is there a screen to open a browser on?"""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def main(argv: Sequence[str] | None = None) -> int:
    """`python -m vaka.table`."""
    parser = argparse.ArgumentParser(prog="python -m vaka.table", description="The table: play in the browser.")
    add_serve(parser)
    args = parser.parse_args(argv)
    try:
        return run_serve(args)
    except VakaError as error:
        print(f"vaka: {error}", file=sys.stderr)
        return 1
