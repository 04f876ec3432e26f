// What the maker refuses without a search: numbers of givens that no puzzle has.
import { describe, expect, it } from "vitest";

import { kSymmetries } from "./choices";
import { impossible, numbersOf } from "./impossible";

const keyOf = (wish: Parameters<typeof impossible>[0]): string | undefined => impossible(wish)?.key;

describe("a wish that no puzzle fulfils", () => {
  it("is one for too few givens, by the layout", () => {
    expect(impossible({ clues: 16 })).toEqual({ key: "make.too-few", fields: { n: 17 } });
    expect(keyOf({ clues: 17 })).toBeUndefined();
    expect(keyOf({ clues: 16, layout: "windoku" })).toBeUndefined(); // there are some with 10
    expect(keyOf({ clues: 7, layout: "windoku" })).toBe("make.too-few");
    expect([3, 4].map((clues) => keyOf({ clues, layout: "4x4" }))).toEqual([
      "make.too-few",
      undefined,
    ]);
    expect(keyOf({})).toBeUndefined();
  });

  it("is one for more givens than there are cells", () => {
    expect(impossible({ clues: 17, layout: "4x4" })?.fields).toEqual({ n: 16 });
    expect(keyOf({ clues: 81 })).toBeUndefined();
  });

  it("is one for a number that the symmetry does not allow, with the nearest that it does", () => {
    expect(impossible({ clues: 26, symmetry: "rotate90" })).toEqual({
      key: "make.no-symmetry",
      fields: { n: 26, m: 25 },
    });
    expect(keyOf({ clues: 25, symmetry: "rotate90" })).toBeUndefined();
    expect(keyOf({ clues: 27, symmetry: "rotate180" })).toBeUndefined(); // the middle cell
    expect(keyOf({ clues: 9, symmetry: "rotate180", layout: "6x6" })).toBe("make.no-symmetry");
  });

  it("leaves every number without a symmetry, and never the empty and the full board out", () => {
    expect(numbersOf(9, "none")).toHaveLength(82);
    for (const symmetry of kSymmetries) {
      const numbers = numbersOf(6, symmetry);
      expect([numbers[0], numbers.at(-1)]).toEqual([0, 36]);
    }
  });
});
