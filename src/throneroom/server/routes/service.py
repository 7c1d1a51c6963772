"""The service itself: whether it is healthy, and what it measures."""

from __future__ import annotations

import hmac

import prometheus_client
from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from throneroom.server import metrics
from throneroom.server.identity import TheServices, bearer_of

router = APIRouter(tags=["service"])


@router.get("/health")
async def health(services: TheServices) -> dict[str, str]:
    """Whether the database answers."""
    await services.store.fetch_name("")
    return {"status": "ok", "process": services.store.process}


@router.get("/metrics", response_class=Response, include_in_schema=False)
async def measure(request: Request, services: TheServices) -> Response:
    """For the host alone: what the server measures would help to guess what bots and players hold."""
    token = services.config.metrics_token
    if not token or not hmac.compare_digest(bearer_of(request).encode(), token.encode()):
        raise HTTPException(404)
    metrics.TABLES_IN_MEMORY.set(len(services.tables.live))
    return Response(metrics.text(), media_type=prometheus_client.CONTENT_TYPE_LATEST)
