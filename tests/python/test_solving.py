"""solve, count, check and redundant against the program, line by line."""

import gzip
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
import shudu
from conftest import CLASH, EASY, NONE, ROOT, SEVERAL, WORDS, run_program
from hypothesis import given, settings
from hypothesis import strategies as st

SEVENTEEN = Path(os.environ.get("SHUDU_SHARED", ROOT.parent / "shared")) / "data/puzzles/17_clue.gz"


def lines_of(result):
    """A result as the program prints it."""
    for text, status in zip(result.text, result.status):
        yield {1: text, 2: text + "\tmultiple", 0: "-\tnone"}.get(int(status), "-\tinvalid")


@st.composite
def near_puzzles(draw):
    """A solved grid with cells opened and some changed: of every status."""
    open_cells = draw(st.sets(st.integers(0, 80), min_size=20, max_size=70))
    changed = draw(st.dictionaries(st.integers(0, 80), st.sampled_from("123456789"), max_size=2))
    solved = shudu.solve(EASY).text
    return "".join(changed.get(i, "." if i in open_cells else solved[i]) for i in range(81))


@settings(max_examples=60, deadline=None)
@given(st.lists(near_puzzles(), min_size=1, max_size=30), st.sampled_from(["text", "rows", "squares", "i8"]))
def test_solve_as_the_program_does(puzzles, form):
    rows = shudu.asgrids(puzzles)
    grids = {"text": puzzles, "rows": rows, "squares": rows.reshape(-1, 9, 9), "i8": rows.astype(np.int64)}[form]
    printed = [line.split(":")[0] for line in run_program("solve", text="\n".join(puzzles) + "\n")]
    assert list(lines_of(shudu.solve(grids))) == printed


@settings(max_examples=40, deadline=None)
@given(st.lists(near_puzzles(), min_size=1, max_size=10), st.integers(1, 50))
def test_count_and_check_as_the_program_does(puzzles, limit):
    text = "\n".join(puzzles) + "\n"
    counted = run_program("count", "--limit", str(limit), "--format", "{count}", text=text)
    # The program marks a number that may be more by a plus, and has none for equal digits in a house.
    expected = [0 if word == "-" else int(word.rstrip("+")) for word in counted]
    assert shudu.count(puzzles, limit=limit).tolist() == expected
    checked = run_program("check", "--format", "{status}", text=text)
    assert shudu.check(puzzles).tolist() == [WORDS[word] for word in checked]


def test_each_status():
    result = shudu.solve([EASY, SEVERAL, NONE, CLASH])
    assert [shudu.Status(status).name for status in result.status] == ["UNIQUE", "MULTIPLE", "NONE", "INVALID"]
    assert result.solutions[2:].sum() == 0
    assert shudu.count(SEVERAL, limit=7) == 7
    assert shudu.check(CLASH) is shudu.Status.INVALID


def test_known_counts():
    # There are 288 grids of 4x4, and 28,200,960 of 6x6 (Pettersen 2006), one of 720 with each first row.
    assert shudu.count("." * 16, limit=0, layout="4x4") == 288
    assert shudu.count("123456" + "." * 30, limit=0, layout="6x6") == 28_200_960 // 720


def test_hard_ones_leave_the_short_way():
    # A grid without a solution that takes long: the first nodes are not enough for it.
    hard = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
    assert shudu.check(hard) is shudu.Status.NONE
    assert shudu.count("." * 81, limit=20_000) == 20_000


def test_redundant_by_taking_each_away():
    solved = shudu.solve(EASY).solutions.astype(int)
    puzzle = np.where(np.arange(81) % 3 > 0, solved, 0)
    found = shudu.redundant(puzzle)
    for cell in range(81):
        without = puzzle.copy()
        without[cell] = 0
        assert found[cell] == (puzzle[cell] > 0 and shudu.check(without) == shudu.Status.UNIQUE)
    assert not shudu.redundant([SEVERAL, NONE]).any()


def test_threads_change_nothing(made):
    rows = np.tile(shudu.asgrids(made), (20, 1))
    one = shudu.solve(rows, threads=1)
    several = shudu.solve(rows, threads=7)
    assert np.array_equal(one.solutions, several.solutions) and np.array_equal(one.status, several.status)
    with ThreadPoolExecutor(8) as pool:
        parts = list(pool.map(shudu.solve, np.array_split(rows, 8)))
    assert np.array_equal(np.concatenate([part.solutions for part in parts]), one.solutions)


@pytest.mark.skipif(not SEVENTEEN.exists(), reason="the shared list is not there")
def test_seventeen_clues_as_the_program():
    with gzip.open(SEVENTEEN, "rt") as file:
        puzzles = [line[:81] for line in file if not line.startswith("#")]
    result = shudu.solve(puzzles)
    assert (result.status == shudu.Status.UNIQUE).all()
    assert result.text == run_program("solve", str(SEVENTEEN))


def test_a_file_larger_than_a_block(tmp_path, made):
    source, out = tmp_path / "puzzles.txt", tmp_path / "solutions.txt"
    source.write_text("\n".join(made * 30) + "\n")
    assert shudu.solve_file(source, out) == 0
    assert out.read_text().splitlines() == shudu.solve(made * 30).text
    packed = tmp_path / "-packed.gz"  # begins as an option does
    packed.write_bytes(gzip.compress(source.read_bytes()))
    assert shudu.solve_file(packed, out, format="{puzzle},{solution}", threads=2) == 0
    assert out.read_text().startswith(f"{made[0]},{shudu.solve(made[0]).text}\n")
    source.write_text(SEVERAL + "\n")
    assert shudu.solve_file(source, out) == 1
    with pytest.raises(FileNotFoundError):
        shudu.solve_file(tmp_path / "none", out)
    with pytest.raises(ValueError, match="nope"):
        shudu.solve_file(source, out, layout="nope")
    with pytest.raises(OSError):
        shudu.solve_file(source, tmp_path / "no" / "folder")
