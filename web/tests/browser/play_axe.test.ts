// axe on the play page: no violation in any state and theme. The Content-Security-Policy forbids
// scripts that are put into the page, so this test alone goes past it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { browser } from "./browser";
import { kHarder, openPuzzle, solve } from "./playing";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const kSmall = "1.....2..3.....4";

/** What axe finds in each theme, as "theme: rule: node". */
async function violations(page: Page): Promise<string[]> {
  await page.waitForTimeout(250); // what slides in has come
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (themes) => {
    const { axe: run } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const all: string[] = [];
    for (const theme of themes) {
      document.documentElement.dataset["theme"] = theme;
      const { violations: found } = await run.run();
      for (const { id, nodes } of found) {
        all.push(...nodes.map(({ html }) => `${theme}: ${id}: ${html.slice(0, 160)}`));
      }
    }
    return all;
  }, kThemes);
}

const kThemes = ["light", "dark", "contrast-light", "contrast-dark"];

/** A state, the keys that lead there from the one before, and what is then to be seen. */
const kStates: readonly (readonly [string, readonly string[], string])[] = [
  ["playing", [], "[role=grid]"],
  [
    "a conflict, colours",
    ["n", "1", "v", "2"],
    '[aria-label*="in conflict"][aria-label*="coloured"]',
  ],
  ["a hint", ["u", "u", "t", "t", "t", "t", "t"], '[aria-label*="loses"]'],
  ["history", ["Escape", "M"], "#history-title"],
  ["the menu of a cell", ["Escape", "Enter"], "[role=menu]"],
  ["keys and commands", ["Escape", "?"], "dialog[open] input[type=search]"],
  ["a question", ["Escape", "m"], "dialog[open] input[type=text]"],
  ["paused", ["Escape", "p"], ".pause"],
];

describe("axe", () => {
  it("finds nothing on the play page, in any state and theme", async () => {
    const { context, page } = await openPuzzle(browser, kHarder, { bypassCSP: true });
    for (const [state, keys, sign] of kStates) {
      for (const key of keys) await page.keyboard.press(key);
      await page.locator(sign).first().waitFor({ state: "attached" });
      expect(await violations(page), state).toEqual([]);
    }
    await page.keyboard.press("p");
    await page.getByRole("grid").waitFor();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page), "menu").toEqual([]);
    await context.close();
  }, 180_000); // nine states in four themes

  it("finds nothing when the game is over", async () => {
    const { context, page } = await openPuzzle(browser, kSmall, { bypassCSP: true });
    const solution = solve(kSmall);
    for (let row = 0; row < 4; ++row) {
      for (let column = 0; column < 4; ++column) {
        const cell = row * 4 + column;
        if (kSmall[cell] === ".") await page.keyboard.press(solution[cell] ?? "");
        if (column < 3) await page.keyboard.press("ArrowRight");
      }
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Home");
    }
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    await page.waitForTimeout(1700); // the wave has passed
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});
