#!/usr/bin/env python3
"""What slow checks look at: all that changed since the newest commit that is a day older than HEAD (a rule that a
fresh clone can follow), and of the rest an eighth, chosen by the hash of HEAD, so that all of it comes round in
about eight runs. Where there is no such commit, everything.

changes.py [--root ROOT] [--all] -- FILE...   the FILEs of these to look at, a line each
changes.py [--root ROOT] --changed PATTERN... says `yes` where a file that matches one (as git's pathspecs do)
                                              changed, else `no`
changes.py [--root ROOT] --touched PATTERN... says `yes` also where it is the turn of these patterns
Used by tidy.py, cppcheck.sh, tree.sh and clean_root.sh. Covered by tests/checks/changes_test.sh.
"""

import argparse
import hashlib
import subprocess
import sys
from pathlib import Path

DAY = 24 * 60 * 60
SHARES = 8


def git(root, *words):
    done = subprocess.run(["git", "-C", root, *words], capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else None


def base_commit(root):
    """The newest commit that is at least a day older than HEAD; None where there is none."""
    head = git(root, "log", "-1", "--format=%ct")
    if not head:
        return None
    found = git(root, "rev-list", "-1", f"--before={int(head[0]) - DAY}", "HEAD")
    return found[0] if found else None


def changed_files(root, *patterns):
    """Files that differ from the base, committed or not; None when that cannot be known."""
    base = base_commit(root)
    if base is None:
        return None
    tracked = git(root, "diff", "--name-only", base, "--", *patterns)
    new = git(root, "ls-files", "--others", "--exclude-standard", "--", *patterns)
    return None if tracked is None or new is None else set(tracked) | set(new)


def turn(root):
    """Whose turn it is on this commit: a number below SHARES."""
    head = git(root, "rev-parse", "HEAD")
    return int(head[0][:8], 16) % SHARES if head else 0


def share_of(name):
    return hashlib.sha256(name.encode()).digest()[0] % SHARES


def to_look_at(root, files, everything=False):
    """Those of `files` (relative to `root`) that changed, and the share of the others whose turn it is."""
    changed = None if everything else changed_files(root)
    if changed is None:
        return list(files)
    now = turn(root)
    return [file for file in files if file in changed or share_of(file) == now]


def has_changed(root, patterns):
    changed = changed_files(root, *patterns)
    return changed is None or bool(changed)


def is_touched(root, patterns):
    return has_changed(root, patterns) or share_of(" ".join(patterns)) == turn(root)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--root", default=Path(__file__).resolve().parents[2])
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--changed", action="store_true")
    parser.add_argument("--touched", action="store_true")
    parser.add_argument("names", nargs="+")
    words = parser.parse_args()
    if words.touched or words.changed:
        asked = is_touched if words.touched else has_changed
        print("yes" if asked(words.root, words.names) else "no")
    else:
        for file in to_look_at(words.root, words.names, words.all):
            print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
