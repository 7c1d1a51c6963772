from dataclasses import dataclass

from throneroom.engine.messages import Event, Question


@dataclass(frozen=True)
class Moved(Event):
    place: int


@dataclass(frozen=True)
class ToMove(Question):
    pass
