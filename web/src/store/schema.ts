// The database in the browser: its stores, and the way from each version to the next.
//
//   games     by uid                        a row of store.ts
//   events    by [uid, n]                   a line each
//   settings  by key       results by uid   practice by [technique, position]
//
// Step i of the migrations makes version i + 1 of version i, in the browser's own upgrade
// transaction: all or nothing. A step is never changed once it was published; a new version is a
// new step at the end. The test beside this file builds every version and looks that nothing in it
// is lost on the way up.
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from "idb";

import type { EventRow, GameRow, PracticeRow, ResultRow } from "./store";

export interface Schema extends DBSchema {
  games: { key: string; value: GameRow };
  events: { key: [string, number]; value: EventRow };
  settings: { key: string; value: { key: string; value: string } };
  results: { key: string; value: ResultRow };
  practice: { key: [string, string]; value: PracticeRow };
}

export type Database = IDBPDatabase<Schema>;
export type StoreName = StoreNames<Schema>;
export type Upgrade = IDBPTransaction<Schema, StoreName[], "versionchange">;
export type Migration = (database: Database, transaction: Upgrade) => void | Promise<void>;

export const kName = "shudu";

export const kMigrations: readonly Migration[] = [
  (database) => {
    database.createObjectStore("games", { keyPath: "uid" });
    database.createObjectStore("events", { keyPath: ["uid", "n"] });
    database.createObjectStore("settings", { keyPath: "key" });
    database.createObjectStore("results", { keyPath: "uid" });
    database.createObjectStore("practice", { keyPath: ["technique", "position"] });
  },
];

/** All steps from a version (0: no database yet) to the newest. */
export async function migrate(
  database: Database,
  transaction: Upgrade,
  from: number,
  migrations: readonly Migration[] = kMigrations,
): Promise<void> {
  for (const step of migrations.slice(from)) await step(database, transaction);
}
