// A pool of workers and a session, in node's worker_threads: order, progress, cancelling, and workers
// that die. The module that echoes and traps stands in where only the traffic counts.
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Worker } from "node:worker_threads";
import {
  Engine,
  EngineModule,
  hasVectors,
  loadModule,
  openPool,
  openSession,
  Pool,
  PoolClosed,
  type PoolOptions,
  type Progress,
  RequestFailed,
  Session,
  type SessionOptions,
  shippedModules,
  spawnWorker,
  WorkerDied,
} from "shudu";
import { afterEach, describe, expect, test, vi } from "vitest";

import { echoModule } from "./echo_module.js";
import { source } from "./places.js";

const module = await loadModule(shippedModules());
const echo = new EngineModule(echoModule, Promise.resolve(echoModule));

const kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const kMany = `${kEasy}\n`.repeat(9_990);
/** Half a minute of work, and some seconds of work whose progress is the number of puzzles. */
const kLong = { do: "minimize", puzzles: kMany } as const;
const kCounted = { do: "check", puzzles: kMany, minimal: true } as const;

let pools: Array<{ close(): void }> = [];
afterEach(() => {
  for (const pool of pools) pool.close();
  pools = [];
});

// All workers that were started, in order.
function watched(options: Partial<PoolOptions> = {}): { pool: Pool; workers: Worker[] } {
  const workers: Worker[] = [];
  const spawn = vi.fn(() => {
    const worker = spawnWorker();
    workers.push(worker as unknown as Worker);
    return worker;
  });
  const pool = new Pool({ size: 2, module, spawn, ...options });
  pools.push(pool);
  return { pool, workers };
}

// Until the worker that was started as the i-th is at work on kLong.
async function working(pool: Pool): Promise<{ asked: Promise<unknown> }> {
  return new Promise((resolve) => {
    const asked = pool.ask(kLong, { onProgress: () => resolve({ asked }) });
    asked.catch(() => undefined);
  });
}

describe("a pool", () => {
  test("answers many at a time, each with its own answer", async () => {
    const { pool, workers } = watched();
    const requests = Array.from({ length: 40 }, (_, id) => ({ do: "version", id }) as const);
    const done = vi.fn();
    const answers = await pool.askMany(requests, { onProgress: done });
    expect(answers.map(({ id }) => id)).toEqual(requests.map(({ id }) => id));
    expect(done.mock.calls.at(-1)).toEqual([40, 40]);
    expect(workers.length).toBe(2);
  });

  test("starts no worker without work, and none too many", async () => {
    const { pool, workers } = watched({ size: 3 });
    expect(workers.length).toBe(0);
    await pool.ask({ do: "version" });
    await pool.ask({ do: "version" });
    expect(workers.length).toBe(1);
    pool.warm();
    expect(workers.length).toBe(3);
  });

  test("lets what is urgent go before what waits", async () => {
    const { pool } = watched({ size: 1, module: echo });
    const order: string[] = [];
    const ask = async (text: string, urgent: boolean): Promise<void> => {
      order.push(await pool.askText(text, { urgent }));
    };
    await Promise.all([ask("a", false), ask("b", false), ask("c", false), ask("d", true)]);
    expect(order).toEqual(["a", "d", "b", "c"]);
  });

  test("tells how far the work has come, at most every 50 ms", async () => {
    const { pool } = watched({ size: 1 });
    const told: Progress[] = [];
    const begin = performance.now();
    await pool.ask(kCounted, { onProgress: (progress) => told.push(progress) });
    const most = (performance.now() - begin) / 50 + 1;
    expect(told.length).toBeGreaterThan(3);
    expect(told.length).toBeLessThanOrEqual(most);
    expect(told[0]).toEqual({ request: "check", done: 0, total: 0 });
    const done = told.map((progress) => progress.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
  });
});

describe("cancelling", () => {
  test("ends the worker that is at work, and others go on", async () => {
    const { pool, workers } = watched({ size: 1 });
    const end = new AbortController();
    const asked = pool.ask(kLong, { signal: end.signal });
    const next = pool.ask({ do: "version" });
    setTimeout(() => end.abort(), 100);
    const begin = performance.now();
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
    expect(performance.now() - begin).toBeLessThan(1000); // the work would take many
    expect(await next).toMatchObject({ ok: true });
    expect(workers.length).toBe(2);
  });

  test("takes back what waits, without a worker's end", async () => {
    const { pool, workers } = watched({ size: 1 });
    const end = new AbortController();
    const first = pool.ask({ do: "solve", puzzle: kEasy });
    const second = pool.ask(kLong, { signal: end.signal });
    end.abort(new RangeError("not wanted"));
    await expect(second).rejects.toThrow(new RangeError("not wanted"));
    expect(await first).toMatchObject({ status: "unique" });
    expect(workers.length).toBe(1);
  });

  test("comes too late, or before the question", async () => {
    const { pool, workers } = watched({ size: 1 });
    const end = new AbortController();
    expect(await pool.ask({ do: "version" }, { signal: end.signal })).toMatchObject({ ok: true });
    end.abort();
    await expect(pool.ask({ do: "version" }, { signal: end.signal })).rejects.toThrow();
    expect(workers.length).toBe(1);
  });

  test("of many ends all of them", async () => {
    const { pool } = watched();
    const end = new AbortController();
    const many = pool.askMany([kLong, kLong, kLong, kLong], { signal: end.signal });
    setTimeout(() => end.abort(), 50);
    await expect(many).rejects.toMatchObject({ name: "AbortError" });
    expect(await pool.ask({ do: "version" })).toMatchObject({ ok: true });
  });
});

describe("a worker that dies", () => {
  test("is replaced and its request asked once more", async () => {
    const { pool, workers } = watched({ size: 1 });
    // Longer than it takes to end the worker.
    const request = { ...kCounted, puzzles: kMany.slice(0, 1000 * 82) };
    const expected = Engine.of(await module.whole()).answer(request);
    await pool.ask({ do: "version" });
    const asked = pool.ask(request);
    await workers[0]?.terminate();
    expect(await asked).toEqual(expected);
    expect(workers.length).toBe(2);
  });

  test("twice on the same request: it fails with a sentence, others do not", async () => {
    const { pool, workers } = watched({ size: 1 });
    const { asked } = await working(pool);
    const other = pool.ask({ do: "version" });
    await workers[0]?.terminate();
    await vi.waitFor(() => expect(workers.length).toBe(2), 20_000);
    await workers[1]?.terminate();
    await expect(asked).rejects.toThrow(WorkerDied);
    await expect(asked).rejects.toThrow(/^The worker has ended/);
    expect(await other).toMatchObject({ ok: true });
    expect(workers.length).toBe(3);
  });

  test("of a trap, tells it", async () => {
    const { pool, workers } = watched({ size: 1, module: echo });
    const bad = pool.askText("!");
    const good = pool.askText("good");
    await expect(bad).rejects.toThrow(/stopped and cannot be used any more: unreachable/);
    expect(await good).toBe("good");
    expect(workers.length).toBe(3);
  });

  test("when it cannot even be started, fails the request and nothing else", async () => {
    const spawn = vi.fn<() => never>(() => {
      throw new RangeError("no more workers");
    });
    const { pool } = watched({ spawn });
    await expect(pool.ask({ do: "version" })).rejects.toThrow("no more workers");
    expect(spawn).toHaveBeenCalledTimes(1);
  });
});

describe("a pool's size", () => {
  const sizes: [unknown, ErrorConstructor][] = [
    ...[NaN, 0, -1, 1.5, Infinity, -Infinity, 2 ** 53].map((n): [unknown, ErrorConstructor] => [
      n,
      RangeError,
    ]),
    ...["2", null, 2n, {}].map((n): [unknown, ErrorConstructor] => [n, TypeError]),
  ];
  test.each(sizes)("of %s is refused at once", async (size, kind) => {
    const spawn = vi.fn(spawnWorker);
    const said = `A pool has a whole number of workers, 1 or more, not ${String(size)}.`;
    expect(() => new Pool({ size: size as number, module, spawn })).toThrow(new kind(said));
    await expect(openPool({ size: size as number, spawn })).rejects.toThrow(new kind(said));
    expect(spawn).not.toHaveBeenCalled();
  });

  test("is one a core where nobody says", async () => {
    for (const options of [{}, { size: undefined as unknown as number }]) {
      const pool = await openPool(options);
      pools.push(pool);
      expect(pool.size).toBe(availableParallelism());
    }
  });
});

test("what an option leaves open is the package's own", async () => {
  const none = { spawn: undefined, module: undefined, size: undefined, onDeath: undefined };
  const pool = await openPool(none as unknown as PoolOptions);
  const session = await openSession(none as unknown as SessionOptions);
  pools.push(pool, session);
  expect(await pool.ask({ do: "version" })).toMatchObject({ ok: true });
  expect(await session.ask({ do: "version" })).toMatchObject({ ok: true });
});

test("a pool that is closed rejects what it has and what comes", async () => {
  const { pool } = watched({ size: 1 });
  const { asked } = await working(pool);
  const waits = pool.ask({ do: "version" });
  pool.close();
  await expect(asked).rejects.toThrow(PoolClosed);
  await expect(waits).rejects.toThrow(PoolClosed);
  await expect(pool.ask({ do: "version" })).rejects.toThrow("The pool is closed.");
});

describe("batch work", () => {
  const text = readFileSync(source("examples/puzzles.txt"), "utf8");
  const lines = text.split("\n").filter((line) => /^[0-9.]{81}/.test(line));

  test("has the results of one request, in order", async () => {
    const many = Array.from({ length: 3000 }, (_, i) => lines[(i * 7) % lines.length] ?? "");
    const { pool } = watched();
    const one = Engine.of(await module.whole()).answer({
      do: "solve",
      from: "line",
      puzzles: many.join("\n"),
    });
    const told: number[] = [];
    const results = await pool.solveMany(many, { onProgress: (done) => told.push(done) });
    expect(one.ok && one.results).toEqual(results);
    expect(told.length).toBeGreaterThan(2);
    expect(told.at(-1)).toBe(3000);
  });

  test("numbers lines that are empty or wrong", async () => {
    const { pool } = watched({ size: 1 });
    const results = await pool.solveMany([kEasy, "", `11${kEasy.slice(2)}`, "what?", kEasy]);
    expect(results.map(({ index, line, status }) => [index, line, status])).toEqual([
      [0, 1, "unique"],
      [1, 3, "invalid"],
      [2, 4, "unreadable"],
      [3, 5, "unique"],
    ]);
    expect(await pool.solveMany([])).toEqual([]);
    await expect(pool.solveMany([kEasy, `${kEasy}\n${kEasy}`])).rejects.toThrow(
      "Line 2 has a line end in it.",
    );
  });

  test("of a text has a line for each line, as one request has", async () => {
    const many = Array.from({ length: 9000 }, (_, i) => lines[(i * 7) % lines.length] ?? "");
    many[0] = many[4000] = `11${kEasy.slice(2)}`;
    many[8999] = "";
    const text = `${many.join("\n")}\n`;
    const { pool } = watched();
    const one = Engine.of(await module.whole()).answer({ do: "solve-lines", puzzles: text });
    const told: number[] = [];
    const solutions = await pool.solveLines(text, { onProgress: (done) => told.push(done) });
    expect(one.ok && one.solutions).toBe(solutions);
    const solved = solutions.split("\n");
    expect(solved.length).toBe(9001);
    expect([solved[0], solved[4000], solved[8999]]).toEqual(["invalid", "invalid", ""]);
    expect(solved.filter((line) => /^[1-9]{81}$/.test(line)).length).toBe(8997);
    expect(told.length).toBeGreaterThan(4);
    expect(told.at(-1)).toBe(text.length);
    expect(await pool.ask({ do: "solve-lines", puzzles: text })).toEqual(one);
  });

  test("of a text that is empty, ends in no line end, or is refused", async () => {
    const { pool } = watched();
    expect(await pool.solveLines("")).toBe("");
    const [a, b] = (await pool.solveLines(`${kEasy}\n${kEasy}`)).split("\n");
    expect(a).toMatch(/^[1-9]{81}$/);
    expect(b).toBe(a);
    const refused = pool.solveLines(kEasy, { budget: 0 });
    await expect(refused).rejects.toThrow(RequestFailed);
  });

  test("of other requests", async () => {
    const { pool } = watched();
    const rated = await pool.askLines({ do: "rate", scale: "hodoku" }, lines.slice(0, 9));
    expect(rated.map(({ rating }) => rating?.scale)).toEqual(Array(9).fill("hodoku"));
  });

  test("that is refused rejects with the sentence", async () => {
    const { pool } = watched();
    const refused = pool.solveMany([kEasy], { layout: "round" });
    await expect(refused).rejects.toThrow(RequestFailed);
    await expect(refused).rejects.toThrow(/round/);
  });
});

describe("a session", () => {
  const start = {
    do: "start",
    puzzle: kEasy,
    uid: "7k3m9q2x4w8v6t1r5p0n",
    created: "2026-11-21T07:58:03Z",
  } as const;

  test("keeps games, and answers in the order asked", async () => {
    const session = new Session({ module, spawn: spawnWorker });
    pools.push(session);
    const order: string[] = [];
    const place = (cell: string, digit: number): Promise<void> =>
      session
        .ask({ do: "act", game: 1, intent: "place", cells: [cell], digit, t: order.length })
        .then((answer) => void order.push(answer.ok ? answer.line : answer.error.code));
    await Promise.all([session.ask(start), place("r1c3", 4), place("r1c1", 1), place("r1c4", 6)]);
    expect(order).toEqual(["1 0 place r1c3 4 +e", "given", "2 0 place r1c4 6 +e"]);
  });

  test("whose worker dies tells its owner, who loads the games again", async () => {
    const workers: Worker[] = [];
    const deaths: string[] = [];
    let saved = "";
    let loaded: Promise<unknown> | undefined;
    const session = new Session({
      module,
      spawn: () => {
        const worker = spawnWorker();
        workers.push(worker as unknown as Worker);
        return worker;
      },
      onDeath: (death) => {
        deaths.push(death.message);
        loaded = session.ask({ do: "load", text: saved });
      },
    });
    pools.push(session);
    await session.ask(start);
    const kept = await session.ask({ do: "save", game: 1 });
    saved = kept.ok ? kept.text : "";
    const board = await session.ask({ do: "board", game: 1 });
    const lost = session.ask({ do: "steps", puzzle: kEasy });
    const behind = session.ask({ do: "board", game: 1 });
    lost.catch(() => undefined);
    behind.catch(() => undefined);
    await workers[0]?.terminate();
    await expect(lost).rejects.toThrow(WorkerDied);
    await expect(behind).rejects.toThrow(WorkerDied);
    expect(deaths).toEqual([expect.stringMatching(/^The worker has ended/)]);
    expect(await loaded).toMatchObject({ ok: true, game: 1 });
    expect(await session.ask({ do: "board", game: 1 })).toEqual(board);
  });

  test("is given up when its workers die and die", async () => {
    const asked: Promise<string>[] = [];
    const ask = (): void => {
      const answer = session.askText("!");
      answer.catch(() => undefined);
      asked.push(answer);
    };
    const session = new Session({ module: echo, spawn: spawnWorker, onDeath: ask });
    pools.push(session);
    ask();
    for (const death of [0, 1, 2]) await expect(asked[death]).rejects.toThrow("unreachable");
    expect(asked.length).toBe(3);
    await expect(session.askText("a")).rejects.toThrow("unreachable");
  });

  test("is restarted and closed by its owner", async () => {
    const onDeath = vi.fn();
    const session = new Session({ module, spawn: spawnWorker, onDeath });
    await session.ask(start);
    const asked = session.ask(kLong);
    session.restart();
    await expect(asked).rejects.toThrow("The worker was ended.");
    expect(onDeath).toHaveBeenCalledTimes(1);
    expect(await session.ask({ do: "board", game: 1 })).toMatchObject({ ok: false });
    session.close();
    await expect(session.ask({ do: "version" })).rejects.toThrow("The session is closed.");
    expect(onDeath).toHaveBeenCalledTimes(1);
  });
});

test("the module with vectors is the one that is loaded here", () => {
  expect(hasVectors()).toBe(true);
  expect(module.restAddress).toMatch(/shudu_simd_rest\.wasm$/);
});
