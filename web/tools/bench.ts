// Prints how fast the built app is: what the page #/bench measures in headless chromium, with the
// processor as it is and slowed four times; how soon the start page can be used; how long the page
// is held up at most; what the build weighs; and how the batch compares with the native kernel, as
// text and as objects. Usage: node tools/bench.ts [PATH-OF-shudu]; needs web/dist.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { chromium, type Browser, type Page } from "playwright-core";
import { preview } from "vite";

import { chromiumProgram } from "./chromium.ts";
import { longestTasks } from "./longest_tasks.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const kLimit = 600_000; // milliseconds
const kBatchLines = 20_000;

interface Row {
  readonly id: string;
  readonly median: number;
  readonly high: number;
  readonly runs: number;
}

const line = (...cells: readonly string[]): void =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(34) : cell.padStart(12))).join(" "));

async function slowed(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Until the first button of the start page can be pressed. */
async function startTime(browser: Browser, address: string, rate: number): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: "block", locale: "en-GB" });
  const page = await context.newPage();
  await slowed(page, rate);
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const time = await page.evaluate(() => performance.now());
  await context.close();
  return time;
}

async function pageRows(browser: Browser, address: string, rate: number): Promise<Row[]> {
  const context = await browser.newContext({ serviceWorkers: "block", locale: "en-GB" });
  const page = await context.newPage();
  page.setDefaultTimeout(kLimit);
  await slowed(page, rate);
  await page.goto(`${address}#/bench`);
  await page.getByRole("button", { name: "Measure" }).click();
  await page.locator('table[data-done="true"]').waitFor({ timeout: kLimit });
  const rows = await page.locator("tr[data-row]").evaluateAll((elements) =>
    elements.map((element) => {
      const data = (element as HTMLElement).dataset;
      return {
        id: data["row"] ?? "",
        median: Number(data["median"]),
        high: Number(data["high"]),
        runs: Number(data["runs"]),
      };
    }),
  );
  await context.close();
  return rows;
}

/** Puzzles a second of one native thread with 128-bit vectors, on the same puzzles. */
function nativeSpeed(program: string): number | undefined {
  const file = JSON.parse(readFileSync(at("../src/pages/bench/puzzles.json"), "utf8")) as {
    puzzles: { puzzle: string }[];
  };
  const folder = mkdtempSync(join(tmpdir(), "shudu-bench-"));
  const path = join(folder, "puzzles.txt");
  const lines = Array.from(
    { length: kBatchLines },
    (_, i) => file.puzzles[i % file.puzzles.length]?.puzzle ?? "",
  );
  writeFileSync(path, `${lines.join("\n")}\n`);
  try {
    const text = execFileSync(program, ["bench", "--kernel", "simd128", "--json", path], {
      encoding: "utf8",
    });
    const found = JSON.parse(text.split("\n")[0] ?? "{}") as Record<string, unknown>;
    const speed = Object.entries(found).find(([key]) => /per_second|puzzles_s/u.test(key));
    return speed === undefined ? undefined : Number(speed[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function printSizes(): void {
  const dist = at("../dist");
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const packed = (wanted: (name: string) => boolean): number =>
    names
      .filter((name) => extname(name) !== "" && wanted(name))
      .reduce(
        (all, name) => all + gzipSync(readFileSync(join(dist, name)), { level: 9 }).length,
        0,
      );
  const kind =
    (...endings: readonly string[]) =>
    (name: string) =>
      endings.includes(extname(name));
  line("packed size, bytes", "");
  line("  all code (js, css, html)", String(packed(kind(".js", ".css", ".html"))), "< 400000");
  for (const name of names.filter(kind(".wasm"))) {
    line(
      `  ${name.replace(/^assets\//u, "")}`,
      String(packed((each) => each === name)),
      "< 400000",
    );
  }
  line("  texts and pages (json)", String(packed(kind(".json"))));
}

function printRows(title: string, rows: readonly Row[]): void {
  line(title, "median", "99 of 100", "runs");
  const shown = (value: number): string =>
    value < 100 ? value.toFixed(1) : String(Math.round(value));
  for (const { id, median, high, runs } of rows)
    line(`  ${id}`, shown(median), shown(high), String(runs));
}

// Both of one thread and from text to text; the results are objects besides, which nothing native
// has.
function printRatios(rows: readonly Row[], native: number): void {
  line("of one worker, native simd128 = 1", "", `${Math.round(native)}/s`);
  for (const { id, high } of rows) {
    if (id === "batch" || id === "results") line(`  ${id}`, (high / native).toFixed(2));
  }
}

const program = process.argv[2];
const server = await preview({
  configFile: at("../vite.config.ts"),
  root: at(".."),
  preview: { host: "127.0.0.1", port: 0, strictPort: false },
  logLevel: "error",
});
const address = server.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch({
  executablePath: chromiumProgram(),
  // Frames as soon as they are ready, so that a time is work and not the wait for the screen's next
  // turn.
  args: [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-frame-rate-limit",
    "--disable-gpu-vsync",
  ],
});
try {
  printSizes();
  for (const rate of [1, 4]) {
    line(
      `start page usable, processor / ${rate}`,
      `${Math.round(await startTime(browser, address, rate))} ms`,
    );
  }
  const rows = await pageRows(browser, address, 1);
  printRows("milliseconds (batch, results: a second)", rows);
  printRows("the same, processor / 4", await pageRows(browser, address, 4));
  line("longest task of the page, ms", "0: < 50");
  for (const { what, longest } of await longestTasks(browser, address))
    line(`  ${what}`, String(Math.round(longest)));
  const native = program !== undefined && existsSync(program) ? nativeSpeed(program) : undefined;
  if (native !== undefined) printRatios(rows, native);
} finally {
  await browser.close();
  await server.close();
}
