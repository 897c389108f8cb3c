"""A push service of the tests, on the loopback: it checks who sends, and opens what a browser of the tests would be given."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from vaka.table.live.web_push import decoded, encoded


class Browser:
    """Keys as a browser's push manager makes them."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = os.urandom(16)

    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(self.point), "auth": encoded(self.secret)}

    def open(self, body: bytes) -> Any:
        """RFC 8291, read by the other end."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender = body[21 : 21 + length]
        assert size >= len(body) - 21 - length
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = derived(shared, self.secret, b"WebPush: info\0" + self.point + sender, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\0")
        assert plain[-1:] == b"\2", "the last record"
        return json.loads(plain[:-1])


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def claims_of(header: str, key: str) -> dict[str, Any]:
    """RFC 8292: what the sender claims, signed by this key; raise InvalidSignature if it is not."""
    kind, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, parts["k"]) == ("vapid", key)
    head, body, signature = parts["t"].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    point.verify(signed, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(decoded(body))
    return claims


class PushService:
    """What it was sent: the path, the head and the body of each."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.status = 201
        self.got: list[tuple[str, dict[str, str], bytes]] = []


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            head = {name.lower(): value for name, value in self.headers.items()}
            service.got.append((self.path, head, self.rfile.read(int(head["content-length"]))))
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server.server_port)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    yield service
    server.shutdown()
    server.server_close()
