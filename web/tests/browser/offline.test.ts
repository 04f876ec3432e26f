// Offline after one visit: reload, play, hint, technique page, solver, import, statistics; nothing
// asks the net.
import { expect, it } from "vitest";

import { browser } from "./browser";
import { open } from "./chromium";
import { kEasy, startPlaying } from "./playing";

it("says that it is kept without moving the page under a finger", async () => {
  const { context, page } = await open(browser, "#/make", {
    serviceWorkers: "allow",
    viewport: { width: 390, height: 600 },
  });
  await page.getByText("From now on Shudu works offline too.").waitFor();
  const [below, top, end] = await page.evaluate(() => {
    const box = (name: string) => document.querySelector(name)!.getBoundingClientRect();
    return [box("header").bottom, box("main").top, box(".banners .banner").bottom];
  });
  expect(top).toBe(below);
  expect(end).toBeLessThanOrEqual(page.viewportSize()!.height);
  // And whatever comes to the end of the page can be scrolled out from behind it.
  await page.getByRole("button", { name: "Make", exact: true }).focus();
  const isFree = await page.evaluate(() => {
    const button = document.activeElement!.getBoundingClientRect();
    const news = document.querySelector(".banners .banner")!.getBoundingClientRect();
    return button.bottom <= news.top || button.right <= news.left;
  });
  expect(isFree).toBe(true);
  await context.close();
});

it("works offline after one visit, all of it", async () => {
  const { context, page, troubles } = await open(browser, "", { serviceWorkers: "allow" });
  await page.getByText("From now on Shudu works offline too.").waitFor();
  await page.getByRole("button", { name: "All right" }).click();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Shudu" }).waitFor();
  await page.getByText("Offline. All works.").waitFor();

  await page.evaluate((text) => void (location.hash = `#p=${text}`), kEasy);
  await startPlaying(page);
  await page.keyboard.press("n");
  await page.keyboard.press("4");
  // Before the digit stands there, "saved" is said of the game without it.
  await page.getByRole("gridcell", { name: /, 4$/u }).first().waitFor();
  await page.getByText("saved", { exact: true }).first().waitFor();
  await page.keyboard.press("t");
  await page.getByRole("region", { name: "Hint" }).waitFor();
  await page.reload();
  await page.getByRole("gridcell", { name: /, 4$/u }).first().waitFor();

  const places = [
    ["#/learn/swordfish", "Stage 1 of 5"],
    [`#/solve/${kEasy}`, "The way to the solution"],
    ["#/practise/x-wing", "Chosen:"],
    ["#/statistics", "No finished games yet."],
    ["#/new", "Kinds of marks"],
    ["#/about", "Licences"],
  ] as const;
  for (const [fragment, text] of places) {
    await page.evaluate((hash) => void (location.hash = hash), fragment);
    await page.getByText(text).first().waitFor();
  }
  await page.evaluate(() => void (location.hash = "#/settings"));
  await page.getByRole("combobox", { name: "Language" }).selectOption("zh-CN");
  await page.getByRole("heading", { level: 1, name: "设置" }).waitFor();
  expect(troubles.filter((line) => !line.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await context.close();
});
