"""Variant: killers and large grids, by published solutions, by the program, and by lists of all solutions."""

import json
import re

import pytest
import shudu
from conftest import EASY, ROOT, SOLVED, run_program

# The example of Wikipedia's page on killer Sudoku, and other published ones, as the tests in C++ have them.
HEADER = (ROOT / "tests/service/variants.h").read_text()
TEXTS = {
    name: "".join(re.findall(r'"([^"]*)"', text))
    for name, text in re.findall(r"k(\w+) =((?:\s+\"[^\"]*\")+);", HEADER)
}
KILLER, SOLUTION, MIRACLE, SMALL = (TEXTS[name] for name in ("Killer", "KillerSolution", "Miracle", "Small"))


def rows_of(text, columns):
    values = [int(sign, 36) for sign in text]
    return [values[start : start + columns] for start in range(0, len(values), columns)]


def test_a_killer_is_solved():
    killer = shudu.Variant(KILLER)
    assert (killer.rows, killer.columns, killer.low, killer.high) == (9, 9, 1, 9)
    assert killer.solve() == rows_of(SOLUTION, 9)
    assert killer.status is killer.check() is shudu.Status.UNIQUE
    assert killer.count() == 1
    assert killer.solutions() == [rows_of(SOLUTION, 9)]
    assert len(killer.data["constraints"]) == 29
    assert repr(killer) == "Variant(9x9: cage)"
    assert all(value is None for row in killer.givens for value in row)


def test_sixteen_rows():
    sixteen = shudu.Variant(TEXTS["Sixteen"])
    solution = sixteen.solve()
    expected = run_program("solve", text=TEXTS["Sixteen"])[0]
    assert solution == rows_of(expected, 16)
    for row, givens in enumerate(sixteen.givens):
        for column, value in enumerate(givens):
            assert value is None or solution[row][column] == value
    houses = [*solution, *zip(*solution)]
    assert all(sorted(house) == list(range(1, 17)) for house in houses)


def test_counts_and_candidates_are_those_of_all_solutions():
    for text in (SMALL, MIRACLE):
        puzzle = shudu.Variant(text)
        solutions = puzzle.solutions()
        assert puzzle.count(limit=0) == len(solutions) == len({json.dumps(grid) for grid in solutions})
        assert puzzle.solve() == min(solutions)
        found = puzzle.candidates(counts=True)
        assert found.exact
        for row in range(puzzle.rows):
            for column in range(puzzle.columns):
                seen = [grid[row][column] for grid in solutions]
                assert found.values[row][column] == sorted(set(seen))
                assert found.counts[row][column] == [seen.count(value) for value in sorted(set(seen))]
        assert puzzle.candidates() == shudu.Candidates(found.values, None, False)
    assert len(shudu.Variant(MIRACLE).solutions()) == 72
    assert shudu.Variant(MIRACLE).count() == 2
    assert not shudu.Variant(MIRACLE).candidates(counts=True, limit=5).exact


def test_no_solution():
    puzzle = shudu.Variant(".Shape~4x4.Cage~9~R1C1~R1C2")
    assert puzzle.status is shudu.Status.NONE
    assert puzzle.solve() is None
    assert puzzle.count() == 0 and puzzle.solutions() == []
    assert puzzle.candidates(counts=True) == shudu.Candidates([[[]] * 4] * 4, [[[]] * 4] * 4, True)
    with pytest.raises(shudu.PuzzleError) as error:
        puzzle.redundant()
    assert error.value.code == "none"


def test_what_is_not_needed():
    assert shudu.Variant(KILLER.replace(".Cage~3~R1C1~R1C2", "") + ".Cage~3~R1C1~R1C2.~R1C1_2").redundant()[0] == "r1c1"


def test_data_and_texts_come_back():
    killer = shudu.Variant(KILLER)
    for again in (shudu.Variant(killer.data), shudu.Variant(killer), shudu.Variant(json.dumps(killer.data))):
        assert again == killer and hash(again) == hash(killer)
    for name in ("fpuzzles", "iss", "killer-short", "shudu-variant"):
        assert shudu.Variant(killer.convert(name)).solve() == rows_of(SOLUTION, 9)
    assert killer != shudu.Variant(SMALL)
    assert killer != KILLER
    plain = shudu.Variant(EASY)
    assert plain.solve() == rows_of(SOLVED, 9)
    assert plain.givens[0] == [5, 3, None, None, 7, None, None, None, None]


def test_what_is_wrong():
    for wrong in (7, None, [1, 2], {"rows": {1}}):
        with pytest.raises(TypeError):
            shudu.Variant(wrong)
    for wrong, code in (("", "too_short"), (".Cage~3~R1C1~R1C12", "bad_syntax"), ({"rows": 9}, "missing_field")):
        with pytest.raises(shudu.PuzzleError) as error:
            shudu.Variant(wrong)
        assert error.value.code == code
    with pytest.raises(shudu.PuzzleError) as error:
        shudu.Variant(KILLER).convert("line")
    assert error.value.code == "other_rules"
    with pytest.raises(shudu.PuzzleError) as error:
        shudu.Variant(MIRACLE).solve(nodes=2)
    assert error.value.code == "budget"
    with pytest.raises(shudu.PuzzleError) as error:
        shudu.Variant(".Cage~3~R1C1~R1C2").count(limit=0, nodes=1000)
    assert error.value.code == "budget"
    with pytest.raises(TypeError):
        shudu.Variant(SMALL).candidates(limit=3)


def test_arrays_refuse_them():
    for ask in (shudu.solve, shudu.Puzzle, shudu.asgrids):
        with pytest.raises(shudu.PuzzleError) as error:
            ask(KILLER)
        assert error.value.code == "other_rules"
    with pytest.raises(shudu.PuzzleError, match="row 1"):
        shudu.solve([EASY, KILLER])


def test_progress_ends_a_search():
    with pytest.raises(shudu.Cancelled):
        shudu.Variant(".Cage~3~R1C1~R1C2").count(limit=0, progress=lambda done, total: False)
