"""The bases and spaces of the environments: gymnasium's where it is installed, else small ones that do the same."""

from __future__ import annotations

import importlib
from typing import Any, Optional

import numpy as np


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


class Space:
    """A set of values that can be drawn from."""

    def __init__(self, shape: tuple[int, ...], dtype: Any, seed: Optional[int] = None) -> None:
        self.shape = shape
        self.dtype = np.dtype(dtype)
        self._rng = np.random.default_rng(seed)

    def seed(self, seed: Optional[int] = None) -> None:
        """From here on the same values are drawn for the same seed."""
        self._rng = np.random.default_rng(seed)

    def contains(self, value: Any) -> bool:
        """Whether it is one of the values."""
        raise NotImplementedError

    def __contains__(self, value: Any) -> bool:
        return self.contains(value)


class Discrete(Space):
    """The whole numbers from 0 to n - 1."""

    def __init__(self, n: int, seed: Optional[int] = None) -> None:
        super().__init__((), np.int64, seed)
        self.n = n

    def sample(self, mask: Optional[np.ndarray] = None) -> Any:
        """One of them, drawn evenly from those that `mask` has not zero; 0 where there is none."""
        if mask is None:
            return np.int64(self._rng.integers(self.n))
        allowed = np.flatnonzero(mask)
        return np.int64(self._rng.choice(allowed) if len(allowed) else 0)

    def contains(self, value: Any) -> bool:
        if isinstance(value, (int, np.integer)) or (isinstance(value, np.ndarray) and value.dtype.kind in "iu"):
            return np.ndim(value) == 0 and 0 <= int(value) < self.n
        return False


class MultiDiscrete(Space):
    """Rows of whole numbers, each from 0 to below its member of `nvec`."""

    def __init__(self, nvec: Any, seed: Optional[int] = None) -> None:
        self.nvec = np.asarray(nvec, np.int64)
        super().__init__(self.nvec.shape, np.int64, seed)

    def sample(self) -> np.ndarray:
        """A row, drawn evenly."""
        return self._rng.integers(0, self.nvec, dtype=np.int64)

    def contains(self, value: Any) -> bool:
        array = np.asarray(value)
        if array.shape != self.shape or array.dtype.kind not in "iu":
            return False
        return bool(((array >= 0) & (array < self.nvec)).all())


class Box(Space):
    """Arrays of numbers from `low` to `high`, both included."""

    def __init__(self, low: int, high: int, shape: tuple[int, ...], dtype: Any, seed: Optional[int] = None) -> None:
        super().__init__(shape, dtype, seed)
        self.low = np.full(shape, low, dtype)
        self.high = np.full(shape, high, dtype)

    def sample(self) -> np.ndarray:
        """An array of integers, drawn evenly."""
        return self._rng.integers(self.low, self.high, endpoint=True, dtype=self.dtype.type)

    def contains(self, value: Any) -> bool:
        if not isinstance(value, np.ndarray) or value.shape != self.shape or not np.can_cast(value.dtype, self.dtype):
            return False
        return bool(((value >= self.low) & (value <= self.high)).all())


class Env:
    """What is used of gymnasium.Env, and of its VectorEnv."""

    _np_random: Optional[np.random.Generator] = None

    @property
    def np_random(self) -> np.random.Generator:
        """The generator of the environment, as the last seed has set it."""
        if self._np_random is None:
            self._np_random = np.random.default_rng()
        return self._np_random

    @property
    def unwrapped(self) -> Any:
        """Itself."""
        return self

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> Any:
        """Seeds the generator."""
        if seed is not None:
            self._np_random = np.random.default_rng(seed)

    def close(self) -> None:
        """Nothing is held open."""


gymnasium = _module("gymnasium")
spaces: Any = None if gymnasium is None else _module("gymnasium.spaces")
vector: Any = None if gymnasium is None else _module("gymnasium.vector")

EnvBase: Any = Env if gymnasium is None else gymnasium.Env
VectorBase: Any = Env if vector is None else vector.VectorEnv
# The words of gymnasium for "the next episode begins in the same step"; older ones have no type for it.
SAME_STEP: Any = vector.AutoresetMode.SAME_STEP if hasattr(vector, "AutoresetMode") else "SameStep"


def discrete(n: int) -> Any:
    """The actions of one environment."""
    return Discrete(n) if spaces is None else spaces.Discrete(n)


def multi_discrete(nvec: Any) -> Any:
    """The actions of several."""
    return MultiDiscrete(nvec) if spaces is None else spaces.MultiDiscrete(nvec)


def box(high: int, shape: tuple[int, ...]) -> Any:
    """Cells from 0 to `high`."""
    return Box(0, high, shape, np.uint8) if spaces is None else spaces.Box(0, high, shape, np.uint8)
