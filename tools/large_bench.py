#!/usr/bin/env python3
"""How long proofs of large classic grids take, grid by grid, against CaDiCaL.

    tools/large_bench.py [--ours PROGRAM] [--cadical PROGRAM] [--most-seconds 20] [--match TEXT] FILE

FILE has a grid a line: JSON with `name`, `size` and `givens` (a character a cell, letters from A = 10
on, or numbers and '.' parted by blanks). Ours is shudu_large_proofs of the preset `bench`. Grids up to
25 x 25 are proved to have one solution: CaDiCaL is called twice, once for a solution and once with
that one ruled out. Of larger ones the first solution counts. Programs run in turn, grid by grid;
times are processor time, CaDiCaL's with reading its clauses (direct encoding, at most one pairwise,
candidates that the givens leave) but without writing them. CaDiCaL has --most-seconds for each call.
"""
import argparse
import itertools
import json
import math
import pathlib
import resource
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROVED = 25  # the largest order that is proved


def cells_of(record):
    """Values of the cells, 0 open."""
    order, text = record["size"], record["givens"]
    if len(text) == order * order:
        return [0 if c == "." else int(c) if c.isdigit() else ord(c) - ord("A") + 10 for c in text]
    tokens = (token for token in text.split() if set(token) - set("|-+"))
    return [0 if token == "." else int(token) for token in tokens]


def houses_of(order):
    """Cells of all rows, columns and (square) boxes."""
    side = math.isqrt(order)
    boxes = [[] for _ in range(order)]
    for row, column in itertools.product(range(order), repeat=2):
        boxes[row // side * side + column // side].append(row * order + column)
    rows = [list(range(row * order, (row + 1) * order)) for row in range(order)]
    columns = [list(range(column, order * order, order)) for column in range(order)]
    return rows + columns + boxes


def write_clauses(order, cells, path, ruled_out=()):
    """The grid as DIMACS; returns the candidates in the order of their numbers."""
    houses = houses_of(order)
    left = [set(range(1, order + 1)) if value == 0 else set() for value in cells]
    groups = []
    for house in houses:
        given = {cells[cell] for cell in house} - {0}
        for cell in house:
            left[cell] -= given
    number = {}
    for cell, values in enumerate(left):
        for value in sorted(values):
            number[cell, value] = len(number) + 1
        if cells[cell] == 0:
            groups.append([number[cell, value] for value in sorted(values)])
    for house in houses:
        given = {cells[cell] for cell in house}
        for value in set(range(1, order + 1)) - given:
            groups.append([number[cell, value] for cell in house if value in left[cell]])
    pairs = sum(len(group) * (len(group) - 1) // 2 for group in groups)
    with open(path, "w", encoding="ascii") as file:
        clauses = len(groups) + pairs + (1 if ruled_out else 0)
        file.write(f"p cnf {len(number)} {clauses}\n")
        for group in groups:
            file.write(" ".join(map(str, group)) + " 0\n")
            file.writelines(f"-{a} -{b} 0\n" for a, b in itertools.combinations(group, 2))
        if ruled_out:
            file.write(" ".join(f"-{literal}" for literal in ruled_out) + " 0\n")
    return len(number)


def processor_seconds(command, most):
    """(text, seconds) of a program, which is ended after so many seconds of processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    limited = ["sh", "-c", f'ulimit -t {most}; exec "$@"', "sh"] + command
    text = subprocess.run(limited, capture_output=True, text=True, check=False).stdout
    return text, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def run_cadical(program, order, cells, options):
    """Milliseconds of CaDiCaL, or None where a call took too long."""
    with tempfile.NamedTemporaryFile("w", suffix=".cnf") as file:
        total, ruled_out = 0.0, ()
        for _ in range(2 if order <= PROVED else 1):
            write_clauses(order, cells, file.name, ruled_out)
            text, seconds = processor_seconds([program, "-q", file.name], options.most_seconds)
            total += seconds
            if "s SATISFIABLE" not in text and "s UNSATISFIABLE" not in text:
                return None
            literals = [int(word) for line in text.splitlines() if line.startswith("v")
                        for word in line.split()[1:]]
            ruled_out = [literal for literal in literals if literal > 0]
            if not ruled_out:
                break
        return total * 1e3


def run_ours(program, order, cells, options):
    """(verdict, milliseconds)."""
    side = math.isqrt(order)
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(f"{side} {side}\n" + " ".join(map(str, cells)) + "\n")
        file.flush()
        limit = "2" if order <= PROVED else "1"
        text, seconds = processor_seconds([program, limit, file.name], options.most_seconds_of_ours)
    fields = text.split("\t")
    return (fields[0], float(fields[2])) if len(fields) > 2 else ("not in time", seconds * 1e3)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--ours", default=str(ROOT / "build/bench/bin/shudu_large_proofs"))
    parser.add_argument("--cadical", default="")
    parser.add_argument("--most-seconds", type=int, default=20)
    parser.add_argument("--most-seconds-of-ours", type=int, default=120)
    parser.add_argument("--match", default="", help="only grids with this text in their names")
    options = parser.parse_args()
    print("| grid | answer | ms | CaDiCaL ms | ratio |")
    print("|---|---|---|---|---|")
    totals = {}
    for line in options.file.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        if options.match not in record["name"]:
            continue
        order, cells = record["size"], cells_of(record)
        answer, ours = run_ours(options.ours, order, cells, options)
        theirs = run_cadical(options.cadical, order, cells, options) if options.cadical else None
        total = totals.setdefault(order, [0, 0.0, 0.0, 0.0])
        total[0] += 1
        total[1] += ours
        missing = "not in time" if options.cadical else "not measured"
        ratio = ""
        if theirs is not None:
            total[2] += ours
            total[3] += theirs
            missing = f"{theirs:.1f}"
            ratio = f"{theirs / ours:.2f}" if ours > 0 else ""
        print(f"| {record['name']}, {order} | {answer} | {ours:.1f} | {missing} | {ratio} |",
              flush=True)
    for order, (grids, ours, both, theirs) in sorted(totals.items()):
        print(f"| all {grids} of {order} | | {ours:.1f}; of those that CaDiCaL ends {both:.1f} | "
              f"{theirs:.1f} | {theirs / both if both else 0:.2f} |")


if __name__ == "__main__":
    main()
