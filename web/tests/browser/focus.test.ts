// Where the focus is when the button that had it goes away: a player by keyboard or by ear is never
// left at the top of the page. Whatever comes after has it, or the board.
// @module-tag long
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { browser } from "./browser";
import { focused, kEasy, kHarder, openPuzzle, solve } from "./playing";

const kSmall = "1.....2..3.....4";

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The cell that has the focus; "" where none has. */
const cellOf = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset["cell"] ?? "");

const comesTo = (page: Page, cell: string, after: string): Promise<void> =>
  expect.poll(() => cellOf(page), { message: after, timeout: 3_000 }).toBe(cell);

/** Puts the focus on a button, as Tab and arrows would. */
const stepTo = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name, exact: true }).first().focus();

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await press(page, "Enter");
  await page.getByRole("menuitem", { name, exact: true }).focus();
  await press(page, "Enter");
}

describe("the focus is not lost", () => {
  it("after a question of the cell menu, whatever is answered", async () => {
    const { context, page, troubles } = await openPuzzle(browser, kHarder);
    await press(page, "n");
    for (const answer of ["Escape", "No", "Yes"]) {
      await chooseInMenu(page, "Show its digit");
      await page.getByRole("dialog").waitFor();
      if (answer !== "Escape") await stepTo(page, answer);
      await press(page, answer === "Escape" ? answer : "Enter");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await comesTo(page, "r1c2", answer);
    }
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("with the buttons of a hint, of the colours, and of a game that is open elsewhere", async () => {
    const { context, page, troubles } = await openPuzzle(browser, kSmall);
    await press(page, "t");
    await page.getByRole("toolbar", { name: "Hint" }).getByRole("button", { name: "More" }).focus();
    for (let stage = 2; stage <= 5; ++stage) await press(page, "Enter");
    await page.getByText("5 of 5").waitFor();
    // Not on Apply: who has pressed Enter so often would do the step unawares.
    await expect.poll(() => focused(page)).toMatch(/5 of 5$/u);
    // Keys of the board, while a button of the hint has the focus, close it.
    await page.getByRole("region").getByRole("button", { name: "Apply" }).focus();
    await press(page, "Escape");
    await page.getByRole("toolbar", { name: "Hint" }).waitFor({ state: "detached" });
    await comesTo(page, "r1c1", "a hint that is closed");
    // The pad of colours has nine, that of a small board four.
    await press(page, "v");
    await stepTo(page, /^colour 9/u);
    await press(page, "z");
    await expect.poll(() => focused(page)).toMatch(/^4, /u);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole("button", { name: "Play here instead" }).focus();
    await other.keyboard.press("Enter");
    await page.getByRole("button", { name: "Play here instead" }).waitFor();
    await comesTo(other, "r1c1", "play here instead");
    await comesTo(page, "r1c1", "played elsewhere");
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("when the last digit is put by the pad: the end of the game has it", async () => {
    const last = kEasy.indexOf(".");
    const digit = solve(kEasy)[last];
    const almost = [...solve(kEasy)].map((sign, cell) => (cell === last ? "." : sign)).join("");
    const { context, page, troubles } = await openPuzzle(browser, almost);
    await press(page, "n");
    await stepTo(page, new RegExp(`^${digit}, `, "u"));
    await press(page, "Enter");
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Solved/u);
    await press(page, "Tab");
    await expect.poll(() => focused(page)).toBe("New game");
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("with the dialogs of the game's menu, and its pause", async () => {
    const { context, page, troubles } = await openPuzzle(browser, kHarder);
    const inMenu = async (name: string): Promise<void> => {
      await page.locator("[aria-haspopup=dialog]").focus();
      await press(page, "Enter");
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).focus();
      await press(page, "Enter");
    };
    for (const name of ["Keys and commands", "Change the title", "Restart"]) {
      await inMenu(name);
      await page.waitForTimeout(60);
      await press(page, "Escape");
      await expect.poll(() => focused(page), { message: name }).toBe("More");
    }
    await inMenu("This cell");
    await page.getByRole("menu").waitFor();
    await press(page, "Escape");
    await comesTo(page, "r1c1", "the menu of the cell");
    await press(page, "n", "3");
    await stepTo(page, "Undo");
    await press(page, "Enter");
    await page.locator("[aria-disabled=true]", { hasText: "Undo" }).waitFor();
    await expect.poll(() => focused(page)).toBe("Undo");
    await stepTo(page, "Pause");
    await press(page, "Enter");
    await expect.poll(() => focused(page)).toBe("Go on");
    await press(page, "Enter");
    await comesTo(page, "r1c2", "the pause");
    expect(troubles).toEqual([]);
    await context.close();
  });
});
