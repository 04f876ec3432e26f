// One Tab stop for a group of buttons, arrows inside it, as toolbars have it: Home and End go to
// its ends. Buttons that can not be used now are stops too and say so. The stop is the button that
// had the focus last; where that one goes away with the focus, the one before it gets both.
import type { Attachment } from "svelte/attachments";

import { isLost } from "./kept_focus";

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
  let before: readonly HTMLElement[] = [];
  let last: HTMLElement | undefined;

  /** The stop, or what is left of the buttons before it, or the first. */
  function nearest(all: readonly HTMLElement[]): HTMLElement | undefined {
    const until = stop === undefined ? [] : before.slice(0, before.indexOf(stop) + 1);
    return until.findLast((item) => all.includes(item)) ?? all[0];
  }
  function setStop(wanted?: HTMLElement): void {
    const all = items();
    stop = all.find((item) => item === wanted) ?? nearest(all);
    before = all;
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
  function follow(event: FocusEvent): void {
    last = event.target as HTMLElement;
    setStop(last);
  }
  function lookAgain(): void {
    setStop();
    if (group.isConnected && isLost(last)) stop?.focus();
  }

  setStop();
  const watcher = new MutationObserver(lookAgain);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", step);
  group.addEventListener("focusin", follow);
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", step);
    group.removeEventListener("focusin", follow);
  };
};
