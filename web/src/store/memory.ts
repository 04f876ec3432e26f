// The store in the page's memory, by the same rules as that of IndexedDB: where the browser gives
// no database the game goes on here, and what is kept goes with the page. A random test holds both
// to the same answers.
import type { EventRow, GameRow, Kept, PracticeRow, ResultRow, Store } from "./store";

const kDone: Kept = { ok: true };

export class MemoryStore implements Store {
  readonly isLasting = false;
  readonly #games = new Map<string, GameRow>();
  readonly #events = new Map<string, EventRow[]>();
  readonly #results = new Map<string, ResultRow>();
  readonly #practice = new Map<string, PracticeRow>();
  readonly #settings = new Map<string, string>();

  async games(): Promise<GameRow[]> {
    const rows = [...this.#games.values()].map((row) => ({ ...row }));
    return rows.sort((a, b) => b.played - a.played || (a.uid < b.uid ? -1 : 1));
  }

  async uids(): Promise<string[]> {
    return [...this.#games.keys()].sort();
  }

  async game(uid: string): Promise<GameRow | undefined> {
    const row = this.#games.get(uid);
    return row && { ...row };
  }

  async events(uid: string, after: number): Promise<EventRow[]> {
    return (this.#events.get(uid) ?? []).filter((event) => event.n > after);
  }

  async putGame(row: GameRow): Promise<Kept> {
    const kept = this.#games.get(row.uid);
    if (kept !== undefined && kept.head > row.head) return { ok: false, why: "conflict" };
    this.#games.set(row.uid, { ...row });
    return kDone;
  }

  async append(row: GameRow, events: readonly EventRow[]): Promise<Kept> {
    const kept = this.#games.get(row.uid);
    if (kept === undefined) return { ok: false, why: "gone" };
    if (kept.head !== row.head - events.length) return { ok: false, why: "conflict" };
    const lines = this.#events.get(row.uid) ?? [];
    const isThere = (event: EventRow): boolean => lines.some((line) => line.n === event.n);
    if (events.some(isThere)) return { ok: false, why: "conflict" };
    this.#events.set(row.uid, [...lines, ...events.map((event) => ({ ...event }))]);
    const text = kept.textAt > row.textAt ? { text: kept.text, textAt: kept.textAt } : {};
    this.#games.set(row.uid, { ...row, ...text });
    return kDone;
  }

  async deleteGame(uid: string): Promise<Kept> {
    this.#games.delete(uid);
    this.#events.delete(uid);
    return kDone;
  }

  async results(): Promise<ResultRow[]> {
    const rows = [...this.#results.values()];
    return rows.sort((a, b) => b.finished - a.finished || (a.uid < b.uid ? -1 : 1));
  }

  async putResult(row: ResultRow): Promise<Kept> {
    if (!this.#results.has(row.uid)) this.#results.set(row.uid, { ...row });
    return kDone;
  }

  async deleteResults(): Promise<Kept> {
    this.#results.clear();
    return kDone;
  }

  async practice(): Promise<PracticeRow[]> {
    return [...this.#practice.keys()].sort().map((key) => ({ ...this.#practice.get(key)! }));
  }

  async putPractice(row: PracticeRow): Promise<Kept> {
    this.#practice.set(`${row.technique}\n${row.position}`, { ...row });
    return kDone;
  }

  async settings(): Promise<Record<string, string>> {
    return Object.fromEntries(this.#settings);
  }

  async putSetting(key: string, value: string): Promise<Kept> {
    this.#settings.set(key, value);
    return kDone;
  }
}
