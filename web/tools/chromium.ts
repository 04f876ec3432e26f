// Which chromium tests, measurements and pictures are made with: SHUDU_CHROMIUM, else the first that
// is installed. The shell without windows comes first: the same engine, a new profile with a page
// takes it a third of the processor's time (0.25 of 0.71 s; all tests 118 s of 173).
import { existsSync } from "node:fs";

const kPrograms = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

export function chromiumProgram(): string {
  const found = process.env["SHUDU_CHROMIUM"] ?? kPrograms.find((path) => existsSync(path));
  if (found === undefined) throw new Error("chromium is missing: tools/setup.sh web");
  return found;
}
