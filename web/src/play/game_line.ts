// A game inside the engine: where it is open, and how it comes back when the worker dies. It knows
// a whole save text and the line of every event after it, so nothing else is needed to have the
// game again in a new worker:
//
//   load text (events 1 to n)   apply n + 1   apply n + 2 ...   what was not answered, again
//
// One question after another, in the order asked. A question that takes two workers down is not
// asked a third time; it rejects with EngineLost, and the game is as it was before it.
import type { ActAnswer, AnswerOf, Failure, LoadAnswer, Request } from "shudu";

import type { GameEngine } from "../engine/game_engine";
import { EngineLost } from "../engine/lost";

/** What a game is made of: a save text at event `textAt`, and the lines of the events after it. */
export interface GameRecord {
  readonly text: string;
  readonly textAt: number;
  readonly lines: readonly string[];
}

/** The engine does not take the text or a line of it: with the sentence of its answer. */
export class GameBroken extends Error {
  override readonly name = "GameBroken";
  constructor(readonly failure: Failure) {
    super(failure.error.sentence);
  }
}

export interface LineEvents {
  /** The game is back in a new worker. */
  readonly onRecovered: () => void;
  /** Workers died three times within a minute. */
  readonly onDown: () => void;
}

export type Board = Omit<LoadAnswer, "shudu" | "id" | "ok" | "game">;

const kAttempts = 2;
const kMostDeaths = 5; // for one question, those while the game is loaded again among them
const kManyDeaths = 3;
const kMinute = 60_000; // milliseconds

export class GameLine {
  readonly #engine: GameEngine;
  readonly #events: LineEvents;
  readonly #now: () => number;
  #record: GameRecord;
  #opened: { game: number; life: number } | undefined;
  #deaths: number[] = [];
  #hasDied = false; // and is not back yet
  #chain: Promise<unknown> = Promise.resolve();
  /** Grows when the record is another than before, not only longer. */
  epoch = 0;

  constructor(engine: GameEngine, record: GameRecord, now: () => number, events: LineEvents) {
    this.#engine = engine;
    this.#record = record;
    this.#now = now;
    this.#events = events;
  }

  get record(): GameRecord {
    return this.#record;
  }

  /** The number of the newest event. */
  get head(): number {
    return this.#record.textAt + this.#record.lines.length;
  }

  /** Asks about the game; the number is put in. Rejects with EngineLost, GameBroken. */
  ask<R extends Request>(make: (game: number) => R, within?: number): Promise<AnswerOf<R>> {
    return this.#inTurn(() => this.#askNow(make, within));
  }

  /** An event that happened in the engine, `act` or `apply`. */
  async perform<R extends Request & { do: "act" | "apply" }>(
    make: (game: number) => R,
    within?: number,
  ): Promise<ActAnswer | Failure> {
    return this.#inTurn(async () => {
      const answer = (await this.#askNow(make, within)) as ActAnswer | Failure;
      if (answer.ok)
        this.#record = { ...this.#record, lines: [...this.#record.lines, answer.line] };
      return answer;
    });
  }

  /** A save text of now; what it holds is not kept as lines any more. */
  rebase(text: string, textAt: number): void {
    const after = this.#record.lines.slice(textAt - this.#record.textAt);
    this.#record = { text, textAt, lines: after };
  }

  /** Another record: loaded afresh with the next question. */
  replace(record: GameRecord): Promise<void> {
    return this.#inTurn(async () => {
      await this.#forget();
      this.#record = record;
      this.epoch += 1;
    });
  }

  close(): Promise<void> {
    return this.#inTurn(() => this.#forget());
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#chain.then(work);
    this.#chain = done.catch(() => undefined);
    return done;
  }

  async #askNow<R extends Request>(
    make: (game: number) => R,
    within: number | undefined,
  ): Promise<AnswerOf<R>> {
    let sent = 0;
    for (let deaths = 0; ;) {
      try {
        const { game, life } = await this.#open();
        sent += 1;
        return await this.#engine.ask(make(game), { life, ...(within && { within }) });
      } catch (error) {
        if (!(error instanceof EngineLost)) throw error;
        deaths += 1;
        this.#died();
        if (sent >= kAttempts || deaths >= kMostDeaths) throw error;
      }
    }
  }

  async #open(): Promise<{ game: number; life: number }> {
    if (this.#opened?.life === this.#engine.life) return this.#opened;
    if (this.#opened !== undefined) this.#died(); // while nothing was asked
    const { text, lines } = this.#record;
    const loaded = await this.#engine.ask({ do: "load", text });
    const life = this.#engine.life;
    if (!loaded.ok) throw new GameBroken(loaded);
    const { game } = loaded;
    const applied = await Promise.all(
      lines.map((line) => this.#engine.ask({ do: "apply", game, line }, { life })),
    );
    const bad = applied.find((answer) => !answer.ok);
    if (bad !== undefined && !bad.ok) throw new GameBroken(bad);
    this.#opened = { game, life };
    if (this.#hasDied) this.#events.onRecovered();
    this.#hasDied = false;
    return this.#opened;
  }

  async #forget(): Promise<void> {
    const opened = this.#opened;
    this.#opened = undefined;
    if (opened === undefined || opened.life !== this.#engine.life) return;
    await this.#engine
      .ask({ do: "close", game: opened.game }, { life: opened.life })
      .catch(() => undefined);
  }

  #died(): void {
    this.#opened = undefined;
    this.#hasDied = true;
    const now = this.#now();
    this.#deaths = [...this.#deaths.filter((time) => now - time < kMinute), now];
    if (this.#deaths.length >= kManyDeaths) this.#events.onDown();
  }
}
