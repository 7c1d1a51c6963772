from tests.endless import messages as m
from throneroom.engine.messages import Event, Question
from throneroom.engine.record import Record


def ask(s: Record, viewer: int | None) -> Question:
    return m.ToMove()


def begin(s: Record, viewer: int | None) -> list[Event]:
    return []


def tell(before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[Event]:
    return [m.Moved(after.place)]
