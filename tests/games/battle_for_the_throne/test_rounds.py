"""BA-3, BA-4, BA-18, BA-19, BA-21: turns, the end of a round, exhausted decks and the last round."""

import pytest

import throneroom
from tests.games.battle_for_the_throne.tables import FIVE, GAME, part, table
from throneroom import Match


def played(match: Match, *decisions: str) -> Match:
    """Play decisions, each with its seat in front: "p1 pass"."""
    for decision in decisions:
        seat, _, text = decision.partition(" ")
        match.play(seat, text)
    return match


def size(text: str) -> int:
    return len(text.split(", ")) if text else 0


# BA-3: rounds


@pytest.mark.rule("BA-3")
def test_a_die_decides_who_begins() -> None:
    begins = set()
    for seed in range(20):
        match = throneroom.new(GAME, players=3, seed=seed)
        for seat in match.seats:
            played(match, f"{seat} king clubs", f"{seat} queen clubs", f"{seat} jack clubs")
        event = match.chance()[-1]
        assert event.name == "first"
        assert match.waiting == event.outcome == (match.view().table.first,)
        begins.add(event.outcome)
    assert len(begins) == 3


@pytest.mark.rule("BA-3")
def test_turns_go_clockwise() -> None:
    match = table(3, turn="p2", first="p2")
    order = []
    for _ in range(3):
        order += match.waiting
        match.play(match.waiting[0], "pass")
    assert order == ["p2", "p3", "p1"]


@pytest.mark.rule("BA-3", "BA-17")
def test_who_is_out_has_no_turn() -> None:
    match = table(4, p2_fallen="kc", p3_fallen="kc", turn="p1")
    assert played(match, "p1 pass").waiting == ("p4",)
    assert played(match, "p4 pass").view().table.stage == "discard"


@pytest.mark.rule("BA-3")
def test_the_round_ends_when_all_have_passed_one_after_another() -> None:
    match = table(3)
    assert played(match, "p1 pass", "p2 pass").view().table.stage == "act"
    assert played(match, "p3 pass").view().table.stage == "discard"


@pytest.mark.rule("BA-3")
def test_who_passed_may_act_again_if_someone_acted_since() -> None:
    match = table(p1_hand="jc", p2_hand="jc")
    played(match, "p1 pass", "p2 deploy jc", "p1 deploy jc")
    assert part(match, "p1_jacks") == "jc"


@pytest.mark.rule("BA-3")
@pytest.mark.parametrize("action", ["deploy jc", "attack 2c p1 king", "rally kd p2 king"])
def test_an_action_starts_the_passes_anew(action: str) -> None:
    match = table(p1_king="kd", p2_hand="jc, 2c, kd", p2_king="kc", passes="1", turn="p2")
    played(match, f"p2 {action}", "p1 pass")
    assert (match.waiting, match.view().table.stage, match.view().table.passes) == (("p2",), "act", 1)


@pytest.mark.rule("BA-3", "BA-15")
def test_an_attack_counts_as_an_action_even_when_the_jester_answers() -> None:
    match = table(jokers=1, p1_hand="9c", p2_jacks="jd", p2_hand="joker", turn="p1", passes="1")
    played(match, "p1 attack 9c p2 jack 1", "p2 jester", "p2 pass")
    assert match.view().table.stage == "act"


@pytest.mark.rule("BA-3")
def test_a_new_round_rolls_again_among_those_still_in() -> None:
    begins = set()
    for seed in range(20):
        parts = {"p2_fallen": "kc", "stage": "mend", "turn": "p3", "p3_hand": FIVE, "round": "4"}
        match = Match.arrange(GAME, 3, seed=seed, **parts)
        played(match, "p3 skip")
        assert match.view().table.round == 5
        assert match.chance()[-1].outcome == match.waiting
        begins |= set(match.waiting)
    assert begins == {"p1", "p3"}


# BA-4: one action


@pytest.mark.rule("BA-4")
@pytest.mark.parametrize(
    "action",
    ["attack 9d p2 king", "attack ad p2 king", "charge kh p2 king", "heal kh", "rally kh p1 king", "shield",
     "deploy jc", "pass"],
)  # fmt: skip
def test_one_action_and_it_is_the_next_players_turn(action: str) -> None:
    match = table(jokers=1, p1_hand="9d, ad, kh, joker, jc", p1_king="kc + p2 9d", p2_king="kc")
    assert action in match.legal("p1")
    played(match, f"p1 {action}")
    assert (match.waiting, match.view().table.stage) == (("p2",), "act")


@pytest.mark.rule("BA-4")
def test_there_are_no_other_actions() -> None:
    match = table(jokers=1, p1_hand="9d, ad, kh, joker, jc", p1_king="kc + p2 9d", p2_king="kc")
    assert set(match.legal("p1")) == {
        "attack 9d p2 king", "attack ad p2 king", "charge kh p2 king", "heal kh", "rally kh p1 king", "shield",
        "deploy jc", "pass",
    }  # fmt: skip


@pytest.mark.rule("BA-4")
def test_with_an_empty_hand_one_can_only_pass() -> None:
    assert table().legal("p1") == ["pass"]


# BA-18: the end of a round


@pytest.mark.rule("BA-18")
def test_one_player_after_the_other_from_the_rounds_first_player() -> None:
    match = table(3, first="p2", turn="p1", passes="2")
    played(match, "p1 pass")
    order = []
    while match.view().table.round == 1:
        order.append(f"{match.waiting[0]} {match.view().table.stage}")
        match.play(match.waiting[0], "keep" if match.view().table.stage == "discard" else "skip")
    assert order == ["p2 discard", "p2 mend", "p3 discard", "p3 mend", "p1 discard", "p1 mend"]


@pytest.mark.rule("BA-18", "BA-17")
def test_from_the_next_one_in_if_the_first_player_is_out() -> None:
    match = table(4, first="p2", p2_fallen="kc", turn="p1", passes="2")
    assert played(match, "p1 pass").waiting == ("p3",)


@pytest.mark.rule("BA-18", "BA-17")
def test_a_new_round_follows_once_all_who_are_in_had_their_step() -> None:
    match = table(4, first="p2", p2_fallen="kc", turn="p1", stage="mend")
    played(match, "p1 skip")
    assert (match.view().table.stage, match.view().table.round) == ("act", 2)


@pytest.mark.rule("BA-18")
def test_one_hand_card_may_be_discarded() -> None:
    match = table(p1_hand="2c, 9h", stage="discard")
    assert match.legal("p1") == ["discard 2c", "discard 9h", "keep"]
    played(match, "p1 discard 9h")
    assert part(match, "p1_discards") == "9h"
    assert match.view().table.stage == "mend"


@pytest.mark.rule("BA-18")
def test_keep_discards_nothing() -> None:
    assert part(played(table(p1_hand="2c", stage="discard"), "p1 keep"), "p1_discards") == ""


@pytest.mark.rule("BA-18")
def test_the_question_is_put_with_an_empty_hand_too() -> None:
    assert table(stage="discard").legal("p1") == ["keep"]


@pytest.mark.rule("BA-18", "BA-2")
@pytest.mark.parametrize("hand", ["", "2c", "2c, 3c, 4c", "2c, 3c, 4c, 5c, 6c"])
def test_then_the_hand_is_drawn_up_to_five(hand: str) -> None:
    match = played(table(p1_hand=hand, p1_deck="7h, 8h, 9h, 10h, jh, rest", stage="discard"), "p1 keep")
    drawn = ["7h", "8h", "9h", "10h", "jh"][: 5 - size(hand)]
    assert set(part(match, "p1_hand").split(", ")) == {card for card in [*hand.split(", "), *drawn] if card}


@pytest.mark.rule("BA-18")
def test_the_discarded_card_is_replaced() -> None:
    match = table(p1_hand="2c, 3c, 4c, 5c, 6c", p1_deck="7h, rest", stage="discard")
    assert part(played(match, "p1 discard 3c"), "p1_hand") == "2c, 4c, 5c, 6c, 7h"


@pytest.mark.rule("BA-18")
def test_the_top_attack_of_one_own_character_may_be_removed() -> None:
    match = table(3, p1_jacks="jd + p2 2c + p3 3c", stage="mend")
    played(match, "p1 mend p1 jack 1")
    assert (part(match, "p1_jacks"), part(match, "p3_discards")) == ("jd + p2 2c for 2", "3c")


@pytest.mark.rule("BA-18")
def test_every_own_attacked_character_and_the_shield_can_be_mended() -> None:
    match = table(
        jokers=1, p1_jacks="jd + p2 2c, jh", p1_queens="qd, qh + p2 3c", p1_king="kh + p2 4c",
        p1_shield="joker + p2 5c", p2_king="kh + p1 2c", stage="mend",
    )  # fmt: skip
    places = ["jack 1", "queen 2", "king", "shield"]
    assert match.legal("p1") == [*(f"mend p1 {place}" for place in places), "skip"]


@pytest.mark.rule("BA-18")
@pytest.mark.parametrize("place", ["king", "shield"])
def test_king_and_shield_are_mended(place: str) -> None:
    match = table(jokers=1, p1_king="kh + p2 4c", p1_shield="joker + p2 5c", stage="mend")
    played(match, f"p1 mend p1 {place}")
    assert part(match, f"p1_{place}") == {"king": "kh", "shield": "joker"}[place]


@pytest.mark.rule("BA-18")
def test_only_one_attack_is_removed() -> None:
    match = table(p1_jacks="jd + p2 2c, jh + p2 3c", stage="mend")
    played(match, "p1 mend p1 jack 1")
    assert (match.waiting, match.view().table.stage) == (("p2",), "discard")


@pytest.mark.rule("BA-18")
def test_skip_removes_nothing() -> None:
    assert part(played(table(p1_jacks="jd + p2 2c", stage="mend"), "p1 skip"), "p1_jacks") == "jd + p2 2c for 2"


@pytest.mark.rule("BA-18")
def test_the_question_is_put_with_nothing_to_mend_too() -> None:
    assert table(stage="mend").legal("p1") == ["skip"]


@pytest.mark.rule("BA-18", "BA-3")
def test_after_the_last_player_a_new_round_begins() -> None:
    match = played(table(stage="mend", turn="p2", first="p1"), "p2 skip")
    assert (match.view().table.stage, match.view().table.round, match.view().table.passes) == ("act", 2, 0)


# BA-19: exhausted


@pytest.mark.rule("BA-19")
@pytest.mark.parametrize(
    ("hand", "deck", "asked"),
    [
        ("2c, 3c, 4c, 5c, 6c", "", True),
        ("2c, 3c", "", True),
        ("2c, 3c", "7h, 8h", True),
        ("2c, 3c", "7h, 8h, 9h", True),
        ("2c, 3c", "7h, 8h, 9h, 10h", False),
        ("2c, 3c, 4c, 5c, 6c", "7h", False),
    ],
    ids=["full hand", "no deck", "becomes empty", "just full", "one left", "nothing drawn"],
)
def test_asked_if_the_deck_is_or_becomes_empty(hand: str, deck: str, asked: bool) -> None:
    match = table(p1_hand=hand, p1_deck=deck, p1_discards="rest", stage="discard")
    played(match, "p1 keep")
    assert (match.view().table.stage == "reform") == asked
    assert (match.legal("p1") == ["reform", "stay"]) == asked


def spent(discards: str = "", **parts: str) -> Match:
    """A table where p1 has no deck and hardly a discarded card: all others stand in the court, lie on rivals, are held.

    The 2s to 8s lie, halved, on the Kings of their colours; `discards` may name the 9s of diamonds and of hearts.
    """
    rivals = {
        f"p{n}_king": " + ".join([king, *(f"p1 {number}{suit}" for number in (*range(2, 9), "a"))])
        for n, king, suit in ((2, "ks", "c"), (3, "kc", "s"), (4, "kh", "d"), (5, "kd", "h"))
    }
    nines = " + ".join(["kc", *(f"p1 {card}" for card in ("9d", "9h") if card not in discards)])
    own = {"p1_jacks": "jc, jd, jh, js, kd, kh, ks", "p1_queens": "qc, qd, qh, qs", "p1_king": "kc"}
    held = {"p1_hand": "9c, 10c, 10d, 10h, 10s", "p1_deck": "", "p1_discards": discards}
    return table(6, **own, **held, **rivals, p6_king=nines, p2_queens="qd + p1 9s", **parts)


@pytest.mark.rule("BA-19")
def test_five_cards_for_each_king_still_at_the_table() -> None:
    match = table(3, p1_hand="2c, 3c, 4c, 5c, 6c", p1_deck="", p1_discards="rest", stage="reform")
    before = size(part(match, "p1_discards"))
    played(match, "p1 reform")
    assert (size(part(match, "p1_deck")), size(part(match, "p1_discards"))) == (15, before - 15)


@pytest.mark.rule("BA-19", "BA-17")
def test_the_king_of_who_is_out_does_not_count() -> None:
    match = table(3, p1_hand="2c, 3c, 4c, 5c, 6c", p1_deck="", p1_discards="rest", p3_fallen="kc", stage="reform")
    assert size(part(played(match, "p1 reform"), "p1_deck")) == 10


@pytest.mark.rule("BA-19", "BA-14")
def test_kings_in_other_ranks_do_not_count() -> None:
    parts = {"p1_jacks": "kd, kh", "p2_jacks": "kd, kh", "p1_king": "kc", "p2_king": "kc"}
    match = table(p1_hand="2c, 3c, 4c, 5c, 6c", p1_deck="", p1_discards="rest", stage="reform", **parts)
    assert size(part(played(match, "p1 reform"), "p1_deck")) == 10


@pytest.mark.rule("BA-19")
def test_all_cards_if_they_are_fewer() -> None:
    match = played(spent("9d, 9h", stage="reform"), "p1 reform")
    assert set(part(match, "p1_deck").split(", ")) == {"9d", "9h"}
    assert part(match, "p1_discards") == ""


@pytest.mark.rule("BA-19")
def test_the_new_deck_comes_from_the_shuffled_discard_pile_its_first_cards_first() -> None:
    match = table(p1_hand="2c, 3c, 4c, 5c, 6c", p1_deck="", p1_discards="rest", stage="reform")
    pile = part(match, "p1_discards").split(", ")
    played(match, "p1 reform")
    event = match.chance()[-1]
    assert (event.name, sorted(event.outcome)) == ("reform p1", sorted(pile))
    assert part(match, "p1_deck").split(", ") == list(event.outcome[:10])
    assert set(part(match, "p1_discards").split(", ")) == set(event.outcome[10:])


@pytest.mark.rule("BA-19")
def test_then_the_drawing_goes_on() -> None:
    match = table(p1_hand="2c, 3c", p1_deck="", p1_discards="rest", stage="reform")
    played(match, "p1 reform")
    outcome = match.chance()[-1].outcome
    assert set(part(match, "p1_hand").split(", ")) == {"2c", "3c", *outcome[:3]}
    assert size(part(match, "p1_deck")) == 7


@pytest.mark.rule("BA-19")
@pytest.mark.parametrize("answer", ["reform", "stay"])
def test_asked_once_in_that_step(answer: str) -> None:
    match = table(p1_hand="2c, 3c", p1_deck="", p1_discards="rest", stage="reform")
    assert played(match, f"p1 {answer}").view().table.stage == "mend"


@pytest.mark.rule("BA-19")
def test_to_stay_leaves_the_deck_empty() -> None:
    match = table(p1_hand="2c, 3c", p1_deck="", p1_discards="rest", stage="reform")
    assert part(played(match, "p1 stay"), "p1_deck") == ""


@pytest.mark.rule("BA-19")
def test_asked_again_at_the_end_of_the_next_round() -> None:
    match = table(p1_hand="2c, 3c", p1_deck="", p1_discards="rest", stage="reform")
    played(match, "p1 stay", "p1 skip", "p2 keep", "p2 skip")
    for _ in range(2):
        match.play(match.waiting[0], "pass")
    while match.waiting != ("p1",):
        match.play("p2", "keep" if match.view().table.stage == "discard" else "skip")
    assert played(match, "p1 keep").view().table.stage == "reform"


@pytest.mark.rule("BA-19")
def test_not_asked_without_discarded_cards() -> None:
    match = spent(stage="discard")
    assert played(match, "p1 keep").view().table.stage == "mend"


@pytest.mark.rule("BA-19", "BA-18")
def test_the_card_just_discarded_is_enough() -> None:
    match = played(spent(stage="discard"), "p1 discard 9c")
    assert match.view().table.stage == "reform"
    played(match, "p1 reform")
    assert (part(match, "p1_hand"), part(match, "p1_deck")) == ("9c, 10c, 10d, 10h, 10s", "")


# BA-21: the guard


@pytest.mark.rule("BA-21")
def test_after_round_100_those_still_in_share_the_victory() -> None:
    match = played(table(3, p2_fallen="kc", stage="mend", turn="p3", round="100"), "p3 skip")
    assert match.standing == (1, 0, 1)


@pytest.mark.rule("BA-21")
def test_not_before_the_last_end_of_round_step_of_round_100() -> None:
    match = played(table(3, stage="mend", turn="p2", first="p1", round="100"), "p2 skip")
    assert (match.over, match.waiting) == (False, ("p3",))


@pytest.mark.rule("BA-21")
def test_not_after_round_99() -> None:
    match = played(table(stage="mend", turn="p2", round="99"), "p2 skip")
    assert (match.over, match.view().table.round) == (False, 100)
