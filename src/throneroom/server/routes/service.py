"""The service itself: whether it is healthy, and what it measures."""

from __future__ import annotations

import prometheus_client
from fastapi import APIRouter, Response

from throneroom.server import metrics
from throneroom.server.identity import TheServices

router = APIRouter(tags=["service"])


@router.get("/health")
async def health(services: TheServices) -> dict[str, str]:
    """Whether the database answers."""
    await services.store.fetch_name("")
    return {"status": "ok", "process": services.store.process}


@router.get("/metrics", response_class=Response, include_in_schema=False)
async def measure(services: TheServices) -> Response:
    metrics.TABLES_IN_MEMORY.set(len(services.tables.live))
    return Response(metrics.text(), media_type=prometheus_client.CONTENT_TYPE_LATEST)
