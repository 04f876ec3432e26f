// What node has and browsers have not, without an import: bundlers for pages would look for it.
// getBuiltinModule is there from node 20.16 and 22.3 on.
import type { NodeWorker } from "./platform.js";

interface Process {
  getBuiltinModule?: (name: string) => unknown;
  versions?: { node?: string };
}

/** A module of node; undefined in a browser. T is the part of it that is used. Throws in a node that is too old. */
export function nodeModule<T>(name: string): T | undefined {
  const { process } = globalThis as { process?: Process };
  const version = process?.versions?.node;
  if (version !== undefined && process?.getBuiltinModule === undefined) {
    throw new Error(`shudu needs node 20.16, 22.3 or later, not ${version}.`);
  }
  return process?.getBuiltinModule?.(name) as T | undefined;
}

/** Of "node:fs/promises". */
export interface NodeFiles {
  readFile(file: URL): Promise<BufferSource>;
}

/** Of "node:fs". */
export interface FilesAtOnce {
  readFileSync(file: URL): BufferSource;
}

/** Of "node:worker_threads". */
export interface NodeThreads {
  parentPort: NodePort | null;
  Worker: new (file: URL) => NodeWorker;
}

export interface NodePort {
  on(event: "message", listener: (message: unknown) => void): void;
  postMessage(message: unknown, handedOver?: readonly ArrayBuffer[]): void;
}

/** Of "node:os". */
export interface NodeMachine {
  availableParallelism(): number;
}
