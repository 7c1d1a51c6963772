"""`throneroom serve`: live tables over HTTP and WebSocket. What the server needs is imported when it starts."""

from __future__ import annotations

import importlib.util
from typing import Annotated

import typer

from throneroom.engine.errors import SettingsError
from throneroom.engine.installing import how_to_install
from throneroom.server.config import LOOPBACK, Config, Keep, Limits, checked_site, trusted_proxies
from throneroom.server.word_filter import FilterFile

NEEDED = ("alembic", "cryptography", "fastapi", "sqlalchemy", "uvicorn", "websockets")
"""Packages of the extra `server`, some of the many: whoever has these has installed it."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0: all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.")] = 8000,
    workers: Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.")] = 1,
    database: Annotated[str, typer.Option(help="An SQLite file, or postgresql://...; default: $DATABASE_URL.")] = "",
    bot_processes: Annotated[int, typer.Option(help="Bot processes per server process; 0: one per core.")] = 0,
    thinkers: Annotated[int | None, typer.Option(hidden=True, help="An earlier name of --bot-processes.")] = None,
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
    moderator_token: Annotated[
        str, typer.Option(envvar="THRONEROOM_MODERATOR_TOKEN", help="The token with which /moderate may be used.")
    ] = "",
    word_filter: Annotated[str, typer.Option(help="A file of words that names and chat must not have.")] = "",
    contact: Annotated[str, typer.Option(help="Whom visitors can ask about their data: mail or web address.")] = "",
    keep: Annotated[list[str] | None, typer.Option(help="NAME=DAYS: how long something is kept; 0: forever.")] = None,
    warm: Annotated[bool, typer.Option(help="Prepare all games at startup, not when first played.")] = True,
    listen_when_ready: Annotated[
        bool, typer.Option("--listen-when-ready", help="Refuse connections until all is ready: behind a balancer.")
    ] = False,
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
    bot_processes = bot_processes if thinkers is None else thinkers
    proxies = trusted_proxies([*(LOOPBACK if behind_proxy else ()), *(proxy or ())])
    config = Config(
        database, tuple(origin or ()), secure, bot_processes, warm, limits, bot_seed, checked_site(site),
        private_push=private_push, push_contact=push_contact, proxies=proxies, metrics_token=metrics_token,
        moderator_token=moderator_token, word_filter=word_filter, contact=contact, keep=Keep().changed(keep or []),
        listen_when_ready=listen_when_ready,
    )  # fmt: skip
    if any(importlib.util.find_spec(package) is None for package in NEEDED):
        raise SettingsError(f"serving needs more packages than playing: {how_to_install('server')}")
    FilterFile(word_filter)  # says what is wrong with it before anything starts
    from throneroom.server.run import serve as run

    run(host, port, workers, config, log_level)
