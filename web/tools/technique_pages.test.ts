// The pages below docs/techniques become HTML without anything that could run, and all links lead
// somewhere.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

import { addressOf, readPage, readSentences } from "./technique_pages";

const folder = fileURLToPath(new URL("../../docs/techniques", import.meta.url));
const names = readdirSync(folder).filter((name) => /^[a-z0-9-]+\.md$/u.test(name));
const pages = new Map(
  names.map((name) => [
    name.replace(".md", ""),
    readPage(readFileSync(`${folder}/${name}`, "utf8")),
  ]),
);

const kTags = new Set(
  "a blockquote code em h2 h3 hr li ol p pre strong table tbody td th thead tr ul".split(" "),
);

describe("technique pages", () => {
  it("are made of a few plain tags", () => {
    expect(pages.size).toBeGreaterThan(200);
    for (const [slug, { before, after }] of pages) {
      for (const [, tag, rest] of `${before}${after}`.matchAll(/<\/?([a-zA-Z0-9]+)([^>]*)>/gu)) {
        expect([slug, tag, kTags.has(tag ?? "")]).toEqual([slug, tag, true]);
        expect([slug, rest]).toEqual([
          slug,
          expect.stringMatching(/^(?: (?:id|href|rel|class|align)="[^"<>]*"| start="\d+")*$/u),
        ]);
      }
      expect(`${before}${after}`).not.toMatch(/javascript:|on[a-z]+=/iu);
    }
  });

  it("link only to pages and headings that there are", () => {
    for (const [slug, { before, after }] of pages) {
      for (const [, target, anchor] of `${before}${after}`.matchAll(
        /href="#\/learn\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?"/gu,
      )) {
        const page = pages.get(target ?? "");
        expect([slug, target, page !== undefined]).toEqual([slug, target, true]);
        if (anchor === undefined) continue;
        const hasHeading = `${page?.before}${page?.after}`.includes(`id="${anchor}"`);
        expect([slug, target, anchor, hasHeading]).toEqual([slug, target, anchor, true]);
      }
    }
  });

  it("have a title, and techniques an example", () => {
    const families = ["fish", "chains", "coloring", "uniqueness", "als", "forcing"];
    for (const [slug, { title, example }] of pages) {
      expect([slug, title !== ""]).toEqual([slug, true]);
      if (!families.includes(slug)) expect([slug, example.startsWith(":")]).toEqual([slug, true]);
    }
  });

  it("have their sentence in the index", () => {
    const sentences = readSentences(readFileSync(`${folder}/README.md`, "utf8"));
    expect(sentences.get("naked-single")).toBe("A cell that has one candidate left takes it.");
    expect(sentences.size).toBeGreaterThan(200);
  });

  it("refuse markup inside the text", () => {
    expect(() => readPage("# X\n\n<img src=x onerror=alert(1)>\n")).toThrow();
    expect(() => readPage("# X\n\n![a](b.png)\n")).toThrow();
    expect(readPage("# X\n\n[a](javascript:alert)\n").before).toBe("<p>a</p>");
  });

  it("turn links into addresses of the app", () => {
    expect(addressOf("xy-wing.md")).toBe("#/learn/xy-wing");
    expect(addressOf("chains.md#groups")).toBe("#/learn/chains/groups");
    expect(addressOf("README.md")).toBe("#/learn");
    expect(addressOf("../ratings.md")).toBe("");
    expect(addressOf("data:text/html,x")).toBe("");
  });
});
