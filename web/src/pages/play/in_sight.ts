// A hint that comes is brought into sight, in windows too low for the board and all that is around
// it. It never takes the focus, so nothing else would lead there.
//
//   a sheet over the page's end     the board is scrolled out from behind it, whole if it fits
//   in the page, out of the window  the page is scrolled to it; a move of the cursor leads back
//   in the page, its buttons seen   nothing moves under the eyes of who looks at the board

/** What of a hint has to be seen: its title, a line, its buttons. */
const kEnough = 144;

export function bringIntoSight(sheet: HTMLElement, table: HTMLElement | null): void {
  const near: ScrollIntoViewOptions = { block: "nearest" };
  if (getComputedStyle(sheet).position === "fixed") return table?.scrollIntoView(near);
  const { top, bottom } = sheet.getBoundingClientRect();
  const isSeen = top >= 0 && Math.min(bottom, top + kEnough) <= innerHeight;
  if (!isSeen) sheet.scrollIntoView(near);
}
