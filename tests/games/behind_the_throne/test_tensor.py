"""What a seat of Behind the Throne observes, feature by feature."""

import throneroom
from throneroom import Match
from throneroom.engine.observation import Floats, named_features
from throneroom.games.behind_the_throne.cards import SLUGS

GAME = throneroom.find("behind-the-throne")


def table(players: int = 2, **parts: str) -> Match:
    return Match.arrange(GAME, players, seed=1, **parts)


def observed(match: Match, seat: int) -> dict[str, Floats]:
    return named_features(GAME, match.position.observation(seat))


def kinds(marks: Floats) -> list[str]:
    """The kinds that are marked."""
    return [SLUGS[kind] for kind in marks.nonzero()[0]]


def test_what_the_prophet_shows_is_seen_by_who_asked_him_alone() -> None:
    match = table(3, p1="prophet", row="king", deck="judge, rest")
    assert kinds(observed(match, 0)["top"]) == []
    match.play("p1", "use prophet")
    assert [kinds(observed(match, seat)["top"]) for seat in range(3)] == [["judge"], [], []]
    assert [observed(match, seat)["knows"].tolist() for seat in range(3)] == [[1, 0, 0, 0], [0, 0, 1, 0], [0, 1, 0, 0]]
    assert kinds(observed(match, 0)["used"]) == ["prophet"]
    match.play("p1", "reveal")
    assert kinds(observed(match, 0)["top"]) == []


def test_seats_are_relative_and_the_own_number_is_told() -> None:
    match = table(3, p2="king x2", turn="p3")
    for seat, place in ((0, 1), (1, 0), (2, 2)):
        features = observed(match, seat)
        assert [round(5 * share) for share in features["stacks"][:, SLUGS.index("king")]] == [
            2 * (n == place) for n in range(4)
        ]
        assert kinds(features["leads"][place]) == ["king"]
        assert 45 * features["scores"][place] == 9
        assert features["number"].tolist() == [n == seat for n in range(4)]
        assert features["turn"].tolist() == features["asked"].tolist() == [n == (2 - seat) % 3 for n in range(4)]
        assert features["seats"].tolist() == [1, 1, 1, 0]


def test_the_row_and_how_its_last_card_was_changed() -> None:
    match = table(p1="assassin", row="prophet", deck="assassin, rest")
    match.play("p1", "reveal")
    features = observed(match, 1)
    assert [kinds(card) for card in features["row"]] == [["prophet"], ["assassin"], [], [], []]
    assert round(17 * features["rise"][0]) == 2
    match.play("p1", "use assassin")
    features = observed(match, 1)
    assert round(9 * features["change"][0]) == -2
    assert features["rise"][0] == 0


def test_the_deck_is_known_by_counting() -> None:
    match = table(p1="king x2", row="queen", discard="end, judge")
    deck = dict(zip(SLUGS, (9 * observed(match, 1)["deck"]).round().tolist(), strict=True))
    assert deck["king"] == 3
    assert deck["queen"] == deck["judge"] == 4
    assert deck["end"] == 0
    assert round(82 * observed(match, 1)["left"][0]) == sum(deck.values()) == 41
