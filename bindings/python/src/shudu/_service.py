"""The service: a request in JSON, an answer in JSON (docs/service.md). For what is not asked by the million: steps,
hints, words, formats.
"""

from __future__ import annotations

import ctypes
import json
from ctypes import byref, c_size_t, c_void_p
from typing import Any, Callable, Optional

from . import _calls, _library
from ._library import Limits, library
from .errors import PuzzleError

_MOST = 2**53 - 1  # of every limit: what is handed in is in memory already


def ask(request: str, *, progress: Optional[Callable[[int, int], Any]] = None, **fields: Any) -> dict[str, Any]:
    """The answer to a request with those of the fields that are not None.

    PuzzleError: the answer is a failure; with its code. KeyboardInterrupt and `progress` end it.
    """
    given = {name: value for name, value in fields.items() if value is not None}
    answer = _answer({"shudu": 1, "do": request, **given}, progress)
    if not answer["ok"]:
        error = answer["error"]
        raise PuzzleError(error["sentence"], code=error["code"])
    return answer


class _Control(ctypes.Structure):
    """shudu_control."""

    size: int
    user: Any
    progress: Any
    clock: Any

    _fields_ = [
        ("size", c_size_t), ("user", c_void_p), ("progress", _library.RequestProgress), ("clock", c_void_p),
    ]


def _answer(request: dict[str, Any], progress: Optional[Callable[[int, int], Any]]) -> dict[str, Any]:
    text = json.dumps(request).encode()
    limits = Limits(request_bytes=_MOST, answer_bytes=_MOST, values=_MOST, puzzles=_MOST)
    handle = library.shudu_new(limits)
    control = _Control(size=ctypes.sizeof(_Control))
    come = [0, 0]
    if progress is not None:
        def note(_user: Any, _name: Any, done: int, total: int) -> int:
            come[:] = done, total
            return 1

        control.progress = _library.RequestProgress(note)
    where, size = c_void_p(), c_size_t()

    def work() -> int:
        code: int = library.shudu_answer(handle, text, len(text), byref(control), byref(where), byref(size))
        return code

    tell = None if progress is None else (lambda: progress(come[0], come[1]))
    try:
        code = _calls.run(work, lambda: library.shudu_stop(handle), tell)
        if code != _library.OK:
            raise PuzzleError(_library.sentence_of(code))
        answer: dict[str, Any] = json.loads(ctypes.string_at(where.value or 0, size.value))
        return answer
    finally:
        library.shudu_free(handle)
