// By ear: an easy puzzle is solved by somebody who has nothing but names and what is spoken. The
// script presses keys, listens, and keeps the board in its head; it never looks at a class, a
// colour, or the game.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { browser } from "./browser";
import { focused, heard, kEasy, openPuzzle, spoken } from "./playing";

/** "Row 2: 6, empty, ..., 5. 4 empty, missing 3 4 7 8." as digits, 0 for an empty cell. */
function digitsOf(told: string): number[] {
  const list = /: (.*?)\. /u.exec(`${told} `)?.[1] ?? "";
  return list.split(", ").map((word) => Number(word) || 0);
}

/** Where the voice says that the cursor is. */
function place(name: string): { row: number; column: number } {
  const match = /row (\d) column (\d)/u.exec(name);
  if (match === null) throw new Error(`no place in: ${name}`);
  return { row: Number(match[1]) - 1, column: Number(match[2]) - 1 };
}

async function hearBoard(page: Page): Promise<number[][]> {
  const rows: number[][] = [];
  await page.keyboard.press("Control+Home");
  for (let row = 0; row < 9; ++row) {
    rows.push(digitsOf(await heard(page, () => page.keyboard.press("R"))));
    await page.keyboard.press("ArrowDown");
  }
  return rows;
}

/** The digits that no house of the cell holds, as one who listens would count them. */
function candidates(board: readonly (readonly number[])[], row: number, column: number): number[] {
  const seen = new Set<number>();
  for (let i = 0; i < 9; ++i) {
    seen.add(board[row]?.[i] ?? 0).add(board[i]?.[column] ?? 0);
    const inBox =
      board[Math.floor(row / 3) * 3 + Math.floor(i / 3)]?.[Math.floor(column / 3) * 3 + (i % 3)];
    seen.add(inBox ?? 0);
  }
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.has(digit));
}

describe("by ear alone", () => {
  it(
    "a cursor that is moved from the pad is told of, for the focus does not go with it",
    { tags: "long" },
    async () => {
      const { context, page } = await openPuzzle(browser, kEasy);
      await page.getByRole("button", { name: /^4, \d+ left$/u }).focus();
      expect(await heard(page, () => page.keyboard.press("n"))).toBe("row 1 column 3, empty");
      expect(await heard(page, () => page.keyboard.press("j"))).toBe("row 2 column 3, empty");
      await expect.poll(() => focused(page)).toMatch(/^4, /u);
      expect(await heard(page, () => page.keyboard.press("Enter"))).toMatch(
        /^4 at row 2 column 3/u,
      );
      await context.close();
    },
  );

  it("an easy puzzle is solved", async () => {
    const { context, page } = await openPuzzle(browser, kEasy);
    const board = await hearBoard(page);
    expect(board.every((row) => row.length === 9)).toBe(true);
    let placed = 0;
    for (let turns = 0; turns < 400; ++turns) {
      if (!board.flat().includes(0)) break;
      await page.keyboard.press("n");
      await page.waitForTimeout(5);
      const name = await focused(page);
      expect(name).toMatch(/empty/u);
      const { row, column } = place(name);
      const [digit, other] = candidates(board, row, column);
      if (digit === undefined || other !== undefined) continue;
      placed += 1;
      const line = board[row];
      if (line !== undefined) line[column] = digit;
      const isLast = !board.flat().includes(0);
      // The voice is waited for at first and at last; between, the name of the cell says it.
      if (placed > 8 && !isLast) {
        await page.keyboard.press(String(digit));
        await expect
          .poll(() => focused(page), { interval: 10 })
          .toContain(`column ${column + 1}, ${digit}`);
        continue;
      }
      // What was said before may come late; it is of another cell.
      await page.keyboard.press(String(digit));
      const heardNow = expect.poll(() => spoken(page), { interval: 20, timeout: 5_000 });
      await heardNow.toContain(`${digit} at row ${row + 1} column ${column + 1}.`);
      if (isLast) await expect.poll(() => spoken(page)).toMatch(/Solved in/u);
    }
    expect(placed).toBe(51);
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    await context.close();
  });
});
