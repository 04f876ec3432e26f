// Rows for tests: everything in them is small and plain, and what a test is about it says itself.
import type { EventRow, GameRow, PracticeRow, ResultRow } from "./store";

export const gameRow = (uid: string, fields: Partial<GameRow> = {}): GameRow => ({
  uid,
  title: "",
  origin: "typed",
  layout: "4x4",
  givens: "1.....2..3.....4",
  values: "1.....2..3.....4",
  level: "",
  rating: null,
  status: "playing",
  created: 0,
  played: 0,
  elapsed: 0,
  filled: 0,
  cells: 16,
  mistakes: 0,
  hints: 0,
  head: 0,
  text: "",
  textAt: 0,
  ...fields,
});

export const eventRow = (uid: string, n: number, line = `${n} 0 undo`): EventRow => ({
  uid,
  n,
  line,
});

export const resultRow = (uid: string, fields: Partial<ResultRow> = {}): ResultRow => ({
  uid,
  finished: 0,
  day: "2026-11-21",
  outcome: "complete",
  layout: "4x4",
  level: "",
  rating: null,
  elapsed: 0,
  isTimed: true,
  mistakes: 0,
  stageMax: 0,
  asked: 0,
  applied: 0,
  checks: 0,
  reveals: 0,
  undos: 0,
  isUnaided: true,
  givens: "1.....2..3.....4",
  ...fields,
});

export const practiceRow = (technique: string, position: string, tries = 1): PracticeRow => ({
  technique,
  position,
  tries,
  solved: 0,
  best: null,
  last: 0,
});
