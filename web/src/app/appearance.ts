// What of the settings the whole page wears: theme and motion as attributes of the root, for the
// style sheets. Without a choice the theme follows the system: dark or light, and high contrast
// where that is asked for.
import { setWornTheme, type Theme } from "../theme/worn.svelte";

export interface SystemLook {
  readonly isDark: boolean;
  readonly wantsContrast: boolean;
}

export function themeOf(chosen: string, system: SystemLook): Theme {
  if (chosen !== "system" && chosen !== "") return chosen as Theme;
  if (system.wantsContrast) return system.isDark ? "contrast-dark" : "contrast-light";
  return system.isDark ? "dark" : "light";
}

const query = (text: string): MediaQueryList => matchMedia(text);

export const systemLook = (): SystemLook => ({
  isDark: query("(prefers-color-scheme: dark)").matches,
  wantsContrast: query("(prefers-contrast: more)").matches,
});

/** Calls when the system's look changes; the function it gives ends that. */
export function followSystemLook(changed: () => void): () => void {
  const lists = [query("(prefers-color-scheme: dark)"), query("(prefers-contrast: more)")];
  for (const list of lists) list.addEventListener("change", changed);
  return () => lists.forEach((list) => list.removeEventListener("change", changed));
}

/**
 * Puts theme and motion on the page; the colour of the window's frame follows the page's ground.
 */
export function wear(theme: Theme, motion: string): void {
  setWornTheme(theme);
  const root = document.documentElement;
  root.dataset["theme"] = theme;
  root.dataset["motion"] = motion;
  const ground = getComputedStyle(root).getPropertyValue("--page").trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = ground;
  }
}
