// A practice position as the page draws it, out of what the engine says: digits, and the candidates
// that are left (as many characters a cell as there are digits).
export interface PracticeBoard {
  readonly givens: string;
  /** Entered digits alone. */
  readonly values: string;
  readonly centre: string;
}

/** Givens and entered digits together. */
export const boardOf = ({ givens, values }: PracticeBoard): string =>
  [...givens].map((sign, cell) => (sign === "." ? (values[cell] ?? ".") : sign)).join("");

/** The candidates of a cell in ascending order; of a filled one none. */
export function candidatesAt(
  { givens, values, centre }: PracticeBoard,
  cell: number,
): readonly number[] {
  const size = Math.sqrt(givens.length);
  if (givens[cell] !== "." || values[cell] !== ".") return [];
  return [...centre.slice(cell * size, (cell + 1) * size)].map(Number).filter((digit) => digit > 0);
}

/** As the picture of a step has them: nothing in filled cells. */
export function openCandidates(board: PracticeBoard): string {
  const size = Math.sqrt(board.givens.length);
  const whole = boardOf(board);
  return [...whole]
    .map((sign, cell) =>
      sign === "." ? board.centre.slice(cell * size, (cell + 1) * size) : ".".repeat(size),
    )
    .join("");
}
