// When a worker that says nothing is taken for dead. One that the system ends for its memory tells
// nobody, so all that can be seen of it is that neither an answer comes nor how far it is:
//
//   asked    begins . . . progress . . . progress . . . answer
//            |  patience   |  patience    |  patience    |
//
// A request that waits behind others hears nothing either: until it has begun, every sign of any of
// them counts. What is quick is waited for a short time; a single step of nested forcing chains, or
// the last slice of a long search, says nothing for many seconds (docs/service.md, "Limits"), and
// ten times as long on a small device.
import type { Request } from "shudu";

type Kind = Request["do"];

const kQuick: ReadonlySet<Kind> = new Set<Kind>([
  "version",
  "techniques",
  "layouts",
  "convert",
  "import",
  "share",
]);
const kQuickPatience = 20_000; // milliseconds
const kPatience = 60_000;

export const patienceFor = (kind: Kind): number => (kQuick.has(kind) ? kQuickPatience : kPatience);

/** What is seen of one request. */
export interface Watch {
  /** Aborts where nothing has been heard for too long. */
  readonly silent: AbortSignal;
  /** The worker has said something. */
  sign(): void;
  end(): void;
}

/** All requests of a pool with so many workers. */
export class Silence {
  #last = 0; // when any of them said something
  #working = 0;

  watch(patience: number, workers: number): Watch {
    const end = new AbortController();
    let own = performance.now();
    // With a worker of its own it begins at once.
    let hasBegun = this.#working < workers;
    const sign = (): void => {
      own = this.#last = performance.now();
      hasBegun = true;
    };
    const look = (): void => {
      const last = hasBegun ? own : Math.max(own, this.#last);
      const left = last + patience - performance.now();
      if (left <= 0) end.abort();
      else timer = setTimeout(look, left);
    };
    this.#working += 1;
    let timer = setTimeout(look, patience);
    return {
      silent: end.signal,
      sign,
      end: () => {
        clearTimeout(timer);
        this.#working -= 1;
        this.#last = performance.now();
      },
    };
  }
}
