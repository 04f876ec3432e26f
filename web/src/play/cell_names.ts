// Names of cells as the service writes them, `r1c4`. Cells are numbers from 0, row by row.

/** `r1c4` of a cell's number. */
export const cellName = (cell: number, size: number): string =>
  `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/** The number of `r1c4`; -1 where it is none. */
export function cellNumber(name: string, size: number): number {
  const match = /^r([1-9])c([1-9])$/u.exec(name);
  if (match === null) return -1;
  const [row, column] = [Number(match[1]) - 1, Number(match[2]) - 1];
  return row < size && column < size ? row * size + column : -1;
}
