"""Numbers that people hand in: seeds, counts, whole numbers in a range."""

from __future__ import annotations

from typing import Any, Optional, Union

import numpy as np

Seed = Union[int, np.random.Generator]
"""A whole number from 0 to 2**64 - 1, or a generator, from which one such number is drawn."""


def whole(value: Any, name: str, least: int, most: Optional[int] = None) -> int:
    """TypeError: no whole number. ValueError: it is out of its range."""
    if isinstance(value, (bool, np.bool_)) or not hasattr(value, "__index__"):
        raise TypeError(f"{name} must be an int, not {type(value).__name__}")
    number = int(value.__index__())
    if number < least or (most is not None and number > most):
        wanted = f"at least {least}" if most is None else f"{least} to {most}"
        raise ValueError(f"{name} must be {wanted}, not {number}")
    return number


def seed_of(rng: Seed) -> int:
    """The seed, drawn or as it is. TypeError, ValueError: it is neither."""
    if isinstance(rng, np.random.Generator):
        return int(rng.integers(0, 2**64 - 1, dtype=np.uint64, endpoint=True))
    return whole(rng, "a seed", 0, 2**64 - 1)
