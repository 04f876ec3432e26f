"""Sets with as many puzzles of each difficulty, none twice up to symmetry.

Each bin has a series of its own, from the seed and the name of the bin, and takes from it item by item what is rated
into the bin and not there yet. So a set depends on its arguments alone, not on threads or the machine. The bins take
turns: where a set is cut off, it is still balanced.
"""

from __future__ import annotations

import typing
import zlib
from typing import Any, Optional

import numpy as np

from .._numbers import Seed, seed_of, whole
from ..making import generate
from ..moving import canon, mixed
from ..rating import rate
from ..solving import Status
from ._forms import Forms

LEVELS = ("easy", "medium", "hard", "expert", "fiendish", "extreme")
RATINGS = ("1.0-1.9", "2.0-2.9", "3.0-3.9", "4.0-4.9", "5.0-5.9", "6.0-6.9", "7.0-7.9", "8.0-8.9")
_SCALES = {"se": RATINGS, "shudu": LEVELS}


class Graded:
    """Puzzles by difficulty, as blocks, for `write`: {"puzzles", "solutions", "rating", "bin"}.

    rating: float32 (B,): the ER on the scale "se", the level from 0 to 5 on the scale "shudu". bin: uint8 (B,), a place
    in `bins`.
    bins: their names. filled: how many puzzles of each there are, counted while blocks are made. missing: what is
    wanting, of the bins that were given up or are not full yet.
    Each time it is gone through it makes the same blocks anew.
    """

    def __init__(self, each: int, bins: tuple[str, ...], scale: str, seed: int, limits: dict[str, Any]) -> None:
        self.each = each
        self.bins = bins
        self.filled: dict[str, int] = dict.fromkeys(bins, 0)
        self._scale = scale
        self._seed = seed
        self._limits = limits

    @property
    def missing(self) -> dict[str, int]:
        """The bins that are not full, and how many puzzles they want."""
        return {name: self.each - count for name, count in self.filled.items() if count < self.each}

    def __iter__(self) -> typing.Iterator[dict[str, np.ndarray]]:
        self.filled = dict.fromkeys(self.bins, 0)
        taken = Forms()
        at = dict.fromkeys(self.bins, 0)  # how far the series of each bin has been read
        in_vain = dict.fromkeys(self.bins, 0)  # items since the last puzzle that was taken
        going_on = list(self.bins) if self.each else []
        while going_on:
            for name in list(going_on):
                wanted = min(self._limits["block"], self.each - self.filled[name])
                block = self._next(name, at[name], wanted, taken)
                at[name] += wanted
                count = len(block["puzzles"])
                in_vain[name] = 0 if count else in_vain[name] + wanted
                self.filled[name] += count
                if self.filled[name] == self.each or in_vain[name] >= self._limits["patience"]:
                    going_on.remove(name)
                if count:
                    yield block

    def _next(self, name: str, skip: int, count: int, taken: Forms) -> dict[str, np.ndarray]:
        wish: dict[str, Any] = {"er": name} if self._scale == "se" else {"level": name}
        threads = self._limits["threads"]
        made = generate(
            count, seed=self._series(name), skip=skip, tries=self._limits["tries"], threads=threads, **wish
        )
        found = np.flatnonzero(made.status == Status.UNIQUE)
        ratings = rate(made.puzzles[found], scale=self._scale, threads=threads)
        rating = ratings["er" if self._scale == "se" else "level"]
        kept = np.flatnonzero([self._is_in(name, float(value)) for value in rating])
        keys = canon(made.puzzles[found[kept]], threads=threads).keys
        kept = kept[taken.take(keys[:, 0])]
        rows = found[kept]
        return {
            "puzzles": made.puzzles[rows],
            "solutions": made.solutions[rows],
            "rating": rating[kept],
            "bin": np.full(len(rows), self.bins.index(name), np.uint8),
        }

    def _series(self, name: str) -> int:
        """A seed of the bin's own, whatever other bins there are."""
        own = mixed(np.array([zlib.crc32(name.encode())], np.uint64))
        return int(mixed(own ^ np.uint64(self._seed))[0])

    def _is_in(self, name: str, rating: float) -> bool:
        if self._scale == "shudu":
            return LEVELS[int(rating)] == name
        low, _, high = name.partition("-")
        least, most = float(low), float(high or 99) if "-" in name else float(low)
        return round(rating * 10) in range(round(least * 10), round(most * 10) + 1)

    def __repr__(self) -> str:
        return f"Graded({len(self.bins)} bins of {self.each}, {sum(self.filled.values())} made)"


def graded(
    each: int,
    *,
    seed: Seed,
    bins: Optional[typing.Sequence[str]] = None,
    scale: str = "se",
    tries: int = 2000,
    patience: int = 100,
    block: int = 1024,
    threads: Optional[int] = None,
) -> Graded:
    """`each` puzzles in every bin, no two of the set the same up to symmetry.

    scale: "se": bins are ranges of ER such as "7.0-7.9", "7.2" or "9.0-"; without `bins` those from 1 to 8.9 by whole
        numbers. "shudu": bins are levels, "easy" to "extreme"; without `bins` all six.
    tries: of how many tries each puzzle of the wish may come. patience: a bin is given up after so many items without
        a new puzzle. What it lacks is then in `missing`: puzzles above ER 9 are rare, and so are some ranges between.
    block: so many puzzles of a bin are made before the next bin has its turn.
    A set remembers 8 bytes for each puzzle, twice as many for a moment: 64 bits of its form, by which two are told
    apart. Of a set of 10^8 puzzles one is taken for another, and left out, with a probability of 1 in 3,700.

    ValueError: there is no such scale or level, or a bin stands there twice. Others and errors: see `shudu.generate`.
    """
    if scale not in _SCALES:
        raise ValueError(f"scale must be one of {', '.join(_SCALES)}, not {scale!r}")
    names = _SCALES[scale] if bins is None else tuple(bins)
    if len(set(names)) != len(names) or not 1 <= len(names) <= 256:
        raise ValueError("bins must be 1 to 256 different ones")
    for name in names:
        wish: dict[str, Any] = {"er": name} if scale == "se" else {"level": name}
        generate(0, seed=0, **wish)  # its error says what is wrong with the name
    limits = {
        "tries": whole(tries, "tries", 1), "patience": whole(patience, "patience", 1),
        "block": whole(block, "block", 1), "threads": threads,
    }
    return Graded(whole(each, "each", 0), names, scale, seed_of(seed), limits)
