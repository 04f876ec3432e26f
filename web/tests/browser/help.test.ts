// Help as a player meets it: what a check finds and where, what is wrong before every hint, what a
// hint offers at each stage, and a sentence for every key that can do nothing now.
// @module-tag long
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { browser } from "./browser";
import { open } from "./chromium";
import { focused, heard, kEasy, kHarder, openPuzzle, solve, spoken, startPlaying } from "./playing";

/** More than one solution. */
const kMany = `${".".repeat(27)}${kEasy.slice(27)}`;

/** Four by four. */
const kSmall = "1.....2..3.....4";

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** What is heard after a key, once nothing of before is still to be said. */
async function says(page: Page, keys: readonly string[], wanted: string | RegExp): Promise<void> {
  await press(page, ...keys.slice(0, -1));
  await page.waitForTimeout(400);
  const said = await heard(page, () => press(page, keys.at(-1) ?? ""));
  expect(said, keys.join(" ")).toMatch(wanted);
}

const panel = (page: Page) => page.locator(".hint[aria-labelledby]");

/** A hint; on a machine that is busy it may take longer than the app looks by itself. */
async function hint(page: Page): Promise<void> {
  const late = page.getByText("No hint within");
  for (let tries = 0; tries < 4; ++tries) {
    await press(page, "t");
    await panel(page).or(late).first().waitFor();
    if ((await panel(page).count()) > 0) return;
  }
}

/** What the panel has buttons for. */
const offers = (page: Page): Promise<string[]> =>
  panel(page).locator(".buttons").locator("button, a").allInnerTexts();

it("a check says how many digits are wrong, and again where all of them are", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kEasy);
  await press(page, "g", "1", "4", "4", "g", "2", "2", "9");
  await says(page, ["i"], /^2 digits are wrong/u);
  await press(page, "i");
  await panel(page).getByText("Wrong: 4 at r1c4, 9 at r2c2.").waitFor();
  await page.locator('[data-cell="r2c2"][aria-label*="part of the hint"]').waitFor();
  await expect.poll(() => offers(page)).toEqual(["Undo", "Back to before the first mistake"]);
  await panel(page).getByRole("button", { name: "Back" }).click();
  await page.locator('[data-cell="r1c4"][aria-label$="empty"]').waitFor();
  await expect.poll(() => panel(page).count()).toBe(0);
  await expect.poll(() => focused(page)).toMatch(/^row/u);
  // So many that a voice can not take all: the end of the sentence is heard, by short names.
  const solution = solve(kEasy);
  const cells = [...kEasy].flatMap((sign, cell) => (sign === "." ? [cell] : [])).slice(0, 14);
  const named = cells.map((cell) => {
    const [row, column] = [Math.floor(cell / 9) + 1, (cell % 9) + 1];
    return {
      keys: ["g", `${row}`, `${column}`],
      digit: (Number(solution[cell]) % 9) + 1,
      row,
      column,
    };
  });
  for (const { keys, digit } of named) await press(page, ...keys, `${digit}`);
  await says(page, ["i"], /^14 digits are wrong/u);
  const { digit, row, column } = named.at(-1)!;
  await press(page, "i");
  await expect.poll(() => spoken(page)).toContain(`${digit} at r${row}c${column}.`);
  expect(troubles).toEqual([]);
  await context.close();
});

it("a check where there are several solutions says what it found, again too", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kMany);
  for (let time = 0; time < 2; ++time) await says(page, ["i"], "No digit of yours is in conflict.");
  await expect.poll(() => panel(page).count()).toBe(0);
  await press(page, "g", "1", "1", "1", "g", "1", "2", "1");
  await says(page, ["i"], /^2 digits are in conflict/u);
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
    await says(page, keys, "A digit from 1 to 4 is needed here.");
    await press(page, "Escape");
  }
  await says(page, ["Home", "2"], "Row 1 column 1 belongs to the puzzle and stays.");
  await says(page, ["End", "6"], "A digit from 1 to 4 is needed here.");
  await expect
    .poll(() => page.locator('[data-cell="r1c2"]').getAttribute("aria-label"))
    .toMatch(/, 2$/u);
  expect(troubles).toEqual([]);
  await context.close();
});

it("why not: the step that forbids a digit is shown, and the move that ruled it out", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kHarder);
  await press(page, "g", "9", "4");
  await says(page, ["e", "9"], "A step removes 9 now");
  await expect.poll(() => offers(page)).toEqual(["Show that step", "Apply", "Learn"]);
  await panel(page).getByRole("button", { name: "Show that step" }).click();
  await page.locator('[data-cell="r9c4"][aria-label*="loses 9 in the hint"]').waitFor();
  await expect.poll(() => offers(page)).toEqual(["Apply", "Learn"]);
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
  const { context, page, troubles } = await open(browser, "#/settings");
  await page.locator('select:has(option[value="first"])').selectOption("first");
  await page.evaluate((puzzle) => void (location.hash = `#p=${puzzle}`), kHarder);
  await startPlaying(page);
  await hint(page);
  await panel(page).getByText("None with the techniques you allow.").waitFor();
  await expect.poll(() => offers(page)).toEqual(["Allow it this once", "Learn"]);
  await panel(page).getByRole("button", { name: "Allow" }).click();
  await panel(page).getByText("There is").waitFor();
  await expect.poll(() => offers(page)).toContain("Apply");
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
  await says(page, ["t"], over);
  await says(page, ["Enter"], over);
  await page.locator('[data-cell="r1c2"]').click({ button: "right" });
  await expect.poll(() => page.getByRole("menu").count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

it("a key that can do nothing now says why, in sentences", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kHarder);
  await says(page, ["Escape"], "There is nothing to close.");
  await says(page, ["T"], "No hint is open.");
  await says(page, ["e", "Enter"], "Row 1 column 1 holds 1, which belongs to the puzzle.");
  await says(page, ["ArrowRight", "="], "This cell holds no digit.");
  await says(page, ["o"], "1 cell picked. Esc drops it.");
  await says(page, ["o"], "No cell is picked.");
  await says(page, ["o", "ArrowRight", "o"], "2 cells picked. Esc drops them.");
  await says(page, ["Escape"], "Picks dropped.");
  await press(page, "m");
  await page.getByRole("dialog").waitFor();
  await says(page, ["Enter"], "Nothing was entered.");
  await hint(page);
  for (let stage = 2; stage <= 5; ++stage) {
    await press(page, "t");
    await page.getByText(`${stage} of 5`).waitFor();
  }
  await says(page, ["t"], "The hint has told everything. Enter applies it.");
  await says(page, ["Escape"], "Hint closed.");
  await page.getByRole("button", { name: "More", exact: true }).click();
  const check = page.getByLabel("Check", { exact: true });
  expect(await heard(page, () => check.selectOption("off"))).toBe("Check: off.");
  expect(troubles).toEqual([]);
  await context.close();
});

it("Enter while a hint is looked for opens no menu", async () => {
  const { context, page } = await openPuzzle(browser, kHarder);
  await press(page, "t", "Enter");
  // Where the hint was faster than the second key, that key applied it, which can be undone.
  const undone = page.getByRole("button", { name: "Undo", exact: true, disabled: false });
  await panel(page).or(page.getByText("No hint within")).or(undone).first().waitFor();
  await expect.poll(() => page.getByRole("menu").count()).toBe(0);
  await context.close();
});

it("the focus stays in the panel of a hint whatever its buttons become", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kHarder);
  const isInPanel = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest(".hint[aria-labelledby]") != null);
  const click = async (name: string, stage: number): Promise<void> => {
    const button = panel(page).getByRole("button", { name, exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await panel(page).getByText(`${stage} of 5`).waitFor();
    expect([name, stage, await isInPanel()]).toEqual([name, stage, true]);
  };
  await hint(page);
  for (let stage = 2; stage <= 5; ++stage) await click("More", stage);
  await click("Another", 1);
  await click("Why?", 5);
  await click("Another", 1);
  expect(troubles).toEqual([]);
  await context.close();
});

it("a savepoint can be dropped, and many solutions are offered no solution", async () => {
  const { context, page, troubles } = await openPuzzle(browser, kMany);
  await press(page, "1", "m");
  await page.getByRole("dialog").getByRole("textbox").fill("here");
  await press(page, "Enter", "M");
  await page.getByRole("heading", { name: "here" }).waitFor();
  const drop = page.getByRole("button", { name: "Remove the savepoint here" });
  await drop.focus();
  await says(page, ["Enter"], "Savepoint 'here' removed.");
  await page.getByRole("heading", { name: "here" }).waitFor({ state: "detached" });
  await page.locator(".history .entry:focus").waitFor();
  await page.getByRole("button", { name: "More", exact: true }).click();
  const options = page.getByLabel("Check", { exact: true }).locator("option:not(:disabled)");
  await expect.poll(() => options.allInnerTexts()).toEqual(["off", "rules"]);
  await expect.poll(() => page.getByRole("button", { name: "Give up" }).isDisabled()).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});
