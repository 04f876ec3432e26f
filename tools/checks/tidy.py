#!/usr/bin/env python3
"""tidy.py [--all] [ROOT]: clang-tidy 14, warnings are errors (.clang-tidy).

It looks at what changes.py says: files that changed, for a changed header a file that includes it, and a share of
the rest; at the whole tree when it is small, when .clang-tidy changed, or with --all. Planted faults:
tests/checks/tidy_test.sh.

Files of one target are read as one text, a batch: reading headers was most of the time. They are put
after one another, not included, since the analyzer looks at functions of the main file alone. The analyzer ends
with a function after 15,000 nodes, not 225,000 (it is two thirds of the time, nearly all of it in a few functions);
with --all it goes on. Seven files of the ratings took 43 s one by one, 27 with fewer nodes, 7 as a batch.
"""

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import changes
from includes import INCLUDE, include_graph, load_layers

# Built by their tests, outside of every target, or for another machine.
NOT_OF_THE_BUILD = ("tests/compile_fail/", "tests/install/", "bindings/wasm/")
FORMAT_FUZZ = "format_fuzz.h"  # what targets of a few lines include, each a program of its own
ENTRY = "LLVMFuzzerTestOneInput"  # in each of those, so it is numbered
WHOLE_TREE_UP_TO = 150  # sources
LINES_OF_A_BATCH = 7000
FEWER_NODES = [f"--extra-arg={word}" for word in ("-Xclang", "-analyzer-config", "-Xclang", "max-nodes=15000")]


def reached(graph, files):
    """`files` and all that they include, directly or not."""
    found, waiting = set(), list(files)
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += [i.target for i in graph.get(file, ()) if i.target]
    return found


def with_headers(graph, sources, chosen, headers):
    """`chosen`, and for each of `headers` that none of them includes a source that does."""
    seen = reached(graph, chosen)
    added = set(chosen)
    for header in sorted(headers):
        if header not in seen:
            for source in sources:
                found = reached(graph, [source])
                if header in found:
                    added.add(source)
                    seen |= found
                    break
    return [source for source in sources if source in added]


def sources_to_check(root, everything):
    graph = include_graph(root)
    sources = [file for file in graph if file.endswith(".cpp") and not file.startswith(NOT_OF_THE_BUILD)]
    changed = changes.changed_files(root)
    if everything or changed is None or len(sources) <= WHOLE_TREE_UP_TO or ".clang-tidy" in changed:
        return sources
    headers = [file for file in changed if file.endswith(".h") and file in graph]
    return with_headers(graph, sources, changes.to_look_at(root, sources), headers)


def compile_database(root):
    """Configures build/lint: clang 14, no precompiled headers, each file alone, everything that can be built."""
    folder = root / "build/lint"
    subprocess.run(["cmake", "--preset", "asan", "-B", folder, "-DSHUDU_SANITIZE=", "-DSHUDU_BUILD_BENCH=ON",
                    "-DSHUDU_BUILD_FUZZ=ON", "-DSHUDU_LIBFUZZER=", "-DSHUDU_JOIN_TESTS=OFF", "-DSHUDU_JOIN_ROOMS=OFF",
                    "-DSHUDU_COVERAGE=OFF", "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON"], cwd=root, check=True,
                   stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", folder, "--target", "shudu_build_info"], cwd=root, check=True,
                   stdout=subprocess.DEVNULL)
    return folder


@dataclass
class Batch:
    """Files that are read as one, and how a compiler would be called for them."""

    files: list
    flags: list

    def words(self, root):
        """The flags, and the folders of the files, where their own headers stand."""
        return [*self.flags, *(f"-iquote{folder}" for folder in sorted({(root / file).parent for file in self.files}))]


def commands(database):
    """File -> (target, flags) out of the compile database."""
    found = {}
    for entry in json.loads((database / "compile_commands.json").read_text()):
        words = entry["command"].split()
        target = next((word.split(".dir/")[0] for word in words if ".dir/" in word), "")
        flags = [w for w in words[1:] if w not in ("-c", entry["file"]) and not w.endswith((".o", ".cpp"))]
        found[entry["file"]] = (target, [flag for flag in flags if flag != "-o"])
    return found


def batches(root, sources, known, alone):
    """Files of one target together, up to some thousand lines, and fuzz targets of formats; what is alone, alone."""
    result, last = [], None
    for source in sorted(sources, key=lambda source: (known[str(root / source)][0], source)):
        text = (root / source).read_text()
        target, flags = known[str(root / source)]
        lines = text.count("\n")
        key = target
        if alone.search(f"/{source}"):
            key = None
        elif f'"{FORMAT_FUZZ}"' in text:
            key = FORMAT_FUZZ
        if key is None or key != last or room < lines:
            result.append(Batch([], flags))
            room = LINES_OF_A_BATCH
        result[-1].files.append(source)
        room -= lines
        last = key
    return result


def joined(root, files):
    """The text of a batch, and of each of its lines the file and number. An include of an earlier file is left out."""
    text, places, before = [], [], set()
    for file in files:
        own = set()
        for number, line in enumerate((root / file).read_text().splitlines(), 1):
            match = INCLUDE.match(line)
            if match:
                own.add(match.group(2))
            text.append("" if match and match.group(2) in before else line.replace(ENTRY, f"{ENTRY}{len(before)}"))
            places.append((file, number))
        before |= own
    return "\n".join(text) + "\n", places


def settings_of(root, file):
    """The nearest .clang-tidy above a file."""
    folder = (root / file).parent
    while not (folder / ".clang-tidy").exists():
        folder = folder.parent
    return folder


def tidy(root, scratch, number, batch, deep):
    """Runs clang-tidy on a batch; its output with the files' own lines, empty where there is no finding."""
    text, places = joined(root, batch.files)
    # Beside a copy of the settings, since those of a folder are found from the file's place.
    folder = scratch / str(number)
    settings = settings_of(root, batch.files[0])
    inner = folder / "inner" if settings != root else folder
    inner.mkdir(parents=True, exist_ok=True)
    (folder / ".clang-tidy").write_text((root / ".clang-tidy").read_text())
    (inner / ".clang-tidy").write_text((settings / ".clang-tidy").read_text())
    file = inner / "batch.cpp"
    file.write_text(text)
    words = ["clang-tidy-14", "--quiet", *([] if deep else FEWER_NODES), file, "--",
             *batch.words(root)]
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""

    def place(match):
        name, line = places[min(int(match.group(1)), len(places)) - 1]
        return f"{name}:{line}:"

    return re.sub(rf"{re.escape(str(file))}:(\d+):", place, done.stdout + done.stderr)


def main():
    words = [word for word in sys.argv[1:] if word != "--all"]
    root = Path(words[0] if words else Path(__file__).resolve().parents[2]).resolve()
    deep = "--all" in sys.argv
    sources = sources_to_check(root, deep)
    if not sources:
        print("no file to check")
        return 0
    database = compile_database(root)
    known = commands(database)
    failed = [f"{file}: is in no target" for file in sources if str(root / file) not in known]
    sources = [file for file in sources if str(root / file) in known]
    alone = re.compile(load_layers(root)["compiled_alone"])
    print("\n".join(failed))
    scratch = database / "batches"
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        work = [pool.submit(tidy, root, scratch, number, batch, deep)
                for number, batch in enumerate(batches(root, sources, known, alone))]
        for done in work:
            if done.result():
                print(done.result(), flush=True)
                failed.append(done.result())
    print(f"{len(sources)} files in {len(work)} batches, {len(failed)} with faults")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
