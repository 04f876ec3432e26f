// What the browser keeps of a game: every move that was called saved is there after a reload; a
// store that is full, refused or deleted costs no move, and says so.
import { readFile } from "node:fs/promises";

import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { browser } from "./browser";
import {
  atBoard,
  beginGame,
  boardIs,
  boardOf,
  boxOf,
  isInSight,
  isKept,
  keptLines,
  kPuzzle,
  kSolution,
  withDigits,
  write,
  writeFirst,
} from "./playing";

const kOpen = [...kPuzzle].flatMap((sign, cell) => (sign === "." ? [cell] : []));
const digitAt = (cell: number): number => Number(kSolution[cell]);

/** Notes on the page's side, at every change, how many digits stood when it last said "saved". */
function noteSaved(): void {
  const look = (): void => {
    if (document.querySelector('[data-save="saved"]') === null) return;
    const names = [...document.querySelectorAll("[role=gridcell]")];
    const placed = names.filter((cell) =>
      /^row \d column \d, \d$/u.test(cell.getAttribute("aria-label") ?? ""),
    );
    if (names.length > 0) sessionStorage.setItem("saved-digits", String(placed.length));
  };
  const observer = new MutationObserver(look);
  addEventListener("DOMContentLoaded", () =>
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["data-save", "aria-label"],
    }),
  );
}

/** Keys as fast as a page can hear them, one after the other. */
const typeAtOnce = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate((wanted) => {
    for (const key of wanted) {
      const code = /^\d$/u.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
      const event = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }
  }, keys);

for (const wait of [0, 15, 60, 250])
  it(
    `reload ${wait} ms after 50 fast digits: what was saved is there`,
    { tags: wait === 15 ? [] : "long" },
    async () => {
      const { page, context } = await beginGame(browser, noteSaved);
      await page.getByRole("gridcell").first().click();
      await typeAtOnce(page, kOpen.slice(0, 50).flatMap((cell) => ["n", String(digitAt(cell))])); // prettier-ignore
      await page.waitForTimeout(wait);
      await page.reload();
      const saved = Number(await page.evaluate(() => sessionStorage.getItem("saved-digits")));
      await atBoard(page);
      const board = await boardOf(page);
      const placed = kOpen.filter((cell) => board[cell] !== ".");
      expect(placed.length).toBeGreaterThanOrEqual(saved);
      // In the order typed, without a gap, each the digit that was typed.
      expect(placed).toEqual(kOpen.slice(0, placed.length));
      expect(placed.every((cell) => board[cell] === String(digitAt(cell)))).toBe(true);
      const lines = await keptLines(page);
      expect(lines.map((line) => Number(line.split(" ")[0]))).toEqual(lines.map((_, i) => i + 1));
      if (placed.length > 0) {
        await page.keyboard.press("u");
        const last = placed.at(-1)!;
        await boardIs(page, `${board.slice(0, last)}.${board.slice(last + 1)}`);
      }
      await context.close();
    },
  );

it("marks, colours, mode, title and time are there after a reload", { tags: "long" }, async () => {
  const { page, context } = await beginGame(browser);
  await page.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("x");
  await page.keyboard.press("1");
  await page.keyboard.press("c");
  await page.keyboard.press("2");
  await page.keyboard.press("v");
  await page.keyboard.press("3");
  await page.waitForTimeout(1_200);
  await isKept(page);
  const name = await page.getByRole("gridcell").nth(2).getAttribute("aria-label");
  expect(name).toContain("corner 1");
  await page.reload();
  await atBoard(page);
  await page.waitForFunction(
    (wanted) =>
      document.querySelectorAll("[role=gridcell]")[2]?.getAttribute("aria-label") === wanted,
    name,
  );
  await context.close();
});

/** A database that can be told to be full. */
function canBeFull(): void {
  for (const way of ["add", "put"] as const) {
    const kept = IDBObjectStore.prototype[way];
    IDBObjectStore.prototype[way] = function (...row: Parameters<IDBObjectStore["add"]>) {
      if (sessionStorage.getItem("is-full") !== null) {
        throw new DOMException("as the test wants", "QuotaExceededError");
      }
      return kept.apply(this, row);
    };
  }
}

async function download(page: Page): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: /Download/u }).first().click(); // prettier-ignore
  return readFile(await (await downloading).path(), "utf8");
}

it("a full store is told, the game goes on and can be downloaded; later all is saved", async () => {
  const phone = { viewport: { width: 390, height: 844 } };
  const { page, context } = await beginGame(browser, canBeFull, phone);
  await writeFirst(page);
  const parts = [".board", ".pad"];
  const stood = await Promise.all(parts.map((part) => boxOf(page, part)));
  await page.evaluate(() => sessionStorage.setItem("is-full", "yes"));
  await write(page, 3, 6);
  await write(page, 5, 8);
  await page.getByText("Not saved: no space left. Your moves are still here.").first().waitFor();
  await boardIs(page, withDigits([[2, 4], [3, 6], [5, 8]])); // prettier-ignore
  await page.getByText("NOT SAVED (2)").first().waitFor();
  // It is seen, and what the finger was about to tap is where it was.
  expect(await isInSight(page, ".notices .banner")).toBe(true);
  expect(await Promise.all(parts.map((part) => boxOf(page, part)))).toEqual(stood);
  const text = await download(page);
  expect(text).toContain("place r1c6 8");
  await expect.poll(() => keptLines(page)).toHaveLength(1);
  await page.locator(".notices").getByRole("button", { name: "Close" }).click();
  await page.locator(".notices .banner").waitFor({ state: "detached" });
  await page.evaluate(() => sessionStorage.removeItem("is-full"));
  await write(page, 6, 9); // it is tried again with every move, and by itself
  await boardIs(page, withDigits([[2, 4], [3, 6], [5, 8], [6, 9]])); // prettier-ignore
  await isKept(page);
  await expect.poll(() => keptLines(page)).toHaveLength(4);
  await page.reload();
  await atBoard(page);
  await boardIs(page, withDigits([[2, 4], [3, 6], [5, 8], [6, 9]])); // prettier-ignore
  await context.close();
});

it("a store that is full before the game begins: nothing is called saved, settings neither", async () => {
  const { page, context } = await beginGame(browser, () => {
    sessionStorage.setItem("is-full", sessionStorage.getItem("is-full") ?? "yes");
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...row: Parameters<IDBObjectStore["put"]>) {
      if (sessionStorage.getItem("is-full") === "yes") {
        throw new DOMException("as the test wants", "QuotaExceededError");
      }
      return put.apply(this, row);
    };
  });
  await page.getByText("Not saved: no space left. Your moves are still here.").first().waitFor();
  await expect.poll(() => page.locator('[data-save="saved"]').count()).toBe(0);
  await page.evaluate(() => sessionStorage.setItem("is-full", "no"));
  await write(page, 2, 4); // it is tried again with every move
  await isKept(page);
  await page.reload();
  await atBoard(page);
  await boardIs(page, withDigits([[2, 4]]));
  await page.goto(`${new URL(page.url()).origin}/#/settings`);
  await page.evaluate(() => sessionStorage.setItem("is-full", "yes"));
  const theme = page.getByRole("combobox", { name: "Theme" });
  await theme.selectOption({ label: "dark" });
  await page.getByText("This setting holds until you close the page: no space is left").waitFor();
  await page.evaluate(() => sessionStorage.setItem("is-full", "no"));
  await theme.selectOption({ label: "light" });
  await page.getByText("This setting holds until you close").waitFor({ state: "detached" });
  await context.close();
});

it("moves that are not saved are not left without a question", { tags: "long" }, async () => {
  const { page, context } = await beginGame(browser, canBeFull);
  const playing = page.url();
  await isKept(page);
  const learn = async (): Promise<void> => {
    await page.getByRole("navigation").getByRole("link", { name: "Learn" }).click();
  };
  const asked = page.getByRole("dialog", { name: /2 moves are not saved/u });
  await page.evaluate(() => sessionStorage.setItem("is-full", "yes"));
  await write(page, 3, 6);
  await write(page, 5, 8);
  await page.getByText("NOT SAVED (2)").first().waitFor();
  // At every press of Back: the page before stays where it is.
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(() => history.back());
    await asked.waitFor();
    await page.waitForURL(playing);
    await page.keyboard.press("Enter"); // the calm answer has the focus
    await asked.waitFor({ state: "detached" });
  }
  await boardIs(page, withDigits([[3, 6], [5, 8]])); // prettier-ignore
  await learn();
  await asked.waitFor();
  const downloading = page.waitForEvent("download");
  await asked.getByRole("button", { name: /Download/u }).click();
  const text = await readFile(await (await downloading).path(), "utf8");
  expect(text).toContain("place r1c6 8");
  await page.waitForURL(playing);
  await learn();
  await asked.getByRole("button", { name: "Leave all the same" }).click();
  await page.getByRole("heading", { level: 1, name: "Learn" }).waitFor();
  await page.goBack();
  await page.waitForURL(playing);
  await context.close();
});

it("no store at all: a game is played all the same, and the page says that it forgets", async () => {
  const { page, context } = await beginGame(browser, () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("as the test wants", "SecurityError");
    };
  });
  const told = page.getByText("This browser forgets your games when you close it.");
  await page.locator(".notices .banner", { has: told }).waitFor();
  await expect.poll(() => page.locator(".banner", { has: told }).count()).toBe(1); // by the game alone
  await write(page, 2, 4);
  await boardIs(page, withDigits([[2, 4]]));
  await page.locator('[data-save="memory"]').waitFor({ state: "attached" });
  await page.keyboard.press("u");
  await boardIs(page, kPuzzle);
  await context.close();
});

it(
  "a database that is deleted under the game is filled again, without a reload",
  { tags: "long" },
  async () => {
    const { page, context } = await beginGame(browser);
    await writeFirst(page);
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase("shudu");
          deleting.onsuccess = resolve;
          deleting.onerror = reject;
        }),
    );
    await write(page, 3, 6);
    await boardIs(page, withDigits([[2, 4], [3, 6]])); // prettier-ignore
    await isKept(page);
    await page.waitForTimeout(300);
    await page.reload();
    await atBoard(page);
    await boardIs(page, withDigits([[2, 4], [3, 6]])); // prettier-ignore
    await context.close();
  },
);

it(
  "a newer version of the app takes the database: the page says so",
  { tags: "long" },
  async () => {
    const { page, context } = await beginGame(browser);
    await writeFirst(page);
    const version = await page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open("shudu", 99);
          opening.onsuccess = () => resolve(opening.result.version);
          opening.onerror = reject;
        }),
    );
    expect(version).toBe(99);
    await page.getByText("A newer version of Shudu is open in another tab.").first().waitFor();
    await context.close();
  },
);
