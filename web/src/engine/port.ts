// What the app asks of the engine: a request, an answer (docs/service.md). Two kinds of port:
//
//   research   the pool: any request without a game; many at a time, each may be cancelled
//   play       one worker that keeps the open games; requests one after another, in order
//
// A failure is an answer too (`ok` false, with code and sentence). A promise is rejected only where
// there is no answer: cancelled (AbortError), or the engine died twice on the same request
// (EngineLost).
import type { AnswerOf, Request } from "shudu";

export interface Progress {
  readonly request: string;
  readonly done: number;
  readonly total: number;
}

export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Milliseconds from when the engine is there, whose start may be slow. Then AbortError. */
  readonly within?: number;
}

export interface Port {
  ask<R extends Request>(request: R, options?: AskOptions): Promise<AnswerOf<R>>;
}
