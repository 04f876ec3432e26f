// Part of a history: whatever the cursor and the wishes, what is shown, left out before and left out
// after make the whole, and the cursor is among what is shown.
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { HistoryEntry } from "../../play/game";
import { historyWindow } from "./history_window";

const entry = (n: number, cursor: number): HistoryEntry => ({
  n,
  text: "",
  parent: n - 1,
  isOnPath: true,
  isCursor: n === cursor,
  savepoints: [],
  depth: n,
  children: 1,
  isOnLine: true,
});
const history = (count: number, cursor: number): readonly HistoryEntry[] =>
  Array.from({ length: count }, (_, n) => entry(n, cursor));

describe("the part of a history that is shown", () => {
  it("is all of a short one", () => {
    expect(historyWindow(history(7, 3), 100, 100)).toMatchObject({ earlier: 0, later: 0 });
    expect(historyWindow(history(7, 3), 100, 100).shown).toHaveLength(7);
    expect(historyWindow([], 100, 100)).toEqual({ shown: [], earlier: 0, later: 0 });
  });

  it("lies around the cursor, and with what is left out it is all", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.nat(299),
        fc.nat(50),
        fc.nat(50),
        (count, at, before, after) => {
          const cursor = at % count;
          const all = history(count, cursor);
          const { shown, earlier, later } = historyWindow(all, before, after);
          expect(shown.map(({ n }) => n)).toEqual(
            all.slice(earlier, count - later).map(({ n }) => n),
          );
          expect(cursor - earlier).toBe(Math.min(before, cursor));
          expect(count - later - 1 - cursor).toBe(Math.min(after, count - 1 - cursor));
        },
      ),
    );
  });

  it("stands around a move that is asked for, and around the cursor where there is no such move", () => {
    const { shown, earlier } = historyWindow(history(1000, 900), 10, 10, 200);
    expect([earlier, shown[0]?.n, shown.at(-1)?.n]).toEqual([190, 190, 210]);
    expect(historyWindow(history(1000, 900), 10, 10, 5000).earlier).toBe(890);
  });
});
