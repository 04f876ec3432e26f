// One engine: a WebAssembly module made alive, which is one service with games of its own. What it
// says is what the service says everywhere, to the byte (docs/service.md).
//
// The module has no threads, so a call blocks its caller until it is answered; who must not wait
// puts the engine into a worker (worker.ts, pool.ts). A trap leaves the module's memory in the
// middle of something: from then on the engine is dead, and every call throws EngineDead.
import { nodeModule, type NodeFiles } from "./node.js";
import type { AnswerOf, Request } from "./types.js";

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

/** Whatever a module can be made of. A Response may still be under way. */
export type ModuleSource = WebAssembly.Module | BufferSource | URL | Response | Promise<Response>;

/** The engine has trapped before, or does so now: nothing more can be asked of it. */
export class EngineDead extends Error {
  override readonly name = "EngineDead";
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  shudu_reserve(size: number): number;
  shudu_answer(size: number): number;
  shudu_answer_size(): number;
}

const kEncoder = new TextEncoder();
const kDecoder = new TextDecoder();

// The module has no open files, and says so of any.
const kBadFileDescriptor = 8;
const noFile = (): number => kBadFileDescriptor;
const wasi = { fd_close: noFile, fd_seek: noFile, fd_write: noFile };

export class Engine {
  readonly #exports: Exports;
  #progress: EngineOptions["progress"];
  #thrown: { error: unknown } | undefined;
  #isBusy = false;
  #death: string | undefined;

  private constructor(module: WebAssembly.Module) {
    const imports = {
      shudu: {
        progress: (at: number, size: number, done: number, total: number): number =>
          this.#goesOn(at, size, done, total) ? 1 : 0,
        now: (): number => performance.now(),
      },
      wasi_snapshot_preview1: wasi,
    };
    const instance = new WebAssembly.Instance(module, imports);
    this.#exports = instance.exports as unknown as Exports;
    this.#exports._initialize();
  }

  /** Rejects where the source cannot be fetched or is no such module. */
  static async load(source: ModuleSource): Promise<Engine> {
    return new Engine(await compile(source));
  }

  /** At once, of a module that is compiled. */
  static of(module: WebAssembly.Module): Engine {
    return new Engine(module);
  }

  /** True after a trap. */
  get dead(): boolean {
    return this.#death !== undefined;
  }

  /** What the service answers; a failure is an answer too (`ok` is false). Throws EngineDead. */
  answer<R extends Request>(request: R, options: EngineOptions = {}): AnswerOf<R> {
    return JSON.parse(this.answerText(textOf(request), options)) as AnswerOf<R>;
  }

  /**
   * The same with texts, as they are. Throws EngineDead, and what `progress` throws: the work is
   * then cancelled.
   */
  answerText(text: string, options: EngineOptions = {}): string {
    if (this.#death !== undefined) throw new EngineDead(this.#death);
    if (this.#isBusy) throw new Error("The engine cannot be asked from its own progress callback.");
    this.#isBusy = true;
    this.#progress = options.progress;
    this.#thrown = undefined;
    let answer: string;
    try {
      answer = this.#call(kEncoder.encode(text));
    } catch (error) {
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

  #call(request: Uint8Array): string {
    const { shudu_reserve, shudu_answer, shudu_answer_size } = this.#exports;
    // Addresses are unsigned; the memory may grow, and is another buffer then, in every call.
    const place = shudu_reserve(request.length) >>> 0;
    this.#bytes(place, request.length).set(request);
    const at = shudu_answer(request.length) >>> 0;
    return kDecoder.decode(this.#bytes(at, shudu_answer_size() >>> 0));
  }

  #bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, at, size);
  }

  // Nothing may be thrown through the module: it would be left in the middle of its work.
  #goesOn(at: number, size: number, done: number, total: number): boolean {
    if (this.#progress === undefined) return true;
    try {
      const request = kDecoder.decode(this.#bytes(at, size));
      return this.#progress({ request, done, total }) !== false;
    } catch (error) {
      this.#thrown = { error };
      return false;
    }
  }
}

/** A module of any source. */
export async function compile(source: ModuleSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(source);
  }
  const response = source instanceof URL ? await fetchFile(source) : await source;
  if (!(response instanceof Response)) return WebAssembly.compile(response);
  if (!response.ok) throw new Error(`The module cannot be had: ${response.url} ${response.status}`);
  // Servers that do not know the type of modules: no streaming.
  const isModule = response.headers.get("content-type")?.startsWith("application/wasm") ?? false;
  if (isModule) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

// Files of this machine are read by node itself, whose fetch has none.
async function fetchFile(url: URL): Promise<Response | BufferSource> {
  if (url.protocol !== "file:") return fetch(url);
  const files = nodeModule<NodeFiles>("node:fs/promises");
  if (files === undefined) throw new Error(`The module cannot be had: ${url.href}`);
  return files.readFile(url);
}

/** The request as the service reads it. */
export function textOf(request: Request): string {
  return JSON.stringify({ shudu: 1, ...request });
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
