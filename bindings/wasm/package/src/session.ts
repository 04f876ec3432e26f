// One worker that keeps games. A game lives in one engine, so its requests all go there, one after
// another in the order asked. When the worker dies its games are gone: whatever was asked rejects,
// nothing is repeated, a new worker starts, and the owner is told, who knows what was saved and
// loads it again.
import { sentenceOf, textOf } from "./engine.js";
import type { EngineModule } from "./parts.js";
import { type ProgressListener, Remote, type Spawn, WorkerDied } from "./remote.js";
import type { AnswerOf, Request } from "./types.js";

export interface SessionOptions {
  /** Makes a worker that runs `shudu/worker`. */
  spawn: Spawn;
  module: EngineModule;
  /** A new worker is there, without games. What is asked from here is the first that it hears. */
  onDeath?: (death: WorkerDied) => void;
}

// A worker that dies again and again before it has answered anything is not started again.
const kDeathsInRow = 3;

interface Question {
  readonly text: string;
  readonly onProgress: ProgressListener | undefined;
  readonly resolve: (answer: string) => void;
  readonly reject: (error: Error) => void;
}

export class Session {
  readonly #options: SessionOptions;
  #remote: Remote | undefined; // undefined: closed, or given up
  #questions: Question[] = []; // the first is being answered
  #deaths = 0; // since the last answer
  #end: Error | undefined;

  /** Throws where no worker can be started. */
  constructor(options: SessionOptions) {
    this.#options = options;
    this.#start();
  }

  /** Rejects with WorkerDied; a failure is an answer. */
  async ask<R extends Request>(request: R, onProgress?: ProgressListener): Promise<AnswerOf<R>> {
    return JSON.parse(await this.askText(textOf(request), onProgress)) as AnswerOf<R>;
  }

  /** The same with texts, as they are. */
  askText(text: string, onProgress?: ProgressListener): Promise<string> {
    if (this.#end) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      this.#questions.push({ text, onProgress, resolve, reject });
      if (this.#questions.length === 1) this.#next();
    });
  }

  /** Ends the worker in the middle of whatever it does, as if it had died. */
  restart(): void {
    this.#remote?.stop();
    this.#deaths = 0;
    this.#died(new WorkerDied("The worker was ended."));
  }

  /** Ends the worker for good; what is not answered rejects. */
  close(): void {
    this.#remote?.stop();
    this.#giveUp(new WorkerDied("The session is closed."));
  }

  #start(): void {
    const remote = new Remote(this.#options.spawn, this.#options.module);
    remote.onDeath = (death) => this.#died(death);
    this.#remote = remote;
  }

  #next(): void {
    const question = this.#questions[0];
    if (question === undefined || this.#remote === undefined) return;
    this.#remote.ask({ text: question.text }, question.onProgress).then(
      ({ text }) => {
        this.#deaths = 0;
        this.#questions.shift();
        question.resolve(text);
        this.#next();
      },
      () => {
        // onDeath has told everybody.
      },
    );
  }

  #died(death: WorkerDied): void {
    if (this.#end) return;
    const questions = this.#questions;
    this.#questions = [];
    this.#deaths += 1;
    for (const question of questions) question.reject(death);
    if (this.#deaths >= kDeathsInRow) return this.#giveUp(death);
    try {
      this.#start();
    } catch (error) {
      return this.#giveUp(new WorkerDied(sentenceOf(error), { cause: error }));
    }
    this.#options.onDeath?.(death);
  }

  #giveUp(end: Error): void {
    this.#end = end;
    this.#remote = undefined;
    for (const question of this.#questions) question.reject(end);
    this.#questions = [];
  }
}
