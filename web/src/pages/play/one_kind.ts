// With one kind of marks every mark is a centre mark, for those are what fills write and hints
// read: whatever key or mode would write the other kind writes this one. Two open cells and a digit
// are marks too, by the rule of the game's setting `multi-digit`. Corner marks from before look the
// same, so the key that takes a mark away takes them away as what they are.
import { digitOf } from "../../board/drawing";
import type { CellView, Intent, Mode, PlayedGame } from "../../play/game";

export const modeInOneKind = (mode: Mode): Mode => (mode === "corner" ? "centre" : mode);

type Looked = Pick<PlayedGame, "cells" | "mode" | "selection" | "settings">;

function writesMarks(intent: Intent, open: number, { mode, settings }: Looked): boolean {
  if (intent.intent === "corner" || intent.intent === "centre") return true;
  if (intent.intent !== "digit" || mode === "colour") return false;
  return mode !== "digit" || (open > 1 && settings["multi-digit"] !== "place");
}

export function inOneKind(intent: Intent, game: Looked): Intent {
  const open = (intent.cells ?? game.selection)
    .map((cell) => game.cells[cell])
    .filter((view): view is CellView => view !== undefined && digitOf(view) === 0);
  if (!writesMarks(intent, open.length, game)) return intent;
  const hasCorner = ({ corner }: CellView): boolean => corner.includes(intent.digit ?? 0);
  const isLeftOver = open.length > 0 && open.every(hasCorner);
  return { ...intent, intent: isLeftOver ? "corner" : "centre" };
}
