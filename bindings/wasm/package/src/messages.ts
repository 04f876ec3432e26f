// What a worker hears and says. Requests and answers are texts as the service has them: a text is
// copied faster than an object, and the answer is taken apart only where it is wanted.
import type { Progress } from "./engine.js";

/** To the worker: first the module, then requests, one at a time. */
export type Command =
  | { kind: "module"; module: WebAssembly.Module }
  | { kind: "ask"; text: string; wantsProgress: boolean };

/** From the worker. After `dead` it answers nothing more. */
export type Report =
  | { kind: "ready" }
  | { kind: "answer"; text: string }
  | { kind: "progress"; progress: Progress }
  | { kind: "dead"; sentence: string };
