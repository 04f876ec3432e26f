#!/usr/bin/env bash
# Planted faults for tools/checks/kernels.py: wide instructions in an inline function that the whole program
# may link, in an object that is no kernel's, and in a function that is no entry point.
source "$(dirname "$0")/lib.sh"
need g++ nm objdump ar
[[ $(uname -m) == x86_64 ]] || { echo "SKIPPED: not x86-64"; exit 77; }
compile() {  # source object, flags...
  g++ -O1 -std=c++20 "${@:3}" -c "$tree/$1" -o "$tree/$2"
  rm -f "$tree/a.a"
  ar rc "$tree/a.a" "$tree/$2"
}
run() { "$checks/kernels.py" "$tree/a.a"; }
plant kernel.cpp <<'CPP'
namespace { [[gnu::noinline]] void twice(int* p) { for (int i = 0; i < 8; ++i) p[i] += p[i]; } }
void solve_many_avx2(int* p) { twice(p); }
CPP
compile kernel.cpp kernel_avx2.cpp.o -mavx2 -O3
expect_pass "a kernel whose wide functions are its own" run
compile kernel.cpp kernel.cpp.o -mavx2 -O3
expect_fail "a wide function in an object that is no kernel's" 'kernel.cpp.o: v' run
compile kernel.cpp kernel.cpp.o -O3
expect_pass "the same without wide instructions" run
plant weak.cpp <<'CPP'
template <class T> [[gnu::noinline]] void twice(T* p) { for (int i = 0; i < 8; ++i) p[i] += p[i]; }
void solve_many_avx2(int* p) { twice(p); }
CPP
compile weak.cpp weak_avx2.cpp.o -mavx2 -O3
expect_fail "a wide function that others may link" 'weak_avx2.cpp.o: v.*twice' run
plant other.cpp <<'CPP'
void other(int* p) { for (int i = 0; i < 8; ++i) p[i] += p[i]; }
CPP
compile other.cpp other_avx2.cpp.o -mavx2 -O3
expect_fail "a wide function that is no entry point" 'other_avx2.cpp.o: v.*other' run
expect_fail "no library" 'build first|No such file' "$checks/kernels.py" "$tree/none.a"
