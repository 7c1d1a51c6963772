"""Positions by their parts: what may be left out, and what is refused."""

from __future__ import annotations

import pytest

from tests.games.shadow_throne.tables import new, play_on, player, sees, table
from throneroom import ArrangeError

WAVE = {"stage": "wave"}
LINES = {"line_p1": "outlaw", "line_p2": "simone", "line_p3": "datura"}
FOUR = {
    "line_p1": "outlaw, simone, kings-guard, langman",
    "line_p2": "outlaw, protis, loyal-soldier, sythera",
    "line_p3": "outlaw, thavna, loyal-soldier, tithe-master",
}

REFUSED = [
    ({"throne": "p1"}, "there is no part 'throne'"),
    ({"p4": "outlaw"}, "there is no part 'p4'"),
    ({**WAVE, "p1": "dragon"}, "no card is called 'dragon'"),
    ({**WAVE, "p1": "datura, rest", "p2": "datura, rest"}, "p2: too many of datura; there is only 1, in p1"),
    ({**WAVE, "line_p1": "outlaw, outlaw, outlaw, outlaw"}, "line_p1: too many of outlaw; there are only 3"),
    ({**WAVE, "p1": "outlaw"}, "p1 has 1 cards in hand: at this stage it is 6"),
    ({"stage": "keep", **FOUR, "p1": "datura, anna-lys, picureas"}, "p1 has 3 cards in hand: at this stage it is 2"),
    ({"stage": "siege"}, "stage: 'siege' is none of 'draft N' (1 to 6), 'wave N', 'extra N', 'keep', 'over'"),
    ({"stage": "keep 4"}, "stage: 'keep 4' is none of"),
    ({"stage": "draft 7"}, "stage: 'draft 7' is none of 'draft N' (1 to 6)"),
    ({"stage": "draft 2", **LINES}, "while the pools go round nobody has played a card"),
    ({"stage": "wave 3", **LINES}, "the lines show 1 waves: it is wave 2, not 3"),
    ({**WAVE, "line_p1": "outlaw"}, "their lengths differ"),
    ({**WAVE, **FOUR}, "a battle has four, and then it is resolved"),
    ({"stage": "keep", **LINES}, "the lines show 1 waves"),
    ({**WAVE, "line_p1": "outlaw, simone, kings-guard, langman, datura"}, "a line has one card a wave, four waves"),
    ({"stage": "over", **FOUR}, "the game is over when somebody has 15 influence"),
    ({"stage": "keep", **FOUR, "influence": "15"}, "with 15 influence after a battle the game is over"),
    ({"battle": "0"}, "battle: '0' should be a whole number from 1"),
    ({"gold": "3, 3"}, "gold: '3, 3' should be one for all or 3, with commas between them"),
    ({"gold": "-1"}, "gold: '-1' should be a whole number from 0"),
    ({"influence": "many"}, "influence: 'many' should be a whole number from 0"),
    ({**WAVE, "line_p1": "stays langman"}, "only Langman stays, before the waves of a later battle"),
    ({**WAVE, "battle": "2", "line_p1": "stays outlaw"}, "only Langman stays"),
    ({**WAVE, "battle": "2", "line_p1": "stays langman +1"}, "nothing touches a Langman who stayed"),
    ({**WAVE, "line_p1": "extra datura"}, "an extra card is of the Empire and follows its king-kyros"),
    ({**WAVE, "line_p1": "king-kyros, extra outlaw"}, "an extra card is of the Empire and follows its king-kyros"),
    ({**WAVE, "line_p1": "king-kyros down, extra datura"}, "an extra card is of the Empire and follows"),
    ({**WAVE, **LINES, "line_p1": "king-kyros, extra anna-lys", "line_p2": "sythera"}, "Sythera silences King Kyros"),
    ({**WAVE, "line_p1": "extra"}, "line_p1: 'extra' lacks a card"),
    ({**WAVE, **LINES, "line_p1": "outlaw wounded"}, "after a card come +N (tokens), down, dead or church"),
    ({**WAVE, **LINES, "line_p1": "outlaw down +1"}, "a face-down card is not in the battle"),
    ({**WAVE, **LINES, "line_p2": "simone dead +1"}, "the dead have no tokens"),
    ({**WAVE, **LINES, "line_p2": "simone church"}, "it is of the Church by birth"),
    ({**WAVE, **LINES, "line_p1": "outlaw dead"}, "outlaw cannot be dead: nobody in its wave kills it"),
    ({**WAVE, "line_p1": "simone dead", "line_p2": "datura", "line_p3": "sythera"}, "simone cannot be dead"),
    ({**WAVE, **LINES, "line_p1": "outlaw church"}, "outlaw cannot be converted: nobody in its wave converts it"),
    ({**WAVE, "p1": "outlaw, rest", "chosen": "p1 datura"}, "p1 cannot have chosen datura: it is not there"),
    ({**WAVE, "p1": "outlaw, rest", "chosen": "p9 datura"}, "'p9 datura' should be a seat and what it has"),
    ({**WAVE, "p1": "outlaw, simone, rest", "chosen": "p1 outlaw, p1 simone"}, "each seat once (ST-4)"),
    ({**WAVE, "p1": "outlaw, rest", "p2": "simone, rest", "p3": "protis, rest",
      "chosen": "p1 outlaw, p2 simone, p3 protis"}, "all have chosen: then the choice is revealed"),
    ({"stage": "extra", **LINES}, "in stage extra King Kyros is face up in the last wave, without Sythera"),
    ({"stage": "extra", **LINES, "line_p1": "king-kyros", "line_p2": "sythera"}, "without Sythera"),
    ({"stage": "extra", **LINES, "line_p1": "king-kyros, extra anna-lys"}, "the extra card is not played yet"),
    ({"stage": "extra", "line_p1": "king-kyros", "line_p2": "shepherd-of-the-lost", "line_p3": "outlaw church"},
     "outlaw cannot be converted yet"),
    ({"stage": "extra", **LINES, "line_p1": "king-kyros", "p1": "outlaw, rest", "chosen": "p1 outlaw"},
     "nothing is chosen in secret at this stage"),
    ({"p1": "", "p2": "", "p3": "", "pool_p1": "outlaw"}, "pool_p1 names 1 cards, and every pool has six"),
    ({"stage": "draft 2", "pool_p1": "outlaw, rest"}, "p1: where pools are named, name the hands as well"),
    ({"stage": "draft 2", "p1": "simone", "p2": "datura", "p3": "protis", "pool_p1": "outlaw, rest",
      "pool_p2": "datura, rest", "pool_p3": "protis, rest"}, "by the pools p1 took outlaw, but has it neither"),
]  # fmt: skip


@pytest.mark.parametrize(("parts", "reason"), REFUSED, ids=lambda value: str(value)[:60])
def test_an_impossible_position_is_refused(parts: dict[str, str], reason: str) -> None:
    with pytest.raises(ArrangeError) as error:
        table(**parts)
    assert reason in str(error.value)


def test_without_parts_the_first_pools_are_dealt() -> None:
    match = table()
    assert (sees(match).stage, sees(match).round, sees(match).battle) == ("draft", 1, 1)
    assert [len(pool) for pool in sees(match).pools or ()] == [6, 6, 6]


def test_a_hand_is_filled_up_with_the_rest() -> None:
    match = table(stage="wave", p1="datura, rest")
    hand = player(match, "p1").hand or ()
    assert len(hand) == 6 and "datura" in hand


def test_where_no_pools_are_named_the_cards_were_taken_in_their_order() -> None:
    hand = "datura, simone, outlaw, protis, thavna, langman"
    seen = sees(table(stage="wave", p1=hand), "p1").seen
    assert [pool.taken for pool in seen] == hand.split(", ")


def test_a_stage_without_a_number_follows_from_the_lines() -> None:
    assert sees(table(stage="wave", **LINES)).wave == 2
    assert sees(table(stage="extra", **{**LINES, "line_p1": "king-kyros"})).wave == 1


@pytest.mark.parametrize("stage", ["draft", "wave", "keep", "over"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_position_comes_back_from_its_parts(stage: str, players: int) -> None:
    match = play_on(new(players), stage)
    if not match.over:
        match.play(match.waiting[-1], match.legal(match.waiting[-1])[0])
    again = table(players, **match.arranged())
    assert again.arranged() == match.arranged()
    ours, theirs = match.position.states.copy(), again.position.states.copy()
    ours["key"] = theirs["key"] = 0
    assert ours.tobytes() == theirs.tobytes()


def test_the_extra_stage_comes_back_from_its_parts() -> None:
    match = table(stage="extra", line_p1="king-kyros", line_p2="outlaw dead", line_p3="benthon-knights", gold="1, 2, 3")
    assert match.arranged()["line_p2"] == "outlaw dead"
    assert table(**match.arranged()).position.bytes() == match.position.bytes()


def test_a_langman_who_stayed_comes_back_from_his_parts() -> None:
    match = table(battle="3", stage="wave", line_p2="stays langman, king-kyros, extra loyal-soldier church",
                  line_p1="shepherd-of-the-lost", line_p3="outlaw church")  # fmt: skip
    assert match.arranged()["line_p2"] == "stays langman, king-kyros, extra loyal-soldier church"
    assert table(**match.arranged()).position.bytes() == match.position.bytes()


def test_the_zones_hold_every_card_once() -> None:
    match = table(battle="3", stage="wave", line_p2="stays langman")
    zones = match.game.setup.zones(match.position.checked_state())
    assert sum(map(len, zones.values())) == 54
    assert len(zones["undealt"]) == 54 - 3 * 7 - 1
