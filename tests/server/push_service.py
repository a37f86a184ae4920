"""A push service on this machine, and a browser that is told through it: what is sent can be read by nobody else."""

from __future__ import annotations

import base64
import http.server
import json
import os
import threading
import time
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.guests import Json

PATIENCE = 60.0


class Service:
    """A push service on this machine, and a browser that is told through it."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.heard.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def browser(self) -> Json:
        keys = {"p256dh": written(self.public), "auth": written(self.auth)}
        return {"endpoint": f"http://127.0.0.1:{self.server.server_port}/told", "keys": keys}

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def wait(self, count: int = 1) -> tuple[dict[str, str], bytes]:
        deadline = time.monotonic() + PATIENCE
        while len(self.heard) < count:
            assert time.monotonic() < deadline, "nobody was told"
            time.sleep(0.02)
        return self.heard[count - 1]

    def read(self, body: bytes) -> Json:
        """RFC 8291: what only this browser can read."""
        salt, length = body[:16], body[20]
        sender, cipher = body[21 : 21 + length], body[21 + length :]
        secret = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))

        def derived(salt: bytes, info: bytes, length: int, of: bytes) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(of)

        both = derived(self.auth, b"WebPush: info\x00" + self.public + sender, 32, secret)
        key = derived(salt, b"Content-Encoding: aes128gcm\x00", 16, both)
        nonce = derived(salt, b"Content-Encoding: nonce\x00", 12, both)
        plain = AESGCM(key).decrypt(nonce, cipher, None)
        found: Json = json.loads(plain.rstrip(b"\x00").removesuffix(b"\x02"))
        return found


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
