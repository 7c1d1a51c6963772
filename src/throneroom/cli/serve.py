"""`throneroom serve`: live tables over HTTP and WebSocket."""

from __future__ import annotations

from typing import Annotated

import typer

from throneroom.server.config import LOOPBACK, Config, Limits, checked_site, trusted_proxies
from throneroom.server.run import serve as run


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0: all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.")] = 8000,
    workers: Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.")] = 1,
    database: Annotated[str, typer.Option(help="An SQLite file, or postgresql://...; default: $DATABASE_URL.")] = "",
    bot_processes: Annotated[
        int, typer.Option("--thinkers", help="Bot processes per server process; 0: one per core.")
    ] = 0,
    bot_seed: Annotated[int | None, typer.Option(help="For tests: bots decide the same in every run.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose pages are allowed.")] = None,
    site: Annotated[
        str, typer.Option(help="The public address, such as https://games.example: passkeys are bound to its name.")
    ] = "",
    secure: Annotated[bool, typer.Option("--secure", help="Send cookies over HTTPS only.")] = False,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Trust the X-Forwarded-* headers of a proxy on this machine.")
    ] = False,
    proxy: Annotated[
        list[str] | None, typer.Option(help="An address or network of proxies whose X-Forwarded-* headers are trusted.")
    ] = None,
    metrics_token: Annotated[
        str, typer.Option(envvar="THRONEROOM_METRICS_TOKEN", help="The token with which /metrics may be read.")
    ] = "",
    warm: Annotated[bool, typer.Option(help="Prepare all games at startup, not when first played.")] = True,
    limit: Annotated[list[str] | None, typer.Option(help="NAME=NUMBER: change a limit.")] = None,
    private_push: Annotated[
        bool, typer.Option("--private-push", help="Send notices to push services at private addresses, too.")
    ] = False,
    push_contact: Annotated[
        str, typer.Option(help="mailto:... or https://...: whom push services can ask about notices.")
    ] = Config.push_contact,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve live tables to browsers and programs."""
    limits = Limits().changed(limit or [])
    proxies = trusted_proxies([*(LOOPBACK if behind_proxy else ()), *(proxy or ())])
    config = Config(
        database, tuple(origin or ()), secure, bot_processes, warm, limits, bot_seed, checked_site(site),
        private_push=private_push, push_contact=push_contact, proxies=proxies, metrics_token=metrics_token,
    )  # fmt: skip
    run(host, port, workers, config, log_level)
