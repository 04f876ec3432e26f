// What a worker hears and says. Requests and answers are texts as the service has them: a text is
// copied faster than an object, and the answer is taken apart only where it is wanted. The many
// lines of `solve-lines` go beside them, as they are.
import type { Progress } from "./engine.js";

/** A request; with `puzzles` it is `solve-lines` without that field. */
export interface Question {
  text: string;
  puzzles?: string;
}

/** Its answer; `solutions` where the question had `puzzles`. */
export interface Reply {
  text: string;
  solutions?: string;
}

/** To the worker: first the module, then requests, one at a time. */
export type Command =
  | { kind: "module"; module: WebAssembly.Module }
  | { kind: "ask"; question: Question; wantsProgress: boolean };

/** From the worker. After `dead` it answers nothing more. */
export type Report =
  | { kind: "ready" }
  | { kind: "answer"; reply: Reply }
  | { kind: "progress"; progress: Progress }
  | { kind: "dead"; sentence: string };
