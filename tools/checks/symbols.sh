#!/usr/bin/env bash
# symbols.sh [LIBRARY [HEADERS [c]]]: the shared library shows names of namespace shudu and nothing else (with
# `c`: functions of C that begin with shudu_, and nothing of C++), and every public header makes its names
# visible (`#pragma GCC visibility push(default)` before its namespace: an attribute of the namespace is not
# enough, clang forgets it where a function is defined). Planted faults: tests/checks/symbols_test.sh.
set -euo pipefail
root=$(dirname "$0")/../..
library=${1:-$root/build/release/lib/libshudu.so}
headers=${2:-$root/include/shudu}
names=$(nm --dynamic --defined-only --demangle "$library" | cut -d' ' -f3-)
cxx='^((typeinfo|typeinfo name|vtable|guard variable) for )?([a-z][a-zA-Z0-9_:<>,*& ]* )?shudu::'
[[ ${3:-} == c ]] && shown='^shudu_[a-z_]+$' || shown=$cxx
foreign=$(grep -Ev "$shown" <<< "$names" || true)
if [[ -z $names ]]; then
  echo "$library shows nothing at all"
  exit 1
elif [[ -n $foreign ]]; then
  echo "$library shows names that are not ours:"
  echo "$foreign"
  exit 1
fi
hidden=$(find "$headers" -name '*.h' -exec grep -L '^#pragma GCC visibility push(default)$' {} +)
if [[ -n $hidden ]]; then
  echo "public headers that do not make their names visible:"
  echo "$hidden"
  exit 1
fi
