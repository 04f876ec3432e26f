// Moves that one tab made while another played on: they are done again after the other's, each
// with the next number and a time that does not go back. What an event says is explicit
// (docs/saved-games.md), so doing it again never toggles: a digit that is there already is refused
// as a change of nothing.
const kNotAgain: readonly string[] = [
  "undo",
  "redo",
  "goto",
  "pause",
  "resume",
  "giveup",
  "savepoint",
  "drop",
];

/** The line of an event under another number; nothing where the event only moves in the history. */
export function renumbered(line: string, n: number, elapsed: number): string | undefined {
  const match = /^\d+ (\d+) (([a-z]+).*)$/u.exec(line);
  if (match === null || kNotAgain.includes(match[3] ?? "")) return undefined;
  return `${n} ${Math.max(Number(match[1]), elapsed)} ${match[2]}`;
}
