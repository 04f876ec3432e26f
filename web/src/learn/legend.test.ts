// The legend names each shape once, in the order of the shapes, and a candidate that goes or comes
// by what becomes of it alone.
import { describe, expect, it } from "vitest";

import { legendOf } from "./legend";

const nothing = { candidates: [], eliminations: [], placements: [] };

describe("the legend of a picture", () => {
  it("has a row for each shape that occurs, with all that it stands for", () => {
    const rows = legendOf({
      candidates: [
        { candidate: "r1c1=5", role: "off" },
        { candidate: "r1c9=5", role: "on" },
        { candidate: "r2c2=7", role: "pattern" },
        { candidate: "r3c3=7", role: "fin" },
      ],
      eliminations: ["r9c9<>6"],
      placements: [],
    });
    expect(rows).toEqual([
      { look: "main", digit: 5, words: ["role.on", "role.pattern"] },
      { look: "second", digit: 5, words: ["role.off"] },
      { look: "fin", digit: 7, words: ["role.fin"] },
      { look: "out", digit: 6, words: ["learn.removed"] },
    ]);
  });

  it("does not count what goes or comes as a part of the pattern too", () => {
    const rows = legendOf({
      candidates: [
        { candidate: "r1c1=5", role: "on" },
        { candidate: "r1c2=4", role: "off" },
      ],
      eliminations: ["r1c2<>4"],
      placements: ["r1c1=5"],
    });
    expect(rows.map(({ look }) => look)).toEqual(["out", "put"]);
  });

  it("is empty where nothing is marked", () => {
    expect(legendOf(nothing)).toEqual([]);
  });
});
