// Settings as a file: one line a setting, `key value`, after a first line that says what it is.
// What somebody hands in is read line by line; unknown keys and values that a setting does not have
// are passed over.
import { isValue, kSettings } from "./settings.svelte";

const kFirstLine = "shudu-settings 1";
const kMostBytes = 65_536;

export function writeSettings(valueOf: (key: string) => string): string {
  const lines = kSettings.map(({ key }) => `${key} ${valueOf(key)}`);
  return `${[kFirstLine, ...lines].join("\n")}\n`;
}

/** The values that can be taken; undefined: this is no file of settings. */
export function readSettings(text: string): ReadonlyMap<string, string> | undefined {
  if (text.length > kMostBytes) return undefined;
  const [first, ...lines] = text.replace(/^\uFEFF/u, "").split(/\r?\n/u);
  if (first !== kFirstLine) return undefined;
  const values = new Map<string, string>();
  for (const line of lines) {
    const [, key = "", value = ""] = /^(\S+) (\S*)$/u.exec(line) ?? [];
    const row = kSettings.find((each) => each.key === key);
    if (row !== undefined && isValue(row, value)) values.set(key, value);
  }
  return values;
}
