"""Reviews: every decision of a finished game with what was better, and how much of the result was skill or luck.

A decision is rated from what its seat knew then. Nothing else of the game is used for it, so the review of one seat's
decisions shows nothing that the seat could not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from throneroom.bots.bot import known_to
from throneroom.bots.judge import judge_of
from throneroom.bots.network import result_of
from throneroom.engine.match import Match
from throneroom.engine.messages import Event
from throneroom.engine.position import KnownPosition
from throneroom.review.explanation import NOTABLE, Explanation, choice_events, explain
from throneroom.review.rating import RatedChoice, Rating, effort_for, rater_of

INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
MARKS = ((0.20, BLUNDER), (0.10, MISTAKE), (0.05, INACCURACY))
"""From how much lost chance of victory on a decision gets a mark."""
NOISE = 2.0
"""A decision is blamed only if its loss is greater than this many standard errors."""
AS_GOOD = 0.005
"""Choices that differ by less are equally good."""
BEST_FEW = 3
"""How many of the best choices are told in words."""


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """One choice of a decision."""

    decision: str
    """In the notation of the game."""
    share: float
    """The chance of victory that it kept, on the scale of the chance shown before the decision."""
    events: tuple[Event, ...] = ()
    """The choice as its seat would have seen it; only for the best few and the one that was played."""


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """One decision with at least two choices."""

    ply: int
    """How many decisions were taken before it."""
    seat: int
    chance: float
    """What the seat could expect before it."""
    choices: tuple[ReviewedChoice, ...]
    """All of them, the best first; the one that was played before others that are as good."""
    played: str
    loss: float
    """How much of the chance it gave away."""
    at_stake: float
    """How much a blind choice would have given away on average."""
    mark: str | None
    """`inaccuracy`, `mistake`, `blunder`, or None."""
    exact: bool
    """Whether the chances are proven rather than estimated."""
    compared: str = ""
    """What the best choice is compared with: the choice that was played or, if that was the best, the next best."""
    reason: Explanation | None = None
    """Why the best choice is better than the compared one. Without a mark, only if reasons for all decisions are asked
    for; never if all choices are equally good."""

    @property
    def best(self) -> ReviewedChoice:
        return self.choices[0]


@dataclass(frozen=True, slots=True)
class Balance:
    """How the result of a seat came about: an even share, plus these four, is the result."""

    deal: float
    """What the first cards were worth."""
    own: float
    """What its own choices gave away: 0 or less."""
    others: float
    """What the choices of others gave away to it."""
    luck: float
    """The rest: draws, and what nobody could know."""

    @property
    def rest(self) -> float:
        """What neither the deal nor the seat's own choices explain. Unlike its parts, it shows nothing hidden."""
        return self.others + self.luck


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat in a reviewed game."""

    accuracy: float | None
    """From 0, no better than a blind choice, to 1, always the best one; None if nothing was at stake."""
    decisions: int
    """How many decisions with at least two choices it took."""
    marks: dict[str, int]
    """How many of them got each mark."""
    balance: Balance | None
    """None if the game has no result."""


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game."""

    decisions: tuple[ReviewedDecision, ...]
    seats: tuple[SeatReview, ...]


def review(match: Match) -> Review:
    """Review all decisions of a match. `review_decisions` does it step by step."""
    return summarise(match.players, list(review_decisions(match)), result_of(match.position) if match.over else None)


def review_decisions(
    match: Match, first: int = 0, last: int | None = None, seat: int | None = None, *, all_reasons: bool = False
) -> Iterator[ReviewedDecision]:
    """Review the decisions from one ply to another, of one seat or of all; those with one choice are left out.

    A reason takes longer than the rating itself, so decisions without a mark get one only on request.
    """
    position, effort = match.at(first).position, effort_for(match.ply)
    for ply, (decided, action) in enumerate(match.decisions[first:last], first):
        if seat in (None, decided) and len(position.legal(decided)) > 1:
            yield _reviewed(match, ply, known_to(position, decided), decided, action, effort, all_reasons)
        position.play(decided, action)


def _reviewed(
    match: Match, ply: int, known: KnownPosition, seat: int, action: int, effort: float, all_reasons: bool
) -> ReviewedDecision:
    """One decision, from what its seat knew."""
    rating = rater_of(match.game).rate(known, seat, effort=effort)
    chance = judge_of(match.game).judge(known, seat).shares[seat]
    loss, names = rating.loss(action), match.notations
    mark = mark_of(min(loss, chance), rating.of(action).doubt)  # nobody can give away more than there was
    ranked = _ranked(rating, action)
    told = {choice.action for choice in ranked[:BEST_FEW]} | {action}
    choices = [
        ReviewedChoice(
            names[choice.action],
            max(0.0, chance - (rating.best.share - choice.share)),
            choice_events(rating, choice.action) if choice.action in told else (),
        )
        for choice in ranked
    ]
    best, compared = ranked[0].action, _compared(ranked, action)
    return ReviewedDecision(
        ply=ply,
        seat=seat,
        chance=chance,
        choices=tuple(choices),
        played=names[action],
        loss=loss,
        at_stake=rating.at_stake,
        mark=mark,
        exact=rating.exact,
        compared=names[compared.action],
        reason=_reason(rating, known, best, compared, effort) if mark or all_reasons else None,
    )


def _ranked(rating: Rating, played: int) -> list[RatedChoice]:
    """The choices, the best first; the one that was played leads if no other is really better."""
    if rating.loss(played) >= AS_GOOD:
        return list(rating.choices)
    return [rating.of(played), *(choice for choice in rating.choices if choice.action != played)]


def _compared(ranked: Sequence[RatedChoice], played: int) -> RatedChoice:
    """What the best choice is compared with: the played one or, if that is the best, the next that is not as good."""
    best = ranked[0]
    if best.action != played:
        return next(choice for choice in ranked if choice.action == played)
    return next((choice for choice in ranked if best.share - choice.share >= AS_GOOD), ranked[1])


def _reason(rating: Rating, known: KnownPosition, best: int, other: RatedChoice, effort: float) -> Explanation | None:
    """Why the best choice is better. If its next consequences say nothing, those further ahead may."""
    if rating.of(best).share - other.share < AS_GOOD:
        return None
    near = explain(rating, best, other.action)
    if near.brings or near.prevents:
        return near
    far = rater_of(known.game).rate(known, rating.seat, far=True, effort=effort)
    return explain(far, best, other.action, NOTABLE)


def mark_of(loss: float, doubt: float) -> str | None:
    """The mark for a loss with this standard error."""
    if loss <= NOISE * doubt:
        return None
    return next((mark for least, mark in MARKS if loss >= least), None)


def summarise(players: int, decisions: Sequence[ReviewedDecision], result: Sequence[float] | None) -> Review:
    """The review of a whole game from its decisions. The result is each seat's share of the victory, if it has one."""
    losses = [sum(it.loss for it in decisions if it.seat == seat) for seat in range(players)]
    seats = [
        _seat([it for it in decisions if it.seat == seat], seat, losses, None if result is None else result[seat])
        for seat in range(players)
    ]
    return Review(tuple(decisions), tuple(seats))


def _seat(own: Sequence[ReviewedDecision], seat: int, losses: Sequence[float], result: float | None) -> SeatReview:
    return SeatReview(
        accuracy=accuracy(own),
        decisions=len(own),
        marks={mark: sum(it.mark == mark for it in own) for _, mark in MARKS},
        balance=None if result is None else _balance(own, seat, losses, result),
    )


def _balance(own: Sequence[ReviewedDecision], seat: int, losses: Sequence[float], result: float) -> Balance:
    players = len(losses)
    even = 1 / players
    deal = own[0].chance - even if own else 0.0
    others = (sum(losses) - losses[seat]) / max(1, players - 1)
    return Balance(deal, -losses[seat], others, result - even - deal + losses[seat] - others)


def accuracy(decisions: Sequence[ReviewedDecision]) -> float | None:
    """How much of what was at stake was kept: 1 for the best choice every time, 0 for blind choices.

    What was at stake depends on the deal, so dividing by it makes games with different deals comparable.
    """
    at_stake = sum(it.at_stake for it in decisions)
    if at_stake <= 0:
        return None
    return max(0.0, 1 - sum(it.loss for it in decisions) / at_stake)
