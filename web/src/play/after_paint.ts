// Work that a key need not wait for: begun in the task after the frame that shows what the key did.
// A hidden page draws no frames; there a timer is in time.
const kAtLatest = 100; // milliseconds

export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(late);
    work();
  };
  const late = setTimeout(once, kAtLatest);
  requestAnimationFrame(() => setTimeout(once));
}
