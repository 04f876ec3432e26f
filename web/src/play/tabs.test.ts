// One game in two tabs, on one store and one channel: who sits plays, the other looks on and may
// take over; without locks nobody knows of the other, and still no move is lost or doubled.
import { describe, expect, it, vi } from "vitest";

import { hasModule } from "../engine/engine.fixture";
import type { OpenedGame } from "./opened_game.svelte";
import { kEasy, settled, TestLocks, TestStore, type TestWorld, testWorld } from "./world.fixture";

interface Tabs {
  readonly store: TestStore;
  readonly first: OpenedGame;
  readonly second: OpenedGame;
  readonly worlds: readonly TestWorld[];
}

async function twoTabs(locks: TestLocks | undefined): Promise<Tabs> {
  const store = new TestStore();
  const worlds = [testWorld(store, locks), testWorld(store, locks)];
  const started = await worlds[0]!.games.start({ puzzle: kEasy, origin: "typed" });
  if (!started.ok) throw new Error(started.sentence);
  await settled();
  const opened = await worlds[1]!.games.open(started.game.uid);
  if (!opened.ok) throw new Error(opened.sentence);
  return { store, first: started.game, second: opened.game, worlds };
}

const kSaved = { kind: "saved" };

const quiet = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 40));
  await settled();
};

describe.runIf(hasModule)("two tabs with locks", () => {
  it("let the second look on, and follow what the first plays", async () => {
    const { first, second } = await twoTabs(new TestLocks());
    expect([first.isReadOnly, second.isReadOnly]).toEqual([false, true]);
    expect(await second.act({ intent: "place", digit: 4, cells: [2] })).toBe(false);
    expect(second.message.text).toBe("read-only");
    await first.act({ intent: "place", digit: 4, cells: [2] });
    await vi.waitFor(() => expect(second.cells[2]?.value).toBe(4));
    await Promise.all([first.close(), second.close()]);
  });

  it("move the right to play with everything that was done", async () => {
    const { store, first, second } = await twoTabs(new TestLocks());
    const moves = [2, 3, 5].map((cell) => first.act({ intent: "corner", digit: 1, cells: [cell] }));
    await second.playHere();
    await Promise.all(moves);
    expect([first.isReadOnly, second.isReadOnly]).toEqual([true, false]);
    expect(first.message).toMatchObject({ text: "Open in another tab.", isAlert: true });
    expect([2, 3, 5].map((cell) => second.cells[cell]?.corner)).toEqual([[1], [1], [1]]);
    expect(await second.act({ intent: "undo" })).toBe(true);
    expect(await first.act({ intent: "undo" })).toBe(false);
    await first.playHere();
    expect(second.isReadOnly).toBe(true);
    expect(first.cells).toEqual(second.cells);
    expect(await first.act({ intent: "corner", digit: 2, cells: [2] })).toBe(true);
    await Promise.all([first.close(), second.close()]);
    expect((await store.game(first.uid))?.head).toBe(5);
  });

  it("take the seat from a tab that does not hear", async () => {
    const { first, second, worlds } = await twoTabs(new TestLocks());
    // The first tab stands still: its worker answers nothing, so nothing is ever flushed.
    worlds[0]!.workers.fate = () => "hang";
    const begun = performance.now();
    await second.playHere();
    expect(performance.now() - begun).toBeGreaterThan(2_900);
    expect(second.isReadOnly).toBe(false);
    expect(first.isReadOnly).toBe(true);
    expect(await second.act({ intent: "place", digit: 4, cells: [2] })).toBe(true);
    await second.close();
  });

  it("give the seat back when a tab closes", async () => {
    const { first, second, store, worlds } = await twoTabs(new TestLocks());
    const { uid } = first;
    await Promise.all([first.close(), second.close()]);
    const again = await worlds[1]!.games.open(uid);
    expect(again.ok && again.game.isReadOnly).toBe(false);
    if (again.ok) await again.game.close();
    expect(await store.games()).toHaveLength(1);
  });

  it("play where the game is looked at, once the other tab has gone", async () => {
    const { first, second, worlds } = await twoTabs(new TestLocks());
    await first.act({ intent: "place", digit: 4, cells: [2] });
    worlds[1]!.show(); // it is still played in the first
    await quiet();
    expect(second.isReadOnly).toBe(true);
    await first.close();
    expect(second.isReadOnly).toBe(true);
    worlds[1]!.show();
    await vi.waitFor(() => expect(second.isReadOnly).toBe(false));
    expect(await second.act({ intent: "place", digit: 6, cells: [3] })).toBe(true);
    expect([second.cells[2]?.value, second.cells[3]?.value]).toEqual([4, 6]);
    await second.close();
  });

  it("take no seat that comes free when they are closed already", async () => {
    const { first, second, worlds } = await twoTabs(new TestLocks());
    worlds[1]!.show();
    await Promise.all([second.close(), first.close()]);
    await quiet();
    const again = await worlds[0]!.games.open(first.uid);
    expect(again.ok && again.game.isReadOnly).toBe(false);
    if (again.ok) await again.game.close();
  });

  it("tell that a game was deleted, and do not bring it back", async () => {
    const { first, second, store, worlds } = await twoTabs(new TestLocks());
    await worlds[1]!.games.remove(second.uid);
    await vi.waitFor(() => expect(first.isReadOnly).toBe(true));
    expect(first.message.text).toBe("This game was deleted in another tab.");
    expect(first.isDeleted).toBe(true);
    expect(await first.act({ intent: "undo" })).toBe(false);
    expect(first.message.text).toBe("This game was deleted in another tab.");
    await first.close();
    expect(await store.games()).toEqual([]);
  });

  it("keep a deleted game again as a whole, by the one who wants that", async () => {
    const { first, second, store, worlds } = await twoTabs(new TestLocks());
    const third = testWorld(store, worlds[0]!.locks);
    await first.act({ intent: "place", digit: 4, cells: [2] });
    await vi.waitFor(() => expect(second.cells[2]?.value).toBe(4));
    await third.games.remove(first.uid);
    await vi.waitFor(() => expect([first.isDeleted, second.isDeleted]).toEqual([true, true]));
    // A deleted game is not taken over: its moves would be kept nowhere.
    await second.playHere();
    expect(second.isReadOnly).toBe(true);
    await second.keepAgain();
    await settled();
    expect([second.isReadOnly, second.isDeleted, second.save]).toEqual([false, false, kSaved]);
    await vi.waitFor(() => expect(first.isDeleted).toBe(false));
    expect(first.isReadOnly).toBe(true);
    expect(await second.act({ intent: "place", digit: 6, cells: [3] })).toBe(true);
    await vi.waitFor(() => expect(first.cells[3]?.value).toBe(6));
    await Promise.all([first.close(), second.close()]);
    const again = await third.games.open(second.uid);
    expect(again.ok && again.game.cells).toEqual(second.cells);
    if (again.ok) await again.game.close();
  });

  it("find out at taking over that the game is deleted, where the news did not come", async () => {
    const { first, second, store } = await twoTabs(new TestLocks());
    await first.close();
    await store.deleteGame(first.uid);
    await second.playHere();
    expect([second.isReadOnly, second.isDeleted]).toEqual([true, true]);
    await second.keepAgain();
    await settled();
    expect([second.isReadOnly, second.isDeleted, second.save]).toEqual([false, false, kSaved]);
    expect((await store.games()).map((row) => row.uid)).toEqual([first.uid]);
    await second.close();
  });

  it("bring moves along that the store did not take before the other tab played", async () => {
    const { first, second, store } = await twoTabs(new TestLocks());
    store.trouble = "full";
    await first.act({ intent: "place", digit: 4, cells: [2] });
    await settled();
    const giving = second.playHere();
    await giving;
    store.trouble = undefined;
    expect(first.isReadOnly).toBe(true);
    expect(first.save).toEqual({ kind: "unsaved", waiting: 1, why: "elsewhere" });
    expect(await second.act({ intent: "place", digit: 6, cells: [3] })).toBe(true);
    await quiet();
    expect(first.cells[2]?.value).toBe(4);
    await first.playHere();
    await quiet();
    expect([first.cells[2]?.value, first.cells[3]?.value]).toEqual([4, 6]);
    expect(first.save).toEqual(kSaved);
    expect(await store.events(first.uid, 0)).toHaveLength(2);
    await Promise.all([first.close(), second.close()]);
  });
});

describe.runIf(hasModule)("two tabs without locks", () => {
  it("lose no move and double none, whoever is first", async () => {
    const { first, second, store } = await twoTabs(undefined);
    expect([first.isReadOnly, second.isReadOnly]).toEqual([false, false]);
    const cells = [2, 3, 5, 6, 7, 8, 10, 11];
    const done = await Promise.all(
      cells.map((cell, i) =>
        (i % 2 ? first : second).act({ intent: "corner", digit: (i % 9) + 1, cells: [cell] }),
      ),
    );
    expect(done).toEqual(cells.map(() => true));
    await quiet();
    await quiet();
    const expected = cells.map((_, i) => [(i % 9) + 1]);
    expect(cells.map((cell) => first.cells[cell]?.corner)).toEqual(expected);
    expect(cells.map((cell) => second.cells[cell]?.corner)).toEqual(expected);
    const numbers = (await store.events(first.uid, 0)).map((event) => event.n);
    expect(numbers).toEqual(cells.map((_, i) => i + 1));
    await Promise.all([first.close(), second.close()]);
  });

  it("do the same digit of both once, and tell the one that was too late", async () => {
    const { first, second } = await twoTabs(undefined);
    await Promise.all([
      first.act({ intent: "digit", digit: 4, cells: [2] }),
      second.act({ intent: "digit", digit: 4, cells: [2] }),
    ]);
    await quiet();
    expect(first.cells[2]?.value).toBe(4);
    expect(second.cells[2]?.value).toBe(4);
    const texts = [first.message.text, second.message.text];
    expect(texts).toContain("Continued elsewhere.");
    await Promise.all([first.close(), second.close()]);
  });
});
