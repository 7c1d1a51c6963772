"""Throne and the Grail: weights of choices and values of positions at a glance."""

import random
from collections.abc import Iterator
from functools import partial
from importlib import import_module

import numpy as np
import pytest

import throneroom
from throneroom import Position
from throneroom.bots import Bot, named
from throneroom.engine.compiled import plain
from throneroom.engine.state import checked_array

GAME = throneroom.find("throne-and-grail")
HEURISTICS, PLAIN = import_module(GAME.heuristics), plain(GAME.heuristics)
TAKE = GAME.plain_rules.TAKE
OTHER_BOX = {"plus": (20, 1, 7, 7, 3, 20, 2), "minus": (-9, -1, -20, -1, -5, -5, -20, -2, -1)}
arrange = partial(throneroom.arrange, GAME, seed=1)


def key(n: int) -> bytes:
    return n.to_bytes(32, "little")


def walk(games: int, box: dict[str, object]) -> Iterator[Position]:
    """Every position of random games before their ends."""
    for n in range(games):
        position, choose = Position.deal(GAME, GAME.settings(2, box), key(n)), random.Random(n)
        while not position.over:
            yield position
            position.play(position.seat, choose.choice(position.legal(position.seat)))


def weights(position: Position) -> dict[int, int]:
    actions = np.array(position.legal(position.seat), np.int64)
    out = np.zeros_like(actions)
    HEURISTICS.weigh(position.states[0], position.seat, actions, len(actions), out)
    return dict(zip(actions.tolist(), out.tolist(), strict=True))


def shares(position: Position) -> tuple[int, int]:
    out = np.zeros(2, np.int64)
    HEURISTICS.evaluate(position.states[0], out)
    first, second = out.tolist()
    return first, second


@pytest.mark.parametrize("box", [{}, OTHER_BOX], ids=["box as it comes", "another box"])
def test_weights_are_in_range_and_know_no_secrets(box: dict[str, object]) -> None:
    for position in walk(15, box):
        found = weights(position)
        assert all(1 <= weight <= 100_000 for weight in found.values())
        assert weights(position.hidden(position.seat)) == found


@pytest.mark.parametrize("box", [{}, OTHER_BOX], ids=["box as it comes", "another box"])
def test_shares_are_in_range_and_make_a_whole(box: dict[str, object]) -> None:
    for position in walk(15, box):
        found = shares(position)
        assert sum(found) == 1000
        assert min(found) >= 0


@pytest.mark.parametrize("box", [{}, OTHER_BOX], ids=["box as it comes", "another box"])
def test_compiled_and_interpreted_agree(box: dict[str, object]) -> None:
    for position in walk(3, box):
        actions, out = checked_array(position.legal(position.seat)), checked_array([0] * GAME.plain_rules.CHOICES)
        PLAIN.weigh(position.checked_state(), position.seat, actions, len(actions), out)
        assert out.tolist()[: len(actions)] == list(weights(position).values())
        PLAIN.evaluate(position.checked_state(), out)
        assert tuple(out.tolist()[:2]) == shares(position)


# Choices


def test_the_third_grail_is_taken() -> None:
    match = arrange(
        round="2", p1="5, 6, 7, 8, -2", p2="5, 6, 7, 8, -2",
        p1_taken="grail, grail, -4, -4", p2_taken="8, 8, +4, +4", line="8, grail, 7, 7",
    )  # fmt: skip
    found = weights(match.position)
    assert found.pop(TAKE) > 100 * max(found.values())


def test_after_ones_own_take_the_rival_gets_the_worst() -> None:
    match = arrange(p1="8, +4, -2, -4, 5", p2="rest x 4", took="p1", line="6", p1_taken="6, 7")
    found = {GAME.cards.SLUGS[action]: weight for action, weight in weights(match.position).items()}
    assert found["-4"] > found["-2"] > 4 * max(found["8"], found["+4"])


def test_a_rich_line_is_rather_taken_than_a_poor_one() -> None:
    hands = {"round": "1", "p1": "5, 6, -2", "p2": "rest x 3"}
    rich = weights(arrange(line="7, 8, +4, +4, +4, 8", **hands).position)
    poor = weights(arrange(line="7, 8, -4, -4, -3, -3", **hands).position)
    assert rich[TAKE] == max(rich.values())
    assert poor[TAKE] < max(poor.values()) / 100


# Positions


@pytest.mark.parametrize(
    ("p1_taken", "p2_taken"),
    [
        ("8 x 5, 7 x 4, +4 x 4, 5 x 2", "-4 x 4, -3 x 3, 6 x 4, 5 x 3, -2"),
        ("5, 6, 7, 8, 5, 6, 7, 8, 5, 6, 7, 8, +3, +3, +3", "-4 x 2, 8 x 4, 7 x 3, grail, 5, +4 x 4"),
    ],
    ids=["points", "sets"],
)
def test_who_is_far_ahead_late_in_the_game_is_expected_to_win(p1_taken: str, p2_taken: str) -> None:
    given = {"round": "4", "p1": "rest x 2", "p2": "rest x 2"}
    ahead = shares(arrange(p1_taken=p1_taken, p2_taken=p2_taken, **given).position)
    behind = shares(arrange(p1_taken=p2_taken, p2_taken=p1_taken, **given).position)
    assert ahead[0] > 800
    assert behind[0] < 200


def test_two_grails_are_worth_more_than_one() -> None:
    given = {"round": "2", "p1": "5 x 5", "p2": "rest", "line": "rest"}
    two = shares(arrange(p1_taken="grail, grail, 6 x 3", p2_taken="7, 7, 8, 8, 8", **given).position)
    one = shares(arrange(p1_taken="grail, 6 x 4", p2_taken="7, 7, 8, 8, 8", **given).position)
    assert two[0] > one[0] + 50


# Play


def result(bots: tuple[Bot, Bot], n: int, box: dict[str, object]) -> tuple[float, ...]:
    position = Position.deal(GAME, GAME.settings(2, box), key(n))
    while not position.over:
        position.play(position.seat, bots[position.seat].decide(position, position.seat))
    standing = position.standing()
    return tuple(share / sum(standing) for share in standing)


@pytest.mark.parametrize("box", [{}, OTHER_BOX], ids=["box as it comes", "another box"])
def test_the_squire_beats_random_play(box: dict[str, object]) -> None:
    squire, chance = named("squire", GAME, 1), named("random", GAME, 2)
    won = sum(result((squire, chance), n, box)[0] + result((chance, squire), n, box)[1] for n in range(100))
    assert won / 200 > 0.85
