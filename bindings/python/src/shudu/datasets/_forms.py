"""Which forms there were before: sorted runs of 64-bit keys, each over twice as long as the next.

A set of Python takes some 100 bytes for a key; runs take 8, and 16 for a moment when two become one. A new block looks
into a few runs only, as many as the number of keys has binary digits at most.
"""

from __future__ import annotations

import numpy as np


class Forms:
    """Keys that were met, for blocks of any size."""

    def __init__(self) -> None:
        self._runs: list[np.ndarray] = []

    def __len__(self) -> int:
        return sum(map(len, self._runs))

    def take(self, keys: np.ndarray) -> np.ndarray:
        """Which of `keys`, uint64 (B,), were not met before, of equal ones the first: bool (B,). Now they are."""
        fresh, first = np.unique(keys, return_index=True)
        for run in self._runs:
            at = np.minimum(np.searchsorted(run, fresh), len(run) - 1)
            is_new = run[at] != fresh
            fresh, first = fresh[is_new], first[is_new]
        if len(fresh):
            self._add(fresh)
        is_first = np.zeros(len(keys), bool)
        is_first[first] = True
        return is_first

    def _add(self, run: np.ndarray) -> None:
        while self._runs and len(self._runs[-1]) <= 2 * len(run):
            run = np.concatenate([self._runs.pop(), run])
            run.sort(kind="stable")  # of two sorted runs: one merge
        self._runs.append(run)
