// The page that measures: it says what it does and can be stopped, also while a game lies over it, and
// leaves nothing of its own among the games, however it ends.
// @module-tag long
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { violations } from "./axe";
import { browser } from "./browser";
import { open } from "./chromium";
import { isInSight } from "./playing";

const gamesIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("shudu");
        opening.onerror = () => reject(new Error("the database does not open"));
        opening.onsuccess = () => {
          const count = opening.result.transaction("games").objectStore("games").count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

/** Until keys are pressed on a game that is kept. */
async function begin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Measure", exact: true }).click();
  await page.locator(".stage .board").waitFor();
  await expect.poll(() => gamesIn(page)).toBe(1);
}

it("says what it measures, can be stopped, and leaves no game behind", async () => {
  const { context, page, troubles } = await open(browser, "#/bench", { bypassCSP: true });
  await begin(page);
  await page.getByText("Measuring: key to paint, ten keys a second.").waitFor();
  expect(await isInSight(page, ".working button")).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText("Stopped.").waitFor();
  await expect.poll(() => gamesIn(page), { timeout: 10_000 }).toBe(0);
  await expect.poll(() => page.locator(".stage").count()).toBe(0);

  await begin(page); // left for another page
  await page.evaluate(() => void (location.hash = "#/about"));
  await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
  await expect.poll(() => gamesIn(page), { timeout: 10_000 }).toBe(0);

  await page.evaluate(() => void (location.hash = "#/bench"));
  await begin(page); // the window closed: gone at the next visit, and never offered
  await page.evaluate(() => history.replaceState(null, "", "#/"));
  await page.reload();
  await page.getByText("A new puzzle, by level").waitFor();
  await page.waitForTimeout(300);
  await expect.poll(() => page.getByText("The game you played last").count()).toBe(0);
  await expect.poll(() => gamesIn(page)).toBe(1);
  await page.evaluate(() => void (location.hash = "#/bench"));
  await expect.poll(() => gamesIn(page), { timeout: 10_000 }).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});
