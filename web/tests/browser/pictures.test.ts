// Pictures of the main screens against those in tests/browser/pictures: small, so that a shift, a
// lost colour or a broken layout shows and a font's hinting does not. A picture that is missing is
// written, and so is every one with SHUDU_UPDATE_PICTURES=1: look at them before they are
// committed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { browser } from "./browser";
import { open } from "./chromium";
import { kEasy, startPlaying } from "./playing";

const kFolder = fileURLToPath(new URL("./pictures", import.meta.url));
const kWidth = 160; // pixels of a kept picture
const kMostDifferent = 0.06; // share of its pixels
const kDifference = 48; // of 255, in a channel: another colour

/** A screenshot made small by a page of the browser, whose smoothing is the same for both. */
async function small(painter: Page, png: Buffer): Promise<Buffer> {
  const data = await painter.evaluate(
    async ({ base64, width }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [width, Math.round((bitmap.height * width) / bitmap.width)];
      const context = canvas.getContext("2d");
      if (context === null) throw new Error("no canvas");
      context.imageSmoothingQuality = "high";
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    },
    { base64: png.toString("base64"), width: kWidth },
  );
  return Buffer.from(data, "base64");
}

/** The share of pixels that differ; 1 where the sizes do. */
function difference(painter: Page, one: Buffer, other: Buffer): Promise<number> {
  return painter.evaluate(
    async ({ pictures, least }) => {
      const read = async (base64: string): Promise<ImageData> => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
        const context = canvas.getContext("2d");
        if (context === null) throw new Error("no canvas");
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [a, b] = await Promise.all(pictures.map(read));
      if (a === undefined || b === undefined || a.width !== b.width || a.height !== b.height)
        return 1;
      let count = 0;
      for (let i = 0; i < a.data.length; i += 4) {
        const apart = [0, 1, 2].map((channel) =>
          Math.abs((a.data[i + channel] ?? 0) - (b.data[i + channel] ?? 0)),
        );
        if (Math.max(...apart) > least) count += 1;
      }
      return count / (a.data.length / 4);
    },
    { pictures: [one.toString("base64"), other.toString("base64")], least: kDifference },
  );
}

async function compare(page: Page, name: string): Promise<void> {
  const painter = await page.context().newPage();
  await painter.goto("about:blank");
  const now = await small(
    painter,
    await page.screenshot({ animations: "disabled", caret: "hide" }),
  );
  const path = `${kFolder}/${name}.png`;
  if (!existsSync(path) || process.env["SHUDU_UPDATE_PICTURES"] === "1") {
    mkdirSync(kFolder, { recursive: true });
    writeFileSync(path, now);
  }
  const share = await difference(painter, now, readFileSync(path));
  if (share > kMostDifferent) writeFileSync(`${kFolder}/${name}.now.png`, now);
  expect([name, share <= kMostDifferent]).toEqual([name, true]);
  await painter.close();
}

const kScreens = [
  { name: "home", fragment: "", wait: "A new puzzle, by level" },
  { name: "technique", fragment: "#/learn/xy-wing", wait: "Stage 1 of 5" },
  { name: "solver", fragment: `#/solve/${kEasy}`, wait: "Step 1 of 51" },
] as const;

const kWindows = [
  { window: "wide", viewport: { width: 1280, height: 800 } },
  { window: "phone", viewport: { width: 390, height: 844 } },
] as const;

describe.each(kWindows)("$window", ({ window, viewport }) => {
  for (const colorScheme of ["light", "dark"] as const)
    it(
      `pages look as they did, ${colorScheme}`,
      { tags: colorScheme === "light" ? [] : "long" },
      async () => {
        const { context, page } = await open(browser, "", {
          viewport,
          colorScheme,
          serviceWorkers: "block",
        });
        for (const { name, fragment, wait } of kScreens) {
          await page.evaluate((hash) => void (location.hash = hash), fragment);
          await page.getByText(wait).first().waitFor();
          await page.waitForTimeout(200);
          await compare(page, `${name}-${window}-${colorScheme}`);
        }
        await page.evaluate((text) => void (location.hash = `#p=${text}`), kEasy);
        await startPlaying(page);
        await page.getByRole("gridcell").first().focus();
        await page.waitForTimeout(300);
        await compare(page, `play-${window}-${colorScheme}`);
        await context.close();
      },
    );
});
