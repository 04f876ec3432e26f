// The maker: levels on layouts; a pattern that is drawn, by keys, by a stroke of the mouse, with symmetry; what is
// made has its givens on just these cells.
// @module-tag long
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { violations } from "./axe";
import { browser } from "./browser";
import { open } from "./chromium";

const given = (page: Page) => page.getByRole("gridcell", { name: /, given$/u });

async function openDrawing(page: Page, layout: string): Promise<void> {
  await page.getByLabel("Layout").selectOption(layout);
  await page.getByLabel("Draw where the givens stand").check();
  await page.getByRole("grid").waitFor();
}

const patternOf = (page: Page): Promise<string> =>
  page
    .getByRole("gridcell")
    .evaluateAll((cells) =>
      cells.map((each) => (/given$/u.test(each.ariaLabel ?? "") ? "x" : ".")).join(""),
    );

/** Makes one puzzle; its givens. */
async function made(page: Page): Promise<string> {
  await page.getByLabel("How many puzzles").fill("1");
  await page.getByLabel("Seed").fill("7");
  await page.getByRole("button", { name: "Make", exact: true }).click();
  const solve = page.getByRole("link", { name: "Solve", exact: true });
  await solve.waitFor({ timeout: 90_000 });
  return /solve\/([^/]+)/u.exec((await solve.getAttribute("href")) ?? "")?.[1] ?? "";
}

it("makes puzzles of a level on other layouts, where techniques cannot be chosen", async () => {
  const { context, page, troubles } = await open(browser, "#/make");
  await page.getByLabel("Layout").selectOption("6x6");
  await page.getByText("A technique can be chosen for the classic layout only.").waitFor();
  expect(await page.locator("#wish-technique").isDisabled()).toBe(true);
  await page.locator("#wish-level").selectOption("hard");
  expect((await made(page)).replaceAll(/[1-6]/gu, ".")).toBe(".".repeat(36));
  await page.getByText(/^Hard · \d+ givens/u).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

it("draws by keys alone, and the puzzle has its givens there", async () => {
  const { context, page, troubles } = await open(browser, "#/make", { bypassCSP: true });
  await openDrawing(page, "4x4");
  await page.getByRole("gridcell").first().focus();
  for (const key of ["Space", "ArrowRight", "Enter", "Enter", "ArrowDown", "ArrowRight", "Space"])
    await page.keyboard.press(key);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  for (const key of ["ArrowRight", "Space", "ArrowDown", "End", "Space"])
    await page.keyboard.press(key);
  const pattern = "x.....x..x.....x";
  await expect.poll(() => patternOf(page)).toBe(pattern);
  await page.getByText("4 givens").first().waitFor();
  expect(await violations(page)).toEqual([]);
  const puzzle = await made(page);
  expect(puzzle.replaceAll(/[1-4]/gu, "x")).toBe(pattern);
  expect(troubles).toEqual([]);
  await context.close();
});

it("draws with symmetry, by strokes that go on with what they began", async () => {
  const { context, page } = await open(browser, "#/make");
  await openDrawing(page, "classic");
  await page.getByLabel("Symmetry").selectOption("rotate180");
  const cells = page.getByRole("gridcell");
  const stroke = async (from: number, to: number): Promise<void> => {
    await cells.nth(from).hover();
    await page.mouse.down();
    await cells.nth(to).hover();
    await page.mouse.up();
  };
  await cells.first().scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await stroke(0, 0);
  await expect.poll(() => patternOf(page)).toBe(`x${".".repeat(79)}x`);
  await stroke(0, 1); // takes away what it began on, and sets nothing
  await expect.poll(() => given(page).count()).toBe(0);
  // So fast that the page sees both ends alone: what lies between is drawn, and taken away.
  await stroke(36, 44);
  await expect.poll(() => patternOf(page)).toBe(`${".".repeat(36)}xxxxxxxxx${".".repeat(36)}`);
  await stroke(36, 44);
  await expect.poll(() => given(page).count()).toBe(0);
  // Ten cells and their partners, as somebody draws them.
  for (const cell of [0, 4, 8, 10, 13, 20, 24, 27, 31, 37, 38, 39]) await stroke(cell, cell);
  const pattern =
    "x...x...x.x..x......x...x..x...x.....xxx.xxx.....x...x..x...x......x..x.x...x...x";
  await expect.poll(() => patternOf(page)).toBe(pattern);
  const puzzle = await made(page);
  expect(puzzle.replaceAll(/[1-9]/gu, "x")).toBe(pattern);
  // How hard it came out, in the list and on the board.
  const about = page.getByText(/^(?:Easy|Medium|Hard|Expert|Fiendish|Extreme) · ER \d+\.\d/u);
  await about.waitFor();
  const grade = (await about.innerText()).split(" · ").slice(0, 2).join(" · ");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("grid").waitFor();
  await page.getByText(grade, { exact: true }).waitFor();
  await context.close();
});

it("draws by touch, and says what cannot be", async () => {
  const { context, page } = await open(browser, "#/make", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await openDrawing(page, "classic");
  const cells = page.getByRole("gridcell");
  await cells.nth(40).scrollIntoViewIfNeeded();
  await cells.nth(40).tap();
  await cells.nth(42).tap();
  await expect.poll(() => given(page).count()).toBe(2);
  await cells.nth(42).tap();
  await expect.poll(() => given(page).count()).toBe(1);
  await page.getByRole("button", { name: "Make", exact: true }).click();
  await page.getByText("No puzzle has its givens on just these cells").waitFor();
  await page.getByRole("button", { name: "Empty the board" }).tap();
  await expect.poll(() => given(page).count()).toBe(0);
  await context.close();
});

it("says at once which wishes no puzzle fulfils", async () => {
  const { context, page, troubles } = await open(browser, "#/make");
  const make = page.getByRole("button", { name: "Make", exact: true });
  const givens = page.getByLabel("Givens", { exact: true });
  await givens.fill("16");
  await make.click();
  await page.getByText("With fewer than 17 givens no puzzle").waitFor({ timeout: 5_000 });
  await givens.fill("26");
  await page.getByLabel("Symmetry").selectOption("rotate90");
  await make.click();
  await page.getByText("The nearest number is 25.").waitFor({ timeout: 5_000 });
  // Nothing is being made meanwhile.
  await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);
  await givens.fill("");
  await page.getByLabel("Level").selectOption("easy");
  await page.getByLabel("Technique").selectOption("xy-chain");
  await make.click();
  await page.getByText("the wishes contradict each other").waitFor({ timeout: 5_000 });
  expect(troubles).toEqual([]);
  await context.close();
});
