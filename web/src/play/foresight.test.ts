// The board that is drawn ahead of the engine: there at once, never another than the engine says,
// and gone again where there is no answer. The engine is the real one.
import { afterEach, describe, expect, it } from "vitest";

import { hasModule } from "../engine/engine.fixture";
import type { CellView, Intent, Mode } from "./game";
import type { OpenedGame } from "./opened_game.svelte";
import { begin, kEasy, kEasySolution, settled, type TestWorld, testWorld } from "./world.fixture";

let game: OpenedGame;

async function play(world: TestWorld, puzzle = kEasy): Promise<void> {
  game = await begin(world, puzzle);
  await settled();
}

afterEach(() => game.close());

const entries = ({ value, corner, centre }: CellView) => ({ value, corner, centre });

/** Makes a move and says what was drawn before its answer, and after it. */
async function drawn(intent: Intent) {
  const done = game.act(intent);
  const ahead = game.cells;
  await done;
  await settled(3);
  return { ahead, after: game.cells };
}

/** The same sequence of numbers below `most` for the same seed. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

describe.runIf(hasModule)("foresight", () => {
  it("draws a digit, its undo and its redo before the engine has said so", async () => {
    await play(testWorld());
    game.selection = [2];
    const digit = await drawn({ intent: "digit", digit: 4 });
    expect([digit.ahead[2]?.value, digit.after[2]?.value]).toEqual([4, 4]);
    const undo = await drawn({ intent: "undo" });
    expect([undo.ahead[2]?.value, undo.after[2]?.value]).toEqual([0, 0]);
    const redo = await drawn({ intent: "redo" });
    expect([redo.ahead[2]?.value, redo.after[2]?.value]).toEqual([4, 4]);
    const again = await drawn({ intent: "digit", digit: 4 });
    expect([again.ahead[2]?.value, again.after[2]?.value]).toEqual([0, 0]);
  });

  it("draws the one kind of marks that there is, and takes corner marks from before away", async () => {
    await play(testWorld());
    game.selection = [2];
    await game.act({ intent: "corner", digit: 4 });
    const gone = await drawn({ intent: "centre", digit: 4, isOneKind: true });
    expect(gone.ahead[2]).toMatchObject({ corner: [], centre: [] });
    expect(entries(gone.after[2]!)).toEqual(entries(gone.ahead[2]!));
    const made = await drawn({ intent: "corner", digit: 4, isOneKind: true });
    expect(made.ahead[2]).toMatchObject({ corner: [], centre: [4] });
    expect(entries(made.after[2]!)).toEqual(entries(made.ahead[2]!));
  });

  it("draws digits that come faster than their answers", async () => {
    await play(testWorld());
    const open = [2, 3, 5, 6];
    const moves = open.map((cell, i) => game.act({ intent: "place", digit: i + 1, cells: [cell] }));
    expect(open.map((cell) => game.cells[cell]?.value)).toEqual([1, 2, 3, 4]);
    await Promise.all(moves);
    expect(open.map((cell) => game.cells[cell]?.value)).toEqual([1, 2, 3, 4]);
  });

  it.each([1, 2, 3])("is what the engine says, over 400 moves by chance (%d)", async (seed) => {
    await play(testWorld());
    const roll = dice(seed);
    const modes: readonly Mode[] = ["digit", "corner", "centre", "colour"];
    const others = ["erase", "erase-all", "back", "restart", "check-rules"] as const;
    const seen = { entry: 0, past: 0 };
    for (let n = 0; n < 400; ++n) {
      const cell = roll(12);
      game.selection = roll(8) === 0 ? [cell, roll(81)] : [cell];
      game.mode = modes[roll(4)]!;
      const kind = roll(16);
      const way = kind < 4 ? "undo" : kind < 8 ? "redo" : kind < 15 ? "digit" : others[roll(5)]!;
      const before = game.cells;
      const { ahead, after } = await drawn({ intent: way, digit: roll(9) + 1 });
      if (ahead === before || game.status !== "playing") continue;
      const changed = ahead.flatMap((cell, i) => (cell === before[i] ? [] : [i]));
      const isPast = way === "undo" || way === "redo";
      seen[isPast ? "past" : "entry"] += 1;
      const compared = isPast ? ahead.map((_, i) => i) : changed;
      const of = (cells: readonly CellView[]) => compared.map((i) => [i, entries(cells[i]!)]);
      expect(of(ahead), `${seed}: move ${n}, ${way}`).toEqual(of(after));
    }
    expect(seen.entry).toBeGreaterThan(60);
    expect(seen.past).toBeGreaterThan(20);
  });

  it("draws nothing ahead on a given, for more than one cell, and while the game is paused", async () => {
    await play(testWorld());
    const expectNothing = async (intent: Intent): Promise<void> => {
      const before = game.cells;
      const done = game.act(intent);
      expect(game.cells).toBe(before);
      await done;
    };
    await expectNothing({ intent: "place", digit: 4, cells: [0] });
    await expectNothing({ intent: "undo" });
    await expectNothing({ intent: "digit", digit: 4, cells: [2, 3] });
    await game.act({ intent: "pause" });
    await expectNothing({ intent: "place", digit: 4, cells: [2] });
  });

  it("takes back what the engine refuses", async () => {
    const world = testWorld();
    await play(world, `${kEasySolution.slice(0, 79)}..`);
    expect(await game.act({ intent: "place", digit: 7, cells: [79] })).toBe(true);
    // The game is over with the first of two digits that are typed at once.
    const last = game.act({ intent: "place", digit: 9, cells: [80] });
    const late = game.act({ intent: "place", digit: 3, cells: [80] });
    expect(game.cells[80]?.value).toBe(3);
    expect(await Promise.all([last, late])).toEqual([true, false]);
    expect([game.status, game.cells[80]?.value]).toEqual(["complete", 9]);
  });

  it("keeps the row of the library by what the engine has said", async () => {
    const world = testWorld();
    await play(world);
    let acts = 0;
    world.workers.fate = ({ do: name }) => (name === "act" && ++acts === 2 ? "hang" : "answer");
    const moves = [2, 3].map((cell) => game.act({ intent: "place", digit: 2, cells: [cell] }));
    await settled();
    expect([game.cells[2]?.value, game.cells[3]?.value]).toEqual([2, 2]);
    const row = await world.store.game(game.uid);
    expect([row?.head, row?.filled, row?.values.slice(0, 5)]).toEqual([1, 31, "532.7"]);
    expect(await Promise.all(moves)).toEqual([true, true]);
  });

  it("takes back what an engine that is lost never answered", async () => {
    const world = testWorld();
    await play(world);
    world.workers.fate = (request) => (request.do === "act" ? "die-before" : "answer");
    const { ahead, after } = await drawn({ intent: "place", digit: 4, cells: [2] });
    expect([ahead[2]?.value, after[2]?.value]).toEqual([4, 0]);
    world.workers.fate = () => "answer";
    expect(await game.act({ intent: "place", digit: 4, cells: [2] })).toBe(true);
    expect(game.cells[2]?.value).toBe(4);
  });
});
