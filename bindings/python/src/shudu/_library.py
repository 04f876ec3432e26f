"""The C library behind the package: loading it, its structs, the types of its functions.

The library stands in the folder _native of the wheel, which is no package, so that nobody takes it for a module of
Python; where the wheel's folder is not there, as in the package of Debian, the system's is taken. `SHUDU_LIBRARY` names
another one, such as the one of a build tree. Every struct begins with its own size, which
the library checks, and every function has its types stated here and nowhere else: the headers are
bindings/c/include/shudu/shudu.h and shudu_arrays.h.
"""

from __future__ import annotations

import ctypes
import os
from ctypes import POINTER, c_char, c_char_p, c_int32, c_size_t, c_uint32, c_uint64, c_void_p
from typing import Any

ROW_CLASH = 3
ROW_BUDGET = 4
ROW_BAD = 6
ROW_NOT_KNOWN = 8

OK = 0
ERROR_NAME = 7
STOPPED = 8

RowsProgress = ctypes.CFUNCTYPE(ctypes.c_int, c_void_p, c_uint64, c_uint64)
RequestProgress = ctypes.CFUNCTYPE(ctypes.c_int, c_void_p, c_char_p, c_uint64, c_uint64)


class _Sized(ctypes.Structure):
    """A struct whose member `size` is set by itself."""

    def __init__(self, **members: Any) -> None:
        super().__init__(size=ctypes.sizeof(type(self)), **members)


class Terms(_Sized):
    """shudu_array_terms."""

    size: int
    layout: Any
    form: int
    threads: int
    nodes: int
    stop: Any
    user: Any
    progress: Any

    _fields_ = [
        ("size", c_size_t),
        ("layout", c_char_p),
        ("form", c_uint32),
        ("threads", c_uint32),
        ("nodes", c_uint64),
        ("stop", POINTER(c_int32)),
        ("user", c_void_p),
        ("progress", RowsProgress),
    ]


class Report(_Sized):
    """shudu_array_report."""

    size: int
    rows: Any
    bad_row: int
    bad_cell: int
    steps: int
    effects: int
    sentence: bytes

    _fields_ = [
        ("size", c_size_t),
        ("rows", c_uint64 * 16),
        ("bad_row", c_uint64),
        ("bad_cell", c_uint64),
        ("steps", c_uint64),
        ("effects", c_uint64),
        ("sentence", c_char * 256),
    ]


class Forms(_Sized):
    """shudu_forms."""

    size: int
    forms: Any
    forms_stride: int
    automorphisms: Any
    hashes: Any
    symmetries: Any

    _fields_ = [
        ("size", c_size_t),
        ("forms", c_void_p),
        ("forms_stride", c_size_t),
        ("automorphisms", c_void_p),
        ("hashes", c_void_p),
        ("symmetries", c_void_p),
    ]


class Traces(_Sized):
    """shudu_traces."""

    size: int
    step_room: int
    effect_room: int
    offsets: Any
    techniques: Any
    before: Any
    after: Any
    effect_offsets: Any
    effects: Any
    ends: Any

    _fields_ = [
        ("size", c_size_t),
        ("step_room", c_size_t),
        ("effect_room", c_size_t),
        ("offsets", c_void_p),
        ("techniques", c_void_p),
        ("before", c_void_p),
        ("after", c_void_p),
        ("effect_offsets", c_void_p),
        ("effects", c_void_p),
        ("ends", c_void_p),
    ]


class Limits(_Sized):
    """shudu_limits."""

    size: int
    request_bytes: int
    depth: int
    values: int
    answer_bytes: int
    puzzles: int
    search_nodes: int
    solutions: int
    steps: int
    games: int
    tries: int
    branches: int
    practices: int

    _fields_ = [("size", c_size_t)] + [
        (name, c_uint64)
        for name in (
            "request_bytes", "depth", "values", "answer_bytes", "puzzles", "search_nodes", "solutions", "steps",
            "games", "tries", "branches", "practices",
        )
    ]


_ROWS = [c_void_p, c_size_t, c_size_t, POINTER(Terms)]  # cells, how many rows, stride, terms
_OUT = [c_void_p, c_size_t]  # cells that are written, stride
_END = [c_void_p, POINTER(Report)]  # status, report
_SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "shudu_solve_array": (c_int32, [*_ROWS, *_OUT, *_END]),
    "shudu_count_array": (c_int32, [*_ROWS, c_uint64, c_void_p, *_END]),
    "shudu_check_array": (c_int32, [*_ROWS, *_OUT, *_END]),
    "shudu_rate_array": (c_int32, [*_ROWS, c_char_p, c_uint64, c_void_p, c_size_t, *_END]),
    "shudu_canon_array": (c_int32, [*_ROWS, POINTER(Forms), *_END]),
    "shudu_move_array": (c_int32, [*_ROWS, c_void_p, *_OUT, *_END]),
    "shudu_shuffle_array": (c_int32, [*_ROWS, c_uint64, c_uint64, c_size_t, *_OUT, c_void_p, *_END]),
    "shudu_generate_array": (
        c_int32, [c_char_p, c_size_t, c_size_t, POINTER(Terms), *_OUT, *_OUT, *_END],
    ),
    "shudu_generate_cells": (c_size_t, [c_char_p, c_size_t]),
    "shudu_trace_array": (c_int32, [*_ROWS, c_char_p, POINTER(Traces), *_END]),
    "shudu_rating_columns": (c_size_t, [c_char_p]),
    "shudu_rating_column": (c_char_p, [c_char_p, c_size_t]),
    "shudu_symmetry_bytes": (c_size_t, [c_char_p]),
    "shudu_technique_count": (c_size_t, []),
    "shudu_technique": (c_char_p, [c_size_t]),
    "shudu_layout_cells": (c_size_t, [c_char_p]),
    "shudu_new": (c_void_p, [POINTER(Limits)]),
    "shudu_free": (c_int32, [c_void_p]),
    "shudu_answer": (
        c_int32, [c_void_p, c_char_p, c_size_t, c_void_p, POINTER(c_void_p), POINTER(c_size_t)],
    ),
    "shudu_stop": (c_int32, [c_void_p]),
    "shudu_version": (c_char_p, []),
    "shudu_error_sentence": (c_char_p, [c_int32]),
}


def _load() -> ctypes.CDLL:
    carried = os.path.join(os.path.dirname(__file__), "_native", "libshudu_python.so")
    system = "libshudu_c.so.0"
    path = os.environ.get("SHUDU_LIBRARY") or (carried if os.path.exists(carried) else system)
    loaded = ctypes.CDLL(path)
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(loaded, name)
        function.restype = result
        function.argtypes = arguments
    return loaded


library = _load()
version: str = library.shudu_version().decode()


def sentence_of(code: int) -> str:
    """What a code of the library says."""
    text: bytes = library.shudu_error_sentence(code)
    return text.decode()
