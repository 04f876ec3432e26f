// A pattern: which cells are to hold givens, drawn before there is a puzzle. As text a character a
// cell, `x` or `.`, the form in which the engine takes it. Drawing with a symmetry sets every cell
// that the symmetry's moves of the square lead to.
export type Pattern = string;

export const emptyPattern = (size: number): Pattern => ".".repeat(size * size);

type Move = (row: number, column: number, last: number) => readonly [number, number];

const half: Move = (row, column, last) => [last - row, last - column];
const quarter: Move = (row, column, last) => [column, last - row];
const upDown: Move = (row, column, last) => [last - row, column];
const leftRight: Move = (row, column, last) => [row, last - column];
const transposed: Move = (row, column) => [column, row];
const otherWay: Move = (row, column, last) => [last - column, last - row];

// By the names that the engine has for symmetries.
const kMoves: Readonly<Record<string, readonly Move[]>> = {
  rotate180: [half],
  rotate90: [quarter],
  mirror: [upDown],
  flip: [leftRight],
  diagonal: [transposed],
  antidiagonal: [otherWay],
  "mirror-flip": [upDown, leftRight],
  diagonals: [transposed, otherWay],
  full: [quarter, upDown],
};

/** All cells that belong together with this one, itself among them. */
export function together(cell: number, size: number, symmetry: string): ReadonlySet<number> {
  const cells = new Set([cell]);
  // A set grows while it is gone through, and what is new is gone through too.
  for (const each of cells) {
    for (const move of kMoves[symmetry] ?? []) {
      const [row, column] = move(Math.floor(each / size), each % size, size - 1);
      cells.add(row * size + column);
    }
  }
  return cells;
}

/** The pattern with a cell, and those that belong together with it, set or emptied. */
export function drawn(
  pattern: Pattern,
  cell: number,
  isGiven: boolean,
  symmetry = "none",
): Pattern {
  const cells = together(cell, Math.sqrt(pattern.length), symmetry);
  return [...pattern].map((sign, at) => (cells.has(at) ? (isGiven ? "x" : ".") : sign)).join("");
}

export const isGivenAt = (pattern: Pattern, cell: number): boolean => pattern[cell] === "x";

export const countOf = (pattern: Pattern): number => pattern.replaceAll(".", "").length;
