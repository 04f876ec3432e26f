// What the nine colours of cells and marks are called: as they look by the palette and the ground
// that are in use, for who does not see them. The engine puts the names into what it says
// (docs/service.md, `colours`).
import { setting } from "../settings/settings.svelte";
import { isDarkGround } from "../theme/worn.svelte";
import { t } from "../words/words.svelte";

const kCount = 9;
const kStrong = 6; // the palette of six replaces so many, on light grounds

/** The key of a colour's name. */
export function colourKey(colour: number, palette: string, isDark: boolean): string {
  if (palette === "patterns") return `play.pattern.${colour}`;
  if (palette === "strong-six" && !isDark && colour <= kStrong) return `colour.${colour}.strong`;
  return `colour.${colour}.${isDark ? "dark" : "light"}`;
}

export const colourName = (colour: number): string =>
  t(colourKey(colour, setting("palette"), isDarkGround()));

/** The names of the colours 1 to 9. */
export const colourNames = (): string[] =>
  Array.from({ length: kCount }, (_, i) => colourName(i + 1));
