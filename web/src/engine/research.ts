// The research port: requests without a game, over the package's pool. The pool, its workers and
// the module are made when the first request comes. Where the caller takes a request back its
// promise rejects with AbortError; where the engine died on it twice, went silent on it twice
// (silence.ts), or cannot be had, with EngineLost.
import type { AnswerOf, Pool, Request } from "shudu";

import { EngineLost } from "./lost";
import type { AskOptions, Port } from "./port";
import { patienceFor, Silence } from "./silence";

export type OpenPool = () => Promise<Pool>;

export class Research implements Port {
  readonly #open: OpenPool;
  readonly #silence = new Silence();
  #pool: Promise<Pool> | undefined;
  #first: Promise<unknown> | undefined;

  constructor(open: OpenPool) {
    this.#open = open;
  }

  async ask<R extends Request>(request: R, options: AskOptions = {}): Promise<AnswerOf<R>> {
    const { within, ...rest } = options;
    let { signal } = options;
    try {
      const pool = await this.pool();
      if (within !== undefined) {
        await this.#started(pool);
        const late = AbortSignal.timeout(within);
        signal = signal === undefined ? late : AbortSignal.any([signal, late]);
      }
      return await this.#askTwice(pool, request, { ...rest, ...(signal && { signal }) });
    } catch (error) {
      if (signal?.aborted) throw new DOMException("The request was taken back.", "AbortError");
      if (error instanceof EngineLost) throw error;
      throw new EngineLost("The engine has ended.", { cause: error });
    }
  }

  // Once more where the worker went silent: to take its request back is to replace it.
  async #askTwice<R extends Request>(
    pool: Pool,
    request: R,
    options: AskOptions,
    isAgain = false,
  ): Promise<AnswerOf<R>> {
    const watch = this.#silence.watch(patienceFor(request.do), pool.size);
    const { signal, onProgress, ...rest } = options;
    try {
      return await pool.ask(request, {
        ...rest,
        signal: signal === undefined ? watch.silent : AbortSignal.any([signal, watch.silent]),
        onProgress: (progress) => {
          watch.sign();
          onProgress?.(progress);
        },
      });
    } catch (error) {
      if (isAgain || !watch.silent.aborted || signal?.aborted) throw error;
    } finally {
      watch.end();
    }
    return this.#askTwice(pool, request, options, true);
  }

  // The first answer of a pool takes the start of a worker along.
  #started(pool: Pool): Promise<unknown> {
    return (this.#first ??= this.#askTwice(pool, { do: "version" }, {}).catch(() => undefined));
  }

  /** For batch work: `solveMany` and `askMany` of the package. Rejects with EngineLost. */
  async pool(): Promise<Pool> {
    try {
      this.#pool ??= this.#open();
      return await this.#pool;
    } catch (error) {
      // Not for ever: the next request tries again.
      this.#pool = undefined;
      throw new EngineLost("The engine cannot be started.", { cause: error });
    }
  }
}
