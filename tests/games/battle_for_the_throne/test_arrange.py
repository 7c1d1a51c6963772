"""Positions by their named parts: what may be left out, and what is refused."""

import pytest

from tests.games.battle_for_the_throne.tables import GAME, part
from throneroom import Match
from throneroom.engine.errors import ArrangeError


def table(players: int = 2, jokers: int = 2, **parts: str) -> Match:
    return Match.arrange(GAME, players, seed=1, options={"jokers": jokers}, **parts)


def test_nothing_given_is_two_bare_kings_and_full_decks() -> None:
    match = table()
    assert [part(match, f"p1_{name}") for name in ("king", "queens", "jacks", "hand", "discards")] == [
        "kc", "", "", "", "",
    ]  # fmt: skip
    assert match.view().table.players[0].deck_size == 53
    assert (match.waiting, part(match, "stage"), part(match, "round")) == (("p1",), "act", "1")


def test_a_king_that_is_not_given_is_one_that_is_named_nowhere() -> None:
    match = table(p1_hand="kc", p1_discards="kd", p2_king="kc + p1 kh")
    assert part(match, "p1_king") == "ks"


def test_rest_in_the_deck_comes_after_the_cards_on_top() -> None:
    assert part(table(p1_deck="ah, 5d, rest"), "p1_deck").startswith("ah, 5d, 2c, 2d, 2h")


def test_rest_in_the_discards_leaves_no_deck() -> None:
    match = table(p1_discards="rest")
    assert part(match, "p1_deck") == ""
    assert len(part(match, "p1_discards").split(", ")) == 53


def test_parts_may_be_lists() -> None:
    match = Match.arrange(GAME, seed=1, p1_hand=["10h", "joker"])
    assert part(match, "p1_hand") == "10h, joker"


def test_an_attack_without_a_value_counts_by_its_suit() -> None:
    assert part(table(p2_king="kd + p1 9h + p1 9c"), "p2_king") == "kd + p1 9h for 4 + p1 9c for 9"


def test_a_value_can_be_from_before_a_rally() -> None:
    assert part(table(p2_king="kd + p1 9h for 9 + p1 8d for 8"), "p2_king") == "kd + p1 9h for 9 + p1 8d for 8"


def test_a_shield_on_the_table_has_been_had() -> None:
    assert part(table(p1_shield="joker"), "shielded") == "p1"


def test_with_an_empty_deck_the_whole_hand_is_counted() -> None:
    assert part(table(p1_hand="5c, 9d", p1_discards="rest"), "p1_counted") == "5c, 9d"


def test_the_setup_by_its_parts() -> None:
    match = table(stage="setup", p2_king="kh", p2_queens="qc")
    assert match.legal("p2")[0] == "jack clubs"
    assert match.legal("p1")[0] == "king clubs"


def test_a_finished_game_by_its_parts() -> None:
    assert table(3, stage="over", p1_fallen="kc", p3_fallen="kd").standing == (0, 1, 0)
    assert table(stage="over", round="100").standing == (1, 1)


def test_every_card_is_somewhere() -> None:
    match = table(3, p1_hand="2c", p2_king="kc + p1 9h", p3_fallen="kd")
    zones = match.game.setup.zones(match.position.checked_state())
    assert sum(map(len, zones.values())) == 3 * 54


JESTER = {"stage": "jester", "p2_jacks": "jd, js", "p2_hand": "2c", "attack": "9c"}

WRONG: list[tuple[dict[str, str], str]] = [
    ({"p3_hand": "2c"}, "there is no part 'p3_hand' at this table; the parts are p1_jacks, p1_queens, p1_king, "
     "p1_shield, p1_hand, p1_deck, p1_discards, p1_fallen, p1_counted (and so for each seat), stage, round, first, "
     "turn, passes, attack, target, shielded"),
    ({"p1_hand": "11h"}, "p1_hand: no card is called '11h'; the cards are 2c, 2d, 2h"),
    ({"p1_hand": "2c, 2c"}, "p1_hand: too many of 2c; there is only 1, in p1_hand"),
    ({"p1_hand": "2c", "p1_deck": "2c, rest"}, "p1_deck: too many of 2c; there is only 1, in p1_hand"),
    ({"p1_hand": "9h", "p2_king": "kc + p1 9h"},
     "p1_attacks (p2 king): too many of 9h; there is only 1, in p1_hand"),
    ({"p1_hand": "joker, joker", "p1_shield": "joker"},
     "p1_hand: too many of joker; there are only 2, in p1_shield (1) and p1_hand (1)"),
    ({"p1_hand": "2c", "p1_deck": "3c"}, "cards of p1 not placed: "),
    ({"p1_hand": "2c, 3c, 4c, 5c, 6c, 7c"}, "p1_hand has 6 cards; five are the most (BA-2)"),
    (JESTER | {"target": "p2 jack 1", "p1_hand": "2c, 3c, 4c, 5c, 6c"},
     "p1 has just played an attack card, and cannot hold five others (BA-2)"),
    ({"p1_hand": "rest", "p1_deck": "rest"},
     "'rest' in p1_hand and p1_deck: say it once, it stands for all that is named nowhere"),
    ({"p1_jacks": "qc"}, "p1_jacks: qc cannot be here, only jc, jd, jh, js, kc, kd, kh, ks (BA-5)"),
    ({"p1_queens": "jc"}, "p1_queens: jc cannot be here, only qc, qd, qh, qs, kc, kd, kh, ks (BA-5)"),
    ({"p1_king": "qc"}, "p1_king: qc cannot be here, only kc, kd, kh, ks (BA-5)"),
    ({"p1_shield": "kc"}, "p1_shield: kc cannot be here, only joker (BA-5)"),
    ({"p1_king": "kc, kd"}, "p1_king: 2 cards, but 1 at most (BA-5)"),
    ({"p1_hand": "kc, kd, kh, ks"}, "p1 has no King left for the King rank: give p1_king (BA-14)"),
    ({"p1_king": "kc + p1 9h"}, "'p1 9h' on p1 king: nobody attacks an own character (BA-5)"),
    ({"p1_king": "kc + p2 qh"}, "'p2 qh' on p1 king: qh is no attack card (BA-5)"),
    ({"p1_king": "kc + 9h"}, "p1_king: '9h' should be an attack, as in 'p2 10h' or 'p2 10h for 5'"),
    ({"p1_king": "kc + p3 9h"}, "p1_king: 'p3 9h' should be an attack, as in 'p2 10h'"),
    ({"p1_king": "kc + p2 9c"}, "'p2 9c' on p1 king: an attack card is not played on its own suit (BA-6)"),
    ({"p1_jacks": "jc + p2 9c for 9"},
     "'p2 9c for 9' on p1 jack 1: an attack card is not played on its own suit (BA-6)"),
    ({"p1_jacks": "jc + p2 9s for 9"}, "'p2 9s for 9' on p1 jack 1: it counts 4 there, not 9 (BA-6)"),
    ({"p1_king": "kc + p2 9s for 5"}, "'p2 9s for 5' on p1 king: it counts 4 or 9 there, not 5 (BA-6)"),
    ({"p1_king": "kc + p2 kd for 5"}, "'p2 kd for 5' on p1 king: it counts 10 there, not 5 (BA-6)"),
    ({"p1_jacks": "jc + p2 ad"},
     "'p2 ad' on p1 jack 1: an Ace does not stay on a Jack or Queen, it destroys it (BA-9)"),
    ({"p1_jacks": "jc + p2 10d"}, "p1 jack 1 has 10 points of attacks and would be destroyed (BA-7)"),
    ({"p1_fallen": "kc", "p1_jacks": "jc"}, "p1 is out and has no court, but p1_jacks is given (BA-17)"),
    ({"p1_fallen": "qc"}, "p1_fallen: qc cannot be here, only kc, kd, kh, ks (BA-17)"),
    ({"p1_fallen": "kc", "p2_fallen": "kc"}, "somebody must still have a King (BA-20)"),
    ({"p1_fallen": "kc"}, "the game is over with one King left or after the last round, and only then (BA-20, BA-21)"),
    ({"stage": "over"}, "the game is over with one King left or after the last round, and only then (BA-20, BA-21)"),
    ({"p1_counted": "2c"}, "p1_counted names cards of the hand, and not all of these are in it (BA-22)"),
    ({"stage": "dinner"},
     "stage: 'dinner' is none of setup, act, jester, honor, trim, discard, reform, mend, over"),
    ({"turn": "p3"}, "turn: 'p3' is none of p1, p2"),
    ({"round": "0"}, "round: '0' should be a whole number from 1 to 100"),
    ({"round": "x"}, "round: 'x' should be a whole number from 1 to 100"),
    ({"passes": "2"}, "passes: after 2 the round is over, so there are fewer (BA-3)"),
    ({"passes": "1", "stage": "mend"}, "passes are counted only while players act (BA-3)"),
    ({"target": "p2"}, "a target belongs to the stages jester, honor and trim, and to no other (BA-15, BA-8)"),
    ({"attack": "9c"}, "an attack waits for its answer in the stage jester, and only there (BA-15)"),
    ({"stage": "jester", "target": "p2 king"}, "an attack waits for its answer in the stage jester, and only there "
     "(BA-15)"),
    (JESTER, "a target belongs to the stages jester, honor and trim, and to no other (BA-15, BA-8)"),
    (JESTER | {"target": "p2 joker"},
     "target: 'p2 joker' should be a seat or a character, as in 'p2' or 'p2 jack 1'"),
    (JESTER | {"target": "p2"},
     "the target is a character in the stage jester, and a seat in the others (BA-8, BA-15)"),
    (JESTER | {"target": "p2 king"}, "p2 king is no character of the foremost rank (BA-5)"),
    (JESTER | {"target": "p2 jack 3"}, "p2 jack 3 is no character of the foremost rank (BA-5)"),
    (JESTER | {"target": "p1 king"}, "p1 has the turn, and cannot be its own target (BA-5)"),
    (JESTER | {"target": "p2 jack 1", "attack": "jc"}, "jc is no attack card (BA-5)"),
    (JESTER | {"target": "p2 jack 1", "attack": "9d"}, "9d cannot attack p2 jack 1, of its own suit (BA-6)"),
    (JESTER | {"target": "p2 jack 1", "p2_hand": ""}, "p2 cannot hold a Joker, and so is not asked (BA-15)"),
    ({"stage": "honor", "target": "p2 jack 1"},
     "the target is a character in the stage jester, and a seat in the others (BA-8, BA-15)"),
    ({"stage": "honor", "target": "p2", "p2_discards": "rest"},
     "p2 has an empty deck, and so is not asked to draw (BA-8)"),
    ({"stage": "trim", "target": "p2", "p2_hand": "2c"}, "p2 must discard one of six cards, but holds 1 (BA-2)"),
    ({"stage": "reform"}, "p1 is asked only with an empty deck and discarded cards (BA-19)"),
    ({"stage": "mend", "p1_hand": "2c"}, "p1 has drawn up to five before mending, or the whole deck (BA-18)"),
    ({"stage": "setup", "p1_hand": "2c"}, "p1_hand is not there yet in the setup: only courts are chosen (BA-1)"),
    ({"stage": "setup", "p1_queens": "qc"}, "p1 chooses one King, Queen and Jack, in this order (BA-1)"),
    ({"stage": "setup", "p1_king": "kc", "p1_queens": "qc, qd"}, "p1 chooses one King, Queen and Jack"),
    ({"stage": "setup", "p1_king": "kc + p2 9d"},
     "p1_king: 'p2 9d' is an attack, and nobody attacks in the setup (BA-1)"),
    ({"stage": "setup", "p1_king": "kc", "p1_queens": "kd"}, "p1 chooses one King, Queen and Jack"),
    ({"stage": "setup", "p1_king": "kc", "p1_queens": "qc", "p1_jacks": "jc", "p2_king": "kc", "p2_queens": "qc",
      "p2_jacks": "jc"}, "all have chosen, so the setup is over (BA-1)"),
]  # fmt: skip


@pytest.mark.parametrize(("parts", "reason"), WRONG, ids=[reason[:50] for _, reason in WRONG])
def test_an_impossible_position_is_refused_with_what_is_wrong(parts: dict[str, str], reason: str) -> None:
    with pytest.raises(ArrangeError) as error:
        table(**parts)
    assert str(error.value).startswith(reason)


def test_who_is_out_has_no_turn() -> None:
    with pytest.raises(ArrangeError, match="p2 is out and has no turn"):
        table(3, p2_fallen="kc", turn="p2")


def test_who_is_out_is_no_target() -> None:
    with pytest.raises(ArrangeError, match="p2 is out of the game"):
        table(3, p2_fallen="kc", stage="honor", target="p2")


def test_without_jokers_there_was_no_shield() -> None:
    with pytest.raises(ArrangeError, match="without Jokers nobody has had a shield"):
        table(jokers=0, shielded="p1")
