// Everything on the play page that can be pressed is 44 px wide and high (WCAG 2.5.5), in each of
// its states and dialogs, on a phone and beside a keyboard. A name within a sentence is so large
// where there are fingers; for a mouse it is as high as its line, and at least 24 px.
// @module-tag long
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { browser } from "./browser";
import { kHarder, openPuzzle } from "./playing";

interface State {
  readonly name: string;
  readonly keys: readonly string[];
  /** What shows that it is there. */
  readonly shows: string;
}

const kStates: readonly State[] = [
  { name: "play", keys: [], shows: ".pad" },
  { name: "colours", keys: ["v"], shows: ".swatch" },
  { name: "a hint's first stage", keys: ["z", "t"], shows: "section.hint" },
  { name: "a hint", keys: ["t", "t", "t", "t"], shows: ".hint .text button" },
  { name: "history", keys: ["Escape", "n", "3", "M"], shows: "[aria-current=step]" },
  { name: "the menu of a cell", keys: ["Escape", "u", "Enter"], shows: "[role=menu]" },
  { name: "keys", keys: ["Escape", "?"], shows: "dialog[open] li" },
  { name: "a line of text", keys: ["Escape", "m"], shows: "dialog[open] form" },
  { name: "pause", keys: ["Escape", "p"], shows: ".pause" },
  { name: "the menu of the game", keys: ["p"], shows: "dialog[open] .settings" },
  { name: "a question", keys: ["Escape"], shows: "dialog[open] p" },
  { name: "the end", keys: [], shows: ".end" },
];

/** Some states are come to by a button alone. */
const kButtons: Readonly<Record<string, readonly string[]>> = {
  "the menu of the game": ["header [aria-haspopup=dialog]"],
  "a question": ["header [aria-haspopup=dialog]", "dialog .items button:last-child"],
  "the end": ["dialog .primary"],
};

const small = (page: Page, isInLine: number): Promise<string[]> =>
  page.evaluate((least) => {
    const all = ":is(button, a, select, input, label:has(input)):not(.skip)";
    return [...document.querySelectorAll(`:is(main, header, dialog, [role=menu]) ${all}`)]
      .filter((node) => node.checkVisibility() && !node.matches(".modes input"))
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ node, box }) => {
        const wanted = node.closest("p") === null ? 43.5 : least;
        return box.width > 0 && Math.min(box.width, box.height) < wanted;
      })
      .map(({ node, box }) => `${node.textContent.trim()} ${box.width}x${box.height}`);
  }, isInLine);

describe.each([
  { window: "a phone", width: 360, height: 640, hasTouch: true, isInLine: 43.5 },
  { window: "a desktop", width: 1280, height: 800, hasTouch: false, isInLine: 24 },
])("on $window", ({ width, height, hasTouch, isInLine }) => {
  it("all that can be pressed is 44 px both ways", async () => {
    const options = { viewport: { width, height }, hasTouch, isMobile: hasTouch };
    const { context, page, troubles } = await openPuzzle(browser, kHarder, options);
    const found: string[] = [];
    for (const { name, keys, shows } of kStates) {
      for (const key of keys) await page.keyboard.press(key);
      for (const button of kButtons[name] ?? []) await page.locator(button).first().click();
      await page.locator(shows).first().waitFor();
      for (const one of await small(page, isInLine)) found.push(`${name}: ${one}`);
    }
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
