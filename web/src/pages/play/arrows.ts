// One Tab stop for a group of buttons, arrows inside it, as toolbars have it: Home and End go to
// its ends. Buttons that can not be used now are stops too and say so. The stop is the button that
// had the focus last.
import type { Attachment } from "svelte/attachments";

/** The place to go to from `at` of `count`; null where the key is no way. */
export function stepIn(key: string, at: number, count: number): number | null {
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

const kItems = "button, select, a[href]";

export const arrows: Attachment<HTMLElement> = (group) => {
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(kItems)];
  let stop: HTMLElement | undefined;

  function setStop(wanted?: HTMLElement): void {
    const all = items();
    stop = all.find((item) => item === wanted) ?? all.find((item) => item === stop) ?? all[0];
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  }
  function step(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? null : stepIn(event.key, at, all.length);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  }
  const follow = (event: FocusEvent): void => setStop(event.target as HTMLElement);

  setStop();
  const watcher = new MutationObserver(() => setStop());
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", step);
  group.addEventListener("focusin", follow);
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", step);
    group.removeEventListener("focusin", follow);
  };
};
