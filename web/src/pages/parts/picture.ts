// The lines and marks of a board's picture as numbers and paths; BoardPicture.svelte draws them. A
// cell is 10 units wide. Thick lines run where two regions meet and around the board; each is one
// path, so that a picture stays small in a list and in a file.
import type { LayoutView } from "../../play/game";

export const kCell = 10;

export interface Lines {
  readonly thin: string;
  readonly thick: string;
}

/** The lines of a board: thick where two regions meet. */
export function lines({ size, regions }: LayoutView): Lines {
  const thin: string[] = [];
  const thick: string[] = [];
  const region = (row: number, column: number): number => regions[row * size + column] ?? -1;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [column * kCell, row * kCell];
      if (column > 0) {
        const isBorder = region(row, column) !== region(row, column - 1);
        (isBorder ? thick : thin).push(`M${x} ${y}v${kCell}`);
      }
      if (row > 0) {
        const isBorder = region(row, column) !== region(row - 1, column);
        (isBorder ? thick : thin).push(`M${x} ${y}h${kCell}`);
      }
    }
  }
  const side = size * kCell;
  thick.push(`M0 0h${side}v${side}h-${side}z`);
  return { thin: thin.join(""), thick: thick.join("") };
}

/** Cells of further houses (diagonals, windows), each once. */
export const tinted = ({ extra }: LayoutView): readonly number[] =>
  [...new Set(extra.flatMap(({ cells }) => cells))].sort((a, b) => a - b);

/** The middle of a cell. */
export function middle(cell: number, size: number): { readonly x: number; readonly y: number } {
  return { x: (cell % size) * kCell + kCell / 2, y: Math.floor(cell / size) * kCell + kCell / 2 };
}

export interface Sign {
  readonly cell: number;
  readonly digit: string;
  readonly isGiven: boolean;
}

/** The digits to draw: what is in `values` and not in `givens` is the player's. */
export function signs(givens: string, values: string): Sign[] {
  const isDigit = (sign: string | undefined): sign is string =>
    sign !== undefined && /^[1-9]$/u.test(sign);
  return [...(values === "" ? givens : values)].flatMap((sign, cell): Sign[] => {
    const given = givens[cell];
    if (isDigit(given)) return [{ cell, digit: given, isGiven: true }];
    return isDigit(sign) ? [{ cell, digit: sign, isGiven: false }] : [];
  });
}
