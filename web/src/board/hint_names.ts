// What a hint adds to the name of a cell, so that it is the same by ear: what the cell is in the
// hint, what it loses, what it becomes. The words are texts of the catalogue; here is only which of
// them a cell has.
import type { HintLook } from "./hint_look";

export type HintPart =
  | { readonly kind: "pivot" | "pattern" | "house" }
  | { readonly kind: "loses" | "becomes" | "shown"; readonly digits: readonly number[] };

export function hintParts(hint: HintLook, cell: number): readonly HintPart[] {
  const parts: HintPart[] = [];
  const letter = hint.letters.get(cell)?.letter;
  const candidates = [...(hint.candidates.get(cell) ?? [])].sort(([one], [other]) => one - other);
  const digits = (looks: readonly string[]): number[] =>
    candidates.filter(([, look]) => looks.includes(look)).map(([digit]) => digit);
  if (letter === "P") parts.push({ kind: "pivot" });
  else if (letter !== undefined && letter !== "x" && letter !== "+")
    parts.push({ kind: "pattern" });
  else if (letter === undefined && hint.houses.has(cell)) parts.push({ kind: "house" });
  const shown = digits(["main", "second", "fin"]);
  if (shown.length > 0) parts.push({ kind: "shown", digits: shown });
  const gone = digits(["out"]);
  if (gone.length > 0) parts.push({ kind: "loses", digits: gone });
  const put = digits(["put"]);
  if (put.length > 0) parts.push({ kind: "becomes", digits: put });
  return parts;
}
