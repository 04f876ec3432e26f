// One worker as its owner sees it: it has a module, answers requests one after another, and may die.
// Workers of browsers and of node are the same from here on.
import { type Progress, RestMissing, sentenceOf } from "./engine.js";
import type { Command, Question, Reply, Report } from "./messages.js";
import type { EngineModule, PartName } from "./parts.js";
import type { NodeWorker, PageWorker } from "./platform.js";

/** A worker that runs worker.ts: of the browser, or of node's worker_threads. */
export type AnyWorker = PageWorker | NodeWorker;
export type Spawn = () => AnyWorker;

export type ProgressListener = (progress: Progress) => void;

/** The worker ended before it had answered. */
export class WorkerDied extends Error {
  override readonly name = "WorkerDied";
}

/** It ended before it had begun: the worker was at another request. */
export class NotBegun extends WorkerDied {}

/**
 * The listener as a worker's owner calls it: what it throws is told, once, and it hears nothing more.
 * Thrown on it would end a program, since nobody stands above a message.
 */
export function guarded(
  listener: ProgressListener | undefined,
  tell: (error: unknown) => void,
): ProgressListener | undefined {
  if (listener === undefined) return undefined;
  let hears = true;
  return (progress) => {
    try {
      if (hears) listener(progress);
    } catch (error) {
      hears = false;
      tell(error);
    }
  };
}

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (error: WorkerDied | RestMissing) => void;
  onProgress: ProgressListener | undefined;
}

export class Remote {
  /** Called once when the worker ends by itself; not by stop(). */
  onDeath: ((death: WorkerDied) => void) | undefined;
  readonly #worker: AnyWorker;
  readonly #waiting: Waiting[] = []; // the first is what it works on
  #hasEnded = false;

  /** Throws where no worker can be started. */
  constructor(spawn: Spawn, module: EngineModule) {
    const { first, arrived, restAddress, variants, variantsAddress } = module;
    this.#worker = spawn();
    this.#listen();
    this.#say({ kind: "module", first, rest: arrived, restAddress, variantsAddress });
    this.#keepAwake(false);
    if (arrived === undefined) this.#handOn("rest", module.rest);
    if (variants !== undefined) this.#handOn("variants", variants);
  }

  /**
   * After all that it was asked before. The buffer of its lines is handed over. Rejects with
   * WorkerDied, which is NotBegun for what was not its turn yet, or RestMissing; never settles once
   * it is stopped.
   */
  ask(question: Question, onProgress?: ProgressListener): Promise<Reply> {
    const reply = new Promise<Reply>((resolve, reject) => {
      this.#waiting.push({ resolve, reject, onProgress });
    });
    this.#keepAwake(true);
    const { puzzles } = question;
    const command: Command = { kind: "ask", question, wantsProgress: onProgress !== undefined };
    this.#say(command, puzzles === undefined ? [] : [puzzles.buffer]);
    return reply;
  }

  /** Ends the worker, also in the middle of its work. */
  stop(): void {
    this.#hasEnded = true;
    this.#waiting.length = 0;
    void this.#worker.terminate();
  }

  // Where a part does not come, only a request that needs it fails, and says why.
  #handOn(part: PartName, coming: Promise<WebAssembly.Module>): void {
    const give = (module: WebAssembly.Module): void => {
      if (!this.#hasEnded) this.#say({ kind: "part", part, module });
    };
    coming.then(give, () => undefined);
  }

  #listen(): void {
    const hear = (report: Report): void => this.#hear(report);
    const fail = (error: unknown): void => this.#die(sentenceOf(error));
    const worker = this.#worker;
    if ("on" in worker) {
      worker.on("message", (message) => hear(message as Report));
      worker.on("error", fail);
      worker.on("messageerror", fail);
      worker.on("exit", (code) => this.#die(`The worker has ended (${code}).`));
      return;
    }
    worker.addEventListener("message", (event: MessageEvent<Report>) => hear(event.data));
    worker.addEventListener("error", (event) => {
      // Without a message where the script itself could not be had.
      this.#die(event.message || "The worker's script could not be run.");
    });
    worker.addEventListener("messageerror", () => this.#die("A message could not be read."));
  }

  #hear(report: Report): void {
    if (this.#hasEnded) return;
    if (report.kind === "dead") this.#die(report.sentence);
    if (report.kind === "progress") this.#waiting[0]?.onProgress?.(report.progress);
    if (report.kind === "answer") this.#waitNoMore()?.resolve(report.reply);
    if (report.kind === "missing") this.#waitNoMore()?.reject(new RestMissing(report.sentence));
  }

  #waitNoMore(): Waiting | undefined {
    const answered = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#keepAwake(false);
    return answered;
  }

  #die(sentence: string): void {
    if (this.#hasEnded) return;
    const [first, ...after] = this.#waiting;
    this.stop();
    const death = new WorkerDied(sentence);
    first?.reject(death);
    for (const { reject } of after) reject(new NotBegun(sentence));
    this.onDeath?.(death);
  }

  #say(command: Command, handedOver: ArrayBuffer[] = []): void {
    this.#worker.postMessage(command, handedOver);
  }

  // A node program ends although workers wait for requests, not while one works.
  #keepAwake(isWorking: boolean): void {
    if (!("ref" in this.#worker)) return;
    if (isWorking) this.#worker.ref();
    else this.#worker.unref();
  }
}
