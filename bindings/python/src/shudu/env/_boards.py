"""The boards of many episodes at once: what an action does to them, in numpy, a row for each episode.

    legal   bool (N, actions + 1): may action a be taken in row i? The last column is always False: what a table of
            uneven rows points to where it has nothing to say.
    left    how many actions of a row may still be taken, counted down as they go

A digit that is placed takes away the actions of its cell and, of the same digit, those of the cells that see it. Their
numbers stand in one table, so a step gathers and clears some 29 bytes a row and nothing is looked for.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Optional

import numpy as np

from .. import _service
from .._cells import board_of

_KNIGHT = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
_KING = ((1, 1), (1, -1), (-1, 1), (-1, -1))


class Rules:
    """The tables of a layout. Action cell * size + digit - 1 places a digit in a cell."""

    def __init__(self, layout: Optional[str]) -> None:
        board = board_of(layout)
        self.cells, self.size = board.cells, board.size
        self.actions = self.cells * self.size
        self.cell_of = np.repeat(np.arange(self.cells), self.size)
        self.digit_of = np.tile(np.arange(1, self.size + 1, dtype=np.uint8), self.cells)
        self.gone = self._gone(_peers(layout or "classic", self.cells, self.size))

    def _gone(self, peers: list[set[int]]) -> np.ndarray:
        width = self.size + max(len(seen) for seen in peers)
        gone = np.full((self.actions, width), self.actions, np.int64)
        for action in range(self.actions):
            cell, digit = divmod(action, self.size)
            own = range(cell * self.size, (cell + 1) * self.size)
            numbers = [*own, *(peer * self.size + digit for peer in sorted(peers[cell]))]
            gone[action, : len(numbers)] = numbers
        return gone

    def legal_of(self, cells: np.ndarray) -> np.ndarray:
        """bool (N, actions + 1) of cells (N, cells)."""
        legal = np.ones((len(cells), self.actions + 1), np.bool_)
        legal[:, self.actions] = False
        row, cell = np.nonzero(cells)
        gone = self.gone[cell * self.size + cells[row, cell] - 1]
        legal.reshape(-1)[row[:, None] * (self.actions + 1) + gone] = False
        return legal


def _peers(layout: str, cells: int, size: int) -> list[set[int]]:
    shape = _service.ask("layout", layout=layout)
    houses = [[row * size + column for column in range(size)] for row in range(size)]
    houses += [[row * size + column for row in range(size)] for column in range(size)]
    regions: dict[str, list[int]] = {}
    for cell, region in enumerate(shape["regions"]):
        regions.setdefault(region, []).append(cell)
    houses += [house for region, house in regions.items() if region != "."]
    houses += [[_cell_of(name, size) for name in extra["cells"]] for extra in shape["extra"]]
    peers: list[set[int]] = [set() for _ in range(cells)]
    for house in houses:
        for cell in house:
            peers[cell].update(house)
    moves = (_KNIGHT if shape["anti_knight"] else ()) + (_KING if shape["anti_king"] else ())
    for cell in range(cells):
        for down, right in moves:
            row, column = cell // size + down, cell % size + right
            if 0 <= row < size and 0 <= column < size:
                peers[cell].add(row * size + column)
        peers[cell].discard(cell)
    return peers


def _cell_of(name: str, size: int) -> int:
    row, column = name[1:].split("c")
    return (int(row) - 1) * size + int(column) - 1


@lru_cache(maxsize=16)
def rules_of(layout: Optional[str]) -> Rules:
    """The tables of a layout, made once. PuzzleError: there is no such layout."""
    return Rules(layout)


class Boards:
    """N episodes. `gains`: what a right digit earns in each cell; `must_be_right`: others are not placed."""

    def __init__(self, count: int, rules: Rules, must_be_right: bool, max_steps: int) -> None:
        self.rules = rules
        self.must_be_right = must_be_right
        self.max_steps = max_steps
        self.cells = np.zeros((count, rules.cells), np.uint8)
        self.solutions = np.zeros((count, rules.cells), np.uint8)
        self.gains = np.zeros((count, rules.cells), np.float32)
        self.legal = np.zeros((count, rules.actions + 1), np.bool_)
        self.left = np.zeros(count, np.int64)
        self.open = np.zeros(count, np.int64)
        self.taken = np.zeros(count, np.int64)
        self._rows = np.arange(count)
        self._first_cell = self._rows * rules.cells
        self._first_action = self._rows * (rules.actions + 1)

    def begin(self, rows: Any, puzzles: np.ndarray, solutions: np.ndarray, gains: np.ndarray) -> None:
        """New episodes in these rows."""
        legal = self.rules.legal_of(puzzles)
        self.cells[rows], self.solutions[rows], self.gains[rows], self.legal[rows] = puzzles, solutions, gains, legal
        self.left[rows] = legal.sum(axis=1)
        self.open[rows] = (puzzles == 0).sum(axis=1)
        self.taken[rows] = 0

    def play(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """One action a row. What each earns, float32; which rows have come to their end; which have taken too long."""
        at = self._first_cell + self.rules.cell_of[actions]
        digits = self.rules.digit_of[actions]
        placed = self.legal.reshape(-1)[self._first_action + actions]
        if self.must_be_right:
            placed &= self.solutions.reshape(-1)[at] == digits
        rewards = np.where(placed, self.gains.reshape(-1)[at], np.float32(-1))
        rows = np.flatnonzero(placed)
        if len(rows):
            self.cells.reshape(-1)[at[rows]] = digits[rows]
            self._clear(rows, actions[rows])
        self.taken += 1
        ended = self.left == 0
        return rewards, ended, (self.taken >= self.max_steps) & ~ended

    def _clear(self, rows: np.ndarray, actions: np.ndarray) -> None:
        legal = self.legal.reshape(-1)
        gone = self.rules.gone[actions]
        gone += self._first_action[rows, None]
        self.left[rows] -= legal[gone].sum(axis=1)
        self.open[rows] -= 1
        legal[gone] = False
