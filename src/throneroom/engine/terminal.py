"""Layout shared by the games' terminal views: rows of items that wrap without being split, at any width."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class SideBySide:
    """Texts side by side; a text that does not fit moves to the next line as a whole, under the first."""

    def __init__(self, items: Sequence[Text], indent: int = 2, gap: int = 3) -> None:
        self.items, self.indent, self.gap = items, indent, gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(" " * self.indent)
        for item in self.items:
            begun = line.cell_len > self.indent
            if begun and line.cell_len + self.gap + item.cell_len > options.max_width:
                yield line
                line, begun = Text(" " * self.indent), False
            line.append_text(Text(" " * self.gap if begun else "") + item)
        yield line
