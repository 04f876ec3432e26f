"""`python -m shudu VERB ...`: the program, in place of this process, so that its exit code, signals, pipes and
terminal are its own.
"""

import os
import sys

from ._program import program


def main() -> None:
    """Never returns."""
    try:
        name = program()
    except FileNotFoundError as error:
        sys.exit(f"shudu: {error}")
    os.execv(name, [name, *sys.argv[1:]])


if __name__ == "__main__":
    main()
