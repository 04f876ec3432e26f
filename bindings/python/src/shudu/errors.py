"""What goes wrong, as exceptions. Of the wrong type or shape: TypeError. Of the wrong contents: PuzzleError,
which is a ValueError and names the row. A call that its own progress function ended: Cancelled.
"""

from __future__ import annotations


class Cancelled(Exception):
    """A call was ended by its `progress` function, which had given False."""


class PuzzleError(ValueError):
    """Something is wrong with what was handed in, or with what was wished for.

    row: the number of the row from 0, or None.
    code: the reason for programs, such as "duplicate_in_row" (docs/service.md), or "".
    """

    def __init__(self, sentence: str, *, row: int | None = None, code: str = "") -> None:
        super().__init__(sentence if row is None else f"row {row}: {sentence}")
        self.row = row
        self.code = code
