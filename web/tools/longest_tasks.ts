// How long the page is held up at most, by what makes it draw the most: the browser tells every
// task above 50 ms (Long Tasks API), so 0 means that there was none.
import type { Browser, Page } from "playwright-core";

import { copyGame } from "./many_games.ts";

/** Golden Nugget, ER 11.9: its steps have dozens of links and a page of text. */
const kHardest =
  ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
const kGames = 500;
const kMoves = 300;
const kLimit = 60_000; // milliseconds

export interface LongestTask {
  readonly what: string;
  /** Milliseconds. */
  readonly longest: number;
}

async function goTo(page: Page, fragment: string): Promise<void> {
  await page.evaluate((to) => void (location.hash = to), fragment);
}

/** Until an element says so. Looked for by its selector alone: a search of all texts of the page is a long task. */
async function untilRead(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([where, what]) =>
      [...document.querySelectorAll(where ?? "")].some((each) =>
        each.textContent.includes(what ?? ""),
      ),
    [selector, text],
    { polling: 50, timeout: kLimit },
  );
}

async function hint(page: Page): Promise<void> {
  await page.keyboard.press("F");
  await page.keyboard.press("t");
  await untilRead(page, ".hint .stage", "1 of 5");
  for (let stage = 2; stage <= 5; ++stage) {
    await page.keyboard.press("t");
    await untilRead(page, ".hint .stage", `${stage} of 5`);
  }
}

async function history(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  for (let i = 0; i < kMoves; ++i) await page.keyboard.press(`Shift+Digit${1 + (i % 9)}`);
  await page.keyboard.press("M");
  await page.locator("[data-n]").first().waitFor();
}

async function path(page: Page): Promise<void> {
  await goTo(page, `#/solve/${kHardest}`);
  await untilRead(page, "#solve-path", "The way to the solution");
  await page.waitForTimeout(500);
}

async function savedGames(page: Page): Promise<void> {
  await goTo(page, "#/saved");
  await untilRead(page, ".found", `${kGames + 1} games found`);
}

async function pages(page: Page): Promise<void> {
  for (const fragment of ["#/", "#/learn", "#/learn/xy-wing", "#/statistics", "#/settings"]) {
    await goTo(page, fragment);
    await page.waitForTimeout(500);
  }
}

async function make(page: Page): Promise<void> {
  await goTo(page, "#/make");
  await page.getByLabel("Level").selectOption("extreme");
  await page.getByRole("button", { name: "Make", exact: true }).click();
  await untilRead(page, "#make-list", "3 puzzles made");
}

interface Walk {
  readonly what: string;
  /** What must be there before, in tasks that do not count. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly walk: (page: Page) => Promise<void>;
}

const kWalk: readonly Walk[] = [
  { what: "a hint with dozens of links", walk: hint },
  { what: `history of ${kMoves} moves`, walk: history },
  { what: "path of the hardest puzzle", walk: path },
  {
    what: `${kGames} saved games`,
    prepare: (page) => copyGame(page, kGames),
    walk: savedGames,
  },
  { what: "five pages", walk: pages },
  { what: "three extreme puzzles", walk: make },
];

export async function longestTasks(browser: Browser, address: string): Promise<LongestTask[]> {
  const context = await browser.newContext({ serviceWorkers: "block", locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      times.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(`${address}#p=${kHardest}`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("grid").waitFor();
  const rows: LongestTask[] = [];
  for (const { what, prepare, walk } of kWalk) {
    const read = (): Promise<number> =>
      page.evaluate(() =>
        Math.max(0, ...(window as unknown as { times: number[] }).times.splice(0)),
      );
    await prepare?.(page);
    await page.waitForTimeout(300);
    await read();
    await walk(page);
    await page.waitForTimeout(300); // the observer is told after the task
    rows.push({ what, longest: await read() });
  }
  await context.close();
  return rows;
}
