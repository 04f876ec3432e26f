// Puzzles to wishes, such that a slow wish can be ended and still gives what comes near.
//
// A wish is item 0 of the series of its seed, as the program and the terminal make it. On a pattern
// items are few tests each and go to all workers at once; the first (lowest index) that is found is
// taken, so how many workers there are does not change which puzzle a seed gives.
import type { AnswerOf, GenerateAnswer, GenerateRequest } from "shudu";

import { plain } from "../../app/failure";
import type { AskOptions } from "../../engine/port";

export interface Wish {
  readonly seed: number;
  readonly layout?: string;
  readonly level?: string;
  readonly technique?: string;
  readonly symmetry?: string;
  readonly clues?: number;
  /** `7.2`, `7.0-7.9`, `9.0-`. */
  readonly er?: string;
  readonly steps?: number;
  /** Which cells are to be givens, `x` or `.`; goes with a layout alone. */
  readonly pattern?: string;
  /** Solved by singles and the technique alone, which singles do not. */
  readonly isPractice?: boolean;
}

export interface Making {
  readonly tried: number;
}

export type Made =
  | { readonly kind: "made"; readonly answer: GenerateAnswer }
  | { readonly kind: "nearest"; readonly answer: GenerateAnswer }
  | { readonly kind: "none" }
  | { readonly kind: "refused"; readonly sentence: string };

export type AskGenerate = (
  request: GenerateRequest,
  options?: AskOptions,
) => Promise<AnswerOf<GenerateRequest>>;

/** Positions looked at for an item on a pattern, and of all items before it is given up. */
export const kTestsOfItem = 200_000;
export const kMostTests = 8_000_000;

/** As many items of a pattern at once as the pool has workers. */
export const workersForMaking = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

const hasNearest = ({ level, technique }: Wish): boolean =>
  level !== undefined || technique !== undefined;

export function requestOf(wish: Wish, index: number): GenerateRequest {
  return {
    do: "generate",
    seed: wish.seed,
    index,
    ...(wish.pattern === undefined ? {} : { tries: kTestsOfItem }),
    ...(hasNearest(wish) ? { nearest: true } : {}),
    ...(wish.layout === undefined || wish.layout === "classic" ? {} : { layout: wish.layout }),
    ...(wish.level === undefined
      ? {}
      : { level: wish.level as NonNullable<GenerateRequest["level"]> }),
    ...(wish.technique === undefined ? {} : { technique: wish.technique, presolved: true }),
    ...(wish.isPractice === true ? { practice: true } : {}),
    ...(wish.symmetry === undefined
      ? {}
      : { symmetry: wish.symmetry as NonNullable<GenerateRequest["symmetry"]> }),
    ...(wish.clues === undefined ? {} : { clues: wish.clues }),
    ...(wish.er === undefined ? {} : { er: wish.er }),
    ...(wish.pattern === undefined ? {} : { pattern: wish.pattern }),
    ...(wish.steps === undefined ? {} : { steps_at_least: wish.steps }),
  };
}

/** Where a game comes from, as a saved game states it: enough to make the puzzle again. */
export function originOf({ origin }: GenerateAnswer, level: string): string {
  return level === "" || origin.includes(" level=") ? origin : `${origin} level=${level}`;
}

/** For somebody who will not wait. */
async function nearest(ask: AskGenerate, wish: Wish): Promise<Made> {
  if (!hasNearest(wish)) return { kind: "none" };
  const answer = await ask({ ...requestOf(wish, 0), tries: 1 });
  if (!answer.ok) return { kind: "none" };
  return { kind: answer.nearest === true ? "nearest" : "made", answer };
}

/** Ends with what is nearest where `signal` says so. */
export async function make(
  ask: AskGenerate,
  wish: Wish,
  workers: number,
  signal: AbortSignal,
  onProgress: (making: Making) => void,
): Promise<Made> {
  const isDrawn = wish.pattern !== undefined;
  const atOnce = isDrawn ? workers : 1;
  const rounds = isDrawn ? Math.ceil(kMostTests / (kTestsOfItem * workers)) : 1;
  const tries: number[] = [];
  const askFor = (index: number) => {
    const note = ({ done }: { readonly done: number }): void => {
      tries[index] = done;
      onProgress({ tried: tries.reduce((sum, each) => sum + each, 0) });
    };
    tries[index] = 0;
    return ask(requestOf(wish, index), { signal, onProgress: note });
  };
  for (let first = 0; first < rounds * atOnce; first += atOnce) {
    const items = Array.from({ length: atOnce }, (_, i) => askFor(first + i));
    const answers = await Promise.all(items).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      throw error;
    });
    if (answers === undefined) return nearest(ask, wish);
    for (const answer of answers) {
      if (answer.ok) return { kind: answer.nearest === true ? "nearest" : "made", answer };
      if (answer.error.code === "not_found") continue;
      return { kind: "refused", sentence: plain(answer.error) };
    }
  }
  return { kind: "none" };
}
