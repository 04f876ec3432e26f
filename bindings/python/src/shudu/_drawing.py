"""Boards as SVG for notebooks, with the colours and proportions of `shudu render`'s normal style.

Text is text in it, so that it can be copied; its size is that of the board alone. The regions come from the service,
so every layout is drawn as it is.
"""

from __future__ import annotations

import typing
from functools import lru_cache
from typing import Any, Optional

import numpy as np

from . import _service

_CELL = 36
_EDGE = 2
COLOURS = {
    "given": "#111111",
    "placed": "#1F5FA8",
    "candidate": "#555555",
    "cell": "#FFE79A",  # of the pattern of a step
    "extra": "#ECEFF4",  # in a region that is no row, column or box
    "gone": "#F4B6AE",  # a candidate that a step takes away
    "set": "#A9D8A4",  # one that it places
}


def escaped(text: str) -> str:
    """Text for HTML. The module html is not used: its table of names takes 4 ms to load."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


@lru_cache(maxsize=32)
def shape_of(layout: str) -> dict[str, Any]:
    """What the service says of a layout (docs/service.md, `layout`)."""
    return _service.ask("layout", layout=layout)


def svg_of(
    values: typing.Sequence[int],
    givens: typing.Sequence[bool],
    layout: str,
    *,
    candidates: Optional[np.ndarray] = None,
    fills: Optional[typing.Mapping[int, str]] = None,
    discs: Optional[typing.Mapping[tuple[int, int], str]] = None,
) -> str:
    """A board: values (0: open), which of them are givens, candidates as bits, cells and candidates with a colour."""
    shape = shape_of(layout)
    size = shape["size"]
    side = size * _CELL + 2 * _EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{side}" height="{side}" '
        f'viewBox="{-_EDGE} {-_EDGE} {side} {side}" font-family="DejaVu Sans, Arial, sans-serif" text-anchor="middle">',
        f"<title>{_described(values, size)}</title>",
        f'<rect x="0" y="0" width="{size * _CELL}" height="{size * _CELL}" fill="#FFFFFF"/>',
    ]
    coloured = {cell: COLOURS["extra"] for cell in _extra_cells(shape)}
    coloured.update(fills or {})
    for cell, colour in sorted(coloured.items()):
        parts.append(f'<rect {_place(cell, size)} width="{_CELL}" height="{_CELL}" fill="{colour}"/>')
    for (cell, digit), colour in sorted((discs or {}).items()):
        x, y = _candidate_place(cell, digit, size)
        parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{_CELL * 0.15:g}" fill="{colour}"/>')
    parts.append(_lines(shape["regions"], size))
    for cell, value in enumerate(values):
        if value:
            parts.append(_digit(cell, value, bool(givens[cell]), size))
        elif candidates is not None:
            mask = int(candidates[cell])
            parts.extend(_small_digit(cell, d, size) for d in range(1, size + 1) if mask >> (d - 1) & 1)
    return "\n".join([*parts, "</svg>"])


def _described(values: typing.Sequence[int], size: int) -> str:
    line = "".join(str(value) if value else "." for value in values)
    return "Sudoku: " + " / ".join(line[start : start + size] for start in range(0, len(line), size))


def _extra_cells(shape: dict[str, Any]) -> set[int]:
    names = [name for region in shape["extra"] for name in region["cells"]]
    places = (name[1:].split("c") for name in names)
    return {(int(row) - 1) * shape["size"] + int(column) - 1 for row, column in places}


def _place(cell: int, size: int) -> str:
    return f'x="{cell % size * _CELL}" y="{cell // size * _CELL}"'


def _lines(regions: str, size: int) -> str:
    """Thin lines between all cells, thick ones where the region is another, and around."""
    thin: list[str] = []
    thick: list[str] = []
    for row in range(size):
        for column in range(size):
            here = regions[row * size + column]
            x, y = column * _CELL, row * _CELL
            if column:
                (thick if regions[row * size + column - 1] != here else thin).append(f"M{x} {y}v{_CELL}")
            if row:
                (thick if regions[(row - 1) * size + column] != here else thin).append(f"M{x} {y}h{_CELL}")
    whole = size * _CELL
    thick.append(f"M0 0h{whole}v{whole}h{-whole}z")
    return (
        f'<path d="{"".join(thin)}" fill="none" stroke="#8C8C8C" stroke-width="0.6"/>\n'
        f'<path d="{"".join(thick)}" fill="none" stroke="#1A1A1A" stroke-width="2" stroke-linecap="square"/>'
    )


def _digit(cell: int, value: int, is_given: bool, size: int) -> str:
    x, y = (cell % size + 0.5) * _CELL, (cell // size + 0.5) * _CELL
    look = f'fill="{COLOURS["given"]}" font-weight="bold"' if is_given else f'fill="{COLOURS["placed"]}"'
    return f'<text x="{x:g}" y="{y + _CELL * 0.23:g}" font-size="{_CELL * 0.64:g}" {look}>{value}</text>'


def _candidate_place(cell: int, digit: int, size: int) -> tuple[float, float]:
    columns = 2 if size <= 4 else 3
    rows = -(-size // columns)
    x = (cell % size + ((digit - 1) % columns + 0.5) / columns) * _CELL
    y = (cell // size + ((digit - 1) // columns + 0.5) / rows) * _CELL
    return x, y


def _small_digit(cell: int, digit: int, size: int) -> str:
    x, y = _candidate_place(cell, digit, size)
    look = f'fill="{COLOURS["candidate"]}" font-size="{_CELL * 0.26:g}"'
    return f'<text x="{x:g}" y="{y + _CELL * 0.095:g}" {look}>{digit}</text>'
