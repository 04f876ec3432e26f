// What a pointer means on the board: a tap, a drag over cells, a double tap, a long press, the
// other button. It knows of cells and times alone; the board tells it where the pointer is and does
// what it answers.
//
//   down -> (held 450 ms without leaving the cell) -> hold
//        -> other cell -> drag ... -> up
//        -> up -> tap, or double where the one before was on this cell within 350 ms
import { between } from "./moves";

export const kHoldMs = 450;
export const kDoubleMs = 350;

export type Meant =
  | { readonly kind: "tap"; readonly cell: number; readonly adds: boolean; readonly grows: boolean }
  | { readonly kind: "double"; readonly cell: number }
  | { readonly kind: "hold"; readonly cell: number }
  | { readonly kind: "drag"; readonly cells: readonly number[]; readonly adds: boolean };

export interface PointerKeys {
  /** Ctrl or Cmd. */
  readonly adds: boolean;
  readonly grows: boolean;
}

export class Pointing {
  #size: number;
  #mean: (meant: Meant) => void;
  #down: { cell: number; keys: PointerKeys; path: number[]; isHeld: boolean } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastTap: { cell: number; time: number } = { cell: -1, time: -Infinity };

  constructor(size: number, mean: (meant: Meant) => void) {
    this.#size = size;
    this.#mean = mean;
  }

  down(cell: number, keys: PointerKeys, time: number, canHold: boolean): void {
    this.cancel();
    this.#down = { cell, keys, path: [cell], isHeld: false };
    const isPlain = !keys.adds && !keys.grows;
    if (!isPlain || !this.#isSecond(cell, time)) this.#mean({ kind: "tap", cell, ...keys });
    if (!canHold) return;
    this.#timer = setTimeout(() => {
      if (this.#down === null || this.#down.path.length > 1) return;
      this.#down.isHeld = true;
      this.#mean({ kind: "hold", cell });
    }, kHoldMs);
  }

  move(cell: number | null): void {
    const down = this.#down;
    if (down === null || cell === null) return;
    const last = down.path.at(-1) ?? down.cell;
    if (cell === last) return;
    clearTimeout(this.#timer);
    for (const passed of between(last, cell, this.#size)) {
      down.path = [...down.path.filter((other) => other !== passed), passed];
    }
    this.#mean({ kind: "drag", cells: down.path, adds: down.keys.adds || down.isHeld });
  }

  up(time: number): void {
    const down = this.#down;
    this.cancel();
    if (down === null || down.isHeld || down.path.length > 1) return;
    const isPlain = !down.keys.adds && !down.keys.grows;
    if (isPlain && this.#isSecond(down.cell, time)) {
      this.#lastTap = { cell: -1, time: -Infinity };
      this.#mean({ kind: "double", cell: down.cell });
      return;
    }
    this.#lastTap = { cell: down.cell, time };
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#down = null;
  }

  get isDown(): boolean {
    return this.#down !== null;
  }

  #isSecond(cell: number, time: number): boolean {
    return this.#lastTap.cell === cell && time - this.#lastTap.time <= kDoubleMs;
  }
}

/** The cell below a point of the board's box; null outside of it. */
export function cellAt(
  x: number,
  y: number,
  box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  },
  size: number,
): number | null {
  const column = Math.floor(((x - box.left) / box.width) * size);
  const row = Math.floor(((y - box.top) / box.height) * size);
  return row < 0 || column < 0 || row >= size || column >= size ? null : row * size + column;
}
