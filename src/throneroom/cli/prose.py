"""Sentences on a terminal: wrapped between words, and in languages that write without spaces between letters too;
tables whose last column they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.cells import cell_len, chop_cells
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

LETTER = r"\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60"
"""Chinese and Japanese letters and signs: a line may end after each of them."""
OPENING = "（「『【〈《［｛"
"""Signs that no line ends with."""
CLOSING = "）」』】〉》］｝、。，．・：；！？ー…‥～々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
"""Signs that no line begins with."""
UNIT = re.compile(rf" *[{OPENING}]*(?:[0-9]*[{LETTER}]|[^ {LETTER}]+)[{CLOSING}]*(?: +$)?")
"""What stays on one line: a word, or a letter with the signs and the number around it."""
SPECIAL = re.compile(rf"[{LETTER}\u00a0\u202f]")
"""What rich wraps badly: letters without spaces between them, and spaces where no line may end."""


class Prose:
    """A text that wraps at the width there is."""

    def __init__(self, text: str, style: str = "") -> None:
        self.text, self.style = text, style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not SPECIAL.search(self.text):
            yield Text(self.text, self.style)
            return
        for paragraph in self.text.split("\n"):
            for line in wrapped(paragraph, options.max_width):
                yield Text(line, self.style)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, Text(self.text))


def wrapped(text: str, width: int) -> Iterator[str]:
    """The lines of a paragraph, each of at most so many cells."""
    line = ""
    for unit in UNIT.findall(text):
        if cell_len(line + unit) <= width:
            line += unit
            continue
        if line:
            yield line
        *whole, line = chop_cells(unit.lstrip(), width)
        yield from whole
    yield line


# Tables

GAP = 2
"""Cells between two columns."""

Rows = Sequence[tuple[Sequence[str], str]]
"""Each has names and numbers, and prose at its end."""


def table(head: Sequence[str], last: str, rows: Rows, whole: bool = False) -> Table:
    """Columns of names and numbers, which stay whole if so wanted, and a last one of prose."""
    made = Table(box=None, pad_edge=False, header_style="bold")
    for title in head:
        made.add_column(title, overflow="fold", no_wrap=whole)
    made.add_column(last, overflow="fold")
    for cells, prose in rows:
        made.add_row(*cells, Prose(prose))
    return made


def width_of(head: Sequence[str], rows: Rows) -> int:
    """The cells that the columns before the prose take if they stay whole."""
    columns = zip(head, *(cells for cells, _ in rows), strict=True)
    return sum(max(map(cell_len, column)) + GAP for column in columns)
