// A whole game by touch alone, on a phone. The board never
// scrolls the page: dragging on it selects.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { browser } from "./browser";
import { kEasy, kHarder, openPuzzle, solve } from "./playing";

const kPhone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };

async function middle(page: Page, cell: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[role=gridcell][data-cell=${cell}]`).boundingBox();
  if (box === null) throw new Error(`no ${cell}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(page: Page, cell: string): Promise<void> {
  await page.locator(`[role=gridcell][data-cell=${cell}]`).scrollIntoViewIfNeeded();
  const { x, y } = await middle(page, cell);
  await page.touchscreen.tap(x, y);
}

const keyName = (digit: number): RegExp => new RegExp(`^${digit}, \\d+ left$`, "u");

/**
 * Two taps as fast as a finger's: sent at once, for a busy machine may take long between two
 * answers.
 */
async function doubleTap(page: Page, at: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const types = ["touchStart", "touchEnd", "touchStart", "touchEnd"] as const;
  await Promise.all(
    types.map((type) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchStart" ? [at] : [],
      }),
    ),
  );
}

/** A finger that goes down, over some cells, and up. */
async function drag(page: Page, cells: readonly string[], hold = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (
    type: "touchStart" | "touchMove" | "touchEnd",
    at?: { x: number; y: number },
  ): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [at] });
  for (const [place, cell] of cells.entries()) {
    await send(place === 0 ? "touchStart" : "touchMove", await middle(page, cell));
    if (place === 0 && hold > 0) await page.waitForTimeout(hold);
  }
  await send("touchEnd");
}

const picked = (page: Page): Promise<string[]> =>
  page
    .locator('[role=gridcell][aria-selected="true"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["cell"] ?? ""));

describe("by touch only", () => {
  it("a puzzle is solved to its end", async () => {
    const { context, page, troubles } = await openPuzzle(browser, kEasy, kPhone);
    const solution = solve(kEasy);
    const keys = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((d) =>
        page.getByRole("button", { name: keyName(d) }).boundingBox(),
      ),
    );
    for (let cell = 0; cell < 81; ++cell) {
      if (kEasy[cell] !== ".") continue;
      const at = await middle(page, `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`);
      await page.touchscreen.tap(at.x, at.y);
      const key = keys[Number(solution[cell]) - 1];
      await page.touchscreen.tap((key?.x ?? 0) + 20, (key?.y ?? 0) + 20);
    }
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it(
    "a drag selects and does not scroll; a long press picks until Done",
    { tags: "long" },
    async () => {
      const { context, page } = await openPuzzle(browser, kHarder, {
        ...kPhone,
        viewport: { width: 390, height: 420 },
      });
      const before = await page.evaluate(() => scrollY);
      await drag(page, ["r1c2", "r1c3", "r1c4"]);
      await expect.poll(() => picked(page)).toEqual(["r1c2", "r1c3", "r1c4"]);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await drag(page, ["r3c1"], 700);
      await tap(page, "r1c2");
      await expect.poll(() => picked(page)).toEqual(["r1c2", "r3c1"]);
      await page.getByRole("button", { name: "Done" }).tap();
      await tap(page, "r2c4");
      await expect.poll(() => picked(page)).toEqual(["r2c4"]);
      await context.close();
    },
  );

  it(
    "a double tap takes equals, on the pad it places; a long press locks",
    { tags: "long" },
    async () => {
      const { context, page } = await openPuzzle(browser, kHarder, kPhone);
      await doubleTap(page, await middle(page, "r1c1"));
      await expect.poll(async () => (await picked(page)).length).toBe(9); // all ones are given
      await page.getByRole("radio", { name: "Corner" }).tap();
      await page.waitForTimeout(400);
      await tap(page, "r1c2");
      const three = await page.getByRole("button", { name: /^3, \d+ left$/u }).boundingBox();
      await doubleTap(page, { x: (three?.x ?? 0) + 20, y: (three?.y ?? 0) + 20 });
      await expect
        .poll(() => page.locator("[data-cell=r1c2]").getAttribute("aria-label"))
        .toBe("row 1 column 2, 3");
      // The first tap on a given is refused, so there is no mark of it to take back.
      await tap(page, "r1c1");
      await page.waitForTimeout(400);
      await doubleTap(page, { x: (three?.x ?? 0) + 20, y: (three?.y ?? 0) + 20 });
      await page.waitForTimeout(400);
      await expect
        .poll(() => page.locator("[data-cell=r1c2]").getAttribute("aria-label"))
        .toBe("row 1 column 2, 3");
      await page.getByRole("radio", { name: "Digit" }).tap();
      const key = page.getByRole("button", { name: /^7, \d+ left$/u });
      const box = await key.boundingBox();
      if (box === null) throw new Error("no pad");
      const session = await context.newCDPSession(page);
      const touchPoints = [{ x: box.x + 20, y: box.y + 20 }];
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await page.waitForTimeout(600);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect.poll(() => key.getAttribute("aria-pressed")).toBe("true");
      await tap(page, "r1c3");
      await expect
        .poll(() => page.locator("[data-cell=r1c3]").getAttribute("aria-label"))
        .toBe("row 1 column 3, 7");
      await context.close();
    },
  );

  it("every button is 44 px or more, every cell 24 px", async () => {
    const { context, page } = await openPuzzle(browser, kHarder, {
      ...kPhone,
      viewport: { width: 320, height: 640 },
    });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll(".play button, .play a, .play .modes label")]
        .map((node) => ({
          name: node.getAttribute("aria-label") ?? node.textContent,
          box: node.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height < 44 || box.width < 40)
        .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
    const cell = await page.locator("[data-cell=r1c1]").boundingBox();
    expect(cell?.width).toBeGreaterThanOrEqual(33);
    await context.close();
  });
});
