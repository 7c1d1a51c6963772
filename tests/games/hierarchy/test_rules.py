"""The rules of Hierarchy, one clause a test: arrange a position, do one thing, look at one thing."""

from __future__ import annotations

import random

import pytest

import throneroom
from throneroom import IllegalDecisionError, Match

OPENERS = {"assassin", "leper", "serf", "knight", "sorcerer", "dragon", "baroness"}


def table(line: str = "", p1: str = "", p2: str = "", discards: str = "rest", **parts: str) -> Match:
    """A position with what matters named; the other cards are out of the game."""
    return throneroom.arrange("hierarchy", line=line, p1=p1, p2=p2, discards=discards, **parts)


def can(match: Match, decision: str) -> bool:
    return decision in match.legal(match.waiting[0])


def refusal(match: Match, decision: str) -> str:
    """The text with which the seat on turn is refused; the position does not change."""
    before = match.position.bytes()
    with pytest.raises(IllegalDecisionError) as error:
        match.play(match.waiting[0], decision)
    assert match.position.bytes() == before
    return str(error.value)


def on(under: str, card: str, *more: str) -> Match:
    """p1 is to play `card`; p2's card `under` is on top of two others of the Line."""
    fill = [
        slug for slug in ("leper", "sorcerer", "knight", "queen", "serf", "tower") if slug not in (under, card, *more)
    ]
    return table(line=f"p2 {fill[0]}, p1 {fill[1]}, p2 {under}", p1=", ".join((card, *more)))


# HI-1, HI-2, HI-3: deal and turns


@pytest.mark.rule("HI-1")
def test_each_seat_gets_seven_open_cards() -> None:
    match = throneroom.new("hierarchy", seed=1)
    for viewer in ("p1", "p2", "spectator"):
        hands = match.view(viewer).table.hands
        assert [len(hand) for hand in hands] == [7, 7]
        assert len({*hands[0], *hands[1]}) == 14


@pytest.mark.rule("HI-1")
def test_the_first_seven_of_the_deck_go_to_gold() -> None:
    match = throneroom.new("hierarchy", seed=2)
    (deck,) = match.chance()
    assert deck.name == "deck"
    assert set(deck.outcome[:7]) == set(match.view().table.hands[0])
    assert set(deck.outcome[7:]) == set(match.view().table.hands[1])
    assert match.log()[0].endswith(" holds the Imposter and begins.")


@pytest.mark.rule("HI-2")
@pytest.mark.parametrize("seed", range(1, 9))
def test_the_imposters_holder_begins(seed: int) -> None:
    match = throneroom.new("hierarchy", seed=seed)
    assert "imposter" in match.view().table.hands[match.seats.index(match.waiting[0])]


@pytest.mark.rule("HI-2")
def test_turns_alternate() -> None:
    match = table(line="p2 assassin", p1="knight, dragon", p2="sorcerer, baroness")
    match.play("p1", "play knight")
    assert match.waiting == ("p2",)
    match.play("p2", "play sorcerer")
    assert match.waiting == ("p1",)


@pytest.mark.rule("HI-3")
def test_a_card_goes_from_the_hand_to_the_top_of_the_line() -> None:
    match = table(line="p2 assassin", p1="knight, leper", p2="sorcerer")
    match.play("p1", "play knight")
    seen = match.view().table
    assert [laid.card for laid in seen.line] == ["assassin", "knight"]
    assert seen.line[-1].owner == "p1"
    assert seen.hands == (("leper",), ("sorcerer",))


@pytest.mark.rule("HI-3")
def test_who_has_no_legal_card_loses_at_once() -> None:
    match = table(line="p2 assassin", p1="king, dragon", p2="serf")
    match.play("p1", "play dragon")
    assert match.over
    assert match.standing == (1, 0)


@pytest.mark.rule("HI-3")
def test_who_has_no_card_at_all_loses() -> None:
    match = table(line="p2 assassin", p1="knight")
    match.play("p1", "play knight")
    assert match.over
    assert match.standing == (1, 0)


@pytest.mark.rule("HI-3")
def test_there_is_no_passing() -> None:
    match = table(line="p2 assassin", p1="knight, king")
    assert match.legal("p1") == ["play knight"]


@pytest.mark.rule("HI-3")
def test_only_cards_in_hand_are_played() -> None:
    match = table(line="p2 assassin", p1="knight", p2="sorcerer")
    assert refusal(match, "play sorcerer") == "The Sorcerer is not in your hand: Purple holds it (HI-3)"
    assert refusal(match, "play assassin") == "The Assassin is not in your hand: it lies in the Line (HI-3)"
    assert refusal(match, "play king") == "The King is not in your hand: it is out of the game (HI-3)"


# HI-4, HI-5, HI-6: numbers, order of checks, size


@pytest.mark.rule("HI-4")
def test_a_higher_number_goes_on_a_lower_one() -> None:
    assert can(on("knight", "sorcerer"), "play sorcerer")


@pytest.mark.rule("HI-4")
def test_a_lower_number_does_not_go_on_a_higher_one() -> None:
    match = table(line="p2 leper, p1 surgeon, p2 dragon", p1="sorcerer, high-priest, queen, assassin")
    assert refusal(match, "play sorcerer") == "The Sorcerer (8) is not higher than the Dragon (9) (HI-4)"


@pytest.mark.rule("HI-4")
def test_an_equal_number_is_not_lower() -> None:
    """The Surgeon came home from under the Imposter that copied it: 5 does not go on 5."""
    match = table(line="p1 leper, p1 knight, p2 imposter as surgeon", p1="surgeon, sorcerer")
    assert match.view().table.number == 5
    assert refusal(match, "play surgeon") == (
        "The Surgeon (5) is not higher than the Imposter as the Surgeon (5) (HI-4)"
    )
    assert can(match, "play sorcerer")


@pytest.mark.rule("HI-5", "HI-9")
def test_the_top_cards_ban_beats_a_higher_number() -> None:
    match = on("leper", "king", "dragon")
    assert refusal(match, "play king") == "The Leper is on top: no Royalty may follow (HI-9)"


@pytest.mark.rule("HI-5", "HI-14")
def test_the_top_cards_demand_beats_what_the_new_card_allows() -> None:
    """Printed example: the Sorcerer, though higher, does not go on the Usurper."""
    match = on("usurper", "sorcerer", "serf")
    assert (
        refusal(match, "play sorcerer")
        == "The Usurper is on top: the next card must be lower than 7, and the Sorcerer (8) is not (HI-14)"
    )


@pytest.mark.rule("HI-5", "HI-16")
def test_a_condition_must_hold_even_where_the_number_fits() -> None:
    match = on("dragon", "queen", "baroness")
    assert refusal(match, "play queen") == "The Queen comes only while the Baroness is in the Line (HI-16)"


@pytest.mark.rule("HI-5")
def test_printed_examples_of_valid_plays() -> None:
    """The Baroness on the Dragon, the Line being short; the Knight on the Dragon."""
    assert can(on("dragon", "baroness"), "play baroness")
    assert can(on("dragon", "knight"), "play knight")


@pytest.mark.rule("HI-5", "HI-16")
def test_printed_examples_of_invalid_plays() -> None:
    """The Sorcerer on the Usurper; the High Priest on a card it may not follow."""
    assert not can(on("usurper", "sorcerer", "serf"), "play sorcerer")
    assert not can(on("dragon", "high-priest", "king", "assassin"), "play high-priest")


@pytest.mark.rule("HI-6")
def test_the_line_is_counted_before_the_card_is_laid() -> None:
    """Seven cards lie there: the Baroness may come as the eighth, and the King too."""
    seven = "p1 leper, p2 serf, p1 surgeon, p2 usurper, p1 sorcerer, p2 assassin, p2 dragon"
    match = table(line=seven, p1="baroness, king, imposter")
    assert match.view().table.size == 7
    assert can(match, "play baroness")
    assert can(match, "play king")


@pytest.mark.rule("HI-6")
def test_the_tower_counts_as_two_where_it_lies() -> None:
    seven = "p1 leper, p2 tower, p1 surgeon, p2 usurper, p1 sorcerer, p2 assassin, p2 dragon"
    match = table(line=seven, p1="baroness, king, imposter")
    assert match.view().table.size == 8
    assert (
        refusal(match, "play baroness")
        == "The Baroness comes only while the Line has 7 cards or fewer, and it has 8 cards (HI-16)"
    )


@pytest.mark.rule("HI-6", "HI-12")
def test_the_tower_alone_makes_two_cards_for_the_surgeon() -> None:
    match = table(line="p2 tower", p1="surgeon, leper, king")
    assert can(match, "play surgeon")


# HI-7: the empty Line


def opening(p1: str) -> Match:
    """p1 holds these cards and begins, p2 the others."""
    return throneroom.arrange("hierarchy", p1=p1, p2="rest")


@pytest.mark.rule("HI-7")
def test_six_others_and_the_imposter_cannot_open() -> None:
    match = opening("imposter, usurper, high-priest, queen, king, tower, assassin")
    assert match.legal("p1") == ["play assassin"]
    assert refusal(match, "play usurper") == "The Line is empty: the Usurper needs a higher number to go on (HI-7)"
    assert (
        refusal(match, "play high-priest")
        == "The Line is empty: the High Priest needs the Knight, the Serf or Royalty to go on (HI-7)"
    )
    for card, name in (("queen", "Queen"), ("king", "King"), ("tower", "Tower")):
        assert refusal(match, f"play {card}") == f"The Line is empty: the {name} cannot open it (HI-7)"
    assert refusal(match, "play imposter as knight") == (
        "The Knight is not in the Line, so the Imposter cannot copy it (HI-17)"
    )


@pytest.mark.rule("HI-7", "HI-12")
def test_the_surgeon_cannot_open() -> None:
    match = opening("imposter, surgeon, knight, queen, king, tower, assassin")
    assert refusal(match, "play surgeon") == "The Line is empty: the Surgeon cannot open it (HI-7)"


@pytest.mark.rule("HI-7")
@pytest.mark.parametrize("opener", sorted(OPENERS))
def test_seven_characters_can_open(opener: str) -> None:
    match = opening(f"imposter, usurper, high-priest, queen, king, tower, {opener}")
    assert match.legal("p1") == [f"play {opener}"]


@pytest.mark.rule("HI-3", "HI-7", "HI-19")
def test_the_starter_with_exactly_the_seven_others_loses_before_the_first_card() -> None:
    match = opening("usurper, high-priest, queen, king, tower, surgeon, imposter")
    assert match.over
    assert match.waiting == ()
    assert match.standing == (0, 1)
    assert match.log() == [
        "Seven cards each, face up. Gold holds the Imposter and begins.",
        "Gold has no card that can open the Line: Purple takes the throne before a card is played.",
    ]


@pytest.mark.rule("HI-7", "HI-19")
def test_such_a_deal_comes_up_and_is_handled() -> None:
    """One deal in 1716 is lost before the first decision; this seed deals it."""
    seed = next(seed for seed in range(20_000) if throneroom.new("hierarchy", seed=seed).over)
    match = throneroom.new("hierarchy", seed=seed)
    holder = match.view().table.hands[0 if match.standing == (0, 1) else 1]
    assert set(holder) == {"tower", "surgeon", "usurper", "high-priest", "queen", "king", "imposter"}
    assert throneroom.replay(match.record()).over


# HI-8: Assassin


@pytest.mark.rule("HI-8")
@pytest.mark.parametrize("under", ["serf", "surgeon", "knight", "dragon", "baroness", "high-priest", "queen", "king"])
def test_the_assassin_goes_on_anyone(under: str) -> None:
    assert can(on(under, "assassin"), "play assassin")


@pytest.mark.rule("HI-8")
def test_the_assassin_cannot_climb_the_tower() -> None:
    match = on("tower", "assassin", "king", "knight")
    assert refusal(match, "play assassin") == "The Tower is on top: the Assassin cannot climb it (HI-8)"


@pytest.mark.rule("HI-8", "HI-9")
def test_the_assassin_does_not_go_on_the_leper() -> None:
    match = on("leper", "assassin", "knight")
    assert refusal(match, "play assassin") == "The Leper is on top: no Assassin may follow (HI-9)"


@pytest.mark.rule("HI-8", "HI-15")
def test_the_assassin_has_no_text_under_the_sorcerer() -> None:
    match = on("sorcerer", "assassin", "king")
    assert (
        refusal(match, "play assassin")
        == "The Sorcerer is on top: texts do not count, and the Assassin (1) is not higher than 8 (HI-15)"
    )


# HI-9: Leper


@pytest.mark.rule("HI-9")
@pytest.mark.parametrize("under", ["assassin", "surgeon", "usurper", "dragon", "high-priest", "king"])
def test_the_leper_goes_on_odd_numbers(under: str) -> None:
    assert can(on(under, "leper"), "play leper")


@pytest.mark.rule("HI-9", "HI-10")
def test_the_leper_goes_on_the_serf_which_counts_seven() -> None:
    assert can(on("serf", "leper"), "play leper")


@pytest.mark.rule("HI-9")
@pytest.mark.parametrize("under", ["tower", "knight", "baroness", "queen"])
def test_the_leper_does_not_go_on_even_numbers(under: str) -> None:
    match = on(under, "leper", "high-priest")
    assert refusal(match, "play leper").startswith("The Leper goes on a lower or an odd number, and the ")
    assert refusal(match, "play leper").endswith(" is neither (HI-9)")


@pytest.mark.rule("HI-9")
@pytest.mark.parametrize("royal", ["tower", "baroness", "queen", "king"])
def test_no_royalty_follows_the_leper(royal: str) -> None:
    match = on("leper", royal, "dragon")
    assert not can(match, f"play {royal}")
    assert refusal(match, f"play {royal}") == "The Leper is on top: no Royalty may follow (HI-9)"


@pytest.mark.rule("HI-9")
def test_others_follow_the_leper() -> None:
    assert can(on("leper", "serf"), "play serf")


# HI-10: Serf


@pytest.mark.rule("HI-10")
def test_the_serf_is_played_as_a_three() -> None:
    assert can(on("leper", "serf"), "play serf")
    assert refusal(on("surgeon", "serf", "king", "knight"), "play serf") == (
        "The Serf (3) is not higher than the Surgeon (5) (HI-4)"
    )


@pytest.mark.rule("HI-10")
def test_the_serf_counts_seven_on_top() -> None:
    match = on("serf", "surgeon", "sorcerer")
    assert match.view().table.number == 7
    assert refusal(match, "play surgeon") == "The Surgeon (5) is not higher than the Serf (7) (HI-4)"
    assert can(match, "play sorcerer")


@pytest.mark.rule("HI-10")
def test_serf_and_knight_never_go_on_each_other() -> None:
    assert refusal(on("serf", "knight", "sorcerer"), "play knight") == (
        "The Knight (6) is not higher than the Serf (7) (HI-10)"
    )
    assert refusal(on("knight", "serf", "sorcerer"), "play serf") == (
        "The Serf (3) is not higher than the Knight (6) (HI-10)"
    )


# HI-11: Tower


@pytest.mark.rule("HI-11")
def test_the_tower_goes_on_a_lower_number_without_a_discard() -> None:
    match = on("assassin", "tower", "king")
    assert can(match, "play tower")
    assert refusal(match, "play tower discard king") == (
        "On the Assassin (1) the Tower needs no discard, so none is allowed: play tower (HI-11)"
    )


@pytest.mark.rule("HI-11")
def test_the_tower_goes_on_a_higher_number_with_a_discard() -> None:
    match = on("king", "tower", "serf", "leper")
    assert match.legal("p1") == ["play leper", "play tower discard leper", "play tower discard serf"]
    assert refusal(match, "play tower") == "On the King (13) the Tower needs a discard: play tower discard CARD (HI-11)"


@pytest.mark.rule("HI-11")
def test_a_discarded_card_is_out_of_the_game() -> None:
    match = table(line="p2 dragon", p1="tower, serf, leper", p2="king, assassin, knight")
    match.play("p1", "play tower discard serf")
    seen = match.view().table
    assert seen.hands[0] == ("leper",)
    assert "serf" in [given.card for given in seen.discards]
    assert [laid.card for laid in seen.line] == ["dragon", "tower"]


@pytest.mark.rule("HI-11")
def test_only_cards_of_the_own_hand_are_discarded() -> None:
    match = table(line="p2 dragon", p1="tower, serf", p2="king")
    assert refusal(match, "play tower discard king") == (
        "For the Tower you discard a card of your own hand: the King is not there (HI-11)"
    )


@pytest.mark.rule("HI-11")
def test_the_tower_without_another_card_does_not_go_on_a_higher_number() -> None:
    lonely = table(line="p1 leper, p1 dragon, p2 king", p1="tower")
    assert lonely.over
    assert lonely.standing == (0, 1)


@pytest.mark.rule("HI-11")
def test_the_lonely_tower_is_refused_with_the_reason() -> None:
    """Nobody is asked who is stuck, so the reason is asked of its module: the Tower is the only card."""
    lonely = table(line="p1 leper, p1 dragon, p2 king", p1="tower")
    reason = lonely.game.reasons.why(lonely.position.checked_state(), 0, lonely.notations.index("play tower"))
    assert lonely.game.catalogue("en").text(reason) == (
        "On the King (13) the Tower needs another card of your hand to discard, and you have none (HI-11)"
    )


@pytest.mark.rule("HI-11", "HI-9")
def test_the_tower_never_goes_on_the_leper() -> None:
    match = on("leper", "tower", "knight")
    assert refusal(match, "play tower") == "The Leper is on top: no Royalty may follow (HI-9)"
    assert refusal(match, "play tower discard knight") == "The Leper is on top: no Royalty may follow (HI-9)"


@pytest.mark.rule("HI-11", "HI-10")
def test_on_the_serf_the_tower_needs_a_discard() -> None:
    match = on("serf", "tower", "king")
    assert match.legal("p1") == ["play tower discard king"]


@pytest.mark.rule("HI-11", "HI-14")
def test_under_the_usurper_the_tower_needs_no_discard() -> None:
    match = on("usurper", "tower", "king")
    assert match.legal("p1") == ["play tower"]


# HI-12, HI-18: Surgeon


def operation() -> Match:
    """p1 has the Surgeon to play on a Line of both colours."""
    return table(
        line="p1 assassin, p2 tower, p1 knight, p2 leper",
        p1="surgeon, king, queen",
        p2="sorcerer, dragon",
        discards="rest",
    )


@pytest.mark.rule("HI-12")
def test_the_surgeons_owner_sends_a_rivals_card_home() -> None:
    match = operation()
    match.play("p1", "play surgeon")
    assert match.waiting == ("p1",)
    assert match.legal("p1") == ["return leper", "return tower"]
    match.play("p1", "return tower")
    assert "tower" in match.view().table.hands[1]
    assert [laid.card for laid in match.view().table.line] == ["assassin", "knight", "leper", "surgeon"]


@pytest.mark.rule("HI-12")
def test_then_the_rival_sends_one_of_the_owners_other_cards_home() -> None:
    match = operation()
    match.play("p1", "play surgeon")
    match.play("p1", "return leper")
    assert match.waiting == ("p2",)
    assert match.legal("p2") == ["return assassin", "return knight"]
    match.play("p2", "return assassin")
    assert "assassin" in match.view().table.hands[0]
    assert match.waiting == ("p2",)
    assert match.view().table.stage == "play"


@pytest.mark.rule("HI-12")
def test_the_card_just_played_stays() -> None:
    match = operation()
    match.play("p1", "play surgeon")
    match.play("p1", "return leper")
    assert refusal(match, "return surgeon") == "The Surgeon has just been played and stays on top (HI-12)"


@pytest.mark.rule("HI-12")
def test_what_else_is_refused_while_the_surgeon_works() -> None:
    match = operation()
    match.play("p1", "play surgeon")
    assert refusal(match, "play king") == (
        "The Surgeon is at work: first send one of Purple's cards in the Line home (HI-12)"
    )
    assert refusal(match, "return knight") == "The Knight is your own: it must be one of Purple's cards (HI-12)"
    assert refusal(match, "return dragon") == "The Dragon is not in the Line: Purple holds it (HI-12)"


@pytest.mark.rule("HI-12")
def test_cards_come_home_only_after_the_surgeon() -> None:
    assert refusal(operation(), "return leper") == "Cards come home only after the Surgeon: play a card now (HI-12)"


@pytest.mark.rule("HI-12")
def test_a_part_without_a_candidate_is_skipped() -> None:
    match = table(line="p2 tower", p1="surgeon, leper, king", p2="sorcerer")
    match.play("p1", "play surgeon")
    match.play("p1", "return tower")
    assert match.waiting == ("p2",)
    assert match.view().table.stage == "play"
    assert match.legal("p2") == ["play sorcerer", "play tower discard sorcerer"]


@pytest.mark.rule("HI-12")
def test_the_surgeon_needs_two_cards_in_the_line() -> None:
    match = table(line="p2 assassin", p1="surgeon, knight, king")
    assert refusal(match, "play surgeon") == "The Surgeon needs two cards in the Line, and it has 1 card (HI-12)"


@pytest.mark.rule("HI-12", "HI-17")
def test_an_imposter_as_surgeon_may_send_the_real_surgeon_home() -> None:
    match = table(line="p1 leper, p2 surgeon, p1 knight, p2 tower", p1="imposter, king", p2="dragon, sorcerer")
    match.play("p1", "play imposter as surgeon")
    assert match.legal("p1") == ["return tower", "return surgeon"]
    match.play("p1", "return surgeon")
    assert "surgeon" in match.view().table.hands[1]
    assert match.legal("p2") == ["return leper", "return knight"]
    assert refusal(match, "return imposter") == "The Imposter has just been played and stays on top (HI-12)"
    match.play("p2", "return knight")
    assert match.view().table.line[-1].guise == "surgeon"
    assert match.view().table.number == 5


@pytest.mark.rule("HI-18")
def test_a_card_that_came_home_may_be_played_again() -> None:
    match = operation()
    match.play("p1", "play surgeon")
    match.play("p1", "return leper")
    match.play("p2", "return knight")
    match.play("p2", "play leper")
    assert [laid.card for laid in match.view().table.line][-1] == "leper"


# HI-13: Knight, Dragon


@pytest.mark.rule("HI-13")
def test_the_knight_goes_on_the_dragon_and_on_no_other_higher_card() -> None:
    assert can(on("dragon", "knight"), "play knight")
    assert refusal(on("baroness", "knight", "king", "high-priest"), "play knight") == (
        "The Knight (6) is not higher than the Baroness (10) (HI-4)"
    )


@pytest.mark.rule("HI-13")
def test_the_dragon_goes_on_the_baroness_and_on_no_other_higher_card() -> None:
    assert can(on("baroness", "dragon"), "play dragon")
    assert refusal(on("queen", "dragon", "high-priest"), "play dragon") == (
        "The Dragon (9) is not higher than the Queen (12) (HI-4)"
    )


# HI-14: Usurper


@pytest.mark.rule("HI-14")
def test_the_usurper_goes_on_a_higher_number() -> None:
    assert can(on("sorcerer", "dragon"), "play dragon")
    assert can(on("dragon", "usurper"), "play usurper")


@pytest.mark.rule("HI-14")
def test_the_usurper_does_not_go_on_a_lower_number() -> None:
    assert refusal(on("surgeon", "usurper", "dragon"), "play usurper") == (
        "The Usurper goes only on a number above 7, and the Surgeon (5) is not (HI-14)"
    )


@pytest.mark.rule("HI-14", "HI-10")
def test_the_serf_on_top_is_not_higher_than_the_usurper() -> None:
    assert refusal(on("serf", "usurper", "dragon"), "play usurper") == (
        "The Usurper goes only on a number above 7, and the Serf (7) is not (HI-14)"
    )


@pytest.mark.rule("HI-14")
@pytest.mark.parametrize("card", ["assassin", "leper", "serf", "tower", "surgeon", "knight"])
def test_lower_numbers_follow_the_usurper(card: str) -> None:
    assert can(on("usurper", card), f"play {card}")


@pytest.mark.rule("HI-14")
@pytest.mark.parametrize("card", ["sorcerer", "dragon", "baroness", "high-priest", "king"])
def test_no_higher_number_follows_the_usurper(card: str) -> None:
    assert not can(on("usurper", card, "assassin"), f"play {card}")


@pytest.mark.rule("HI-14", "HI-12")
def test_under_the_usurper_conditions_still_hold() -> None:
    match = table(line="p2 usurper", p1="surgeon, knight")
    assert refusal(match, "play surgeon") == "The Surgeon needs two cards in the Line, and it has 1 card (HI-12)"


# HI-15: Sorcerer


@pytest.mark.rule("HI-15")
@pytest.mark.parametrize("card", ["dragon", "baroness", "high-priest", "queen", "king"])
def test_nine_to_thirteen_follow_the_sorcerer_without_conditions(card: str) -> None:
    """The Line has one card: neither King nor Queen nor High Priest could come otherwise."""
    assert can(table(line="p2 sorcerer", p1=card), f"play {card}")


@pytest.mark.rule("HI-15", "HI-16")
def test_the_baroness_follows_the_sorcerer_on_a_long_line() -> None:
    eight = "p1 leper, p2 tower, p1 surgeon, p2 usurper, p1 serf, p2 assassin, p2 sorcerer"
    match = table(line=eight, p1="baroness, imposter")
    assert match.view().table.size == 8
    assert can(match, "play baroness")


@pytest.mark.rule("HI-15")
@pytest.mark.parametrize("card", ["assassin", "leper", "serf", "tower", "surgeon", "knight", "usurper"])
def test_no_lower_number_follows_the_sorcerer(card: str) -> None:
    assert not can(on("sorcerer", card, "king"), f"play {card}")


@pytest.mark.rule("HI-15", "HI-17")
def test_the_imposter_does_not_follow_the_sorcerer() -> None:
    match = table(line="p2 king, p1 knight, p2 sorcerer", p1="imposter, dragon")
    assert refusal(match, "play imposter as king") == (
        "The Sorcerer is on top: without its text the Imposter has no number (HI-15)"
    )


# HI-16: conditions


@pytest.mark.rule("HI-16")
def test_the_queen_needs_the_baroness_of_either_colour() -> None:
    assert can(table(line="p1 baroness, p1 knight, p2 sorcerer", p1="queen"), "play queen")
    assert can(table(line="p2 baroness, p1 knight, p2 dragon", p1="queen"), "play queen")
    assert can(table(line="p1 baroness, p1 knight, p2 dragon", p1="queen"), "play queen")
    assert not can(table(line="p1 leper, p2 dragon", p1="queen, baroness"), "play queen")


@pytest.mark.rule("HI-16")
def test_the_king_needs_seven_cards_in_the_line() -> None:
    six = "p1 leper, p2 serf, p1 surgeon, p2 usurper, p1 sorcerer, p2 dragon"
    match = table(line=six, p1="king, knight")
    assert refusal(match, "play king") == (
        "The King comes only when the Line has 7 cards or more, and it has 6 cards (HI-16)"
    )
    assert can(table(line=six.replace("serf", "tower"), p1="king, knight"), "play king")


@pytest.mark.rule("HI-16")
@pytest.mark.parametrize("under", ["knight", "serf", "tower", "baroness", "queen", "king"])
def test_the_high_priest_goes_on_knight_serf_and_royalty(under: str) -> None:
    assert can(on(under, "high-priest"), "play high-priest")


@pytest.mark.rule("HI-16")
@pytest.mark.parametrize("under", ["assassin", "leper", "surgeon", "dragon"])
def test_the_high_priest_goes_on_no_other_card(under: str) -> None:
    match = on(under, "high-priest", "king", "baroness", "knight", "sorcerer")
    assert refusal(match, "play high-priest").startswith(
        "The High Priest goes only on the Knight, the Serf or Royalty, not on "
    )


# HI-17: Imposter


@pytest.mark.rule("HI-17")
def test_the_imposter_copies_only_covered_cards_of_the_rival() -> None:
    match = table(line="p2 sorcerer, p1 dragon, p2 knight", p1="imposter, baroness")
    assert match.legal("p1") == ["play baroness", "play imposter as sorcerer"]
    assert refusal(match, "play imposter as knight") == (
        "The Knight is on top: the Imposter copies only a covered card (HI-17)"
    )
    assert refusal(match, "play imposter as dragon") == (
        "The Dragon is your own: the Imposter copies only a rival's card (HI-17)"
    )
    assert refusal(match, "play imposter as king") == (
        "The King is not in the Line, so the Imposter cannot copy it (HI-17)"
    )


@pytest.mark.rule("HI-17")
def test_it_is_the_copied_card_for_numbers_and_demands() -> None:
    match = table(line="p2 usurper, p1 knight, p2 dragon", p1="imposter, king", p2="baroness, leper")
    match.play("p1", "play imposter as usurper")
    assert match.view().table.number == 7
    assert match.legal("p2") == ["play leper"]
    assert refusal(match, "play baroness").startswith(
        "The Imposter as the Usurper is on top: the next card must be lower"
    )


@pytest.mark.rule("HI-17")
def test_the_copys_own_condition_must_hold() -> None:
    """Printed example: not as the Baroness while the Line has more than seven cards."""
    eight = "p2 baroness, p1 tower, p1 surgeon, p2 usurper, p1 serf, p2 assassin, p2 knight"
    match = table(line=eight, p1="imposter, sorcerer")
    assert match.view().table.size == 8
    assert not can(match, "play imposter as baroness")
    assert refusal(match, "play imposter as baroness").endswith("and it has 8 cards (HI-16)")


@pytest.mark.rule("HI-17", "HI-11")
def test_it_may_be_the_tower_for_a_discard() -> None:
    """Printed example. It counts as two while on top, and as one card again when covered."""
    match = table(line="p2 tower, p1 knight, p2 dragon", p1="imposter, king, serf", p2="baroness, leper")
    assert match.legal("p1") == [
        "play imposter as tower discard serf",
        "play imposter as tower discard king",
    ]
    assert refusal(match, "play imposter as tower") == (
        "On the Dragon (9) the Tower needs a discard: play imposter as tower discard CARD (HI-11)"
    )
    match.play("p1", "play imposter as tower discard serf")
    assert match.view().table.size == 6
    match.play("p2", "play baroness")
    assert match.view().table.size == 6


@pytest.mark.rule("HI-17")
def test_it_is_royalty_while_it_copies_royalty() -> None:
    match = table(line="p2 tower, p1 knight, p2 assassin", p1="imposter, king", p2="high-priest, leper")
    match.play("p1", "play imposter as tower")
    assert can(match, "play high-priest")


@pytest.mark.rule("HI-17", "HI-9")
def test_parity_asks_the_copied_number() -> None:
    match = table(line="p2 dragon, p1 knight, p2 assassin", p1="imposter, king", p2="leper")
    match.play("p1", "play imposter as dragon")
    assert can(match, "play leper")


@pytest.mark.rule("HI-17")
def test_it_keeps_its_own_colour() -> None:
    match = table(line="p2 dragon, p1 knight, p2 assassin", p1="imposter, king", p2="baroness, leper")
    match.play("p1", "play imposter as dragon")
    assert match.view().table.line[-1].owner == "p1"


@pytest.mark.rule("HI-17")
def test_covered_it_is_a_plain_imposter_again() -> None:
    match = table(line="p2 dragon, p1 knight, p2 assassin", p1="imposter, king", p2="baroness, leper, sorcerer")
    match.play("p1", "play imposter as dragon")
    match.play("p2", "play baroness")
    assert match.view().table.line[-2].card == "imposter"
    assert match.view().table.line[-2].guise is None


@pytest.mark.rule("HI-17", "HI-18")
def test_sent_home_it_is_a_plain_imposter_again() -> None:
    match = table(line="p2 dragon, p1 imposter, p1 knight, p2 leper", p1="surgeon, king", p2="baroness, sorcerer, serf")
    match.play("p1", "play surgeon")
    match.play("p1", "return leper")
    match.play("p2", "return imposter")
    match.play("p2", "play sorcerer")
    assert refusal(match, "play imposter as dragon").startswith("The Sorcerer is on top")


@pytest.mark.rule("HI-17", "HI-9")
def test_as_the_leper_it_bans_royalty() -> None:
    match = table(line="p2 leper, p1 knight, p2 dragon", p1="imposter", p2="king, serf")
    match.play("p1", "play imposter as leper")
    assert refusal(match, "play king") == "The Imposter as the Leper is on top: no Royalty may follow (HI-9)"


@pytest.mark.rule("HI-17", "HI-15")
def test_as_the_sorcerer_it_silences_hands() -> None:
    match = table(line="p2 sorcerer, p1 dragon, p2 knight", p1="imposter", p2="king, assassin")
    match.play("p1", "play imposter as sorcerer")
    assert match.legal("p2") == ["play king"]


# HI-19: the end


@pytest.mark.rule("HI-19")
def test_every_game_ends_and_no_position_recurs() -> None:
    for seed in range(300):
        match = throneroom.new("hierarchy", seed=seed)
        choose = random.Random(seed)
        seen = {match.position.bytes()}
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, choose.choice(match.legal(seat)))
            assert match.position.bytes() not in seen
            seen.add(match.position.bytes())
        assert sum(match.standing or ()) == 1


@pytest.mark.rule("HI-19")
def test_a_stuck_player_loses_after_all_returns_have_been_made() -> None:
    """p2 could play nothing when the Surgeon comes down; the Leper sent home saves nobody: it goes on an odd number."""
    match = table(line="p1 knight, p2 leper", p1="surgeon, king", p2="serf")
    match.play("p1", "play surgeon")
    assert not match.over
    match.play("p1", "return leper")
    assert not match.over
    match.play("p2", "return knight")
    assert match.legal("p2") == ["play leper"]


@pytest.mark.rule("HI-19")
def test_nobody_who_is_stuck_is_asked() -> None:
    match = table(line="p2 tower", p1="surgeon, king", p2="")
    match.play("p1", "play surgeon")
    match.play("p1", "return tower")
    assert match.over
    assert match.waiting == ()
    assert match.standing == (1, 0)
    with pytest.raises(throneroom.NotAskedError, match="the game is over"):
        match.play("p2", "play tower")
