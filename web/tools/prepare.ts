// Makes src/generated: what the app reads and no person writes. Of what `shudu-tables` prints (the
// words, keys, settings, techniques of all faces), of the catalogues src/words/*.json, of the
// technique pages below docs/techniques, and of the lock file (licences). No file is written where
// it would say the same as before. Usage: node tools/prepare.ts PATH-OF-shudu-tables
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { shelfOf } from "../src/learn/shelves.ts";
import { licences } from "./licences.ts";
import { choiceTable, keyTable, settingTable, sharedWords, type SharedTables } from "./tables.ts";
import { readPages, sentenceOf, techniqueIndex, type TechniqueRow } from "./technique_pages.ts";
import { packed } from "../src/words/packed.ts";
import { sourcesBelow, usedWords } from "./used_words.ts";
import { kLanguages, mergeWords, type Catalogue, type Language } from "./words.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function write(name: string, value: unknown): void {
  const path = at(`../src/generated/${name}`);
  const text = `${JSON.stringify(value)}\n`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

function readCatalogues(): Catalogue[] {
  const folder = at("../src/words");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as Catalogue);
}

const pagesBelow = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => /^[a-z0-9-]+\.md$/u.test(name))
      .map((name) => [name.replace(".md", ""), readFileSync(`${folder}/${name}`, "utf8")]),
  );

type Terms = readonly Readonly<Record<Language, { term: string; meaning: string }>>[];

/** The shelves of a language, and its index. */
function writeLanguage(
  language: Language,
  slugs: readonly string[],
  english: ReadonlyMap<string, string>,
): void {
  const texts = language === "en" ? english : pagesBelow(at(`../../docs/${language}/techniques`));
  const shelves = new Map<number, Record<string, unknown>>();
  for (const [slug, page] of readPages(english, texts)) {
    const shelf = shelfOf(slugs.indexOf(slug));
    shelves.set(shelf, { ...shelves.get(shelf), [slug]: page });
  }
  for (const [shelf, pages] of shelves) write(`learn/${language}.${shelf}.json`, pages);
  const sentences = slugs.map((slug) => [slug, sentenceOf(texts.get(slug) ?? "")]);
  const terms = JSON.parse(readFileSync(at("../src/learn/terms.json"), "utf8")) as Terms;
  write(`learn/${language}.json`, {
    sentences: Object.fromEntries(sentences) as unknown,
    terms: terms.map((term) => term[language]),
  });
}

function writeTechniques(rows: readonly TechniqueRow[]): void {
  write("techniques.json", { techniques: techniqueIndex(rows) });
  rmSync(at("../src/generated/pages"), { recursive: true, force: true });
  mkdirSync(at("../src/generated/learn"), { recursive: true });
  const english = pagesBelow(at("../../docs/techniques"));
  const slugs = rows.map(({ technique }) => technique);
  for (const language of kLanguages) writeLanguage(language, slugs, english);
}

const program = process.argv[2];
if (program === undefined) throw new Error("usage: prepare.ts PATH-OF-shudu-tables");
mkdirSync(at("../src/generated"), { recursive: true });
const printed = execFileSync(program, { encoding: "utf8", maxBuffer: 64 << 20 });
const tables = JSON.parse(printed) as SharedTables;
const isUsed = usedWords(sourcesBelow(at("../src")));
const words = mergeWords([...sharedWords(tables, isUsed), ...readCatalogues()]);
for (const [language, texts] of Object.entries(words)) {
  write(`words.${language}.json`, packed(texts));
}
write("keys.json", keyTable(tables));
write("settings.json", settingTable(tables));
write("choices.json", choiceTable(tables));
writeTechniques(tables.techniques);
const version = /^project\(Shudu VERSION ([0-9.]+)/mu.exec(
  readFileSync(at("../../CMakeLists.txt"), "utf8"),
);
write("licences.json", { version: version?.[1] ?? "", packages: licences(at("..")) });
