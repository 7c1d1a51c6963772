"""Perfect play of Hierarchy: against plain minimax over the independent referee, the table of all deals, and itself."""

from __future__ import annotations

import csv
import random
import runpy
from functools import cache
from pathlib import Path

import pytest

import throneroom
from tests.games.hierarchy import referee
from tests.games.hierarchy.test_perft import refereed
from throneroom.engine.compiled import plain
from throneroom.games.hierarchy import compact, rules
from throneroom.games.hierarchy.exact import Solver, distinct_deals

ROOT = Path(__file__).parents[3]
TABLE = list(csv.reader((ROOT / "docs" / "results" / "hierarchy-solved.csv").read_text().splitlines()))[1:]


@cache
def solver() -> Solver:
    return Solver()


def actions_of(position: int) -> list[int]:
    """The actions of a packed position."""
    first = rules.RETURN if position >> compact.STAGE & 3 != rules.PLAY else 0
    found = compact.choices(position)
    return [first + n for n in range(found.bit_length()) if found >> n & 1]


def test_packed_positions_follow_the_rules_move_by_move() -> None:
    """Legal actions and every next position of 150 random games; some of them interpreted too."""
    plainly = plain("throneroom.games.hierarchy.compact")
    returns = 0
    for seed in range(150):
        position, choose = throneroom.new("hierarchy", seed=seed).position.copy(), random.Random(seed)
        packed = plainly.pack(position.checked_state())
        while not position.over:
            legal = position.legal(position.seat)
            assert sorted(legal) == actions_of(packed)
            assert compact.turn_of(packed) == position.seat
            action = choose.choice(legal)
            returns += action >= rules.RETURN
            position.play(position.seat, action)
            if seed < 10:
                assert plainly.choices(packed) == compact.choices(packed)
                assert plainly.after(packed, action) == compact.after(packed, action)
            packed = compact.after(packed, action)
            assert packed == plainly.pack(position.checked_state())
        assert compact.choices(packed) == 0
    assert returns > 100


def test_cards_are_counted() -> None:
    count = plain("throneroom.games.hierarchy.compact").cards_in
    assert all(count(cards) == cards.bit_count() for cards in range(1 << 14))


@cache
def minimax(game: referee.Game) -> tuple[int, int]:
    """The winner and the decisions until the end: plain and slow, over the referee's own rules."""
    decisions = referee.decisions(game)
    if not decisions:
        return 1 - game.mover, 0
    ends = [minimax(referee.after(game, decision)) for decision in decisions]
    won = [length for winner, length in ends if winner == game.chooser]
    return (game.chooser, 1 + min(won)) if won else (1 - game.chooser, 1 + max(length for _, length in ends))


def test_endings_agree_with_plain_minimax() -> None:
    """Winner and length of every choice, in 150 endings of random games."""
    compared, lengths = 0, set()
    for seed in range(150):
        match, choose = throneroom.new("hierarchy", seed=seed), random.Random(seed)
        game = refereed(match)
        while not match.over and match.ply < 9:
            decision = choose.choice(match.legal(match.waiting[0]))
            match.play(match.waiting[0], decision)
            game = referee.after(game, decision)
        found = solver().analyse(match.position)
        assert (found.winner, found.length) == minimax(game)
        lengths.add(found.length)
        for choice in found.choices:
            winner, length = minimax(referee.after(game, match.notations[choice.action]))
            assert (choice.winner, choice.length) == (winner, length + 1)
            compared += 1
    assert compared > 150
    assert lengths >= set(range(7))


def test_an_arranged_return_is_solved() -> None:
    """The Dragon could follow the Surgeon, the Tower could not: it lacks a card to discard."""
    match = throneroom.arrange(
        "hierarchy", line="p2 dragon, p1 serf, p2 tower, p1 surgeon", discards="rest", stage="return"
    )
    best, worst = solver().analyse(match.position).choices
    assert (match.notations[best.action], best.winner) == ("return tower", 0)
    assert (match.notations[worst.action], worst.winner) == ("return dragon", 1)


def test_ponder_gives_every_choice_its_shares_best_first() -> None:
    match = throneroom.new("hierarchy", seed=1)
    seat = match.position.seat
    found = solver().ponder(match.position.hidden(seat), seat)
    assert sorted(action for action, _ in found) == match.position.legal(seat)
    assert {shares for _, shares in found} <= {(1.0, 0.0), (0.0, 1.0)}
    own = [shares[seat] for _, shares in found]
    assert own == sorted(own, reverse=True)


def test_a_finished_game_has_a_winner_and_no_choices() -> None:
    match = throneroom.arrange("hierarchy", line="p2 assassin", p1="", p2="knight", discards="rest")
    found = solver().analyse(match.position)
    assert (found.winner, found.length, found.choices) == (1, 0, ())


@pytest.mark.rule("HI-7")
def test_the_table_has_every_deal_and_one_is_lost_at_once() -> None:
    assert [row[0] for row in TABLE] == list(distinct_deals())
    assert len(TABLE) == 1716
    assert [row[0] for row in TABLE if row[-1] == "0"] == ["tower surgeon usurper high-priest queen king"]


@pytest.mark.parametrize("row", TABLE[::150], ids=lambda row: row[0].replace(" ", "-"))
def test_deals_are_solved_as_the_table_says(row: list[str]) -> None:
    deal, winner, openings, winning, length = row
    match = throneroom.arrange("hierarchy", **distinct_deals()[deal])
    found = solver().analyse(match.position)
    assert match.seats[found.winner] == winner
    assert found.length == int(length)
    assert len(found.choices) == int(openings)
    assert sum(choice.winner == 0 for choice in found.choices) == int(winning)


def test_the_seats_are_alike() -> None:
    """Which seat holds the Imposter makes no difference: a deal with the hands exchanged has the other winner."""
    for parts in list(distinct_deals().values())[::100]:
        here = solver().analyse(throneroom.arrange("hierarchy", **parts).position)
        there = solver().analyse(throneroom.arrange("hierarchy", p1=parts["p2"], p2=parts["p1"]).position)
        assert (here.winner, here.length) == (1 - there.winner, there.length)


def test_a_full_memory_changes_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for next to nothing positions drive each other out, and the answers stay the same."""
    monkeypatch.setattr("throneroom.games.hierarchy.exact.MEMORY", 64)
    forgetful = Solver()
    for seed in range(20):
        position, choose = throneroom.new("hierarchy", seed=seed).position.copy(), random.Random(seed)
        for _ in range(5):
            if not position.over:
                position.play(position.seat, choose.choice(position.legal(position.seat)))
        assert forgetful.analyse(position) == solver().analyse(position)


def test_perfect_play_never_loses_a_won_position() -> None:
    """200 positions; `python bench/hierarchy_sovereign.py` plays 10,000."""
    on_turn, decisions = runpy.run_path(str(ROOT / "bench" / "hierarchy_sovereign.py"))["check"](200)
    assert 50 < on_turn < 150
    assert decisions > 1000
