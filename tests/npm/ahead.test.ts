// What a pool gives a worker before it is free: pieces of a batch, one ahead. The workers here are
// played by the test, which sees what they are told and says what they answer.
import { EngineModule, Pool } from "shudu";
import { describe, expect, test } from "vitest";

import { pack, type Packed, unpack } from "../../bindings/wasm/package/src/packed.js";
import { echoModule } from "./echo_module.js";

const module = new EngineModule(echoModule, Promise.resolve(echoModule));

interface Told {
  kind: string;
  question?: { text: string; puzzles?: Packed };
}

type Listener = (event: { data?: unknown; message?: string }) => void;

/** A worker of a page whose asked requests wait until the test answers the first of them. */
class Played {
  readonly asked: string[] = [];
  hasEnded = false;
  readonly #listeners = new Map<string, Listener>();

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  postMessage({ kind, question }: Told): void {
    if (kind !== "ask" || question === undefined) return;
    this.asked.push(question.puzzles === undefined ? question.text : unpack(question.puzzles));
  }

  terminate(): void {
    this.hasEnded = true;
  }

  /** Answers the first of what it was asked: with capitals, so that one can see what has come. */
  async answer(): Promise<void> {
    const solutions = pack(this.asked.shift()?.toUpperCase() ?? "");
    const reply = { text: '{"ok":true}', solutions };
    this.#listeners.get("message")?.({ data: { kind: "answer", reply } });
    await settled();
  }

  async die(): Promise<void> {
    this.#listeners.get("error")?.({ message: "struck by lightning" });
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function played(size: number): { pool: Pool; workers: Played[] } {
  const workers: Played[] = [];
  const spawn = (): never => {
    workers.push(new Played());
    return workers.at(-1) as never;
  };
  return { pool: new Pool({ size, module, spawn }), workers };
}

const asked = (workers: readonly Played[]): string[][] => workers.map((worker) => worker.asked);

describe("a piece of a text", () => {
  test("is with its worker before the one before is answered, and no third", async () => {
    const { pool, workers } = played(1);
    const solved = pool.solveLines("a\nb\nc\nd\n");
    expect(asked(workers)).toEqual([["a\n", "b\n"]]);
    await workers[0]?.answer();
    expect(asked(workers)).toEqual([["b\n", "c\n"]]);
    for (let i = 0; i < 3; i += 1) await workers[0]?.answer();
    expect(await solved).toBe("A\nB\nC\nD\n");
  });

  test("goes to a worker that has nothing first", async () => {
    const { pool, workers } = played(2);
    const solved = pool.solveLines("a\nb\nc\n");
    expect(asked(workers)).toEqual([["a\n", "c\n"], ["b\n"]]);
    await workers[1]?.answer();
    await workers[0]?.answer();
    await workers[0]?.answer();
    expect(await solved).toBe("A\nB\nC\n");
  });

  test("waits behind other work, and other work behind it", async () => {
    const { pool, workers } = played(1);
    const first = pool.askText("long");
    const solved = pool.solveLines("a\n");
    const last = pool.askText("longer");
    expect(asked(workers)).toEqual([["long"]]);
    await workers[0]?.answer();
    expect(asked(workers)).toEqual([["a\n"]]);
    await workers[0]?.answer();
    expect(asked(workers)).toEqual([["longer"]]);
    await workers[0]?.answer();
    expect([await first, await solved, await last]).toEqual(['{"ok":true}', "A\n", '{"ok":true}']);
  });
});

describe("a piece that is ahead", () => {
  test("is not counted as tried where the worker dies before it comes to it", async () => {
    const { pool, workers } = played(1);
    const solved = pool.solveLines("a\nb\nc\n");
    expect(asked(workers)).toEqual([["a\n", "b\n"]]);
    await workers[0]?.die();
    expect(asked(workers.slice(1))).toEqual([["a\n", "c\n"]]);
    await workers[1]?.answer();
    expect(asked(workers.slice(1))).toEqual([["c\n", "b\n"]]);
    await workers[1]?.die();
    expect(asked(workers.slice(2))).toEqual([["c\n", "b\n"]]);
    await workers[2]?.answer();
    await workers[2]?.answer();
    expect(await solved).toBe("A\nB\nC\n");
  });

  test("fails with the worker's words where two workers die of it", async () => {
    const { pool, workers } = played(1);
    const solved = pool.solveLines("a\nb\n");
    const told = expect(solved).rejects.toThrow("struck by lightning");
    await workers[0]?.answer();
    await workers[0]?.die();
    await workers[1]?.die();
    await told;
    expect(workers.length).toBe(2);
  });

  test("is asked anew where what is at work is taken back", async () => {
    const { pool, workers } = played(1);
    const end = new AbortController();
    const first = pool.ask({ do: "version" }, { signal: end.signal });
    const told = expect(first).rejects.toMatchObject({ name: "AbortError" });
    const other = pool.solveLines("a\n", { signal: end.signal });
    const otherTold = expect(other).rejects.toMatchObject({ name: "AbortError" });
    const solved = pool.solveLines("b\n");
    end.abort();
    await Promise.all([told, otherTold, settled()]);
    expect(workers[0]?.hasEnded).toBe(true);
    expect(asked(workers.slice(1))).toEqual([["b\n"]]);
    await workers[1]?.answer();
    expect(await solved).toBe("B\n");
  });

  test("with a piece of another batch before it that is taken back", async () => {
    const { pool, workers } = played(1);
    const end = new AbortController();
    const other = pool.solveLines("a\n", { signal: end.signal });
    const told = expect(other).rejects.toMatchObject({ name: "AbortError" });
    const solved = pool.solveLines("b\n");
    expect(asked(workers)).toEqual([["a\n", "b\n"]]);
    end.abort();
    await told;
    await settled();
    expect(workers[0]?.hasEnded).toBe(true);
    expect(asked(workers.slice(1))).toEqual([["b\n"]]);
    await workers[1]?.answer();
    expect(await solved).toBe("B\n");
  });

  test("ends no worker where it is taken back itself: nobody hears its answer", async () => {
    const { pool, workers } = played(1);
    const end = new AbortController();
    const solved = pool.solveLines("a\n");
    const other = pool.solveLines("b\n", { signal: end.signal });
    const told = expect(other).rejects.toMatchObject({ name: "AbortError" });
    const last = pool.solveLines("c\n");
    end.abort();
    await told;
    expect(workers[0]?.hasEnded).toBe(false);
    await workers[0]?.answer();
    expect(await solved).toBe("A\n");
    await workers[0]?.answer();
    await workers[0]?.answer();
    expect(await last).toBe("C\n");
    expect(workers.length).toBe(1);
  });

  test("is not asked again where it was taken back and its worker dies", async () => {
    const { pool, workers } = played(1);
    const end = new AbortController();
    const solved = pool.solveLines("a\n");
    const other = pool.solveLines("b\n", { signal: end.signal });
    const told = expect(other).rejects.toMatchObject({ name: "AbortError" });
    end.abort();
    await told;
    await workers[0]?.die();
    expect(asked(workers.slice(1))).toEqual([["a\n"]]);
    await workers[1]?.answer();
    expect(await solved).toBe("A\n");
  });
});
