// Which part of a long history stands in its panel: some entries on either side of where the game
// is, more on request. All 20,000 at once would hold the page up for more than a second.
import type { HistoryEntry } from "../../play/game";

/** Entries on either side of the cursor's, at first and each time that more are asked for. */
export const kHistoryPiece = 100;

export interface HistoryWindow {
  readonly shown: readonly HistoryEntry[];
  /** How many entries come before those shown, and after them. */
  readonly earlier: number;
  readonly later: number;
}

/**
 * `before` and `after`: how many entries are wanted on either side of the cursor's, or of that of
 * the move `n` where there is one.
 */
export function historyWindow(
  entries: readonly HistoryEntry[],
  before: number,
  after: number,
  n = 0,
): HistoryWindow {
  const asked = n > 0 ? entries.findIndex((entry) => entry.n === n) : -1;
  const cursor = entries.findIndex(({ isCursor }) => isCursor);
  const middle = Math.max(0, asked >= 0 ? asked : cursor);
  const from = Math.max(0, middle - before);
  const shown = entries.slice(from, middle + after + 1);
  return { shown, earlier: from, later: entries.length - from - shown.length };
}
