// The clock of a game: active milliseconds by a monotonic clock. It is looked at about once a
// second and with every move; what lies between two looks counts, but not when it is more than a
// minute: then the machine slept or the page stood still, and the game is paused.
const kGap = 60_000; // milliseconds

export class GameClock {
  readonly #now: () => number;
  #counted: number;
  #last: number | undefined; // undefined: it stands
  #touched: number;

  constructor(now: () => number, elapsed = 0) {
    this.#now = now;
    this.#counted = elapsed;
    this.#touched = now();
  }

  get isRunning(): boolean {
    return this.#last !== undefined;
  }

  /** Whole milliseconds of play so far; never less than before. */
  get elapsed(): number {
    return Math.round(this.#counted);
  }

  start(): void {
    this.#last ??= this.#now();
    this.touch();
  }

  /** Counts what has passed and stands. */
  stop(): void {
    this.look();
    this.#last = undefined;
  }

  /** Never back: another page may have played on. */
  forward(elapsed: number): void {
    this.#counted = Math.max(this.#counted, elapsed);
  }

  /** Counts what has passed; true where that was a gap, which does not count. */
  look(): boolean {
    if (this.#last === undefined) return false;
    const now = this.#now();
    const passed = Math.max(0, now - this.#last);
    this.#last = now;
    if (passed > kGap) return true;
    this.#counted += passed;
    return false;
  }

  /** The player did something. */
  touch(): void {
    this.#touched = this.#now();
  }

  /** Has nothing been done for so many minutes? 0: nobody asks. */
  isIdle(minutes: number): boolean {
    return minutes > 0 && this.#now() - this.#touched >= minutes * 60_000;
  }
}
