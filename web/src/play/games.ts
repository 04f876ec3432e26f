// The games of this browser: new ones, those that are kept, the one that is open. One game is open
// at a time in a page; opening another closes it, which keeps what waits.
//
//   puzzle --start-->  [engine] --save--> text --> row in the store --> open
//   text   --load--->
import type { BoardAnswer, Failure } from "shudu";

import { EngineLost } from "../engine/lost";
import type { Channel } from "../store/linked_settings";
import type { GameRow, Kept } from "../store/store";
import { Advisor } from "./advisor";
import type { PlayedLayout } from "./game";
import { type Board, GameBroken, GameLine, type GameRecord } from "./game_line";
import { boardText, newRow, newUid, saveDate } from "./game_rows";
import { askLayout } from "./layouts";
import { OpenedGame } from "./opened_game.svelte";
import { kGamesChannel, type TabNews } from "./seat";
import { withUid } from "./save_text";
import type { World } from "./world";

export interface NewGame {
  /** A record in any format; its layout where the record does not say it. */
  readonly puzzle: string;
  readonly layout?: string;
  readonly title?: string;
  /** `generated seed=2028 level=hard`, `imported`, `typed`, `shared`, `practice`. */
  readonly origin: string;
  readonly rating?: number | null;
}

export interface NotOpened {
  readonly ok: false;
  readonly code: string;
  /** In the language that is set. */
  readonly sentence: string;
}
/** `title`: it cannot be one, or the engine that writes it into the game is gone. */
export type Renamed = Kept | { readonly ok: false; readonly why: "title" };
export type Opening = { readonly ok: true; readonly game: OpenedGame } | NotOpened;

export const kGameSettings: readonly string[] = [
  "auto-erase",
  "auto-marks",
  "check",
  "check-marks",
  "hint-marks",
  "multi-digit",
  "techniques",
];

export class Games {
  readonly #world: World;
  readonly #random: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly #advisor: Advisor;
  readonly #layouts = new Map<string, PlayedLayout>();
  readonly #channel: Channel | undefined;
  #current: OpenedGame | undefined;
  #line: Promise<unknown> = Promise.resolve(); // one opening after another
  #changed = new Map<string, string>(); // settings, while no game was open

  constructor(world: World, random: (bytes: Uint8Array<ArrayBuffer>) => void) {
    this.#world = world;
    this.#random = random;
    this.#advisor = new Advisor(world.advice);
    this.#channel = world.openChannel(kGamesChannel);
  }

  /** The game that is open. */
  get current(): OpenedGame | undefined {
    return this.#current;
  }

  /** A new game, kept and opened. */
  start(wanted: NewGame): Promise<Opening> {
    return this.#inTurn(async () => {
      const { setting, language, date } = this.#world;
      const settings = kGameSettings
        .map((key) => [key, setting(key)] as const)
        .filter(([, value]) => value !== "")
        .map(([key, value]) => `${key}=${value}`);
      const started = await this.#world.play.ask({
        do: "start",
        puzzle: wanted.puzzle,
        uid: newUid(this.#random),
        created: saveDate(date()),
        origin: wanted.origin,
        language: language(),
        settings: settings.join(" "),
        ...(wanted.layout !== undefined && { layout: wanted.layout }),
        ...(wanted.title !== undefined && { title: wanted.title }),
        ...(wanted.rating != null && { rating: `er=${wanted.rating.toFixed(1)}` }),
      });
      if (!started.ok) return notOpened(started);
      const { row, kept } = await this.#keep(started.game, started);
      return this.#open(row, kept);
    });
  }

  /** A saved game's text, kept and opened; the game that is here where it is as far. */
  load(text: string): Promise<Opening> {
    return this.#inTurn(async () => {
      const { play, store, language } = this.#world;
      const loaded = await play.ask({ do: "load", text, language: language() });
      if (!loaded.ok) return notOpened(loaded);
      const kept = await store.game(loaded.uid);
      const isSame = kept?.head === loaded.events && kept.values === boardText(loaded);
      if (isSame) {
        await play.ask({ do: "close", game: loaded.game });
        return this.#open(kept);
      }
      const copy = await this.#keep(loaded.game, loaded, kept && newUid(this.#random));
      return this.#open(copy.row, copy.kept);
    });
  }

  /** A game that is kept. */
  open(uid: string): Promise<Opening> {
    return this.#inTurn(async () => {
      if (this.#current?.uid === uid) return { ok: true, game: this.#current };
      const row = await this.#world.store.game(uid);
      if (row !== undefined) return this.#open(row);
      return { ok: false, code: "unknown_game", sentence: this.#world.words("game-unknown") };
    });
  }

  /** Keeps and closes the open game. */
  leave(): Promise<void> {
    return this.#inTurn(async () => this.#current?.close());
  }

  /** Deletes a game; its result stays. */
  remove(uid: string): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.#current?.uid === uid) await this.#current.discard();
      const kept = await this.#world.store.deleteGame(uid);
      if (kept.ok) this.#channel?.postMessage({ kind: "deleted", uid } satisfies TabNews);
      return kept.ok;
    });
  }

  rename(uid: string, title: string): Promise<Renamed> {
    return this.#inTurn(async () => {
      if (this.#current?.uid === uid) {
        await this.#current.rename(title);
        return this.#current.title === title ? { ok: true } : { ok: false, why: "title" };
      }
      const row = await this.#world.store.game(uid);
      if (row === undefined) return { ok: false, why: "gone" };
      const text = await this.#textOf(row, title);
      if (text === undefined) return { ok: false, why: "title" };
      return this.#put({ ...row, title, text, textAt: row.head });
    });
  }

  /** The `.shudu` text of any game that is kept; nothing where it cannot be had. */
  saveText(uid: string): Promise<string | undefined> {
    return this.#inTurn(async () => {
      if (this.#current?.uid === uid) return this.#current.saveText();
      const row = await this.#world.store.game(uid);
      return row && this.#textOf(row);
    });
  }

  /** A setting was changed, for all games; the open one follows where it is kept per game. */
  settingChanged(key: string, value: string): void {
    if (key === "speak" || key === "detail") this.#current?.renameCells();
    if (!kGameSettings.includes(key)) return;
    if (this.#current === undefined) this.#changed.set(key, value);
    else void this.#current.follow(key, value);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }

  // A game that was just made in the engine becomes a row of the store, and is closed there.
  async #keep(game: number, board: Board, uid?: string): Promise<{ row: GameRow; kept: Kept }> {
    const { play, date } = this.#world;
    const saved = await play.ask({ do: "save", game });
    if (!saved.ok) throw new EngineLost(saved.error.sentence);
    await play.ask({ do: "close", game });
    const text = uid === undefined ? saved.text : withUid(saved.text, uid);
    const row = newRow({ ...board, uid: uid ?? board.uid }, text, date());
    // Where the store refuses, the game is played all the same; its saver tries again and says so.
    return { row, kept: await this.#put(row) };
  }

  #put(row: GameRow): Promise<Kept> {
    return this.#world.store.putGame(row).catch((): Kept => ({ ok: false, why: "failed" }));
  }

  async #open(row: GameRow, kept: Kept = { ok: true }): Promise<Opening> {
    if (this.#current?.uid === row.uid) return { ok: true, game: this.#current };
    await this.#current?.close();
    const line = await this.#lineOf(row);
    let board: BoardAnswer | Failure;
    try {
      board = await line.ask((game) => ({ do: "board", game }));
    } catch (error) {
      if (error instanceof GameBroken) return notOpened(error.failure);
      throw error;
    }
    if (!board.ok) return notOpened(board);
    const layout = await this.#layoutOf(row.layout);
    if ("ok" in layout) return notOpened(layout);
    const game = new OpenedGame({
      world: this.#world,
      row,
      kept,
      board,
      layout,
      line,
      advisor: this.#advisor,
      keepCopy: (of) => this.#keepCopy(of),
      onClosed: () => {
        if (this.#current === game) this.#current = undefined;
      },
    });
    this.#current = game;
    await game.begin();
    for (const [key, value] of this.#changed) await game.follow(key, value);
    this.#changed.clear();
    return { ok: true, game };
  }

  async #lineOf(row: GameRow): Promise<GameLine> {
    const { play, now, words } = this.#world;
    const record = await this.#recordOf(row);
    return new GameLine(play, record, now, {
      onRecovered: () => this.#current?.say(words("recovered")),
      onDown: () => {
        if (this.#current === undefined) return;
        this.#current.isEngineDown = true;
        this.#current.say(words("engine-down"), true);
      },
    });
  }

  async #recordOf(row: GameRow): Promise<GameRecord> {
    if (row.textAt === row.head) return { text: row.text, textAt: row.textAt, lines: [] };
    const events = await this.#world.store.events(row.uid, row.textAt);
    return { text: row.text, textAt: row.textAt, lines: events.map((event) => event.line) };
  }

  async #layoutOf(layout: string): Promise<PlayedLayout | Failure> {
    const language = this.#world.language();
    const name = `${language} ${layout}`;
    const known = this.#layouts.get(name);
    if (known !== undefined) return known;
    const shape = await askLayout(this.#world.play, layout, language);
    if ("ok" in shape) return shape;
    this.#layouts.set(name, shape);
    return shape;
  }

  // The text of a game that is not open, with another title if one is given.
  async #textOf(row: GameRow, title?: string): Promise<string | undefined> {
    const { play, now } = this.#world;
    const nobody = { onRecovered: () => undefined, onDown: () => undefined };
    const line = new GameLine(play, await this.#recordOf(row), now, nobody);
    try {
      const saved = await line.ask((game) => ({
        do: "save",
        game,
        ...(title !== undefined && { title }),
      }));
      return saved.ok ? saved.text : undefined;
    } catch {
      return undefined;
    } finally {
      await line.close();
    }
  }

  async #keepCopy(line: GameLine): Promise<string | NotOpened> {
    const created = saveDate(this.#world.date());
    const uid = newUid(this.#random);
    const copy = await line.ask((game) => ({ do: "continue", game, uid, created }));
    if (!copy.ok) return notOpened(copy);
    const { row, kept } = await this.#keep(copy.game, copy);
    if (kept.ok) return row.uid;
    return { ok: false, code: kept.why, sentence: this.#world.words("copy-unkept") };
  }
}

const notOpened = ({ error }: Failure): NotOpened => ({
  ok: false,
  code: error.code,
  sentence: error.sentence,
});
