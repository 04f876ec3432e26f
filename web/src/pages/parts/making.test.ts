// Making against an engine that is told what to answer.
import type { GenerateAnswer, GenerateRequest } from "shudu";
import { describe, expect, it } from "vitest";

import {
  kMostTests,
  kTestsOfItem,
  make,
  originOf,
  requestOf,
  type AskGenerate,
  type Wish,
} from "./making";

const answer = (index: number, more: Partial<GenerateAnswer> = {}): GenerateAnswer => ({
  shudu: 1,
  ok: true,
  puzzle: `puzzle ${index}`,
  solution: "",
  clues: 24,
  symmetry: "none",
  seed: 7,
  index,
  tries: 1,
  origin: `generated seed=7 item=${index} series=1`,
  ...more,
});

const failure = (code: string) => ({
  shudu: 1 as const,
  ok: false as const,
  error: { code, sentence: "no such puzzle" },
});

const wish: Wish = { seed: 7, level: "hard" };
const drawn: Wish = { seed: 7, pattern: "x".repeat(81) };

/** An engine that finds these items and no others. */
const engine =
  (good: readonly number[], asked: GenerateRequest[] = []): AskGenerate =>
  async (request: GenerateRequest) => {
    asked.push(request);
    const index = request.index ?? 0;
    return good.includes(index) ? answer(index) : failure("not_found");
  };

const never = new AbortController().signal;
const nothing = (): void => undefined;

describe("making", () => {
  it("asks for the first item of the seed, as the other front doors do", async () => {
    const asked: GenerateRequest[] = [];
    expect(await make(engine([0], asked), wish, 3, never, nothing)).toMatchObject({
      kind: "made",
      answer: { index: 0 },
    });
    expect(asked).toEqual([{ do: "generate", seed: 7, index: 0, nearest: true, level: "hard" }]);
  });

  it("gives the same puzzle on a pattern whatever the number of workers", async () => {
    for (const workers of [1, 2, 3, 7]) {
      const made = await make(engine([5, 6, 9]), drawn, workers, never, nothing);
      expect(made).toMatchObject({ kind: "made", answer: { index: 5 } });
    }
  });

  it("gives up on a pattern after a number of tests", async () => {
    const asked: GenerateRequest[] = [];
    expect(await make(engine([], asked), drawn, 4, never, nothing)).toEqual({ kind: "none" });
    expect(asked.length * kTestsOfItem).toBe(kMostTests);
    expect(await make(engine([]), { seed: 7 }, 4, never, nothing)).toEqual({ kind: "none" });
  });

  it("counts the tries of all items together", async () => {
    const seen: number[] = [];
    const ask: AskGenerate = async (request, options) => {
      const index = request.index ?? 0;
      options?.onProgress?.({ request: "generate", done: 10 + index, total: 100 });
      return index === 3 ? answer(3) : failure("not_found");
    };
    await make(ask, drawn, 2, never, ({ tried }) => seen.push(tried));
    expect(seen).toEqual([10, 21, 33, 46]);
  });

  it("gives the nearest when it is ended", async () => {
    const end = new AbortController();
    const asked: GenerateRequest[] = [];
    const ask: AskGenerate = async (request, options) => {
      asked.push(request);
      if (request.tries === 1) return answer(0, { nearest: true, level: "medium" });
      end.abort();
      options?.signal?.throwIfAborted();
      return failure("not_found");
    };
    const made = await make(ask, wish, 2, end.signal, nothing);
    expect(made).toMatchObject({ kind: "nearest", answer: { level: "medium" } });
    expect(asked.length).toBe(2);
    expect(await make(ask, { seed: 7 }, 2, end.signal, nothing)).toEqual({ kind: "none" });
  });

  it("says what the engine refuses, and gives the nearest where nothing was found", async () => {
    const refuse: AskGenerate = async () => failure("impossible_wish");
    expect(await make(refuse, wish, 2, never, nothing)).toEqual({
      kind: "refused",
      sentence: "No such puzzle.",
    });
    const near: AskGenerate = async () => answer(0, { nearest: true, level: "easy" });
    expect(await make(near, wish, 2, never, nothing)).toMatchObject({ kind: "nearest" });
  });

  it("lets an engine that is lost be known", async () => {
    const lost: AskGenerate = () => Promise.reject(new Error("lost"));
    await expect(make(lost, wish, 1, never, nothing)).rejects.toThrow("lost");
  });

  it("states where a puzzle comes from, with the level that is known of it", () => {
    expect(originOf(answer(3), "hard")).toBe("generated seed=7 item=3 series=1 level=hard");
    expect(originOf(answer(0), "")).toBe("generated seed=7 item=0 series=1");
    const origin = "generated seed=7 level=hard series=1 scale=shudu-1";
    expect(originOf(answer(0, { origin }), "hard")).toBe(origin);
  });

  it("asks only for what is wished", () => {
    expect(requestOf({ seed: 1 }, 0)).toEqual({ do: "generate", seed: 1, index: 0 });
    expect(requestOf({ seed: 1, layout: "classic", technique: "x-wing" }, 4)).toEqual({
      do: "generate",
      seed: 1,
      index: 4,
      nearest: true,
      technique: "x-wing",
      presolved: true,
    });
    expect(requestOf({ seed: 1, layout: "4x4", pattern: "x..............." }, 2)).toEqual({
      do: "generate",
      seed: 1,
      index: 2,
      tries: kTestsOfItem,
      layout: "4x4",
      pattern: "x...............",
    });
  });
});
