"""Default rules (template): what a seat knows and what it may guess, from the declared state alone.

A game uses them at the end of its `rules.py`:

    hide, guess = default_rules(__name__)

Hidden cards become UNKNOWN, so everybody still sees how many there are. A guess puts one of the unseen cards in every
unknown place; all arrangements are equally likely. `copies(s, card)` in the rules says how many cards of a kind there
are. A game with other secrets (sealed choices, hidden numbers) writes its own `hide` and `guess`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from numba import literal_unroll

from throneroom.engine.chance import wipe_key
from throneroom.engine.compiled import rule
from throneroom.engine.declared import declared
from throneroom.engine.dice import guess_key, roll
from throneroom.engine.fields import NONE, UNKNOWN, CardNumber, CardSet, Counts, Pile, Scratch
from throneroom.engine.state import AnyState, Cells

if TYPE_CHECKING:
    from throneroom.engine.game_modules import DeclaredRulesModule

rules: DeclaredRulesModule

FIELDS = declared(rules.State)
SEATS: int = rules.State.SEATS
HIDE, GUESS, SORT = range(3)

if not isinstance(FIELDS.get("unseen"), Scratch):
    raise TypeError(f"{rules.__name__}: the default guess needs `unseen: Vector = scratch(len(CARDS))` in the State")
for _name, _field in FIELDS.items():
    if isinstance(_field, CardSet):
        raise TypeError(f"{rules.__name__}: the default guess does not count sets of cards: declare {_name} as a pile")
    if _field.hidden_from and not isinstance(_field, (Pile, CardNumber)):
        raise TypeError(f"{rules.__name__}: the default `hide` can only hide cards: {_name} is something else")


def _named(*kinds: type, rows: bool) -> tuple[str, ...]:
    """The names of the fields of these kinds that have rows, or a single list of places."""
    found = [(name, field) for name, field in FIELDS.items() if isinstance(field, kinds)]
    return tuple(name for name, field in found if len(field.shape(SEATS)) == 1 + rows)


CARD_FIELDS = tuple(field for field in FIELDS.values() if isinstance(field, (Pile, Counts, CardNumber)))
KINDS = max((len(field.cards) for field in CARD_FIELDS), default=0)
ROWS, LINES = _named(Pile, CardNumber, rows=True), _named(Pile, CardNumber, rows=False)
COUNT_ROWS, COUNT_LINES = _named(Counts, rows=True), _named(Counts, rows=False)
SINGLES = tuple(name for name, field in FIELDS.items() if isinstance(field, CardNumber) and not field.shape(SEATS))

NOBODYS, ITS_OWN, EVERYBODYS = range(3)  # who sees a field
WHOSE = {None: EVERYBODYS, "others": ITS_OWN, "all": NOBODYS}
ROWS_SEEN_BY = tuple(WHOSE[FIELDS[name].hidden_from] for name in ROWS)
LINES_SEEN_BY = tuple(WHOSE[FIELDS[name].hidden_from] for name in LINES)
ROWS_SORTED = tuple(int(not getattr(FIELDS[name], "ordered", True)) for name in ROWS)
LINES_SORTED = tuple(int(not getattr(FIELDS[name], "ordered", True)) for name in LINES)


@rule
def hide(s: AnyState, seat: int) -> None:
    """Wipe what a seat does not know; in a finished game only the key is hidden."""
    wipe_key(s)
    if rules.waiting(s) != 0:
        work_on_rows(s, HIDE, seat, s.key)
        work_on_lines(s, HIDE, seat, s.key)


@rule
def guess(s: AnyState, seat: int, dice: Cells) -> None:
    """Put one of the unseen cards in every unknown place."""
    guess_key(s, dice)
    count_unseen(s)
    work_on_rows(s, GUESS, seat, dice)
    work_on_lines(s, GUESS, seat, dice)
    for card in range(KINDS):
        s.unseen[card] = 0
    work_on_rows(s, SORT, seat, dice)
    work_on_lines(s, SORT, seat, dice)


@rule
def cover(places: Cells, at: int) -> None:
    """Turn a card face down."""
    if places[at] != NONE:
        places[at] = UNKNOWN


@rule
def draw(s: AnyState, dice: Cells) -> int:
    """Take one of the cards that were not seen."""
    left = 0
    for card in range(KINDS):
        left += s.unseen[card]
    chosen = roll(dice, left)
    card = 0
    while chosen >= s.unseen[card]:
        chosen -= s.unseen[card]
        card += 1
    s.unseen[card] -= 1
    return card


@rule
def count_unseen(s: AnyState) -> None:
    """Count the cards of each kind that the state does not show, in its scratch field."""
    for card in range(KINDS):
        seen = in_rows(s, card) + in_lines(s, card) + in_counts(s, card) + in_singles(s, card)
        s.unseen[card] = rules.copies(s, card) - seen


@rule
def how_many(places: Cells, card: int) -> int:
    count = 0
    for n in range(len(places)):
        if places[n] == card:
            count += 1
    return count


@rule
def sort(places: Cells) -> None:
    """Sort by the numbers of the cards, with NONE at the end."""
    for n in range(1, len(places)):
        card = places[n]
        at = n
        while at > 0 and card != NONE and (places[at - 1] > card or places[at - 1] == NONE):
            places[at] = places[at - 1]
            at -= 1
        places[at] = card


@rule
def work(s: AnyState, task: int, places: Cells, seen: int, sorted_: int, dice: Cells) -> None:
    """Hide, guess or sort the cards of one pile; `seen` says whether the seat sees it."""
    if task == HIDE and seen == 0:
        for n in range(len(places)):
            cover(places, n)
    elif task == GUESS:
        for n in range(len(places)):
            if places[n] == UNKNOWN:
                places[n] = draw(s, dice)
    elif task == SORT and sorted_ == 1:
        sort(places)


# Compiled code cannot loop over an empty tuple of fields: if a game has none of a kind, the function does nothing.

if ROWS:

    @rule
    def work_on_rows(s: AnyState, task: int, seat: int, dice: Cells) -> None:
        n = 0
        for name in literal_unroll(ROWS):
            for row in range(SEATS):
                seen = 1 if ROWS_SEEN_BY[n] == EVERYBODYS or (ROWS_SEEN_BY[n] == ITS_OWN and row == seat) else 0
                work(s, task, s[name][row], seen, ROWS_SORTED[n], dice)
            n += 1

    @rule
    def in_rows(s: AnyState, card: int) -> int:
        count = 0
        for name in literal_unroll(ROWS):
            for row in range(SEATS):
                count += how_many(s[name][row], card)
        return count

else:

    @rule
    def work_on_rows(s: AnyState, task: int, seat: int, dice: Cells) -> None:
        pass

    @rule
    def in_rows(s: AnyState, card: int) -> int:
        return 0


if LINES:

    @rule
    def work_on_lines(s: AnyState, task: int, seat: int, dice: Cells) -> None:
        n = 0
        for name in literal_unroll(LINES):
            if LINES_SEEN_BY[n] == ITS_OWN and task == HIDE:
                for place in range(SEATS):
                    if place != seat:
                        cover(s[name], place)
            else:
                work(s, task, s[name], 1 if LINES_SEEN_BY[n] == EVERYBODYS else 0, LINES_SORTED[n], dice)
            n += 1

    @rule
    def in_lines(s: AnyState, card: int) -> int:
        count = 0
        for name in literal_unroll(LINES):
            count += how_many(s[name], card)
        return count

else:

    @rule
    def work_on_lines(s: AnyState, task: int, seat: int, dice: Cells) -> None:
        pass

    @rule
    def in_lines(s: AnyState, card: int) -> int:
        return 0


if COUNT_ROWS:

    @rule
    def in_count_rows(s: AnyState, card: int) -> int:
        count = 0
        for name in literal_unroll(COUNT_ROWS):
            for row in range(SEATS):
                count += s[name][row, card]
        return count

else:

    @rule
    def in_count_rows(s: AnyState, card: int) -> int:
        return 0


if COUNT_LINES:

    @rule
    def in_counts(s: AnyState, card: int) -> int:
        count = in_count_rows(s, card)
        for name in literal_unroll(COUNT_LINES):
            count += s[name][card]
        return count

else:

    @rule
    def in_counts(s: AnyState, card: int) -> int:
        return in_count_rows(s, card)


if SINGLES:

    @rule
    def in_singles(s: AnyState, card: int) -> int:
        count = 0
        for name in literal_unroll(SINGLES):
            if s[name] == card:
                count += 1
        return count

else:

    @rule
    def in_singles(s: AnyState, card: int) -> int:
        return 0
