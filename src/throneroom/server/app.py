"""The application of one server process: its services, middleware, error handlers and routes."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI

import throneroom
from throneroom.bots.outside import plugins
from throneroom.server import api_page, models, pages, retention, routes, tournaments, workers
from throneroom.server.config import Config
from throneroom.server.errors import add_error_handlers
from throneroom.server.middleware import RequestGate
from throneroom.server.retention import Retention
from throneroom.server.services import Services
from throneroom.server.tournaments import TournamentKeeper


def create(config: Config | None = None) -> FastAPI:
    """Create the application, with the bots and games of all plugins."""
    config = config or Config.from_environment()
    plugins()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = services = Services(config)
        await services.open()
        services.start_patient("tournaments", TournamentKeeper(services).run, tournaments.LOOK_EVERY)
        services.start_patient("retention", Retention(services).run, retention.LOOK_EVERY)
        if config.listen_when_ready:
            await services.wait_until_ready(workers.STOPPING.is_set)
        yield
        await services.close()

    app = FastAPI(
        title="Throneroom",
        version=throneroom.__version__,
        description="Live tables for card games about a contested throne. Events: see docs/reference/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses={status: {"model": models.Refusal} for status in (401, 403, 404, 405, 409, 413, 422, 429, 503)},
    )
    app.add_middleware(RequestGate, config=config)
    add_error_handlers(app)
    for router in routes.ROUTERS:
        app.include_router(router)
    api_page.add_routes(app)
    pages.add_routes(app)
    return app
