// The ports: order, lives, the watch, what a cancelled and a lost request reject with; links of
// marks.
import type { ChainNode, Pool } from "shudu";
import { afterEach, describe, expect, it, vi } from "vitest";

import { fakeWorkers, hasModule } from "./engine.fixture";
import { type GameWorker, WatchedGameEngine } from "./game_engine";
import { EngineLost, isCancelled } from "./lost";
import { linksOf, marksOf } from "./marks";
import type { Port, Progress } from "./port";
import { Research } from "./research";

const kStart = {
  do: "start",
  puzzle: "1.....2..3.....4",
  uid: "7k3m9q2x4w8v6t1r5p0n",
  created: "2026-11-21T07:58:03Z",
} as const;

afterEach(() => {
  vi.useRealTimers();
});

describe.runIf(hasModule)("the engine that keeps games", () => {
  it("answers in the order asked", async () => {
    const { engine, asked } = fakeWorkers();
    const requests = [kStart, { do: "board", game: 1 }, { do: "close", game: 1 }] as const;
    const answers = await Promise.all(requests.map((request) => engine.ask(request)));
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
    expect(asked).toEqual(requests);
  });

  it("begins another life when its worker dies, and refuses what belongs to the old one", async () => {
    const fake = fakeWorkers();
    const { engine } = fake;
    await engine.ask(kStart);
    const life = engine.life;
    fake.fate = (request) => (request.do === "board" ? "die-after" : "answer");
    const board = engine.ask({ do: "board", game: 1 }, { life });
    const close = engine.ask({ do: "close", game: 1 }, { life });
    await expect(board).rejects.toBeInstanceOf(EngineLost);
    await expect(close).rejects.toBeInstanceOf(EngineLost);
    expect(engine.life).toBe(life + 1);
    expect(fake.asked.map((request) => request.do)).toEqual(["start", "board"]);
    fake.fate = () => "answer";
    // A game of the new life has the number of the old one, and is another.
    expect(await engine.ask({ do: "board", game: 1 })).toMatchObject({
      ok: false,
      error: { code: "unknown_game" },
    });
  });

  it("ends a worker that does not answer in time, but gives the first answer more of it", async () => {
    const fake = fakeWorkers();
    await fake.engine.ask(kStart);
    fake.fate = (request) => (request.do === "board" ? "hang" : "answer");
    const begin = performance.now();
    await expect(fake.engine.ask({ do: "board", game: 1 }, { within: 30 })).rejects.toBeInstanceOf(
      EngineLost,
    );
    expect(performance.now() - begin).toBeLessThan(2_000);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const first = fake.engine.ask({ do: "board", game: 1 }, { within: 30 });
    const end = expect(first).rejects.toBeInstanceOf(EngineLost);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(fake.engine.life).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await end;
    expect(fake.engine.life).toBe(2);
  });

  it("is asked again after it could not be started, and after it has given up", async () => {
    let isBroken = true;
    const fake = fakeWorkers();
    const once: GameWorker = {
      ask: async (request) => {
        if (isBroken) throw new Error("given up");
        return fake.engine.ask(request);
      },
      restart: () => undefined,
    };
    let opened = 0;
    const engine = new WatchedGameEngine(async () => {
      opened += 1;
      if (opened === 1) throw new Error("no worker");
      return once;
    });
    await expect(engine.ask({ do: "version" })).rejects.toBeInstanceOf(EngineLost);
    expect(engine.life).toBe(0);
    await expect(engine.ask({ do: "version" })).rejects.toBeInstanceOf(EngineLost);
    expect(engine.life).toBe(1);
    isBroken = false;
    expect((await engine.ask({ do: "version" })).ok).toBe(true);
    expect(opened).toBe(3);
  });
});

describe("the research port", () => {
  const poolOf = (ask: unknown): Pool => ({ ask }) as unknown as Pool;

  it("opens its pool with the first request, once", async () => {
    const open = vi.fn(async () => poolOf(async () => ({ ok: true })));
    const port = new Research(open);
    expect(open).not.toHaveBeenCalled();
    await Promise.all([port.ask({ do: "version" }), port.ask({ do: "version" })]);
    expect(open).toHaveBeenCalledOnce();
  });

  it("tells what was cancelled from what was lost, and tries again", async () => {
    const failing = async (
      _request: unknown,
      options: { signal?: AbortSignal },
    ): Promise<never> => {
      throw options.signal?.reason ?? new Error("The worker has ended.");
    };
    const open = vi.fn(async () => poolOf(failing));
    open.mockRejectedValueOnce(new Error("no module"));
    const port = new Research(open);
    await expect(port.ask({ do: "version" })).rejects.toBeInstanceOf(EngineLost);
    await expect(port.ask({ do: "version" })).rejects.toBeInstanceOf(EngineLost);
    expect(open).toHaveBeenCalledTimes(2);
    const signal = AbortSignal.abort("enough");
    const cancelled = await port
      .ask({ do: "version" }, { signal })
      .catch((error: unknown) => error);
    expect(isCancelled(cancelled)).toBe(true);
  });
});

describe("time for an answer of the research port", () => {
  it("begins when a worker has answered, and ends with AbortError", async () => {
    const never = new Promise<never>(() => undefined);
    const seen: (AbortSignal | undefined)[] = [];
    const ask = vi.fn(async (request: { do: string }, options?: { signal?: AbortSignal }) => {
      if (request.do === "version") {
        await new Promise((resolve) => setTimeout(resolve, 60));
        return { ok: true };
      }
      seen.push(options?.signal);
      return Promise.race([
        never,
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener("abort", () => reject(options.signal?.reason as Error));
        }),
      ]);
    });
    const port = new Research(async () => ({ ask }) as unknown as Pool);
    const begun = performance.now();
    const late = await port
      .ask({ do: "techniques" }, { within: 30 })
      .catch((error: unknown) => error);
    expect(isCancelled(late)).toBe(true);
    expect(performance.now() - begun).toBeGreaterThan(85);
    expect(seen).toHaveLength(1);
  });
});

describe("a worker of the research port that goes silent", () => {
  type Options = { signal: AbortSignal; onProgress: (progress: Progress) => void };
  const kSign: Progress = { request: "explain", done: 1, total: 0 };

  /** A pool whose requests do what the test says, and never answer once they are taken back. */
  function silentPool(work: (count: number, options: Options) => Promise<unknown>, size = 2): Port {
    let count = 0;
    const ask = async (_request: unknown, options: Options): Promise<unknown> => {
      const back = new Promise<never>((_resolve, reject) => {
        options.signal.addEventListener("abort", () => reject(options.signal.reason as Error));
      });
      return Promise.race([work((count += 1), options), back]);
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    return new Research(async () => ({ ask, size }) as unknown as Pool);
  }
  const never = new Promise<never>(() => undefined);
  const answer = { ok: true };
  const kExplain = { do: "explain", puzzle: "1.....2..3.....4" } as const;

  it("is replaced, and asked once more", async () => {
    let asked = 0;
    const port = silentPool(async (count) => ((asked = count) === 1 ? never : answer));
    const given = port.ask(kExplain);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await given).toEqual(answer);
    expect(asked).toBe(2);
    // What takes no time is not waited for so long.
    asked = 0;
    const quick = silentPool(async (count) => ((asked = count) === 1 ? never : answer));
    const converted = quick.ask({ do: "convert", puzzle: "1" });
    await vi.advanceTimersByTimeAsync(21_000);
    expect(await converted).toEqual(answer);
  });

  it("is not asked a third time", async () => {
    let asked = 0;
    const port = silentPool(async (count) => ((asked = count), never));
    const lost = expect(port.ask(kExplain)).rejects.toBeInstanceOf(EngineLost);
    await vi.advanceTimersByTimeAsync(125_000);
    await lost;
    expect(asked).toBe(2);
  });

  it("is waited for as long as it says how far it is, which the asker hears", async () => {
    let asked = 0;
    let heard = 0;
    const port = silentPool(async (count, { onProgress }) => {
      asked = count;
      for (let n = 0; n < 20; n += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50_000));
        onProgress(kSign);
      }
      return answer;
    });
    const given = port.ask(kExplain, { onProgress: () => (heard += 1) });
    await vi.advanceTimersByTimeAsync(1_001_000);
    expect(await given).toEqual(answer);
    expect([asked, heard]).toEqual([1, 20]);
  });

  it("is not taken for one that has not begun, because others are before it", async () => {
    const begun: number[] = [];
    // One worker: the second waits until the first is done, and hears nothing until then.
    let first = Promise.resolve();
    const port = silentPool(async (count, { onProgress }) => {
      begun.push(count);
      if (count > 1) return first.then(() => answer);
      first = (async () => {
        for (let n = 0; n < 5; n += 1) {
          await new Promise((resolve) => setTimeout(resolve, 50_000));
          onProgress(kSign);
        }
      })();
      return first.then(() => answer);
    }, 1);
    const given = Promise.all([port.ask(kExplain), port.ask(kExplain)]);
    await vi.advanceTimersByTimeAsync(251_000);
    expect(await given).toEqual([answer, answer]);
    expect(begun).toEqual([1, 2]);
  });

  it("ends with AbortError where it is taken back, and leaves no timer", async () => {
    const port = silentPool(async () => never);
    const end = new AbortController();
    const given = port.ask(kExplain, { signal: end.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    end.abort();
    expect(isCancelled(await given)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("marks of steps", () => {
  const node = (cells: string[], digit: number, link: ChainNode["link"]): ChainNode => ({
    digit,
    cells,
    on: true,
    link,
    kind: "cell",
  });

  it("are links from node to node, anew at each start", () => {
    const nodes = [
      node(["r1c1"], 1, "start"),
      node(["r1c2", "r1c3"], 1, "strong"),
      node(["r2c2"], 3, "weak"),
      node(["r5c5"], 9, "start"),
      node(["r5c6"], 9, "weak"),
    ];
    expect(linksOf(nodes)).toEqual([
      { from: "r1c1=1", to: "r1c2,r1c3=1", strong: true },
      { from: "r1c2,r1c3=1", to: "r2c2=3", strong: false },
      { from: "r5c5=9", to: "r5c6=9", strong: false },
    ]);
  });

  it("take the branches along", () => {
    const marks = marksOf({
      houses: ["row 1"],
      cells: [],
      candidates: [{ candidate: "r1c1=1", role: "pattern" }],
      links: [],
      branches: [[node(["r1c1"], 1, "start"), node(["r1c2"], 1, "weak")]],
      eliminations: ["r1c4<>5"],
      placements: [],
    });
    expect(marks.links).toEqual([{ from: "r1c1=1", to: "r1c2=1", strong: false }]);
    expect(marks.eliminations).toEqual(["r1c4<>5"]);
  });
});
