"""What the table foretells: the outcome of each decision, who outdoes a stack, what the last card may count."""

from throneroom.games.behind_the_throne.view import Outcome, Pile
from tests.games.behind_the_throne.test_rules import legal, play, table


def outcomes(match: object, viewer: str | None = "p1") -> dict[str, Outcome]:
    return {outcome.decision: outcome for outcome in match.view(viewer).table.outcomes}  # type: ignore[attr-defined]
