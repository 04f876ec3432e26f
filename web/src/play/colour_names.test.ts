// What colours are called, held to what they look like: a name for each that a palette draws, and
// none twice.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { kOwnSettings } from "../settings/own_settings";
import { colourKey } from "./colour_names";

const kWords = JSON.parse(
  readFileSync(new URL("../words/board.json", import.meta.url), "utf8"),
) as Record<string, Record<string, string>>;
const kThemes = readFileSync(new URL("../theme/themes.css", import.meta.url), "utf8");
const kPalettes = kOwnSettings.find(({ key }) => key === "palette")?.values ?? [];
const kNine = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe("names of colours", () => {
  it("are another for each of the nine, in every palette and on every ground", () => {
    for (const palette of kPalettes) {
      for (const isDark of [false, true]) {
        const keys = kNine.map((colour) => colourKey(colour, palette, isDark));
        expect(new Set(keys).size, palette).toBe(9);
      }
    }
  });

  it("of the strong six are those that the palette draws, and on light grounds alone", () => {
    const drawn = /\[data-palette="strong-six"\] \{([^}]*)\}/u.exec(kThemes)?.[1] ?? "";
    for (const colour of kNine) {
      const isStrong = drawn.includes(`--cell-${colour}:`);
      expect(colourKey(colour, "strong-six", false).endsWith(".strong")).toBe(isStrong);
      expect(colourKey(colour, "strong-six", true)).toBe(`colour.${colour}.dark`);
      expect(kWords[`colour.${colour}.strong`] !== undefined).toBe(isStrong);
    }
  });

  it("of strong six and patterns differ in every language", () => {
    for (const language of ["en", "zh-CN", "zh-TW"]) {
      const words = (key: string): string | undefined => kWords[key]?.[language];
      expect(new Set(kNine.map((n) => words(`play.pattern.${n}`))).size).toBe(9);
      expect(new Set([1, 2, 3, 4, 5, 6].map((n) => words(`colour.${n}.strong`))).size).toBe(6);
    }
  });
});
