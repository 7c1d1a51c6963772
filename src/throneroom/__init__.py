"""Throneroom: card games about a contested throne, for people and for programs.

>>> import throneroom
>>> match = throneroom.new("hierarchy", seed=7)
>>> match.waiting
('p2',)
"""

from throneroom.engine.batch import Batch
from throneroom.engine.card import Card
from throneroom.engine.dice import new_dice
from throneroom.engine.errors import (
    ArrangeError,
    DecisionError,
    IllegalDecisionError,
    NotAskedError,
    RecordError,
    SettingsError,
    ThroneroomError,
    TooLongError,
    UndoError,
    UnknownDecisionError,
    UnknownGameError,
    UnknownSeatError,
)
from throneroom.engine.game import Game, Option, all_games, find, register
from throneroom.engine.match import Match, RandomEvent, View, new, replay
from throneroom.engine.messages import Event, Message, Question, Reason
from throneroom.engine.position import Position

__version__ = "0.1.0"

arrange = Match.arrange

__all__ = [
    "ArrangeError",
    "Batch",
    "Card",
    "DecisionError",
    "Event",
    "Game",
    "IllegalDecisionError",
    "Match",
    "Message",
    "NotAskedError",
    "Option",
    "Position",
    "Question",
    "RandomEvent",
    "Reason",
    "RecordError",
    "SettingsError",
    "ThroneroomError",
    "TooLongError",
    "UndoError",
    "UnknownDecisionError",
    "UnknownGameError",
    "UnknownSeatError",
    "View",
    "all_games",
    "arrange",
    "find",
    "new",
    "new_dice",
    "register",
    "replay",
]
