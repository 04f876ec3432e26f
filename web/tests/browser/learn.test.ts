// The pages that teach, in each language: the list with its sentences and terms, the text of a
// technique under the `lang` that it is written in, its neighbours in the order; a change of
// language turns the page that is open.
// @module-tag long
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";

import { violations } from "./axe";
import { browser } from "./browser";
import { open } from "./chromium";

const kLanguages = [
  {
    locale: "en-GB",
    lang: "en",
    learn: "Learn",
    name: "Skyscraper",
    heading: "What it is",
    says: "the base of two towers",
    terms: "Words that the pages use",
    term: "the cell in row 3, column 5",
    wanted: "towers",
    harder: "Dual 2-String Kite",
    fins: "Fins",
  },
  {
    locale: "zh-CN",
    lang: "zh-CN",
    learn: "学习",
    name: "摩天楼",
    heading: "是什么",
    says: "一个数字在两行里都恰有两个位置",
    terms: "页面用到的术语",
    term: "第 3 行第 5 列的格",
    wanted: "两条线各有两个位置",
    harder: "双线风筝",
    fins: "鱼鳍",
  },
  {
    locale: "zh-TW",
    lang: "zh-TW",
    learn: "學習",
    name: "摩天樓",
    heading: "是什麼",
    says: "一個數字在兩列裡都恰有兩個位置",
    terms: "頁面用到的術語",
    term: "第 3 列第 5 行的格",
    wanted: "兩條線各有兩個位置",
    harder: "雙線風箏",
    fins: "魚鰭",
  },
] as const;

const go = (page: Page, fragment: string): Promise<void> =>
  page.evaluate((hash) => void (location.hash = hash), fragment);

/** The language that the text of an element is marked with. */
const langOf = (page: Page, text: string): Promise<string | undefined> =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => element.closest<HTMLElement>("[lang]")?.lang);

type Row = (typeof kLanguages)[number];

async function tellsWhatItIs(page: Page, row: Row): Promise<void> {
  await page.getByRole("heading", { level: 1, name: row.name, exact: true }).waitFor();
  await page.getByRole("heading", { level: 2, name: row.heading, exact: true }).waitFor();
  await expect.poll(() => langOf(page, row.says)).toBe(row.lang);
  expect(await page.locator("body").innerText()).not.toMatch(/\blearn\.[a-z-]+/u);
  expect(await violations(page)).toEqual([]);
  const next = page.locator("a[rel=next]");
  await expect
    .poll(() => next.innerText())
    .toContain(row.lang === "en" ? "2-String Kite" : row.harder);
  await next.click();
  await page.waitForFunction(() => location.hash === "#/learn/two-string-kite");
  await page.locator("a[rel=prev]").click();
  await page.getByRole("heading", { level: 1, name: row.name, exact: true }).waitFor();
}

async function leadsToAHeading(page: Page, row: Row): Promise<void> {
  await go(page, "#/learn/finned-x-wing");
  await page.locator('a[href="#/learn/fish/fins"]').first().click();
  const heading = page.getByRole("heading", { level: 2, name: row.fins, exact: true });
  await heading.waitFor();
  await page.waitForFunction(() => window.scrollY > 200);
  await expect.poll(() => heading.getAttribute("id")).toBe("fins");
}

async function isListed(page: Page, row: Row): Promise<void> {
  await go(page, "#/learn");
  await page.getByRole("heading", { level: 1, name: row.learn, exact: true }).waitFor();
  await page.locator(".list p:not(.note)", { hasText: /./u }).nth(202).waitFor();
  await page.getByText(row.terms).click();
  await page.getByText(row.term, { exact: true }).waitFor();
  await page.getByRole("searchbox").fill(row.lang === "en" ? "joined at one end" : row.wanted);
  await page.getByRole("link", { name: row.name, exact: true }).waitFor();
  await expect.poll(() => page.locator(".list li").count()).toBe(1);
}

describe.each(kLanguages)("the pages that teach, in $lang", (row) => {
  it("tell what a technique is, lead to headings, are listed with sentences and terms", async () => {
    const { context, page, troubles } = await open(browser, "#/learn/skyscraper", {
      locale: row.locale,
      bypassCSP: true,
    });
    await tellsWhatItIs(page, row);
    await leadsToAHeading(page, row);
    await isListed(page, row);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe("a page that teaches", () => {
  it("turns to another language where it stands, when the setting says so", async () => {
    const { context, page } = await open(browser, "#/settings");
    await page.getByRole("combobox", { name: "Language" }).selectOption("zh-TW");
    await page.getByRole("heading", { level: 1, name: "設定" }).waitFor();
    await go(page, "#/learn/skyscraper");
    await page.getByText(kLanguages[2].says).waitFor();
    await go(page, "#/settings");
    await page.getByRole("combobox", { name: "語言" }).selectOption("zh-CN");
    await page.getByRole("heading", { level: 1, name: "设置" }).waitFor();
    await go(page, "#/learn/skyscraper");
    await page.getByText(kLanguages[1].says).waitFor();
    await expect.poll(() => page.getByText(kLanguages[2].says).count()).toBe(0);
    await context.close();
  });

  it.each(["full-house", "tridagon"])("leads to a position to practise: %s", async (slug) => {
    const { context, page } = await open(browser, `#/learn/${slug}`);
    await page.getByRole("link", { name: "Practise", exact: true }).click();
    await page.getByText("Chosen:").first().waitFor();
    await context.close();
  });

  it("sends who would practise a twin to the single technique", async () => {
    const { context, page } = await open(browser, "#/learn/siamese-finned-swordfish");
    await page.getByText("Two steps told as one.").waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: "Practise", exact: true }).count())
      .toBe(0);
    await page.getByRole("link", { name: "Finned Swordfish", exact: true }).first().waitFor();
    await context.close();
  });

  it("shows all of its example at once, with what the signs mean", async () => {
    const { context, page, troubles } = await open(browser, "#/learn/finned-swordfish");
    await page.getByText("Stage 1 of 5").waitFor();
    await page.getByRole("button", { name: "Everything" }).click();
    await page.getByText("Stage 5 of 5").waitFor();
    const signs = page.getByRole("list", { name: "What the signs mean" }).getByRole("listitem");
    expect(
      (await signs.allInnerTexts()).map((text) => text.replace(/^\d+\s*/u, "").trim()),
    ).toEqual(["pattern", "fin", "goes"]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Less");
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("has its example beside the text where there is room, else between", async () => {
    const { context, page } = await open(browser, "#/learn/xy-wing", {
      viewport: { width: 1280, height: 800 },
    });
    await page.getByText("Stage 1 of 5").waitFor();
    const boxes = (): Promise<DOMRect[]> =>
      page
        .locator(".lesson > *")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    const [before, example, after] = await boxes();
    expect(example!.left).toBeGreaterThanOrEqual(before!.right);
    expect(example!.top).toBe(before!.top);
    expect(after!.top - before!.bottom).toBeLessThan(40);
    // It stays in sight, all of it, while one reads on.
    await page.locator(".beside").scrollIntoViewIfNeeded();
    const [scrolled, still] = await boxes();
    expect(scrolled!.top).toBeLessThan(0);
    expect(still!.top).toBeGreaterThanOrEqual(0);
    expect(still!.bottom).toBeLessThanOrEqual(800);
    await page.setViewportSize({ width: 390, height: 844 });
    const [first, second, third] = await boxes();
    expect(second!.top).toBeGreaterThan(first!.bottom);
    expect(third!.top).toBeGreaterThan(second!.bottom);
    await context.close();
  });

  it("loads no text of another language, and not before it is asked for", async () => {
    const context = await browser.newContext({ locale: "zh-TW", serviceWorkers: "block" });
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(inject("address"));
    await page.getByRole("heading", { level: 1 }).waitFor();
    const shelves = (): string[] =>
      loaded.flatMap(
        (url) => /\/((?:en|zh-CN|zh-TW)(?:\.\d+)?)-[^/]*\.json$/u.exec(url)?.[1] ?? [],
      );
    expect(shelves()).toEqual([]);
    await go(page, "#/learn/skyscraper");
    await page.getByText(kLanguages[2].says).waitFor();
    expect(shelves()).toEqual(["zh-TW.3"]);
    await context.close();
  });
});
