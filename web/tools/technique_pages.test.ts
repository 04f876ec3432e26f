// The pages below docs/techniques and those in the other languages become HTML without anything that
// could run; all links lead somewhere, and every page says the same in each language.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

import techniques from "../src/generated/techniques.json";
import { kFamilies } from "../src/learn/shelves";
import terms from "../src/learn/terms.json";
import {
  addressOf,
  matchHeadings,
  readPage,
  readPages,
  readSentences,
  sentenceOf,
  type TechniquePage,
} from "./technique_pages";
import { kLanguages, type Language } from "./words";

const folderOf = (language: Language): string =>
  fileURLToPath(
    new URL(`../../docs/${language === "en" ? "" : `${language}/`}techniques`, import.meta.url),
  );

const read = (language: Language, name: string): string =>
  readFileSync(`${folderOf(language)}/${name}`, "utf8");

const textsIn = (language: Language): Map<string, string> =>
  new Map(
    readdirSync(folderOf(language))
      .filter((name) => /^[a-z0-9-]+\.md$/u.test(name))
      .map((name) => [name.replace(".md", ""), read(language, name)]),
  );

const english = textsIn("en");
const texts = new Map(
  kLanguages.map((language) => [language, language === "en" ? english : textsIn(language)]),
);
const pagesIn = new Map(
  [...texts].map(([language, found]) => [language, readPages(english, found)]),
);
const pageOf = (language: Language, slug: string): TechniquePage =>
  pagesIn.get(language)?.get(slug) ?? { title: "", before: "", after: "", example: "" };
const slugs = techniques.techniques.map(({ slug }) => slug);

const kTags = new Set(
  "a blockquote code em h2 h3 hr li ol p pre strong table tbody td th thead tr ul".split(" "),
);

describe.each(kLanguages)("technique pages in %s", (language) => {
  const pages = pagesIn.get(language) ?? new Map<string, TechniquePage>();

  it("are there for every technique and family, and no others", () => {
    expect(slugs).toHaveLength(203);
    expect([...pages.keys()].sort()).toEqual([...slugs, ...kFamilies].sort());
  });

  it("are made of a few plain tags", () => {
    const kRest = /^(?: (?:id|href|rel|class|align)="[^"<>]*"| start="\d+")*$/u;
    const faults: string[] = [];
    for (const [slug, { before, after }] of pages) {
      for (const [whole, tag = "", rest = ""] of `${before}${after}`.matchAll(
        /<\/?([a-zA-Z0-9]+)([^>]*)>/gu,
      )) {
        if (!kTags.has(tag) || !kRest.test(rest)) faults.push(`${slug}: ${whole}`);
      }
      if (/javascript:|on[a-z]+=/iu.test(`${before}${after}`)) faults.push(slug);
    }
    expect(faults).toEqual([]);
  });

  it("link only to pages and headings that there are", () => {
    for (const [slug, { before, after }] of pages) {
      for (const [, target, anchor] of `${before}${after}`.matchAll(
        /href="#\/learn\/([^"/]+)(?:\/([^"]+))?"/gu,
      )) {
        const page = pages.get(target ?? "");
        expect([slug, target, page !== undefined]).toEqual([slug, target, true]);
        if (anchor === undefined) continue;
        const hasHeading = `${page?.before}${page?.after}`.includes(`id="${anchor}"`);
        expect([slug, target, anchor, hasHeading]).toEqual([slug, target, anchor, true]);
      }
    }
  });

  it("bear the name that the engine says", () => {
    for (const { slug, names } of techniques.techniques)
      expect([slug, pages.get(slug)?.title]).toEqual([slug, names[language]]);
  });

  it("have an example, if they are about a technique", () => {
    for (const [slug, { example }] of pages)
      expect([slug, example.startsWith(":")]).toEqual([slug, !kFamilies.includes(slug)]);
  });

  it("have their sentence in the index", () => {
    const sentences = readSentences(read(language, "README.md"));
    const own = slugs.map((slug) => [slug, sentenceOf(texts.get(language)?.get(slug) ?? "")]);
    expect([...sentences]).toEqual(own);
    for (const [slug, sentence] of sentences) expect([slug, sentence]).not.toEqual([slug, ""]);
  });
});

// Signs of which one language has the one form, the other the other; and words that players of the
// one do not use for the thing.
const kSimplified = "个数这们对为从线链强显环双构则边条时两种区隐宫鱼删区长";
const kTraditional = "個數這們對為從線鏈強顯環雙構則邊條時兩種區隱宮魚刪區長";

/** What a page says, without its names, code, and the addresses of its links. */
const proseOf = (text: string): string =>
  text
    .replace(/<!-- names -->[\s\S]*?<!-- \/names -->/u, "")
    .replaceAll(/^```[\s\S]*?^```/gmu, "")
    .replaceAll(/<!--[^>]*-->/gu, "")
    .replaceAll(/\]\([^)]*\)/gu, "]");

describe.each([
  { language: "zh-CN", strange: kTraditional, words: /樞紐|摒除|「/u },
  { language: "zh-TW", strange: kSimplified, words: /拐點|陣列|型別|程序|搜索|線上裡|“/u },
] as const)("a page in $language", ({ language, strange, words }) => {
  const own = texts.get(language) ?? new Map<string, string>();

  it("has the sections of the English page, and goes on to the same pages", () => {
    expect(() => matchHeadings(english, own)).not.toThrow();
    const related = (page: TechniquePage): (string | undefined)[] =>
      [...page.after.matchAll(/<li><a href="([^"]+)"/gu)].map((match) => match[1]);
    for (const slug of [...slugs, ...kFamilies]) {
      const [here, there] = [pageOf(language, slug), pageOf("en", slug)];
      expect([slug, ...related(here)]).toEqual([slug, ...related(there)]);
      const ids = (page: TechniquePage): (string | undefined)[] =>
        [...`${page.before}${page.after}`.matchAll(/<h2 id="([^"]+)"/gu)].map((match) => match[1]);
      expect([slug, ...ids(here)]).toEqual([slug, ...ids(there)]);
    }
  });

  it("is written in that language: nothing is left in English but names", () => {
    for (const [slug, text] of own) {
      const prose = proseOf(text.split(/^## (?:来源|來源)$/mu)[0] ?? "");
      for (const line of prose.split("\n").filter((each) => /\p{L}{3}/u.test(each))) {
        if (/^- \[[^\]]+\]$/u.test(line)) continue; // a related technique: a name
        expect([slug, line, /\p{Script=Han}/u.test(line)]).toEqual([slug, line, true]);
        // Longer runs of English words stand only where other names are told.
        if (!/^英文/u.test(line))
          expect([slug, line]).toEqual([
            slug,
            expect.not.stringMatching(/\p{Script=Latin}{2,}(?: \p{Script=Latin}{2,}){3}/u),
          ]);
      }
      expect([slug, [...proseOf(text)].filter((sign) => strange.includes(sign))]).toEqual([
        slug,
        [],
      ]);
      expect([slug, words.exec(proseOf(text))]).toEqual([slug, null]);
    }
  });

  it("is neither empty nor the page of another technique", () => {
    const bodies = new Map<string, string>();
    for (const slug of slugs) {
      const { before } = pageOf(language, slug);
      expect([slug, before.length > 150]).toEqual([slug, true]);
      const what = before.slice(before.indexOf("<h2"));
      expect([slug, bodies.get(what)]).toEqual([slug, undefined]);
      bodies.set(what, slug);
    }
  });
});

describe("the terms", () => {
  it("are told in every language", () => {
    for (const term of terms) {
      for (const language of kLanguages) {
        const { term: word, meaning } = term[language];
        expect([word, meaning, word !== "" && meaning.length > 3]).toEqual([word, meaning, true]);
      }
      expect(term["zh-CN"].meaning).not.toBe(term.en.meaning);
      expect(term["zh-TW"].meaning).not.toBe(term.en.meaning);
    }
  });
});

describe("a technique page", () => {
  it("refuses markup inside the text", () => {
    expect(() => readPage("# X\n\n<img src=x onerror=alert(1)>\n")).toThrow();
    expect(() => readPage("# X\n\n![a](b.png)\n")).toThrow();
    expect(readPage("# X\n\n[a](javascript:alert)\n").before).toBe("<p>a</p>");
  });

  it("turns links into addresses of the app", () => {
    expect(addressOf("xy-wing.md")).toBe("#/learn/xy-wing");
    expect(addressOf("chains.md#groups")).toBe("#/learn/chains/groups");
    expect(addressOf("README.md")).toBe("#/learn");
    expect(addressOf("../ratings.md")).toBe("");
    expect(addressOf("data:text/html,x")).toBe("");
    const headings = new Map([["fish", new Map([["鱼鳍", "fins"]])]]);
    expect(addressOf("fish.md#鱼鳍", headings)).toBe("#/learn/fish/fins");
    expect(() => addressOf("fish.md#fins", headings)).toThrow();
  });

  it("has as many headings as in English, or the build stops", () => {
    const two = new Map([["x", "# X\n\n## A\n\n## B\n"]]);
    expect(matchHeadings(two, new Map([["x", "# Y\n\n## 甲\n\n## 乙\n"]])).get("x")).toEqual(
      new Map([
        ["甲", "a"],
        ["乙", "b"],
      ]),
    );
    expect(() => matchHeadings(two, new Map([["x", "# Y\n\n## 甲\n"]]))).toThrow();
    expect(() => matchHeadings(two, new Map())).toThrow();
  });
});
