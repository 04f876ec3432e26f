#!/usr/bin/env python3
"""How long proofs of uniqueness take, set by set, against other programs.

    tools/variant_bench.py [--ours PROGRAM] [--prototype PROGRAM] [--iss DIR] [--runs 3] [--most-nodes N]
                           [--seconds 60] FILE

FILE has a puzzle a line (tests/variant/prototype_form.h), each with its `set`. Ours is
shudu_variant_proofs of the preset `bench`. DIR is a checkout of Interactive Sudoku Solver, which
node runs (variant_bench_iss.mjs); its strings stand in iss.jsonl beside FILE, by name. Programs run
in turn, set by set; times are processor time, the median of the runs for each puzzle, summed over
those that both prove. `--most-nodes` holds for ours and the prototype, `--seconds` for a puzzle of
Interactive Sudoku Solver's. What is not named is "not measured".
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


def run_ours(program, lines, options):
    """(proved, ms) of each line."""
    text = output_of([program], lines, [str(options.most_nodes)])
    rows = [row.split("\t") for row in text.splitlines()]
    return [(row[0] != "unproved", float(row[2])) for row in rows]


def run_prototype(program, lines, options):
    """The same of the prototype, which prints `ms=` and `done` or `capped`."""
    limit = ["-l", str(options.most_nodes)] if options.most_nodes else []
    text = output_of([program] + limit, lines, [])
    rows = [row.split("\t") for row in text.splitlines() if not row.startswith("#")]
    return [(row[1] == "done", float(row[4].removeprefix("ms="))) for row in rows]


def run_iss(folder, lines, options):
    """The same of Interactive Sudoku Solver; what has no string of its own is not proved."""
    strings = options.strings
    names = [json.loads(line)["name"].replace("#", " ") for line in lines]
    texts = [json.dumps(strings.get(name, "")) for name in names]
    command = ["node", str(ROOT / "tools/variant_bench_iss.mjs"), folder]
    text = output_of(command, texts, [str(options.seconds)])
    rows = [row.split("\t") for row in text.splitlines()]
    return [(row[0] in ("one", "none", "several"), float(row[2])) for row in rows]


def output_of(command, lines, more):
    """What a program prints on a file of these lines."""
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
        file.write("".join(line + "\n" for line in lines))
        file.flush()
        return subprocess.run(command + [file.name] + more, capture_output=True, text=True,
                              check=True).stdout


def measure(runners, lines, options):
    """For each program the rows of its median run, or None where it was not named."""
    runs = {name: [] for name in runners}
    for _ in range(options.runs):
        for name, (run, program) in runners.items():
            if program:
                runs[name].append(run(program, lines, options))
    return {name: median_rows(of_program) if of_program else None
            for name, of_program in runs.items()}


def median_rows(runs):
    """Each puzzle's median time; proved where every run has proved it."""
    return [(all(proved for proved, _ in rows), statistics.median(time for _, time in rows))
            for rows in zip(*runs)]


def proved_by(rows):
    """How many of them are proved."""
    return f"{sum(row[0] for row in rows)}/{len(rows)}"


def against(ours, other):
    """Three cells: what the other proves, ours : theirs in ms where both do, and the ratio; a fourth
    with the puzzles on which the other is faster, and by what at most."""
    if other is None:
        return ["not measured", "", "", ""]
    both = [(mine[1], theirs[1]) for mine, theirs in zip(ours, other) if mine[0] and theirs[0]]
    mine = sum(row[0] for row in both)
    theirs = sum(row[1] for row in both)
    slower = [row[0] / row[1] for row in both if row[0] > row[1] > 0]
    worst = f"{len(slower)}, {max(slower):.1f}" if slower else "0"
    ratio = f"{theirs / mine:.2f}" if mine else "-"
    return [proved_by(other), f"{mine:.1f} : {theirs:.1f}", ratio, worst]


def report(name, rows):
    """One line of the table."""
    ours = rows["ours"]
    cells = [name, proved_by(ours), f"{sum(row[1] for row in ours if row[0]):.1f}"]
    for other in list(rows)[1:]:
        cells += against(ours, rows[other])
    return "| " + " | ".join(cells) + " |"


def strings_beside(path):
    """Constraint strings by name."""
    strings = path.parent / "iss.jsonl"
    if not strings.exists():
        return {}
    lines = strings.read_text(encoding="utf-8").splitlines()
    return {puzzle["name"]: puzzle["iss"] for puzzle in map(json.loads, lines)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--ours", default=str(ROOT / "build/bench/bin/shudu_variant_proofs"))
    parser.add_argument("--prototype", default="")
    parser.add_argument("--iss", default="", metavar="DIR")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--most-nodes", type=int, default=0)
    parser.add_argument("--seconds", type=int, default=60)
    options = parser.parse_args()
    options.strings = strings_beside(options.file)
    runners = {"ours": (run_ours, options.ours), "prototype": (run_prototype, options.prototype),
               "ISS": (run_iss, options.iss)}
    head = ["set", "proved", "ms"]
    for name in list(runners)[1:]:
        head += [f"{name} proves", f"ms, ours : {name}", "ratio", "slower by"]
    print("| " + " | ".join(head) + " |")
    print("|" + "---|" * len(head))
    every = {name: [] for name in runners}
    for name, lines in sorted(sets_of(options.file).items()):
        rows = measure(runners, lines, options)
        print(report(name, rows), flush=True)
        for of, own in rows.items():
            every[of] = every[of] + own if own is not None else None
    print(report("all", every))


if __name__ == "__main__":
    main()
