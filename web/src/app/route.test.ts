// Addresses: what is written is read back, and nothing that somebody types breaks the reading.
import fc from "fast-check";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

import { kPages, pageFile } from "./pages";
import { address, readRoute } from "./route.svelte";

/** Any code units, half a pair among them. */
const kAnyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

describe("addresses", () => {
  it("bring back their parts, whatever is in them", () => {
    const part = fc.string({ minLength: 1, unit: "grapheme" });
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{1,8}$/u),
        fc.array(part, { maxLength: 3 }),
        (page, rest) => {
          expect(readRoute(address(page, ...rest))).toEqual({ page, rest, shared: "" });
        },
      ),
    );
  });

  it("lead home where there is nothing", () => {
    for (const fragment of ["", "#", "#/", "#//"]) expect(readRoute(fragment).page).toBe("home");
  });

  it("keep a shared fragment as it is", () => {
    expect(readRoute("#p=12%2E&t=a/b")).toEqual({
      page: "import",
      rest: [],
      shared: "p=12%2E&t=a/b",
    });
    expect(readRoute("#s=1.2.x.y").shared).toBe("s=1.2.x.y");
  });

  it("take anything", () => {
    fc.assert(fc.property(kAnyText, (text) => void readRoute(`#${text}`)));
    expect(readRoute("#/learn/%E0%A4%A").rest).toEqual(["%E0%A4%A"]);
  });
});

describe("pages", () => {
  it("are all there, each name once", () => {
    expect(new Set(kPages.map(({ name }) => name)).size).toBe(kPages.length);
    for (const { name, file } of kPages) {
      expect([name, pageFile(name) !== undefined]).toEqual([name, true]);
      const path = fileURLToPath(new URL(`../pages/${file}.svelte`, import.meta.url));
      expect([name, existsSync(path)]).toEqual([name, true]);
    }
    expect(pageFile("nowhere")).toBeUndefined();
  });
});
