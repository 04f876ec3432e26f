// Moves by the table of the engine, whose own tests hold it to the definition on every layout.
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { cellsOf, kNine } from "./board.fixture";
import { between, moved, nextEmpty, passed } from "./moves";
import { cellName } from "../play/cell_names";
import { readCell } from "./places";

const cell = (name: string): number => readCell(name, 9) ?? -1;
const go = (from: string, command: string, wraps = false): number =>
  moved(kNine, cell(from), command, wraps);

describe("moves", () => {
  it("go one cell and stop at the edge, or wrap", () => {
    expect(go("r5c5", "up")).toBe(cell("r4c5"));
    expect(go("r5c5", "right")).toBe(cell("r5c6"));
    expect(go("r1c5", "up")).toBe(cell("r1c5"));
    expect(go("r1c5", "up", true)).toBe(cell("r9c5"));
    expect(go("r1c1", "left", true)).toBe(cell("r1c9"));
  });

  it("go to the next box, to ends and corners", () => {
    expect(go("r5c5", "box-right")).toBe(cell("r5c8"));
    expect(go("r5c5", "box-up")).toBe(cell("r2c5"));
    expect(go("r2c2", "box-left")).toBe(cell("r2c1")); // stops at the edge
    expect(go("r5c5", "row-start")).toBe(cell("r5c1"));
    expect(go("r5c5", "row-end")).toBe(cell("r5c9"));
    expect(go("r5c5", "first-cell")).toBe(0);
    expect(go("r5c5", "last-cell")).toBe(80);
    expect(go("r5c5", "three-up")).toBe(cell("r2c5"));
    expect(go("r8c5", "three-down")).toBe(cell("r9c5"));
  });
});

describe("a move that grows the selection", () => {
  const names = (from: string, command: string, wraps = false): string =>
    passed(kNine, cell(from), command, wraps)
      .map((at) => cellName(at, 9))
      .join(" ");

  it("takes all cells on its way, without the one it comes from, the goal last", () => {
    expect(names("r5c4", "row-start")).toBe("r5c3 r5c2 r5c1");
    expect(names("r5c7", "row-end")).toBe("r5c8 r5c9");
    expect(names("r5c5", "box-right")).toBe("r5c6 r5c7 r5c8");
    expect(names("r5c5", "box-up")).toBe("r4c5 r3c5 r2c5");
    expect(names("r5c5", "three-down")).toBe("r6c5 r7c5 r8c5");
    expect(names("r5c5", "up")).toBe("r4c5");
    expect(names("r5c1", "row-start")).toBe("");
  });

  it("takes the whole rectangle to a corner of the board", () => {
    expect(names("r3c2", "first-cell")).toBe("r3c1 r2c2 r2c1 r1c2 r1c1");
    expect(names("r8c9", "last-cell")).toBe("r9c9");
    expect(passed(kNine, 80, "first-cell", false)).toHaveLength(80);
  });

  it("goes round the edge where that is set, not back over the row", () => {
    expect(names("r5c9", "right", true)).toBe("r5c1");
    expect(names("r1c8", "box-up", true)).toBe("r9c8 r8c8 r7c8");
    expect(names("r5c7", "row-end", true)).toBe("r5c8 r5c9");
  });

  it("ends where the move ends", () => {
    const at = fc.nat(80);
    const all = fc.constantFrom(...kNine.moves.keys());
    fc.assert(
      fc.property(all, at, fc.boolean(), (command, from, wraps) => {
        const cells = passed(kNine, from, command, wraps);
        expect(cells.at(-1) ?? from).toBe(moved(kNine, from, command, wraps));
        expect(new Set(cells).size).toBe(cells.length);
        expect(cells).not.toContain(from);
      }),
    );
  });
});

describe("empty cells", () => {
  const cells = cellsOf("12345678.".padEnd(81, "."));
  it("follow one another around the board", () => {
    expect(nextEmpty(kNine, cells, 0, 1, 0)).toBe(8);
    expect(nextEmpty(kNine, cells, 80, 1, 0)).toBe(8);
    expect(nextEmpty(kNine, cells, 0, -1, 0)).toBe(80);
  });
  it("are passed over where the chosen digit does not fit", () => {
    expect(nextEmpty(kNine, cells, 8, 1, 9)).toBe(9);
    expect(nextEmpty(kNine, cells, 8, 1, 1)).toBe(12); // not in box 1, nor below the 1
    expect(nextEmpty(kNine, cellsOf("5".repeat(81)), 3, 1, 0)).toBe(3);
  });
});

describe("a drag", () => {
  it("passes over all cells on its way", () => {
    expect(between(0, 4, 9)).toEqual([0, 1, 2, 3, 4]);
    expect(between(0, 20, 9)).toEqual([0, 10, 20]);
    expect(between(5, 5, 9)).toEqual([5]);
  });
});
