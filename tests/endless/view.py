from dataclasses import dataclass

from throneroom.engine.state import AnyState


@dataclass(frozen=True)
class Table:
    place: int


def table(s: AnyState, viewer: int | None) -> Table:
    return Table(s.place)
