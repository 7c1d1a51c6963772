"""Text on a terminal: wrapping, also in languages without spaces between words, and tables with a column of text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.cells import cell_len, chop_cells
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

LETTER = r"\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60"
"""Chinese and Japanese characters and punctuation: a line may break after each of them."""
OPENING = "（「『【〈《［｛"
"""Characters that may not end a line."""
CLOSING = "）」』】〉》］｝、。，．・：；！？ー…‥～々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
"""Characters that may not start a line."""
UNIT = re.compile(rf" *[{OPENING}]*(?:[0-9]*[{LETTER}]|[^ {LETTER}]+)[{CLOSING}]*(?: +$)?")
"""What stays on one line: a word, or a character with the punctuation and the number around it."""
SPECIAL = re.compile(rf"[{LETTER}\u00a0\u202f]")
"""What rich wraps badly: characters without spaces between them, and non-breaking spaces."""


class Prose:
    """A text that wraps at the available width."""

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
    """The lines of a paragraph, each at most `width` cells wide."""
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
"""Each row has names and numbers, and a text at its end."""


def table(head: Sequence[str], last: str, rows: Rows, whole: bool = False) -> Table:
    """Columns of names and numbers, which do not wrap if `whole` is set, and a last column of text."""
    made = Table(box=None, pad_edge=False, header_style="bold")
    for title in head:
        made.add_column(title, overflow="fold", no_wrap=whole)
    made.add_column(last, overflow="fold")
    for cells, prose in rows:
        made.add_row(*cells, Prose(prose))
    return made


def width_of(head: Sequence[str], rows: Rows) -> int:
    """The width in cells of the columns before the text, if they do not wrap."""
    columns = zip(head, *(cells for cells, _ in rows), strict=True)
    return sum(max(map(cell_len, column)) + GAP for column in columns)
