"""Shudu: Sudoku puzzles by the million, as numpy arrays.

    import shudu
    result = shudu.solve(grids)          # (N, 81) of integers, 0 is an open cell; or texts
    result.solutions, result.status

The page is docs/python.md; every function says its shapes, types and errors. Grids are handed in the same way
everywhere, see `asgrids`; `layout` names another layout than the classic one.
"""

from ._cells import asgrids, astext
from ._library import version as __version__
from ._program import solve_file
from .errors import Cancelled, PuzzleError
from .making import Puzzles, generate
from .moving import CanonResult, Split, augment, canon, move, split, symmetries
from .puzzle import Puzzle
from .rating import RateResult, rate
from .solving import SolveResult, Status, check, count, redundant, solve
from .stepping import Hint, Step, Steps, explain, hint, minimize, steps
from .tracing import Trace, TraceStep, technique_names, trace
from .variants import Candidates, Variant

__all__ = [
    "Cancelled",
    "Candidates",
    "CanonResult",
    "Hint",
    "Puzzle",
    "PuzzleError",
    "Puzzles",
    "RateResult",
    "SolveResult",
    "Split",
    "Status",
    "Step",
    "Steps",
    "Trace",
    "TraceStep",
    "Variant",
    "__version__",
    "asgrids",
    "astext",
    "augment",
    "canon",
    "check",
    "count",
    "explain",
    "generate",
    "hint",
    "minimize",
    "move",
    "rate",
    "redundant",
    "solve",
    "solve_file",
    "split",
    "steps",
    "symmetries",
    "technique_names",
    "trace",
]
