// Which part of a long history stands in its panel: some entries on either side of where the game
// is, more on request. All 20,000 at once would hold the page up for more than a second.
import type { HistoryEntry } from "../../play/game";

/** Entries on either side of the cursor's, at first and each time that more are asked for. */
export const kHistoryPiece = 100;

export interface HistoryWindow {
  readonly shown: readonly HistoryEntry[];
  /** How many entries come before those shown, and behind them. */
  readonly earlier: number;
  readonly later: number;
}

/** `before` and `after`: how many entries are wanted on either side of the cursor's. */
export function historyWindow(
  entries: readonly HistoryEntry[],
  before: number,
  after: number,
): HistoryWindow {
  const cursor = Math.max(
    0,
    entries.findIndex(({ isCursor }) => isCursor),
  );
  const from = Math.max(0, cursor - before);
  const shown = entries.slice(from, cursor + after + 1);
  return { shown, earlier: from, later: entries.length - from - shown.length };
}
