#!/usr/bin/env python3
"""stop_times.py [--program FILE] [--only TEXT] [--after SECONDS] [--within SECONDS] [--rounds N]: how long `shudu`
works on after it was told to stop, on the worst known input of each verb.

Each case is started twice: once it gets SIGINT after 50 ms and has to end with 130, once it has `--timeout 0.05` and
has to end with 1. What comes back more than 0.3 s later is late, and so is what has not ended after 20 s. What was
done before, or just then, ends with its own exit code and is not late. Not a test: times depend on the machine, and a
test would fail on a busy one; tests/*/stops_test.cpp count looks instead. `tools/soak.sh stops=N` goes N times
through all cases.
"""

import argparse
import signal
import subprocess
import sys
import time

INTERRUPTED = 130
OVER_TIME = 1
BY_ITSELF = (0, 1)  # a run that was done when the signal came
LONGEST = 20  # seconds; what has not ended by then is killed

EMPTY = "." * 81
ONE_GIVEN = "1" + "." * 80
MOST_SYMMETRIC = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
PART_OF_IT = "..................123456789..................231564897..................312645978"
GOLDEN_NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
EASTER_MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
NO_SOLUTION = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
# No grid is found on it in 200 searches of 100,000 nodes, and exact cover does not say that there is none.
JUMBLED = "jigsaw:AHABBBCCIAAABBBCDCAAABBBCCCDDDEEEFFFDDDEEEFFFDDCEEEFFFGGGHHHAIIGGGHHHHIIGGIIHCIIG+x"
LAYOUTS = ("x", "windoku", "anti-knight", "anti-king", "disjoint-groups", "x+windoku", "anti-knight+anti-king")


def cases():
    """Arguments of each case."""
    yield ["generate", "--full", "--layout", JUMBLED]
    yield ["generate", "--layout", JUMBLED]
    yield ["generate", "--full", "-n", "100000000"]
    for layout in LAYOUTS:
        yield ["generate", "--layout", layout, "-n", "100000"]
        yield ["generate", "--full", "--layout", layout, "-n", "10000000"]
    yield ["generate", "--clues", "17"]
    yield ["generate", "--symmetry", "full", "--clues", "18-19"]
    yield ["generate", "--method", "transform", "--level", "hell", "-n", "100000000"]
    for method in ("weighted", "controlled-bias"):
        yield ["generate", "--method", method, "-n", "10000000"]
        yield ["generate", "--method", method, "-n", "10000000", "--estimate"]
    yield ["generate", "--er", "10.5-", "-n", "5"]
    yield ["generate", "--level", "extreme", "-n", "100000"]
    yield ["generate", "--technique", "jellyfish", "-n", "100000"]
    yield ["generate", "-n", "1000000000", "--unique-up-to-symmetry"]
    for layout in ("classic", *LAYOUTS):
        for puzzle in (EMPTY, ONE_GIVEN):
            yield ["steps", "--layout", layout, puzzle]
            yield ["explain", "--layout", layout, puzzle]
            yield ["hint", "--layout", layout, puzzle]
            yield ["hint", "--why", "r5c5=5", "--layout", layout, puzzle]
            yield ["count", "--layout", layout, puzzle]
        yield ["solve", "--all", "--layout", layout, EMPTY]
    for puzzle in (GOLDEN_NUGGET, EASTER_MONSTER):
        for verb in ("steps", "explain", "hint"):
            yield [verb, "--technique" if verb == "steps" else "--profile",
                   "nested-forcing-chain-5" if verb == "steps" else "shudu", puzzle]
        yield ["steps", puzzle]
        for scale in ("se", "hodoku", "shudu"):
            yield ["rate", "--scale", scale, puzzle]
        yield ["render", "--to", "svg", "--difficulty", "se", puzzle]
        yield ["render", "--to", "svg", "--step", puzzle]
        yield ["analyze", "--backdoors", "2", puzzle]
    for algorithm in ("fast", "scan", "mrv", "logic", "dlx"):
        for verb in ("solve", "check", "count"):
            yield [verb, "--algorithm", algorithm, NO_SOLUTION]
            yield [verb, "--algorithm", algorithm, "--layout", JUMBLED, EMPTY]
        yield ["count", "--algorithm", algorithm, EMPTY]
    for more in (["--all"], ["--count"]):
        yield ["minimize", *more, MOST_SYMMETRIC]
    yield ["analyze", "--unavoidable", "16", MOST_SYMMETRIC]
    yield ["canon", "-"], (PART_OF_IT + "\n") * 20000
    yield ["canon", "--automorphisms", "--moves", "-"], (MOST_SYMMETRIC + "\n") * 20000
    yield ["canon", "--layout", "disjoint-groups", "-"], (EMPTY + "\n") * 200
    yield ["bench"]


def feed(process, text):
    try:
        process.stdin.write(text.encode())
        process.stdin.close()
    except BrokenPipeError:
        pass


def run(program, arguments, text, after=None):
    """Seconds from the stop to the end, None where all was done before it, and the exit code."""
    process = subprocess.Popen([program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    started = time.monotonic()
    if text:
        feed(process, text)
    else:
        process.stdin.close()
    told = started
    if after is not None:
        try:
            process.wait(after)
            return None, process.returncode
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)
            told = time.monotonic()
    try:
        process.wait(LONGEST)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    return time.monotonic() - told, process.returncode


def judge(seconds, code, within, expected):
    if seconds is None:
        return "done before"
    if seconds > within:
        return "LATE"
    if code == expected:
        return "in time"
    # A signal may also find a process that does not wait for it yet.
    return "done then" if code in (*BY_ITSELF, -signal.SIGINT) else f"WRONG exit code {code}"


def takes_timeout(program, verb):
    told = subprocess.run([program, "help", verb], capture_output=True, text=True, check=True).stdout
    return "--timeout" in told


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/release/bin/shudu")
    parser.add_argument("--only", default="", help="only cases whose arguments have this text")
    parser.add_argument("--after", type=float, default=0.05)
    parser.add_argument("--within", type=float, default=0.3)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="say each case, not only what is not in time")
    wish = parser.parse_args()
    bad = worked = 0
    worst = (0.0, "")
    knows_timeout = {}
    for _ in range(wish.rounds):
        for case in cases():
            arguments, text = case if isinstance(case, tuple) else (case, "")
            line = " ".join(arguments)
            if wish.only not in line:
                continue
            verb = arguments[0]
            if verb not in knows_timeout:
                knows_timeout[verb] = takes_timeout(wish.program, verb)
            tries = [("SIGINT", run(wish.program, arguments, text, wish.after), INTERRUPTED, 0.0)]
            if knows_timeout[verb] and not text and "-n" not in arguments:  # the time is each puzzle's
                timed = [*arguments[:1], "--timeout", str(wish.after), *arguments[1:]]
                tries.append(("--timeout", run(wish.program, timed, text), OVER_TIME, wish.after))
            for kind, (seconds, code), expected, waited in tries:
                late = None if seconds is None else max(0.0, seconds - waited)
                verdict = judge(late, code, wish.within, expected)
                is_bad = verdict not in ("in time", "done before", "done then")
                bad += is_bad
                worked += late is not None
                if late is not None:
                    worst = max(worst, (late, f"{kind} {line}"))
                if is_bad or wish.all:
                    print(f"{verdict:12} {'' if late is None else f'{late:.3f} s'} {kind}: {line}", flush=True)
    print(f"{worked} stops, {bad} bad; the latest {worst[0]:.3f} s: {worst[1]}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
