// What the build weighs, packed: the budgets that are promised, and what a first visit to the start
// page loads.
import { readFileSync, readdirSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { describe, expect, inject, it } from "vitest";

import { browser } from "./browser";

const kFirstPage = 150_000;
const kAllCode = 400_000;
const kCatalogue = 12_000;

const dist = fileURLToPath(new URL("../../dist", import.meta.url));
const packed = (path: string): number =>
  gzipSync(readFileSync(`${dist}/${path}`), { level: 9 }).length;
const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
  (name) => extname(name) !== "",
);
const sum = (names: readonly string[]): number =>
  names.reduce((all, name) => all + packed(name), 0);

describe("the build", () => {
  it("keeps all its code under 400 kB, packed", () => {
    const code = files.filter((name) => [".js", ".css", ".html"].includes(extname(name)));
    expect(code.length).toBeGreaterThan(10);
    expect(sum(code)).toBeLessThan(kAllCode);
  });

  it("keeps each catalogue under 12 kB", () => {
    const catalogues = files.filter((name) => /words\.[^/]*\.json$/u.test(name));
    expect(catalogues).toHaveLength(3);
    for (const name of catalogues) expect([name, packed(name) < kCatalogue]).toEqual([name, true]);
  });

  it("loads under 150 kB for its first page, the engine apart", async () => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const loaded = new Set<string>();
    const home = new URL(inject("address"));
    page.on("request", (request) => {
      const path = decodeURIComponent(new URL(request.url()).pathname.slice(home.pathname.length));
      loaded.add(path === "" ? "index.html" : path);
    });
    await page.goto(inject("address"));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForTimeout(1000);
    const names = [...loaded].filter((name) => files.includes(name) && extname(name) !== ".wasm");
    expect(names).toContain("index.html");
    expect(names.length).toBeGreaterThan(4);
    expect(sum(names)).toBeLessThan(kFirstPage);
    await context.close();
  });

  it("has a strict policy, and no script, style or address of anybody else in its page", () => {
    const html = readFileSync(`${dist}/index.html`, "utf8");
    const policy = /Content-Security-Policy"\s+content="([^"]+)"/u.exec(html)?.[1] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|data:|\*/u);
    expect(html).not.toMatch(/<style|style="|<script(?![^>]* src=)|\son[a-z]+=|https?:/u);
    expect(files).toContain("sw.js");
    expect(files).toContain("manifest.webmanifest");
  });
});
