"""The balance of a game as plain data, for the statistics of a server: no names, no single games."""

from __future__ import annotations

from typing import Any

from throneroom.arena.balance import Balance, Count, Share

MOST_FIRSTS = 12
"""The most first decisions that are listed, and the fewest players who must have taken one."""
FEWEST = 2


def statistics_of(balance: Balance) -> dict[str, Any]:
    """The statistics of all games with the same number of players and the same options."""
    return {
        "players": balance.players,
        "options": dict(balance.options),
        "games": balance.games,
        "seats": [_share(count) for count in balance.seats],
        "nobody": _share(balance.nobody),
        "length": _length(sorted(balance.lengths.elements())),
        "cards": _cards(balance) if balance.noted else [],
        "rules": _rules(balance) if balance.noted else [],
        "firsts": _firsts(balance),
    }


def _share(count: Count) -> dict[str, float]:
    share: Share = count.share()
    return {"value": round(share.value, 4), "low": round(share.low, 4), "high": round(share.high, 4)}


def _length(lengths: list[int]) -> dict[str, float]:
    return {
        "mean": round(sum(lengths) / len(lengths), 1),
        "median": lengths[len(lengths) // 2],
        "shortest": lengths[0],
        "longest": lengths[-1],
    }


def _cards(balance: Balance) -> list[dict[str, Any]]:
    """How often winners and all players hold each card; those that winners hold more often come first."""
    found = [
        {"card": slug, "winners": _share(balance.winners[slug]), "everyone": _share(balance.everyone[slug])}
        for slug in balance.slugs
    ]
    return sorted(found, key=lambda it: it["everyone"]["value"] - it["winners"]["value"])


def _rules(balance: Balance) -> list[dict[str, Any]]:
    return [
        {
            "rule": rule,
            "times": round(balance.fired[rule] / balance.noted, 2),
            "games": _share(balance.fired_in[rule])["value"],
        }
        for rule in balance.events()
    ]


def _firsts(balance: Balance) -> list[dict[str, Any]]:
    """The most frequent first decisions: how often each was taken, and how often those who took it won."""
    taken = {first: int(sum(count.whole.values())) for first, count in balance.firsts.items()}
    often = sorted((first for first in taken if taken[first] >= FEWEST), key=lambda it: (-taken[it], it))
    return [
        {"decision": first, "taken": taken[first], "won": _share(balance.firsts[first])}
        for first in often[:MOST_FIRSTS]
    ]
