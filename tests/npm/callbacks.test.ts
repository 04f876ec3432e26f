// What a caller hands in and what then throws: a listener to the progress, an owner who is told of a
// death. It is told to who asked, by his promise, and never ends the program, the pool or the session.
import {
  EngineModule,
  openPool,
  openSession,
  Pool,
  type Request,
  Session,
  spawnWorker,
} from "shudu";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { echoModule } from "./echo_module.js";

const kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/** Some seconds of work that tells how far it has come. */
const kCounted = { do: "check", puzzles: `${kEasy}\n`.repeat(9_990), minimal: true } as const;
const kSeldom = { ...kCounted, puzzles: `${kEasy}\n`.repeat(1_500) } as const;
const kStart = {
  do: "start",
  puzzle: kEasy,
  uid: "7k3m9q2x4w8v6t1r5p0n",
  created: "2026-11-21T07:58:03Z",
} as const;
const echo = new EngineModule(echoModule, Promise.resolve(echoModule));

const thrower = (): ReturnType<typeof vi.fn<() => never>> =>
  vi.fn<() => never>(() => {
    throw new RangeError("of the listener");
  });
const theError = new RangeError("of the listener");

// What would have ended a program.
const escaped: unknown[] = [];
const catchIt = (error: unknown): void => void escaped.push(error);
let opened: Array<{ close(): void }> = [];
beforeEach(() => {
  escaped.length = 0;
  process.on("uncaughtException", catchIt);
  process.on("unhandledRejection", catchIt);
});
afterEach(async () => {
  for (const one of opened) one.close();
  opened = [];
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("uncaughtException", catchIt);
  process.off("unhandledRejection", catchIt);
  expect(escaped).toEqual([]);
});

async function pool(size: number): Promise<Pool> {
  const made = await openPool({ size });
  opened.push(made);
  return made;
}

describe("a listener that throws", () => {
  test("to the progress of a request: that one rejects, its work is ended, the pool goes on", async () => {
    const one = await pool(1);
    const onProgress = thrower();
    const asked = one.ask(kCounted, { onProgress });
    const behind = one.ask({ do: "version" });
    await expect(asked).rejects.toThrow(theError);
    expect(onProgress).toHaveBeenCalledTimes(1);
    expect(await behind).toMatchObject({ ok: true });
    expect(await one.ask({ do: "solve", puzzle: kEasy })).toMatchObject({ status: "unique" });
  });

  test("to the progress of many: all of them reject, the pool goes on", async () => {
    const two = await pool(2);
    const onProgress = thrower();
    const version: Request = { do: "version" };
    await expect(two.askMany([version, version], { onProgress })).rejects.toThrow(theError);
    await expect(two.solveMany([kEasy, kEasy], { onProgress })).rejects.toThrow(theError);
    await expect(two.solveLines(kEasy, { onProgress })).rejects.toThrow(theError);
    expect(await two.ask({ do: "version" })).toMatchObject({ ok: true });
  });

  test("to the progress of a session: that one rejects, the games stay, what is behind is answered", async () => {
    const onDeath = vi.fn();
    const session = await openSession({ onDeath });
    opened.push(session);
    await session.ask(kStart);
    const onProgress = thrower();
    const asked = session.ask(kSeldom, onProgress);
    const behind = session.ask({ do: "board", game: 1 });
    await expect(asked).rejects.toThrow(theError);
    expect(await behind).toMatchObject({ ok: true, givens: kEasy });
    expect(onProgress).toHaveBeenCalledTimes(1);
    expect(onDeath).not.toHaveBeenCalled();
  });
});

describe("an owner who cannot have the games again", () => {
  test.each([
    ["throws", thrower()],
    ["rejects", vi.fn(async () => thrower()())],
  ])("%s: the session is given up, and says why to all who ask", async (_, onDeath) => {
    const session = new Session({ module: echo, spawn: spawnWorker, onDeath });
    opened.push(session);
    await expect(session.askText("!")).rejects.toThrow("unreachable");
    await vi.waitFor(() =>
      expect(session.askText("a")).rejects.toMatchObject({
        name: "WorkerDied",
        message: "of the listener",
        cause: theError,
      }),
    );
    expect(onDeath).toHaveBeenCalledTimes(1);
  });

  test("because the next worker dies too: he is told again, and may try again", async () => {
    const onDeath = vi.fn(() => session.askText(onDeath.mock.calls.length === 1 ? "!" : "loaded"));
    const session = new Session({ module: echo, spawn: spawnWorker, onDeath });
    opened.push(session);
    await expect(session.askText("!")).rejects.toThrow("unreachable");
    await vi.waitFor(() => expect(onDeath).toHaveBeenCalledTimes(2));
    expect(await session.askText("a")).toBe("a");
  });
});
