"""The end of a battle and of the game: winners, rewards, Langman, the kept card."""

from __future__ import annotations

import pytest

from tests.games.shadow_throne.tables import (
    at_wave,
    choose,
    first,
    fought,
    gold,
    influence,
    last,
    play_on,
    player,
    powers,
    sees,
    table,
)
from throneroom import Match
from throneroom.engine.compiled import plain

EMPIRE_WINS = {
    "line_p1": "kings-guard, loyal-soldier, kings-guard",
    "line_p2": "warrior-monk, outlaw, loyal-soldier",
    "line_p3": "defiant-slave, pious-peasant, outlaw",
}


def keep_all(match: Match) -> Match:
    """Everybody keeps the first card that can be kept."""
    for seat in match.seats:
        match.play(seat, match.legal(seat)[0])
    return match


# ST-22: who wins, and what it brings


@pytest.mark.rule("ST-22")
def test_characters_of_the_winning_faction_bring_influence() -> None:
    match = fought("tax-collector", "tithe-master", "tithe-master", **EMPIRE_WINS)
    assert powers(match) == (4 + 1 + 4 + 1 + 1, 3, 4)
    assert influence(match) == (2 + 1 + 2 + 0, 1, 0)


@pytest.mark.rule("ST-22")
def test_characters_of_other_factions_bring_their_consolation_gold() -> None:
    match = fought("tax-collector", "tithe-master", "tithe-master", gold="0", **EMPIRE_WINS)
    assert gold(match) == (2 - 1, 2, 2 + 3 + 3)


@pytest.mark.rule("ST-22")
def test_tied_factions_win_together() -> None:
    match = fought(
        "tax-collector",
        "langman",
        "simone",
        line_p1="loyal-soldier, outlaw, loyal-soldier",
        line_p2="godesea-knights, dutiful-peasant, defiant-slave",
        line_p3="mutinous-soldier, tithe-master, mutinous-soldier",
    )
    assert powers(match) == (4, 1 + 1 + 4 + 1 + 1, 3 + 1 + 4)
    assert influence(match) == (0, 1 + 1 + 2, 1 + 1 + 2)
    assert gold(match)[1] == 9 - 2 + 3 - 1


@pytest.mark.rule("ST-22")
def test_all_factions_tie_at_nothing() -> None:
    match = fought(
        "protis",
        "shepherd-of-the-lost",
        "king-kyros",
        gold="0",
        line_p1="datura down, thavna down, sythera down",
        line_p2="anna-lys down, langman down, simone down",
        line_p3="picureas down, queen-eletheria down, princess-beatrice down",
    )
    assert powers(match) == (0, 0, 0)
    assert [side.leads for side in sees(match).factions] == [True, True, True]
    assert match.log()[-4] == "The Empire, the Rebels and the Church win the battle together."


@pytest.mark.rule("ST-22")
@pytest.mark.rule("ST-11")
def test_a_converted_character_brings_influence_with_the_church() -> None:
    match = fought(
        "tithe-master",
        "tithe-master",
        "tithe-master",
        line_p1="protis, simone, godesea-knights",
        line_p2="kings-guard church, warrior-monk, outlaw",
        line_p3="outlaw, tax-collector, mutinous-soldier",
    )
    assert sees(match).factions[2].leads
    assert influence(match)[1] == 2 + 1


@pytest.mark.rule("ST-22")
@pytest.mark.rule("ST-11")
def test_a_converted_character_brings_consolation_when_the_church_loses() -> None:
    lines = {
        "line_p1": "shepherd-of-the-lost, kings-guard, loyal-soldier",
        "line_p2": "dutiful-peasant church, kings-guard, outlaw",
        "line_p3": "outlaw, outlaw, tax-collector",
    }
    match = fought("tax-collector", "tax-collector", "tithe-master", gold="0", **lines)
    assert sees(match).factions[0].leads
    assert influence(match)[1] == 2
    assert gold(match)[1] == 2 + 3


@pytest.mark.rule("ST-10")
@pytest.mark.rule("ST-22")
@pytest.mark.parametrize(
    ("victim", "killer", "half"),
    [
        ("phabos-scouts", "anna-lys", 1),
        ("queens-guard", "anna-lys", 0),
        ("picureas", "datura", 1),
        ("queen-eletheria", "datura", 2),
    ],
)
def test_the_dead_bring_half_their_influence_rounded_down(victim: str, killer: str, half: int) -> None:
    match = fought(
        "tax-collector",
        "outlaw",
        "outlaw",
        line_p1=f"{killer}, loyal-soldier, simone",
        line_p2=f"{victim} dead, langman, outlaw",
        line_p3="kings-guard, sythera, tithe-master",
    )
    assert sees(match).factions[1].leads
    assert influence(match)[1] == half + 2


@pytest.mark.rule("ST-10")
@pytest.mark.rule("ST-22")
def test_the_dead_bring_all_their_consolation() -> None:
    match = fought(
        "tax-collector",
        "tithe-master",
        "tithe-master",
        gold="0",
        line_p1="benthon-knights, kings-guard, outlaw",
        line_p2="defiant-slave dead, tax-collector, outlaw",
        line_p3="kings-guard, warrior-monk, outlaw",
    )
    assert gold(match)[1] == 2 + 3


@pytest.mark.rule("ST-10")
def test_a_dead_convert_brings_half_with_the_church() -> None:
    """Killed and converted at the same moment."""
    match = fought(
        "tithe-master",
        "tithe-master",
        "tithe-master",
        line_p1="king-kyros, extra anna-lys, simone, warrior-monk",
        line_p2="phabos-scouts dead church, thavna, outlaw",
        line_p3="protis, godesea-knights, godesea-knights",
    )
    assert sees(match).factions[2].leads
    assert influence(match)[1] == 1 + 3


# ST-20: Langman


LOST = {
    "line_p1": "langman, kings-guard, loyal-soldier",
    "line_p2": "kings-guard, loyal-soldier, warrior-monk",
    "line_p3": "warrior-monk, tax-collector, tithe-master",
}


@pytest.mark.rule("ST-20")
def test_langman_stays_when_the_rebels_have_lost() -> None:
    match = keep_all(fought("tax-collector", "tithe-master", "outlaw", **LOST))
    langman = first(match, "p1")
    assert (langman.card, langman.wave, langman.faction) == ("langman", 0, "Rebels")
    assert "langman" not in match.chance()[-1].outcome
    assert match.log()[-2] == "Langman stays at p1's side for another battle."


@pytest.mark.rule("ST-20")
def test_langman_leaves_when_the_rebels_have_won() -> None:
    match = fought(
        "tax-collector",
        "tithe-master",
        "outlaw",
        line_p1="langman, outlaw, loyal-soldier",
        line_p2="sythera, loyal-soldier, mutinous-soldier",
        line_p3="warrior-monk, outlaw, tithe-master",
    )
    assert sees(match).factions[1].leads
    keep_all(match)
    assert player(match, "p1").line == ()
    assert "langman" in match.chance()[-1].outcome


@pytest.mark.rule("ST-20")
@pytest.mark.rule("ST-22")
def test_a_tie_counts_as_a_win_for_langman() -> None:
    match = fought(
        "tax-collector",
        "tithe-master",
        "tithe-master",
        line_p1="langman, warrior-monk, loyal-soldier",
        line_p2="loyal-soldier, loyal-soldier, warrior-monk",
        line_p3="pious-peasant, outlaw, tax-collector",
    )
    assert powers(match) == (5, 5, 5)
    assert player(keep_all(match), "p1").line == ()


@pytest.mark.rule("ST-20")
def test_a_dead_langman_does_not_stay() -> None:
    lines = {
        **LOST,
        "line_p1": "langman dead, kings-guard, loyal-soldier",
        "line_p2": "datura, loyal-soldier, warrior-monk",
    }
    match = keep_all(fought("tax-collector", "tithe-master", "outlaw", **lines))
    assert player(match, "p1").line == ()


@pytest.mark.rule("ST-20")
@pytest.mark.rule("ST-7")
def test_a_face_down_langman_does_not_stay() -> None:
    lines = {**LOST, "line_p1": "langman down, kings-guard, loyal-soldier"}
    assert player(keep_all(fought("tax-collector", "tithe-master", "outlaw", **lines)), "p1").line == ()


@pytest.mark.rule("ST-20")
def test_langman_stays_without_tokens() -> None:
    lines = {
        **LOST,
        "line_p1": "langman +1, kings-guard, loyal-soldier",
        "line_p2": "phabos-scouts, kings-guard, warrior-monk",
    }
    langman = first(keep_all(fought("tax-collector", "tithe-master", "outlaw", **lines)), "p1")
    assert (langman.tokens, langman.power) == (0, 4)


@pytest.mark.rule("ST-20")
def test_langman_leaves_after_his_second_battle() -> None:
    lines = {**LOST, "line_p1": "stays langman, kings-guard, loyal-soldier, outlaw"}
    match = fought("tax-collector", "tithe-master", "outlaw", battle="2", **lines)
    assert not sees(match).factions[1].leads
    assert player(keep_all(match), "p1").line == ()


@pytest.mark.rule("ST-20")
def test_the_power_of_a_langman_who_stayed_counts_from_the_start() -> None:
    match = table(battle="2", stage="draft 1", line_p2="stays langman")
    assert powers(match) == (0, 4, 0)


@pytest.mark.rule("ST-20")
@pytest.mark.parametrize("card", ["datura", "phabos-scouts", "queen-eletheria", "picureas"])
def test_no_ability_touches_a_langman_who_stayed(card: str) -> None:
    match = fought("outlaw", card, "simone", battle="2", line_p1="stays langman")
    langman = first(match, "p1")
    assert (langman.dead, langman.tokens, langman.power) == (False, 0, 4)


@pytest.mark.rule("ST-20")
def test_a_langman_who_stayed_brings_influence_when_the_rebels_win() -> None:
    match = fought(
        "outlaw",
        "outlaw",
        "tithe-master",
        battle="2",
        line_p1="stays langman, outlaw, tithe-master, simone",
        line_p2="mutinous-soldier, tax-collector, mutinous-soldier",
        line_p3="tax-collector, queens-guard, tax-collector",
    )
    assert sees(match).factions[1].leads
    assert influence(match)[0] == 2


@pytest.mark.rule("ST-20")
def test_langman_is_bound_to_the_player_who_sent_him() -> None:
    lines = {"line_p1": LOST["line_p2"], "line_p2": LOST["line_p1"], "line_p3": LOST["line_p3"]}
    match = keep_all(fought("tithe-master", "tax-collector", "outlaw", **lines))
    assert [len(seat.line) for seat in sees(match).players] == [0, 1, 0]


@pytest.mark.rule("ST-20")
def test_a_converted_langman_asks_whether_the_rebels_lost_and_is_a_rebel_again() -> None:
    """No card converts a noble, so this position is made in the state itself."""
    rules = plain("throneroom.games.shadow_throne.rules")
    s = fought("tax-collector", "tithe-master", "outlaw", **LOST).position.checked_state()
    s.fate[0, 1] = rules.CONVERTED
    for seat in range(3):
        rules.apply(s, seat, rules.KEEP_CARD + s.hand[seat, 0])
    assert s.laid[0, rules.STAYED] == rules.LANGMAN
    assert rules.faction(s, 0, rules.STAYED) == rules.REBELS


# ST-23: the end


@pytest.mark.rule("ST-23")
def test_the_target_ends_the_game_after_the_battle() -> None:
    match = fought("tax-collector", "tithe-master", "tithe-master", influence="10, 0, 0", **EMPIRE_WINS)
    assert match.over and match.standing == (1, 0, 0)
    assert match.asked("p2") == "p1 has won with 15 influence."


@pytest.mark.rule("ST-23")
@pytest.mark.parametrize("target", [15, 20, 25])
def test_the_target_is_an_option(target: int) -> None:
    lines = {
        "stage": "wave",
        "gold": "9",
        "p1": "tax-collector, rest",
        "p2": "tithe-master, rest",
        "p3": "tithe-master, rest",
        **EMPIRE_WINS,
    }
    short = choose(
        table(3, target, influence=f"{target - 6}, 0, 0", **lines), "tax-collector", "tithe-master", "tithe-master"
    )
    assert not short.over
    there = choose(
        table(3, target, influence=f"{target - 5}, 0, 0", **lines), "tax-collector", "tithe-master", "tithe-master"
    )
    assert there.over


@pytest.mark.rule("ST-23")
def test_most_influence_wins() -> None:
    match = fought("tax-collector", "tithe-master", "tithe-master", influence="10, 20, 0", **EMPIRE_WINS)
    assert match.standing == (0, 1, 0)


@pytest.mark.rule("ST-23")
def test_a_tie_goes_to_the_most_gold_of_those_tied() -> None:
    match = fought(
        "tax-collector", "tithe-master", "tithe-master", influence="10, 14, 0", gold="0, 1, 9", **EMPIRE_WINS
    )
    assert influence(match) == (15, 15, 0)
    assert gold(match) == (1, 3, 17)
    assert match.standing == (0, 1, 0)
    assert match.asked(None) == "p2 has won with 15 influence, and 3 gold to break the tie."


@pytest.mark.rule("ST-23")
def test_still_tied_nobody_wins() -> None:
    match = fought(
        "tax-collector", "tithe-master", "tithe-master", influence="10, 14, 0", gold="2, 1, 9", **EMPIRE_WINS
    )
    assert match.over and match.standing == (0, 0, 0)
    assert match.asked(None) == "Nobody has won: p1 and p2 are equal, with 15 influence and 3 gold."


@pytest.mark.rule("ST-23")
def test_a_third_with_as_much_can_still_win_over_two_who_are_tied() -> None:
    match = fought(
        "tax-collector", "tithe-master", "tithe-master", influence="10, 14, 15", gold="1, 1, 9", **EMPIRE_WINS
    )
    assert match.standing == (0, 0, 1)


# ST-24: the kept card


@pytest.mark.rule("ST-24")
def test_everybody_keeps_one_unplayed_card() -> None:
    match = choose(
        at_wave("tax-collector, datura", "tithe-master, simone", "tithe-master, protis", **EMPIRE_WINS),
        "tax-collector",
        "tithe-master",
        "tithe-master",
    )
    assert match.waiting == ("p1", "p2", "p3")
    for seat, card in zip(match.seats, ("datura", "simone", "protis"), strict=True):
        match.play(seat, f"keep {card}")
    assert [player(match, seat).hand for seat in match.seats] == [("datura",), ("simone",), ("protis",)]
    assert (sees(match).battle, sees(match).stage, sees(match).round) == (2, "draft", 1)


@pytest.mark.rule("ST-24")
def test_all_other_cards_form_the_next_deck() -> None:
    match = keep_all(fought("tax-collector", "tithe-master", "tithe-master", **EMPIRE_WINS))
    kept = [card for seat in sees(match).players for card in seat.hand or ()]
    deck = match.game.setup.deck(match.settings)
    assert sorted([*match.chance()[-1].outcome, *kept]) == sorted(deck.elements())


@pytest.mark.rule("ST-24")
def test_lines_are_empty_in_the_next_battle() -> None:
    match = keep_all(fought("tax-collector", "tithe-master", "tithe-master", **EMPIRE_WINS))
    assert [seat.line for seat in sees(match).players] == [(), (), ()]


@pytest.mark.rule("ST-24")
def test_gold_and_influence_stay() -> None:
    match = fought("tax-collector", "tithe-master", "tithe-master", **EMPIRE_WINS)
    before = gold(match), influence(match)
    keep_all(match)
    assert (gold(match), influence(match)) == before


@pytest.mark.rule("ST-24")
@pytest.mark.rule("ST-26")
def test_kept_and_discarded_cards_stay_secret() -> None:
    match = choose(
        at_wave("tax-collector, datura", "tithe-master, anna-lys", "tithe-master, protis", **EMPIRE_WINS),
        "tax-collector",
        "tithe-master",
        "tithe-master",
    )
    match.play("p2", "keep anna-lys")
    seen = sees(match, "p1").players[1]
    assert (seen.decided, seen.choice, seen.hand) == (True, None, None)
    match.play("p1", "keep datura")
    match.play("p3", "keep protis")
    assert "Anna" not in " ".join(match.log("p1"))
    seen = sees(match, "p1").players[1]
    assert (seen.cards, seen.hand) == (1, None)


@pytest.mark.rule("ST-24")
def test_in_a_later_battle_seven_cards_are_in_hand() -> None:
    match = play_on(keep_all(fought("tax-collector", "tithe-master", "tithe-master", **EMPIRE_WINS)), "wave")
    assert [seat.cards for seat in sees(match).players] == [7, 7, 7]


@pytest.mark.rule("ST-24")
def test_after_an_extra_card_in_the_first_battle_one_card_is_left_to_keep() -> None:
    match = at_wave("king-kyros, datura", "tithe-master", "tithe-master", **EMPIRE_WINS)
    choose(match, "king-kyros", "tithe-master", "tithe-master")
    match.play("p1", "extra datura")
    assert len(match.legal("p1")) == 1 and last(match, "p1").extra
