// Rows of the store out of what the engine says of a game: the game itself, and the result of one
// that ended.
import type { ResultAnswer } from "shudu";

import type { GameRow, ResultRow } from "../store/store";
import type { Board } from "./game_line";

/** `er=4.2` as a number. */
export function ratingOf(text: string | undefined): number | null {
  const match = /^er=(\d+(?:\.\d+)?)$/u.exec(text ?? "");
  return match === null ? null : Number(match[1]);
}

/** `level=hard` of an origin; empty where it names none. */
export const levelOf = (origin: string | undefined): string =>
  /(?:^| )level=([a-z]+)(?: |$)/u.exec(origin ?? "")?.[1] ?? "";

/** Givens and own digits, `.` for an open cell. */
export const boardText = ({ givens, values }: Pick<Board, "givens" | "values">): string =>
  [...givens].map((sign, i) => (sign === "." ? (values[i] ?? ".") : sign)).join("");

/** How many events a save text holds. */
export const eventsOf = (text: string): number =>
  Number(/^events (\d+)$/mu.exec(text)?.[1] ?? Number.NaN);

/** `2026-11-21T07:58:03Z`, as a saved game has dates. */
export const saveDate = (date: Date): string => date.toISOString().replace(/\.\d+Z$/u, "Z");

/** The day where the player is. */
export function localDay(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A new row of a game whose text this is. */
export function newRow(board: Board, text: string, date: Date): GameRow {
  const values = boardText(board);
  const isOver = board.status === "complete" || board.status === "given-up";
  return {
    uid: board.uid,
    title: board.title ?? "",
    origin: board.origin ?? "",
    layout: board.layout,
    givens: board.givens,
    values,
    level: levelOf(board.origin),
    rating: ratingOf(board.rating),
    status: isOver ? (board.status as "complete" | "given-up") : "playing",
    created: date.getTime(),
    played: date.getTime(),
    elapsed: board.elapsed,
    filled: [...values].filter((sign) => sign !== ".").length,
    cells: values.length,
    mistakes: board.counts.mistakes,
    hints: board.counts.asked,
    head: board.events,
    text,
    textAt: board.events,
  };
}

/** What is kept of a game that ended; nothing while it goes on. */
export function resultRow(
  result: ResultAnswer,
  row: GameRow,
  isTimed: boolean,
): ResultRow | undefined {
  if (result.outcome === "playing") return undefined;
  return {
    uid: row.uid,
    finished: row.played,
    day: localDay(new Date(row.played)),
    outcome: result.outcome,
    layout: row.layout,
    level: row.level,
    rating: row.rating,
    elapsed: result.elapsed,
    isTimed,
    mistakes: result.mistakes ?? 0,
    stageMax: result.stage_max,
    asked: result.asked,
    applied: result.applied,
    checks: result.checks,
    reveals: result.reveals,
    undos: result.undos,
    isUnaided: result.unaided,
    givens: row.givens,
  };
}

const kUidSigns = "0123456789abcdefghijklmnopqrstuvwxyz";

/** 20 characters by chance, each alike: bytes from 252 on are thrown away. */
export function newUid(random: (bytes: Uint8Array<ArrayBuffer>) => void): string {
  let uid = "";
  const bytes = new Uint8Array(32);
  while (uid.length < 20) {
    random(bytes);
    for (const byte of bytes) {
      if (byte < 252 && uid.length < 20) uid += kUidSigns[byte % 36];
    }
  }
  return uid;
}
