// The techniques (generated from the registry), easiest first: for the pages Learn, New game and
// Maker.
import table from "../generated/techniques.json";
import type { Language } from "../words/words.svelte";

export interface Technique {
  readonly slug: string;
  readonly names: Readonly<Record<Language, string>>;
  /** The level of puzzles that need it; none where it is only found by name. */
  readonly level?: string;
  readonly group?: string;
  readonly assumesUnique: boolean;
  readonly onRequest: boolean;
  readonly needsGivens: boolean;
  readonly classicOnly: boolean;
}

export const kTechniques: readonly Technique[] = table.techniques;

const bySlug = new Map(kTechniques.map((row) => [row.slug, row]));

export const techniqueOf = (slug: string): Technique | undefined => bySlug.get(slug);

/** Twins are two steps told as one, and practice is about one. */
export const isPractised = (slug: string): boolean => !/^(?:dual|siamese)-/u.test(slug);

export interface Place {
  /** From 1, the easiest. */
  readonly n: number;
  readonly all: number;
  readonly easier?: Technique;
  readonly harder?: Technique;
}

/** Where a technique stands in the order, and what stands beside it. */
export function placeOf(slug: string): Place | undefined {
  const at = kTechniques.findIndex((row) => row.slug === slug);
  if (at < 0) return undefined;
  const [easier, harder] = [kTechniques[at - 1], kTechniques[at + 1]];
  return {
    n: at + 1,
    all: kTechniques.length,
    ...(easier === undefined ? {} : { easier }),
    ...(harder === undefined ? {} : { harder }),
  };
}
