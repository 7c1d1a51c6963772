"""Where the key of a game at a table came from, and the chain over its log."""

from __future__ import annotations

from throneroom.engine.chance import commitment
from throneroom.engine.fairness import Chain, Proof, start_entry
from throneroom.engine.match import Match
from throneroom.engine.transcript import header_lines


class FairGame:
    """A game whose key the server and players made together."""

    def __init__(self, match: Match, secret: bytes, contributions: tuple[tuple[str, str], ...]) -> None:
        """`match` is at its first position."""
        self.secret, self.contributions = secret, contributions
        self.commitment = commitment(secret)
        self._chain = Chain(secret)
        self._chain.add(start_entry(header_lines(match.header()), contributions))
        self._entries: list[str] = []

    @property
    def head(self) -> str:
        """The head of the chain: it fixes everything so far, and tells nothing of it while the secret is not known."""
        return self._chain.head

    def add(self, entry: str) -> None:
        """Add the next entry of the game's log."""
        self._entries.append(entry)
        self._chain.add(entry)

    def proof(self) -> Proof:
        """What everybody can check after the game."""
        return Proof(self.secret, self.contributions, tuple(self._entries), self.head)
