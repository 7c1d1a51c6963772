"""Throne and the Grail: what a seat knows, and guessing the rest evenly (TG-1)."""

from collections import Counter
from functools import partial
from itertools import permutations

import pytest

import throneroom
from throneroom import Match
from throneroom.engine.dice import new_dice
from throneroom.testing import random_match

GAME = throneroom.find("throne-and-grail")
SLUGS = GAME.cards.SLUGS
arrange = partial(throneroom.arrange, GAME, seed=1)

World = tuple[tuple[str, ...], ...]


def world(position: throneroom.Position) -> World:
    """What is hidden: p2's hand, then the three cards put away."""
    found = GAME.setup.zones(position.checked_state())
    return tuple(found["p2"]), tuple(found["away"])


def all_worlds(unseen: list[str], hand: int) -> Counter[World]:
    """Every deal of the unseen cards, each card for itself: how often each world comes about."""
    order = SLUGS.index
    return Counter((tuple(sorted(deal[:hand], key=order)), deal[hand:]) for deal in permutations(unseen, len(unseen)))


def late(p2: str, away: str) -> Match:
    """The last turns: nothing is unseen but p2's hand and the cards put away."""
    count = len(p2.split(","))
    return arrange(
        round="4", took="p1, p2", p1=f"rest x {count}", p2=p2, away=away,
        p1_taken="grail, rest x 14", p2_taken="rest x 17",
    )  # fmt: skip


@pytest.mark.rule("TG-1")
@pytest.mark.parametrize(
    ("p2", "away"),
    [("5, grail", "7, +3, -4"), ("8, 8", "8, -2, +3"), ("7", "7, 7, -2")],
    ids=["all different", "some equal", "one card"],
)
def test_every_deal_of_the_unseen_cards_is_equally_likely(p2: str, away: str) -> None:
    match = late(p2, away)
    unseen = [*p2.split(", "), *away.split(", ")]
    expected = all_worlds(unseen, len(p2.split(", ")))
    dice, tries = new_dice(7), 60 * len(expected)
    found = Counter(world(match.position.guessed(0, dice)) for _ in range(tries))
    assert set(found) == set(expected)
    share = tries / expected.total()
    spread = sum((found[kind] - share * count) ** 2 / (share * count) for kind, count in expected.items())
    freedom = len(expected) - 1
    assert spread < freedom + 3.3 * (2 * freedom) ** 0.5 + 4  # chi-square, about once in a thousand


@pytest.mark.rule("TG-1")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_every_hidden_place_gets_every_card_equally_often(viewer: int) -> None:
    """In round 3, with a draw pile: each place of hand, pile and away, over many guesses."""
    match = random_match(GAME, GAME.settings(), 5, plies=29)
    known = match.view(["spectator", "p1", "p2"][viewer + 1]).table.unseen
    unseen = {SLUGS.index(pile.card): pile.count for pile in known}
    total, tries, dice = sum(unseen.values()), 3000, new_dice(viewer + 3)
    worlds = [match.position.guessed(viewer, dice).states[0] for _ in range(tries)]
    places = [*range(3), *range(35, 45)]
    for place in places:
        counts = Counter(int(state["deck"][place]) for state in worlds)
        spread = sum(
            (counts[card] - tries * count / total) ** 2 / (tries * count / total) for card, count in unseen.items()
        )
        assert set(counts) <= set(unseen)
        assert spread < len(unseen) + 3.9 * (2 * len(unseen)) ** 0.5 + 6


@pytest.mark.rule("TG-1")
def test_what_p1_knows_does_not_tell_p2s_hand_the_pile_or_the_cards_put_away() -> None:
    match = arrange(round="2", p1_taken="5, 5", p2_taken="6, 6")
    known = match.position.hidden(0).states
    assert known["deck"][0].tolist() == [-1] * 45
    assert known["hand"][0].tolist() == [match.position.states["hand"][0][0].tolist(), [-1] * 5]
    assert known["held"][0].tolist() == [5, 5]


@pytest.mark.rule("TG-1")
def test_a_spectator_knows_neither_hand() -> None:
    known = arrange().position.hidden(-1).states
    assert known["hand"][0].tolist() == [[-1] * 5] * 2


@pytest.mark.rule("TG-1", "TG-9")
def test_when_the_grails_end_the_game_everything_is_shown() -> None:
    match = arrange(p1="8 x 3, -3, -3", p2="8 x 3, -2", line="grail x 3", away="7, 7, -4")
    match.play("p1", "take")
    for viewer in ("p1", "p2", "spectator"):
        table = match.view(viewer).table
        assert [side.hand for side in table.sides] == [("8", "8", "8", "-3", "-3"), ("8", "8", "8", "-2")]
        assert table.away == ("7", "7", "-4")
        assert table.unseen == ()


@pytest.mark.rule("TG-1")
def test_unseen_cards_are_counted_by_kind() -> None:
    match = arrange(
        round="4", p1="5, 5, 6, 7, +3", p2="8, 8, grail, -4, -4", away="5, 7, -4",
        p1_taken="rest x 11", p2_taken="rest x 12",
    )  # fmt: skip
    unseen = {pile.card: pile.count for pile in match.view("p1").table.unseen}
    assert unseen == {"5": 1, "7": 1, "8": 2, "grail": 1, "-4": 3}


@pytest.mark.rule("TG-1")
def test_a_spectator_has_not_seen_either_hand() -> None:
    match = arrange(p1="5, 5, 6, 7, +3")
    table = match.view("spectator").table
    assert sum(pile.count for pile in table.unseen) == 43
    assert sum(pile.count for pile in match.view("p1").table.unseen) == 38
