// A world for tests: the real engine in this process, a clock that the test moves, locks and
// channels as the browser has them, a store that fails when it is told to.
import { readFileSync } from "node:fs";

import { type FakeWorkers, fakeWorkers } from "../engine/engine.fixture";
import { MemoryStore } from "../store/memory";
import type { EventRow, GameRow, Kept, Store, StoreTrouble } from "../store/store";
import { fill } from "../words/text";
import { Games } from "./games";
import type { OpenedGame } from "./opened_game.svelte";
import type { Locks, World } from "./world";

const kWords = JSON.parse(
  readFileSync(new URL("../words/play.json", import.meta.url), "utf8"),
) as Record<string, Record<string, string>>;

/** The store in memory, which writes nothing while `trouble` is set, and counts its writes. */
export class TestStore extends MemoryStore {
  override readonly isLasting = true as unknown as false;
  trouble: StoreTrouble | undefined;
  /** Called before each write with its number; may set `trouble`. */
  beforeWrite: (count: number) => void | Promise<void> = () => undefined;
  writes = 0;

  override putGame(row: GameRow): Promise<Kept> {
    return this.#unlessTrouble(() => super.putGame(row));
  }

  override append(row: GameRow, events: readonly EventRow[]): Promise<Kept> {
    return this.#unlessTrouble(() => super.append(row, events));
  }

  async #unlessTrouble(write: () => Promise<Kept>): Promise<Kept> {
    this.writes += 1;
    await this.beforeWrite(this.writes);
    return this.trouble === undefined ? write() : { ok: false, why: this.trouble };
  }
}

/** Locks of one browser, for all its tabs. */
export class TestLocks implements Locks {
  readonly #held = new Map<string, { end: (stolen: Error) => void; gone: Promise<void> }>();

  async request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    hold: (lock: unknown) => Promise<void>,
  ): Promise<unknown> {
    const stolen = new DOMException("The lock was stolen.", "AbortError");
    if (options.steal) this.#held.get(name)?.end(stolen);
    while (this.#held.has(name)) await this.#freed(name, options.signal);
    return new Promise((resolve, reject) => {
      const held = { end: (error: Error) => this.#free(name, held, () => reject(error)) } as never;
      this.#held.set(name, Object.assign(held, { gone: Promise.resolve() }));
      void hold({ name }).then(() => this.#free(name, held, () => resolve(undefined)));
    });
  }

  #waiting: (() => void)[] = [];

  #freed(name: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
      this.#waiting.push(() => this.#held.has(name) || resolve());
    });
  }

  #free(name: string, held: unknown, settle: () => void): void {
    if (this.#held.get(name) === held) this.#held.delete(name);
    settle();
    for (const look of this.#waiting) look();
  }
}

export interface TestWorld extends World {
  readonly workers: FakeWorkers;
  readonly advisers: FakeWorkers;
  readonly games: Games;
  readonly settings: Map<string, string>;
  /** Milliseconds that have passed; the test adds to it. */
  time: number;
  /** What the page does when it is hidden, and when it is seen again. */
  hide: () => void;
  show: () => void;
  persisted: number;
}

/** What a test world calls its colours. */
export const kColours = [
  "grey",
  "dark blue",
  "orange",
  "pink",
  "lilac",
  "teal",
  "moss",
  "lime",
  "red",
];

let uids = 0;

/** A tab. Two of them share a store, locks and (by name) channels. */
export function testWorld(store: Store = new TestStore(), locks?: Locks): TestWorld {
  const workers = fakeWorkers();
  const advisers = fakeWorkers();
  const hiding = new Set<() => void>();
  const showing = new Set<() => void>();
  const settings = new Map<string, string>();
  const world: Omit<TestWorld, "games"> = {
    workers,
    advisers,
    settings,
    time: 0,
    persisted: 0,
    play: workers.engine,
    advice: advisers.engine,
    store,
    now: () => world.time,
    date: () => new Date(Date.UTC(2026, 10, 21, 7, 58, 3) + world.time),
    setting: (key) => settings.get(key) ?? "",
    language: () => "en",
    colours: () => kColours,
    words: (key, fields) => fill(kWords[key]?.["en"] ?? key, fields),
    locks,
    openChannel: (name) => new BroadcastChannel(name),
    watchHidden: (onHidden) => {
      hiding.add(onHidden);
      return () => hiding.delete(onHidden);
    },
    watchShown: (onShown) => {
      showing.add(onShown);
      return () => showing.delete(onShown);
    },
    hide: () => hiding.forEach((hide) => hide()),
    show: () => showing.forEach((show) => show()),
    askToPersist: () => (world.persisted += 1),
  };
  const random = (bytes: Uint8Array): void => {
    uids += 1;
    bytes.forEach((_, i) => (bytes[i] = (uids * 7 + i * 31) % 252));
  };
  const made = world as TestWorld;
  Object.defineProperty(made, "games", { value: new Games(made, random) });
  return made;
}

export const kEasy =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const kEasySolution =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** A new game of a puzzle. */
export async function begin(world: TestWorld, puzzle = kEasy): Promise<OpenedGame> {
  const opening = await world.games.start({ puzzle, origin: "typed" });
  if (!opening.ok) throw new Error(opening.sentence);
  return opening.game;
}

/** Until nothing that was begun is under way any more. */
export async function settled(turns = 60): Promise<void> {
  for (let i = 0; i < turns; ++i) await new Promise((resolve) => setImmediate(resolve));
}
