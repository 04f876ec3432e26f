// The three languages: chosen by the browser's wish or in the settings, on every page, without a
// key that shows itself, the engine's sentences in the same language.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { browser } from "./browser";
import { open } from "./chromium";
import { kEasy, openPuzzle } from "./playing";

/** A key that no catalogue has is shown itself: `play.undo`, in a text or in a name. */
const keysShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const kNames = ["aria-label", "title", "placeholder", "alt", "aria-description"];
    const texts = [...document.querySelectorAll("body *, title")].flatMap((element) => [
      ...[...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [],
      ),
      ...kNames.map((name) => element.getAttribute(name) ?? ""),
    ]);
    const isKey = (text: string): boolean =>
      /^[a-z]+(?:\.[a-z][a-z0-9-]*)+(?: \(.*\))?$/u.test(text.trim());
    return texts.filter(isKey);
  });

const kPages = [
  "",
  "#/new",
  "#/saved",
  "#/import",
  "#/solve",
  "#/learn",
  "#/make",
  "#/statistics",
  "#/settings",
  "#/help",
  "#/about",
  "#/bench",
];

describe.each([
  { locale: "zh-CN", lang: "zh-CN", title: "设置", level: "难度", row: "行" },
  { locale: "zh-TW", lang: "zh-TW", title: "設定", level: "難度", row: "列" },
  { locale: "zh-Hant-HK", lang: "zh-TW", title: "設定", level: "難度", row: "列" },
])("$locale", ({ locale, lang, title, level, row }) => {
  it("is spoken everywhere", async () => {
    const { context, page, troubles } = await open(browser, "#/settings", { locale });
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang);
    for (const fragment of kPages) {
      await page.evaluate((hash) => void (location.hash = hash), fragment);
      await page.waitForFunction(() => document.querySelector("h1") !== null);
      await page.waitForTimeout(100);
      expect(await keysShown(page), fragment).toEqual([]);
    }
    expect(troubles).toEqual([]);
    await page.evaluate((hash) => void (location.hash = hash), `#/solve/${kEasy}`);
    await page.getByText(level, { exact: true }).waitFor();
    await page
      .getByText(new RegExp(`${row}`, "u"))
      .first()
      .waitFor();
    await context.close();
  });
});

it("the page of a game shows no key, whatever is open on it", async () => {
  const { context, page } = await openPuzzle(browser, kEasy);
  expect(await keysShown(page)).toEqual([]);
  await page.getByRole("gridcell").first().focus();
  for (const key of ["t", "T", "N", "Enter", "Escape", "Escape", "?", "Escape", "p"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
    expect(await keysShown(page), key).toEqual([]);
  }
  await page.keyboard.press("p");
  await page.getByRole("button", { name: "More", exact: true }).click();
  expect(await keysShown(page), "menu").toEqual([]);
  await context.close();
});

describe("the setting", () => {
  it("changes the language at once, and for the next visit", async () => {
    const { context, page } = await open(browser, "#/settings");
    await page.getByRole("combobox", { name: "Language" }).selectOption("zh-TW");
    await page.getByRole("heading", { level: 1, name: "設定" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "設定" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("zh-TW");
    await context.close();
  });
});

describe("without scripts", () => {
  it("the page says in all three languages what it needs, in its own dress", async () => {
    const { context, page, troubles } = await open(browser, "", {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 640 },
    });
    const said = await page.locator("noscript p").allInnerTexts();
    expect(said).toHaveLength(3);
    for (const text of said) expect(text).toContain("JavaScript");
    expect(new Set(said).size).toBe(3);
    const languages = await page
      .locator("noscript p")
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).lang));
    expect(languages).toEqual(["", "zh-CN", "zh-TW"]);
    const box = await page.locator("noscript p").first().boundingBox();
    expect(box?.x).toBe(16);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
