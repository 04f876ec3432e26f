// What a worker hears and says. Requests and answers are texts as the service has them: a text is
// copied faster than an object, and the answer is taken apart only where it is wanted. The many
// lines of `solve-lines` go beside them, in a buffer that goes to and fro (packed.ts).
import type { Progress } from "./engine.js";
import type { Packed } from "./packed.js";
import type { PartName } from "./parts.js";
import type { WasmModule } from "./platform.js";

/** A request; with `puzzles` it is `solve-lines` without that field. */
export interface Question {
  text: string;
  puzzles?: Packed;
}

/** Its answer; `solutions` where the question had `puzzles`. */
export interface Reply {
  text: string;
  solutions?: Packed;
}

/**
 * To the worker: first the module, then requests, one at a time; other parts of the module as soon as they are
 * there. A request that needs one before fetches it from its address.
 */
export type Command =
  | {
      kind: "module";
      first: WasmModule;
      rest: WasmModule | undefined;
      restAddress: string;
      variantsAddress: string;
    }
  | { kind: "part"; part: PartName; module: WasmModule }
  | { kind: "ask"; question: Question; wantsProgress: boolean };

/**
 * From the worker. `missing` is the answer to a question that needs a part of the module which
 * cannot be had now; the worker goes on. After `dead` it answers nothing more.
 */
export type Report =
  | { kind: "ready" }
  | { kind: "answer"; reply: Reply }
  | { kind: "missing"; sentence: string }
  | { kind: "progress"; progress: Progress }
  | { kind: "dead"; sentence: string };
