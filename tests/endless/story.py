from tests.endless import messages as m
from throneroom.engine.messages import Event, Question
from throneroom.engine.state import AnyState


def ask(s: AnyState, viewer: int | None) -> Question:
    return m.ToMove()


def begin(s: AnyState, viewer: int | None) -> list[Event]:
    return []


def tell(before: AnyState, seat: int, action: int, after: AnyState, viewer: int | None) -> list[Event]:
    return [m.Moved(after.place)]
