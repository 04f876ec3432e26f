// Which digits a cell can not be, as far as a look at the board tells: a peer holds it, it was
// ruled out, or the marks leave it out. Nothing is solved here.
import type { CellView, LayoutView } from "../play/game";
import { digitOf } from "./drawing";
import { peersOf } from "./places";

export interface Excluded {
  readonly digit: number;
  readonly why: "peer" | "out" | "marks";
  /** The peer that holds it. */
  readonly by: number;
}

export function excludedAt(
  layout: LayoutView,
  cells: readonly CellView[],
  cell: number,
): readonly Excluded[] {
  const view = cells[cell];
  if (view === undefined || digitOf(view) !== 0) return [];
  const peers = [...peersOf(cell, layout)].sort((one, other) => one - other);
  return Array.from({ length: layout.size }, (_, i) => i + 1).flatMap((digit): Excluded[] => {
    const by = peers.find((peer) => digitOf(cells[peer]) === digit);
    if (by !== undefined) return [{ digit, why: "peer", by }];
    if (view.out.includes(digit)) return [{ digit, why: "out", by: cell }];
    const isLeftOut = view.centre.length > 0 && !view.centre.includes(digit);
    return isLeftOut ? [{ digit, why: "marks", by: cell }] : [];
  });
}
