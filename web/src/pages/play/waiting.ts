// A key that waits for digits: `g` for a row and a column, `e` for a digit, `V` for a digit and a
// colour, of which 0 is none. What is no digit of the puzzle is said, and the key waits on: 0 and
// Backspace erase nothing meanwhile. Escape and every other command give it up.
import type { PlayDesk } from "./desk.svelte";

export type Begun =
  | { readonly kind: "row" | "why" | "tint" }
  | { readonly kind: "column"; readonly row: number }
  | { readonly kind: "tint-colour"; readonly digit: number };

/** Commands that a waiting key takes, or is ended by with a word. */
export const kWhileWaiting: readonly string[] = ["digit", "enter", "cancel", "erase"];

const kColours = 9;

/** What waits on after this digit. */
function next(desk: PlayDesk, begun: Begun, digit: number): Begun | null {
  const { size } = desk.game.layout;
  if (begun.kind === "row") return { kind: "column", row: digit };
  if (begun.kind === "tint") return { kind: "tint-colour", digit };
  if (begun.kind === "column") desk.goTo((begun.row - 1) * size + digit - 1);
  else if (begun.kind === "tint-colour")
    void desk.act({ intent: "tint", digit: begun.digit, number: digit });
  else void desk.game.why(desk.cursor, digit);
  return null;
}

/** Gives a digit, or 0, to the key that waits; false where none does. */
export function takeWaited(desk: PlayDesk, digit: number): boolean {
  const { begun } = desk;
  if (begun === null) return false;
  const isColour = begun.kind === "tint-colour";
  const most = isColour ? kColours : desk.game.layout.size;
  if (digit > most || (digit === 0 && !isColour)) desk.say("needs-digit", { n: most });
  else desk.begun = next(desk, begun, digit);
  return true;
}
