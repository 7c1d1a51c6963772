"""Reviews: what was better at each decision of a finished game, and how much of the result was skill or luck.

A decision is rated from what its seat knew then. Nothing else of the game is used for it, so the review of one seat's
decisions shows nothing that the seat could not see.

The way from an even chance to the result is divided into steps: the deal, then each decision and what came after it.
What a decision changed is measured over worlds that fit what its seat knew, against what the seat would usually have
done in them. How far the outcome in the one real world differs from that is luck.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from throneroom.bots.bot import known_to
from throneroom.bots.judge import judge_of
from throneroom.bots.network import result_of
from throneroom.engine.match import Match
from throneroom.engine.messages import Event
from throneroom.engine.position import KnownPosition
from throneroom.review.explanation import NOTABLE, Explanation, choice_events, explain
from throneroom.review.rating import Effect, RatedChoice, Rating, effort_for, rater_of

INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
MARKS = ((0.20, BLUNDER), (0.10, MISTAKE), (0.05, INACCURACY))
"""From how much lost chance of victory on a decision gets a mark."""
NOISE = 2.0
"""A decision is blamed only if its loss is greater than this many standard errors."""
AS_GOOD = 0.005
"""Choices that differ by less are equally good."""
TOLD = 12
"""How many of the best choices are told in words: as many as the page lists."""


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """One choice of a decision."""

    decision: str
    """In the notation of the game."""
    share: float
    """The chance of victory that it kept, on the scale of the chance shown before the decision."""
    events: tuple[Event, ...] = ()
    """The choice as its seat would have seen it; only for the best ones (`TOLD`) and the one that was played."""


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
    effect: Effect
    """What it changed for all seats, against what its seat would usually have done."""
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
    """How the result of a seat came about: an even share, plus `deal`, `own`, `others` and `luck`, is the result."""

    deal: float
    """What the first cards were worth, from what the seat knew before the first decision."""
    own: float
    """What its own choices gained or gave away, against what the judge expected of it."""
    others: float
    """What the choices of others gave it or took from it."""
    luck: float
    """The rest: draws, and what was revealed."""
    doubt: float
    """The standard error of `own`."""

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


class Outcome(NamedTuple):
    """From where to where a match led."""

    start: tuple[float | None, ...]
    """What each seat could expect of the deal; None for seats that are not asked for."""
    result: tuple[float, ...]
    """Each seat's share of the victory."""


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game."""

    decisions: tuple[ReviewedDecision, ...]
    seats: tuple[SeatReview, ...]


def review(match: Match) -> Review:
    """Review all decisions of a match. `review_decisions` does it step by step."""
    return summarise(match.players, list(review_decisions(match)), outcome_of(match) if match.over else None)


def outcome_of(match: Match, seat: int | None = None) -> Outcome:
    """From where to where a finished match led a seat, or all of them."""
    return Outcome(chances_at_start(match, seat), tuple(result_of(match.position)))


def chances_at_start(match: Match, seat: int | None = None) -> tuple[float | None, ...]:
    """What a seat could expect before the first decision, or all of them, each from what it knew."""
    dealt, rater = match.at(0).position, rater_of(match.game)
    return tuple(
        rater.expect(known_to(dealt, one), one) if seat in (None, one) and not dealt.over else None
        for one in range(match.players)
    )


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
    told = {choice.action for choice in ranked[:TOLD]} | {action}
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
        effect=rating.effect(action),
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
    """Why the best choice is better; None if it is not."""
    if rating.of(best).share - other.share < AS_GOOD:
        return None
    return why_better(rating, known, best, other.action, effort)


def why_better(rating: Rating, known: KnownPosition, better: int, worse: int, effort: float = 1.0) -> Explanation:
    """Why one choice is better than another. If their next consequences say nothing, those further ahead may."""
    near = explain(rating, better, worse)
    if near.brings or near.prevents or rating.exact:
        return near
    far = rater_of(known.game).rate(known, rating.seat, far=True, effort=effort)
    return explain(far, better, worse, NOTABLE)


def reason_for(known: KnownPosition, seat: int, action: int) -> tuple[int, Explanation] | None:
    """Why a choice is good: the best choice that is worse, and what the choice brings and prevents against it.

    None if no choice is worse, or no event makes the difference.
    """
    rating = rater_of(known.game).rate(known, seat)
    least = rating.of(action).share - AS_GOOD
    worse = next((choice.action for choice in rating.choices if choice.share <= least), None)
    if worse is None:
        return None
    why = why_better(rating, known, action, worse)
    return (worse, why) if why.brings or why.prevents else None


def mark_of(loss: float, doubt: float) -> str | None:
    """The mark for a loss with this standard error."""
    if loss <= NOISE * doubt:
        return None
    return next((mark for least, mark in MARKS if loss >= least), None)


def summarise(players: int, decisions: Sequence[ReviewedDecision], outcome: Outcome | None) -> Review:
    """The review of a whole game from its decisions. Without an outcome, no seat has a balance."""
    return Review(tuple(decisions), tuple(_seat(decisions, seat, outcome) for seat in range(players)))


def _seat(decisions: Sequence[ReviewedDecision], seat: int, outcome: Outcome | None) -> SeatReview:
    own = [it for it in decisions if it.seat == seat]
    return SeatReview(
        accuracy=accuracy(own),
        decisions=len(own),
        marks={mark: sum(it.mark == mark for it in own) for _, mark in MARKS},
        balance=_balance(decisions, seat, outcome) if outcome else None,
    )


def _balance(decisions: Sequence[ReviewedDecision], seat: int, outcome: Outcome) -> Balance | None:
    start, even = outcome.start[seat], 1 / len(outcome.result)
    if start is None:
        return None
    deal = start - even
    own = sum(it.effect.shares[seat] for it in decisions if it.seat == seat)
    others = sum(it.effect.shares[seat] for it in decisions if it.seat != seat)
    doubt = math.sqrt(sum(it.effect.doubt**2 for it in decisions if it.seat == seat))
    return Balance(deal, own, others, outcome.result[seat] - even - deal - own - others, doubt)


def accuracy(decisions: Sequence[ReviewedDecision]) -> float | None:
    """How much of what was at stake was kept: 1 for the best choice every time, 0 for blind choices.

    What was at stake depends on the deal, so dividing by it makes games with different deals comparable.
    """
    at_stake = sum(it.at_stake for it in decisions)
    if at_stake <= 0:
        return None
    return max(0.0, 1 - sum(it.loss for it in decisions) / at_stake)
