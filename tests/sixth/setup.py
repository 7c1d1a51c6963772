from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import plain
from throneroom.engine.errors import ArrangeError
from throneroom.engine.game import Settings
from throneroom.engine.state import AnyState, CheckedState

rules = plain("tests.sixth.rules")


def deck(settings: Settings) -> Counter[str]:
    return Counter(f"c{n}" for n in range(1, 17))


def zones(s: AnyState) -> dict[str, list[str]]:
    names = {rules.LEFT_OUT: "left_out", rules.PLAYED: "played"} | {n: f"p{n + 1}" for n in range(s.players)}
    return {name: [f"c{c + 1}" for c in range(16) if s.place[c] == place] for place, name in names.items()}


def parts(s: AnyState) -> dict[str, str]:
    found = {name: ", ".join(cards) for name, cards in zones(s).items()}
    found["bids"] = ", ".join(str(s.bid[n]) for n in range(s.players))
    found["won"] = ", ".join(str(s.won[n]) for n in range(s.players))
    return found | {"favourite": str(s.favourite), "left": str(s.left)}


def arrange(settings: Settings, given: Mapping[str, str]) -> npt.NDArray[Any]:
    s = CheckedState(np.zeros(1, rules.STATE))
    places = {"left_out": rules.LEFT_OUT, "played": rules.PLAYED} | {f"p{n + 1}": n for n in range(settings.players)}
    cards = [(slug, place) for name, place in places.items() for slug in given[name].split(", ") if slug]
    if Counter(slug for slug, _ in cards) != deck(settings):
        raise ArrangeError("every card exists once")
    for slug, place in cards:
        s.place[int(slug[1:]) - 1] = place
    for n in range(rules.SEATS):
        s.bid[n] = rules.NO_BID
    for n in range(settings.players):
        s.bid[n] = int(given["bids"].split(", ")[n])
        s.won[n] = int(given["won"].split(", ")[n])
    s.players, s.favourite, s.left = settings.players, int(given["favourite"]), int(given["left"])
    s.low = settings.numbers[0]
    return s.to_array()
