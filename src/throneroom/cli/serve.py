"""`throneroom serve`: live tables over HTTP and WebSocket."""

from __future__ import annotations

from typing import Annotated

import typer

from throneroom.server.config import Config, Limits
from throneroom.server.run import serve as run


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.")] = 8000,
    workers: Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.")] = 1,
    database: Annotated[str, typer.Option(help="A file for SQLite, or postgresql://...; else $DATABASE_URL.")] = "",
    bot_processes: Annotated[
        int, typer.Option("--thinkers", help="Bot processes for each server process; 0: one a core.")
    ] = 0,
    bot_seed: Annotated[int | None, typer.Option(help="For tests: bots decide the same at every run.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="A further origin whose pages may act.")] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Cookies for HTTPS alone.")] = False,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="Believe X-Forwarded-* headers.")] = False,
    warm: Annotated[bool, typer.Option(help="Make all games ready at the start, not each when first played.")] = True,
    limit: Annotated[list[str] | None, typer.Option(help="NAME=NUMBER, another limit.")] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve live tables to browsers and programs."""
    config = Config(database, tuple(origin or ()), secure, bot_processes, warm, Limits().changed(limit or []), bot_seed)
    run(host, port, workers, config, log_level, behind_proxy)
