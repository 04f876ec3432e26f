// Batch work on lines, a puzzle each: cut into requests with `puzzles` that are spread over the
// workers, and the results joined in order, numbered as if it had been one request. Pure functions;
// who asks is pool.ts.
import type { AnswerTable, Failure, Request } from "./types.js";

/** Requests that take many puzzles and answer each with a result. */
export type BatchName = "solve" | "count" | "check" | "candidates" | "rate" | "canon" | "minimize";

/** Such a request without its puzzles. */
export type BatchRequest<K extends BatchName> = Omit<
  Extract<Request, { do: K; puzzles: string }>,
  "puzzle" | "puzzles" | "do" | "id"
> & { do: K };

/** What each line is answered with. */
export type BatchResult<K extends BatchName> = AnswerTable[K]["many"]["results"][number];

/** The service has refused a whole request: a layout that there is not, a limit. */
export class RequestFailed extends Error {
  override readonly name = "RequestFailed";
  constructor(readonly failure: Failure) {
    super(failure.error.sentence);
  }
}

/** Some of the lines, as one text. */
export interface Piece {
  first: number;
  count: number;
  text: string;
}

// Long enough that asking costs little, short enough that all workers end at about the same time.
const kMostLines: Record<BatchName, number> = {
  solve: 1000,
  count: 100,
  check: 500,
  candidates: 100,
  rate: 4,
  canon: 250,
  minimize: 50,
};
const kPiecesPerWorker = 4;

// A request has a mebibyte; a character is at most 3 bytes of it, escaped 6.
const kMostCharacters = 150_000;

/** The lines in pieces for so many workers. Throws where a line is not one. */
export function cutLines(name: BatchName, lines: readonly string[], workers: number): Piece[] {
  const fair = Math.ceil(lines.length / (workers * kPiecesPerWorker));
  const most = Math.max(1, Math.min(fair, kMostLines[name]));
  const pieces: Piece[] = [];
  let first = 0;
  let size = 0;
  const cut = (end: number): void => {
    if (end === first) return;
    const text = lines.slice(first, end).join("\n");
    pieces.push({ first, count: end - first, text: `${text}\n` });
    first = end;
    size = 0;
  };
  lines.forEach((line, i) => {
    if (/[\n\r]/.test(line)) throw new RangeError(`Line ${i + 1} has a line end in it.`);
    if (i - first === most || size + line.length >= kMostCharacters) cut(i);
    size += line.length + 1;
  });
  cut(lines.length);
  return pieces;
}

// Long enough that what a message costs is little beside its work, short enough for a progress.
const kTextPiece = 1_000 * 82;

/** A text of lines in texts for so many workers; each but the last ends with a line. */
export function cutText(text: string, workers: number): string[] {
  const fair = Math.ceil(text.length / (workers * kPiecesPerWorker));
  const most = Math.min(fair, kTextPiece);
  const pieces: string[] = [];
  for (let first = 0; first < text.length;) {
    const end = text.indexOf("\n", first + most - 1);
    const next = end < 0 ? text.length : end + 1;
    pieces.push(text.slice(first, next));
    first = next;
  }
  return pieces;
}

/** The results of all pieces as those of one list. Empty lines have none. */
export function joinResults<T extends { index: number; line: number }>(
  pieces: readonly Piece[],
  results: readonly T[][],
): T[] {
  const all: T[] = [];
  pieces.forEach(({ first }, i) => {
    for (const result of results[i] ?? []) {
      all.push({ ...result, index: all.length, line: result.line + first });
    }
  });
  return all;
}
