"""One live table: seats, clocks, undo, stand-ins and the log of what happened. Nothing here reads, waits or sends.

A table is its log: `Table.acts` turn a wish into entries or refuse it, `Table.apply` takes committed entries, and
`seen` tells what each viewer learns of them. Time and keys come in as arguments.
"""

from throneroom.table import absence, acts, log, undo
from throneroom.table.errors import TableError
from throneroom.table.log import Entry
from throneroom.table.seen import event, room, told, view, why
from throneroom.table.table import Happening, Seat, Table
from throneroom.table.terms import Clock, Terms, checked_level

__all__ = [
    "Clock",
    "Entry",
    "Happening",
    "Seat",
    "Table",
    "TableError",
    "Terms",
    "absence",
    "acts",
    "checked_level",
    "event",
    "log",
    "room",
    "told",
    "undo",
    "view",
    "why",
]
