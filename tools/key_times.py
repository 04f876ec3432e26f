#!/usr/bin/env python3
"""key_times.py [--program FILE] [--size 80x24] [--keys N] [--idle SECONDS]: how long `shudu play` takes from a key
to the screen, over a pseudo-terminal, and what it does while nothing happens.

It starts a puzzle in an empty store of its own and presses keys one at a time with a pause, each of which changes
the screen: moves, a digit and its undoing, marks, modes. It takes the time from writing the key to the first bytes
of the answer (the move is painted) and to the last ones (it is on the disk: the sign says saved). Then it waits
without a key and reads the processor time from /proc. Not a test: times depend on the machine, and a test would
fail on a busy one. Exit code 1 where a key had no answer.
"""

import argparse
import fcntl
import os
import pty
import random
import select
import signal
import struct
import sys
import tempfile
import termios
import time

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
QUIET = 0.012  # seconds without a byte after which an answer is whole
# From r5c5, which is empty and stays so.
KEYS = [(b"l", "move"), (b"h", "move"), (b"\x1b[B", "move"), (b"\x1b[A", "move"), (b"5", "digit"), (b"u", "undo"),
        (b"\x1b5", "mark"), (b"u", "undo"), (b"x", "mode"), (b"z", "mode"), (b"\x1b[6~", "move"), (b"\x1b[5~", "move")]


def start(arguments, rows, columns, folder):
    pid, master = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8", XDG_DATA_HOME=folder)
        os.environ.pop("NO_COLOR", None)
        os.execv(arguments[0], arguments)
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    return pid, master


def read_answer(master, limit, quiet=QUIET):
    """Bytes, and the times when the first and the last came; none where nothing came for `limit` seconds."""
    data = b""
    first = last = None
    while select.select([master], [], [], quiet if last else limit)[0]:
        try:
            part = os.read(master, 65536)
        except OSError:
            break
        last = time.monotonic()
        first = first or last
        data += part
    return data, first, last


def processor_time(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wakeups(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        return sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))]


def press(master, count, rng):
    """One row a key: kind, milliseconds to the first and the last bytes, how many bytes; and keys without answer."""
    rows = []
    unanswered = 0
    for i in range(count):
        pressed, kind = KEYS[i % len(KEYS)]
        time.sleep(0.02 + rng.random() * 0.02)
        read_answer(master, 0, 0.002)  # a tick of the clock
        begin = time.monotonic()
        os.write(master, pressed)
        data, first, last = read_answer(master, 0.5)
        if first is None:
            unanswered += 1
        else:
            rows.append((kind, (first - begin) * 1000, (last - begin) * 1000, len(data)))
    return rows, unanswered


def report(rows, unanswered):
    print("keys          n | painted: median ms   99 %  worst | all: median ms   99 %  worst | bytes: median   most")
    for kind in sorted({row[0] for row in rows}) + ["all"]:
        some = [row for row in rows if kind in (row[0], "all")]
        text = f"{kind:9}{len(some):6} |"
        for which, width in ((1, 19), (2, 15)):
            values = [row[which] for row in some]
            text += f"{percentile(values, 0.5):{width}.2f}{percentile(values, 0.99):7.2f}{max(values):7.2f} |"
        sizes = [row[3] for row in some]
        print(text + f"{percentile(sizes, 0.5):14}{max(sizes):7}")
    if unanswered:
        print(f"{unanswered} keys had no answer")


def main():
    parser = argparse.ArgumentParser(description="Times from a key to the screen of `shudu play`.")
    parser.add_argument("--program", default="build/release/bin/shudu")
    parser.add_argument("--size", default="80x24")
    parser.add_argument("--keys", type=int, default=1000)
    parser.add_argument("--idle", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    columns, rows = (int(number) for number in options.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        arguments = [os.path.abspath(options.program), "play", PUZZLE, "--store", os.path.join(folder, "games.db")]
        pid, master = start(arguments, rows, columns, folder)
        first, _, _ = read_answer(master, 10, 1.0)
        os.write(master, b"\r")  # import: play it
        shown, _, _ = read_answer(master, 5, 1.0)
        if not shown:
            print(first.decode(errors="replace"), file=sys.stderr)
            sys.exit("key_times.py: the game does not answer")
        rows, unanswered = press(master, options.keys, random.Random(options.seed))
        report(rows, unanswered)
        read_answer(master, 0, 1.0)
        before, woken = processor_time(pid), wakeups(pid)
        data = b""
        until = time.monotonic() + options.idle
        while time.monotonic() < until:
            data += read_answer(master, until - time.monotonic())[0]
        print(f"idle {options.idle:g} s: {processor_time(pid) - before:.2f} s of processor time, "
              f"{wakeups(pid) - woken} switches, {len(data)} bytes")
        os.kill(pid, signal.SIGTERM)
        read_answer(master, 5, 0.5)
        os.waitpid(pid, 0)
    return 1 if unanswered else 0


if __name__ == "__main__":
    sys.exit(main())
