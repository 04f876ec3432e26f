"""shudu.env against an environment in plain Python, which is slow and written from the page alone."""

import functools
import json

import numpy as np
import pytest
import shudu
import shudu.env
from conftest import EASY, NONE, SEVERAL, SOLVED, run_program
from shudu.env import SudokuEnv, SudokuVecEnv


def seen_by(cell, layout):
    """The cells that see a cell, from the rules in words."""
    size, high, wide = {None: (9, 3, 3), "6x6": (6, 2, 3), "x": (9, 3, 3), "anti-knight": (9, 3, 3)}[layout]
    row, column = divmod(cell, size)
    found = set()
    for other in range(size * size):
        r, c = divmod(other, size)
        same_box = r // high == row // high and c // wide == column // wide
        diagonals = layout == "x" and (r == c and row == column or r + c == row + column == size - 1)
        knight = layout == "anti-knight" and sorted((abs(r - row), abs(c - column))) == [1, 2]
        if other != cell and (r == row or c == column or same_box or diagonals or knight):
            found.add(other)
    return found


@functools.lru_cache(maxsize=None)
def all_seen(layout):
    """The same for every cell."""
    return [seen_by(cell, layout) for cell in range(36 if layout == "6x6" else 81)]


class SlowEnv:
    """One board as a list."""

    def __init__(self, puzzle, solution, gains, reward, max_steps, layout=None):
        self.board, self.solution, self.gains = list(puzzle), list(solution), gains
        self.reward, self.max_steps, self.steps = reward, max_steps, 0
        self.size = 6 if layout == "6x6" else 9
        self.seen = all_seen(layout)

    def free(self, cell):
        """The digits that may go into a cell."""
        if self.board[cell]:
            return set()
        return set(range(1, self.size + 1)) - {self.board[other] for other in self.seen[cell]}

    def mask(self):
        free = [self.free(cell) for cell in range(len(self.board))]
        return [digit in digits for digits in free for digit in range(1, self.size + 1)]

    def step(self, action):
        cell, digit = action // self.size, action % self.size + 1
        self.steps += 1
        earned = -1.0
        if digit in self.free(cell) and (self.reward == "rules" or self.solution[cell] == digit):
            self.board[cell] = digit
            earned = self.gains[cell] if self.reward == "technique" else 1.0
        ended = not any(self.free(cell) for cell in range(len(self.board)))
        return earned, ended, not ended and self.steps >= self.max_steps


def action_of(rng, mask, solution, size):
    """Any action, one that may be, or a right one."""
    kind = rng.integers(3)
    if kind == 0:
        return int(rng.integers(len(mask)))
    if kind == 1:
        return int(rng.choice(np.flatnonzero(mask)))
    cell = int(rng.integers(len(solution)))
    return cell * size + int(solution[cell]) - 1


@pytest.mark.parametrize("reward", ["rules", "solution", "technique"])
@pytest.mark.parametrize("layout", [None, "6x6", "x", "anti-knight"])
def test_one_board_as_the_slow_one(reward, layout):
    if reward == "technique" and layout is not None:
        with pytest.raises(shudu.PuzzleError, match="classic"):
            SudokuEnv(reward=reward, layout=layout, level=None, pool=1)
        return
    made = shudu.generate(1 if layout == "anti-knight" else 4, seed=9, layout=layout)
    env = SudokuEnv(made.puzzles, reward=reward, layout=layout, max_steps=120)
    gains = env._game.supply.gains
    rng = np.random.default_rng(3)
    for episode in range(6):
        observation, info = env.reset(seed=episode)
        number = info["puzzle"]
        assert np.array_equal(observation, made.puzzles[number])
        slow = SlowEnv(made.puzzles[number], made.solutions[number], gains[number], reward, 120, layout)
        over = False
        while not over:
            mask = env.action_masks()
            assert mask.tolist() == slow.mask()
            action = action_of(rng, mask, slow.solution, slow.size)
            before = sum(value == 0 for value in slow.board)
            observation, earned, ended, truncated, info = env.step(action)
            assert (earned, ended, truncated) == slow.step(action)
            assert observation.tolist() == slow.board
            assert info["placed"] == (sum(value == 0 for value in slow.board) < before)
            assert info["solved"] == (slow.board == slow.solution)
            over = ended or truncated
        with pytest.raises(RuntimeError, match="reset"):
            env.step(0)


@pytest.mark.parametrize("reward", ["rules", "solution", "technique"])
def test_many_boards_as_slow_ones(reward):
    made = shudu.generate(20, seed=4, level="easy")
    boards, steps = 32, 240
    env = SudokuVecEnv(boards, made.puzzles, reward=reward, max_steps=90)
    gains = env._game.supply.gains
    rng = np.random.default_rng(1)
    observations, infos = env.reset(seed=8)

    def begun(observation):
        number = int(np.flatnonzero((made.puzzles == observation).all(axis=1))[0])
        return SlowEnv(made.puzzles[number], made.solutions[number], gains[number], reward, 90)

    slow = [begun(observation) for observation in observations]
    ends = 0
    for _ in range(steps):
        masks = env.action_masks()
        assert masks.flags.c_contiguous and masks.shape == (boards, 729)
        actions = np.array([action_of(rng, mask, one.solution, 9) for mask, one in zip(masks, slow)])
        observations, rewards, ended, truncated, infos = env.step(actions)
        for row, one in enumerate(slow):
            assert (rewards[row], ended[row], truncated[row]) == one.step(int(actions[row]))
            if ended[row] or truncated[row]:
                assert infos["_final_obs"][row] and infos["final_obs"][row].tolist() == one.board
                slow[row] = begun(observations[row])
                ends += 1
            assert observations[row].tolist() == slow[row].board
        assert bool(infos) == bool((ended | truncated).any())
    assert ends > 40


def test_reward_of_techniques_is_the_score_of_hodoku():
    """The scores come from the service; the sums from the arrays of `rate` and from the program."""
    made = shudu.generate(6, seed=7, level="hard")
    scores = shudu.rate(made.puzzles, scale="hodoku").score
    printed = run_program("rate", "--scale", "hodoku", "--json", text="\n".join(shudu.astext(made.puzzles)))
    assert scores.tolist() == [json.loads(line)["rating"]["score"] for line in printed]
    env = SudokuEnv(made.puzzles, reward="technique")
    for number, score in enumerate(scores):
        env.reset(options={"puzzle": number})
        cells = np.random.default_rng(number).permutation(np.flatnonzero(made.puzzles[number] == 0))
        earned = 0.0
        for cell in cells:
            _, reward, ended, _, _ = env.step(cell * 9 + int(made.solutions[number][cell]) - 1)
            earned += reward
        assert ended and earned == pytest.approx(score / 100, rel=1e-5)


def test_digits_are_placed_in_the_order_of_the_trace():
    """What `trace` places first of all is the first that the score of HoDoKu's path goes to."""
    gains = SudokuEnv(EASY, reward="technique")._game.supply.gains[0]
    placed = shudu.trace(EASY, profile="hodoku").placements
    assert set(placed[:, 1].tolist()) == set(np.flatnonzero(gains).tolist())
    assert all(SOLVED[cell] == str(digit) for _, cell, digit in placed)


def test_seeds():
    one, two = (SudokuVecEnv(50, level="medium", pool=30, seed=5) for _ in range(2))
    first, _ = one.reset(seed=1)
    assert np.array_equal(first, two.reset(seed=1)[0])
    assert not np.array_equal(first, two.reset(seed=2)[0])
    one.reset(seed=6)
    two.reset(seed=6)
    actions = np.random.default_rng(0).integers(0, 729, size=(400, 50))
    for row in actions:
        assert all(np.array_equal(a, b) for a, b in zip(one.step(row)[:4], two.step(row)[:4]))
    printed = run_program("generate", "-n", "30", "--seed", "5", "--level", "medium")
    assert shudu.astext(one._game.supply.puzzles) == printed


def test_what_is_given_out_is_the_callers():
    env = SudokuVecEnv(3, EASY)
    observations, _ = env.reset(seed=0)
    observations[:] = 9
    masks = env.action_masks()
    masks[:] = False
    again, *_ = env.step([0, 0, 0])
    assert shudu.astext(again) == [EASY] * 3 and env.action_masks().any()
    for array in (again, env.action_masks()):
        assert array.flags.c_contiguous and array.flags.writeable


def test_wrong_arguments():
    with pytest.raises(ValueError, match="row 1: one solution is wanted, not multiple"):
        SudokuEnv([EASY, SEVERAL])
    with pytest.raises(ValueError, match="not none"):
        SudokuEnv(NONE)
    with pytest.raises(ValueError, match="open cell"):
        SudokuEnv(SOLVED)
    with pytest.raises(ValueError, match="reward"):
        SudokuEnv(EASY, reward="money")
    with pytest.raises(ValueError, match="at least one"):
        SudokuEnv(np.zeros((0, 81), np.uint8))
    env = SudokuEnv(EASY)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)
    with pytest.raises(IndexError):
        env.reset(options={"puzzle": 1})
    env.reset()
    for action, error in ((729, ValueError), (-1, ValueError), (1.5, TypeError), (True, TypeError)):
        with pytest.raises(error):
            env.step(action)
    many = SudokuVecEnv(2, EASY)
    with pytest.raises(RuntimeError, match="reset"):
        many.step([0, 0])
    many.reset()
    for actions, error in (([0], TypeError), ([0.5, 1], TypeError), ([0, 729], ValueError), ([-1, 0], ValueError)):
        with pytest.raises(error):
            many.step(actions)


def test_render_and_spaces():
    env = SudokuEnv(EASY, render_mode="ansi")
    observation, _ = env.reset(seed=1)
    assert shudu.Puzzle(env.render()).text == EASY
    assert env.observation_space.contains(observation) and env.action_space.n == 729
    env.action_space.seed(5)
    mask = env.action_masks().astype(np.int8)
    for _ in range(50):
        action = env.action_space.sample(mask)
        assert mask[action] and env.action_space.contains(action)
    assert not env.action_space.contains(729) and not env.observation_space.contains(observation + 10)
    many = SudokuVecEnv(7, EASY)
    assert many.action_space.contains(many.action_space.sample())
    assert many.observation_space.shape == (7, 81) and many.single_observation_space.contains(observation)


def test_checked_by_gymnasium():
    checker = pytest.importorskip("gymnasium.utils.env_checker", reason="gymnasium is not installed")
    checker.check_env(SudokuEnv(EASY, render_mode="ansi"))
