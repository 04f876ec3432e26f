// A game goes to another profile by its link: the position stands there as it stood here, on every
// layout, with marks of both kinds and colours; the link of the puzzle alone brings none of it.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { violations } from "./axe";
import { browser } from "./browser";
import { open } from "./chromium";
import { isKept, kPuzzle, labels, startPlaying } from "./playing";

/** As long as titles may be, and nothing that packs well. */
const kLongTitle = String.fromCodePoint(...Array.from({ length: 200 }, (_, n) => 0x4e00 + 97 * n));
const kSmall = "1.....2..3.....4";

const cell = (page: Page, name: string) => page.getByRole("gridcell", { name });

/** A digit, marks of both kinds, a colour on a given and one elsewhere. */
async function playOn(page: Page, column: number): Promise<void> {
  await cell(page, `row 1 column ${column}, empty`).click();
  await page.keyboard.press("2");
  await cell(page, `row 2 column ${column}, empty`).click();
  for (const key of ["x", "3", "c", "1", "4", "v", "5"]) await page.keyboard.press(key);
  await cell(page, "row 1 column 1").click();
  await page.keyboard.press("7");
  await page.keyboard.press("z");
  await page.getByRole("gridcell", { name: /coloured .*$/u }).nth(1).waitFor(); // prettier-ignore
  await isKept(page);
}

async function shareFromGame(page: Page): Promise<string> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: /Share/u }).click();
  await page.getByRole("heading", { level: 1, name: "Share" }).waitFor();
  return page.getByRole("textbox", { name: "Link" }).inputValue();
}

const kPositions = [
  { name: "4x4", fragment: `#p=${kSmall}`, column: 2 },
  { name: "9x9", fragment: `#p=${kPuzzle}&t=Evening`, column: 3 },
  // Several solutions: it is played all the same.
  { name: "6x6", fragment: `#p=${"1....." + "...1.." + ".".repeat(24)}&l=6x6`, column: 2 },
];

for (const { name, fragment, column } of kPositions)
  it(
    `a position on ${name} stands in another profile`,
    { tags: name === "9x9" ? [] : "long" },
    async () => {
      const here = await open(browser, fragment, { bypassCSP: true });
      await startPlaying(here.page);
      await playOn(here.page, column);
      const before = await labels(here.page);
      const plain = await shareFromGame(here.page);
      expect(plain).toMatch(/#p=/u);
      await here.page.getByLabel("What the link holds").selectOption("progress");
      await here.page.getByLabel("Title").fill("Morning");
      await here.page.waitForFunction(() =>
        document.querySelector<HTMLTextAreaElement>("#share-link")?.value.includes("#s=1."),
      );
      expect(await violations(here.page)).toEqual([]);
      await here.page.waitForTimeout(500);
      const link = await here.page.getByRole("textbox", { name: "Link" }).inputValue();
      expect(link.length).toBeLessThan(700);
      await here.page.getByLabel("Title").fill(kLongTitle);
      await here.page.getByText("so this one leaves out the title.").waitFor();
      await here.page.getByRole("img", { name: "QR code of the link" }).waitFor();

      const there = await open(browser, link.slice(link.indexOf("#")), { bypassCSP: true });
      await there.page.getByText("Marks and colours come along.").waitFor();
      await there.page.getByRole("heading", { name: "Morning" }).waitFor();
      expect(await violations(there.page)).toEqual([]);
      await startPlaying(there.page);
      await expect.poll(() => labels(there.page)).toEqual(before);
      await there.page.keyboard.press("u"); // what came along can be taken back
      await there.page.waitForFunction(
        (count) =>
          [...document.querySelectorAll("[role=gridcell]")].filter((each) =>
            each.getAttribute("aria-label")?.includes("empty"),
          ).length === count,
        before.filter((name) => name.includes("empty")).length + 1,
      );
      expect([...here.troubles, ...there.troubles]).toEqual([]);

      const puzzle = await open(browser, plain.slice(plain.indexOf("#")));
      await startPlaying(puzzle.page);
      const untouched = await labels(puzzle.page);
      expect(untouched.filter((name) => /coloured|marks|corner/u.test(name))).toEqual([]);
      await Promise.all([here, there, puzzle].map(({ context }) => context.close()));
    },
  );

it("a shared puzzle is played on its layout; its code leaves a long title out, and says so", async () => {
  const x = "...87.435...2...6....1...........7..........3..9.6.5......4...72..........3..8.1.";
  const { context, page, troubles } = await open(browser, `#p=${x}&l=x&t=${"数".repeat(200)}`);
  await startPlaying(page);
  const uid = page.url().split("/").at(-1) ?? "";
  await expect.poll(() => page.locator("svg.drawing path.diagonal").count()).toBe(2);
  await page.evaluate((puzzle) => void (location.hash = `#/share/${puzzle}/x`), x);
  await expect
    .poll(() => page.getByRole("textbox", { name: "Link" }).inputValue())
    .toContain("l=x");
  const code = page.getByRole("img", { name: "QR code of the link" });
  await code.waitFor();
  await page.evaluate((game) => void (location.hash = `#/share/game/${game}`), uid);
  await page.getByText("so this one leaves out the title.").waitFor();
  await code.waitFor();
  await page.getByLabel("Title").fill("Evening");
  await page.getByText("so this one").waitFor({ state: "detached" });
  await code.waitFor();
  await page.evaluate((game) => void (location.hash = `#/print/game/${game}`), uid);
  await page.getByRole("checkbox", { name: "QR code" }).check();
  await page.getByText("so this one leaves out the title.").waitFor();
  await code.waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
