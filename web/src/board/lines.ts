// The lines of a board as paths of SVG, 100 units a cell: thin between cells, thick between regions
// and around all, so that any layout draws itself from its regions; and outlines around sets of
// cells. Runs on one line are one stroke, so that a line has no seams.
export const kCell = 100;

export interface BoardLines {
  readonly thin: string;
  readonly thick: string;
}

/** What stands between a cell and its neighbour before it on a line: 0 nothing, 1 thin, 2 thick. */
type Weight = (line: number, along: number) => number;

export function linesOf(size: number, regions: readonly number[]): BoardLines {
  const region = (row: number, column: number): number | undefined =>
    row < 0 || column < 0 || row >= size || column >= size
      ? undefined
      : regions[row * size + column];
  const across: Weight = (line, along) => (region(line - 1, along) === region(line, along) ? 1 : 2);
  const down: Weight = (line, along) => (region(along, line - 1) === region(along, line) ? 1 : 2);
  const path = (weight: number): string =>
    runs(size, across, weight, (line, from, to) => `M${from} ${line}H${to}`) +
    runs(size, down, weight, (line, from, to) => `M${line} ${from}V${to}`);
  return { thin: path(1), thick: path(2) };
}

function runs(
  size: number,
  weightOf: Weight,
  wanted: number,
  write: (line: number, from: number, to: number) => string,
): string {
  let path = "";
  for (let line = 0; line <= size; ++line) {
    for (let along = 0; along < size; ++along) {
      const start = along;
      while (along < size && weightOf(line, along) === wanted) ++along;
      if (along > start) path += write(line * kCell, start * kCell, along * kCell);
    }
  }
  return path;
}

/**
 * The outline of a set of cells, `inset` units inside its border. Each open side of a cell is a
 * stroke; where the border goes on straight it reaches the cell's end, at a corner outwards it
 * stops short, inwards it goes over.
 */
export function outlineOf(cells: ReadonlySet<number>, size: number, inset: number): string {
  const has = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < size && column < size && cells.has(row * size + column);
  let path = "";
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const [top, left] = [row * kCell, column * kCell];
    // How far a side reaches at an end, by the neighbour there and the one across the corner.
    const end = (beside: boolean, across: boolean): number =>
      beside ? (across ? -inset : 0) : inset;
    for (const way of [-1, 1]) {
      if (!has(row + way, column)) {
        const y = way < 0 ? top + inset : top + kCell - inset;
        const from = left + end(has(row, column - 1), has(row + way, column - 1));
        const to = left + kCell - end(has(row, column + 1), has(row + way, column + 1));
        path += `M${from} ${y}H${to}`;
      }
      if (!has(row, column + way)) {
        const x = way < 0 ? left + inset : left + kCell - inset;
        const from = top + end(has(row - 1, column), has(row - 1, column + way));
        const to = top + kCell - end(has(row + 1, column), has(row + 1, column + way));
        path += `M${x} ${from}V${to}`;
      }
    }
  }
  return path;
}

/** An extra house that is a diagonal is drawn as a line from end to end; null for any other. */
export function diagonalOf(cells: readonly number[], size: number): string | null {
  const whole = size * kCell;
  if (cells.length !== size) return null;
  if (cells.every((cell) => Math.floor(cell / size) === cell % size))
    return `M0 0L${whole} ${whole}`;
  const isRising = cells.every((cell) => Math.floor(cell / size) + (cell % size) === size - 1);
  return isRising ? `M0 ${whole}L${whole} 0` : null;
}
