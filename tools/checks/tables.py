#!/usr/bin/env python3
"""tables.py [ROOT]: every row of every table has what a row must have.

A row is found in the source by its type (`Format{"line", ...` or `.name = "line"`). It needs its name in
backticks on its page, a test, and more by kind: a format its fuzz target with a corpus, a verb its golden
transcripts. Planted faults: tests/checks/tables_test.sh.
"""

import re
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Table:
    """One kind of row: where its rows stand, their type, the page that names them, and further needs as
    glob patterns, where {name} is the row's name and {file} its source file's; `|` between two: either."""

    kind: str
    sources: str
    type: str
    page: str
    needs: tuple = ()
    mentioned_in: str = ""


TABLES = (
    Table("layout", "src/core/layout_table.cpp", "LayoutRow", "docs/layouts.md",
          mentioned_in="tests/core/*.cpp"),
    Table("method", "src/solver/method_table.cpp", "Method", "docs/methods.md",
          mentioned_in="tests/solver/*.cpp"),
    Table("kernel", "src/solver/kernel_table.cpp", "Kernel", "docs/methods.md",
          needs=("src/solver/cpu/*_{name}.h|include/shudu/core/target/begin_{name}.inc",
                 "src/solver/lanes/lanes_{name}.cpp")),
    Table("format", "src/formats/**/*.cpp", "Format", "docs/formats.md",
          needs=("tests/formats*/{file}_test.cpp", "fuzz/{file}_fuzz.cpp", "fuzz/corpus/{file}/*")),
    Table("verb", "apps/cli/commands/verb_table.cpp", "Verb", "docs/cli.md",
          needs=("tests/golden/cli/{name}/*",)),
)


def rows(root, table):
    """(name, source file) of every row."""
    row = re.compile(rf"\b{table.type}\b[^;{{()]*\{{\s*(?:\.name\s*=\s*)?\"([^\"]+)\"")
    for path in sorted(root.glob(table.sources)):
        for match in row.finditer(path.read_text()):
            yield match.group(1), path


def check_table(root, table):
    found = list(rows(root, table))
    if not found:
        yield f"{table.sources}: no row of type {table.type}"
    page = root / table.page
    text = page.read_text() if page.exists() else ""
    tests = "\n".join(path.read_text() for path in root.glob(table.mentioned_in or "no such file"))
    for name, path in found:
        where = f"{path.relative_to(root)}: {table.kind} {name}"
        if f"`{name}`" not in text:
            yield f"{where} is not on its page {table.page}"
        for need in table.needs:
            pattern = need.format(name=name, file=path.stem)
            if not any(any(root.glob(either)) for either in pattern.split("|")):
                yield f"{where} lacks {pattern}"
        if table.mentioned_in and f'"{name}"' not in tests:
            yield f"{where} is in no test of {table.mentioned_in}"


def check(root):
    for table in TABLES:
        yield from check_table(root, table)


def main():
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
    faults = list(check(root))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
