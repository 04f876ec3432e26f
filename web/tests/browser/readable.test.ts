// What can be read, as the browser computes it: buttons that are off, in every theme and at rest and
// under the pointer.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { contrast } from "../../src/theme/colour";
import { browser } from "./browser";
import { open } from "./chromium";
import { kEasy } from "./playing";

const kThemes = ["light", "dark", "contrast-light", "contrast-dark"] as const;

interface Look {
  readonly name: string;
  /** `#rrggbb`, as they come out: grounds lie on the grounds behind them. */
  readonly ink: string;
  readonly ground: string;
}

/** The colours of everything that fits, at rest or as they are now. */
const looks = (page: Page, selector: string): Promise<Look[]> =>
  page.locator(selector).evaluateAll((all) => {
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const seen = (colours: readonly string[]): string => {
      paint.globalCompositeOperation = "source-over";
      for (const colour of ["#ffffff", ...colours]) {
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = paint.getImageData(0, 0, 1, 1).data;
      return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    };
    const groundsOf = (node: Element | null): string[] =>
      node === null
        ? []
        : [...groundsOf(node.parentElement), getComputedStyle(node).backgroundColor];
    return all.map((node) => {
      const grounds = groundsOf(node);
      const { color } = getComputedStyle(node);
      const name = `${node.className} ${node.textContent?.trim() ?? ""}`;
      return { name, ground: seen(grounds), ink: seen([...grounds, color]) };
    });
  });

async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
}

/** Buttons of every class beside those of the page, off in both ways. */
const addButtons = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const kind of ["", "primary", "danger", "quiet", "icon"]) {
      for (const off of ["disabled", "aria-disabled", "aria-disabled aria-pressed"]) {
        const button = document.createElement("button");
        button.className = `button ${kind}`;
        button.textContent = off;
        for (const name of off.split(" ")) button.setAttribute(name, "true");
        document.querySelector(".page")?.append(button);
      }
    }
  });

it("buttons that are off can be read in every theme, under the pointer too", async () => {
  const { context, page } = await open(browser, "#/import");
  // No solution: what is found is not played.
  await page.getByRole("textbox").fill(`531${kEasy.slice(3)}`);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await addButtons(page);
  const off = '.button:is(:disabled, [aria-disabled="true"])';
  expect(await page.locator(`${off}.primary`).count()).toBe(4);
  for (const theme of kThemes) {
    await wear(page, theme);
    const all = await looks(page, off);
    for (const button of await page.locator(`${off}.primary`).all()) {
      await button.hover({ force: true });
      all.push(...(await looks(page, `${off}.primary:hover`)));
    }
    expect(all).toHaveLength(20);
    const unreadable = all.filter(({ ink, ground }) => contrast(ink, ground) < 4.5);
    expect([theme, ...unreadable]).toEqual([theme]);
  }
  await context.close();
});
