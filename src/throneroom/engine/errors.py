"""Errors that callers can cause: each says what is wrong, why, and what would be right."""

from __future__ import annotations

from throneroom.engine.messages import Reason


class ThroneroomError(ValueError):
    """Base of every error that a caller can cause and fix."""


class UnknownGameError(ThroneroomError):
    """No registered game has this name."""

    def __init__(self, message: str, name: str = "") -> None:
        super().__init__(message)
        self.name = name


class SettingsError(ThroneroomError):
    """A number of players, a seed or an option that the game does not have or allow."""


class UnknownSeatError(ThroneroomError):
    """A seat that is not at this table."""


class DecisionError(ThroneroomError):
    """A decision that cannot be taken now; the match has not changed. `reason` is the rule that forbids it."""

    def __init__(self, text: str, reason: Reason | None = None) -> None:
        super().__init__(text)
        self.reason = reason


class UnknownDecisionError(DecisionError):
    """A text that is not a decision of this game: `decision`, truncated if long. `near` lists what it may have meant;
    `example` shows what a decision looks like.
    """

    def __init__(self, text: str, decision: str, near: tuple[str, ...], example: str) -> None:
        super().__init__(text)
        self.decision = decision
        self.near = near
        self.example = example


class NotAskedError(DecisionError):
    """A decision by a seat that is not asked now, or by anyone after the end."""


class IllegalDecisionError(DecisionError):
    """A decision of the game that the rules forbid now."""


class TooLongError(ThroneroomError):
    """A decision beyond the limit for a game (`Game.longest`); the game is not over and cannot continue."""


class UndoError(ThroneroomError):
    """An attempt to take back more decisions than were taken."""


class ArrangeError(ThroneroomError):
    """An impossible position: the text says which card or part is wrong."""


class RecordError(ThroneroomError):
    """A record text that does not replay; `line` is counted from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
