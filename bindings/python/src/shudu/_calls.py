"""Running a call of the library that may take long, so that Ctrl-C and other signals end it.

While C works, Python runs no handler of signals. So the work is done in a thread of its own, and the thread that
called waits for a lock, which a signal interrupts. Whatever comes out of a handler, or of the function `progress` of
the caller, sets the flag `stop`, at which C looks every 20 milliseconds; then it is raised. The thread has ended
when `run` returns.

Tried: a callback of C in the calling thread. Python looks for signals when it enters a function, before any `try` of
it, so KeyboardInterrupt leaves the callback, where ctypes prints it and goes on.
"""

from __future__ import annotations

import _thread
import threading
from ctypes import c_int32, pointer
from typing import Any, Callable, Optional

from . import _library
from ._library import Report, Terms
from .errors import Cancelled, PuzzleError

Progress = Callable[[int, int], Any]
"""Called with what is done and of how many, some times a second; ends the call by giving False."""

_TELL_EVERY = 0.05  # seconds
_LONGEST_END = 0.15  # seconds that work takes to end, at most, when it is told to


def is_main_thread() -> bool:
    """Only there are signals handled."""
    return threading.get_ident() == threading.main_thread().ident


class _Work:
    """Work in another thread, with what it comes to."""

    def __init__(self, work: Callable[[], int]) -> None:
        self.work = work
        self.code = 0
        self.error: Optional[BaseException] = None
        self.running = _thread.allocate_lock()
        self.is_done = False

    def run(self) -> None:
        try:
            self.code = self.work()
        except BaseException as error:
            self.error = error
        finally:
            self.is_done = True
            self.running.release()

    def wait_for_end(self, may_not_have_begun: bool) -> None:
        """Through all signals that come meanwhile: the work has been told to stop, and writes until it does.

        The flag is asked, not the lock alone: a signal may have come just after the caller had got the lock.
        """
        while not self.is_done:
            try:
                if not self.running.acquire(timeout=_LONGEST_END) and may_not_have_begun:
                    return
            except BaseException:
                continue


def run(work: Callable[[], int], stop: Callable[[], Any], tell: Optional[Callable[[], Any]] = None) -> int:
    """Runs `work` and gives what it gives; `stop` tells it to end. `tell` is called now and then meanwhile."""
    if tell is None and not is_main_thread():
        return work()
    task = _Work(work)
    task.running.acquire()
    thread = None
    try:
        thread = _thread.start_new_thread(task.run, ())
        # Not without a time: a signal that comes just before the lock is waited for does not interrupt the wait.
        while not task.running.acquire(timeout=_TELL_EVERY):
            if tell is not None and tell() is False:
                raise Cancelled("ended by its progress function")
    except BaseException:
        stop()
        # A signal between the start and its being noted leaves it open whether there is anything to wait for.
        task.wait_for_end(may_not_have_begun=thread is None)
        raise
    if task.error is not None:
        raise task.error
    return task.code


def terms_of(layout: Optional[bytes], threads: Optional[int]) -> Terms:
    """The terms of a call. TypeError, ValueError: threads are no number from 1 to 256."""
    if threads is None:
        return Terms(layout=layout)
    if isinstance(threads, bool) or not hasattr(threads, "__index__"):
        raise TypeError(f"threads must be an int or None, not {type(threads).__name__}")
    if not 1 <= threads.__index__() <= 256:
        raise ValueError(f"threads must be 1 to 256, not {threads}")
    return Terms(layout=layout, threads=threads.__index__())


def call(
    function: Callable[..., int],
    before: tuple[Any, ...],
    terms: Terms,
    after: tuple[Any, ...],
    status: Any,
    *,
    progress: Optional[Progress] = None,
    keep: Any = None,
) -> Report:
    """function(*before, terms, *after, status, report), so that it can be interrupted.

    `keep` is what the pointers among the arguments point into. PuzzleError: what the report says of the call.
    """
    report = Report()
    flag = c_int32(0)
    terms.stop = pointer(flag)
    come = [0, 0]
    if progress is not None:
        def note(_user: Any, done: int, total: int) -> int:
            come[:] = done, total
            return 1

        terms.progress = _library.RowsProgress(note)

    def work(_kept: Any = keep) -> int:
        return function(*before, terms, *after, status, report)

    def stop() -> None:
        flag.value = 1

    tell = None if progress is None else (lambda: progress(come[0], come[1]))
    raise_for(run(work, stop, tell), report)
    return report


def moved_on(progress: Progress, begin: int, total: int) -> Progress:
    """`progress` of a whole, for a block of it that begins there."""
    return lambda done, _of_block: progress(begin + done, total)


def raise_for(code: int, report: Report) -> None:
    """PuzzleError for what is wrong with a whole call."""
    if code == _library.OK:
        return
    text = report.sentence.decode("utf-8", "replace") or _library.sentence_of(code)
    raise PuzzleError(text, code="name" if code == _library.ERROR_NAME else "")
