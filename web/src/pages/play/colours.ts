// The names of the cell colours, which are others on
// a light ground than on a dark one.
import { t } from "../../words/words.svelte";

export const isDarkGround = (): boolean =>
  /dark/u.test(document.documentElement.dataset["theme"] ?? "");

export const colourName = (colour: number): string =>
  t(`colour.${colour}.${isDarkGround() ? "dark" : "light"}`);
