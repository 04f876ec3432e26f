#!/usr/bin/env python3
"""words.py [ROOT]: no leftovers in any file: marks of unfinished work, merge markers, paths of somebody's own
machine, tabs, trailing blanks, long lines. Planted faults: tests/checks/words_test.sh.
"""

import re
import sys
from pathlib import Path

SKIPPED = {"build", "dist", ".git", "generated", "node_modules", "__pycache__"}
# Data and expected outputs may hold any bytes.
ANY_BYTES = ("fuzz/corpus/", "tests/golden/", "tests/cases/", "examples/")
CODE = {".h", ".c", ".cpp", ".py", ".sh", ".cmake", ".txt", ".json", ".md", ".scd", ""}
CODE |= {".ts", ".js", ".svelte", ".css", ".html"}
# Written with classes so that this file does not find itself.
RULES = [
    (re.compile(r"\b(TO[D]O|FIX[M]E|X[X]X\b|HA[C]K:)"), "a mark of unfinished work"),
    (re.compile(r"^(<{7}|={7}$|>{7})"), "a merge marker"),
    (re.compile(r"(?<![\w.])/(ho[m]e|ro[o]t|wo[r]k|Use[r]s)/"), "a path of somebody's machine"),
    (re.compile(r"[ \t]+$"), "trailing blanks"),
]
LONG = {".h": 100, ".c": 100, ".cpp": 100, ".ts": 120, ".css": 120, ".py": 120, ".sh": 120}


def files(root):
    for path in sorted(root.rglob("*")):
        inner = path.relative_to(root)
        if not path.is_file() or path.is_symlink() or SKIPPED & set(inner.parts):
            continue
        if str(inner).startswith(ANY_BYTES) or path.suffix not in CODE:
            continue
        yield path, str(inner)


def check(root):
    for path, name in files(root):
        try:
            text = path.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            yield f"{name}: is not UTF-8"
            continue
        if "\r" in text:
            yield f"{name}: has carriage returns"
        if "\t" in text and path.suffix in (".h", ".cpp", ".py", ".sh", ".cmake"):
            yield f"{name}: has tabs"
        if text and not text.endswith("\n"):
            yield f"{name}: does not end with a line end"
        for number, line in enumerate(text.split("\n"), 1):
            for rule, what in RULES:
                if rule.search(line):
                    yield f"{name}:{number}: {what}"
            if len(line) > LONG.get(path.suffix, len(line)):
                yield f"{name}:{number}: {len(line)} columns, at most {LONG[path.suffix]}"


def main():
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
    faults = list(check(root))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
