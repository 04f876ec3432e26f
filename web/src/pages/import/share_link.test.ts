// Shared links come back as they were made, and strange ones are refused or harmless.
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { cleanTitle, fragmentOfLink, kMostLink, puzzleFragment, readShared } from "./share_link";

const kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

describe("shared links", () => {
  it("bring back puzzle, title and layout", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: "grapheme" }), (title) => {
        const shared = readShared(puzzleFragment(kPuzzle, title, "x+windoku"));
        expect(shared).toEqual({ text: kPuzzle, title: cleanTitle(title), layout: "x+windoku" });
      }),
    );
  });

  it("say nothing of what is usual", () => {
    expect(puzzleFragment(kPuzzle, "", "classic")).toBe(`p=${kPuzzle}`);
  });

  it("leave packed games to the engine, untouched", () => {
    const fragment = "s=1.105.N4Igzg+xg-A.d135ae38";
    expect(readShared(fragment)).toEqual({ text: fragment, title: "", layout: "" });
  });

  it("are refused where they are too long, or none", () => {
    expect(readShared(`s=1.9.${"A".repeat(kMostLink)}`)).toBeUndefined();
    expect(readShared(`p=${".".repeat(5000)}`)).toBeUndefined();
    expect(readShared("x=1")).toBeUndefined();
    expect(readShared("")).toBeUndefined();
  });

  it("have titles without control characters and direction overrides", () => {
    const title = "<img src=x onerror=alert(1)>\u202Egnp\u0000\u2066.\r\n";
    const shared = readShared(`p=1&t=${encodeURIComponent(title)}`);
    expect(shared?.title).toBe("<img src=x onerror=alert(1)>gnp.");
    expect([...cleanTitle("数".repeat(1_000_000))]).toHaveLength(200);
  });

  it("are found in pasted text", () => {
    expect(fragmentOfLink(" https://example.org/play/#p=12&t=a ")).toBe("p=12&t=a");
    expect(fragmentOfLink("shudu:#s=1.2.AA.00000000")).toBe("s=1.2.AA.00000000");
    expect(fragmentOfLink(`https://example.org/#/solve/${kPuzzle}`)).toBe(`p=${kPuzzle}`);
    expect(fragmentOfLink(`https://example.org/a/#/print/${kPuzzle}/x%2Bwindoku`)).toBe(
      `p=${kPuzzle}&l=x%2Bwindoku`,
    );
    expect(fragmentOfLink("https://example.org/#/share/game/7k3m9q2x4w8v6t1r5p0n")).toBeUndefined();
    expect(fragmentOfLink("https://example.org/#/solve/%")).toBeUndefined();
    expect(fragmentOfLink("https://example.org/#/learn")).toBeUndefined();
    expect(fragmentOfLink(`${kPuzzle}\n# p=1`)).toBeUndefined();
  });
});
