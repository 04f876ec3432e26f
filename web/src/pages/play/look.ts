// How the board is drawn by the
// settings that are set.
import type { DrawingLook } from "../../board/drawing";
import { isOn, setting } from "../../settings/settings.svelte";
import { hasFewColours } from "../../theme/worn.svelte";

/**
 * Colours have letters where that is set, and always where colours are few: high contrast, forced
 * colours.
 */
export function hasLetters(): boolean {
  const isForced = globalThis.matchMedia("(forced-colors: active)").matches;
  return isOn("colour-letters") || isForced || hasFewColours();
}

export function lookBySettings(): DrawingLook {
  const patterns = setting("palette") === "patterns";
  return {
    same: setting("same-digit") as DrawingLook["same"],
    peers: isOn("peers"),
    letters: hasLetters(),
    bigMarks: isOn("big-marks"),
    isGrid: setting("marks") === "one",
    patterns,
  };
}
