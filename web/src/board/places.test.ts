// Names of cells and houses, by their definition: r1c1 is
// the first cell, boxes are counted row by row.
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { kDiagonals, kFour, kNine } from "./board.fixture";
import { cellName } from "../play/cell_names";
import { cellsOfHouse, piecesOf, readCandidate, readCell, readNode } from "./places";
import { spoken } from "./spoken";

describe("names of cells", () => {
  it("are read as they are written, for every size", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 9 }), fc.nat(), (size, any) => {
        const cell = any % (size * size);
        expect(readCell(cellName(cell, size), size)).toBe(cell);
      }),
    );
    expect(cellName(0, 9)).toBe("r1c1");
    expect(cellName(80, 9)).toBe("r9c9");
  });

  it("outside of the board mean nothing", () => {
    for (const text of ["r0c1", "r5c1", "r1c5", "r1", "x", "r1c1 ", "r11c1"]) {
      expect(readCell(text, 4), text).toBeNull();
    }
  });

  it("stand in candidates and in nodes of several cells", () => {
    expect(readCandidate("r1c4=5", 9)).toEqual({ cell: 3, digit: 5 });
    expect(readCandidate("r9c9<>1", 9)).toEqual({ cell: 80, digit: 1 });
    expect(readNode("r1c4,r1c5=7", 9)).toEqual({ cells: [3, 4], digit: 7 });
    expect(readCandidate("r1c4,r1c5=7", 9)).toBeNull();
    expect(readCandidate("r1c1=5", 4)).toBeNull();
    expect(readNode("r1c1", 9)).toBeNull();
  });
});

describe("houses", () => {
  it("are rows, columns, boxes and extra ones", () => {
    expect(cellsOfHouse("row 2", kFour)).toEqual([4, 5, 6, 7]);
    expect(cellsOfHouse("column 1", kFour)).toEqual([0, 4, 8, 12]);
    expect(cellsOfHouse("box 4", kFour)).toEqual([10, 11, 14, 15]);
    expect(cellsOfHouse("region 2", kDiagonals)).toEqual(kDiagonals.extra[1]?.cells);
    expect(cellsOfHouse("box 10", kNine)).toEqual([]);
    expect(cellsOfHouse("tower 1", kNine)).toEqual([]);
  });
});

describe("sentences", () => {
  it("are cut where a cell is named, and lose nothing", () => {
    const text = "In r1c4 and r9c9, not r12c3.";
    const pieces = piecesOf(text, 9);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(pieces.filter((piece) => piece.cell !== null).map((piece) => piece.cell)).toEqual([
      3, 80, 2,
    ]);
    expect(piecesOf("", 9)).toEqual([]);
  });

  it("are said with whole words, and merged names as they are", () => {
    const words = (_: string, { r, c }: Readonly<Record<string, string | number>>): string =>
      `row ${r} column ${c}`;
    expect(spoken("In r1c4 and r9c9.", 9, words)).toBe("In row 1 column 4 and row 9 column 9.");
    expect(spoken("9 in r12c3", 9, words)).toBe("9 in r12c3");
  });
});
