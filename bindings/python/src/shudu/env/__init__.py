"""Environments for reinforcement learning, by the rules of gymnasium, with or without it.

    env = shudu.env.SudokuEnv(level="easy")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)

    observation  uint8 (81,), 0 is an open cell
    action       cell * 9 + digit - 1: the digit is placed, where it may be; else nothing happens, and -1 is earned
    reward       "rules"      1 for a digit in an open cell that clashes with none in its houses
                 "solution"   1 for the digit of the solution; another one is not placed
                 "technique"  the same, and the digit earns what its technique costs: shudu/env/_supply.py
    terminated   the board is full; or, by "rules", no digit can be placed any more
    truncated    after max_steps actions

Where gymnasium is installed the classes are its own Env and VectorEnv, and the spaces are its own, too.
"""

from __future__ import annotations

from typing import Any, Optional

import numpy as np

from .._cells import Grids, text_of
from .._numbers import Seed, whole
from ..puzzle import board_text
from ._boards import Boards, rules_of
from ._spaces import SAME_STEP, EnvBase, VectorBase, box, discrete, multi_discrete
from ._supply import Supply, supply_of

__all__ = ["SudokuEnv", "SudokuVecEnv"]

_STEPS_A_CELL = 4


class _Game:
    """What both environments are made of: puzzles, boards, and which puzzle comes next."""

    def __init__(
        self, count: int, puzzles: Optional[Grids], reward: str, layout: Optional[str], max_steps: Optional[int],
        made: dict[str, Any],
    ) -> None:
        self.rules = rules_of(layout)
        self.supply: Supply = supply_of(puzzles, reward, layout, made)
        steps = _STEPS_A_CELL * self.rules.cells if max_steps is None else whole(max_steps, "max_steps", 1)
        self.boards = Boards(count, self.rules, reward != "rules", steps)

    def begin(self, rows: Any, chosen: np.ndarray) -> None:
        self.boards.begin(rows, *(array[chosen] for array in self.supply))

    def draw(self, rng: np.random.Generator, count: int) -> np.ndarray:
        return rng.integers(len(self.supply.puzzles), size=count)

    def chosen(self, options: Optional[dict[str, Any]], rng: np.random.Generator, count: int) -> np.ndarray:
        """The numbers of the puzzles that the options of `reset` name, or drawn ones."""
        if not options or "puzzle" not in options:
            return self.draw(rng, count)
        numbers = np.asarray(options["puzzle"])
        if numbers.dtype.kind not in "iu" or numbers.shape not in ((), (count,)):
            raise TypeError(f"puzzle must be an int or integers ({count},), not {numbers.dtype} {numbers.shape}")
        if numbers.min() < 0 or numbers.max() >= len(self.supply.puzzles):
            raise IndexError(f"there are {len(self.supply.puzzles)} puzzles")
        return np.broadcast_to(numbers, (count,)).astype(np.int64)

    def masks(self) -> np.ndarray:
        return self.boards.legal[:, : self.rules.actions].copy()


class SudokuEnv(EnvBase):  # type: ignore[misc]
    """One board.

    puzzles: grids with one solution each (see `shudu.asgrids`); an episode takes one of them, drawn evenly. None:
        `pool` of them are made, of this level, by this seed.
    reward: "rules", "solution" or "technique". max_steps: 4 for each cell where it is None.
    render_mode: None or "ansi": `render` gives the board as text.
    PuzzleError: a puzzle has not just one solution. TypeError, ValueError: an argument is wrong.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        puzzles: Optional[Grids] = None,
        *,
        reward: str = "rules",
        level: Optional[str] = "easy",
        pool: int = 100,
        seed: Seed = 0,
        layout: Optional[str] = None,
        max_steps: Optional[int] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be None or 'ansi', not {render_mode!r}")
        self._game = _Game(1, puzzles, reward, layout, max_steps, {"level": level, "pool": pool, "seed": seed})
        self._layout = layout
        self._is_over = True
        self.render_mode = render_mode
        self.observation_space: Any = box(self._game.rules.size, (self._game.rules.cells,))
        self.action_space: Any = discrete(self._game.rules.actions)

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """A new episode: the board, and {"puzzle": its number}.

        options: {"puzzle": number} chooses it instead of drawing one. IndexError: there is none of that number.
        """
        super().reset(seed=seed)
        chosen = self._game.chosen(options, self.np_random, 1)
        self._game.begin(slice(0, 1), chosen)
        self._is_over = False
        return self._game.boards.cells[0].copy(), {"puzzle": int(chosen[0])}

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """The board, what the action earned, whether the episode is over and why, {"placed", "solved"}.

        ValueError: there is no such action. RuntimeError: the episode is over, or none has begun.
        """
        number = whole(np.asarray(action).item() if isinstance(action, np.ndarray) else action, "action", 0)
        if number >= self._game.rules.actions:
            raise ValueError(f"action must be 0 to {self._game.rules.actions - 1}, not {number}")
        if self._is_over:
            raise RuntimeError("no episode has begun, or it is over: reset first")
        boards = self._game.boards
        open_before = int(boards.open[0])
        rewards, ended, truncated = boards.play(np.array([number]))
        self._is_over = bool(ended[0] or truncated[0])
        info = {"placed": bool(boards.open[0] < open_before), "solved": self._is_solved()}
        return boards.cells[0].copy(), float(rewards[0]), bool(ended[0]), bool(truncated[0]), info

    def _is_solved(self) -> bool:
        return bool((self._game.boards.cells[0] == self._game.boards.solutions[0]).all())

    def action_masks(self) -> np.ndarray:
        """bool (actions,): the digits that may be placed now, in open cells and without a clash."""
        masks: np.ndarray = self._game.masks()[0]
        return masks

    def render(self) -> Optional[str]:
        """The board as text where the mode is "ansi"."""
        if self.render_mode is None:
            return None
        return board_text(text_of(self._game.boards.cells[0]), self._game.rules.size, self._layout)


class SudokuVecEnv(VectorBase):  # type: ignore[misc]
    """Many boards in one step, as arrays. Arguments: see `SudokuEnv`.

    An episode that is over is followed by the next one in the same step (gymnasium's AutoresetMode.SAME_STEP): the
    observation is the first one of the new episode, and the last one of the old stands in infos["final_obs"].
    One seed is for all boards; which board gets which puzzle depends on it alone.
    """

    metadata: dict[str, Any] = {"autoreset_mode": SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int,
        puzzles: Optional[Grids] = None,
        *,
        reward: str = "rules",
        level: Optional[str] = "easy",
        pool: int = 100,
        seed: Seed = 0,
        layout: Optional[str] = None,
        max_steps: Optional[int] = None,
    ) -> None:
        self.num_envs = whole(num_envs, "num_envs", 1)
        made = {"level": level, "pool": pool, "seed": seed}
        self._game = _Game(self.num_envs, puzzles, reward, layout, max_steps, made)
        rules = self._game.rules
        self.single_observation_space: Any = box(rules.size, (rules.cells,))
        self.observation_space: Any = box(rules.size, (self.num_envs, rules.cells))
        self.single_action_space: Any = discrete(rules.actions)
        self.action_space: Any = multi_discrete([rules.actions] * self.num_envs)
        self.render_mode: Optional[str] = None
        self._has_begun = False

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """New episodes on all boards: uint8 (num_envs, 81), and {"puzzle": their numbers}.

        options: {"puzzle": number or integers (num_envs,)} chooses them instead of drawing.
        """
        super().reset(seed=seed)
        chosen = self._game.chosen(options, self.np_random, self.num_envs)
        self._game.begin(slice(None), chosen)
        self._has_begun = True
        return self._game.boards.cells.copy(), {"puzzle": chosen}

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """uint8 (num_envs, 81), float32, bool and bool (num_envs,), infos.

        infos is empty but where an episode is over: "final_obs" has the last observations, in the rows where
        "_final_obs" is True.
        TypeError, ValueError: actions are no integers (num_envs,), or there is none of that number.
        """
        if not self._has_begun:
            raise RuntimeError("no episode has begun: reset first")
        chosen = self._looked_at(actions)
        boards = self._game.boards
        rewards, ended, truncated = boards.play(chosen)
        over = ended | truncated
        infos: dict[str, Any] = {}
        if over.any():
            rows = np.flatnonzero(over)
            infos = {"final_obs": boards.cells.copy(), "_final_obs": over}
            self._game.begin(rows, self._game.draw(self.np_random, len(rows)))
        return boards.cells.copy(), rewards, ended, truncated, infos

    def _looked_at(self, actions: Any) -> np.ndarray:
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu" or chosen.shape != (self.num_envs,):
            raise TypeError(f"actions must be integers ({self.num_envs},), not {chosen.dtype} {chosen.shape}")
        if chosen.min() < 0 or chosen.max() >= self._game.rules.actions:
            raise ValueError(f"actions must be 0 to {self._game.rules.actions - 1}")
        return chosen.astype(np.int64, copy=False)

    def action_masks(self) -> np.ndarray:
        """bool (num_envs, actions): the digits that may be placed now, in open cells and without a clash."""
        return self._game.masks()
