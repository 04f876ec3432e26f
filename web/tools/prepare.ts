// Makes src/generated: what the app reads and no person writes. Of `shudu-tables` (the tables of
// the terminal app: words, keys, settings, techniques), of the catalogues src/words/*.json, of the
// technique pages below docs/techniques, and of the lock file (licences). No file is written where
// it would say the same as before. Usage: node tools/prepare.ts PATH-OF-shudu-tables
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { licences } from "./licences.ts";
import { choiceTable, keyTable, settingTable, sharedWords, type SharedTables } from "./tables.ts";
import { readPage, readSentences, techniqueIndex, type TechniqueRow } from "./technique_pages.ts";
import { mergeWords, type Catalogue } from "./words.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function write(name: string, value: unknown): void {
  const path = at(`../src/generated/${name}`);
  const text = `${JSON.stringify(value)}\n`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

function readTables(program: string, ...args: string[]): unknown {
  return JSON.parse(execFileSync(program, args, { encoding: "utf8", maxBuffer: 64 << 20 }));
}

function readCatalogues(): Catalogue[] {
  const folder = at("../src/words");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as Catalogue);
}

function writeTechniques(rows: readonly TechniqueRow[]): void {
  const folder = at("../../docs/techniques");
  const sentences = readSentences(readFileSync(`${folder}/README.md`, "utf8"));
  write("techniques.json", { techniques: techniqueIndex(rows, sentences) });
  mkdirSync(at("../src/generated/pages"), { recursive: true });
  for (const name of readdirSync(folder).filter((each) => /^[a-z0-9-]+\.md$/u.test(each))) {
    const page = readPage(readFileSync(`${folder}/${name}`, "utf8"));
    write(`pages/${name.replace(/\.md$/u, ".json")}`, page);
  }
}

const program = process.argv[2];
if (program === undefined) throw new Error("usage: prepare.ts PATH-OF-shudu-tables");
mkdirSync(at("../src/generated"), { recursive: true });
const tables = readTables(program) as SharedTables;
const words = mergeWords([...sharedWords(tables), ...readCatalogues()]);
for (const [language, texts] of Object.entries(words)) write(`words.${language}.json`, texts);
write("keys.json", keyTable(tables));
write("settings.json", settingTable(tables));
write("choices.json", choiceTable(tables));
writeTechniques((readTables(program, "techniques") as { techniques: TechniqueRow[] }).techniques);
const version = /^project\(Shudu VERSION ([0-9.]+)/mu.exec(
  readFileSync(at("../../CMakeLists.txt"), "utf8"),
);
write("licences.json", { version: version?.[1] ?? "", packages: licences(at("..")) });
