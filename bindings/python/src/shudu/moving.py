"""Grids and symmetries: canon, augment, symmetries, move, split.

A symmetry of a grid with n rows is 3n + 1 bytes, in the order in which it acts:

    byte 0             1 where the grid is transposed first, else 0
    bytes 1 to n       where each row goes, from 0
    bytes n+1 to 2n    where each column goes, from 0
    bytes 2n+1 to 3n   what each digit is renamed to, from 1
"""

from __future__ import annotations

import typing
from typing import Any, Optional

import numpy as np

from . import _calls, _library
from ._calls import Progress
from ._cells import Grids, Rows, address, board_of, room_for, rows_of
from ._library import Forms, library
from ._numbers import Seed, seed_of, whole
from .errors import PuzzleError
from .solving import raise_bad

_MOST = 2**64 - 1


class CanonResult(typing.NamedTuple):
    """What `canon` gives.

    forms: uint8, in the shape of the grids: grids that are the same but for symmetries have equal ones.
    automorphisms: how many symmetries leave a grid as it is: an int, or uint32 (N,).
    keys: uint64 (N, 2), of one grid (2,): 128 bits that are equal where forms are.
    symmetries: uint8 (N, 28), of one grid (28,): what brings each to its form, see `move`.
    """

    forms: np.ndarray
    automorphisms: Any
    keys: np.ndarray
    symmetries: np.ndarray

    def __repr__(self) -> str:
        if self.keys.ndim == 1:
            return f"CanonResult(automorphisms={self.automorphisms}, key={self.keys[0]:016x}{self.keys[1]:016x})"
        return f"CanonResult({len(self.keys)} grids, {len(np.unique(self.keys, axis=0))} different up to symmetry)"


def canon(
    grids: Grids,
    *,
    layout: Optional[str] = None,
    threads: Optional[int] = None,
    progress: Optional[Progress] = None,
) -> CanonResult:
    """The canonical form of each grid, puzzle or full: the same for all that are the same up to symmetry.

    Arguments: see `solve`. PuzzleError: wrong contents, equal digits in a house included (they have no form); a layout
    with too many symmetries.
    """
    rows = rows_of(grids, layout)
    count, board = len(rows), rows.board
    forms = np.empty(rows.shape, np.uint8)
    automorphisms = np.empty(count, np.uint32)
    keys = np.empty((count, 2), np.uint64)
    symmetries = np.empty((count, library.shudu_symmetry_bytes(board.name)), np.uint8)
    wanted = Forms(
        forms=address(forms),
        forms_stride=board.cells,
        automorphisms=address(automorphisms),
        hashes=address(keys),
        symmetries=address(symmetries),
    )
    _canon(rows, wanted, threads, progress, keep=(forms, automorphisms, keys, symmetries))
    if rows.is_one:
        return CanonResult(forms, int(automorphisms[0]), keys[0], symmetries[0])
    return CanonResult(forms, automorphisms, keys, symmetries)


def _canon(rows: Rows, wanted: Forms, threads: Optional[int], progress: Optional[Progress], keep: Any) -> None:
    status = np.empty(len(rows), np.uint8)
    report = _calls.call(
        library.shudu_canon_array,
        rows.arguments(),
        _calls.terms_of(rows.board.name, threads),
        (wanted,),
        address(status),
        progress=progress,
        keep=(rows.cells, status, keep),
    )
    raise_bad(rows, report)
    if report.rows[_library.ROW_CLASH]:
        row = int(np.flatnonzero(status == _library.ROW_CLASH)[0])
        raise PuzzleError("equal digits in a house: it has no form", row=row)


def symmetries(
    count: int, rng: Seed, *, first: int = 0, layout: Optional[str] = None, threads: Optional[int] = None
) -> np.ndarray:
    """`count` random symmetries of the layout, drawn evenly: uint8 (count, 28), as `move` takes them.

    rng: a seed from 0 to 2**64 - 1, or a numpy.random.Generator, from which one is drawn.
    first: the number of the first one in the series of the seed; symmetry k depends on seed and k alone.
    """
    count = whole(count, "count", 0)
    board = board_of(layout)
    drawn = np.empty((count, library.shudu_symmetry_bytes(board.name)), np.uint8)
    open_row = Rows(np.zeros((1 if count else 0, board.cells), np.uint8), board, (board.cells,), True)
    _shuffle(open_row, rng, first, count, None, drawn, threads, None)
    return drawn


def augment(
    grids: Grids,
    rng: Seed,
    *,
    copies: Optional[int] = None,
    first: int = 0,
    layout: Optional[str] = None,
    out: Optional[np.ndarray] = None,
    threads: Optional[int] = None,
    progress: Optional[Progress] = None,
) -> np.ndarray:
    """Each grid moved by a random symmetry of the layout, drawn evenly: uint8.

    rng: a seed from 0 to 2**64 - 1, or a numpy.random.Generator, from which one is drawn.
    copies: None for one in the place of each grid, in the shape of the grids; else so many of each, one behind the
        other: copies * N grids, copy c of grid i at i * copies + c.
    first: copy c of grid i is moved by symmetry first + i * copies + c of the seed, which depends on nothing else.
        So puzzles and solutions stay together in two calls with one seed: hand in a number, not a generator.
    Others and errors: see `solve`.
    """
    rows = rows_of(grids, layout)
    times = 1 if copies is None else whole(copies, "copies", 0)
    moved = room_for(out, rows.shaped(copies), rows)
    _shuffle(rows, rng, first, times, moved, None, threads, progress)
    return moved


def _shuffle(
    rows: Rows,
    rng: Seed,
    first: int,
    copies: int,
    moved: Optional[np.ndarray],
    drawn: Optional[np.ndarray],
    threads: Optional[int],
    progress: Optional[Progress],
) -> None:
    begin = whole(first, "first", 0, _MOST)
    after = (
        seed_of(rng), begin, copies,
        None if moved is None else address(moved), rows.board.cells,
        None if drawn is None else address(drawn),
    )
    terms = _calls.terms_of(rows.board.name, threads)
    if len(rows) * copies == 0:
        return
    report = _calls.call(
        library.shudu_shuffle_array, rows.arguments(), terms, after, None,
        progress=progress, keep=(rows.cells, moved, drawn),
    )
    raise_bad(rows, report)


def move(
    grids: Grids,
    symmetries: Any,
    *,
    layout: Optional[str] = None,
    out: Optional[np.ndarray] = None,
    threads: Optional[int] = None,
) -> np.ndarray:
    """Grid i moved by symmetry i: uint8 in the shape of the grids.

    symmetries: integers (N, 28), of one grid (28,), as `symmetries` and `canon` give them. Each must be permutations,
        but need not be a symmetry of the layout.
    Others and errors: see `solve`. PuzzleError also for a row whose symmetry is none.
    """
    rows = rows_of(grids, layout)
    width = library.shudu_symmetry_bytes(rows.board.name)
    given = np.asarray(symmetries)
    if given.dtype.kind not in "iu" or given.shape not in ((len(rows), width), (width,) if rows.is_one else None):
        raise TypeError(f"symmetries must be integers of shape ({len(rows)}, {width}), not {given.dtype} {given.shape}")
    if given.size and (given.min() < 0 or given.max() > 255):
        raise ValueError("symmetries must be numbers from 0 to 255")
    by = np.ascontiguousarray(given, np.uint8)
    moved = room_for(out, rows.shape, rows)
    status = np.empty(len(rows), np.uint8)
    report = _calls.call(
        library.shudu_move_array,
        rows.arguments(),
        _calls.terms_of(rows.board.name, threads),
        (address(by), address(moved), rows.board.cells),
        address(status),
        keep=(rows.cells, by, moved, status),
    )
    if report.rows[_library.ROW_BAD]:
        row = report.bad_row
        if (rows.cells[row] > rows.board.size).any():
            raise_bad(rows, report)
        raise PuzzleError("its symmetry is no permutation of rows, columns and digits", row=row)
    return moved


class Split(typing.NamedTuple):
    """What `split` gives: the numbers of the rows on each side, int64, ascending."""

    train: np.ndarray
    test: np.ndarray

    def __repr__(self) -> str:
        return f"Split({len(self.train)} train, {len(self.test)} test)"


def split(
    grids: Grids,
    *,
    test: float = 0.1,
    seed: Seed = 0,
    layout: Optional[str] = None,
    threads: Optional[int] = None,
    progress: Optional[Progress] = None,
) -> Split:
    """Rows for training and rows for testing, with no two on different sides that are the same up to symmetry.

    test: the part that is for testing, 0 to 1. Each form is there with that probability, so the number of rows is near
        to it where there are many forms.
    seed: another seed, another split. A row's side depends on its form and the seed alone: it stays where it is when
        rows are added, taken away or shuffled.
    Others and errors: see `canon`.
    """
    if isinstance(test, bool) or not isinstance(test, (int, float, np.integer, np.floating)):
        raise TypeError(f"test must be a number from 0 to 1, not {type(test).__name__}")
    if not 0 <= test <= 1:
        raise ValueError(f"test must be 0 to 1, not {test}")
    rows = rows_of(grids, layout)
    keys = np.empty((len(rows), 2), np.uint64)
    _canon(rows, Forms(hashes=address(keys)), threads, progress, keep=keys)
    drawn = mixed(keys[:, 0] ^ mixed(keys[:, 1] ^ mixed(np.array([seed_of(seed)], np.uint64))))
    # The upper 53 bits as a number from 0 to below 1, as numpy.random makes floats.
    is_test = (drawn >> np.uint64(11)) * 2.0**-53 < test
    return Split(np.flatnonzero(~is_test), np.flatnonzero(is_test))


def mixed(numbers: np.ndarray) -> np.ndarray:
    """The finaliser of SplitMix64 (Steele, Lea, Flood 2014): every bit depends on every bit."""
    numbers = numbers + np.uint64(0x9E3779B97F4A7C15)
    numbers = (numbers ^ (numbers >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    numbers = (numbers ^ (numbers >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return numbers ^ (numbers >> np.uint64(31))
