// The one worker that keeps games, and its watch. Requests go one after another, in the order
// asked. A worker that ends, traps, or does not answer in the time that the asker allows is
// replaced by a new one, which has no games: what was asked rejects with EngineLost, and `life`
// says that another one has begun.
//
//   life 0  start -> game 1  act  act  (dies)
//   life 1                                    load -> game 1  act ...
//
// Game numbers begin anew in each life, so whoever asks about a game says in which life it was
// opened; a question of an earlier life is never asked of a later one.
import type { AnswerOf, Request, Session } from "shudu";

import { EngineLost } from "./lost";

export interface GameAskOptions {
  /** The life in which the game was opened; any where nobody says. */
  readonly life?: number;
  /** Milliseconds after which no answer is a dead worker. */
  readonly within?: number;
}

export interface GameEngine {
  /** Grows with every worker that ends. */
  readonly life: number;
  /** Rejects with EngineLost; a failure is an answer. */
  ask<R extends Request>(request: R, options?: GameAskOptions): Promise<AnswerOf<R>>;
  /** Ends the worker, in the middle of whatever it does. */
  restart(): void;
}

/** The part of the package's Session that is used. */
export type GameWorker = Pick<Session, "ask" | "restart">;
export type OpenGameWorker = (onDeath: () => void) => Promise<GameWorker>;

// By its name: who plays a game needs no more of the package than its types.
const isRestMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === "RestMissing";

// The first answer of a worker takes its start along, on a slow machine some seconds.
const kStart = 20_000; // milliseconds

export class WatchedGameEngine implements GameEngine {
  readonly #open: OpenGameWorker;
  #worker: Promise<GameWorker> | undefined;
  #line: Promise<unknown> = Promise.resolve();
  #life = 0;
  #hasAnswered = false; // in this life

  constructor(open: OpenGameWorker) {
    this.#open = open;
  }

  get life(): number {
    return this.#life;
  }

  ask<R extends Request>(request: R, options: GameAskOptions = {}): Promise<AnswerOf<R>> {
    const answer = this.#line.then(() => this.#askNow(request, options));
    this.#line = answer.catch(() => undefined);
    return answer;
  }

  restart(): void {
    // Another way than `died`: the worker tells it by itself.
    void this.#worker?.then((worker) => worker.restart()).catch(() => undefined);
  }

  async #askNow<R extends Request>(request: R, options: GameAskOptions): Promise<AnswerOf<R>> {
    const worker = await this.#opened();
    const life = this.#life;
    if (options.life !== undefined && options.life !== life) {
      throw new EngineLost("The game was opened in a worker that has ended.");
    }
    const timer = this.#watch(worker, options.within);
    try {
      const answer = await worker.ask(request);
      this.#hasAnswered = true;
      return answer;
    } catch (error) {
      // A session that has given up tells nobody; the next question opens another. One that lacks the
      // rest of the module for this question has its games, and goes on.
      if (this.#life === life && !isRestMissing(error)) {
        this.#worker = undefined;
        this.#died();
      }
      throw new EngineLost("The worker has ended.", { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async #opened(): Promise<GameWorker> {
    try {
      this.#worker ??= this.#open(() => this.#died());
      return await this.#worker;
    } catch (error) {
      this.#worker = undefined;
      throw new EngineLost("The engine cannot be started.", { cause: error });
    }
  }

  #watch(
    worker: GameWorker,
    within: number | undefined,
  ): ReturnType<typeof setTimeout> | undefined {
    if (within === undefined) return undefined;
    const patience = this.#hasAnswered ? within : Math.max(within, kStart);
    return setTimeout(() => worker.restart(), patience);
  }

  #died(): void {
    this.#life += 1;
    this.#hasAnswered = false;
  }
}
