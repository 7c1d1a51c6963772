from tests.endless import messages as m
from throneroom.engine.messages import Event, Question
from throneroom.engine.state import State


def ask(s: State, viewer: int | None) -> Question:
    return m.ToMove()


def begin(s: State, viewer: int | None) -> list[Event]:
    return []


def tell(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    return [m.Moved(after.place)]
