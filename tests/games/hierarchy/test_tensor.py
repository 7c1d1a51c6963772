"""What a seat of Hierarchy observes, feature by feature."""

import pytest

import throneroom
from throneroom.engine.observation import Floats, named_features
from throneroom.games.hierarchy.cards import SLUGS

GAME = throneroom.find("hierarchy")


@pytest.fixture
def match() -> throneroom.Match:
    """p2's Imposter lies on top as a copy of the Knight; p1 is asked."""
    return throneroom.arrange(
        "hierarchy", line="p2 leper, p1 knight, p2 imposter as knight", p1="king, dragon", p2="tower", discards="rest"
    )


def observed(match: throneroom.Match, seat: int) -> dict[str, Floats]:
    return named_features(GAME, match.position.observation(seat))


def cards(marks: Floats) -> list[str]:
    """The cards that are marked."""
    return [slug for slug, mark in zip(SLUGS, marks, strict=True) if mark]


def test_the_observer_comes_first(match: throneroom.Match) -> None:
    for seat in (0, 1):
        hands = observed(match, seat)["hands"]
        assert cards(hands[seat]) == ["dragon", "king"]
        assert cards(hands[1 - seat]) == ["tower"]
        assert observed(match, seat)["turn"].tolist() == ([1, 0] if seat == 0 else [0, 1])


def test_the_line_in_its_order_and_what_its_top_counts_as(match: throneroom.Match) -> None:
    features = observed(match, 0)
    places = {slug: round(14 * place) for slug, place in zip(SLUGS, features["line"], strict=True) if place}
    assert places == {"leper": 1, "knight": 2, "imposter": 3}
    assert cards(features["top"]) == ["imposter"]
    assert features["face"].tolist() == [slug == "knight" for slug in SLUGS[:13]]
    assert 16 * features["size"][0] == 3


def test_colours_are_the_observers_own(match: throneroom.Match) -> None:
    mine, theirs = (set(cards(observed(match, seat)["own_colour"])) for seat in (0, 1))
    assert mine >= {"knight", "king", "dragon"}
    assert theirs >= {"leper", "imposter", "tower"}
    assert not mine & theirs
    assert len(mine | theirs) == 14


def test_stages() -> None:
    """A card to play, the owner's return, the rival's return, and nothing once the game is over."""
    match = throneroom.arrange(
        "hierarchy", line="p2 leper, p1 assassin, p2 tower", p1="surgeon", p2="rest", discards="rest", turn="p1"
    )
    stages = []
    for decision in ("play surgeon", "return tower", "return assassin"):
        stages.append(observed(match, 0)["stage"].tolist())
        match.play(match.waiting[0], decision)
    assert stages == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    assert observed(match, 0)["stage"].tolist() == [0, 0, 0]
    stuck = match.standing.index(0)
    assert observed(match, stuck)["turn"].tolist() == [1, 0]
