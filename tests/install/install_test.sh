#!/usr/bin/env bash
# install_test.sh BUILD: installs the build into a new folder, then builds and runs a consumer against it: by
# find_package and by pkg-config, with the static and the shared library, in C++ and in C; also the programs of
# the libraries' pages. Nothing but the installed tree is used.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/prefix
cxx=${CXX:-g++}
cc=${CC:-cc}

check() {  # what, command...
  local what=$1
  shift
  if ! "$@" > "$work/log" 2>&1; then
    echo "FAILED: $what"
    cat "$work/log"
    exit 1
  fi
  echo "ok: $what"
}

check "install" cmake --install "$build" --prefix "$prefix"
check "nothing is looked for in a place of others" "$root/tools/checks/runpath.sh" "$prefix"
libraries=$(dirname "$(find "$prefix" -name libshudu.so)")
# A user's own folders must not leak in, nor the source tree.
export PKG_CONFIG_PATH=$libraries/pkgconfig
unset CPATH CPLUS_INCLUDE_PATH LIBRARY_PATH

for file in bin/shudu include/shudu/version.h share/bash-completion/completions/shudu \
  share/zsh/site-functions/_shudu share/fish/vendor_completions.d/shudu.fish share/doc/Shudu/LICENSE; do
  check "$file is there" test -s "$prefix/$file"
done
if find "$prefix" -type f -name '*shudu*' -exec readelf -dW {} + 2> /dev/null | grep -F "$root"; then
  echo "FAILED: what is installed names the build"
  exit 1
fi
if command -v scdoc > /dev/null; then
  check "a man page is there" test -s "$prefix/share/man/man1/shudu.1"
fi
check "the soname has a version" test -e "$libraries/libshudu.so.0"
check "the installed program runs" "$prefix/bin/shudu" version
check "the installed program draws" "$prefix/bin/shudu" render -o "$work/board.svg" 1.....2..3.....4

# The public headers compile, whichever comes first.
find "$prefix/include" -name '*.h' -printf '#include <%P>\n' > "$work/all.cpp"
for order in sort 'sort -r'; do
  $order "$work/all.cpp" > "$work/ordered.cpp"
  check "all headers compile ($order)" "$cxx" -std=c++20 -fsyntax-only -I "$prefix/include" "$work/ordered.cpp"
done

for kind in static shared; do
  check "find_package, $kind: configure" cmake -S "$root/tests/install" -B "$work/$kind" -G Ninja \
    -DCMAKE_CXX_COMPILER="$cxx" -DCMAKE_PREFIX_PATH="$prefix" -DLIBRARY_KIND=$kind
  check "find_package, $kind: build" cmake --build "$work/$kind"
  check "find_package, $kind: run" "$work/$kind/consumer"
  check "find_package, $kind: pictures" "$work/$kind/pictures"
  mkdir "$work/games-$kind"
  check "find_package, $kind: storage" "$work/$kind/storage" "$work/games-$kind/games.db"
done
check "the shared consumer is linked to libshudu.so.0" grep -q 'libshudu.so.0' "$work/shared/consumer"
if grep -q 'libshudu.so' "$work/static/consumer"; then echo "FAILED: static is shared"; exit 1; fi

read -ra flags_shared < <(pkg-config --cflags --libs shudu)
check "pkg-config, shared: build" "$cxx" -std=c++20 "$root/tests/install/consumer.cpp" "${flags_shared[@]}" \
  -o "$work/by_pc"
check "pkg-config, shared: run" env LD_LIBRARY_PATH="$libraries" "$work/by_pc"
read -ra flags_pictures < <(pkg-config --cflags --libs shudu-pictures)
check "pkg-config, pictures: build" "$cxx" -std=c++20 "$root/tests/install/pictures.cpp" "${flags_pictures[@]}" \
  -o "$work/pictures_by_pc"
check "pkg-config, pictures: run" env LD_LIBRARY_PATH="$libraries" "$work/pictures_by_pc"
read -ra flags_storage < <(pkg-config --cflags --libs shudu-storage)
check "pkg-config, storage: build" "$cxx" -std=c++20 "$root/tests/install/storage.cpp" "${flags_storage[@]}" \
  -o "$work/storage_by_pc"
check "pkg-config, storage: run" env LD_LIBRARY_PATH="$libraries" "$work/storage_by_pc" "$work/games.db"

# C alone: what a C compiler finds, with no C++ compiler in sight.
in_c=("$root/tests/bindings/c/everything.c" "$root/tests/bindings/c/arrays.c" "$root/examples/c/make_puzzle.c")
for kind in static shared; do
  check "C, find_package, $kind: configure" cmake -S "$root/tests/install/c" -B "$work/c-$kind" -G Ninja \
    -DCMAKE_C_COMPILER="$cc" -DCMAKE_CXX_COMPILER=/none -DCMAKE_PREFIX_PATH="$prefix" -DLIBRARY_KIND=$kind \
    "-DPROGRAMS=$(IFS=';'; echo "${in_c[*]}")"
  check "C, find_package, $kind: build" cmake --build "$work/c-$kind"
  check "C, find_package, $kind: run" "$work/c-$kind/everything"
  check "C, find_package, $kind: arrays" "$work/c-$kind/arrays"
  check "C, find_package, $kind: example" "$work/c-$kind/make_puzzle" easy 2026
done
echo '#include <shudu/shudu_arrays.h>' > "$work/header.c"
for standard in c99 c11 c17; do
  check "the header is $standard" "$cc" "-std=$standard" -Wall -Wextra -Wpedantic -Werror -fsyntax-only \
    -I "$prefix/include" "$work/header.c"
done
for standard in c++11 c++20; do
  check "the header is $standard" "$cxx" "-std=$standard" -Wall -Wextra -Wpedantic -Werror -fsyntax-only \
    -I "$prefix/include" -x c++ "$work/header.c"
done
read -ra flags_c < <(pkg-config --cflags --libs shudu-c)
read -ra flags_c_static < <(pkg-config --static --cflags --libs shudu-c)
strict=(-std=c99 -Wall -Wextra -Wpedantic -Werror)
for program in "${in_c[@]}"; do
  name=$(basename "$program" .c)
  check "C, pkg-config, $name: build" "$cc" "${strict[@]}" "$program" "${flags_c[@]}" -o "$work/$name"
  check "C, pkg-config, $name: run" env LD_LIBRARY_PATH="$libraries" "$work/$name" easy 2026
  check "C, pkg-config, static $name: build" "$cc" "${strict[@]}" -static "$program" "${flags_c_static[@]}" \
    -o "$work/$name-static"
  check "C, pkg-config, static $name: run" "$work/$name-static" easy 2026
done
# Rows of lines in C, and in Python without a package.
check "C, solve_rows: build" "$cc" "${strict[@]}" "$root/examples/c/solve_rows.c" "${flags_c[@]}" -o "$work/solve_rows"
grep -o '^[0-9.]\{81\}' "$root/examples/puzzles.txt" > "$work/rows.txt"
LD_LIBRARY_PATH=$libraries "$work/solve_rows" "$work/rows.txt" > "$work/rows.solved"
check "C, solve_rows: as the program solves" cmp "$work/rows.solved" <("$prefix/bin/shudu" solve "$work/rows.txt")
if command -v python3 > /dev/null; then
  python3 "$root/examples/python/solve_rows.py" "$libraries/libshudu_c.so.0" > "$work/rows.rated"
  check "Python by ctypes alone: solve_rows.py" grep -q '^[1-9]*79 one solution 1.2/1.2/1.2$' "$work/rows.rated"
fi
check "C, out of memory: build" "$cxx" -std=c++20 "$root/tests/install/c/out_of_memory.cpp" "${flags_c[@]}" \
  -o "$work/out_of_memory"
status=0
{ LD_LIBRARY_PATH=$libraries "$work/out_of_memory"; } > "$work/out_of_memory.log" 2>&1 || status=$?
check "C, out of memory: status $status is that of SIGABRT" test "$status" -eq 134
check "C, out of memory: for lack of memory" grep -q bad_alloc "$work/out_of_memory.log"
awk -v out="$work/c-page" '/^```/ {if (on) {on = 0; next} on = 1; n++; kind = substr($0, 4); next}
  on {print > (out n "." kind)}' "$root/docs/c.md"
for page in "$work"/c-page*.c; do
  name=$(basename "$page" .c)
  check "the C page's program $name: build" "$cc" "${strict[@]}" "$page" "${flags_c[@]}" -o "$work/$name"
  arguments=(easy 2026)
  if grep -q solve_rows "$page"; then arguments=("$work/rows.txt"); fi
  check "the C page's program $name: run" env LD_LIBRARY_PATH="$libraries" "$work/$name" "${arguments[@]}"
done
check "the C page has programs" test -e "$work/c-page3.c"
if command -v python3 > /dev/null; then
  check "the C page's program in Python" \
    bash -c "python3 '$work/c-page4.python' '$libraries/libshudu_c.so.0' | grep -x 1243342143122134"
fi

if ldd "$libraries/libshudu.so" | grep -q -e cairo -e sqlite; then
  echo "FAILED: libshudu needs cairo or SQLite"
  exit 1
fi
read -ra flags < <(pkg-config --static --cflags --libs shudu)
check "pkg-config, static: build" "$cxx" -std=c++20 -static "$root/tests/install/consumer.cpp" \
  "${flags[@]}" -o "$work/by_pc_static"
check "pkg-config, static: run" "$work/by_pc_static"

# The examples, as their users compile them.
for example in "$root"/examples/*.cpp; do
  name=$(basename "$example")
  check "example $name: build" "$cxx" -std=c++20 "$example" "${flags_shared[@]}" -o "$work/example"
  check "example $name: run" env LD_LIBRARY_PATH="$libraries" "$work/example" "$root/examples/puzzles.txt"
done

# Each program of the page, by its number.
awk -v out="$work/page" '/^```cpp/ {n++; on = 1; next} /^```/ {on = 0} on {print > (out n ".cpp")}' \
  "$root/docs/library.md"
programs=0
for page in "$work"/page*.cpp; do
  programs=$((programs + 1))
  check "the library page's program $programs: build" "$cxx" -std=c++20 "$page" "${flags_pictures[@]}" -o "$work/page"
  check "the library page's program $programs: run" env LD_LIBRARY_PATH="$libraries" "$work/page"
done
check "the library page has programs" test "$programs" -ge 2
