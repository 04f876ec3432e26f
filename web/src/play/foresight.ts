// The board that is drawn, a little ahead of the engine: two sleeping threads lie between a key and
// its answer, which is more than a frame. What is plain is drawn at once, a digit or a mark in the
// one picked cell, undo and redo of moves whose effect is known; all else waits for the answer.
//
//   sure    the board by the last answer
//   drawn   sure, and on it what is foreseen of the moves that wait for theirs
//
// The answer alone counts. It takes the place of what was foreseen, and where the engine refuses, or
// is lost, what was foreseen goes as it came. Whether a digit is wrong is never foreseen.
import type { ActAnswer } from "shudu";

import { cellName } from "./cell_names";
import { type ChangeFields, paint, repaint, toggled } from "./cells";
import type { CellView, Intent, Mode, PlayedLayout } from "./game";
import { kLeaps } from "./requests";

type Effect = ActAnswer["effect"];

/** What is picked when the move is made. */
export interface Picked {
  readonly selection: readonly number[];
  readonly mode: Mode;
  readonly isAutoMarks: boolean;
}

/** A move that waits for its answer. */
export interface Waiting {
  /** Nothing where it was not foreseen: what comes after it is not either. */
  readonly effect: Effect | undefined;
}

type Layer = "value" | "corner" | "centre";

// Of an intent that says it, and of the mode for one that leaves it to that.
const kLayers: Readonly<Record<string, Layer>> = {
  place: "value",
  digit: "value",
  corner: "corner",
  centre: "centre",
};

/** Of one kind of marks those that are there: corner marks from before go as such. */
const oneKind = (cell: CellView, digit: number): Layer =>
  cell.corner.includes(digit) ? "corner" : "centre";

function entered(cells: readonly CellView[], intent: Intent, picked: Picked): Effect | undefined {
  const { digit = 0, cells: at = picked.selection } = intent;
  const isDigit = intent.intent === "digit";
  const named = kLayers[isDigit ? picked.mode : intent.intent];
  const cell = at.length === 1 ? cells[at[0] ?? -1] : undefined;
  const size = Math.sqrt(cells.length);
  if (named === undefined || cell === undefined || cell.given > 0) return undefined;
  const layer = intent.isOneKind && named !== "value" ? oneKind(cell, digit) : named;
  if (digit < 1 || digit > size) return undefined;
  const change = { cell: cellName(at[0] ?? 0, size), layer } as const;
  if (layer === "value") {
    const before = cell.value > 0 ? String(cell.value) : "";
    if (cell.value !== digit) return [{ ...change, before, after: String(digit) }];
    return isDigit ? [{ ...change, before, after: "" }] : undefined;
  }
  if (cell.value > 0 || (layer === "centre" && picked.isAutoMarks)) return undefined;
  const marks = cell[layer];
  return [{ ...change, before: marks.join(""), after: toggled(marks, digit).join("") }];
}

const reversed = (effect: Effect): Effect =>
  effect.map((change) => ({ ...change, before: change.after, after: change.before })).reverse();

export class Foresight {
  readonly #layout: PlayedLayout;
  readonly #draw: (cells: readonly CellView[]) => void;
  #sure: readonly CellView[] = [];
  #waiting: Waiting[] = [];
  #done: Effect[] = []; // the moves that led here, as far back as they are known
  #undone: Effect[] = [];

  /** `draw` is given the board whenever it may be another. */
  constructor(layout: PlayedLayout, draw: (cells: readonly CellView[]) => void) {
    this.#layout = layout;
    this.#draw = draw;
  }

  /** The board by the last answer. */
  get sure(): readonly CellView[] {
    return this.#sure;
  }

  /** A move is made. It waits until `taken` or `dropped`. */
  begin(intent: Intent, picked: Picked): Waiting {
    const waiting = { effect: this.#foreseen(intent, picked) };
    this.#waiting.push(waiting);
    this.#draw(this.#drawn());
    return waiting;
  }

  /** A move was refused, or there will be no answer. */
  dropped(move: Waiting | undefined): void {
    this.#waiting = this.#waiting.filter((each) => each !== move);
    this.#draw(this.#drawn());
  }

  /** The answer to a move; of one that was made elsewhere there is none that waits. */
  taken(intent: string, answer: ChangeFields, move?: Waiting): void {
    this.#waiting = this.#waiting.filter((each) => each !== move);
    this.#remember(intent, answer.effect);
    this.replace(paint(this.#sure, answer, this.#layout));
  }

  /** The same board, with what the engine computes. */
  replace(cells: readonly CellView[]): void {
    this.#sure = cells;
    this.#draw(this.#drawn());
  }

  /** Nobody knows how the next board comes about. */
  forgetPast(): void {
    [this.#done, this.#undone] = [[], []];
  }

  #drawn(): readonly CellView[] {
    return this.#waiting.reduce(
      (cells, { effect }) => (effect === undefined ? cells : repaint(cells, effect)),
      this.#sure,
    );
  }

  #foreseen(intent: Intent, picked: Picked): Effect | undefined {
    if (this.#waiting.some(({ effect }) => effect === undefined)) return undefined;
    const past = { undo: this.#done, redo: this.#undone }[intent.intent];
    if (past === undefined) return entered(this.#drawn(), intent, picked);
    const last = this.#waiting.length === 0 ? past.at(-1) : undefined;
    if (last?.some(({ layer }) => layer === "auto-marks" || picked.isAutoMarks)) return undefined;
    return last && (intent.intent === "undo" ? reversed(last) : last);
  }

  #remember(intent: string, effect: Effect): void {
    if (intent === "again" || kLeaps.includes(intent)) {
      this.forgetPast();
    } else if (intent === "undo") {
      this.#done.pop();
      this.#undone.push(reversed(effect));
    } else if (intent === "redo") {
      this.#undone.pop();
      this.#done.push(effect);
    } else if (effect.length > 0) {
      this.#done.push(effect);
      this.#undone = [];
    }
  }
}
