"""A review as data: what is stored, and what one seat, or a viewer of all cards, is shown of it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

from throneroom.bots.network_file import network_of
from throneroom.engine.game import find
from throneroom.engine.messages import as_data
from throneroom.review import Review, ReviewedDecision
from throneroom.review.explanation import Likely
from throneroom.review.review import Balance, SeatReview

DIGITS = 3
REVIEW_VERSION = 2
"""Raise it whenever reviews judge or explain in another way, so that stored ones are made again."""


@cache
def review_version(game: str) -> str:
    """By what the decisions of a game are judged now: the version of reviews, and the network if the game has one."""
    network = network_of(find(game))
    return f"{REVIEW_VERSION} {network.stamp if network else 'no network'}"


def stored_review(text: str | None, version: str) -> dict[str, Any] | None:
    """A stored review if it has this version. An older one would contradict the reasons, which are found later."""
    review: dict[str, Any] | None = json.loads(text) if text else None
    return review if review is not None and review.pop("version", None) == version else None


def review_json(review: Review) -> dict[str, Any]:
    """A whole review, with what is known only when all cards are open."""
    return {"decisions": [_decision(it) for it in review.decisions], "seats": [_seat(it) for it in review.seats]}


def seen_by(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """The part of a review that shows a seat nothing beyond what it knew: its own decisions and figures."""
    own = data["seats"][seat]
    balance = own["balance"] and {key: own["balance"][key] for key in ("deal", "own", "doubt", "rest")}
    seats = [{**own, "balance": balance} if n == seat else None for n in range(len(data["seats"]))]
    return {"decisions": [it for it in data["decisions"] if it["seat"] == f"p{seat + 1}"], "seats": seats}


def reason_json(decision: ReviewedDecision) -> dict[str, Any]:
    """Why the best choice of a decision is better than the one that was played, or else than the next best."""
    reason = decision.reason
    return {
        "compared": decision.compared,
        "brings": likely_data(reason.brings if reason else ()),
        "prevents": likely_data(reason.prevents if reason else ()),
    }


def _decision(decision: ReviewedDecision) -> dict[str, Any]:
    reason = decision.reason
    return {
        "ply": decision.ply,
        "seat": f"p{decision.seat + 1}",
        "chance": round(decision.chance, DIGITS),
        "played": decision.played,
        "loss": round(decision.loss, DIGITS),
        "mark": decision.mark,
        "exact": decision.exact,
        "choices": [
            {"decision": it.decision, "share": round(it.share, DIGITS), "events": as_data(it.events)}
            for it in decision.choices
        ],
        "brings": likely_data(reason.brings if reason else ()),
        "prevents": likely_data(reason.prevents if reason else ()),
    }


def likely_data(likely: Iterable[Likely]) -> list[dict[str, Any]]:
    """Events with their chances."""
    return [{"event": it.event.data(), "chance": round(it.chance, 2)} for it in likely]


def _seat(seat: SeatReview) -> dict[str, Any]:
    accuracy = None if seat.accuracy is None else round(seat.accuracy, DIGITS)
    balance = None if seat.balance is None else _balance(seat.balance)
    return {"accuracy": accuracy, "decisions": seat.decisions, "marks": seat.marks, "balance": balance}


def _balance(balance: Balance) -> dict[str, float]:
    parts = ("deal", "own", "doubt", "others", "luck", "rest")
    return {part: round(getattr(balance, part), DIGITS) for part in parts}
