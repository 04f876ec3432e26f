#!/usr/bin/env bash
# Planted faults for tools/checks/tidy.py: a macro, a mutable global, a bad name, a long function, a fault in a
# header, a source in no target; and that a changed header brings its dependents with it.
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
plant src/core/cell.h <<< $'#pragma once\ninline int One() { return 1; }\ninline int one() { return One(); }'
expect_fail "a fault in a header" 'cell.h.*identifier-naming' run
plant src/core/cell.h <<< $'#pragma once\ninline int one() { return 1; }'
plant src/loose.cpp <<< 'int x();'
expect_fail "a source in no target" 'is in no target' run
rm "$tree/src/loose.cpp"

# Which files a change touches, on a tree with a history.
python3 - "$checks" "$tree" <<'PY'
import subprocess, sys
sys.path.insert(0, sys.argv[1])
import tidy
from pathlib import Path
root = Path(sys.argv[2])
def git(*words):
    subprocess.run(["git", "-C", root, "-c", "user.name=x", "-c", "user.email=x@y", *words], check=True,
                   stdout=subprocess.DEVNULL)
(root / "src/core/other.cpp").write_text("int g();\n")
(root / ".gitignore").write_text("build/\n")
tidy.WHOLE_TREE_UP_TO = 0
git("init", "-q")
git("add", "-A")
git("commit", "-qm", "one")
both = ["src/core/cell.cpp", "src/core/other.cpp"]
assert tidy.sources_to_check(root, False) == both, "no parent: the whole tree"
git("commit", "-qm", "two", "--allow-empty")
assert tidy.sources_to_check(root, False) == [], "nothing changed"
assert tidy.sources_to_check(root, True) == both, "--all"
(root / "src/core/cell.h").write_text("#pragma once\ninline int one() { return 2; }\n")
assert tidy.sources_to_check(root, False) == ["src/core/cell.cpp"], "a changed header's dependents"
git("commit", "-qam", "three")
assert tidy.sources_to_check(root, False) == ["src/core/cell.cpp"], "a committed change"
(root / ".clang-tidy").write_text("Checks: '-*'\n")
assert tidy.sources_to_check(root, False) == both, "changed settings"
print("ok: a change brings what it touches")
PY
