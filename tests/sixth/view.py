from dataclasses import dataclass

from throneroom.engine.compiled import plain
from throneroom.engine.state import AnyState

rules = plain("tests.sixth.rules")


@dataclass(frozen=True)
class Table:
    hand: tuple[str, ...]
    shown: tuple[str, ...]
    own_bid: int
    has_bid: tuple[bool, ...]
    won: tuple[int, ...]


def table(s: AnyState, viewer: int | None) -> Table:
    seat = -9 if viewer is None else viewer
    return Table(
        hand=tuple(f"c{c + 1}" for c in range(16) if s.place[c] == seat),
        shown=tuple(f"c{c + 1}" for c in range(16) if s.place[c] == rules.PLAYED),
        own_bid=s.bid[seat] if seat >= 0 else rules.NO_BID,
        has_bid=tuple(s.bid[n] != rules.NO_BID for n in range(s.players)),
        won=tuple(s.won)[: s.players],
    )
