"""First impressions: sensible choices, fair shares, nothing seen that the seat does not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from tests.games.shadow_throne.tables import at_wave, new, play_on, table
from throneroom import Match
from throneroom.bots import named
from throneroom.engine.compiled import plain
from throneroom.engine.game import find
from throneroom.engine.position import Position
from throneroom.engine.state import CheckedState, checked_array
from throneroom.games.shadow_throne import heuristics
from throneroom.games.shadow_throne.piles import NONE, UNKNOWN

GAME = find("shadow-throne")
TABLES = [(3, 15), (4, 15), (5, 15), (3, 25)]


def weights(position: Position, seat: int) -> dict[int, int]:
    """Every legal action and how heavy it is."""
    actions = position.legal(seat)
    out = np.zeros(len(actions), np.int64)
    heuristics.weigh(position.states[0], seat, np.array(actions, np.int64), len(actions), out)
    return dict(zip(actions, out.tolist(), strict=True))


def shares(position: Position) -> list[int]:
    out = np.zeros(position.settings.players, np.int64)
    heuristics.evaluate(position.states[0], out)
    found: list[int] = out.tolist()
    return found


def liked(match: Match, seat: str) -> str:
    """What a seat would do at a glance."""
    number = match.seats.index(seat)
    found = weights(match.position.hidden(number), number)
    return str(GAME.notation.actions(match.position.settings)[max(found, key=lambda action: found[action])])


def positions(players: int, target: int, seed: int) -> Iterator[Position]:
    """Every position of a random game."""
    choose = random.Random(seed)
    position = Position.deal(GAME, GAME.settings(players, {"target": target}), choose.randbytes(32))
    while not position.over:
        yield position
        seat = choose.choice(position.seats_asked)
        position.play(seat, choose.choice(position.legal(seat)))


# Weights


@pytest.mark.rule("ST-26")
@pytest.mark.parametrize(("players", "target"), TABLES)
def test_weights_are_in_range_and_the_same_for_who_knows_less(players: int, target: int) -> None:
    for position in positions(players, target, seed=players):
        for seat in position.seats_asked:
            found = weights(position, seat)
            assert all(1 <= weight <= 100_000 for weight in found.values())
            assert found == weights(position.hidden(seat), seat)


@pytest.mark.rule("ST-7")
def test_a_poor_player_plays_what_can_be_paid() -> None:
    match = at_wave("king-kyros, sythera, simone, outlaw, protis, datura", "loyal-soldier", "warrior-monk", gold="1")
    assert liked(match, "p1") == "play outlaw"


@pytest.mark.rule("ST-22")
def test_the_last_card_goes_to_the_faction_that_wins() -> None:
    lines = {
        "line_p1": "loyal-soldier, warrior-monk, mutinous-soldier",
        "line_p2": "kings-guard, loyal-soldier, kings-guard",
        "line_p3": "captain-khamon-phabos, tax-collector, loyal-soldier",
    }
    match = at_wave("anna-lys, sythera, thavna", "outlaw", "tithe-master", **lines)
    assert liked(match, "p1") == "play anna-lys"


@pytest.mark.rule("ST-17")
def test_king_kyros_brings_a_friend_along() -> None:
    match = at_wave("king-kyros, kings-guard", "outlaw", "tithe-master")
    for seat, card in zip(match.seats, ["king-kyros", "outlaw", "tithe-master"], strict=True):
        match.play(seat, f"play {card}")
    assert liked(match, "p1") == "extra kings-guard"


@pytest.mark.rule("ST-2")
def test_a_noble_is_taken_out_of_a_pool_of_commoners() -> None:
    pool = "outlaw, outlaw, tithe-master, warrior-monk, queen-eletheria, godesea-knights"
    match = table(stage="draft 1", p1="", p2="", p3="", pool_p1=pool)
    assert liked(match, "p1") == "draft queen-eletheria"


# Shares


@pytest.mark.parametrize(("players", "target"), TABLES)
def test_the_victory_is_shared_out_at_every_stage(players: int, target: int) -> None:
    for position in positions(players, target, seed=10 + players):
        found = shares(position)
        assert all(0 <= share <= 1000 for share in found)
        assert 1000 - players < sum(found) <= 1000


def test_at_the_start_all_are_equal() -> None:
    assert shares(new(4).position) == [250, 250, 250, 250]


def test_influence_is_ahead_of_gold_and_gold_of_nothing() -> None:
    first, second, third = shares(table(battle="3", influence="12, 8, 8", gold="2, 8, 2").position)
    assert first > 600
    assert second > third + 50


@pytest.mark.rule("ST-22")
def test_who_has_backed_the_winning_faction_is_ahead() -> None:
    lines = {
        "line_p1": "kings-guard, anna-lys, captain-khamon-phabos",
        "line_p2": "outlaw, sythera, mutinous-soldier",
        "line_p3": "tithe-master, warrior-monk, tithe-master",
    }
    first, second, third = shares(at_wave("outlaw", "outlaw", "tithe-master", influence="6", **lines).position)
    assert first > 800
    assert second + third < 200


@pytest.mark.rule("ST-24")
def test_a_battle_that_is_over_does_not_count_again() -> None:
    match = play_on(new(3, 9), "keep")
    states = match.position.states
    emptied = states.copy()
    emptied["laid"], emptied["tokens"], emptied["fate"] = NONE, 0, 0
    assert shares(match.position) == shares(Position(GAME, match.position.settings, emptied))


# Secrets


@pytest.mark.rule("ST-26")
def test_what_others_have_decided_in_secret_is_asked_again() -> None:
    match = at_wave("outlaw", "loyal-soldier", "warrior-monk")
    match.play("p2", "play loyal-soldier")
    known = match.position.hidden(0).checked_state()
    assert known.chosen[1] == UNKNOWN
    plain(GAME.heuristics).reopen(known, 0)
    assert plain(GAME.rules).waiting(known) == 0b111
    assert known.chosen[1] == NONE


# The squire


def victories(players: int, lone: str, others: str, deals: int) -> int:
    """How many games one bot wins against a table of others, from every seat of every deal."""
    settings = GAME.settings(players)
    bots = [named(lone, GAME, 1), *[named(others, GAME, 2 + n) for n in range(players - 1)]]
    won = 0
    for deal in range(deals):
        for lone_seat in range(players):
            position = Position.deal(GAME, settings, bytes([deal, *[0] * 31]))
            while not position.over:
                bot = bots[(position.seat - lone_seat) % players]
                position.play(position.seat, bot.decide(position, position.seat))
            won += position.standing()[lone_seat]
    return won


@pytest.mark.parametrize(("players", "deals", "least"), [(3, 20, 48), (5, 8, 26)])
def test_a_squire_among_random_players_wins(players: int, deals: int, least: int) -> None:
    assert victories(players, "squire", "random", deals) >= least


def test_a_random_player_among_squires_does_not() -> None:
    assert victories(3, "random", "squire", 20) <= 4


# Compiled and interpreted


@pytest.mark.parametrize(("players", "target"), TABLES)
def test_compiled_and_interpreted_impressions_agree(players: int, target: int) -> None:
    interpreted = plain(GAME.heuristics)
    for position in list(positions(players, target, seed=20 + players))[::7]:
        s: CheckedState = position.checked_state()
        for seat in position.seats_asked:
            actions = position.legal(seat)
            out = checked_array([0] * len(actions))
            interpreted.weigh(s, seat, checked_array(actions), len(actions), out)
            assert out.tolist() == list(weights(position, seat).values())
        found = checked_array([0] * players)
        interpreted.evaluate(s, found)
        assert found.tolist() == shares(position)
