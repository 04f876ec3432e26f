// A position in the middle of a path as a line that the engine reads again: a line of HoDoKu's
// library (docs/formats.md). Entered digits have `+` before them; of the candidates the ones are
// listed that the peers of a cell would still allow and that are gone all the same.
import { peersOf } from "../../board/places";
import type { LayoutView } from "../../play/game";

const isDigit = (sign: string | undefined): sign is string =>
  sign !== undefined && /^[1-9]$/u.test(sign);

/** `candidates` has as many characters a cell as there are digits, `.` for those that are gone. */
export function candidatesOf(candidates: string, cell: number, size: number): string {
  return candidates.slice(cell * size, (cell + 1) * size).replaceAll(".", "");
}

/** Only for boards of nine: the format has no others. */
export function positionLine(
  givens: string,
  board: string,
  candidates: string,
  layout: LayoutView,
): string {
  const { size } = layout;
  const digits = [...board].map((sign, cell) =>
    isDigit(sign) ? (isDigit(givens[cell]) ? sign : `+${sign}`) : ".",
  );
  const gone: string[] = [];
  for (let cell = 0; cell < size * size; cell += 1) {
    if (isDigit(board[cell])) continue;
    const left = candidatesOf(candidates, cell, size);
    const held = new Set([...peersOf(cell, layout)].map((peer) => board[peer]));
    for (let digit = 1; digit <= size; digit += 1) {
      const sign = String(digit);
      if (held.has(sign) || left.includes(sign)) continue;
      gone.push(`${sign}${Math.floor(cell / size) + 1}${(cell % size) + 1}`);
    }
  }
  return `:0000:x:${digits.join("")}:${gone.join(" ")}:::`;
}
