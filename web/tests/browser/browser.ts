// The chromium of a test file: started before its first test, closed after its last, by being
// imported. Vitest runs this module anew for each file, so that files do not share one.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

import { launch } from "./chromium";

/** Only in tests, when the hooks have run. */
export let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
