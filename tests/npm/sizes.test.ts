// What an engine weighs on its way, as servers would send it: neither part of a module over 400,000 bytes. How
// much both are together is held to where we are, so that no change goes back unseen. Where the bytes are:
// build/wasm/*_whole.map.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";

import { installed } from "./places.js";

const kPart = 400_000;
const kFirst = 366_500;
const kBoth = 616_300;

describe.each(["shudu", "shudu_simd"])("%s", (name) => {
  const weight = (file: string): number =>
    gzipSync(readFileSync(installed(file)), { level: 9 }).length;
  const first = weight(`${name}.wasm`);
  const rest = weight(`${name}_rest.wasm`);

  test("is no heavier than it may be, in either part", () => {
    expect(Math.max(first, rest)).toBeLessThanOrEqual(kPart);
  });

  test("is no heavier than it was", () => {
    expect(first).toBeLessThanOrEqual(kFirst);
    expect(first + rest).toBeLessThanOrEqual(kBoth);
  });
});
