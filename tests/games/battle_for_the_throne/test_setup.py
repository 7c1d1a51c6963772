"""BA-1: courts chosen in secret and revealed together; the decks that follow."""

import pytest

import throneroom
from throneroom import Match
from throneroom.engine.errors import SettingsError

GAME = "battle-for-the-throne"
SUITS = ["clubs", "diamonds", "hearts", "spades"]


def chosen(match: Match, **courts: str) -> Match:
    """Let seats choose their courts: chosen(match, p1="hearts clubs spades")."""
    for seat, suits in courts.items():
        for rank, suit in zip(("king", "queen", "jack"), suits.split(), strict=True):
            match.play(seat, f"{rank} {suit}")
    return match


@pytest.mark.rule("BA-1")
def test_all_seats_choose_at_once() -> None:
    assert throneroom.new(GAME, players=4, seed=1).waiting == ("p1", "p2", "p3", "p4")


@pytest.mark.rule("BA-1")
def test_king_queen_and_jack_are_asked_in_this_order() -> None:
    match = throneroom.new(GAME, seed=1)
    for rank in ("king", "queen", "jack"):
        assert match.legal("p1") == [f"{rank} {suit}" for suit in SUITS]
        match.play("p1", f"{rank} hearts")


@pytest.mark.rule("BA-1")
def test_each_chooses_at_the_own_pace() -> None:
    match = chosen(throneroom.new(GAME, seed=1), p2="hearts clubs spades")
    assert match.waiting == ("p1",)
    assert match.legal("p2") == []


@pytest.mark.rule("BA-1")
def test_a_choice_is_not_shown_to_others() -> None:
    one, other = throneroom.new(GAME, seed=1), throneroom.new(GAME, seed=1)
    one.play("p1", "king hearts")
    other.play("p1", "king spades")
    assert one.view("p2").text() == other.view("p2").text()
    assert one.log("p2") == other.log("p2")
    assert one.view("p1").text() != other.view("p1").text()


@pytest.mark.rule("BA-1")
def test_others_see_how_many_have_been_chosen() -> None:
    match = throneroom.new(GAME, seed=1)
    match.play("p1", "king hearts")
    match.play("p1", "queen hearts")
    assert [player.chosen for player in match.view("p2").table.players] == [2, 0]


@pytest.mark.rule("BA-1")
def test_who_chose_sees_the_own_choice() -> None:
    match = throneroom.new(GAME, seed=1)
    match.play("p1", "king hearts")
    assert match.view("p1").table.players[0].king.card == "kh"


@pytest.mark.rule("BA-1")
def test_nothing_is_revealed_before_the_last_choice() -> None:
    match = chosen(throneroom.new(GAME, seed=1), p2="hearts clubs spades")
    match.play("p1", "king spades")
    match.play("p1", "queen spades")
    assert match.view("p1").table.players[1].king is None


@pytest.mark.rule("BA-1")
def test_all_courts_are_revealed_together_in_three_ranks() -> None:
    match = chosen(throneroom.new(GAME, seed=1), p2="hearts clubs spades", p1="diamonds diamonds diamonds")
    courts = [(p.king.card, p.queens[0].card, p.jacks[0].card) for p in match.view("spectator").table.players]
    assert courts == [("kd", "qd", "jd"), ("kh", "qc", "js")]


@pytest.mark.rule("BA-1")
def test_the_reveal_is_told_to_everybody() -> None:
    match = chosen(throneroom.new(GAME, seed=1), p2="hearts clubs spades", p1="diamonds diamonds diamonds")
    told = match.story("spectator")[-1]
    assert told[0] == "p1 chooses a Jack in secret."
    assert "p2's court is revealed: the King of Hearts, the Queen of Clubs and the Jack of Spades." in told


@pytest.mark.rule("BA-1")
def test_each_player_draws_five() -> None:
    match = chosen(throneroom.new(GAME, seed=1), p1="clubs clubs clubs", p2="hearts clubs spades")
    assert [player.hand_size for player in match.view().table.players] == [5, 5]


@pytest.mark.rule("BA-1")
def test_the_rest_of_the_deck_is_shuffled_without_the_court() -> None:
    match = chosen(throneroom.new(GAME, seed=1), p1="clubs clubs clubs", p2="hearts clubs spades")
    events = {event.name: event.outcome for event in match.chance()}
    assert list(events) == ["deck p1", "deck p2", "first"]
    assert len(events["deck p2"]) == 51
    assert not {"kh", "qc", "js"} & set(events["deck p2"])
    assert sorted(events["deck p2"]) != list(events["deck p2"])


@pytest.mark.rule("BA-1")
def test_the_first_five_of_the_deck_are_the_hand() -> None:
    match = chosen(throneroom.new(GAME, seed=1), p1="clubs clubs clubs", p2="hearts clubs spades")
    outcome = match.chance()[1].outcome
    player = match.view().table.players[1]
    assert sorted(player.hand) == sorted(outcome[:5])
    assert player.deck == outcome[5:]


@pytest.mark.rule("BA-1")
@pytest.mark.parametrize("jokers", range(5))
def test_every_deck_has_the_same_number_of_jokers(jokers: int) -> None:
    match = throneroom.new(GAME, players=3, seed=1, jokers=jokers)
    chosen(match, p1="clubs clubs clubs", p2="clubs clubs clubs", p3="clubs clubs clubs")
    decks = [event.outcome for event in match.chance() if event.name.startswith("deck")]
    assert [deck.count("joker") for deck in decks] == [jokers] * 3


@pytest.mark.rule("BA-1")
def test_two_jokers_are_the_rule() -> None:
    assert throneroom.new(GAME, seed=1).options == {"jokers": 2}


@pytest.mark.rule("BA-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players: int) -> None:
    assert len(throneroom.new(GAME, players=players, seed=1).waiting) == players


@pytest.mark.rule("BA-1")
@pytest.mark.parametrize("players", [1, 7])
def test_no_other_number_can(players: int) -> None:
    with pytest.raises(SettingsError, match="is for 2 or 3 or 4 or 5 or 6 players"):
        throneroom.new(GAME, players=players)


@pytest.mark.rule("BA-1")
def test_more_than_four_jokers_are_refused() -> None:
    with pytest.raises(SettingsError, match="jokers takes a whole number from 0 to 4, not 5"):
        throneroom.new(GAME, jokers=5)
