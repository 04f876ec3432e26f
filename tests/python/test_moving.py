"""Symmetries: the published recipe in numpy is the judge of what is drawn and moved; split never parts what is one."""

import numpy as np
import pytest
import shudu
from conftest import CLASH, EASY, run_program
from hypothesis import given, settings
from hypothesis import strategies as st


def shuffle_sudoku(board, digit_map, transpose_flag, row_perm, column_perm):
    """As the data of "hierarchical reasoning" are made (Sapient, HRM, dataset/build_sudoku_dataset.py), with the
    permutations handed in: cell (i, j) of the new board is cell (row_perm[i], column_perm[j]) of the old one."""
    if transpose_flag:
        board = board.T
    mapping = np.array([row_perm[i // 9] * 9 + column_perm[i % 9] for i in range(81)])
    return digit_map[board.flatten()[mapping].reshape(9, 9)]


def recipe_of(symmetry):
    """The arguments of the recipe: it asks where a row comes from, a symmetry says where it goes."""
    digit_map = np.concatenate([[0], symmetry[19:28]])
    return digit_map, bool(symmetry[0]), np.argsort(symmetry[1:10]), np.argsort(symmetry[10:19])


def test_the_recipe_in_numpy_gives_the_same_arrays(made):
    puzzles = shudu.asgrids(made[:50])
    drawn = shudu.symmetries(50 * 40, 2028)
    moved = shudu.augment(puzzles, 2028, copies=40)
    for i, symmetry in enumerate(drawn):
        expected = shuffle_sudoku(puzzles[i // 40].reshape(9, 9), *recipe_of(symmetry))
        assert np.array_equal(moved[i].reshape(9, 9), expected)
    assert np.array_equal(shudu.move(np.repeat(puzzles, 40, axis=0), drawn), moved)


def test_puzzles_and_solutions_stay_together(made):
    puzzles = shudu.asgrids(made[:20])
    solutions = shudu.solve(puzzles).solutions
    moved = shudu.augment(puzzles, 9, copies=5)
    assert np.array_equal(shudu.solve(moved).solutions, shudu.augment(solutions, 9, copies=5))


def test_as_convert_shuffle_of_the_program(made):
    text = "\n".join(made[:100]) + "\n"
    printed = run_program("convert", "--shuffle", "--seed", "77", "--to", "line", text=text)
    assert shudu.astext(shudu.augment(made[:100], 77)) == printed


def test_symmetries_are_drawn_evenly():
    drawn = shudu.symmetries(20_000, 1)
    assert abs(drawn[:, 0].mean() - 0.5) < 0.02  # 5 standard deviations are 0.018
    for column in range(1, 28):
        counts = np.bincount(drawn[:, column], minlength=10)
        counts = counts[1:] if column >= 19 else counts[:9]
        assert counts.sum() == 20_000 and abs(counts - 20_000 / 9).max() < 230  # 5.2 standard deviations


def test_series_go_on_where_they_are_cut():
    whole = shudu.symmetries(30, 4)
    assert np.array_equal(whole[10:], shudu.symmetries(20, 4, first=10))
    assert np.array_equal(shudu.augment([EASY] * 30, 4)[10:], shudu.augment([EASY] * 20, 4, first=10))


def test_one_number_is_drawn_of_a_generator():
    rng, twin = np.random.default_rng(3), np.random.default_rng(3)
    seed = int(twin.integers(0, 2**64 - 1, dtype=np.uint64, endpoint=True))
    assert np.array_equal(shudu.augment(EASY, rng), shudu.augment(EASY, seed))
    assert rng.random() == twin.random()


def test_shapes():
    grid = np.array([0 if c == "." else int(c) for c in EASY]).reshape(9, 9)
    assert shudu.augment(grid, 1).shape == (9, 9)
    assert shudu.augment(grid, 1, copies=3).shape == (3, 9, 9)
    assert shudu.augment([grid] * 2, 1, copies=3).shape == (6, 9, 9)
    assert shudu.augment(grid, 1, copies=0).shape == (0, 9, 9)


NO_SYMMETRIES = [np.zeros((2, 28), int), np.full((2, 28), 300), np.zeros((2, 27), int), np.zeros((2, 28))]


@pytest.mark.parametrize("wrong", NO_SYMMETRIES)
def test_symmetries_that_are_none(wrong):
    with pytest.raises((TypeError, ValueError)):
        shudu.move([EASY, EASY], wrong)


def test_canon_as_the_program_does(made):
    printed = run_program("canon", text="\n".join(made[:200]) + "\n")
    result = shudu.canon(made[:200])
    assert shudu.astext(result.forms) == [line.split("\t")[0] for line in printed]
    assert np.array_equal(shudu.move(made[:200], result.symmetries), result.forms)
    with pytest.raises(ValueError, match="row 1: equal digits"):
        shudu.canon([EASY, CLASH])


def test_keys_are_equal_where_forms_are(made):
    moved = shudu.augment(made[:100], 5, copies=3)
    result = shudu.canon(moved)
    assert len(np.unique(result.keys, axis=0)) == len(np.unique(result.forms, axis=0)) == 100


def sides(rows, **options):
    """The side of each row."""
    split = shudu.split(rows, **options)
    assert np.array_equal(np.sort(np.concatenate(split)), np.arange(len(rows)))
    return np.isin(np.arange(len(rows)), split.test)


def test_split_never_parts_what_is_the_same(made):
    rows = shudu.augment(made, 6, copies=4)
    is_test = sides(rows, test=0.3, seed=11).reshape(-1, 4)
    assert (is_test == is_test[:, :1]).all()
    forms = shudu.canon(rows).forms
    train, test = shudu.split(rows, test=0.3, seed=11)
    assert not {row.tobytes() for row in forms[train]} & {row.tobytes() for row in forms[test]}


@settings(max_examples=25, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(0, 2**64 - 1), st.floats(0, 1))
def test_split_is_stable(random, seed, part):
    puzzles = shudu.asgrids(run_program("generate", "-n", "60", "--seed", "1"))
    order = random.sample(range(60), random.randint(1, 60))
    whole = sides(puzzles, test=part, seed=seed)
    chosen = shudu.augment(puzzles[order], 3)
    assert sides(chosen, test=part, seed=seed).tolist() == whole[order].tolist()


def test_split_has_the_part_that_is_asked_for(made):
    for part in (0.0, 0.1, 0.5, 1.0):
        assert abs(sides(made, test=part).mean() - part) <= 5 * np.sqrt(part * (1 - part) / len(made))
    assert (sides(made, seed=1) != sides(made, seed=2)).any()
    for wrong in (-0.1, 1.1, float("nan")):
        with pytest.raises(ValueError):
            shudu.split(made, test=wrong)
