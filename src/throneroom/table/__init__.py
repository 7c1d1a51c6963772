"""One live table: seats, clocks, undo, stand-ins and the log of events. Nothing here does I/O or waits.

A table is its log: `commands`, `undo` and `absence` turn a request into entries or refuse it, `Table.apply` applies the
entries, and `projection` makes the events for each viewer. Time and keys are passed in as arguments.
"""

from throneroom.table import absence, commands, log, undo
from throneroom.table.errors import TableError
from throneroom.table.log import Entry
from throneroom.table.projection import EventHistory, decision_refusal, event_for
from throneroom.table.table import AppliedEntry, Seat, Table
from throneroom.table.table_settings import Clock, TableSettings, checked_level

__all__ = [
    "AppliedEntry",
    "Clock",
    "Entry",
    "EventHistory",
    "Seat",
    "Table",
    "TableError",
    "TableSettings",
    "absence",
    "checked_level",
    "commands",
    "decision_refusal",
    "event_for",
    "log",
    "undo",
]
