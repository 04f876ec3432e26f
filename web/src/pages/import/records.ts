// The records of a text that may hold thousands: the engine finds them, piece by piece, so that no
// request is larger or has more records than it takes (docs/service.md, "Limits"); how many there
// are is counted here. A piece ends where a record begins: the last one of a piece may be cut off,
// so it is read again with the next.
//
//   text    aaaa bbbb cccc dddd eeee        pieces    aaaa bbbb cc
//                                                          bbbb cccc dd
//                                                               cccc dddd eeee
//
// A record's own text is from its line to the line of the next one, so that candidates and entered
// digits come along when it is chosen.
import type { AnswerOf, Request, ServiceError } from "shudu";

type Ask = <R extends Request>(request: R) => Promise<AnswerOf<R>>;

export interface TextRecord {
  /** The lines that it stands on, with what is said above it. */
  readonly text: string;
  readonly puzzle: string;
  /** As the record itself has it, not yet made safe to show. */
  readonly title: string;
}

export interface Records {
  readonly all: readonly TextRecord[];
  /** So many hold no puzzle. */
  readonly unread: number;
  /** The first of those; where the engine refuses a piece, that. */
  readonly trouble: ServiceError | undefined;
}

/** A sign of it may become six bytes of a request, and a line of it a record. */
export const kMostSigns = 131_072;
export const kMostLines = 5_000;
/** A line that is longer is no record; the engine says so of its beginning. */
const kMostOfLine = 70_000;

interface Place {
  /** From 0, in the whole text. */
  readonly line: number;
  readonly puzzle: string;
  readonly title: string;
  readonly format: string;
  readonly trouble: ServiceError | undefined;
}

/** The line after the last one of a piece that begins at `from`. */
function endOfPiece(lines: readonly string[], from: number): number {
  let signs = 0;
  let end = from;
  while (end < lines.length && end - from < kMostLines) {
    signs += (lines[end] ?? "").length + 1;
    if (signs > kMostSigns && end > from) break;
    end += 1;
  }
  return end;
}

async function readPiece(
  ask: Ask,
  lines: readonly string[],
  from: number,
  end: number,
  head: string,
): Promise<readonly Place[] | ServiceError> {
  const piece = lines.slice(from, end).map((line) => line.slice(0, kMostOfLine));
  const above = head === "" ? [] : [head];
  // To a format without rules of a puzzle's own: a record that has some is refused.
  const puzzles = [...above, ...piece].join("\n");
  const answer = await ask({ do: "convert", puzzles, to: "json" });
  if (!answer.ok) return answer.error;
  const results = "results" in answer ? answer.results : [];
  return results.map(({ line, puzzle, notes, format, error }) => ({
    line: from + line - 1 - above.length,
    puzzle: error === undefined ? (puzzle ?? "") : "",
    title: notes?.title ?? "",
    format: format ?? "",
    trouble: error,
  }));
}

const isAside = (line: string | undefined): boolean => /^\s*(?:#.*)?$/u.test(line ?? "");

/** The lines of a record: what is said above it, then all up to what is said above the next one. */
function textOf(lines: readonly string[], line: number, next: number): string {
  let [first, last] = [line, next - 1];
  while (first > 0 && /^\s*#/u.test(lines[first - 1] ?? "")) first -= 1;
  while (last > line && isAside(lines[last])) last -= 1;
  return lines.slice(first, last + 1).join("\n");
}

/** All records of a text. Rejects as `ask` does. */
export async function recordsOf(ask: Ask, text: string): Promise<Records> {
  const lines = text.split(/\r\n|\r|\n/u);
  const places: Place[] = [];
  let head = ""; // the names of the columns, which every piece of a table needs
  for (let from = 0; from < lines.length;) {
    const end = endOfPiece(lines, from);
    const found = await readPiece(ask, lines, from, end, from === 0 ? "" : head);
    if ("code" in found) return { all: [], unread: 0, trouble: found };
    const last = found.at(-1);
    const isCut = end < lines.length && last !== undefined && last.line > from;
    places.push(...(isCut ? found.slice(0, -1) : found));
    if (found[0]?.format === "csv") head ||= lines.find((line) => !isAside(line)) ?? "";
    from = isCut ? last.line : end;
  }
  const good = places.flatMap(({ line, puzzle, title }, n) =>
    puzzle === ""
      ? []
      : [{ text: textOf(lines, line, places[n + 1]?.line ?? lines.length), puzzle, title }],
  );
  return {
    all: good,
    unread: places.length - good.length,
    trouble: places.find(({ trouble }) => trouble !== undefined)?.trouble,
  };
}
