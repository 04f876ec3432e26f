// What `shudu-tables` prints (apps/tables/tables.h tells the shape), parted into what
// the app reads: words by key, and tables without words. The keys of words made here:
//
//   SLUG                  the words of the screens
//   setting.KEY           a setting's name; .about its sentence; .VALUE a value's words
//   settings.GROUP        a group of settings; keys.GROUP, a group of keys
//   key.COMMAND           what a key does; note.N and note.N.keys, a row beside them
//   level.L, level.L.about, symmetry.S, layout.L, mode.M, colour.N.light, colour.N.dark, role.R
import type { TechniqueRow } from "./technique_pages.ts";
import { kLanguages, type Catalogue, type Language, type Texts } from "./words.ts";

interface Key {
  readonly shown: string;
  readonly key: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly digits: boolean;
}

interface KeyRow {
  readonly command: string;
  readonly group: string;
  readonly takes_digit: boolean;
  readonly grows?: boolean;
  readonly does: Texts;
  readonly keys: Readonly<Record<string, readonly Key[]>>;
}

interface SharedSetting {
  readonly key: string;
  readonly group: string;
  readonly name: Texts;
  readonly about: Texts;
  readonly default: string;
  readonly values?: readonly { readonly value: string; readonly words: Texts }[];
  readonly least?: number;
  readonly most?: number;
  readonly kept_per_game: boolean;
}

export interface SharedTables {
  readonly languages: readonly { readonly tag: Language; readonly name: string }[];
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly keys: readonly KeyRow[];
  readonly key_groups: readonly { readonly group: string; readonly name: Texts }[];
  readonly key_notes: readonly {
    readonly group: string;
    readonly keys: Texts;
    readonly does: Texts;
  }[];
  readonly letters: unknown;
  readonly settings: readonly SharedSetting[];
  readonly setting_groups: readonly { readonly group: string; readonly name: Texts }[];
  readonly levels: readonly {
    readonly level: string;
    readonly name: Texts;
    readonly asks_for: Texts;
    readonly from_er: number;
    readonly to_er: number;
  }[];
  readonly symmetries: readonly { readonly symmetry: string; readonly words: Texts }[];
  readonly layouts: readonly {
    readonly layout: string;
    readonly size: number;
    readonly classic: boolean;
    readonly words: Texts;
  }[];
  readonly modes: readonly { readonly mode: string; readonly name: Texts }[];
  readonly colours: readonly {
    readonly number: number;
    readonly light: Texts;
    readonly dark: Texts;
  }[];
  readonly hint_roles: readonly {
    readonly role: string;
    readonly look: string;
    readonly letter: string;
    readonly words: Texts;
  }[];
  readonly techniques: readonly TechniqueRow[];
}

/** By key, the words of the screens that the app asks for. */
function screenWords(tables: SharedTables, isUsed: (key: string) => boolean): Catalogue {
  const keys = Object.keys(tables.words.en).filter(isUsed);
  const texts = (key: string): Texts =>
    Object.fromEntries(kLanguages.map((tag) => [tag, tables.words[tag][key] ?? ""])) as Texts;
  return Object.fromEntries(keys.map((key) => [key, texts(key)]));
}

function settingWords(tables: SharedTables): Catalogue {
  const words: Record<string, Texts> = {};
  for (const row of tables.settings) {
    words[`setting.${row.key}`] = row.name;
    words[`setting.${row.key}.about`] = row.about;
    for (const { value, words: texts } of row.values ?? [])
      words[`setting.${row.key}.${value}`] = texts;
  }
  for (const { group, name } of tables.setting_groups) words[`settings.${group}`] = name;
  return words;
}

function keyWords(tables: SharedTables): Catalogue {
  const words: Record<string, Texts> = {};
  for (const row of tables.keys) words[`key.${row.command}`] = row.does;
  for (const { group, name } of tables.key_groups) words[`keys.${group}`] = name;
  tables.key_notes.forEach((note, n) => {
    words[`note.${n}`] = note.does;
    words[`note.${n}.keys`] = note.keys;
  });
  return words;
}

function choiceWords(tables: SharedTables): Catalogue {
  const words: Record<string, Texts> = {};
  for (const row of tables.levels) {
    words[`level.${row.level}`] = row.name;
    words[`level.${row.level}.about`] = row.asks_for;
  }
  for (const row of tables.symmetries) words[`symmetry.${row.symmetry}`] = row.words;
  for (const row of tables.layouts) words[`layout.${row.layout}`] = row.words;
  for (const row of tables.modes) words[`mode.${row.mode}`] = row.name;
  for (const row of tables.colours) {
    words[`colour.${row.number}.light`] = row.light;
    words[`colour.${row.number}.dark`] = row.dark;
  }
  for (const row of tables.hint_roles) words[`role.${row.role}`] = row.words;
  return words;
}

/** All words of the tables. */
export function sharedWords(tables: SharedTables, isUsed: (key: string) => boolean): Catalogue[] {
  return [screenWords(tables, isUsed), settingWords(tables), keyWords(tables), choiceWords(tables)];
}

/** keys.json: rows for keys/binding.ts and the page Help. */
export function keyTable(tables: SharedTables): unknown {
  const keys = tables.keys.map(({ does: _does, ...row }) => row);
  const notes = tables.key_notes.map(({ group }, n) => ({ group, note: n }));
  return {
    keys,
    groups: tables.key_groups.map(({ group }) => group),
    notes,
    letters: tables.letters,
  };
}

/**
 * settings.json: rows as settings.svelte.ts has them. The browser may also be asked for its
 * language.
 */
export function settingTable(tables: SharedTables): unknown {
  const rows = tables.settings.map((row) => {
    const values = (row.values ?? []).map(({ value }) => value);
    const range = row.most ? [`${row.least ?? 0}..${row.most}`] : [];
    const common = { key: row.key, group: row.group, isPerGame: row.kept_per_game };
    if (row.key === "language")
      return { ...common, values: ["system", ...values], standard: "system" };
    return { ...common, values: values.length > 0 ? values : range, standard: row.default };
  });
  return { settings: rows, groups: tables.setting_groups.map(({ group }) => group) };
}

/** choices.json: what a player chooses from, without the words. */
export function choiceTable(tables: SharedTables): unknown {
  return {
    languages: tables.languages,
    levels: tables.levels.map(({ level, from_er, to_er }) => ({ level, from: from_er, to: to_er })),
    symmetries: tables.symmetries.map(({ symmetry }) => symmetry),
    layouts: tables.layouts.map(({ layout, size, classic }) => ({
      layout,
      size,
      isClassic: classic,
    })),
    roles: tables.hint_roles.map(({ role, look, letter }) => ({ role, look, letter })),
  };
}
