// What a picture of a step looks like: the ground of its houses, a letter for each cell, and for
// each candidate one of five looks that differ in shape as well as in colour (disc, square,
// triangle, struck, ringed). The letters are those of the terminal, whose rule stands in
// apps/tui/screens/hint_look.cpp: a cell keeps the first letter that it gets.
import choices from "../generated/choices.json";
import type { LayoutView, Marks } from "../play/game";
import { cellName } from "../play/cell_names";
import { cellsOfHouse, readCandidate, readCell, readNode } from "./places";

export type Look = "main" | "second" | "fin" | "out" | "put";

export interface HintLook {
  readonly houses: ReadonlySet<number>;
  readonly letters: ReadonlyMap<number, { readonly letter: string; readonly look: Look }>;
  /** By cell, then by digit. */
  readonly candidates: ReadonlyMap<number, ReadonlyMap<number, Look>>;
  readonly links: readonly HintLink[];
}

export interface HintLink {
  readonly from: { readonly cells: readonly number[]; readonly digit: number };
  readonly to: { readonly cells: readonly number[]; readonly digit: number };
  readonly isStrong: boolean;
}

/** Of each role that a candidate has in an explanation. */
const kRoles: ReadonlyMap<string, { readonly look: string; readonly letter: string }> = new Map(
  choices.roles.map(({ role, ...row }) => [role, row]),
);

/** Wings turn around their first cell. */
const hasPivot = (technique: string): boolean => /(?:^|-)v?w?xyz?-wing/u.test(technique);

export function hintLook(layout: LayoutView, marks: Marks, technique = ""): HintLook {
  const { size } = layout;
  const letters = new Map<number, { letter: string; look: Look }>();
  const candidates = new Map<number, Map<number, Look>>();
  const name = (cell: number, letter: string, look: Look): void => {
    if (!letters.has(cell)) letters.set(cell, { letter, look });
  };
  const paint = (text: string, look: Look): number | null => {
    const candidate = readCandidate(text, size);
    if (candidate === null) return null;
    const ofCell = candidates.get(candidate.cell) ?? new Map<number, Look>();
    // What comes of a step shows, whatever part the candidate has in it too.
    if (!ofCell.has(candidate.digit)) ofCell.set(candidate.digit, look);
    candidates.set(candidate.cell, ofCell);
    return candidate.cell;
  };
  namePattern(marks, size, hasPivot(technique), name);
  const placed = marks.placements.map((text) => paint(text, "put"));
  const gone = marks.eliminations.map((text) => paint(text, "out"));
  for (const { candidate, role } of marks.candidates) {
    const row = kRoles.get(role) ?? { look: "main", letter: "a" };
    const cell = paint(candidate, row.look as Look);
    if (cell !== null) name(cell, row.letter, row.look as Look);
  }
  for (const { from, to } of marks.links) {
    for (const node of [readNode(from, size), readNode(to, size)]) {
      node?.cells.forEach((cell) => paint(`${cellName(cell, size)}=${node.digit}`, "main"));
    }
  }
  placed.forEach((cell) => cell !== null && name(cell, "+", "put"));
  gone.forEach((cell) => cell !== null && name(cell, "x", "out"));
  return {
    houses: new Set(marks.houses.flatMap((house) => cellsOfHouse(house, layout))),
    letters,
    candidates,
    links: linksOf(marks, size),
  };
}

/** Each cell of a pattern has a letter of its own while there are letters. */
function namePattern(
  marks: Marks,
  size: number,
  withPivot: boolean,
  name: (cell: number, letter: string, look: Look) => void,
): void {
  let next = "a";
  marks.cells.forEach((text, place) => {
    const cell = readCell(text, size);
    if (cell === null) return;
    if (place === 0 && withPivot) return name(cell, "P", "main");
    name(cell, next, withPivot ? "second" : "main");
    if (next < "w") next = String.fromCharCode(next.charCodeAt(0) + 1);
  });
}

function linksOf(marks: Marks, size: number): readonly HintLink[] {
  return marks.links.flatMap(({ from, to, strong }) => {
    const [start, end] = [readNode(from, size), readNode(to, size)];
    return start === null || end === null ? [] : [{ from: start, to: end, isStrong: strong }];
  });
}
