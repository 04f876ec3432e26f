// The module is cut in two (bindings/wasm/first_part.mjs): the first part is what a game needs, and enough to
// begin with; the rest has what is asked seldom, is fetched after it, and is put into the instance of the first
// when it is needed. What nobody has yet is waited for, in a worker that cannot wait otherwise by fetching it
// at once; so who asks never sees that there are two.
//
//   first   exports its memory, its table of functions, and what the rest calls
//           imports a placeholder for each function of the rest that it calls
//   rest    exports nothing; when it is instantiated it puts its functions into the table, where the
//           placeholders stood
import { compile, type ModuleSource } from "./compile.js";
import { type FilesAtOnce, nodeModule } from "./node.js";
import type { WasmModule } from "./platform.js";

/** The two parts of a module, in whatever form. */
export interface Parts<T> {
  first: T;
  rest: T;
}

/** Gives the rest, which may have to be fetched first. Throws where it cannot be had. */
export type RestSource = () => WasmModule;

/** A module whose first part is compiled; the rest comes after it. For engines, pools and sessions. */
export class EngineModule {
  readonly first: WasmModule;
  /** Settles when the rest is compiled; rejects where it cannot be had. */
  readonly rest: Promise<WasmModule>;
  /** Where the rest lies, for workers that need it before it is here; "" where it is nowhere. */
  readonly restAddress: string;
  #arrived: WasmModule | undefined;

  constructor(first: WasmModule, rest: Promise<WasmModule>, restAddress = "") {
    this.first = first;
    this.rest = rest;
    this.restAddress = restAddress;
    // Who needs the rest hears of the failure; who does not, need not.
    rest.then(
      (module) => (this.#arrived = module),
      () => undefined,
    );
  }

  /** Resolves as soon as the first part is compiled. Rejects where that cannot be had. */
  static async load(parts: Parts<ModuleSource>): Promise<EngineModule> {
    // Where neither can be had, that is told once.
    if (parts.rest instanceof Promise) parts.rest.catch(() => undefined);
    const first = await compile(parts.first);
    const address = parts.rest instanceof URL ? parts.rest.href : "";
    return new EngineModule(first, compile(parts.rest), address);
  }

  /** The rest, once it is compiled. */
  get arrived(): WasmModule | undefined {
    return this.#arrived;
  }

  /** Both parts, compiled. */
  async whole(): Promise<Parts<WasmModule>> {
    return { first: this.first, rest: await this.rest };
  }
}

/** Fetches and compiles a module while everything else in this thread waits: for workers only. */
export function compileAtOnce(address: string): WasmModule {
  if (address === "") throw new Error("The rest of the module is not here.");
  const files = nodeModule<FilesAtOnce>("node:fs");
  if (files !== undefined) return new WebAssembly.Module(files.readFileSync(new URL(address)));
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) {
    throw new Error(`The rest of the module cannot be had: ${address} ${request.status}`);
  }
  return new WebAssembly.Module(request.response as ArrayBuffer);
}

type Function_ = (...values: unknown[]) => unknown;

/** What the first part imports for functions that are in the rest; `call` has the rest put in. */
export function placeholders(
  first: WasmModule,
  call: (number: number) => Function_,
): Record<string, Function_> {
  const imports: Record<string, Function_> = {};
  for (const { module, name } of WebAssembly.Module.imports(first)) {
    if (module === "placeholder") imports[name] = (...values) => call(Number(name))(...values);
  }
  return imports;
}
