// One worker that keeps games. A game lives in one engine, so its requests all go there, one after
// another in the order asked. When the worker dies its games are gone: whatever was asked rejects,
// nothing is repeated, a new worker starts, and the owner is told, who knows what was saved and
// loads it again.
import { RestMissing, sentenceOf, textOf, wantText } from "./engine.js";
import type { EngineModule } from "./parts.js";
import { guarded, type ProgressListener, Remote, type Spawn, WorkerDied } from "./remote.js";
import type { AnswerOf, Request } from "./types.js";

export interface SessionOptions {
  /** Makes a worker that runs `shudu/worker`. */
  spawn: Spawn;
  module: EngineModule;
  /**
   * A new worker is there, without games. What is asked from here is the first that it hears. Where
   * this throws, or the promise that it gives rejects, the games cannot be had again: the session is
   * given up, and says so to all who ask.
   */
  onDeath?: (death: WorkerDied) => unknown;
}

// A worker that dies again and again before it has answered anything is not started again.
const kDeathsInRow = 3;

interface Question {
  readonly text: string;
  readonly onProgress: ProgressListener | undefined;
  readonly resolve: (answer: string) => void;
  readonly reject: (error: unknown) => void;
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

  /**
   * Rejects with WorkerDied, or with RestMissing, which costs no game; a failure is an answer. Where
   * the listener throws, it rejects with that; the worker ends its work all the same, and keeps its games.
   */
  async ask<R extends Request>(request: R, onProgress?: ProgressListener): Promise<AnswerOf<R>> {
    return JSON.parse(await this.askText(textOf(request), onProgress)) as AnswerOf<R>;
  }

  /** The same with texts, as they are. */
  async askText(text: string, onProgress?: ProgressListener): Promise<string> {
    wantText(text);
    if (this.#end) throw this.#end;
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
    const listener = guarded(question.onProgress, question.reject);
    this.#remote.ask({ text: question.text }, listener).then(
      ({ text }) => this.#answered(() => question.resolve(text)),
      (error: unknown) => {
        // Of a death, onDeath has told everybody.
        if (error instanceof RestMissing) this.#answered(() => question.reject(error));
      },
    );
  }

  #answered(tell: () => void): void {
    this.#deaths = 0;
    this.#questions.shift();
    tell();
    this.#next();
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
      void this.#tell(death);
    } catch (error) {
      this.#abandon(error);
    }
  }

  // The owner who asks in vain because this worker has died too, is told of that death.
  async #tell(death: WorkerDied): Promise<void> {
    try {
      await this.#options.onDeath?.(death);
    } catch (error) {
      if (!(error instanceof WorkerDied)) this.#abandon(error);
    }
  }

  #abandon(cause: unknown): void {
    if (this.#end) return;
    this.#remote?.stop();
    this.#giveUp(new WorkerDied(sentenceOf(cause), { cause }));
  }

  #giveUp(end: Error): void {
    this.#end = end;
    this.#remote = undefined;
    for (const question of this.#questions) question.reject(end);
    this.#questions = [];
  }
}
