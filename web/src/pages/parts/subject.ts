// What is shared or printed: a game of this device (`.../game/UID`) or a puzzle out of the address
// (`.../PUZZLE/LAYOUT`).
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
  const answer = await ask({ do: "convert", puzzle, ...named });
  if (!answer.ok) return { trouble: answer.error.sentence };
  if (!("puzzle" in answer)) return { trouble: t("empty-text") };
  const title = cleanTitle(answer.notes?.title ?? "");
  const { puzzle: givens } = answer;
  return { uid: "", title, layout: usual(answer.layout ?? ""), givens, values: givens };
}

/** Never rejects. */
export async function findSubject(rest: readonly string[]): Promise<FoundSubject> {
  const [first = "", second = ""] = rest;
  try {
    return first === "game" ? await gameSubject(second) : await puzzleSubject(first, second);
  } catch {
    return { trouble: t("page.engine-lost") };
  }
}

/** Corner and centre marks, and colours, of each cell, out of the board lines of a save text. */
export interface Notes {
  readonly marks: readonly string[];
  readonly letters: readonly string[];
}

function byCell(text: string, name: string, size: number): Map<number, string> {
  const line = new RegExp(`^${name} (.*)$`, "mu").exec(text)?.[1] ?? "";
  const cells = new Map<number, string>();
  for (const [, row, column, digits] of line.matchAll(/r(\d+)c(\d+):(\d+)/gu)) {
    cells.set((Number(row) - 1) * size + Number(column) - 1, digits ?? "");
  }
  return cells;
}

export function notesOf(text: string, size: number): Notes {
  const [corner, centre, colour] = ["corner", "centre", "colour"].map((name) =>
    byCell(text, name, size),
  );
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  return {
    marks: cells.map((cell) => centre?.get(cell) ?? corner?.get(cell) ?? ""),
    letters: cells.map((cell) =>
      [...(colour?.get(cell) ?? "")].map((sign) => String.fromCharCode(64 + Number(sign))).join(""),
    ),
  };
}

export async function gameNotes(subject: Subject): Promise<Notes | undefined> {
  if (subject.uid === "") return undefined;
  const text = await saveTextOf(subject.uid).catch(() => undefined);
  return text === undefined ? undefined : notesOf(text, Math.sqrt(subject.givens.length));
}
