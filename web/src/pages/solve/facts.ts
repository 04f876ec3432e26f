// What a puzzle is, in rows: solutions, givens, ratings. Asked one after another, so that what is
// known shows while the rest is still looked for; a rating that takes too long is said to do so.
import type { AnswerOf, Request } from "shudu";

import type { AskOptions } from "../../engine/port";
import { t } from "../../words/words.svelte";
import { filled, rating } from "../parts/format";

/** `name` is a key of words. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

type Ask = <R extends Request>(request: R, options?: AskOptions) => Promise<AnswerOf<R>>;

const kMostSolutions = 1000;
const kRatingTime = 20_000; // milliseconds

async function ratingFact(
  ask: Ask,
  puzzle: { puzzle: string; layout?: string },
  scale: "se" | "shudu",
  signal: AbortSignal,
): Promise<Fact[]> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(kRatingTime)]);
  const answer = await ask({ do: "rate", scale, ...puzzle }, { signal: either }).catch(
    () => undefined,
  );
  if (signal.aborted || (answer !== undefined && !answer.ok)) return [];
  const name = scale === "se" ? "solve.rating" : "level";
  if (answer === undefined) return [{ name, value: t("solve.too-long") }];
  const found = "rating" in answer ? answer.rating : undefined;
  if (found === undefined) return [];
  if (scale === "shudu")
    return found.level === undefined ? [] : [{ name, value: t(`level.${found.level}`) }];
  const hardest = found.name === undefined ? "" : `, ${found.name}`;
  const least = found.at_least === true ? "≥ " : "";
  return found.er === undefined ? [] : [{ name, value: `${least}${rating(found.er)}${hardest}` }];
}

export async function factsOf(
  ask: Ask,
  puzzle: { puzzle: string; layout?: string },
  signal: AbortSignal,
  show: (facts: readonly Fact[]) => void,
): Promise<readonly Fact[]> {
  const count = await ask({ do: "count", limit: kMostSolutions, ...puzzle }, { signal });
  if (!count.ok || !("count" in count)) return [];
  const { count: solutions = 0, count_is_exact: isExact = true } = count;
  let facts: readonly Fact[] = [
    { name: "solve.givens", value: String(filled(puzzle.puzzle)) },
    { name: "solve.solutions", value: `${isExact ? "" : "≥ "}${solutions}` },
  ];
  show(facts);
  if (solutions !== 1) return facts;
  for (const scale of ["se", "shudu"] as const) {
    facts = [...facts, ...(await ratingFact(ask, puzzle, scale, signal))];
    show(facts);
  }
  return facts;
}
