"""Behind the Throne at a glance: fair weights, sensible shares, and a squire who beats chance."""

from typing import Any

import numpy as np
import pytest

import throneroom
from throneroom import Match, Position
from throneroom.bots import Bot, named
from throneroom.engine.chance import seed_key
from throneroom.engine.compiled import plain
from throneroom.engine.state import checked_array
from throneroom.games.behind_the_throne import heuristics
from throneroom.games.behind_the_throne.rules import CHOICES
from throneroom.testing import random_match

GAME = throneroom.find("behind-the-throne")
PLAIN: Any = plain(GAME.heuristics)


def table(players: int = 2, **parts: str) -> Match:
    return Match.arrange("behind-the-throne", players, seed=1, **parts)


def weights(position: Position) -> dict[int, int]:
    """What each legal action of the seat asked weighs, compiled."""
    actions = position.legal(position.seat)
    cells, out = np.array(actions, np.int64), np.zeros(CHOICES + 1, np.int64)
    heuristics.weigh(position.states[0], position.seat, cells, len(actions), out)
    return dict(zip(actions, out.tolist(), strict=False))


def shares(position: Position) -> list[int]:
    out = np.zeros(position.settings.players, np.int64)
    heuristics.evaluate(position.states[0], out)
    return out.tolist()


def heaviest(match: Match) -> str:
    """The decision that looks best."""
    found = weights(match.position)
    decisions = dict(zip(match.position.legal(match.position.seat), match.legal(match.waiting[0]), strict=True))
    return decisions[max(found, key=found.__getitem__)]


@pytest.mark.parametrize("players", GAME.players)
def test_weights_are_in_range_and_need_nothing_hidden(players: int) -> None:
    for seed in range(4):
        match = random_match(GAME, GAME.settings(players), seed)
        for ply in range(0, match.ply, 3):
            position = match.at(ply).position
            found = weights(position)
            assert all(1 <= weight <= 100_000 for weight in found.values())
            assert found == weights(position.hidden(position.seat))


@pytest.mark.parametrize("players", GAME.players)
def test_shares_add_up_at_every_stage(players: int) -> None:
    for seed in range(4):
        match = random_match(GAME, GAME.settings(players), seed)
        for ply in range(0, match.ply, 3):
            found = shares(match.at(ply).position)
            assert all(0 <= share <= 1000 for share in found)
            assert 1000 - players <= sum(found) <= 1000


def test_pairs_win_near_the_end() -> None:
    match = table(
        3, p1="king x2, queen x2, alchemist x2", p2="king, queen, alchemist", deck="end, jester", discard="rest"
    )
    first, second, third = shares(match.position)
    assert first > 900
    assert second < 50 and third < 50


def test_a_pair_counts_more_the_nearer_the_end_is() -> None:
    early = table(p1="queen x2", p2="general x2", deck="end, rest")
    late = table(p1="queen x2", p2="general x2", deck="end, jester", discard="rest")
    assert 500 < shares(early.position)[0] < shares(late.position)[0]


def test_a_sound_row_is_worth_something_to_the_seat_on_turn() -> None:
    with_row = table(p1="queen", p2="queen", row="queen", deck="end, rest")
    without = table(p1="queen", p2="queen", deck="end, rest")
    assert shares(with_row.position)[0] > shares(without.position)[0]


def test_the_squire_stops_before_a_known_break() -> None:
    match = table(p1="queen, prophet", row="queen", deck="king, end, rest", used="prophet", knows="p1")
    assert heaviest(match) == "collect"


def test_the_squire_ends_a_game_that_is_won() -> None:
    match = table(p1="queen x2, prophet", row="general", deck="end, rest", used="prophet", knows="p1")
    assert heaviest(match) == "reveal"


def test_the_squire_breaks_the_best_pair() -> None:
    match = table(p1="general", p2="queen x2, jester x3", row="judge, judge", deck="end, jester", discard="rest")
    assert heaviest(match) == "destroy p2 queen"


def test_the_squire_drops_what_pays_least() -> None:
    match = table(p1="general, jester x2, assassin x2, judge x2, minstrel x2, alchemist x2", deck="end, rest")
    assert heaviest(match) == "drop general"


@pytest.mark.parametrize("players", GAME.players)
def test_interpreted_and_compiled_agree(players: int) -> None:
    match = random_match(GAME, GAME.settings(players), 5)
    for ply in range(0, match.ply, 5):
        position = match.at(ply).position
        actions = position.legal(position.seat)
        out = checked_array([0] * (CHOICES + 1))
        PLAIN.weigh(position.checked_state(), position.seat, checked_array(actions), len(actions), out)
        assert out.tolist()[: len(actions)] == list(weights(position).values())
        PLAIN.evaluate(position.checked_state(), out)
        assert out.tolist()[:players] == shares(position)


def share_of_first(first: Bot, others: Bot, players: int, deals: int) -> float:
    """How much of the victories one bot takes against others, every deal from every seat."""
    won = 0.0
    for deal in range(deals):
        for own in range(players):
            position = Position.deal(GAME, GAME.settings(players), seed_key(deal))
            while not position.over:
                bot = first if position.seat == own else others
                position.play(position.seat, bot.decide(position, position.seat))
            standing = position.standing()
            won += standing[own] / sum(standing)
    return won / (players * deals)


@pytest.mark.parametrize(("players", "least"), [(2, 0.9), (4, 0.75)])
def test_the_squire_beats_chance(players: int, least: float) -> None:
    """Alone against others who choose at random; 0.81 and 0.58 would be 250 points of rating."""
    assert share_of_first(named("squire", GAME), named("random", GAME), players, 6) >= least


@pytest.mark.rule("BT-13")
@pytest.mark.parametrize(
    ("players", "kind", "deck", "best"),
    [
        (2, "king", "rest", "drop king"),  # early a first King serves its owner little
        (2, "king", "end, general, prophet, jester", "keep"),
        (3, "queen", "rest", "keep"),
        (3, "general", "rest", "keep"),
        (4, "minstrel", "rest", "keep"),
    ],
)
def test_a_receiver_keeps_what_is_worth_keeping(players: int, kind: str, deck: str, best: str) -> None:
    discard = "end" if deck == "rest" else "rest"
    match = table(
        players, p2=f"judge x2, {kind}", taken="judge", receiver="p2", received=kind, deck=deck, discard=discard
    )
    assert heaviest(match) == best


@pytest.mark.rule("BT-13")
def test_a_receiver_keeps_a_pair() -> None:
    match = table(2, p2="judge x2, king x2", taken="judge", receiver="p2", received="king")
    assert heaviest(match) == "keep"
