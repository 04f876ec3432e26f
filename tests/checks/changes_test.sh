#!/usr/bin/env bash
# What tools/checks/changes.py calls changed, on a history of its own: since the newest commit that is a day older than
# HEAD; and that the rest comes round.
source "$(dirname "$0")/lib.sh"
need git python3
changes() { "$checks/changes.py" --root "$tree" "$@"; }
commit() {  # message, hours ago
  local at
  at="$((1773144000 - $2 * 3600)) +0000"
  git -C "$tree" add -A
  GIT_COMMITTER_DATE=$at GIT_AUTHOR_DATE=$at \
    git -C "$tree" -c user.name=x -c user.email=x@y commit -qm "$1" --allow-empty
}
says() {  # what is expected, then a call of changes
  local expected=$1
  shift
  [[ $(changes "$@") == "$expected" ]]
}
# File names whose turn it is for no commit below would make the rest of this test luck: the share is counted apart.
changed() {
  python3 -c 'import sys
sys.path.insert(0, sys.argv[1])
import changes
found = changes.changed_files(sys.argv[2])
print("everything" if found is None else " ".join(sorted(found)))' "$checks" "$tree"
}
is() { [[ $(changed) == "$1" ]]; }

git -C "$tree" init -q
plant old.cpp <<< 'int a;'
plant older.cpp <<< 'int b;'
commit one 60
expect_pass "a first commit is everything" is everything
plant old.cpp <<< 'int c;'
commit two 23
expect_pass "a commit without one a day older" is old.cpp
plant new.cpp <<< 'int d;'
commit three 0
expect_pass "what a day has brought, not only the last commit" is 'new.cpp old.cpp'
expect_pass "a pattern that matches" says yes --touched '*.cpp'
expect_pass "a pattern that matches, whosever turn it is" says yes --changed '*.cpp' other.h
expect_pass "a pattern that matches nothing" says no --changed '*.h' older.cpp
commit four -2
expect_pass "a day counts back from HEAD" is new.cpp
plant fresh.cpp <<< 'int e;'
expect_pass "what is not committed counts" is 'fresh.cpp new.cpp'
expect_pass "all is all" says $'a\nb' --all -- a b

# A thousand names: each run takes an eighth, and fifty commits take all.
names=$(seq -f 'file%g' 1000)
for i in $(seq 50); do
  commit "$i" "$((-3 - i))"
  # shellcheck disable=SC2086
  changes -- $names > "$tree/.git/turn"
  wc -l < "$tree/.git/turn" >> "$tree/.git/sizes"
  cat "$tree/.git/turn" >> "$tree/.git/seen"
done
is_an_eighth() { awk '$1 < 80 || $1 > 180 { bad = 1 } END { exit bad }' "$tree/.git/sizes"; }
are_all() { [[ $(sort -u "$tree/.git/seen" | wc -l) -ge 990 ]]; }
expect_pass "an eighth a run" is_an_eighth
expect_pass "all of it in turn" are_all
