// The package `shudu`: the Sudoku engine as a WebAssembly module, for browsers and node.
// docs/npm.md tells how it is used, docs/service.md what can be asked.
export { type BatchName, type BatchRequest, type BatchResult, RequestFailed } from "./batch.js";
export { type Addresses, hasVectors, loadModule } from "./choose.js";
export { compile, type ModuleSource } from "./compile.js";
export {
  Engine,
  EngineDead,
  type EngineOptions,
  type LinesAnswer,
  type Progress,
  RestMissing,
} from "./engine.js";
export {
  type CompiledParts,
  EngineModule,
  type PartName,
  type Parts,
  type RestSource,
} from "./parts.js";
export type {
  Address,
  Bytes,
  NodeWorker,
  PageWorker,
  ServerResponse,
  Signal,
  WasmModule,
} from "./platform.js";
export { type AskOptions, type ManyOptions, Pool, PoolClosed, type PoolOptions } from "./pool.js";
export { type AnyWorker, type ProgressListener, type Spawn, WorkerDied } from "./remote.js";
export { Session, type SessionOptions } from "./session.js";
export type * from "./types.js";
