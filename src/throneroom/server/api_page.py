"""The page /docs: all routes of the interface, from its OpenAPI description. Loads nothing from other sites."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import FastAPI
from fastapi.responses import HTMLResponse

STYLE = (
    "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "code{overflow-wrap:anywhere}dt{font-weight:bold;margin-top:1.2rem}dd{margin-left:1rem}"
)
HEAD = (
    f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Throneroom: the interface</title>'
    f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{STYLE}</style></head><body><main>'
)


def add_routes(app: FastAPI) -> None:
    """Add the page."""

    @app.get("/docs", include_in_schema=False)
    async def api_page() -> HTMLResponse:
        return HTMLResponse(_page(app.openapi()))


def _page(description: dict[str, Any]) -> str:
    info = description["info"]
    routes = [
        _route(method, path, operation)
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
    ]
    return (
        f"{HEAD}<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info['description'])}</p>"
        '<p>For programs: <a href="/openapi.json">openapi.json</a> describes every body and every answer.</p>'
        f"<dl>{''.join(routes)}</dl></main></body></html>"
    )


def _route(method: str, path: str, operation: dict[str, Any]) -> str:
    wanted = [_parameter(parameter) for parameter in operation.get("parameters", [])]
    listed = f"<ul>{''.join(wanted)}</ul>" if wanted else ""
    about = escape(operation.get("description", operation.get("summary", "")))
    return f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{about}{listed}</dd>"


def _parameter(parameter: dict[str, Any]) -> str:
    needed = "" if parameter.get("required") else " (optional)"
    about = escape(parameter.get("description", ""))
    return f"<li><code>{escape(parameter['name'])}</code>{needed}{': ' + about if about else ''}</li>"
