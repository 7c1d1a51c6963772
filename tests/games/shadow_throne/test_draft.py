"""Intrigue: the pools, what each seat knows of them, and secret choices."""

from __future__ import annotations

import pytest

from tests.games.shadow_throne.tables import new, play_on, player, sees, table
from throneroom import DecisionError, Match
from throneroom.games.shadow_throne.piles import UNKNOWN


def take(match: Match, *cards: str) -> Match:
    for seat, card in zip(match.seats, cards, strict=True):
        match.play(seat, f"draft {card}")
    return match


POOLS = {
    "pool_p1": "loyal-soldier, kings-guard, datura, outlaw, langman, simone",
    "pool_p2": "loyal-soldier, tax-collector, anna-lys, outlaw, picureas, protis",
    "pool_p3": "loyal-soldier, dutiful-peasant, king-kyros, outlaw, sythera, thavna",
    "p1": "",
    "p2": "",
    "p3": "",
}


@pytest.mark.rule("ST-2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_a_pool_of_six(players: int) -> None:
    pools = sees(new(players)).pools
    assert pools is not None and [len(pool) for pool in pools] == [6] * players


@pytest.mark.rule("ST-2")
def test_the_first_six_cards_go_to_p1_the_next_six_to_p2() -> None:
    match = new(4)
    deck = match.chance()[0]
    assert deck.name == "deck"
    for n, pool in enumerate(sees(match).pools or ()):
        assert sorted(pool) == sorted(deck.outcome[6 * n : 6 * n + 6])


@pytest.mark.rule("ST-2")
def test_a_taken_card_goes_to_the_hand() -> None:
    match = take(table(stage="draft 1", **POOLS), "datura", "anna-lys", "king-kyros")
    assert [player(match, seat).hand for seat in match.seats] == [("datura",), ("anna-lys",), ("king-kyros",)]


@pytest.mark.rule("ST-2")
def test_what_is_left_goes_to_the_left_neighbour() -> None:
    match = take(table(stage="draft 1", **POOLS), "datura", "anna-lys", "king-kyros")
    pools = sees(match).pools or ()
    assert sorted(pools[1]) == sorted(["loyal-soldier", "kings-guard", "outlaw", "langman", "simone"])
    assert sorted(pools[2]) == sorted(["loyal-soldier", "tax-collector", "outlaw", "picureas", "protis"])
    assert sorted(pools[0]) == sorted(["loyal-soldier", "dutiful-peasant", "outlaw", "sythera", "thavna"])


@pytest.mark.rule("ST-2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_draft_ends_when_the_pools_are_gone(players: int) -> None:
    match = new(players)
    for _ in range(6 * players):
        assert sees(match).stage == "draft"
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    assert sees(match).stage == "wave"
    assert [seat.cards for seat in sees(match).players] == [6] * players


@pytest.mark.rule("ST-2")
@pytest.mark.rule("ST-24")
def test_a_kept_card_is_in_the_hand_and_not_drafted() -> None:
    match = play_on(new(), "keep")
    kept = [match.legal(seat)[0].removeprefix("keep ") for seat in match.seats]
    play_on(match, "draft")
    assert [player(match, seat).hand for seat in match.seats] == [(card,) for card in kept]
    dealt = match.chance()[1].outcome
    assert len(dealt) == 54 - 3 - sum(bool(seat.line) for seat in sees(match).players)


@pytest.mark.rule("ST-2")
def test_there_is_a_new_shuffle_for_every_battle() -> None:
    match = play_on(play_on(new(), "keep"), "draft")
    decks = match.chance()
    assert [deck.name for deck in decks] == ["deck", "deck"]
    assert decks[0].outcome != decks[1].outcome


@pytest.mark.rule("ST-2")
@pytest.mark.rule("ST-26")
def test_choices_may_come_in_any_order() -> None:
    early, late = table(stage="draft 1", **POOLS), table(stage="draft 1", **POOLS)
    decisions = [("p1", "draft datura"), ("p2", "draft outlaw"), ("p3", "draft thavna")]
    for seat, decision in decisions:
        early.play(seat, decision)
    for seat, decision in reversed(decisions):
        late.play(seat, decision)
    assert early.position.bytes() == late.position.bytes()


@pytest.mark.rule("ST-3")
def test_a_seat_knows_a_pool_as_it_lay_when_it_arrived() -> None:
    match = take(table(stage="draft 1", **POOLS), "datura", "anna-lys", "king-kyros")
    seen = sees(match, "p2").seen
    assert [pool.round for pool in seen] == [1, 2]
    assert sorted(seen[0].cards) == sorted(
        ["loyal-soldier", "tax-collector", "anna-lys", "outlaw", "picureas", "protis"]
    )
    assert seen[0].taken == "anna-lys"
    assert sorted(seen[1].cards) == sorted(["loyal-soldier", "kings-guard", "outlaw", "langman", "simone"])
    assert seen[1].taken is None


@pytest.mark.rule("ST-3")
def test_a_pool_that_comes_back_tells_what_the_others_took() -> None:
    match = take(table(stage="draft 1", **POOLS), "datura", "anna-lys", "king-kyros")
    take(match, "sythera", "langman", "protis")
    take(match, "picureas", "thavna", "simone")
    back = sees(match, "p1").seen[-1].cards
    passed_on = {"loyal-soldier", "kings-guard", "outlaw", "langman", "simone"}
    assert passed_on - set(back) == {"langman", "simone"}


@pytest.mark.rule("ST-3")
def test_the_pools_seen_are_still_known_in_the_waves() -> None:
    match = play_on(new(), "wave")
    assert [len(pool.cards) for pool in sees(match, "p3").seen] == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("ST-3")
def test_the_pools_of_the_battle_before_are_forgotten() -> None:
    match = play_on(play_on(new(), "keep"), "draft")
    assert len(sees(match, "p1").seen) == 1
    hidden = match.position.hidden(0).checked_state()
    assert {card for pool in list(hidden.pool)[1:3] for card in pool} == {UNKNOWN}


@pytest.mark.rule("ST-3")
@pytest.mark.rule("ST-26")
def test_a_spectator_sees_no_pool_and_no_hand() -> None:
    match = take(table(stage="draft 1", **POOLS), "datura", "anna-lys", "king-kyros")
    watched = sees(match, "spectator")
    assert watched.pool is None and watched.pools is None and watched.seen == ()
    assert [seat.hand for seat in watched.players] == [None, None, None]
    assert [seat.cards for seat in watched.players] == [1, 1, 1]


@pytest.mark.rule("ST-26")
def test_nobody_sees_a_choice_before_all_have_chosen() -> None:
    match = table(stage="draft 1", **POOLS)
    match.play("p2", "draft protis")
    others = [sees(match, viewer).players[1] for viewer in ("p1", "p3", "spectator")]
    assert all(seat.decided and seat.choice is None for seat in others)
    assert sees(match, "p2").players[1].choice == "protis"
    assert "rotis" not in match.view("p1").text() + " ".join(match.log("p1") + match.log("spectator"))
    assert match.log("p2")[-1] == "p2 takes Protis from the pool."


@pytest.mark.rule("ST-26")
def test_who_has_chosen_is_not_asked_again() -> None:
    match = table(stage="draft 1", **POOLS)
    match.play("p2", "draft protis")
    assert match.waiting == ("p1", "p3")
    with pytest.raises(DecisionError, match="p2 is not asked now"):
        match.play("p2", "draft outlaw")


@pytest.mark.rule("ST-26")
def test_two_equal_cards_in_a_pool_are_one_choice() -> None:
    match = table(
        stage="draft 1",
        pool_p1="outlaw, outlaw, outlaw, datura, protis, simone",
        p1="",
        p2="",
        p3="",
    )
    assert match.legal("p1") == ["draft datura", "draft outlaw", "draft simone", "draft protis"]


@pytest.mark.rule("ST-26")
def test_two_equal_cards_in_a_hand_are_one_choice() -> None:
    match = table(stage="wave", p1="outlaw, outlaw, datura, simone, protis, thavna")
    assert match.legal("p1") == ["play datura", "play outlaw", "play simone", "play protis", "play thavna"]


@pytest.mark.rule("ST-26")
def test_hands_are_secret_and_their_sizes_public() -> None:
    match = table(stage="wave", p1="outlaw, outlaw, datura, simone, protis, thavna")
    seen = sees(match, "p2").players
    assert [seat.hand is None for seat in seen] == [True, False, True]
    assert [seat.cards for seat in seen] == [6, 6, 6]


@pytest.mark.rule("ST-26")
def test_gold_influence_and_face_down_cards_are_public() -> None:
    match = table(
        stage="wave", gold="1, 2, 3", influence="4, 5, 6", line_p1="datura down", line_p2="outlaw", line_p3="outlaw"
    )
    seen = sees(match, "spectator").players
    assert [(seat.gold, seat.influence) for seat in seen] == [(1, 4), (2, 5), (3, 6)]
    assert seen[0].line[0].card == "datura" and seen[0].line[0].face_down
