// The game that is open, as the page sees it (game.ts). A move goes to the engine, its answer is
// painted, its event goes to the store; everything here is the wiring between them, and the state
// that is drawn.
//
//   act -> [line: engine] -> take: cells, standing, message -> [keeper: store] -> saved
//       -> [foresight: drawn at once]                       -> [hints]  -> does it still hold?
//
// The line (game_line.ts) has the game back when the worker dies, the keeper (keeper.ts) writes it
// down and knows which tab plays, the hints (hint_desk.ts) are told stage by stage, the reader
// (reader.ts) asks what is no move, the clock stands where it should.
import type { ActAnswer, Failure } from "shudu";

import type { GameRow, Kept } from "../store/store";
import { type Advisor } from "./advisor";
import { cellName } from "./cell_names";
import { cellsOf, needsWholeBoard, valuesText } from "./cells";
import { GameClock } from "./clock";
import { Foresight, type Waiting } from "./foresight";
import type {
  CellView,
  GameCounts,
  HintView,
  HistoryEntry,
  Intent,
  Message,
  Mode,
  PlayedGame,
  PlayedLayout,
  SaveState,
} from "./game";
import type { Board, GameLine } from "./game_line";
import { HintDesk } from "./hint_desk";
import { Keeper, type KeeperHost, type RowOfNow } from "./keeper";
import { Reader } from "./reader";
import { actRequest, kNoCounts, lookOf, savepointsOf } from "./requests";
import type { World } from "./world";

export interface OpenedParts {
  readonly world: World;
  readonly row: GameRow;
  /** Whether the store has the row. */
  readonly kept: Kept;
  readonly board: Board;
  readonly layout: PlayedLayout;
  readonly line: GameLine;
  readonly advisor: Advisor;
  /** A copy of this game becomes a game of the library; its uid. */
  readonly keepCopy: (line: GameLine) => Promise<string | { readonly sentence: string }>;
  readonly onClosed: () => void;
}

const kPatience = 2_000; // milliseconds for the answer to a move
const kEventsBetweenTexts = 200;
const kBetweenTimes = 15_000; // milliseconds between two writings of the time alone
const kAsksBoard: readonly string[] = ["set", "savepoint", "drop", "auto-marks"];

export class OpenedGame implements PlayedGame {
  readonly uid: string;
  readonly level: string;
  readonly rating: number | null;
  readonly layout: PlayedLayout;
  readonly solutions: "one" | "many";
  title = $state("");
  cells = $state.raw<readonly CellView[]>([]);
  labels = $state.raw<readonly string[]>([]);
  left = $state.raw<readonly number[]>([]);
  status = $state<PlayedGame["status"]>("playing");
  isReadOnly = $state(false);
  isDeleted = $state(false);
  save = $state.raw<SaveState>({ kind: "saved" });
  elapsed = $state(0);
  canUndo = $state(false);
  canRedo = $state(false);
  settings = $state.raw<Readonly<Record<string, string>>>({});
  savepoints = $state.raw<PlayedGame["savepoints"]>([]);
  message = $state.raw<Message>({ n: 0, text: "", isAlert: false });
  hint = $state.raw<HintView | null>(null);
  isWorking = $state(false);
  counts = $state.raw<GameCounts>(kNoCounts);
  isAutoMarks = $state(false);
  isFullButWrong = $state(false);
  isFullOfMoves = $state(false);
  isEngineDown = $state(false);
  selection = $state.raw<readonly number[]>([0]);
  mode = $state<Mode>("digit");
  brush = $state(0);

  readonly #parts: OpenedParts;
  readonly #world: World;
  readonly #line: GameLine;
  readonly #keeper: Keeper;
  readonly #clock: GameClock;
  readonly #foresight: Foresight;
  readonly #hints: HintDesk;
  readonly #reader: Reader;
  readonly #endings: (() => void)[] = [];
  #timeKept = 0;
  #closing: Promise<void> | undefined;

  constructor(parts: OpenedParts) {
    const { world, row, line, layout, board } = parts;
    this.#parts = parts;
    this.#world = world;
    this.#line = line;
    this.uid = row.uid;
    this.level = row.level;
    this.rating = row.rating;
    this.layout = layout;
    this.solutions = board.solutions;
    this.title = row.title;
    this.#clock = new GameClock(world.now, Math.max(row.elapsed, board.elapsed));
    this.#foresight = new Foresight(layout, (cells) => (this.cells = cells));
    this.#keeper = this.#makeKeeper(row);
    this.#hints = this.#makeHints();
    this.#reader = new Reader({
      world,
      line,
      layout: this.layout,
      say: (text, isAlert) => this.say(text, isAlert),
      onLabels: (labels) => (this.labels = labels),
    });
    const { cells, mode, brush } = lookOf(board, this.layout.size);
    [this.selection, this.mode, this.brush] = [cells, mode, brush];
    this.#takeBoard(board);
  }

  /** Sits down, if nobody else does, and lets the clock run. */
  async begin(): Promise<void> {
    await this.#keeper.sit();
    const ticking = setInterval(() => this.#tick(), 1_000);
    this.#endings.push(() => clearInterval(ticking));
    this.#endings.push(this.#world.watchHidden(() => void this.#hidden()));
    this.#endings.push(this.#world.watchShown(() => void this.#keeper.sitIfFree()));
    this.#reader.labels();
    if (this.#isOver()) void this.#keeper.keepResult();
  }

  async act(intent: Intent): Promise<boolean> {
    this.touch();
    this.#clock.look();
    const hints = this.#hints.bases();
    const make = actRequest(intent, {
      size: this.layout.size,
      selection: this.selection,
      mode: this.mode,
      brush: this.brush,
      t: this.#clock.elapsed,
      hints,
      language: this.#world.language(),
      colours: this.#world.colours(),
    });
    const move = this.#foresee(intent);
    await this.#keeper.ready;
    if (this.isReadOnly || this.#closing) {
      this.#foresight.dropped(move);
      this.say(this.#world.words(this.isDeleted ? "game-deleted" : "read-only"));
      return false;
    }
    try {
      const answer = await this.#line.perform(make, kPatience);
      if (answer.ok) await this.#take(intent.intent, answer, hints, move);
      else this.#refuse(answer, move);
      return answer.ok;
    } catch (error) {
      this.#foresight.dropped(move);
      this.#reader.lost(error);
      return false;
    }
  }

  hintMore(): Promise<void> {
    return this.#hints.more();
  }
  hintLess(): void {
    this.#hints.less();
  }
  hintClose(): void {
    this.#hints.close();
  }
  hintApply(): Promise<void> {
    return this.#hints.apply();
  }
  hintAnother(): Promise<void> {
    return this.#hints.another();
  }
  why(cell: number, digit: number): Promise<void> {
    return this.#hints.why(cell, digit);
  }
  cancelWork(): void {
    this.#hints.cancel();
  }

  async read(what: string, number?: number): Promise<void> {
    this.say(await this.#reader.read(what, number, this.selection.at(-1) ?? 0));
  }

  history(): Promise<readonly HistoryEntry[]> {
    return this.#reader.history();
  }

  renameCells(): void {
    this.#reader.labels();
  }

  say(text: string, isAlert = false): void {
    if (text !== "") this.message = { n: this.message.n + 1, text, isAlert };
  }

  async saveText(): Promise<string> {
    return (await this.#keeper.text()) ?? this.#line.record.text;
  }

  async rename(title: string): Promise<void> {
    if (this.isReadOnly) return this.say(this.#world.words("read-only"));
    if ((await this.#keeper.text(title)) === undefined) return;
    this.title = title;
    this.#keeper.touch();
  }

  async playHere(): Promise<void> {
    if (this.isReadOnly && !this.#closing) await this.#keeper.takeOver();
  }

  async keepAgain(): Promise<void> {
    if (!this.#closing) await this.#keeper.keepAgain();
  }

  touch(): void {
    this.#clock.touch();
  }

  async continueInCopy(): Promise<string> {
    const copy = await this.#parts.keepCopy(this.#line).catch(() => undefined);
    if (typeof copy === "string") {
      this.say(this.#world.words("copy-made"));
      return copy;
    }
    this.say(copy?.sentence ?? this.#world.words("engine-lost"));
    return "";
  }

  /** A setting that is kept per game was changed for all: this one follows while it is played. */
  async follow(key: string, value: string): Promise<void> {
    if (this.isReadOnly || this.settings[key] === value || this.settings[key] === undefined) return;
    if (this.status === "complete" || this.status === "given-up") return;
    if (key === "auto-marks") await this.act({ intent: "auto-marks" });
    else await this.act({ intent: "set", key, text: value });
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close(true));
  }

  /** Leaves without keeping anything more: the game was deleted. */
  discard(): Promise<void> {
    return (this.#closing ??= this.#close(false));
  }

  async #close(isKept: boolean): Promise<void> {
    for (const end of this.#endings.splice(0)) end();
    this.#hints.forget();
    this.#clock.stop();
    await this.#keeper.close(isKept);
    this.isReadOnly = true;
    await this.#line.close();
    this.#parts.onClosed();
  }

  // ---- what is drawn before the answer ----

  #foresee(intent: Intent): Waiting | undefined {
    if (this.status !== "playing" || this.isReadOnly || this.#closing) return undefined;
    const { selection, mode, isAutoMarks } = this;
    return this.#foresight.begin(intent, { selection, mode, isAutoMarks });
  }

  // ---- what an answer changes ----

  // The marks of the few moves that need the whole board are painted later than this returns.
  #take(
    intent: string,
    answer: ActAnswer,
    hints: readonly string[] = [],
    move?: Waiting,
  ): Promise<void> {
    const wasOver = this.#isOver();
    const isWhole = needsWholeBoard(answer, this.isAutoMarks) || kAsksBoard.includes(intent);
    this.#foresight.taken(intent, answer, move);
    this.#stand(answer);
    this.isFullButWrong =
      answer.full_but_wrong || (this.isFullButWrong && answer.effect.length === 0);
    this.#hints.moved(answer, hints);
    this.say([answer.said, answer.outcome].filter((text) => text !== "").join(" "));
    this.#keeper.keep({ n: answer.n, line: answer.line });
    if (!wasOver && this.#isOver()) {
      void this.#keeper.keepResult();
      this.#world.askToPersist();
    }
    const board = isWhole ? this.#askBoard() : Promise.resolve();
    if (this.#line.record.lines.length >= kEventsBetweenTexts) void this.#keeper.checkpoint();
    this.#reader.labels();
    return board;
  }

  #stand(answer: Pick<ActAnswer, "status" | "left" | "can_undo" | "can_redo" | "counts">): void {
    this.status = answer.status;
    this.left = answer.left;
    this.canUndo = answer.can_undo;
    this.canRedo = answer.can_redo;
    this.counts = answer.counts;
    this.#runClock();
  }

  #takeBoard(board: Board): void {
    this.#foresight.replace(cellsOf(board, this.layout));
    this.isAutoMarks = board.auto_marks;
    this.settings = board.settings;
    this.savepoints = savepointsOf(board);
    this.#clock.forward(board.elapsed);
    this.#stand(board);
    this.elapsed = this.#clock.elapsed;
  }

  #refuse({ error }: Failure, move: Waiting | undefined): void {
    this.#foresight.dropped(move);
    if (error.code === "event-limit") this.isFullOfMoves = true;
    this.say(error.sentence);
  }

  #isOver(): boolean {
    return this.status === "complete" || this.status === "given-up";
  }

  async #askBoard(): Promise<void> {
    const board = await this.#reader.board();
    if (board !== undefined) this.#takeBoard(board);
  }

  // ---- keeping ----

  #makeKeeper(row: GameRow): Keeper {
    const host: KeeperHost = {
      rowOfNow: () => this.#rowOfNow(),
      look: () => ({
        cells: this.selection.map((cell) => cellName(cell, this.layout.size)),
        mode: this.mode,
        brush: this.brush,
      }),
      say: (text, isAlert) => this.say(text, isAlert),
      onState: (state) => (this.save = state),
      onSeat: (isPlaying) => this.#sat(isPlaying),
      onLoadedAgain: (again) => this.#loadedAgain(again),
      onDeleted: (isDeleted) => (this.isDeleted = isDeleted),
      onMove: (answer) => this.#take("again", answer),
    };
    return new Keeper(this.#world, row, this.#line, host, this.#parts.kept);
  }

  // The board by the events that are kept with it, never one that is only foreseen.
  #rowOfNow(): RowOfNow {
    const cells = this.#foresight.sure;
    return {
      title: this.title,
      values: valuesText(cells),
      status: this.#isOver() ? (this.status as "complete" | "given-up") : "playing",
      elapsed: this.#clock.elapsed,
      filled: cells.filter((cell) => cell.given > 0 || cell.value > 0).length,
      mistakes: this.counts.mistakes,
      hints: this.counts.asked,
    };
  }

  #sat(isPlaying: boolean): void {
    this.isReadOnly = !isPlaying;
    if (!isPlaying) this.#hints.forget();
    this.#runClock();
  }

  async #loadedAgain(row: GameRow): Promise<void> {
    this.title = row.title;
    this.#clock.forward(row.elapsed);
    this.#hints.forget();
    this.#foresight.forgetPast();
    await this.#askBoard();
    this.#reader.labels();
  }

  // ---- time ----

  #runClock(): void {
    if (this.status === "playing" && !this.isReadOnly) this.#clock.start();
    else if (this.#clock.isRunning) this.#clock.stop();
  }

  #tick(): void {
    if (!this.#clock.isRunning) return;
    const isGap = this.#clock.look();
    this.elapsed = this.#clock.elapsed;
    const minutes = Number(this.#world.setting("idle")) || 0;
    if (isGap || this.#clock.isIdle(minutes)) void this.act({ intent: "pause" });
    if (this.elapsed - this.#timeKept < kBetweenTimes) return;
    this.#timeKept = this.elapsed;
    this.#keeper.touch();
  }

  async #hidden(): Promise<void> {
    if (this.isReadOnly) return;
    if (this.status === "playing") await this.act({ intent: "pause" });
    await this.#keeper.flush();
  }

  #makeHints(): HintDesk {
    return new HintDesk({
      world: this.#world,
      advisor: this.#parts.advisor,
      line: this.#line,
      size: this.layout.size,
      act: (intent) => this.act(intent),
      say: (text) => this.say(text),
      onView: (hint) => (this.hint = hint),
      onWorking: (isWorking) => (this.isWorking = isWorking),
    });
  }
}
