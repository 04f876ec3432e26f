// What a press on a digit of the pad means: a tap writes by the mode, in a marks mode a double tap
// of a finger places, a long press locks. Times are those of the board.
import { kDoubleMs, kHoldMs } from "../../board/pointing";

export type PadPress = "tap" | "double" | "hold";

export class PadPointing {
  #mean: (press: PadPress, digit: number) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;
  // Of a finger's last press; its click may come after the press that follows.
  #touched = -Infinity;
  #last = { digit: 0, time: -Infinity };

  constructor(mean: (press: PadPress, digit: number) => void) {
    this.#mean = mean;
  }

  down(digit: number, isTouch: boolean, time: number): void {
    clearTimeout(this.#timer);
    this.#touched = isTouch ? time : -Infinity;
    this.#isHeld = false;
    this.#timer = setTimeout(() => {
      this.#isHeld = true;
      this.#mean("hold", digit);
    }, kHoldMs);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  /**
   * The click that ends a press; keys of the keyboard and screen readers bring a click alone. A hold
   * that was let go beside its button has no click: the next one, of a key, is not its end.
   */
  click(digit: number, time: number, isOfKey = false): void {
    clearTimeout(this.#timer);
    const endsHold = this.#isHeld && !isOfKey;
    this.#isHeld = false;
    if (endsHold) return;
    const isTouch = time - this.#touched <= kHoldMs;
    const isDouble = isTouch && this.#last.digit === digit && time - this.#last.time <= kDoubleMs;
    this.#last = isDouble || !isTouch ? { digit: 0, time: -Infinity } : { digit, time };
    this.#mean(isDouble ? "double" : "tap", digit);
  }
}
