// Marks and colours out of the save text of the documentation (docs/saved-games.md).
import { describe, expect, it } from "vitest";

import { hasProgress, marksBeside, notesOf, uidIn, valuesOf } from "./subject";

const kLines = [
  "values ..26.73..7.9....4.1..4...8....96.73...8...9...65.7241..9...1..2.2....1.4..75..8..",
  "corner r1c4:6",
  "centre r1c8:5 r1c9:15",
  "out -",
  "colour r1c8:24 r1c9:24",
  "tint -",
];

describe("what a save text says of cells", () => {
  it("puts marks and colours in their places", () => {
    const { corners, centres, letters } = notesOf(kLines.join("\n"), 9);
    expect([corners, centres, letters].map((layer) => layer.length)).toEqual([81, 81, 81]);
    expect([corners[3], centres[7], centres[8]]).toEqual(["6", "5", "15"]);
    expect([letters[7], letters[8]]).toEqual(["BD", "BD"]);
    expect([...corners, ...centres].filter((each) => each !== "")).toHaveLength(3);
  });

  it("finds nothing where there is nothing", () => {
    const { corners, centres, letters } = notesOf("corner -\ncentre -\ncolour -\n", 4);
    expect([...corners, ...centres, ...letters].join("")).toBe("");
  });

  it("tells a game that was begun from one that was not", () => {
    const givens = `givens ${"1.....2..3.....4"}`;
    const empty = [givens, "values 1.....2..3.....4", "corner -", "centre -", "colour -", "tint -"];
    expect(valuesOf(empty.join("\n"))).toBe("1.....2..3.....4");
    expect(hasProgress(empty.join("\n"))).toBe(false);
    const changes = [
      ["values -", "values 12....2..3.....4"],
      ["corner -", "corner r1c2:3"],
      ["centre -", "centre r1c2:34"],
      ["colour -", "colour r1c2:1"],
      ["tint -", "tint r1c2:31"],
    ];
    for (const [, line] of changes) {
      const name = line?.split(" ")[0] ?? "";
      const lines = empty.map((each) => (each.startsWith(name) ? line : each));
      expect([line, hasProgress(lines.join("\n"))]).toEqual([line, true]);
    }
  });
});

describe("the subject of an address", () => {
  it("is a game by its uid, with or without the word before it", () => {
    const uid = "7k3m9q2x4w8v6t1r5p0n";
    expect(uidIn(["game", uid])).toBe(uid);
    expect(uidIn([uid])).toBe(uid);
    for (const puzzle of ["1.....2..3.....4", "1".repeat(36), "", "."]) {
      expect(uidIn([puzzle, "x"])).toBeUndefined();
    }
  });
});

describe("marks of a picture", () => {
  it("stand only where no digit is", () => {
    expect(marksBeside(["12", "3", "", "4"], ".3.9")).toEqual(["12", "", "", ""]);
    expect(marksBeside(["12", "3"], "")).toEqual(["12", "3"]);
  });
});
