"""Every kind of decision of every game is a gesture: all that is lit is in sight at both sizes, and axe is content.

The positions are met by games at random from fixed seeds; each is opened as a table of its own and decided there.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tests.web.visitor import CHOSEN, MISPLACED, OFFERED, Visitor, dealt
from throneroom.engine.game import all_games
from throneroom.engine.match import Match

ME = "p1"
SEEDS = 30

WAYS: dict[str, dict[str, str]] = {
    "hierarchy": {
        r"play (?!imposter)(\S+)": "hand {0}, top",
        r"play (?!imposter)(\S+) discard (\S+)": "hand {0}, hand {1}",
        r"play imposter as (\S+)": "hand imposter, line {0}",
        r"play imposter as (\S+) discard (\S+)": "hand imposter, line {0}, hand {1}",
        r"return (\S+)": "line {0}",
    },
    "throne-and-grail": {
        r"play (\S+)": "hand {0}, end",
        r"take": "bracket, bracket",
    },
    "behind-the-throne": {
        r"reveal": "deck",
        r"collect": "home",
        r"swap (p\d) (\S+)": "{0} {1}, {0} {1} swap",
        r"destroy (p[2-9]) (\S+)": "{0} {1}, {0} {1} destroy",
        r"destroy p1 (\S+)": "own {0}, own {0} destroy",
        r"use (general|assassin|prophet)": "own {0}, own {0} use",
        r"use jester (up|down)": "own jester, own jester {0}",
        r"judge (general|assassin|prophet)": "own judge, own {0}",
        r"judge jester (up|down)": "own judge, own jester, own jester {0}",
        r"give up": "Give up",
        r"drop (\S+)": "own {0}, own {0} drop",
        r"keep": "Keep",
    },
    "battle-for-the-throne": {
        r"(king|queen|jack) (\S+)": "king {1}, queen {1}, jack {1}, Seal my court",
        r"attack (\d+\S) (.+)": "hand {0}, court {1}",
        r"attack (a\S) (.+)": "hand {0}, court {1}",
        r"charge (\S+) (.+)": "hand {0}, court {1}",
        r"heal (\S+)": "hand {0}, heal king",
        r"rally (\S+) p1 king": "hand {0}, rally king|court p1 king",
        r"rally (\S+) (p1 (?!king).+)": "hand {0}, court {1}",
        r"shield": "hand joker, court p1 king",
        r"deploy (j\S)": "hand {0}, end jack",
        r"deploy (q\S)": "hand {0}, end queen",
        r"pass": "Pass",
        r"jester": "hand joker, strike",
        r"accept": "strike, strike",
        r"draw": "deck",
        r"decline": "No card",
        r"discard (\S+)": "hand {0}, discard",
        r"keep": "Keep all",
        r"reform": "discard",
        r"stay": "Stay",
        r"mend (.+)": "court {0}",
        r"skip": "Leave them|Go on",
    },
    "shadow-throne": {
        r"draft (\S+)": "pool {0}, take",
        r"play (\S+)": "hand {0}, place",
        r"extra (\S+)": "hand {0}",
        r"no extra": "No one else",
        r"keep (\S+)": "hand {0}",
    },
}
"""For each kind of decision what is touched, one after the other: spots by their names, buttons by their words.
The last of them may be the main button instead, where nothing else can follow."""


def _kind(game: str, decision: str) -> str:
    kinds = [kind for kind in WAYS[game] if re.fullmatch(kind, decision)]
    assert len(kinds) == 1, f"{game}: {decision} is of the kinds {kinds}"
    return kinds[0]


def _questions(game: str, players: int) -> Iterator[Match]:
    """Positions in which we are asked, in games at random."""
    for seed in range(SEEDS):
        match, dice = dealt(game, players, seed), random.Random(seed)
        while not match.over:
            if ME in match.waiting:
                yield match
            seat = match.waiting[0]
            match.play(seat, dice.choice(match.legal(seat)))


@cache
def _positions(game: str) -> dict[str, tuple[Match, str]]:
    """For each kind of decision the first position in which we may take it, and a decision of the kind."""
    found: dict[str, tuple[Match, str]] = {}
    for match in _questions(game, 2 if game in ("hierarchy", "throne-and-grail") else 3):
        for decision in match.legal(ME):
            if decision == "accept" and len(match.legal(ME)) == 1:
                continue  # against bots it lands by itself: tests/web/test_battle.py
            if (kind := _kind(game, decision)) not in found:
                found[kind] = match.clone(), decision
        if len(found) == len(WAYS[game]):
            break
    return found


def test_every_game_has_its_ways() -> None:
    assert set(WAYS) == {game.name for game in all_games()}


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in WAYS.items() for kind in kinds])
def test_a_decision_is_a_gesture(visit: Callable[..., Visitor], game: str, kind: str) -> None:
    match, decision = _positions(game)[kind]
    words = re.fullmatch(kind, decision)
    assert words is not None
    steps = WAYS[game][kind].format(*words.groups()).split(", ")
    visitor = visit()
    table = visitor.sit_down(match)
    assert visitor.wait_for_turn()
    before = visitor.ply
    for step in steps:
        _look(visitor, lifted=step != steps[0])
        if not _touched(visitor, step):
            break
    visitor.page.wait_for_function(
        "before => Number(document.querySelector('[data-table]').dataset.ply) > before", arg=before
    )
    told = visitor.page.request.get(f"/api/tables/{table}").json()
    taken = [event["decision"] for event in told["events"] if event["kind"] == "decided" and event["seat"] == ME]
    assert decision in taken[:3]


def _look(visitor: Visitor, lifted: bool) -> None:
    """At both sizes; the finer look of axe is at the wide one first, and on the phone once something is lifted."""
    for width, _, misplaced in visitor.measured(((360, 740), (1440, 900)), MISPLACED, CHOSEN):
        assert misplaced == [], width
        if lifted == (width == 360):
            assert visitor.problems() == [], width


def _touched(visitor: Visitor, step: str) -> bool:
    """Touch a spot or a button; the main button where only that is left, and then nothing follows."""
    for name in step.split("|"):
        called = visitor.page.locator(OFFERED).and_(visitor.page.get_by_role("button", name=re.compile(f"^{name}")))
        for thing in (visitor.spot(name), called):
            if thing.count():
                visitor.touch(thing)
                return True
    visitor.touch(visitor.herald.locator(".acts .main"))
    return False
