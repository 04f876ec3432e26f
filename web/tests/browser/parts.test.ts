// The engine's module comes in two parts: who plays waits for the first alone, and who asks for something
// of the rest gets it as soon as the net has it.
// @module-tag long
import type { Route } from "playwright-core";
import { expect, it } from "vitest";

import { browser } from "./browser";
import { atBoard, beginGame, isKept, kPuzzle, write } from "./playing";

it("plays and gives hints before the rest of the engine has come, and waits for it where it must", async () => {
  const { context, page, troubles } = await beginGame(browser);
  await isKept(page);
  const held: Route[] = [];
  let isOpen = false;
  await context.route(/_rest[^/]*\.wasm$/u, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  await page.reload();
  await atBoard(page);
  await write(page, 2, 4);
  await page.getByRole("gridcell", { name: /, 4$/u }).first().waitFor();
  await page.keyboard.press("t");
  await page.getByRole("region", { name: "Hint" }).waitFor();
  await isKept(page);
  expect(held.length).toBeGreaterThan(0);

  await page.evaluate((puzzle) => void (location.hash = `#/solve/${puzzle}`), kPuzzle);
  await page.getByRole("heading", { level: 1 }).waitFor();
  isOpen = true;
  for (const route of held) await route.continue();
  await page.getByText(/ER \d/u).first().waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
