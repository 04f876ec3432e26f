"""What the tests of the Python package share: the program, which is the judge, and lists of puzzles."""

import faulthandler
import os
import subprocess
from pathlib import Path

import hypothesis
import pytest

# Nothing is written into the tree; the same inputs in every run.
hypothesis.settings.register_profile("here", database=None, derandomize=True)
hypothesis.settings.load_profile("here")

ROOT = Path(os.environ.get("SHUDU_ROOT", Path(__file__).resolve().parents[2]))
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
# Clue counts of 17 and of many solutions, of none, and with a clash.
SEVERAL = "1" + "." * 80
CLASH = "11" + "." * 79
NONE = "12345678........9" + "." * 64
# What the program calls a status, as a number of `shudu.Status`.
WORDS = {"unique": 1, "multiple": 2, "none": 0, "invalid": 3}


def run_program(*arguments, text=""):
    """What the program prints, as lines. It stands where the build puts it, or where SHUDU_PROGRAM says."""
    name = os.environ.get("SHUDU_PROGRAM", ROOT / "build/release/bin/shudu")
    done = subprocess.run([name, *arguments], input=text.encode(), capture_output=True, check=False)
    assert done.returncode in (0, 1, 4), done.stderr.decode()
    return done.stdout.decode().splitlines()


@pytest.fixture(autouse=True)
def end_of_patience():
    """A test that hangs says where, and ends the run."""
    faulthandler.dump_traceback_later(300, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="session")
def examples():
    """The puzzles of the repository: with one solution each."""
    lines = (ROOT / "examples/puzzles.txt").read_text().splitlines()
    found = [line[:81] for line in lines if len(line) >= 81 and not line.startswith("#")]
    assert len(found) >= 20
    return found


@pytest.fixture(scope="session")
def made():
    """A thousand puzzles of the program's own."""
    return run_program("generate", "-n", "1000", "--seed", "5")
