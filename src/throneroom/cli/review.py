"""The review of a record file at the terminal: what was better, why, and how much was luck."""

from __future__ import annotations

from collections.abc import Sequence

from rich.progress import Progress, TextColumn

from throneroom.cli.console import console
from throneroom.cli.language import terminal_words
from throneroom.cli.prose import Prose
from throneroom.engine.errors import SettingsError
from throneroom.engine.match import Match
from throneroom.review import Review, ReviewedDecision, outcome_of, review_decisions, summarise
from throneroom.review.explanation import Likely, is_probable
from throneroom.review.rating import rater_of
from throneroom.review.review import BLUNDER, INACCURACY, MISTAKE, Balance, SeatReview


def print_review(match: Match, seat: str | None, language: str, whole: bool = False) -> None:
    """Print the decisions that deserve a mark, and the figures of each seat; of one seat, or of all with open cards.

    `whole` prints every decision that had a choice, with what each choice was worth.
    """
    if seat is not None and seat not in match.seats:
        raise SettingsError(f"there is no seat {seat!r} in this game; the seats are {', '.join(match.seats)}")
    if match.ply == 0:
        raise SettingsError("nobody has decided anything in this game yet: there is nothing to review")
    _Printer(match, seat, language, whole).print(_reviewed(match, seat, language, whole))


def _reviewed(match: Match, seat: str | None, language: str, whole: bool) -> Review:
    """Review a match with a progress line, which disappears at the end."""
    rater_of(match.game)  # compiles with a progress line of its own
    title = terminal_words(language).words("reviewing")
    found: list[ReviewedDecision] = []
    with Progress(TextColumn(title), TextColumn("{task.completed}/{task.total}"), transient=True) as progress:
        task = progress.add_task("", total=match.ply)
        number = None if seat is None else match.seats.index(seat)
        for decision in review_decisions(match, seat=number, all_reasons=whole):
            found.append(decision)
            progress.update(task, completed=decision.ply + 1)
    return summarise(match.players, found, outcome_of(match, number) if match.over else None)


class _Printer:
    """Prints a review in one language."""

    def __init__(self, match: Match, seat: str | None, language: str, whole: bool) -> None:
        self.match, self.seat, self.whole = match, seat, whole
        self.words, self.catalogue = terminal_words(language), match.game.catalogue(language)
        self.stories = {one: match.story(one, language) for one in match.seats if seat in (None, one)}
        self.out = console()

    def print(self, review: Review) -> None:
        for decision in review.decisions:
            if decision.mark or self.whole:
                self._decision(decision)
        for seat, found in zip(self.match.seats, review.seats, strict=True):
            if self.seat in (None, seat):
                self._seat(seat, found)

    def _decision(self, decision: ReviewedDecision) -> None:
        seat, out, words = self.match.seats[decision.seat], self.out, self.words
        is_best = decision.played == decision.best.decision
        mark = decision.mark or ("best" if is_best else "good")
        shares = {choice.decision: round(100 * choice.share) for choice in decision.choices}
        told, better = self.stories[seat][decision.ply + 1], map(self.catalogue.text, decision.best.events)
        out.print()
        out.print(Prose(words.words("review-mark", mark=mark, step=decision.ply + 1, seat=seat), style="bold"))
        played = words.words(
            "review-played", decision=decision.played, percent=shares[decision.played], story=" ".join(told)
        )
        best = words.words(
            "review-better",
            decision=decision.best.decision,
            percent=shares[decision.best.decision],
            story=" ".join(better),
        )
        out.print(Prose(played.strip()))
        if not is_best:
            out.print(Prose(best.strip()))
        if decision.reason:
            brings, prevents = decision.reason.brings, decision.reason.prevents
            if is_best:
                self._likely(words.words("review-brings-best", sure=is_probable(brings)), brings)
                self._likely(words.words("review-prevents-best", sure=is_probable(prevents)), prevents)
            else:
                self._likely(words.words("review-brings", sure=is_probable(brings)), brings)
                self._likely(words.words("review-prevents", sure=is_probable(prevents)), prevents)
        elif self.whole:
            out.print(Prose(f"  {words.words('review-equal')}"))
        if self.whole:
            rated = ", ".join(f"{notation} {percent}%" for notation, percent in shares.items())
            out.print(Prose(f"  {words.words('review-choices', choices=rated)}"))

    def _likely(self, heading: str, likely: Sequence[Likely]) -> None:
        if likely:
            self.out.print(Prose(f"  {heading}"))
        for one in likely:
            self.out.print(Prose(f"    · {self.catalogue.text(one.event)}"))

    def _seat(self, seat: str, found: SeatReview) -> None:
        self.out.print()
        if found.accuracy is None:
            self.out.print(Prose(self.words.words("review-no-choice", seat=seat)))
            return
        line = self.words.words(
            "review-seat", seat=seat, percent=round(100 * found.accuracy), decisions=found.decisions,
            inaccuracy=found.marks[INACCURACY], mistake=found.marks[MISTAKE], blunder=found.marks[BLUNDER],
        )  # fmt: skip
        self.out.print(Prose(line, style="bold"))
        if found.balance:
            self.out.print(Prose(self._balance(found.balance)))

    def _balance(self, balance: Balance) -> str:
        deal, own = _signed(balance.deal), f"{_signed(balance.own)} ± {round(100 * balance.doubt)}"
        if self.seat:
            return self.words.words("review-balance", deal=deal, own=own, rest=_signed(balance.rest))
        others, luck = _signed(balance.others), _signed(balance.luck)
        return self.words.words("review-balance-open", deal=deal, own=own, others=others, luck=luck)


def _signed(part: float) -> str:
    return f"{round(100 * part):+d}"
