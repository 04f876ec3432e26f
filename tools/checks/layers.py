#!/usr/bin/env python3
"""layers.py [ROOT]: includes keep to tools/layers.json.

Fails on: a row that needs or uses a row below it; a folder without a row; an include of a room or package the
row does not name; a private header of another room; an include that names no file; a cycle of
includes; a room that prints, exits, or reads the clock, the environment or a file.
Planted faults: tests/checks/layers_test.sh.
"""

import re
import sys
from pathlib import Path

from includes import GENERATED, bindings_of, include_graph, load_layers, owner

NOT_IN_ROOMS = {"iostream", "fstream", "filesystem", "chrono", "ctime", "print"}
LOUD = re.compile(
    r"\b(std::(cout|cerr|clog|cin|exit|abort|getenv|quick_exit|terminate|system)\b"
    r"|(getenv|printf|fprintf|puts|fopen|exit|abort)\s*\()"
)


def check_rows(layers):
    seen = set()
    for row in layers["rooms"]:
        for need in row["needs"]:
            if need not in seen:
                yield f"tools/layers.json: room {row['name']} needs {need}, which is no row above it"
        seen.add(row["name"])
    for row in bindings_of(layers):
        for need in row["needs"]:
            if need not in seen:
                yield f"tools/layers.json: binding {row['name']} needs {need}, which is no room"
    apps = set()
    for row in layers["apps"]:
        for need in row["needs"]:
            if need not in seen:
                yield f"tools/layers.json: app {row['name']} needs {need}, which is no room"
        for used in row.get("uses", []):
            if used not in apps:
                yield f"tools/layers.json: app {row['name']} uses {used}, which is no app above it"
        apps.add(row["name"])


def check_include(layers, file, include):
    """Sentences about one #include."""
    where = f"{file}:{include.line}"
    kind, name, _ = owner(layers, file)
    rows = bindings_of(layers) if kind == "binding" else layers["apps" if kind == "app" else "rooms"]
    row = next((row for row in rows if row["name"] == name), None)
    if include.target is None:
        if include.name in GENERATED:
            return
        if include.quoted:
            yield f'{where}: "{include.name}" names no file'
        elif row and kind in ("room", "binding", "app"):
            yield from check_package(layers, where, row, include.name)
            is_span = include.name == "chrono" and file in layers.get("waiting", [])
            if kind in ("room", "binding") and include.name in NOT_IN_ROOMS and not is_span:
                yield f"{where}: a {kind} does not use <{include.name}> (rooms are silent)"
        return
    to_kind, to_name, is_public = owner(layers, include.target)
    if kind in ("room", "binding", "app") and to_kind in ("tests", "bench", "fuzz"):
        yield f"{where}: includes {include.target}, which is a test's"
    elif kind in ("room", "binding") and to_kind == "app":
        yield f"{where}: a {kind} includes {include.target} of an app"
    elif to_kind == "binding" and kind in ("room", "app"):
        yield f"{where}: includes {include.target} of a binding"
    elif kind == to_kind == "app" and to_name != name and to_name not in row.get("uses", []):
        yield f"{where}: {name} may not use the app {to_name} (tools/layers.json)"
    elif to_kind == "room" and to_name != name:
        if kind in ("room", "binding", "app") and to_name not in row["needs"]:
            yield f"{where}: {name} may not use {to_name} (tools/layers.json)"
        elif not is_public and kind in ("room", "binding", "app", "tests") and not one_room(layers, name, to_name):
            yield f"{where}: includes {include.target}, a private header of {to_name}"


def one_room(layers, name, other):
    """Are two rooms one room in two targets: does the folder of one lie in the other's?"""
    folders = {row["name"]: row["folder"] + "/" for row in layers["rooms"]}
    if name not in folders or other not in folders:
        return False
    return folders[name].startswith(folders[other]) or folders[other].startswith(folders[name])


def check_package(layers, where, row, name):
    for package, prefix in layers["package_headers"].items():
        if name.startswith(prefix) and package not in row["packages"]:
            yield f"{where}: {row['name']} may not use package {package} (tools/layers.json)"


def check_silence(root, layers, file):
    kind, _, _ = owner(layers, file)
    if kind not in ("room", "binding"):
        return
    for number, line in enumerate((Path(root) / file).read_text().splitlines(), 1):
        match = LOUD.search(line.split("//")[0])
        if match:
            yield f"{file}:{number}: a {kind} does not call {match.group(0)} (rooms are silent)"


def find_cycle(graph):
    """One cycle of includes as a list of files, or None."""
    state = {}

    def visit(file, path):
        state[file] = "open"
        for include in graph.get(file, []):
            to = include.target
            if to is None or state.get(to) == "done":
                continue
            if state.get(to) == "open":
                return path[path.index(to):] + [to] if to in path else [file, to]
            cycle = visit(to, path + [to])
            if cycle:
                return cycle
        state[file] = "done"
        return None

    for file in graph:
        if file not in state:
            cycle = visit(file, [file])
            if cycle:
                return cycle
    return None


def check(root):
    layers = load_layers(root)
    yield from check_rows(layers)
    apps = {row["name"] for row in layers["apps"]}
    graph = include_graph(root)
    for file, includes in graph.items():
        kind, name, _ = owner(layers, file)
        if kind == "room" and name is None and file != "include/shudu/shudu.h":
            yield f"{file}: belongs to no room of tools/layers.json"
            continue
        if kind == "binding" and name not in {row["name"] for row in bindings_of(layers)}:
            yield f"{file}: belongs to no binding of tools/layers.json"
            continue
        if kind == "app" and name not in apps:
            yield f"{file}: belongs to no app of tools/layers.json"
            continue
        for include in includes:
            yield from check_include(layers, file, include)
        yield from check_silence(root, layers, file)
    cycle = find_cycle(graph)
    if cycle:
        yield "a cycle of includes: " + " -> ".join(cycle)


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
    faults = list(check(root))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
