"""People at the same table who decide over HTTP, when a test wants it."""

from __future__ import annotations

from itertools import count

import httpx
from playwright.sync_api import expect

from tests.web.visitor import PATIENCE, Visitor
from throneroom.engine.match import Match

KEYS = count()
NAMES = ("Maud", "Corvin")


class Rival:
    """One of them."""

    def __init__(self, address: str, table: str, name: str) -> None:
        token = httpx.post(f"{address}/api/guests", json={"name": name}).json()["token"]
        self._table = f"{address}/api/tables/{table}"
        self._headers = {"authorization": f"Bearer {token}"}
        self._act({"type": "sit"})

    def _act(self, act: dict[str, object]) -> None:
        answer = httpx.post(f"{self._table}/acts", json=act, headers=self._headers, timeout=PATIENCE)
        assert answer.is_success, answer.text

    def decide(self, decision: str) -> None:
        question = httpx.get(self._table, headers=self._headers).json()["room"]["question"]
        self._act({"type": "decide", "decision": decision, "question": question, "key": f"key {next(KEYS)}"})

    def resign(self) -> None:
        self._act({"type": "resign"})


def sit_with_rivals(
    visitor: Visitor, address: str, match: Match, clock: int | None = None, **terms: object
) -> list[Rival]:
    """On p1, with a person on every other seat, in a game that goes on from this match."""
    visitor.become_guest()  # before any page is loaded, which would make us another guest
    api = visitor.page.request
    seats = ["me", *["open"] * (match.players - 1)]
    wish = {"seats": seats, "pace": 0, "when_full": True, "continue": {"record": match.record()}, **terms}
    if clock is not None:
        wish["clock"] = {"base": clock, "increment": 0}
    opened = api.post("/api/tables", data=wish, timeout=PATIENCE)
    assert opened.ok, opened.text()
    visitor.go(opened.json()["link"])
    rivals = [Rival(address, opened.json()["id"], name) for name in NAMES[: match.players - 1]]
    expect(visitor.herald).to_be_visible()
    return rivals
