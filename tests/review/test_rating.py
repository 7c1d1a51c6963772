"""How good choices were: from what the seat knew, the same everywhere, and right where the right answer is known."""

from __future__ import annotations

from random import Random

import pytest

import throneroom
from tests.registering import register_for_test
from tests.sixth import GAME as SIXTH
from throneroom.bots import named, network_of
from throneroom.bots.bot import known_to
from throneroom.bots.judge import judge_of
from throneroom.engine.dice import new_dice
from throneroom.engine.game import all_games, find, seat_number
from throneroom.engine.match import Match
from throneroom.engine.position import Position
from throneroom.puzzles import collection_of
from throneroom.review.explanation import choice_events, explain
from throneroom.review.rating import Rater, Rating, rater_of
from throneroom.testing.playing import played_by_squires

GAMES = [game.name for game in all_games()]


def choices_of(match: Match, most: int) -> list[tuple[Position, int]]:
    """Positions in which a seat has a choice, spread over a match."""
    found, position = [], match.at(0).position
    for seat, action in match.decisions:
        if len(position.legal(seat)) > 1:
            found.append((position.copy(), seat))
        position.play(seat, action)
    return found[:: max(1, len(found) // most)]


def told(rating: Rating) -> tuple[object, ...]:
    """Everything that a rating says."""
    best, worst = rating.choices[0].action, rating.choices[-1].action
    return rating.choices, choice_events(rating, best), explain(rating, best, worst)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_does_not_know_changes_nothing(game: str) -> None:
    match, dice = played_by_squires(game, find(game).players[-1], 3), new_dice(5)
    rater = rater_of(match.game)
    for position, seat in choices_of(match, 6):
        other = position.guessed(seat, dice)
        assert told(rater.rate(known_to(position, seat), seat)) == told(rater.rate(known_to(other, seat), seat))


@pytest.mark.parametrize("game", GAMES)
def test_a_rating_has_every_choice_once_the_best_first_and_is_the_same_again(game: str) -> None:
    match = played_by_squires(game, find(game).players[0], 4)
    rater, again = rater_of(match.game), Rater(match.game)
    for position, seat in choices_of(match, 4):
        rating = rater.rate(known_to(position, seat), seat)
        shares = [choice.share for choice in rating.choices]
        assert sorted(choice.action for choice in rating.choices) == sorted(position.legal(seat))
        assert shares == sorted(shares, reverse=True) and shares[-1] >= 0 and shares[0] <= 1
        assert rating.loss(rating.best.action) == 0 <= rating.at_stake
        assert told(again.rate(known_to(position, seat), seat)) == told(rating)


@pytest.mark.parametrize("game", GAMES)
def test_lines_begin_with_the_choice_and_are_legal(game: str) -> None:
    match = played_by_squires(game, find(game).players[-1], 6)
    for position, seat in choices_of(match, 3):
        rating = rater_of(match.game).rate(known_to(position, seat), seat)
        for choice in rating.choices[:2]:
            for world, line in rating.lines(choice.action):
                assert next(action for one, action in line if one == seat) == choice.action
                assert known_to(world, seat).legal(seat) == position.legal(seat)
                played = world.copy()
                for one, action in line:
                    played.play(one, action)  # an illegal action would be refused


def test_a_solved_game_is_rated_by_its_solver() -> None:
    match = played_by_squires("hierarchy", 2, 1)
    solver = match.game.exact.Solver()
    for position, seat in choices_of(match, 20):
        rating = rater_of(match.game).rate(known_to(position, seat), seat)
        verdicts = {verdict.action: float(verdict.winner == seat) for verdict in solver.analyse(position).choices}
        assert rating.exact and {choice.action: choice.share for choice in rating.choices} == verdicts
        for choice in rating.choices:
            ((world, line),) = rating.lines(choice.action)
            played = world.copy()
            for decision in line:
                played.play(*decision)
            assert played.over and played.standing()[seat] == choice.share


def test_the_best_choice_wins_more_often_than_the_worst() -> None:
    """Games played on from clear choices, by squires for all: a rating that is worth something predicts who wins."""
    game = "throne-and-grail"
    found, bot = find(game), named("squire", find(game))
    won = {"best": 0, "worst": 0}
    for seed in range(12):
        match = played_by_squires(game, 2, seed)
        rated = [(p, s, rater_of(found).rate(known_to(p, s), s)) for p, s in choices_of(match, 10)]
        _, seat, rating = max(rated, key=lambda one: one[2].best.share - one[2].choices[-1].share)
        for name, choice in (("best", rating.choices[0]), ("worst", rating.choices[-1])):
            for world, _ in rating.lines(choice.action)[:8]:
                played = world.copy()
                played.play(seat, choice.action)
                while not played.over:
                    played.play(played.seat, bot.decide(played, played.seat))
                won[name] += played.standing()[seat]
    assert won["best"] > won["worst"] + 12


def test_a_game_without_a_network_is_rated_by_its_heuristics(monkeypatch: pytest.MonkeyPatch) -> None:
    register_for_test(SIXTH, monkeypatch)
    match = played_by_squires(SIXTH.name, SIXTH.players[0], 1)
    for position, seat in choices_of(match, 3):
        rating = Rater(SIXTH).rate(known_to(position, seat), seat)
        assert len(rating.choices) == len(position.legal(seat)) and not rating.exact


def test_where_a_solver_plays_to_the_end_the_rating_is_its_answer() -> None:
    """A review never blames the solution of such a puzzle, and calls nothing else the best."""
    puzzles = collection_of("throne-and-grail")
    assert puzzles is not None
    judge = judge_of(puzzles.game)
    for identity in Random(4).sample(sorted(puzzles.ratings), 12):
        puzzle = puzzles[identity]
        match, seat = puzzle.match(), seat_number(puzzle.seat, puzzle.players)
        rating = rater_of(match.game).rate(known_to(match.position, seat), seat)
        assert match.notations[rating.best.action] == puzzle.solution
        worths = {choice.decision: choice.worth / 1000 for choice in puzzle.choices}
        shares = {match.notations[choice.action]: choice.share for choice in rating.choices}
        assert shares == pytest.approx(worths, abs=0.0006) and not any(choice.doubt for choice in rating.choices)
        assert judge.judge(known_to(match.position, seat), seat).shares[seat] == rating.best.share and not rating.exact


@pytest.mark.parametrize("game", GAMES)
def test_what_choices_change_balances_out_over_what_the_seat_usually_does(game: str) -> None:
    match = played_by_squires(game, find(game).players[-1], 5)
    network = None if judge_of(match.game).proves else network_of(match.game)
    for position, seat in choices_of(match, 4):
        known = known_to(position, seat)
        rating = rater_of(match.game).rate(known, seat)
        effects = [rating.effect(action).shares for action in known.legal(seat)]
        if game != "shadow-throne":  # there, a game may end with no winner
            assert all(sum(shares) == pytest.approx(0, abs=1e-6) for shares in effects), "what one gains, others lose"
        if network is None or judge_of(match.game).solved(known, seat):
            assert max(shares[seat] for shares in effects) == 0
        else:
            usual = zip(effects, network.judge(known, seat).probabilities, strict=True)
            assert sum(shares[seat] * chance for shares, chance in usual) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_expects_of_the_deal_depends_on_what_it_knows_only(game: str) -> None:
    position, dice = throneroom.new(game, players=find(game).players[-1], seed=8).position, new_dice(3)
    rater = rater_of(find(game))
    for seat in range(position.settings.players):
        other = position.guessed(seat, dice)
        expected = rater.expect(known_to(position, seat), seat)
        assert 0 <= expected <= 1 and rater.expect(known_to(other, seat), seat) == expected
