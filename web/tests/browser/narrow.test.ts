// Narrow screens and large text: from 320 px on, at 400 % (a window of 1280 by 1024 becomes 320 by
// 256), on a phone on its side: one column, nothing to scroll sideways to, everything to be
// reached.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { browser } from "./browser";
import { boxOf, isInSight, kHarder, openPuzzle } from "./playing";

const kScreens: readonly (readonly [string, number, number])[] = [
  ["a small phone", 320, 640],
  ["400 % of a window", 320, 256],
  ["200 % of a window", 640, 400],
  ["a phone on its side", 844, 390],
  ["a small phone on its side", 640, 360],
  ["200 % of a narrow window", 550, 380],
  ["a low window", 600, 460],
  ["a tablet", 820, 1180],
  ["a desktop", 1280, 800],
];

const kStates: readonly (readonly [string, readonly string[]])[] = [
  ["play", []],
  ["hint", ["t", "t", "t", "t", "t"]],
  ["history", ["Escape", "M"]],
  ["paused", ["Escape", "p"]],
];

describe("every screen", () => {
  it("has no sideways scroll, and all of the page can be reached", async () => {
    const { context, page, troubles } = await openPuzzle(browser, kHarder);
    for (const [state, keys] of kStates) {
      for (const key of keys) await page.keyboard.press(key);
      await page.waitForTimeout(300);
      for (const [name, width, height] of kScreens) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(60);
        const found = await page.evaluate(() => ({
          over: document.documentElement.scrollWidth - innerWidth,
          cut: [...document.querySelectorAll(".play button, .play a, .play .board")]
            .map((node) => node.getBoundingClientRect())
            .filter((box) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1)).length,
          // What lies in a sentence is as high as its line.
          small: [...document.querySelectorAll(".play :is(button, a, label):not(p *)")]
            .filter((node) => {
              const { width, height } = node.getBoundingClientRect();
              return width > 0 && Math.min(width, height) < 43.5;
            })
            .map((node) => node.textContent.trim()),
        }));
        expect(found.over, `${name}, ${state}`).toBeLessThanOrEqual(0);
        expect(found.cut, `${name}, ${state}`).toBe(0);
        expect(found.small, `${name}, ${state}`).toEqual([]);
      }
    }
    expect(troubles).toEqual([]);
    await context.close();
  });
});

/** Whether a part of the page is in the window, from its top to its bottom. */
const isInWindow = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const { top, bottom } = document.querySelector(wanted)!.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }, selector);

describe("a window that is lower than the board", { tags: "long" }, () => {
  it("follows the cursor, and shows a hint that comes", async () => {
    const { context, page, troubles } = await openPuzzle(browser, kHarder);
    for (const [width, height] of [
      [320, 256],
      [360, 300],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const key of ["Control+Home", "Control+End", "PageUp", "ArrowUp", "Control+Home"]) {
        await page.keyboard.press(key);
        const isSeen = (): Promise<boolean> => isInWindow(page, "[role=gridcell]:focus");
        await expect.poll(isSeen, { message: `${key} at ${width} x ${height}` }).toBe(true);
      }
      await page.keyboard.press("t");
      await page.locator("section.hint").waitFor();
      await expect.poll(() => isInWindow(page, ".hint .text")).toBe(true);
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => isInWindow(page, "[role=gridcell]:focus")).toBe(true);
      await page.keyboard.press("t");
      await expect.poll(() => isInWindow(page, ".hint .text")).toBe(true);
      await page.keyboard.press("Escape");
      await expect.poll(() => isInWindow(page, "[role=gridcell]:focus")).toBe(true);
    }
    // A pointer on the board scrolls nothing, not to a cell that is half in the window either.
    await page.evaluate(() => scrollTo(0, 60));
    await page.mouse.click(180, 8);
    await page.waitForTimeout(100);
    expect(await isInWindow(page, "[role=gridcell]:focus")).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(60);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe("a hint", { tags: "long" }, () => {
  it("has its buttons in sight in every window, and the board whole beside or above it", async () => {
    const { context, page, troubles } = await openPuzzle(browser, kHarder);
    for (let stage = 1; stage <= 5; ++stage) await page.keyboard.press("t");
    await page.getByRole("button", { name: "Apply" }).waitFor();
    await page.keyboard.press("Escape");
    for (const [width, height] of [
      [1366, 650],
      [1280, 720],
      [1024, 700],
      [1280, 560],
      [1280, 800],
      [844, 390],
      [320, 480],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      for (const text of [null, "A word. ".repeat(40)]) {
        await page.keyboard.press("t");
        const hint = page.locator(".hint .text");
        await hint.waitFor();
        // The hint of a long chain.
        if (text !== null) await hint.evaluate((node, long) => (node.textContent = long), text);
        const size = `${width} x ${height}, ${text === null ? "short" : "long"}`;
        for (const part of [".hint .primary", ".cells"]) {
          const isSeen = (): Promise<boolean> => isInSight(page, part);
          await expect.poll(isSeen, { message: `${part} at ${size}`, interval: 20 }).toBe(true);
        }
        await page.keyboard.press("Escape");
        await hint.waitFor({ state: "detached" });
      }
    }
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe("a phone", { tags: "long" }, () => {
  it("shows the board whole above the hint", async () => {
    const { context, page } = await openPuzzle(browser, kHarder, {
      viewport: { width: 390, height: 844 },
    });
    for (let i = 0; i < 5; ++i) await page.keyboard.press("t");
    await page.getByRole("heading", { name: "Locked Candidates" }).waitFor();
    await page.waitForTimeout(300);
    const board = await page.getByRole("grid").boundingBox();
    const hint = await page.getByRole("region", { name: "Locked Candidates" }).boundingBox();
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(hint?.y ?? 0);
    await context.close();
  });

  it.each([
    [390, 664],
    [820, 1180],
  ])(
    "of %d by %d has all its keys in sight, and a long message moves none",
    async (width, height) => {
      const viewport = { width, height };
      const { context, page } = await openPuzzle(browser, kHarder, { viewport });
      await page.keyboard.press("u");
      await page.getByText("Nothing to undo.").first().waitFor();
      const [pad, message] = [await boxOf(page, ".pad"), await boxOf(page, ".message")];
      await page.locator(".message").evaluate((line) => (line.textContent = "a word ".repeat(40)));
      expect((await boxOf(page, ".message"))[3]).toBeGreaterThan(1.5 * message[3]!);
      expect(await boxOf(page, ".pad")).toEqual(pad);
      const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(over).toBe(0);
      await context.close();
    },
  );
});
