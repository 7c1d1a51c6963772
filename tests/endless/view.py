from dataclasses import dataclass

from throneroom.engine.record import Record


@dataclass(frozen=True)
class Table:
    place: int


def table(s: Record, viewer: int | None) -> Table:
    return Table(s.place)
