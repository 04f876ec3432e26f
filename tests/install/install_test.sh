#!/usr/bin/env bash
# install_test.sh BUILD: installs the build into a new folder, then builds and runs a consumer against it: by
# find_package and by pkg-config, with the static and the shared library; also the programs of the library's
# page. Nothing but the installed tree is used.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/prefix
cxx=${CXX:-g++}

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
libraries=$(dirname "$(find "$prefix" -name libshudu.so)")
# A user's own folders must not leak in, nor the source tree.
export PKG_CONFIG_PATH=$libraries/pkgconfig
unset CPATH CPLUS_INCLUDE_PATH LIBRARY_PATH

for file in bin/shudu include/shudu/version.h share/bash-completion/completions/shudu \
  share/zsh/site-functions/_shudu share/fish/vendor_completions.d/shudu.fish share/doc/Shudu/LICENSE; do
  check "$file is there" test -s "$prefix/$file"
done
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
