// What decides how a board is drawn besides its cells:
// chosen by settings in play, fixed in pictures.
import type { CellView, LayoutView } from "../play/game";

export interface DrawingLook {
  /** Where the same digit is shown: digits and marks, digits alone, nowhere. */
  readonly same: "digits-marks" | "digits" | "off";
  readonly peers: boolean;
  /** Letters A to I on cell colours. */
  readonly letters: boolean;
  readonly bigMarks: boolean;
  /** Marks stand each at the place of its digit: one kind of marks, and pictures of steps. */
  readonly isGrid: boolean;
  readonly patterns: boolean;
}

export const kPictureLook: DrawingLook = {
  same: "off",
  peers: false,
  letters: true,
  bigMarks: false,
  isGrid: true,
  patterns: false,
};

export const kEmptyCell: CellView = {
  given: 0,
  value: 0,
  corner: [],
  centre: [],
  out: [],
  colours: [],
  tint: [],
  isWrong: false,
  wrongMarks: [],
};

export const digitOf = (view: CellView | undefined): number =>
  view === undefined ? 0 : view.given || view.value;

export type Ground = "plain" | "peer" | "same" | "conflict" | "selected";

/**
 * The ground of every cell. What is stronger wins: picked, in conflict, same digit, peer of the
 * cursor.
 */
export function groundsOf(
  layout: LayoutView,
  cells: readonly CellView[],
  selection: readonly number[],
  digit: number,
  look: DrawingLook,
): readonly Ground[] {
  const cursor = selection.at(-1);
  const isAlone = look.peers && cursor !== undefined && selection.length === 1;
  const peers = new Set(isAlone ? layout.peers?.[cursor] : []);
  const picked = new Set(selection);
  return cells.map((view, cell) => {
    if (picked.has(cell)) return "selected";
    if (view.isWrong) return "conflict";
    if (digit !== 0 && look.same !== "off" && digitOf(view) === digit) return "same";
    return peers.has(cell) ? "peer" : "plain";
  });
}

/**
 * The cells of a position that is given as text: digits a character a cell, candidates as many as
 * digits.
 */
export function cellsOfText(
  board: string,
  candidates: string,
  size: number,
  givens = board,
): readonly CellView[] {
  return Array.from({ length: size * size }, (_, cell) => {
    const digit = Number(board[cell]) || 0;
    const isGiven = digit !== 0 && Number(givens[cell]) === digit;
    const own = candidates.slice(cell * size, (cell + 1) * size);
    const centre = digit === 0 ? [...own].map(Number).filter((mark) => mark > 0) : [];
    return { ...kEmptyCell, given: isGiven ? digit : 0, value: isGiven ? 0 : digit, centre };
  });
}

/** The regions of a classic board of a size, for pictures of positions that bring no layout. */
export function classicLayout(size: number): LayoutView {
  const rows = Math.floor(Math.sqrt(size));
  const columns = size / rows;
  const regions = Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / rows) * (size / columns) + Math.floor(column / columns);
  });
  return { size, name: "", regions, extra: [] };
}
