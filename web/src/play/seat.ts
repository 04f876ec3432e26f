// Who plays a game that is open in several tabs: the one that sits, by a lock of the browser's. The
// others look on and may ask for the seat: who sits keeps what waits, turns read-only and stands
// up; where nothing comes of that within 3 seconds the lock is stolen, for that tab is frozen or
// gone.
//
//   second --yield--> first: flush, read-only, lets go        second: takes the lock, loads afresh
//
// Where the browser has no locks everybody sits; the store tells then who was too late (conflict).
import type { Channel } from "../store/linked_settings";
import type { Locks } from "./world";

/** What tabs say to each other of a game. */
export type TabNews =
  | { readonly kind: "yield"; readonly uid: string }
  | { readonly kind: "kept"; readonly uid: string; readonly head: number }
  | { readonly kind: "deleted"; readonly uid: string };

export const kGamesChannel = "shudu-games";

export interface SeatEvents {
  /** Somebody else wants to play: keep what waits, turn read-only; then the seat is given up. */
  readonly onYield: () => Promise<void>;
  /** The lock was taken away. */
  readonly onStolen: () => void;
  /** Another tab has kept a move of this game, or deleted it. */
  readonly onNews: (news: TabNews) => void;
}

// A page that is loaded again may find its own lock not let go of yet.
const kOwnReload = 400; // milliseconds
const kPatience = 3_000;

export class Seat {
  readonly #uid: string;
  readonly #locks: Locks | undefined;
  #channel: Channel | undefined; // until it is closed
  readonly #events: SeatEvents;
  #leave: (() => void) | undefined; // there while it sits with a lock
  #isSitting = false;
  #isClosed = false;
  #trying: Promise<boolean> = Promise.resolve(false);

  constructor(
    uid: string,
    locks: Locks | undefined,
    channel: Channel | undefined,
    events: SeatEvents,
  ) {
    this.#uid = uid;
    this.#locks = locks;
    this.#channel = channel;
    this.#events = events;
    channel?.addEventListener("message", (event: MessageEvent<TabNews>) => this.#hear(event.data));
  }

  get isSitting(): boolean {
    return this.#isSitting;
  }

  /** Sits down where nobody does. */
  sit(): Promise<boolean> {
    return (this.#trying = this.#trying.then(
      () => this.#isSitting || this.#request({ signal: AbortSignal.timeout(kOwnReload) }),
    ));
  }

  /** Asks who sits to stand up, and sits down. */
  async takeOver(): Promise<void> {
    await this.#trying; // two requests of one tab would wait for each other
    if (this.#isSitting) return;
    this.tell({ kind: "yield", uid: this.#uid });
    if (await this.#request({ signal: AbortSignal.timeout(kPatience) })) return;
    await this.#request({ steal: true });
  }

  standUp(): void {
    this.#isSitting = false;
    this.#leave?.();
    this.#leave = undefined;
  }

  tell(news: TabNews): void {
    this.#channel?.postMessage(news);
  }

  close(): void {
    this.#isClosed = true;
    this.standUp();
    this.#channel?.close();
    this.#channel = undefined;
  }

  // True once the lock is held; false where it was not to be had in time.
  #request(options: { steal?: boolean; signal?: AbortSignal }): Promise<boolean> {
    const locks = this.#locks;
    if (locks === undefined) {
      this.#isSitting = true;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      let isHeld = false;
      const hold = async (): Promise<void> => {
        if (this.#isClosed) return resolve(false); // it came too late: nobody sits here any more
        isHeld = true;
        this.#isSitting = true;
        const held = new Promise<void>((leave) => (this.#leave = leave));
        resolve(true);
        await held;
      };
      locks.request(`shudu-game-${this.#uid}`, options, hold).catch(() => {
        if (isHeld && this.#isSitting) this.#stolen();
        resolve(false);
      });
    });
  }

  #stolen(): void {
    this.#isSitting = false;
    this.#leave = undefined;
    this.#events.onStolen();
  }

  #hear(news: TabNews): void {
    if (news.uid !== this.#uid) return;
    if (news.kind !== "yield") return this.#events.onNews(news);
    if (!this.#isSitting) return;
    void this.#events.onYield().finally(() => this.standUp());
  }
}
