#!/usr/bin/env bash
# Planted faults for tools/checks/packages.sh: programs that want libraries, that answer otherwise, that pick another
# kernel or do not say what they lack; a package that lintian refuses.
# looks at: tools/packages/version.sh tools/checks/new_debian.sh
source "$(dirname "$0")/lib.sh"
need cc qemu-x86_64 readelf
mkdir -p "$tree"/tools/{checks,packages} "$tree"/{dist,examples,build/release/bin}
cp "$checks"/{packages.sh,new_debian.sh} "$tree/tools/checks/"
cp "$root/tools/packages/version.sh" "$tree/tools/packages/"
plant CMakeLists.txt <<< 'project(Shudu VERSION 1.2.3)'
plant examples/puzzles.txt <<< 'a puzzle'
program=$tree/dist/shudu-1.2.3-linux-x86_64
run() { "$tree/tools/checks/packages.sh" "$@"; }

# Answers with its first word, as `render` with what it is told to lack, as `version` with a kernel for each processor.
make_program() {  # what it says before an answer, what `render` says, how it is linked, its best kernel
  cat > "$tree/program.c" << END
#include <stdio.h>
#include <string.h>
int main(int count, char** words) {
  const char* verb = count > 1 ? words[1] : "";
  if (strcmp(verb, "render") == 0) return fputs("$2", stderr), 3;
  __builtin_cpu_init();
  int has_sse4 = __builtin_cpu_supports("sse4.2");
  if (strcmp(verb, "version") == 0) return printf("kernels: %s (4 at once, used)\n", has_sse4 ? "$4" : "scalar"), 0;
  printf("$1 %s\n", verb);
  return 0;
}
END
  cc $3 "$tree/program.c" -o "$program"
}

expect_fail "no program" 'there is no' run static
make_program fine 'package shudu' -static sse4
cp "$program" "$tree/build/release/bin/shudu"
expect_pass "a static program" run static
make_program fine 'package shudu' '' sse4
expect_fail "a program that wants the C library" 'is not static' run static
make_program other 'package shudu' -static sse4
expect_fail "another answer" 'other solutions' run static
make_program fine 'package shudu' -static avx2
expect_fail "another kernel" 'sse4 is not what runs' run static
if [[ $(id -u) -eq 0 ]]; then
  make_program fine 'cannot' -static sse4
  expect_fail "a program that does not say what it lacks" 'what is missing' run static
fi
expect_fail "a check that there is not" 'static  ' run nothing
if command -v lintian > /dev/null; then
  mkdir -p "$tree/bad/DEBIAN" "$tree/dist/deb"
  plant bad/DEBIAN/control <<< 'Package: bad
Version: 1
Architecture: all
Maintainer: nobody
Description: bad'
  dpkg-deb --root-owner-group -b "$tree/bad" "$tree/dist/deb/bad.deb" > /dev/null
  expect_fail "a package that lintian refuses" 'lintian' run deb
fi
