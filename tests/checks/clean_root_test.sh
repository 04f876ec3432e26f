#!/usr/bin/env bash
# Planted faults for tools/checks/clean_root.sh: when it runs, and that it fails where no Debian can be made. The
# mirror is not asked: in place of debootstrap stands a program that says what it was called for.
# looks at: tools/checks/changes.py
source "$(dirname "$0")/lib.sh"
need git python3
[[ $(id -u) -eq 0 ]] || { echo "SKIPPED: it needs root"; exit 77; }
mkdir -p "$tree/tools/checks" "$tree/programs"
cp "$checks"/{clean_root.sh,new_debian.sh,changes.py} "$tree/tools/checks/"
plant programs/debootstrap <<< '#!/bin/sh
echo "a Debian is wanted"; exit 1'
chmod +x "$tree/programs/debootstrap"
readme() { printf 'To install:\n\n    sudo cmake --install build/release\n%s\n' "$1" | plant README.md; }
commit() {  # days ago
  git -C "$tree" add -A
  GIT_COMMITTER_DATE="$(date -R -d "$1 days ago")" git -C "$tree" -c user.name=a -c user.email=a@b commit -q -m x
}
run() { (cd / && PATH=$tree/programs:$PATH "$tree/tools/checks/clean_root.sh" "$@"); }
git -C "$tree" init -q
readme '    cmake --install build/release --prefix ~/.local'
commit 9
expect_fail "a tree without a day before" 'a Debian is wanted' run
plant other.txt <<< 'no input'
commit 2
commit_nothing() { plant other.txt <<< 'still none'; commit 0; }
commit_nothing
expect_pass "a tree whose inputs are the same" run
expect_fail "--always" 'a Debian is wanted' run --always
plant tools/setup.sh <<< 'exit 1'
expect_fail "an input that is not committed" 'a Debian is wanted' run
rm "$tree/tools/setup.sh"
plant Makefile <<< 'run:'
commit 0
expect_fail "an input of today" 'a Debian is wanted' run
readme 'and so on'
expect_fail "a README that does not say how to install" 'names no commands' run
