// What can be read, as the browser computes it: buttons that are off, in every theme, at rest and
// under the pointer; words in tables, whole on the narrowest phones; paper, white under black ink
// whatever the theme; lists and keys in columns.
// @module-tag long
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { contrast } from "../../src/theme/colour";
import { browser } from "./browser";
import { open } from "./chromium";
import { resultRow } from "../../src/store/rows.fixture";
import { isKept, kEasy, startPlaying } from "./playing";

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

/** Of what is drawn: inks of digits, as they come out. */
const digits = (page: Page): Promise<string[]> =>
  page.locator("main svg text:visible").evaluateAll((all) => {
    const inks = all.map((node) => getComputedStyle(node).fill);
    return [...new Set(inks)].map((ink) => {
      const parts = ink.match(/[\d.]+/gu) ?? [];
      return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
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
  await expect.poll(() => page.locator(`${off}.primary`).count()).toBe(4);
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

/** Finished games of every kind, into the database that the app has made. */
const keepResults = (page: Page, rows: readonly object[]): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("shudu");
        opening.onerror = () => reject(new Error("the database does not open"));
        opening.onsuccess = () => {
          const change = opening.result.transaction("results", "readwrite");
          for (const row of all) change.objectStore("results").put(row);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    rows,
  );

/** Words in tables that stand on more than one line, and what makes the page scroll sideways. */
const torn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const cell of document.querySelectorAll("main :is(th, td)")) {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const word of (node.textContent ?? "").matchAll(/[^\s/@+-]+/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) found.push(word[0]);
        }
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    return found;
  });

it.each(["en-GB", "zh-TW"])("words in tables are whole on a narrow phone, %s", async (locale) => {
  const { context, page } = await open(browser, "#/statistics", {
    locale,
    viewport: { width: 360, height: 640 },
  });
  await page.locator("main a").first().waitFor();
  const levels = ["", "easy", "fiendish", "extreme"];
  const rows = levels.map((level, n) =>
    resultRow(`0000000000000000000${n}`, {
      level,
      rating: level === "" ? null : 7.1,
      outcome: n === 1 ? "given-up" : "complete",
      elapsed: 3_723_000,
      finished: Date.UTC(2026, 10, 21 + n),
    }),
  );
  await keepResults(page, rows);
  await page.reload();
  // What keys do is told in sentences, and Chinese ones break between any two signs.
  const help = locale === "en-GB" ? ["#/help"] : [];
  for (const fragment of ["#/statistics", "#/about", ...help]) {
    await page.evaluate((hash) => void (location.hash = hash), fragment);
    await page.locator("main td").first().waitFor();
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect([fragment, width, ...(await torn(page))]).toEqual([fragment, width]);
    }
  }
  await context.close();
});

it("what is printed is black on white, in every theme", async () => {
  const { context, page } = await open(browser, `#p=${kEasy}`);
  await startPlaying(page);
  const uid = page.url().split("/").at(-1) ?? "";
  await page.getByRole("gridcell", { name: "row 1 column 3, empty" }).click();
  for (const key of ["4", "ArrowRight", "x", "2"]) await page.keyboard.press(key);
  await isKept(page);
  // A digit of a hint may be white, on its disc.
  const pages = [
    { fragment: `#/play/${uid}`, wait: '[role="grid"]' },
    { fragment: `#/print/game/${uid}`, wait: ".sheet svg" },
    { fragment: `#/solve/${kEasy}`, wait: ".player svg", hasHints: true },
    { fragment: "#/learn/xy-wing", wait: "#learn-example", hasHints: true },
  ];
  for (const { fragment, wait, hasHints = false } of pages) {
    await page.evaluate((hash) => void (location.hash = hash), fragment);
    await page.locator(wait).waitFor();
    for (const theme of kThemes) {
      await wear(page, theme);
      await page.emulateMedia({ media: "print" });
      const text = await looks(
        page,
        "body :is(h1, h2, h3, p, li, dt, dd, th, td, figcaption):visible",
      );
      const inks = [...text.map(({ ink }) => ink), ...(hasHints ? [] : await digits(page))];
      const wrong = [
        ...text.map(({ ground }) => ground).filter((ground) => ground !== "#ffffff"),
        ...inks.filter((ink) => contrast(ink, "#ffffff") < 7),
      ];
      expect(inks.length).toBeGreaterThan(0);
      expect([fragment, theme, ...new Set(wrong)]).toEqual([fragment, theme]);
      await page.emulateMedia({ media: "screen" });
    }
  }
  await context.close();
});

/** Where they begin, each place once. */
const lefts = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => [
      ...new Set(all.map((node) => Math.round(node.getBoundingClientRect().left))),
    ]);

it("lists and keys stand in columns, and no name stands twice", async () => {
  const { context, page } = await open(browser, "#/learn/xy-wing", {
    viewport: { width: 360, height: 640 },
  });
  await page.locator(".facts .chip").waitFor();
  const names = await page.locator(".facts [lang]").allInnerTexts();
  expect(names).toEqual([...new Set(names)]);
  await page.evaluate(() => void (location.hash = "#/learn"));
  await page.locator(".list li p:not(:empty)").first().waitFor();
  expect(await lefts(page, ".list .place")).toHaveLength(1);
  expect(await lefts(page, ".list a, .list p:not(:empty)")).toHaveLength(1);
  await page.evaluate(() => void (location.hash = "#/import"));
  await page.getByRole("button", { name: "Type it into a board" }).click();
  expect(await lefts(page, ".typed p:not(.field) .button")).toHaveLength(5);
  await context.close();
});
