// A compiled module out of whatever it comes in: bytes, a file, an answer of a server.
import { nodeModule, type NodeFiles } from "./node.js";
import type { Address, Bytes, ServerResponse, WasmModule } from "./platform.js";

/** Whatever a module can be made of. A Response may still be under way. */
export type ModuleSource = WasmModule | Bytes | Address | ServerResponse | Promise<ServerResponse>;

/** A module of any source. */
export async function compile(source: ModuleSource): Promise<WasmModule> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(source as BufferSource);
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
