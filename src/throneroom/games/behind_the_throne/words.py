"""Behind the Throne in words: the notation of each action, the story of a game, and why a decision is refused."""

from __future__ import annotations

from collections import Counter

from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings
from throneroom.engine.phrases import capital, listed
from throneroom.engine.record import Record
from throneroom.games.behind_the_throne.cards import (
    ALCHEMIST,
    CARDS,
    END,
    JUDGE,
    KINDS,
    KING,
    QUEEN,
    SLUGS,
)

rules = plain("throneroom.games.behind_the_throne.rules")

EFFECTS = ("general", "prophet", "jester up", "jester down", "assassin")
DEEDS = ("orders {} down", "", "talks {} up", "mocks {} down", "cuts {} down")
COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def actions(settings: Settings) -> list[str]:
    """The notation of every action, by its number; the same at every table, whatever its seats."""
    targets = [f"{name(seat)} {SLUGS[kind]}" for seat in range(rules.SEATS) for kind in range(KINDS)]
    return [
        "reveal",
        "collect",
        "give up",
        *(f"use {effect}" for effect in EFFECTS),
        *(f"judge {effect}" for effect in EFFECTS),
        *(f"drop {SLUGS[kind]}" for kind in range(KINDS)),
        *(f"swap {target}" for target in targets),
        *(f"destroy {target}" for target in targets),
        "keep",
    ]


def name(seat: int) -> str:
    return f"p{seat + 1}"


def the(kind: int) -> str:
    return f"the {CARDS[kind].name}"


def a(kind: int) -> str:
    """One card of a kind."""
    return f"{'an' if CARDS[kind].name[0] in 'AEIOU' else 'a'} {CARDS[kind].name}"


def worth(kind: int) -> str:
    """A card with its printed value."""
    return f"{the(kind)} ({kind + 1})"


def called(card: int) -> str:
    """Any card of the deck, with its value if it has one."""
    return "the End of Game card" if card == END else worth(card)


def several(count: int, kind: int) -> str:
    """So many cards of a kind: "two Kings"."""
    return a(kind) if count == 1 else f"{COUNTS[count]} {CARDS[kind].name}s"


def cards_in(count: int) -> str:
    return f"{COUNTS[count]} card{'' if count == 1 else 's'}"


def last_card(s: Record) -> str:
    """The row's last card, with its value as changed."""
    kind = s.row[s.length - 1]
    changed = f", now {kind + 1 + s.change}" if s.change else ""
    return f"{the(kind)} ({kind + 1}{changed})"


def card_before(s: Record) -> str:
    return worth(s.row[s.length - 2])


# What is asked


def ask(s: Record, viewer: int | None) -> str:
    """One line: whose turn it is and what is asked."""
    who = name(s.asked)
    if s.stage == rules.OVER:
        return _result(s)
    if s.stage == rules.DROP_KINDS:
        return _drop_asked(s, who)
    if s.length == 0:
        return f"{who} to reveal the first card."
    if rules.rise(s) > 0:
        goal = s.row[s.length - 2] + 1
        return f"{who}'s row is broken: lower {last_card(s)} to {goal} or less, or give up."
    choices = ["reveal on"] if s.length < rules.ROW_CARDS else []
    choices += ["collect"] + (["swap"] if _can_swap(s) else [])
    strike = "; the last two are equal: destroying is open" if _can_destroy(s) else ""
    return f"{who} has {cards_in(s.length)} in the row: {listed(choices, 'or')}{strike}."


def _drop_asked(s: Record, who: str) -> str:
    count = rules.kinds_of(s, s.asked)
    if count > rules.STACK_KINDS:
        return f"{who} has {COUNTS[count]} kinds and may keep five: drop one."
    new = _new_kinds(s)
    if len(new) == 1:
        return f"{who} has received a new kind, {the(new[0])}: drop it or keep it."
    return f"{who} has received new kinds: drop {listed([the(kind) for kind in new], 'or')}, or keep them."


def _new_kinds(s: Record) -> list[int]:
    """What is new to the receiver of a swap, who may still discard it (BT-13)."""
    return [kind for kind in range(KINDS) if s.received >> kind & 1]


def _can_swap(s: Record) -> bool:
    others = [seat for seat in range(s.players) if seat != s.turn and rules.kinds_of(s, seat)]
    return bool(rules.may_swap(s, s.turn)) and bool(others)


def _can_destroy(s: Record) -> bool:
    targets = [seat for seat in range(s.players) if not s.struck >> seat & 1 and rules.kinds_of(s, seat)]
    return bool(rules.may_destroy(s, s.turn)) and bool(targets)


def _result(s: Record) -> str:
    scores = [rules.score(s, seat) for seat in range(s.players)]
    best = max(scores)
    winners = [name(seat) for seat in range(s.players) if scores[seat] == best]
    points = f"{best} point{'' if best == 1 else 's'}"
    if len(winners) == 1:
        return f"{winners[0]} has won with {points}."
    return f"{listed(winners)} share the victory with {points} each."


# Why not


def why(s: Record, seat: int, action: int) -> str:
    """The exact rule that forbids an action of the seat that is asked."""
    if s.stage == rules.DROP_KINDS:
        return _why_not_dropped(s, seat, action)
    if rules.rise(s) > 0 and not _changes_value(action) and action != rules.GIVE_UP:
        return f"The row is broken: {last_card(s)} is above {card_before(s)}; lower it or give up (BT-4)"
    if action == rules.REVEAL:
        return "The row has five cards, the most there may be: collect or swap it (BT-2)"
    if action == rules.COLLECT:
        return "There is no row to collect yet: reveal a card first (BT-2)"
    if action == rules.GIVE_UP:
        return _why_no_giving_up(s)
    if action < rules.DROP:
        judged = action >= rules.JUDGED
        return _why_not_used(s, seat, action - (rules.JUDGED if judged else rules.USE), judged)
    if action < rules.SWAP:
        return "You have no more than five kinds and keep everything: nothing is dropped (BT-10)"
    if action < rules.DESTROY:
        return _why_not_swapped(s, seat, *divmod(action - rules.SWAP, KINDS))
    if action == rules.KEEP:
        return "There is nothing to keep or drop: only the receiver of a swap is asked (BT-13)"
    return _why_not_destroyed(s, seat, *divmod(action - rules.DESTROY, KINDS))


def _changes_value(action: int) -> bool:
    looks = action in (rules.USE + rules.LOOK, rules.JUDGED + rules.LOOK)
    return rules.USE <= action < rules.DROP and not looks


def _why_not_dropped(s: Record, seat: int, action: int) -> str:
    crowded = rules.kinds_of(s, seat) > rules.STACK_KINDS
    if rules.DROP <= action < rules.SWAP:
        kind = action - rules.DROP
        if s.stack[seat, kind] == 0:
            return f"You have no {CARDS[kind].name} to drop ({'BT-10' if crowded else 'BT-13'})"
        return f"You had {a(kind)} before the swap: only kinds that are new to you may be dropped now (BT-13)"
    if crowded:
        return f"You have {COUNTS[rules.kinds_of(s, seat)]} kinds and may keep five: first drop one (BT-10)"
    return "You have received new kinds: first drop some of them, or say keep (BT-13)"


def _why_no_giving_up(s: Record) -> str:
    if s.length == 0:
        return "There is no row to give up: reveal a card first (BT-2)"
    return "The row is sound: it can be collected or swapped, not given up (BT-4)"


def _why_not_used(s: Record, seat: int, effect: int, judged: bool) -> str:
    kind = rules.KIND_OF[effect]
    return (
        (_why_unready(s, seat, JUDGE) if judged else "")
        or (_why_not_judged(s, seat, kind, effect) if judged else _why_unready(s, seat, kind))
        or (_why_no_look(s) if effect == rules.LOOK else _why_no_change(s, effect))
    )


def _why_unready(s: Record, seat: int, kind: int) -> str:
    """Why an own manipulative kind has no ability to use now; empty if it has."""
    own = s.stack[seat, kind]
    if own == 0:
        return f"You have no {CARDS[kind].name} (BT-15)"
    if not rules.leads(s, seat, kind):
        leader = max(range(s.players), key=lambda other: s.stack[other, kind])
        more = several(s.stack[leader, kind], kind)
        return f"{capital(the(kind))} does not serve you: {name(leader)} has {more}, you have {COUNTS[own]} (BT-15)"
    if s.used >> kind & 1:
        return f"{capital(the(kind))} was used this turn already (BT-16)"
    return ""


def _why_not_judged(s: Record, seat: int, kind: int, effect: int) -> str:
    if s.stack[seat, kind] == 0:
        return f"You have no {CARDS[kind].name} that the Judge could call on (BT-18)"
    if not _why_unready(s, seat, kind):
        return f"{capital(the(kind))} serves you without the Judge: use {EFFECTS[effect]} (BT-18)"
    return ""


def _why_no_look(s: Record) -> str:
    if s.length == rules.ROW_CARDS:
        return "The row has five cards: no reveal can follow that the Prophet could foresee (BT-19)"
    return "You know the top card of the deck already (BT-19)"


def _why_no_change(s: Record, effect: int) -> str:
    """The ability is there, but the row does not allow it."""
    if s.length < 2:
        return "A value is changed only from the second card of the row on (BT-5)"
    if rules.rise(s) > 0:
        return f"After that nothing could mend the row: {last_card(s)} would stay above {card_before(s)} (BT-4)"
    raised = s.row[s.length - 1] + 1 + s.change + rules.CHANGE_OF[effect]
    return f"Raised to {raised} the last card would break the row: {card_before(s)} is before it (BT-4)"


def _why_not_swapped(s: Record, seat: int, other: int, kind: int) -> str:
    return (
        _why_no_target(s, other, "BT-13")
        or ("You swap with an opponent, not with yourself (BT-13)" if other == seat else "")
        or ("There is no row to swap yet: reveal a card first (BT-2)" if s.length == 0 else "")
        or _why_king_forbids(s, seat)
        or _why_not_there(s, other, kind, "BT-13")
        or f"{name(other)} leads in Minstrels: only a Minstrel can be taken (BT-14)"
    )


def _why_no_target(s: Record, other: int, rule: str) -> str:
    return "" if other < s.players else f"There is no {name(other)} at this table of {COUNTS[s.players]} ({rule})"


def _why_king_forbids(s: Record, seat: int) -> str:
    kings = s.stack[seat, KING]
    if s.length >= kings:
        return ""
    return f"With {several(kings, KING)} you swap only a row of {COUNTS[kings]} or more: it has {s.length} (BT-12)"


def _why_not_there(s: Record, owner: int, kind: int, rule: str) -> str:
    if rules.kinds_of(s, owner) == 0:
        return f"{name(owner)} has no cards ({rule})"
    return "" if s.stack[owner, kind] else f"{name(owner)} has no {CARDS[kind].name} ({rule})"


def _why_not_destroyed(s: Record, seat: int, target: int, kind: int) -> str:
    return (
        _why_no_target(s, target, "BT-6")
        or _why_unequal(s)
        or ("This card of the row has had its destroying: reveal another first (BT-6)" if s.destroyed else "")
        or _why_queen_forbids(s, seat)
        or (f"{name(target)} was a target this turn already (BT-6)" if s.struck >> target & 1 else "")
        or _why_not_there(s, target, kind, "BT-6")
        or f"{name(target)} leads in {CARDS[ALCHEMIST].name}s: only an Alchemist can be destroyed (BT-7)"
    )


def _why_unequal(s: Record) -> str:
    if s.length < 2:
        return "Destroying needs two cards of equal value in the row (BT-6)"
    if rules.rise(s) == 0:
        return ""
    return f"Destroying needs equal values: {last_card(s)} is below {card_before(s)} (BT-6)"


def _why_queen_forbids(s: Record, seat: int) -> str:
    queens = s.stack[seat, QUEEN]
    if s.length > queens:
        return ""
    return f"With {several(queens, QUEEN)} you destroy only above {COUNTS[queens]} cards: there are {s.length} (BT-8)"


# The story


def begin(s: Record, viewer: int | None) -> list[str]:
    """How the game opens, or where an arranged one goes on."""
    count = rules.copies(s)
    table = f"{COUNTS[s.players].capitalize()} players, {COUNTS[count]} cards of each kind."
    if s.stage == rules.OVER:
        return [table, *_scores_told(s)]
    if s.left < KINDS * count or not s.discard[END]:
        return [f"{table} The game is under way, and it is {name(s.turn)}'s turn."]
    return [f"{table} The End of Game card lies open on the discard pile. {name(s.turn)} begins."]


def tell(before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[str]:
    """What a decision did, in sentences."""
    who = name(seat)
    if action == rules.REVEAL:
        return _reveal_told(before, who, after)
    if action == rules.COLLECT:
        return [f"{who} collects {_row(before)}.", *_sixths_told(before, seat, after), *_drop_due(after)]
    if action == rules.GIVE_UP:
        return [f"{who} gives up: {_row(before)} {'is' if before.length == 1 else 'are'} discarded."]
    if action < rules.DROP:
        return [_ability_told(before, seat, action, after, viewer)]
    if action < rules.SWAP:
        return _drop_told(before, seat, action - rules.DROP, after)
    if action < rules.DESTROY:
        return _swap_told(before, seat, after, *divmod(action - rules.SWAP, KINDS))
    if action == rules.KEEP:
        return _keep_told(before, seat, after)
    return _destroy_told(before, seat, after, *divmod(action - rules.DESTROY, KINDS))


def _row(s: Record) -> str:
    """The cards of the row: "a Queen and two Judges"."""
    kinds = Counter(list(s.row)[: s.length])
    return listed([several(count, kind) for kind, count in kinds.items()])


def _reveal_told(before: Record, who: str, after: Record) -> list[str]:
    if after.stage == rules.OVER:
        lost = f" {capital(_row(before))} {'is' if before.length == 1 else 'are'} lost." if before.length else ""
        return [f"{who} reveals the End of Game card.{lost}", *_scores_told(after)]
    kind = _revealed(before, after)
    told = [f"{who} {'opens with' if before.length == 0 else 'reveals'} {worth(kind)}."]
    if before.left == 1:
        told.append("The deck has run out: the discard pile, the End of Game card in it, is shuffled into a new one.")
    if after.length == 0:
        told.append(f"It is above {worth(before.row[before.length - 1])} and nothing can mend the row: all is lost.")
    elif rules.rise(after) > 0:
        told.append(f"It breaks the row after {card_before(after)}, but may yet be lowered.")
    elif _can_destroy(after):
        told.append("Two alike: a chance to destroy.")
    return told


def _revealed(before: Record, after: Record) -> int:
    """The card revealed, though its row may be on the discard pile already."""
    if after.length:
        return int(after.row[after.length - 1])
    lost = [int(n) for n in list(after.discard)[:KINDS]]
    if before.left > 1:  # otherwise the old discard pile has gone into the deck
        lost = [now - then for now, then in zip(lost, before.discard, strict=False)]
    for n in range(before.length):
        lost[before.row[n]] -= 1
    return lost.index(1)


def _ability_told(before: Record, seat: int, action: int, after: Record, viewer: int | None) -> str:
    judged = action >= rules.JUDGED
    effect = action - (rules.JUDGED if judged else rules.USE)
    if effect == rules.LOOK:
        looker = f"{name(seat)}'s Judge makes the Prophet speak" if judged else f"{name(seat)} asks the Prophet"
        if viewer not in (None, seat):
            return f"{looker} about the top card of the deck, and keeps the answer secret."
        return f"{looker} about the top card of the deck: it is {called(after.deck[after.left - 1])}."
    kind = rules.KIND_OF[effect]
    doer = f"{name(seat)}'s Judge summons {the(kind)}, who" if judged else f"{name(seat)}'s {CARDS[kind].name}"
    last = before.row[before.length - 1]
    value = last + 1 + before.change
    return f"{doer} {DEEDS[effect].format(the(last))} from {value} to {value + rules.CHANGE_OF[effect]}."


def _destroy_told(before: Record, seat: int, after: Record, target: int, kind: int) -> list[str]:
    victim = "of their own" if target == seat else f"of {name(target)}"
    return [f"{name(seat)} destroys {a(kind)} {victim}.", *_gained_told(before, after)]


def _gained_told(before: Record, after: Record) -> list[str]:
    """Which abilities have changed hands."""
    told = []
    for kind in range(QUEEN):
        for seat in range(after.players):
            gained = rules.leads(after, seat, kind) and not rules.leads(before, seat, kind)
            if gained and before.stack[seat, kind] == after.stack[seat, kind]:
                told.append(f"{capital(the(kind))} now serves {name(seat)}.")
    return told


def _swap_told(before: Record, seat: int, after: Record, other: int, kind: int) -> list[str]:
    told = [f"{name(seat)} hands {_row(before)} to {name(other)} and takes {a(kind)}."]
    told += _sixths_told(before, other, after, less=kind)
    if after.asked == other and after.stage == rules.DROP_KINDS:
        return told + _drop_due(after)
    return told + _taken_told(before, seat, kind) + _drop_due(after)


def _taken_told(before: Record, seat: int, kind: int) -> list[str]:
    if before.stack[seat, kind] < rules.STACK_CARDS:
        return []
    return [f"{name(seat)} has five {CARDS[kind].name}s already: the sixth is discarded."]


def _sixths_told(before: Record, seat: int, after: Record, less: int = rules.NONE) -> list[str]:
    """Copies beyond the fifth; `less` is the kind of which one card was taken away before."""
    told = []
    for kind in range(KINDS):
        had = before.stack[seat, kind] - (1 if kind == less else 0)
        extra = had + list(before.row).count(kind) - rules.STACK_CARDS
        if extra > 0:
            told.append(f"{name(seat)} keeps five {CARDS[kind].name}s and discards {several(extra, kind)}.")
    return told


def _drop_told(before: Record, seat: int, kind: int, after: Record) -> list[str]:
    told = [f"{name(seat)} drops {several(before.stack[seat, kind], kind)}."]
    return told + _stored_told(before, after)


def _keep_told(before: Record, seat: int, after: Record) -> list[str]:
    kept = listed([several(before.stack[seat, kind], kind) for kind in _new_kinds(before)])
    return [f"{name(seat)} keeps {kept}.", *_stored_told(before, after)]


def _stored_told(before: Record, after: Record) -> list[str]:
    """What comes of the taken card, if the receiver has decided the last of its kinds."""
    if before.taken != rules.NONE and after.taken == rules.NONE:
        return _taken_told(before, before.turn, before.taken) + _drop_due(after)
    return []


def _drop_due(after: Record) -> list[str]:
    if after.stage != rules.DROP_KINDS:
        return []
    count = rules.kinds_of(after, after.asked)
    if count <= rules.STACK_KINDS:
        new = listed([several(after.stack[after.asked, kind], kind) for kind in _new_kinds(after)])
        return [f"New to {name(after.asked)}, who may discard or keep: {new}."]
    return [f"That makes {COUNTS[count]} kinds for {name(after.asked)}: {COUNTS[count - 5]} must go."]


def _scores_told(s: Record) -> list[str]:
    scores = [f"{name(seat)} {rules.score(s, seat)}" for seat in range(s.players)]
    return [f"The game is over: {listed(scores)}. {_result(s)}"]


# Chance


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The name of a random event and its outcome; a deck from the top down."""
    if purpose == rules.START:
        return "start", (name(outcome[0]),)
    return "deck" if purpose == rules.DECK else "reshuffle", tuple(SLUGS[card] for card in reversed(outcome))
