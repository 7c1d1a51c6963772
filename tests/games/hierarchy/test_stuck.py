"""HI-3: at the end the loser's cards tell, one by one, why they cannot go."""

import pytest

from throneroom import Match

STUCK = [
    ("p1 knight, p2 sorcerer", "serf", "texts do not count, and the Serf (3) is not higher than 8 (HI-15)"),
    ("p1 knight, p2 sorcerer", "imposter, serf", "without its text the Imposter has no number (HI-15)"),
    ("p2 leper, p1 serf, p2 king", "tower", "needs another card in hand to discard, and there is none (HI-11)"),
    ("p1 serf, p2 king", "knight", "The Knight (6) is not higher than the King (13) (HI-4)"),
    ("p1 serf, p2 king", "imposter, knight", "a covered card of the rival's in the Line, and there is none (HI-17)"),
    ("p2 dragon, p1 serf, p2 king", "imposter, knight", "could be only the Dragon, and that may not follow"),
]


@pytest.mark.rule("HI-3")
@pytest.mark.parametrize(("line", "held", "reason"), STUCK)
def test_a_card_that_cannot_go_has_its_reason(line: str, held: str, reason: str) -> None:
    match = Match.arrange("hierarchy", 2, seed=1, line=line, p1=held, p2="queen", discards="rest")
    catalogue = match.game.catalogue("en")
    told = {stuck.card: catalogue.text(stuck.reason) for stuck in match.view("p2").table.stuck}
    assert set(told) == set(held.split(", "))
    assert reason in told[held.split(", ")[0]]


@pytest.mark.rule("HI-3")
def test_while_the_game_lasts_nothing_is_stuck() -> None:
    match = Match.arrange(
        "hierarchy", 2, seed=1, line="p2 knight", p1="serf, king, dragon", p2="queen", discards="rest"
    )
    assert not match.over
    assert match.view(None).table.stuck == ()
