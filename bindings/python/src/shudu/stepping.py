"""As people solve: steps, explain, hint, minimize. One puzzle a call but for minimize, answered by the service."""

from __future__ import annotations

import re
import typing
from typing import Any, Optional

import numpy as np

from . import _drawing, _service
from ._calls import Progress, moved_on
from ._cells import Grids, asgrids, astext, rows_of
from ._numbers import Seed, seed_of
from .errors import PuzzleError
from .solving import Status

_STATUS = {"none": Status.NONE, "unique": Status.UNIQUE, "multiple": Status.MULTIPLE, "invalid": Status.INVALID}
_BLOCK = 2048  # puzzles of one request
_ACTION = re.compile(r"r(\d+)c(\d+)(=|<>)(\d+)")


class Step(typing.NamedTuple):
    """A step of a person.

    technique: its name for programs, such as "x-wing"; name: for people, in the language that was asked for.
    text: what it does and why.
    cells: the cells of its pattern; placements, eliminations: pairs of cell and digit. Cells are numbers from 0, row by
        row, as in arrays.
    puzzle: the givens as a line of text; board: the position before the step.
    candidates: those of each cell before it, bit d - 1 for digit d.
    assumes_unique: it holds only where the puzzle has one solution.
    layout: that of the puzzle, "classic" where nobody has named another.
    data: all that the service says of it (docs/service.md, `steps`), marks included.
    """

    technique: str
    name: str
    text: str
    cells: tuple[int, ...]
    placements: tuple[tuple[int, int], ...]
    eliminations: tuple[tuple[int, int], ...]
    puzzle: str
    board: str
    candidates: np.ndarray
    assumes_unique: bool
    layout: str
    data: dict[str, Any]

    def __repr__(self) -> str:
        return f"Step({self.text!r})"

    def _repr_html_(self) -> str:
        return f"<p><b>{_drawing.escaped(self.name)}</b> {_drawing.escaped(self.text)}</p>{self._repr_svg_()}"

    def _repr_svg_(self) -> str:
        values = [0 if letter == "." else int(letter) for letter in self.board]
        discs = {place: _drawing.COLOURS["gone"] for place in self.eliminations}
        discs.update({place: _drawing.COLOURS["set"] for place in self.placements})
        fills = {cell: _drawing.COLOURS["cell"] for cell in self.cells}
        return _drawing.svg_of(
            values, [letter != "." for letter in self.puzzle], self.layout,
            candidates=self.candidates, fills=fills, discs=discs,
        )


class Steps(typing.Sequence[Step]):
    """Steps in their order, a sequence. In a notebook each is shown with its picture.

    end: how a path ends, "solved", "stuck", "contradiction" or "until"; of `steps`, which is no path, "".
    end_text: the same in words. status: the Status of the puzzle. board: the position at the end.
    complete: False where `limit` of `steps` (2,000 when nobody says) left some out.
    """

    __slots__ = ("_steps", "end", "end_text", "status", "board", "complete")

    def __init__(self, steps: typing.Iterable[Step], answer: dict[str, Any]) -> None:
        self._steps = tuple(steps)
        self.end: str = answer.get("end", "")
        self.end_text: str = answer.get("end_text", "")
        self.status: Status = _STATUS[answer["status"]]
        self.board: str = answer.get("board", "")
        self.complete: bool = answer.get("complete", True)

    def __getitem__(self, index: Any) -> Any:
        return self._steps[index]

    def __len__(self) -> int:
        return len(self._steps)

    def __repr__(self) -> str:
        lines = [f"{number}. {step.text}" for number, step in enumerate(self._steps, 1)]
        return "\n".join(lines + ([self.end_text] if self.end_text else [])) or "no steps"

    def _repr_html_(self) -> str:
        steps = "".join(f"<li>{step._repr_html_()}</li>" for step in self._steps)
        return f"<ol>{steps}</ol><p>{_drawing.escaped(self.end_text)}</p>"


class Hint(typing.NamedTuple):
    """What `hint` tells.

    text: what is to be said at this stage. stage: 1 to 6.
    technique, name: from stage 2 on, else "". mistake: the hint is that something on the board is wrong.
    data: all that the service says (docs/service.md, `hint`), marks included.
    """

    text: str
    stage: int
    technique: str
    name: str
    mistake: bool
    data: dict[str, Any]

    def __repr__(self) -> str:
        return f"Hint({self.text!r})"


def _fields(grid: Grids, layout: Optional[str], fields: dict[str, Any]) -> dict[str, Any]:
    """A request about one grid. A text goes as it is: it may hold candidates and entered digits."""
    if isinstance(grid, str):
        text = grid
    else:
        line = astext(grid, layout=layout)
        if not isinstance(line, str):
            if len(line) != 1:
                raise TypeError(f"one grid is wanted, not {len(line)}")
            line = line[0]
        text = line
    without = fields.pop("without", None)
    return {"puzzle": text, "layout": layout, "without": None if without is None else list(without), **fields}


def _cell(name: str, size: int) -> int:
    row, column = name[1:].split("c")
    return (int(row) - 1) * size + int(column) - 1


def _actions(words: typing.Iterable[str], size: int) -> tuple[tuple[int, int], ...]:
    found = (_ACTION.fullmatch(word) for word in words)
    return tuple(((int(m[1]) - 1) * size + int(m[2]) - 1, int(m[4])) for m in found if m)


def _step(data: dict[str, Any], layout: str, puzzle: str) -> Step:
    cells = len(data["board"])
    size = int(cells**0.5)
    letters = np.frombuffer(data["candidates"].encode(), np.uint8).reshape(cells, size)
    return Step(
        technique=data["technique"],
        name=data["name"],
        text=data["text"],
        cells=tuple(_cell(name, size) for name in data["cells"]),
        placements=_actions(data["placements"], size),
        eliminations=_actions(data["eliminations"], size),
        puzzle=puzzle,
        board=data["board"],
        candidates=((letters != ord(".")) << np.arange(size)).sum(axis=1).astype(np.uint16),
        assumes_unique=data["assumes_unique"],
        layout=layout,
        data=data,
    )


def steps(
    grid: Grids,
    *,
    techniques: Optional[typing.Iterable[str]] = None,
    profile: Optional[str] = None,
    without: Optional[typing.Iterable[str]] = None,
    limit: Optional[int] = None,
    language: str = "en",
    layout: Optional[str] = None,
    progress: Optional[Progress] = None,
) -> Steps:
    """Every step that there is now.

    grid: one grid, see `shudu.asgrids`; a text may also hold entered digits and candidates (docs/formats.md).
    techniques: only these, by name; else those of `profile`: "shudu" (None), "hodoku" or "se-like".
    without: names of techniques that are left out. limit: at most so many steps, up to 2,000.
    language: of the words: "en", "zh-CN" or "zh-TW".

    PuzzleError: the grid or a name cannot be read, or the grid has no solution.
    Cancelled, KeyboardInterrupt: see `solve`.
    """
    wanted = None if techniques is None else list(techniques)
    fields = {"techniques": wanted, "profile": profile, "without": without, "limit": limit}
    return _steps("steps", grid, layout, {**fields, "language": language, "progress": progress})


def explain(
    grid: Grids,
    *,
    profile: Optional[str] = None,
    without: Optional[typing.Iterable[str]] = None,
    until: Optional[str] = None,
    language: str = "en",
    layout: Optional[str] = None,
    progress: Optional[Progress] = None,
) -> Steps:
    """The whole path, the easiest technique first; with `until` to the first step of that technique.

    Other arguments and errors: see `steps`. For many puzzles, as arrays, see `trace`.
    """
    fields = {"profile": profile, "without": without, "until": until, "language": language, "progress": progress}
    return _steps("explain", grid, layout, fields)


def _steps(request: str, grid: Grids, layout: Optional[str], fields: dict[str, Any]) -> Steps:
    answer = _service.ask(request, **_fields(grid, layout, {"positions": True, "marks": True, **fields}))
    if "steps" not in answer:
        raise PuzzleError(answer.get("message", f"the puzzle has no path: {answer['status']}"), code=answer["status"])
    size = int(len(answer["puzzle"]) ** 0.5)
    where = answer.get("layout") or layout or ("classic" if size == 9 else f"{size}x{size}")
    return Steps([_step(step, where, answer["puzzle"]) for step in answer["steps"]], answer)


def hint(
    grid: Grids,
    *,
    stage: int = 3,
    profile: Optional[str] = None,
    without: Optional[typing.Iterable[str]] = None,
    language: str = "en",
    layout: Optional[str] = None,
    progress: Optional[Progress] = None,
) -> Hint:
    """The next step, as far as `stage` tells it: 1 says least, 5 what follows, 6 all.

    Other arguments and errors: see `steps`.
    """
    fields = {"stage": stage, "profile": profile, "without": without, "language": language, "progress": progress}
    answer = _service.ask("hint", **_fields(grid, layout, fields))
    if "text" not in answer:
        raise PuzzleError(answer.get("message", f"there is no hint: {answer['status']}"), code=answer["status"])
    return Hint(
        answer["text"], answer.get("stage", stage), answer.get("technique", ""), answer.get("name", ""),
        answer.get("mistake", False), answer,
    )


def minimize(
    grids: Grids,
    *,
    seed: Optional[Seed] = None,
    layout: Optional[str] = None,
    progress: Optional[Progress] = None,
) -> np.ndarray:
    """A minimal puzzle inside each puzzle: uint8 in the shape of the grids.

    seed: None takes givens away in reading order, a number (or a generator, from which one is drawn) in a random one.
        What becomes of puzzle i depends on it, on i and on the seed, as with `shudu minimize --seed`.
    PuzzleError: wrong contents; a puzzle has not just one solution.
    """
    rows = rows_of(grids, layout)
    number = None if seed is None else seed_of(seed)
    asgrids(rows.cells, layout=layout)
    made = np.empty(rows.cells.shape, np.uint8)
    for begin in range(0, len(rows), _BLOCK):
        lines = astext(rows.cells[begin : begin + _BLOCK], layout=layout)
        tell = None if progress is None else moved_on(progress, begin, len(rows))
        text = "\n".join(lines) + "\n"
        of_series = {} if number is None else {"seed": number, "index": begin}
        answer = _service.ask("minimize", puzzles=text, layout=layout, progress=tell, **of_series)
        small = []
        for row, result in enumerate(answer["results"], begin):
            if "minimized" not in result:
                status = result.get("status", "unreadable")
                raise PuzzleError(f"it has not one solution ({status})", row=None if rows.is_one else row, code=status)
            small.append(result["minimized"])
        made[begin : begin + _BLOCK] = rows_of(small, layout).cells
    return made.reshape(rows.shape)
