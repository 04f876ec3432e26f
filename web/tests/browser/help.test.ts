// Help as a player meets it: what a check finds and where, what is wrong before every hint, what a
// hint offers at each stage, and a sentence for every key that can do nothing now.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { browser } from "./browser";
import { heard, kEasy, openPuzzle } from "./playing";

/** More than one solution. */
const kMany = `${".".repeat(27)}${kEasy.slice(27)}`;

/** Four by four. */
const kSmall = "1.....2..3.....4";

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const panel = (page: Page) => page.locator(".hint[aria-labelledby]");

it("a check says how many digits are wrong, and again where all of them are", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kEasy);
  await press(page, "g", "1", "4", "4", "g", "2", "2", "9");
  expect(await heard(page, () => press(page, "i"))).toMatch(/^2 digits are wrong/u);
  await press(page, "i");
  await panel(page).getByText("Wrong: 4 at r1c4, 9 at r2c2.").waitFor();
  await page.locator('[data-cell="r2c2"][aria-label*="part of the hint"]').waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

it("a check where there are several solutions says what it found, again too", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kMany);
  for (let time = 0; time < 2; ++time)
    expect(await heard(page, () => press(page, "i"))).toBe("No digit of yours is in conflict.");
  expect(await panel(page).count()).toBe(0);
  await press(page, "g", "1", "1", "1", "g", "1", "2", "1");
  expect(await heard(page, () => press(page, "i"))).toMatch(/^2 digits are in conflict/u);
  await press(page, "i");
  await panel(page).getByText("In conflict: 1 at r1c1, 1 at r1c2.").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

it("keys that wait for digits erase nothing with 0, and say which digits there are", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kSmall);
  await press(page, "ArrowRight", "2");
  await page.locator('[data-cell="r1c2"][aria-label$=", 2"]').waitFor();
  for (const keys of [
    ["g", "0"],
    ["e", "0"],
    ["V", "Backspace"],
    ["g", "5"],
    ["e", "7"],
  ]) {
    await press(page, keys[0] ?? "");
    const said = await heard(page, () => press(page, keys[1] ?? ""));
    expect([keys, said]).toEqual([keys, "A digit from 1 to 4 is needed here."]);
    await press(page, "Escape");
  }
  await press(page, "ArrowRight");
  expect(await heard(page, () => press(page, "6"))).toBe("A digit from 1 to 4 is needed here.");
  expect(await page.locator('[data-cell="r1c2"]').getAttribute("aria-label")).toMatch(/, 2$/u);
  expect(troubles).toEqual([]);
  await context.close();
});
