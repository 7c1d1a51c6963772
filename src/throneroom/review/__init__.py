"""Review: what was better in a finished game, why, and how much of the result was luck."""

from throneroom.review.review import (
    Outcome,
    Review,
    ReviewedDecision,
    chances_at_start,
    outcome_of,
    review,
    review_decisions,
    summarise,
)

__all__ = [
    "Outcome",
    "Review",
    "ReviewedDecision",
    "chances_at_start",
    "outcome_of",
    "review",
    "review_decisions",
    "summarise",
]
