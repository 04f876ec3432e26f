// What the package takes from its platform and gives back, as types. The language knows none of them: a
// program for pages has them of lib "DOM", one for node of @types/node, which has no WebAssembly, and one may
// have neither. So each is the platform's own type where that is known, else as much of it as is used here.
// tests/npm/types.test.ts compiles programs with each.

type OfPlatform<Name extends string, Otherwise> = typeof globalThis extends {
  [name in Name]: { prototype: infer T };
}
  ? T
  : Otherwise;

/** `WebAssembly.Module`, a module that is compiled. */
export type WasmModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer T } };
}
  ? T
  : object;

/** `URL` */
export type Address = OfPlatform<"URL", { readonly href: string; readonly protocol: string }>;

/** `Response`, what `fetch` gives. */
export type ServerResponse = OfPlatform<
  "Response",
  { readonly ok: boolean; readonly status: number; arrayBuffer(): Promise<ArrayBuffer> }
>;

/** `BufferSource` */
export type Bytes = ArrayBuffer | ArrayBufferView;

/** `AbortSignal` */
export type Signal = OfPlatform<
  "AbortSignal",
  {
    readonly aborted: boolean;
    readonly reason: unknown;
    throwIfAborted(): void;
    addEventListener(type: "abort", listener: () => void): void;
    removeEventListener(type: "abort", listener: () => void): void;
  }
>;

/** `Worker` of a page. */
export type PageWorker = OfPlatform<
  "Worker",
  {
    postMessage(message: unknown, handedOver: ArrayBuffer[]): void;
    addEventListener(type: string, listener: (event: never) => void): void;
    terminate(): void;
  }
>;

/** `Worker` of node:worker_threads, as far as it is used here. */
export interface NodeWorker {
  on(event: "message" | "error" | "messageerror", listener: (value: unknown) => void): unknown;
  on(event: "exit", listener: (code: number) => void): unknown;
  postMessage(message: unknown, handedOver?: readonly ArrayBuffer[]): void;
  terminate(): unknown;
  ref(): void;
  unref(): void;
}
