#!/usr/bin/env python3
"""docs.py [ROOT [PROGRAM]]: what the documents say is so.

Fails on: a relative link that leads nowhere; a file that does not open with a comment on its idea, unless it has a
header of its name, which does; a folder in HACKING.md's map that does not exist, or one
that exists and is not in the map; any path in backticks that does not exist; an installed header without a row in
docs/library.md, or a row without a header; a ```console block whose commands
(`$ shudu ...`, run in ROOT) do not print what the block shows. A line `...` in a block stands for any
lines. Planted faults: tests/checks/docs_test.sh.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```(\S*)\s*$")
SKIPPED = {"build", "dist", ".git", "node_modules"}


def documents(root):
    for path in sorted(root.rglob("*.md")):
        if not SKIPPED & set(path.relative_to(root).parts):
            yield path


def slug(heading):
    """A heading as the anchor that Markdown viewers make of it."""
    text = re.sub(r"[`*_]", "", heading.strip().lower())
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def anchors(path):
    return {slug(line.lstrip("#")) for line in path.read_text().splitlines() if line.startswith("#")}


def blocks(path):
    """(language, first line number, lines) of every fenced block."""
    language, start, lines = None, 0, []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        fence = FENCE.match(line)
        if fence and language is None:
            language, start, lines = fence.group(1), number, []
        elif fence:
            yield language, start, lines
            language = None
        elif language is not None:
            lines.append(line)


def prose(path):
    """The lines outside fenced blocks, numbered."""
    inside = False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if FENCE.match(line):
            inside = not inside
        elif not inside:
            yield number, re.sub(r"`[^`]*`", "", line)


def check_links(root):
    for path in documents(root):
        for number, line in prose(path):
            for match in LINK.finditer(line):
                target = match.group(1) or match.group(2)
                if re.match(r"[a-z]+:", target):
                    continue
                file, _, anchor = target.partition("#")
                place = (path.parent / file) if file else path
                where = f"{path.relative_to(root)}:{number}"
                if not place.exists():
                    yield f"{where}: dead link {target}"
                elif anchor and place.suffix == ".md" and anchor not in anchors(place):
                    yield f"{where}: no heading for {target}"


WITH_OPENING = ("include", "src", "apps", "bindings", "tests", "bench", "fuzz", "examples")


def has_header(root, path):
    """Has a source a header of its name, beside it or public, that carries the idea for both?"""
    inside = path.relative_to(root)
    public = root / "include/shudu" / inside.with_suffix(".h").relative_to(inside.parts[0])
    return path.suffix == ".cpp" and (path.with_suffix(".h").exists() or public.exists())


def check_openings(root):
    """Neither how long an opening is nor what it says is looked at: asked for more, people write filler."""
    for folder in WITH_OPENING:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in (".h", ".c", ".cpp") or has_header(root, path):
                continue
            if not path.read_text().startswith("//"):
                yield f"{path.relative_to(root)}: does not open with a comment on its idea"


def existing_folders(root):
    """The folders a map must name: the top ones, and the rooms and apps below src and apps."""
    found = set()
    for path in root.iterdir():
        if path.is_dir() and path.name not in SKIPPED and not path.name.startswith("."):
            found.add(path.name)
    for parent in ("src", "apps", "bindings"):
        for path in (root / parent).glob("*"):
            if path.is_dir() and path.name != "__pycache__":
                found.add(f"{parent}/{path.name}")
    return found


def map_folders(path):
    """The folders named in the first column of the table below HACKING's heading that says "map"."""
    text = path.read_text()
    heading = re.search(r"^#+ .*\bmap\b.*$", text, re.MULTILINE | re.IGNORECASE)
    if not heading:
        return None
    section = re.split(r"^#+ ", text[heading.end():], maxsplit=1, flags=re.MULTILINE)[0]
    cells = re.findall(r"^\|([^|]*)\|", section, re.MULTILINE)
    return {name.rstrip("/") for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def check_map(root):
    path = root / "HACKING.md"
    if not path.exists():
        yield "HACKING.md is missing"
        return
    named = map_folders(path)
    if not named:
        yield "HACKING.md: no table of folders below a heading that says map"
        return
    for folder in sorted(named):
        if not (root / folder).is_dir():
            yield f"HACKING.md: the map names {folder}, which does not exist"
    for folder in sorted(existing_folders(root) - named):
        if not any(name.startswith(folder + "/") for name in named):
            yield f"HACKING.md: the map does not name {folder}"


def check_paths(root):
    """Every path in backticks that begins with a folder of ours exists (NAME and the like stand for any)."""
    tops = "|".join(sorted(existing_folders(root) | {"include"}, key=len, reverse=True))
    path_in_ticks = re.compile(rf"`((?:{tops})/[\w./-]+)`")
    for path in documents(root):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            for name in path_in_ticks.findall(line):
                if not re.search(r"[A-Z]{4}", name) and not (root / name).exists():
                    yield f"{path.relative_to(root)}:{number}: {name} does not exist"


def installed_headers(root):
    """As they are included: those of the rooms and bindings, and those that the build makes."""
    found = set()
    for folder in (root / "include", *(root / "bindings").glob("*/include")):
        found |= {path.relative_to(folder).as_posix() for path in folder.glob("shudu/**/*.h")}
    return found | {"shudu/version.h" for _ in root.glob("cmake/version.h.in")}


def check_headers(root):
    headers = installed_headers(root)
    page = root / "docs/library.md"
    rows = re.findall(r"^\| `(shudu/[\w./]+)` \| (.*?) \|$", page.read_text(), re.MULTILINE) if page.exists() else []
    named = {name for name, what in rows if what.strip()}
    for name in sorted(headers - named):
        yield f"docs/library.md: no row says what {name} is"
    for name in sorted({name for name, _ in rows} - headers):
        yield f"docs/library.md: {name} is not installed"


def commands(lines):
    """A console block as (command, expected output lines) pairs; text before a `$` is refused."""
    pairs = []
    for line in lines:
        if line.startswith("$ "):
            pairs.append((line[2:], []))
        elif line.startswith("> ") and pairs and not pairs[-1][1]:
            pairs[-1] = (pairs[-1][0] + "\n" + line[2:], [])
        elif pairs:
            pairs[-1][1].append(line.rstrip())
    return pairs


def matches(expected, actual):
    """Do the lines agree, where an expected `...` stands for any lines?"""
    pattern = "".join(".*" if line == "..." else re.escape(line) + "\n" for line in expected)
    return re.fullmatch(pattern, "".join(line.rstrip() + "\n" for line in actual), re.DOTALL)


def replay(root, program, command):
    environment = {"PATH": f"{program.parent}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(["bash", "-c", command], cwd=root, env=environment, text=True, timeout=60,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False)
    return done.stdout.splitlines()


def check_console(root, program):
    for path in documents(root):
        for language, start, lines in blocks(path):
            if language != "console":
                continue
            where = f"{path.relative_to(root)}:{start}"
            if not commands(lines):
                yield f"{where}: a console block without a command"
            for command, expected in commands(lines):
                if re.match(r"(make|git|sudo|cmake|ninja|ctest|tools/)", command):
                    continue  # building is what brought us here
                while expected and not expected[-1]:
                    expected.pop()
                actual = replay(root, program, command)
                if not matches(expected, actual):
                    yield (f"{where}: `{command}` prints\n    " + "\n    ".join(actual)
                           + "\n  and not\n    " + "\n    ".join(expected))


def check(root, program):
    yield from check_links(root)
    yield from check_openings(root)
    yield from check_map(root)
    yield from check_paths(root)
    yield from check_headers(root)
    if program.exists():
        yield from check_console(root, program)
    else:
        yield f"no program {program}: build it (tools/build.sh release)"


def main():
    here = Path(__file__).resolve().parents[2]
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else here
    program = Path(sys.argv[2]) if len(sys.argv) > 2 else here / "build/release/bin/shudu"
    faults = list(check(root.resolve(), program.resolve()))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
