// A game for tests and for looking at the page without an engine: it keeps the interface, records
// what it is asked, and knows only as much of Sudoku as is needed to fill a board. The rules are
// the engine's.
import type { LayoutAnswer } from "shudu";

import classic from "../../../../tests/golden/service/layout/moves_classic.answer.json";
import { kEmptyCell } from "../../board/drawing";
import { toggled } from "../../play/cells";
import type {
  CellView,
  HintView,
  HistoryEntry,
  Intent,
  Message,
  Mode,
  PlayedGame,
  PlayedLayout,
  SaveState,
} from "../../play/game";
import { playedLayout } from "../../play/layouts";
import { kNoCounts } from "../../play/requests";

export const kPuzzle =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const kSolution =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

export const kClassic = playedLayout(classic as LayoutAnswer);

export class FakeGame implements PlayedGame {
  uid = "7k3m9q2x4w8v6t1r5p0n";
  title = $state("Evening puzzle");
  level = "hard";
  rating: number | null = 4.2;
  layout: PlayedLayout = kClassic;
  cells = $state.raw<readonly CellView[]>([]);
  status = $state<PlayedGame["status"]>("playing");
  isReadOnly = $state(false);
  isDeleted = $state(false);
  save = $state.raw<SaveState>({ kind: "saved" });
  elapsed = $state(754_000);
  settings = $state.raw<Readonly<Record<string, string>>>({
    "auto-erase": "both",
    "auto-marks": "off",
    check: "rules",
    "check-marks": "off",
    "multi-digit": "marks",
  });
  savepoints = $state.raw<PlayedGame["savepoints"]>([]);
  message = $state.raw<Message>({ n: 0, text: "", isAlert: false });
  hint = $state.raw<HintView | null>(null);
  isWorking = $state(false);
  solutions: PlayedGame["solutions"] = "one";
  counts: PlayedGame["counts"] = kNoCounts;
  isAutoMarks = $state(false);
  isFullButWrong = $state(false);
  isFullOfMoves = $state(false);
  isEngineDown = $state(false);
  selection = $state.raw<readonly number[]>([0]);
  mode = $state<Mode>("digit");
  brush = $state(0);
  /** Everything that was asked, in order. */
  readonly asked: string[] = [];
  #past: (readonly CellView[])[] = [];
  #future: (readonly CellView[])[] = [];
  #count = $state(0);

  constructor(puzzle = kPuzzle) {
    this.cells = [...puzzle].map((sign) => ({ ...kEmptyCell, given: Number(sign) || 0 }));
  }

  get labels(): readonly string[] {
    return this.cells.map((view, cell) => {
      const where = `row ${Math.floor(cell / 9) + 1} column ${(cell % 9) + 1}`;
      if (view.given > 0) return `${where}, ${view.given}, given`;
      if (view.value > 0) return `${where}, ${view.value}`;
      const marks = view.centre.length > 0 ? `, marks ${view.centre.join(" ")}` : "";
      return `${where}, empty${marks}`;
    });
  }

  get left(): readonly number[] {
    return Array.from(
      { length: 9 },
      (_, i) => 9 - this.cells.filter((view) => (view.given || view.value) === i + 1).length,
    );
  }

  get canUndo(): boolean {
    return this.#count > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  act(intent: Intent): Promise<boolean> {
    const cells = intent.cells ?? this.selection;
    this.asked.push(
      [intent.intent, cells.join("+"), intent.digit, intent.text, intent.number]
        .concat(intent.isOneKind ? ["one kind"] : [])
        .join(" ")
        .trim(),
    );
    if (intent.intent === "undo" || intent.intent === "redo") return this.#travel(intent.intent);
    if (intent.intent === "pause") this.status = "paused";
    if (intent.intent === "resume") this.status = "playing";
    const kind = intent.intent === "digit" ? this.mode : intent.intent;
    const next = [...this.cells];
    for (const cell of cells)
      next[cell] = changed(next[cell] ?? kEmptyCell, kind, intent.digit ?? 0);
    this.#past.push(this.cells);
    this.#future = [];
    this.#count = this.#past.length;
    this.cells = next;
    this.say(`${kind} ${intent.digit ?? ""}`);
    if (next.map((view) => view.given || view.value).join("") === kSolution)
      this.status = "complete";
    return Promise.resolve(true);
  }

  #travel(way: "undo" | "redo"): Promise<boolean> {
    const [from, to] = way === "undo" ? [this.#past, this.#future] : [this.#future, this.#past];
    const board = from.pop();
    if (board === undefined) return Promise.resolve(false);
    to.push(this.cells);
    this.cells = board;
    this.#count = this.#past.length;
    this.say(way);
    return Promise.resolve(true);
  }

  #record(what: string): Promise<void> {
    this.asked.push(what);
    return Promise.resolve();
  }

  hintMore = (): Promise<void> => this.#record("hint more");
  hintLess(): void {
    this.asked.push("hint less");
  }
  hintClose(): void {
    this.asked.push("hint close");
    this.hint = null;
  }
  hintApply = (): Promise<void> => this.#record("hint apply");
  hintAnother = (): Promise<void> => this.#record("hint another");
  why = (cell: number, digit: number): Promise<void> => this.#record(`why ${cell} ${digit}`);
  cancelWork(): void {
    this.asked.push("cancel");
  }
  read = (what: string, number?: number): Promise<void> =>
    this.#record(["read", what, number].join(" ").trim());
  renameCells(): void {
    this.asked.push("rename cells");
  }
  touch(): void {
    this.asked.push("touch");
  }
  continueInCopy = (): Promise<string> => Promise.resolve("copy");
  history(): Promise<readonly HistoryEntry[]> {
    this.asked.push("history");
    const entry = {
      parent: 0,
      isOnPath: true,
      savepoints: [],
      depth: 0,
      children: 1,
      isOnLine: true,
    };
    return Promise.resolve([
      { ...entry, n: 0, text: "the beginning", isCursor: false },
      {
        ...entry,
        n: 1,
        text: "4 at row 1 column 3.",
        isCursor: false,
        savepoints: ["before the pair"],
      },
      { ...entry, n: 2, text: "6 at row 1 column 4.", isCursor: true },
    ]);
  }
  say(text: string): void {
    this.message = { n: this.message.n + 1, text, isAlert: false };
  }
  saveText = (): Promise<string> => Promise.resolve("shudu-game 1\n");
  rename(title: string): Promise<void> {
    this.title = title;
    return this.#record(`rename ${title}`);
  }
  playHere = (): Promise<void> => this.#record("play here");
  keepAgain = (): Promise<void> => this.#record("keep again");
  close = (): Promise<void> => this.#record("close");
}

function changed(view: CellView, kind: string, digit: number): CellView {
  if (kind === "colour") return { ...view, colours: toggled(view.colours, digit) };
  if (view.given > 0) return view;
  if (kind === "digit" || kind === "place")
    return { ...view, value: view.value === digit ? 0 : digit };
  if (kind === "corner" || kind === "centre")
    return { ...view, [kind]: toggled(view[kind], digit) };
  return kind.startsWith("erase") ? { ...kEmptyCell } : view;
}
