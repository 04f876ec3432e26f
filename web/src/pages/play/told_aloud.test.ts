// What is spoken of a long hint: never more than a voice takes, and its last sentence whatever is
// left out.
import { describe, expect, it } from "vitest";

import { kLongest } from "../../app/live.svelte";
import { toldAloud } from "./told_aloud";

const words = (_: string, { r, c }: Readonly<Record<string, string | number>> = {}): string =>
  `row ${r} column ${c}`;
const told = (text: string): string => toldAloud(text, 9, words);

const kChain = "If r1c4 is 6, then r1c8 is 5, then r2c7 is not 5. ".repeat(6);

describe("a hint that is spoken", () => {
  it("is whole where it is short", () => {
    expect(told("Look at r1c4. So r2c7 loses 5.")).toBe(
      "Look at row 1 column 4. So row 2 column 7 loses 5.",
    );
  });

  it("keeps its conclusion where it is long, in every language", () => {
    for (const [text, end] of [
      [`${kChain}So r2c7 is not 5.`, "So row 2 column 7 is not 5."],
      [
        `${"若 r1c4 是 6，则 r1c8 是 5。".repeat(20)}因此 r2c7 去掉 5。`,
        "因此 row 2 column 7 去掉 5。",
      ],
    ] as const) {
      const spoken = told(text);
      expect([...spoken].length).toBeLessThanOrEqual(kLongest);
      expect(spoken.endsWith(end)).toBe(true);
      expect(spoken).toMatch(/^(If|若) row 1 column 4/u);
      expect(spoken).toContain("…");
    }
  });

  it("names cells shortly where the conclusion alone is too long", () => {
    const cells = Array.from({ length: 20 }, (_, i) => `r${(i % 9) + 1}c${(i % 7) + 1}`).join(", ");
    const end = `So 5 goes from ${cells}.`;
    const spoken = told(`${kChain}${end}`);
    expect([...spoken].length).toBeLessThanOrEqual(kLongest);
    expect(spoken.endsWith(end)).toBe(true);
  });
});
