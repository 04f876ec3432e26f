#!/usr/bin/env bash
# format.sh [ROOT]: every C and C++ file is as clang-format 14 writes it (.clang-format).
# Planted fault: tests/checks/format_test.sh.
set -euo pipefail
cd "${1:-$(dirname "$0")/../..}"
folders=()
for folder in include src bindings apps tests bench fuzz examples; do
  if [[ -d $folder ]]; then folders+=("$folder"); fi
done
find "${folders[@]}" \( -name '*.h' -o -name '*.cpp' -o -name '*.c' \) -print0 |
  xargs -0 --no-run-if-empty clang-format-14 --dry-run -Werror
