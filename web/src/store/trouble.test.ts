// When the browser does not keep its word: a database that does not open, is full, goes away, is
// asked for by a newer version; and the way from each version of the database to the newest.
import "fake-indexeddb/auto";

import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { askToPersist, chooseStore, howLasting } from "./choose";
import { IndexedStore, troubleOf } from "./indexed";
import { linkSettings } from "./linked_settings";
import { MemoryStore } from "./memory";
import { eventRow, gameRow } from "./rows.fixture";
import { kMigrations, migrate, type Migration } from "./schema";
import type { Kept } from "./store";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const failing = (name: string) => (): never => {
  throw new DOMException("as the test wants", name);
};

describe("choosing a store", () => {
  it("takes the browser's", async () => {
    const { store, why } = await chooseStore();
    expect(store.isLasting).toBe(true);
    expect(why).toBeUndefined();
  });

  it("takes the memory where there is none, where it does not open, where it opens never", async () => {
    const none = await chooseStore({}, null as unknown as IDBFactory);
    expect([none.store.isLasting, none.why]).toEqual([false, "refused"]);
    vi.spyOn(indexedDB, "open").mockImplementationOnce(failing("SecurityError"));
    const refused = await chooseStore();
    expect([refused.store.isLasting, refused.why]).toEqual([false, "refused"]);
    vi.spyOn(indexedDB, "open").mockImplementationOnce(() => new EventTarget() as IDBOpenDBRequest);
    const never = await chooseStore({}, indexedDB, 10);
    expect([never.store.isLasting, never.why]).toEqual([false, "failed"]);
  });

  it("leaves the database of a newer version alone", async () => {
    (await openDB("shudu", 99)).close();
    const { store, why } = await chooseStore();
    expect([store.isLasting, why]).toEqual([false, "newer"]);
    expect((await indexedDB.databases())[0]?.version).toBe(99);
  });

  it("asks the browser to keep, once it has not promised yet, and tells what it knows", async () => {
    const persist = vi.fn(async () => true);
    const storage = (persisted: boolean) =>
      ({
        persisted: async () => persisted,
        persist,
        estimate: async () => ({ usage: 5, quota: 10 }),
      }) as unknown as StorageManager;
    expect(await askToPersist(storage(true))).toBe(true);
    expect(persist).not.toHaveBeenCalled();
    expect(await askToPersist(storage(false))).toBe(true);
    expect(persist).toHaveBeenCalledOnce();
    expect(await howLasting(storage(false))).toEqual({ isPersistent: false, used: 5, most: 10 });
    const broken = { persisted: failing("SecurityError") } as unknown as StorageManager;
    expect(await howLasting(broken)).toEqual({
      isPersistent: false,
      used: undefined,
      most: undefined,
    });
    expect(await askToPersist(broken)).toBe(false);
  });
});

describe("a store in trouble", () => {
  it("says what the browser's errors mean", () => {
    expect(troubleOf(new DOMException("", "QuotaExceededError"))).toBe("full");
    expect(troubleOf(new DOMException("", "ConstraintError"))).toBe("conflict");
    expect(troubleOf(new DOMException("", "InvalidStateError"))).toBe("gone");
    expect(troubleOf(new DOMException("", "SecurityError"))).toBe("refused");
    expect(troubleOf(new DOMException("", "UnknownError"))).toBe("failed");
    expect(troubleOf("text")).toBe("failed");
  });

  it("keeps nothing of an append of which one event fails", async () => {
    const store = await IndexedStore.open();
    await store.putGame(gameRow("a"));
    const add = vi.spyOn(IDBObjectStore.prototype, "add");
    add.mockImplementationOnce(failing("QuotaExceededError"));
    const events = [eventRow("a", 1), eventRow("a", 2)];
    expect(await store.append(gameRow("a", { head: 2 }), events)).toEqual({
      ok: false,
      why: "full",
    });
    expect(await store.events("a", 0)).toEqual([]);
    expect((await store.game("a"))?.head).toBe(0);
    expect(await store.append(gameRow("a", { head: 2 }), events)).toEqual({ ok: true });
  });

  it("lets go of its database for a newer version, and says so", async () => {
    const onGivenUp = vi.fn();
    const store = await IndexedStore.open({ onGivenUp });
    await store.putGame(gameRow("a"));
    const newer = await openDB("shudu", kMigrations.length + 1);
    expect(onGivenUp).toHaveBeenCalledOnce();
    expect(await store.append(gameRow("a", { head: 1 }), [eventRow("a", 1)])).toEqual({
      ok: false,
      why: "newer",
    });
    newer.close();
  });

  it("opens a deleted database again: the game is gone, and can be put there anew", async () => {
    const store = await IndexedStore.open();
    await store.putGame(gameRow("a"));
    await new Promise((resolve) => {
      indexedDB.deleteDatabase("shudu").onsuccess = resolve;
    });
    expect(await store.append(gameRow("a", { head: 1 }), [eventRow("a", 1)])).toEqual({
      ok: false,
      why: "gone",
    });
    expect(await store.putGame(gameRow("a", { head: 1, textAt: 1 }))).toEqual({ ok: true });
    expect(await store.append(gameRow("a", { head: 2 }), [eventRow("a", 2)])).toEqual({ ok: true });
    expect((await store.games()).map((row) => row.head)).toEqual([2]);
  });

  it("reads on a fresh database when the old one was closed under it", async () => {
    const store = await IndexedStore.open();
    await store.putGame(gameRow("a"));
    store.close();
    expect(await store.games()).toHaveLength(1);
  });
});

describe("migrations", () => {
  it("lead from every version to the newest, and lose nothing", async () => {
    const filled: Migration = async (_database, transaction) => {
      const games = transaction.objectStore("games");
      for (const row of await games.getAll()) await games.put({ ...row, filled: row.filled + 1 });
    };
    const all: readonly Migration[] = [...kMigrations, filled, filled];
    for (let from = 1; from <= all.length; ++from) {
      globalThis.indexedDB = new IDBFactory();
      const old = await IndexedStore.open({ migrations: all.slice(0, from) });
      await old.putGame(gameRow("a"));
      await old.append(gameRow("a", { head: 1 }), [eventRow("a", 1)]);
      old.close();
      const now = await IndexedStore.open({ migrations: all });
      expect((await now.game("a"))?.filled).toBe(all.length - from);
      expect(await now.events("a", 0)).toEqual([eventRow("a", 1)]);
      now.close();
    }
  });

  it("are all or nothing", async () => {
    const broken: Migration = () => {
      throw new Error("half way");
    };
    (await IndexedStore.open()).close();
    await expect(IndexedStore.open({ migrations: [...kMigrations, broken] })).rejects.toBeTruthy();
    expect((await indexedDB.databases())[0]?.version).toBe(kMigrations.length);
  });

  it("make every store of the schema from nothing", async () => {
    const database = await openDB("fresh", 1, {
      upgrade: (fresh, from, _to, transaction) =>
        migrate(fresh as never, transaction as never, from),
    });
    expect([...database.objectStoreNames]).toEqual([
      "events",
      "games",
      "practice",
      "results",
      "settings",
    ]);
  });
});

describe("linked settings", () => {
  const channelPair = (): [BroadcastChannel, BroadcastChannel] => [
    new BroadcastChannel("linked"),
    new BroadcastChannel("linked"),
  ];

  it("are taken from the store, kept when they change, and followed by the other tab", async () => {
    const store = new MemoryStore();
    await store.putSetting("theme", "dark");
    const [here, there] = channelPair();
    const taken: Record<string, string>[] = [{}, {}];
    let change: (key: string, value: string) => void = () => undefined;
    await linkSettings(
      store,
      (kept, keeper) => {
        Object.assign(taken[0]!, kept);
        change = keeper;
      },
      here,
    );
    await linkSettings(store, (kept) => Object.assign(taken[1]!, kept), there);
    expect(taken).toEqual([{ theme: "dark" }, { theme: "dark" }]);
    change("theme", "light");
    await vi.waitFor(() => expect(taken[1]).toEqual({ theme: "light" }));
    expect(await store.settings()).toEqual({ theme: "light" });
    here.close();
    there.close();
  });

  it("tell of each change whether it is kept, a store that throws among them", async () => {
    const store = new MemoryStore();
    let change: (key: string, value: string) => void = () => undefined;
    const told: Kept[] = [];
    const onKept = (kept: Kept): void => void told.push(kept);
    await linkSettings(store, (_, keeper) => (change = keeper), undefined, { onKept });
    change("theme", "dark");
    await vi.waitFor(() => expect(told).toEqual([{ ok: true }]));
    vi.spyOn(store, "putSetting").mockResolvedValueOnce({ ok: false, why: "full" });
    change("theme", "light");
    await vi.waitFor(() => expect(told.at(-1)).toEqual({ ok: false, why: "full" }));
    vi.spyOn(store, "putSetting").mockRejectedValueOnce(new Error("thrown"));
    change("theme", "light");
    await vi.waitFor(() => expect(told.at(-1)).toEqual({ ok: false, why: "failed" }));
  });
});
