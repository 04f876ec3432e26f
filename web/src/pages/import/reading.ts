// What a text holds, asked of the engine in a worker: a puzzle in any format it knows, or thousands
// of them, of which one is looked at; a shared link; a saved game. Bounded: 1 MiB, two seconds for
// an answer; nothing is decoded in the page itself.
import type { AnswerOf, ConvertRequest, ConvertResult } from "shudu";

import { plain } from "../../app/failure";
import { ask } from "../../app/services.svelte";
import { EngineLost } from "../../engine/lost";
import { t } from "../../words/words.svelte";
import { detailsOf } from "./details";
import { textOf } from "./file_text";
import { recordsOf, type Records, type TextRecord } from "./records";
import { cleanTitle, fragmentOfLink, readShared } from "./share_link";

export const kMostBytes = 1_048_576;
const kTime = 2_000; // milliseconds, from when the engine is there

/** One of the records of a text that has several, from 0. */
export interface Among extends Records {
  readonly n: number;
}

export interface FoundPuzzle {
  readonly kind: "puzzle";
  readonly among?: Among;
  /**
   * What to start a game from: the text itself, so that candidates and entered digits come along.
   */
  readonly text: string;
  readonly puzzle: string;
  readonly layout: string;
  readonly title: string;
  readonly format: string;
  readonly status: string;
  readonly givens: number;
  readonly placed: number;
  readonly hasCandidates: boolean;
  readonly leftOut: string;
  readonly isShared: boolean;
}

export interface FoundSave {
  readonly kind: "save";
  /** The saved game; where its moves are lost, its puzzle as a game begun afresh. */
  readonly text: string;
  readonly puzzle: string;
  readonly layout: string;
  /** What it was read as, and what is to be known of it. */
  readonly about: readonly string[];
}

export interface FoundNothing {
  readonly kind: "nothing";
  readonly among?: Among;
  readonly sentence: string;
}

export type Found = FoundPuzzle | FoundSave | FoundNothing;

const nothing = (sentence: string): FoundNothing => ({ kind: "nothing", sentence });

function foundPuzzle(
  answer: Partial<ConvertResult> & { puzzle?: string },
  text: string,
  title: string,
  isShared: boolean,
  asked = "",
): FoundPuzzle {
  return {
    kind: "puzzle",
    text,
    puzzle: answer.puzzle ?? "",
    layout: answer.layout ?? asked, // the answer names a layout only where the text did
    title: title === "" ? cleanTitle(answer.notes?.title ?? "") : title,
    format: answer.format ?? "",
    status: answer.status ?? "",
    givens: answer.givens ?? 0,
    placed: answer.placed ?? 0,
    hasCandidates: answer.candidates === true,
    leftOut: answer.left_out ?? "",
    isShared,
  };
}

const lost = (error: unknown): FoundNothing =>
  nothing(t(error instanceof EngineLost ? "page.engine-lost" : "import.too-long"));

function readPuzzle(text: string, asked = ""): Promise<AnswerOf<ConvertRequest>> {
  const named = asked === "" ? {} : { layout: asked };
  // To a format without rules of a puzzle's own, which the pages do not know.
  const request = { do: "convert", puzzle: text, to: "json", verdict: true, ...named } as const;
  return ask(request, { within: kTime });
}

/** The first puzzle of a text, and what others there are. */
async function readRecords(text: string): Promise<Found> {
  const records = await recordsOf((request) => ask(request, { within: kTime }), text);
  const [first] = records.all;
  if (first === undefined)
    return nothing(records.trouble === undefined ? t("empty-text") : plain(records.trouble));
  const isOne = records.all.length === 1 && records.unread === 0;
  return isOne ? readOne({ ...first, text }) : readAmong({ ...records, n: 0 });
}

async function readOne({ text, puzzle, title }: TextRecord): Promise<FoundPuzzle | FoundNothing> {
  let [read, answer] = [text, await readPuzzle(text)];
  // A row of a table does not say by itself which of its columns is the puzzle.
  const isSame = answer.ok && "puzzle" in answer && answer.puzzle === puzzle;
  if (!isSame) [read, answer] = [puzzle, await readPuzzle(puzzle)];
  if (!answer.ok) return nothing(plain(answer.error));
  if (!("puzzle" in answer)) return nothing(t("empty-text"));
  return foundPuzzle(answer, read, cleanTitle(title), false);
}

/** Another record of a text that was read. Never rejects. */
export async function readAmong(among: Among): Promise<Found> {
  const record = among.all[among.n];
  if (record === undefined) return nothing(t("empty-text"));
  return { ...(await readOne(record).catch(lost)), among };
}

async function readSave(text: string): Promise<Found> {
  try {
    const { trouble, readAs, remark, save, puzzle, layout } = await detailsOf(text, {
      within: kTime,
    });
    if (trouble !== "") return nothing(trouble);
    const about = [readAs, remark].filter((each) => each !== "");
    return { kind: "save", text: readAs === "" ? save : text, puzzle, layout, about };
  } catch (error) {
    return lost(error);
  }
}

/** Reads whatever somebody brings. Never rejects. */
export async function readText(text: string): Promise<Found> {
  if (new Blob([text]).size > kMostBytes) return nothing(t("import.too-large"));
  const trimmed = text.trim();
  if (trimmed === "") return nothing(t("empty-text"));
  // As it came, to the last line end: its checksum counts every byte.
  if (trimmed.startsWith("shudu-game ")) return readSave(text.replace(/^\s+/u, ""));
  const fragment = fragmentOfLink(trimmed);
  const shared = fragment === undefined ? undefined : readShared(fragment);
  try {
    if (shared === undefined) return await readRecords(trimmed);
    const answer = await readPuzzle(shared.text, shared.layout);
    if (!answer.ok) return nothing(plain(answer.error));
    if (!("puzzle" in answer)) return nothing(t("empty-text"));
    return foundPuzzle(answer, shared.text, shared.title, true, shared.layout);
  } catch (error) {
    return lost(error);
  }
}

/** A file that somebody chose, dropped or opened. Never rejects. */
export async function readFile(file: File | Promise<File>): Promise<Found> {
  try {
    const opened = await file;
    if (opened.size > kMostBytes) return nothing(t("import.too-large"));
    const text = textOf(await opened.arrayBuffer());
    return text === undefined ? nothing(t("import.not-text")) : await readText(text);
  } catch {
    return nothing(t("import.not-text"));
  }
}
