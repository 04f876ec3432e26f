"""Many copies of each puzzle, each moved by a random symmetry together with its solution."""

from __future__ import annotations

import typing
from typing import Optional

import numpy as np

from .._cells import Grids, rows_of
from .._numbers import Seed, seed_of, whole
from ..moving import augment


def augmented(
    puzzles: Grids,
    solutions: Optional[Grids] = None,
    *,
    copies: int,
    seed: Seed,
    block: int = 65536,
    layout: Optional[str] = None,
    threads: Optional[int] = None,
) -> typing.Iterator[dict[str, np.ndarray]]:
    """`copies` of each puzzle, in blocks of at most `block` rows: {"puzzles": uint8 (B, 81), "solutions": the same}.

    Row i * copies + c of all blocks is copy c of puzzle i, moved by symmetry i * copies + c of the seed, as
    `shudu.augment` has it: how large blocks are changes nothing. A puzzle and its solution are moved alike.
    TypeError: there are not as many solutions as puzzles. Others and errors: see `shudu.augment`.
    """
    grids = {"puzzles": rows_of(puzzles, layout).cells}
    if solutions is not None:
        grids["solutions"] = rows_of(solutions, layout).cells
        if len(grids["solutions"]) != len(grids["puzzles"]):
            raise TypeError(f"{len(grids['solutions'])} solutions for {len(grids['puzzles'])} puzzles")
    return _blocks(grids, whole(copies, "copies", 1), seed_of(seed), whole(block, "block", 1), layout, threads)


def _blocks(
    grids: dict[str, np.ndarray], copies: int, seed: int, block: int, layout: Optional[str], threads: Optional[int]
) -> typing.Iterator[dict[str, np.ndarray]]:
    at_once = max(1, block // copies)  # puzzles with all their copies; else some copies of one
    for begin in range(0, len(grids["puzzles"]), at_once):
        for copy in range(0, copies, block):
            taken = min(block, copies - copy) if at_once == 1 else copies
            yield {
                name: augment(
                    cells[begin : begin + at_once], seed, copies=taken, first=begin * copies + copy,
                    layout=layout, threads=threads,
                )
                for name, cells in grids.items()
            }
