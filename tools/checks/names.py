#!/usr/bin/env python3
"""names.py [ROOT]: no two types of one name in one namespace, in whatever files, but in nameless namespaces.

The linker keeps one copy of an inline function, and a destructor that nobody wrote is one: of two types of one
name it calls the same for both. Optimised builds hide that for as long as they inline it; three pairs had come to
be, and drawing a board without optimisation ended in the wrong destructor. A build by g++ with -flto -Wodr finds
the same pairs. Planted faults: tests/checks/names_test.sh.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

from includes import code_files

# Never in one program with the rest; in bindings/wasm stand twins of files for a machine with one thread.
NOT_LINKED = ("tests/compile_fail/", "tests/install/", "bindings/wasm/")
SCOPE = re.compile(
    r"^(?:inline )?namespace(?: (?P<opened>[\w:]+))? \{"
    r"|^(?P<closed>\}  // namespace)"
    r"|^(?:struct|class|union|enum(?: class)?)\s+(?:(?:\[\[[^\]]*\]\]|alignas\([^)]*\))\s+)*"
    r"(?P<type>\w+(?:::\w+)*)(?:\s+final)?(?:\s*:[^;{]*)?\s*\{",
    re.MULTILINE)


def types_of(text):
    """Type and line of each definition outside of functions and of other types, with its namespaces."""
    inside = []
    for match in SCOPE.finditer(text):
        if match["closed"]:
            inside.pop()
        elif match["type"] is None:
            inside.append(match["opened"])
        elif None not in inside:
            yield "::".join([*inside, match["type"]]), text.count("\n", 0, match.start()) + 1


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parents[2])
    places = defaultdict(list)
    for file in code_files(root):
        if not file.startswith(NOT_LINKED):
            for name, line in types_of((root / file).read_text()):
                places[name].append(f"{file}:{line}")
    twice = {name: where for name, where in places.items() if len(where) > 1}
    for name, where in sorted(twice.items()):
        print(f"{where[-1]}: {name} is defined at {where[0]}, too: one name for two types")
    print(f"{len(places)} types")
    return 1 if twice or not places else 0


if __name__ == "__main__":
    sys.exit(main())
