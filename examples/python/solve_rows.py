"""Solves and rates a few rows by ctypes alone: no package, no compiler, nothing but the library.

    python3 solve_rows.py /usr/lib/x86_64-linux-gnu/libshudu_c.so.0

A row is 81 bytes, 0 for an open cell. Who has numpy takes the package `shudu` (docs/python.md).
"""

import ctypes
import sys

PUZZLES = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "123456789456789123798132564231675498584923617679.................................",
]
STATUSES = {0: "no solution", 1: "one solution", 2: "several solutions"}

library = ctypes.CDLL(sys.argv[1])
pointer, size = ctypes.c_void_p, ctypes.c_size_t
library.shudu_solve_array.argtypes = [pointer, size, size, pointer, pointer, size, pointer, pointer]
library.shudu_rate_array.argtypes = [
    pointer, size, size, pointer, ctypes.c_char_p, ctypes.c_uint64, pointer, size, pointer, pointer]

count = len(PUZZLES)
cells = "".join(PUZZLES).replace(".", "0")
puzzles = (ctypes.c_uint8 * (81 * count))(*map(int, cells))
solutions = (ctypes.c_uint8 * (81 * count))()
status = (ctypes.c_uint8 * count)()
ratings = (ctypes.c_float * (3 * count))()

# The threads of Python go on while a call works; each call starts threads of its own.
code = library.shudu_solve_array(puzzles, count, 81, None, solutions, 81, status, None)
code = code or library.shudu_rate_array(puzzles, count, 81, None, b"se", 0, ratings, 3, None, None)
if code != 0:
    library.shudu_error_sentence.restype = ctypes.c_char_p
    sys.exit(library.shudu_error_sentence(code).decode())

for row in range(count):
    solution = "".join(map(str, solutions[81 * row:81 * (row + 1)]))
    er, ep, ed = ratings[3 * row:3 * (row + 1)]
    print(solution, STATUSES[status[row]], f"{er:.1f}/{ep:.1f}/{ed:.1f}")
