// Every way a puzzle comes in: pasted, typed, dropped, from a file, by a link; and what must not
// come in: markup in titles, direction overrides, links that unpack too large or fail their
// checksum, files too large, no puzzle.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { violations } from "./axe";
import { browser } from "./browser";
import { open } from "./chromium";
import { kEasy, kHarder, startPlaying } from "./playing";

// A link with progress, without its checksum.
const kWhole =
  "s=1.105.N4IgzgxgFgpgtgQxALgIwBoQAcCuAvPAGxhRAFYBmAOioHYa" +
  "aA2G1ATjIatYA5PnemDCgBYavalVT0aAJgbNmDGQJrC2NDgwG1WIAL5A";

const found = (page: Page) => page.getByRole("region", { name: "What was found" });
const field = (page: Page) => page.getByRole("textbox", { name: "Puzzle, saved game or link" });

/** No script of a stranger's has run, nothing was asked of anybody. */
async function expectCalm(page: Page, troubles: readonly string[]): Promise<void> {
  expect(await page.evaluate(() => (globalThis as { hit?: boolean }).hit)).toBeUndefined();
  expect(await page.locator("main img, main iframe, main script").count()).toBe(0);
  expect(troubles).toEqual([]);
}

describe("a puzzle comes in", { tags: "long" }, () => {
  it("typed or pasted into the field, in whatever form", async () => {
    const { context, page, troubles } = await open(browser, "#/import");
    const grid = kEasy.replaceAll(/(.{9})/gu, "$1\n").replaceAll(".", "0");
    for (const text of [kEasy, grid, `:0000:x:${kEasy}:::`, `${kEasy} # a comment`]) {
      await field(page).fill(text);
      await found(page).getByText("30 givens").waitFor();
      await found(page).getByText("One solution.").waitFor();
      await field(page).fill("");
      await found(page).waitFor({ state: "detached" });
    }
    await expectCalm(page, troubles);
    await context.close();
  });

  it("pasted anywhere on the page, and is played", async () => {
    const { context, page } = await open(browser, "#/import");
    await page.getByRole("heading", { level: 1 }).focus();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, kEasy);
    await found(page).getByText("30 givens").waitFor();
    await startPlaying(page);
    expect(page.url()).toMatch(/#\/play\/[a-z0-9]{20}$/u);
    await context.close();
  });

  it("as a file that is chosen, or dropped", async () => {
    const { context, page } = await open(browser, "#/import");
    const sdk = `#CEvening\n${kEasy.replaceAll(/(.{9})/gu, "$1\n")}`;
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "evening.sdk", mimeType: "text/plain", buffer: Buffer.from(sdk) });
    await found(page).getByText("30 givens").waitFor();
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "small.txt", { type: "text/plain" }));
      const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector(".drop")?.dispatchEvent(drop);
    }, "1.....2..3.....4");
    await found(page).getByText("4 givens").waitFor();
    await context.close();
  });

  it("typed into a board by keys alone", async () => {
    const { context, page } = await open(browser, "#/import");
    await page.getByRole("button", { name: "Type it into a board" }).click();
    await page.getByLabel("Size").selectOption("4");
    const cell = page.getByRole("gridcell", { name: "row 1 column 1, empty" });
    await cell.focus();
    for (const key of [
      "1",
      "ArrowDown",
      "ArrowRight",
      "ArrowRight",
      "2",
      "ArrowDown",
      "ArrowLeft",
      "3",
    ]) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("4");
    await found(page).getByText("4 givens").waitFor();
    await found(page).getByText("One solution.").waitFor();
    await expect.poll(() => field(page).inputValue()).toBe("1.....2..3.....4");
    await context.close();
  });

  it("as a saved game, with its moves; a damaged one is refused in words", async () => {
    const { context, page } = await open(browser, `#p=${kEasy}`);
    await startPlaying(page);
    await page.keyboard.press("n");
    await page.keyboard.press("4");
    await page.getByText("saved", { exact: true }).first().waitFor();
    const uid = page.url().split("/").at(-1) ?? "";
    await page.evaluate((game) => void (location.hash = `#/share/game/${game}`), uid);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Saved game (.shudu)" }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    expect(text).toMatch(/^shudu-game 1\n/u);

    const other = await open(browser, "#/import");
    await field(other.page).fill(text);
    await found(other.page).getByText("Read as a saved game. Moves: 1.").waitFor();
    await other.page.getByRole("button", { name: "Open this game" }).click();
    await other.page.getByRole("grid").waitFor();
    await other.page.getByRole("gridcell", { name: /, 4$/u }).first().waitFor();
    await other.page.evaluate(() => void (location.hash = "#/import"));
    await field(other.page).fill(text.replace("place", "plaice"));
    await found(other.page)
      .getByText(/changed or damaged/u)
      .waitFor();
    await other.page.getByRole("button", { name: "Open this game" }).waitFor();
    await other.context.close();
    await context.close();
  });

  it("as a link in the field, or as a file that the system opens with the app", async () => {
    const { context, page } = await open(browser, "#/import");
    const address = page.url().replace(/#.*/u, "");
    await field(page).fill(`${address}#p=${kEasy}&t=Evening`);
    await found(page).getByRole("heading", { name: "Evening" }).waitFor();
    await field(page).fill(`${address}#/solve/1.....2..3.....4/4x4`);
    await found(page).getByText("4 givens").waitFor();
    await context.addInitScript((text) => {
      const file = { getFile: () => Promise.resolve(new File([text], "evening.sdm")) };
      Object.defineProperty(globalThis, "launchQueue", {
        value: { setConsumer: (take: (params: object) => void) => take({ files: [file] }) },
      });
    }, `${kEasy}\n`);
    await page.reload();
    await found(page).getByText("30 givens").waitFor();
    await context.close();
  });

  it("by a link that another profile has shared", async () => {
    const { context, page } = await open(browser, `#/share/${kEasy}`);
    await page.getByLabel("Title").fill("Evening & <b>morning</b>");
    const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
    await context.close();
    const other = await open(browser, link.slice(link.indexOf("#")));
    await found(other.page).getByText("Evening & <b>morning</b>").waitFor();
    await found(other.page).getByText("One solution.").waitFor();
    await expectCalm(other.page, other.troubles);
    await other.context.close();
  });
});

it(
  "a file of thousands is read whole, and any of them can be chosen",
  { tags: "long" },
  async () => {
    const { context, page, troubles } = await open(browser, "#/import", { bypassCSP: true });
    const file = (text: string | Buffer) =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name: "many.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    const lines = Array.from({ length: 12_300 }, () => kEasy);
    lines.splice(1, 1, `${kHarder} # the second`);
    lines.splice(5, 1, "no puzzle at all");
    lines.splice(-1, 1, "1.....2..3.....4");
    const text = `${lines.join("\n")}\n`;
    expect(text.length).toBeGreaterThan(1_000_000);
    await file(text);
    const card = found(page);
    await card.getByText("12299 puzzles found. One is shown.").waitFor();
    await card.getByText("1 place could not be read as a puzzle.").waitFor();
    await card.getByText("30 givens").waitFor();
    expect(await violations(page)).toEqual([]);
    await card.getByRole("button", { name: "Next" }).click();
    await card.getByText("46 givens").waitFor();
    await card.getByLabel("Puzzle no.").fill("12299");
    await card.getByLabel("Puzzle no.").press("Enter");
    await card.getByText(/ 4 givens/u).waitFor();
    await card.getByRole("button", { name: "Next" }).click({ force: true }); // there is none
    await card.getByLabel("Puzzle no.").fill("12300");
    await card.getByLabel("Puzzle no.").press("Enter");
    await expect.poll(() => card.getByLabel("Puzzle no.").inputValue()).toBe("12299");
    await card.getByRole("button", { name: "Previous" }).click();
    await card.getByText("30 givens").waitFor();
    await expect.poll(() => card.getByLabel("Puzzle no.").inputValue()).toBe("12298");
    // What was found is not shown beside what is read next, nor when that fails.
    await file(Buffer.from([0, 1, 2]));
    await card.getByText("This file holds no text.").waitFor();
    await expect.poll(() => card.getByRole("button").count()).toBe(0);
    await file(Buffer.from(`\uFEFF${kHarder}`, "utf16le"));
    await card.getByText("46 givens").waitFor();
    await field(page).fill(kEasy);
    await card.getByText("30 givens").waitFor();
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      const lost = new File(["x"], "gone.txt");
      lost.arrayBuffer = () => new Promise((_resolve, reject) => setTimeout(reject, 400));
      Object.defineProperty(dataTransfer, "files", { value: [lost] });
      const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector(".drop")?.dispatchEvent(drop);
    });
    await expect.poll(() => card.count()).toBe(0);
    await card.getByText("This file holds no text.").waitFor();
    await expectCalm(page, troubles);
    await context.close();
  },
);

it(
  "a puzzle that almost has a solution is told which given stands in the way",
  { tags: "long" },
  async () => {
    const { context, page } = await open(browser, "#/import");
    await field(page).fill(`531${kEasy.slice(3)}`);
    await found(page).getByText("Without the 1 at r1c3 it would have one.").waitFor();
    await expect
      .poll(() => found(page).getByRole("button", { name: "Play" }).isDisabled())
      .toBe(true);
    await context.close();
  },
);

describe("strange links", () => {
  it("have titles as text, without direction overrides, 200 characters at most", async () => {
    const hostile = [
      '<img src=x onerror="globalThis.hit=true">',
      "<svg onload=globalThis.hit=true><script>globalThis.hit=true</script>",
      "javascript:globalThis.hit=true",
      `\u202E${"A".repeat(100_00)}`,
    ];
    for (const title of hostile) {
      const { context, page, troubles } = await open(
        browser,
        `#p=${kEasy}&t=${encodeURIComponent(title)}`,
      );
      const shown = await found(page).getByRole("heading", { level: 3 }).textContent();
      expect(shown).toBe(title.replaceAll("\u202E", "").slice(0, 200));
      await startPlaying(page);
      await page.evaluate(() => void (location.hash = "#/saved"));
      await page.getByRole("heading", { level: 3 }).first().waitFor();
      await expectCalm(page, troubles);
      await context.close();
    }
  });

  it("are refused with a sentence: checksum, version, base, size stated, rubbish", async () => {
    const { context, page, troubles } = await open(browser, `#/share/game/none`);
    const bad = [
      `${kWhole}.d135ae39`,
      "s=2.105.N4IgzgxgFgpg.d135ae38",
      "s=1.65537.N4IgzgxgFgpg.d135ae38",
      "s=1.105.N4Ig%00zgxgFgpg.d135ae38",
      "s=",
      `s=1.60000.${"IA".repeat(300)}.00000000`,
      "p=",
      "p=12345",
      "p=%3Cscript%3E",
    ];
    for (const fragment of bad) {
      await page.evaluate((hash) => void (location.hash = hash), `#${fragment}`);
      const card = found(page);
      await card.waitFor();
      expect([fragment, await card.getByRole("button", { name: "Play" }).count()]).toEqual([
        fragment,
        0,
      ]);
      expect([fragment, (await card.innerText()).length > 30]).toEqual([fragment, true]);
      await page.evaluate(() => void (location.hash = "#/about"));
      await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
    }
    await expectCalm(page, troubles);
    await context.close();
  });

  it("do not hold up the page: a million characters are refused at once", async () => {
    const { context, page } = await open(browser, "#/import");
    await field(page).evaluate((element: HTMLTextAreaElement) => {
      element.value = "7".repeat(1_100_000);
      element.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await found(page).getByText("This is larger than 1 MiB.").waitFor();
    await page.locator('input[type="file"]').setInputFiles({
      name: "x.txt",
      mimeType: "text/plain",
      buffer: Buffer.alloc(1_048_577, 46),
    });
    await found(page).getByText("This is larger than 1 MiB.").waitFor();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "x.bin", mimeType: "", buffer: Buffer.from([0, 1, 2, 0]) });
    await found(page).getByText("This file holds no text.").waitFor();
    await context.close();
  });
});
