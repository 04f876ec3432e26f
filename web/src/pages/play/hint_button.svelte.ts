// The button that asks for a hint, and stops the search for one that takes long. Its word turns
// late, and a press so soon after the turn that nobody can have read it still means "hint": who
// presses twice in a row asks for more and cancels nothing.
//
//   press ----- 300 ms: isWorking -- 400 ms: "Stop" --- 700 ms: a press stops
import type { PlayDesk } from "./desk.svelte";

const kTurnsAfter = 100; // milliseconds after isWorking (hint_desk.ts)
const kReadWithin = 300;

export class HintButton {
  isStop = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turnedAt = 0;

  /** The search shows, or is over. */
  follow(isWorking: boolean): void {
    clearTimeout(this.#timer);
    if (!isWorking) this.isStop = false;
    else {
      this.#timer = setTimeout(() => {
        this.isStop = true;
        this.#turnedAt = performance.now();
      }, kTurnsAfter);
    }
  }

  press(desk: PlayDesk): void {
    const isRead = this.isStop && performance.now() - this.#turnedAt >= kReadWithin;
    if (isRead) desk.game.cancelWork();
    else void desk.hintMore();
  }
}
