// Very many saved games: a piece of them at a time, all of them found.
import { expect, it } from "vitest";

import { browser } from "./browser";
import { kEasy, openPuzzle } from "./playing";

it("shows many games a piece at a time, and goes on where one asks for more", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kEasy);
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open("shudu");
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    const games = database.transaction("games", "readwrite").objectStore("games");
    const all = games.getAll();
    await new Promise<void>((done) => {
      all.onsuccess = () => done();
    });
    const [row] = all.result as { played: number }[];
    for (let i = 0; i < 69; ++i) {
      const uid = String(i).padStart(20, "0");
      games.put({ ...row, uid, title: `Game ${i}`, played: (row?.played ?? 0) - i - 1 });
    }
    await new Promise<void>((done) => {
      games.transaction.oncomplete = () => done();
    });
    database.close();
  });
  await page.evaluate(() => void (location.hash = "#/saved"));
  await page.getByText("70 games found").waitFor();
  const cards = page.getByRole("article");
  expect(await cards.count()).toBe(30);
  await page.getByRole("button", { name: "40 more games" }).click();
  expect(await cards.count()).toBe(60);
  // The game that was played stands first, so the thirty-first is this one.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Game 29");
  await page.getByRole("button", { name: "10 more games" }).click();
  expect(await cards.count()).toBe(70);
  expect(await page.getByRole("button", { name: /more games?$/u }).count()).toBe(0);
  await page.getByLabel("Search").fill("Game 68");
  await page.getByText("1 game found").waitFor();
  expect(await cards.count()).toBe(1);
  expect(troubles).toEqual([]);
  await context.close();
});
