"""The service itself: whether it is healthy, and what it measures."""

from __future__ import annotations

import hmac

import prometheus_client
from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from throneroom.server import metrics, models
from throneroom.server.identity import TheServices, bearer_of

router = APIRouter(tags=["service"])


@router.get("/health", response_model=models.Health, responses={503: {"model": models.Health}})
async def health(services: TheServices) -> Response:
    """Whether all is well: the database answers and can be written to, games are loaded, background tasks run."""
    reasons = await services.problems()
    found = models.Health(
        status="failing" if reasons else "ok", process=services.store.process, reasons=reasons,
        preparing=services.games.preparing,
    )  # fmt: skip
    headers = {"retry-after": "1"} if reasons else None
    return JSONResponse(found.model_dump(), 503 if reasons else 200, headers)


@router.get("/metrics", response_class=Response, include_in_schema=False)
async def measure(request: Request, services: TheServices) -> Response:
    """For the host alone: what the server measures would help to guess what bots and players hold."""
    token = services.config.metrics_token
    if not token or not hmac.compare_digest(bearer_of(request).encode(), token.encode()):
        raise HTTPException(404)
    metrics.TABLES_IN_MEMORY.set(len(services.tables.live))
    return Response(metrics.text(), media_type=prometheus_client.CONTENT_TYPE_LATEST)
