#!/usr/bin/env python3
"""bench_rows.py [PROGRAM]: how long a million rows take in each form that large files have, beside plain lines.

Each form is answered on one thread, the forms in turn, and the median of the runs is shown with its ratio to plain
lines and the most memory that a run took. The puzzles are those of the shared list kaggle_like, or, without the
shared folder (SHUDU_SHARED, else ../shared), easy ones that the program makes itself.
"""

import gzip
import multiprocessing
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROWS = 1_000_000
RUNS = 5
CALLS = (["solve"], ["count"], ["check"], ["canon"], ["solve", "--format", "{puzzle},{solution}"],
         ["solve", "--to", "csv"])


def puzzles(program):
    shared = Path(os.environ.get("SHUDU_SHARED", ROOT.parent / "shared")) / "data/puzzles/kaggle_like.gz"
    if shared.exists():
        lines = [line[:81] for line in gzip.open(shared, "rt") if not line.startswith("#")]
    else:
        print("bench_rows.py: no shared list, puzzles of the program's own")
        made = subprocess.run([program, "generate", "--level", "easy", "-n", "2000", "--seed", "1"],
                              capture_output=True, text=True, check=True).stdout
        lines = [line[:81] for line in made.splitlines()]
    return (lines * (ROWS // len(lines) + 1))[:ROWS]


def write_forms(folder, program):
    """Each form as (name, file)."""
    lines = puzzles(program)
    plain = folder / "plain lines"
    plain.write_text("\n".join(lines) + "\n")
    solved = subprocess.run([program, "solve", plain], capture_output=True, text=True, check=True).stdout.split()
    rows = list(zip(lines, solved))
    texts = {
        "puzzle,solution": "quizzes,solutions\n" + "".join(f"{p.replace('.', '0')},{s}\n" for p, s in rows),
        "quoted csv": '"puzzle","solution"\n' + "".join(f'"{p}","{s}"\n' for p, s in rows),
        "csv, more columns": "id,puzzle,clues,level\n" + "".join(f"{i},{p},23,easy\n" for i, p in enumerate(lines)),
        "tab-separated": "puzzle\tsolution\tname\n" + "".join(f"{p}\t{s}\tn{i}\n" for i, (p, s) in enumerate(rows)),
        "PUZZLE,23,name": "".join(f"{p},23,name {i}\n" for i, p in enumerate(lines)),
        "json lines": "".join(f'{{"puzzle":"{p}","solution":"{s}"}}\n' for p, s in rows),
    }
    forms = [("plain lines", plain)]
    for name, text in texts.items():
        path = folder / name
        path.write_text(text)
        forms.append((name, path))
    looked = folder / "17,puzzle,solution"
    looked.write_text("".join(f"{i},{p},{s}\n" for i, (p, s) in enumerate(rows)))
    forms.append((looked.name, looked))
    for name in ("plain lines", "puzzle,solution"):
        packed = folder / f"{name}.gz"
        packed.write_bytes(gzip.compress((folder / name).read_bytes(), 1))
        forms.append((packed.name, packed))
        if shutil.which("zstd"):
            packed = folder / f"{name}.zst"
            subprocess.run(["zstd", "-q", "-1", folder / name, "-o", packed], check=True)
            forms.append((packed.name, packed))
    return forms


def run(program, words, path):
    """Seconds of the processor, and KiB at most."""
    with subprocess.Popen([program, *words, "-j", "1", path], stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"bench_rows.py: {' '.join(words)} {path.name}: exit code {process.returncode}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def main():
    program = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release/bin/shudu").resolve()
    with tempfile.TemporaryDirectory() as place:
        # In a process of its own: the memory of a child is said to be no less than what its parent had.
        with multiprocessing.get_context("spawn").Pool(1) as writer:
            forms = writer.apply(write_forms, (Path(place), program))
        for words in CALLS:
            seconds = {name: [] for name, _ in forms}
            memory = dict.fromkeys(seconds, 0)
            for _ in range(RUNS):
                for name, path in forms:
                    took, most = run(program, words, path)
                    seconds[name].append(took)
                    memory[name] = max(memory[name], most)
            plain = statistics.median(seconds["plain lines"])
            print(f"\n== {' '.join(words)}, {ROWS:,} rows, one thread: seconds, times plain lines, MiB")
            for name, _ in forms:
                median = statistics.median(seconds[name])
                print(f"{name:20} {median:7.2f} {median / plain:6.2f} {memory[name] / 1024:6.1f}")


if __name__ == "__main__":
    main()
