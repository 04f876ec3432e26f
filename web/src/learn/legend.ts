// What the signs in the picture of a step mean: a row for each shape that occurs, with the parts
// that the candidates of this shape have in the step, and a digit to show it with.
import choices from "../generated/choices.json";
import type { Look } from "../board/hint_look";

interface Shown {
  readonly candidates: readonly { readonly candidate: string; readonly role: string }[];
  readonly eliminations: readonly string[];
  readonly placements: readonly string[];
}

export interface LegendRow {
  readonly look: Look;
  readonly digit: number;
  /** Keys of words: roles, or what becomes of the candidate. */
  readonly words: readonly string[];
}

const kLooks: readonly Look[] = ["main", "second", "fin", "out", "put"];

const looks = new Map(choices.roles.map(({ role, look }) => [role, look]));

/** Of `r4c8=4` and `r4c8<>4`. */
const digitOf = (candidate: string): number => Number(/(\d+)$/u.exec(candidate)?.[1] ?? 0);

export function legendOf(marks: Shown): readonly LegendRow[] {
  const rows = new Map<Look, { digit: number; words: Set<string> }>();
  const note = (look: Look, candidate: string, word: string): void => {
    const row = rows.get(look) ?? { digit: digitOf(candidate), words: new Set<string>() };
    row.words.add(word);
    rows.set(look, row);
  };
  for (const text of marks.placements) note("put", text, "learn.entered");
  for (const text of marks.eliminations) note("out", text, "learn.removed");
  const spokenFor = new Set(
    [...marks.placements, ...marks.eliminations].map((text) => text.replace("<>", "=")),
  );
  for (const { candidate, role } of marks.candidates) {
    const look = looks.get(role);
    if (look !== undefined && !spokenFor.has(candidate))
      note(look as Look, candidate, `role.${role}`);
  }
  return kLooks.flatMap((look) => {
    const row = rows.get(look);
    return row === undefined ? [] : [{ look, digit: row.digit, words: [...row.words] }];
  });
}
