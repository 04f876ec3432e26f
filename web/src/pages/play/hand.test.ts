// The order of the tools by hand.
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { forHand } from "./hand";

const kTools = ["undo", "redo", "pick", "pick-same", "fill-all", "check", "hint-more"].map(
  (command) => ({ command }),
);
const names = (hand: string): string[] => forHand(kTools, hand).map(({ command }) => command);

describe("tools by hand", () => {
  it("run the other way for the left hand, undo before redo", () => {
    expect(names("right")).toEqual(kTools.map(({ command }) => command));
    expect(names("left")).toEqual([
      "hint-more",
      "check",
      "fill-all",
      "pick-same",
      "pick",
      "undo",
      "redo",
    ]);
  });

  it("are the same ones for both hands", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (commands) => {
        const tools = commands.map((command) => ({ command }));
        expect(new Set(forHand(tools, "left"))).toEqual(new Set(tools));
      }),
    );
  });
});
