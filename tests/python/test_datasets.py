"""shudu.datasets: tokens and back, augmented blocks, files that are whole or not there."""

import json
import tracemalloc

import numpy as np
import pytest
import shudu
from conftest import EASY, SOLVED, run_program
from hypothesis import given, settings
from hypothesis import strategies as st
from shudu import datasets
from shudu.datasets._forms import Forms


@pytest.fixture(scope="module")
def traced():
    """Puzzles of all levels, one that gets stuck and one without a path among them."""
    made = [shudu.generate(6, seed=3, level=level).puzzles for level in ("easy", "hard", "extreme")]
    puzzles = np.concatenate([*made, shudu.asgrids(["1" + "." * 80, SOLVED])])
    return puzzles, shudu.trace(puzzles)


def test_vocabulary():
    words = datasets.VOCABULARY
    assert datasets.VERSION == 1 and len(words) == len(set(words))
    # What a model was trained on: places that no version may move.
    fixed = {0: "<pad>", 1: "<puzzle>", 5: "<solved>", 10: "r1c1", 90: "r9c9", 91: "1", 99: "9"}
    assert {number: words[number] for number in fixed} == fixed
    assert words[100] == "full-house" and words[122] == "x-wing" and words[302] == "template-delete"
    assert set(shudu.technique_names().tolist()) <= set(words[100:])


@pytest.mark.parametrize("with_puzzles", [True, False])
def test_tokens_and_back(traced, with_puzzles):
    puzzles, trace = traced
    made = datasets.tokens(trace, puzzles if with_puzzles else None)
    assert made.ids.dtype == np.uint16 and made.offsets[-1] == len(made.ids)
    for number in range(len(trace)):
        ids = made.ids[made.offsets[number] : made.offsets[number + 1]]
        path = datasets.decode(ids)
        assert path.end == shudu.tracing.ENDS[int(trace.ends[number])]
        if with_puzzles:
            assert np.array_equal(path.puzzle, puzzles[number])
        else:
            assert path.puzzle is None
        # The words that the trace itself says of its steps, made of the tokens.
        said = []
        for technique, effects in path.steps:
            names = [(f"r{cell // 9 + 1}c{cell % 9 + 1}", digit) for cell, digit in effects.tolist()]
            placed = [f"{name}={digit}" for name, digit in names if digit > 0]
            gone = [f"{name}<>{-digit}" for name, digit in names if digit < 0]
            said.append(" ".join([technique, *placed, *gone]))
        assert said == trace.words(number)
        assert np.array_equal(datasets.token_ids(datasets.token_text(ids)), ids)


def test_tokens_in_words():
    trace = shudu.trace([EASY])
    words = datasets.token_text(datasets.tokens(trace, [EASY]).ids).split()
    assert words[:5] == ["<puzzle>", "r1c1", "5", "r1c2", "3"] and words[-1] == "<solved>"
    path = run_program("explain", "--json", text=EASY)
    steps = json.loads(path[0])["steps"]
    begin = words.index("<path>")
    assert words[begin + 1] == steps[0]["technique"]
    assert words.count("<place>") == EASY.count(".")


def test_padded():
    trace = shudu.trace([EASY, SOLVED])
    made = datasets.tokens(trace)
    rows = made.padded(40)
    assert rows.shape == (2, 40) and np.array_equal(rows[0], made.ids[:40])
    assert rows[1, :2].tolist() == made.ids[-2:].tolist() and not rows[1, 2:].any()
    assert datasets.decode(rows[1]).end == "solved"


@settings(max_examples=200, deadline=None)
@given(st.lists(st.integers(0, len(datasets.VOCABULARY) - 1), max_size=12))
def test_any_tokens_are_a_path_or_an_error(numbers):
    try:
        path = datasets.decode(np.array(numbers, np.int64))
    except ValueError as error:
        assert str(error).startswith("token ")
    else:
        assert all(technique in datasets.VOCABULARY[100:] for technique, _ in path.steps)


def test_wrong_tokens():
    for text, said in (
        ("<place>", "token 0: <path> is wanted, not <place>"),
        ("<path> x-wing <place> 5", "token 3: a cell is wanted, not 5"),
        ("<path> x-wing <place> r1c1", "token 4: a digit is wanted, not the end"),
        ("<path> <solved> x-wing", "token 2: the path is over"),
        ("<puzzle> r1c1 1", "token 3: a cell is wanted, not the end"),
    ):
        with pytest.raises(ValueError, match=said):
            datasets.decode(datasets.token_ids(text))
    with pytest.raises(ValueError, match="no token 'y-wing'"):
        datasets.token_ids("<path> y-wing")
    with pytest.raises(ValueError, match="none of number 9999"):
        datasets.token_text([9999])
    with pytest.raises(TypeError, match="2 puzzles for 1"):
        datasets.tokens(shudu.trace([EASY]), [EASY, EASY])


def joined(parts):
    """A set as one block."""
    parts = list(parts)
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def test_graded_by_er():
    made = datasets.graded(12, seed=5, bins=["1.2", "2.0-2.9", "6.0-7.4", "8.0-8.9"], block=5)
    whole = joined(made)
    assert np.bincount(whole["bin"]).tolist() == [12] * 4 and made.missing == {} and len(whole["bin"]) == 48
    # The ratings are the program's, and each is in its bin.
    lines = run_program("rate", text="\n".join(shudu.astext(whole["puzzles"])) + "\n")
    printed = np.array([float(line.split("\t")[1].split("/")[0]) for line in lines])
    assert np.allclose(printed, whole["rating"])
    ranges = np.array([(1.2, 1.2), (2.0, 2.9), (6.0, 7.4), (8.0, 8.9)])[whole["bin"]]
    assert ((ranges[:, 0] - 1e-6 <= printed) & (printed <= ranges[:, 1] + 1e-6)).all()
    assert np.array_equal(shudu.solve(whole["puzzles"]).solutions, whole["solutions"])
    assert len(np.unique(shudu.canon(whole["puzzles"]).forms, axis=0)) == 48
    assert np.abs(np.diff([np.bincount(part["bin"], minlength=4) for part in made], axis=0)).max() <= 5


def test_graded_by_level():
    made = joined(datasets.graded(4, seed=1, scale="shudu", bins=["easy", "hard", "fiendish"]))
    printed = run_program("rate", "--scale", "shudu", "--json", text="\n".join(shudu.astext(made["puzzles"])) + "\n")
    levels = [json.loads(line)["rating"]["level"] for line in printed]
    assert levels == [("easy", "hard", "fiendish")[number] for number in made["bin"]]


def test_graded_is_the_same_with_any_threads_and_beside_any_bins():
    def of(bins, threads):
        return joined(datasets.graded(9, seed=3, bins=bins, block=4, threads=threads))

    one, two = of(["2.0-2.9", "7.0-7.9"], 1), of(["2.0-2.9", "7.0-7.9"], 2)
    assert all(np.array_equal(one[name], two[name]) for name in one)
    alone = of(["7.0-7.9"], 2)
    assert np.array_equal(alone["puzzles"], one["puzzles"][one["bin"] == 1])
    made = datasets.graded(9, seed=3, bins=["2.0-2.9"])
    assert np.array_equal(joined(made)["puzzles"], joined(made)["puzzles"])
    other = joined(datasets.graded(9, seed=4, bins=["2.0-2.9"]))
    assert not np.array_equal(other["puzzles"], joined(made)["puzzles"])


def test_graded_says_what_it_could_not_fill():
    made = datasets.graded(3, seed=1, bins=["1.2", "9.9"], tries=1, patience=5)
    whole = joined(made)
    assert whole["bin"].tolist() == [0, 0, 0]
    assert made.filled == {"1.2": 3, "9.9": 0} and made.missing == {"9.9": 3}


def test_graded_takes_no_puzzle_twice(monkeypatch):
    """A maker that gives each puzzle three times, turned and renamed."""
    from shudu.datasets import _grading

    real = shudu.generate

    def tripled(count, *, skip=0, **wish):
        made = real((skip + count) // 3 + 1, **wish)
        rows = np.arange(skip, skip + count) // 3
        moved = [shudu.augment(grids[rows], 7, first=skip) for grids in made[:2]]
        return shudu.making.Puzzles(*moved, made.status[rows])

    monkeypatch.setattr(_grading, "generate", tripled)
    whole = joined(datasets.graded(10, seed=2, bins=["2.0-2.9"], block=4))
    assert len(np.unique(shudu.canon(whole["puzzles"]).forms, axis=0)) == len(whole["puzzles"]) == 10


def test_graded_arguments():
    of_levels = {"scale": "shudu", "bins": ["7.2"]}
    for wrong in ({"scale": "hodoku"}, {"bins": ["7.2", "7.2"]}, {"bins": []}, {"bins": ["often"]}, of_levels):
        with pytest.raises(ValueError):
            datasets.graded(1, seed=1, **wrong)
    assert list(datasets.graded(0, seed=1)) == []


@pytest.mark.parametrize("block", [1, 7, 50, 1000])
def test_augmented_blocks_are_one_set(block):
    made = shudu.generate(9, seed=2)
    blocks = list(datasets.augmented(made.puzzles, made.solutions, copies=21, seed=4, block=block))
    assert all(0 < len(part["puzzles"]) <= block for part in blocks)
    whole = {name: np.concatenate([part[name] for part in blocks]) for name in ("puzzles", "solutions")}
    assert np.array_equal(whole["puzzles"], shudu.augment(made.puzzles, 4, copies=21))
    assert np.array_equal(shudu.solve(whole["puzzles"]).solutions, whole["solutions"])


@pytest.fixture
def blocks():
    """Three blocks of a set with a column of each kind."""
    rng = np.random.default_rng(1)
    made = shudu.generate(30, seed=8)
    rating = shudu.rate(made.puzzles).er
    rating[3] = np.nan
    columns = {"puzzles": made.puzzles, "rating": rating, "mask": rng.random((30, 4)) < 0.5, "number": np.arange(30)}
    cuts = ((0, 7), (7, 8), (8, 30))
    return columns, [{name: array[a:b] for name, array in columns.items()} for a, b in cuts]


def test_npy(blocks, tmp_path):
    columns, parts = blocks
    assert datasets.write(tmp_path / "set.npy", iter(parts)) == 30
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"set.{name}.npy" for name in sorted(columns)]
    found = datasets.read(tmp_path / "set.npy")
    for name, array in columns.items():
        assert isinstance(found[name], np.memmap) and found[name].dtype == array.dtype
        assert np.array_equal(found[name], array, equal_nan=array.dtype.kind == "f")
    with pytest.raises(FileNotFoundError):
        datasets.read(tmp_path / "other.npy")


def test_npz(blocks, tmp_path):
    columns, parts = blocks
    assert datasets.write(tmp_path / "set.npz", parts) == 30
    assert [path.name for path in tmp_path.iterdir()] == ["set.npz"]
    with np.load(tmp_path / "set.npz") as found:
        assert sorted(found.files) == sorted(columns)
        for name, array in columns.items():
            assert np.array_equal(found[name], array, equal_nan=array.dtype.kind == "f")


def test_jsonl(blocks, tmp_path):
    columns, parts = blocks
    assert datasets.write(tmp_path / "set.jsonl", parts) == 30
    rows = [json.loads(line) for line in (tmp_path / "set.jsonl").read_text().splitlines()]
    assert [row["puzzles"] for row in rows] == shudu.astext(columns["puzzles"])
    assert [row["number"] for row in rows] == list(range(30)) and rows[3]["rating"] is None
    assert [np.float32(row["rating"]) for row in rows[4:]] == columns["rating"][4:].tolist()
    assert [row["mask"] for row in rows] == columns["mask"].tolist()
    # The program reads the file, too.
    solved = run_program("solve", text=(tmp_path / "set.jsonl").read_text())
    assert len(solved) == 30


def test_parquet(blocks, tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    columns, parts = blocks
    assert datasets.write(tmp_path / "set.parquet", parts) == 30
    found = parquet.read_table(tmp_path / "set.parquet")
    assert found.column("puzzles").to_pylist() == columns["puzzles"].tolist()


@pytest.mark.parametrize("ending", ["npy", "npz", "jsonl"])
def test_an_end_before_the_end_leaves_what_was_there(ending, blocks, tmp_path):
    _, parts = blocks
    path = tmp_path / f"set.{ending}"
    datasets.write(path, parts[:1])
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    def broken():
        yield from parts
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        datasets.write(path, broken())
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_blocks_that_do_not_fit(tmp_path):
    grid, number = np.zeros((2, 81), np.uint8), np.arange(2)
    for parts, said in (
        ([{"a": grid}, {"b": grid}], "the first one"),
        ([{"a": grid}, {"a": grid.astype(int)}], "the first one"),
        ([{"a": grid, "b": number[:1]}], "rows"),
        ([{"a/b": grid}], "no name of a column"),
        ([{"a": np.array(["x", "y"])}], "no array of numbers"),
        ([], "at least one block"),
    ):
        with pytest.raises(ValueError, match=said):
            datasets.write(tmp_path / "set.npy", parts)
    with pytest.raises(ValueError, match="must end in"):
        datasets.write(tmp_path / "set.csv", [{"a": grid}])
    assert list(tmp_path.iterdir()) == []


def test_columns_of_an_older_set_are_not_taken_for_new_ones(tmp_path):
    number = np.arange(3)
    datasets.write(tmp_path / "set.npy", [{"a": number, "b": number}])
    datasets.write(tmp_path / "set.more.npy", [{"c": number}])
    with pytest.raises(FileExistsError, match="set.b.npy"):
        datasets.write(tmp_path / "set.npy", [{"a": number[:2]}])
    assert {name: len(column) for name, column in datasets.read(tmp_path / "set.npy").items()} == {"a": 3, "b": 3}
    assert datasets.write(tmp_path / "set.npy", [{"a": number[:2], "b": number[:2]}]) == 2
    assert list(datasets.read(tmp_path / "set.more.npy")) == ["c"]


def test_memory_is_that_of_a_block(tmp_path):
    """Forty blocks of a megabyte each, none of which stays."""
    def made():
        for number in range(40):
            yield {"grids": np.full((1 << 14, 64), number, np.uint8)}

    for ending in ("npy", "npz"):
        tracemalloc.start()
        assert datasets.write(tmp_path / f"set.{ending}", made()) == 40 << 14
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert peak < 4 << 20
    mapped = datasets.read(tmp_path / "set.npy")["grids"]
    assert mapped.shape == (40 << 14, 64) and (mapped[:: 1 << 14, 0] == np.arange(40)).all()


def test_arrays_are_handed_on_without_a_copy():
    made = shudu.generate(5, seed=1)
    given_out = [made.puzzles, made.solutions, shudu.augment(made.puzzles, 1), shudu.canon(made.puzzles).forms]
    given_out += [shudu.solve(made.puzzles).solutions, shudu.rate(made.puzzles).values]
    given_out += list(next(datasets.augmented(made.puzzles, copies=2, seed=1)).values())
    for array in given_out:
        assert array.flags.c_contiguous and array.flags.writeable
        assert np.shares_memory(np.from_dlpack(array), array)


def test_torch():
    torch = pytest.importorskip("torch", reason="torch is not installed")
    array = shudu.generate(5, seed=1).puzzles
    for tensor in (torch.from_numpy(array), torch.from_dlpack(array)):
        assert tensor.data_ptr() == array.__array_interface__["data"][0] and tensor.shape == (5, 81)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.lists(st.integers(0, 60), max_size=30), max_size=30))
def test_forms_are_met_once(blocks):
    """Beside a set of Python's own; 8 bytes a key, and few runs to look into."""
    forms, judge = Forms(), set()
    for block in blocks:
        expected = [key not in judge and key not in block[:place] for place, key in enumerate(block)]
        assert forms.take(np.array(block, np.uint64)).tolist() == expected
        judge.update(block)
        assert len(forms) == len(judge)
        assert len(forms._runs) <= len(judge).bit_length()
    assert sum(run.nbytes for run in forms._runs) == 8 * len(judge)
