#!/usr/bin/env python3
"""kernels.py [LIBRARY...]: no instruction beyond the baseline of x86-64 outside its kernel.

A kernel's source compiles for a wider instruction set inside a target region. Whatever else such an
object holds (inline functions of the standard library, above all) may be the copy that the whole program
links, so it must stay within the baseline: in every object, such instructions may only stand in symbols that
are local to it, or in the kernel's entry points (solve_..._SET, form_..._SET), and only in objects named after a set.
Without LIBRARY: every static library of build/release. Planted faults: tests/checks/kernels_test.sh.
"""
import pathlib
import re
import subprocess
import sys

SETS = ("avx512", "avx2", "simd128", "sse4")
# AVX and later begin with v. tzcnt is bsf with a prefix: compilers use it on the baseline too.
WIDE = re.compile(
    r"^(v(?!er[rw]$)\w+|k(mov|test|ortest|and|andn|or|xor|not|shift[lr]|unpck)\w*"
    r"|andn|bextr|bls(i|r|msk)|bzhi|mulx|pdep|pext|rorx|s(ar|hl|hr)x|lzcnt|popcnt|crc32\w*"
    r"|pshufb|palignr|ph(add|sub)\w+|pabs[bwd]|psign[bwd]|pmulhrsw|pmaddubsw"
    r"|p?blend\w+|ptest|pmov[sz]x\w+|p(min|max)(sb|uw|ud|sd)|pmul(ld|dq)|p(ins|ext)r[bdq]"
    r"|packusdw|round[sp][sd]|dpp[sd]|insertps|extractps|pcmp(eqq|gtq|[ei]str[im])|movntdqa"
    r"|mpsadbw|phminposuw|lddqu|addsubp[sd]|hsubp[sd]|haddp[sd]|movddup|movs[hl]dup)$")
MEMBER = re.compile(r"^(?P<name>\S+):\s+file format")
FUNCTION = re.compile(r"^[0-9a-f]+ <(?P<name>.+)>:$")


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def local_symbols(library):
    """For each member the names that only it can see."""
    local, member = {}, ""
    for line in run("nm", library).splitlines():
        if line.endswith(":"):
            member = line[:-1]
        parts = line.split()
        if len(parts) == 3 and parts[1] in "tb":
            local.setdefault(member, set()).add(parts[2])
    return local


def faults(library):
    local = local_symbols(library)
    member = function = ""
    seen = set()
    for line in run("objdump", "-d", "--no-show-raw-insn", library).splitlines():
        if match := MEMBER.match(line):
            member = match["name"]
        elif match := FUNCTION.match(line):
            function = match["name"]
        elif ":\t" in line and (member, function) not in seen:
            words = line.split(":\t", 1)[1].split()
            if not words or not WIDE.match(words[0]):
                continue
            seen.add((member, function))
            sets = [s for s in SETS if f"_{s}." in member]
            is_inside = function in local.get(member, ()) or any(
                re.search(rf"(solve|form)_[a-z]+_{s}(?![a-z0-9])", function) for s in sets)
            if not sets or not is_inside:
                yield f"{member}: {words[0]} in {function}"


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    libraries = sys.argv[1:] or sorted(map(str, (root / "build/release").glob("libshudu_*.a")))
    libraries = [library for library in libraries if pathlib.Path(library).exists()]
    if not libraries:
        print("kernels.py: no library to look at; build first")
        return 1
    if "x86-64" not in run("objdump", "-f", libraries[0]):
        print("not x86-64: nothing to check")
        return 0
    found = [fault for library in libraries for fault in faults(library)]
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
