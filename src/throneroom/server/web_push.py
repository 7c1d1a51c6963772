"""Web Push: an encrypted message to a browser, through the push service that the browser chose (RFC 8030, 8291, 8292).

An endpoint is a URL that a guest gives us, and the server sends requests to it. It must have a public address and use
HTTPS, so that nobody can use it to reach other machines in the host's network.
"""

from __future__ import annotations

import base64
import hashlib
import http.client
import ipaddress
import socket
import ssl
import time
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from throneroom.table import TableError

TIMEOUT = 10.0
"""Seconds that a push service has for each step of an answer."""
TOKEN_LIFE = 12 * 3600
"""Seconds that a signature is valid; services allow up to a day."""
PORTS = {"https": 443, "http": 80}


class ForbiddenEndpoint(Exception):
    """The endpoint is not at a public address, or does not use HTTPS."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser gets its messages, and the keys for them."""

    endpoint: str
    p256dh: str
    auth: str

    @property
    def id(self) -> str:
        """A name for it that does not reveal the endpoint."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()[:32]


def new_private_key() -> str:
    """A new key that signs our messages, as text."""
    key = ec.generate_private_key(ec.SECP256R1())
    return _encoded(key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(private_key: str) -> str:
    """The public key that browsers need to subscribe."""
    value = int.from_bytes(_decoded(private_key), "big")
    point = ec.derive_private_key(value, ec.SECP256R1()).public_key()
    form = serialization.PublicFormat.UncompressedPoint
    return _encoded(point.public_bytes(serialization.Encoding.X962, form))


def checked(subscription: Subscription, private: bool) -> Subscription:
    """The same subscription; one that cannot work or must not be used is refused. `private`: any address is allowed."""
    try:
        _address_of(subscription.endpoint, private)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(subscription.p256dh))
        if len(_decoded(subscription.auth)) != 16:
            raise ValueError("auth has 16 bytes")
    except ForbiddenEndpoint as error:
        raise TableError("bad_request", f"endpoint: {error}") from None
    except ValueError:
        raise TableError("bad_request", "keys: they must be those of a PushSubscription, in base64url") from None
    return subscription


def send(
    subscription: Subscription, text: bytes, topic: str, lifetime: int, private_key: str, contact: str, private: bool
) -> tuple[int, float | None]:
    """Send a message; returns the status and the seconds after which to retry, if the service says so. It may wait.

    `topic`: an undelivered message with the same one is replaced; `lifetime`: seconds for which it is worth delivering.
    """
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    body = WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(text, "aes128gcm")["body"]
    url = urlsplit(subscription.endpoint)
    claims = {"sub": contact, "aud": f"{url.scheme}://{url.netloc}", "exp": int(time.time()) + TOKEN_LIFE}
    headers = {
        **Vapid02.from_string(private_key).sign(claims),
        "Host": url.netloc,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(lifetime),
        "Topic": topic,
        "Urgency": "normal",
    }
    return _post(url, headers, body, _address_of(subscription.endpoint, private, resolve=True))


def _post(url: SplitResult, headers: dict[str, str], body: bytes, address: str) -> tuple[int, float | None]:
    """Send a request to exactly the address that was checked: a second lookup could give another one."""
    host, port = url.hostname or "", url.port or PORTS[url.scheme]
    with socket.create_connection((address, port), TIMEOUT) as plain:
        secure = url.scheme == "https"
        with ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain as wired:
            connection = http.client.HTTPConnection(host, port)
            connection.sock = wired
            connection.request("POST", f"{url.path or '/'}{'?' + url.query if url.query else ''}", body, headers)
            answer = connection.getresponse()
            wait = answer.getheader("Retry-After", "")
            return answer.status, float(wait) if wait.isdecimal() else None


def _address_of(endpoint: str, private: bool, resolve: bool = False) -> str:
    """The address behind an endpoint; one that must not be used raises an error. A name is looked up only if asked."""
    try:
        url = urlsplit(endpoint)
        port = url.port or PORTS.get(url.scheme)
    except ValueError:
        port = None
    if port is None or not url.hostname or "@" in url.netloc:
        raise ForbiddenEndpoint("this must be the https:// address of a push service")
    if url.scheme != "https" and not private:
        raise ForbiddenEndpoint("push services use https://")
    if resolve:
        found = [str(info[4][0]) for info in socket.getaddrinfo(url.hostname, port, type=socket.SOCK_STREAM)]
    else:
        found = [url.hostname] if _is_address(url.hostname) else []
        if url.hostname == "localhost" and not private:
            raise ForbiddenEndpoint("this is no public address")
    if not private and not all(_is_public(address) for address in found):
        raise ForbiddenEndpoint("this is no public address")
    return found[0] if found else ""


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _is_public(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return _is_public(str(inner))
    return address.is_global and not address.is_multicast


def _encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
