"""nginx as deploy/nginx.conf sets it up, with ports and a certificate of the tests' own."""

from __future__ import annotations

import contextlib
import datetime
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from throneroom.testing.serving import free_port

CONFIGURATION = Path(__file__).parent.parent / "deploy" / "nginx.conf"
NAME, LISTED = "localhost", "games.example"
UPSTREAM = "    server 127.0.0.1:8000 max_fails=0;\n"
PATIENCE = 30
AS_ROOT = "user root root;" if os.getuid() == 0 else ""
"""The files of tests are for their owner alone, and nginx would serve them as somebody else."""
MAIN = """
{as_root}
pid {folder}/pid;
error_log {folder}/error.log warn;
worker_processes 1;
daemon off;
events {{ worker_connections 2048; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/throneroom.conf;
}}
"""


class Nginx:
    """nginx on free ports of this machine, in front of servers."""

    def __init__(self, folder: Path, servers: list[int]) -> None:
        self.folder = folder
        self.plain, self.port = free_port(), free_port()
        self.address = f"https://{NAME}:{self.port}"
        self.certificate = folder / "certificate.pem"
        _certify(self.certificate, folder / "key.pem")
        text = CONFIGURATION.read_text()
        live = f"/etc/letsencrypt/live/{LISTED}"
        for old, new in {
            UPSTREAM: "".join(UPSTREAM.replace("8000", str(port)) for port in servers),
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            f"{live}/fullchain.pem": str(self.certificate),
            f"{live}/privkey.pem": str(folder / "key.pem"),
            f"server_name {LISTED};": f"server_name {NAME};",
            "root /var/www/html;": f"root {folder}/html;",
        }.items():
            assert old in text, f"deploy/nginx.conf has no {old!r} any more"
            text = text.replace(old, new)
        (folder / "throneroom.conf").write_text(text)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, as_root=AS_ROOT))

    @contextlib.contextmanager
    def running(self) -> Iterator[Nginx]:
        program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/bin")
        assert program is not None, "nginx is not installed: apt-get install nginx-light, or `make proxy`"
        process = subprocess.Popen(
            [program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")], stderr=subprocess.DEVNULL
        )
        try:
            self._wait(process)
            yield self
        finally:
            process.terminate()
            process.wait(PATIENCE)

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < deadline:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.02)
        raise AssertionError((self.folder / "error.log").read_text())

    def trusting(self) -> ssl.SSLContext:
        """For clients that trust its certificate."""
        return ssl.create_default_context(cafile=str(self.certificate))


def _certify(certificate: Path, key_file: Path) -> None:
    """A certificate for this machine, signed by itself, valid for a day."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(minutes=5))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    key_file.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
