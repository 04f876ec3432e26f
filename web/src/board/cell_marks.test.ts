import { describe, expect, it } from "vitest";

import { cornersAndCentre, marksInGrid, textOf } from "./cell_marks";
import { kEmptyCell } from "./drawing";

const digitsAt = (marks: readonly { digit: number; x: number; y: number }[]): string[] =>
  marks.map(({ digit, x, y }) => `${digit}@${x},${y}`);

describe("the marks of a cell", () => {
  it("stand around the border and in a row through the middle", () => {
    const view = { ...kEmptyCell, corner: [2, 7], centre: [1, 5, 8] };
    const [corner, centre] = cornersAndCentre(view, 25);
    expect(corner?.height).toBe(25);
    expect(digitsAt(corner?.marks ?? [])).toEqual(["2@19,21", "7@81,21"]);
    expect(centre?.height).toBe(25);
    expect(digitsAt(centre?.marks ?? [])).toEqual(["1@34,50", "5@50,50", "8@66,50"]);
  });

  it("shrink in the middle when there are many, and keep within the cell", () => {
    const view = { ...kEmptyCell, centre: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
    const centre = cornersAndCentre(view, 31)[1];
    expect(centre?.height).toBeLessThan(16);
    const places = centre?.marks.map(({ x }) => x) ?? [];
    expect(Math.min(...places)).toBeGreaterThan(5);
    expect(Math.max(...places)).toBeLessThan(95);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it("stand in rows and columns where each digit has its place, never higher than a row", () => {
    const group = marksInGrid([1, 5, 9], 9, 31);
    expect(group.height).toBe(27);
    expect(digitsAt(group.marks)).toEqual(["1@21.5,21.5", "5@50,50", "9@78.5,78.5"]);
    expect(digitsAt(marksInGrid([4], 4, 26).marks)).toEqual(["4@70,70"]);
  });

  it("are one text with a place for each character", () => {
    expect(textOf(marksInGrid([1, 9], 9, 26).marks, 9.23)).toEqual({
      digits: "19",
      x: "21.5 78.5",
      y: "30.73 87.73",
    });
    expect(textOf([], 9)).toEqual({ digits: "", x: "", y: "" });
  });
});
