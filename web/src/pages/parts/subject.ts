// What is shared or printed: a game of this device (`.../game/UID`, or `.../UID`) or a puzzle out of
// the address (`.../PUZZLE/LAYOUT`).
import { plain } from "../../app/failure";
import { saveTextOf } from "../../app/games";
import { ask, store } from "../../app/services.svelte";
import { t } from "../../words/words.svelte";
import { cleanTitle } from "../import/share_link";

export interface Subject {
  readonly uid: string; // empty: no game
  readonly title: string;
  readonly layout: string; // as the store has it; `classic` is empty
  readonly givens: string;
  /** With the player's digits. */
  readonly values: string;
}

export type FoundSubject = Subject | { readonly trouble: string };

const usual = (layout: string): string => (layout === "classic" ? "" : layout);

async function gameSubject(uid: string): Promise<FoundSubject> {
  const row = await (await store()).game(uid);
  if (row === undefined) return { trouble: t("share.no-game") };
  const { title, layout, givens, values } = row;
  return { uid, title, layout: usual(layout), givens, values };
}

async function puzzleSubject(puzzle: string, layout: string): Promise<FoundSubject> {
  const named = layout === "" ? {} : { layout };
  const answer = await ask({ do: "convert", puzzle, to: "json", ...named }); // or refuse its rules
  if (!answer.ok) return { trouble: plain(answer.error) };
  if (!("puzzle" in answer)) return { trouble: t("empty-text") };
  const title = cleanTitle(answer.notes?.title ?? "");
  const { puzzle: givens } = answer;
  return { uid: "", title, layout: usual(answer.layout ?? layout), givens, values: givens };
}

/** The game that an address names; undefined where it is a puzzle: none has twenty cells. */
export function uidIn([first = "", second = ""]: readonly string[]): string | undefined {
  if (first === "game") return second;
  return /^[0-9a-z]{20}$/u.test(first) ? first : undefined;
}

/** Never rejects. */
export async function findSubject(rest: readonly string[]): Promise<FoundSubject> {
  const [first = "", second = ""] = rest;
  if (first === "") return { trouble: t("share.no-game") };
  const uid = uidIn(rest);
  try {
    return uid === undefined ? await puzzleSubject(first, second) : await gameSubject(uid);
  } catch {
    return { trouble: t("page.engine-lost") };
  }
}

/** What stands in each cell beside its digit, out of the board lines of a save text. */
export interface Notes {
  readonly corners: readonly string[];
  readonly centres: readonly string[];
  /** Colours as letters. */
  readonly letters: readonly string[];
}

function lineOf(text: string, name: string): string {
  return new RegExp(`^${name} (.*)$`, "mu").exec(text)?.[1] ?? "";
}

function byCell(text: string, name: string, size: number): Map<number, string> {
  const cells = new Map<number, string>();
  for (const [, row, column, digits] of lineOf(text, name).matchAll(/r(\d+)c(\d+):(\d+)/gu)) {
    cells.set((Number(row) - 1) * size + Number(column) - 1, digits ?? "");
  }
  return cells;
}

const letterOf = (colour: string): string => String.fromCharCode(64 + Number(colour));

export function notesOf(text: string, size: number): Notes {
  const layer = (name: string): string[] => {
    const found = byCell(text, name, size);
    return Array.from({ length: size * size }, (_, cell) => found.get(cell) ?? "");
  };
  return {
    corners: layer("corner"),
    centres: layer("centre"),
    letters: layer("colour").map((colours) => [...colours].map(letterOf).join("")),
  };
}

/** Of marks those that show: where there is no digit. `values` has a character a cell. */
export const marksBeside = (layer: readonly string[], values: string): readonly string[] =>
  layer.map((text, cell) => (/[1-9]/u.test(values[cell] ?? "") ? "" : text));

export const hasMarks = (notes: Notes): boolean =>
  [...notes.corners, ...notes.centres, ...notes.letters].some((each) => each !== "");

/** The digits on the board of a save text, givens among them. */
export const valuesOf = (text: string): string => lineOf(text, "values");

/** Has the player done anything that still stands on the board of a save text? */
export const hasProgress = (text: string): boolean =>
  valuesOf(text) !== lineOf(text, "givens") ||
  ["corner", "centre", "out", "colour", "tint"].some((name) => /^r/u.test(lineOf(text, name)));

/** The save text of a subject that is a game. */
export const savedText = (subject: Subject): Promise<string | undefined> =>
  subject.uid === "" ? Promise.resolve(undefined) : saveTextOf(subject.uid).catch(() => undefined);
