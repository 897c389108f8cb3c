"""Messages to a browser by way of its push service, sealed for that browser alone (RFC 8291) and signed by this server (RFC 8292).

The push service passes on what it cannot read. It learns from whom a message comes, for which browser it is, when, and nothing
else: all messages are equally long.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
"""Bytes of a record; a message is one, and push services take no longer ones."""
LENGTH: Final = 1024
"""Bytes of every message, filled up."""
GOOD_FOR: Final = 12 * 3600
"""Seconds for which a signature is good; a push service takes a day at most."""


def new_key() -> str:
    """A key of a server of its own."""
    return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


class Sender:
    """A server, known to push services by its key."""

    def __init__(self, key: str) -> None:
        """By what `new_key` has given."""
        self._key = ec.derive_private_key(int.from_bytes(decoded(key), "big"), CURVE)
        self.public = encoded(_point(self._key.public_key()))
        """What a browser is told when it subscribes: its push service takes messages from nobody else then."""

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The header by which the push service of this address knows the sender."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + GOOD_FOR, "sub": contact}
        told = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(told.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={told}.{signature}, k={self.public}"


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError if these are no keys of a browser."""
    _reader(p256dh)
    if len(decoded(auth)) != 16:
        raise ValueError("the secret of a browser has 16 bytes")


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """The message for the browser with these keys; raise ValueError if they are none, or if the message is too long."""
    if len(message) >= LENGTH:
        raise ValueError(f"a message has less than {LENGTH} bytes, not {len(message)}")
    reader, once, salt = _reader(p256dh), ec.generate_private_key(CURVE), os.urandom(16)
    ours, theirs = _point(once.public_key()), _point(reader)
    shared = _derived(once.exchange(ec.ECDH(), reader), decoded(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    filled = (message + b"\x02").ljust(LENGTH, b"\0")
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + AESGCM(key).encrypt(nonce, filled, None)


def encoded(data: bytes) -> str:
    """As text that may stand in an address."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decoded(text: str) -> bytes:
    """What `encoded` was given; raise ValueError if it is no such text.

    >>> decoded(encoded(b"vaka"))
    b'vaka'
    """
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def _reader(p256dh: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def _json(data: dict[str, object]) -> str:
    return encoded(json.dumps(data, separators=(",", ":")).encode())
