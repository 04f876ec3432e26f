// The real engine for tests without a browser: the module of build/wasm in this process, behind the
// same interface as a worker. It can be killed after any number of answers, before or after the
// work itself.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { type AnswerOf, type CompiledParts, Engine, type Request } from "shudu";

import { type GameWorker, WatchedGameEngine } from "./game_engine";

const built = (name: string): string =>
  fileURLToPath(new URL(`../../../build/wasm/bin/${name}`, import.meta.url));
const kModule = built("shudu_simd.wasm");

export const hasModule = existsSync(kModule);
if (!hasModule) {
  console.warn(`LEFT OUT: tests with the real engine: ${kModule} is missing (cmake --preset wasm)`);
}

let compiled: CompiledParts | undefined;
const wasm = (): CompiledParts =>
  (compiled ??= {
    first: new WebAssembly.Module(readFileSync(kModule)),
    rest: new WebAssembly.Module(readFileSync(built("shudu_simd_rest.wasm"))),
    variants: new WebAssembly.Module(readFileSync(built("shudu_simd_variants.wasm"))),
  });

export type Fate = "answer" | "die-before" | "die-after" | "hang";

export interface FakeWorkers {
  readonly engine: WatchedGameEngine;
  /** Of every worker, all requests that it was asked. */
  readonly asked: Request[];
  /** What becomes of a request; set by the test. */
  fate: (request: Request, count: number) => Fate;
  /** How many workers were started. */
  started: number;
  /** Questions that have no answer yet. */
  waiting: number;
}

/** Workers that live in this process, one at a time. */
export function fakeWorkers(): FakeWorkers {
  const fake: FakeWorkers = {
    engine: new WatchedGameEngine(async (onDeath) => new LocalWorker(fake, onDeath)),
    asked: [],
    fate: () => "answer",
    started: 0,
    waiting: 0,
  };
  return fake;
}

class LocalWorker implements GameWorker {
  #engine: Engine;
  #end: (() => void) | undefined; // of the question that is being answered

  constructor(
    private readonly fake: FakeWorkers,
    private readonly onDeath: () => void,
  ) {
    this.#engine = this.#start();
  }

  async ask<R extends Request>(request: R): Promise<AnswerOf<R>> {
    this.fake.asked.push(request);
    this.fake.waiting += 1;
    const fate = this.fake.fate(request, this.fake.asked.length);
    const ended = new Promise<never>((_resolve, reject) => {
      this.#end = () => reject(new Error("The worker has ended."));
    });
    const work = async (): Promise<AnswerOf<R>> => {
      await new Promise((resolve) => setImmediate(resolve));
      if (fate === "hang") await new Promise(() => undefined);
      const answer = fate === "die-before" ? undefined : this.#engine.answer(request);
      if (fate === "answer") return answer!;
      this.restart();
      return ended;
    };
    try {
      return await Promise.race([work(), ended]);
    } finally {
      this.#end = undefined;
      this.fake.waiting -= 1;
    }
  }

  restart(): void {
    this.#engine = this.#start();
    this.#end?.();
    this.onDeath();
  }

  #start(): Engine {
    this.fake.started += 1;
    return Engine.of(wasm());
  }
}
