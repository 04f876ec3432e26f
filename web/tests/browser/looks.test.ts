// Where the system asks for another look: forced colours have letters in place of colours, reduced
// motion has none, and the page is drawn without a style that the Content-Security-Policy would
// refuse.
// @module-tag long
import { describe, expect, it } from "vitest";

import { browser } from "./browser";
import { atBoard, kHarder, openPuzzle, solve } from "./playing";

const kSmall = "1.....2..3.....4";

describe("looks that the system asks for", () => {
  it("forced colours: a coloured cell has its letter, and no colour of ours", async () => {
    const { context, page, troubles } = await openPuzzle(browser, kHarder, {
      forcedColors: "active",
    });
    for (const key of ["n", "v", "2", "7"]) await page.keyboard.press(key);
    await page.locator(".letters", { hasText: "BG" }).waitFor({ state: "attached" });
    const fills = await page
      .locator(".wedge")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
    expect(fills).toHaveLength(2);
    expect(new Set(fills).size).toBe(1);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("forced colours and patterns: the letters of the pad stand over their figures", async () => {
    const { context, page, troubles } = await openPuzzle(browser, kHarder, {
      forcedColors: "active",
    });
    const game = page.url();
    await page.goto(game.replace(/#.*$/u, "#/settings"));
    await page.locator('select:has(option[value="patterns"])').selectOption("patterns");
    await page.goto(game);
    await atBoard(page);
    await page.keyboard.press("v");
    await page.locator(".swatch").first().waitFor();
    const seen = await page.locator(".pad .swatch").evaluateAll((all) =>
      all.map((swatch) => {
        const { left, top, width, height } = swatch.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over === swatch ? swatch.textContent : "behind its figure";
      }),
    );
    expect(seen.join("")).toBe("ABCDEFGHI");
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("reduced motion: nothing moves, neither a hint nor the end", async () => {
    const { context, page } = await openPuzzle(browser, kSmall, { reducedMotion: "reduce" });
    const moving = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
    await page.keyboard.press("t");
    await page.getByRole("region", { name: "Hint" }).waitFor();
    expect(await moving()).toBe(0);
    await page.keyboard.press("Escape");
    const solution = solve(kSmall);
    for (let cell = 0; cell < 16; ++cell) {
      if (kSmall[cell] === ".") await page.keyboard.press(solution[cell] ?? "");
      await page.keyboard.press(cell % 4 < 3 ? "ArrowRight" : "ArrowDown");
      if (cell % 4 === 3) await page.keyboard.press("Home");
    }
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    expect(await moving()).toBe(0);
    await context.close();
  });

  it("a cell that a hint names has a frame, where no candidate of it is coloured", async () => {
    const { context, page } = await openPuzzle(browser, kSmall);
    for (let stage = 1; stage <= 4; ++stage) await page.keyboard.press("t");
    await page.getByText("4 of 5").waitFor();
    const named = await page.locator('[role=gridcell][aria-label*="part of the hint"]').count();
    expect(named).toBe(1);
    await expect.poll(() => page.locator(".board .frame").count()).toBe(named);
    await context.close();
  });

  it("else the end of a game is a wave over the board", async () => {
    const { context, page } = await openPuzzle(browser, `.${solve(kSmall).slice(1)}`);
    await page.keyboard.press(solve(kSmall)[0] ?? "");
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().length), { interval: 20 })
      .toBeGreaterThan(0);
    await context.close();
  });
});
