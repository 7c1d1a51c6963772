"""The first impression of Battle For The Throne: weights and prospects, and the squire who follows them."""

from collections.abc import Iterator

import numpy as np
import pytest

import throneroom
from tests.games.battle_for_the_throne.tables import GAME, table
from throneroom import Match
from throneroom.bots import named
from throneroom.engine.compiled import plain
from throneroom.engine.position import Position
from throneroom.engine.state import checked_array
from throneroom.games.battle_for_the_throne import heuristics, rules

BATTLE = throneroom.find(GAME)
DEALS = 12


def weights(position: Position, seat: int) -> list[int]:
    """The weights of a seat's legal actions, compiled."""
    actions = position.legal(seat)
    out = np.zeros(len(actions) + 1, np.int64)
    heuristics.weigh(position.states[0], seat, np.array(actions, np.int64), len(actions), out)
    return [int(weight) for weight in out[:-1]]


def shares(position: Position) -> list[int]:
    """What every seat can expect, compiled."""
    out = np.zeros(rules.SEATS, np.int64)
    heuristics.evaluate(position.states[0], out)
    return [int(share) for share in out[: position.settings.players]]


def best(match: Match, seat: str = "p1") -> str:
    """The notation of the heaviest choice of a seat."""
    number = int(seat[1:]) - 1
    listed = weights(match.position, number)
    assert listed.count(max(listed)) == 1
    return str(match.legal(seat)[listed.index(max(listed))])


def random_play(players: int, jokers: int, seed: int) -> Iterator[Position]:
    """Every position of a game between random seats."""
    position = Position.deal(BATTLE, BATTLE.settings(players, {"jokers": jokers}), bytes([seed] * 32))
    bot = named("random", BATTLE, seed)
    while not position.over:
        yield position
        for seat in position.seats_asked:
            position.play(seat, bot.decide(position, seat))


TABLES = [(2, 2), (3, 2), (4, 0), (5, 1), (6, 2), (2, 4)]


@pytest.mark.parametrize(("players", "jokers"), TABLES)
def test_weights_are_in_range_and_come_from_what_the_seat_knows(players: int, jokers: int) -> None:
    stages = set()
    for position in random_play(players, jokers, players):
        stages.add(int(position.states["stage"][0]))
        for seat in position.seats_asked:
            listed = weights(position, seat)
            assert min(listed) >= 1 and max(listed) <= 100_000
            assert listed == weights(position.hidden(seat), seat)
    assert {rules.CHOOSING, rules.ACTING, rules.HONORING, rules.DISCARDING, rules.MENDING} <= stages


@pytest.mark.parametrize(("players", "jokers"), TABLES)
def test_shares_add_up_to_a_victory_at_every_stage(players: int, jokers: int) -> None:
    for position in random_play(players, jokers, players + 10):
        found = shares(position)
        assert min(found) >= 0 and 1000 - players <= sum(found) <= 1000
        if position.states["stage"][0] != rules.CHOOSING:
            thrones = position.states["court"][0, :players, rules.THRONE]
            assert all(share == 0 for share, king in zip(found, thrones, strict=True) if king == rules.NONE)


def test_interpreted_and_compiled_impressions_agree() -> None:
    interpreted = plain(heuristics.__name__)
    for turn, position in enumerate(random_play(3, 2, 5)):
        if turn % 7 and position.states["stage"][0] != rules.ANSWERING:
            continue
        checked = position.checked_state()
        out = checked_array([0] * rules.SEATS)
        interpreted.evaluate(checked, out)
        assert out.tolist()[:3] == shares(position)
        for seat in position.seats_asked:
            actions = position.legal(seat)
            listed = checked_array([0] * len(actions))
            interpreted.weigh(checked, seat, checked_array(actions), len(actions), listed)
            assert listed.tolist() == weights(position, seat)


# Positions in which one sees at once who is ahead


def test_a_whole_court_is_better_than_a_lone_wounded_king() -> None:
    match = table(p1_king="kc", p1_queens="qc", p1_jacks="jc", p2_king="kd + p1 10c + p1 5s")
    mine, other = shares(match.position)
    assert mine > 900 > 100 > other


def test_alike_courts_are_near_to_even() -> None:
    match = table(p1_king="kc", p1_queens="qc", p1_jacks="jc", p2_king="kd", p2_queens="qd", p2_jacks="jd")
    mine, other = shares(match.position)
    assert abs(mine - other) < 100


def test_of_three_the_wounded_one_is_last_and_the_shielded_one_first() -> None:
    match = table(3, 1, p1_king="kc", p2_king="kd + p1 9s", p3_king="kh", p3_shield="joker")
    one, two, three = shares(match.position)
    assert three > one > two


def test_who_is_out_can_expect_nothing() -> None:
    match = table(3, p1_king="kc", p2_fallen="kd", p3_king="kh")
    assert shares(match.position)[1] == 0


# Choices that are plain to see


def test_the_death_of_a_king_comes_first() -> None:
    match = table(p1_hand="2c, 9d, qd", p1_king="kc", p2_king="kd + p1 9s + p1 8c + p1 2s")
    assert best(match) == "attack 2c p2 king"


def test_an_ace_is_for_the_fresh_queen() -> None:
    match = table(p1_hand="ac, 3c", p1_king="kc", p2_king="kd", p2_queens="qh, qd + p1 9s + p1 4c")
    assert best(match) == "attack ac p2 queen 1"


def test_the_jester_saves_the_king_and_lets_a_scratch_pass() -> None:
    deadly = table(
        2, 2, p2_king="kd + p1 9c + p1 8c", p2_hand="joker", stage="jester", attack="3c", target="p2 king"
    )  # fmt: skip
    scratch = table(2, 2, p2_king="kd", p2_hand="joker", stage="jester", attack="3c", target="p2 king")
    assert best(deadly, "p2") == "jester"
    assert best(scratch, "p2") == "accept"


def test_a_court_of_one_suit() -> None:
    match = throneroom.new(GAME, players=2, seed=1)
    match.play("p1", "king hearts")
    assert best(match) == "queen hearts"


def test_a_card_that_can_strike_nobody_is_thrown_away() -> None:
    match = table(p1_hand="9d, 9s, qc, ks", p1_king="kc", p2_king="kd", stage="discard")
    assert best(match) == "discard 9d"


def test_the_heaviest_attack_is_mended() -> None:
    match = table(p1_king="kc + p2 3d", p1_queens="qc + p2 9d", stage="mend")
    assert best(match) == "mend p1 queen 1"


def test_courts_chosen_in_secret_are_open_questions_again() -> None:
    match = throneroom.new(GAME, players=2, seed=1)
    match.play("p1", "king hearts")
    for choice in ("king clubs", "queen clubs", "jack clubs"):
        match.play("p2", choice)
    states = match.position.hidden(0).states
    assert rules.waiting(states[0]) == 0b01
    heuristics.reopen(states[0], 0)
    assert rules.waiting(states[0]) == 0b11
    assert rules.place_to_choose(states[0], 0) == rules.QUEENS
    assert rules.place_to_choose(states[0], 1) == rules.THRONE


# The squire


def score(players: int, one: str, others: str) -> float:
    """The share of victories of one kind of bot in one seat, among others of a kind, in every seat of some deals."""
    total = 0.0
    first = named(one, BATTLE, 1)
    second = named(others, BATTLE, 2)
    for deal in range(DEALS):
        for mine in range(players):
            position = Position.deal(BATTLE, BATTLE.settings(players), bytes([deal] * 32))
            while not position.over:
                seat = position.seat
                position.play(seat, (first if seat == mine else second).decide(position, seat))
            total += position.standing()[mine] / sum(position.standing())
    return total / (DEALS * players)


def test_a_squire_beats_a_random_player() -> None:
    assert score(2, "squire", "random") > 0.9


def test_a_squire_wins_most_games_against_five_random_players() -> None:
    assert score(6, "squire", "random") > 0.5


def test_a_random_player_hardly_wins_among_squires() -> None:
    assert score(6, "random", "squire") < 0.08
