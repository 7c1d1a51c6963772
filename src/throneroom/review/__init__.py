"""Review: what was better in a finished game, why, and how much of the result was luck."""

from throneroom.review.review import Review, ReviewedDecision, review, review_decisions, summarise

__all__ = ["Review", "ReviewedDecision", "review", "review_decisions", "summarise"]
