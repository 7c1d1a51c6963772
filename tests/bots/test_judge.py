"""The judge: one answer to what each seat can expect, whoever asks, from what one seat knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.test_bots import dealt, every_game, every_table
from tests.networks import random_network
from throneroom.bots import Choice, Thought, named, network_file, read_network
from throneroom.bots.bot import known_to
from throneroom.bots.judge import Judge, Judgement, advice, judge_of
from throneroom.bots.levels import method_of
from throneroom.bots.network_bot import NetworkBot
from throneroom.engine.chance import seed_key
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Game, find
from throneroom.engine.position import Position

GRAIL = find("throne-and-grail")


@pytest.fixture
def network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A random network of the Grail, where the package has its networks."""
    monkeypatch.setattr(network_file, "FOLDER", tmp_path)
    return random_network(tmp_path, GRAIL)


@every_game
def test_the_same_question_gets_the_same_answer_from_every_judge(game: Game) -> None:
    position = dealt(game)
    known = known_to(position, position.seat)
    first, again = Judge(game), Judge(game)
    other = dealt(game, 8)
    again.judge(known_to(other, other.seat), other.seat)
    found = first.judge(known, position.seat)
    assert found == first.judge(known, position.seat) == again.judge(known, position.seat)
    assert len(found.shares) == position.settings.players
    assert sum(found.shares) == pytest.approx(1, abs=0.01)


@every_table
def test_exchanged_secrets_leave_the_judgement_unchanged(game: Game, players: int) -> None:
    position, dice = dealt(game, 21, players), new_dice(4)
    walk = named("squire", game, 2)
    for _ in range(12):
        if position.over:
            break
        seat = position.seat
        worlds = (position, position.guessed(seat, dice))
        one, other = (Judge(game).judge(known_to(world, seat), seat) for world in worlds)
        assert one == other
        position.play(seat, walk.decide(position, seat))


def test_a_solved_game_is_judged_by_proof() -> None:
    game = find("hierarchy")
    position, judge, best = dealt(game), judge_of(game), named("best", game)
    while not position.over:
        seat = position.seat
        thought = best.think(position, seat)
        judgement = judge.judge(known_to(position, seat), seat)
        assert judgement == Judgement(thought.shares, exact=True)
        assert {*judgement.shares} == {0.0, 1.0}
        position.play(seat, thought.action)
    assert tuple(map(float, position.standing())) == judgement.shares


def test_a_game_with_a_network_is_judged_by_its_value(network: Path) -> None:
    position = dealt(GRAIL)
    known = known_to(position, position.seat)
    expected = read_network(network, GRAIL).judge(known, position.seat).shares
    assert Judge(GRAIL).judge(known, position.seat) == Judgement(expected)


def test_a_network_that_beats_the_knight_is_the_level_strong(network: Path) -> None:
    assert method_of("strong", GRAIL) == "network"
    assert isinstance(named("strong", GRAIL).strategy, NetworkBot)
    random_network(network.parent, GRAIL, beats_knight=False)
    assert method_of("strong", GRAIL) == "knight"
    assert method_of("strong", find("hierarchy")) == "knight", "no network"


def test_seats_that_decide_at_once_are_judged_by_what_each_knows() -> None:
    game = find("shadow-throne")
    position, judge = Position.deal(game, game.settings(), seed_key(3)), judge_of(game)
    walk = named("squire", game, 2)
    while len(position.seats_asked) < 2 or position.seats_asked[0] != 0:
        position.play(position.seat, walk.decide(position, position.seat))
    shares = judge.judge_all(position)
    for seat in position.seats_asked:
        assert shares[seat] == judge.judge(known_to(position, seat), seat).shares[seat]


# Advice on the judge's scale

NOW = Judgement((0.39, 0.61))


def _advice(*ranking: Choice) -> list[Choice]:
    found = advice(Thought(ranking[0].action, (0.04, 0.96), ranking, 100), NOW, 0)
    assert (found.action, found.shares, found.exact) == (ranking[0].action, NOW.shares, False)
    return list(found.ranking)


def test_the_best_choice_keeps_the_chance_and_the_others_cost_as_much_as_the_bot_says() -> None:
    found = _advice(Choice(5, 0.30, 80), Choice(6, 0.25, 15), Choice(7, 0.35, 5))
    assert [choice.action for choice in found] == [5, 6, 7]
    assert [choice.share for choice in found] == pytest.approx([0.39, 0.34, 0.39])


def test_no_choice_keeps_less_than_nothing_and_untried_ones_are_left_out() -> None:
    found = _advice(Choice(5, 0.90, 80), Choice(6, 0.10, 15), Choice(7, 0.0))
    assert [(choice.action, choice.share) for choice in found] == [(5, 0.39), (6, 0.0)]
