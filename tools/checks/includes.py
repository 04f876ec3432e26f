"""The include graph of the tree, and which room, binding or app each file belongs to.

Shared by layers.py (direction) and tidy.py (what a changed header touches). Rows come from
tools/layers.json; an #include is resolved as the compiler would: next to the file, then include/, src/,
apps/ and tests/.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
CODE_FOLDERS = ("include", "src", "bindings", "apps", "tests", "bench", "fuzz")
SEARCH_PATH = ("include", "bindings/c/include", "src", "apps", "tests")
GENERATED = {"build_info.h", "linkage.h", "shudu/version.h"}


@dataclass(frozen=True)
class Include:
    """One #include line: where it stands, what it says, the file it names (None: not ours)."""

    line: int
    name: str
    target: str | None
    quoted: bool


def load_layers(root):
    return json.loads((Path(root) / "tools/layers.json").read_text())


def code_files(root):
    """All C++ files of the tree, as paths relative to `root`, sorted."""
    root = Path(root)
    files = []
    for folder in CODE_FOLDERS:
        for path in (root / folder).rglob("*"):
            if path.suffix in (".h", ".cpp"):
                files.append(str(path.relative_to(root)))
    return sorted(files)


def resolve(root, file, name, quoted):
    """The file of the tree that `name`, included by `file`, means; None when it is not ours."""
    root = Path(root)
    places = [root / base / name for base in SEARCH_PATH]
    if quoted:
        places.insert(0, (root / file).parent / name)
    for place in places:
        if place.is_file():
            return str(place.resolve().relative_to(root.resolve()))
    return None


def includes_of(root, file):
    found = []
    text = (Path(root) / file).read_text(errors="replace")
    for number, line in enumerate(text.splitlines(), 1):
        match = INCLUDE.match(line)
        if match:
            quoted = match.group(1) == '"'
            name = match.group(2)
            found.append(Include(number, name, resolve(root, file, name, quoted), quoted))
    return found


def include_graph(root):
    """{file: [Include, ...]} for every file of the tree."""
    return {file: includes_of(root, file) for file in code_files(root)}


def bindings_of(layers):
    """The rows of all bindings: of those that are built with the rest, and of those for WebAssembly."""
    return layers.get("bindings", []) + layers.get("wasm_bindings", [])


def owner(layers, file):
    """(kind, name, is_public) of a file: kind is room, binding, app, or the top folder (tests, bench, fuzz)."""
    parts = file.split("/")
    if parts[0] == "apps":
        return "app", parts[1], False
    if parts[0] == "bindings":
        for row in bindings_of(layers):
            room = row.get("parts_of_rooms", {}).get("/".join(parts[2:]))
            if row["name"] == parts[1] and room:
                return "room", room, False
        return "binding", parts[1], "include" in parts
    if parts[0] in ("tests", "bench", "fuzz"):
        return parts[0], parts[1], False
    is_public = parts[0] == "include"
    inner = "/".join(parts[2:] if is_public else parts[1:])
    best = None
    for row in layers["rooms"]:
        if inner.startswith(row["folder"] + "/"):
            if best is None or len(row["folder"]) > len(best["folder"]):
                best = row
    return "room", best["name"] if best else None, is_public
