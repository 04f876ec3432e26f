// A new version while a game is open: said in a line, and nothing else until somebody presses
// Reload. The build is served from a copy whose service worker changes, as a new build's would.
import { cpSync, appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, it } from "vitest";

import { browser } from "./browser";
import { kEasy, startPlaying } from "./playing";

const kTypes: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

let server: Server;
let folder = "";
let address = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shudu-update-"));
  cpSync(fileURLToPath(new URL("../../dist", import.meta.url)), folder, { recursive: true });
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    try {
      const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
      const body = readFileSync(file);
      response.writeHead(200, {
        "content-type": kTypes[extname(file)] ?? "application/octet-stream",
        "cache-control": "no-cache",
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it("waits until it is asked for, in the page that asks", async () => {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByText("From now on Shudu works offline too.").waitFor();
  await page.goto(`${address}#p=${kEasy}`);
  await page.reload();
  await startPlaying(page);
  await page.evaluate(() => ((globalThis as { mark?: string }).mark = "same page"));
  await page.keyboard.press("n");
  await page.keyboard.press("4");

  appendFileSync(join(folder, "sw.js"), "\n// another version\n");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText("New version: reload when you like.").waitFor();
  await page.keyboard.press("n");
  await page.keyboard.press("6");
  await page.getByText("saved", { exact: true }).first().waitFor();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (globalThis as { mark?: string }).mark)).toBe("same page");

  const other = await context.newPage();
  await other.goto(address);
  await other.getByText("New version: reload when you like.").waitFor();
  await Promise.all([
    other.waitForEvent("load"),
    other.getByRole("button", { name: "Reload" }).click(),
  ]);
  await other.getByRole("heading", { level: 1, name: "Shudu" }).waitFor();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (globalThis as { mark?: string }).mark)).toBe("same page");

  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("button", { name: "Reload" }).click(),
  ]);
  await page.getByRole("gridcell", { name: /, 4$/u }).first().waitFor();
  expect(await page.evaluate(() => (globalThis as { mark?: string }).mark)).toBeUndefined();
  await expect.poll(() => page.getByText("New version").count()).toBe(0);
  await context.close();
});
