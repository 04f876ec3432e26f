// A whole game by the keyboard alone: from the share link to the end, with every kind of command on
// the way. The focus is never lost, and exactly one cell of the grid is a Tab stop: the one that
// has it.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { browser } from "./browser";
import { open } from "./chromium";
import { focused, heard, kEasy, kHarder, linkIsRead, openPuzzle, solve } from "./playing";

/** One Tab stop in the grid, and while the board is played it has the focus. */
async function lookAtFocus(page: Page): Promise<void> {
  const state = await page.evaluate(() => {
    const stops = [...document.querySelectorAll('[role="gridcell"][tabindex="0"]')];
    return { stops: stops.length, hasFocus: stops[0] === document.activeElement };
  });
  expect(state).toEqual({ stops: 1, hasFocus: true });
}

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const cellOf = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset["cell"] ?? "");

/** The label of a cell once it fits. */
const label = (page: Page, cell: string, wanted: RegExp): Promise<void> =>
  page
    .locator(`[data-cell="${cell}"]`)
    .and(page.locator("[role=gridcell]"))
    .evaluate(
      (node, source) =>
        new Promise<void>((done, fail) => {
          const fits = (): boolean =>
            new RegExp(source, "u").test(node.getAttribute("aria-label") ?? "");
          if (fits()) return done();
          const watch = new MutationObserver(() => fits() && done());
          watch.observe(node, { attributes: true });
          setTimeout(() => fail(new Error(`label is ${node.getAttribute("aria-label")}`)), 5000);
        }),
      wanted.source,
    );

describe("by keyboard only", () => {
  it("a puzzle is opened, solved to its end, and the focus is never lost", async () => {
    const { context, page, troubles } = await open(browser, `#p=${kEasy}&t=Evening`);
    await linkIsRead(page);
    for (let i = 0; i < 40 && (await focused(page)) !== "Play"; ++i) await press(page, "Tab");
    await press(page, "Enter");
    await page.getByRole("grid").waitFor();
    await expect.poll(() => cellOf(page)).toBe("r1c1");
    await lookAtFocus(page);
    const solution = solve(kEasy);
    for (let cell = 0; cell < 81; ++cell) {
      if (kEasy[cell] === ".") await press(page, solution[cell] ?? "");
      if (cell % 9 < 8) await press(page, "ArrowRight");
      else if (cell < 80) await press(page, "ArrowDown", "Home");
      if (cell % 20 === 0) await lookAtFocus(page);
    }
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    await lookAtFocus(page);
    await expect.poll(() => page.locator("[data-save]").getAttribute("data-save")).toBe("saved");
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("cursor, picks, marks, colours, undo", async () => {
    const { context, page, troubles } = await openPuzzle(browser, kHarder);
    await press(page, "l", "j", "Control+ArrowRight", "PageDown");
    await expect.poll(() => cellOf(page)).toBe("r5c5");
    await press(page, "g", "3", "1");
    await expect.poll(() => cellOf(page)).toBe("r3c1");
    await press(page, "Shift+3", "Control+7", "Alt+8");
    await label(page, "r3c1", /marks 7 8.*corner 3/u);
    await press(page, "Control+Shift+Digit2");
    await label(page, "r3c1", /coloured yellow/u);
    await press(page, "u", "u", "u", "u");
    await label(page, "r3c1", /empty$/u);
    await press(page, "U", "U");
    await label(page, "r3c1", /marks 7, corner 3/u);
    await press(page, "0");
    await press(page, "Shift+Delete");
    await label(page, "r3c1", /empty$/u);
    await press(page, "Control+Home", "Shift+ArrowRight", "Shift+ArrowRight");
    await expect.poll(() => page.locator('[role=gridcell][aria-selected="true"]').count()).toBe(3);
    await press(page, "Escape");
    await expect.poll(() => page.locator('[role=gridcell][aria-selected="true"]').count()).toBe(1);
    await press(page, "Control+a");
    await expect
      .poll(() => page.locator('[role=gridcell][aria-selected="true"]').count())
      .toBe([...kHarder].filter((sign) => sign === ".").length);
    await press(page, "Escape", "F");
    await label(page, "r1c2", /marks 3 7 8/u);
    await lookAtFocus(page);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("Shift with a far move picks all cells on the way", { tags: "long" }, async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    const picked = (): Promise<string> =>
      page
        .locator('[role=gridcell][aria-selected="true"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["cell"]).join(" "));
    for (const [start, keys, wanted] of [
      [["g", "5", "7"], "Shift+End", "r5c7 r5c8 r5c9"],
      [["Escape", "g", "5", "3"], "Shift+Home", "r5c1 r5c2 r5c3"],
      [["Escape", "g", "2", "2"], "Control+Shift+ArrowDown", "r2c2 r3c2 r4c2 r5c2"],
      [["Escape", "g", "2", "2"], "Control+Shift+Home", "r1c1 r1c2 r2c1 r2c2"],
    ] as const) {
      await press(page, ...start, keys);
      await expect.poll(picked, { message: keys }).toBe(wanted);
      await lookAtFocus(page);
    }
    await context.close();
  });

  it("modes, number first, next empty cell", { tags: "long" }, async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    const mode = (): Promise<string> => page.locator("input[type=radio]:checked").inputValue();
    for (const [key, name] of [
      ["x", "corner"],
      ["c", "centre"],
      ["v", "colour"],
      ["z", "digit"],
      [" ", "corner"],
    ]) {
      await press(page, key ?? "");
      await expect.poll(() => mode()).toBe(name);
    }
    await press(page, "y", "b", "3", "n");
    await expect.poll(() => cellOf(page)).toBe("r1c2");
    await press(page, "Enter");
    await label(page, "r1c2", /, 3$/u);
    await press(page, "b");
    await lookAtFocus(page);
    await context.close();
  });

  it(
    "a hint is told, looked at and applied without leaving the board",
    { tags: "long" },
    async () => {
      const { context, page } = await openPuzzle(browser, kHarder);
      for (let stage = 1; stage <= 5; ++stage) {
        expect(await heard(page, () => press(page, "t")), String(stage)).not.toBe("");
        await lookAtFocus(page);
      }
      await label(page, "r9c4", /loses 9 in the hint/u);
      await press(page, "T");
      await press(page, "t", "Enter");
      await page.getByRole("heading", { name: "Locked Candidates" }).waitFor({ state: "detached" });
      await lookAtFocus(page);
      await press(page, "t");
      await page.getByRole("region", { name: "Hint" }).waitFor();
      await press(page, "Escape");
      await page.getByRole("region", { name: "Hint" }).waitFor({ state: "detached" });
      await lookAtFocus(page);
      await context.close();
    },
  );

  it("dialogs, menus and panels give the focus back", { tags: "long" }, async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    const withinDialog = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.closest("dialog") !== null);
    await press(page, "n", "?");
    await page.getByRole("dialog").waitFor();
    await expect.poll(() => withinDialog()).toBe(true);
    await press(page, "Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await lookAtFocus(page);
    // One dialog right after another.
    await press(page, "?", "Escape", "m");
    await page.locator("dialog[open] input[type=text]").waitFor();
    await page.keyboard.type("the start");
    await press(page, "Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await lookAtFocus(page);
    await press(page, "3", "M");
    await page.getByRole("heading", { name: "the start" }).waitFor();
    await press(page, "Escape");
    await lookAtFocus(page);
    await press(page, "u", "Enter");
    await page.getByRole("menu").waitFor();
    await press(page, "ArrowDown", "Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    await lookAtFocus(page);
    await press(page, ":");
    await page.keyboard.type("goto the start");
    await press(page, "Enter");
    await lookAtFocus(page);
    await press(page, "p");
    await page.getByRole("grid").waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("Go on");
    await press(page, "p");
    await page.getByRole("grid").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("role")))
      .toBe("gridcell");
    await lookAtFocus(page);
    await context.close();
  });

  it(
    "a long history stands around the present move, and goes on where one asks for more",
    { tags: "long" },
    async () => {
      const { context, page, troubles } = await openPuzzle(browser, kHarder);
      await press(page, "n");
      for (let i = 0; i < 250; ++i) await press(page, `Shift+Digit${1 + (i % 9)}`);
      await press(page, "M");
      const entries = page.locator("[data-n]");
      await page.getByRole("button", { name: "150 earlier moves" }).waitFor();
      await expect.poll(() => entries.count()).toBe(101);
      await press(page, "Home", "Enter");
      await page.getByRole("button", { name: "50 earlier moves" }).waitFor();
      await expect.poll(() => entries.count()).toBe(201);
      await expect
        .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset["n"]))
        .toBe("150");
      await press(page, "Home", "Enter", "Home");
      await expect.poll(() => focused(page)).toContain("the beginning");
      await press(page, "Enter");
      await page.getByRole("button", { name: "150 later moves" }).waitFor();
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  it("Tab goes through the page and out of it: one stop for each group", async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    const stops: string[] = [];
    for (let i = 0; i < 5; ++i) {
      await press(page, "Tab");
      stops.push(
        await page.evaluate(() => {
          const on = document.activeElement;
          return (
            on?.closest("[role=toolbar]")?.getAttribute("aria-label") ??
            on?.getAttribute("type") ??
            "out"
          );
        }),
      );
    }
    expect(stops.slice(0, 4)).toEqual(["radio", "button", "Digits", "Actions"]);
    expect(stops[4]).not.toBe("Actions");
    await press(page, "Shift+Tab", "Shift+Tab", "ArrowRight", "ArrowRight", "Enter");
    await label(page, "r1c2", /, empty$/u); // the cursor is at a given
    await context.close();
  });
});
