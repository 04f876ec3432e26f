// The quantile by its definition.
import { describe, expect, it } from "vitest";

import { kPuzzles, quantile } from "./measure";

describe("measures", () => {
  it("quantile: so large a share is not above it", () => {
    const times = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(quantile(times, 0.5)).toBe(50);
    expect(quantile(times, 0.99)).toBe(99);
    expect(quantile(times, 1)).toBe(100);
    expect(quantile([7], 0.5)).toBe(7);
    expect(quantile([], 0.5)).toBeNaN();
  });

  it("has puzzles of every level", () => {
    expect(kPuzzles).toHaveLength(40);
    for (const { puzzle } of kPuzzles) expect(puzzle).toMatch(/^[1-9.]{81}$/u);
  });
});
