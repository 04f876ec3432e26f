"""rate, generate, trace, steps, explain, hint, minimize and Puzzle, against the program and against each other."""

import json
import xml.etree.ElementTree as xml

import numpy as np
import pytest
import shudu
from conftest import CLASH, EASY, SEVERAL, SOLVED, run_program


def test_rate_as_the_program_does(examples):
    result = shudu.rate(examples[:12])
    for row, line in enumerate(run_program("rate", text="\n".join(examples[:12]) + "\n")):
        expected = [float(number) for number in line.split("\t")[1].split("/")]
        assert np.allclose(result.values[row], expected)
    assert result.er.tolist() == result["er"].tolist() == result.values[:, 0].tolist()


@pytest.mark.parametrize("scale", ["se", "se-corrected", "se-nouniq", "hodoku", "shudu"])
def test_scales(scale):
    result = shudu.rate([EASY, SEVERAL], scale=scale)
    assert result.values.shape == (2, len(result.columns))
    assert np.isnan(result.values[1]).all() and not np.isnan(result.values[0]).any()
    rating = json.loads(run_program("rate", "--scale", scale, "--json", text=EASY)[0])["rating"]
    for name in result.columns:
        if name in rating and isinstance(rating[name], (int, float)):
            assert result[name][0] == pytest.approx(rating[name], rel=1e-6)
    with pytest.raises(KeyError):
        result["nope"]
    with pytest.raises(AttributeError):
        result.nope


def test_generate_as_the_program_does():
    made = shudu.generate(10, seed=7, level="hard", skip=3)
    options = ["-n", "10", "--seed", "7", "--level", "hard", "--skip", "3"]
    assert shudu.astext(made.puzzles) == run_program("generate", *options)
    assert np.array_equal(shudu.solve(made.puzzles).solutions, made.solutions)
    with pytest.raises(ValueError, match="level"):
        shudu.generate(1, seed=1, level="nope")
    with pytest.raises(TypeError):
        shudu.generate(1)


def test_a_technique_that_is_wished_for():
    made = shudu.generate(3, seed=1, technique="x-wing")
    trace = shudu.trace(made.puzzles)
    assert all("x-wing" in [step.technique for step in trace[i]] for i in range(3))


@pytest.fixture(scope="module")
def traced(examples):
    puzzles = shudu.asgrids(examples[:20])
    return puzzles, shudu.trace(puzzles)


def test_trace_holds_together(traced):
    """Each step follows from the one before, and places and removes what it says, nothing that the solution needs."""
    puzzles, trace = traced
    solutions = shudu.solve(puzzles).solutions
    assert len(trace) == len(puzzles) and trace.offsets[-1] == len(trace.technique)
    for puzzle in range(len(puzzles)):
        steps = trace[puzzle]
        for step, following in zip(steps, steps[1:] + [None]):
            for cell, digit in step.placements:
                assert solutions[puzzle, cell] == digit and step.after[cell] == 1 << (digit - 1)
            for cell, digit in step.eliminations:
                assert solutions[puzzle, cell] != digit and step.before[cell] >> (digit - 1) & 1
            if following is not None:
                assert np.array_equal(step.after, following.before)
        if trace.ends[puzzle] == 0:
            assert np.array_equal(steps[-1].after, 1 << (solutions[puzzle].astype(int) - 1))
    assert len(trace.placements) + len(trace.eliminations) == len(trace.effects)


def test_trace_as_explain(traced):
    puzzles, trace = traced
    for puzzle in (0, 3, len(puzzles) - 1):
        path = shudu.explain(puzzles[puzzle])
        assert [step.technique for step in trace[puzzle]] == [step.technique for step in path]
        for step, told in zip(trace[puzzle], path):
            assert sorted(map(tuple, step.placements.tolist())) == sorted(told.placements)
            assert sorted(map(tuple, step.eliminations.tolist())) == sorted(told.eliminations)


def test_trace_of_blocks_is_the_trace_of_all(traced, monkeypatch):
    from shudu import tracing

    puzzles, whole = traced
    monkeypatch.setattr(tracing, "_BLOCK", 7)
    monkeypatch.setattr(tracing, "_STEPS", 2)
    parts = shudu.trace(puzzles)
    for name in ("offsets", "techniques", "before", "after", "effect_offsets", "effects", "ends"):
        assert np.array_equal(getattr(parts, name), getattr(whole, name)), name
    bad = puzzles.copy()
    bad[9, 4] = 10
    with pytest.raises(ValueError, match="row 9: 10 at r1c5"):
        shudu.trace(bad)


def test_explain_in_words_as_the_program(examples):
    path = shudu.explain(examples[2], language="zh-TW")
    data = json.loads(run_program("explain", "--json", "--lang", "zh-TW", text=examples[2])[0])
    assert [step.text for step in path] == [step["text"] for step in data["steps"]]
    assert path.end == data["end"]


def test_steps_and_hint():
    steps = shudu.steps(EASY, techniques=["hidden-single"], limit=3)
    assert len(steps) == 3 and not steps.complete
    for step in steps:
        assert all(SOLVED[cell] == str(digit) for cell, digit in step.placements)
    assert shudu.hint(EASY, stage=1).technique == ""
    assert shudu.hint(EASY, stage=5).text == shudu.explain(EASY)[0].text
    wrong = EASY[:2] + "1" + EASY[3:]  # the solution has 4 there
    assert "no solution" in shudu.hint(wrong).text
    with pytest.raises(ValueError, match="duplicate 1"):
        shudu.explain(CLASH)
    with pytest.raises(ValueError, match="stage"):
        shudu.hint(EASY, stage=9)
    with pytest.raises(ValueError, match="profile"):
        shudu.steps(EASY, profile="x")
    with pytest.raises(TypeError, match="one grid"):
        shudu.explain([EASY, EASY])


def test_minimize_as_the_program_does(made):
    solved = shudu.solve(made[:30]).solutions
    fuller = np.where(np.arange(81) % 2 > 0, solved, shudu.asgrids(made[:30]))
    text = "\n".join(shudu.astext(fuller)) + "\n"
    in_order = run_program("minimize", text=text)
    drawn = run_program("minimize", "--seed", "5", text=text)
    for seed, printed in ((None, in_order), (5, drawn)):
        small = shudu.minimize(fuller, seed=seed)
        assert shudu.astext(small) == [line.split("\t")[0] for line in printed]
        assert not shudu.redundant(small).any() and (shudu.check(small) == shudu.Status.UNIQUE).all()
    with pytest.raises(ValueError, match="row 1: "):
        shudu.minimize([EASY, SEVERAL])


def test_minimize_in_parts_is_minimize_of_all(monkeypatch, made):
    solved = shudu.solve(made[:20]).solutions
    whole = shudu.minimize(solved, seed=9)
    monkeypatch.setattr("shudu.stepping._BLOCK", 7)
    assert (shudu.minimize(solved, seed=9) == whole).all()


def test_a_step_shows_what_was_given():
    steps = shudu.explain(EASY)
    assert all(step.puzzle == EASY for step in steps)
    givens = sum(letter != "." for letter in EASY)
    assert steps[-1]._repr_svg_().count('font-weight="bold"') == givens


def test_puzzle():
    puzzle = shudu.Puzzle(EASY)
    assert repr(puzzle).splitlines()[0] == " 5 3 . | . 7 . | . . ."
    assert shudu.Puzzle(repr(puzzle)) == puzzle and hash(shudu.Puzzle(puzzle)) == hash(puzzle)
    assert puzzle.text == str(puzzle) == EASY
    assert puzzle.solution.text == SOLVED and puzzle.count() == 1
    assert puzzle.rate().er == pytest.approx(1.2)
    assert puzzle.grid.shape == (9, 9) and np.asarray(puzzle).shape == (81,)
    assert puzzle.augment(5).canon() == puzzle.canon()
    assert puzzle.minimize().status is shudu.Status.UNIQUE
    assert shudu.Puzzle(CLASH).solution is None
    with pytest.raises(ValueError):
        puzzle.cells[0] = 1
    with pytest.raises(TypeError, match="one grid"):
        shudu.Puzzle([EASY, EASY])


@pytest.mark.parametrize("layout", ["classic", "4x4", "6x6", "8x8", "x", "windoku"])
def test_pictures(layout):
    puzzle = shudu.Puzzle(shudu.generate(1, seed=4, layout=layout).puzzles, layout=layout)
    picture = xml.fromstring(puzzle._repr_svg_())
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "".join(texts) == puzzle.text.replace(".", "")
    page = puzzle.explain()._repr_html_()
    assert page.count("<svg") == len(puzzle.explain())
    xml.fromstring(f"<div>{page}</div>")
