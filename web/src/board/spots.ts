// Where marks stand in a cell, in units of a hundredth of it. Candidates have a place each, corner
// marks go around the border in the order in which they are read, centre marks stand in a row in
// the middle that shrinks when it is long.
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Columns and rows of the little grid of candidates: 3 by 3 for nine digits, 2 by 2 for four. */
export function candidateGrid(size: number): { readonly columns: number; readonly rows: number } {
  const columns = Math.ceil(Math.sqrt(size));
  return { columns, rows: Math.ceil(size / columns) };
}

export function candidateSpot(digit: number, size: number): Spot {
  const { columns, rows } = candidateGrid(size);
  const place = (at: number, of: number): number => 50 + (at - (of - 1) / 2) * (of > 2 ? 28.5 : 40);
  return {
    x: place((digit - 1) % columns, columns),
    y: place(Math.floor((digit - 1) / columns), rows),
  };
}

const kCorners: readonly Spot[] = [
  { x: 19, y: 21 },
  { x: 81, y: 21 },
  { x: 19, y: 81 },
  { x: 81, y: 81 },
  { x: 50, y: 21 },
  { x: 50, y: 81 },
  { x: 19, y: 51 },
  { x: 81, y: 51 },
  { x: 50, y: 51 },
];

/** Of the mark that stands at this place among the corner marks of its cell. */
export const cornerSpot = (place: number): Spot => kCorners[place] ?? { x: 50, y: 51 };

/** The size of centre marks, `full` while they fit in the cell side by side. */
export function centreSize(count: number, full: number): number {
  const kWidth = 0.66; // of a digit, in sizes
  return Math.min(full, 92 / Math.max(1, count * kWidth));
}

/** The corner of a cell for a letter: the first whose candidate is not drawn, else the first. */
export function letterCorner(size: number, drawn: readonly number[]): Spot {
  const { columns } = candidateGrid(size);
  const last = size - columns + 1;
  const corners = [
    { digit: 1, x: 0, y: 0 },
    { digit: columns, x: 1, y: 0 },
    { digit: last, x: 0, y: 1 },
    { digit: size, x: 1, y: 1 },
  ];
  const free = corners.find(({ digit }) => !drawn.includes(digit));
  return { x: free?.x ?? 0, y: free?.y ?? 0 };
}
