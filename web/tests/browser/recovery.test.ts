// Workers that end in the browser: the game goes on with every move, at most one sentence is seen.
import type { Page, Worker } from "playwright-core";
import { expect, it } from "vitest";

import { browser } from "./browser";
import type { Opened } from "./chromium";
import {
  atBoard,
  beginGame,
  boardIs,
  isKept,
  keptLines,
  withDigits,
  write,
  writeFirst,
} from "./playing";

/** The worker that keeps the game: after a reload of the page it is the only one. */
async function playWorker(page: Page): Promise<Worker> {
  const [worker] = page.workers();
  expect(page.workers()).toHaveLength(1);
  return worker!;
}

async function begin(): Promise<Opened> {
  const opened = await beginGame(browser);
  await isKept(opened.page);
  await opened.page.reload();
  await atBoard(opened.page);
  return opened;
}

/** An error that nobody catches: the browser tells the page. */
const breakDown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    setTimeout(() => {
      throw new Error("as the test wants");
    });
  });

/** Ends without a word: only the missing answer shows it. */
const fallSilent = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    setTimeout(() => self.close());
  });

it(
  "a worker that breaks down while it is idle is replaced, and nothing is lost",
  { tags: "long" },
  async () => {
    const { page, context } = await begin();
    await writeFirst(page);
    await breakDown(await playWorker(page));
    await page.waitForTimeout(300);
    await write(page, 3, 6);
    await boardIs(page, withDigits([[2, 4], [3, 6]])); // prettier-ignore
    await isKept(page);
    expect((await keptLines(page)).filter((line) => line.includes("place"))).toHaveLength(2);
    await context.close();
  },
);

it(
  "a worker that falls silent is noticed with the next move, which is done",
  { tags: "long" },
  async () => {
    const { page, context } = await begin();
    await writeFirst(page);
    await fallSilent(await playWorker(page));
    await page.waitForTimeout(200);
    await write(page, 3, 6);
    await boardIs(page, withDigits([[2, 4], [3, 6]])); // prettier-ignore
    const said = await page.locator(".message").innerText();
    expect(said).toContain("6 at row 1 column 4.");
    await isKept(page);
    expect((await keptLines(page)).filter((line) => line.includes("place"))).toHaveLength(2);
    await context.close();
  },
);

it("a worker that breaks down in the middle of fast moves loses none of them", async () => {
  const { page, context } = await begin();
  const open = [2, 3, 5, 6, 7, 8, 10, 11, 15, 16];
  const digits = [4, 6, 8, 9, 1, 2, 7, 2, 3, 4];
  const worker = await playWorker(page);
  for (const [i, cell] of open.entries()) {
    if (i === 4) await breakDown(worker);
    await write(page, cell, digits[i]!);
  }
  await boardIs(page, withDigits(open.map((cell, i) => [cell, digits[i]!] as const)));
  await isKept(page);
  const lines = await keptLines(page);
  const numbers = lines.map((line) => Number(line.split(" ")[0]));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(lines.filter((line) => line.includes("place"))).toHaveLength(10);
  await context.close();
});

it("three dead workers within a minute are told, with a download", async () => {
  const { page, context } = await begin();
  for (const cell of [2, 3, 5]) {
    await breakDown(await playWorker(page));
    await page.waitForTimeout(300);
    await write(page, cell, 1);
    await page.waitForTimeout(300);
  }
  const banner = page.getByText("The engine keeps stopping.").first();
  await banner.waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: /Download/u }).first().click(); // prettier-ignore
  expect((await downloading).suggestedFilename()).toMatch(/\.shudu$/u);
  await context.close();
});

it("a hint whose worker dies is a sentence, and the next one comes", { tags: "long" }, async () => {
  const { page, context } = await begin();
  const play = await playWorker(page);
  await page.keyboard.press("t");
  await page.locator(".sheet").waitFor();
  const adviser = page.workers().find((worker) => worker !== play)!;
  await page.keyboard.press("Escape");
  await page.locator(".sheet").waitFor({ state: "detached" });
  await breakDown(adviser);
  await page.waitForTimeout(300);
  await write(page, 2, 4);
  await page.keyboard.press("t");
  await page.locator(".sheet").waitFor();
  await context.close();
});
