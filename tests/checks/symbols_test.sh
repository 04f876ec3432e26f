#!/usr/bin/env bash
# Planted faults for tools/checks/symbols.sh: a library that shows a foreign name, one that shows nothing, a
# public header whose names stay hidden.
source "$(dirname "$0")/lib.sh"
need g++ nm
compile() { g++ -shared -fPIC "$tree/a.cpp" -o "$tree/a.so" "$@"; }
run() { "$checks/symbols.sh" "$tree/a.so" "$tree/include"; }
plant include/a.h <<< '#pragma GCC visibility push(default)'
plant a.cpp <<< 'namespace shudu { int f() { return 1; } template <class T> T g(T t) { return t; }
  template int g<int>(int); }'
compile
expect_pass "a library of our own names" run
plant include/b.h <<< 'namespace shudu {}'
expect_fail "a header whose names stay hidden" 'include/b.h' run
rm "$tree/include/b.h"
plant a.cpp <<< 'namespace shudu { int f() { return 1; } } int foreign() { return 2; }'
compile
expect_fail "a foreign name" 'foreign\(\)' run
run_c() { "$checks/symbols.sh" "$tree/a.so" "$tree/include" c; }
plant a.cpp <<< 'extern "C" int shudu_f() { return 1; }'
compile
expect_pass "a library for C" run_c
expect_fail "a name of C in a library for C++" 'shudu_f' run
plant a.cpp <<< 'extern "C" int shudu_f() { return 1; } namespace shudu { int g() { return 2; } }'
compile
expect_fail "a name of C++ in a library for C" 'shudu::g' run_c
compile -fvisibility=hidden
expect_fail "a library that shows nothing" 'nothing at all' run
