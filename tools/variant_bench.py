#!/usr/bin/env python3
"""How long proofs of uniqueness take, set by set, against other programs.

    tools/variant_bench.py [--ours PROGRAM] [--prototype PROGRAM] [--runs 3] [--most-nodes N] FILE

FILE has a puzzle a line (tests/variant/prototype_form.h), each with its `set`. Ours is
shudu_variant_proofs of the preset `bench`. Programs run in turn, set by set; times are processor
time of one thread, the median of the runs for each puzzle, summed over those that both prove. What
is not named is "not measured".
"""
import argparse
import collections
import json
import pathlib
import statistics
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def sets_of(path):
    """Lines of the file by the set they belong to."""
    sets = collections.defaultdict(list)
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip():
            sets[json.loads(line).get("set", "")].append(line)
    return sets


def run_ours(program, path, most_nodes):
    """(proved, ms) of each line."""
    text = subprocess.run([program, path, str(most_nodes)], capture_output=True, text=True,
                          check=True).stdout
    rows = [row.split("\t") for row in text.splitlines()]
    return [(row[0] != "unproved", float(row[2])) for row in rows]


def run_prototype(program, path, most_nodes):
    """The same of the prototype, which prints `ms=` and `done` or `capped`."""
    command = [program] + (["-l", str(most_nodes)] if most_nodes else []) + [path]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = [row.split("\t") for row in text.splitlines() if not row.startswith("#")]
    return [(row[1] == "done", float(row[4].removeprefix("ms="))) for row in rows]


def measure(runners, lines, options):
    """For each program the rows of its median run, or None where it was not named."""
    runs = {name: [] for name in runners}
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        for _ in range(options.runs):
            for name, (run, program) in runners.items():
                if program:
                    runs[name].append(run(program, file.name, options.most_nodes))
    return {name: median_rows(of_program) if of_program else None
            for name, of_program in runs.items()}


def median_rows(runs):
    """Each puzzle's median time; proved where every run has proved it."""
    return [(all(proved for proved, _ in rows), statistics.median(time for _, time in rows))
            for rows in zip(*runs)]


def report(name, ours, other):
    """One line of the table."""
    proved = f"{sum(row[0] for row in ours)}/{len(ours)}"
    if other is None:
        return f"| {name} | {proved} | {sum(row[1] for row in ours if row[0]):.1f} | not measured | | |"
    both = [(mine[1], theirs[1]) for mine, theirs in zip(ours, other) if mine[0] and theirs[0]]
    mine = sum(row[0] for row in both)
    theirs = sum(row[1] for row in both)
    ratio = theirs / mine if mine else 0
    theirs_proved = f"{sum(row[0] for row in other)}/{len(other)}"
    return f"| {name} | {proved} | {mine:.1f} | {theirs_proved} | {theirs:.1f} | {ratio:.2f} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--ours", default=str(ROOT / "build/bench/bin/shudu_variant_proofs"))
    parser.add_argument("--prototype", default="")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--most-nodes", type=int, default=0)
    options = parser.parse_args()
    runners = {"ours": (run_ours, options.ours), "prototype": (run_prototype, options.prototype)}
    print("| set | proved | ms, both prove | prototype proves | ms | ratio |")
    print("|---|---|---|---|---|---|")
    for name, lines in sorted(sets_of(options.file).items()):
        rows = measure(runners, lines, options)
        print(report(name, rows["ours"], rows["prototype"]), flush=True)


if __name__ == "__main__":
    main()
