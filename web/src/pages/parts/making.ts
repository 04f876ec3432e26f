// Puzzles to wishes, in slices, so that a slow wish can be ended and still gives what came nearest.
//
// The engine makes item `index` of the series of a seed in at most `tries` tries. A slice is one
// item with few tries; slices go to all workers at once, and the first item (lowest index) that is
// as wished is taken. How many workers there are therefore does not change which puzzle a seed
// gives.
import type { AnswerOf, GenerateAnswer, GenerateRequest } from "shudu";

import { plain } from "../../app/failure";
import type { AskOptions } from "../../engine/port";
import { kLevels } from "./choices";

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

/** Tries of a slice: a third of a second or so for the slowest wishes. */
export const kTriesOfSlice = 100;
/**
 * The same for the hardest level, which is reached by one long walk from puzzle to puzzle: a slice
 * that ends early throws the walk away. A tenth to half a second where it finds one, two where it
 * does not; in slices of 100 it was 8 seconds, nearly all of them for walks begun anew.
 */
export const kTriesOfWalk = 10_000;
/** The same on a pattern, where a try is one position looked at. */
export const kTestsOfSlice = 20_000;
/** All together, before it is given up. */
export const kMostTries = 200_000;
export const kMostTests = 8_000_000;

function triesOfSlice({ pattern, level }: Wish): number {
  if (pattern !== undefined) return kTestsOfSlice;
  return level === "extreme" ? kTriesOfWalk : kTriesOfSlice;
}
const mostTries = ({ pattern }: Wish): number => (pattern === undefined ? kMostTries : kMostTests);

/** As many slices at once as the pool has workers. */
export const workersForMaking = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

export function requestOf(wish: Wish, index: number): GenerateRequest {
  return {
    do: "generate",
    seed: wish.seed,
    index,
    tries: triesOfSlice(wish),
    ...(wish.level !== undefined || wish.technique !== undefined ? { nearest: true } : {}),
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
export function originOf({ seed, index }: GenerateAnswer, level: string, technique = ""): string {
  const parts = [
    `generated seed=${seed} index=${index}`,
    ...(level === "" ? [] : [`level=${level}`]),
    ...(technique === "" ? [] : [`technique=${technique}`]),
  ];
  return parts.join(" ");
}

const rank = (level: string | undefined): number => kLevels.findIndex((row) => row.level === level);

/**
 * Of two that are not as wished the one whose level is nearer; the earlier one where they are
 * equal.
 */
export function nearer(
  wish: Wish,
  one: GenerateAnswer | undefined,
  other: GenerateAnswer,
): GenerateAnswer {
  if (one === undefined) return other;
  const distance = (answer: GenerateAnswer): number =>
    Math.abs(rank(answer.level) - rank(wish.level));
  return distance(other) < distance(one) ? other : one;
}

/** Ends with what is nearest where `signal` says so. */
export async function make(
  ask: AskGenerate,
  wish: Wish,
  workers: number,
  signal: AbortSignal,
  onProgress: (making: Making) => void,
): Promise<Made> {
  let nearest: GenerateAnswer | undefined;
  const given = (): Made =>
    nearest === undefined ? { kind: "none" } : { kind: "nearest", answer: nearest };
  for (let first = 0, tried = 0; tried < mostTries(wish); first += workers) {
    const indices = Array.from({ length: workers }, (_, i) => first + i);
    const answers = await Promise.all(
      indices.map((index) => ask(requestOf(wish, index), { signal })),
    ).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      throw error;
    });
    if (answers === undefined) return given();
    for (const answer of answers) {
      if (!answer.ok) {
        if (answer.error.code !== "not_found")
          return { kind: "refused", sentence: plain(answer.error) };
      } else if (answer.nearest === true) nearest = nearer(wish, nearest, answer);
      else return { kind: "made", answer };
    }
    tried += workers * triesOfSlice(wish);
    onProgress({ tried });
  }
  return given();
}
