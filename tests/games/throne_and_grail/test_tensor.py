"""What a seat of Throne and the Grail observes, feature by feature."""

import pytest

import throneroom
from throneroom.engine.observation import Floats, named_features
from throneroom.games.throne_and_grail.cards import SLUGS

GAME = throneroom.find("throne-and-grail")


@pytest.fixture
def match() -> throneroom.Match:
    return throneroom.arrange(
        "throne-and-grail", seed=1, round="2", p1="5, 5, grail, -3", p2="8, 8, 8, 8",
        p1_taken="6, 6, +3", p2_taken="-2, -2", line="7, rest x 6, grail, -4",
    )  # fmt: skip


def observed(match: throneroom.Match, seat: int) -> dict[str, Floats]:
    return named_features(GAME, match.position.observation(seat))


def counts(shares: Floats, most: int) -> dict[str, int]:
    """How many of each card, where there are some."""
    return {slug: round(most * share) for slug, share in zip(SLUGS, shares, strict=True) if share}


def test_a_hand_is_its_owners_alone(match: throneroom.Match) -> None:
    assert counts(observed(match, 0)["hand"], 5) == {"5": 2, "grail": 1, "-3": 1}
    assert counts(observed(match, 1)["hand"], 5) == {"8": 4}
    assert observed(match, 0)["held"].tolist() == pytest.approx([4 / 5, 4 / 5])


def test_what_was_taken_lies_open_the_observers_first(match: throneroom.Match) -> None:
    for seat in (0, 1):
        taken = observed(match, seat)["taken"]
        assert counts(taken[seat], 9) == {"6": 2, "+3": 1}
        assert counts(taken[1 - seat], 9) == {"-2": 2}
        assert 200 * observed(match, seat)["points"][seat] == pytest.approx(6 + 3)


def test_the_line_is_read_from_its_end(match: throneroom.Match) -> None:
    line = observed(match, 0)["line"]
    assert line[0].tolist() == pytest.approx([0, 0, 0, 0, 0, -4 / 20])
    assert line[1].tolist() == [0, 0, 0, 0, 1, 0]
    assert line[8].tolist() == [0, 0, 1, 0, 0, 0]
    assert not line[9:].any()


def test_what_is_unseen_is_the_box_without_what_lies_open_and_the_own_hand(match: throneroom.Match) -> None:
    """Of three Grails p1 sees its own and that in the Line; p2 only the latter."""
    assert counts(observed(match, 0)["unseen"], 9)["grail"] == 1
    assert counts(observed(match, 1)["unseen"], 9)["grail"] == 2
    away, others = 3, 4
    pile = len(GAME.setup.zones(match.position.checked_state())["pile"])
    assert sum(counts(observed(match, 0)["unseen"], 9).values()) == away + others + pile


def test_another_box_is_observed() -> None:
    same, other = (throneroom.new("throne-and-grail", seed=1, plus=(n, 3, 3, 4, 4, 4, 4)).position for n in (3, 20))
    assert same.observation(0).tobytes() != other.observation(0).tobytes()
