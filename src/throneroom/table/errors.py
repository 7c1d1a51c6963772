"""What cannot be done at a table, with a code for programs and a sentence for people."""

from __future__ import annotations

from throneroom.engine.errors import ThroneroomError
from throneroom.engine.messages import Reason


class TableError(ThroneroomError):
    """Refused; the table has not changed. `code` is one of docs/protocol.md, `reason` the rule that forbids it."""

    def __init__(self, code: str, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.reason = reason
