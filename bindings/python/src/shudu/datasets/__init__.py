"""Sets for machine learning: graded puzzles, augmented copies, paths as tokens, files of any size.

    import shudu.datasets as datasets
    datasets.write("train.npy", datasets.augmented(puzzles, solutions, copies=1000, seed=1))
    columns = datasets.read("train.npy")        # mapped, {"puzzles": ..., "solutions": ...}

A set is a series of blocks, each a dict of arrays with as many rows; what makes blocks and what writes them know
nothing of each other. The page is docs/python-datasets.md.
"""

from ._augmenting import augmented
from ._files import Block, read, write
from ._grading import Graded, graded
from ._tokens import Path, Tokens, decode, token_ids, token_text, tokens
from ._vocabulary import VERSION, VOCABULARY

__all__ = [
    "Block",
    "Graded",
    "Path",
    "Tokens",
    "VERSION",
    "VOCABULARY",
    "augmented",
    "decode",
    "graded",
    "read",
    "token_ids",
    "token_text",
    "tokens",
    "write",
]
