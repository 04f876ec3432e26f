// What the page Bench measures, each as a list of times: through the same ports as the app, so that
// the way to the worker and back is in the figures.
import type { AnswerOf, Request } from "shudu";

import type { AskOptions } from "../../engine/port";
import type { Research } from "../../engine/research";
import { positionLine } from "../solve/position";
import file from "./puzzles.json";

export interface Puzzle {
  readonly puzzle: string;
  readonly er: number;
}

export const kPuzzles: readonly Puzzle[] = file.puzzles;
/** The bound: hints and paths are promised for puzzles up to ER 8. */
export const kMostRating = 8;

export type Ask = <R extends Request>(request: R, options?: AskOptions) => Promise<AnswerOf<R>>;

/** Rejects where the answer is a failure: its time would be no measure. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  const answer = await work();
  const time = performance.now() - before;
  const { ok, error } = (answer ?? {}) as { ok?: boolean; error?: { sentence: string } };
  if (ok === false) throw new Error(error?.sentence);
  return time;
}

/** Whole paths of the puzzles that are easy enough. */
export async function pathTimes(ask: Ask): Promise<number[]> {
  const times: number[] = [];
  for (const { puzzle, er } of kPuzzles) {
    if (er > kMostRating) continue;
    times.push(await timed(() => ask({ do: "explain", puzzle, marks: true, positions: true })));
  }
  return times;
}

/** Hints at the beginning, in the middle and at the hardest step of each puzzle. */
export async function hintTimes(ask: Ask): Promise<number[]> {
  const times: number[] = [];
  for (const { puzzle, er } of kPuzzles) {
    if (er > kMostRating) continue;
    const path = await ask({ do: "explain", puzzle, positions: true });
    if (!path.ok) continue;
    const hard = path.steps.findIndex((step) => step.eliminations.length > 0);
    for (const n of new Set([0, path.steps.length >> 1, Math.max(0, hard)])) {
      const step = path.steps[n];
      if (step?.board === undefined || step.candidates === undefined) continue;
      const line = positionLine(puzzle, step.board, step.candidates);
      times.push(await timed(() => ask({ do: "hint", puzzle: line, stages: true })));
    }
  }
  return times;
}

export interface BatchSpeed {
  /** Puzzles a second, of all workers together. */
  readonly perSecond: number;
  readonly workers: number;
}

/** Solves the built-in puzzles many times over: from a text of lines to a text of lines. */
export async function batchSpeed(
  research: Research,
  count: number,
  signal: AbortSignal,
): Promise<BatchSpeed> {
  const pool = await research.pool();
  const lines = manyLines(count);
  const text = textOf(lines);
  await pool.solveLines(textOf(lines.slice(0, 2000)), { signal }); // the engines are warm then
  const time = await timed(() => pool.solveLines(text, { signal }));
  return { perSecond: (count / time) * 1000, workers: pool.size };
}

/** The same with an object for each puzzle, as a page would show them. */
export async function resultSpeed(
  research: Research,
  count: number,
  signal: AbortSignal,
): Promise<BatchSpeed> {
  const pool = await research.pool();
  const lines = manyLines(count);
  await pool.solveMany(lines.slice(0, 2000), { signal });
  const time = await timed(() => pool.solveMany(lines, { signal }));
  return { perSecond: (count / time) * 1000, workers: pool.size };
}

const textOf = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

function manyLines(count: number): string[] {
  return Array.from({ length: count }, (_, i) => kPuzzles[i % kPuzzles.length]?.puzzle ?? "");
}

/** The number below which a share of the times lies. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
