// Help as a player meets it: what a check finds and where, what is wrong before every hint, what a
// hint offers at each stage, and a sentence for every key that can do nothing now.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { browser } from "./browser";
import { atBoard, focused, heard, kEasy, kHarder, openPuzzle, solve } from "./playing";

/** More than one solution. */
const kMany = `${".".repeat(27)}${kEasy.slice(27)}`;

/** Four by four. */
const kSmall = "1.....2..3.....4";

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const panel = (page: Page) => page.locator(".hint[aria-labelledby]");

/** What the panel has buttons for. */
const offers = (page: Page): Promise<string[]> =>
  panel(page).locator(".buttons").locator("button, a").allInnerTexts();

it("a check says how many digits are wrong, and again where all of them are", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kEasy);
  await press(page, "g", "1", "4", "4", "g", "2", "2", "9");
  expect(await heard(page, () => press(page, "i"))).toMatch(/^2 digits are wrong/u);
  await press(page, "i");
  await panel(page).getByText("Wrong: 4 at r1c4, 9 at r2c2.").waitFor();
  await page.locator('[data-cell="r2c2"][aria-label*="part of the hint"]').waitFor();
  expect(await offers(page)).toEqual(["Undo", "Back to before the first mistake"]);
  await panel(page).getByRole("button", { name: "Back" }).click();
  await page.locator('[data-cell="r1c4"][aria-label$="empty"]').waitFor();
  expect(await panel(page).count()).toBe(0);
  expect(await focused(page)).toMatch(/^row/u);
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
  await press(page, "Home");
  expect(await heard(page, () => press(page, "2"))).toBe(
    "Row 1 column 1 belongs to the puzzle and stays.",
  );
  await press(page, "End");
  expect(await heard(page, () => press(page, "6"))).toBe("A digit from 1 to 4 is needed here.");
  expect(await page.locator('[data-cell="r1c2"]').getAttribute("aria-label")).toMatch(/, 2$/u);
  expect(troubles).toEqual([]);
  await context.close();
});

it("why not: the step that forbids a digit is shown, and the move that ruled it out", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kHarder);
  await press(page, "g", "9", "4");
  expect(await heard(page, () => press(page, "e", "9"))).toContain("A step removes 9 now");
  expect(await offers(page)).toEqual(["Show that step", "Apply", "Learn"]);
  await panel(page).getByRole("button", { name: "Show that step" }).click();
  await page.locator('[data-cell="r9c4"][aria-label*="loses 9 in the hint"]').waitFor();
  expect(await offers(page)).toEqual(["Apply", "Learn"]);
  await panel(page).getByRole("button", { name: "Apply" }).click();
  await page.locator('[data-cell="r9c4"][aria-label*="ruled out 9"]').waitFor();
  await press(page, "g", "9", "3", "x", "5", "z", "g", "9", "4", "e", "9");
  await panel(page).getByText("Ruled out at move").waitFor();
  await panel(page).getByRole("button", { name: "Show that step" }).click();
  await expect.poll(() => focused(page)).toContain("9 ruled out at row 9 column 4.");
  expect(troubles).toEqual([]);
  await context.close();
});

it("a technique that is not allowed is asked for before it is told", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kHarder);
  const game = page.url();
  await page.goto(game.replace(/#.*$/u, "#/settings"));
  await page.locator('select:has(option[value="first"])').selectOption("first");
  await page.goto(game);
  await atBoard(page);
  await press(page, "t");
  await panel(page).getByText("Allow it for this hint?").waitFor();
  expect(await offers(page)).toEqual(["Allow it this once", "Learn"]);
  await panel(page).getByRole("button", { name: "Allow" }).click();
  await panel(page).getByText("There is").waitFor();
  expect(await offers(page)).toContain("Apply");
  expect(troubles).toEqual([]);
  await context.close();
});

it("a game that is over gives no hint and no menu, and says so", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kSmall);
  const solution = solve(kSmall);
  for (let cell = 0; cell < 16; ++cell)
    if (kSmall[cell] === ".")
      await press(page, "g", `${Math.floor(cell / 4) + 1}`, `${(cell % 4) + 1}`, solution[cell]!);
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  const over = /^The game is over/u;
  expect(await heard(page, () => press(page, "t"))).toMatch(over);
  expect(await heard(page, () => press(page, "Enter"))).toMatch(over);
  await page.locator('[data-cell="r1c2"]').click({ button: "right" });
  expect(await page.getByRole("menu").count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});
