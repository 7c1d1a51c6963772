"""What a bot is asked and what it answers: a budget, and a thought with the reasons for the decision."""

from __future__ import annotations

import re
from dataclasses import dataclass

from throneroom.engine.errors import SettingsError


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision: so long, or so many samples. Samples give the same answer always."""

    seconds: float | None = None
    samples: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.samples is None):
            raise SettingsError("a budget is a time or a number of samples, one of them")
        if (self.seconds or self.samples or 0) <= 0:
            raise SettingsError("a budget is more than nothing")

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
    """One legal action as a bot sees it."""

    action: int
    share: float
    """What the seat expects of it: 1 for a victory, shared by those who win together."""
    visits: int = 0
    """How often it was tried; 0 where the value is exact or only a first impression."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision, and what led to it."""

    action: int
    shares: tuple[float, ...]
    """What every seat can expect; they add up to 1 (less where nobody may win)."""
    ranking: tuple[Choice, ...]
    """All legal actions, the best first."""
    samples: int = 0
    seconds: float = 0.0
    exact: bool = False
    """Whether the values are proven rather than estimated."""
