"""One puzzle as an object: what a notebook shows as a board, with all that can be asked about it."""

from __future__ import annotations

from typing import Any, Optional

import numpy as np

from . import _drawing, moving, rating, solving, stepping
from ._cells import Grids, asgrids, rows_of, text_of
from ._numbers import Seed
from .solving import SolveResult, Status


class Puzzle:
    """A puzzle on a layout; it does not change.

    Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")

    cells: uint8 (81,), 0 is an open cell. text: the same as a line. layout: its name, None is the classic one.
    repr() is the board as text; a notebook shows it as a picture. Two are equal where cells and layout are.
    TypeError, PuzzleError: see `shudu.asgrids`; one grid is wanted.
    """

    def __init__(self, grid: Grids, *, layout: Optional[str] = None) -> None:
        if isinstance(grid, Puzzle):
            layout = grid.layout if layout is None else layout
            grid = grid.cells
        rows = rows_of(grid, layout)
        if len(rows) != 1:
            raise TypeError(f"one grid is wanted, not {len(rows)}")
        self.cells: np.ndarray = asgrids(rows.cells, layout=layout)[0].copy()
        self.cells.flags.writeable = False
        self.layout: Optional[str] = layout
        self.size: int = rows.board.size
        self._solved: Optional[SolveResult] = None  # found when it is asked for

    @property
    def text(self) -> str:
        """The cells as a line, "." for an open one."""
        return text_of(self.cells)

    @property
    def grid(self) -> np.ndarray:
        """The cells as uint8 (9, 9)."""
        return self.cells.reshape(self.size, self.size)

    def _answer(self) -> SolveResult:
        if self._solved is None:
            self._solved = solving.solve(self.cells, layout=self.layout)
        return self._solved

    @property
    def status(self) -> Status:
        """Has it one solution?"""
        status: Status = self._answer().status
        return status

    @property
    def solution(self) -> Optional[Puzzle]:
        """Its solution, of several the smallest; None where there is none."""
        if self.status not in (Status.UNIQUE, Status.MULTIPLE):
            return None
        return Puzzle(self._answer().solutions, layout=self.layout)

    def count(self, limit: int = 2) -> int:
        """How many solutions, at most `limit`; see `shudu.count`."""
        return int(solving.count(self.cells, limit=limit, layout=self.layout))

    def rate(self, scale: str = "se") -> rating.RateResult:
        """See `shudu.rate`."""
        return rating.rate(self.cells, scale=scale, layout=self.layout)

    def steps(self, **options: Any) -> stepping.Steps:
        """Every step that there is now; see `shudu.steps`."""
        return stepping.steps(self.cells, layout=self.layout, **options)

    def explain(self, **options: Any) -> stepping.Steps:
        """The whole path; see `shudu.explain`."""
        return stepping.explain(self.cells, layout=self.layout, **options)

    def hint(self, **options: Any) -> stepping.Hint:
        """The next step little by little; see `shudu.hint`."""
        return stepping.hint(self.cells, layout=self.layout, **options)

    def minimize(self, *, seed: Optional[Seed] = None) -> Puzzle:
        """A minimal puzzle inside it; see `shudu.minimize`."""
        return Puzzle(stepping.minimize(self.cells, seed=seed, layout=self.layout), layout=self.layout)

    def canon(self) -> Puzzle:
        """Its canonical form; see `shudu.canon`."""
        return Puzzle(moving.canon(self.cells, layout=self.layout).forms, layout=self.layout)

    def augment(self, rng: Seed) -> Puzzle:
        """It, moved by a random symmetry; see `shudu.augment`."""
        return Puzzle(moving.augment(self.cells, rng, layout=self.layout), layout=self.layout)

    def __array__(self, dtype: Any = None, copy: Any = None) -> np.ndarray:
        return np.array(self.cells, dtype=dtype) if dtype is not None or copy else self.cells

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Puzzle):
            return NotImplemented
        return self.layout == other.layout and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.layout, self.text))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return board_text(self.text, self.size, self.layout)

    def _repr_svg_(self) -> str:
        values = self.cells.tolist()
        return _drawing.svg_of(values, [value > 0 for value in values], self.layout or "classic")


def board_text(text: str, size: int, layout: Optional[str]) -> str:
    """A board of lines: digits, and signs where a box ends."""
    shape = _drawing.shape_of(layout or "classic")
    wide, high = shape.get("box_columns", size), shape.get("box_rows", size)
    rule = "+".join(["-" * (2 * wide + 1)] * (size // wide))
    lines = []
    for row in range(size):
        if row and row % high == 0:
            lines.append(rule)
        cells = text[row * size : (row + 1) * size]
        lines.append("|".join(f" {' '.join(cells[start : start + wide])} " for start in range(0, size, wide)))
    return "\n".join(line.rstrip() for line in lines)
