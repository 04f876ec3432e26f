// Every package whose code is in the build is listed: the imports of the sources against the list.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

import { kBuiltIn, licences } from "./licences";

const web = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/u, "");
const sources = readdirSync(`${web}/src`, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(ts|svelte)$/u.test(name) && !/\.(test|bench|fixture)\.ts$/u.test(name),
);

describe("licences", () => {
  it("are known of all packages that the app imports", () => {
    const imported = new Set<string>();
    for (const name of sources) {
      const text = readFileSync(`${web}/src/${name}`, "utf8");
      for (const [, from] of text.matchAll(/^\s*import (?!type)[^;]*?from "([a-z@][^"./]*)/gmu)) {
        imported.add(from ?? "");
      }
    }
    const own = new Set(["shudu", "@wasm", "virtual:"]);
    const foreign = [...imported].filter((name) => !own.has(name));
    expect(foreign).toContain("svelte");
    for (const name of foreign) expect(kBuiltIn).toContain(name);
  });

  it("name licence and holder, and are free ones", () => {
    for (const { name, licence, text } of licences(web)) {
      expect([name, licence]).toEqual([
        name,
        expect.stringMatching(/^(MIT|ISC|BSD-[23]-Clause|0BSD)$/u),
      ]);
      expect([name, text]).toEqual([name, expect.stringMatching(/copyright/iu)]);
    }
  });
});
