// A game that is played, with the real engine: moves in order, painting, saving, hints, time,
// results.
import { afterEach, describe, expect, it, vi } from "vitest";

import { hasModule } from "../engine/engine.fixture";
import { cellsOf } from "./cells";
import type { OpenedGame } from "./opened_game.svelte";
import {
  begin,
  kEasy,
  kEasySolution,
  settled,
  TestStore,
  type TestWorld,
  testWorld,
} from "./world.fixture";

/** The board as the engine has it, read afresh. */
async function fresh(world: TestWorld, game: OpenedGame): Promise<unknown> {
  const text = await game.saveText();
  const other = testWorld();
  const loaded = await other.play.ask({ do: "load", text });
  if (!loaded.ok) throw new Error(loaded.error.sentence);
  expect(loaded.uid).toBe(game.uid);
  void world;
  return cellsOf(loaded, { ...game.layout, peers: peers(game) });
}

const peers = (game: OpenedGame): number[][] => {
  const { size, regions } = game.layout;
  const same = (a: number, b: number): boolean =>
    a !== b &&
    (Math.floor(a / size) === Math.floor(b / size) ||
      a % size === b % size ||
      regions[a] === regions[b]);
  const cells = Array.from({ length: size * size }, (_, i) => i);
  return cells.map((a) => cells.filter((b) => same(a, b)));
};

afterEach(() => {
  vi.useRealTimers();
});

describe.runIf(hasModule)("a game that is played", () => {
  it("begins with the board, the names of its cells, and a row in the store", async () => {
    const world = testWorld();
    const game = await begin(world);
    await settled();
    expect(game.cells[0]).toMatchObject({ given: 5, value: 0 });
    expect(game.cells[2]).toMatchObject({ given: 0, value: 0 });
    expect(game.labels[0]).toBe("row 1 column 1, 5, given");
    expect(game.left).toHaveLength(9);
    expect(game.layout.regions[80]).toBe(8);
    expect(game.isReadOnly).toBe(false);
    expect(await world.store.game(game.uid)).toMatchObject({ givens: kEasy, head: 0, filled: 30 });
    await game.close();
  });

  it("places, marks, takes back; what it says and shows is the engine's", async () => {
    const world = testWorld();
    const game = await begin(world);
    game.selection = [2];
    expect(await game.act({ intent: "digit", digit: 4 })).toBe(true);
    expect(game.message).toMatchObject({ text: "4 at row 1 column 3.", isAlert: false });
    expect(game.cells[2]?.value).toBe(4);
    expect(game.canUndo).toBe(true);
    expect(await game.act({ intent: "undo" })).toBe(true);
    expect(game.cells[2]?.value).toBe(0);
    expect(game.canRedo).toBe(true);
    game.mode = "corner";
    await game.act({ intent: "digit", digit: 1 });
    expect(game.cells[2]?.corner).toEqual([1]);
    await settled();
    expect(game.labels[2]).toBe("row 1 column 3, empty, corner 1");
    expect(game.save).toEqual({ kind: "saved" });
    expect(await world.store.events(game.uid, 0)).toHaveLength(3);
    await game.close();
  });

  it("refuses with a sentence and changes nothing", async () => {
    const game = await begin(testWorld());
    game.selection = [0];
    const before = game.cells;
    expect(await game.act({ intent: "digit", digit: 4 })).toBe(false);
    expect(game.message.text).toBe("r1c1 belongs to the puzzle and stays.");
    expect(game.cells).toBe(before);
    await game.close();
  });

  it("calls colours as they look: said, read, in the past, and anew when they look otherwise", async () => {
    const world = testWorld();
    const game = await begin(world);
    [game.selection, game.mode] = [[2], "colour"];
    await game.act({ intent: "digit", digit: 2 });
    expect(game.message.text).toBe("Colour dark blue added.");
    await game.act({ intent: "centre", digit: 4 });
    await game.act({ intent: "tint", digit: 4, number: 9 });
    expect(game.message.text).toBe("4 at row 1 column 3 coloured red.");
    await settled();
    const name = "row 1 column 3, empty, marks 4, coloured dark blue, 4 coloured red";
    expect(game.labels[2]).toBe(name);
    await game.read("cell");
    expect(game.message.text).toBe(name);
    expect((await game.history())[1]?.text).toBe("Colour dark blue added at row 1 column 3.");
    Object.assign(world, { colours: () => ["grey", "navy"] });
    game.renameCells();
    await settled();
    expect(game.labels[2]).toBe("row 1 column 3, empty, marks 4, coloured navy, 4 coloured 9");
    await game.close();
  });

  it("shows clashes and marks that a peer forbids, by the check level", async () => {
    const game = await begin(testWorld());
    await game.act({ intent: "place", digit: 5, cells: [2] });
    expect(game.cells[2]?.isWrong).toBe(true);
    expect(game.cells[0]?.isWrong).toBe(true);
    await game.follow("check-marks", "on");
    expect(game.settings["check-marks"]).toBe("on");
    await game.act({ intent: "centre", digit: 6, cells: [10] });
    expect(game.cells[10]?.wrongMarks).toEqual([6]);
    await game.close();
  });

  it("keeps 500 fast digits in their order", async () => {
    const world = testWorld();
    const game = await begin(world);
    const open = game.cells.flatMap((cell, i) => (cell.given ? [] : [i]));
    const moves = Array.from({ length: 500 }, (_, i) => {
      game.selection = [open[(i * 7) % open.length]!];
      game.mode = (["digit", "corner", "centre", "colour"] as const)[i % 4]!;
      return game.act({ intent: "digit", digit: (i % 9) + 1 });
    });
    const done = await Promise.all(moves);
    await settled();
    expect(done.filter((each) => each).length).toBeGreaterThan(300);
    expect(game.cells).toEqual(await fresh(world, game));
    const kept = await world.store.game(game.uid);
    expect(kept?.head).toBe(done.filter((each) => each).length);
    expect(kept?.textAt).toBeGreaterThanOrEqual(200);
    await game.close();
    const again = await world.games.open(game.uid);
    expect(again.ok && again.game.cells).toEqual(game.cells);
    await world.games.leave();
  });

  it("keeps a result once when the board is complete, and asks the browser to keep it", async () => {
    const world = testWorld();
    const game = await begin(world, `${kEasySolution.slice(0, 78)}...`);
    world.time += 4_000;
    await game.act({ intent: "place", digit: 1, cells: [78] });
    await game.act({ intent: "place", digit: 7, cells: [79] });
    await game.act({ intent: "place", digit: 9, cells: [80] });
    await settled();
    expect(game.status).toBe("complete");
    expect(game.message.text).toContain("Solved in 0:04.");
    expect(world.persisted).toBe(1);
    const results = await world.store.results();
    expect(results).toMatchObject([
      { uid: game.uid, outcome: "complete", elapsed: 4_000, isUnaided: true, day: "2026-11-21" },
    ]);
    await game.close();
    const again = await world.games.open(game.uid);
    await settled();
    expect(again.ok && again.game.status).toBe("complete");
    expect(await world.store.results()).toHaveLength(1);
    await world.games.leave();
  });

  it("says that every cell is filled and not all is right", async () => {
    const game = await begin(testWorld(), `${kEasySolution.slice(0, 78)}...`);
    await game.act({ intent: "place", digit: 1, cells: [78] });
    await game.act({ intent: "place", digit: 9, cells: [79] });
    await game.act({ intent: "place", digit: 7, cells: [80] });
    expect(game.isFullButWrong).toBe(true);
    await game.act({ intent: "undo" });
    expect(game.isFullButWrong).toBe(false);
    await game.close();
  });

  it("computes marks, keeps savepoints, goes to them, tells its history", async () => {
    const world = testWorld();
    const game = await begin(world);
    await game.act({ intent: "auto-marks" });
    await settled();
    expect(game.isAutoMarks).toBe(true);
    expect(game.cells[2]?.centre).toEqual([1, 2, 4]);
    await game.act({ intent: "place", digit: 4, cells: [2] });
    await settled();
    expect(game.cells).toEqual(await fresh(world, game));
    await game.act({ intent: "savepoint", text: "here" });
    await settled();
    expect(game.savepoints).toEqual([{ name: "here", n: 2 }]);
    await game.act({ intent: "undo" });
    const history = await game.history();
    expect(history.map(({ n, isCursor }) => [n, isCursor])).toEqual([
      [0, false],
      [1, true],
      [2, false],
    ]);
    expect(history[2]?.savepoints).toEqual(["here"]);
    await game.close();
  });

  it("tells of a variant what is seen of it, and reads its extra houses with the box", async () => {
    const world = testWorld();
    const puzzle = `1${".".repeat(80)}`;
    const started = await world.games.start({ puzzle, layout: "x", origin: "typed" });
    if (!started.ok) throw new Error(started.sentence);
    const { game } = started;
    await settled();
    expect(game.labels[0]).toBe("row 1 column 1, 1, given, on the diagonal");
    expect(game.labels[40]).toBe("row 5 column 5, empty, on both diagonals");
    expect(game.labels[1]).toBe("row 1 column 2, empty");
    game.selection = [0];
    await game.read("box", 1);
    expect(game.message.text).toMatch(/^Box 1: 1, empty.*\. Diagonal from r1c1 to r9c9: 1, empty/u);
    game.selection = [1];
    await game.read("box", 1);
    expect(game.message.text).not.toContain("Diagonal");
    await game.close();
  });

  it("reads aloud, takes a title, and gives its text", async () => {
    const world = testWorld();
    const game = await begin(world);
    await game.read("row", 1);
    expect(game.message.text).toContain("Row 1: 5, 3, empty");
    game.selection = [0];
    await game.read("cell");
    expect(game.message.text).toBe("row 1 column 1, 5, given");
    await game.rename("Evening");
    expect(game.title).toBe("Evening");
    expect(await game.saveText()).toContain("\ntitle Evening\n");
    await game.rename("a\u202eb");
    expect(game.title).toBe("Evening");
    await game.close();
    expect((await world.store.game(game.uid))?.title).toBe("Evening");
  });

  it("goes on in a copy with the line of moves alone", async () => {
    const world = testWorld();
    const game = await begin(world);
    await game.act({ intent: "place", digit: 4, cells: [2] });
    await game.act({ intent: "undo" });
    await game.act({ intent: "place", digit: 1, cells: [2] });
    const uid = await game.continueInCopy();
    const copy = await world.games.open(uid);
    if (!copy.ok) throw new Error(copy.sentence);
    expect(copy.game.uid).not.toBe(game.uid);
    expect(copy.game.cells[2]?.value).toBe(1);
    expect((await copy.game.history()).length).toBeLessThan(4);
    expect(await world.store.games()).toHaveLength(2);
    await world.games.leave();
  });
});

describe.runIf(hasModule)("time", () => {
  it("runs while the game is played, stands in a pause, and does not count gaps", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const world = testWorld();
    const game = await begin(world);
    const pass = async (milliseconds: number): Promise<void> => {
      world.time += milliseconds;
      vi.advanceTimersByTime(1_000);
      await settled();
    };
    await pass(5_000);
    expect(game.elapsed).toBe(5_000);
    await game.act({ intent: "pause" });
    await pass(5_000);
    expect([game.status, game.elapsed]).toEqual(["paused", 5_000]);
    await game.act({ intent: "resume" });
    await pass(1_000);
    expect(game.elapsed).toBe(6_000);
    await pass(61_000);
    expect([game.status, game.elapsed]).toEqual(["paused", 6_000]);
    await game.close();
    expect((await world.store.game(game.uid))?.elapsed).toBe(6_000);
  });

  it("pauses when the page is hidden and when nobody plays", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const world = testWorld();
    world.settings.set("idle", "1");
    const game = await begin(world);
    world.hide();
    await settled();
    expect(game.status).toBe("paused");
    await game.act({ intent: "resume" });
    for (let i = 0; i < 59; ++i) {
      world.time += 1_000;
      vi.advanceTimersByTime(1_000);
    }
    await settled();
    expect(game.status).toBe("playing");
    world.time += 1_000;
    vi.advanceTimersByTime(1_000);
    await settled();
    expect(game.status).toBe("paused");
    await game.close();
  });
});

describe.runIf(hasModule)("hints", () => {
  const kPointing =
    "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";

  it("are told stage by stage, counted from the second on, and applied", async () => {
    const game = await begin(testWorld(), kPointing);
    await game.hintMore();
    expect(game.hint).toMatchObject({ kind: "step", stage: 1, stages: 5, technique: "" });
    expect(game.counts.asked).toBe(0);
    await game.hintMore();
    expect(game.hint).toMatchObject({ stage: 2, technique: "pointing" });
    expect(game.counts).toMatchObject({ asked: 1, stage_max: 2 });
    await game.hintMore();
    await game.hintMore();
    await game.hintMore();
    await game.hintMore();
    expect(game.hint).toMatchObject({ stage: 5 });
    expect(game.hint?.marks.eliminations).toEqual(["r9c4<>9"]);
    expect(game.counts).toMatchObject({ asked: 1, stage_max: 5 });
    game.hintLess();
    expect(game.hint?.stage).toBe(4);
    game.hintClose();
    expect(game.hint).toBeNull();
    await game.hintMore();
    expect(game.hint?.stage).toBe(4);
    await game.hintApply();
    expect(game.hint).toBeNull();
    expect(game.cells[75]?.out).toEqual([9]);
    await game.close();
  });

  it("speak first of what is wrong", async () => {
    const game = await begin(testWorld());
    await game.act({ intent: "place", digit: 1, cells: [2] });
    await game.hintMore();
    expect(game.hint).toMatchObject({ kind: "wrong", stage: 0, canApply: false });
    expect(game.counts.checks).toBe(0);
    await game.hintMore();
    expect(game.hint?.stage).toBe(1);
    expect(game.counts.checks).toBe(1);
    await game.act({ intent: "undo" });
    expect(game.hint).toBeNull();
    await game.close();
  });

  it("close when a move changes their cells, and stay when it does not", async () => {
    const game = await begin(testWorld(), kPointing);
    await game.hintMore();
    await game.act({ intent: "corner", digit: 3, cells: [1] });
    expect(game.hint).not.toBeNull();
    await game.act({ intent: "out", digit: 9, cells: [75] });
    expect(game.hint).toBeNull();
    await game.close();
  });

  it("have others beside them, each with another result, round and round", async () => {
    const game = await begin(testWorld(), kPointing);
    await game.hintMore();
    await game.hintMore();
    const seen: string[] = [];
    for (let i = 0; i < 24; ++i) {
      await game.hintAnother();
      for (let stage = 1; stage < 5; ++stage) await game.hintMore();
      seen.push(JSON.stringify([game.hint?.marks.eliminations, game.hint?.marks.placements]));
    }
    const different = new Set(seen).size;
    expect(different).toBeGreaterThan(1);
    expect(different).toBeLessThanOrEqual(10);
    expect(seen.slice(different, 2 * different)).toEqual(seen.slice(0, different));
    await game.close();
  });

  it("are taken back: the adviser is ended, the next question has another", async () => {
    const world = testWorld();
    const game = await begin(world, kPointing);
    await game.hintMore();
    game.hintClose();
    await game.act({ intent: "place", digit: 3, cells: [1] });
    world.advisers.fate = (request) => (request.do === "advise" ? "hang" : "answer");
    const asked = game.hintMore();
    await settled();
    game.cancelWork();
    await asked;
    expect(game.message.text).toBe("stopped");
    expect(game.isWorking).toBe(false);
    world.advisers.fate = () => "answer";
    await game.hintMore();
    expect(game.hint).not.toBeNull();
    await game.close();
  });

  it("show that they are looked for from 300 ms on, and stop after 3 seconds, once", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const world = testWorld();
    const game = await begin(world, kPointing);
    world.advisers.fate = (request) => (request.do === "advise" ? "hang" : "answer");
    const first = game.hintMore();
    await settled();
    await vi.advanceTimersByTimeAsync(299);
    expect(game.isWorking).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(game.isWorking).toBe(true);
    await vi.advanceTimersByTimeAsync(2_700);
    await first;
    expect(game.isWorking).toBe(false);
    expect(game.message.text).toBe("No hint within 3 seconds. Ask again to look longer.");
    const second = game.hintMore();
    await settled();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(game.isWorking).toBe(true);
    game.cancelWork();
    await second;
    await game.close();
  });

  it("say why a digit cannot stand in a cell, with a picture of it", async () => {
    const game = await begin(testWorld(), kPointing);
    await game.why(75, 9);
    expect(game.message.text).toContain("A step removes 9 now");
    expect(game.hint).toMatchObject({ kind: "reason", stage: 2, technique: "pointing" });
    expect(game.counts.whys).toBe(1);
    await game.hintMore();
    expect(game.hint).toMatchObject({ stage: 5, canApply: true });
    expect(game.counts.stage_max).toBe(5);
    await game.why(1, 1);
    expect(game.message.text).toContain("forbids it");
    await game.close();
  });
});

describe.runIf(hasModule)("saving", () => {
  it("waits, says so, and tries again after 2 and 10 seconds and with every move", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const store = new TestStore();
    const world = testWorld(store);
    const game = await begin(world);
    store.trouble = "full";
    await game.act({ intent: "place", digit: 4, cells: [2] });
    await settled();
    expect(game.save).toEqual({ kind: "unsaved", waiting: 1, why: "full" });
    expect(game.message).toMatchObject({ isAlert: true });
    expect(game.message.text).toBe("Not saved: no space left. Your moves are still here.");
    const { writes } = store;
    await vi.advanceTimersByTimeAsync(2_001);
    expect(store.writes).toBe(writes + 1);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(store.writes).toBe(writes + 1);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(store.writes).toBe(writes + 2);
    await game.act({ intent: "place", digit: 2, cells: [3] });
    await settled();
    expect(store.writes).toBe(writes + 3);
    expect(game.save).toMatchObject({ waiting: 2 });
    store.trouble = undefined;
    await vi.advanceTimersByTimeAsync(60_001);
    await settled();
    expect(game.save).toEqual({ kind: "saved" });
    expect(game.message.text).toBe("All moves are saved again.");
    expect(await store.events(game.uid, 0)).toHaveLength(2);
    await game.close();
  });

  it("does not call a new game saved that the store did not take, and tries again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const store = new TestStore();
    store.trouble = "full";
    const game = await begin(testWorld(store));
    await settled();
    expect(game.save).toMatchObject({ kind: "unsaved", why: "full" });
    expect(game.message).toMatchObject({ isAlert: true });
    expect(game.message.text).toBe("Not saved: no space left. Your moves are still here.");
    store.trouble = undefined;
    await vi.advanceTimersByTimeAsync(2_001);
    await settled();
    expect(game.save).toEqual({ kind: "saved" });
    expect((await store.games()).map((row) => row.uid)).toEqual([game.uid]);
    await game.close();
  });

  it("stays in a game whose copy the store does not take", async () => {
    const store = new TestStore();
    const game = await begin(testWorld(store));
    store.trouble = "full";
    expect(await game.continueInCopy()).toBe("");
    expect(game.message.text).toBe("The copy could not be saved, so this game stays open.");
    store.trouble = undefined;
    expect(await game.continueInCopy()).not.toBe("");
    await game.close();
  });

  it("tells a title that cannot be one from a store that does not take it", async () => {
    const store = new TestStore();
    const { games } = testWorld(store);
    const started = await games.start({ puzzle: kEasy, origin: "typed" });
    if (!started.ok) throw new Error(started.sentence);
    const { uid } = started.game;
    await started.game.close();
    expect(await games.rename(uid, "two\nlines")).toEqual({ ok: false, why: "title" });
    store.trouble = "full";
    expect(await games.rename(uid, "Evening")).toEqual({ ok: false, why: "full" });
    store.trouble = undefined;
    expect(await games.rename("nobody", "Evening")).toEqual({ ok: false, why: "gone" });
    expect(await games.rename(uid, "Evening")).toEqual({ ok: true });
  });

  it("fails at any write and loses nothing", async () => {
    for (let failing = 1; failing <= 6; ++failing) {
      const store = new TestStore();
      store.beforeWrite = (count) => {
        store.trouble = count === failing ? "failed" : undefined;
      };
      const world = testWorld(store);
      const game = await begin(world);
      for (const cell of [2, 3, 5]) {
        await game.act({ intent: "corner", digit: 1, cells: [cell] });
        await settled();
      }
      await game.close();
      const again = await testWorld(store).games.open(game.uid);
      expect(again.ok && again.game.cells).toEqual(game.cells);
      if (again.ok) await again.game.close();
    }
  });

  it("puts the whole game there anew when the store has lost it", async () => {
    const store = new TestStore();
    const world = testWorld(store);
    const game = await begin(world);
    await game.act({ intent: "place", digit: 4, cells: [2] });
    await settled();
    await store.deleteGame(game.uid);
    await game.act({ intent: "place", digit: 2, cells: [3] });
    await settled();
    expect(game.save).toEqual({ kind: "saved" });
    expect((await store.game(game.uid))?.text).toContain("\nevents 2\n");
    await game.act({ intent: "undo" });
    await settled();
    expect(await store.events(game.uid, 0)).toHaveLength(1);
    await game.close();
  });
});
