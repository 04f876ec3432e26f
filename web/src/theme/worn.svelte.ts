// The theme that the page wears now, for what is said and drawn by it: names of colours differ on
// light and dark grounds, few colours want letters. The app's shell sets it (app/appearance.ts).
export type Theme = "light" | "dark" | "contrast-light" | "contrast-dark";

let worn = $state<Theme>("light");

export const wornTheme = (): Theme => worn;
export const isDarkGround = (): boolean => worn.endsWith("dark");
export const hasFewColours = (): boolean => worn.startsWith("contrast");

export function setWornTheme(theme: Theme): void {
  worn = theme;
}
