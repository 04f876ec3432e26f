// The catalogues against the sources: every key that is asked for is there, every key that is there
// is asked for, in three languages with the same fields. A key may be put together,
// `level.${level}`: then it counts for all that fit.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

import { sourcesBelow, usedWords } from "../../tools/used_words";
import { mergeWords, type Catalogue } from "../../tools/words";
import { packed, type PackedTexts, unpacked } from "./packed";
import { fieldsOf } from "./text";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

const catalogues = readdirSync(at("."))
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({ name, words: readJson(at(`./${name}`)) as Catalogue }));
const shown = ["en", "zh-CN", "zh-TW"].map((tag) =>
  unpacked(readJson(at(`../generated/words.${tag}.json`)) as PackedTexts),
);

const sources = sourcesBelow(at(".."));
const isUsed = usedWords(sources);

describe("the catalogues", () => {
  it("are the same texts when they have been packed and unpacked", () => {
    const texts = { "a.b.c": "1", "a.d": "2", a: "3", e: "4" };
    expect(packed(texts)).toEqual({ "": { a: "3", e: "4" }, a: { "b.c": "1", d: "2" } });
    expect(unpacked(packed(texts))).toEqual(texts);
    for (const all of shown) expect(unpacked(packed(all))).toEqual(all);
  });

  it("have each key once, in three languages, with the same fields", () => {
    const merged = mergeWords(catalogues.map(({ words }) => words));
    const keys = Object.keys(merged.en);
    expect(keys.length).toBeGreaterThan(200);
    for (const key of keys) {
      const fields = (["en", "zh-CN", "zh-TW"] as const).map((tag) =>
        [...new Set(fieldsOf(merged[tag][key] ?? ""))].sort().join(),
      );
      expect([key, ...new Set(fields)]).toEqual([key, fields[0]]);
    }
  });

  it.each(catalogues.map(({ name }) => name))("%s has no key that nobody asks for", (name) => {
    const { words } = catalogues.find((each) => each.name === name)!;
    expect(Object.keys(words).filter((key) => !isUsed(key))).toEqual([]);
  });

  it("bring no word of the other faces that nobody asks for here", () => {
    const [english] = shown;
    expect(Object.keys(english ?? {}).filter((key) => !isUsed(key))).toEqual([]);
  });

  it("have every key that is asked for", () => {
    const missing: string[] = [];
    for (const { name, text } of sources) {
      for (const [, key] of text.matchAll(/\bt\(\s*"([^"]+)"/gu)) {
        if (key !== undefined && shown.some((words) => words[key] === undefined))
          missing.push(`${name}: ${key}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it("write rows and columns as each Chinese does", () => {
    const [, cn, tw] = shown;
    expect(cn?.["solve.row"]).toBe("行");
    expect(tw?.["solve.row"]).toBe("列");
    expect(cn?.["solve.column"]).toBe("列");
    expect(tw?.["solve.column"]).toBe("行");
  });
});
