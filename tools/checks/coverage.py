#!/usr/bin/env python3
"""coverage.py: the tests cover at least 95 % of the lines and 92 % of the branches of core, formats and the reference
solvers. Prints the figures of each file. The counts are clang's, written by the rooms' own tests in the sanitized build
(check sanitizers, cmake/instrument.cmake), asserts among the branches.

`coverage.py --gate ROOT PROFILES PROGRAM... -- FOLDER...` is the last step alone, in which
tests/checks/coverage_test.sh plants faults.
"""

import json
import subprocess
import sys
from pathlib import Path

LINES, BRANCHES = 95, 92  # per cent
ROOMS = ("core", "formats", "formats_xml", "solver")
FOLDERS = ("include/shudu/core", "include/shudu/formats", "src/core", "src/formats", "src/solver/reference")


def counts(profiles, programs):
    """llvm-cov's summary of every file in the programs."""
    merged = profiles / "merged.profdata"
    raw = sorted(profiles.glob("*.profraw"))
    if not raw:
        sys.exit("no counts: the tests of the sanitized build have not run")
    subprocess.run(["llvm-profdata-14", "merge", "-sparse", *raw, "-o", merged], check=True)
    objects = [word for program in programs[1:] for word in ("-object", program)]
    done = subprocess.run(["llvm-cov-14", "export", "-summary-only", f"-instr-profile={merged}", programs[0], *objects],
                          check=True, capture_output=True, text=True)
    return json.loads(done.stdout)["data"][0]["files"]


def gate(root, profiles, programs, folders):
    judged = [file for file in counts(profiles, programs)
              if any(Path(file["filename"]).is_relative_to(root / folder) for folder in folders)]
    for file in judged:
        lines, branches = file["summary"]["lines"], file["summary"]["branches"]
        print(f"{lines['percent']:6.1f} %{branches['percent']:6.1f} %  {Path(file['filename']).relative_to(root)}")
    failed = False
    for name, least in (("lines", LINES), ("branches", BRANCHES)):
        covered = sum(file["summary"][name]["covered"] for file in judged)
        count = sum(file["summary"][name]["count"] for file in judged)
        percent = 100 * covered / count if count else 0
        print(f"{name}: {percent:.1f} % ({covered} of {count}), at least {least} %")
        failed |= percent < least
    return 1 if failed else 0


def main():
    words = sys.argv[1:]
    if words[:1] == ["--gate"]:
        cut = words.index("--")
        root, profiles, *programs = map(Path, words[1:cut])
        return gate(root.resolve(), profiles, programs, words[cut + 1:])
    root = Path(__file__).resolve().parents[2]
    build = root / "build/asan"
    return gate(root, build / "coverage", [build / f"bin/{room}_test" for room in ROOMS], FOLDERS)


if __name__ == "__main__":
    sys.exit(main())
