// Where the cursor goes: one cell, to the next box, to ends and corners, to empty cells. The rules
// are those of the terminal app. Without `wraps` a move stops at the edge.
import type { CellView, LayoutView } from "../play/game";
import { digitOf } from "./drawing";
import { peersOf } from "./places";

type Way = readonly [rows: number, columns: number];

const kWays: Readonly<Record<string, Way>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

const kMove =
  /^(?:(?:box-)?(?:up|down|left|right)|row-(?:start|end)|(?:first|last)-cell|three-(?:up|down))$/u;

export const isMove = (command: string): boolean => kMove.test(command);

function stepped(cell: number, [rows, columns]: Way, size: number, wraps: boolean): number {
  const bounded = (at: number): number =>
    wraps ? (at + size) % size : Math.max(0, Math.min(size - 1, at));
  return bounded(Math.floor(cell / size) + rows) * size + bounded((cell % size) + columns);
}

/** As far as the first cell of another region; along the edge of the board if there is none. */
function nextBox(layout: LayoutView, from: number, way: Way, wraps: boolean): number {
  let cell = from;
  for (let i = 0; i < layout.size; ++i) {
    const next = stepped(cell, way, layout.size, wraps);
    if (next === cell) return cell;
    cell = next;
    if (layout.regions[cell] !== layout.regions[from])
      return sameSpot(layout, from, cell, way, wraps);
  }
  return cell;
}

/** In boxes the cursor keeps its spot in the box: a jump of a whole box, not to its nearest row. */
function sameSpot(
  layout: LayoutView,
  from: number,
  near: number,
  way: Way,
  wraps: boolean,
): number {
  const { size, regions } = layout;
  const width = (cell: number): number => {
    let count = 0;
    const step: Way = [Math.abs(way[0]), Math.abs(way[1])];
    const back: Way = [-step[0], -step[1]];
    let first = cell;
    while (stepped(first, back, size, false) !== first) {
      const before = stepped(first, back, size, false);
      if (regions[before] !== regions[cell]) break;
      first = before;
    }
    for (let at = first; ; at = stepped(at, step, size, false)) {
      count += 1;
      const next = stepped(at, step, size, false);
      if (next === at || regions[next] !== regions[cell]) return count;
    }
  };
  if (!isBoxed(layout)) return near;
  let cell = from;
  for (let i = width(from); i > 0; --i) cell = stepped(cell, way, size, wraps);
  return cell;
}

/** Are the regions rectangles side by side? */
function isBoxed({ size, regions }: LayoutView): boolean {
  return regions.every((region, cell) => {
    const row = Math.floor(cell / size);
    const above = row > 0 && regions[cell - size] === region;
    const left = cell % size > 0 && regions[cell - 1] === region;
    return !above || !left || regions[cell - size - 1] === region;
  });
}

export function moved(layout: LayoutView, from: number, command: string, wraps: boolean): number {
  const { size } = layout;
  const row = Math.floor(from / size);
  const column = from % size;
  const way = kWays[command.replace("box-", "")];
  if (way !== undefined) {
    return command.startsWith("box-")
      ? nextBox(layout, from, way, wraps)
      : stepped(from, way, size, wraps);
  }
  if (command === "row-start") return row * size;
  if (command === "row-end") return row * size + size - 1;
  if (command === "first-cell") return 0;
  if (command === "last-cell") return size * size - 1;
  if (command === "three-up") return Math.max(0, row - 3) * size + column;
  return Math.min(size - 1, row + 3) * size + column;
}

/**
 * The cells that a move adds to the selection, the goal last, as in a spreadsheet: all on the way,
 * and to a corner the whole rectangle. The way round an edge is the short one that the move took.
 */
export function passed(
  layout: LayoutView,
  from: number,
  command: string,
  wraps: boolean,
): readonly number[] {
  const to = moved(layout, from, command, wraps);
  if (to === from) return [];
  const way = kWays[command.replace("box-", "")];
  if (way === undefined) return rectangle(from, to, layout.size).filter((cell) => cell !== from);
  const cells: number[] = [];
  for (let cell = from; cell !== to; cells.push(cell))
    cell = stepped(cell, way, layout.size, wraps);
  return cells;
}

/** The cells of a rectangle, from one of its corners to the other. */
function rectangle(from: number, to: number, size: number): readonly number[] {
  const line = (start: number, end: number): number[] =>
    Array.from({ length: Math.abs(end - start) + 1 }, (_, i) => start + Math.sign(end - start) * i);
  const columns = line(from % size, to % size);
  const rows = line(Math.floor(from / size), Math.floor(to / size));
  return rows.flatMap((row) => columns.map((column) => row * size + column));
}

/**
 * The next empty cell (`way` 1 or -1), with a digit the next that it fits by rule; where there is
 * none, `from`.
 */
export function nextEmpty(
  layout: LayoutView,
  cells: readonly CellView[],
  from: number,
  way: 1 | -1,
  digit: number,
): number {
  const count = cells.length;
  for (let i = 1; i <= count; ++i) {
    const cell = (from + way * i + count * 2) % count;
    if (digitOf(cells[cell]) === 0 && (digit === 0 || fits(layout, cells, cell, digit)))
      return cell;
  }
  return from;
}

function fits(
  layout: LayoutView,
  cells: readonly CellView[],
  cell: number,
  digit: number,
): boolean {
  return [...peersOf(cell, layout)].every((peer) => digitOf(cells[peer]) !== digit);
}

/**
 * The cells on the straight way from one to another, with both: what a fast drag has passed over.
 */
export function between(from: number, to: number, size: number): readonly number[] {
  const [row, column] = [Math.floor(from / size), from % size];
  const [rows, columns] = [Math.floor(to / size) - row, (to % size) - column];
  const steps = Math.max(Math.abs(rows), Math.abs(columns), 1);
  const cells = Array.from({ length: steps + 1 }, (_, i) => {
    const at = i / steps;
    return Math.round(row + rows * at) * size + Math.round(column + columns * at);
  });
  return [...new Set(cells)];
}
