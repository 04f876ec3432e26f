// What the results say, counted: per level how many, the best time, median, mean, unaided; streaks
// of days; a table for other programs. Times count where the timer ran; only complete games have
// one.
//
// A streak is a row of days, each the day after the one before, with a game completed on it. The
// current one may end today or yesterday: who has not played yet today has not lost it.
import type { ResultRow } from "../../store/store";

export interface LevelFigures {
  readonly level: string; // empty: all
  readonly played: number;
  readonly solved: number;
  readonly unaided: number;
  readonly best: number | null;
  readonly bestUnaided: number | null;
  readonly median: number | null;
  readonly mean: number | null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The middle one of sorted numbers; of an even count the mean of the two in the middle. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low, high] = [sorted[half - 1], sorted[half]];
  if (high === undefined) return null;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

const least = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : Math.min(...numbers);

export function figures(level: string, rows: readonly ResultRow[]): LevelFigures {
  const solved = rows.filter((row) => row.outcome === "complete");
  const timed = solved.filter((row) => row.isTimed);
  const times = timed.map((row) => row.elapsed);
  return {
    level,
    played: rows.length,
    solved: solved.length,
    unaided: solved.filter((row) => row.isUnaided).length,
    best: least(times),
    bestUnaided: least(timed.filter((row) => row.isUnaided).map((row) => row.elapsed)),
    median: median(times),
    mean: times.length === 0 ? null : sum(times) / times.length,
  };
}

/**
 * A row for each level that was played, in the order of `levels`, then what has none, then all
 * together.
 */
export function byLevel(rows: readonly ResultRow[], levels: readonly string[]): LevelFigures[] {
  const known = levels.map((level) =>
    figures(
      level,
      rows.filter((row) => row.level === level),
    ),
  );
  const others = rows.filter((row) => !levels.includes(row.level));
  return [
    ...known.filter(({ played }) => played > 0),
    ...(others.length > 0 ? [figures("other", others)] : []),
    figures("", rows),
  ];
}

const kDay = 86_400_000;
const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / kDay);

export interface Streaks {
  readonly current: number;
  readonly longest: number;
}

/** Days are written yyyy-mm-dd, as the player's calendar had them. */
export function streaks(days: readonly string[], today: string): Streaks {
  const numbers = [...new Set(days.map(dayNumber))].sort((a, b) => a - b);
  let [longest, run, last] = [0, 0, Number.NaN];
  for (const number of numbers) {
    run = number === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = number;
  }
  return { current: dayNumber(today) - last <= 1 ? run : 0, longest };
}

const kColumns: readonly (keyof ResultRow)[] = [
  "day",
  "outcome",
  "layout",
  "level",
  "rating",
  "elapsed",
  "isTimed",
  "mistakes",
  "stageMax",
  "asked",
  "applied",
  "checks",
  "reveals",
  "undos",
  "isUnaided",
  "givens",
  "uid",
];

/** RFC 4180; what a spreadsheet would take for a formula gets an apostrophe before it. */
export function csvField(value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = /^[=+\-@\t\r]/u.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csv(rows: readonly ResultRow[]): string {
  const lines = rows.map((row) => kColumns.map((column) => csvField(row[column])).join(","));
  return [kColumns.join(","), ...lines, ""].join("\r\n");
}
