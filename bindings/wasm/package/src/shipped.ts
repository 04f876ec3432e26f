// What lies in the package beside these files, and what it is for: the two modules, each in its parts, and the worker.
// Apart from the rest because bundlers follow `new URL(..., import.meta.url)`: who has the files
// elsewhere imports the other files alone.
import { type Addresses, loadModule } from "./choose.js";
import type { ModuleSource } from "./compile.js";
import { Engine } from "./engine.js";
import { nodeModule, type NodeThreads } from "./node.js";
import type { Parts } from "./parts.js";
import { Pool, type PoolOptions, sizeOf } from "./pool.js";
import type { AnyWorker } from "./remote.js";
import { Session, type SessionOptions } from "./session.js";

type Shipped = Pick<SessionOptions, "spawn" | "module">;

export function shippedModules(): Addresses {
  return {
    simd: {
      first: new URL("../shudu_simd.wasm", import.meta.url),
      rest: new URL("../shudu_simd_rest.wasm", import.meta.url),
      variants: new URL("../shudu_simd_variants.wasm", import.meta.url),
    },
    plain: {
      first: new URL("../shudu.wasm", import.meta.url),
      rest: new URL("../shudu_rest.wasm", import.meta.url),
      variants: new URL("../shudu_variants.wasm", import.meta.url),
    },
  };
}

/** A worker that runs `shudu/worker`, in a page or in node. */
export function spawnWorker(): AnyWorker {
  const threads = nodeModule<NodeThreads>("node:worker_threads");
  if (threads) return new threads.Worker(new URL("./worker.js", import.meta.url));
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}

/** An engine in this thread, of the package's own module when nobody says. */
export async function loadEngine(parts?: Parts<ModuleSource>): Promise<Engine> {
  if (parts !== undefined) return Engine.load(parts);
  return Engine.of(await (await loadModule(shippedModules())).whole());
}

/** A pool of the package's own worker and module. Rejects as Pool throws, before it fetches anything. */
export async function openPool(options: Partial<PoolOptions> = {}): Promise<Pool> {
  const size = sizeOf(options.size);
  return new Pool({ ...(await shipped(options)), size });
}

/** A session of the package's own worker and module. */
export async function openSession(options: Partial<SessionOptions> = {}): Promise<Session> {
  const { onDeath } = options;
  return new Session({ ...(await shipped(options)), ...(onDeath && { onDeath }) });
}

// What is left open, also as undefined, is the package's own.
async function shipped({ spawn, module }: Partial<Shipped>): Promise<Shipped> {
  return { spawn: spawn ?? spawnWorker, module: module ?? (await loadModule(shippedModules())) };
}
