// Signals of many requests: each is listened to once (node warns of more than ten listeners as of a leak),
// nobody listens when all is answered, and taking many back costs no more workers than were at work.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { type AnyWorker, openPool, Pool, spawnWorker } from "shudu";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { build, nodes } from "./places.js";

const kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const kLong = { do: "minimize", puzzles: `${kEasy}\n`.repeat(9_990) } as const;
const version = { do: "version" } as const;

// Of every signal: how many listen to it, and how many did at most.
const now = new Map<EventTarget, number>();
let most = 0;
beforeEach(() => {
  const count = (signal: AbortSignal, change: number): void => {
    now.set(signal, (now.get(signal) ?? 0) + change);
    most = Math.max(most, now.get(signal) ?? 0);
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  vi.spyOn(AbortSignal.prototype, "addEventListener").mockImplementation(function (
    this: AbortSignal,
    ...what: unknown[]
  ) {
    count(this, 1);
    Reflect.apply(addEventListener, this, what);
  });
  vi.spyOn(AbortSignal.prototype, "removeEventListener").mockImplementation(function (
    this: AbortSignal,
    ...what: unknown[]
  ) {
    count(this, -1);
    Reflect.apply(removeEventListener, this, what);
  });
});
const listeners = (): number => [...now.values()].reduce((all, each) => all + each, 0);
void 0;

let pools: Pool[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const pool of pools) pool.close();
  pools = [];
});

async function watched(): Promise<{ pool: Pool; spawn: () => AnyWorker }> {
  const spawn = vi.fn(spawnWorker);
  const pool = await openPool({ size: 2, spawn });
  pools.push(pool);
  now.clear(); // what runs the tests has signals too
  most = 0;
  return { pool, spawn };
}

describe("40 requests", () => {
  const many = Array.from({ length: 40 }, () => version);

  test("together listen to one signal once, and no more when they are answered", async () => {
    const { pool } = await watched();
    expect((await pool.askMany(many)).length).toBe(40);
    expect(most).toBe(1);
    expect(listeners()).toBe(0);
  });

  test("under a signal of the caller, too", async () => {
    const { pool } = await watched();
    const { signal } = new AbortController();
    await pool.askMany(many, { signal });
    await Promise.all(many.map((request) => pool.ask(request, { signal })));
    await Promise.all(many.map(() => pool.askMany([version], { signal })));
    expect(most).toBe(1);
    expect(listeners()).toBe(0);
  });

  test("that are taken back at once start no worker for those that waited", async () => {
    const { pool, spawn } = await watched();
    const end = new AbortController();
    const asked = pool.askMany(Array(40).fill(kLong), { signal: end.signal });
    const others = Array.from({ length: 40 }, () => pool.ask(kLong, { signal: end.signal }));
    setTimeout(() => end.abort(), 50);
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
    for (const other of others) await expect(other).rejects.toMatchObject({ name: "AbortError" });
    expect(await pool.ask(version)).toMatchObject({ ok: true });
    expect(spawn).toHaveBeenCalledTimes(4); // two at work, and two in their places
    expect(listeners()).toBe(0);
  });
});

// Node 20 warns; node 22 does not.
test("a program with many requests is told of no leak", () => {
  const file = build("installed/many.mjs");
  writeFileSync(
    file,
    `import { openPool } from "shudu";
const pool = await openPool({ size: 2 });
const many = Array(40).fill({ do: "version" });
const { signal } = new AbortController();
await pool.askMany(many);
await pool.askMany(many, { signal });
await Promise.all(many.map((request) => pool.ask(request, { signal })));
`,
  );
  for (const node of nodes()) {
    const { stderr, status } = spawnSync(node, [file], { encoding: "utf8" });
    expect([stderr, status], node).toEqual(["", 0]);
  }
});

test("a signal takes back what is under way, what waits, and what is asked too late", async () => {
  const { pool } = await watched();
  const end = new AbortController();
  const first = pool.ask(version, { signal: end.signal });
  const second = pool.ask(version, { signal: end.signal });
  end.abort(new RangeError("no more"));
  const third = pool.ask(version, { signal: end.signal });
  for (const asked of [first, second, third]) await expect(asked).rejects.toThrow("no more");
  expect(await pool.ask(version)).toMatchObject({ ok: true });
});
