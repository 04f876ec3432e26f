// Puts copies of the newest kept game into the page's database, as many as a player has after years.
import type { Page } from "playwright-core";

/** They are called `Game 0` and so on, and were played one millisecond before one another. */
export function copyGame(page: Page, count: number): Promise<void> {
  return page.evaluate(async (copies) => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open("shudu");
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error("no database"));
    });
    const games = database.transaction("games", "readwrite").objectStore("games");
    const all = games.getAll();
    await new Promise<void>((done) => (all.onsuccess = () => done()));
    const [row] = all.result as { played: number }[];
    for (let i = 0; i < copies; ++i) {
      const uid = String(i).padStart(20, "0");
      games.put({ ...row, uid, title: `Game ${i}`, played: (row?.played ?? 0) - i - 1 });
    }
    await new Promise<void>((done) => (games.transaction.oncomplete = () => done()));
    database.close();
  }, count);
}
