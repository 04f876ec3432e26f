"""Sets as files, written block by block: memory holds one block, whatever the size of the set.

    .npy      a file a column, set.puzzles.npy and so on, which `read` opens without reading them
    .npz      the columns in one file, as numpy.savez makes it
    .jsonl    a line a row; grids are text
    .parquet  where pyarrow is installed; grids are lists of 81 numbers

Files are written under a name of their own beside the wanted one and get that when all of them are whole: what is
under a final name is never half a set. How many rows there are is known at the end, so the header of an .npy is
written with room for the number and once more when it is known.
"""

from __future__ import annotations

import importlib
import json
import os
import shutil
import typing
import zipfile
from typing import Any, Optional, Union

import numpy as np

from .._cells import text_of

Block = typing.Mapping[str, Any]
"""The columns of some rows: arrays of as many rows each."""

_HEADER = 192  # bytes, whatever the number of rows
_COPIED = 1 << 20


def write(path: Union[str, "os.PathLike[str]"], blocks: typing.Iterable[Block]) -> int:
    """Writes blocks, one behind the other, and gives the number of rows. The end of `path` says the format: see above.

    A set that is there already is replaced when the new one is whole.
    ValueError: there is no such format, or blocks do not fit together. ImportError: .parquet without pyarrow.
    FileExistsError: an older .npy of that name has a column that this set has not.
    """
    name = os.fspath(path)
    ending = os.path.splitext(name)[1].lower()
    if ending not in _WRITERS:
        raise ValueError(f"the name must end in {', '.join(_WRITERS)}, not {ending!r}")
    writer = _WRITERS[ending](name)
    rows = 0
    try:
        shapes: Optional[dict[str, Any]] = None
        for block in blocks:
            columns = {column: np.asarray(values) for column, values in block.items()}
            rows += _rows_of(columns)
            found = {column: (array.dtype, array.shape[1:]) for column, array in columns.items()}
            if shapes not in (None, found):
                raise ValueError(f"a block has the columns {found}, the first one {shapes}")
            shapes = found
            writer.add(columns)
        if shapes is None:
            raise ValueError("at least one block is wanted")
        writer.finish()
    except BaseException:
        writer.abandon()
        raise
    return rows


def _rows_of(columns: dict[str, np.ndarray]) -> int:
    for column, array in columns.items():
        if array.ndim == 0 or array.dtype.kind not in "biuf":
            raise ValueError(f"column {column!r} is no array of numbers, a row each")
        if not column or not column.replace("_", "").isalnum():
            raise ValueError(f"{column!r} is no name of a column: letters, digits and _ are wanted")
    sizes = {len(array) for array in columns.values()}
    if len(sizes) != 1:
        raise ValueError(f"the columns of a block have {sorted(sizes)} rows")
    return sizes.pop()


class _Writer:
    """Files under names of their own, and the names they get."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.files: dict[str, str] = {}
        self.open: list[Any] = []

    def begin(self, final: str) -> typing.BinaryIO:
        part = f"{final}.part-{os.getpid()}"
        file = open(part, "xb")
        self.files[part] = final
        self.open.append(file)
        return file

    def add(self, columns: dict[str, np.ndarray]) -> None:
        raise NotImplementedError

    def finish(self) -> None:
        for file in self.open:
            file.flush()
            os.fsync(file.fileno())
            file.close()
        for part, final in self.files.items():
            os.replace(part, final)

    def abandon(self) -> None:
        for file in self.open:
            file.close()
        for part in self.files:
            if os.path.exists(part):
                os.remove(part)


class _Npy(_Writer):
    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.columns: dict[str, tuple[typing.BinaryIO, np.dtype, tuple[int, ...]]] = {}
        self.rows = 0

    def add(self, columns: dict[str, np.ndarray]) -> None:
        if not self.columns:
            self.refuse_others(columns)
        for name, array in columns.items():
            if name not in self.columns:
                stem, ending = os.path.splitext(self.path)
                file = self.begin(f"{stem}.{name}{ending}")
                file.write(_header(array.dtype, (0, *array.shape[1:])))
                self.columns[name] = (file, array.dtype, array.shape[1:])
            self.columns[name][0].write(np.ascontiguousarray(array).data)
        self.rows += len(next(iter(columns.values())))

    def refuse_others(self, columns: dict[str, np.ndarray]) -> None:
        """`read` would take a column that an older set has left for one of this set."""
        for name, file in _column_files(self.path).items():
            if name not in columns:
                raise FileExistsError(f"{file!r} is a column of another set, and this one has none of that name")

    def end_headers(self) -> None:
        for file, dtype, shape in self.columns.values():
            file.seek(0)
            file.write(_header(dtype, (self.rows, *shape)))

    def finish(self) -> None:
        self.end_headers()
        super().finish()


def _header(dtype: np.dtype, shape: tuple[int, ...]) -> bytes:
    """The header of an .npy of version 1.0 (numpy.lib.format), filled up with blanks to one size."""
    said = {"descr": np.lib.format.dtype_to_descr(dtype), "fortran_order": False, "shape": shape}
    room = _HEADER - 10
    return b"\x93NUMPY\x01\x00" + room.to_bytes(2, "little") + repr(said).encode().ljust(room - 1) + b"\n"


class _Npz(_Npy):
    """Columns grow side by side, the members of a zip one behind the other: so each is a file until the end."""

    def refuse_others(self, columns: dict[str, np.ndarray]) -> None:
        """All columns are in one file."""

    def finish(self) -> None:
        self.end_headers()
        columns = dict(zip(self.columns, list(self.files)))
        for file in self.open:
            file.close()
        self.open.clear()
        target = self.begin(self.path)
        with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED, allowZip64=True) as archive:
            for name, part in columns.items():
                with open(part, "rb") as source, archive.open(f"{name}.npy", "w", force_zip64=True) as member:
                    shutil.copyfileobj(source, member, _COPIED)
        for part in columns.values():
            os.remove(part)
            del self.files[part]
        _Writer.finish(self)


class _Jsonl(_Writer):
    def add(self, columns: dict[str, np.ndarray]) -> None:
        file = self.open[0] if self.open else self.begin(self.path)
        values = [_json_values(array) for array in columns.values()]
        for row in zip(*values):
            file.write(json.dumps(dict(zip(columns, row)), allow_nan=False).encode() + b"\n")


def _json_values(array: np.ndarray) -> list[Any]:
    """Rows of bytes are grids and become text; what is no finite number becomes null."""
    if array.dtype == np.uint8 and array.ndim == 2:
        return [text_of(row) for row in array]
    if array.dtype.kind == "f":
        shortest = array.astype(object) if array.dtype.itemsize == 8 else _shortest(array)
        shortest[~np.isfinite(array)] = None
        return shortest.tolist()
    return array.tolist()


def _shortest(array: np.ndarray) -> np.ndarray:
    """0.1 of float32 as 0.1, not as the float64 0.10000000149011612."""
    return np.array([float(str(number)) for number in array.flat], object).reshape(array.shape)


class _Parquet(_Writer):
    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.pyarrow = importlib.import_module("pyarrow")
        self.parquet = importlib.import_module("pyarrow.parquet")
        self.writer: Any = None

    def add(self, columns: dict[str, np.ndarray]) -> None:
        table = self.pyarrow.table({name: self._column(array) for name, array in columns.items()})
        if self.writer is None:
            self.writer = self.parquet.ParquetWriter(self.begin(self.path), table.schema)
        self.writer.write_table(table)

    def _column(self, array: np.ndarray) -> Any:
        values = self.pyarrow.array(np.ascontiguousarray(array).reshape(-1))
        for size in reversed(array.shape[1:]):
            values = self.pyarrow.FixedSizeListArray.from_arrays(values, size)
        return values

    def finish(self) -> None:
        self.writer.close()
        super().finish()


_WRITERS: dict[str, Any] = {".npy": _Npy, ".npz": _Npz, ".jsonl": _Jsonl, ".parquet": _Parquet}


def read(path: Union[str, "os.PathLike[str]"]) -> dict[str, np.ndarray]:
    """The columns of a set that was written as .npy, by name, read-only and mapped: memory holds what is looked at.

    FileNotFoundError: there are no columns of that name. `write("set.npy", ...)` is read by `read("set.npy")`.
    """
    name = os.fspath(path)
    if not name.lower().endswith(".npy"):
        raise ValueError(f"the name must end in .npy: {name!r}")
    found = {column: np.load(file, mmap_mode="r") for column, file in _column_files(name).items()}
    if not found:
        raise FileNotFoundError(f"no columns of {name!r}")
    return found


def _column_files(path: str) -> dict[str, str]:
    """The files set.COLUMN.npy of the set set.npy, by column."""
    stem, ending = os.path.splitext(path)
    folder, begin = os.path.split(stem)
    found = {}
    for file in sorted(os.listdir(folder or ".")):
        column = file[len(begin) + 1 : -len(ending)]
        if file == f"{begin}.{column}{ending}" and column and "." not in column:
            found[column] = os.path.join(folder, file)
    return found
