// What a game needs of the world around it: engines, store, clock, words, settings, the other tabs.
// Given as data, so that tests play without a browser; the browser's own is in here.ts.
import type { GameEngine } from "../engine/game_engine";
import type { Channel } from "../store/linked_settings";
import type { Store } from "../store/store";
import type { Fields } from "../words/text";

export type Language = "en" | "zh-CN" | "zh-TW";

/** The part of the browser's LockManager that is used. */
export interface Locks {
  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    hold: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

export interface World {
  readonly play: GameEngine;
  readonly advice: GameEngine;
  readonly store: Store;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly date: () => Date;
  readonly setting: (key: string) => string;
  readonly language: () => Language;
  /** What the colours 1 to 9 are called, as they look now. */
  readonly colours: () => string[];
  readonly words: (key: string, fields?: Fields) => string;
  readonly locks: Locks | undefined;
  readonly openChannel: (name: string) => Channel | undefined;
  /** Calls back when the page is hidden or left; the function it gives ends that. */
  readonly watchHidden: (onHidden: () => void) => () => void;
  /** The same for when the page is seen again, or its window has the focus. */
  readonly watchShown: (onShown: () => void) => () => void;
  /** Does work after the next paint, soon where nothing is painted. */
  readonly afterPaint?: (work: () => void) => void;
  /** Asks the browser to keep what it has; after the first finished game. */
  readonly askToPersist: () => void;
}
