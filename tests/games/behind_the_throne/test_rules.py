"""Every rule of Behind the Throne, clause by clause: arrange a position, do one thing, look at one thing."""

from collections import Counter

import pytest

import throneroom
from throneroom.engine.match import Match
from throneroom.testing import random_match

rule = pytest.mark.rule

CHANGES = ("general", "assassin", "jester up", "jester down")


def table(players: int = 2, **parts: str) -> Match:
    return Match.arrange("behind-the-throne", players, seed=1, **parts)


def play(match: Match, *decisions: str) -> Match:
    """Take decisions, each by the seat that is asked."""
    for decision in decisions:
        match.play(match.waiting[0], decision)
    return match


def legal(match: Match) -> list[str]:
    return match.legal(match.waiting[0])


def offered(match: Match, *verbs: str) -> set[str]:
    """The legal decisions that begin with one of these words."""
    return {decision for decision in legal(match) if decision.split()[0] in verbs}


def stacks(match: Match, seat: str) -> dict[str, int]:
    place = match.view(None).table.places[int(seat[1]) - 1]
    return {stack.card: stack.count for stack in place.stacks}


def row(match: Match) -> list[str]:
    return list(match.view(None).table.row)


def discard(match: Match) -> dict[str, int]:
    return {pile.card: pile.count for pile in match.view(None).table.discard}


def value(match: Match) -> int:
    shown: int = match.view(None).table.value
    return shown


def leaders(match: Match, kind: str) -> list[str]:
    """The seats to whom the ability of a kind is available."""
    places = match.view(None).table.places
    return [place.seat for place in places for stack in place.stacks if stack.card == kind and stack.leads]


# BT-1


@rule("BT-1")
@pytest.mark.parametrize(("players", "copies"), [(2, 5), (3, 7), (4, 9)])
def test_the_deck_has_so_many_of_each_kind(players: int, copies: int) -> None:
    match = throneroom.new("behind-the-throne", players, seed=3)
    deck = Counter(match.view(None).table.known)
    assert len(deck) == 9
    assert set(deck.values()) == {copies}


@rule("BT-1")
def test_the_end_card_alone_starts_the_discard_pile() -> None:
    assert discard(throneroom.new("behind-the-throne", seed=3)) == {"end": 1}


@rule("BT-1")
def test_nobody_has_cards_at_the_start() -> None:
    assert [stacks(throneroom.new("behind-the-throne", 4, seed=3), f"p{n}") for n in range(1, 5)] == [{}] * 4


@rule("BT-1")
def test_every_seat_can_start() -> None:
    starts = Counter(throneroom.new("behind-the-throne", 4, seed=seed).waiting for seed in range(80))
    assert set(starts) == {("p1",), ("p2",), ("p3",), ("p4",)}
    assert min(starts.values()) > 8


@rule("BT-1")
def test_the_random_events_are_the_deck_from_the_top_and_the_start() -> None:
    match = throneroom.new("behind-the-throne", seed=3)
    deck, start = match.chance()
    assert (deck.name, start.name) == ("deck", "start")
    assert deck.outcome == match.view(None).table.known
    assert start.outcome == match.waiting


@rule("BT-1")
def test_decks_differ() -> None:
    assert len({throneroom.new("behind-the-throne", seed=seed).chance()[0].outcome for seed in range(20)}) == 20


@rule("BT-1")
def test_play_goes_to_the_left() -> None:
    match = table(3, turn="p2", deck="king, king, king, rest")
    order = []
    for _ in range(3):
        order += match.waiting
        play(match, "reveal", "collect")
    assert order == ["p2", "p3", "p1"]


# BT-2, BT-3


@rule("BT-2")
def test_the_first_card_must_be_revealed() -> None:
    assert legal(table(p2="king")) == ["reveal"]


@rule("BT-2")
def test_a_reveal_takes_one_card_from_the_top() -> None:
    match = play(table(row="king", deck="queen, jester, rest"), "reveal")
    assert row(match) == ["king", "queen"]


@rule("BT-2")
def test_a_fifth_card_may_be_revealed() -> None:
    assert "reveal" in legal(table(row="king x4"))


@rule("BT-2")
def test_a_sixth_card_may_not() -> None:
    assert "reveal" not in legal(table(row="king x5"))


@rule("BT-3")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_before_each_further_card_one_may_stop(count: int) -> None:
    assert {"reveal", "collect"} <= set(legal(table(row=f"king x{count}")))


@rule("BT-3")
def test_after_the_fifth_card_one_collects_or_swaps() -> None:
    assert legal(table(row="queen, judge, assassin, jester, general", p2="prophet")) == ["collect", "swap p2 prophet"]


@rule("BT-3")
def test_the_turn_is_not_over_by_itself_after_five() -> None:
    match = play(table(row="king, queen, judge, assassin", deck="jester, rest"), "reveal")
    assert match.waiting == ("p1",)


@rule("BT-3", "BT-12")
def test_a_player_with_five_kings_can_swap_five_cards() -> None:
    match = table(p1="king x5", p2="jester", row="queen, judge, assassin, prophet, general")
    assert "swap p2 jester" in legal(match)


@rule("BT-3")
def test_collecting_ends_the_turn() -> None:
    assert play(table(row="king"), "collect").waiting == ("p2",)


# BT-4


@rule("BT-4")
@pytest.mark.parametrize("card", ["judge", "assassin", "general"])
def test_a_card_that_does_not_rise_is_sound(card: str) -> None:
    match = play(table(row="judge", deck=f"{card}, rest"), "reveal")
    assert row(match) == ["judge", card]


@rule("BT-4")
def test_a_four_after_a_two_loses_the_row() -> None:
    match = play(table(row="prophet", deck="assassin, rest"), "reveal")
    assert (row(match), match.waiting) == ([], ("p2",))
    assert discard(match) == {"prophet": 1, "assassin": 1, "end": 1}


@rule("BT-4")
def test_the_whole_row_is_lost() -> None:
    match = play(table(row="king, judge, prophet", deck="jester, rest"), "reveal")
    assert discard(match) == {"king": 1, "judge": 1, "prophet": 1, "jester": 1, "end": 1}


@rule("BT-4")
def test_a_broken_row_that_can_be_mended_asks() -> None:
    match = play(table(p1="assassin", row="prophet", deck="assassin, rest"), "reveal")
    assert legal(match) == ["give up", "use assassin"]


@rule("BT-4")
def test_a_lowered_card_mends_the_row() -> None:
    match = play(table(p1="assassin", row="prophet", deck="assassin, rest"), "reveal", "use assassin")
    assert {"reveal", "collect"} <= set(legal(match))


@rule("BT-4")
def test_the_assassin_makes_a_four_a_two_and_the_alchemist_is_destroyed() -> None:
    match = table(p1="assassin", p2="alchemist, king", row="prophet", deck="assassin, rest")
    play(match, "reveal", "use assassin", "destroy p2 alchemist")
    assert stacks(match, "p2") == {"king": 1}


@rule("BT-4")
def test_abilities_are_never_forced() -> None:
    match = play(table(p1="assassin", row="prophet", deck="assassin, rest"), "reveal", "give up")
    assert discard(match) == {"prophet": 1, "assassin": 1, "end": 1}
    assert match.waiting == ("p2",)


@rule("BT-4")
def test_giving_up_is_open_after_some_abilities_too() -> None:
    match = table(p1="general, jester", row="general", deck="judge, rest")
    assert "give up" in legal(play(match, "reveal", "use general"))


@rule("BT-4")
def test_a_sound_row_cannot_be_given_up() -> None:
    assert "give up" not in legal(table(row="king, queen"))


@rule("BT-4")
def test_while_broken_there_is_nothing_but_mending_and_giving_up() -> None:
    match = table(p1="prophet, general", p2="king", row="prophet", deck="assassin, rest")
    assert legal(play(match, "reveal")) == ["give up", "use general"]


@rule("BT-4")
def test_an_ability_that_is_too_weak_alone_is_offered_if_another_can_finish() -> None:
    match = table(p1="general, jester", row="general", deck="judge, rest")
    assert legal(play(match, "reveal")) == ["give up", "use general", "use jester down"]


@rule("BT-4")
def test_an_ability_after_which_nothing_can_mend_is_not_offered() -> None:
    match = table(p1="assassin, jester", row="general", deck="jester, rest")
    assert legal(play(match, "reveal")) == ["give up", "use jester down", "use assassin"]


@rule("BT-4")
def test_raising_a_broken_card_is_offered_while_it_can_still_be_mended() -> None:
    match = table(p1="general, jester", row="general", deck="jester, rest")
    assert legal(play(match, "reveal")) == ["give up", "use general", "use jester up", "use jester down"]


@rule("BT-4")
def test_too_weak_abilities_are_not_asked_at_all() -> None:
    match = play(table(p1="jester", row="prophet", deck="assassin, rest"), "reveal")
    assert match.waiting == ("p2",)


@rule("BT-4")
def test_what_others_have_does_not_mend() -> None:
    match = play(table(3, p2="assassin", row="prophet", deck="assassin, rest"), "reveal")
    assert match.waiting == ("p2",)
    assert row(match) == []


@rule("BT-4")
def test_the_jester_cannot_break_a_sound_row() -> None:
    assert offered(table(p1="jester", row="judge, judge"), "use") == {"use jester down"}


@rule("BT-4")
def test_the_jester_may_raise_up_to_the_card_before() -> None:
    assert offered(table(p1="jester", row="judge, assassin"), "use") == {"use jester down", "use jester up"}


@rule("BT-4", "BT-5")
def test_a_card_is_compared_with_the_printed_value_before_it() -> None:
    match = table(p1="assassin", row="king, assassin", change="-2", used="assassin", deck="assassin, rest")
    assert row(play(match, "reveal")) == ["king", "assassin", "assassin"]


# BT-5


@rule("BT-5")
def test_a_change_counts_only_for_the_last_card() -> None:
    match = table(p1="assassin", row="king, assassin", change="-2", used="assassin", deck="jester, rest")
    assert value(match) == 2
    assert value(play(match, "reveal")) == 3


@rule("BT-5", "BT-6")
def test_equality_too_is_with_the_printed_value_before() -> None:
    match = table(p1="assassin", p2="king", row="king, assassin", change="-2", used="assassin", deck="assassin, rest")
    assert "destroy p2 king" in legal(play(match, "reveal"))
    match = table(p1="assassin", p2="king", row="king, assassin", change="-2", used="assassin", deck="prophet, rest")
    assert not offered(play(match, "reveal"), "destroy")


@rule("BT-5", "BT-17")
def test_a_value_has_no_lower_bound() -> None:
    match = table(p1="general, assassin, jester, judge", row="king, general")
    play(match, "use general", "use assassin", "use jester down", "judge general")
    assert value(match) == 1 - 3 - 2 - 1 - 3


@rule("BT-5")
def test_a_value_has_no_upper_bound() -> None:
    match = table(p1="general, jester", row="queen", deck="king, rest")
    assert value(play(match, "reveal", "use jester up")) == 10
    assert legal(play(match, "use general"))[:2] == ["reveal", "collect"]


@rule("BT-5")
def test_values_do_not_change_on_the_first_card() -> None:
    match = table(p1="general, assassin, jester, judge", row="king")
    assert offered(match, "use", "judge") == set()


@rule("BT-5")
def test_values_change_from_the_second_card_on() -> None:
    match = table(p1="general, assassin, jester", row="king, queen")
    assert offered(match, "use") == {f"use {change}" for change in CHANGES}


# BT-6


@rule("BT-6")
def test_equal_values_let_destroy_any_single_card() -> None:
    match = table(3, p1="general", p2="king x2", p3="queen, prophet", row="judge, judge")
    targets = {"destroy p1 general", "destroy p2 king", "destroy p3 queen", "destroy p3 prophet"}
    assert offered(match, "destroy") == targets


@rule("BT-6")
def test_unequal_values_do_not() -> None:
    assert offered(table(p2="king", row="judge, assassin"), "destroy") == set()


@rule("BT-6")
def test_one_card_leaves_the_stack() -> None:
    match = play(table(p2="king x3", row="judge, judge"), "destroy p2 king")
    assert stacks(match, "p2") == {"king": 2}


@rule("BT-6")
def test_a_changed_value_can_be_the_equal_one() -> None:
    match = play(table(p1="jester", p2="king", row="judge, assassin"), "use jester up")
    assert "destroy p2 king" in legal(match)


@rule("BT-6")
def test_only_the_value_now_counts() -> None:
    match = play(table(p1="general", p2="king", row="judge, judge"), "use general")
    assert offered(match, "destroy") == set()


@rule("BT-6")
def test_equality_may_come_and_go_before_the_destroying() -> None:
    match = table(p1="judge, jester", p2="king", row="judge, judge")
    assert offered(play(match, "use jester down"), "destroy") == set()
    assert "destroy p2 king" in legal(play(match, "judge jester up"))


@rule("BT-6")
def test_one_destroying_for_each_card() -> None:
    match = play(table(3, p2="king", p3="king", row="judge, judge"), "destroy p2 king")
    assert offered(match, "destroy") == set()


@rule("BT-6")
def test_the_next_card_gives_another() -> None:
    match = table(3, p2="king", p3="king", row="judge, judge", deck="judge, rest")
    assert offered(play(match, "destroy p2 king", "reveal"), "destroy") == {"destroy p3 king"}


@rule("BT-6")
def test_an_unused_destroying_is_not_kept() -> None:
    match = table(3, p2="king", p3="king", row="judge, judge", deck="assassin, rest")
    assert offered(play(match, "reveal"), "destroy") == set()


@rule("BT-6")
def test_each_player_is_a_target_once_a_turn() -> None:
    match = table(p1="general", p2="king x2", row="judge x3", struck="p2", deck="judge, rest")
    assert offered(match, "destroy") == {"destroy p1 general"}


@rule("BT-6")
def test_oneself_too_only_once() -> None:
    match = table(p1="general x2", p2="king", row="judge, judge", deck="judge, rest")
    assert offered(play(match, "destroy p1 general", "reveal"), "destroy") == {"destroy p2 king"}


@rule("BT-6")
def test_in_the_next_turn_everybody_is_a_target_again() -> None:
    match = table(3, p1="king x2", row="judge, judge", deck="jester, jester, rest")
    play(match, "destroy p1 king", "collect", "reveal", "reveal")
    assert "destroy p1 king" in legal(match)


@rule("BT-6")
def test_looking_may_come_before_and_after_destroying() -> None:
    match = table(p1="prophet", p2="king", row="judge, judge")
    assert {"use prophet", "destroy p2 king"} <= set(legal(match))
    assert "destroy p2 king" in legal(play(match, "use prophet"))
    match = play(table(p1="prophet", p2="king", row="judge, judge"), "destroy p2 king")
    assert "use prophet" in legal(match)


@rule("BT-6")
def test_abilities_remain_allowed_after_destroying() -> None:
    match = play(table(p1="general", p2="king", row="judge, judge"), "destroy p2 king")
    assert "use general" in legal(match)


@rule("BT-6")
def test_a_card_equal_again_has_still_had_its_destroying() -> None:
    match = table(3, p1="jester, judge", p2="king", p3="king", row="judge, judge")
    play(match, "destroy p2 king", "use jester down", "judge jester up")
    assert value(match) == 5
    assert offered(match, "destroy") == set()


@rule("BT-6")
def test_the_row_cannot_be_destroyed() -> None:
    assert offered(table(row="judge, judge"), "destroy") == set()


@rule("BT-6")
def test_destroying_is_open_with_the_fifth_card() -> None:
    assert "destroy p2 king" in legal(table(p2="king", row="judge x5"))


# BT-7, BT-8


@rule("BT-7")
def test_the_alchemist_takes_the_blow() -> None:
    match = table(p2="alchemist, king, queen", row="judge, judge")
    assert offered(match, "destroy") == {"destroy p2 alchemist"}


@rule("BT-7", "BT-15")
def test_an_alchemist_protects_on_a_tie() -> None:
    match = table(3, p2="alchemist, king", p3="alchemist, queen", row="judge, judge")
    assert offered(match, "destroy") == {"destroy p2 alchemist", "destroy p3 alchemist"}


@rule("BT-7", "BT-15")
def test_an_alchemist_who_does_not_lead_protects_nothing() -> None:
    match = table(3, p2="alchemist, king", p3="alchemist x2", row="judge, judge")
    assert offered(match, "destroy") == {"destroy p2 alchemist", "destroy p2 king", "destroy p3 alchemist"}


@rule("BT-7")
def test_the_alchemist_does_not_bind_its_owner() -> None:
    match = table(p1="alchemist, king", row="judge, judge")
    assert offered(match, "destroy") == {"destroy p1 alchemist", "destroy p1 king"}


@rule("BT-7")
def test_the_alchemist_does_not_protect_from_swaps() -> None:
    assert "swap p2 king" in legal(table(p2="alchemist, king", row="judge"))


@rule("BT-8")
def test_one_queen_leaves_destroying_open_from_two_cards() -> None:
    assert "destroy p2 king" in legal(table(p1="queen", p2="king", row="judge, judge"))


@rule("BT-8")
def test_as_many_queens_as_cards_forbid_destroying() -> None:
    assert offered(table(p1="queen x2", p2="king", row="judge, judge"), "destroy") == set()


@rule("BT-8")
def test_one_card_more_than_queens_allows_it() -> None:
    assert "destroy p2 king" in legal(table(p1="queen x2", p2="king", row="judge x3"))


@rule("BT-8")
def test_five_queens_forbid_it_altogether() -> None:
    assert offered(table(p1="queen x5", p2="king", row="judge x5"), "destroy") == set()


@rule("BT-8")
def test_the_queens_of_others_do_not_matter() -> None:
    assert "destroy p2 queen" in legal(table(p2="queen x5", row="judge, judge"))


@rule("BT-8")
def test_destroying_the_own_queen_needs_more_cards_than_queens_too() -> None:
    assert offered(table(p1="queen x2", row="judge, judge"), "destroy") == set()


# BT-9, BT-10


@rule("BT-9")
def test_collected_cards_go_onto_their_stacks() -> None:
    match = play(table(p1="king, judge x2", row="king, judge"), "collect")
    assert stacks(match, "p1") == {"king": 2, "judge": 3}


@rule("BT-9")
def test_a_new_kind_opens_a_stack() -> None:
    match = play(table(p1="king", row="queen, queen"), "collect")
    assert stacks(match, "p1") == {"king": 1, "queen": 2}


@rule("BT-9")
def test_a_stack_holds_five_and_further_copies_are_discarded() -> None:
    match = play(table(3, p1="king x4", row="king x3"), "collect")
    assert stacks(match, "p1") == {"king": 5}
    assert discard(match) == {"king": 2, "end": 1}


@rule("BT-10")
def test_more_than_five_kinds_ask_for_drops() -> None:
    match = play(table(p1="general, prophet, jester, assassin, judge", row="king"), "collect")
    kinds = ["general", "prophet", "jester", "assassin", "judge", "king"]
    assert (match.waiting, legal(match)) == (("p1",), [f"drop {kind}" for kind in kinds])


@rule("BT-10")
def test_an_old_kind_goes_with_all_its_cards() -> None:
    match = table(p1="general x3, prophet, jester, assassin, judge", row="king")
    play(match, "collect", "drop general")
    assert stacks(match, "p1") == {"prophet": 1, "jester": 1, "assassin": 1, "judge": 1, "king": 1}
    assert discard(match) == {"general": 3, "end": 1}


@rule("BT-10")
def test_a_new_kind_may_be_dropped_as_well() -> None:
    match = table(p1="general, prophet, jester, assassin, judge", row="king, king")
    play(match, "collect", "drop king")
    assert "king" not in stacks(match, "p1")
    assert discard(match) == {"king": 2, "end": 1}


@rule("BT-10")
def test_kinds_are_dropped_one_by_one_until_five_remain() -> None:
    match = play(table(p1="general, prophet, jester, assassin, judge", row="king, queen"), "collect", "drop king")
    assert match.waiting == ("p1",)
    assert "drop king" not in legal(match)
    assert play(match, "drop judge").waiting == ("p2",)


@rule("BT-10")
def test_all_nine_kinds_can_meet() -> None:
    match = table(p1="general, prophet, jester, assassin, judge", row="king, queen, alchemist, minstrel")
    assert len(legal(play(match, "collect"))) == 9


@rule("BT-10", "BT-9")
def test_sixth_copies_are_discarded_before_kinds_are_dropped() -> None:
    match = table(3, p1="general x5, prophet, jester, assassin, judge", row="king, general")
    play(match, "collect")
    assert discard(match) == {"general": 1, "end": 1}
    assert stacks(match, "p1")["general"] == 5


@rule("BT-10")
def test_five_kinds_are_kept_without_asking() -> None:
    match = play(table(p1="general, prophet, jester, assassin", row="king"), "collect")
    assert match.waiting == ("p2",)
    assert len(stacks(match, "p1")) == 5


@rule("BT-10")
def test_more_cards_of_five_kinds_are_kept_too() -> None:
    match = table(p1="general, prophet, jester, assassin, judge", row="judge, assassin, general")
    assert play(match, "collect").waiting == ("p2",)


@rule("BT-10")
def test_dropping_is_all_that_is_offered() -> None:
    match = play(table(p1="general, prophet, jester, assassin, judge", p2="king", row="queen"), "collect")
    assert offered(match, "reveal", "use", "judge", "swap", "destroy", "collect") == set()


# BT-11


@rule("BT-11")
@pytest.mark.parametrize("viewer", ["p1", "p2", "spectator"])
def test_everybody_sees_what_is_discarded(viewer: str) -> None:
    match = play(table(row="prophet", deck="assassin, rest"), "reveal")
    piles = match.view(viewer).table.discard
    assert [(pile.card, pile.count) for pile in piles] == [("prophet", 1), ("assassin", 1), ("end", 1)]


@rule("BT-11")
def test_destroyed_cards_go_to_the_discard_pile() -> None:
    match = play(table(p2="king x2", row="judge, judge"), "destroy p2 king")
    assert discard(match) == {"king": 1, "end": 1}


@rule("BT-11")
def test_everybody_can_count_what_the_deck_has() -> None:
    match = table(p1="king x2", p2="king", row="king", discard="king")
    left = {pile.card: pile.count for pile in match.view("p2").table.left}
    assert "king" not in left
    assert left["queen"] == 5


# BT-12, BT-13, BT-14


@rule("BT-12")
def test_fewer_cards_than_kings_forbid_the_swap() -> None:
    assert offered(table(p1="king x2", p2="jester", row="judge"), "swap") == set()


@rule("BT-12")
def test_as_many_cards_as_kings_allow_it() -> None:
    assert "swap p2 jester" in legal(table(p1="king x2", p2="jester", row="judge, judge"))


@rule("BT-12")
def test_one_king_forbids_nothing() -> None:
    assert "swap p2 jester" in legal(table(p1="king", p2="jester", row="judge"))


@rule("BT-12")
def test_the_kings_of_others_do_not_matter() -> None:
    assert "swap p2 king" in legal(table(p2="king x5", row="judge"))


@rule("BT-13")
def test_the_whole_row_goes_for_one_card() -> None:
    match = play(table(p2="king x3", row="judge, jester"), "swap p2 king", "keep")
    assert stacks(match, "p1") == {"king": 1}
    assert stacks(match, "p2") == {"king": 2, "judge": 1, "jester": 1}


@rule("BT-13")
def test_any_opponent_and_any_kind_can_be_chosen() -> None:
    match = table(3, p1="general", p2="king, queen", p3="jester", row="judge")
    assert offered(match, "swap") == {"swap p2 king", "swap p2 queen", "swap p3 jester"}


@rule("BT-13")
def test_an_opponent_without_cards_cannot_be_chosen() -> None:
    assert offered(table(3, p3="king", row="judge"), "swap") == {"swap p3 king"}


@rule("BT-13")
def test_the_taken_card_leaves_before_the_row_comes() -> None:
    match = play(table(3, p2="king x5", row="king"), "swap p2 king")
    assert (stacks(match, "p1"), stacks(match, "p2")) == ({"king": 1}, {"king": 5})
    assert discard(match) == {"end": 1}


@rule("BT-13", "BT-10")
def test_the_taken_card_can_make_room_for_a_kind() -> None:
    match = table(p2="general, prophet, jester, assassin, judge", row="king")
    assert legal(play(match, "swap p2 general")) == ["drop king", "keep"]


@rule("BT-13")
def test_the_receiver_may_discard_the_kinds_that_are_new() -> None:
    match = play(table(p2="general, prophet, alchemist", row="king, queen, prophet"), "swap p2 general")
    assert (match.waiting, legal(match)) == (("p2",), ["drop queen", "drop king", "keep"])
    assert stacks(match, "p2") == {"prophet": 2, "alchemist": 1, "king": 1, "queen": 1}


@rule("BT-13")
def test_a_discarded_new_kind_goes_with_all_its_copies() -> None:
    match = play(table(p2="general x2", row="king, king, judge"), "swap p2 general", "drop king")
    assert stacks(match, "p2") == {"general": 1, "judge": 1}
    assert discard(match) == {"king": 2, "end": 1}
    assert legal(match) == ["drop judge", "keep"]


@rule("BT-13")
def test_the_receiver_says_keep_when_satisfied() -> None:
    match = play(table(p2="general x2", row="king, queen"), "swap p2 general", "drop king", "keep")
    assert stacks(match, "p2") == {"general": 1, "queen": 1}
    assert (match.waiting, match.view(None).table.turn) == (("p2",), "p2")


@rule("BT-13")
def test_all_that_is_new_may_be_discarded_and_then_nothing_more_is_asked() -> None:
    match = play(table(p2="general x2", row="king, queen"), "swap p2 general", "drop king", "drop queen")
    assert stacks(match, "p2") == {"general": 1}
    assert legal(match) == ["reveal"]


@rule("BT-13")
def test_copies_for_a_stack_that_was_there_must_be_placed() -> None:
    match = play(table(3, p2="king x2, general", row="king, king"), "swap p2 general")
    assert stacks(match, "p2") == {"king": 4}
    assert legal(match) == ["reveal"]


@rule("BT-13")
def test_a_kind_whose_last_card_was_taken_comes_back_as_new() -> None:
    match = play(table(p2="general, king", row="king, general"), "swap p2 general")
    assert legal(match) == ["drop general", "keep"]
    assert stacks(play(match, "drop general"), "p2") == {"king": 2}


@rule("BT-13", "BT-10")
def test_with_too_many_kinds_the_receiver_drops_any_until_five_are_left_and_then_only_new_ones() -> None:
    match = table(3, p3="general x2, prophet, jester, assassin, judge", row="king, queen")
    play(match, "swap p3 general")
    assert "keep" not in legal(match)
    assert len(offered(match, "drop")) == 7
    play(match, "drop general")
    assert (len(legal(match)), "keep" in legal(match)) == (6, False)
    assert legal(play(match, "drop queen")) == ["drop king", "keep"]
    assert play(match, "keep").waiting == ("p2",)


@rule("BT-13", "BT-10")
def test_nothing_more_is_asked_where_the_forced_drops_have_left_nothing_new() -> None:
    match = table(3, p3="general x2, prophet, jester, assassin, judge", row="king")
    assert play(match, "swap p3 general", "drop king").waiting == ("p2",)
    other = table(3, p3="general x2, prophet, jester, assassin, judge", row="king")
    assert legal(play(other, "swap p3 general", "drop general")) == ["drop king", "keep"]


@rule("BT-13", "BT-9")
def test_a_sixth_copy_for_an_old_stack_is_discarded_before_the_receiver_is_asked() -> None:
    match = play(table(3, p2="king x5, general", row="king, queen"), "swap p2 general")
    assert discard(match) == {"king": 1, "end": 1}
    assert legal(match) == ["drop queen", "keep"]


@rule("BT-13", "BT-10")
def test_the_swapper_has_no_such_choice() -> None:
    match = play(table(p1="general", p2="queen, king", row="king"), "swap p2 queen")
    assert stacks(match, "p1") == {"general": 1, "queen": 1}
    assert legal(match) == ["reveal"]


@rule("BT-10")
def test_a_collector_has_no_such_choice() -> None:
    assert play(table(row="king, queen"), "collect").waiting == ("p2",)


@rule("BT-13", "BT-15")
def test_an_ability_changes_hands_when_a_receiver_discards() -> None:
    match = play(table(3, p1="judge", p2="king x2", row="judge, judge"), "swap p2 king")
    assert leaders(match, "judge") == ["p2"]
    assert leaders(play(match, "drop judge"), "judge") == ["p1"]


@rule("BT-13", "BT-9")
def test_the_receiver_discards_sixth_copies() -> None:
    match = play(table(3, p2="king x5, queen", row="king, king"), "swap p2 queen")
    assert stacks(match, "p2") == {"king": 5}
    assert discard(match) == {"king": 2, "end": 1}


@rule("BT-13", "BT-10")
def test_the_receiver_chooses_what_to_drop() -> None:
    match = table(3, turn="p1", p3="general x2, prophet, jester, assassin, judge", row="king")
    play(match, "swap p3 general")
    assert match.waiting == ("p3",)
    assert len(offered(match, "drop")) == 6


@rule("BT-13")
def test_the_taken_card_waits_until_the_receiver_is_done() -> None:
    match = table(3, p1="queen", p3="general x2, prophet, jester, assassin, judge", row="king")
    play(match, "swap p3 general")
    assert stacks(match, "p1") == {"queen": 1}
    assert match.view("p2").table.taken == "general"
    play(match, "drop king")
    assert stacks(match, "p1") == {"queen": 1, "general": 1}
    assert match.view("p2").table.taken is None


@rule("BT-13", "BT-10")
def test_the_swapper_drops_one_of_five_stacks_to_take_the_queen() -> None:
    match = table(p1="general x2, prophet, jester, assassin, judge", p2="queen, king", row="king")
    play(match, "swap p2 queen")
    assert (match.waiting, len(legal(match))) == (("p1",), 6)
    assert "general" not in stacks(play(match, "drop general"), "p1")


@rule("BT-13", "BT-10")
def test_the_swapper_may_drop_the_taken_card() -> None:
    match = table(p1="general, prophet, jester, assassin, judge", p2="queen, king", row="king")
    assert discard(play(match, "swap p2 queen", "drop queen")) == {"queen": 1, "end": 1}


@rule("BT-13")
def test_first_the_receiver_drops_then_the_swapper() -> None:
    match = table(
        p1="general, prophet, jester, assassin, judge", p2="queen, king x2, alchemist, assassin, general", row="judge"
    )
    seats = []
    play(match, "swap p2 king")
    for decision in ("drop judge", "drop king"):
        seats += match.waiting
        play(match, decision)
    assert seats == ["p2", "p1"]


@rule("BT-13", "BT-9")
def test_a_taken_sixth_copy_is_discarded() -> None:
    match = play(table(3, p1="queen x5", p2="queen", row="judge"), "swap p2 queen", "keep")
    assert stacks(match, "p1") == {"queen": 5}
    assert discard(match) == {"queen": 1, "end": 1}


@rule("BT-13")
def test_the_drops_belong_to_the_swappers_turn() -> None:
    match = table(3, p3="general x2, prophet, jester, assassin, judge", row="king")
    play(match, "swap p3 general")
    assert match.view(None).table.turn == "p1"
    assert play(match, "drop king").waiting == ("p2",)


@rule("BT-14")
def test_from_who_leads_in_minstrels_only_a_minstrel_can_be_taken() -> None:
    assert offered(table(p2="minstrel, king, queen", row="judge"), "swap") == {"swap p2 minstrel"}


@rule("BT-14", "BT-15")
def test_a_minstrel_protects_on_a_tie() -> None:
    assert offered(table(p1="minstrel", p2="minstrel, king", row="judge"), "swap") == {"swap p2 minstrel"}


@rule("BT-14", "BT-15")
def test_a_minstrel_who_does_not_lead_protects_nothing() -> None:
    match = table(p1="minstrel x2", p2="minstrel, king", row="judge")
    assert offered(match, "swap") == {"swap p2 minstrel", "swap p2 king"}


@rule("BT-14")
def test_the_minstrel_does_not_protect_from_destroying() -> None:
    assert "destroy p2 king" in legal(table(p2="minstrel, king", row="judge, judge"))


# BT-15, BT-16, BT-17


@rule("BT-15")
@pytest.mark.parametrize(
    ("others", "available"),
    [
        ({}, True),
        ({"p2": "general"}, True),
        ({"p2": "general", "p3": "general x2"}, True),
        ({"p4": "general x3"}, False),
    ],
)
def test_an_ability_belongs_to_whom_nobody_exceeds(others: dict[str, str], available: bool) -> None:
    match = table(4, p1="general x2", row="king, queen", **others)
    assert ("use general" in legal(match)) == available


@rule("BT-15")
def test_without_a_card_there_is_no_ability() -> None:
    assert "use general" not in legal(table(p1="assassin", row="king, queen"))


@rule("BT-15")
def test_an_ability_can_be_won_in_the_middle_of_a_turn() -> None:
    match = table(p1="general", p2="general x2", row="judge, judge")
    assert "use general" not in legal(match)
    assert "use general" in legal(play(match, "destroy p2 general"))


@rule("BT-15")
def test_an_ability_can_be_lost_in_the_middle_of_a_turn() -> None:
    match = table(p1="general x2", p2="general x2", row="judge, judge")
    assert "use general" in legal(match)
    assert "use general" not in legal(play(match, "destroy p1 general"))


@rule("BT-15", "BT-14")
def test_a_protection_can_fall_in_the_middle_of_a_turn() -> None:
    match = table(3, p2="minstrel, king", p3="minstrel", row="judge, judge")
    assert "swap p2 king" not in legal(match)
    assert "swap p2 king" in legal(play(match, "destroy p2 minstrel"))


@rule("BT-15", "BT-13")
def test_an_ability_changes_hands_with_a_swap() -> None:
    match = table(p1="general", p2="general x2", row="king")
    assert leaders(match, "general") == ["p2"]
    assert leaders(play(match, "swap p2 general", "keep"), "general") == ["p1"]


@rule("BT-15", "BT-9")
def test_an_ability_changes_hands_by_collecting() -> None:
    match = table(p1="general", p2="general x2", row="general")
    assert leaders(play(match, "collect"), "general") == ["p1", "p2"]


@rule("BT-15", "BT-10")
def test_an_ability_changes_hands_by_dropping() -> None:
    match = table(p1="general x2, prophet, jester, assassin, judge", p2="general", row="king")
    assert leaders(play(match, "collect", "drop general"), "general") == ["p2"]


@rule("BT-16")
def test_a_manipulative_ability_works_once_a_turn() -> None:
    match = play(table(p1="general x3", row="king, queen", deck="judge, rest"), "use general")
    assert "use general" not in legal(match)
    assert "use general" not in legal(play(match, "reveal"))


@rule("BT-16")
def test_it_works_again_in_the_next_turn() -> None:
    match = table(p1="general", row="king, queen", deck="judge, alchemist, minstrel, rest")
    play(match, "use general", "collect", "reveal", "collect", "reveal", "reveal")
    assert "use general" in legal(match)


@rule("BT-16")
def test_both_ways_of_the_jester_are_one_ability() -> None:
    match = play(table(p1="jester", row="king, judge"), "use jester up")
    assert offered(match, "use") == set()


@rule("BT-16", "BT-7")
def test_a_protection_works_without_limit() -> None:
    match = table(3, p3="alchemist x3, king", row="judge, judge", deck="minstrel, minstrel, rest")
    play(match, "destroy p3 alchemist", "collect", "reveal", "reveal")
    assert {decision for decision in offered(match, "destroy") if "p3" in decision} == {"destroy p3 alchemist"}


@rule("BT-16", "BT-8")
def test_queens_bind_whoever_has_more() -> None:
    assert offered(table(p1="queen x2", p2="queen x3", row="judge, judge"), "destroy") == set()


@rule("BT-16", "BT-12")
def test_kings_bind_whoever_has_more() -> None:
    assert offered(table(p1="king x2", p2="king x3", row="judge"), "swap") == set()


@rule("BT-17")
def test_several_abilities_work_on_one_card() -> None:
    match = table(p1="general, assassin, jester", row="general", deck="alchemist, rest")
    play(match, "reveal", "use assassin", "use jester down", "use general")
    assert value(match) == 1
    assert "reveal" in legal(match)


# BT-18


@rule("BT-18")
def test_the_judge_calls_on_an_unavailable_kind() -> None:
    match = table(p1="judge, general", p2="general x2", row="king, queen")
    assert offered(match, "use", "judge") == {"judge general"}
    assert value(play(match, "judge general")) == 5


@rule("BT-18")
def test_the_judge_calls_on_a_used_kind() -> None:
    match = play(table(p1="judge, assassin", row="king, queen"), "use assassin", "judge assassin")
    assert value(match) == 4


@rule("BT-18")
def test_the_judge_is_not_offered_for_a_kind_that_is_fresh() -> None:
    assert offered(table(p1="judge, assassin", row="king, queen"), "judge") == set()


@rule("BT-18")
def test_the_judge_needs_a_card_of_that_kind() -> None:
    assert offered(table(p1="judge, prophet", row="king, queen"), "judge") == set()
    match = table(p1="judge, jester", p2="jester x2, general, assassin", row="king, judge")
    assert offered(match, "judge") == {"judge jester up", "judge jester down"}


@rule("BT-18", "BT-16")
def test_the_judge_works_once_a_turn() -> None:
    match = table(p1="judge, assassin, general", p2="assassin x2, general x2", row="king, queen")
    assert offered(match, "judge") == {"judge assassin", "judge general"}
    assert offered(play(match, "judge assassin"), "judge") == set()


@rule("BT-18", "BT-15")
def test_an_unavailable_judge_does_nothing() -> None:
    match = table(p1="judge, assassin", p2="judge x2, assassin x2", row="king, queen")
    assert offered(match, "judge") == set()


@rule("BT-18")
def test_the_judge_does_not_mark_the_kind_as_used() -> None:
    match = table(p1="judge, general", p2="general x2", row="king, queen", deck="queen, rest")
    play(match, "judge general", "reveal", "destroy p2 general")
    assert "use general" in legal(match)


@rule("BT-18", "BT-19")
def test_the_judge_can_make_the_prophet_look() -> None:
    match = table(p1="judge, prophet", p2="prophet x2", deck="queen, rest")
    assert legal(match) == ["reveal", "judge prophet"]
    assert play(match, "judge prophet").view("p1").table.known == ("queen",)


@rule("BT-18", "BT-4")
def test_the_judge_mends_a_row_with_a_used_ability() -> None:
    match = table(p1="judge, general", row="general", deck="alchemist, rest")
    assert legal(play(match, "reveal")) == ["give up", "use general"]
    assert legal(play(match, "use general")) == ["give up", "judge general"]
    assert value(play(match, "judge general")) == 1


# BT-19


@rule("BT-19")
def test_the_prophet_shows_the_top_card_to_the_player_alone() -> None:
    match = play(table(3, p1="prophet", deck="queen, king, rest"), "use prophet")
    known = {viewer: match.view(viewer).table.known for viewer in ("p1", "p2", "p3", "spectator")}
    assert known == {"p1": ("queen",), "p2": (), "p3": (), "spectator": ()}


@rule("BT-19")
def test_others_see_that_he_was_used() -> None:
    match = play(table(p1="prophet"), "use prophet")
    assert [place.knows_top for place in match.view("p2").table.places] == [True, False]
    assert match.log("p2")[-1] == "p1 asks the Prophet about the top card of the deck, and keeps the answer secret."


@rule("BT-19")
def test_the_player_is_told_the_card() -> None:
    match = play(table(p1="prophet", deck="queen, rest"), "use prophet")
    assert match.log("p1")[-1] == "p1 asks the Prophet about the top card of the deck: it is the Queen (8)."


@rule("BT-19")
def test_the_knowledge_lasts_over_the_turn() -> None:
    match = play(table(p1="prophet", row="king", deck="queen, rest"), "use prophet", "collect")
    assert match.view("p1").table.known == ("queen",)
    assert match.view("p2").table.known == ()


@rule("BT-19")
def test_it_ends_when_that_card_is_revealed() -> None:
    match = play(table(p1="prophet", row="king", deck="queen, rest"), "use prophet", "collect", "reveal")
    assert match.view("p1").table.known == ()
    assert not any(place.knows_top for place in match.view(None).table.places)


@rule("BT-19")
def test_several_players_can_know_the_top_card() -> None:
    match = table(3, p1="prophet", p2="prophet", row="king", deck="queen, rest")
    play(match, "use prophet", "collect", "use prophet")
    assert [match.view(seat).table.known for seat in ("p1", "p2", "p3")] == [("queen",), ("queen",), ()]


@rule("BT-19")
def test_he_is_not_offered_to_who_knows_the_card() -> None:
    match = play(table(p1="prophet, judge", deck="queen, rest"), "use prophet")
    assert legal(match) == ["reveal"]


@rule("BT-19", "BT-16")
def test_after_the_reveal_only_the_judge_lets_him_look_again() -> None:
    match = play(table(p1="prophet, judge", deck="queen, rest"), "use prophet", "reveal")
    assert offered(match, "use", "judge") == {"judge prophet"}


@rule("BT-19")
def test_he_is_not_offered_when_the_row_is_full() -> None:
    assert "use prophet" in legal(table(p1="prophet", row="king x4"))
    assert "use prophet" not in legal(table(p1="prophet", row="king x5"))
    match = table(p1="prophet, judge", p2="prophet x2", row="king x5")
    assert "judge prophet" not in legal(match)


@rule("BT-19", "BT-5")
def test_he_looks_before_the_first_card_too() -> None:
    assert legal(table(p1="prophet")) == ["reveal", "use prophet"]


@rule("BT-19", "BT-21")
def test_seeing_the_end_card_does_not_end_the_game() -> None:
    match = play(table(p1="prophet", row="king", deck="end, rest"), "use prophet")
    assert match.view("p1").table.known == ("end",)
    assert not match.over
    assert stacks(play(match, "collect"), "p1") == {"prophet": 1, "king": 1}


# BT-20, BT-21


@rule("BT-20")
def test_the_discard_pile_with_the_end_card_becomes_the_deck() -> None:
    match = play(table(p1="king x5", p2="queen x5", row="judge", deck="jester", discard="rest, end"), "reveal")
    deck = Counter(match.view(None).table.known)
    assert deck == {"judge": 4, "jester": 4, **dict.fromkeys(("general", "prophet", "assassin"), 5),
                    **dict.fromkeys(("minstrel", "alchemist"), 5), "end": 1}  # fmt: skip
    assert discard(match) == {}


@rule("BT-20")
def test_the_row_is_not_in_the_new_deck() -> None:
    match = play(table(row="king, judge", deck="jester", discard="rest"), "reveal")
    assert row(match) == ["king", "judge", "jester"]
    assert Counter(match.view(None).table.known)["jester"] == 4


@rule("BT-20", "BT-4")
def test_it_is_made_before_a_broken_row_is_discarded() -> None:
    match = play(table(row="prophet", deck="assassin", discard="rest"), "reveal")
    assert discard(match) == {"prophet": 1, "assassin": 1}
    assert Counter(match.view(None).table.known)["assassin"] == 4


@rule("BT-20")
def test_it_is_made_at_once_and_not_at_the_next_reveal() -> None:
    match = table(row="king", deck="queen", discard="rest")
    assert match.view("p2").table.reshuffled is False
    assert play(match, "reveal").view("p2").table.reshuffled is True


@rule("BT-20")
def test_the_new_deck_is_in_random_order_and_nobody_knows_it() -> None:
    orders = set()
    for seed in range(10):
        parts = {"p1": "prophet", "row": "king", "deck": "queen", "discard": "rest"}
        match = play(Match.arrange("behind-the-throne", 2, seed, **parts), "use prophet", "reveal")
        assert match.view("p1").table.known == ()
        orders.add(match.view(None).table.known)
        assert match.chance()[-1].outcome == match.view(None).table.known
    assert len(orders) == 10


@rule("BT-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_happens_exactly_once_a_game(players: int) -> None:
    game = throneroom.find("behind-the-throne")
    for seed in range(3):
        names = [event.name for event in random_match(game, game.settings(players), seed).chance()]
        assert names == ["deck", "start", "reshuffle"]


@rule("BT-20")
def test_an_empty_discard_pile_leaves_the_end_card_alone() -> None:
    piles = "general x5, prophet x5, jester x5, assassin x5, judge x5"
    rest = "king x5, queen x5, minstrel x5, alchemist x3"
    match = play(table(p1=piles, p2=rest, row="alchemist", deck="alchemist"), "reveal")
    assert match.view(None).table.known == ("end",)
    assert play(match, "reveal").over


@rule("BT-21")
def test_revealing_the_end_card_ends_the_game_at_once() -> None:
    match = play(table(deck="end, rest"), "reveal")
    assert match.over
    assert match.waiting == ()


@rule("BT-21")
def test_the_row_is_lost_with_it() -> None:
    match = play(table(row="king, king", deck="end, rest"), "reveal")
    assert (row(match), stacks(match, "p1")) == ([], {})
    assert discard(match) == {"king": 2, "end": 1}


@rule("BT-21", "BT-20")
def test_the_end_card_at_the_bottom_ends_the_game_without_a_reshuffle() -> None:
    match = play(table(row="king", deck="end", discard="rest"), "reveal")
    assert match.over
    assert match.view(None).table.deck == 0


@rule("BT-21")
def test_who_has_seen_the_end_card_may_stop() -> None:
    match = play(table(row="king, king", p1="prophet", deck="end, rest"), "use prophet", "collect")
    assert (match.waiting, match.over) == (("p2",), False)


# BT-22


def ended(players: int = 2, **stacks: str) -> Match:
    return play(table(players, deck="end, rest", **stacks), "reveal")


@rule("BT-22")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),
        ("king", 0),
        ("king x2", 9),
        ("king x5", 9),
        ("king x2, queen, general x3", 10),
        ("judge x2, jester x2", 8),
    ],
)
def test_each_kind_held_twice_scores_its_value_once(cards: str, points: int) -> None:
    assert ended(p1=cards).view("p2").table.places[0].score == points


@rule("BT-22")
def test_most_points_win() -> None:
    assert ended(3, p1="king x2", p2="queen x2, prophet x2", p3="queen").standing == (0, 1, 0)


@rule("BT-22")
def test_equal_best_players_share_the_victory() -> None:
    assert ended(3, p1="king x2", p2="judge x2, assassin x2", p3="alchemist x2").standing == (1, 1, 0)


@rule("BT-22")
def test_also_at_zero() -> None:
    assert ended(4, p1="king").standing == (1, 1, 1, 1)
