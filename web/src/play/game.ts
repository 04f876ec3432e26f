// A game as the page sees it. The rules are the engine's: a move is an intent, sent as `act` to the worker
// that keeps the game; its answer is painted, its event line is kept by the store, and only then called saved.
//
//   keys -> intent -> [play worker] -> event, effect -> board -> [store] -> saved
//
// Keys that come before the worker is ready wait in line. Everything here is reactive state of Svelte in the
// one class that makes it (opened_game.svelte.ts); drawing only reads it.
export type Mode = "digit" | "corner" | "centre" | "colour";

/** A cell as it is drawn. Cells are numbers from 0, row by row. */
export interface CellView {
  readonly given: number; // 0: none
  readonly value: number; // own digit, 0: none
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  readonly out: readonly number[];
  readonly colours: readonly number[]; // 1 to 9
  readonly tint: readonly number[]; // of each candidate by digit - 1, 0: none
  readonly isWrong: boolean; // wrong or in conflict, by the check level
  readonly wrongMarks: readonly number[];
}

export interface LayoutView {
  readonly size: number;
  readonly name: string;
  readonly regions: readonly number[]; // of each cell
  readonly extra: readonly {
    readonly name: string;
    readonly cells: readonly number[];
    /** `x`, `windoku`, ...: the part of the layout's name, `extra` where it has none. */
    readonly part?: string;
  }[];
  /** Of each cell, those that may not hold the same digit; not of pictures. */
  readonly peers?: readonly (readonly number[])[];
}

/** A move of the cursor: where it leads from each cell, and the moves by one cell that its way is. */
export interface CursorMove {
  readonly to: readonly number[]; // stops at the edges
  readonly around: readonly number[];
  readonly strides: readonly string[];
}

/** The layout of a game, with what the engine says of it. */
export interface PlayedLayout extends LayoutView {
  readonly peers: readonly (readonly number[])[];
  readonly moves: ReadonlyMap<string, CursorMove>;
}

export type SaveState =
  | { readonly kind: "saved" }
  | { readonly kind: "saving" }
  | { readonly kind: "unsaved"; readonly waiting: number; readonly why: string }
  | { readonly kind: "memory" }; // the browser keeps nothing

export interface Intent {
  readonly intent: string; // docs/service.md, `act`
  readonly cells?: readonly number[]; // the selection where nobody says
  readonly digit?: number;
  readonly isOneKind?: boolean; // of marks: corner marks are centre marks
  readonly number?: number;
  readonly text?: string;
  readonly key?: string;
  readonly fill?: string;
  readonly actions?: readonly string[];
}

/** What a picture of a step shows; cells and candidates as the service writes them (`r1c4`, `r1c4=5`). */
export interface Marks {
  readonly houses: readonly string[];
  readonly cells: readonly string[];
  readonly candidates: readonly { readonly candidate: string; readonly role: string }[];
  readonly links: readonly {
    readonly from: string;
    readonly to: string;
    readonly strong: boolean;
  }[];
  readonly eliminations: readonly string[];
  readonly placements: readonly string[];
}

/** What a hint is about: a step, something wrong on the board, no step, or why a digit cannot stand there. */
export type HintKind = "step" | "wrong" | "not-allowed" | "full" | "nothing" | "reason";

export interface HintView {
  readonly kind: HintKind;
  readonly stage: number;
  readonly stages: number; // how many there are
  readonly text: string;
  readonly technique: string; // slug; empty before stage 2 and for a mistake
  readonly name: string;
  readonly marks: Marks;
  readonly canApply: boolean;
}

export interface HistoryEntry {
  readonly n: number;
  readonly text: string;
  readonly parent: number;
  readonly isOnPath: boolean;
  readonly isCursor: boolean;
  readonly savepoints: readonly string[];
  /** Moves from the beginning; how many boards follow (more than one: a fork); do undo and redo come here? */
  readonly depth: number;
  readonly children: number;
  readonly isOnLine: boolean;
}

export interface Message {
  readonly n: number; // grows, so that the same words are spoken again
  readonly text: string;
  readonly isAlert: boolean;
}

/** What was used and went wrong so far (docs/service.md, `counts`). */
export interface GameCounts {
  readonly mistakes: number;
  readonly asked: number;
  readonly stage_max: number;
  readonly applied: number;
  readonly checks: number;
  readonly reveals: number;
  readonly undos: number;
  readonly whys: number;
  readonly unaided: boolean;
}

export interface PlayedGame {
  readonly uid: string;
  readonly title: string;
  readonly level: string;
  readonly rating: number | null;
  readonly layout: PlayedLayout;
  readonly cells: readonly CellView[];
  /** The names of all cells for a screen reader, in the language that is set. */
  readonly labels: readonly string[];
  readonly left: readonly number[]; // of each digit
  readonly status: "playing" | "paused" | "complete" | "given-up";
  readonly isReadOnly: boolean; // open in another tab, or deleted there
  readonly isDeleted: boolean;
  readonly save: SaveState;
  readonly elapsed: number; // milliseconds; ticks once a second while it runs
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly settings: Readonly<Record<string, string>>; // of this game
  readonly savepoints: readonly { readonly name: string; readonly n: number }[];
  readonly message: Message;
  readonly hint: HintView | null;
  readonly isWorking: boolean; // a hint or an answer is looked for, from 300 ms on
  /** `many`: digits cannot be checked against a solution. */
  readonly solutions: "one" | "many";
  readonly counts: GameCounts;
  /** The engine keeps the centre marks. */
  readonly isAutoMarks: boolean;
  /** The last move filled the board and not all is right: the page asks what now. */
  readonly isFullButWrong: boolean;
  /** Every line of the store is used (20,000): it goes on in a copy. */
  readonly isFullOfMoves: boolean;
  /** The engine died three times within a minute: a download is offered. */
  readonly isEngineDown: boolean;
  /** Set by the page: picked cells, the last is the cursor; never empty. */
  selection: readonly number[];
  mode: Mode;
  brush: number; // the digit of number-first mode, 0: none

  act(intent: Intent): Promise<boolean>; // false: refused (and said)
  hintMore(): Promise<void>;
  hintLess(): void;
  hintClose(): void;
  hintApply(): Promise<void>;
  hintAnother(): Promise<void>;
  why(cell: number, digit: number): Promise<void>; // the answer is said, its picture is `hint`
  cancelWork(): void;
  read(what: string, number?: number): Promise<void>; // row, column, box, left, summary, cell: said
  history(): Promise<readonly HistoryEntry[]>;
  say(text: string): void;
  saveText(): Promise<string>; // `.shudu`
  rename(title: string): Promise<void>;
  playHere(): Promise<void>; // of a read-only game
  keepAgain(): Promise<void>; // of a deleted one
  /** Language, order of speech, or what colours are called changed. */
  renameCells(): void;
  /** The player did something: the pause of the idle is put off. */
  touch(): void;
  /** A copy with only the line of moves that led here; its uid, empty where there is none (and said). */
  continueInCopy(): Promise<string>;
  close(): Promise<void>; // flushes what waits
}
