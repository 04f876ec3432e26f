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
  readonly isPractised: boolean;
  /** What it is, in a line, in English. */
  readonly sentence: string;
}

export const kTechniques: readonly Technique[] = table.techniques;

const bySlug = new Map(kTechniques.map((row) => [row.slug, row]));

export const techniqueOf = (slug: string): Technique | undefined => bySlug.get(slug);
