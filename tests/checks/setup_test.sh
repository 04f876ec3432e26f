#!/usr/bin/env bash
# tools/setup.sh in worlds of its own making: apt, dpkg-query, sudo and id are small programs of this test. It must
# install what is missing and only that, and stop with the list where it cannot.
# looks at: tools/setup.sh tools/packages.txt
source "$(dirname "$0")/lib.sh"
mkdir -p "$tree/tools" "$tree/bin"
cp "$root/tools/setup.sh" "$tree/tools"
printf '%s\n' 'have run' 'lack run' 'other test' 'npm web' 'have best' 'wish best optional' \
  'nowhere best optional' | plant tools/packages.txt
fake() {  # name; the body on standard input
  { echo '#!/bin/bash'; cat; } > "$tree/bin/$1"
  chmod +x "$tree/bin/$1"
}
fake dpkg-query <<< '[[ ${@: -1} == have ]] && echo -n installed'
fake apt-get <<< "[[ \$* == *dry-run*nowhere ]] && exit 100; echo \"apt \$*\" >> $tree/calls"
fake id <<< 'echo 0'
for program in bash dirname env true; do ln -s "$(type -P $program)" "$tree/bin/$program"; done
setup() { PATH=$tree/bin "$tree/tools/setup.sh" "$@"; }

expect_pass "installing what is missing" setup run
grep -q 'update' "$tree/calls"
grep -q 'install.* lack$' "$tree/calls"
if grep -Eq 'have|other' "$tree/calls"; then echo "FAILED: installs too much"; exit 1; fi
fake npm <<< ':'
rm "$tree/calls"
expect_pass "npm that is already there" setup web
[[ ! -e $tree/calls ]] || { echo "FAILED: installs npm over npm"; exit 1; }

expect_pass "what is optional, without what there is not" setup best
grep -q 'install --no-install-recommends wish$' "$tree/calls"
if grep -Eq 'update|nowhere' "$tree/calls"; then echo "FAILED: asks the network for what is optional"; exit 1; fi
fake id <<< 'echo 1000'
expect_pass "no root for what is optional alone" setup best
expect_fail "no root and no sudo" 'missing: lack' setup run
fake sudo <<< 'exit 1'
expect_fail "a sudo that asks for a password" 'needs root' setup run
fake sudo <<< '[[ $1 == -n ]] && shift; exec "$@"'
expect_pass "a sudo that does not ask" setup run
rm "$tree/bin/apt-get"
expect_fail "a system without apt" 'no apt-get' setup run
expect_fail "no kind" 'usage' setup
