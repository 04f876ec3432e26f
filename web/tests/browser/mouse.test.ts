// The mouse alone: click, drag, Ctrl+click, double click, the other
// button, and a small puzzle to its end by buttons.
// @module-tag long
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { browser } from "./browser";
import { kHarder, openPuzzle, solve } from "./playing";

const kSmall = "1.....2..3.....4";

const cell = (page: Page, name: string): ReturnType<Page["locator"]> =>
  page.locator(`[role=gridcell][data-cell=${name}]`);

const picked = (page: Page): Promise<string[]> =>
  page
    .locator('[role=gridcell][aria-selected="true"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["cell"] ?? ""));

async function drag(page: Page, names: readonly string[]): Promise<void> {
  for (const [place, name] of names.entries()) {
    const box = await cell(page, name).boundingBox();
    if (box === null) throw new Error(`no ${name}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (place === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

describe("by mouse only", () => {
  it("a small puzzle is solved with the buttons of the pad", async () => {
    const { context, page, troubles } = await openPuzzle(browser, kSmall);
    const solution = solve(kSmall);
    for (let at = 0; at < 16; ++at) {
      if (kSmall[at] !== ".") continue;
      await cell(page, `r${Math.floor(at / 4) + 1}c${(at % 4) + 1}`).click();
      await page
        .getByRole("button", { name: new RegExp(`^${solution[at]}, \\d+ left$`, "u") })
        .click();
    }
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("drag, Ctrl+click, double click", async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    await drag(page, ["r3c1", "r3c3", "r5c3"]);
    await expect.poll(() => picked(page)).toEqual(["r3c1", "r3c2", "r3c3", "r4c3", "r5c3"]);
    await cell(page, "r1c2").click();
    await cell(page, "r1c3").click({ modifiers: ["Control"] });
    await expect.poll(() => picked(page)).toEqual(["r1c2", "r1c3"]);
    await cell(page, "r1c3").click({ modifiers: ["Control"] });
    await expect.poll(() => picked(page)).toEqual(["r1c2"]);
    await cell(page, "r2c1").dblclick();
    expect((await picked(page)).length).toBe([...kHarder].filter((sign) => sign === "4").length);
    await context.close();
  });

  it("the other button opens the menu of the cell, which gives the focus back", async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    await cell(page, "r1c2").click({ button: "right" });
    const menu = page.getByRole("menu");
    await menu.waitFor();
    await expect.poll(() => picked(page)).toEqual(["r1c2"]);
    await page.getByRole("menuitem", { name: "What is excluded here" }).click();
    await menu.waitFor({ state: "detached" });
    await expect
      .poll(() => page.locator(".status").textContent())
      .toContain("Row 1 column 2: 1 (row 1 column 1)");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("role")))
      .toBe("gridcell");
    // Also at a cell that the cursor was not on: the arrows are the menu's then, not the board's.
    await cell(page, "r5c5").click({ button: "right" });
    await menu.waitFor();
    await page.waitForTimeout(60);
    const on = (): Promise<string> => page.evaluate(() => document.activeElement?.role ?? "");
    await expect.poll(() => on()).toBe("menuitem");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => picked(page)).toEqual(["r5c5"]);
    await page.keyboard.press("Escape");
    await expect.poll(on).toBe("gridcell");
    await cell(page, "r1c2").click({ button: "right" });
    await cell(page, "r9c9").click();
    await menu.waitFor({ state: "detached" });
    await expect.poll(() => picked(page)).toEqual(["r9c9"]);
    await context.close();
  });

  it("a long press that is let go beside its button of the pad swallows no key", async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    const three = page.getByRole("button", { name: /^3, \d+ left$/u });
    await three.hover();
    await page.mouse.down();
    await expect.poll(() => three.getAttribute("aria-pressed")).toBe("true");
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await three.press("Enter");
    await expect.poll(() => three.getAttribute("aria-pressed"), { timeout: 3_000 }).toBe("false");
    await context.close();
  });

  it("a name in a hint leads to its cell", async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    for (let i = 0; i < 5; ++i)
      await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByRole("button", { name: "r9c4" }).click();
    await expect.poll(() => picked(page)).toEqual(["r9c4"]);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect.poll(() => page.getByRole("region", { name: "Locked" }).count()).toBe(0);
    await context.close();
  });
});
