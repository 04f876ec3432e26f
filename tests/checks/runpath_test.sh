#!/usr/bin/env bash
# Planted faults for tools/checks/runpath.sh: empty and relative entries at each place, a path that is needed.
source "$(dirname "$0")/lib.sh"
need g++ readelf
plant a.cpp <<< 'int main() { return 0; }'
plant b.cpp <<< 'int f() { return 1; }'
plant notes.txt <<< 'no program'
mkdir "$tree/bin"
link() { g++ "$tree/a.cpp" -o "$tree/bin/a" "$@"; }
run() { "$checks/runpath.sh" "$tree/bin"; }
expect_fail "a folder without programs" 'no program' run
link
expect_pass "a program without a path" run
for path in '/usr/lib' '$ORIGIN' '$ORIGIN/../lib' '/usr/lib:$ORIGIN/x'; do
  link "-Wl,-rpath,$path"
  expect_pass "the path $path" run
done
for path in ':' '$ORIGIN:' '$ORIGIN:::' ':/usr/lib' '/usr/lib::/opt' 'lib' '.' '$ORIGIN:../lib' '$ORIGINAL'; do
  link "-Wl,-rpath,$path"
  expect_fail "the path '$path'" "RUNPATH has the entry|RPATH has the entry" run
done
link -Wl,--disable-new-dtags '-Wl,-rpath,$ORIGIN:'
expect_fail "an old RPATH" "RPATH has the entry ''" run
link
g++ -shared -fPIC "$tree/b.cpp" -o "$tree/bin/libb.so.1" '-Wl,-rpath,x'
chmod -x "$tree/bin/libb.so.1"
expect_fail "a library" "libb.so.1: RUNPATH has the entry 'x'" run
g++ -shared -fPIC "$tree/b.cpp" -o "$tree/bin/libb.so.1"
expect_pass "a library without a path" run
(cd "$tree/bin" && g++ "$tree/a.cpp" -o a -Wl,--no-as-needed ./libb.so.1)
expect_fail "a library that is needed by its path" "needs the path './libb.so.1'" run
