// What an engine weighs on its way, as servers would send it: no part of a module over 400,000 bytes. How
// much the first is, what both are that every page fetches, and what variants need, is held to where we are, so that
// no change goes back unseen. Where the bytes are: build/wasm/*_whole.map.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";

import { installed } from "./places.js";

const kPart = 400_000;
const kFirst = 327_050;
const kBoth = 634_950;
const kVariants = 209_150;

describe.each(["shudu", "shudu_simd"])("%s", (name) => {
  const weight = (file: string): number =>
    gzipSync(readFileSync(installed(file)), { level: 9 }).length;
  const first = weight(`${name}.wasm`);
  const rest = weight(`${name}_rest.wasm`);
  const variants = weight(`${name}_variants.wasm`);

  test("is no heavier than it may be, in any part", () => {
    expect(Math.max(first, rest, variants)).toBeLessThanOrEqual(kPart);
  });

  test("is no heavier than it was", () => {
    expect(first).toBeLessThanOrEqual(kFirst);
    expect(first + rest).toBeLessThanOrEqual(kBoth);
    expect(variants).toBeLessThanOrEqual(kVariants);
  });
});
