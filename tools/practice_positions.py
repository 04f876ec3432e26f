#!/usr/bin/env python3
"""practice_positions.py [--build FOLDER] [--seconds N] [TECHNIQUE...]: makes the positions that the pages of the web
app practise on, with our own generator: for each technique three in which it is the next step, into
web/src/learn/positions.json. All techniques, or those named; the others stay as they are.

Most come from `shudu generate --practice --presolved`: puzzles that singles and the technique solve and singles alone
do not, at the point where singles end. Practice takes singles for granted, so for these the positions are those on the
way of easy puzzles where there is a step of the technique. The same seed gives the same positions everywhere; the
seconds (20) only bound how long a rare technique may take: what was found by then is kept, and a technique without
any is listed with the reason. All of them take a quarter of an hour on one core, which is why the file is committed.
tests/service/positions_test.cpp holds that each position has a step of its technique.
"""

import argparse
import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "web/src/learn/positions.json"
ABOUT = "Positions to practise on, made by tools/practice_positions.py: lines as `practise` reads them."
SEED = 2028
COUNT = 3
TRIES = 200_000
EASY_PUZZLES = 40


class Program:
    def __init__(self, build):
        self.folder = Path(build) / "bin"

    def run(self, name, *words, stdin="", seconds=None):
        """What it printed, what it said, and whether the time was over; whole lines only."""
        command = [self.folder / name, *words]
        try:
            done = subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=seconds)
            return done.stdout, done.stderr, False
        except subprocess.TimeoutExpired as over:
            text = (over.stdout or b"").decode()
            return text[:text.rfind("\n") + 1], "", True

    def json_lines(self, *words, stdin=""):
        return [json.loads(line) for line in self.run("shudu", *words, "--json", stdin=stdin)[0].splitlines()]


def easy_ways(program):
    """The positions on the way of each easy puzzle that singles solve, as lines."""
    puzzles, _, _ = program.run("shudu", "generate", "--level", "easy", "--seed", str(SEED), "-n", str(EASY_PUZZLES))
    ways = []
    for path in program.json_lines("explain", stdin=puzzles):
        cells = list(path["puzzle"])
        lines = []
        for step in path["steps"]:
            if step["eliminations"]:
                break  # from here on a line would have to tell candidates
            lines.append(":0000:x:" + "".join(cells) + ":::")
            for placed in step["placements"]:
                cells[(int(placed[1]) - 1) * 9 + int(placed[3]) - 1] = "+" + placed[5]
        ways.append(lines)
    return ways


def on_easy_ways(program, slug, ways):
    """Of each way the first position that has a step; of COUNT ways, as far apart as they are listed."""
    positions = []
    for lines in ways:
        steps = program.json_lines("steps", "--technique", slug, stdin="\n".join(lines) + "\n")
        found = [step["index"] for step in steps if step.get("technique") == slug]
        if found:
            positions.append(lines[min(found)])
        if len(positions) == COUNT:
            break
    return positions


def make(program, slug, seconds, ways):
    """The positions of a technique, and why there are none."""
    text, said, is_over = program.run(
        "shudu", "generate", "--technique", slug, "--practice", "--presolved", "--jobs", "1", "--seed", str(SEED),
        "-n", str(COUNT), "--tries", str(TRIES), seconds=seconds)
    positions = [line for line in text.splitlines() if line.startswith(":")]
    if "cannot be practised" in said:
        return on_easy_ways(program, slug, ways), f"no step on the way of {EASY_PUZZLES} easy puzzles"
    return positions, f"none found in {seconds} s" if is_over else f"none found in {TRIES} tries"


def write(slugs, positions, reasons):
    whole = {"about": ABOUT, "seed": SEED,
             "positions": {slug: positions[slug] for slug in slugs if positions.get(slug)},
             "without": {slug: reasons[slug] for slug in slugs if slug in reasons and not positions.get(slug)}}
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps(whole, indent=2) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=ROOT / "build/release")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("technique", nargs="*")
    arguments = parser.parse_args()
    program = Program(arguments.build)
    slugs = [row["technique"] for row in json.loads(program.run("shudu-tables")[0])["techniques"]]
    old = json.loads(OUT.read_text()) if OUT.exists() else {"positions": {}, "without": {}}
    positions, reasons = old["positions"], old["without"]
    ways = easy_ways(program)
    for slug in arguments.technique or slugs:
        positions[slug], reasons[slug] = make(program, slug, arguments.seconds, ways)
        print(f"{slug}: {len(positions[slug])}", flush=True)
    write(slugs, positions, reasons)


if __name__ == "__main__":
    main()
