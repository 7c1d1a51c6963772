"""Reviews of whole games: which decisions are blamed, accuracy, luck, and how a game would have gone on."""

from __future__ import annotations

import json
import random
import sys
from dataclasses import replace
from functools import cache

import pytest

import throneroom
from throneroom.bots import named
from throneroom.bots.bot import known_to
from throneroom.bots.judge import judge_of
from throneroom.engine.dice import new_dice
from throneroom.engine.errors import IllegalDecisionError
from throneroom.engine.game import all_games, find
from throneroom.engine.match import Match
from throneroom.engine.messages import CardSlug, Seat
from throneroom.games.battle_for_the_throne import messages as battle
from throneroom.games.throne_and_grail import messages as m
from throneroom.review import Outcome, Review, ReviewedDecision, outcome_of, review, review_decisions, summarise
from throneroom.review.continuation import continuation
from throneroom.review.explanation import Likely, ToldLine, compare
from throneroom.review.rating import LEAST_EFFORT, LONG, effort_for, rater_of
from throneroom.review.review import AS_GOOD, BLUNDER, mark_of, reason_for
from throneroom.server.review_json import reason_json, review_json, seen_by
from throneroom.testing.playing import played_by, played_by_squires

GAMES = [game.name for game in all_games()]


@cache
def reviewed(game: str) -> tuple[Match, Review]:
    """A game between squires, and its review."""
    match = played_by_squires(game, find(game).players[0], 2)
    return match, review(match)


@pytest.mark.parametrize("game", GAMES)
def test_every_real_choice_is_reviewed_and_forced_decisions_are_not(game: str) -> None:
    match, found = reviewed(game)
    choices = {ply for ply, (seat, _) in enumerate(match.history) if len(match.at(ply).legal(seat)) > 1}
    assert {decision.ply for decision in found.decisions} == choices != set(range(match.ply))
    for decision in found.decisions:
        assert (match.seats[decision.seat], decision.played) == match.history[decision.ply]
        assert {choice.decision for choice in decision.choices} == {
            *match.at(decision.ply).legal(match.seats[decision.seat])
        }
        assert (decision.reason is not None) == (decision.mark is not None)
        assert (decision.played == decision.best.decision) == (decision.loss < AS_GOOD)
        assert decision.loss >= AS_GOOD or decision.mark is None


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_result_add_up_to_it(game: str) -> None:
    match, whole = reviewed(game)
    for seat, found in enumerate(whole.seats):
        assert found.balance is not None
        parts = found.balance.deal + found.balance.own + found.balance.rest
        assert 1 / match.players + parts == pytest.approx(
            match.position.standing()[seat] / sum(match.position.standing())
        )


def test_luck_is_what_the_cards_did() -> None:
    """In a game without chance after the deal, where everybody sees everything, nothing is left for luck."""
    _, whole = reviewed("hierarchy")
    for seat, found in enumerate(whole.seats):
        balance = found.balance
        assert balance is not None and balance.luck == 0 == balance.doubt
        thrown_away = sum(it.effect.shares[seat] for it in whole.decisions if it.seat == seat)
        assert balance.own == thrown_away <= 0 <= balance.others
        assert abs(balance.own + balance.others + balance.deal) == 0.5


@pytest.mark.parametrize("game", GAMES)
def test_the_choices_of_all_seats_add_up_to_nothing(game: str) -> None:
    """What one seat gains by a choice, the others lose; the deal and the draws are all that can favour everybody."""
    _, whole = reviewed(game)
    if game != "shadow-throne":  # there, a game may end with no winner
        for decision in whole.decisions:
            assert sum(decision.effect.shares) == pytest.approx(0, abs=1e-6)
    for found in whole.seats:
        assert found.balance is not None
        assert abs(found.balance.deal) < 1 and abs(found.balance.own + found.balance.others) < 2
        assert abs(found.balance.luck) < 2 and 0 <= found.balance.doubt < 0.5


def test_the_chance_is_that_of_the_graph_and_the_best_choice_keeps_it() -> None:
    match, found = reviewed("throne-and-grail")
    for decision in found.decisions:
        graph = judge_of(match.game).judge_all(match.at(decision.ply).position)
        assert decision.chance == graph[decision.seat] == max(choice.share for choice in decision.choices)
        assert decision.best.share > decision.chance - AS_GOOD


def test_reviewing_in_pieces_or_by_seat_gives_the_same() -> None:
    match, found = reviewed("throne-and-grail")
    whole = list(found.decisions)
    pieces = [it for first in range(0, match.ply, 7) for it in review_decisions(match, first, first + 7)]
    assert pieces == whole
    assert [*review_decisions(match, seat=1)] == [it for it in whole if it.seat == 1]


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_can_be_explained(game: str) -> None:
    """A decision without a mark is compared with the best choice or, if it was the best, with the next best."""
    match, found = reviewed(game)
    last = min(match.ply, 24)
    explained = [*review_decisions(match, 0, last, all_reasons=True)]
    for it in explained:
        shares = [choice.share for choice in it.choices]
        assert (it.reason is None) == (max(shares) - min(shares) < AS_GOOD), "equal choices need no reason"
    assert any(it.reason and (it.reason.brings or it.reason.prevents) for it in explained if it.mark is None)
    asked_for = [replace(it, reason=it.reason if it.mark else None) for it in explained]
    assert asked_for == [it for it in found.decisions if it.ply < last]


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_justified_against_a_worse_one_from_what_the_seat_knows(game: str) -> None:
    match, dice = played_by_squires(game, find(game).players[-1], 7), new_dice(2)
    found = []
    for ply in range(0, min(match.ply, 60), 6):
        position = match.at(ply).position
        seat = position.seats_asked[0]
        if len(position.legal(seat)) > 1:
            rating = rater_of(match.game).rate(known_to(position, seat), seat)
            told = reason_for(known_to(position, seat), seat, rating.best.action)
            assert told == reason_for(known_to(position.guessed(seat, dice), seat), seat, rating.best.action)
            assert told is None or rating.loss(told[0]) >= AS_GOOD
            found.append(told)
    assert any(found)


def test_a_choice_that_is_no_worse_than_another_is_not_compared_with_it() -> None:
    match = throneroom.new("hierarchy", seed=7)
    seat = match.position.seat
    rating = rater_of(match.game).rate(known_to(match.position, seat), seat)
    assert reason_for(known_to(match.position, seat), seat, rating.choices[-1].action) is None


def test_a_long_match_gets_less_effort_for_each_decision() -> None:
    """Its length is known to everybody: the effort depends on nothing else. A short match gets all of it."""
    assert effort_for(1) == effort_for(LONG) == 1
    assert effort_for(2 * LONG) == 0.5
    assert effort_for(100 * LONG) == LEAST_EFFORT
    game = find("throne-and-grail")
    position = played_by_squires(game.name, 2, 1).at(4).position
    seat = position.seats_asked[0]
    rated = rater_of(game).rate(known_to(position, seat), seat, effort=0.5)
    whole = rater_of(game).rate(known_to(position, seat), seat)
    action = whole.best.action
    assert rated.lines(action) and len(whole.lines(action)) == 2 * len(rated.lines(action))


def test_a_choice_as_good_as_the_best_is_the_best() -> None:
    """In Hierarchy many choices win, or all of them lose: none of these is called worse than another."""
    match = played_by("hierarchy", ["beginner", "squire"], 3)
    found = {decision.ply: decision for decision in review_decisions(match, all_reasons=True)}
    wins = next(it for it in found.values() if [choice.share for choice in it.choices[:2]] == [1, 1] and it.loss == 0)
    assert wins.played == wins.best.decision and wins.compared not in [it.decision for it in wins.choices[:2]]
    lost = next(it for it in found.values() if all(choice.share == 0 for choice in it.choices))
    assert lost.played == lost.best.decision and lost.reason is None and lost.at_stake == 0


def test_a_reason_in_a_solved_game_tells_how_it_ends() -> None:
    match = played_by("hierarchy", ["beginner", "squire"], 3)
    blunder = next(decision for decision in review_decisions(match) if decision.mark == BLUNDER)
    assert blunder.reason is not None
    for likely in (blunder.reason.brings, blunder.reason.prevents):
        assert "takes the throne" in match.game.catalogue("en").text(likely[-1].event)


def test_what_speaks_for_the_other_choice_is_no_reason() -> None:
    """Both events are usual after the better choice only; where the second happens, the seat can expect less."""
    good, bad = m.CardPlayed(Seat("p1"), CardSlug("7"), "adds"), m.CardPlayed(Seat("p2"), CardSlug("8"), "adds")
    better = [ToldLine((good, bad), 0.5), ToldLine((good, bad), 0.5), ToldLine((good,), 0.8)]
    worse = [ToldLine((), 0.4)] * 3
    assert [likely.event for likely in compare(better, worse, set()).brings] == [good]
    assert compare(worse, better, set()).prevents == (Likely(good, 1.0), Likely(bad, 2 / 3))


def test_an_answer_that_says_nothing_by_itself_is_no_reason() -> None:
    """ "p2 accepts it" is about an attack; without that, nobody knows what it means."""
    answer, news = battle.Accepted(Seat("p2")), m.CardPlayed(Seat("p1"), CardSlug("7"), "adds")
    better, worse = [ToldLine((answer, news), 0.5)] * 3, [ToldLine((), 0.4)] * 3
    assert [likely.event for likely in compare(better, worse, set()).brings] == [news]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("battle-for-the-throne", 6, {"jokers": 4}),
        ("behind-the-throne", 4, {}),
        ("shadow-throne", 5, {"target": 25}),
        ("throne-and-grail", 2, {"plus": (1, 2, 3, 4, 5, 6, 7)}),
    ],
)
def test_the_beginning_of_a_large_game_with_options(game: str, players: int, options: dict[str, object]) -> None:
    match, bot = throneroom.new(game, players=players, seed=3, **options), named("squire", find(game))
    while match.ply < 6 * players:
        seat = match.position.seat
        match.play(match.seats[seat], match.notations[bot.decide(match.position, seat)])
    found = review(match)
    assert {decision.seat for decision in found.decisions} <= set(range(players))
    assert len(found.seats) == players and all(seat.balance is None for seat in found.seats)
    assert all(0 <= choice.share <= 1 for decision in found.decisions for choice in decision.choices)


def test_a_seat_with_forced_decisions_only_is_not_judged() -> None:
    match, seat = _forced_for_one()
    found = review(match)
    assert any(name == match.seats[seat] for name, _ in match.history)
    assert all(decision.seat != seat for decision in found.decisions) and found.decisions
    own = found.seats[seat]
    assert own.accuracy is None and own.decisions == 0 and not any(own.marks.values())
    assert own.balance is not None and own.balance.own == 0


def _forced_for_one() -> tuple[Match, int]:
    """A game of Hierarchy in which one seat plays and never has a choice, and that seat."""
    for seed in range(500):
        match, free = throneroom.new("hierarchy", seed=seed), set[int]()
        while not match.over:
            legal = match.legal(match.waiting[0])
            free |= {match.position.seat} if len(legal) > 1 else set()
            match.play(match.waiting[0], legal[0])
        if len(free) == 1 and match.ply > 2:
            return match, 1 - free.pop()
    raise AssertionError("everybody has a choice in every game")


def test_a_game_thrown_away_is_a_blunder() -> None:
    """Hierarchy is solved: a choice that turns a won position into a lost one loses everything."""
    match = played_by("hierarchy", ["random", "random"], 3)
    solver = match.game.exact.Solver()
    for decision in review_decisions(match):
        before, after = match.at(decision.ply).position, match.at(decision.ply + 1).position
        threw_away = solver.analyse(before).winner == decision.seat != solver.analyse(after).winner
        assert (decision.mark == BLUNDER) == threw_away


def test_nobody_is_blamed_for_more_than_there_was() -> None:
    """A choice cannot give away more than the chance that is shown before it."""
    for game in ("throne-and-grail", "hierarchy"):
        for decision in reviewed(game)[1].decisions:
            given_away = decision.chance - next(it.share for it in decision.choices if it.decision == decision.played)
            least = {None: 0.0, "inaccuracy": 0.05, "mistake": 0.1, "blunder": 0.2}[decision.mark]
            assert given_away >= least - 1e-9


def test_a_loss_within_the_noise_is_not_blamed() -> None:
    assert mark_of(0.21, 0.05) == "blunder"
    assert mark_of(0.21, 0.11) is None
    assert [mark_of(loss, 0.0) for loss in (0.04, 0.05, 0.1, 0.2)] == [None, "inaccuracy", "mistake", "blunder"]


def test_an_unfinished_game_has_no_balance() -> None:
    match = played_by_squires("hierarchy", 2, 1).at(4)
    assert all(seat.balance is None for seat in review(match).seats)


def test_nothing_at_stake_has_no_accuracy() -> None:
    assert summarise(2, [], Outcome((0.5, 0.5), (1.0, 0.0))).seats[0].accuracy is None


@pytest.mark.parametrize(
    ("game", "players", "games"),
    [("throne-and-grail", 2, 6), ("hierarchy", 2, 6), ("behind-the-throne", 2, 6), ("shadow-throne", 3, 3)],
)
def test_accuracy_orders_bots_by_their_strength(game: str, players: int, games: int) -> None:
    """Random, beginner and the strongest without a clock, as often at each seat; bench/review.py has the figures."""
    strongest = "sovereign:50" if game == "hierarchy" else "network"
    figures: dict[str, list[float]] = {"random": [], "beginner": [], strongest: []}
    names = list(figures)
    for seed in range(games):
        levels = [names[(seed + n) % 3] for n in range(players)]
        for level, seat in zip(levels, review(played_by(game, levels, seed)).seats, strict=True):
            figures[level] += [] if seat.accuracy is None else [seat.accuracy]
    means = [sum(found) / len(found) for found in figures.values()]
    assert means == sorted(means) and means[-1] > means[0] + 0.2, figures


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_shown_nothing_that_it_did_not_know(game: str) -> None:
    """The review that a seat is shown is made of its own decisions alone, each rated from what it knew."""
    match, whole = reviewed(game)
    shown = seen_by(review_json(whole), 0)
    own = [*review_decisions(match, seat=0)]
    alone = seen_by(review_json(summarise(match.players, own, outcome_of(match, 0))), 0)
    assert shown["decisions"] == alone["decisions"] and shown["seats"][1:] == [None] * (match.players - 1)
    assert all(decision["seat"] == "p1" for decision in shown["decisions"])
    figures = {key: value for key, value in shown["seats"][0].items() if key != "balance"}
    assert figures == {key: value for key, value in alone["seats"][0].items() if key != "balance"}
    balance, expected = shown["seats"][0]["balance"], alone["seats"][0]["balance"]
    assert {*balance} == {"deal", "own", "doubt", "rest"} and balance == pytest.approx(expected, abs=0.0011)
    json.dumps(shown)


def exchanged(match: Match, seat: int) -> Match:
    """The same match as a seat knew it, in other worlds: at each ply, all that the seat could not know is another."""
    other, at = match.clone(), match.at

    def elsewhere(ply: int, plain: bool = False) -> Match:
        then = at(ply, plain)
        return then.supposing(then.position.guessed(seat, new_dice(ply)))

    vars(other)["at"] = elsewhere
    return other


SAMPLED, LOOKED_AT = 4, 8
"""How many decisions of a seat are compared with those in other worlds, and among how many a mark is looked for."""


def looked_at(match: Match, seat: str) -> list[ReviewedDecision]:
    """Some decisions of a seat, one with a mark first if there is one among those that are looked at."""
    own = [n for n, (who, _) in enumerate(match.history) if who == seat and len(match.at(n).legal(seat)) > 1]
    plies = random.Random(match.seats.index(seat)).sample(own, min(LOOKED_AT, len(own)))
    found = [next(review_decisions(match, ply, ply + 1)) for ply in plies]
    return sorted(found, key=lambda decision: decision.mark is None)[:SAMPLED]


@pytest.mark.parametrize("fullest", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_nothing_that_a_seat_is_told(
    game: str, fullest: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For every seat, with all that it could not know exchanged: rating, marks, reasons and continuations.

    Beginners play, so that there are mistakes; with the effort of a long match, which is the least there is. A game
    without secrets may be too short for a mistake, or for a choice of each seat.
    """
    monkeypatch.setattr(sys.modules[review_decisions.__module__], "effort_for", lambda _: LEAST_EFFORT)
    players = find(game).players[-1 if fullest else 0]
    match = played_by(game, ["beginner"] * players, 4)
    different, marked = 0, 0
    for number, seat in enumerate(match.seats):
        other = exchanged(match, number)
        sampled = looked_at(match, seat)
        assert sampled or not find(game).secrets
        for decision in sampled:
            ply = decision.ply
            different += match.at(ply).view().text() != other.at(ply).view().text()
            marked += decision.mark is not None
            one, same = (next(review_decisions(world, ply, ply + 1, all_reasons=True)) for world in (match, other))
            assert one == same
            assert reason_json(one) == reason_json(same)
            choice = one.best.decision
            told = [
                [(step.seat, step.decision, step.events, step.view.text()) for step in steps]
                for steps in (continuation(match, ply, seat, choice), continuation(other, ply, seat, choice))
            ]
            assert told[0] == told[1]
    assert bool(different) == find(game).secrets
    assert marked or not find(game).secrets


@pytest.mark.parametrize("game", GAMES)
def test_a_continuation_is_seen_by_the_seat_and_begins_with_its_choice(game: str) -> None:
    match = played_by_squires(game, find(game).players[-1], 9)
    dice = random.Random(3)
    plies = [ply for ply, (seat, _) in enumerate(match.history) if len(match.at(ply).legal(seat)) > 1]
    for ply in dice.sample(plies, 3):
        seat = match.history[ply][0]
        for decision in match.at(ply).legal(seat)[:2]:
            steps = list(continuation(match, ply, seat, decision))
            assert (steps[0].seat, steps[0].decision) == (seat, decision)
            assert all(step.view.viewer == seat for step in steps)
    with pytest.raises(IllegalDecisionError, match="its choices are"):
        continuation(match, plies[0], match.history[plies[0]][0], "fly")


def test_a_continuation_keeps_what_others_decide_in_secret() -> None:
    """In Shadow Throne all lay down a card in secret; what another seat would lay down is not told."""
    match = played_by_squires("shadow-throne", 3, 2)
    ply = next(n for n, (seat, _) in enumerate(match.history) if seat == "p1" and match.at(n).waiting == match.seats)
    steps = list(continuation(match, ply, "p1", match.at(ply).legal("p1")[0]))
    secret = [step for step in steps[1:] if step.seat != "p1" and len(step.view.waiting) > 0][:1]
    assert secret and secret[0].decision is None
