"""How many steps a second the environments take on one core: python3 tools/bench_environment.py

Actions are drawn before the clock starts. Each line is the best of five runs.
"""

import time

import numpy as np
import shudu
import shudu.env

BOARDS = 4096
STEPS = 200
PUZZLE = shudu.generate(1, seed=1, level="easy").puzzles[0]


def seconds(env, plays_right):
    """Of STEPS steps of all boards."""
    rng = np.random.default_rng(1)
    actions = rng.integers(0, 729, size=(STEPS, BOARDS))
    if plays_right:  # the open cells in an order of each board's own: every step places a digit
        open_cells = np.flatnonzero(PUZZLE == 0)
        order = open_cells[np.argsort(rng.random((len(open_cells), BOARDS)), axis=0)]
        cells = np.tile(order, (STEPS // len(open_cells) + 1, 1))[:STEPS]
        actions = cells * 9 + shudu.solve(PUZZLE).solutions[cells] - 1
    env.reset(seed=1)
    begin = time.perf_counter()
    for row in actions:
        env.step(row)
    return time.perf_counter() - begin


def main():
    """Prints a line for each reward, with random actions and with right ones."""
    for reward in ("rules", "solution", "technique"):
        for plays_right in (False, True):
            env = shudu.env.SudokuVecEnv(BOARDS, PUZZLE, reward=reward)
            best = min(seconds(env, plays_right) for _ in range(5))
            actions = "right" if plays_right else "random"
            print(f"{reward:10} {actions:6} actions  {BOARDS * STEPS / best / 1e6:5.2f} million steps/s")


if __name__ == "__main__":
    main()
