"""Every other call on puzzles and options that hypothesis draws, held to what the program prints.

solve, count, check: test_solving.py. Grids of every type and shape, good and bad: test_grids.py.
"""

import functools
import json

import numpy as np
import shudu
from conftest import CLASH, NONE, SEVERAL, WORDS, run_program
from hypothesis import given, settings
from hypothesis import strategies as st

FORMS = {
    "text": shudu.astext,
    "bytes": lambda rows: np.array(shudu.astext(rows), "S81"),
    "lists": lambda rows: rows.tolist(),
    "squares of int64": lambda rows: rows.reshape(-1, 9, 9).astype(np.int64),
    "columns first": np.asfortranarray,
    "each second": lambda rows: np.repeat(rows, 2, axis=0)[::2],
}


def lines(puzzles):
    return "".join(f"{puzzle}\n" for puzzle in puzzles)


@functools.lru_cache(maxsize=None)
def stock():
    """Puzzles of every level and their solutions."""
    levels = ("easy", "hard", "extreme")
    puzzles = sum((run_program("generate", "-n", "12", "--seed", "3", "--level", level) for level in levels), [])
    return puzzles, run_program("solve", text=lines(puzzles))


@st.composite
def unique(draw):
    """A puzzle of the stock with some cells of its solution."""
    number = draw(st.integers(0, len(stock()[0]) - 1))
    shown = draw(st.sets(st.integers(0, 80), max_size=20))
    puzzle, solved = stock()[0][number], stock()[1][number]
    return "".join(solved[cell] if cell in shown else puzzle[cell] for cell in range(81))


BAD = st.sampled_from([SEVERAL, NONE, CLASH])
MIXED = st.lists(st.one_of(unique(), unique(), unique(), BAD), min_size=1, max_size=8)
UNIQUE = st.lists(unique(), min_size=1, max_size=8)
SEEDS = st.one_of(st.integers(0, 50), st.integers(0, 2**64 - 1))
SHAPED = st.sampled_from(sorted(FORMS))
THREADS = st.sampled_from([None, 1, 3])
LANGUAGES = st.sampled_from(["en", "zh-CN", "zh-TW"])
PROFILES = st.sampled_from([None, "shudu", "hodoku", "se-like"])


def options(**values):
    """Options of the program: those that are not None."""
    return [word for name, value in values.items() if value is not None for word in (f"--{name}", str(value))]


@settings(max_examples=40, deadline=None)
@given(MIXED, SHAPED, THREADS, st.sampled_from(["se", "se-corrected", "se-nouniq", "hodoku", "shudu"]))
def test_rate(puzzles, form, threads, scale):
    rated = shudu.rate(FORMS[form](shudu.asgrids(puzzles)), scale=scale, threads=threads)
    printed = map(json.loads, run_program("rate", "--scale", scale, "--json", text=lines(puzzles)))
    for row, data in enumerate(printed):
        assert rated.status[row] == WORDS[data["status"]]
        rating = data.get("rating", {})
        numbers = {name: rating[name] for name in rated.columns if isinstance(rating.get(name), (int, float))}
        assert bool(numbers) == (data["status"] == "unique")
        assert all(np.isclose(rated[name][row], value, rtol=1e-6) for name, value in numbers.items())
        assert np.isnan(rated.values[row]).all() == (not numbers)


@settings(max_examples=30, deadline=None)
@given(MIXED, SHAPED, THREADS)
def test_canon(puzzles, form, threads):
    puzzles = [puzzle for puzzle in puzzles if puzzle != CLASH]  # has no form, see test_grids.py
    found = shudu.canon(FORMS[form](shudu.asgrids(puzzles)) if puzzles else [], threads=threads)
    printed = run_program("canon", text=lines(puzzles)) if puzzles else []
    assert shudu.astext(found.forms) == [line.split("\t")[0] for line in printed]


@settings(max_examples=30, deadline=None)
@given(UNIQUE, SHAPED, SEEDS)
def test_augment(puzzles, form, seed):
    moved = shudu.augment(FORMS[form](shudu.asgrids(puzzles)), seed)
    printed = run_program("convert", "--shuffle", "--seed", str(seed), "--to", "line", text=lines(puzzles))
    assert shudu.astext(np.asarray(moved).reshape(-1, 81)) == printed


@settings(max_examples=20, deadline=None)
@given(UNIQUE, SHAPED, st.one_of(st.none(), SEEDS))
def test_minimize(puzzles, form, seed):
    small = shudu.minimize(FORMS[form](shudu.asgrids(puzzles)), seed=seed)
    printed = run_program("minimize", *options(seed=seed), text=lines(puzzles))
    assert shudu.astext(np.asarray(small).reshape(-1, 81)) == printed


WISHES = [
    {}, {"level": "easy"}, {"level": "hard"}, {"clues": 25}, {"clues": "24-26"}, {"symmetry": "rotate180"},
    {"er": "1.5-4"},
]


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 4), SEEDS, st.integers(0, 5), THREADS, st.sampled_from(WISHES))
def test_generate(count, seed, skip, threads, wish):
    made = shudu.generate(count, seed=seed, skip=skip, threads=threads, **wish)
    wanted = options(seed=seed, skip=skip, **wish)
    printed = run_program("generate", "-n", str(count), *wanted) if count else []
    assert shudu.astext(made.puzzles) == printed


@settings(max_examples=25, deadline=None)
@given(unique(), LANGUAGES, PROFILES)
def test_explain_and_trace(puzzle, language, profile):
    told = shudu.explain(puzzle, language=language, profile=profile)
    wanted = options(lang=language, profile=profile)
    path = json.loads(run_program("explain", "--json", *wanted, text=puzzle)[0])["steps"]
    assert [(step.technique, step.text) for step in told] == [(step["technique"], step["text"]) for step in path]
    trace = shudu.trace(puzzle, profile=profile)
    names = [step.technique for step in trace[0]]
    assert names == [step["technique"] for step in path]
    for step, text in zip(trace[0], path):
        placed = sorted(f"r{cell // 9 + 1}c{cell % 9 + 1}={digit}" for cell, digit in step.placements.tolist())
        removed = sorted(f"r{cell // 9 + 1}c{cell % 9 + 1}<>{digit}" for cell, digit in step.eliminations.tolist())
        assert placed == sorted(text["placements"]) and removed == sorted(text["eliminations"])


@settings(max_examples=15, deadline=None)
@given(unique(), LANGUAGES, st.sampled_from(["naked-single", "hidden-single", "pointing", "naked-pair", "x-wing"]))
def test_steps(puzzle, language, technique):
    found = shudu.steps(puzzle, techniques=[technique], language=language)
    printed = run_program("steps", "--json", "--lang", language, "--technique", technique, text=puzzle)
    steps = [data for data in map(json.loads, printed) if "technique" in data]
    assert [step.text for step in found] == [data["text"] for data in steps]


@settings(max_examples=25, deadline=None)
@given(unique(), LANGUAGES, st.integers(1, 6))
def test_hint(puzzle, language, stage):
    hint = shudu.hint(puzzle, stage=stage, language=language)
    data = json.loads(run_program("hint", "--json", "--stage", str(stage), "--lang", language, text=puzzle)[0])
    assert (hint.text, hint.stage, hint.mistake) == (data["text"], data["stage"], data["mistake"])


@settings(max_examples=15, deadline=None)
@given(UNIQUE, SHAPED, THREADS)
def test_redundant(puzzles, form, threads):
    """A given can go just where the puzzle without it has one solution."""
    found = shudu.redundant(FORMS[form](shudu.asgrids(puzzles)), threads=threads).reshape(-1, 81)
    for puzzle, mask in zip(puzzles, found):
        givens = [cell for cell in range(81) if puzzle[cell] != "."]
        fewer = [puzzle[:cell] + "." + puzzle[cell + 1 :] for cell in givens]
        statuses = run_program("check", "--format", "{status}", text=lines(fewer))
        assert [bool(mask[cell]) for cell in givens] == [status == "unique" for status in statuses]
        assert mask.sum() == mask[givens].sum()
