"""What a seat of Battle For The Throne observes, feature by feature."""

import pytest

import throneroom
from tests.games.battle_for_the_throne.tables import table
from throneroom import Match
from throneroom.engine.observation import Floats, named_features
from throneroom.games.battle_for_the_throne.cards import SLUGS
from throneroom.games.battle_for_the_throne.rules import JACKS, KING, QUEENS, THRONE

GAME = throneroom.find("battle-for-the-throne")


def observed(match: Match, seat: int) -> dict[str, Floats]:
    return named_features(GAME, match.position.observation(seat))


def cards(marks: Floats) -> list[str]:
    """The cards that are marked."""
    return [SLUGS[card] for card in marks.nonzero()[0]]


def test_an_own_choice_is_seen_before_the_others_show_theirs() -> None:
    match = throneroom.new("battle-for-the-throne", seed=1)
    match.play("p1", match.legal("p1")[2])
    mine, theirs = observed(match, 0)["court"][0, THRONE], observed(match, 1)["court"][1, THRONE]
    assert mine.tolist() == [0, 0, 1, 0, 1, 0, 0]
    assert theirs.tolist() == [0, 0, 0, 0, 1, 0, 0]
    assert not observed(match, 0)["court"][1].any()


def test_counted_cards_are_known_of_another_hand() -> None:
    match = table(jokers=2, p1_hand="5c, joker, joker", p2_hand="9d, joker", p2_counted="joker")
    assert cards(observed(match, 0)["hand"]) == ["5c", "joker"]
    assert observed(match, 0)["hand"][-1] == 2 / 4
    assert cards(observed(match, 0)["counted"][1]) == ["joker"]
    assert cards(observed(match, 1)["counted"][0]) == ["joker"]
    assert observed(match, 0)["hand_size"][:2].tolist() == pytest.approx([3 / 6, 2 / 6])


def test_attacks_lie_where_they_were_played_the_last_on_top() -> None:
    match = table(3, p1_king="kc + p2 10d + p3 5s for 2", p1_discards="2h")
    for seat, owner in ((0, 0), (2, 1)):
        features = observed(match, seat)
        king = features["court"][owner, THRONE]
        assert king.tolist() == pytest.approx([1, 0, 0, 0, 20 / 20, 12 / 20, 2 / 10])
        ten, five = (features["attacks"][(n - seat) % 3, SLUGS.index(card)] for n, card in ((1, "10d"), (2, "5s")))
        assert ten.tolist() == pytest.approx([(owner + 1) / 6, 15 / 16, 1 / 2, 0])
        assert five.tolist() == pytest.approx([(owner + 1) / 6, 15 / 16, 1, 1])
        assert cards(features["discard"][owner]) == ["2h"]
        assert features["number"].tolist() == [n == seat for n in range(6)]


def test_a_king_in_the_ranks_is_told_from_the_character_before_him() -> None:
    court = observed(table(p1_jacks="jd, kd", p1_queens="qs"), 0)["court"][0]
    assert court[JACKS].tolist() == [0, 1, 0, 0, 10 / 20, 0, 0]
    assert court[JACKS + 1].tolist() == [0, 1, 0, 0, 1, 0, 0]
    assert court[QUEENS].tolist() == [0, 0, 0, 1, 15 / 20, 0, 0]


def test_an_attack_that_waits_for_its_answer() -> None:
    match = table(jokers=2, stage="jester", attack="10h", target="p2 king", p2_king="kc", p2_hand="5c")
    features = observed(match, 1)
    assert cards(features["attack"]) == ["10h"]
    assert features["place"].nonzero()[0].tolist() == [THRONE]
    assert features["target"].tolist() == [1, 0, 0, 0, 0, 0]
    assert features["turn"].tolist() == [0, 1, 0, 0, 0, 0]


def test_a_fallen_king_is_remembered() -> None:
    features = observed(table(3, p2_fallen="kh"), 0)
    assert features["fallen"][1].tolist() == [n == SLUGS.index("kh") - KING for n in range(4)]
    assert not features["court"][1].any()
