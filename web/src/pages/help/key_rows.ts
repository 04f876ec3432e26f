// The rows of the page Help: the generated key table, a row a command, and what the mouse does. A
// key is written as it is printed; Ctrl, Alt and Shift before it.
import table from "../../generated/keys.json";

interface Key {
  readonly shown: string;
}

export interface HelpRow {
  readonly id: string;
  readonly keys: readonly string[];
  readonly does: string;
}

export interface HelpGroup {
  readonly group: string;
  readonly rows: readonly HelpRow[];
}

type Letters = keyof (typeof table.keys)[number]["keys"];

export function keyRows(
  letters: string,
  anyDigit: string,
  t: (key: string) => string,
): HelpGroup[] {
  const shown = (keys: readonly Key[]): string[] =>
    keys.map((key) => key.shown.replace(/1-9|DIGIT/u, anyDigit));
  return table.groups.map((group) => ({
    group,
    rows: [
      ...table.keys
        .filter((row) => row.group === group)
        .map(({ command, keys }) => ({
          id: command,
          keys: shown(keys[letters as Letters] ?? keys.wasd),
          does: t(`key.${command}`),
        }))
        .filter((row) => row.keys.length > 0),
      ...table.notes
        .filter((note) => note.group === group)
        .map(({ note }) => ({
          id: `note-${note}`,
          keys: [t(`note.${note}.keys`)],
          does: t(`note.${note}`),
        })),
    ],
  }));
}
