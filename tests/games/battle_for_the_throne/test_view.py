"""What the view tells ahead of a decision is what the decision then does."""

import pytest

import throneroom
from tests.games.battle_for_the_throne.tables import GAME, table
from throneroom import Match
from throneroom.games.battle_for_the_throne.view import Blow, Character, Player


def characters(match: Match) -> dict[str, Character]:
    """All characters and shields at the table, by their names."""
    found: dict[str, Character] = {}
    for player in match.view().table.players:
        for character in (player.king, player.shield, *player.queens, *player.jacks):
            if character:
                found[character.name] = character
    return found


def landed(match: Match, seat: str, decision: str) -> Match:
    """The match after an attack that nobody cancels."""
    after = match.clone()
    after.play(seat, decision)
    if after.view().table.stage == "jester":
        (attacked,) = after.waiting
        after.play(attacked, "accept")
    return after


def owned(match: Match, seat: str) -> Player:
    return next(player for player in match.view().table.players if player.seat == seat)


def check(match: Match, seat: str, blow: Blow) -> None:
    verb = "charge" if blow.card[0] == "k" else "attack"
    decision = f"{verb} {blow.card} {blow.target}"
    assert (decision in match.legal(seat)) is not blow.barred
    if blow.barred:
        return
    before, after = characters(match)[blow.target], landed(match, seat, decision)
    struck = characters(after).get(blow.target)
    laid = (
        [attack.points for attack in struck.attacks if (attack.card, attack.owner) == (blow.card, seat)]
        if struck
        else []
    )
    assert laid == ([] if blow.destroys else [blow.points])
    assert blow.destroys or (struck and before.missing - struck.missing == blow.points)


@pytest.mark.rule("BA-5", "BA-6", "BA-7", "BA-9", "BA-12")
@pytest.mark.parametrize("seed", range(4))
def test_every_attack_does_what_the_view_foretells(seed: int) -> None:
    match = throneroom.new(GAME, players=2 + seed % 3, seed=seed)
    for turn in range(150):
        if match.over:
            break
        seat = match.waiting[0]
        told = match.view(seat).table
        attacks = {text for text in match.legal(seat) if text.split()[0] in ("attack", "charge")}
        assert len([blow for blow in told.blows if not blow.barred]) == len(attacks)
        for blow in told.blows[turn % 3 :: 3]:
            check(match, seat, blow)
        choices = match.legal(seat)
        match.play(seat, choices[(7 * turn + seed) % len(choices)])


def test_a_rival_and_a_watcher_are_told_no_attacks_of_who_acts() -> None:
    match = table(p1_hand="10h", p2_jacks="jd")
    assert [blow.points for blow in match.view("p1").table.blows] == [5]
    assert match.view("p2").table.blows == ()
    assert match.view("spectator").table.blows == ()


@pytest.mark.rule("BA-3")
def test_who_has_passed_is_told_until_someone_acts() -> None:
    match = table(players=3, turn="p2", p1_hand="jd")
    match.play("p2", "pass")
    match.play("p3", "pass")
    assert match.view("p1").table.passed == ("p2", "p3")
    match.play("p1", "deploy jd")
    assert match.view("p1").table.passed == ()


@pytest.mark.rule("BA-13")
def test_a_rallied_king_has_the_points_left_that_were_foretold() -> None:
    match = table(p1_hand="kd", p1_jacks="jc + p2 6h for 6")
    foretold = characters(match)["p1 jack 1"].rallied
    match.play("p1", "rally kd p1 jack 1")
    assert characters(match)["p1 jack 1"].missing == foretold == 14


@pytest.mark.rule("BA-17")
def test_the_king_who_fell_is_shown() -> None:
    match = table(players=3, p1_hand="10h", p2_king="ks + p1 9d for 9 + p1 8d for 8")
    match.play("p1", "attack 10h p2 king")
    assert (owned(match, "p2").out, owned(match, "p2").fallen) == (True, "ks")
    assert owned(match, "p1").fallen is None


@pytest.mark.rule("BA-19")
def test_a_reformed_deck_has_the_size_that_was_foretold() -> None:
    match = table(stage="reform", turn="p1", p1_hand="7s, 8s, 9s, 10s, as", p1_deck="", p1_discards="rest")
    foretold = owned(match, "p1").reformed
    match.play("p1", "reform")
    assert owned(match, "p1").deck_size == foretold == 10
