#!/usr/bin/env python3
"""bench_python.py PROGRAM: how fast the Python package is, beside the program and beside loops over numpy arrays.

Speeds are in CPU time, since the machine may be busy; what is compared runs in turn, and the best counts.
Each line ends with what it must be, and the exit code is 1 where one is not. tools/python_package.sh bench runs it.
"""

import functools
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import shudu

ROOT = Path(__file__).resolve().parent.parent
SEVENTEEN = Path(os.environ.get("SHUDU_SHARED", ROOT.parent / "shared")) / "data/puzzles/17_clue.gz"
failed = []


def say(name, value, must, is_met):
    """One line of the table."""
    print(f"{name:<58} {value:>14}   {must}{'' if is_met else '   NOT MET'}")
    if not is_met:
        failed.append(name)


def cpu_of(work):
    """CPU seconds of this process."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def cpu_of_program(*command):
    """CPU seconds of another."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def bench_solve(program):
    if SEVENTEEN.exists():
        import gzip

        with gzip.open(SEVENTEEN, "rt") as file:
            lines = [line[:81] for line in file if not line.startswith("#")] * 20
    else:
        print("bench_python.py: no shared list, puzzles of the program's own")
        lines = shudu.astext(shudu.generate(50_000, seed=1).puzzles) * 20
    rows = shudu.asgrids(lines)
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        theirs, ours = [], []
        for _ in range(15):
            theirs.append(cpu_of_program(program, "solve", "-j", "1", file.name))
            ours.append(cpu_of(lambda: shudu.solve(rows, threads=1)))
        printed = subprocess.run([program, "solve", file.name], capture_output=True, check=True, text=True).stdout
    result = shudu.solve(rows)
    say("rows that differ from the lines of the program", int(printed.splitlines() != result.text), "0",
        printed.splitlines() == result.text)
    per_second = [len(lines) / min(times) / 1e6 for times in (theirs, ours)]
    say("program, million puzzles a CPU second", f"{per_second[0]:.2f}", "", True)
    say("solve, the same", f"{per_second[1]:.2f}", "90 % of it", per_second[1] >= 0.9 * per_second[0])
    return rows


def shuffle_sudoku(board, digit_map, transpose_flag, row_perm, column_perm):
    """The published recipe, see tests/python/test_moving.py."""
    if transpose_flag:
        board = board.T
    mapping = np.array([row_perm[i // 9] * 9 + column_perm[i % 9] for i in range(81)])
    return digit_map[board.flatten()[mapping].reshape(9, 9)]


def numpy_augment(puzzles, copies, rng):
    for puzzle in puzzles:
        for _ in range(copies):
            digit_map = np.pad(rng.permutation(np.arange(1, 10)), (1, 0))
            rows, columns = (
                np.concatenate([band * 3 + rng.permutation(3) for band in rng.permutation(3)]) for _ in range(2)
            )
            yield shuffle_sudoku(puzzle.reshape(9, 9), digit_map, rng.random() < 0.5, rows, columns)


def bench_augment():
    """A thousand puzzles by a thousand symmetries: of the loops a hundredth is timed."""
    puzzles = shudu.generate(1000, seed=1).puzzles
    loops = 100 * cpu_of(lambda: list(numpy_augment(puzzles[:100], 100, np.random.default_rng(1))))
    times = [cpu_of(lambda: shudu.augment(puzzles, 5, copies=1000)) for _ in range(3)]
    say("augment 1,000 x 1,000: times as fast as loops over numpy", f"{loops / min(times):.0f}", "100",
        loops >= 100 * min(times))
    moved = shudu.augment(puzzles, 5, copies=1000)
    times_of_split = [cpu_of(lambda: shudu.split(moved)) for _ in range(2)]
    together = min(times) + min(times_of_split)
    say("augment and split, CPU seconds", f"{together:.2f}", "", True)
    say("the two: times as fast as the loops of augment alone", f"{loops / together:.0f}", "", True)


def bench_one_by_one(rows):
    row, count = rows[0], 20_000
    seconds = cpu_of(lambda: [shudu.solve(row) for _ in range(count)]) / count
    say("solve of one row, microseconds", f"{seconds * 1e6:.1f}", "20", seconds < 20e-6)


def bench_import():
    code = "import numpy, time; t = time.process_time(); import shudu; print(time.process_time() - t)"
    seconds = min(float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5))
    say("import beside numpy, milliseconds", f"{seconds * 1e3:.1f}", "20", seconds < 0.02)


def bench_lock(program, rows):
    """Another thread of Python counts, while `solve` works on one thread or on eight slices at once, and while other
    processes do as much, so that a busy machine is as busy both times."""
    def loops_while(work):
        stop, rates = threading.Event(), []
        begin = time.monotonic()

        def spin():
            loops = 0
            while not stop.is_set():
                loops += 1
            rates.append(loops / (time.monotonic() - begin))

        spinner = threading.Thread(target=spin)
        spinner.start()
        work()
        stop.set()
        spinner.join()
        return rates[0]

    slices = np.array_split(rows, 8)
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, f"{number}.txt") for number in range(8)]
        for part, file in zip(slices, files):
            file.write_text("\n".join(shudu.astext(part)) + "\n")
        solve = [program, "solve", "-j", "1", "-o", os.devnull]

        def eight_processes():
            for process in [subprocess.Popen([*solve, file]) for file in files]:
                process.wait()

        # One after the other, and all at once.
        alone = loops_while(lambda: [cpu_of_program(*solve, file) for file in files])
        beside_processes = loops_while(eight_processes)
    beside = loops_while(lambda: shudu.solve(rows, threads=1))
    with ThreadPoolExecutor(8) as pool:
        found = []
        solve_slice = functools.partial(shudu.solve, threads=1)
        beside_threads = loops_while(lambda: found.extend(pool.map(solve_slice, slices)))
    is_same = np.array_equal(np.concatenate([part.solutions for part in found]), shudu.solve(rows).solutions)
    say("loops of another thread while solve works", f"{100 * beside / alone:.0f} %", "50 %", beside > alone / 2)
    say("the same while 8 threads solve slices", f"{100 * beside_threads / beside_processes:.0f} %", "50 %, same rows",
        is_same and beside_threads > beside_processes / 2)


def again(function, rows):
    """Without end, and without keeping what it gives."""
    while True:
        function(rows)


def bench_interrupt(rows):
    calls = {
        "count": lambda: shudu.count("." * 81, limit=0),
        "solve": lambda: again(shudu.solve, rows),
        "rate": lambda: shudu.rate(rows),
        "canon": lambda: again(shudu.canon, rows),
        "generate": lambda: shudu.generate(10**6, seed=1, level="extreme"),
        "trace": lambda: shudu.trace(rows),
        "split": lambda: again(shudu.split, rows),
        "explain": lambda: [shudu.explain(row) for row in rows],
        "minimize": lambda: shudu.minimize(rows),
    }
    for name, call in calls.items():
        worst = 0.0
        for wait in (0.2, 0.45, 0.73):
            sent = []

            def interrupt(sent=sent):
                sent.append(time.monotonic())
                os.kill(os.getpid(), signal.SIGINT)

            threading.Timer(wait, interrupt).start()
            try:
                call()
            except KeyboardInterrupt:
                worst = max(worst, time.monotonic() - sent[0])
        say(f"Ctrl-C in {name}, milliseconds at worst", f"{worst * 1e3:.0f}", "200", worst < 0.2)


def main():
    rows = bench_solve(sys.argv[1])
    bench_augment()
    bench_one_by_one(rows)
    bench_import()
    bench_lock(sys.argv[1], rows)
    bench_interrupt(rows)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
