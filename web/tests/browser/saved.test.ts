// Very many saved games: a piece of them at a time, all of them found.
// @module-tag long
import { expect, it } from "vitest";

import { copyGame } from "../../tools/many_games";
import { browser } from "./browser";
import { kEasy, openPuzzle } from "./playing";

it("shows many games a piece at a time, and goes on where one asks for more", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kEasy);
  await copyGame(page, 69);
  await page.evaluate(() => void (location.hash = "#/saved"));
  await page.getByText("70 games found").waitFor();
  const cards = page.getByRole("article");
  await expect.poll(() => cards.count()).toBe(30);
  await page.getByRole("button", { name: "40 more games" }).click();
  // The game that was played stands first, so the thirty-first is this one.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Game 29");
  await expect.poll(() => cards.count()).toBe(60);
  await page.getByRole("button", { name: "10 more games" }).click();
  await expect.poll(() => cards.count()).toBe(70);
  await expect.poll(() => page.getByRole("button", { name: /more games?$/u }).count()).toBe(0);
  await page.getByLabel("Search").fill("Game 68");
  await page.getByText("1 game found").waitFor();
  await expect.poll(() => cards.count()).toBe(1);
  expect(troubles).toEqual([]);
  await context.close();
});
