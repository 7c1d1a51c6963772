"""Positions of Battle For The Throne by name, for the tests."""

from throneroom import Match

GAME = "battle-for-the-throne"
FIVE = "7s, 8s, 9s, 10s, as"
"""The hand of who mends, and so has drawn up to five, where no other is given."""


def table(players: int = 2, jokers: int = 0, **parts: str) -> Match:
    if parts.get("stage") == "mend":
        parts = {f"{parts.get('turn', 'p1')}_hand": FIVE} | parts
    return Match.arrange(GAME, players, seed=1, options={"jokers": jokers}, **parts)


def part(match: Match, name: str) -> str:
    return match.arranged().get(name, "")
