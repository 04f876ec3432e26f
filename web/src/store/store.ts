// What the app keeps in the browser: games with their events, settings, results, practice. One interface, two
// makings: IndexedDB (indexed.ts) and the memory of the page (memory.ts), which takes over where the browser
// refuses; callers see the difference only by `isLasting`.
//
// A game is a save text at some event (`text`, docs/saved-games.md) and every event line after it. An event is
// added, never put: a number that is there already fails (`conflict`), so two tabs can not both win.
export interface GameRow {
  readonly uid: string;
  title: string;
  origin: string;
  layout: string;
  givens: string;
  /** As it stands now, `.` for empty: for lists and pictures. */
  values: string;
  level: string;
  rating: number | null;
  status: "playing" | "complete" | "given-up";
  created: number; // milliseconds since 1970
  played: number;
  elapsed: number; // milliseconds of play
  filled: number;
  cells: number;
  mistakes: number;
  hints: number;
  /** The newest event. */
  head: number;
  /** A whole save text, at event `textAt`. */
  text: string;
  textAt: number;
}

export interface EventRow {
  readonly uid: string;
  readonly n: number;
  readonly line: string;
}

/** A finished game; survives the deletion of the game. */
export interface ResultRow {
  readonly uid: string;
  readonly finished: number;
  readonly day: string; // yyyy-mm-dd where the player is
  readonly outcome: "complete" | "given-up";
  readonly layout: string;
  readonly level: string;
  readonly rating: number | null;
  readonly elapsed: number;
  readonly isTimed: boolean;
  readonly mistakes: number;
  readonly stageMax: number;
  readonly asked: number;
  readonly applied: number;
  readonly checks: number;
  readonly reveals: number;
  readonly undos: number;
  readonly isUnaided: boolean;
  readonly givens: string;
}

export interface PracticeRow {
  readonly technique: string;
  readonly position: string;
  tries: number;
  solved: number;
  best: number | null;
  last: number;
}

/** Why something is not kept; `newer`: the database is of a newer version of the app. */
export type StoreTrouble = "full" | "refused" | "conflict" | "gone" | "failed" | "newer";
export type Kept = { readonly ok: true } | { readonly ok: false; readonly why: StoreTrouble };

export interface Store {
  /** False: what is kept goes with the page. */
  readonly isLasting: boolean;
  games(): Promise<GameRow[]>; // newest played first
  uids(): Promise<string[]>; // of all games, without reading them
  game(uid: string): Promise<GameRow | undefined>;
  events(uid: string, after: number): Promise<EventRow[]>;
  /** A new game, or the row of one that is there (without events). */
  putGame(row: GameRow): Promise<Kept>;
  /** Events and the row in one transaction, strict durability: kept when the promise says so. */
  append(row: GameRow, events: readonly EventRow[]): Promise<Kept>;
  deleteGame(uid: string): Promise<Kept>;
  results(): Promise<ResultRow[]>;
  putResult(row: ResultRow): Promise<Kept>; // once: a second one of the same game changes nothing
  deleteResults(): Promise<Kept>;
  practice(): Promise<PracticeRow[]>;
  putPractice(row: PracticeRow): Promise<Kept>;
  settings(): Promise<Record<string, string>>;
  putSetting(key: string, value: string): Promise<Kept>;
}
