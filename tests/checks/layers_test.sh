#!/usr/bin/env bash
# Planted faults for tools/checks/layers.py: one for every sentence it can say.
# looks at: tools/checks/includes.py tools/layers.json
source "$(dirname "$0")/lib.sh"
need python3
good_layers='{"rooms": [{"name": "core", "folder": "core", "needs": [], "packages": []},
  {"name": "formats", "folder": "formats", "needs": ["core"], "packages": ["nlohmann_json"]}],
  "bindings": [{"name": "c", "needs": ["core"], "packages": []}],
  "wasm_bindings": [{"name": "web", "needs": ["core"], "packages": [], "parts_of_rooms": {"twin.cpp": "core"}}],
  "apps": [{"name": "words", "needs": [], "packages": []},
    {"name": "cli", "program": "shudu", "needs": ["core"], "packages": []}],
  "waiting": ["src/core/wait.cpp"], "package_headers": {"nlohmann_json": "nlohmann/"}}'
plant tools/layers.json <<< "$good_layers"
plant include/shudu/core/cell.h <<< '#include <array>'
plant src/core/detail.h <<< '#include "shudu/core/cell.h"'
plant src/core/cell.cpp <<< '#include "core/detail.h"'
plant include/shudu/formats/line.h <<< '#include "shudu/core/cell.h"'
plant src/formats/line.cpp <<< '#include <nlohmann/json.hpp>'
plant bindings/c/include/shudu/shudu.h <<< '#include <stdint.h>'
plant bindings/c/shudu_c.cpp <<< '#include "shudu/shudu.h"
#include "shudu/core/cell.h"'
plant bindings/web/module.cpp <<< '#include "shudu/core/cell.h"'
plant bindings/web/twin.cpp <<< '#include "core/detail.h"'
plant apps/words/words.h <<< '#include <string>'
plant apps/cli/main.cpp <<< '#include "build_info.h"'
plant src/core/wait.cpp <<< '#include <chrono>'
expect_pass "a layered tree" "$checks/layers.py" "$tree"

check_fault() {  # file, its text, what, regex
  plant "$1" <<< "$2"
  expect_fail "$3" "$4" "$checks/layers.py" "$tree"
  rm "$tree/$1"
}
check_fault src/core/bad.cpp '#include "shudu/formats/line.h"' "core using formats" 'core may not use formats'
check_fault src/formats/bad.cpp '#include "core/detail.h"' "another room's private header" 'private header of core'
check_fault src/core/bad.cpp '#include <nlohmann/json.hpp>' "a package that the row lacks" 'may not use package'
check_fault apps/cli/bad.cpp '#include "shudu/formats/line.h"' "an app beyond its row" 'cli may not use formats'
check_fault apps/cli/bad.cpp '#include "words/words.h"' "an app beside its row" 'cli may not use the app words'
check_fault bindings/c/bad.cpp '#include "shudu/formats/line.h"' "a binding beyond its row" 'c may not use formats'
check_fault bindings/c/bad.cpp '#include "core/detail.h"' "a binding that looks inside a room" 'private header of core'
check_fault bindings/c/bad.cpp '#include <fstream>' "a binding that reads files" 'rooms are silent'
check_fault bindings/web/bad.cpp '#include "shudu/formats/line.h"' "a wasm binding beyond its row" 'web may not use'
check_fault bindings/web/bad.cpp '#include "core/detail.h"' "a twin that no row names" 'private header of core'
check_fault apps/cli/bad.cpp '#include "shudu/shudu.h"' "an app that uses a binding" 'of a binding'
check_fault src/core/bad.cpp '#include "core/missing.h"' "an include of nothing" 'names no file'
check_fault src/core/bad.cpp '#include <fstream>' "a room that reads files" 'rooms are silent'
check_fault src/core/bad.cpp '#include <chrono>' "a room that reads a clock" 'rooms are silent'
check_fault src/core/bad.cpp 'void f() { std::abort(); }' "a room that exits" 'rooms are silent'
check_fault src/logic/new.cpp 'int x;' "a room without a row" 'belongs to no room'
check_fault apps/tui/new.cpp 'int x;' "an app without a row" 'belongs to no app'
check_fault tests/formats/a_test.cpp '#include "core/detail.h"' "a test of another room's inside" 'private header'
plant src/core/detail.h <<< '#include "core/other.h"'
check_fault src/core/other.h '#include "core/detail.h"' "a cycle" 'a cycle of includes'
plant src/core/detail.h <<< ''
plant tools/layers.json <<< "${good_layers/'"needs": [], "packages": []}'/'"needs": ["formats"], "packages": []}'}"
expect_fail "a row that needs a lower row" 'no row above it' "$checks/layers.py" "$tree"
plant tools/layers.json <<< "${good_layers/'"program": "shudu"'/'"uses": ["game"]'}"
expect_fail "a row that uses no app" 'no app above it' "$checks/layers.py" "$tree"
plant tools/layers.json <<< "${good_layers/'"name": "c", "needs": ["core"]'/'"name": "c", "needs": ["game"]'}"
expect_fail "a binding that needs no room" 'which is no room' "$checks/layers.py" "$tree"
plant tools/layers.json <<< "${good_layers/'"name": "c"'/'"name": "d"'}"
expect_fail "a binding without a row" 'belongs to no binding' "$checks/layers.py" "$tree"
plant tools/layers.json <<< "${good_layers/'"name": "web"'/'"name": "d"'}"
expect_fail "a wasm binding without a row" 'belongs to no binding' "$checks/layers.py" "$tree"
plant tools/layers.json <<< "$good_layers"
expect_pass "the tree repaired" "$checks/layers.py" "$tree"
