// A position in the middle of a path as a line that the engine reads again, on every layout: a
// record of `jsonl` (docs/formats.md). Digits that are no givens are `placed`; `marks` are the
// candidates that are left, those that the peers of a cell would still allow and that are gone all
// the same being what a position is about.
const isDigit = (sign: string | undefined): sign is string =>
  sign !== undefined && /^[1-9]$/u.test(sign);

/** Is this a character for each cell of a board: digits, and signs for none? */
export function isBoard(text: string): boolean {
  const size = Math.sqrt(text.length);
  return Number.isInteger(size) && size >= 4 && size <= 9 && /^[0-9.]+$/u.test(text);
}

/** `board` and `givens` have a character a cell, `candidates` as many as there are digits. */
export function positionLine(givens: string, board: string, candidates: string): string {
  const size = Math.sqrt(givens.length);
  const entered = [...board].map((sign, cell) =>
    isDigit(sign) && !isDigit(givens[cell]) ? sign : ".",
  );
  const isStart = entered.every((sign) => sign === ".");
  return JSON.stringify({
    schema: 1,
    puzzle: givens,
    ...(isStart ? {} : { placed: entered.join("") }),
    ...(candidates.length === size ** 3 ? { marks: candidates } : {}),
  });
}
