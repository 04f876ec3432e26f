"""Exact answers: solve, count, check, redundant.

A few grids are answered at once, in the thread that calls, within a number of nodes that takes milliseconds; only
where that is not enough, and for many grids, the call goes the way that signals can interrupt (_calls.py). One row of
bytes takes some 10 microseconds so.
"""

from __future__ import annotations

import typing
from enum import IntEnum
from typing import Any, Callable, Optional, Union

import numpy as np

from . import _calls, _library
from ._calls import Progress
from ._cells import Grids, Rows, address, bad_row, room_for, rows_of, text_of
from ._library import Report, library

_AT_ONCE = 64  # rows
_NODES_AT_ONCE = 4000  # of each of them: below a millisecond


class Status(IntEnum):
    """What became of a grid. The numbers never change."""

    NONE = 0  # no solution
    UNIQUE = 1
    MULTIPLE = 2
    INVALID = 3  # equal digits in a house
    BUDGET = 4  # given up
    DONE = 7  # done, by a call that does not look for solutions
    NOT_KNOWN = 8  # the scale does not know the layout, or no such puzzle was found


class SolveResult(typing.NamedTuple):
    """What `solve` gives.

    solutions: uint8, in the shape of the grids; zeros where there is none.
    status: `Status` of one grid, uint8 (N,) of many.
    """

    solutions: np.ndarray
    status: Any

    @property
    def text(self) -> Union[str, list[str]]:
        """The solutions as text: one, or a list."""
        if not isinstance(self.status, np.ndarray):
            return text_of(self.solutions)
        return [text_of(row) for row in self.solutions.reshape(len(self.status), -1)]

    def __repr__(self) -> str:
        if isinstance(self.status, np.ndarray):
            return f"SolveResult({counted(self.status)})"
        return f"SolveResult({self.text!r}, {self.status.name.lower()})"


def counted(status: np.ndarray) -> str:
    """How many rows there are of each status."""
    numbers = np.bincount(status, minlength=16)
    found = [f"{numbers[which]} {which.name.lower()}" for which in Status if numbers[which]]
    return ", ".join(found) or "no grids"


def status_of(rows: Rows, status: np.ndarray) -> Any:
    """As it is answered: of one grid a Status."""
    return Status(status[0]) if rows.is_one else status


def answered(
    function: Callable[..., int],
    rows: Rows,
    after: tuple[Any, ...],
    status: np.ndarray,
    *,
    threads: Optional[int] = None,
    progress: Optional[Progress] = None,
    keep: Any = None,
) -> None:
    """A call of C that looks for solutions of rows. PuzzleError: a cell is no digit."""
    terms = _calls.terms_of(rows.board.name, threads)
    arguments = rows.arguments()
    where = address(status)
    if len(rows) <= _AT_ONCE and progress is None:
        terms.nodes = _NODES_AT_ONCE
        report = Report()
        _calls.raise_for(function(*arguments, terms, *after, where, report), report)
        if report.rows[_library.ROW_BUDGET] == 0:
            raise_bad(rows, report)
            return
        terms.nodes = 0
    report = _calls.call(
        function, arguments, terms, after, where, progress=progress, keep=(rows.cells, status, keep)
    )
    raise_bad(rows, report)


def raise_bad(rows: Rows, report: Report) -> None:
    """PuzzleError for the first row that has a cell that is no digit."""
    if report.rows[_library.ROW_BAD]:
        raise bad_row(rows, report.bad_row, report.bad_cell)


def solve(
    grids: Grids,
    *,
    layout: Optional[str] = None,
    out: Optional[np.ndarray] = None,
    threads: Optional[int] = None,
    progress: Optional[Progress] = None,
) -> SolveResult:
    """The solution of each grid, of several the smallest, read row by row.

    grids: one grid or many, see `shudu.asgrids`.
    layout: its name, such as "6x6" or "x"; None is the classic one.
    out: uint8 of the shape of the answer, which gets the solutions; it may be the grids themselves.
    threads: at most so many; None: one for each processor that this process may use.
    progress: called with (done, total) some times a second; ends the call by giving False.

    The answer of a grid depends on that grid alone. A grid with none or several solutions is no error: see `status`.

    TypeError: wrong type or shape. PuzzleError (a ValueError): wrong contents; it names the row.
    Cancelled: `progress` ended it. KeyboardInterrupt: Ctrl-C did, within a fifth of a second.
    """
    rows = rows_of(grids, layout)
    solutions = room_for(out, rows.shape, rows)
    status = np.empty(len(rows), np.uint8)
    after = (address(solutions), rows.board.cells)
    answered(library.shudu_solve_array, rows, after, status, threads=threads, progress=progress, keep=solutions)
    return SolveResult(solutions, status_of(rows, status))


def count(
    grids: Grids,
    *,
    limit: int = 2,
    layout: Optional[str] = None,
    threads: Optional[int] = None,
    progress: Optional[Progress] = None,
) -> Any:
    """How many solutions each grid has, at most `limit` (0: no limit): an int, or uint64 (N,).

    Other arguments and errors: see `solve`. ValueError: limit is below 0 or not below 2**64.
    """
    if isinstance(limit, bool) or not hasattr(limit, "__index__"):
        raise TypeError(f"limit must be an int, not {type(limit).__name__}")
    if not 0 <= limit < 2**64:
        raise ValueError(f"limit must be 0 to 2**64 - 1, not {limit}")
    rows = rows_of(grids, layout)
    counts = np.empty(len(rows), np.uint64)
    status = np.empty(len(rows), np.uint8)
    after = (limit, address(counts))
    answered(library.shudu_count_array, rows, after, status, threads=threads, progress=progress, keep=counts)
    return int(counts[0]) if rows.is_one else counts


def check(
    grids: Grids,
    *,
    layout: Optional[str] = None,
    threads: Optional[int] = None,
    progress: Optional[Progress] = None,
) -> Any:
    """Has each grid just one solution? A `Status`, or uint8 (N,) of them. Arguments and errors: see `solve`."""
    rows = rows_of(grids, layout)
    status = np.empty(len(rows), np.uint8)
    answered(library.shudu_check_array, rows, (None, rows.board.cells), status, threads=threads, progress=progress)
    return status_of(rows, status)


def redundant(
    grids: Grids,
    *,
    layout: Optional[str] = None,
    threads: Optional[int] = None,
    progress: Optional[Progress] = None,
) -> np.ndarray:
    """The givens that can go, each by itself, without a second solution: bool, in the shape of the grids.

    A puzzle with one solution is minimal where there is none. All False for grids without just one solution.
    Arguments and errors: see `solve`.
    """
    rows = rows_of(grids, layout)
    cells = np.empty(rows.shape, np.uint8)
    status = np.empty(len(rows), np.uint8)
    after = (address(cells), rows.board.cells)
    answered(library.shudu_check_array, rows, after, status, threads=threads, progress=progress, keep=cells)
    return cells.view(np.bool_)
