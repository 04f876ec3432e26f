// The solver's question "why not?" is about the step that is looked at: what locked candidates
// forbid there takes a chain at the beginning.
// @module-tag long
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { browser } from "./browser";
import { open } from "./chromium";
import { kHarder } from "./playing";

const about = (page: Page) => page.getByRole("region", { name: "Why not this digit here?" });

/** Why 3 cannot be at r5c1. */
async function why(page: Page): Promise<string> {
  await page.getByLabel("Row", { exact: true }).selectOption("5");
  await page.getByLabel("Column", { exact: true }).selectOption("1");
  await page.getByLabel("Digit", { exact: true }).selectOption("3");
  await about(page).getByRole("button", { name: "Why not 3 at r5c1?" }).click();
  const told = about(page).getByText("3 at r5c1: ");
  await told.waitFor();
  return told.innerText();
}

it("asks of the position of the step, and forgets the answer with it", async () => {
  const { context, page, troubles } = await open(browser, `#/solve/${kHarder}`);
  const player = page.getByRole("group", { name: "Step by step" });
  await player.waitFor();
  for (let n = 0; n < 2; n += 1) await player.getByRole("button", { name: "Next" }).click();
  await page.getByText("Asked at step 3: ").waitFor();
  await player.getByRole("button", { name: "Why not this digit here?" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("why-row");
  await expect.poll(() => why(page)).toContain("Locked Candidates");
  await player.getByRole("button", { name: "First" }).click();
  await about(page).getByText("3 at r5c1: ").waitFor({ state: "detached" });
  await expect.poll(() => why(page)).toContain("Nice Loop");
  // It needs an X-Wing, which is 3.2 on the scale of Sudoku Explainer: the game begins with that.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("grid").waitFor();
  await page.getByText("Hard · ER 3.2", { exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

it("says of an address without a puzzle that there is none, and asks for one", async () => {
  const { context, page, troubles } = await open(browser, "#/solve/xyz");
  await page.getByText("There is no puzzle in this address.").waitFor();
  await expect.poll(() => page.getByRole("img").count()).toBe(0);
  await expect.poll(() => page.getByRole("button", { name: "Play", exact: true }).count()).toBe(0);
  const field = page.getByRole("textbox");
  await expect.poll(() => field.inputValue()).toBe("xyz");
  await field.fill(kHarder);
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await page.getByRole("group", { name: "Step by step" }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

/** The first worker that is asked for a path, or a hint of a practice, says nothing more. */
function silenceFirst(): void {
  const say = Worker.prototype.postMessage;
  const page = globalThis as unknown as { asked: Record<string, number> };
  page.asked = {};
  const silent = new Set<Worker>();
  Worker.prototype.postMessage = function (this: Worker, message: unknown) {
    const text = (message as { question?: { text: string } }).question?.text ?? "{}";
    const what = (JSON.parse(text) as { do?: string }).do ?? "";
    page.asked[what] = (page.asked[what] ?? 0) + 1;
    const isFirst = ["explain", "practice-hint"].includes(what) && page.asked[what] === 1;
    if (isFirst) silent.add(this);
    if (!silent.has(this)) say.call(this, message);
  } as Worker["postMessage"];
}

it("notices that a worker has gone silent, and asks another one", async () => {
  const { context, page, troubles } = await open(browser, "#/solve");
  await context.addInitScript(silenceFirst);
  await page.clock.install();
  await page.reload();
  const isAsked = async (what: string, times: number): Promise<void> => {
    await expect
      .poll(() =>
        page.evaluate(
          (kind) => (globalThis as unknown as { asked: Record<string, number> }).asked[kind],
          what,
        ),
      )
      .toBe(times);
  };
  await page.evaluate((puzzle) => void (location.hash = `#/solve/${puzzle}`), kHarder);
  await isAsked("explain", 1);
  await page.clock.fastForward(59_000);
  await isAsked("explain", 1);
  await page.clock.fastForward(2_000);
  await page.getByRole("group", { name: "Step by step" }).waitFor();
  await isAsked("explain", 2);
  await page.evaluate(() => void (location.hash = "#/practise/xy-wing"));
  await page.getByText("Chosen:").first().waitFor();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await isAsked("practice-hint", 1);
  await page.clock.fastForward(11_000);
  await isAsked("practice-hint", 2);
  await page.getByRole("button", { name: "Less", exact: true }).click(); // it is on: there was a hint
  expect(troubles).toEqual([]);
  await context.close();
});
