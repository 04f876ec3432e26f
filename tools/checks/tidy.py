#!/usr/bin/env python3
"""tidy.py [--all] [ROOT]: clang-tidy 14 over the tree, warnings are errors (.clang-tidy).

The whole tree when it is small, when the settings changed, when there is no parent commit to compare
with, or with --all; else the files changed against the parent commit (committed or not), and every file
that includes a changed header. Nothing is remembered between runs. Planted faults: tests/checks/tidy_test.sh.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from includes import include_graph

SETTINGS = (".clang-tidy", "tests/.clang-tidy", "tools/checks/tidy.py", "CMakePresets.json", "cmake/")
# Built by their tests, outside of every target, or for another machine.
NOT_OF_THE_BUILD = ("tests/compile_fail/", "tests/install/", "bindings/wasm/")
WHOLE_TREE_UP_TO = 150  # sources; about 5 s each on one core


def git(root, *words):
    done = subprocess.run(["git", "-C", root, *words], capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else None


def changed_files(root):
    """Files that differ from the parent commit, committed or not; None when that cannot be known."""
    if git(root, "rev-parse", "--verify", "HEAD~1") is None:
        return None
    tracked = git(root, "diff", "--name-only", "HEAD~1")
    new = git(root, "ls-files", "--others", "--exclude-standard")
    return None if tracked is None or new is None else set(tracked) | set(new)


def touched(graph, changed):
    """`changed` and all files that include one of them, directly or not."""
    result = set(changed)
    grew = True
    while grew:
        more = {file for file, includes in graph.items()
                if file not in result and any(i.target in result for i in includes)}
        result |= more
        grew = bool(more)
    return result


def sources_to_check(root, everything):
    graph = include_graph(root)
    sources = [file for file in graph if file.endswith(".cpp") and not file.startswith(NOT_OF_THE_BUILD)]
    changed = None if everything or len(sources) <= WHOLE_TREE_UP_TO else changed_files(root)
    if changed is None or any(file.startswith(SETTINGS) for file in changed):
        return sources
    return [file for file in sources if file in touched(graph, changed)]


def compile_database(root):
    """Configures build/lint: clang 14, no precompiled headers, each file alone, everything that can be built."""
    folder = root / "build/lint"
    subprocess.run(["cmake", "--preset", "asan", "-B", folder, "-DSHUDU_SANITIZE=", "-DSHUDU_BUILD_BENCH=ON",
                    "-DSHUDU_BUILD_FUZZ=ON", "-DSHUDU_LIBFUZZER=", "-DSHUDU_JOIN_TESTS=OFF",
                    "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON"], cwd=root, check=True,
                   stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", folder, "--target", "shudu_build_info"], cwd=root, check=True,
                   stdout=subprocess.DEVNULL)
    return folder


def tidy(root, database, file):
    done = subprocess.run(["clang-tidy-14", "--quiet", "-p", database, file], cwd=root,
                          capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + (done.stderr if done.returncode else "")


def main():
    words = [word for word in sys.argv[1:] if word != "--all"]
    root = Path(words[0] if words else Path(__file__).resolve().parents[2]).resolve()
    sources = sources_to_check(root, "--all" in sys.argv)
    if not sources:
        print("no file to check")
        return 0
    database = compile_database(root)
    known = (database / "compile_commands.json").read_text()
    failed = [f"{file}: is in no target" for file in sources if f"/{file}\"" not in known]
    for line in failed:
        print(line)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for code, output in pool.map(lambda file: tidy(root, database, file), sources):
            if code != 0:
                print(output)
                failed.append(output)
    print(f"{len(sources)} files, {len(failed)} with faults")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
