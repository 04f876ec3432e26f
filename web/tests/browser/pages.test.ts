// Every page but play: opens without an error of the console or a request to anybody else, says
// what it is by its heading and title, has no violation of axe in any theme, on a wide and a narrow
// window, and does not scroll sideways.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { violations } from "./axe";
import { browser } from "./browser";
import { open } from "./chromium";
import { kEasy } from "./playing";

const kPages = [
  { fragment: "#/", ready: "Shudu" },
  { fragment: "#/new", ready: "New game" },
  { fragment: "#/saved", ready: "Saved games", wait: "No saved games." },
  { fragment: "#/import", ready: "Import or type a puzzle" },
  { fragment: `#p=${kEasy}&t=Evening`, ready: "A shared puzzle", wait: "One solution." },
  { fragment: `#/share/${kEasy}`, ready: "Share", wait: "Picture (SVG)" },
  { fragment: `#/print/${kEasy}`, ready: "Print", wait: "What to print" },
  { fragment: "#/solve", ready: "Solver" },
  { fragment: `#/solve/${kEasy}`, ready: "Solver", wait: "The way to the solution" },
  { fragment: "#/learn", ready: "Learn" },
  { fragment: "#/learn/xy-wing", ready: "XY-Wing", wait: "Stage 1 of 5" },
  { fragment: "#/learn/fish", ready: "Fish", wait: "Base and cover" },
  { fragment: "#/practise/xy-wing", ready: "Practise: XY-Wing", wait: "Chosen:" },
  { fragment: "#/make", ready: "Maker" },
  { fragment: "#/statistics", ready: "Statistics", wait: "No finished games yet." },
  { fragment: "#/settings", ready: "Settings" },
  { fragment: "#/help", ready: "Help" },
  { fragment: "#/bench", ready: "How fast is it here?" },
  { fragment: "#/about", ready: "About" },
  { fragment: "#/nowhere", ready: "There is no such page." },
] as const;

const kThemes = ["light", "dark", "contrast-light", "contrast-dark"] as const;

async function visit(page: Page, row: (typeof kPages)[number]): Promise<void> {
  await page.evaluate((fragment) => void (location.hash = fragment), row.fragment);
  await page.getByRole("heading", { level: 1, name: row.ready, exact: true }).waitFor();
  if ("wait" in row) await page.getByText(row.wait).first().waitFor();
}

/** What can be pressed and is smaller than 44 px; a link in a sentence is as high as its line. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator(":is(button, a, input, select, textarea, summary):visible").evaluateAll((all) =>
    all.flatMap((node) => {
      const tick = node.matches("[type=checkbox]:not([role])") ? node.closest("label") : null;
      const { width, height } = (tick ?? node).getBoundingClientRect();
      const isSmall = Math.min(width, height) < 43.5;
      const isText = getComputedStyle(node).display === "inline";
      const isHidden = node.closest(".visually-hidden, .skip") !== null;
      return isSmall && !isText && !isHidden ? [`${node.tagName} ${node.textContent}`] : [];
    }),
  );

describe("every page", () => {
  it("has no violation of axe in any theme, nor a trouble on the console", async () => {
    const { context, page, troubles } = await open(browser, "", { bypassCSP: true });
    for (const row of kPages) {
      await visit(page, row);
      for (const theme of kThemes) {
        await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
        expect([row.fragment, theme, ...(await violations(page))]).toEqual([row.fragment, theme]);
      }
    }
    expect(troubles).toEqual([]);
    await context.close();
  }, 150_000);

  it("fits a narrow window, at 320 px, with targets for a finger, without scrolling sideways", async () => {
    const { context, page } = await open(browser, "", { viewport: { width: 320, height: 640 } });
    for (const row of kPages) {
      await visit(page, row);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([row.fragment, over]).toEqual([row.fragment, 0]);
      expect([row.fragment, ...(await smallTargets(page))]).toEqual([row.fragment]);
    }
    await context.close();
  });

  it("names itself, and its heading takes the focus when one goes there", async () => {
    const { context, page } = await open(browser);
    await page.getByRole("heading", { level: 1, name: "Shudu" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    for (const row of kPages.slice(1)) {
      await visit(page, row);
      await expect.poll(() => page.title()).toBe(`${row.ready} · Shudu`);
      const heading = await page.evaluate(() => {
        const on = document.activeElement!;
        const { outlineStyle, boxShadow } = getComputedStyle(on);
        return [on.textContent, outlineStyle, boxShadow]; // no frame around what is no button
      });
      expect(heading).toEqual([row.ready, "none", "none"]);
    }
    await context.close();
  });
});

describe("the shell", () => {
  it("has a skip link that leads to the page, without leaving it", async () => {
    const { context, page } = await open(browser, "#/settings");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("Skip to the page");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(page.url()).toContain("#/settings");
    await context.close();
  });

  it("has its pages behind a button on a phone, closed by Escape", async () => {
    const { context, page } = await open(browser, "", { viewport: { width: 390, height: 844 } });
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.click();
    await page.getByRole("link", { name: "Statistics" }).first().waitFor();
    await expect.poll(() => menu.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.getAttribute("aria-expanded")).toBe("false");
    await menu.click();
    await page.getByRole("navigation").getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await expect.poll(() => menu.getAttribute("aria-expanded")).toBe("false");
    await context.close();
  });

  it("says of an address that leads to nothing what is missing, and where to go", async () => {
    const { context, page, troubles } = await open(browser, "#/share");
    for (const fragment of ["#/share", "#/print", "#/print/game/zzz"]) {
      await page.evaluate((to) => void (location.hash = to), fragment);
      await page.getByText("There is no such game here.").waitFor();
      await expect
        .poll(() => page.getByRole("link", { name: "Saved games", exact: true }).count())
        .toBe(1);
    }
    await page.evaluate(() => void (location.hash = "#/practise/nowhere"));
    await page.getByRole("heading", { level: 1, name: "There is no such page." }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("shows what went wrong, and goes on", async () => {
    const { context, page } = await open(browser);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.evaluate(
      () => void setTimeout(() => Promise.reject(new Error("a test <b>error</b>"))),
    );
    await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
    await page.getByText("What the program says").click();
    await expect.poll(() => page.locator("pre").textContent()).toBe("a test <b>error</b>");
    await page.getByRole("button", { name: "Close" }).click();
    await expect
      .poll(() => page.getByRole("heading", { name: "Something went wrong" }).count())
      .toBe(0);
    await context.close();
  });
});
