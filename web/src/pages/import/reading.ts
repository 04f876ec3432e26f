// What a text holds, asked of the engine in a worker: a puzzle in any format it knows, a shared
// link, a saved game. Bounded: 1 MiB, two seconds; nothing is decoded in the page itself.
import type { ConvertResult } from "shudu";

import { ask } from "../../app/services.svelte";
import { EngineLost } from "../../engine/lost";
import { t } from "../../words/words.svelte";
import { detailsOf } from "./details";
import { cleanTitle, fragmentOfLink, readShared } from "./share_link";

export const kMostBytes = 1_048_576;
const kTime = 2_000; // milliseconds, from when the engine is there

export interface FoundPuzzle {
  readonly kind: "puzzle";
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

export type Found =
  FoundPuzzle | FoundSave | { readonly kind: "nothing"; readonly sentence: string };

const nothing = (sentence: string): Found => ({ kind: "nothing", sentence });

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

/** The first record of a text of many. */
async function readFirst(text: string, layout: string): Promise<Found> {
  const named = layout === "" ? {} : { layout };
  const within = { within: kTime };
  const many = await ask({ do: "convert", puzzles: text, verdict: true, ...named }, within);
  if (!many.ok) return nothing(many.error.sentence);
  const results = "results" in many ? many.results : [];
  const first = results.find((each) => each.error === undefined && each.puzzle !== undefined);
  if (first?.puzzle === undefined) {
    return nothing(results[0]?.error?.sentence ?? t("empty-text"));
  }
  return foundPuzzle(first, results.length === 1 ? text : first.puzzle, "", false);
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
    return nothing(t(error instanceof EngineLost ? "page.engine-lost" : "import.too-long"));
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
    if (shared === undefined) return await readFirst(trimmed, "");
    const named = shared.layout === "" ? {} : { layout: shared.layout };
    const answer = await ask(
      { do: "convert", puzzle: shared.text, verdict: true, ...named },
      { within: kTime },
    );
    if (!answer.ok) return nothing(answer.error.sentence);
    if (!("puzzle" in answer)) return nothing(t("empty-text"));
    return foundPuzzle(answer, shared.text, shared.title, true, shared.layout);
  } catch (error) {
    return nothing(t(error instanceof EngineLost ? "page.engine-lost" : "import.too-long"));
  }
}

/** A file that somebody chose or dropped. */
export async function readFile(file: File): Promise<Found> {
  if (file.size > kMostBytes) return nothing(t("import.too-large"));
  const text = await file.text().catch(() => undefined);
  if (text === undefined || text.includes("\u0000")) return nothing(t("import.not-text"));
  return readText(text);
}
