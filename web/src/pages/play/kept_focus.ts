// Keeps the focus when what has it goes away. The browser then gives it to nobody: the next Tab
// begins at the top of the page, a screen reader starts anew, and no key reaches the board. Buttons
// go for many reasons (a hint closed, the game is over, it is played elsewhere), so this watches for
// the loss itself and not for its reasons. Groups with arrows inside keep it themselves (arrows.ts).

const canHaveFocus = (node: HTMLElement): boolean =>
  node.isConnected && !node.matches(":disabled") && node.closest("[inert]") === null;

/** Whether nobody has the focus, and not because a pointer took it away. */
export function isLost(last: HTMLElement | undefined): last is HTMLElement {
  const on = document.activeElement;
  const nobody = on === null || on === document.body || on === last;
  return last !== undefined && nobody && !canHaveFocus(last);
}

/** Tells of each loss what was lost, until the returned function is called. */
export function watchFocus(onLost: (lost: HTMLElement) => void): () => void {
  let last: HTMLElement | undefined;
  const follow = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement) last = event.target;
  };
  const look = (): void => {
    if (!isLost(last)) return;
    const lost = last;
    last = undefined;
    onLost(lost);
  };
  // Behind all other watchers of the same change: a group may have found the next place for it.
  const watcher = new MutationObserver(() => queueMicrotask(look));
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "inert"],
  });
  document.addEventListener("focusin", follow);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", follow);
  };
}
