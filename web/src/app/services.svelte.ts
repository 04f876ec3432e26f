// What pages ask for beside their drawing: the engine and the store. Everything is started when it
// is first asked for, so that the first paint waits for none of it. Answers come in the language
// that is set.
import type { AnswerOf, Request } from "shudu";

import type { AskOptions } from "../engine/port";
import type { Here } from "../play/here";
import type { Store, StoreTrouble } from "../store/store";
import { currentLanguage } from "../words/words.svelte";

let forgetful = $state(false);
let isNewer = $state(false);
let unkept = $state<StoreTrouble | "">("");

/** Games will be gone when the browser is closed: to be said once. */
export const isForgetful = (): boolean => forgetful;

export function dismissForgetful(): void {
  forgetful = false;
}

/** A newer version of the app has taken the database: this page can only be loaded again. */
export const isStoreTaken = (): boolean => isNewer;

/** Why the setting that was changed last is not kept; empty where it is. */
export const unkeptSetting = (): StoreTrouble | "" => unkept;

export function dismissUnkeptSetting(): void {
  unkept = "";
}

let opened: Promise<Here> | undefined;

async function open(): Promise<Here> {
  const { here, onStoreNews } = await import("../play/here");
  onStoreNews({
    onGivenUp: () => (isNewer = true),
    onSetting: (kept) => (unkept = kept.ok ? "" : kept.why),
  });
  const found = await here();
  isNewer ||= found.why === "newer";
  forgetful = !found.store.isLasting && !isNewer;
  return found;
}

/** Store, games, settings of this page. */
export const here = (): Promise<Here> => (opened ??= open());

export const store = async (): Promise<Store> => (await here()).store;

/** The research port, in the language of the page. */
export async function ask<R extends Request>(
  request: R,
  options: AskOptions = {},
): Promise<AnswerOf<R>> {
  const { research } = await import("../engine/engines");
  return research().ask({ language: currentLanguage(), ...request } as R, options);
}

const kRatingTime = 2_000; // milliseconds

/** How hard a puzzle is, as far as it is found in time. */
export interface Grade {
  readonly rating: number | null;
  /** Of our own scale; empty where it is not known. */
  readonly level: string;
}

/** A `level` that is known already is not asked for. */
export async function gradeOf(puzzle: string, layout: string, level = ""): Promise<Grade> {
  const named = layout === "" ? {} : { layout };
  const on = async (scale: "se" | "shudu") => {
    const answer = await ask({ do: "rate", scale, puzzle, ...named }, { within: kRatingTime });
    return answer.ok && "rating" in answer ? answer.rating : undefined;
  };
  const [er, own] = await Promise.all([
    on("se").catch(() => undefined),
    level === "" ? on("shudu").catch(() => undefined) : undefined,
  ]);
  return {
    rating: er?.at_least === true ? null : (er?.er ?? null),
    level: own?.level ?? level,
  };
}
