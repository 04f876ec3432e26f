// Signals of many requests. However many wait for one, it is listened to once: node takes more than ten
// listeners for a leak and warns of it. Nobody listens when nothing waits any more, so a signal that lives
// as long as its program holds nothing.

interface Watch {
  readonly calls: Set<() => void>;
  readonly listener: () => void;
}

export class Signals {
  readonly #watches = new Map<AbortSignal, Watch>();

  /** Calls when the signal is aborted. What it gives takes that back. */
  on(signal: AbortSignal | undefined, call: () => void): () => void {
    if (signal === undefined) return () => undefined;
    const watch = this.#watches.get(signal) ?? this.#listen(signal);
    watch.calls.add(call);
    return () => {
      watch.calls.delete(call);
      if (watch.calls.size === 0) this.#leave(signal, watch);
    };
  }

  /** All at once, each with a signal; where one rejects, or the caller's signal says so, that ends the others. */
  async together<T, U>(
    items: readonly T[],
    signal: AbortSignal | undefined,
    ask: (item: T, signal: AbortSignal) => Promise<U>,
  ): Promise<U[]> {
    signal?.throwIfAborted();
    const end = new AbortController();
    const off = this.on(signal, () => end.abort(signal?.reason));
    try {
      return await Promise.all(items.map((item) => ask(item, end.signal)));
    } catch (error) {
      end.abort(error);
      throw error;
    } finally {
      off();
    }
  }

  #listen(signal: AbortSignal): Watch {
    const calls = new Set<() => void>();
    const watch: Watch = { calls, listener: () => [...calls].forEach((call) => call()) };
    signal.addEventListener("abort", watch.listener);
    this.#watches.set(signal, watch);
    return watch;
  }

  #leave(signal: AbortSignal, watch: Watch): void {
    if (this.#watches.get(signal) !== watch) return;
    signal.removeEventListener("abort", watch.listener);
    this.#watches.delete(signal);
  }
}
