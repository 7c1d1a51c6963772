"""The browser and the system that a request names, one word each, so that people recognise their devices."""

from __future__ import annotations

from starlette.requests import HTTPConnection

BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
"""The first that is named counts: most browsers also name others."""
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def browser_and_system(request: HTTPConnection) -> tuple[str, str]:
    """Such as ("Firefox", "Android"); an empty text for what is unknown. Nothing more is kept of the header."""
    agent = request.headers.get("user-agent", "")
    return _first(BROWSERS, agent), _first(SYSTEMS, agent)


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for word, name in known if word in agent), "")
