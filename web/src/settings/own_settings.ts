// The settings that only a browser has. Words: the key `setting.KEY` (name), `setting.KEY.about` (a
// sentence), `setting.KEY.VALUE` (its values) of src/words/settings.json; rows of the terminal
// app's table bring their own.
export interface SettingRow {
  readonly key: string;
  readonly group: "play" | "help" | "look" | "keys" | "language";
  /** All values, or one range `0..60`; empty: any text. */
  readonly values: readonly string[];
  readonly standard: string;
  /** Kept with each game. */
  readonly isPerGame?: boolean;
}

const kOnOff = ["on", "off"];

export const kOwnSettings: readonly SettingRow[] = [
  {
    key: "theme",
    group: "look",
    values: ["system", "light", "dark", "contrast-light", "contrast-dark"],
    standard: "system",
  },
  { key: "palette", group: "look", values: ["nine", "strong-six", "patterns"], standard: "nine" },
  { key: "colour-letters", group: "look", values: kOnOff, standard: "off" },
  {
    key: "same-digit",
    group: "look",
    values: ["digits-marks", "digits", "off"],
    standard: "digits-marks",
  },
  { key: "peers", group: "look", values: kOnOff, standard: "on" },
  { key: "left-counts", group: "look", values: kOnOff, standard: "on" },
  { key: "big-marks", group: "look", values: kOnOff, standard: "off" },
  { key: "hand", group: "look", values: ["right", "left"], standard: "right" },
  { key: "motion", group: "look", values: ["system", "none"], standard: "system" },
  {
    key: "speak",
    group: "help",
    values: ["position", "content", "content-only"],
    standard: "position",
  },
  { key: "detail", group: "help", values: ["brief", "full"], standard: "full" },
  { key: "tones", group: "help", values: kOnOff, standard: "off" },
  { key: "letter-keys", group: "keys", values: kOnOff, standard: "on" },
];
