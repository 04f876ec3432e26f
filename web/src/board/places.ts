// Where things are on a board: names of cells, candidates and houses as the service writes them,
// and the cells that they mean. Cells are numbers from 0, row by row; a text that means nothing
// here gives null or no cells.
import { cellNumber } from "../play/cell_names";
import type { LayoutView } from "../play/game";

export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

/** A node of a chain: one cell, or several that act as one. */
export interface Node {
  readonly cells: readonly number[];
  readonly digit: number;
}

export function readCell(text: string, size: number): number | null {
  const cell = cellNumber(text, size);
  return cell < 0 ? null : cell;
}

/** `r1c4=5` or `r1c4<>5`. */
export function readCandidate(text: string, size: number): Candidate | null {
  const node = readNode(text, size);
  const cell = node?.cells[0];
  return node === null || cell === undefined || node.cells.length > 1
    ? null
    : { cell, digit: node.digit };
}

/** `r1c4=5`, `r1c4,r1c5=5`. */
export function readNode(text: string, size: number): Node | null {
  const match = /^([rc0-9,]+)(?:=|<>)([1-9])$/u.exec(text);
  if (match === null) return null;
  const cells = (match[1] ?? "").split(",").map((name) => readCell(name, size));
  const digit = Number(match[2]);
  if (digit > size || cells.some((cell) => cell === null)) return null;
  return { cells: cells as number[], digit };
}

/** The cells of `row 3`, `column 4`, `box 5`, `region 2`: the last is an extra house. */
export function cellsOfHouse(house: string, layout: LayoutView): readonly number[] {
  const match = /^(row|column|box|region) ([1-9]\d?)$/u.exec(house);
  if (match === null) return [];
  const number = Number(match[2]) - 1;
  const { size } = layout;
  const all = Array.from({ length: size * size }, (_, cell) => cell);
  if (match[1] === "row") return all.filter((cell) => Math.floor(cell / size) === number);
  if (match[1] === "column") return all.filter((cell) => cell % size === number);
  if (match[1] === "box")
    return all.filter((cell) => layout.regions[cell] === number + firstRegion(layout));
  return layout.extra[number]?.cells ?? [];
}

/** Regions may be counted from 0 or from 1. */
const firstRegion = (layout: LayoutView): number => Math.min(...layout.regions);

/** A piece of a sentence; `cell` where it is the name of one. */
export interface Piece {
  readonly text: string;
  readonly cell: number | null;
}

/** Cuts a sentence so that each name of a cell stands alone: `In r1c4 and r2c4` has two. */
export function piecesOf(sentence: string, size: number): readonly Piece[] {
  return sentence
    .split(/(\br[1-9]+c[1-9]+)/u)
    .filter((text) => text !== "")
    .map((text) => ({ text, cell: readCell(text.replace(/^(r\d)\d*(c\d)\d*$/u, "$1$2"), size) }));
}
