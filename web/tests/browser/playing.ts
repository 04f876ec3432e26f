// What the tests of a game in the browser share: a game begun by a link, as a player would get it,
// its board as a screen reader has it, its moves as the store has them, what is heard. What a test
// types is found by its own small solver, which knows the rules and nothing of the app.
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

import { open, type Opened } from "./chromium";

/** Singles alone solve it. */
export const kEasy =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/** Needs locked candidates and an X-Wing. */
export const kHarder =
  "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";

/** The one solution of a puzzle with square boxes, by trying. */
export function solve(puzzle: string): string {
  const size = Math.sqrt(puzzle.length);
  const box = Math.sqrt(size);
  const cells = [...puzzle].map((sign) => Number(sign) || 0);
  const sees = (one: number, other: number): boolean => {
    const [r1, c1, r2, c2] = [
      Math.floor(one / size),
      one % size,
      Math.floor(other / size),
      other % size,
    ];
    const isBox =
      Math.floor(r1 / box) === Math.floor(r2 / box) &&
      Math.floor(c1 / box) === Math.floor(c2 / box);
    return r1 === r2 || c1 === c2 || isBox;
  };
  const legal = (cell: number): number[] =>
    Array.from({ length: size }, (_, i) => i + 1).filter(
      (digit) =>
        !cells.some((value, other) => value === digit && other !== cell && sees(cell, other)),
    );
  const fill = (): boolean => {
    const open = cells.flatMap((value, cell) =>
      value === 0 ? [{ cell, digits: legal(cell) }] : [],
    );
    const next = open.sort((one, other) => one.digits.length - other.digits.length)[0];
    if (next === undefined) return true;
    for (const digit of next.digits) {
      cells[next.cell] = digit;
      if (fill()) return true;
    }
    cells[next.cell] = 0;
    return false;
  };
  if (!fill()) throw new Error("no solution");
  return cells.join("");
}

/** The app with this puzzle in play; settings are kept before it starts. */
export async function openPuzzle(
  browser: Browser,
  puzzle: string,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const opened = await open(browser, `#p=${puzzle}&t=Evening`, options);
  await startPlaying(opened.page);
  return opened;
}

/** Waits until the link is read. It is within two seconds or refused: on a busy machine again. */
export async function linkIsRead(page: Page): Promise<void> {
  const play = page.getByRole("button", { name: "Play", exact: true });
  for (let tries = 0; tries < 3; ++tries) {
    const isThere = await play.waitFor({ timeout: 8_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await page.reload();
  }
}

export async function startPlaying(page: Page): Promise<void> {
  await linkIsRead(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("grid").waitFor();
  await page.waitForFunction(
    () =>
      document.activeElement?.getAttribute("role") === "gridcell" &&
      document.querySelector('[role="gridcell"]')?.getAttribute("aria-label")?.includes(",") ===
        true,
  );
}

/** The name of what has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const on = document.activeElement;
    return on?.getAttribute("aria-label") ?? on?.textContent?.trim() ?? "";
  });

const voices = (page: Page): Promise<string[]> =>
  page.locator("[data-voice] > div").allTextContents();

/** What the voice says now. */
export const spoken = async (page: Page): Promise<string> => (await voices(page)).join("");

/** What the page says next; it settles for a moment before it speaks. */
export async function heard(page: Page, does: () => Promise<unknown>): Promise<string> {
  const before = JSON.stringify(await voices(page));
  await does();
  for (let i = 0; i < 100; ++i) {
    const now = await voices(page);
    const text = now.join("");
    if (JSON.stringify(now) !== before && text !== "") return text;
    await page.waitForTimeout(20);
  }
  throw new Error("nothing was said");
}

export const kPuzzle =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const kSolution =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** A script that runs before the app in every page of the profile. */
export type Before = () => void;

export async function beginGame(
  browser: Browser,
  before?: Before,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const opened = await open(browser, `#p=${kPuzzle}`, options);
  const { page, context } = opened;
  if (before !== undefined) {
    await context.addInitScript(before);
    await page.reload();
  }
  const play = page.getByRole("button", { name: "Play", exact: true });
  // A puzzle is read within 2 seconds or not at all; a machine that starts the engine slower is asked again.
  await play.waitFor({ timeout: 8_000 }).catch(() => page.reload());
  await play.click();
  await atBoard(page);
  return opened;
}

/** The board is there, and nothing is left to be kept. */
export async function atBoard(page: Page): Promise<void> {
  await page.getByRole("grid").or(page.locator('[data-status="paused"]')).first().waitFor();
  if ((await page.locator('[data-status="paused"]').count()) > 0) await page.keyboard.press("p");
  await page.getByRole("grid").waitFor();
}

export const isKept = (page: Page): Promise<void> =>
  page.locator('[data-save="saved"]').waitFor({ state: "attached" });

/** The names of all cells. */
export const labels = (page: Page): Promise<string[]> =>
  page
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));

/** A digit a cell, `.` for none, as the names say it. */
export async function boardOf(page: Page): Promise<string> {
  const names = await labels(page);
  return names.map((name) => /^row \d column \d, (\d)/u.exec(name)?.[1] ?? ".").join("");
}

/** Waits until the board is this. */
export async function boardIs(page: Page, board: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const cells = [...document.querySelectorAll("[role=gridcell]")];
      const now = cells.map(
        (cell) =>
          /^row \d column \d, (\d)/u.exec(cell.getAttribute("aria-label") ?? "")?.[1] ?? ".",
      );
      return now.join("") === wanted;
    },
    board,
    { timeout: 30_000 },
  );
}

/** Where a part of the page stands in the window. */
export const boxOf = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluate((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left, top, width, height];
  });

/** Whether nothing stands over this part of the page, and all of it is in the window. */
export const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const part = document.querySelector(wanted)!;
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const inside = [left + 8, right - 8].flatMap((x) => [[x, top + 8], [x, bottom - 8]] as const); // prettier-ignore
    return inside.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
  }, selector);

/** Clicks a cell and presses a digit. */
export async function write(page: Page, cell: number, digit: number): Promise<void> {
  await page.getByRole("gridcell").nth(cell).click();
  await page.keyboard.press(String(digit));
}

/** Writes the first digit of a game, until it is on the board and kept. */
export async function writeFirst(page: Page): Promise<void> {
  await write(page, 2, 4);
  await boardIs(page, withDigits([[2, 4]]));
  await isKept(page);
}

/** The lines of all events that the browser keeps, in order. */
export const keptLines = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("shudu");
        opening.onerror = () => reject(new Error("the database does not open"));
        opening.onsuccess = () => {
          const database = opening.result;
          const all = database.transaction("events").objectStore("events").getAll();
          all.onsuccess = () => {
            database.close();
            resolve((all.result as { line: string }[]).map((event) => event.line));
          };
        };
      }),
  );

/** The board with digits put in: `[cell, digit]`. */
export const withDigits = (
  digits: readonly (readonly [number, number])[],
  board = kPuzzle,
): string => {
  const signs = [...board];
  for (const [cell, digit] of digits) signs[cell] = String(digit);
  return signs.join("");
};
