// What a screen reader is given: the board as a grid with names, states and one focus, in the
// browser's own accessibility tree; nothing of its picture; live regions that are there, and empty,
// from the first paint.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { browser } from "./browser";
import { open } from "./chromium";
import { atBoard, heard, kHarder, openPuzzle } from "./playing";

interface Node {
  readonly role: string;
  readonly name: string;
  readonly states: Readonly<Record<string, unknown>>;
}

/** The nodes of the browser's tree that are not ignored. */
async function tree(page: Page): Promise<readonly Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => ({
      role: String(node.role?.value ?? ""),
      name: String(node.name?.value ?? ""),
      states: Object.fromEntries(
        (node.properties ?? []).map(({ name, value }) => [name, value.value]),
      ),
    }));
}

describe("the accessibility tree of the board", () => {
  it("is a grid of 9 rows and 81 named cells, and nothing of its picture", async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    const nodes = await tree(page);
    const grids = nodes.filter((node) => node.role === "grid");
    expect(grids).toHaveLength(1);
    expect(grids[0]?.name).toBe("Sudoku board, 9 by 9");
    expect(grids[0]?.states["multiselectable"]).toBe(true);
    expect(nodes.filter((node) => node.role === "row")).toHaveLength(9);
    const cells = nodes.filter((node) => /^grid ?cell$/iu.test(node.role));
    expect(cells).toHaveLength(81);
    expect(cells[0]?.name).toBe("row 1 column 1, 1, given");
    expect(cells[1]?.name).toBe("row 1 column 2, empty");
    expect(cells[80]?.name).toBe("row 9 column 9, 5, given");
    expect(cells.every((cell) => cell.name !== "")).toBe(true);
    expect(cells[0]?.states["readonly"]).toBe(true);
    expect(cells[1]?.states["readonly"]).not.toBe(true);
    expect(cells.filter((cell) => cell.states["focused"] === true)).toHaveLength(1);
    expect(cells.filter((cell) => cell.states["selected"] === true)).toHaveLength(1);
    // A bare digit or letter would be a piece of the drawing.
    expect(nodes.filter((node) => /^[1-9]$/u.test(node.name))).toEqual([]);
    await context.close();
  });

  it("says in the name of a cell what its picture shows", async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    const name = async (cell: string): Promise<string> =>
      (await page.locator(`[role=gridcell][data-cell=${cell}]`).getAttribute("aria-label")) ?? "";
    await page.keyboard.press("n");
    for (const keys of ["Shift+3", "Control+7", "Control+8"]) await page.keyboard.press(keys);
    await expect.poll(() => name("r1c2")).toBe("row 1 column 2, empty, marks 7 8, corner 3");
    await page.keyboard.press("Shift+Delete");
    await page.keyboard.press("1");
    await expect
      .poll(() => name("r1c2"))
      .toMatch(/row 1 column 2, 1, in conflict with row 1 column 1/u);
    await page.keyboard.press("u");
    for (let i = 0; i < 5; ++i) await page.keyboard.press("t");
    await expect.poll(() => name("r9c4")).toMatch(/loses 9 in the hint/u);
    await expect.poll(() => name("r5c4")).toMatch(/part of the hint/u);
    await context.close();
  });

  it("loses the board while the game is paused", async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    await page.keyboard.press("p");
    await page.getByRole("grid").waitFor({ state: "detached" });
    const nodes = await tree(page);
    expect(nodes.filter((node) => /^grid ?cell$/iu.test(node.role))).toEqual([]);
    expect(nodes.some((node) => node.name === "Paused. The board is hidden.")).toBe(true);
    await context.close();
  });

  it("has buttons that say how many of a digit are left", async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    await page.getByRole("button", { name: "7, 9 left", exact: true }).waitFor();
    const modes = (await tree(page)).filter((node) => /^radio/iu.test(node.role));
    expect(modes.map((node) => node.name)).toEqual(["Digit", "Corner", "Centre", "Colour"]);
    await context.close();
  });
});

describe("live regions", () => {
  it("are there and empty at the first paint, and never say the time", async () => {
    const { context, page } = await open(browser);
    const regions = page.locator("[data-voice]");
    await expect.poll(() => regions.count()).toBe(2);
    expect((await regions.allTextContents()).join("").trim()).toBe("");
    await expect.poll(() => page.locator("[data-voice=alert]").getAttribute("role")).toBe("alert");
    await context.close();
  });

  it(
    "say each move, the same words again in another node, and ten moves in two",
    { tags: "long" },
    async () => {
      const { context, page } = await openPuzzle(browser, kHarder);
      await page.keyboard.press("n");
      expect(await heard(page, () => page.keyboard.press("3"))).toBe("3 at row 1 column 2.");
      await heard(page, () => page.keyboard.press("u"));
      const again = await heard(page, () => page.keyboard.press("u"));
      expect(await heard(page, () => page.keyboard.press("u"))).toBe(again);
      const count = await page.evaluate(async () => {
        let changes = 0;
        const watch = new MutationObserver(() => changes++);
        const voice = document.querySelector("[data-voice=polite]");
        if (voice !== null)
          watch.observe(voice, { subtree: true, characterData: true, childList: true });
        const board = document.activeElement;
        for (let i = 0; i < 10; ++i) {
          const given = {
            key: String((i % 9) + 1),
            code: `Digit${(i % 9) + 1}`,
            bubbles: true,
            shiftKey: true,
          };
          board?.dispatchEvent(new KeyboardEvent("keydown", given));
          await new Promise((done) => setTimeout(done, 10));
        }
        await new Promise((done) => setTimeout(done, 600));
        return changes;
      });
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(4); // a message empties one node and fills the other
      await context.close();
    },
  );

  it(
    "read houses from the menu of a cell, of which who has no letter keys is told",
    { tags: "long" },
    async () => {
      const { context, page, troubles } = await openPuzzle(browser, kHarder);
      const told = async (): Promise<string> => {
        const id = await page.getByRole("grid").getAttribute("aria-describedby");
        return (await page.locator(`[id="${id}"]`).textContent()) ?? "";
      };
      expect(await told()).toMatch(/n goes to the next empty cell.*t gives a hint/u);
      const game = page.url();
      await page.goto(game.replace(/#.*$/u, "#/settings"));
      await page.getByLabel("Letter keys", { exact: true }).uncheck();
      await page.goto(game);
      await atBoard(page);
      expect(await told()).toMatch(/Enter opens the menu of the cell/u);
      expect(await told()).not.toMatch(/\b[nRCBt]\b|question mark/u);
      const kRead = {
        row: /^Row 1: 1, empty/u,
        column: /^Column 1: 1, 4/u,
        box: /^Box 1: 1, empty/u,
      };
      for (const [house, words] of Object.entries(kRead)) {
        await page.keyboard.press("Enter");
        await page.getByRole("menuitem", { name: `Read this ${house}` }).focus();
        expect(await heard(page, () => page.keyboard.press("Enter"))).toMatch(words);
      }
      await page.keyboard.press("F1");
      await page.getByRole("dialog").waitFor();
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  it("read houses, counts and the last message", { tags: "long" }, async () => {
    const { context, page } = await openPuzzle(browser, kHarder);
    const say = (key: string): Promise<string> => heard(page, () => page.keyboard.press(key));
    expect(await say("R")).toMatch(/^Row 1: 1, empty, empty.*missing 2 3 4 7 8\.$/u);
    expect(await say("C")).toMatch(/^Column 1: 1, 4, empty/u);
    expect(await say("B")).toMatch(/^Box 1: 1, empty, empty, 4, 9, 2/u);
    expect(await say(",")).toMatch(/^35 empty\. Left:/u); // 46 givens
    const last = await say(".");
    expect(last).toMatch(/^row 1 column 1, 1, given/iu);
    expect(await say(";")).toBe(last);
    await context.close();
  });
});
