"""BA-22: what a seat knows of the others' cards, and that guessed worlds are exactly as likely as they should be."""

from collections import Counter
from itertools import permutations

import pytest

import throneroom
from throneroom import Match
from throneroom.engine.dice import new_dice
from throneroom.engine.position import Position

GAME = "battle-for-the-throne"
SLUGS = throneroom.find(GAME).cards.SLUGS
P1, P2, SPECTATOR = 0, 1, -1

World = tuple[tuple[str, ...], tuple[str, ...]]


def table(players: int = 2, jokers: int = 2, **parts: str) -> Match:
    return Match.arrange(GAME, players, seed=1, options={"jokers": jokers}, **parts)


def world(position: Position, seat: int) -> World:
    """A seat's hand and its deck from the top down."""
    hand, deck = (position.states[name][0][seat].tolist() for name in ("hand", "deck"))
    return tuple(SLUGS[card] for card in hand if card >= 0), tuple(SLUGS[card] for card in deck[::-1] if card >= 0)


def guesses(match: Match, viewer: int, seat: int, count: int) -> Counter[World]:
    dice = new_dice(7)
    return Counter(world(match.position.guessed(viewer, dice), seat) for _ in range(count))


def dealt(unseen: list[str], held: int, known: tuple[str, ...] = ()) -> dict[World, float]:
    """How likely each world is, by going through every order of the unseen cards; two Jokers are two cards."""
    orders = list(permutations(unseen))
    found = Counter((tuple(sorted((*known, *o[:held]), key=SLUGS.index)), o[held:]) for o in orders)
    return {place: count / len(orders) for place, count in found.items()}


def assert_fits(found: Counter[World], expected: dict[World, float]) -> None:
    """Every world is guessed, no other is, and all about as often as they should be (chi-square)."""
    assert set(found) == set(expected)
    total = found.total()
    distance = sum((found[place] - total * p) ** 2 / (total * p) for place, p in expected.items())
    freedom = len(expected) - 1
    assert distance < freedom + 4 * (2 * freedom) ** 0.5


SMALL = {"p2_hand": "5c, joker", "p2_deck": "joker, 9d, kh", "p2_king": "kc", "p2_discards": "rest"}
"""Five cards of p2 unseen, two of them Jokers."""


@pytest.mark.rule("BA-22")
@pytest.mark.parametrize("viewer", [P1, SPECTATOR])
def test_guesses_are_uniform_over_all_orders_of_the_unseen_cards(viewer: int) -> None:
    expected = dealt(["5c", "joker", "joker", "9d", "kh"], held=2)
    assert_fits(guesses(table(**SMALL), viewer, P2, 12_000), expected)


@pytest.mark.rule("BA-22")
def test_the_owner_guesses_only_the_order_of_the_deck() -> None:
    expected = {(("5c", "joker"), order): 1 / 6 for order in permutations(["joker", "9d", "kh"])}
    assert_fits(guesses(table(**SMALL), P2, P2, 3_000), expected)


@pytest.mark.rule("BA-22", "BA-19")
def test_a_counted_joker_is_in_every_guessed_hand() -> None:
    expected = dealt(["5c", "joker", "9d", "kh"], held=1, known=("joker",))
    assert_fits(guesses(table(**SMALL, p2_counted="joker"), P1, P2, 6_000), expected)


@pytest.mark.rule("BA-22")
def test_with_an_empty_deck_the_hand_is_known_by_counting() -> None:
    match = table(p2_hand="5c, 9d, joker", p2_deck="", p2_discards="rest")
    assert set(guesses(match, P1, P2, 50)) == {(("5c", "9d", "joker"), ())}


@pytest.mark.rule("BA-22")
def test_who_draws_the_last_card_of_a_deck_has_a_hand_that_everybody_can_tell() -> None:
    match = table(p2_hand="5c, 9d", p2_deck="joker", p2_discards="rest", turn="p2", stage="discard")
    match.play("p2", "keep")
    assert match.view("p1").table.players[1].counted == ("5c", "9d", "joker")


@pytest.mark.rule("BA-22")
def test_with_an_empty_deck_what_was_counted_earlier_makes_no_difference() -> None:
    known, unknown = (
        table(p2_hand="5c, 9d", p2_deck="joker", p2_discards="rest", p2_counted=counted, turn="p2", stage="discard")
        for counted in ("5c", "")
    )
    for match in (known, unknown):
        match.play("p2", "keep")
    assert known.position.hidden(P1).bytes() == unknown.position.hidden(P1).bytes()


@pytest.mark.rule("BA-22", "BA-19")
def test_the_hand_at_a_reform_stays_known_and_what_is_drawn_then_is_not() -> None:
    match = table(p2_hand="5c, 9d", p2_deck="", p2_discards="rest", turn="p2", stage="reform")
    match.play("p2", "reform")
    assert match.view("p1").table.players[1].counted == ("5c", "9d")
    hands = {hand for hand, _ in guesses(match, P1, P2, 200)}
    assert all({"5c", "9d"} <= set(hand) for hand in hands)
    assert len(hands) > 50


@pytest.mark.rule("BA-22", "BA-19")
def test_the_new_deck_is_known_as_a_heap() -> None:
    match = table(p2_hand="5c, 9d", p2_deck="", p2_discards="rest", turn="p2", stage="reform")
    match.play("p2", "reform")
    hand, deck = world(match.position, P2)
    for guessed_hand, guessed_deck in guesses(match, P1, P2, 20):
        assert Counter(guessed_hand + guessed_deck) == Counter(hand + deck)


@pytest.mark.rule("BA-22")
def test_a_counted_card_that_is_played_is_no_longer_held() -> None:
    match = table(p2_hand="9d, jc", p2_counted="9d, jc", turn="p2")
    match.play("p2", "deploy jc")
    assert match.view("p1").table.players[1].counted == ("9d",)


@pytest.mark.rule("BA-22")
def test_a_joker_that_was_drawn_later_does_not_hide_the_counted_one() -> None:
    match = table(p1_hand="9c", p2_jacks="jd", p2_hand="joker, joker, 2c", p2_counted="joker", p2_deck="rest")
    match.play("p1", "attack 9c p2 jack 1")
    match.play("p2", "jester")
    assert match.view("p1").table.players[1].counted == ()
    assert match.view("p2").table.players[1].hand == ("2c", "joker")


@pytest.mark.rule("BA-22", "BA-17")
def test_the_cards_of_who_is_out_are_guessed_without_the_fallen_king() -> None:
    match = table(3, p2_fallen="kd", p2_hand="5c", p2_deck="9d", p2_discards="rest")
    assert set(guesses(match, P1, P2, 60)) == {(("5c",), ("9d",)), (("9d",), ("5c",))}


@pytest.mark.rule("BA-22")
def test_attacks_on_the_table_and_in_the_air_are_in_no_guessed_hand() -> None:
    match = table(
        p1_king="kh + p2 2s", p2_hand="5c, joker", p2_deck="9d", p2_discards="rest", turn="p2", stage="jester",
        attack="3s", target="p1 king", p1_hand="2c",
    )  # fmt: skip
    assert {card for hand, deck in guesses(match, P1, P2, 100) for card in hand + deck} == {"5c", "9d", "joker"}


@pytest.mark.rule("BA-1", "BA-22")
def test_the_secret_choices_of_others_are_guessed_evenly() -> None:
    match = Match.arrange(GAME, 2, seed=1, stage="setup", p2_king="kc", p2_queens="qd")
    dice = new_dice(3)
    found = Counter(
        tuple(match.position.guessed(P1, dice).checked_state().court[P2][n] for n in (14, 7, 0)) for _ in range(1600)
    )
    assert len(found) == 16
    assert {jack for _, _, jack in found} == {-1}
    assert max(found.values()) < 140 and min(found.values()) > 65


@pytest.mark.rule("BA-1", "BA-22")
def test_the_own_choices_are_not_guessed() -> None:
    match = Match.arrange(GAME, 2, seed=1, stage="setup", p1_king="kh")
    for seed in range(10):
        assert match.position.guessed(P1, new_dice(seed)).checked_state().court[P1][14] == 46


@pytest.mark.rule("BA-22")
def test_a_finished_game_hides_nothing_but_the_key() -> None:
    match = table(jokers=0, p1_hand="10c", p2_king="kd + p1 10s", p2_hand="2c")
    match.play("p1", "attack 10c p2 king")
    assert world(match.position.guessed(P1, new_dice(1)), P2) == world(match.position, P2)
