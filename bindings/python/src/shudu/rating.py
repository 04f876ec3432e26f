"""How hard puzzles are: rate."""

from __future__ import annotations

import typing
from typing import Any, Optional

import numpy as np

from . import _calls
from ._calls import Progress
from ._cells import Grids, address, rows_of
from ._library import library
from .errors import PuzzleError
from .solving import Status, counted, raise_bad, status_of


class RateResult:
    """What `rate` gives. Each number of the scale is a member and an item: result.er, result["er"].

    columns: the names of the numbers, such as ("er", "ep", "ed").
    values: float32 (N, columns), of one puzzle (columns,); NaN where a puzzle has no rating.
    status: `Status` of one puzzle, uint8 (N,) of many: only UNIQUE ones have a rating.
    """

    __slots__ = ("columns", "values", "status")

    columns: tuple[str, ...]
    values: np.ndarray
    status: Any

    def __init__(self, columns: tuple[str, ...], values: np.ndarray, status: Any) -> None:
        self.columns = columns
        self.values = values
        self.status = status

    def __getitem__(self, name: str) -> Any:
        """The numbers of a column. KeyError: the scale has none of that name."""
        if name not in self.columns:
            raise KeyError(name)
        column = self.values[..., self.columns.index(name)]
        return column if column.ndim else float(column)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name not in self.columns:
            raise AttributeError(f"a rating has {', '.join(self.columns)}, not {name}")
        return self[name]

    def __array__(self, dtype: Any = None, copy: Any = None) -> np.ndarray:
        return np.array(self.values, dtype=dtype) if dtype is not None or copy else self.values

    def __iter__(self) -> typing.Iterator[Any]:
        return iter(self.values)

    def __len__(self) -> int:
        return len(self.values)

    def __repr__(self) -> str:
        if isinstance(self.status, Status):
            numbers = ", ".join(f"{name}={self[name]:.6g}" for name in self.columns)
            return f"RateResult({numbers}, {self.status.name.lower()})"
        return f"RateResult({', '.join(self.columns)}: {counted(self.status)})"


def scale_columns(scale: str) -> tuple[str, ...]:
    """The names of the numbers of a scale. PuzzleError: there is no such scale."""
    if not isinstance(scale, str):
        raise TypeError(f"scale must be a name, not {type(scale).__name__}")
    name = scale.encode()
    count = 0 if b"\0" in name else library.shudu_rating_columns(name)
    if count == 0:
        raise PuzzleError(f"unknown scale {scale!r}; there are se, se-corrected, se-nouniq, hodoku, shudu", code="name")
    return tuple(library.shudu_rating_column(name, column).decode() for column in range(count))


def rate(
    grids: Grids,
    *,
    scale: str = "se",
    layout: Optional[str] = None,
    threads: Optional[int] = None,
    progress: Optional[Progress] = None,
) -> RateResult:
    """How hard each puzzle is.

    scale: "se" (ER, EP and ED of Sudoku Explainer 1.2.1), "se-corrected", "se-nouniq", "hodoku" or "shudu"
        (docs/ratings.md).
    Others and errors: see `solve`. The hardest puzzles take minutes each; Ctrl-C and `progress` end the call.
    """
    columns = scale_columns(scale)
    rows = rows_of(grids, layout)
    values = np.empty((len(rows), len(columns)), np.float32)
    status = np.empty(len(rows), np.uint8)
    report = _calls.call(
        library.shudu_rate_array,
        rows.arguments(),
        _calls.terms_of(rows.board.name, threads),
        (scale.encode(), 0, address(values), len(columns)),
        address(status),
        progress=progress,
        keep=(rows.cells, values, status),
    )
    raise_bad(rows, report)
    return RateResult(columns, values[0] if rows.is_one else values, status_of(rows, status))
