// One chromium a test file; each test has a profile of its own. What the page says on its console as an error,
// every failed request and every request to another host are collected: a test ends by looking at them.
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright-core";
import { inject } from "vitest";

import { chromiumProgram } from "../../tools/chromium";

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumProgram(),
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none"],
  });

export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the console, refused requests, requests to others; empty on a good day. */
  readonly troubles: string[];
}

export function watch(page: Page, troubles: string[]): void {
  const home = new URL(inject("address")).host;
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`page: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.host !== home) troubles.push(`request: ${url.href}`);
  });
}

/**
 * The app in a fresh profile, at `#fragment`. Without its service worker where nobody asks for it: in
 * every profile it would fetch the whole build and keep it, most of what a short test takes.
 */
export async function open(
  browser: Browser,
  fragment = "",
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1100, height: 760 },
    locale: "en-GB",
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(60_000); // a build server may be busy with other things
  const page = await context.newPage();
  const troubles: string[] = [];
  watch(page, troubles);
  await page.goto(`${inject("address")}${fragment}`);
  return { context, page, troubles };
}
