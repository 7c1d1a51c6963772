"""Hierarchy in words: the notation of each action, the story of a game, and why a card may not be played."""

from __future__ import annotations

from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings
from throneroom.engine.phrases import capital, listed
from throneroom.engine.record import Record
from throneroom.games.hierarchy.cards import (
    ASSASSIN,
    BARONESS,
    CARDS,
    DRAGON,
    HIGH_PRIEST,
    IMPOSTER,
    KING,
    KNIGHT,
    LEPER,
    QUEEN,
    SERF,
    SLUGS,
    SORCERER,
    SURGEON,
    TOWER,
    USURPER,
)

rules = plain("throneroom.games.hierarchy.rules")

SEAT_NAMES = ("Gold", "Purple")


def actions(settings: Settings) -> list[str]:
    """The notation of every action, by its number."""
    return [_notation(action) for action in range(rules.ACTIONS)]


def _notation(action: int) -> str:
    if action >= rules.RETURN:
        return f"return {SLUGS[action - rules.RETURN]}"
    card, name, discard = rules.card_of(action), rules.name_of(action), rules.discard_of(action)
    guise = f" as {SLUGS[name]}" if card == IMPOSTER else ""
    cost = f" discard {SLUGS[discard]}" if discard != rules.NONE else ""
    return f"play {SLUGS[card]}{guise}{cost}"


def the(card: int) -> str:
    return f"the {CARDS[card].name}"


def number(name: int) -> str:
    """A card with its number, as it is called while on top."""
    return f"{the(name)} ({7 if name == SERF else name + 1})"


def top(s: Record) -> str:
    """The card on top, as what it counts."""
    disguised = rules.top(s) == IMPOSTER
    return f"the Imposter as {number(s.face)}" if disguised else number(s.face)


# What is asked


def ask(s: Record, viewer: int | None) -> str:
    """One line: whose turn it is and what is asked."""
    who = SEAT_NAMES[s.turn]
    if s.stage == rules.OVER:
        return f"{SEAT_NAMES[1 - s.turn]} has won: {who} is stuck."
    if s.stage == rules.PLAY:
        return f"{who} to open the Line." if s.length == 0 else f"{who} to play a card on {top(s)}."
    return f"{who} to send one of {SEAT_NAMES[1 - s.turn]}'s cards in the Line home."


# Why not


def why(s: Record, seat: int, action: int) -> str:
    """The exact rule that forbids an action of the seat on turn."""
    if s.stage in (rules.RETURN_RIVALS, rules.RETURN_OWNERS):
        return _why_not_returned(s, action)
    if action >= rules.RETURN:
        return "Cards come home only after the Surgeon: play a card now (HI-12)"
    card, name, discard = rules.card_of(action), rules.name_of(action), rules.discard_of(action)
    return _why_not_held(s, card) or _why_unplayable(s, card, name) or _why_wrong_discard(s, card, discard)


def _why_not_held(s: Record, card: int) -> str:
    if s.hand[s.turn] >> card & 1:
        return ""
    return f"{capital(the(card))} is not in your hand: {_whereabouts(s, card)} (HI-3)"


def _why_not_returned(s: Record, action: int) -> str:
    """The Surgeon is at work: only returns count."""
    rival = SEAT_NAMES[1 - s.turn]
    card = action - rules.RETURN
    if card < 0:
        return f"The Surgeon is at work: first send one of {rival}'s cards in the Line home (HI-12)"
    if not rules.lying(s) >> card & 1:
        return f"{capital(the(card))} is not in the Line: {_whereabouts(s, card)} (HI-12)"
    if card == rules.top(s):
        return f"{capital(the(card))} has just been played and stays on top (HI-12)"
    return f"{capital(the(card))} is your own: it must be one of {rival}'s cards (HI-12)"


def _why_unplayable(s: Record, card: int, name: int) -> str:
    """Why no card may be played so now; empty if it may."""
    if card == IMPOSTER:
        if s.face == SORCERER:
            return f"{capital(_called_on_top(s))} is on top: without its text the Imposter has no number (HI-15)"
        if not rules.rivals(s) >> name & 1:
            return _why_no_copy(s, name)
    misfit = rules.misfit(name, s.face)
    if misfit != rules.FITS:
        return _why_misfit(s, misfit, name)
    if rules.unmet(s) >> name & 1:
        return _why_unmet(s, name)
    return ""


def _why_no_copy(s: Record, name: int) -> str:
    if not rules.lying(s) >> name & 1:
        return f"{capital(the(name))} is not in the Line, so the Imposter cannot copy it (HI-17)"
    if name == rules.top(s):
        return f"{capital(the(name))} is on top: the Imposter copies only a covered card (HI-17)"
    return f"{capital(the(name))} is your own: the Imposter copies only a rival's card (HI-17)"


def _why_misfit(s: Record, misfit: int, name: int) -> str:
    if s.length == 0:
        what = "a higher number" if name == USURPER else "the Knight, the Serf or Royalty"
        return f"The Line is empty: {the(name)} needs {what} to go on (HI-7)"
    ruler = f"{capital(_called_on_top(s))} is on top:"
    return {
        rules.SHUNNED: f"{ruler} no {'Assassin' if name == ASSASSIN else 'Royalty'} may follow (HI-9)",
        rules.NOT_LOWER: f"{ruler} the next card must be lower than 7, and {number_in_hand(name)} is not (HI-14)",
        rules.SILENCED: f"{ruler} texts do not count, and {number_in_hand(name)} is not higher than 8 (HI-15)",
        rules.NOT_HIGHER: f"The Usurper goes only on a number above 7, and {top(s)} is not (HI-14)",
        rules.WRONG_COMPANY: f"The High Priest goes only on the Knight, the Serf or Royalty, not on {top(s)} (HI-16)",
        rules.TOWER_HOLDS: f"{ruler} the Assassin cannot climb it (HI-8)",
        rules.TOO_LOW: _why_too_low(s, name),
    }[misfit]


def _called_on_top(s: Record) -> str:
    return f"the Imposter as {the(s.face)}" if rules.top(s) == IMPOSTER else the(s.face)


def _why_too_low(s: Record, name: int) -> str:
    if name == LEPER:
        return f"The Leper goes on a lower or an odd number, and {top(s)} is neither (HI-9)"
    rule = "HI-10" if SERF in (s.face, name) and KNIGHT in (s.face, name) else "HI-4"
    return f"{capital(number_in_hand(name))} is not higher than {top(s)} ({rule})"


def number_in_hand(name: int) -> str:
    return f"{the(name)} ({name + 1})"


def _why_unmet(s: Record, name: int) -> str:
    count = f"{rules.size(s)} {'card' if rules.size(s) == 1 else 'cards'}"
    if s.length == 0 and name in (TOWER, SURGEON, QUEEN, KING):
        return f"The Line is empty: {the(name)} cannot open it (HI-7)"
    if name == TOWER:
        return f"On {top(s)} the Tower needs another card of your hand to discard, and you have none (HI-11)"
    return {
        SURGEON: f"The Surgeon needs two cards in the Line, and it has {count} (HI-12)",
        BARONESS: f"The Baroness comes only while the Line has 7 cards or fewer, and it has {count} (HI-16)",
        QUEEN: "The Queen comes only while the Baroness is in the Line (HI-16)",
        KING: f"The King comes only when the Line has 7 cards or more, and it has {count} (HI-16)",
    }[name]


def _why_wrong_discard(s: Record, card: int, discard: int) -> str:
    """The card may be played, but not with this discard, or not without one."""
    if discard == rules.NONE:
        return f"On {top(s)} the Tower needs a discard: play {_called(card)} discard CARD (HI-11)"
    if rules.needs_discard(s):
        return f"For the Tower you discard a card of your own hand: {the(discard)} is not there (HI-11)"
    return f"On {top(s)} the Tower needs no discard, so none is allowed: play {_called(card)} (HI-11)"


def _called(card: int) -> str:
    return "imposter as tower" if card == IMPOSTER else "tower"


def why_stuck(s: Record) -> list[tuple[int, str]]:
    """At the end: why each card that the seat on turn still holds cannot go (HI-3); it is read by both players."""
    held = [card for card in range(len(SLUGS)) if s.hand[s.turn] >> card & 1]
    return [(card, _why_stuck(s, card)) for card in held]


def _why_stuck(s: Record, card: int) -> str:
    if card == TOWER and rules.misfit(TOWER, s.face) == rules.FITS and s.length:
        return f"On {top(s)} the Tower needs another card in hand to discard, and there is none (HI-11)"
    if card != IMPOSTER or s.face == SORCERER:
        return _why_unplayable(s, card, card)
    copies = [f"{the(name)}" for name in range(len(SLUGS)) if rules.rivals(s) >> name & 1]
    if not copies:
        return "The Imposter copies a covered card of the rival's in the Line, and there is none (HI-17)"
    return f"The Imposter could be only {listed(copies, 'or')}, and that may not follow {top(s)} (HI-17)"


def _whereabouts(s: Record, card: int) -> str:
    if rules.lying(s) >> card & 1:
        return "it lies in the Line"
    if s.discard >> card & 1:
        return "it is out of the game"
    return f"{SEAT_NAMES[s.purple >> card & 1]} holds it"


# The story


def begin(s: Record, viewer: int | None) -> list[str]:
    """How the game opens; the deal alone can decide it (HI-7)."""
    who = SEAT_NAMES[s.purple >> IMPOSTER & 1]
    told = [f"Seven cards each, face up. {who} holds the Imposter and begins."]
    return told + _ending(s)


def tell(before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[str]:
    """What a decision did, in sentences."""
    who = SEAT_NAMES[seat]
    if action >= rules.RETURN:
        card = action - rules.RETURN
        return [f"{who} sends {the(card)} back to {SEAT_NAMES[1 - seat]}'s hand.", *_ending(after)]
    card, name, discard = rules.card_of(action), rules.name_of(action), rules.discard_of(action)
    told = [_play_told(before, who, card, name, discard)]
    if name == SURGEON and after.stage in (rules.PLAY, rules.OVER):
        told.append("There is nobody to send home.")
    return told + _ending(after)


def _play_told(s: Record, who: str, card: int, name: int, discard: int) -> str:
    doer = f"{who}'s {CARDS[card].name}"
    if card == IMPOSTER:
        doer += f", in the guise of {the(name)},"
    if s.length == 0:
        return f"{who} opens the Line with {the(card)}."
    under = top(s)
    if discard != rules.NONE:
        return f"{doer} rises over {under}; {the(discard)} is given up for it."
    return f"{doer} {_deed(s, name)} {under}."


def _deed(s: Record, name: int) -> str:
    """What a card does to the one it is laid on."""
    if s.face == USURPER:
        return "ducks under"
    if name == HIGH_PRIEST and s.face != SORCERER:
        return "gives his blessing to"
    return {
        ASSASSIN: "strikes down",
        LEPER: "clears a wide circle around",
        SERF: "climbs past",
        TOWER: "walls in",
        SURGEON: "takes the knife to the Line above",
        KNIGHT: "slays" if s.face == DRAGON else "rides over",
        USURPER: "seizes the place of",
        SORCERER: "casts silence over",
        DRAGON: "carries off" if s.face == BARONESS else "swoops down on",
        BARONESS: "looks down on",
        HIGH_PRIEST: "steps over",
        QUEEN: "sweeps past",
        KING: "commands",
    }[name]


def _ending(s: Record) -> list[str]:
    if s.stage != rules.OVER:
        return []
    loser, winner = SEAT_NAMES[s.turn], SEAT_NAMES[1 - s.turn]
    if s.length == 0:
        return [f"{loser} has no card that can open the Line: {winner} takes the throne before a card is played."]
    if not s.hand[s.turn]:
        return [f"{loser} has no card left: {winner} takes the throne."]
    return [f"Nobody in {loser}'s hand may follow {top(s)}: {winner} takes the throne."]


# Chance


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The name of a random event and its outcome."""
    return "deck", tuple(SLUGS[card] for card in outcome)
