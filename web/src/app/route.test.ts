// Addresses: what is written is read back, and nothing that somebody types breaks the reading.
import fc from "fast-check";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";

import { kPages, pageFile } from "./pages";
import {
  address,
  currentRoute,
  followAddress,
  guardLeaving,
  readRoute,
  replaceWith,
} from "./route.svelte";

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
  let end = (): void => undefined;
  /** As much of a browser as an address needs, and followed: entries, each with its own state. */
  function browserAt(...hashes: readonly [string, ...string[]]) {
    let heard = (): void => undefined;
    let at = hashes.length - 1;
    const entries = hashes.map((hash, n) => ({ hash, state: { place: n } as unknown }));
    const entry = () => entries[at]!;
    const history = {
      get state() {
        return entry().state;
      },
      replaceState: (state: unknown, _unused: string, to?: string) => {
        entries[at] = { state, hash: to ?? entry().hash };
      },
      go: (way: number) => {
        if (entries[at + way] === undefined) return;
        at += way;
        heard();
      },
    };
    vi.stubGlobal("history", history);
    vi.stubGlobal("location", {
      get hash() {
        return entry().hash;
      },
    });
    vi.stubGlobal("addEventListener", (_kind: string, hear: () => void) => void (heard = hear));
    vi.stubGlobal("removeEventListener", () => undefined);
    vi.stubGlobal("dispatchEvent", () => heard());
    end = followAddress();
    return {
      follow: (to: string) => {
        entries.splice(at + 1, entries.length, { hash: to, state: null });
        history.go(1);
      },
      back: () => history.go(-1),
      seen: () => [currentRoute().page, entry().hash],
    };
  }
  afterEach(() => {
    end();
    vi.unstubAllGlobals();
  });

  /** Stands guard; what it gives leaves, and says how often it was asked. */
  function standGuard() {
    const asked: (() => void)[] = [];
    guardLeaving((leave) => asked.push(leave) > 0);
    return { leave: () => asked.at(-1)?.(), count: () => asked.length };
  }

  it("is left by a link when the player says so, and Back leads to it again", () => {
    const browser = browserAt("#/", "#/play/one");
    const guard = standGuard();
    browser.follow("#/learn");
    expect(browser.seen()).toEqual(["play", "#/play/one"]);
    guard.leave();
    expect(browser.seen()).toEqual(["learn", "#/learn"]);
    browser.back();
    expect(browser.seen()).toEqual(["play", "#/play/one"]);
    browser.back();
    expect(browser.seen()).toEqual(["home", "#/"]);
  });

  it("is not left for an empty address either, which is home", () => {
    const browser = browserAt("#/play/one");
    const guard = standGuard();
    browser.follow("");
    expect(browser.seen()).toEqual(["play", "#/play/one"]);
    guard.leave();
    expect(currentRoute().page).toBe("home");
  });

  it("asks at every press of Back, and what is before it is not lost", () => {
    const browser = browserAt("#/learn", "#/new", "#/play/one");
    const guard = standGuard();
    for (const times of [1, 2, 3]) {
      browser.back();
      expect([guard.count(), ...browser.seen()]).toEqual([times, "play", "#/play/one"]);
    }
    guard.leave();
    expect(browser.seen()).toEqual(["new", "#/new"]);
    browser.back();
    expect(browser.seen()).toEqual(["learn", "#/learn"]);
  });

  it("asks at Back after a link that was not followed in the end", () => {
    const browser = browserAt("#/new", "#/play/one");
    const guard = standGuard();
    browser.follow("#/learn");
    browser.back();
    expect([guard.count(), ...browser.seen()]).toEqual([2, "play", "#/play/one"]);
    guard.leave();
    expect(browser.seen()).toEqual(["new", "#/new"]);
  });

  it("is not asked by a page that gives its place to another", () => {
    const browser = browserAt("#/", "#/new");
    replaceWith("play", "one");
    expect(browser.seen()).toEqual(["play", "#/play/one"]);
    const guard = standGuard();
    browser.back();
    expect([guard.count(), ...browser.seen()]).toEqual([1, "play", "#/play/one"]);
    replaceWith("saved");
    expect([guard.count(), ...browser.seen()]).toEqual([1, "saved", "#/saved"]);
  });

  it("lets go where nothing is to be lost, and when it is gone itself", () => {
    const browser = browserAt("#/play/one");
    let isAsked = false;
    guardLeaving(() => {
      isAsked = true;
      return false;
    });
    browser.follow("#/learn");
    expect([isAsked, currentRoute().page]).toEqual([true, "learn"]);
    guardLeaving(() => true)();
    browser.follow("#/help");
    expect(currentRoute().page).toBe("help");
  });
});
