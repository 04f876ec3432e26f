// What a player chooses from (generated): levels, symmetries, layouts. Their words are `level.hard`
// and so on.
import choices from "../../generated/choices.json";

export const kLevels: readonly {
  readonly level: string;
  readonly from: number;
  readonly to: number;
}[] = choices.levels;
export const kSymmetries: readonly string[] = choices.symmetries;
export const kLayouts: readonly {
  readonly layout: string;
  readonly size: number;
  readonly isClassic: boolean;
}[] = choices.layouts;

/** `1` to this many: a seed that no browser rounds. */
export const kMostSeed = 2_000_000_000;

/** A seed by chance, for a puzzle that nobody has named. */
export function anySeed(): number {
  const numbers = crypto.getRandomValues(new Uint32Array(1));
  return ((numbers[0] ?? 0) % kMostSeed) + 1;
}

/** The seed of a field's text; undefined where it is none that there may be. */
export function seedIn(text: string): number | undefined {
  const seed = text === "" ? anySeed() : Number(text);
  return Number.isInteger(seed) && seed >= 1 && seed <= kMostSeed ? seed : undefined;
}
