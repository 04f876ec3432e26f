// Both stores by the rules of store.ts: each alone, then random work on both, whose answers must be
// equal.
import "fake-indexeddb/auto";

import fc from "fast-check";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";

import { IndexedStore } from "./indexed";
import { MemoryStore } from "./memory";
import { eventRow, gameRow, practiceRow, resultRow } from "./rows.fixture";
import type { Store } from "./store";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const kMakers: readonly [string, () => Promise<Store>][] = [
  ["IndexedDB", () => IndexedStore.open()],
  ["memory", async () => new MemoryStore()],
];

describe.each(kMakers)("the store in %s", (_name, make) => {
  it("gives games back, the newest played first", async () => {
    const store = await make();
    await store.putGame(gameRow("a", { played: 1 }));
    await store.putGame(gameRow("b", { played: 3 }));
    await store.putGame(gameRow("c", { played: 2 }));
    expect((await store.games()).map((row) => row.uid)).toEqual(["b", "c", "a"]);
    expect(await store.uids()).toEqual(["a", "b", "c"]);
    expect(await store.game("a")).toEqual(gameRow("a", { played: 1 }));
    expect(await store.game("d")).toBeUndefined();
  });

  it("gives all games back, however many", async () => {
    const store = await make();
    const uids = Array.from({ length: 101 }, (_, i) => String(i).padStart(3, "0"));
    for (const [i, uid] of uids.entries())
      await store.putGame(gameRow(uid, { played: (i * 37) % 101 }));
    const rows = await store.games();
    expect(rows.map((row) => row.played)).toEqual(uids.map((_, i) => 100 - i));
    expect(rows.map((row) => row.uid).sort()).toEqual(uids);
  });

  it("appends events after the newest, and gives those after a number", async () => {
    const store = await make();
    await store.putGame(gameRow("a"));
    expect(
      await store.append(gameRow("a", { head: 2 }), [eventRow("a", 1), eventRow("a", 2)]),
    ).toEqual({
      ok: true,
    });
    expect(await store.append(gameRow("a", { head: 3 }), [eventRow("a", 3)])).toEqual({ ok: true });
    expect((await store.events("a", 1)).map((event) => event.n)).toEqual([2, 3]);
    expect((await store.game("a"))?.head).toBe(3);
  });

  it("refuses a second event of a number, and one after a gap, and changes nothing", async () => {
    const store = await make();
    await store.putGame(gameRow("a"));
    await store.append(gameRow("a", { head: 1 }), [eventRow("a", 1, "1 5 place r1c1 1")]);
    const again = await store.append(gameRow("a", { head: 1, filled: 9 }), [
      eventRow("a", 1, "1 5 undo"),
    ]);
    const gap = await store.append(gameRow("a", { head: 3, filled: 9 }), [eventRow("a", 3)]);
    expect(again).toEqual({ ok: false, why: "conflict" });
    expect(gap).toEqual({ ok: false, why: "conflict" });
    expect((await store.events("a", 0)).map((event) => event.line)).toEqual(["1 5 place r1c1 1"]);
    expect((await store.game("a"))?.filled).toBe(0);
  });

  it("says that a game is gone, and that a row is older than the one that is kept", async () => {
    const store = await make();
    expect(await store.append(gameRow("a", { head: 1 }), [eventRow("a", 1)])).toEqual({
      ok: false,
      why: "gone",
    });
    await store.putGame(gameRow("a", { head: 2 }));
    expect(await store.putGame(gameRow("a", { head: 1 }))).toEqual({ ok: false, why: "conflict" });
    expect((await store.game("a"))?.head).toBe(2);
  });

  it("keeps the newer of two checkpoints", async () => {
    const store = await make();
    await store.putGame(gameRow("a", { head: 4, textAt: 4, text: "new" }));
    await store.append(gameRow("a", { head: 5, textAt: 0, text: "old" }), [eventRow("a", 5)]);
    expect(await store.game("a")).toMatchObject({ head: 5, textAt: 4, text: "new" });
  });

  it("deletes a game with its events and nothing else", async () => {
    const store = await make();
    for (const uid of ["a", "b"]) {
      await store.putGame(gameRow(uid));
      await store.append(gameRow(uid, { head: 1 }), [eventRow(uid, 1)]);
    }
    await store.putResult(resultRow("a"));
    await store.deleteGame("a");
    expect((await store.games()).map((row) => row.uid)).toEqual(["b"]);
    expect(await store.events("a", 0)).toEqual([]);
    expect(await store.events("b", 0)).toHaveLength(1);
    expect(await store.results()).toHaveLength(1);
  });

  it("keeps the first result of a game only", async () => {
    const store = await make();
    await store.putResult(resultRow("a", { elapsed: 5 }));
    expect(await store.putResult(resultRow("a", { elapsed: 6 }))).toEqual({ ok: true });
    expect((await store.results()).map((row) => row.elapsed)).toEqual([5]);
    await store.deleteResults();
    expect(await store.results()).toEqual([]);
  });

  it("gives copies: who changes one changes nothing here", async () => {
    const store = await make();
    const row = gameRow("a");
    await store.putGame(row);
    row.title = "changed";
    const read = await store.game("a");
    expect(read?.title).toBe("");
    if (read) read.title = "changed";
    expect((await store.game("a"))?.title).toBe("");
  });
});

// A number of random changes, as data, so that both stores get the same.
type Change =
  | { do: "putGame"; uid: string; head: number; played: number }
  | { do: "append"; uid: string; from: number; count: number; textAt: number }
  | { do: "deleteGame"; uid: string }
  | { do: "putResult"; uid: string; elapsed: number }
  | { do: "deleteResults" }
  | { do: "putPractice"; technique: string; position: string; tries: number }
  | { do: "putSetting"; key: string; value: string };

const uid = fc.constantFrom("a", "b", "c");
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ do: fc.constant("putGame" as const), uid, head: fc.nat(3), played: fc.nat(3) }),
  fc.record({
    do: fc.constant("append" as const),
    uid,
    from: fc.nat(4),
    count: fc.integer({ min: 1, max: 3 }),
    textAt: fc.nat(3),
  }),
  fc.record({ do: fc.constant("deleteGame" as const), uid }),
  fc.record({ do: fc.constant("putResult" as const), uid, elapsed: fc.nat(9) }),
  fc.record({ do: fc.constant("deleteResults" as const) }),
  fc.record({
    do: fc.constant("putPractice" as const),
    technique: fc.constantFrom("x-wing", "swordfish"),
    position: fc.constantFrom("1", "2"),
    tries: fc.nat(9),
  }),
  fc.record({ do: fc.constant("putSetting" as const), key: uid, value: fc.string() }),
);

function perform(store: Store, wanted: Change): Promise<unknown> {
  switch (wanted.do) {
    case "putGame":
      return store.putGame(gameRow(wanted.uid, { head: wanted.head, played: wanted.played }));
    case "append": {
      const numbers = Array.from({ length: wanted.count }, (_, i) => wanted.from + i + 1);
      const row = gameRow(wanted.uid, { head: wanted.from + wanted.count, textAt: wanted.textAt });
      return store.append(
        row,
        numbers.map((n) => eventRow(wanted.uid, n)),
      );
    }
    case "deleteGame":
      return store.deleteGame(wanted.uid);
    case "putResult":
      return store.putResult(resultRow(wanted.uid, { elapsed: wanted.elapsed }));
    case "deleteResults":
      return store.deleteResults();
    case "putPractice":
      return store.putPractice(practiceRow(wanted.technique, wanted.position, wanted.tries));
    case "putSetting":
      return store.putSetting(wanted.key, wanted.value);
  }
}

async function contents(store: Store): Promise<unknown> {
  return {
    games: await store.games(),
    uids: await store.uids(),
    events: await Promise.all(["a", "b", "c"].map((each) => store.events(each, 0))),
    results: await store.results(),
    practice: await store.practice(),
    settings: await store.settings(),
  };
}

describe("the two stores", () => {
  it("answer any work alike and hold the same after it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 25 }), async (changes) => {
        globalThis.indexedDB = new IDBFactory();
        const indexed = await IndexedStore.open();
        const memory = new MemoryStore();
        for (const wanted of changes) {
          expect(await perform(indexed, wanted)).toEqual(await perform(memory, wanted));
        }
        expect(await contents(indexed)).toEqual(await contents(memory));
        // A second look, as after a reload.
        expect(await contents(await IndexedStore.open())).toEqual(await contents(memory));
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});
