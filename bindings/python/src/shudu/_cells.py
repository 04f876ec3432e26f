"""What people hand in as grids becomes rows of bytes, and what is answered goes back in the shape in which it came.

    text of one puzzle           one grid, in any of the formats that Shudu reads
    list, Series, array of text  many grids
    integers (81,) or (9, 9)     one grid; 0 is an open cell
    integers (N, 81), (N, 9, 9)  many grids

81 and 9 stand for the cells and rows of the layout. Integers may be of any type, in any order of memory; bytes in rows
are not copied. Floats are taken where all are whole, as pandas makes them. Texts of just as many characters as cells
are read all together, others one by one by the service.
"""

from __future__ import annotations

import math
import typing
from functools import lru_cache
from typing import Any, NoReturn, Optional, Union, cast

import numpy as np

from . import _service
from ._library import library
from .errors import PuzzleError

Grids = Any
"""A text, a sequence of texts, or an array of integers: see the module. Sequences and Series are grids too."""


class Board(typing.NamedTuple):
    """The shape of a layout."""

    name: Optional[bytes]  # None: classic
    cells: int
    size: int


@lru_cache(maxsize=64)
def board_of(layout: Optional[str]) -> Board:
    """PuzzleError: there is no such layout. TypeError: it is no name."""
    if layout is not None and not isinstance(layout, str):
        raise TypeError(f"layout must be a name or None, not {type(layout).__name__}")
    name = None if layout is None else layout.encode()
    cells = 0 if name is not None and b"\0" in name else library.shudu_layout_cells(name)
    if cells == 0:
        _service.ask("layout", layout=layout)  # its answer says why
        raise PuzzleError(f"unknown layout {layout!r}", code="name")
    return Board(name, cells, math.isqrt(cells))


class Rows:
    """Grids as rows of bytes: `cells` is uint8 of shape (N, board.cells), each row in one piece.

    `shape` is that of the answer with a grid for each grid; `is_one`: a single grid was handed in.
    """

    __slots__ = ("cells", "board", "shape", "is_one")

    def __init__(self, cells: np.ndarray, board: Board, shape: tuple[int, ...], is_one: bool) -> None:
        self.cells = cells
        self.board = board
        self.shape = shape
        self.is_one = is_one

    def __len__(self) -> int:
        return len(self.cells)

    def arguments(self) -> tuple[int, int, int]:
        """Where the rows are, how many, how far apart: as the calls of C want them."""
        cells = self.cells
        return address(cells), len(cells), cells.strides[0] if len(cells) > 1 else self.board.cells

    def shaped(self, copies: Optional[int] = None) -> tuple[int, ...]:
        """The shape of an answer with so many grids for each (None: one, in its place)."""
        if copies is None:
            return self.shape
        one = self.shape if self.is_one else self.shape[1:]
        return (len(self.cells) * copies, *one)


def address(array: np.ndarray) -> int:
    """Where its first element is."""
    where: int = array.__array_interface__["data"][0]
    return where


def rows_of(grids: Grids, layout: Optional[str] = None) -> Rows:
    """TypeError: its type or shape is wrong. PuzzleError: its contents are, with the row."""
    board = board_of(layout)
    if isinstance(grids, np.ndarray) and grids.dtype == np.uint8:
        return _shaped(grids, board)
    if isinstance(grids, (str, bytes, np.str_, np.bytes_)):
        return Rows(_of_texts([grids], board, is_one=True), board, (board.cells,), True)
    if not isinstance(grids, np.ndarray) and _begins_with_text(grids):
        texts = list(grids)
        return Rows(_of_texts(texts, board), board, (len(texts), board.cells), False)
    return _of_array(grids, board)


def _begins_with_text(grids: Any) -> bool:
    """Lists and tuples whose first element is a text, without making an array of them."""
    return isinstance(grids, (list, tuple)) and len(grids) > 0 and isinstance(grids[0], (str, bytes))


def _of_array(grids: Any, board: Board) -> Rows:
    try:
        array = np.asarray(grids)
    except ValueError:  # numpy from 1.24 on refuses rows of different lengths
        _refuse_ragged(grids, board)
    if array.dtype.kind in "SU" or (array.dtype.kind == "O" and array.ndim <= 1):
        if array.ndim > 1:
            raise TypeError(f"texts must be in one row, not in shape {array.shape}")
        if array.dtype.kind == "O" and array.ndim == 1 and len(array) and not isinstance(array[0], (str, bytes)):
            return _of_objects(array, board)
        if array.ndim == 0 and not isinstance(array.item(), (str, bytes)):
            raise TypeError(f"grids must be text or integers, not {type(grids).__name__}")
        texts = array.reshape(-1).tolist()
        is_one = array.ndim == 0
        shape = (board.cells,) if is_one else (len(texts), board.cells)
        return Rows(_of_texts(texts, board, is_one=is_one), board, shape, is_one)
    if array.size == 0 and array.ndim == 1:  # an empty list
        return Rows(np.empty((0, board.cells), np.uint8), board, (0, board.cells), False)
    return _of_numbers(array, board)


def _of_objects(array: np.ndarray, board: Board) -> Rows:
    """One dimension of objects that are no texts: arrays of one shape, or numbers."""
    for row, item in enumerate(array):
        if isinstance(item, (str, bytes)) or item is None or (isinstance(item, float) and math.isnan(item)):
            raise TypeError(f"row {row}: {item!r} among grids of another type")
    try:
        return _of_numbers(np.array(array.tolist()), board)
    except ValueError as error:
        if isinstance(error, PuzzleError):
            raise
        _refuse_ragged(array, board)


def _refuse_ragged(grids: Any, board: Board) -> NoReturn:
    for row, item in enumerate(grids):
        size = np.size(np.asarray(item, dtype=object))
        if size not in (board.cells, board.size):
            raise TypeError(f"row {row}: {size} cells, where a grid has {board.cells}") from None
    raise TypeError("rows of different shapes") from None


def _of_numbers(array: np.ndarray, board: Board) -> Rows:
    if array.dtype.kind == "O":
        array = _numbers_of_objects(array, board)
    if array.dtype.kind not in "iuf":
        raise TypeError(f"cells must be integers or text, not {array.dtype}")
    _check_shape(array.shape, board)
    if array.dtype == np.uint8:
        return _shaped(array, board)
    with np.errstate(invalid="ignore"):
        small = array.astype(np.uint8)
    # The bytes differ where a number is below 0, above 255, a fraction or none at all.
    wrong = (small != array) | (small > board.size)
    if wrong.any():
        place = int(np.flatnonzero(wrong.reshape(-1))[0])
        raise _bad_cell(place // board.cells, place % board.cells, array.reshape(-1)[place], board)
    return _shaped(small, board)


def _numbers_of_objects(array: np.ndarray, board: Board) -> np.ndarray:
    _check_shape(array.shape, board)
    try:
        return array.astype(np.float64) if any(isinstance(x, float) for x in array.flat) else array.astype(np.int64)
    except (TypeError, ValueError, OverflowError):
        for place, item in enumerate(array.flat):
            if isinstance(item, (str, bytes)) or not hasattr(item, "__index__"):
                row, cell = divmod(place, board.cells)
                raise TypeError(f"row {row}: {item!r} at {name_of(cell, board)} is no integer") from None
        raise PuzzleError("a number is too large") from None


def name_of(cell: int, board: Board) -> str:
    """r1c1, counted from 1."""
    return f"r{cell // board.size + 1}c{cell % board.size + 1}"


def _bad_cell(row: int, cell: int, value: Any, board: Board) -> PuzzleError:
    shown = f"{value:g}" if isinstance(value, (float, np.floating)) else str(value)
    return PuzzleError(f"{shown} at {name_of(cell, board)} is no digit: 0 to {board.size} are wanted", row=row)


def bad_row(rows: Rows, row: int, cell: int) -> PuzzleError:
    """The error for a cell that C found wrong."""
    return _bad_cell(row, cell, int(rows.cells[row, cell]), rows.board)


def _check_shape(shape: tuple[int, ...], board: Board) -> None:
    cells, size = board.cells, board.size
    if shape[-1:] != (cells,) and shape[-2:] != (size, size) or len(shape) > (2 if shape[-1:] == (cells,) else 3):
        raise TypeError(
            f"shape {shape} is none of ({cells},), ({size}, {size}), (N, {cells}), (N, {size}, {size})"
        )


def _shaped(array: np.ndarray, board: Board) -> Rows:
    """Bytes in one of the four shapes, as rows, copied only where a row is not in one piece."""
    _check_shape(array.shape, board)
    is_flat = array.shape[-1] == board.cells
    is_one = array.ndim == (1 if is_flat else 2)
    if is_flat:
        cells = array.reshape(1, -1) if is_one else array
        if cells.strides[1] != 1 or (len(cells) > 1 and cells.strides[0] < board.cells):
            cells = np.ascontiguousarray(cells)
    else:
        cells = np.ascontiguousarray(array).reshape(-1, board.cells)
    return Rows(cells, board, array.shape, is_one)


_OPEN = b".0*_-xX "


def _make_table() -> np.ndarray:
    """A character as a cell; 255: it is none."""
    table = np.full(256, 255, np.uint8)
    table[list(_OPEN)] = 0
    table[ord("1") : ord("9") + 1] = np.arange(1, 10)
    return table


_TABLE = _make_table()


def _of_texts(texts: typing.Sequence[Union[str, bytes]], board: Board, *, is_one: bool = False) -> np.ndarray:
    """Texts as rows. Those of as many characters as cells are read at once; the rest by the service."""
    count, cells = len(texts), board.cells
    plain = _joined(texts, cells)
    if plain is None:
        rows = np.full((count, cells), 255, np.uint8)
        for row, text in enumerate(texts):
            line = _line_of(text, row)
            if len(line) == cells:
                rows[row] = _TABLE[np.frombuffer(line, np.uint8)]
    else:
        rows = _TABLE[np.frombuffer(plain, np.uint8)].reshape(count, cells)
    wrong = (rows > board.size).any(axis=1)
    for row in np.flatnonzero(wrong).tolist():
        rows[row] = _read(texts[row], board, None if is_one else row)
    return rows


def _joined(texts: typing.Sequence[Union[str, bytes]], cells: int) -> Optional[bytes]:
    """All texts one behind the other; None where that is not a plain line of cells for each."""
    if any(len(text) != cells for text in texts if isinstance(text, (str, bytes))):
        return None
    first = texts[0] if len(texts) else ""
    try:
        joined = b"".join(cast("typing.Sequence[bytes]", texts)) if isinstance(first, bytes) else _latin(texts)
    except TypeError:  # another type among them: its row is named when rows are read one by one
        return None
    return joined if len(joined) == len(texts) * cells else None


def _latin(texts: typing.Sequence[Any]) -> bytes:
    return "".join(texts).encode("latin-1", "replace")


def _line_of(text: Any, row: int) -> bytes:
    if isinstance(text, bytes):
        return text.rstrip(b"\r\n")
    if isinstance(text, str):
        return text.rstrip("\r\n").encode("latin-1", "replace")
    raise TypeError(f"row {row}: a text is wanted, not {text!r}")


def _read(text: Union[str, bytes], board: Board, row: Optional[int]) -> np.ndarray:
    """A puzzle in whatever format, by the service. PuzzleError: it is none, or of another layout."""
    try:
        decoded = text if isinstance(text, str) else text.decode()
    except UnicodeDecodeError:
        raise PuzzleError("the text is not UTF-8", row=row) from None
    layout = None if board.name is None else board.name.decode()
    try:
        results = _service.ask("convert", puzzles=decoded, layout=layout)["results"]
    except PuzzleError as error:
        raise PuzzleError(str(error), row=row, code=error.code) from None
    if len(results) != 1:
        raise PuzzleError(f"the text holds {len(results)} puzzles, not one; hand in a list of texts", row=row)
    answer = results[0]
    if "error" in answer:
        raise PuzzleError(answer["error"]["sentence"], row=row, code=answer["error"]["code"])
    if "variant" in answer:
        raise PuzzleError("the puzzle has rules of its own: ask shudu.Variant", row=row, code="other_rules")
    if "layout" in answer and layout is None:
        raise PuzzleError(f"the puzzle is of another layout: layout={answer['layout']!r} is wanted", row=row)
    line = answer["puzzle"].encode()
    if len(line) != board.cells:
        wanted = "" if board.name else f"; hand in layout='{answer['size']}x{answer['size']}' as well"
        raise PuzzleError(f"the puzzle has {answer['size']} rows, the layout {board.size}{wanted}", row=row)
    return _TABLE[np.frombuffer(line, np.uint8)]


def room_for(out: Any, shape: tuple[int, ...], rows: Optional[Rows] = None) -> np.ndarray:
    """`out` of the caller, looked at, or a new array. TypeError, ValueError: it cannot be written to.

    Where it shares memory with the rows in another way than being them, the rows are copied first.
    """
    if out is None:
        return np.empty(shape, np.uint8)
    if not isinstance(out, np.ndarray) or out.dtype != np.uint8:
        what = out.dtype if isinstance(out, np.ndarray) else type(out).__name__
        raise TypeError(f"out must be an array of uint8, not {what}")
    if out.shape != shape:
        raise TypeError(f"out must have shape {shape}, not {out.shape}")
    if not out.flags.writeable:
        raise ValueError("out is read-only")
    if not out.flags.c_contiguous:
        raise ValueError("out must be in one piece (C order)")
    if rows is not None and np.may_share_memory(out, rows.cells):
        rows.cells = rows.cells.copy()
    return out


def asgrids(grids: Grids, *, layout: Optional[str] = None) -> np.ndarray:
    """Whatever every function of the package takes as grids, as uint8 of shape (N, 81); 0 is an open cell.

    grids: the text of a puzzle in any format that Shudu reads ("." "0" "*" "_" "-" "x" and blanks are open cells of a
    line); a list, a pandas Series or a numpy array of texts ('S81', 'U81', objects); integers of any type, or whole
    floats, of shape (81,), (9, 9), (N, 81) or (N, 9, 9). Of another layout in place of 81 and 9 its cells and rows.
    layout: its name, such as "6x6"; None is the classic one.

    TypeError: wrong type or shape. PuzzleError (a ValueError): wrong contents; it names the row.
    Rows of bytes are not copied: the answer may be a view of what was handed in.
    """
    rows = rows_of(grids, layout)
    board = rows.board
    wrong = (rows.cells > board.size).any(axis=1)
    if wrong.any():
        row = int(np.flatnonzero(wrong)[0])
        raise bad_row(rows, row, int(np.flatnonzero(rows.cells[row] > board.size)[0]))
    return rows.cells


def astext(grids: Grids, *, layout: Optional[str] = None) -> Union[str, list[str]]:
    """Grids as lines of text, "." for an open cell: one str for one grid, a list for many. Errors: see `asgrids`."""
    rows = rows_of(grids, layout)
    cells = asgrids(rows.cells, layout=layout)
    text = text_of(cells)
    if rows.is_one:
        return text
    width = rows.board.cells
    return [text[start : start + width] for start in range(0, len(text), width)]


def text_of(cells: np.ndarray) -> str:
    """A row of cells as a line of text."""
    return (np.where(cells == 0, ord("."), cells + ord("0"))).astype(np.uint8).tobytes().decode()
