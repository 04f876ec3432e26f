"""`python -m shudu`, signals, threads, and what the wheel holds."""

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest
import shudu
from conftest import EASY, ROOT, SOLVED


def test_verbs():
    done = subprocess.run([sys.executable, "-m", "shudu", "solve", EASY], capture_output=True, check=False)
    assert (done.returncode, done.stdout.decode()) == (0, SOLVED + "\n")
    done = subprocess.run([sys.executable, "-m", "shudu", "nope"], capture_output=True, check=False)
    assert done.returncode == 2


def test_version_is_that_of_the_project():
    assert f"project(Shudu VERSION {shudu.__version__} " in (ROOT / "CMakeLists.txt").read_text()


def test_the_library_needs_libc_and_libm_only():
    reader = shutil.which("readelf", path="/usr/bin:/bin")
    library = Path(shudu.__file__).with_name("_native") / "libshudu_python.so"
    if reader is None or not library.exists():
        pytest.skip("no readelf, or another library")
    lines = subprocess.run([reader, "-d", library], capture_output=True, check=True, text=True).stdout.splitlines()
    needed = {line.split("[")[1].rstrip("]") for line in lines if "(NEEDED)" in line}
    assert needed and needed <= {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2"}


OPEN = "." * 81
LONG = {
    "count": lambda **options: shudu.count(OPEN, limit=0, **options),
    "rate": lambda **options: shudu.rate([SOLVED[:9] + "." * 72] * 3 + [EASY] * 200_000, **options),
    "solve": lambda **options: [shudu.solve(np.tile(shudu.asgrids(EASY), (10**6, 1)), **options) for _ in range(99)],
    "canon": lambda **options: [shudu.canon([EASY] * 10**5, **options) for _ in range(99)],
    "trace": lambda **options: [shudu.trace([EASY] * 10**4, **options) for _ in range(99)],
    "generate": lambda **options: shudu.generate(10**6, seed=1, level="hard", **options),
    "explain": lambda **options: [shudu.explain(EASY, **options) for _ in range(10**5)],
}


@pytest.mark.parametrize("name", LONG)
def test_interrupt(name):
    """Within 0.2 s on a machine that is idle (tools/bench_python.py); here it is only to end at all, and soon."""
    sent = []

    def interrupt():
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    # A program that was started in the background may have been told to ignore it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer = threading.Timer(0.3, interrupt)
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            LONG[name]()
            time.sleep(30)
        assert time.monotonic() - sent[0] < 2
    finally:
        timer.cancel()
        signal.signal(signal.SIGINT, before)


def test_many_interrupts_of_short_calls():
    """A signal may come at any point of a call, also just when the work has ended."""
    line = "." * 81
    for wait in range(60):
        signal.setitimer(signal.ITIMER_REAL, 0.002 + wait * 0.00017)
        with pytest.raises(Alarm):
            while True:
                shudu.count(line, limit=5000)
    assert shudu.count(EASY) == 1


@pytest.fixture(autouse=True)
def alarm():
    """Signals of a clock are exceptions."""
    def ring(_number, _frame):
        raise Alarm

    before = signal.signal(signal.SIGALRM, ring)
    yield
    signal.signal(signal.SIGALRM, before)


class Alarm(Exception):
    """The clock has rung."""


@pytest.mark.parametrize("name", ["count", "solve", "generate"])
def test_progress_is_told_and_ends_the_call(name):
    told = []

    def progress(done, total):
        told.append((done, total))
        return len(told) < 3

    with pytest.raises(shudu.Cancelled):
        LONG[name](progress=progress)
    assert len(told) == 3 and all(0 <= done <= total for done, total in told)


def test_an_error_of_progress_comes_through():
    def progress(_done, _total):
        raise RuntimeError("of the caller")

    with pytest.raises(RuntimeError, match="of the caller"):
        shudu.count(OPEN, limit=0, progress=progress)


def test_other_threads_go_on():
    """A thread of Python that counts is not held up while the library works: half of its loops in the bench."""
    stop, loops = threading.Event(), [0]

    def spin():
        while not stop.is_set():
            loops[0] += 1

    spinner = threading.Thread(target=spin)
    spinner.start()
    try:
        before = loops[0]
        seconds = time.thread_time()
        shudu.solve(np.tile(shudu.asgrids(EASY), (10**6, 1)), threads=1)
        assert time.thread_time() - seconds < 5
        assert loops[0] - before > 1000
    finally:
        stop.set()
        spinner.join()


def test_import_loads_nothing_slow():
    """Under 20 ms beside numpy is for the bench; here, that what takes long is not loaded at all."""
    code = "import numpy, sys; before = set(sys.modules); import shudu; print(' '.join(set(sys.modules) - before))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout.split()
    assert not {"pandas", "subprocess", "html", "dataclasses", "asyncio", "shutil"} & set(loaded)
    assert len([name for name in loaded if not name.startswith("shudu")]) < 15, loaded
