"""Match: asking, playing, refusing, looking back."""

import json
import threading

import pytest

import throneroom
from throneroom import Match


def started() -> Match:
    match = throneroom.new("hierarchy", seed=7)
    match.play("p2", "play knight")
    return match


def test_the_face_of_a_match() -> None:
    match = throneroom.new("hierarchy", players=2, seed=7)
    assert match.waiting == ("p2",)
    assert match.legal("p2") == ["play assassin", "play serf", "play knight"]
    assert match.legal("p1") == []
    assert not match.over
    assert match.standing is None
    assert match.seats == ("p1", "p2")
    assert match.ply == 0


@pytest.mark.parametrize(
    ("seat", "decision", "error", "reason"),
    [
        ("p3", "play tower", throneroom.UnknownSeatError, "no seat 'p3' at this table; the seats are p1, p2"),
        (0, "play tower", throneroom.UnknownSeatError, "no seat 0"),
        ("p2", "play queen", throneroom.NotAskedError, "p2 is not asked now; p1 must decide"),
        ("p1", "play kings", throneroom.UnknownDecisionError, "did you mean 'play king'"),
        ("p1", "", throneroom.UnknownDecisionError, "'' is not a decision of Hierarchy; it would look like"),
        ("p1", "x" * 10_000, throneroom.UnknownDecisionError, "is not a decision of Hierarchy"),
        ("p1", None, throneroom.UnknownDecisionError, "a decision is a text such as 'play assassin', not None"),
        ("p1", "play king", throneroom.IllegalDecisionError, "7 cards or more, and it has 1 card"),
    ],
)
def test_what_cannot_be_played_says_why_and_changes_nothing(
    seat: str, decision: str, error: type[Exception], reason: str
) -> None:
    match = started()
    before = match.record()
    with pytest.raises(error, match=reason) as refused:
        match.play(seat, decision)
    assert len(str(refused.value)) < 300
    assert match.record() == before


def test_why_says_what_play_would_say() -> None:
    match = started()
    assert match.why("p1", "play dragon") is None
    assert match.why("p1", "play king") == (
        "The King comes only when the Line has 7 cards or more, and it has 1 card (HI-16)"
    )


def test_undo_takes_back_one_or_several() -> None:
    match = started()
    first = match.record()
    match.play("p1", "play dragon")
    match.undo()
    assert match.record() == first
    match.play("p1", "play dragon")
    match.undo(2)
    assert match.ply == 0
    for count in (1, 0, -1):
        with pytest.raises(throneroom.UndoError, match=f"cannot take back {count}: 0 decisions"):
            match.undo(count)


def test_a_match_goes_on_from_any_ply() -> None:
    match = started()
    match.play("p1", "play dragon")
    fork = match.at(1)
    fork.play("p1", "play baroness")
    assert match.history == (("p2", "play knight"), ("p1", "play dragon"))
    assert fork.history == (("p2", "play knight"), ("p1", "play baroness"))
    with pytest.raises(throneroom.UndoError, match="ply 3 is not among 0 to 2"):
        match.at(3)


def test_views_are_plain_data() -> None:
    view = started().view("p1")
    assert json.loads(view.text()) == json.loads(json.dumps(view.data()))
    assert view.waiting == ("p1",)
    assert view.legal == tuple(started().legal("p1"))
    assert view.question == started().question("p1").data()
    assert started().asked("p1") == "Gold to play a card on the Knight (6)."
    assert started().view("spectator").legal == ()
    with pytest.raises(throneroom.UnknownSeatError):
        started().view("p9")


def test_the_key_is_in_no_view() -> None:
    match = started()
    for viewer in ("p1", "p2", "spectator"):
        assert match.key.hex() not in match.view(viewer).text()
    assert not match.position.hidden(0).states["key"].any()


def test_the_story_of_a_game() -> None:
    match = started()
    match.play("p1", "play tower discard king")
    assert match.log("p2") == [
        "Seven cards each, face up. Purple holds the Imposter and begins.",
        "Purple opens the Line with the Knight.",
        "Gold's Tower rises over the Knight (6); the King is given up for it.",
    ]


def test_chance_lists_every_random_event() -> None:
    (deck,) = started().chance()
    assert deck.name == "deck"
    assert len(set(deck.outcome)) == 14


def test_chance_can_be_asked_in_two_threads_at_once() -> None:
    seen: list[int] = []

    def ask() -> None:
        seen.extend(len(throneroom.new("hierarchy", seed=seed).chance()) for seed in range(20))

    threads = [threading.Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == [1] * 40


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"players": 3}, "Hierarchy is for 2 players, not 3"),
        ({"players": True}, "Hierarchy is for 2 players, not True"),
        ({"jokers": 2}, "Hierarchy has no option 'jokers'; it has: none"),
        ({"seed": 1, "key": bytes(32)}, "give a seed or a key, not both"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, object], reason: str) -> None:
    with pytest.raises(throneroom.SettingsError, match=reason):
        throneroom.new("hierarchy", **settings)  # type: ignore[arg-type]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(throneroom.UnknownGameError, match=r"no game is called 'poker'; there are: .*hierarchy"):
        throneroom.new("poker")


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"p1": "rest", "p2": "rest", "wine": "red"}, "there is no part 'wine' at this table; the parts are p1"),
        ({"p1": "knight, rest", "p2": "knight, rest"}, "p2: too many of knight; there is only 1, in p1"),
        ({"p1": "knight"}, "not placed: assassin, leper, serf"),
        ({"p1": "kniight"}, "p1: no card is called 'kniight'; the cards are assassin"),
        ({"line": "knight", "p1": "rest", "p2": "rest"}, "should be the owner and the card, as in 'p1 knight'"),
        ({"line": "p3 knight"}, "should be the owner and the card"),
        ({"p1": "assassin, leper, serf, tower, surgeon, knight, usurper, king", "p2": "rest"}, "p1 owns 8 cards"),
        ({"p1": "rest", "discards": "rest"}, "the line is empty, so nothing can have been discarded"),
        ({"line": "p1 imposter", "p1": "rest", "p2": "rest"}, "the Imposter on top of the line copies a card"),
        ({"line": "p1 knight as king", "p1": "rest", "p2": "rest"}, "only an Imposter on top"),
        ({"line": "p2 knight, p1 imposter as king", "p1": "rest", "p2": "rest"}, "cannot be king: it copies a covered"),
        ({"line": "p2 knight", "p1": "rest", "p2": "rest", "turn": "p2"}, "p2 laid the card on top: it is p1's turn"),
        ({"p1": "imposter, rest", "p2": "rest", "turn": "p2"}, "p2 does not hold the Imposter"),
        ({"p1": "rest", "p2": "rest", "turn": "p7"}, "turn: 'p7' is none of p1, p2"),
        ({"p1": "rest", "p2": "rest", "stage": "nap"}, "stage: 'nap' is none of play, return"),
        (
            {"line": "p1 knight, p2 king", "p1": "rest", "p2": "rest", "stage": "return"},
            "only while the Surgeon is on top",
        ),
        ({"line": "p2 surgeon", "p1": "rest", "p2": "rest", "stage": "return"}, "p2 has no card to send home"),
        ({"p1": 5}, "the part 'p1' is a text or a list of texts, not 5"),
    ],
)
def test_impossible_positions_are_refused(parts: dict[str, object], reason: str) -> None:
    with pytest.raises(throneroom.ArrangeError, match=reason):
        throneroom.arrange("hierarchy", **parts)  # type: ignore[arg-type]


def test_lists_arrange_as_texts_do() -> None:
    texts = throneroom.arrange("hierarchy", line="p2 knight", p1="dragon, rest", p2="rest")
    lists = throneroom.arrange("hierarchy", line=["p2 knight"], p1=["dragon", "rest"], p2="rest")
    assert texts.arranged() == lists.arranged()


def test_an_arranged_match_keeps_its_parts_in_the_record() -> None:
    match = throneroom.arrange("hierarchy", line="p2 knight", p1="dragon, rest", p2="rest", seed=3)
    match.play("p1", "play dragon")
    again = throneroom.replay(match.record())
    assert again.position.bytes() == match.position.bytes()
    assert again.chance() == []


def test_the_first_choices_leave_out_what_was_forced() -> None:
    match = throneroom.new("behind-the-throne", players=2, seed=3)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    first = [""] * match.players
    for ply, (seat, decision) in enumerate(match.history):
        place = match.seats.index(seat)
        if not first[place] and len(match.at(ply).legal(seat)) > 1:
            first[place] = decision
    assert match.first_choices() == first and all(first)
    assert match.history[0][1] == "reveal" and match.at(0).legal(match.history[0][0]) == ["reveal"]
    assert throneroom.new("hierarchy", seed=1).first_choices() == ["", ""]
