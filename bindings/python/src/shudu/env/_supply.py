"""Where episodes get their puzzles, and what a right digit of each earns.

The reward "technique" is what the path of people costs. The scale `hodoku` gives each step of the path a score; the
digit that a step places earns the scores of all steps since the digit before it, a hundredth of them. So who solves a
puzzle without a wrong digit earns a hundredth of its score, in whatever order. A step that places several digits shares
among them; a digit that the path does not reach earns nothing.
"""

from __future__ import annotations

import typing
from typing import Any, Optional

import numpy as np

from .. import _service
from .._cells import Grids, asgrids, astext
from .._numbers import whole
from ..errors import PuzzleError
from ..making import generate
from ..solving import Status, solve

REWARDS = ("rules", "solution", "technique")
_BLOCK = 256  # puzzles of one request


class Supply(typing.NamedTuple):
    """uint8 (P, 81), uint8 (P, 81), float32 (P, 81)."""

    puzzles: np.ndarray
    solutions: np.ndarray
    gains: np.ndarray


def supply_of(puzzles: Optional[Grids], reward: str, layout: Optional[str], made: dict[str, Any]) -> Supply:
    """ValueError: there is no such reward. PuzzleError: it is none of the layout; a puzzle has not just one solution,
    or no open cell.
    """
    if reward not in REWARDS:
        raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
    if reward == "technique" and layout not in (None, "classic"):
        raise PuzzleError("the reward technique is of the classic layout: no other has the scale hodoku", code="name")
    if puzzles is None:
        cells = generate(whole(made.pop("pool"), "pool", 1), layout=layout, **made).puzzles
    else:
        cells = asgrids(puzzles, layout=layout).copy()
    if len(cells) == 0:
        raise ValueError("at least one puzzle is wanted")
    answer = solve(cells, layout=layout)
    for row in np.flatnonzero(answer.status != Status.UNIQUE).tolist():
        raise PuzzleError(f"one solution is wanted, not {Status(answer.status[row]).name.lower()}", row=row)
    for row in np.flatnonzero((cells > 0).all(axis=1)).tolist():
        raise PuzzleError("an open cell is wanted", row=row)
    gains = technique_gains(cells) if reward == "technique" else np.ones(cells.shape, np.float32)
    return Supply(cells, answer.solutions, gains)


def technique_gains(puzzles: np.ndarray) -> np.ndarray:
    """What each cell earns, float32 (P, 81)."""
    gains = np.zeros(puzzles.shape, np.float32)
    for begin in range(0, len(puzzles), _BLOCK):
        lines = "\n".join(astext(puzzles[begin : begin + _BLOCK]))
        results = _service.ask("rate", puzzles=lines, scale="hodoku", steps=True)["results"]
        for row, result in enumerate(results, begin):
            _earn(gains[row], result["steps"])
    return gains


def _earn(gains: np.ndarray, steps: list[dict[str, Any]]) -> None:
    score = 0.0
    for step in steps:
        score += step["score"]
        placed = [_cell_of(text) for text in step["placements"]]
        for cell in placed:
            gains[cell] = score / len(placed) / 100
        score = 0.0 if placed else score


def _cell_of(placement: str) -> int:
    """r1c2=3 is 1."""
    row, column = placement[1:].split("=")[0].split("c")
    return (int(row) - 1) * 9 + int(column) - 1
