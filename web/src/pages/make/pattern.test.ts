// Drawing a pattern: every symmetry has the cells that its moves make, whichever of them is drawn.
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import choices from "../../generated/choices.json";
import { countOf, drawn, emptyPattern, isGivenAt, together } from "./pattern";

const size = fc.constantFrom(4, 6, 8, 9);
const symmetry = fc.constantFrom(...choices.symmetries);

describe("a pattern", () => {
  it("is empty, takes cells and gives them back", () => {
    const one = drawn(emptyPattern(4), 5, true);
    expect(one).toBe(".....x..........");
    expect([countOf(one), isGivenAt(one, 5), isGivenAt(one, 4)]).toEqual([1, true, false]);
    expect(drawn(one, 5, false)).toBe(emptyPattern(4));
  });

  it("belongs together as the symmetry says", () => {
    const sorted = (cell: number, name: string): number[] =>
      [...together(cell, 4, name)].sort((a, b) => a - b);
    //  0  1  2  3
    //  4  5  6  7
    //  8  9 10 11
    // 12 13 14 15
    expect(sorted(1, "none")).toEqual([1]);
    expect(sorted(1, "rotate180")).toEqual([1, 14]);
    expect(sorted(1, "rotate90")).toEqual([1, 7, 8, 14]);
    expect(sorted(1, "mirror")).toEqual([1, 13]);
    expect(sorted(1, "flip")).toEqual([1, 2]);
    expect(sorted(1, "diagonal")).toEqual([1, 4]);
    expect(sorted(1, "antidiagonal")).toEqual([1, 11]);
    expect(sorted(1, "mirror-flip")).toEqual([1, 2, 13, 14]);
    expect(sorted(1, "diagonals")).toEqual([1, 4, 11, 14]);
    expect(sorted(1, "full")).toEqual([1, 2, 4, 7, 8, 11, 13, 14]);
  });

  it("has no symmetry of the engine that it does not know", () => {
    for (const name of choices.symmetries) {
      expect([name, together(1, 9, name).size > 1]).toEqual([name, name !== "none"]);
    }
  });

  it("is the same whichever cell of those that belong together is drawn", () => {
    fc.assert(
      fc.property(size, symmetry, fc.nat(), (side, name, any) => {
        const cell = any % (side * side);
        const once = drawn(emptyPattern(side), cell, true, name);
        for (const other of together(cell, side, name)) {
          expect(drawn(emptyPattern(side), other, true, name)).toBe(once);
          expect(drawn(once, other, false, name)).toBe(emptyPattern(side));
        }
      }),
    );
  });
});
