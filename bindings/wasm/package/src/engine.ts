// One engine: a WebAssembly module made alive, which is one service with games of its own. What it
// says is what the service says everywhere, to the byte (docs/service.md).
//
// The module has no threads, so a call blocks its caller until it is answered; who must not wait
// puts the engine into a worker (worker.ts, pool.ts). A trap leaves the module's memory in the
// middle of something: from then on the engine is dead, and every call throws EngineDead. A part of the
// module (parts.ts) that cannot be had when it is needed stops a request in the middle too, but that must not
// cost games: while one may be missing, the memory is kept as it was before each request, and put back.
// That is 1.6 MB at first: a move took 0.026 ms, and takes 0.075 ms until the rest is there. When the rest is
// there only the part for variants may be missing, and no request about an open game reads a puzzle.
import type { ModuleSource } from "./compile.js";
import { bytesOf, packBytes, type Packed } from "./packed.js";
import {
  type CompiledParts,
  EngineModule,
  kNamesOfParts,
  type PartName,
  type Parts,
  placeholders,
  type RestSource,
} from "./parts.js";
import type { WasmModule } from "./platform.js";
import type { AnswerOf, Failure, Request, SolveLinesAnswer, SolveLinesRequest } from "./types.js";

/** How far the work on a request has come. */
export interface Progress {
  /** The name of the request, its `do`. */
  request: string;
  /** Of what is counted: nodes of a search, records, tries, steps of a path. */
  done: number;
  /** 0 where it is not known. */
  total: number;
}

export interface EngineOptions {
  /** Called now and then while the work goes on; false ends it, the answer is then `cancelled`. */
  progress?: (progress: Progress) => boolean | void;
}

/** The engine has trapped before, or does so now: nothing more can be asked of it. */
export class EngineDead extends Error {
  override readonly name = "EngineDead";
}

/** What the service answers, and the lines that stand apart from it. */
export interface LinesAnswer {
  answer: string;
  solutions: string;
}

/** The same on its way from a worker. */
export interface PackedAnswer {
  answer: string;
  solutions: Packed;
}

/** The request needs a part of the module that cannot be had now. All is as it was before it. */
export class RestMissing extends Error {
  override readonly name = "RestMissing";
}

interface Exports {
  memory: WebAssembly.Memory;
  /** Of functions; the rest puts its own into it. */
  table: WebAssembly.Table;
  _initialize(): void;
  shudu_reserve(size: number): number;
  shudu_answer(size: number): number;
  shudu_answer_size(): number;
  shudu_answer_lines(head: number, size: number): number;
  shudu_lines(): number;
  shudu_lines_size(): number;
}

const kPage = 65_536; // bytes, what a memory grows by

const kEncoder = new TextEncoder();
const kDecoder = new TextDecoder();

// The module has no open files, and says so of any.
const kBadFileDescriptor = 8;
const noFile = (): number => kBadFileDescriptor;

function notHere(): WasmModule {
  throw new Error("nobody said where it is");
}

const wasi = { fd_close: noFile, fd_seek: noFile, fd_write: noFile };

export class Engine {
  readonly #first: WebAssembly.Module;
  #exports: Exports;
  readonly #missing: Map<PartName, RestSource>; // parts that have not been put in
  readonly #present: WasmModule[] = []; // parts that have
  readonly #uncertain: readonly PartName[]; // of which one may not be had when it is needed
  #before: Uint8Array | undefined; // the memory as it was, while a part may be missing
  #isAsNew = true; // it holds nothing that a new one would not
  #progress: EngineOptions["progress"];
  #thrown: { error: unknown } | undefined;
  #isBusy = false;
  #death: string | undefined;

  private constructor(
    first: WebAssembly.Module,
    others: Record<PartName, RestSource>,
    uncertain: readonly PartName[],
  ) {
    this.#first = first;
    this.#missing = new Map(Object.entries(others) as [PartName, RestSource][]);
    this.#uncertain = uncertain;
    this.#exports = this.#instance();
    this.#exports._initialize();
  }

  #instance(): Exports {
    const imports = {
      shudu: {
        progress: (at: number, size: number, done: number, total: number): number =>
          this.#goesOn(at, size, done, total) ? 1 : 0,
        now: (): number => performance.now(),
      },
      wasi_snapshot_preview1: wasi,
      ...placeholders(this.#first, (part, number) => this.#inPart(part, number)),
    };
    return new WebAssembly.Instance(this.#first, imports).exports as unknown as Exports;
  }

  /** Rejects where a source cannot be fetched or is no such module. */
  static async load(parts: Parts<ModuleSource>): Promise<Engine> {
    return Engine.of(await (await EngineModule.load(parts)).whole());
  }

  /** At once, of a module that is compiled. */
  static of({ first, rest, variants = notHere }: CompiledParts): Engine {
    const others = { rest: () => rest };
    return variants instanceof WebAssembly.Module
      ? new Engine(first, { ...others, variants: () => variants }, [])
      : new Engine(first, { ...others, variants }, ["variants"]);
  }

  /** At once, of the first part alone; the others are asked for when something needs them. */
  static begin(first: WasmModule, rest: RestSource, variants: RestSource = notHere): Engine {
    return new Engine(first, { rest, variants }, ["rest", "variants"]);
  }

  /** True after a trap. */
  get dead(): boolean {
    return this.#death !== undefined;
  }

  /**
   * What the service answers; a failure is an answer too (`ok` is false). Throws EngineDead, and
   * RestMissing where the rest was to come later.
   */
  answer<R extends Request>(request: R, options: EngineOptions = {}): AnswerOf<R> {
    if (hasLines(request)) {
      const { head, puzzles } = linesOf(request);
      return joinLines(this.answerLines(head, puzzles, options)) as AnswerOf<R>;
    }
    return JSON.parse(this.answerText(textOf(request), options)) as AnswerOf<R>;
  }

  /**
   * The same with texts, as they are. Throws what `answer` throws, TypeError where that is no text, and
   * what `progress` throws: the work is then cancelled.
   */
  answerText(text: string, options: EngineOptions = {}): string {
    wantText(text);
    const ask = (): string => {
      const answer = this.#call(text);
      this.#isAsNew = false; // lines leave nothing behind
      return answer;
    };
    return this.#ask(options, ask, !text.includes('"game":'));
  }

  /**
   * `solve-lines` with its lines as they are: `head` is the text of the request without `puzzles`.
   * Throws as answerText does.
   */
  answerLines(head: string, puzzles: string, options: EngineOptions = {}): LinesAnswer {
    wantText(head);
    wantText(puzzles);
    return this.#ask(options, () => this.#callLines(head, puzzles));
  }

  /** The same with lines and solutions in one buffer, where they fit: the one given is used up. */
  answerPacked(head: string, puzzles: Packed, options: EngineOptions = {}): PackedAnswer {
    wantText(head);
    return this.#ask(options, () => this.#callPacked(head, puzzles));
  }

  /**
   * Puts the rest in before something needs it: this one, or the one of its source. Throws RestMissing
   * where it cannot be had.
   */
  complete(rest?: WasmModule): void {
    this.putIn("rest", rest);
  }

  /** The same with any part. */
  putIn(part: PartName, module?: WasmModule): void {
    const source = this.#missing.get(part);
    if (source === undefined) return;
    try {
      const given = module ?? source();
      this.#link(given);
      this.#present.push(given);
    } catch (error) {
      const why = `${kNamesOfParts[part]} cannot be had: ${sentenceOf(error)}`;
      throw new RestMissing(why, { cause: error });
    }
    this.#missing.delete(part);
    if (this.#missing.size === 0) this.#before = undefined;
  }

  #link(part: WasmModule): void {
    const first = this.#exports as unknown as WebAssembly.ModuleImports;
    new WebAssembly.Instance(part, { first });
  }

  #keepMemory(mayReadPuzzles: boolean): void {
    const mayMiss = (part: PartName): boolean =>
      this.#missing.has(part) && (part === "rest" || mayReadPuzzles);
    if (this.#isAsNew || !this.#uncertain.some(mayMiss)) {
      this.#before = undefined;
      return;
    }
    const now = new Uint8Array(this.#exports.memory.buffer);
    if (this.#before?.length === now.length) this.#before.set(now);
    else this.#before = now.slice();
  }

  // Between requests the module's state is its memory alone: another instance goes on with it, and with the
  // parts that are here, of which one may have come in the middle of the request.
  #putMemoryBack(): void {
    const before = this.#before;
    this.#exports = this.#instance();
    if (before === undefined) {
      this.#exports._initialize();
    } else {
      const { memory } = this.#exports;
      memory.grow((before.length - memory.buffer.byteLength) / kPage);
      new Uint8Array(memory.buffer).set(before);
    }
    for (const part of this.#present) this.#link(part);
  }

  #inPart(part: PartName, number: number): (...values: unknown[]) => unknown {
    this.putIn(part);
    return this.#exports.table.get(number) as (...values: unknown[]) => unknown;
  }

  #ask<T>({ progress }: EngineOptions, call: () => T, mayReadPuzzles = true): T {
    if (this.#death !== undefined) throw new EngineDead(this.#death);
    if (this.#isBusy) throw new Error("The engine cannot be asked from its own progress callback.");
    this.#isBusy = true;
    this.#progress = progress;
    this.#thrown = undefined;
    let answer: T;
    try {
      this.#keepMemory(mayReadPuzzles);
      answer = call();
    } catch (error) {
      if (error instanceof RestMissing && (this.#isAsNew || this.#before !== undefined)) {
        this.#putMemoryBack();
        throw error;
      }
      this.#death = `The engine has stopped and cannot be used any more: ${sentenceOf(error)}`;
      throw new EngineDead(this.#death, { cause: error });
    } finally {
      this.#isBusy = false;
      this.#progress = undefined;
    }
    const thrown = this.#thrown as { error: unknown } | undefined;
    if (thrown !== undefined) throw thrown.error;
    return answer;
  }

  #call(request: string): string {
    const { shudu_answer, shudu_answer_size } = this.#exports;
    const [size] = this.#write([request]);
    const at = shudu_answer(size ?? 0) >>> 0;
    return this.#text(at, shudu_answer_size());
  }

  #callLines(head: string, puzzles: string): LinesAnswer {
    const { answer, solutions } = this.#solveLines(this.#write([head, puzzles]));
    return { answer, solutions: kDecoder.decode(solutions) };
  }

  #callPacked(head: string, puzzles: Packed): PackedAnswer {
    const sizes = this.#writeBytes([kEncoder.encode(head), bytesOf(puzzles)]);
    const { answer, solutions } = this.#solveLines(sizes);
    return { answer, solutions: packBytes(solutions, puzzles.buffer) };
  }

  // The solutions lie in the module's memory.
  #solveLines([size = 0, linesSize = 0]: number[]): { answer: string; solutions: Uint8Array } {
    const { shudu_answer_lines, shudu_answer_size, shudu_lines, shudu_lines_size } = this.#exports;
    const at = shudu_answer_lines(size, size + linesSize) >>> 0;
    const answer = this.#text(at, shudu_answer_size());
    return { answer, solutions: this.#bytes(shudu_lines() >>> 0, shudu_lines_size() >>> 0) };
  }

  // Puts texts where the module wants them, one after the other, and says how many bytes each has.
  // They are not joined before: that would copy long ones once more. Addresses are unsigned; the
  // memory may grow, and is another buffer then, in every call.
  #write(texts: readonly string[]): number[] {
    // Nearly always a character is a byte.
    const room = texts.reduce((all, text) => all + text.length, 0);
    const bytes = this.#bytes(this.#exports.shudu_reserve(room) >>> 0, room);
    let end = 0;
    const sizes = texts.map((text) => {
      const { read, written } = kEncoder.encodeInto(text, bytes.subarray(end));
      end += written;
      return read === text.length ? written : -1;
    });
    if (!sizes.includes(-1)) return sizes;
    return this.#writeBytes(texts.map((text) => kEncoder.encode(text)));
  }

  #writeBytes(encoded: readonly Uint8Array[]): number[] {
    const room = encoded.reduce((all, bytes) => all + bytes.length, 0);
    const at = this.#exports.shudu_reserve(room) >>> 0;
    let end = at;
    for (const bytes of encoded) {
      this.#bytes(end, bytes.length).set(bytes);
      end += bytes.length;
    }
    return encoded.map((bytes) => bytes.length);
  }

  #text(at: number, size: number): string {
    return kDecoder.decode(this.#bytes(at >>> 0, size >>> 0));
  }

  #bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, at, size);
  }

  // Nothing may be thrown through the module: it would be left in the middle of its work.
  #goesOn(at: number, size: number, done: number, total: number): boolean {
    if (this.#progress === undefined) return true;
    try {
      const request = this.#text(at, size);
      return this.#progress({ request, done, total }) !== false;
    } catch (error) {
      this.#thrown = { error };
      return false;
    }
  }
}

/** Throws TypeError. Found out in the middle of a call it would be the end of an engine. */
export function wantText(text: unknown): void {
  if (typeof text === "string") return;
  throw new TypeError(`A request is a text, not ${text === null ? "null" : typeof text}.`);
}

/** `solve-lines`; where its lines are no text the service says so. */
export function hasLines(request: Request): request is SolveLinesRequest {
  return request.do === "solve-lines" && typeof request.puzzles === "string";
}

/** The request as the service reads it. */
export function textOf(request: Request): string {
  return JSON.stringify({ shudu: 1, ...request });
}

/** `solve-lines` as the engine takes it: the lines apart, as they are. */
export function linesOf({ puzzles, ...rest }: SolveLinesRequest): {
  head: string;
  puzzles: string;
} {
  return { head: textOf(rest as Request), puzzles };
}

/** The answer as it is by docs/service.md. */
export function joinLines({ answer, solutions }: LinesAnswer): SolveLinesAnswer | Failure {
  const parsed = JSON.parse(answer) as SolveLinesAnswer | Failure;
  return parsed.ok ? { ...parsed, solutions } : parsed;
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
