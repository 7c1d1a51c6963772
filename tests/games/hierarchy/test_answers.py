"""What the rival could answer, as the view tells it, is what the rules then allow."""

import pytest

import throneroom


def answered(match: throneroom.Match, seat: str, decision: str) -> set[str]:
    """The cards that the other seat may play after a decision, by playing it."""
    after = match.clone()
    after.play(seat, decision)
    (rival,) = after.waiting or ("p1" if seat == "p2" else "p2",)
    return {text.split()[1] for text in after.legal(rival)}


@pytest.mark.rule("HI-5", "HI-17")
@pytest.mark.parametrize("seed", range(20))
def test_the_view_tells_every_answer(seed: int) -> None:
    match = throneroom.new("hierarchy", seed=seed)
    while not match.over:
        (seat,) = match.waiting
        before = match.view(seat)
        for answers in before.table.answers:
            play = f"play {answers.card}" + (f" as {answers.guise}" if answers.guise else "")
            decision = next(text for text in match.legal(seat) if text == play or text.startswith(f"{play} discard"))
            if answers.cards is not None:
                assert set(answers.cards) == answered(match, seat, decision)
        assert match.view(seat) == before
        match.play(seat, match.legal(seat)[seed % len(match.legal(seat))])
    assert match.view().table.answers == ()


@pytest.mark.rule("HI-12")
def test_the_surgeon_hides_the_answers_until_cards_have_gone_home() -> None:
    for seed in range(50):
        match = throneroom.new("hierarchy", seed=seed)
        while not match.over:
            (seat,) = match.waiting
            told = {a.card: a.cards for a in match.view(seat).table.answers}
            if "play surgeon" in match.legal(seat):
                assert told["surgeon"] is None
                return
            match.play(seat, match.legal(seat)[0])
    raise AssertionError("no game with a Surgeon among fifty")
