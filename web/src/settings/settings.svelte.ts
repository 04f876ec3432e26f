// Every setting of the app, as one reactive table: the rows of the faces' table
// (generated), and those of the browser alone (own_settings.ts). A value is a text, one of the
// row's. Kept by the store; the few that decide the first paint (theme, language) stand in
// localStorage too, for they are needed before it opens.
import shared from "../generated/settings.json";
import { kOwnSettings, type SettingRow } from "./own_settings";

const kPainted: readonly string[] = ["theme", "language", "palette", "motion"];

export const kSettings: readonly SettingRow[] = [
  ...(shared.settings as unknown as readonly SettingRow[]),
  ...kOwnSettings,
];

const defaults = (): Record<string, string> =>
  Object.fromEntries(kSettings.map((row) => [row.key, row.standard]));

let values = $state<Record<string, string>>(defaults());
let keep: (key: string, value: string) => void = () => undefined;

export const setting = (key: string): string => values[key] ?? "";
export const isOn = (key: string): boolean => values[key] === "on";

/** Is this a value of the row's? Ranges are written `0..60`. */
export function isValue(row: SettingRow, value: string): boolean {
  const range = /^(\d+)\.\.(\d+)$/u.exec(row.values.join("|"));
  if (range === null) return row.values.length === 0 || row.values.includes(value);
  return /^\d{1,6}$/u.test(value) && +value >= +(range[1] ?? 0) && +value <= +(range[2] ?? 0);
}

export function changeSetting(key: string, value: string): void {
  const row = kSettings.find((each) => each.key === key);
  if (row === undefined || !isValue(row, value)) return;
  values[key] = value;
  keep(key, value);
  paintFirst(key, value);
}

function paintFirst(key: string, value: string): void {
  if (!kPainted.includes(key)) return;
  try {
    localStorage.setItem(`shudu-${key}`, value);
  } catch {
    // The browser keeps nothing; the next visit paints with the defaults first.
  }
}

/** What is needed before the store is open. */
export function takeFirstPaint(): void {
  for (const key of kPainted) {
    try {
      const value = localStorage.getItem(`shudu-${key}`);
      const row = kSettings.find((each) => each.key === key);
      if (value !== null && row !== undefined && isValue(row, value)) values[key] = value;
    } catch {
      return;
    }
  }
}

/** Takes what the store has; from now on changes are kept by `keeper`. */
export function takeSettings(
  kept: Readonly<Record<string, string>>,
  keeper: (key: string, value: string) => void,
): void {
  for (const row of kSettings) {
    const value = kept[row.key];
    if (value !== undefined && isValue(row, value)) values[row.key] = value;
  }
  keep = keeper;
}
