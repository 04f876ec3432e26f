// A sentence as it is said: `r5c4` is read letter by letter by a voice, "row 5 column 4" is
// understood. Text on the page stays short.
import type { Fields } from "../words/text";
import { piecesOf } from "./places";

export function spoken(
  sentence: string,
  size: number,
  words: (key: string, fields: Fields) => string,
): string {
  return piecesOf(sentence, size)
    .map(({ text, cell }) =>
      cell === null || text.length > 4
        ? text
        : words("board.pos", { r: Math.floor(cell / size) + 1, c: (cell % size) + 1 }),
    )
    .join("");
}
