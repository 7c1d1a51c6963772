"""Shadow Throne in words: the notation of each action, what is asked, and why a card may not be chosen."""

from __future__ import annotations

from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings
from throneroom.engine.phrases import capital, listed
from throneroom.engine.record import Record
from throneroom.games.shadow_throne.cards import EMPIRE, FACTION, FACTIONS, GOLD, KINDS, SLUGS
from throneroom.games.shadow_throne.phrases import plural, seat_name, the
from throneroom.games.shadow_throne.story import begin, outcome, tell

__all__ = ["actions", "ask", "begin", "event", "tell", "why"]

rules = plain("throneroom.games.shadow_throne.rules")

VERBS = ("draft", "play", "extra", "keep")


def actions(settings: Settings) -> list[str]:
    """The notation of every action, by its number."""
    return [f"{verb} {slug}" for verb in VERBS for slug in SLUGS] + ["no extra"]


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The name of a random event and its outcome."""
    return "deck", tuple(SLUGS[card] for card in outcome)


# What is asked


def ask(s: Record, viewer: int | None) -> str:
    """One line: who must decide what, or who has won and why."""
    if s.stage == rules.OVER:
        return outcome(s)
    who = listed([seat_name(seat) for seat in range(s.players) if rules.waiting(s) >> seat & 1])
    if s.stage == rules.DRAFT:
        left = rules.POOL - s.taken
        return f"{who} to take {'the last card' if left == 1 else f'one of {left} cards'} of the pool."
    if s.stage == rules.WAVE:
        return f"{who} to choose a character for wave {s.wave} of battle {s.battle}."
    if s.stage == rules.EXTRA:
        return f"{who} may send another Empire character with King Kyros."
    return f"{who} to keep one card for the next battle."


# Why not


def why(s: Record, seat: int, action: int) -> str:
    """The exact rule that forbids an action of a seat that is asked."""
    verb = VERBS[action // KINDS] if action != rules.NO_EXTRA else "extra"
    card = action % KINDS
    due = _due(s)
    if verb != VERBS[s.stage]:
        return f"{due} (ST-{(2, 4, 17, 24)[s.stage]})"
    if s.stage == rules.DRAFT:
        return _why_not_drafted(s, seat, card)
    held = card in list(s.hand[seat])
    if s.stage == rules.EXTRA and FACTION[card] != EMPIRE:
        side = f"{_are(card)} of the {FACTIONS[FACTION[card]]}"
        return f"{capital(the(card))} {side}: King Kyros calls only Empire characters (ST-17)"
    if s.stage == rules.EXTRA and held:
        return (
            f"{capital(the(card))} would cost {-GOLD[card]} gold, and you have {s.gold[seat]}: an extra card must be "
            "paid for (ST-17)"
        )
    return _why_not_held(s, seat, card)


def _due(s: Record) -> str:
    return (
        "The pools go round: take a card with draft CARD",
        f"Wave {s.wave} is being chosen: send a character with play CARD",
        "King Kyros calls: answer with extra CARD or no extra",
        "The battle is over: keep an unplayed card with keep CARD",
    )[s.stage]


def _why_not_drafted(s: Record, seat: int, card: int) -> str:
    held = ", you took it before" if card in list(s.hand[seat]) else ""
    return f"{capital(the(card))} {_are(card)} not in the pool before you{held} (ST-2)"


def _why_not_held(s: Record, seat: int, card: int) -> str:
    rule = {rules.WAVE: "ST-4", rules.EXTRA: "ST-17", rules.KEEP: "ST-24"}[s.stage]
    places = [place for place in range(rules.LINE) if s.laid[seat, place] == card]
    if not places:
        return f"{capital(the(card))} {_are(card)} not in your hand ({rule})"
    where = "face down in your line" if s.fate[seat, places[0]] & rules.FACE_DOWN else "in the battle"
    return f"{capital(the(card))} {_are(card)} {where} already, not in your hand ({rule})"


def _are(card: int) -> str:
    return "are" if plural(card) else "is"
