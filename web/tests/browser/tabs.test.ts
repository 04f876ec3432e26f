// One game in two tabs of one browser, by its own locks, channels and store.
import type { BrowserContext, Page } from "playwright-core";
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
  withDigits,
  write,
} from "./playing";

interface Tabs {
  readonly context: BrowserContext;
  readonly first: Page;
  readonly second: Page;
}

async function twoTabs(before?: () => void): Promise<Tabs> {
  const { page: first, context } = await beginGame(browser, before);
  await isKept(first);
  const second = await context.newPage();
  await second.goto(first.url());
  await atBoard(second);
  return { context, first, second };
}

it("the second tab looks on and follows; playing here moves the right", async () => {
  const { context, first, second } = await twoTabs();
  await second.getByText("Open in another tab.").first().waitFor();
  await first.bringToFront();
  await atBoard(first);
  await write(first, 2, 4);
  await boardIs(second, withDigits([[2, 4]]));
  const stood = await boxOf(first, ".board");
  await second.bringToFront();
  await second.getByRole("button", { name: "Play here instead" }).click();
  await atBoard(second);
  await second.getByRole("button", { name: "Undo" }).waitFor();
  await first.getByText("Open in another tab.").first().waitFor({ state: "attached" });
  expect(await boxOf(first, ".board")).toEqual(stood);
  expect(await isInSight(first, ".notices .banner")).toBe(true);
  await write(second, 3, 6);
  await boardIs(second, withDigits([[2, 4], [3, 6]])); // prettier-ignore
  await boardIs(first, withDigits([[2, 4], [3, 6]])); // prettier-ignore
  await isKept(second);
  await context.close();
});

it("a game that is deleted in another tab is never played on unkept, and can be kept again", async () => {
  const { context, first, second } = await twoTabs();
  await first.bringToFront();
  await atBoard(first);
  await write(first, 2, 4);
  await boardIs(second, withDigits([[2, 4]]));
  const third = await context.newPage();
  await third.goto(`${new URL(first.url()).origin}/#/saved`);
  await third.getByRole("button", { name: "Delete" }).click();
  await third.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await third.getByText("Deleted.").first().waitFor();
  for (const tab of [first, second]) {
    await tab.locator(".notices").getByText("This game was deleted in another tab.").waitFor();
    await expect.poll(() => tab.getByRole("button", { name: "Play here instead" }).count()).toBe(0);
  }
  await second.bringToFront();
  await second.getByRole("button", { name: "Keep it again" }).click();
  await atBoard(second);
  await first.getByText("Open in another tab.").first().waitFor({ state: "attached" });
  await write(second, 3, 6);
  await isKept(second);
  await boardIs(first, withDigits([[2, 4], [3, 6]])); // prettier-ignore
  await second.reload();
  await atBoard(second);
  await boardIs(second, withDigits([[2, 4], [3, 6]])); // prettier-ignore
  await context.close();
});

it(
  "a tab that stands still loses the game after 3 seconds, and knows it",
  { tags: "long" },
  async () => {
    const { context, first, second } = await twoTabs();
    await second.getByText("Open in another tab.").first().waitFor();
    // The first tab hears nothing for a while: its script is busy.
    const busy = first.evaluate(() => {
      const end = performance.now() + 5_000;
      while (performance.now() < end);
    });
    await second.getByRole("button", { name: "Play here instead" }).click();
    await second.getByRole("button", { name: "Undo" }).waitFor();
    await write(second, 2, 4);
    await boardIs(second, withDigits([[2, 4]]));
    await busy;
    await first.getByText("Open in another tab.").first().waitFor({ state: "attached" });
    await boardIs(first, withDigits([[2, 4]]));
    await context.close();
  },
);

it("without locks both play: no move is lost, none is doubled", async () => {
  const { context, first, second } = await twoTabs(() => {
    Object.defineProperty(navigator, "locks", { value: undefined });
  });
  await atBoard(first);
  const mine: [number, number][] = [[2, 4], [3, 6], [5, 8], [6, 9], [7, 1]]; // prettier-ignore
  const theirs: [number, number][] = [[10, 7], [11, 2], [15, 3], [16, 4], [17, 8]]; // prettier-ignore
  for (let i = 0; i < mine.length; ++i) {
    await Promise.all([write(first, ...mine[i]!), write(second, ...theirs[i]!)]);
  }
  const all = withDigits([...mine, ...theirs]);
  await boardIs(first, all);
  await boardIs(second, all);
  await Promise.all([isKept(first), isKept(second)]);
  const lines = await keptLines(first);
  expect(lines.map((line) => Number(line.split(" ")[0]))).toEqual(lines.map((_, i) => i + 1));
  expect(lines.filter((line) => line.includes(" place "))).toHaveLength(10);
  await first.reload();
  await atBoard(first);
  await expect.poll(() => boardOf(first)).toBe(all);
  await context.close();
});

it("settings of one tab show in the other", { tags: "long" }, async () => {
  const { context, first, second } = await twoTabs();
  await first.evaluate(() => (location.hash = "#/settings"));
  await first.getByLabel("Theme").selectOption({ index: 2 });
  await second.waitForFunction(() => document.documentElement.dataset["theme"] !== undefined);
  const themes = await Promise.all(
    [first, second].map((page) => page.evaluate(() => document.documentElement.dataset["theme"])),
  );
  expect(themes[0]).toBe(themes[1]);
  await context.close();
});
