// From opening to closing, and what comes after: closing twice, asking when all is over, several pools at
// once, workers that end when nobody wants them, and what a caller hands in that is none of what is asked.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import {
  type AnyWorker,
  Engine,
  EngineModule,
  loadModule,
  Pool,
  PoolClosed,
  type Request,
  Session,
  shippedModules,
  spawnWorker,
  WorkerDied,
} from "shudu";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { build, compiled, nodes } from "./places.js";

const module = await loadModule(shippedModules());
const kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const kLong = { do: "minimize", puzzles: `${kEasy}\n`.repeat(9_990) } as const;
const version = { do: "version" } as const;

// What would have ended a program.
const escaped: unknown[] = [];
const catchIt = (error: unknown): void => void escaped.push(error);
beforeEach(() => {
  escaped.length = 0;
  process.on("unhandledRejection", catchIt);
});
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", catchIt);
  expect(escaped).toEqual([]);
});

function counted(): { workers: Worker[]; spawn: () => AnyWorker } {
  const workers: Worker[] = [];
  const spawn = (): AnyWorker => {
    const worker = spawnWorker();
    workers.push(worker as unknown as Worker);
    return worker;
  };
  return { workers, spawn };
}

const ended = (workers: Worker[]): Promise<unknown> =>
  Promise.all(workers.map((worker) => worker.threadId === -1 || once(worker, "exit")));

describe("a pool that is closed", () => {
  test("is closed again without harm, and starts nothing more", async () => {
    const { workers, spawn } = counted();
    const pool = new Pool({ size: 2, module, spawn });
    await pool.ask(version);
    pool.close();
    pool.close();
    pool.warm();
    const late = [
      pool.ask(version),
      pool.askText("{}"),
      pool.askMany([version]),
      pool.solveMany([kEasy]),
      pool.solveLines(kEasy),
      pool.askLines({ do: "rate" }, [kEasy]),
    ];
    for (const asked of late) await expect(asked).rejects.toThrow(PoolClosed);
    expect(workers.length).toBe(1);
    await ended(workers);
  });

  test("starts no worker where a signal comes after its end", async () => {
    const { workers, spawn } = counted();
    const pool = new Pool({ size: 1, module, spawn });
    const end = new AbortController();
    const asked = pool.ask(kLong, { signal: end.signal });
    const many = pool.askMany([version, version], { signal: end.signal });
    asked.catch(() => undefined);
    many.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    pool.close();
    end.abort();
    await expect(asked).rejects.toThrow(PoolClosed);
    await expect(many).rejects.toThrow();
    expect(workers.length).toBe(1);
    await ended(workers);
  });

  test("gives all its workers back, at work or not", async () => {
    const { workers, spawn } = counted();
    const pool = new Pool({ size: 4, module, spawn });
    pool.warm();
    const asked = pool.ask(kLong, { onProgress: () => pool.close() });
    await expect(asked).rejects.toThrow(PoolClosed);
    expect(workers.length).toBe(4);
    await ended(workers);
    expect(workers.map(({ threadId }) => threadId)).toEqual([-1, -1, -1, -1]);
  });

  test("is none of another pool's concern", async () => {
    const one = new Pool({ size: 1, module, spawn: spawnWorker });
    const other = new Pool({ size: 1, module, spawn: spawnWorker });
    const asked = other.ask({ do: "rate", puzzle: kEasy });
    const [a, b] = await Promise.all([
      one.ask({ ...version, id: "a" }),
      other.ask({ ...version, id: "b" }),
    ]);
    expect([a.id, b.id]).toEqual(["a", "b"]);
    one.close();
    expect(await asked).toMatchObject({ ok: true });
    expect(await other.ask(version)).toMatchObject({ ok: true });
    other.close();
  });
});

describe("a session that is closed", () => {
  test("is closed again and restarted without harm, and starts nothing more", async () => {
    const { workers, spawn } = counted();
    const onDeath = vi.fn();
    const session = new Session({ module, spawn, onDeath });
    const asked = session.ask(kLong);
    const waits = session.ask(version);
    session.close();
    session.close();
    session.restart();
    for (const one of [asked, waits, session.ask(version), session.askText("{}")]) {
      await expect(one).rejects.toThrow("The session is closed.");
    }
    expect(onDeath).not.toHaveBeenCalled();
    expect(workers.length).toBe(1);
    await ended(workers);
  });
});

describe("what is no request", () => {
  const none = [undefined, null, 5, {}, ["{}"]] as unknown as string[];

  test.each(none)("%s as a text is a TypeError, and costs no engine", async (text) => {
    const engine = Engine.of(compiled("shudu"));
    expect(() => engine.answerText(text)).toThrow(TypeError);
    expect(() => engine.answerLines("{}", text)).toThrow(TypeError);
    expect(engine.dead).toBe(false);
    expect(engine.answer(version)).toMatchObject({ ok: true });
    const { workers, spawn } = counted();
    const pool = new Pool({ size: 1, module, spawn });
    const session = new Session({ module, spawn });
    await expect(pool.askText(text)).rejects.toThrow(TypeError);
    await expect(session.askText(text)).rejects.toThrow(TypeError);
    expect(workers.length).toBe(1); // the session's
    pool.close();
    session.close();
  });

  test("lines that are a list are refused by the service, as everywhere", async () => {
    const request = { do: "solve-lines", puzzles: [kEasy] } as unknown as Request;
    const refused = { ok: false, error: { field: "puzzles" } };
    const engine = Engine.of(compiled("shudu"));
    expect(engine.answer(request)).toMatchObject(refused);
    const pool = new Pool({ size: 1, module, spawn: spawnWorker });
    expect(await pool.ask(request)).toMatchObject(refused);
    pool.close();
  });
});

test("two parts that both cannot be had are one error", async () => {
  const lost = (): Promise<Response> => Promise.reject(new TypeError("no net"));
  await expect(Engine.load({ first: lost(), rest: lost() })).rejects.toThrow("no net");
  await expect(EngineModule.load({ first: lost(), rest: lost() })).rejects.toThrow("no net");
});

test("a worker whose script cannot be had is an error of the request", async () => {
  const spawn = (): AnyWorker => new Worker(new URL("file:///nowhere/worker.js"));
  const pool = new Pool({ size: 1, module, spawn });
  await expect(pool.ask(version)).rejects.toThrow(WorkerDied);
  await expect(pool.ask(version)).rejects.toThrow(/nowhere/);
  pool.close();
  const session = new Session({ module, spawn });
  await expect(session.ask(version)).rejects.toThrow(/nowhere/);
  session.close();
});

test("a program ends although its pool and session are open, and not before it has its answers", () => {
  const file = build("installed/open.mjs");
  writeFileSync(
    file,
    `import { openPool, openSession } from "shudu";
const pool = await openPool({ size: 2 });
const session = await openSession();
pool.warm();
session.ask({ do: "version" }).then(({ ok }) => console.log(ok));
pool.ask({ do: "rate", puzzle: "${kEasy}" }).then(({ rating }) => console.log(rating.er));
`,
  );
  for (const node of nodes()) {
    const printed = execFileSync(node, [file], { encoding: "utf8", timeout: 20_000 });
    expect(printed.split("\n").sort(), node).toEqual(["", "1.2", "true"]);
  }
});
