// The store in IndexedDB. Every change is one transaction with strict durability, and its promise
// resolves when the browser says that the transaction is complete: only then is a move called
// saved.
//
// An event is added, never put, and its game must stand at the event before it; so of two pages
// that play one game without knowing of each other the second gets `conflict`, and nothing of the
// first is lost. When the database goes away under us (deleted, a newer version of the app, the
// browser's own reasons) what is asked then fails with `gone`, and the next thing that is asked
// opens it again.
import { openDB } from "idb";

import {
  type Database,
  kMigrations,
  kName,
  type Migration,
  migrate,
  type StoreName,
} from "./schema";
import type { EventRow, GameRow, Kept, PracticeRow, ResultRow, Store, StoreTrouble } from "./store";

/** What the owner of a store is told of. */
export interface StoreNews {
  /** A newer version of the app has taken the database: the page should be loaded again. */
  onGivenUp?: () => void;
  /** Another page holds an older version open and does not let go of it. */
  onBlocked?: () => void;
}

export interface IndexedOptions extends StoreNews {
  readonly name?: string;
  readonly migrations?: readonly Migration[];
}

const kTroubles: Readonly<Record<string, StoreTrouble>> = {
  QuotaExceededError: "full",
  ConstraintError: "conflict",
  InvalidStateError: "gone",
  NotFoundError: "gone",
  VersionError: "newer",
  SecurityError: "refused",
  NotAllowedError: "refused",
};

/** What an error of the browser's means for us. */
export function troubleOf(error: unknown): StoreTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return kTroubles[name] ?? "failed";
}

const kDone: Kept = { ok: true };

// What a transaction is for: it is given back, or a trouble, with which nothing is changed.
type Work = (transaction: ReturnType<typeof begin>) => Promise<StoreTrouble | undefined>;

// A row has the whole text of its game. Five hundred at once held the page up for 64 to 97 ms: every
// piece comes in a task of its own, and all of one state, since one transaction reads them.
async function allGames(database: Database): Promise<GameRow[]> {
  const kPiece = 32;
  const games = database.transaction("games").objectStore("games");
  const rows: GameRow[] = [];
  let range: IDBKeyRange | null = null;
  for (;;) {
    const piece: GameRow[] = await games.getAll(range, kPiece);
    rows.push(...piece);
    const last = piece.at(-1);
    if (last === undefined || piece.length < kPiece) return rows;
    range = IDBKeyRange.lowerBound(last.uid, true);
  }
}

const begin = (database: Database, stores: StoreName[]) =>
  database.transaction(stores, "readwrite", { durability: "strict" });

export class IndexedStore implements Store {
  readonly isLasting = true;
  #database: Database | undefined;

  private constructor(
    database: Database,
    private readonly options: IndexedOptions,
  ) {
    this.#database = database;
  }

  /** Rejects with the browser's error where it gives no database. */
  static async open(options: IndexedOptions = {}): Promise<IndexedStore> {
    let store: IndexedStore | undefined;
    const database = await openDatabase(options, () => store?.close());
    store = new IndexedStore(database, options);
    return store;
  }

  close(): void {
    this.#database?.close();
    this.#database = undefined;
  }

  async games(): Promise<GameRow[]> {
    const rows = await this.#read(allGames);
    return rows.sort((a, b) => b.played - a.played || (a.uid < b.uid ? -1 : 1));
  }

  uids(): Promise<string[]> {
    return this.#read((database) => database.getAllKeys("games"));
  }

  game(uid: string): Promise<GameRow | undefined> {
    return this.#read((database) => database.get("games", uid));
  }

  events(uid: string, after: number): Promise<EventRow[]> {
    const range = IDBKeyRange.bound([uid, after], [uid, Infinity], true);
    return this.#read((database) => database.getAll("events", range));
  }

  putGame(row: GameRow): Promise<Kept> {
    return this.#write(["games"], async (transaction) => {
      const games = transaction.objectStore("games");
      const kept = await games.get(row.uid);
      if (kept !== undefined && kept.head > row.head) return "conflict";
      await games.put(plain(row));
      return undefined;
    });
  }

  append(row: GameRow, events: readonly EventRow[]): Promise<Kept> {
    return this.#write(["games", "events"], async (transaction) => {
      const games = transaction.objectStore("games");
      const kept = await games.get(row.uid);
      if (kept === undefined) return "gone";
      if (kept.head !== row.head - events.length) return "conflict";
      const lines = transaction.objectStore("events");
      await Promise.all(events.map((event) => lines.add(plain(event))));
      // Of two checkpoints the newer one stays, whoever wrote it.
      const text = kept.textAt > row.textAt ? { text: kept.text, textAt: kept.textAt } : {};
      await games.put({ ...plain(row), ...text });
      return undefined;
    });
  }

  deleteGame(uid: string): Promise<Kept> {
    return this.#write(["games", "events"], async (transaction) => {
      await transaction.objectStore("games").delete(uid);
      await transaction.objectStore("events").delete(IDBKeyRange.bound([uid, 0], [uid, Infinity]));
      return undefined;
    });
  }

  async results(): Promise<ResultRow[]> {
    const rows = await this.#read((database) => database.getAll("results"));
    return rows.sort((a, b) => b.finished - a.finished || (a.uid < b.uid ? -1 : 1));
  }

  putResult(row: ResultRow): Promise<Kept> {
    return this.#write(["results"], async (transaction) => {
      const results = transaction.objectStore("results");
      if ((await results.get(row.uid)) === undefined) await results.add(plain(row));
      return undefined;
    });
  }

  deleteResults(): Promise<Kept> {
    return this.#write(["results"], async (transaction) => {
      await transaction.objectStore("results").clear();
      return undefined;
    });
  }

  practice(): Promise<PracticeRow[]> {
    return this.#read((database) => database.getAll("practice"));
  }

  putPractice(row: PracticeRow): Promise<Kept> {
    return this.#write(["practice"], async (transaction) => {
      await transaction.objectStore("practice").put(plain(row));
      return undefined;
    });
  }

  async settings(): Promise<Record<string, string>> {
    const rows = await this.#read((database) => database.getAll("settings"));
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  }

  putSetting(key: string, value: string): Promise<Kept> {
    return this.#write(["settings"], async (transaction) => {
      await transaction.objectStore("settings").put({ key, value });
      return undefined;
    });
  }

  async #opened(): Promise<Database> {
    this.#database ??= await openDatabase(this.options, () => this.close());
    return this.#database;
  }

  async #read<T>(ask: (database: Database) => Promise<T>): Promise<T> {
    try {
      return await ask(await this.#opened());
    } catch (error) {
      if (troubleOf(error) !== "gone") throw error;
      // Closed under us: once more on a fresh one.
      this.close();
      return ask(await this.#opened());
    }
  }

  async #write(stores: StoreName[], work: Work): Promise<Kept> {
    try {
      return await change(await this.#opened(), stores, work);
    } catch (error) {
      const why = troubleOf(error);
      if (why === "gone") this.close();
      return { ok: false, why };
    }
  }
}

async function change(database: Database, stores: StoreName[], work: Work): Promise<Kept> {
  const transaction = begin(database, stores);
  // Looked at below; without this a failing request would be an unhandled rejection besides.
  transaction.done.catch(() => undefined);
  let trouble: StoreTrouble | undefined;
  try {
    trouble = await work(transaction);
  } catch (error) {
    // The transaction's own error says more than that of the request it took with it.
    const reason = await transaction.done.then(
      () => error,
      (end: unknown) => (troubleOf(end) === "failed" ? error : end),
    );
    throw reason;
  }
  if (trouble !== undefined) {
    transaction.abort();
    return { ok: false, why: trouble };
  }
  await transaction.done;
  return kDone;
}

function openDatabase(options: IndexedOptions, onEnd: () => void): Promise<Database> {
  const { name = kName, migrations = kMigrations, onBlocked, onGivenUp } = options;
  return openDB(name, migrations.length, {
    upgrade: (database, from, _to, transaction) => {
      // A step that fails takes the whole upgrade back; opening then fails.
      transaction.done.catch(() => undefined);
      migrate(database, transaction, from, migrations).catch(() => transaction.abort());
    },
    blocked: () => onBlocked?.(),
    blocking: (_current, wanted) => {
      onEnd();
      if (wanted !== null) onGivenUp?.();
    },
    terminated: onEnd,
  });
}

// Reactive state of a page is a proxy, which the browser refuses to copy.
const plain = <T extends object>(row: T): T => ({ ...row });
