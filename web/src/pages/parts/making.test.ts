// Making in slices against an engine that is told what to answer.
import type { GenerateAnswer, GenerateRequest } from "shudu";
import { describe, expect, it } from "vitest";

import {
  kTestsOfSlice,
  kTriesOfSlice,
  kTriesOfWalk,
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
  ...more,
});

const failure = (code: string) => ({
  shudu: 1 as const,
  ok: false as const,
  error: { code, sentence: "no such puzzle" },
});

const wish: Wish = { seed: 7, level: "hard" };

/** An engine whose item `good` is as wished, and the others of a level. */
const engine =
  (good: readonly number[], level: GenerateAnswer["level"] = "easy"): AskGenerate =>
  async (request: GenerateRequest) => {
    const index = request.index ?? 0;
    if (good.includes(index)) return answer(index);
    return answer(index, { nearest: true, ...(level === undefined ? {} : { level }) });
  };

const never = new AbortController().signal;

describe("making in slices", () => {
  it("gives the same puzzle whatever the number of workers", async () => {
    for (const workers of [1, 2, 3, 7]) {
      const made = await make(engine([5, 6, 9]), wish, workers, never, () => undefined);
      expect(made).toMatchObject({ kind: "made", answer: { index: 5 } });
    }
  });

  it("counts the tries", async () => {
    const seen: number[] = [];
    await make(engine([5]), wish, 2, never, ({ tried }) => seen.push(tried));
    expect(seen).toEqual([2 * kTriesOfSlice, 4 * kTriesOfSlice]);
  });

  it("gives the nearest when it is ended", async () => {
    const end = new AbortController();
    const ask: AskGenerate = async (request, options) => {
      if (request.index === 2) end.abort();
      if (options?.signal?.aborted) throw new DOMException("taken back", "AbortError");
      const level = request.index === 1 ? "medium" : "extreme";
      return answer(request.index ?? 0, { nearest: true, level });
    };
    const made = await make(ask, wish, 1, end.signal, () => undefined);
    expect(made).toMatchObject({ kind: "nearest", answer: { index: 1, level: "medium" } });
  });

  it("says what the engine refuses, and goes on where nothing was found", async () => {
    const refuse: AskGenerate = async () => failure("impossible_wish");
    expect(await make(refuse, wish, 2, never, () => undefined)).toEqual({
      kind: "refused",
      sentence: "No such puzzle.",
    });
    const late: AskGenerate = async (request) =>
      request.index === 3 ? answer(3) : failure("not_found");
    expect(await make(late, wish, 2, never, () => undefined)).toMatchObject({ kind: "made" });
  });

  it("lets an engine that is lost be known", async () => {
    const lost: AskGenerate = () => Promise.reject(new Error("lost"));
    await expect(make(lost, wish, 1, never, () => undefined)).rejects.toThrow("lost");
  });

  it("states where a puzzle comes from", () => {
    expect(originOf(answer(3), "hard", "x-wing")).toBe(
      "generated seed=7 index=3 level=hard technique=x-wing",
    );
    expect(originOf(answer(0), "")).toBe("generated seed=7 index=0");
  });

  it("lets the walk to the hardest level go on, which other wishes do not take", () => {
    expect(requestOf({ seed: 1, level: "extreme" }, 0).tries).toBe(kTriesOfWalk);
    expect(requestOf({ seed: 1, level: "fiendish" }, 0).tries).toBe(kTriesOfSlice);
    const pattern = "x...............";
    expect(requestOf({ seed: 1, level: "extreme", pattern }, 0).tries).toBe(kTestsOfSlice);
  });

  it("asks only for what is wished", () => {
    expect(requestOf({ seed: 1 }, 0)).toEqual({
      do: "generate",
      seed: 1,
      index: 0,
      tries: kTriesOfSlice,
    });
    expect(requestOf({ seed: 1, layout: "classic", technique: "x-wing" }, 4)).toEqual({
      do: "generate",
      seed: 1,
      index: 4,
      tries: kTriesOfSlice,
      nearest: true,
      technique: "x-wing",
      presolved: true,
    });
    expect(requestOf({ seed: 1, layout: "4x4", pattern: "x..............." }, 2)).toEqual({
      do: "generate",
      seed: 1,
      index: 2,
      tries: kTestsOfSlice,
      layout: "4x4",
      pattern: "x...............",
    });
  });
});
