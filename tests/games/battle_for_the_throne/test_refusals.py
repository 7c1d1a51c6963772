"""Every illegal try is refused with the rule that forbids it, in words."""

import pytest

import throneroom
from throneroom import Match
from throneroom.engine.errors import IllegalDecisionError, NotAskedError, UnknownDecisionError

GAME = "battle-for-the-throne"
FIVE = "7s, 8s, 9s, 10s, as"
"""The hand of who mends, and so has drawn up to five, where no other is given."""

Parts = dict[str, str]


def table(players: int = 3, jokers: int = 2, **parts: str) -> Match:
    if parts.get("stage") == "mend":
        parts = {f"{parts.get('turn', 'p1')}_hand": FIVE} | parts
    return Match.arrange(GAME, players, seed=1, options={"jokers": jokers}, **parts)


TURN = {
    "p1_hand": "10d, ad, 9c, kh, qs",
    "p1_king": "kc",
    "p1_jacks": "jc",
    "p1_discards": "2c",
    "p2_jacks": "jd",
    "p2_queens": "qc",
    "p2_king": "kd + p1 3c",
    "p3_fallen": "kd",
}
"""p1 to act: a court of Jack and King against p2, who has all ranks; p3 is out."""

OPEN = {"p1_hand": "10d, ad, kh", "p1_king": "kc", "p2_king": "kd"}
SHIELDED = OPEN | {"p2_shield": "joker"}
MEND = {"stage": "mend", "p1_jacks": "jd + p2 2c, jh", "p2_jacks": "jd"}
ANSWER = {"p1_hand": "2c", "p1_jacks": "jd", "turn": "p2", "stage": "jester", "attack": "9c", "target": "p1 jack 1"}

REFUSALS: list[tuple[str, Parts, str, str]] = [
    # On a turn: attacks
    ("BA-4", TURN, "attack 5h p2 jack 1", "The 5 of Hearts is not in your hand: it is in your deck (BA-4)"),
    ("BA-4", TURN, "attack 2c p2 jack 1", "The 2 of Clubs is not in your hand: it lies in your discard pile (BA-4)"),
    ("BA-4", TURN, "attack 3c p2 jack 1",
     "The 3 of Clubs is not in your hand: it lies on p2's King of Diamonds (BA-4)"),
    ("BA-12", TURN, "charge kc p2 jack 1", "The King of Clubs is not in your hand: it stands in your court (BA-12)"),
    ("BA-5", TURN, "attack 9c p1 jack 1",
     "p1 jack 1 is your own: attack cards are played on opposing characters (BA-5)"),
    ("BA-5", TURN, "attack 9c p4 jack 1", "There is no p4 at this table (BA-5)"),
    ("BA-17", TURN, "attack 9c p3 king", "p3 is out of the game (BA-17)"),
    ("BA-5", TURN, "attack 9c p2 jack 2", "p2 jack 2 is empty: no character stands there (BA-5)"),
    ("BA-5", TURN, "attack 9c p2 queen 1",
     "p2's Jack rank stands in front: all in it must fall before p2 queen 1 (BA-5)"),
    ("BA-5", TURN, "charge kh p2 king", "p2's Jack rank stands in front: all in it must fall before p2 king (BA-5)"),
    ("BA-5", OPEN | {"p2_queens": "qc"}, "attack 10d p2 king",
     "p2's Queen rank stands in front: all in it must fall before p2 king (BA-5)"),
    ("BA-5", OPEN, "attack 10d p2 shield", "p2 shield is empty: no character stands there (BA-5)"),
    ("BA-16", SHIELDED, "charge kh p2 king", "p2's shield takes the attacks before the King can be attacked (BA-16)"),
    ("BA-6", TURN, "attack 10d p2 jack 1",
     "The 10 of Diamonds cannot be played on the Jack of Diamonds, a character of its own suit (BA-6)"),
    ("BA-9", TURN, "attack ad p2 jack 1",
     "The Ace of Diamonds cannot be played on the Jack of Diamonds, a character of its own suit (BA-9)"),
    ("BA-6", OPEN, "attack ad p2 king",
     "The Ace of Diamonds cannot be played on the King of Diamonds, a character of its own suit (BA-6)"),
    ("BA-16", SHIELDED, "attack 10d p2 shield",
     "The shield has the suit of its King, Diamonds: the 10 of Diamonds cannot be played on its own suit "
     "(BA-6, BA-16)"),
    # On a turn: the other actions
    ("BA-10", TURN, "deploy js", "The Jack of Spades is not in your hand: it is in your deck (BA-10)"),
    ("BA-10", TURN, "deploy jc", "The Jack of Clubs is not in your hand: it stands in your court (BA-10)"),
    ("BA-11", TURN, "heal kd", "The King of Diamonds is not in your hand: it is in your deck (BA-11)"),
    ("BA-11", TURN, "heal kh", "There is no attack on your King to heal (BA-11)"),
    ("BA-13", TURN, "rally kd p1 jack 1", "The King of Diamonds is not in your hand: it is in your deck (BA-13)"),
    ("BA-13", TURN, "rally kh p2 jack 1",
     "p2 jack 1 is not yours: a King rallies in place of one of your own characters (BA-13)"),
    ("BA-13", TURN, "rally kh p1 queen 1", "p1 queen 1 is empty: a King takes the place of a character (BA-13)"),
    ("BA-13", {"p1_hand": "kh", "p1_shield": "joker"}, "rally kh p1 shield",
     "A King takes the place of a character, not of the shield (BA-13)"),
    ("BA-16", TURN, "shield", "You hold no Joker (BA-16)"),
    ("BA-16", {"p1_hand": "joker", "shielded": "p1"}, "shield",
     "You have had your shield: it is raised once a game (BA-16)"),
    # On a turn: what is asked at other times
    ("BA-15", TURN, "jester",
     "No attack on a character of yours waits for an answer: it is your turn to act (BA-15)"),
    ("BA-15", TURN, "accept",
     "No attack on a character of yours waits for an answer: it is your turn to act (BA-15)"),
    ("BA-8", TURN, "draw", "No character of yours has just fallen: it is your turn to act (BA-8)"),
    ("BA-8", TURN, "decline", "No character of yours has just fallen: it is your turn to act (BA-8)"),
    ("BA-2", TURN, "discard 9c",
     "Cards are discarded only with more than five in hand, and you hold 5, or when the round ends (BA-2)"),
    ("BA-18", TURN, "keep", "That belongs to the end of a round, when all have passed one after another (BA-18)"),
    ("BA-18", TURN, "mend p1 jack 1",
     "That belongs to the end of a round, when all have passed one after another (BA-18)"),
    ("BA-18", TURN, "skip", "That belongs to the end of a round, when all have passed one after another (BA-18)"),
    ("BA-19", TURN, "reform",
     "A deck is reformed only at the end of a round, when all have passed one after another (BA-19)"),
    ("BA-19", TURN, "stay",
     "A deck is reformed only at the end of a round, when all have passed one after another (BA-19)"),
    ("BA-1", TURN, "king clubs", "The courts have been chosen and revealed (BA-1)"),
    # Answers
    ("BA-15", ANSWER, "jester", "You hold no Joker to answer with (BA-15)"),
    ("BA-15", ANSWER, "pass", "First answer the attack on your Jack of Diamonds: 'jester' or 'accept' (BA-15)"),
    ("BA-8", {"stage": "honor", "turn": "p2", "target": "p1"}, "pass",
     "Your character died honorably: first 'draw' or 'decline' (BA-8)"),
    ("BA-2", {"stage": "trim", "turn": "p2", "target": "p1", "p1_hand": "2c, 3c, 4c, 5c, 6c, 7c"}, "discard 2d",
     "The 2 of Diamonds is not in your hand: it is in your deck (BA-2)"),
    ("BA-2", {"stage": "trim", "turn": "p2", "target": "p1", "p1_hand": "2c, 3c, 4c, 5c, 6c, 7c"}, "discard joker",
     "You hold no Joker (BA-2)"),
    ("BA-2", {"stage": "trim", "turn": "p2", "target": "p1", "p1_hand": "2c, 3c, 4c, 5c, 6c, 7c"}, "keep",
     "You hold six cards: first discard down to five (BA-2)"),
    # The end of a round
    ("BA-18", {"stage": "discard", "p1_hand": "2c"}, "discard 3c",
     "The 3 of Clubs is not in your hand: it is in your deck (BA-18)"),
    ("BA-18", {"stage": "discard", "p1_hand": "2c"}, "pass",
     "The round is ending: first 'discard CARD' or 'keep', then you draw up to five (BA-18)"),
    ("BA-19", {"stage": "discard", "p1_hand": "2c"}, "reform",
     "A deck is reformed while you draw up to five: first 'discard CARD' or 'keep' (BA-19)"),
    ("BA-19", {"stage": "reform", "p1_hand": "2c", "p1_discards": "rest"}, "skip",
     "Your deck is empty: first 'reform' it from the discard pile, or 'stay' (BA-19)"),
    ("BA-18", MEND, "mend p2 jack 1",
     "p2 jack 1 is not yours: you mend one of your own characters or your shield (BA-18)"),
    ("BA-18", MEND, "mend p1 jack 3", "p1 jack 3 is empty: no character stands there (BA-18)"),
    ("BA-18", MEND, "mend p1 jack 2", "No attack lies on your Jack of Hearts (BA-18)"),
    ("BA-18", MEND, "keep", "The discard comes before drawing, which is done: 'mend OWN' or 'skip' (BA-18)"),
    ("BA-18", MEND, "pass", "The round is ending: first 'mend OWN' or 'skip' (BA-18)"),
    ("BA-19", MEND | {"p1_deck": "2c", "p1_discards": "rest"}, "reform",
     "Your deck has 1 card: only an empty one may be reformed (BA-19)"),
    ("BA-19", {"stage": "mend", "p1_hand": "2c", "p1_discards": "rest"}, "reform",
     "You have decided that already: a deck may be reformed once at the end of each round (BA-19)"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("parts", "decision", "reason"),
    [pytest.param(*case[1:], marks=pytest.mark.rule(case[0]), id=f"{case[0]} {case[2]}") for case in REFUSALS],
)
def test_an_illegal_decision_is_refused_with_its_rule(parts: Parts, decision: str, reason: str) -> None:
    match = table(**parts)
    before = match.position.bytes()
    with pytest.raises(IllegalDecisionError) as error:
        match.play("p1", decision)
    assert str(error.value) == reason
    assert match.position.bytes() == before


@pytest.mark.rule("BA-1")
@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        ("queen hearts", "King, Queen and Jack are chosen in this order: the King is next (BA-1)"),
        ("pass", "First choose your court: the suit of your King is next (BA-1)"),
    ],
)
def test_a_court_is_chosen_in_order(decision: str, reason: str) -> None:
    with pytest.raises(IllegalDecisionError) as error:
        throneroom.new(GAME, seed=1).play("p1", decision)
    assert str(error.value) == reason


@pytest.mark.rule("BA-1")
def test_a_chosen_king_is_not_chosen_again() -> None:
    match = throneroom.new(GAME, seed=1)
    match.play("p1", "king hearts")
    assert match.why("p1", "king clubs") == (
        "King, Queen and Jack are chosen in this order: the Queen is next (BA-1)"
    )  # fmt: skip


@pytest.mark.rule("BA-3")
def test_a_seat_that_is_not_asked_cannot_decide() -> None:
    with pytest.raises(NotAskedError, match="p2 is not asked now; p1 must decide"):
        table(**TURN).play("p2", "pass")


def test_a_text_that_is_no_decision_is_answered_with_a_near_one() -> None:
    with pytest.raises(UnknownDecisionError, match="did you mean 'attack 10d p2 jack 1'"):
        table(**TURN).play("p1", "attack 10d p2 jack1")
