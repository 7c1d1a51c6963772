"""Throne and the Grail: perfect play of the last round, beside a slow minimax that shares none of its code."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import combinations

import pytest

import throneroom
from throneroom import Match, Position
from throneroom.bots import named
from throneroom.engine.dice import new_dice
from throneroom.games.throne_and_grail.exact import Solver

GAME = throneroom.find("throne-and-grail")
OTHER_BOX: dict[str, object] = {"plus": (20, 1, 7, 7, 3, 20, 2), "minus": (-9, -1, -20, -1, -5, -5, -20, -2, -1)}
arrange = partial(throneroom.arrange, GAME, seed=1)


def late_positions(seeds: range, held: int, box: dict[str, object]) -> Iterator[Match]:
    """Random games, stopped in the last round where someone may choose and holds at most this many cards."""
    for seed in seeds:
        match, choose = throneroom.new(GAME, seed=seed, **box), random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            table = match.view(seat).table
            if table.number == 4 and max(side.held for side in table.sides) <= held and len(match.legal(seat)) > 1:
                yield match
                break
            match.play(seat, choose.choice(match.legal(seat)))


def worlds(match: Match, seat: str) -> Counter[tuple[str, ...]]:
    """All hands of the rival, from what the seat sees, card for card."""
    table = match.view(seat).table
    unseen = [pile.card for pile in table.unseen for _ in range(pile.count)]
    held = table.sides[1 if seat == "p1" else 0].held
    assert len(unseen) == held + 3
    return Counter(combinations(unseen, held))


def with_hand(match: Match, seat: str, hand: tuple[str, ...], box: dict[str, object]) -> Position:
    """The same table with another hand of the rival."""
    given = GAME.setup.parts(match.position.checked_state())
    rival = "p2" if seat == "p1" else "p1"
    return throneroom.arrange(GAME, seed=1, options=box, **(given | {rival: ", ".join(hand), "away": "rest"})).position


def minimax(position: Position, seat: int) -> float:
    """What the seat gets with open cards and best play of both: every line to its end."""
    if position.over:
        standing = position.standing()
        return standing[seat] / sum(standing)
    values = [minimax(after(position, action), seat) for action in position.legal(position.seat)]
    return max(values) if position.seat == seat else min(values)


def after(position: Position, action: int) -> Position:
    copy = position.copy()
    copy.play(position.seat, action)
    return copy


def slow_values(match: Match, box: dict[str, object]) -> dict[int, float]:
    """The mean over all worlds of what each action of the seat on turn is worth."""
    seat, number = match.waiting[0], match.position.seat
    hands = worlds(match, seat)
    totals = dict.fromkeys(match.position.legal(number), 0.0)
    for hand, copies in hands.items():
        position = with_hand(match, seat, hand, box)
        for action in totals:
            totals[action] += copies * minimax(after(position, action), number)
    return {action: total / hands.total() for action, total in totals.items()}


def exact_values(position: Position) -> dict[int, float]:
    found = Solver().ponder(position.hidden(position.seat), position.seat)
    assert found is not None
    for _, shares in found:
        assert sum(shares) == pytest.approx(1)
    return {action: shares[position.seat] for action, shares in found}


@pytest.mark.rule("TG-13")
@pytest.mark.parametrize(
    ("seeds", "held", "box"),
    [(range(30), 1, {}), (range(40, 55), 2, {}), (range(70, 74), 3, {}), (range(80, 90), 2, OTHER_BOX)],
    ids=["one card", "two cards", "three cards", "another box"],
)
def test_every_action_is_worth_what_slow_minimax_finds(seeds: range, held: int, box: dict[str, object]) -> None:
    kinds = Counter()
    for match in late_positions(seeds, held, box):
        found = exact_values(match.position)
        assert found == pytest.approx(slow_values(match, box))
        kinds[len(set(found.values())) > 1] += 1
    assert kinds[True] > 0


# The Grails end the game at once, and other single questions

BEHIND = "grail, grail, -4 x 4, -3 x 3, 5 x 3, 6 x 3"
AHEAD = "8 x 7, 7 x 5, +4 x 3"


def third_grail(**given: str) -> Match:
    """The last round, three turns into it: two Grails are taken, the third lies in reach."""
    return arrange(round="4", p1="5, +3", p2="rest x 2", turn="p1", line="rest x 7, grail", **given)


@pytest.mark.rule("TG-9")
def test_the_third_grail_is_worth_the_game_whatever_the_points() -> None:
    found = Solver().ponder(third_grail(p1_taken=BEHIND, p2_taken=AHEAD).position.hidden(0), 0)
    assert found is not None
    assert found[0] == (GAME.plain_rules.TAKE, (1.0, 0.0))


@pytest.mark.rule("TG-9")
def test_a_grail_that_completes_the_rival_is_taken_away() -> None:
    match = third_grail(p1_taken=AHEAD, p2_taken=BEHIND)
    found = exact_values(match.position)
    assert found.pop(GAME.plain_rules.TAKE) == 1
    assert set(found.values()) == {0}


def test_there_is_no_answer_before_the_last_round_nor_for_a_seat_that_is_not_asked() -> None:
    first = throneroom.new(GAME, seed=3).position
    last = third_grail(p1_taken=AHEAD, p2_taken=BEHIND).position
    assert Solver().ponder(first.hidden(first.seat), first.seat) is None
    assert Solver().ponder(last.hidden(1), 1) is None


def test_the_answer_depends_on_what_the_seat_knows_alone() -> None:
    (match,) = late_positions(range(40, 41), 5, {})
    position, seat = match.position, match.position.seat
    guessed = position.guessed(seat, new_dice(5))
    assert guessed.bytes() != position.bytes()
    sovereign = named("sovereign", GAME)
    thoughts = [sovereign.think(one, seat) for one in (guessed, position)]
    assert thoughts[0].ranking == thoughts[1].ranking
    assert thoughts[0].samples == 0, "the solver answered"


def test_what_was_solved_before_changes_no_answer() -> None:
    solver = Solver()
    for match in late_positions(range(100, 104), 5, {}):
        while not match.over:
            seat = match.position.seat
            known = match.position.hidden(seat)
            assert solver.ponder(known, seat) == Solver().ponder(known, seat)
            match.play(match.waiting[0], match.legal(match.waiting[0])[0])
