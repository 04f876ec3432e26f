"""The program `shudu`: its verbs for `python -m shudu`, and files of any size.

The wheel carries the program, in the folder _native. `SHUDU_PROGRAM` names another one; without either it is looked for
in PATH, as on a machine where the program is installed by its packages.
"""

from __future__ import annotations

import os
from typing import Optional, Union

Path = Union[str, "os.PathLike[str]"]


def program() -> str:
    """Where the program is. FileNotFoundError: it is nowhere."""
    import shutil

    carried = os.path.join(os.path.dirname(__file__), "_native", "shudu")
    for found in (os.environ.get("SHUDU_PROGRAM"), carried, shutil.which("shudu")):
        if found and os.access(found, os.X_OK) and os.path.isfile(found):
            return found
    raise FileNotFoundError("the program shudu is neither in this package nor in PATH")


def solve_file(
    source: Path,
    out: Path,
    *,
    layout: Optional[str] = None,
    threads: Optional[int] = None,
    format: Optional[str] = None,
) -> int:
    """Solves a file of puzzles into a file, as `shudu solve SOURCE -o OUT` does: a line for each puzzle, in order.

    The file may be larger than memory, in any format that Shudu reads, also packed with gzip or zstd. `out` is there
    only when it is whole.
    format: a line of your own, such as "{puzzle},{solution}" (docs/cli.md, --format). Others: see `solve`.

    Gives the exit code of the program: 0, or 1 where some puzzle has not just one solution, or 4 where some record is
    no puzzle; the line in `out` says which. FileNotFoundError: there is no such file. OSError: reading or writing
    failed. ValueError: an option is wrong. KeyboardInterrupt: Ctrl-C ended it.
    """
    import subprocess

    from ._numbers import whole

    name = os.fspath(source)
    if not os.path.exists(name):
        raise FileNotFoundError(f"there is no file {name!r}")
    command = [program(), "solve", "-o", os.fspath(out)]
    for option, value in (("--layout", layout), ("--format", format)):
        if value is not None:
            command += [option, value]
    if threads is not None:
        command += ["--jobs", str(whole(threads, "threads", 1, 256))]
    path = name if os.path.isabs(name) else os.path.join(os.curdir, name)
    with subprocess.Popen([*command, path], stderr=subprocess.PIPE, stdin=subprocess.DEVNULL) as running:
        try:
            said = running.communicate()[1].decode("utf-8", "replace").strip()
        except BaseException:
            running.terminate()
            raise
    if running.returncode in (0, 1, 4):
        return running.returncode
    raise (ValueError if running.returncode == 2 else OSError)(said or f"exit code {running.returncode}")
