"""Puzzles to a wish: generate."""

from __future__ import annotations

import json
import typing
from typing import Any, Optional, Union

import numpy as np

from . import _calls
from ._calls import Progress
from ._cells import address, board_of
from ._library import library
from ._numbers import Seed, seed_of, whole
from .solving import counted


class Puzzles(typing.NamedTuple):
    """What `generate` gives.

    puzzles, solutions: uint8 (N, 81).
    status: uint8 (N,): UNIQUE, or NOT_KNOWN of rows of zeros where no such puzzle was found in its tries.
    """

    puzzles: np.ndarray
    solutions: np.ndarray
    status: np.ndarray

    def __repr__(self) -> str:
        return f"Puzzles({counted(self.status)})"


def generate(
    count: int,
    *,
    seed: Seed,
    layout: Optional[str] = None,
    level: Optional[str] = None,
    er: Union[str, float, None] = None,
    technique: Optional[str] = None,
    symmetry: Optional[str] = None,
    clues: Union[int, str, None] = None,
    pattern: Optional[str] = None,
    steps_at_least: Optional[int] = None,
    tries: Optional[int] = None,
    skip: int = 0,
    threads: Optional[int] = None,
    progress: Optional[Progress] = None,
) -> Puzzles:
    """`count` puzzles with one solution each: items skip, skip + 1, ... of the series of the seed.

    The same puzzles as `shudu generate --seed` makes of the same wishes, on any machine and with any threads.
    seed: 0 to 2**64 - 1, or a numpy.random.Generator, from which one is drawn.
    level: "easy", "medium", "hard", "expert", "fiendish" or "extreme".
    er: the rating, "7.2", "7.0-7.9" or "9.0-". technique: one that the puzzle must need, such as "x-wing".
    clues: so many givens, 25, or drawn evenly for each puzzle from a range, "24-26".
    symmetry, pattern, steps_at_least, tries: see docs/service.md, `generate`.

    PuzzleError: there is no such puzzle, or a wish is not known. Others and errors: see `solve`.
    """
    number = whole(count, "count", 0)
    wish: dict[str, Any] = {
        "seed": seed_of(seed), "layout": layout, "level": level, "er": str(er) if er is not None else None,
        "technique": technique, "symmetry": symmetry, "clues": clues, "pattern": pattern,
        "steps_at_least": steps_at_least, "tries": tries, "index": whole(skip, "skip", 0) or None,
    }
    text = json.dumps({name: value for name, value in wish.items() if value is not None}).encode()
    board = board_of(layout)
    puzzles = np.empty((number, board.cells), np.uint8)
    solutions = np.empty((number, board.cells), np.uint8)
    status = np.empty(number, np.uint8)
    _calls.call(
        library.shudu_generate_array,
        (text, len(text), number),
        _calls.terms_of(None, threads),
        (address(puzzles), board.cells, address(solutions), board.cells),
        address(status),
        progress=progress,
        keep=(puzzles, solutions, status),
    )
    return Puzzles(puzzles, solutions, status)
