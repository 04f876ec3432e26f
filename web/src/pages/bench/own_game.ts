// The game that keys are measured on. It is kept like any other, for that is part of what is
// measured, and deleted after it; one that was left because the window was closed meanwhile is
// known by where it comes from, and deleted at the next visit.
import { createGame, deleteGame } from "../../app/games";
import { store } from "../../app/services.svelte";
import type { GameRow } from "../../store/store";

const kOrigin = "typed bench";

/** Is it a game of a measurement, and nobody's? */
export const isOfBench = ({ origin }: Pick<GameRow, "origin">): boolean => origin === kOrigin;

/** Deletes what earlier measurements left. Never rejects. */
export async function sweep(): Promise<void> {
  const rows = await (await store()).games().catch(() => []);
  for (const { uid } of rows.filter(isOfBench)) await deleteGame(uid).catch(() => false);
}

/** Does something with a game of this puzzle, which is gone after it, however it ends. */
export async function withGame(
  puzzle: string,
  work: (uid: string) => Promise<void>,
): Promise<void> {
  const begun = await createGame({ puzzle, origin: kOrigin });
  if (!begun.ok) throw new Error(begun.sentence);
  try {
    await work(begun.uid);
  } finally {
    await deleteGame(begun.uid);
  }
}
