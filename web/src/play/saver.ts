// Keeps a game: every event goes to the store at once, and what comes while it writes goes with the
// next append. Where the store refuses, the events wait here, the state says how many and why, and
// it is tried again after 2, 10 and every 60 seconds and with every move. Nothing is called saved
// that is not.
//
//   add -> [queue] -> append (one at a time) -> saved
//             ^           |
//             +-- refused + -> unsaved (n), later again
//
// `conflict`: another page has played this game on. That is for the owner, who loads it again and
// brings what waits here along. `gone`: the store lost the game; it is put there anew as a whole.
// Who is stopped keeps what waits, for the owner to do it again some time.
import type { EventRow, GameRow, Kept, Store, StoreTrouble } from "../store/store";
import type { SaveState } from "./game";

export interface SaverOptions {
  readonly store: Store;
  /** The row as it stands now, `head` aside. */
  readonly row: () => GameRow;
  readonly onState: (state: SaveState) => void;
  /** The game was played on elsewhere; nothing more is written until `resume`. */
  readonly onConflict: () => void;
  /** A row with a save text of now, for a store that has lost the game. */
  readonly wholeRow: () => Promise<GameRow | undefined>;
  /** Does work when the move that it follows is painted; at once where nobody paints. */
  readonly afterPaint?: (work: () => void) => void;
}

const kRetries = [2_000, 10_000, 60_000]; // milliseconds

export class Saver {
  readonly #options: SaverOptions;
  #queue: EventRow[] = [];
  #head: number; // of what the store has
  #isRowStale = false;
  #writing: Promise<void> | undefined;
  #failures = 0;
  #trouble: StoreTrouble | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  #isAside = false;

  /** `trouble`: why the store has not taken the game at all yet; `touch` tries it again. */
  constructor(head: number, options: SaverOptions, trouble?: StoreTrouble) {
    this.#head = head;
    this.#options = options;
    this.#trouble = trouble;
  }

  /** Events that the store does not have yet. */
  get waiting(): readonly EventRow[] {
    return this.#queue;
  }

  /** It is not called saved before it is, but the move is painted first. */
  add(event: EventRow): void {
    this.#queue.push(event);
    this.#tell();
    const write = (): void => {
      if (this.#queue.length > 0) this.#write();
    };
    if (this.#options.afterPaint === undefined) write();
    else this.#options.afterPaint(write);
  }

  /** Time, title or checkpoint changed, and no event. */
  touch(): void {
    this.#isRowStale = true;
    this.#write();
  }

  /** Tries now what waits; true where all of it is kept then. */
  async flush(): Promise<boolean> {
    this.#write();
    while (this.#writing) await this.#writing;
    return this.#queue.length === 0 && this.#trouble === undefined;
  }

  /** Writes nothing more until `resume`; what waits is told, and stays. */
  stop(): readonly EventRow[] {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    return this.#queue;
  }

  /** As `stop`; and what waits is called unsaved, for another tab plays. */
  standAside(): void {
    this.stop();
    this.#isAside = true;
    this.#tell();
  }

  /** Goes on after another event, with nothing that waits. */
  resume(head: number): void {
    this.#head = head;
    this.#queue = [];
    this.#failures = 0;
    this.#trouble = undefined;
    this.#isStopped = false;
    this.#isAside = false;
    this.#tell();
  }

  #write(): void {
    if (this.#writing || this.#isStopped) return this.#tell();
    clearTimeout(this.#timer);
    this.#writing = this.#writeAll().finally(() => {
      this.#writing = undefined;
      this.#tell();
    });
    this.#tell();
  }

  async #writeAll(): Promise<void> {
    while (!this.#isStopped && (this.#queue.length > 0 || this.#isRowStale)) {
      const kept = await this.#writeOnce();
      if (this.#isStopped) return;
      if (kept.ok) {
        this.#failures = 0;
        this.#trouble = undefined;
        continue;
      }
      this.#trouble = kept.why;
      if (kept.why === "conflict") {
        this.#isStopped = true;
        return this.#options.onConflict();
      }
      return this.#tryLater();
    }
  }

  async #writeOnce(): Promise<Kept> {
    const events = [...this.#queue];
    const head = this.#head + events.length;
    const row = { ...this.#options.row(), head };
    this.#isRowStale = false;
    const { store } = this.#options;
    let kept = await (events.length > 0 ? store.append(row, events) : store.putGame(row)).catch(
      (): Kept => ({ ok: false, why: "failed" }),
    );
    if (!kept.ok && kept.why === "gone") kept = await this.#putWhole();
    else if (kept.ok) this.#drop(head);
    if (!kept.ok) this.#isRowStale ||= events.length === 0;
    return kept;
  }

  // The text holds every event so far, those that wait among them.
  async #putWhole(): Promise<Kept> {
    const row = await this.#options.wholeRow();
    if (row === undefined) return { ok: false, why: "gone" };
    const kept = await this.#options.store
      .putGame({ ...row, head: row.textAt })
      .catch((): Kept => ({ ok: false, why: "failed" }));
    if (kept.ok) this.#drop(row.textAt);
    return kept;
  }

  #drop(head: number): void {
    this.#queue = this.#queue.filter((event) => event.n > head);
    this.#head = head;
  }

  #tryLater(): void {
    const wait = kRetries[Math.min(this.#failures, kRetries.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#write(), wait);
  }

  #tell(): void {
    this.#options.onState(this.#state());
  }

  #state(): SaveState {
    const { length } = this.#queue;
    if (this.#isAside && length > 0) return { kind: "unsaved", waiting: length, why: "elsewhere" };
    if (this.#trouble !== undefined && this.#trouble !== "conflict") {
      return { kind: "unsaved", waiting: Math.max(1, length), why: this.#trouble };
    }
    if (!this.#options.store.isLasting) return { kind: "memory" };
    return length > 0 ? { kind: "saving" } : { kind: "saved" };
  }
}
