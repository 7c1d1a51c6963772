from dataclasses import dataclass

from throneroom.engine.state import State


@dataclass(frozen=True)
class Table:
    place: int


def table(s: State, viewer: int | None) -> Table:
    return Table(s.place)
