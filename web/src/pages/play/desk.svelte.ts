// What the play page keeps beside the game: picks, number-first, a key that waits for its digits,
// what lies open over the board. Commands (commands.ts) work on it; the parts of the page draw it.
import { digitOf } from "../../board/drawing";
import type { Meant } from "../../board/pointing";
import type { Intent, Mode, PlayedGame } from "../../play/game";
import { isOn, setting } from "../../settings/settings.svelte";
import { t } from "../../words/words.svelte";
import { check } from "./checking";
import { inWords } from "./in_words";
import { play } from "./tones";
import { type Begun, takeWaited } from "./waiting";

export interface Choice {
  readonly text: string;
  readonly run: () => void;
  readonly isMain?: boolean;
}

export type Opened =
  | { readonly kind: "nothing" | "menu" | "keys" }
  | { readonly kind: "question"; readonly text: string; readonly choices: readonly Choice[] }
  | {
      readonly kind: "prompt";
      readonly text: string;
      readonly value: string;
      readonly most: number;
      readonly take: (text: string) => void;
    };

export interface CellMenuPlace {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

/** What the parts of the page are given. */
export interface DeskProps {
  readonly desk: PlayDesk;
}

const kPlainTap = { adds: false, grows: false };
const kNothing: Opened = { kind: "nothing" };
/** Of one kind of marks all are centre marks, for those are what fills write and hints read. */
const modeInOneKind = (mode: Mode): Mode => (mode === "corner" ? "centre" : mode);
const kModes: readonly Mode[] = ["digit", "corner", "centre", "colour"];

export class PlayDesk {
  readonly game: PlayedGame;
  /** Leads to another page. */
  readonly go: (...parts: readonly string[]) => void;
  picks = $state.raw<readonly number[]>([]);
  /** Taps pick until Done. */
  isPicking = $state(false);
  isNumberFirst = $state(false);
  begun = $state.raw<Begun | null>(null);
  opened = $state.raw<Opened>(kNothing);
  cellMenu = $state.raw<CellMenuPlace | null>(null);
  isHistoryOpen = $state(false);
  /** The move that the history was opened for, 0: none. */
  shownMove = $state(0);
  /** A check has found something; the next one says where. */
  hasFoundWrong = $state(false);
  #hintsWanted = 0;
  #isTaken = false; // what the last prompt asked for
  /** Asks the page to put the focus on the board. */
  focusBoard: () => void = () => undefined;
  cursorBox: () => DOMRect | undefined = () => undefined;

  constructor(game: PlayedGame, go: (...parts: readonly string[]) => void) {
    this.game = game;
    this.go = go;
    this.isNumberFirst = game.brush > 0;
    // The mode that the game was left in. Not at once: while a page is drawn no state may change.
    queueMicrotask(() => {
      if (this.isOneKind) game.mode = modeInOneKind(game.mode);
    });
  }

  get cursor(): number {
    return this.game.selection.at(-1) ?? 0;
  }

  get modes(): readonly Mode[] {
    return this.isOneKind ? kModes.filter((mode) => modeInOneKind(mode) === mode) : kModes;
  }

  get canWrite(): boolean {
    return this.game.status === "playing" && !this.game.isReadOnly;
  }

  say(key: string, fields?: Readonly<Record<string, string | number>>): void {
    this.game.say(t(key, fields));
  }

  /** Picked cells stay when the cursor moves on; without picks a move selects one cell alone. */
  goTo(cell: number, grows = false): void {
    const kept = grows ? this.game.selection : this.picks;
    this.game.selection = [...kept.filter((other) => other !== cell), cell];
  }

  pickAll(cells: readonly number[]): void {
    if (cells.length === 0) return;
    this.picks = [...cells];
    this.goTo(cells.includes(this.cursor) ? this.cursor : (cells.at(-1) ?? this.cursor));
    this.sayPicks();
  }

  sayPicks(): void {
    const n = this.picks.length;
    if (n > 1) this.say("picked", { n });
    else this.say(n === 1 ? "one-picked" : "none-picked");
  }

  togglePick(cell: number): void {
    this.picks = this.picks.includes(cell)
      ? this.picks.filter((other) => other !== cell)
      : [...this.picks, cell];
    // The last cell that was dropped stays the cursor, alone.
    const last = this.picks.at(-1) ?? cell;
    this.game.selection = this.picks.length === 0 ? [last] : [...this.picks];
  }

  dropPicks(): void {
    this.picks = [];
    this.isPicking = false;
    this.game.selection = [this.cursor];
    this.say("picks-dropped");
  }

  /** Taps pick from now on; the cell that the cursor is on is the first. */
  startPicking(cell: number): void {
    this.isPicking = true;
    this.picks = [...this.game.selection.filter((other) => other !== cell), cell];
    this.game.selection = this.picks;
    this.say("play.picking");
  }

  /** False where there is no digit to go by. */
  pickSame(cell: number): boolean {
    const digit = digitOf(this.game.cells[cell]) || this.game.brush;
    if (digit === 0) return false;
    const same = this.game.cells.flatMap((view, other) => (digitOf(view) === digit ? [other] : []));
    this.pickAll(same);
    return true;
  }

  setMode(mode: Mode): void {
    const meant = this.isOneKind ? modeInOneKind(mode) : mode;
    this.game.mode = meant;
    this.say("mode-now", { mode: t(`mode.${meant}`) });
  }

  setNumberFirst(isOn: boolean): void {
    this.isNumberFirst = isOn;
    this.game.brush = 0;
    this.say(isOn ? "choose-digit" : "number-first-off");
  }

  /** The same again lets it go. */
  lock(digit: number): void {
    if (this.isNumberFirst && this.game.brush === digit) this.setNumberFirst(false);
    else this.choose(digit);
  }

  /** The digit that number-first puts. */
  choose(digit: number): void {
    this.isNumberFirst = true;
    this.game.brush = digit;
    this.say("number-first", { d: digit });
  }

  /** Opens the history at a move. */
  showMove(n: number): void {
    this.shownMove = n;
    this.isHistoryOpen = true;
  }

  closeHistory(): void {
    this.shownMove = 0;
    this.isHistoryOpen = false;
    this.say("history-closed");
  }

  async act(intent: Intent): Promise<boolean> {
    this.hasFoundWrong = false;
    if (this.#isNoDigit(intent)) {
      this.say("needs-digit", { n: this.game.layout.size });
      return false;
    }
    const wasWrong = this.game.isFullButWrong;
    const isDone = await this.game.act(this.isOneKind ? { ...intent, isOneKind: true } : intent);
    if (!isDone) this.#refused();
    else if (intent.intent === "set") this.#saySetting(intent.key ?? "", intent.text ?? "");
    if (!isDone && this.game.isFullOfMoves) this.#askForCopy();
    if (isDone && this.game.isFullButWrong && !wasWrong) this.#askWhatIsWrong();
    return isDone;
  }

  #refused(): void {
    if (isOn("tones")) play("refused");
    const { text } = this.game.message;
    const words = inWords(text, this.game.layout.size);
    if (words !== text) this.game.say(words);
  }

  #saySetting(key: string, value: string): void {
    const name = t(`setting.${key}`);
    this.say("setting-now", { name, value: t(`setting.${key}.${value}`) });
  }

  get isOver(): boolean {
    return this.game.status === "complete" || this.game.status === "given-up";
  }

  /** A stage more, as often as it was pressed: presses while a step is looked for are not lost. */
  async hintMore(): Promise<void> {
    if (this.isOver) return this.say("game-over");
    if (!this.canWrite) return this.say(this.game.isReadOnly ? "read-only" : "paused");
    this.#hintsWanted += 1;
    if (this.#hintsWanted > 1) return;
    for (; this.#hintsWanted > 0; --this.#hintsWanted) {
      await this.game.hintMore();
      if (this.game.hint === null) this.#hintsWanted = 1; // none was found, or it was stopped
    }
  }

  /** No hint is there yet, but one was asked for. */
  get isLooking(): boolean {
    return this.#hintsWanted > 0 && this.game.hint === null;
  }

  /** The whole of the hint at once. */
  async hintWhy(): Promise<void> {
    const { hint } = this.game;
    for (let stage = hint?.stage ?? 0; stage < (hint?.stages ?? 0); ++stage) await this.hintMore();
  }

  /** A digit by the mode, as the pad and the keys give it. */
  digit(digit: number): Promise<boolean> {
    if (takeWaited(this, digit)) return Promise.resolve(false);
    const intent = { intent: "digit", digit };
    if (!this.isNumberFirst || this.#isNoDigit(intent)) return this.act(intent);
    this.choose(digit);
    return Promise.resolve(false);
  }

  /** Does the puzzle lack it? Of colours there are nine in every puzzle. */
  #isNoDigit({ intent, digit = 0 }: Intent): boolean {
    const isOfColours = intent === "colour" || (intent === "digit" && this.game.mode === "colour");
    return !isOfColours && digit > this.game.layout.size;
  }

  begin(begun: Begun, key: string): void {
    this.begun = begun;
    this.say(key);
  }

  ask(text: string, choices: readonly Choice[]): void {
    this.opened = { kind: "question", text, choices };
  }

  /** A question whose answer is yes or no. */
  confirm(key: string, run: () => void): void {
    this.ask(t(key), [
      { text: t("no"), run: () => undefined },
      { text: t("yes"), run, isMain: true },
    ]);
  }

  prompt(key: string, value: string, most: number, take: (text: string) => void): void {
    this.#isTaken = false;
    const taking = (text: string): void => {
      this.#isTaken = true;
      take(text);
    };
    this.opened = { kind: "prompt", text: t(key), value, most, take: taking };
  }

  open(kind: "menu" | "keys"): void {
    this.opened = { kind };
  }

  shut(): void {
    const wasPrompt = this.opened.kind === "prompt";
    this.opened = kNothing;
    // What was entered is taken right after this.
    if (wasPrompt) queueMicrotask(() => !this.#isTaken && this.say("nothing-entered"));
  }

  openCellMenu(place?: CellMenuPlace): void {
    if (this.isOver) return this.say("game-over");
    const box = this.cursorBox();
    this.cellMenu = place ?? { cell: this.cursor, x: box?.right ?? 0, y: box?.bottom ?? 0 };
  }

  /** What a pointer means on the board. */
  point(meant: Meant): void {
    this.cellMenu = null;
    if (meant.kind === "double" && !this.isPicking && this.game.brush === 0) {
      return void this.pickSame(meant.cell);
    }
    if (meant.kind === "double") return this.point({ ...meant, kind: "tap", ...kPlainTap });
    if (meant.kind === "hold") return this.#hold(meant.cell);
    if (meant.kind === "drag") return this.#drag(meant.cells, meant.adds);
    if (meant.adds && this.picks.length === 0) {
      this.picks = this.game.selection.filter((cell) => cell !== meant.cell);
    }
    if (meant.adds || this.isPicking) return this.togglePick(meant.cell);
    if (meant.grows) return this.goTo(meant.cell, true);
    this.picks = [];
    this.game.selection = [meant.cell];
    const { brush } = this.game;
    if (this.isNumberFirst && brush > 0) void this.act({ intent: "digit", digit: brush });
  }

  #hold(cell: number): void {
    if (!this.isPicking) this.startPicking(cell);
  }

  #drag(cells: readonly number[], adds: boolean): void {
    const kept = adds || this.isPicking ? this.picks : [];
    const all = [...kept.filter((cell) => !cells.includes(cell)), ...cells];
    if (adds || this.isPicking) this.picks = all;
    this.game.selection = all;
  }

  /** Every cell is filled, but the game goes on: then something is not right. */
  #askWhatIsWrong(): void {
    this.ask(t("ask-full-wrong"), [
      { text: t("ask-done"), run: () => undefined, isMain: true },
      { text: t("setting.check"), run: () => void check(this) },
      { text: t("play.back"), run: () => void this.game.act({ intent: "back" }) },
    ]);
  }

  /** All moves that a game may have are made. */
  #askForCopy(): void {
    this.confirm("ask-copy", () => {
      void this.game.continueInCopy().then((uid) => {
        if (uid !== "") this.go("play", uid);
      });
    });
  }

  get isOneKind(): boolean {
    return setting("marks") === "one";
  }

  get hasLetterKeys(): boolean {
    return isOn("letter-keys");
  }
}
