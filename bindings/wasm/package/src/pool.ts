// Many workers and one queue, for requests that need no open game: each goes to the next free
// worker. Pieces of a batch that take some milliseconds go to a worker before it is free, one ahead: it
// would else stand still while a text goes to the page and another comes, in chromium for as long as it
// works. Further ahead brought nothing more.
//
// A worker that computes cannot hear that it should stop, so cancelling ends it, and another takes
// its place with the module that is compiled already. A worker that dies is replaced too, and its
// request asked once more: only a request that brings two workers down fails. Workers are started
// when there is work for them, so one that cannot be started costs a failed request, never an
// endless loop.
import {
  type BatchName,
  type BatchRequest,
  type BatchResult,
  cutLines,
  cutText,
  joinResults,
  RequestFailed,
} from "./batch.js";
import { hasLines, joinLines, linesOf, sentenceOf, textOf, wantText } from "./engine.js";
import { nodeModule, type NodeMachine } from "./node.js";
import { pack, unpack } from "./packed.js";
import type { EngineModule } from "./parts.js";
import type { Signal } from "./platform.js";
import {
  guarded,
  NotBegun,
  type ProgressListener,
  Remote,
  type Spawn,
  WorkerDied,
} from "./remote.js";
import { Signals } from "./signals.js";
import type { AnswerOf, Failure, Request, SolveLinesRequest } from "./types.js";

export interface PoolOptions {
  /** Workers at most, 1 or more; when nobody says, one a core. */
  size?: number;
  /** Makes a worker that runs `shudu/worker`. */
  spawn: Spawn;
  module: EngineModule;
}

export interface AskOptions {
  /** Takes the request back: the promise rejects with the signal's reason. */
  signal?: Signal;
  /**
   * At most every 50 ms. Begins anew where the request is asked once more. What it throws takes the
   * request back, and is what the promise rejects with.
   */
  onProgress?: ProgressListener;
  /** Before all that wait. */
  urgent?: boolean;
}

export interface ManyOptions {
  signal?: Signal;
  /** How many requests, or lines, are answered, of how many. */
  onProgress?: (done: number, total: number) => void;
}

/** What `solve-lines` can be told beside its lines. */
export type LinesFields = Omit<SolveLinesRequest, "do" | "puzzles" | "shudu" | "id">;

/** The pool was closed, before the answer or before the question. */
export class PoolClosed extends Error {
  override readonly name = "PoolClosed";
  constructor() {
    super("The pool is closed.");
  }
}

const kAttempts = 2;
const kShortJobs = 2; // of one worker: at work, and one ahead

/** As in messages.ts, with texts. */
interface Question {
  readonly text: string;
  readonly puzzles?: string;
}

interface Reply {
  readonly text: string;
  readonly solutions?: string;
}

interface Job {
  readonly question: Question;
  readonly isShort: boolean;
  readonly onProgress: ProgressListener | undefined;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: unknown) => void;
  attempts: number;
  remote: Remote | undefined; // undefined: it is in the queue
}

export class Pool {
  readonly size: number;
  readonly #spawn: Spawn;
  readonly #module: EngineModule;
  readonly #remotes = new Map<Remote, Job[]>(); // and their jobs: the first is at work
  readonly #jobs = new Set<Job>(); // all that are not answered
  readonly #queue: Job[] = []; // those of them that no worker has
  readonly #buffers: ArrayBuffer[] = []; // that came back: for texts to workers
  readonly #signals = new Signals();
  #isClosed = false;

  /** Throws RangeError or TypeError where the size is none. */
  constructor({ size, spawn, module }: PoolOptions) {
    this.size = sizeOf(size);
    this.#spawn = spawn;
    this.#module = module;
  }

  /**
   * A failure is an answer. Rejects with WorkerDied, RestMissing, PoolClosed, or the reason of the
   * signal.
   */
  async ask<R extends Request>(request: R, options: AskOptions = {}): Promise<AnswerOf<R>> {
    if (hasLines(request)) return (await this.#askLines(request, options, false)) as AnswerOf<R>;
    return JSON.parse(await this.askText(textOf(request), options)) as AnswerOf<R>;
  }

  /** The same with texts, as they are. */
  async askText(text: string, options: AskOptions = {}): Promise<string> {
    wantText(text);
    return (await this.#ask({ text }, options, false)).text;
  }

  async #askLines(
    request: SolveLinesRequest,
    options: AskOptions,
    isShort: boolean,
  ): Promise<AnswerOf<SolveLinesRequest>> {
    const { head, puzzles } = linesOf(request);
    const { text, solutions = "" } = await this.#ask({ text: head, puzzles }, options, isShort);
    return joinLines({ answer: text, solutions });
  }

  async #ask(question: Question, options: AskOptions, isShort: boolean): Promise<Reply> {
    const { signal, onProgress } = options;
    signal?.throwIfAborted();
    if (this.#isClosed) throw new PoolClosed();
    let off: (() => void) | undefined;
    try {
      return await new Promise((resolve, reject) => {
        const told = { onProgress, resolve, reject };
        const job: Job = { question, isShort, ...told, attempts: 0, remote: undefined };
        off = this.#signals.on(signal, () => this.#cancel(job, signal?.reason));
        this.#jobs.add(job);
        if (options.urgent) this.#queue.unshift(job);
        else this.#queue.push(job);
        this.#dispatch();
      });
    } finally {
      off?.();
    }
  }

  /** All of them, over all workers; the answers are in order. Where one rejects, all are ended. */
  askMany<R extends Request>(
    requests: readonly R[],
    { signal, onProgress }: ManyOptions = {},
  ): Promise<AnswerOf<R>[]> {
    let done = 0;
    return this.#signals.together(requests, signal, async (request, either) => {
      const answer = await this.ask(request, { signal: either });
      onProgress?.((done += 1), requests.length);
      return answer;
    });
  }

  /**
   * A request on lines, a puzzle each (`from` is the format "line" when nobody says), over all
   * workers: a result for each that is not empty, in order; `line` counts from 1. Rejects with
   * RequestFailed where the request itself is refused.
   */
  async askLines<K extends BatchName>(
    request: BatchRequest<K>,
    lines: readonly string[],
    { signal, onProgress }: ManyOptions = {},
  ): Promise<BatchResult<K>[]> {
    const pieces = cutLines(request.do, lines, this.size);
    const { from = "line" } = request as { from?: string };
    let done = 0;
    const results = await this.#signals.together(
      pieces,
      signal,
      async ({ text, count }, either) => {
        const whole = textOf({ ...request, from, puzzles: text } as Request);
        const isShort = request.do === "solve";
        const reply = await this.#ask({ text: whole }, { signal: either }, isShort);
        const answer = JSON.parse(reply.text) as Failure | { ok: true; results: BatchResult<K>[] };
        if (!answer.ok) throw new RequestFailed(answer);
        onProgress?.((done += count), lines.length);
        return answer.results;
      },
    );
    return joinResults(pieces, results);
  }

  /** askLines for `solve`. */
  solveMany(
    lines: readonly string[],
    options: ManyOptions & Omit<BatchRequest<"solve">, "do"> = {},
  ): Promise<BatchResult<"solve">[]> {
    const { signal, onProgress, ...fields } = options;
    const how = { ...(signal && { signal }), ...(onProgress && { onProgress }) };
    return this.askLines<"solve">({ do: "solve", ...fields }, lines, how);
  }

  /**
   * The fastest way for very many puzzles: a text, a line each, and the text of their solutions,
   * line for line, as `solve-lines` answers it, over all workers. Rejects with RequestFailed where
   * the request itself is refused.
   */
  async solveLines(
    text: string,
    { signal, onProgress, ...fields }: ManyOptions & LinesFields = {},
  ): Promise<string> {
    const pieces = cutText(text, this.size);
    let done = 0;
    const solved = await this.#signals.together(pieces, signal, async (puzzles, either) => {
      const request: SolveLinesRequest = { do: "solve-lines", puzzles, ...fields };
      const answer = await this.#askLines(request, { signal: either }, true);
      if (!answer.ok) throw new RequestFailed(answer);
      onProgress?.((done += puzzles.length), text.length);
      return answer.solutions;
    });
    return solved.join("");
  }

  /** Starts workers before there is work for them: so many, at most `size`. */
  warm(count = this.size): void {
    while (!this.#isClosed && this.#remotes.size < Math.min(count, this.size)) this.#start();
  }

  /** Ends all workers; what is not answered rejects with PoolClosed. */
  close(): void {
    this.#isClosed = true;
    for (const remote of this.#remotes.keys()) remote.stop();
    this.#remotes.clear();
    this.#buffers.length = 0;
    this.#queue.length = 0;
    for (const job of this.#jobs) job.reject(new PoolClosed());
    this.#jobs.clear();
  }

  #start(): Remote {
    const remote = new Remote(this.#spawn, this.#module);
    remote.onDeath = () => this.#remotes.delete(remote);
    this.#remotes.set(remote, []);
    return remote;
  }

  // A worker for the job, perhaps a new one; nothing where it must wait.
  #workerFor({ isShort }: Job): Remote | undefined {
    for (const [remote, jobs] of this.#remotes) {
      if (jobs.length === 0) return remote;
    }
    if (this.#remotes.size < this.size) return this.#start();
    if (!isShort) return undefined;
    for (const [remote, jobs] of this.#remotes) {
      if (jobs.length < kShortJobs && jobs.every((job) => job.isShort)) return remote;
    }
    return undefined;
  }

  // Work for all that can take some.
  #dispatch(): void {
    for (let job = this.#queue[0]; job !== undefined; job = this.#queue[0]) {
      try {
        job.remote = this.#workerFor(job);
      } catch (error) {
        this.#queue.shift();
        this.#settle(job, () => job?.reject(new WorkerDied(sentenceOf(error), { cause: error })));
        continue;
      }
      if (job.remote === undefined) return;
      this.#queue.shift();
      void this.#run(job, job.remote);
    }
  }

  async #run(job: Job, remote: Remote): Promise<void> {
    const jobs = this.#remotes.get(remote) ?? [];
    jobs.push(job);
    const listener = guarded(job.onProgress, (error) => this.#cancel(job, error));
    try {
      const reply = await this.#askRemote(remote, job.question, listener);
      jobs.shift();
      this.#settle(job, () => job.resolve(reply));
    } catch (error) {
      jobs.splice(jobs.indexOf(job), 1);
      job.remote = undefined;
      if (!(error instanceof NotBegun)) job.attempts += 1;
      if (job.attempts >= kAttempts) this.#settle(job, () => job.reject(error));
      else if (this.#jobs.has(job)) this.#queue.unshift(job);
    }
    this.#dispatch();
  }

  async #askRemote(
    remote: Remote,
    { text, puzzles }: Question,
    listener: ProgressListener | undefined,
  ): Promise<Reply> {
    if (puzzles === undefined) return { text: (await remote.ask({ text }, listener)).text };
    const packed = pack(puzzles, this.#buffers.pop());
    const answer = await remote.ask({ text, puzzles: packed }, listener);
    if (answer.solutions === undefined) return { text: answer.text };
    const solutions = unpack(answer.solutions);
    this.#buffers.push(answer.solutions.buffer);
    return { text: answer.text, solutions };
  }

  #settle(job: Job, tell: () => void): void {
    if (this.#jobs.delete(job)) tell();
  }

  #cancel(job: Job, reason: unknown): void {
    if (!this.#jobs.has(job)) return; // it is answered, or the pool is closed
    const place = this.#queue.indexOf(job);
    if (place >= 0) this.#queue.splice(place, 1);
    this.#settle(job, () => job.reject(reason));
    // Where it is the one ahead, its worker comes to it, and nobody hears the answer.
    if (job.remote !== undefined && this.#remotes.get(job.remote)?.[0] === job) {
      this.#replace(job.remote);
    }
    // Not yet: where one signal takes many back, those that wait must be gone before they are begun.
    queueMicrotask(() => this.#dispatch());
  }

  // Ends a worker and has another ready for the next request. What it had ahead waits again.
  #replace(remote: Remote): void {
    const ahead = (this.#remotes.get(remote) ?? []).filter((job) => this.#jobs.has(job));
    remote.stop();
    this.#remotes.delete(remote);
    for (const job of ahead) job.remote = undefined;
    this.#queue.unshift(...ahead);
    try {
      this.#start();
    } catch {
      // The next request tries again, and tells.
    }
  }
}

/** So many workers. Throws TypeError where it is no number, RangeError where no pool has so many. */
export function sizeOf(size = coreCount()): number {
  if (Number.isSafeInteger(size) && size >= 1) return size;
  const Wrong = typeof size === "number" ? RangeError : TypeError;
  throw new Wrong(`A pool has a whole number of workers, 1 or more, not ${String(size)}.`);
}

function coreCount(): number {
  const cores = nodeModule<NodeMachine>("node:os")?.availableParallelism();
  // Some browsers do not tell.
  return cores ?? (navigator.hardwareConcurrency || 1);
}
