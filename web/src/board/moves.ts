// Where the cursor goes: looked up in the table that the engine has made of the layout, so that no
// key waits for it.
import type { CellView, PlayedLayout } from "../play/game";
import { digitOf } from "./drawing";

/** Without `wraps` a move stops at the edge. */
export function moved(layout: PlayedLayout, from: number, command: string, wraps: boolean): number {
  const move = layout.moves.get(command);
  return (wraps ? move?.around : move?.to)?.[from] ?? from;
}

/** The cells of strides from a cell until one leads nowhere, or `goal` is reached, without the first. */
function way(
  layout: PlayedLayout,
  from: number,
  stride: string,
  wraps: boolean,
  goal = -1,
): readonly number[] {
  const cells: number[] = [];
  for (let cell = from; cell !== goal;) {
    const next = moved(layout, cell, stride, wraps);
    if (next === cell || next === from) break;
    cells.push((cell = next));
  }
  return cells;
}

/**
 * The cells that a move adds to the selection, the goal last, as in a spreadsheet: all on the way,
 * and to a corner the whole rectangle.
 */
export function passed(
  layout: PlayedLayout,
  from: number,
  command: string,
  wraps: boolean,
): readonly number[] {
  const to = moved(layout, from, command, wraps);
  const [first = "", second] = layout.moves.get(command)?.strides ?? [];
  if (to === from) return [];
  if (second === undefined) return way(layout, from, first, wraps, to);
  return [from, ...way(layout, from, first, false)]
    .flatMap((start) => [start, ...way(layout, start, second, false)])
    .filter((cell) => cell !== from);
}

/**
 * The next empty cell (`way` 1 or -1), with a digit the next that it fits by rule; where there is
 * none, `from`.
 */
export function nextEmpty(
  { peers }: PlayedLayout,
  cells: readonly CellView[],
  from: number,
  way: 1 | -1,
  digit: number,
): number {
  const count = cells.length;
  const fits = (cell: number): boolean =>
    digit === 0 || peers[cell]?.every((peer) => digitOf(cells[peer]) !== digit) === true;
  for (let i = 1; i <= count; ++i) {
    const cell = (from + way * i + count * 2) % count;
    if (digitOf(cells[cell]) === 0 && fits(cell)) return cell;
  }
  return from;
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
