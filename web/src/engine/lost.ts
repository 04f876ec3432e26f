// There is no answer: the engine died, and asking again did not help. Whoever shows it says it in
// the words `engine-lost`; the next request starts a fresh engine.
export class EngineLost extends Error {
  override readonly name = "EngineLost";
}

/** Was it the caller who ended it? */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error || error instanceof DOMException ? error.name === "AbortError" : false;
