// What pages do with games that are not open on them: begin, load, rename, delete, write out. A
// failure is a sentence.
import type { NewGame, Opening, Renamed } from "../play/games";
import { t } from "../words/words.svelte";
import { here } from "./services.svelte";

export type Begun =
  { readonly ok: true; readonly uid: string } | { readonly ok: false; readonly sentence: string };

async function begun(opening: Promise<Opening>): Promise<Begun> {
  try {
    const opened = await opening;
    return opened.ok
      ? { ok: true, uid: opened.game.uid }
      : { ok: false, sentence: opened.sentence };
  } catch {
    return { ok: false, sentence: t("page.engine-lost") };
  }
}

/** A new game of a puzzle, kept. */
export async function createGame(wanted: NewGame): Promise<Begun> {
  const { games } = await here();
  return begun(games.start(wanted));
}

/** A game out of its save text, kept; the same one where it is here already. */
export async function loadGame(text: string): Promise<Begun> {
  const { games } = await here();
  return begun(games.load(text));
}

/** The save text of a game that is kept. */
export const saveTextOf = async (uid: string): Promise<string | undefined> =>
  (await here()).games.saveText(uid);

export const renameGame = async (uid: string, title: string): Promise<Renamed> =>
  (await here()).games.rename(uid, title);

export const deleteGame = async (uid: string): Promise<boolean> => (await here()).games.remove(uid);

export interface Written {
  readonly uid: string;
  readonly text: string;
}

/** The game played last, as a file; nothing where there is none or the engine is gone for good. */
export async function newestGame(): Promise<Written | undefined> {
  const { store, games } = await here();
  const [newest] = await store.games();
  if (newest === undefined) return undefined;
  return { uid: newest.uid, text: (await games.saveText(newest.uid)) ?? newest.text };
}
