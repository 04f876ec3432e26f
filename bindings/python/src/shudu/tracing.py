"""Solving paths as arrays, for statistics and for training: trace."""

from __future__ import annotations

import typing
from functools import lru_cache
from typing import Optional

import numpy as np

from . import _calls
from ._calls import Progress, moved_on
from ._cells import Grids, Rows, address, bad_row, board_of, name_of, rows_of
from ._library import Traces, library
from .errors import PuzzleError
from .solving import raise_bad

ENDS = {0: "solved", 1: "stuck", 2: "contradiction", 4: "stopped"}
_STEPS = 128  # room for each puzzle in the first call, which is enough for all but few
_EFFECTS = 512
_BLOCK = 8192  # puzzles of one call, whose room is 350 MB if all of it were used


@lru_cache(maxsize=1)
def technique_names() -> np.ndarray:
    """The names of the techniques by their number, such as "x-wing"."""
    return np.array([library.shudu_technique(i).decode() for i in range(library.shudu_technique_count())])


class TraceStep(typing.NamedTuple):
    """One step of a path.

    technique: its name, such as "x-wing".
    before, after: uint16 (81,): the candidates of each cell, bit d - 1 for digit d; of a filled cell its digit alone.
    placements, eliminations: int16 (k, 2): cell and digit.
    """

    technique: str
    before: np.ndarray
    after: np.ndarray
    placements: np.ndarray
    eliminations: np.ndarray


class Trace:
    """The paths of N puzzles with M steps in all, one behind the other.

    offsets: int64 (N + 1,): steps offsets[i] up to offsets[i + 1] are those of puzzle i.
    techniques: uint16 (M,): numbers, whose names are `technique_names()`; `technique` has the names.
    before, after: uint16 (M, 81): the candidates of each cell, bit d - 1 for digit d; of a filled cell its digit
        alone.
    effect_offsets: int64 (M + 1,), effects: int16 (K, 2): what each step does, cell and digit; below 0 the digit is a
        candidate that goes. `placements` and `eliminations` are the two kinds apart.
    ends: uint8 (N,): how each path ends, a key of `ENDS`.

    len() is the number of puzzles; trace[i] is the list of the steps of puzzle i.
    """

    __slots__ = ("offsets", "techniques", "before", "after", "effect_offsets", "effects", "ends", "_size")

    def __init__(self, arrays: dict[str, np.ndarray], size: int) -> None:
        self.offsets = arrays["offsets"]
        self.techniques = arrays["techniques"]
        self.before = arrays["before"]
        self.after = arrays["after"]
        self.effect_offsets = arrays["effect_offsets"]
        self.effects = arrays["effects"]
        self.ends = arrays["ends"]
        self._size = size

    def __len__(self) -> int:
        return len(self.ends)

    def __getitem__(self, puzzle: int) -> list[TraceStep]:
        """The steps of a puzzle. IndexError: there is none of that number."""
        index = puzzle + len(self) if puzzle < 0 else puzzle
        if not 0 <= index < len(self):
            raise IndexError(f"there are {len(self)} puzzles")
        return [self._step(step) for step in range(self.offsets[index], self.offsets[index + 1])]

    def _step(self, step: int) -> TraceStep:
        effects = self.effects[self.effect_offsets[step] : self.effect_offsets[step + 1]]
        name = str(technique_names()[self.techniques[step]])
        placed = effects[:, 1] > 0
        return TraceStep(name, self.before[step], self.after[step], effects[placed], np.abs(effects[~placed]))

    @property
    def technique(self) -> np.ndarray:
        """The names of the techniques of all steps, (M,) of texts."""
        names: np.ndarray = technique_names()[self.techniques]
        return names

    @property
    def placements(self) -> np.ndarray:
        """int64 (P, 3): step, cell and digit of every digit that is placed."""
        return self._effects_where(self.effects[:, 1] > 0)

    @property
    def eliminations(self) -> np.ndarray:
        """int64 (E, 3): step, cell and digit of every candidate that goes."""
        return self._effects_where(self.effects[:, 1] < 0)

    def _effects_where(self, chosen: np.ndarray) -> np.ndarray:
        steps = np.repeat(np.arange(len(self.techniques)), np.diff(self.effect_offsets))
        effects = np.abs(self.effects[chosen].astype(np.int64))
        return np.column_stack([steps[chosen], effects])

    def words(self, puzzle: int) -> list[str]:
        """The steps of a puzzle, a line each: technique, then r1c2=3 and r1c2<>3."""
        board = board_of(None)._replace(size=self._size)
        return [
            " ".join(
                [step.technique]
                + [f"{name_of(cell, board)}={digit}" for cell, digit in step.placements]
                + [f"{name_of(cell, board)}<>{digit}" for cell, digit in step.eliminations]
            )
            for step in self[puzzle]
        ]

    def __repr__(self) -> str:
        solved = int(np.count_nonzero(self.ends == 0))
        return f"Trace({len(self)} puzzles, {len(self.techniques)} steps, {solved} solved)"


def trace(
    grids: Grids,
    *,
    profile: Optional[str] = None,
    layout: Optional[str] = None,
    threads: Optional[int] = None,
    progress: Optional[Progress] = None,
) -> Trace:
    """The path of each puzzle, as a person would solve it, the easiest technique first.

    profile: which techniques, in which order: "shudu" (None), "hodoku" or "se-like".
    Puzzles with several solutions or none have the steps that there are.
    Others and errors: see `solve`. A step takes some 330 bytes and its effects 4 each.
    """
    if profile is None:
        profile = "shudu"
    if not isinstance(profile, str):
        raise TypeError(f"profile must be a name, not {type(profile).__name__}")
    rows = rows_of(grids, layout)
    parts = []
    for begin in range(0, max(len(rows), 1), _BLOCK):
        block = Rows(rows.cells[begin : begin + _BLOCK], rows.board, (), False)
        tell = None if progress is None else moved_on(progress, begin, len(rows))
        try:
            parts.append(_trace_block(block, profile.encode(), threads, tell))
        except PuzzleError as error:
            if error.row is None:
                raise
            raise bad_row(rows, begin + error.row, int(np.argmax(block.cells[error.row] > rows.board.size))) from None
    return Trace(_joined(parts), rows.board.size)


def _trace_block(rows: Rows, profile: bytes, threads: Optional[int], tell: Optional[Progress]) -> dict[str, np.ndarray]:
    steps, effects = len(rows) * _STEPS, len(rows) * _EFFECTS
    while True:
        arrays = _room(len(rows), rows.board.cells, steps, effects)
        room = Traces(step_room=steps, effect_room=effects, **{name: address(a) for name, a in arrays.items()})
        report = _calls.call(
            library.shudu_trace_array,
            rows.arguments(),
            _calls.terms_of(rows.board.name, threads),
            (profile, room),
            None,
            progress=tell,
            keep=(rows.cells, arrays),
        )
        raise_bad(rows, report)
        if report.steps <= steps and report.effects <= effects:
            return _cut(arrays, report.steps, report.effects)
        steps, effects = max(steps, report.steps), max(effects, report.effects)


def _joined(parts: list[dict[str, np.ndarray]]) -> dict[str, np.ndarray]:
    """The arrays of blocks, one behind the other; offsets go on where those of the block before end."""
    if len(parts) == 1:
        return parts[0]
    joined = {}
    for name in parts[0]:
        if name.endswith("offsets"):
            ends = np.cumsum([0] + [int(part[name][-1]) for part in parts])
            pieces = [part[name][:-1] + end for part, end in zip(parts, ends)] + [ends[-1:]]
            joined[name] = np.concatenate(pieces)
        else:
            joined[name] = np.concatenate([part[name] for part in parts])
    return joined


def _room(count: int, cells: int, steps: int, effects: int) -> dict[str, np.ndarray]:
    """Not written to, memory costs nothing: what is too much here is no memory yet."""
    return {
        "offsets": np.zeros(count + 1, np.int64),
        "techniques": np.empty(steps, np.uint16),
        "before": np.empty((steps, cells), np.uint16),
        "after": np.empty((steps, cells), np.uint16),
        "effect_offsets": np.zeros(steps + 1, np.int64),
        "effects": np.empty((effects, 2), np.int16),
        "ends": np.empty(count, np.uint8),
    }


def _cut(arrays: dict[str, np.ndarray], steps: int, effects: int) -> dict[str, np.ndarray]:
    ends = {"techniques": steps, "before": steps, "after": steps, "effect_offsets": steps + 1, "effects": effects}
    return {name: array[: ends[name]] if name in ends else array for name, array in arrays.items()}
