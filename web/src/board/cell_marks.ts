// Where the marks of one cell stand, and how high they are. A cell has up to eighteen; those that
// look alike are one text whose characters have a place each, so that a browser makes and lays out
// one element for up to nine.
import type { CellView } from "../play/game";
import { candidateSpot, centreSize, cornerSpot, type Spot } from "./spots";

export interface PlacedMark extends Spot {
  readonly digit: number;
}

/** Marks of one height, in hundredths of the cell. */
export interface MarkGroup {
  readonly height: number;
  readonly marks: readonly PlacedMark[];
}

/** Of a text: its characters, and where each of them stands, as SVG writes it. */
export interface TextOfMarks {
  readonly digits: string;
  readonly x: string;
  readonly y: string;
}

/** The highest that a mark is in the little grid of candidates. */
const kInGrid = 27;

/** Corner marks around the border, centre marks in a row. */
export function cornersAndCentre(view: CellView, height: number): readonly MarkGroup[] {
  const { corner, centre } = view;
  const low = centreSize(centre.length, height);
  const middle = (centre.length - 1) / 2;
  return [
    { height, marks: corner.map((digit, place) => ({ digit, ...cornerSpot(place) })) },
    {
      height: low,
      marks: centre.map((digit, at) => ({ digit, x: 50 + (at - middle) * low * 0.64, y: 50 })),
    },
  ];
}

/** Each digit at its place of the little grid. */
export function marksInGrid(digits: readonly number[], size: number, height: number): MarkGroup {
  return {
    height: Math.min(height, kInGrid),
    marks: digits.map((digit) => ({ digit, ...candidateSpot(digit, size) })),
  };
}

/** `baseline`: how far below the middle of a mark its text stands. */
export function textOf(marks: readonly PlacedMark[], baseline: number): TextOfMarks {
  return {
    digits: marks.map(({ digit }) => digit).join(""),
    x: marks.map(({ x }) => short(x)).join(" "),
    y: marks.map(({ y }) => short(y + baseline)).join(" "),
  };
}

const short = (value: number): number => Math.round(value * 100) / 100;
