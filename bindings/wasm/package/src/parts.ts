// The module is cut in three (bindings/wasm/partition.mjs): the first part is what a game needs, and enough to
// begin with; the rest has what is asked seldom, is fetched after it, and is put into the instance of the first
// when it is needed. The third has what puzzles with rules of their own need, and is fetched when one is met. What
// nobody has yet is waited for, in a worker that cannot wait otherwise by fetching it at once; so who asks never
// sees that there are several.
//
//   first           exports its memory, its table of functions, and what the others call
//                   imports a placeholder for each function of another part that is called
//   rest, variants  export nothing; when one is instantiated it puts its functions into the table, where the
//                   placeholders stood, and its constant data into the memory
import { compile, type ModuleSource } from "./compile.js";
import { type FilesAtOnce, nodeModule } from "./node.js";
import type { WasmModule } from "./platform.js";

/** The parts of a module, in whatever form. */
export interface Parts<T> {
  first: T;
  rest: T;
  /** For puzzles with rules of their own. Where it is left out they cannot be asked about. */
  variants?: T | undefined;
}

/** A part that is put in when it is needed. */
export type PartName = "rest" | "variants";

/** Gives such a part, which may have to be fetched first. Throws where it cannot be had. */
export type RestSource = () => WasmModule;

/** Parts that are compiled, or where the third comes from when it is needed. */
export interface CompiledParts {
  first: WasmModule;
  rest: WasmModule;
  variants?: WasmModule | RestSource | undefined;
}

/** How a part is called in sentences. */
export const kNamesOfParts: Record<PartName, string> = {
  rest: "The rest of the module",
  variants: "The part of the module for variants",
};

/** A module whose first part is compiled; the rest comes after it. For engines, pools and sessions. */
export class EngineModule {
  readonly first: WasmModule;
  /** Settles when the rest is compiled; rejects where it cannot be had. */
  readonly rest: Promise<WasmModule>;
  /** Where the rest lies, for workers that need it before it is here; "" where it is nowhere. */
  readonly restAddress: string;
  /** The part for variants where its owner brings it; else it is fetched from its address when it is needed. */
  readonly variants: Promise<WasmModule> | undefined;
  /** Where the part for variants lies; "" where it is nowhere. */
  readonly variantsAddress: string;
  #arrived: WasmModule | undefined;

  constructor(
    first: WasmModule,
    rest: Promise<WasmModule>,
    restAddress = "",
    variants: string | Promise<WasmModule> = "",
  ) {
    this.first = first;
    this.rest = rest;
    this.restAddress = restAddress;
    this.variants = typeof variants === "string" ? undefined : variants;
    this.variantsAddress = typeof variants === "string" ? variants : "";
    this.variants?.catch(() => undefined);
    // Who needs the rest hears of the failure; who does not, need not.
    rest.then(
      (module) => (this.#arrived = module),
      () => undefined,
    );
  }

  /** Resolves as soon as the first part is compiled. Rejects where that cannot be had. */
  static async load(parts: Parts<ModuleSource>): Promise<EngineModule> {
    // Where neither can be had, that is told once.
    const { rest, variants } = parts;
    for (const part of [rest, variants]) if (part instanceof Promise) part.catch(() => undefined);
    const first = await compile(parts.first);
    const restAddress = rest instanceof URL ? rest.href : "";
    const isToCome = variants === undefined || variants instanceof URL;
    const third = isToCome ? (variants?.href ?? "") : compile(variants);
    return new EngineModule(first, compile(rest), restAddress, third);
  }

  /** The rest, once it is compiled. */
  get arrived(): WasmModule | undefined {
    return this.#arrived;
  }

  /**
   * All parts, compiled, for an engine in this thread. The one for variants is fetched when it is needed, but by
   * the thread of a page, which cannot wait, now.
   */
  async whole(): Promise<CompiledParts> {
    const { first, variantsAddress } = this;
    const rest = await this.rest;
    if (this.variants !== undefined) return { first, rest, variants: await this.variants };
    const fetched = (): WasmModule => compileAtOnce("variants", variantsAddress);
    const isOfPage = "document" in globalThis && nodeModule("node:fs") === undefined;
    if (variantsAddress === "" || !isOfPage) return { first, rest, variants: fetched };
    return { first, rest, variants: await compile(new URL(variantsAddress)) };
  }
}

/** Fetches and compiles a part while everything else in this thread waits: not for the thread of a page. */
export function compileAtOnce(part: PartName, address: string): WasmModule {
  if (address === "") throw new Error(`${kNamesOfParts[part]} is not here.`);
  const files = nodeModule<FilesAtOnce>("node:fs");
  if (files !== undefined) return new WebAssembly.Module(files.readFileSync(new URL(address)));
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) {
    throw new Error(`${address} ${request.status}`);
  }
  return new WebAssembly.Module(request.response as ArrayBuffer);
}

type Function_ = (...values: unknown[]) => unknown;

/** What the first part imports for functions of another; `call` has that put in. */
export function placeholders(
  first: WasmModule,
  call: (part: PartName, number: number) => Function_,
): Record<PartName, Record<string, Function_>> {
  const imports: Record<PartName, Record<string, Function_>> = { rest: {}, variants: {} };
  for (const { module, name } of WebAssembly.Module.imports(first)) {
    if (module !== "rest" && module !== "variants") continue;
    imports[module][name] = (...values) => call(module, Number(name))(...values);
  }
  return imports;
}
