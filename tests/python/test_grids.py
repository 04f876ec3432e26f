"""What may be handed in as grids: each form means the same, and what is wrong names the row."""

import numpy as np
import pandas as pd
import pytest
import shudu
from conftest import EASY, SOLVED, run_program
from hypothesis import given, settings
from hypothesis import strategies as st

CELLS = np.array([0 if letter == "." else int(letter) for letter in EASY], np.uint8)

ONE = {
    "text": EASY,
    "zeros": EASY.replace(".", "0"),
    "stars": EASY.replace(".", "*"),
    "line end": EASY + "\r\n",
    "bytes": EASY.encode(),
    "numpy text": np.str_(EASY),
    "array of no dimension": np.array(EASY),
    "board": "\n".join(EASY[i : i + 9] for i in range(0, 81, 9)),
    "drawn": repr(shudu.Puzzle(EASY)),
    "list": CELLS.tolist(),
    "list of lists": CELLS.reshape(9, 9).tolist(),
    "flat": CELLS,
    "square": CELLS.reshape(9, 9),
    "Fortran": np.asfortranarray(CELLS.reshape(9, 9)),
    "backwards twice": CELLS[::-1].copy()[::-1],
    "big endian": CELLS.astype(">i4"),
    "puzzle": shudu.Puzzle(EASY),
}


@pytest.mark.parametrize("name", ONE)
def test_forms_of_one_grid(name):
    result = shudu.solve(ONE[name])
    assert result.status is shudu.Status.UNIQUE
    assert result.text == SOLVED
    assert result.solutions.size == 81
    if isinstance(ONE[name], np.ndarray) and ONE[name].ndim:
        assert result.solutions.shape == ONE[name].shape


ROWS = np.tile(CELLS, (4, 1))
MANY = {
    "list": [EASY] * 4,
    "tuple": (EASY,) * 4,
    "bytes": [EASY.encode()] * 4,
    "S81": np.array([EASY] * 4, "S81"),
    "S90": np.array([EASY] * 4, "S90"),
    "U81": np.array([EASY] * 4),
    "objects": np.array([EASY] * 4, object),
    "Series": pd.Series([EASY] * 4, index=[7, 3, 1, 0]),
    "Series of strings": pd.Series([EASY] * 4, dtype="string"),
    "DataFrame": pd.DataFrame(ROWS.astype(float)),
    "lists": ROWS.tolist(),
    "list of arrays": [CELLS] * 4,
    "objects of arrays": pd.Series([CELLS] * 4),
    "mixed ways to write": [EASY, EASY.replace(".", "0"), EASY + "\n", ONE["board"]],
    "rows": ROWS,
    "squares": ROWS.reshape(4, 9, 9),
    "Fortran": np.asfortranarray(ROWS),
    "every second": np.repeat(ROWS, 2, axis=0)[::2],
    "wider rows": np.hstack([ROWS, ROWS])[:, 81:],
    "backwards": ROWS[::-1],
    "read-only": np.frombuffer(ROWS.tobytes(), np.uint8).reshape(4, 81),
    **{dtype: ROWS.astype(dtype) for dtype in ("i1", "i2", "i4", "i8", "u2", "u4", "u8", "f4", "f8")},
}


@pytest.mark.parametrize("name", MANY)
def test_forms_of_many_grids(name):
    result = shudu.solve(MANY[name])
    assert result.text == [SOLVED] * 4
    assert result.status.tolist() == [1] * 4
    assert np.array_equal(shudu.asgrids(MANY[name]), ROWS)


NO_GRIDS = [[], (), np.empty((0, 81), int), np.empty((0, 9, 9), np.uint8), pd.Series([], dtype=object)]


@pytest.mark.parametrize("empty", NO_GRIDS)
def test_no_grids(empty):
    result = shudu.solve(empty)
    assert result.solutions.size == 0 and len(result.status) == 0
    assert shudu.count(empty).shape == (0,)
    assert shudu.canon(empty).keys.shape == (0, 2)
    assert shudu.augment(empty, 1).size == 0
    assert len(shudu.trace(empty)) == 0
    assert shudu.rate(empty).values.shape == (0, 3)
    assert len(shudu.split(empty).train) == 0
    assert shudu.minimize(empty).size == 0


def planted(value, dtype):
    cells = ROWS.astype(dtype)
    cells[2, 5] = value
    return cells


BAD = {
    "80 cells": (np.zeros((3, 80), int), TypeError, r"\(3, 80\)"),
    "81 by 9": (np.zeros((81, 9, 9, 1), int), TypeError, "shape"),
    "a number": (5, TypeError, "shape"),
    "None": (None, TypeError, "NoneType"),
    "an object": (object(), TypeError, "object"),
    "truth values": (np.zeros((2, 81), bool), TypeError, "bool"),
    "complex": (np.zeros((2, 81), complex), TypeError, "complex"),
    "ten": (planted(10, np.uint8), ValueError, "row 2: 10 at r1c6"),
    "ten of int64": (planted(10, np.int64), ValueError, "row 2: 10 at r1c6"),
    "below zero": (planted(-1, np.int8), ValueError, "row 2: -1 at r1c6"),
    "256": (planted(256, np.int64), ValueError, "row 2: 256 at r1c6"),
    "2**63": (planted(2**63, np.uint64), ValueError, f"row 2: {2**63} at r1c6"),
    "fraction": (planted(1.5, float), ValueError, "row 2: 1.5 at r1c6"),
    "not a number": (planted(np.nan, float), ValueError, "row 2: nan at r1c6"),
    "infinite": (planted(np.inf, float), ValueError, "row 2: inf at r1c6"),
    "short text": ([EASY, EASY[:80]], ValueError, "row 1: too short"),
    "letters": ([EASY, "!" * 81], ValueError, "row 1: "),
    "None among texts": ([EASY, None], TypeError, "row 1: .*None"),
    "NaN in a Series": (pd.Series([EASY, np.nan]), TypeError, "row 1: .*nan"),
    "ragged": ([[1] * 81, [1] * 80], TypeError, "row 1: 80 cells"),
    "two puzzles in a text": (EASY + "\n" + EASY, ValueError, "2 puzzles"),
    "another layout": ("1.....2..3.....4", ValueError, "layout='4x4'"),
    "no text": ("", ValueError, "puzzle"),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("function", [shudu.solve, shudu.check, shudu.canon, shudu.rate, shudu.trace, shudu.asgrids])
def test_what_is_wrong_is_named(function, name):
    grids, error, words = BAD[name]
    with pytest.raises(error, match=words):
        function(grids)


KINDS = ["u1", "i1", "i2", "<i4", ">i4", "i8", "u8", "f4", "f8", "O"]
SHAPES = [(81,), (9, 9), (1, 81), (3, 81), (2, 9, 9), (0, 81), (80,), (3, 80), (81, 2), (9, 9, 9, 9), (9,), ()]


@settings(max_examples=300, deadline=None)
@given(st.data(), st.sampled_from(KINDS), st.sampled_from(SHAPES), st.sampled_from(["C", "F", "reversed"]))
def test_any_array_is_right_or_refused(data, kind, shape, order):
    """The judge goes cell by cell through Python's own numbers."""
    usual = st.integers(0, 9)
    strange = st.sampled_from([10, 255, 256, 257, -1, -256, 2**40, 1.5, 9.000001, float("nan"), float("inf"), -0.0])
    count = int(np.prod(shape))
    cells = [0] * count
    for place in data.draw(st.sets(st.integers(0, count - 1), max_size=12)) if count else ():
        cells[place] = data.draw(st.one_of(usual, usual, usual, strange))
    if np.dtype(kind).kind in "iuO":  # what the type can hold
        limits = np.iinfo(kind) if kind != "O" else np.iinfo("i8")
        cells = [int(c) if c == c and abs(c) < 2**62 and limits.min <= c <= limits.max else 0 for c in cells]
    array = np.array(cells, dtype=kind).reshape(shape)
    judged = [float(value) for value in array.reshape(-1).tolist()]
    orders = {"C": lambda: array, "F": lambda: np.asfortranarray(array), "reversed": lambda: array[::-1].copy()[::-1]}
    given_array = orders[order if shape else "C"]()
    if shape not in [(81,), (9, 9), (1, 81), (3, 81), (2, 9, 9), (0, 81)]:
        with pytest.raises(TypeError):
            shudu.solve(given_array)
        return
    wrong = [place for place, value in enumerate(judged) if not 0 <= value <= 9 or value != int(value)]
    if wrong:
        with pytest.raises(shudu.PuzzleError) as caught:
            shudu.solve(given_array)
        assert caught.value.row == wrong[0] // 81
        return
    lines = ["".join("." if v == 0 else str(int(v)) for v in judged[i : i + 81]) for i in range(0, count, 81)]
    expected = run_program("check", "--format", "{status}", text="\n".join(lines) + "\n") if lines else []
    statuses = np.atleast_1d(shudu.solve(given_array).status)
    assert [shudu.Status(status).name.lower() for status in statuses] == expected
    assert shudu.asgrids(given_array).reshape(-1).tolist() == judged


def test_the_row_of_an_error_is_a_number():
    with pytest.raises(shudu.PuzzleError) as caught:
        shudu.solve([EASY] * 3 + ["x"])
    assert caught.value.row == 3


def test_out_gets_the_answer():
    out = np.zeros((4, 9, 9), np.uint8)
    result = shudu.solve(ROWS.reshape(4, 9, 9), out=out)
    assert result.solutions is out
    same = ROWS.copy()
    assert shudu.solve(same, out=same).text == [SOLVED] * 4
    both = np.zeros((5, 81), np.uint8)
    both[:4] = ROWS
    assert shudu.solve(both[:4], out=both[1:]).text == [SOLVED] * 4  # shifted by a row over itself


@pytest.mark.parametrize(
    "out, error",
    [
        (np.frombuffer(bytes(4 * 81), np.uint8).reshape(4, 81), ValueError),
        (np.zeros((4, 81), np.int64), TypeError),
        (np.zeros((3, 81), np.uint8), TypeError),
        (np.zeros((4, 162), np.uint8)[:, ::2], ValueError),
        ([0] * 81, TypeError),
    ],
)
def test_out_that_cannot_be_written_to(out, error):
    with pytest.raises(error, match="out"):
        shudu.solve(ROWS, out=out)


def test_what_is_handed_in_is_not_written_to():
    for grids in (ROWS, ROWS.astype(int), ROWS.reshape(4, 9, 9)):
        before = grids.copy()
        shudu.solve(grids), shudu.augment(grids, 3), shudu.canon(grids), shudu.minimize(grids)
        assert np.array_equal(grids, before)


@pytest.mark.parametrize("layout, cells", [("4x4", 16), ("6x6", 36), ("8x8", 64), ("x", 81), ("4x4+x", 16)])
def test_layouts_by_the_same_calls(layout, cells):
    made = shudu.generate(5, seed=3, layout=layout)
    assert made.puzzles.shape == (5, cells)
    side = int(cells**0.5)
    result = shudu.solve(made.puzzles.reshape(5, side, side), layout=layout)
    assert np.array_equal(result.solutions.reshape(5, cells), made.solutions)
    assert (shudu.check(shudu.astext(made.puzzles, layout=layout), layout=layout) == shudu.Status.UNIQUE).all()
    with pytest.raises(ValueError, match="row 1: 5 at r1c1" if cells == 16 else "row 1"):
        bad = made.puzzles.copy()
        bad[1, 0] = side + 1
        shudu.solve(bad, layout=layout)


@pytest.mark.parametrize("layout", ["nope", "", "x\0y"])
def test_unknown_layout(layout):
    with pytest.raises(ValueError):
        shudu.solve(EASY, layout=layout)


def test_numbers_that_are_none():
    for wrong in (0, 257, -1):
        with pytest.raises(ValueError, match="threads"):
            shudu.solve(EASY, threads=wrong)
    with pytest.raises(TypeError, match="threads"):
        shudu.solve(EASY, threads=1.5)
    with pytest.raises(ValueError, match="limit"):
        shudu.count(EASY, limit=-1)
    with pytest.raises(ValueError, match="seed"):
        shudu.generate(1, seed=2**64)
    with pytest.raises(TypeError, match="seed"):
        shudu.augment(EASY, None)
