// What pages ask for beside their drawing: the engine and the store. Everything is started when it
// is first asked for, so that the first paint waits for none of it. Answers come in the language
// that is set.
import type { AnswerOf, Request } from "shudu";

import type { AskOptions } from "../engine/port";
import type { Here } from "../play/here";
import type { Store } from "../store/store";
import { currentLanguage } from "../words/words.svelte";

let forgetful = $state(false);
let isNewer = $state(false);

/** Games will be gone when the browser is closed: to be said once. */
export const isForgetful = (): boolean => forgetful;

export function dismissForgetful(): void {
  forgetful = false;
}

/** A newer version of the app has taken the database: this page can only be loaded again. */
export const isStoreTaken = (): boolean => isNewer;

let opened: Promise<Here> | undefined;

async function open(): Promise<Here> {
  const { here, onStoreNews } = await import("../play/here");
  onStoreNews(() => {
    isNewer = true;
  });
  const found = await here();
  forgetful = !found.store.isLasting;
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

/** The rating of a puzzle, where it is found in time. */
export async function rate(puzzle: string, layout: string): Promise<number | null> {
  const named = layout === "" ? {} : { layout };
  const within = { within: kRatingTime };
  const answer = await ask({ do: "rate", puzzle, ...named }, within).catch(() => undefined);
  if (answer === undefined || !answer.ok || !("rating" in answer)) return null;
  return answer.rating?.at_least === true ? null : (answer.rating?.er ?? null);
}
