// Wishes that no puzzle fulfils and that one need not search for: how many givens there are to be.
// The engine refuses what its techniques and ratings contradict; that is at once too.
//
//   least      a classic puzzle with 16 givens has more than one solution (McGuire, Tugemann,
//              Civario, 2012), a 4x4 one with 3 too; elsewhere two digits that no given has could
//              change places, so all but one of them are among the givens
//   symmetry   givens come in groups of cells that belong together: with a quarter turn in fours,
//              and the middle cell by itself
import { emptyPattern, together } from "../make/pattern";
import { kLayouts } from "./choices";
import type { Wish } from "./making";

/** A key of words, and its fields. */
export interface Impossible {
  readonly key: "make.too-few" | "make.too-many" | "make.no-symmetry";
  readonly fields: Readonly<Record<string, number>>;
}

const kLeast: Readonly<Record<string, number>> = { classic: 17, "4x4": 4 };

const sizeOf = (layout: string): number => kLayouts.find((row) => row.layout === layout)?.size ?? 9;

/** Numbers of givens that a symmetry allows, ascending. */
export function numbersOf(size: number, symmetry: string): readonly number[] {
  const cells = emptyPattern(size).length;
  const groups = new Set(
    Array.from({ length: cells }, (_, cell) =>
      [...together(cell, size, symmetry)].sort((one, other) => one - other).join(),
    ),
  );
  let sums = new Set([0]);
  for (const group of groups) {
    const count = group.split(",").length;
    sums = new Set([...sums, ...[...sums].map((sum) => sum + count)]);
  }
  return [...sums].sort((one, other) => one - other);
}

/** Why there is no such puzzle; undefined: there may be. */
export function impossible(wish: Omit<Wish, "seed">): Impossible | undefined {
  const { clues, layout = "classic", symmetry = "none" } = wish;
  if (clues === undefined) return undefined;
  const size = sizeOf(layout);
  const least = kLeast[layout] ?? size - 1;
  const most = size * size;
  if (clues < least) return { key: "make.too-few", fields: { n: least } };
  if (clues > most) return { key: "make.too-many", fields: { n: most } };
  const numbers = numbersOf(size, symmetry);
  if (numbers.includes(clues)) return undefined;
  const near = numbers.reduce((best, each) =>
    Math.abs(each - clues) < Math.abs(best - clues) ? each : best,
  );
  return { key: "make.no-symmetry", fields: { n: clues, m: near } };
}
