"""Puzzles with rules of their own, or on grids over 9x9 (docs/variants.md). Answered by the service, one puzzle a call.

Grids are lists of lists of whole numbers, row by row: no array has room for all values and sizes there are.
"""

from __future__ import annotations

import json
import typing
from typing import Any, Optional, Union

from . import _service
from ._calls import Progress
from .errors import PuzzleError
from .solving import Status

Grid = list[list[int]]
_STATUS = {"none": Status.NONE, "unique": Status.UNIQUE, "multiple": Status.MULTIPLE}


class Candidates(typing.NamedTuple):
    """The true candidates of a puzzle.

    values: of each cell, row by row, the values that it has in some solution, in ascending order; empty lists where
        there is no solution.
    counts: in how many solutions, as `values`; None where nobody has asked.
    exact: are the counts of all solutions there are?
    """

    values: list[list[list[int]]]
    counts: Optional[list[list[list[int]]]]
    exact: bool


class Variant:
    """A puzzle with any rules on a grid of up to 25 x 25; it does not change.

    Variant("https://www.f-puzzles.com/?load=...")   a text in any of the formats, killers and constraint strings too
    Variant({"format": "shudu-variant", ...})         JSON of our own (docs/variant.schema.json)

    data: that JSON, of whatever was handed in. rows, columns: of the grid. low, high: its lowest and highest value.
    Two are equal where their data are.

    TypeError: it is neither a text nor a dict. PuzzleError: it is no puzzle; with the code (docs/service.md).
    All questions below: PuzzleError with the code "budget" where `nodes`, the decisions that a search may take, were
    not enough. KeyboardInterrupt ends them.
    """

    def __init__(self, puzzle: Union[str, typing.Mapping[str, Any], Variant]) -> None:
        if isinstance(puzzle, Variant):
            puzzle = puzzle.data
        if isinstance(puzzle, typing.Mapping):
            puzzle = _text_of(puzzle)
        if not isinstance(puzzle, str):
            raise TypeError(f"a text or a dict is wanted, not {type(puzzle).__name__}")
        answer = _service.ask("convert", puzzle=puzzle, to="shudu-variant")
        self.data: dict[str, Any] = json.loads(answer["text"])
        self.rows: int = self.data["rows"]
        self.columns: int = self.data["columns"]
        self.low: int = self.data["low"]
        self.high: int = self.data["high"]

    def _ask(self, request: str, **fields: Any) -> dict[str, Any]:
        fields["budget"] = fields.pop("nodes", None)
        return _service.ask(request, puzzle=json.dumps(self.data), **fields)

    def _grid_of(self, text: str) -> Grid:
        """A character a cell, digits and then letters; or numbers with blanks between them."""
        values = [int(word) for word in text.split()] if " " in text else [int(sign, 36) for sign in text]
        return self._in_rows(values)

    def _in_rows(self, cells: list[Any]) -> list[list[Any]]:
        return [cells[start : start + self.columns] for start in range(0, len(cells), self.columns)]

    @property
    def givens(self) -> list[list[Optional[int]]]:
        """The grid: a value where a cell can have no other, else None."""
        cells: list[Optional[int]] = [None] * (self.rows * self.columns)
        for cell, values in self.data["candidates"]:
            if len(values) == 1 and cell < len(cells):
                cells[cell] = values[0]
        return self._in_rows(cells)

    def check(self, *, nodes: Optional[int] = None, progress: Optional[Progress] = None) -> Status:
        """Has it one solution, several, or none?"""
        return _STATUS[self._ask("check", nodes=nodes, progress=progress)["status"]]

    @property
    def status(self) -> Status:
        """The same."""
        return self.check()

    def solve(self, *, nodes: Optional[int] = None, progress: Optional[Progress] = None) -> Optional[Grid]:
        """Its solution, of several the smallest, read row by row; None where there is none."""
        answer = self._ask("solve", nodes=nodes, progress=progress)
        return self._grid_of(answer["solution"]) if "solution" in answer else None

    def solutions(
        self, limit: int = 1000, *, nodes: Optional[int] = None, progress: Optional[Progress] = None
    ) -> list[Grid]:
        """All solutions, as they are found, at most `limit` (10,000 at most)."""
        answer = self._ask("solve", all=True, limit=limit, nodes=nodes, progress=progress)
        return [self._grid_of(text) for text in answer["solutions"]]

    def count(self, limit: int = 2, *, nodes: Optional[int] = None, progress: Optional[Progress] = None) -> int:
        """How many solutions, at most `limit`; 0: all. Where the nodes end the count, PuzzleError."""
        answer = self._ask("count", limit=limit or None, nodes=nodes, progress=progress)
        number: int = answer["count"]
        if not answer["count_is_exact"] and (limit == 0 or number < limit):
            raise PuzzleError(f"more than {number} solutions; the nodes were not enough", code="budget")
        return number

    def redundant(self, *, nodes: Optional[int] = None, progress: Optional[Progress] = None) -> list[str]:
        """The givens and rules that are not needed, each by itself: "r1c1", "cage r1c2".

        PuzzleError: it has not one solution; with the code "none" or "multiple".
        """
        answer = self._ask("check", minimal=True, nodes=nodes, progress=progress)
        if answer["status"] != "unique":
            raise PuzzleError("the puzzle has not one solution", code=answer["status"])
        names: list[str] = answer["redundant"]
        return names

    def candidates(
        self,
        *,
        counts: bool = False,
        limit: Optional[int] = None,
        nodes: Optional[int] = None,
        progress: Optional[Progress] = None,
    ) -> Candidates:
        """The values that each cell has in some solution, and with `counts` in how many of the first `limit` (a
        million when nobody says).
        """
        if limit is not None and not counts:
            raise TypeError("limit is of counts")
        answer = self._ask("candidates", counts=counts or None, limit=limit, nodes=nodes, progress=progress)
        none: list[list[int]] = [[] for _ in range(self.rows * self.columns)]
        values = self._in_rows(answer.get("candidates", none))
        if not counts:
            return Candidates(values, None, False)
        return Candidates(values, self._in_rows(answer.get("counts", none)), answer.get("counts_are_exact", True))

    def convert(self, to: str) -> str:
        """It as a text: "fpuzzles", "iss", "sudokupad", "killer-short" and others (docs/formats.md).

        PuzzleError: there is no such format, or it cannot hold the puzzle.
        """
        answer = self._ask("convert", to=to)
        text: str = answer["text"]
        return text

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Variant):
            return NotImplemented
        return self.data == other.data

    def __hash__(self) -> int:
        return hash(json.dumps(self.data, sort_keys=True))

    def __repr__(self) -> str:
        kinds = sorted({rule["kind"] for rule in self.data["constraints"]})
        return f"Variant({self.rows}x{self.columns}{': ' if kinds else ''}{', '.join(kinds)})"


def _text_of(data: typing.Mapping[str, Any]) -> str:
    try:
        return json.dumps(dict(data))
    except (TypeError, ValueError) as error:
        raise TypeError(f"the dict is no JSON: {error}") from None
