// Keeps the open game: its events and its row by the saver, a whole save text now and then, its
// result once, and who plays it where it is open in several tabs (seat.ts).
//
//   saved    -> the other tabs are told and load it
//   conflict -> another tab has played on: the game is loaded afresh, and what was not kept here
//               is done again after the other's moves
//
//   deleted  -> read-only here, until the player leaves or wants it kept again
//
// It draws nothing; what the page shows it tells its host. While the game is loaded afresh `ready`
// waits.
import type { ActAnswer } from "shudu";

import type { EventRow, GameRow, Kept } from "../store/store";
import type { GameLine } from "./game_line";
import { eventsOf, resultRow, saveDate } from "./game_rows";
import { renumbered } from "./moves_again";
import type { SaveState } from "./game";
import { Saver } from "./saver";
import { kGamesChannel, Seat, type TabNews } from "./seat";
import { unsavedWords } from "./unsaved_words";
import type { World } from "./world";

/** What of a row changes while the game is played. */
export type RowOfNow = Pick<
  GameRow,
  "title" | "values" | "status" | "elapsed" | "filled" | "mistakes" | "hints"
>;

/** The game as the page sees it, as far as its keeper needs it. */
export interface KeeperHost {
  readonly rowOfNow: () => RowOfNow;
  /** Where the player looks, as `select` takes it. */
  readonly look: () => {
    cells: string[];
    mode: "digit" | "corner" | "centre" | "colour";
    brush: number;
  };
  readonly say: (text: string, isAlert?: boolean) => void;
  readonly onState: (state: SaveState) => void;
  /** Does this tab play, or look on? */
  readonly onSeat: (isPlaying: boolean) => void;
  /** The game was deleted in another tab, or is kept again. */
  readonly onDeleted: (isDeleted: boolean) => void;
  /** The line has another game than before: all is to be drawn again. */
  readonly onLoadedAgain: (row: GameRow) => Promise<void>;
  /** A move was done again. */
  readonly onMove: (answer: ActAnswer) => Promise<void>;
}

export class Keeper {
  readonly #world: World;
  readonly #line: GameLine;
  readonly #host: KeeperHost;
  readonly #saver: Saver;
  readonly #seat: Seat;
  #row: GameRow;
  #state: SaveState["kind"] = "saved";
  #ready: Promise<unknown> = Promise.resolve();
  #hasResult = false;
  #isDeleted = false;
  readonly #isNew: boolean; // the store has not taken it

  /** `kept`: whether the store has the row. */
  constructor(world: World, row: GameRow, line: GameLine, host: KeeperHost, kept: Kept) {
    this.#world = world;
    this.#row = row;
    this.#line = line;
    this.#host = host;
    this.#isNew = !kept.ok;
    this.#saver = this.#makeSaver(row.head, kept);
    this.#seat = new Seat(row.uid, world.locks, world.openChannel(kGamesChannel), {
      onYield: () => this.#yield(),
      onStolen: () => this.#standAside("tab-other"),
      onNews: (news) => this.#hear(news),
    });
  }

  get isPlaying(): boolean {
    return this.#seat.isSitting;
  }

  /** Moves wait for it. */
  get ready(): Promise<unknown> {
    return this.#ready;
  }

  /** Sits down, if nobody else does. */
  async sit(): Promise<void> {
    this.#host.onSeat(await this.#seat.sit());
    if (this.#isNew) this.#saver.touch();
  }

  /** A tab that looks on plays when it is looked at and who played has gone. */
  async sitIfFree(): Promise<void> {
    if (this.isPlaying || this.#isDeleted || !(await this.#seat.sit())) return;
    await this.#catchUp(false);
    if (!this.#isDeleted) this.#host.onSeat(true);
  }

  async takeOver(): Promise<void> {
    if (this.#isDeleted) return;
    await this.#seat.takeOver();
    await this.#catchUp(false);
    if (!this.#isDeleted) this.#host.onSeat(true);
  }

  /** A game that was deleted elsewhere becomes a game of the store again, as it stands here. */
  async keepAgain(): Promise<void> {
    if (!this.#isDeleted) return;
    await this.#seat.takeOver();
    if ((await this.text()) === undefined) return this.#seat.standUp();
    this.#setDeleted(false);
    this.#saver.resume(this.#line.head);
    this.#saver.touch();
    this.#host.onSeat(true);
    if (await this.#saver.flush()) this.#tellKept();
  }

  keep(event: Omit<EventRow, "uid">): void {
    this.#row.played = this.#world.date().getTime();
    this.#saver.add({ uid: this.#row.uid, ...event });
  }

  /** Time or title changed. */
  touch(): void {
    this.#saver.touch();
  }

  flush(): Promise<boolean> {
    return this.#saver.flush();
  }

  /** A whole text into the store. */
  async checkpoint(): Promise<void> {
    if ((await this.text()) !== undefined) this.#saver.touch();
  }

  /** A save text of now, perhaps with another title; nothing where there is none, which is said. */
  async text(title?: string): Promise<string | undefined> {
    const look = this.#host.look();
    const { elapsed } = this.#host.rowOfNow();
    const played = saveDate(new Date(this.#row.played));
    try {
      await this.#line.ask((game) => ({ do: "select", game, ...look }));
      const saved = await this.#line.ask((game) => ({
        do: "save",
        game,
        t: elapsed,
        played,
        ...(title !== undefined && { title }),
      }));
      if (!saved.ok) {
        this.#host.say(saved.error.sentence);
        return undefined;
      }
      if (this.isPlaying) this.#line.rebase(saved.text, eventsOf(saved.text));
      return saved.text;
    } catch {
      this.#host.say(this.#world.words("engine-lost"), true);
      return undefined;
    }
  }

  /** The result of a game that has ended; once, whoever asks. */
  async keepResult(): Promise<void> {
    if (this.#hasResult || !this.isPlaying) return;
    this.#hasResult = true;
    const result = await this.#line.ask((game) => ({ do: "result", game })).catch(() => undefined);
    const isTimed = this.#world.setting("timer") !== "off";
    const row = result?.ok ? resultRow(result, this.#wholeRow(), isTimed) : undefined;
    const kept = row && (await this.#world.store.putResult(row).catch(() => undefined));
    this.#hasResult = kept?.ok ?? false;
  }

  /** Leaves; with everything kept if that is wanted. */
  async close(isKept: boolean): Promise<void> {
    await this.#ready;
    if (isKept && this.isPlaying) {
      await this.checkpoint();
      await this.#saver.flush();
    }
    this.#saver.stop();
    this.#seat.close();
  }

  #makeSaver(head: number, kept: Kept): Saver {
    const { store, afterPaint } = this.#world;
    const options = {
      store,
      row: () => this.#wholeRow(),
      onState: (state: SaveState) => this.#tell(state),
      ...(afterPaint && { afterPaint }),
      onConflict: () => void this.#catchUp(true),
      wholeRow: async () => ((await this.text()) === undefined ? undefined : this.#wholeRow()),
    };
    return new Saver(head, options, kept.ok ? undefined : kept.why);
  }

  #wholeRow(): GameRow {
    const { text, textAt } = this.#line.record;
    return { ...this.#row, ...this.#host.rowOfNow(), text, textAt };
  }

  #tell(state: SaveState): void {
    const before = this.#state;
    this.#state = state.kind;
    this.#host.onState(state);
    if (state.kind === "unsaved" && before !== "unsaved") {
      this.#host.say(this.#world.words(unsavedWords(state.why), { n: state.waiting }), true);
    }
    if (state.kind !== "saved" || before === "saved") return;
    if (before === "unsaved") this.#host.say(this.#world.words("saved-again"));
    this.#tellKept();
    // A result that the store did not take before.
    if (this.#host.rowOfNow().status !== "playing") void this.keepResult();
  }

  // ---- other tabs ----

  #tellKept(): void {
    this.#seat.tell({ kind: "kept", uid: this.#row.uid, head: this.#line.head });
  }

  // Somebody else wants to play: what was done here is kept first.
  async #yield(): Promise<void> {
    this.#host.onSeat(false);
    await this.checkpoint();
    await this.#saver.flush();
    this.#standAside("tab-other");
  }

  #standAside(words: string): void {
    this.#host.onSeat(false);
    this.#host.say(this.#world.words(words), true);
    this.#saver.standAside();
  }

  // For good, unless the player wants it kept again: nothing here brings it back by itself.
  #gone(): void {
    this.#saver.stop();
    this.#seat.standUp();
    this.#host.onSeat(false);
    if (!this.#isDeleted) this.#host.say(this.#world.words("game-deleted"), true);
    this.#setDeleted(true);
  }

  #setDeleted(isDeleted: boolean): void {
    this.#isDeleted = isDeleted;
    this.#host.onDeleted(isDeleted);
  }

  #hear(news: TabNews): void {
    if (news.kind === "deleted") return this.#gone();
    // Moves that are here alone stay on this board until it is played again.
    if (news.kind !== "kept" || this.#hasUnkept()) return;
    if (this.#isDeleted || news.head > this.#line.head) void this.#catchUp(false);
  }

  #hasUnkept(): boolean {
    return !this.isPlaying && !this.#isDeleted && this.#saver.waiting.length > 0;
  }

  #catchUp(isConflict: boolean): Promise<unknown> {
    this.#ready = this.#ready.then(() => this.#catchUpNow(isConflict)).catch(() => undefined);
    return this.#ready;
  }

  async #catchUpNow(isConflict: boolean): Promise<void> {
    const { store, words } = this.#world;
    const row = await store.game(this.#row.uid);
    if (row === undefined) return this.#gone();
    if (this.#isDeleted) this.#setDeleted(false);
    const events = await store.events(row.uid, row.textAt);
    const lines = events.map((event) => event.line);
    await this.#line.replace({ text: row.text, textAt: row.textAt, lines });
    // Moves that were on their way are done by now; they wait in the saver.
    const unkept = [...this.#saver.stop()];
    this.#row = row;
    this.#saver.resume(row.head);
    await this.#host.onLoadedAgain(row);
    if (isConflict || unkept.length > 0) this.#host.say(words("tab-changed"), true);
    await this.#doAgain(unkept);
  }

  async #doAgain(unkept: readonly EventRow[]): Promise<void> {
    const [language, colours] = [this.#world.language(), this.#world.colours()];
    for (const { line } of unkept) {
      const { elapsed } = this.#host.rowOfNow();
      const next = renumbered(line, this.#line.head + 1, elapsed);
      if (next === undefined) continue;
      const answer = await this.#line
        .perform((game) => ({ do: "apply", game, line: next, language, colours }))
        .catch(() => undefined);
      if (answer?.ok) await this.#host.onMove(answer);
    }
  }
}
