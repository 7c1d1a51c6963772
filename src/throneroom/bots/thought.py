"""What a bot is given and what it returns: a budget, and a thought with the reasons for the decision."""

from __future__ import annotations

import re
from dataclasses import dataclass

from throneroom.engine.errors import SettingsError


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision: a time or a number of samples. Only samples are reproducible."""

    seconds: float | None = None
    samples: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.samples is None):
            raise SettingsError("a budget is either a time or a number of samples")
        if (self.seconds or self.samples or 0) <= 0:
            raise SettingsError("a budget must be more than 0")

    @classmethod
    def parsed(cls, text: str) -> Budget:
        """`50ms`, `1s`, or a plain number of samples."""
        match = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|)", text.strip())
        if not match or (not match[2] and "." in match[1]):
            raise SettingsError(f"a budget is a time such as 50ms or 1.5s, or a number of samples, not {text!r}")
        if match[2]:
            return cls(seconds=float(match[1]) / (1000 if match[2] == "ms" else 1))
        return cls(samples=int(match[1]))

    def __str__(self) -> str:
        if self.seconds is None:
            return str(self.samples)
        return f"{self.seconds * 1000:g}ms" if self.seconds < 1 else f"{self.seconds:g}s"


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action as a bot rates it."""

    action: int
    share: float
    """What the seat can expect from it: 1 for a victory, divided among those who win together."""
    visits: int = 0
    """How often it was tried; 0 if the value is exact or only a heuristic."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision and its reasons."""

    action: int
    shares: tuple[float, ...]
    """What each seat can expect; the values add up to 1 (less if there may be no winner)."""
    ranking: tuple[Choice, ...]
    """All legal actions, the best first."""
    samples: int = 0
    seconds: float = 0.0
    exact: bool = False
    """Whether the values are proven rather than estimated."""
