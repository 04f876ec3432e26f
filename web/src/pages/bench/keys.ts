// Key to paint on the real play page: a key is pressed in code, the board changes, and the time is
// taken in the task after the frame that shows it. The key's handler, the worker's answer and the
// drawing are all in it.

/** Behind the next frame that is painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });

const kPatience = 1_000; // milliseconds

/** Until the board changes: its picture, which may come before the names of its cells. */
function changed(board: Element): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isChanged: boolean): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(isChanged);
    };
    const observer = new MutationObserver(() => end(true));
    const timer = setTimeout(() => end(false), kPatience);
    observer.observe(board, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

async function pressed(board: Element, key: string, code: string): Promise<number | undefined> {
  const target = board.querySelector('[tabindex="0"]') ?? board;
  const change = changed(board);
  const before = performance.now();
  target.dispatchEvent(
    new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }),
  );
  target.dispatchEvent(new KeyboardEvent("keyup", { key, code, bubbles: true, cancelable: true }));
  if (!(await change)) return undefined;
  await painted();
  return performance.now() - before;
}

/**
 * Moves, digits and undo in turn, so many milliseconds apart; 0: each as soon as the last is painted.
 * Rejects where the signal ends it.
 */
export async function keyTimes(
  board: Element,
  count: number,
  apart: number,
  signal: AbortSignal,
): Promise<number[]> {
  const keys = [
    ["n", "KeyN"],
    ["5", "Digit5"],
    ["ArrowRight", "ArrowRight"],
    ["ArrowDown", "ArrowDown"],
    ["3", "Digit3"],
    ["u", "KeyU"],
    ["ArrowLeft", "ArrowLeft"],
    ["ArrowUp", "ArrowUp"],
    ["u", "KeyU"],
  ] as const;
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    if (apart > 0) await new Promise((resolve) => setTimeout(resolve, apart));
    const [key, code] = keys[n % keys.length] ?? keys[0];
    const time = await pressed(board, key, code);
    signal.throwIfAborted();
    if (time !== undefined) times.push(time);
  }
  return times;
}
