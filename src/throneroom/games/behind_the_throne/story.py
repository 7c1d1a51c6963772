"""The story of a game of Behind the Throne: what each decision did, and what is asked now."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Event, Question
from throneroom.games.behind_the_throne import messages as m
from throneroom.games.behind_the_throne.cards import ALCHEMIST, END, KINDS, MINSTREL, QUEEN, SLUGS
from throneroom.games.behind_the_throne.notation import seat_name

if TYPE_CHECKING:
    from throneroom.games.behind_the_throne import rules
    from throneroom.games.behind_the_throne.rules import State
else:
    rules = plain("throneroom.games.behind_the_throne.rules")

DEEDS = ("orders-down", "foresees", "talks-up", "mocks-down", "cuts-down")
"""What each effect does to the last card of the row."""


def slug(card: int) -> CardSlug:
    return CardSlug(SLUGS[card])


def pile(kind: int, count: int) -> m.Pile:
    return m.Pile(slug(kind), count)


def valued(card: int) -> m.Valued:
    """Any card of the deck, with its printed value if it has one."""
    return m.Valued(slug(card), None if card == END else card + 1)


def last_card(s: State) -> m.Valued:
    """The row's last card, with its value as changed."""
    kind = s.row[s.length - 1]
    return m.Valued(slug(kind), kind + 1, kind + 1 + s.change if s.change else None)


def card_before(s: State) -> m.Valued:
    return valued(s.row[s.length - 2])


def _row(kinds: list[int]) -> m.Row:
    return m.Row(tuple(map(slug, kinds)), tuple(pile(kind, count) for kind, count in Counter(kinds).items()))


def _in_row(s: State) -> list[int]:
    return list(s.row)[: s.length]


# What is asked


def ask(s: State, viewer: int | None) -> Question:
    """Whose turn it is and what is asked."""
    if s.stage == rules.OVER:
        return _result(s)
    if s.stage == rules.DROP_KINDS:
        return _drop_asked(s)
    who = seat_name(s.asked)
    if s.length == 0:
        return m.ToOpen(who)
    if rules.rise(s) > 0:
        return m.ToMend(who, last_card(s), limit=s.row[s.length - 2] + 1)
    return m.ToGoOn(who, s.length, reveal=s.length < rules.ROW_CARDS, swap=_can_swap(s), destroy=_can_destroy(s))


def _drop_asked(s: State) -> Question:
    who, count = seat_name(s.asked), rules.kinds_of(s, s.asked)
    if count > rules.STACK_KINDS:
        return m.ToDropKind(who, count)
    new = _new_kinds(s)
    return m.ToKeepOrDrop(who, tuple(map(slug, new)), len(new))


def _new_kinds(s: State) -> list[int]:
    """The kinds that are new to the receiver of a swap, who may still discard them (BT-13)."""
    return [kind for kind in range(KINDS) if s.received >> kind & 1]


def _new_piles(s: State, seat: int) -> tuple[m.Pile, ...]:
    return tuple(pile(kind, s.stack[seat, kind]) for kind in _new_kinds(s))


def _can_swap(s: State) -> bool:
    others = [seat for seat in range(s.players) if seat != s.turn and rules.kinds_of(s, seat)]
    return rules.may_swap(s, s.turn) and bool(others)


def _can_destroy(s: State) -> bool:
    targets = [seat for seat in range(s.players) if not s.struck >> seat & 1 and rules.kinds_of(s, seat)]
    return rules.may_destroy(s, s.turn) and bool(targets)


def _result(s: State) -> Question:
    scores = [rules.score(s, seat) for seat in range(s.players)]
    best = max(scores)
    winners = tuple(seat_name(seat) for seat in range(s.players) if scores[seat] == best)
    return m.Won(winners[0], best) if len(winners) == 1 else m.VictoryShared(winners, best)


# What happened


def begin(s: State, viewer: int | None) -> list[Event]:
    """How the game opens, or where an arranged one starts."""
    copies = rules.copies(s)
    if s.stage == rules.OVER:
        return [m.GameLaidOut(s.players, copies), _game_over(s)]
    if s.left < KINDS * copies or not s.discard[END]:
        return [m.GameUnderWay(s.players, copies, seat_name(s.turn))]
    return [m.GameBegun(s.players, copies, seat_name(s.turn))]


def tell(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    """What a decision did."""
    who = seat_name(seat)
    if action == rules.REVEAL:
        return _reveal_told(before, seat, after)
    if action == rules.COLLECT:
        return [m.RowCollected(who, _row(_in_row(before))), *_sixths_told(before, seat), *_drop_due(after)]
    if action == rules.GIVE_UP:
        return [m.RowGivenUp(who, _row(_in_row(before)))]
    if action < rules.DROP:
        return [_ability_told(before, seat, action, after, viewer)]
    if action < rules.SWAP:
        return _drop_told(before, seat, action - rules.DROP, after)
    if action < rules.DESTROY:
        return _swap_told(before, seat, after, *divmod(action - rules.SWAP, KINDS))
    if action == rules.KEEP:
        return [m.NewKindsKept(who, _new_piles(before, seat)), *_stored_told(before, after)]
    return _destroy_told(before, seat, after, *divmod(action - rules.DESTROY, KINDS))


def _reveal_told(before: State, seat: int, after: State) -> list[Event]:
    who = seat_name(seat)
    if after.stage == rules.OVER:
        return [m.EndRevealed(who, _row(_in_row(before)), before.length), _game_over(after)]
    kind = _revealed(before, after)
    card = valued(kind)
    told: list[Event] = [m.RowOpened(who, card) if before.length == 0 else m.CardRevealed(who, card)]
    if before.left == 1:
        told.append(m.DeckReshuffled())
    if after.length == 0:
        row = _in_row(before)
        told.append(m.RowLost(who, card, valued(row[-1]), _row([*row, kind])))
    elif rules.rise(after) > 0:
        told.append(m.RowBroken(who, card, card_before(after)))
    elif _can_destroy(after):
        told.append(m.ChanceToDestroy(who, slug(kind)))
    return told


def _revealed(before: State, after: State) -> int:
    """The revealed card, even if its row is already on the discard pile."""
    if after.length:
        return after.row[after.length - 1]
    lost = list(after.discard)[:KINDS]
    if before.left > 1:  # otherwise the old discard pile has gone into the deck
        lost = [now - then for now, then in zip(lost, before.discard, strict=False)]
    for n in range(before.length):
        lost[before.row[n]] -= 1
    return lost.index(1)


def _ability_told(before: State, seat: int, action: int, after: State, viewer: int | None) -> Event:
    judged = action >= rules.JUDGED
    effect = action - (rules.JUDGED if judged else rules.USE)
    who = seat_name(seat)
    if effect == rules.LOOK:
        if viewer not in (None, seat):
            return m.TopCardSeenInSecret(who, judged)
        return m.TopCardSeen(who, judged, valued(after.deck[after.left - 1]))
    last = before.row[before.length - 1]
    was = last + 1 + before.change
    now = was + rules.CHANGE_OF[effect]
    ability = slug(rules.KIND_OF[effect])
    return m.ValueChanged(who, ability, judged, DEEDS[effect], slug(last), was, now, printed=last + 1)


def _destroy_told(before: State, seat: int, after: State, target: int, kind: int) -> list[Event]:
    own = target == seat
    guarded = not own and rules.leads(before, target, ALCHEMIST)
    destroyed = m.CardDestroyed(seat_name(seat), seat_name(target), own, slug(kind), guarded)
    return [destroyed, *_gained_told(before, after)]


def _gained_told(before: State, after: State) -> list[Event]:
    """Which abilities have changed hands."""
    told: list[Event] = []
    for kind in range(QUEEN):
        for seat in range(after.players):
            gained = rules.leads(after, seat, kind) and not rules.leads(before, seat, kind)
            if gained and before.stack[seat, kind] == after.stack[seat, kind]:
                told.append(m.AbilityGained(seat_name(seat), slug(kind)))
    return told


def _swap_told(before: State, seat: int, after: State, other: int, kind: int) -> list[Event]:
    guarded = rules.leads(before, other, MINSTREL)
    swapped = m.RowSwapped(seat_name(seat), _row(_in_row(before)), seat_name(other), slug(kind), guarded)
    told = [swapped, *_sixths_told(before, other, less=kind)]
    if after.asked == other and after.stage == rules.DROP_KINDS:
        return told + _drop_due(after)
    return told + _taken_told(before, seat, kind) + _drop_due(after)


def _taken_told(before: State, seat: int, kind: int) -> list[Event]:
    if before.stack[seat, kind] < rules.STACK_CARDS:
        return []
    return [m.TakenCardDiscarded(seat_name(seat), pile(kind, rules.STACK_CARDS))]


def _sixths_told(before: State, seat: int, less: int = rules.NONE) -> list[Event]:
    """Copies beyond the fifth; `less` is the kind that lost one card before."""
    told: list[Event] = []
    for kind in range(KINDS):
        had = before.stack[seat, kind] - (1 if kind == less else 0)
        extra = had + list(before.row).count(kind) - rules.STACK_CARDS
        if extra > 0:
            told.append(m.SixthsDiscarded(seat_name(seat), pile(kind, rules.STACK_CARDS), pile(kind, extra)))
    return told


def _drop_told(before: State, seat: int, kind: int, after: State) -> list[Event]:
    forced = rules.kinds_of(before, seat) > rules.STACK_KINDS
    dropped = m.KindDropped(seat_name(seat), pile(kind, before.stack[seat, kind]), forced)
    return [dropped, *_stored_told(before, after)]


def _stored_told(before: State, after: State) -> list[Event]:
    """What happens to the taken card, once the receiver has decided about the last kind."""
    if before.taken != rules.NONE and after.taken == rules.NONE:
        return _taken_told(before, before.turn, before.taken) + _drop_due(after)
    return []


def _drop_due(after: State) -> list[Event]:
    if after.stage != rules.DROP_KINDS:
        return []
    who, count = seat_name(after.asked), rules.kinds_of(after, after.asked)
    if count <= rules.STACK_KINDS:
        return [m.NewKindsReceived(who, _new_piles(after, after.asked))]
    return [m.TooManyKinds(who, count, count - rules.STACK_KINDS)]


def _game_over(s: State) -> Event:
    return m.GameOver(tuple(_score(s, seat) for seat in range(s.players)), _result(s))


def _score(s: State, seat: int) -> m.Score:
    kinds = tuple(slug(kind) for kind in range(KINDS) if s.stack[seat, kind] >= rules.PAIR)
    return m.Score(seat_name(seat), rules.score(s, seat), kinds)
