// The package `shudu`: the Sudoku engine as a WebAssembly module, for browsers and node. docs/npm.md
// tells how it is used, docs/service.md what can be asked.
export * from "./index.js";
export { loadEngine, openPool, openSession, shippedModules, spawnWorker } from "./shipped.js";
