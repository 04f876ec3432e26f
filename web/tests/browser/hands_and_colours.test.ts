// What a player chooses in the settings and meets on the play page: the hand, the palette. Colours
// by their names, in three languages and as they look.
// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Browser, Page } from "playwright-core";

import { launch } from "./chromium";
import { atBoard, beginGame, isKept } from "./playing";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Values that one setting alone has are chosen, and the game is opened anew. */
async function choose(page: Page, ...values: readonly string[]): Promise<void> {
  const game = page.url();
  await page.goto(game.replace(/#.*$/u, "#/settings"));
  for (const value of values)
    await page.locator(`select:has(option[value="${value}"])`).selectOption(value);
  await page.goto(game);
  await atBoard(page);
}

const nameOf = (page: Page, cell: string): Promise<string | null> =>
  page.locator(`[data-cell="${cell}"]`).getAttribute("aria-label");

/** Where the middle of something is, from the left, in hundredths of the window. */
async function placeOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox();
  const width = page.viewportSize()?.width ?? 1;
  return Math.round((((box?.x ?? 0) + (box?.width ?? 0) / 2) / width) * 100);
}

/** The values of radio buttons; a star after the chosen one. */
const valuesOf = (radios: (HTMLElement | SVGElement)[]): string[] =>
  (radios as HTMLInputElement[]).map(({ value, checked }) => value + (checked ? "*" : ""));

describe("settings on the play page", () => {
  it("a phone in the left hand: hint, lock and eraser change sides, digits do not", async () => {
    const { page, context, troubles } = await beginGame(browser, undefined, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const parts = [".actions .hint", ".pad .eraser", ".bar .lock", ".pad .key >> nth=0"];
    const places = (): Promise<number[]> => Promise.all(parts.map((part) => placeOf(page, part)));
    const right = await places();
    expect(right.slice(0, 3).every((place) => place > 80)).toBe(true);
    await choose(page, "left");
    const left = await places();
    expect(left.slice(0, 3).every((place) => place < 20)).toBe(true);
    expect(left[3]).toBe(right[3]);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("one kind of marks is the kind that fills write: every key and the mode from before", async () => {
    const { page, context, troubles } = await beginGame(browser);
    await page.keyboard.press("x");
    await isKept(page);
    await choose(page, "one");
    await expect
      .poll(() => page.locator(".modes input").evaluateAll(valuesOf))
      .toEqual(["digit", "centre*", "colour"]);
    await page.locator('[data-cell="r1c3"]').click();
    for (const key of ["1", "Shift+2", "Alt+4"]) await page.keyboard.press(key);
    await page.locator('[data-cell="r1c3"][aria-label$="empty, marks 1 2 4"]').waitFor();
    await page.keyboard.press("z");
    await page.locator('[data-cell="r1c4"]').click({ modifiers: ["Control"] });
    await page.keyboard.press("6");
    await page.locator('[data-cell="r1c4"][aria-label$="empty, marks 6"]').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("colours are called as they look, in the language that is set", async () => {
    const { page, context, troubles } = await beginGame(browser);
    await page.locator('[data-cell="r1c3"]').click();
    await page.keyboard.press("v");
    await page.keyboard.press("1");
    await page.locator('[data-cell="r1c3"][aria-label$="coloured grey"]').waitFor();
    await choose(page, "strong-six");
    await page.locator('[data-cell="r1c3"][aria-label$="coloured yellow"]').waitFor();
    await page.keyboard.press("2");
    await page.locator('[data-cell="r1c3"][aria-label*="yellow and orange"]').waitFor();
    await choose(page, "patterns", "zh-CN");
    await page.locator('[data-cell="r1c3"][aria-label*="浅灰、圆点"]').waitFor();
    await choose(page, "nine", "zh-TW", "dark");
    await page.locator('[data-cell="r1c3"][aria-label*="灰色、赭色"]').waitFor();
    await expect.poll(() => nameOf(page, "r1c3")).toContain("塗色");
    expect(troubles).toEqual([]);
    await context.close();
  });
});
