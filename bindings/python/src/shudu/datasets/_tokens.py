"""Solving paths as rows of numbers, as models of sequences read them, and back.

    <puzzle> r1c1 5 r1c2 3 ... <path> naked-single <place> r1c3 4  x-wing <eliminate> r2c5 7 <eliminate> ... <solved>

The part from <puzzle> on is there where the puzzles are handed in; a path begins with <path>. The order of steps, and
of what each does, is that of the trace. Which number a token has: _vocabulary.py.
"""

from __future__ import annotations

import typing
from typing import Any, Optional

import numpy as np

from .._cells import Grids, asgrids
from ..tracing import ENDS, Trace
from ._vocabulary import (
    ELIMINATE,
    END_OF,
    FIRST_CELL,
    FIRST_DIGIT,
    FIRST_TECHNIQUE,
    PAD,
    PATH,
    PLACE,
    PUZZLE,
    VOCABULARY,
    technique_tokens,
)


class Tokens(typing.NamedTuple):
    """Tokens of N paths, one behind the other.

    ids: uint16 (T,), offsets: int64 (N + 1,): those of path i are ids[offsets[i] : offsets[i + 1]].
    """

    ids: np.ndarray
    offsets: np.ndarray

    def padded(self, length: int) -> np.ndarray:
        """uint16 (N, length): a path a row, cut at its end or filled up with <pad>, which is 0."""
        rows = np.full((len(self.offsets) - 1, length), PAD, np.uint16)
        for row, (begin, end) in enumerate(zip(self.offsets[:-1], self.offsets[1:])):
            part = self.ids[begin : min(end, begin + length)]
            rows[row, : len(part)] = part
        return rows


class Path(typing.NamedTuple):
    """A path that was read back.

    puzzle: uint8 (81,), or None where the tokens have none.
    steps: for each its technique, and int16 (k, 2) of cell and digit; below 0 the digit is a candidate that goes.
    end: "solved", "stuck", "contradiction" or "stopped"; None where the tokens break off between two steps.
    """

    puzzle: Optional[np.ndarray]
    steps: list[tuple[str, np.ndarray]]
    end: Optional[str]


def tokens(trace: Trace, puzzles: Optional[Grids] = None) -> Tokens:
    """The paths of a trace as tokens; with the puzzles they were made of, each before its path.

    TypeError: the trace is of another layout than the classic one, or has not as many paths as there are puzzles.
    """
    if trace.before.shape[1] != 81:
        raise TypeError("tokens are of the classic layout")
    count = len(trace)
    cells = np.zeros((count, 81), np.uint8) if puzzles is None else asgrids(puzzles)
    if len(cells) != count:
        raise TypeError(f"{len(cells)} puzzles for {count} paths")
    givens = (cells > 0).sum(axis=1)
    head = np.ones(count, np.int64) if puzzles is None else 2 + 2 * givens
    step_sizes = 1 + 3 * np.diff(trace.effect_offsets)
    step_ends = np.concatenate([[0], np.cumsum(step_sizes)]).astype(np.int64)
    sizes = head + np.diff(step_ends[trace.offsets]) + 1
    offsets = np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64)
    ids = np.empty(int(offsets[-1]), np.uint16)
    if puzzles is not None:
        _write_givens(ids, offsets[:-1], cells, givens)
    ids[offsets[:-1] + head - 1] = PATH
    # Where a step begins: behind the head of its path, and behind the steps before it.
    shift = np.repeat(offsets[:-1] + head - step_ends[trace.offsets[:-1]], np.diff(trace.offsets))
    begins = step_ends[:-1] + shift
    ids[begins] = technique_tokens()[trace.techniques]
    _write_effects(ids, begins, trace)
    ids[offsets[1:] - 1] = [END_OF[end] for end in trace.ends.tolist()]
    return Tokens(ids, offsets)


def _write_givens(ids: np.ndarray, begins: np.ndarray, cells: np.ndarray, givens: np.ndarray) -> None:
    ids[begins] = PUZZLE
    row, cell = np.nonzero(cells)
    number = np.arange(len(row)) - np.repeat(np.cumsum(givens) - givens, givens)
    place = begins[row] + 1 + 2 * number
    ids[place] = FIRST_CELL + cell
    ids[place + 1] = FIRST_DIGIT - 1 + cells[row, cell]


def _write_effects(ids: np.ndarray, begins: np.ndarray, trace: Trace) -> None:
    counts = np.diff(trace.effect_offsets)
    number = np.arange(len(trace.effects)) - np.repeat(trace.effect_offsets[:-1], counts)
    place = np.repeat(begins, counts) + 1 + 3 * number
    ids[place] = np.where(trace.effects[:, 1] > 0, PLACE, ELIMINATE)
    ids[place + 1] = FIRST_CELL + trace.effects[:, 0]
    ids[place + 2] = FIRST_DIGIT - 1 + np.abs(trace.effects[:, 1])


def token_text(ids: Any) -> str:
    """Tokens as words with blanks between. ValueError: there is no token of that number."""
    return " ".join(VOCABULARY[number] for number in _numbers(ids))


def token_ids(text: str) -> np.ndarray:
    """The words of `token_text` as tokens again. ValueError: there is no such word."""
    places = {word: number for number, word in enumerate(VOCABULARY)}
    for place, word in enumerate(text.split()):
        if word not in places:
            raise ValueError(f"word {place}: there is no token {word!r}")
    return np.array([places[word] for word in text.split()], np.uint16)


def decode(ids: Any) -> Path:
    """The tokens of one path, read back. What follows <pad> is not read.

    ValueError: they are no path; it names the first token that cannot stand where it does.
    """
    return _Reader(_numbers(ids)).path()


def _numbers(ids: Any) -> list[int]:
    array = np.asarray(ids)
    if array.ndim != 1 or (array.size and array.dtype.kind not in "iu"):
        raise TypeError(f"tokens of one path are integers (T,), not {array.dtype} {array.shape}")
    numbers: list[int] = array.tolist()
    for place, number in enumerate(numbers):
        if not 0 <= number < len(VOCABULARY):
            raise ValueError(f"token {place}: there is none of number {number}")
    return numbers


class _Reader:
    """Reads tokens from left to right."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers[: numbers.index(PAD)] if PAD in numbers else numbers
        self.at = 0

    def next(self) -> Optional[int]:
        return self.numbers[self.at] if self.at < len(self.numbers) else None

    def take(self, first: int, last: int, wanted: str) -> int:
        """The next token, counted from `first`."""
        number = self.next()
        if number is None or not first <= number < last:
            found = "the end" if number is None else VOCABULARY[number]
            raise ValueError(f"token {self.at}: {wanted} is wanted, not {found}")
        self.at += 1
        return number - first

    def cell_and_digit(self) -> tuple[int, int]:
        cell = self.take(FIRST_CELL, FIRST_DIGIT, "a cell")
        return cell, self.take(FIRST_DIGIT, FIRST_TECHNIQUE, "a digit") + 1

    def path(self) -> Path:
        puzzle = self.puzzle() if self.next() == PUZZLE else None
        self.take(PATH, PATH + 1, "<path>")
        steps = []
        ends = {token: ENDS[end] for end, token in END_OF.items()}
        while (number := self.next()) is not None and number not in ends:
            steps.append(self.step())
        end = None if number is None else ends[number]
        if number is not None and self.at + 1 < len(self.numbers):
            raise ValueError(f"token {self.at + 1}: the path is over before it")
        return Path(puzzle, steps, end)

    def puzzle(self) -> np.ndarray:
        self.at += 1
        cells = np.zeros(81, np.uint8)
        while self.next() != PATH:
            cell, digit = self.cell_and_digit()
            cells[cell] = digit
        return cells

    def step(self) -> tuple[str, np.ndarray]:
        technique = self.take(FIRST_TECHNIQUE, len(VOCABULARY), "a technique")
        effects = []
        while (kind := self.next()) in (PLACE, ELIMINATE):
            self.at += 1
            cell, digit = self.cell_and_digit()
            effects.append((cell, digit if kind == PLACE else -digit))
        return VOCABULARY[FIRST_TECHNIQUE + technique], np.array(effects, np.int16).reshape(-1, 2)
