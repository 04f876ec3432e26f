// Marks and colours out of the save text of the documentation (docs/saved-games.md).
import { describe, expect, it } from "vitest";

import { notesOf } from "./subject";

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
    const { marks, letters } = notesOf(kLines.join("\n"), 9);
    expect(marks).toHaveLength(81);
    expect([marks[3], marks[7], marks[8]]).toEqual(["6", "5", "15"]);
    expect([letters[7], letters[8]]).toEqual(["BD", "BD"]);
    expect(marks.filter((each) => each !== "")).toHaveLength(3);
  });

  it("finds nothing where there is nothing", () => {
    const { marks, letters } = notesOf("corner -\ncentre -\ncolour -\n", 4);
    expect([...marks, ...letters].join("")).toBe("");
  });
});
