#!/usr/bin/env bash
# Planted faults for tools/checks/tidy.py: a macro, a mutable global, a bad name, a long function, a fault in a
# header, a fault that only the analyzer sees, one behind other files of a batch, a source in no target; and what is
# looked at.
# looks at: .clang-tidy tools/checks/includes.py tools/checks/changes.py
source "$(dirname "$0")/lib.sh"
need clang-tidy-14 clang++-14 cmake ninja python3 git
cp "$root/.clang-tidy" "$tree"
plant CMakePresets.json <<'JSON'
{"version": 6, "configurePresets": [{"name": "asan", "generator": "Ninja", "binaryDir": "build/asan",
  "cacheVariables": {"CMAKE_CXX_COMPILER": "clang++-14", "CMAKE_EXPORT_COMPILE_COMMANDS": "ON"}}]}
JSON
plant CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.25)
project(planted LANGUAGES CXX)
file(GLOB sources CONFIGURE_DEPENDS src/core/*.cpp)
add_library(planted STATIC ${sources})
target_include_directories(planted PRIVATE src)
add_custom_target(shudu_build_info)
CMAKE
plant src/core/cell.h <<< $'#pragma once\ninline int one() { return 1; }'
plant tools/layers.json <<< '{"compiled_alone": "_avx2[.]cpp$"}'
plant src/core/cell.cpp <<< $'#include "core/cell.h"\nint two();\nint two() { return one() + 1; }'
run() { "$checks/tidy.py" "$tree"; }
expect_pass "a tidy tree" run
check_fault() {  # text, what, regex
  plant src/core/bad.cpp <<< "$1"
  expect_fail "$2" "$3" run
  rm "$tree/src/core/bad.cpp"
}
check_fault '#define NINE 9' "a macro" 'macro'
check_fault 'int counter = 0;' "a mutable global" 'non-const-global'
check_fault 'struct bad_name {};' "a bad name" 'identifier-naming'
check_fault "int f(int x); int f(int x) {$(printf '\n  x += 1;%.0s' {1..50})
  return x; }" "a long function" 'function-size'
check_fault 'int f(const int* p); int f(const int* p) { if (p == nullptr) { return *p; }
  return 1; }' "a null pointer that is used" 'bad.cpp:1:.*NullDereference'
plant src/core/z.cpp <<< $'int z();\n#define NINE 9\nint z() { return 1; }'
expect_fail "a fault in the last file of a batch" 'src/core/z.cpp:2:.*macro' run
rm "$tree/src/core/z.cpp"
plant src/core/cell.h <<< $'#pragma once\ninline int One() { return 1; }\ninline int one() { return One(); }'
expect_fail "a fault in a header" 'cell.h.*identifier-naming' run
plant src/core/cell.h <<< $'#pragma once\ninline int one() { return 1; }'
plant src/loose.cpp <<< 'int x();'
expect_fail "a source in no target" 'is in no target' run
rm "$tree/src/loose.cpp"

# In a tree with a history: files that changed since the newest commit that is a day older than HEAD, a source for each
# changed header, the share whose turn it is, and all of it where the settings changed.
python3 - "$checks" "$tree" <<'PY'
import os, subprocess, sys
sys.path.insert(0, sys.argv[1])
import changes, tidy
from pathlib import Path
root = Path(sys.argv[2])
def git(*words, day=0):
    date = f"{1773144000 + day * 86400} +0000"
    subprocess.run(["git", "-C", root, "-c", "user.name=x", "-c", "user.email=x@y", *words], check=True,
                   stdout=subprocess.DEVNULL, env={**os.environ, "GIT_COMMITTER_DATE": date, "GIT_AUTHOR_DATE": date})
(root / "src/core/other.cpp").write_text("int g();\n")
(root / ".gitignore").write_text("build/\n")
tidy.WHOLE_TREE_UP_TO = 0
changes.share_of = lambda name: 0
changes.turn = lambda root: 1
git("init", "-q")
git("add", "-A")
git("commit", "-qm", "one")
both = ["src/core/cell.cpp", "src/core/other.cpp"]
assert tidy.sources_to_check(root, False) == both, "no commit a day older: the whole tree"
git("commit", "-qm", "two", "--allow-empty", day=2)
assert tidy.sources_to_check(root, False) == [], "nothing changed"
assert tidy.sources_to_check(root, True) == both, "--all"
(root / "src/core/cell.h").write_text("#pragma once\ninline int one() { return 2; }\n")
assert tidy.sources_to_check(root, False) == ["src/core/cell.cpp"], "a changed header's source"
git("commit", "-qam", "three", day=2)
git("commit", "-qm", "four", "--allow-empty", day=2.5)
assert tidy.sources_to_check(root, False) == ["src/core/cell.cpp"], "a change of the last day"
(root / ".clang-tidy").write_text("Checks: '-*'\n")
assert tidy.sources_to_check(root, False) == both, "changed settings"
git("commit", "-qam", "five", day=3)
git("commit", "-qm", "six", "--allow-empty", day=5)
assert tidy.sources_to_check(root, False) == [], "a change of the days before"
changes.turn = lambda root: 0
assert tidy.sources_to_check(root, False) == both, "their turn"
print("ok: what changed is looked at, and the rest in turn")
PY
