// What of a step is drawn: letters by the rule of the terminal app, a shape for each candidate,
// links that keep clear of digits (link_curves.test.ts), and the words that a cell gets.
import { describe, expect, it } from "vitest";

import { kNoMarks } from "../engine/marks";
import { kNine } from "./board.fixture";
import { hintLook } from "./hint_look";
import { hintParts } from "./hint_names";

const kPointing = {
  ...kNoMarks,
  houses: ["box 5"],
  cells: ["r5c4", "r6c4"],
  candidates: [
    { candidate: "r5c4=9", role: "pattern" },
    { candidate: "r6c4=9", role: "pattern" },
  ],
  eliminations: ["r9c4<>9"],
};

describe("the look of a hint", () => {
  it("letters the cells of the pattern and says what goes", () => {
    const look = hintLook(kNine, kPointing, "pointing");
    expect(look.houses.size).toBe(9);
    expect(look.letters.get(39)).toEqual({ letter: "a", look: "main" });
    expect(look.letters.get(48)).toEqual({ letter: "b", look: "main" });
    expect(look.letters.get(75)).toEqual({ letter: "x", look: "out" });
    expect(look.candidates.get(39)?.get(9)).toBe("main");
    expect(look.candidates.get(75)?.get(9)).toBe("out");
  });

  it("turns wings around their pivot", () => {
    const marks = { ...kNoMarks, cells: ["r1c4", "r1c8", "r2c5"] };
    const letters = hintLook(kNine, marks, "xy-wing").letters;
    expect([3, 7, 13].map((cell) => letters.get(cell)?.letter)).toEqual(["P", "a", "b"]);
    expect(hintLook(kNine, marks, "naked-triple").letters.get(3)?.letter).toBe("a");
  });

  it("shows what comes of a step before the part that a candidate has in it", () => {
    const marks = {
      ...kNoMarks,
      candidates: [{ candidate: "r1c1=1", role: "on" }],
      placements: ["r1c1=1"],
    };
    expect(hintLook(kNine, marks).candidates.get(0)?.get(1)).toBe("put");
  });

  it("has the ends of links as candidates, and leaves out what it can not read", () => {
    const marks = {
      ...kNoMarks,
      links: [
        { from: "r1c1=1", to: "r1c2,r1c3=1", strong: true },
        { from: "nowhere", to: "r1c1=1", strong: false },
      ],
    };
    const look = hintLook(kNine, marks);
    expect(look.links).toHaveLength(1);
    expect([0, 1, 2].map((cell) => look.candidates.get(cell)?.get(1))).toEqual([
      "main",
      "main",
      "main",
    ]);
  });

  it("is told in the names of cells too", () => {
    const look = hintLook(kNine, kPointing, "pointing");
    expect(hintParts(look, 75)).toEqual([{ kind: "loses", digits: [9] }]);
    expect(hintParts(look, 39)).toEqual([{ kind: "pattern" }, { kind: "shown", digits: [9] }]);
    expect(hintParts(look, 40)).toEqual([{ kind: "house" }]);
    expect(hintParts(look, 0)).toEqual([]);
  });
});
