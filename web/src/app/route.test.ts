// Addresses: what is written is read back, and nothing that somebody types breaks the reading.
import fc from "fast-check";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";

import { kPages, pageFile } from "./pages";
import { address, currentRoute, followAddress, guardLeaving, readRoute } from "./route.svelte";

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

describe("a page that stands guard", () => {
  /** As much of a browser as an address needs. */
  function browserAt(hash: string) {
    let heard = (): void => undefined;
    const location = {
      hash,
      replace: (to: string) => browser.go(to),
    };
    const browser = {
      location,
      go: (to: string) => {
        location.hash = to;
        heard();
      },
    };
    vi.stubGlobal("location", location);
    vi.stubGlobal("history", {
      state: null,
      replaceState: (_state: unknown, _unused: string, to: string) => void (location.hash = to),
    });
    vi.stubGlobal("addEventListener", (_kind: string, hear: () => void) => void (heard = hear));
    vi.stubGlobal("removeEventListener", () => undefined);
    return browser;
  }
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is left when the player says so, and not before", () => {
    const browser = browserAt("#/play/one");
    const end = followAddress();
    let leave = (): void => undefined;
    const unguard = guardLeaving((go) => {
      leave = go;
      return true;
    });
    browser.go("#/learn");
    expect([currentRoute().page, browser.location.hash]).toEqual(["play", "#/play/one"]);
    browser.go("");
    expect([currentRoute().page, browser.location.hash]).toEqual(["play", "#/play/one"]);
    leave();
    expect(currentRoute().page).toBe("home");
    unguard();
    end();
  });

  it("lets go where nothing is to be lost, and when it is gone itself", () => {
    const browser = browserAt("#/play/one");
    const end = followAddress();
    let isAsked = false;
    guardLeaving(() => {
      isAsked = true;
      return false;
    });
    browser.go("#/learn");
    expect([isAsked, currentRoute().page]).toEqual([true, "learn"]);
    guardLeaving(() => true)();
    browser.go("#/help");
    expect(currentRoute().page).toBe("help");
    end();
  });
});
